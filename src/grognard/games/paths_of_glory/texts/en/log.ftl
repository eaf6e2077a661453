# The log: the state of the war beneath the heading of a turn, and a combat in one line.

turn-figures = VP: { $points } · War Status: Allied Powers { $number }, Central Powers { $number2 }, combined { $combined }

turn-ends = End of turn { $turn }: attrition, sieges and War Status.
starving = { FORM($pieces, "a") } { COUNT($pieces) ->
    [one] is
   *[other] are
  } out of supply at the end of the turn.

combat-over = The attack of { FORM($side, "the") } on { FORM($space, "the") } is over.
summary-alone = { $opening }.
summary-told = { $opening }: { $course }.
summary-then = { $first }; { $second }

# What came of it

summary-won = { FORM($nations, "the") } { COUNT($nations) ->
    [one] attacks { FORM($space, "the") } and wins
   *[other] attack { FORM($space, "the") } and win
  }, { $number } to { $number2 }
summary-lost = { FORM($nations, "the") } { COUNT($nations) ->
    [one] attacks { FORM($space, "the") } and loses
   *[other] attack { FORM($space, "the") } and lose
  }, { $number } to { $number2 }
summary-tied = The { FORM($nations, "adjective") } attack on { FORM($space, "the") } ends in a tie, { $number } to { $number }
summary-attack = { FORM($nations, "the") } { COUNT($nations) ->
    [one] attacks
   *[other] attack
  } { FORM($space, "the") }
summary-cancelled = The { FORM($nations, "adjective") } attack on { FORM($space, "the") } is cancelled

# Its course, after a colon

summary-pulls-back = the Russians pull back before the combat
summary-steps = { $number ->
    [0] the attackers lose no steps
    [one] the attackers lose 1 step
   *[other] the attackers lose { $number } steps
  }, the defenders { $number2 ->
    [0] none
   *[other] { $number2 }
  }
summary-eliminated = { FORM($pieces, "a") } { COUNT($pieces) ->
    [one] is
   *[other] are
  } eliminated
summary-fort = the fort is destroyed
summary-holds = the defenders hold the space
summary-retreats = { FORM($pieces, "a") } { COUNT($pieces) ->
    [one] retreats
   *[other] retreat
  } to { FORM($space, "the") }
summary-advances = { FORM($pieces, "a") } { COUNT($pieces) ->
    [one] advances
   *[other] advance
  } into { FORM($space, "the") }
summary-points = VP now { $points }
