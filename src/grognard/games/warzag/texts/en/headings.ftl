# Where the game stands, and how it ended.

heading-set-up = Set-up
heading-turn = Round { $round }, { $nation }
heading-end = End of the game

won-objective = { FORM($nation, "the") } has completed { $objective } with { $needs }
won-last = { FORM($nation, "the") } is the last nation left
won-elimination-alliance = { FORM($alliance, "the") } { TRAIT($alliance, "number") ->
    [plural] have
   *[other] has
  } eliminated both enemies
won-surrender = { FORM($nation, "the") } surrenders, and { FORM($alliance, "the") } { TRAIT($alliance, "number") ->
    [plural] win
   *[other] wins
  }
won-armistice = at the armistice { FORM($nation, "the") } is ahead, with { $number ->
    [one] one territory
   *[other] { $number } territories
  }
won-armistice-alliance = at the armistice { FORM($alliance, "the") } { TRAIT($alliance, "number") ->
    [plural] are
   *[other] is
  } ahead

# Numbers that the game follows

series-territories = Territories
series-armies = Armies
series-points = Points
series-research = Research

# The parts of a turn

phase-resources = Resources
phase-expansion = Expansion
phase-invasion = Invasion
phase-development = Development
phase-end = End
