# Where the game stands, and how it ended.

heading-set-up = Set-up
heading-turn = Round { $round }, { $nation }
heading-end = The end

won-objective = { FORM($nation, "the") } has completed { $objective }
won-last = { FORM($nation, "the") } alone is left
won-elimination-alliance = { FORM($alliance, "the") } have eliminated both enemies
won-surrender = { FORM($nation, "the") } surrenders, and { FORM($alliance, "the") } win
won-armistice = at the armistice { FORM($nation, "the") } stands first, with { $number ->
    [one] one territory
   *[other] { $number } territories
  }
won-armistice-alliance = at the armistice { FORM($alliance, "the") } stand first
