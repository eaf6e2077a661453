# What speaks for an act, as an adviser would say it: facts of the board and of the cards that the player knows.

because-home = Keep { FORM($nation, "the") } supplied: it needs an army in { FORM($space, "the") }, its home space.
because-home-first = Enter { FORM($space, "the") } before an enemy does: an enemy army in its home space keeps { FORM($nation, "the") } from building.
because-objective-free = { $number ->
    [one] { FORM($space, "the") } is an unoccupied objective, worth 1 point in the last scoring round.
   *[other] { FORM($space, "the") } is an unoccupied objective, worth 1 point in each of the { $number } scoring rounds left.
  }
because-objective-enemy = { $number ->
    [one] The enemy holds { FORM($space, "the") }, an objective worth 1 point in the last scoring round.
   *[other] The enemy holds { FORM($space, "the") }, an objective worth 1 point in each of the { $number } scoring rounds left.
  }
because-objective-ours = { $number ->
    [one] Your coalition holds { FORM($space, "the") }, an objective worth 1 point in the last scoring round.
   *[other] Your coalition holds { FORM($space, "the") }, an objective worth 1 point in each of the { $number } scoring rounds left.
  }
because-rejoins = { $number ->
    [one] Close the gap in { FORM($space, "the") }: a piece that is cut off is in supply again.
   *[other] Close the gap in { FORM($space, "the") }: { $number } pieces that are cut off are in supply again.
  }
because-way-to = { FORM($space, "the") } is next to { FORM($space2, "the") }, an unoccupied objective.
because-way-against = From { FORM($space, "the") } you can attack { FORM($space2, "the") }, an objective that the enemy holds.
because-second-guard = A second army makes { FORM($space, "the") } easier to defend: the cards of both nations can reinforce it.
because-front = From { FORM($space, "the") } you can attack { FORM($space2, "the") }.
because-more-ground = A piece in { FORM($space, "the") } extends your supply line.
because-way-is-free = No enemy is in { FORM($space, "the") }, so you cannot lose this battle.
because-enemy-home = Strike at { FORM($space, "the") }, the home space of { FORM($nation, "the") }: without an army there it has no supplied piece.
because-cuts = { $number ->
    [one] Cut the enemy's supply line in { FORM($space, "the") }: another enemy piece loses its supply.
   *[other] Cut the enemy's supply line in { FORM($space, "the") }: { $number } other enemy pieces lose their supply.
  }
because-unsupplied = The enemy in { FORM($space, "the") } is out of supply: only cards with the supply symbol can reinforce it.
because-no-answer = The enemy has no prepared card that could reinforce { FORM($space, "the") }.
because-threat-removed = This removes a threat: from { FORM($space, "the") } the enemy can attack { FORM($space2, "the") }, an objective that your coalition holds.
because-sustain-ready = If the enemy reinforces, you have { $card } prepared to answer.
because-weakens = Rebuilding a piece that you remove costs the enemy a card and a turn.
because-strike-back = The attack came from { FORM($space, "the") }: strike back at once, without using your own turn.
because-saves-supply = { $number ->
    [one] Keep the supply line through { FORM($space, "the") } open: without it, another piece of your coalition loses its supply.
   *[other] Keep the supply line through { FORM($space, "the") } open: without it, { $number } other pieces of your coalition lose their supply.
  }
because-last-word = The enemy has no prepared card left to answer with.
because-costs-them = The enemy must spend another card or give up the battle in { FORM($space, "the") }.
because-points = { $number ->
    [one] Your coalition gains 1 point at once.
   *[other] Your coalition gains { $number } points at once.
  }
because-war-ends = A lead of 12 points ends the war in the next scoring round: every point counts now.
because-attrition = { $number ->
    [one] { $power } must discard 1 card.
   *[other] { $power } must discard { $number } cards.
  }
because-runs-dry = { $number ->
    [one] { $power } is running out of cards: only 1 is left in hand and deck.
   *[other] { $power } is running out of cards: only { $number } are left in hand and deck.
  }
because-nothing-left = { $power } has too few cards to discard: each missing card costs its coalition a point.
because-token = An objective token in { FORM($space, "the") } scores like a printed objective.
because-more-cards = { $card } also lets you prepare, draft or play another card.
because-status-scores = { $number ->
    [one] { $card } stays in play and can score in the last scoring round.
   *[other] { $card } stays in play and can score in each of the { $number } scoring rounds left.
  }
because-status-lasts = { $number ->
    [one] { $card } stays in play for the last turn.
   *[other] { $card } stays in play for the { $number } turns that are left.
  }
because-most-useful = { $card } is the most useful card in hand now.
because-hand-useless = No card in { $power }'s hand is worth playing now.
because-short-of-cards = { $power } must save cards: it has { $number } in hand and deck for { $number2 ->
    [one] one more turn
   *[other] { $number2 } more turns
  }.
because-guards = Cover { FORM($space, "the") }: the enemy can attack it, and { $card } can then reinforce it.
because-hits-later = { $number ->
    [one] On a later turn, { $card } can make { $power } discard 1 card.
   *[other] On a later turn, { $card } can make { $power } discard { $number } cards.
  }
because-strikes-back-later = If an attack on { FORM($nation, "a") } army fails, { $card } strikes back at once.
because-ready-to-sustain = If the enemy reinforces { FORM($space, "the") }, { $card } can sustain your attack.
because-nobody-knows = The enemy sees only that a card is prepared, not that it is { $card }.
because-kept-to-play = { $power }'s cards are worth more in hand than prepared.
because-last-cards = { $power }'s deck is empty, and { $card } can be played only from hand.
because-not-worth = Winning in { FORM($space, "the") } is not worth a card.
because-nowhere-better = Nothing that { FORM($nation, "the") } can do here would gain enough now.
because-least-missed = { $card } is the card that you will miss least.
because-unseen-card = An unknown card from the deck is probably worth less than the cards that { $power } holds or has prepared.
because-full-hand = { $number ->
    [one] One more card in hand gives more choice.
   *[other] { $number } more cards in hand give more choice.
  }
because-draft = { $power } can draft a card that would gain more now than any card in hand.
because-draft-costs = A draft costs two cards, and { $power } does not need a Build card now.
