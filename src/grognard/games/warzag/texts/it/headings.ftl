# Where the game stands, and how it ended.

heading-set-up = Preparazione
heading-turn = Round { $round }, { $nation }
heading-end = Fine

won-objective = { FORM($nation, "the") } ha completato { $objective }: { $needs }
won-last = resta in gioco solo { FORM($nation, "the") }
won-elimination-alliance = entrambi i nemici { FORM($alliance, "of") } sono stati eliminati
won-surrender = { FORM($nation, "the") } si arrende: la vittoria è { FORM($alliance, "of") }
won-armistice = all'armistizio il primo posto è { FORM($nation, "of") }, con { $number ->
    [one] un territorio
   *[other] { $number } territori
  }
won-armistice-alliance = all'armistizio il primo posto è { FORM($alliance, "of") }

# Numbers that the game follows

series-territories = Territori
series-armies = Armate
series-points = Punti
series-research = Ricerca

# The parts of a turn

phase-resources = Risorse
phase-expansion = Espansione
phase-invasion = Invasione
phase-development = Sviluppo
phase-end = Fine
