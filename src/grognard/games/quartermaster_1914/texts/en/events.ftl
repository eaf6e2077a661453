# What has happened. A name that ends in -own is what only the owner of the cards reads.

turn = Round { $round }: the turn of { $power }.
dealt = { $power } has been dealt { $number } cards.
dealt-own = { $power } has been dealt { $number } cards: { $cards }.
redrawn = { $power } shuffles its cards back and draws again.
chosen = { $power } has chosen its opening hand.
put-under-own = { $power } puts { $card } under its deck.
put-under = { $power } puts a card under its deck.
drew = Cards drawn by { $power }: { $number }.
drew-own = { COUNT($cards) ->
    [0] { $power } draws nothing.
   *[other] { $power } draws { $cards }.
  }
drafts = { $power } discards two cards to draft.
drafted = { $power } drafts { $card }.
draft-missed = { $power } finds no card to draft.
recovered = { $power } takes { $card } from its discard pile.
played = { $power } plays { $card }.
no-effect = { $card } has no effect.
nowhere-to-build = { FORM($nation, "the") } can build { $what } nowhere.
nowhere-to-recruit = { FORM($nation, "the") } can recruit { $what } nowhere.
nowhere-to-battle = { FORM($nation, "the") } can battle nowhere.
built-army = { FORM($nation, "the") } builds an army in { FORM($space, "the") }.
built-navy = { FORM($nation, "the") } builds a navy in { FORM($space, "the") }.
recruited-army = { FORM($nation, "the") } recruits an army in { FORM($space, "the") }.
recruited-navy = { FORM($nation, "the") } recruits a navy in { FORM($space, "the") }.
removed-army = The { FORM($nation, "adjective") } army in { FORM($space, "the") } is removed.
removed-navy = The { FORM($nation, "adjective") } navy in { FORM($space, "the") } is removed.
recalled-army = { $power } takes back the { FORM($nation, "adjective") } army in { FORM($space, "the") }.
recalled-navy = { $power } takes back the { FORM($nation, "adjective") } navy in { FORM($space, "the") }.
eliminated-army = The { FORM($nation, "adjective") } army in { FORM($space, "the") } is eliminated.
eliminated-navy = The { FORM($nation, "adjective") } navy in { FORM($space, "the") } is eliminated.
token = An objective token is put in { FORM($space, "the") }.
attrition-card = { $power } reveals { $card } for attrition.
attrition = Attrition: { $power } must discard { $number }.
discarded = { $power } discards a card from hand, unseen.
discarded-own = { $power } discards { $card } from hand, unseen.
discarded-prepared = A prepared card of { $power } is discarded, unseen.
discarded-prepared-own = { $card }, prepared by { $power }, is discarded, unseen.
discarded-top = { $power } discards the top card of its deck, unseen.
discarded-top-own = { $power } discards the top card of its deck, unseen: { $card }.
discarded-openly = { $power } discards { $card }.
discarded-status = { $power } loses the Status card { $card }.
prepared = { $power } prepares a card.
prepared-own = { $power } prepares { $card }.
prepared-openly = { $power } prepares { $card }, which all have seen.
unprepared = { $power } takes a prepared card back to hand.
unprepared-own = { $power } takes { $card }, which was prepared, back to hand.
stays-prepared = { $card } stays prepared: { $power } pays with cards from hand.
kept-in-hand = { $card2 }: { $power } takes { $card } back to hand.
kept-prepared = { $card2 }: { $power } keeps { $card } prepared.
spent = { $power } spends { $card } for { $card2 }.
status = { $card } takes effect.
looked = { COUNT($cards) ->
    [0] { $power } has nothing.
   *[other] { $power } has { $cards }.
  }
battle = { FORM($nation, "the") } attacks from { FORM($space, "the") } to { FORM($space2, "the") }.
reinforced = { $power } reinforces with { $card }.
sustained = { $power } sustains with { $card }.
answer-withdrawn = { COUNT($cards) ->
    [one] It is not enough: { $cards } is taken back and stays where it was.
   *[other] It is not enough: { $cards } are taken back and stay where they were.
  }
passed = { $power } passes.
passed-turn = { $power } passes for the rest of this turn: { $window }.
passed-turn-cards = { $power } passes for the rest of this turn: { $cards }.
battle-won = { FORM($nation, "the") } wins the battle in { FORM($space, "the") }.
battle-failed = The attack of { FORM($nation, "the") } on { FORM($space, "the") } fails.
counterattack = { $power } counterattacks with { $card }.
scored = Points for { FORM($coalition, "the") }: { $number }.
lost-points = Points lost by { FORM($coalition, "the") }: { $number }.
gained-points = Points for { FORM($coalition, "the") }, since { FORM($coalition2, "the") } has none left to lose: { $number }.
objectives = Scoring: objectives held by { FORM($coalition, "the") }: { $number }.
points = Points: the Central Powers { $number }, the Entente { $number2 }.
won = The game is over: { $why }. Victory for { FORM($coalition, "the") }.
