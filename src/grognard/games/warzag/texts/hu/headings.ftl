# Where the game stands, and how it ended.

heading-set-up = Előkészítés
heading-turn = { $round }. forduló, { $nation }
heading-end = A játszma vége

won-objective = { FORM($nation, "the") } teljesítette { FORM($objective, "az") } célkitűzést ({ $needs })
won-last = egyedül { FORM($nation, "the") } maradt játékban
won-elimination-alliance = { FORM($alliance, "the") } mindkét ellenséget { TRAIT($alliance, "number") ->
    [plural] kiejtették
   *[other] kiejtette
  }
won-surrender = { FORM($nation, "the") } megadta magát, így { FORM($alliance, "the") } { TRAIT($alliance, "number") ->
    [plural] győznek
   *[other] győz
  }
won-armistice = a fegyverszünetkor { FORM($nation, "the") } vezet { $number } területtel
won-armistice-alliance = a fegyverszünetkor { FORM($alliance, "the") } { TRAIT($alliance, "number") ->
    [plural] vezetnek
   *[other] vezet
  }

# Numbers that the game follows

series-territories = Területek
series-armies = Hadseregek
series-points = Pontok
series-research = Kutatás

# The parts of a turn

phase-resources = Erőforrások
phase-expansion = Terjeszkedés
phase-invasion = Invázió
phase-development = Fejlesztés
phase-end = Zárás
