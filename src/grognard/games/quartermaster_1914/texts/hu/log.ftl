# The log: the state of the war beneath the heading of a turn, and a battle in one line.

turn-figures = GYP: Központi hatalmak { $number }, Antant { $number2 }

battle-over = { FORM($nation, "the") } { FORM($space, "local") } csatája véget ért.
summary-alone = { $opening }.
summary-told = { $opening }: { $course }.
summary-then = { $first }; { $second }

summary-won = { FORM($nation, "the") } megtámadja { FORM($space, "the-object") }, és győz
summary-failed = { FORM($nation, "the") } megtámadja { FORM($space, "the-object") }, és kudarcot vall

# Its course, after a colon

summary-sustained = a csatát { $number } kártya tartja fenn
summary-reinforced = a védelmet { $number } kártya erősíti meg
summary-removed-army = { FORM($nation, "az-adjective") } hadsereg lekerül a játéktábláról
summary-removed-navy = { FORM($nation, "az-adjective") } hadiflotta lekerül a játéktábláról
