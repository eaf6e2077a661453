# The log: the state of the war beneath the heading of a turn, and a combat in one line.

turn-figures = GYP: { $points } · Háborús szint: Szövetségesek { $number }, Központi hatalmak { $number2 }, együttes { $combined }
turn-ends = { $turn }. forduló vége: felmorzsolódás, ostromok és háborús szint.
starving = { FORM($pieces, "the-to") } a forduló végén nincs utánpótlása.

combat-over = Véget ért { FORM($side, "the") } támadása { FORM($space, "the") } ellen.
summary-alone = { $opening }.
summary-told = { $opening }: { $course }.
summary-then = { $first }; { $second }

# What came of it

summary-won = { FORM($nations, "the") } megtámadja { FORM($space, "the-object") }, és { $number }–{ FORM($number2, "onto") } győz
summary-lost = { FORM($nations, "the") } megtámadja { FORM($space, "the-object") }, és { $number }–{ FORM($number2, "onto") } vereséget szenved
summary-tied = { FORM($nations, "the") } megtámadja { FORM($space, "the-object") }, a harc döntetlen ({ $number }–{ $number })
summary-attack = { FORM($nations, "the") } megtámadja { FORM($space, "the-object") }
summary-cancelled = { FORM($nations, "the") } támadása { FORM($space, "the") } ellen elmarad

# Its course, after a colon

summary-pulls-back = az oroszok a harc előtt hátrálnak
summary-steps = a támadók vesztesége { $number } erőlépcső, a védőké { $number2 }
summary-eliminated = { FORM($pieces, "the") } megsemmisül
summary-fort = az erőd elpusztul
summary-holds = a védők megtartják a mezőt
summary-retreats = { FORM($pieces, "the") } visszavonul { FORM($space, "the-to-place") }
summary-advances = { FORM($pieces, "the") } előrenyomul { FORM($space, "the-to-place") }
summary-points = az állás { $points } GYP
