# A view as text.

empty = {""}
report-head = { $heading }. Score: Central Powers { $number }, Entente { $number2 }.
report-objectives = Objectives held: Central Powers { $number }, Entente { $number2 }.
report-tokens = Objective tokens: { FORM($spaces, "the") }.
report-truce = The Christmas Truce is in force until the end of the round.
report-result = The game is over: { $why }. { COUNT($seats) ->
    [one] Winner: { $seats }.
   *[other] Winners: { $seats }.
  }

# Powers and nations

report-power = { FORM($power, "long") } ({ $seat }): hand { $hand }, prepared { $prepared }, deck { $deck }, discards { $up } face up, { $down } face down.
report-nation = {"  "}{ $nation }: { $armies }{ $navies }{ $unsupplied }{ $silenced ->
    [0] {""}
   *[other] ; home space lost, scores no points
  } (armies left { $number }, navies left { $number2 })
report-armies = { COUNT($spaces) ->
    [0] no army on the board
    [one] army in { FORM($spaces, "the") }
   *[other] armies in { FORM($spaces, "the") }
  }
report-navies = { COUNT($spaces) ->
    [0] {""}
    [one] ; navy in { FORM($spaces, "the") }
   *[other] ; navies in { FORM($spaces, "the") }
  }
report-unsupplied = { COUNT($spaces) ->
    [0] {""}
   *[other] ; NOT SUPPLIED: { FORM($spaces, "the") }
  }

# Cards

report-status = {"  "}Status cards: { $cards }
report-top = {"  "}Top of the discard pile: { $card }
report-hand = { COUNT($cards) ->
    [0] {"  "}Hand: no cards
   *[other] {"  "}Hand: { $cards }
  }
report-prepared = { COUNT($cards) ->
    [0] {"  "}Prepared: no cards
   *[other] {"  "}Prepared: { $cards }
  }
report-hand-known = {"  "}Known to be in hand: { $cards }
report-prepared-known = {"  "}Known to be prepared: { $cards }
report-deck-known = {"  "}Known to be at the bottom of the deck: { $cards }
one-card = { $card }
several-cards = { $number } × { $card }

# The battle that is being fought

report-battle-clear = Battle in { FORM($space, "the") } (clear terrain), attacked by { FORM($nation, "the") } from { FORM($space2, "the") }: attack { $attack }, defence { $defence }.
report-battle-difficult = Battle in { FORM($space, "the") } (difficult terrain), attacked by { FORM($nation, "the") } from { FORM($space2, "the") }: attack { $attack }, defence { $defence }.
report-laid = Cards used: { $cards }.
report-attack-needs = { $number ->
    [one] The attack needs 1 more symbol.
   *[other] The attack needs { $number } more symbols.
  }
report-defence-needs = { $number ->
    [one] The defence needs 1 more symbol.
   *[other] The defence needs { $number } more symbols.
  }

# One space and those beside it

report-space = { COUNT($here) ->
    [0] { $space } ({ $ground })
   *[other] { $space } ({ $ground }): { $here }
  }
report-beside = {"  "}{ $there }
report-beside-central = {"  "}for the Central Powers only: { $there }
ground-sea = sea
ground-land = clear terrain
ground-difficult = difficult terrain
ground-objective = objective
army-of = { FORM($nation, "adjective") } army
navy-of = { FORM($nation, "adjective") } navy
