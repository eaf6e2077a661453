# Where the game stands, and how it ended.

heading-set-up = Preparazione
heading-turn = Round { $round }, { $nation }
heading-end = Fine della partita

won-objective = { FORM($nation, "the") } ha completato { $objective } con { $needs }
won-last = { FORM($nation, "the") } è l'ultima nazione rimasta in gioco
won-elimination-alliance = { FORM($alliance, "the") } { TRAIT($alliance, "number") ->
    [plural] hanno
   *[other] ha
  } eliminato entrambi i nemici
won-surrender = { FORM($nation, "the") } si arrende, e { TRAIT($alliance, "number") ->
    [plural] vincono
   *[other] vince
  } { FORM($alliance, "the") }
won-armistice = all'armistizio è in testa { FORM($nation, "the") }, con { $number ->
    [one] un territorio
   *[other] { $number } territori
  }
won-armistice-alliance = all'armistizio { TRAIT($alliance, "number") ->
    [plural] sono
   *[other] è
  } in testa { FORM($alliance, "the") }

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
