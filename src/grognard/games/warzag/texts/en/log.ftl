# The log: the state of the war beneath the heading of a turn, and an invasion in one line.

turn-figures = Territories: { $owned }
territories-owned = { $nation } { $number }

armies-and = { $first } and { $second }

invasion-over = The invasion of { FORM($territory, "the") } by { FORM($nation, "the") } is over.
summary-alone = { $opening }.
summary-told = { $opening }: { $course }.
summary-then = { $first }; { $second }

summary-succeeds = { FORM($nation, "the") } invades { FORM($territory, "the") }, attack { $number } against defence { $number2 }, and succeeds
summary-fails = { FORM($nation, "the") } invades { FORM($territory, "the") }, attack { $number } against defence { $number2 }, and fails

# Its course, after a colon

summary-losses = { $number ->
    [0] the attackers lose no armies
    [one] the attackers lose 1 army
   *[other] the attackers lose { $number } armies
  }, the defenders { $number2 ->
    [0] none
   *[other] { $number2 }
  }
summary-leader = { FORM($nation, "the") }'s leader is driven back to { FORM($territory, "the") }
summary-takes = { FORM($nation, "the") } takes { FORM($territory, "the") }
summary-liberates = { FORM($nation, "the") } liberates { FORM($territory, "the") }
