# The log: the state of the war beneath the heading of a turn, and an invasion in one line.

turn-figures = Területek: { $owned }
territories-owned = { $nation } { $number }

armies-and = { $first } és { $second }
    .object = { FORM($first, "object") } és { FORM($second, "object") }
    .with = { FORM($first, "with") } és { FORM($second, "with") }

invasion-over = Véget ért { FORM($nation, "the") } inváziója { FORM($territory, "the") } ellen.
summary-alone = { $opening }.
summary-told = { $opening }: { $course }.
summary-then = { $first }; { $second }

summary-succeeds = { FORM($nation, "the") } sikerrel támadja meg { FORM($territory, "the-object") } (támadás { $number }, védelem { $number2 })
summary-fails = { FORM($nation, "the") } sikertelenül támadja meg { FORM($territory, "the-object") } (támadás { $number }, védelem { $number2 })

# Its course, after a colon

summary-losses = { $number ->
    [0] a támadók nem veszítenek hadsereget
   *[other] a támadók { $number } hadsereget veszítenek
  }, a védők { $number2 ->
    [0] egyet sem
   *[other] { FORM($number2, "object") }
  }
summary-leader = { FORM($nation, "the") } vezetője { FORM($territory, "the-to-place") } menekül
summary-takes = { FORM($nation, "the") } elfoglalja { FORM($territory, "the-object") }
summary-liberates = { FORM($nation, "the") } felszabadítja { FORM($territory, "the-object") }
