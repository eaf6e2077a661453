# The log: the state of the war beneath the heading of a turn, and a battle in one line.

turn-figures = Célvárosok: { $objectives } · Húzópakli: { $number } ({ $deck }. pakli){ $drawn ->
    [0] { "" }
   *[other] { " " }· Sorra került sorskártyák: { $drawn }
  }
objectives-held = { $nation } { $number }/{ $total }

battle-over = Véget ért a csata { FORM($city, "at") }.
summary-alone = { $opening }.
summary-told = { $opening }: { $course }.
summary-then = { $first }; { $second }

# What came of it

summary-won = { $pieces } { FORM($city, "at") } megtámadja { FORM($pieces2, "object") }, és { $score } ponttal győz
summary-lost = { $pieces } { FORM($city, "at") } megtámadja { FORM($pieces2, "object") }, és { $score } ponttal veszít
summary-tie = { $pieces } { FORM($city, "at") } megtámadja { FORM($pieces2, "object") }, és a csata döntetlen

# Its course, after a colon

summary-cards = { FORM($nation, "the") } { $number } lapot játszik ki
summary-troops = { $pieces } { $number } csapatot veszít
summary-retreats = { $pieces } { $number } csapatot veszít, és visszavonul { FORM($city, "to-place") }
summary-no-retreat = { $pieces } nem tud visszavonulni, és minden csapatával elvész
summary-destroyed = { $pieces } { $number } csapatot veszít, és lekerül a térképről
summary-off = { $pieces } lekerül a térképről
