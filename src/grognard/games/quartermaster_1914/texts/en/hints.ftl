# What speaks for an act, in the words of an adviser: facts of the board and of the cards that the player knows.

because-home = Without an army in { FORM($space, "the") }, the home of { FORM($nation, "the") }, none of its pieces is supplied.
because-objective-free = { FORM($space, "the") }: an objective that nobody holds; scoring rounds to come: { $number }.
because-objective-enemy = { FORM($space, "the") }: an objective that the enemy holds; scoring rounds to come: { $number }.
because-objective-ours = { FORM($space, "the") }: an objective of yours; scoring rounds to come: { $number }.
because-rejoins = With a piece in { FORM($space, "the") } pieces that were cut off are supplied again: { $number }.
because-way-to = From { FORM($space, "the") } it is one step to { FORM($space2, "the") }, an objective that nobody holds.
because-way-against = From { FORM($space, "the") } you can attack { FORM($space2, "the") }, an objective of the enemy.
because-second-guard = A second army makes { FORM($space, "the") } easier to defend: the cards of both nations can reinforce it.
because-front = From { FORM($space, "the") } you can attack { FORM($space2, "the") }.
because-more-ground = A piece in { FORM($space, "the") } widens your line of supply.
because-way-is-free = Nobody is in { FORM($space, "the") }, so that nothing can stop it.
because-enemy-home = Without an army in { FORM($space, "the") }, its home, no piece of { FORM($nation, "the") } is supplied.
because-cuts = Without { FORM($space, "the") } other enemy pieces lose their supply: { $number }.
because-unsupplied = The enemy in { FORM($space, "the") } is out of supply: only few cards can reinforce it.
because-no-answer = Nobody has a prepared card with which { FORM($space, "the") } could be reinforced.
because-threat-removed = From { FORM($space, "the") } the enemy can attack { FORM($space2, "the") }, an objective of yours.
because-sustain-ready = If the enemy reinforces, { $card } lies prepared to answer.
because-weakens = Any enemy piece that is removed costs a card and a turn to build again.
because-strike-back = The attack came from { FORM($space, "the") }: you strike back at once, without using up a turn.
because-saves-supply = Without { FORM($space, "the") } other pieces of yours lose their supply: { $number }.
because-last-word = The other side has no prepared card left with which to answer.
because-costs-them = The other side must spend a further card, or give way in { FORM($space, "the") }.
because-points = Points at once: { $number }.
because-attrition = Cards that { $power } must discard: { $number }.
because-runs-dry = { $power } runs out of cards; left in hand and deck: { $number }.
because-nothing-left = { $power } has not cards enough for that: each one that is missing costs a point.
because-token = An objective token is put in { FORM($space, "the") }: it scores like a printed objective.
because-more-cards = { $card } also lets you prepare, fetch or play another card.
because-status-scores = { $card } stays in play and can pay in each scoring round; to come: { $number }.
because-status-lasts = { $card } stays in play for the rest of the game; turns left: { $number }.
because-most-useful = No card in hand seems to do more than { $card } now.
because-hand-useless = No card of { $power } gains anything worth a card now.
because-short-of-cards = Cards of { $power } in hand and deck: { $number }, for { $number2 ->
    [one] one turn
   *[other] { $number2 } turns
  }.
because-guards = { FORM($space, "the") } can be attacked, and { $card } could reinforce it.
because-hits-later = In a later turn { $card } makes { $power } discard cards: { $number }.
because-strikes-back-later = If an attack on { FORM($nation, "a") } army fails, { $card } strikes back at once.
because-ready-to-sustain = If your attack on { FORM($space, "the") } is answered, { $card } can sustain it.
because-nobody-knows = The enemy sees a prepared card, but not that it is { $card }.
because-kept-to-play = The cards of { $power } do more good in hand.
because-last-cards = { $power } has no deck left: { $card } can be played only from hand.
because-not-worth = What could be won in { FORM($space, "the") } is not worth a card.
because-nowhere-better = { FORM($nation, "the") } gains nothing by it now.
because-least-missed = { $card } is missed least.
because-unseen-card = What { $power } has in hand and prepared seems better than an unknown card of the deck.
because-full-hand = More cards give more choice; to draw: { $number }.
because-draft = { $power } can fetch a card from the deck that gains more than all that is in hand.
because-draft-costs = A draft costs two cards, and { $power } has no need of it now.
