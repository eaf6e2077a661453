# What has happened. A name that ends in -own is what only the owner of the cards reads.

turn = Round { $round }: { $power }'s turn.
dealt = { $power } has been dealt { $number } cards.
dealt-own = { $power } has been dealt { $number } cards: { $cards }.
redrawn = { $power } shuffles its cards back into the deck and redraws.
chosen = { $power } has chosen its opening hand.
put-under-own = { $power } puts { $card } under its deck.
put-under = { $power } puts a card under its deck.
drew = { $number ->
    [0] { $power } draws no cards.
    [one] { $power } draws 1 card.
   *[other] { $power } draws { $number } cards.
  }
drew-own = { COUNT($cards) ->
    [0] { $power } draws no cards.
   *[other] { $power } draws { $cards }.
  }
drafts = { $power } discards two cards to draft.
drafted = { $power } drafts { $card }.
draft-missed = { $power } finds no card to draft.
recovered = { $power } takes { $card } from its discard pile.
played = { $power } plays { $card }.
no-effect = { $card } has no effect.
nowhere-to-build = { FORM($nation, "the") } has no space where it can build { $what }.
nowhere-to-recruit = { FORM($nation, "the") } has no space where it can recruit { $what }.
nowhere-to-battle = { FORM($nation, "the") } has no space where it can battle.
built-army = { FORM($nation, "the") } builds an army in { FORM($space, "the") }.
built-navy = { FORM($nation, "the") } builds a navy in { FORM($space, "the") }.
recruited-army = { FORM($nation, "the") } recruits an army in { FORM($space, "the") }.
recruited-navy = { FORM($nation, "the") } recruits a navy in { FORM($space, "the") }.
removed-army = The { FORM($nation, "adjective") } army in { FORM($space, "the") } is removed.
removed-navy = The { FORM($nation, "adjective") } navy in { FORM($space, "the") } is removed.
recalled-army = { $power } removes its { TRAIT($power, "nations") ->
    [one] own
   *[two] { FORM($nation, "adjective") }
  } army from { FORM($space, "the") }.
recalled-navy = { $power } removes its { TRAIT($power, "nations") ->
    [one] own
   *[two] { FORM($nation, "adjective") }
  } navy from { FORM($space, "the") }.
eliminated-army = The { FORM($nation, "adjective") } army in { FORM($space, "the") } is eliminated.
eliminated-navy = The { FORM($nation, "adjective") } navy in { FORM($space, "the") } is eliminated.
token = { FORM($space, "the") } gains an objective token.
attrition-card = { $power } reveals { $card } for attrition.
attrition = { $number ->
    [one] Attrition: { $power } must discard 1 card.
   *[other] Attrition: { $power } must discard { $number } cards.
  }
discarded = { $power } discards a card from hand, face down.
discarded-own = { $power } discards { $card } from hand, face down.
discarded-prepared = { $power } discards a prepared card, face down.
discarded-prepared-own = { $power } discards the prepared card { $card }, face down.
discarded-top = { $power } discards the top card of its deck, face down.
discarded-top-own = { $power } discards the top card of its deck, face down: { $card }.
discarded-openly = { $power } discards { $card }.
discarded-status = { $power } loses the Status card { $card }.
prepared = { $power } prepares a card.
prepared-own = { $power } prepares { $card }.
prepared-openly = { $power } prepares { $card }, which all players have seen.
unprepared = { $power } takes a prepared card back into hand.
unprepared-own = { $power } takes the prepared card { $card } back into hand.
stays-prepared = { $card } stays prepared: { $power } pays with cards from hand.
kept-in-hand = { $card2 }: { $power } takes { $card } back into hand.
kept-prepared = { $card2 }: { $power } keeps { $card } prepared.
spent = { $power } spends { $card } for { $card2 }.
status = { $card } takes effect.
looked = { COUNT($cards) ->
    [0] { $power } shows no cards.
   *[other] { $power } shows { $cards }.
  }
battle = { FORM($nation, "the") } attacks { FORM($space2, "the") } from { FORM($space, "the") }.
reinforced = { $power } reinforces with { $card }.
sustained = { $power } sustains with { $card }.
answer-withdrawn = { COUNT($cards) ->
    [one] The symbols are not enough: { $cards } goes back to where it was.
   *[other] The symbols are not enough: { $cards } go back to where they were.
  }
passed = { $power } passes.
passed-turn = { $power } passes on { $window } for the rest of this turn.
passed-turn-cards = { $power } passes on { $cards } for the rest of this turn.
battle-won = { FORM($nation, "the") } wins the battle in { FORM($space, "the") }.
battle-failed = The { FORM($nation, "adjective") } attack on { FORM($space, "the") } fails.
counterattack = { $power } counterattacks with { $card }.
scored = { FORM($coalition, "the") } { TRAIT($coalition, "number") ->
    [plural] score
   *[other] scores
  } { $number ->
    [one] 1 point
   *[other] { $number } points
  }.
lost-points = { FORM($coalition, "the") } { TRAIT($coalition, "number") ->
    [plural] lose
   *[other] loses
  } { $number ->
    [one] 1 point
   *[other] { $number } points
  }.
gained-points = { FORM($coalition2, "the") } { TRAIT($coalition2, "number") ->
    [plural] have
   *[other] has
  } no points left to lose: { FORM($coalition, "the") } { TRAIT($coalition, "number") ->
    [plural] gain
   *[other] gains
  } { $number ->
    [one] 1 point
   *[other] { $number } points
  } instead.
objectives = Scoring: { FORM($coalition, "the") } { TRAIT($coalition, "number") ->
    [plural] hold
   *[other] holds
  } { $number ->
    [0] no objectives
    [one] 1 objective
   *[other] { $number } objectives
  }.
points = Score: Central Powers { $number }, Entente { $number2 }.
won = { FORM($coalition, "the") } { TRAIT($coalition, "number") ->
    [plural] win
   *[other] wins
  } the game: { $why }.
