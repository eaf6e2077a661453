# The log: the state of the war beneath the heading of a turn, and a battle in one line.

turn-figures = Objectives: { $objectives } · Draw pile: { $number } (deck { $deck }){ $drawn ->
    [0] { "" }
   *[other] { " " }· Cards of Fate drawn: { $drawn }
  }
objectives-held = { $nation } { $number } of { $total }

battle-over = The battle at { $city } is over.
summary-alone = { $opening }.
summary-told = { $opening }: { $course }.
summary-then = { $first }; { $second }

# What came of it

summary-won = { $pieces } { COUNT($pieces) ->
    [one] attacks { $pieces2 } at { $city } and wins
   *[other] attack { $pieces2 } at { $city } and win
  } by { $score }
summary-lost = { $pieces } { COUNT($pieces) ->
    [one] attacks { $pieces2 } at { $city } and loses
   *[other] attack { $pieces2 } at { $city } and lose
  } by { $score }
summary-tie = { $pieces } { COUNT($pieces) ->
    [one] attacks { $pieces2 } at { $city } and ties
   *[other] attack { $pieces2 } at { $city } and tie
  }

# Its course, after a colon

summary-cards = { FORM($nation, "the") } plays { $number ->
    [one] 1 card
   *[other] { $number } cards
  }
summary-troops = { $pieces } { COUNT($pieces) ->
    [one] loses
   *[other] lose
  } { $number ->
    [one] 1 troop
   *[other] { $number } troops
  }
summary-retreats = { $pieces } { COUNT($pieces) ->
    [one] loses
   *[other] lose
  } { $number ->
    [one] 1 troop
   *[other] { $number } troops
  } and { COUNT($pieces) ->
    [one] retreats
   *[other] retreat
  } to { $city }
summary-no-retreat = { $pieces } cannot retreat and { COUNT($pieces) ->
    [one] is
   *[other] are
  } lost with all troops
summary-destroyed = { $pieces } { COUNT($pieces) ->
    [one] loses
   *[other] lose
  } { $number ->
    [one] 1 troop
   *[other] { $number } troops
  } and { COUNT($pieces) ->
    [one] leaves
   *[other] leave
  } the map
summary-off = { $pieces } { COUNT($pieces) ->
    [one] leaves
   *[other] leave
  } the map
