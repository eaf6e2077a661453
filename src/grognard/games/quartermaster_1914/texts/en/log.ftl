# The log: the state of the war beneath the heading of a turn, and a battle in one line.

turn-figures = Score: Central Powers { $number }, Entente { $number2 }

battle-over = The { FORM($nation, "adjective") } battle in { FORM($space, "the") } is over.
summary-alone = { $opening }.
summary-told = { $opening }: { $course }.
summary-then = { $first }; { $second }

summary-won = { FORM($nation, "the") } attacks { FORM($space, "the") } and wins
summary-failed = { FORM($nation, "the") } attacks { FORM($space, "the") } and fails

# Its course, after a colon

summary-sustained = { $number ->
    [one] 1 card sustains
   *[other] { $number } cards sustain
  } the attack
summary-reinforced = { $number ->
    [one] 1 card reinforces
   *[other] { $number } cards reinforce
  } the defence
summary-removed-army = the { FORM($nation, "adjective") } army is removed
summary-removed-navy = the { FORM($nation, "adjective") } navy is removed
