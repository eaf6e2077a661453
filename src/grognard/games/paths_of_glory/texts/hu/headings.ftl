# The state of the game, and how it ended.

heading-turn = { $turn }. forduló, { turn-name }
heading-action = { $turn }. forduló, { turn-name }, { $number }. akciókör, { $side }
heading-end = A játszma vége

won-automatically = automatikus győzelem { $points } győzelmi pontnál
won-by-points = { $points } GYP a játszma végén
drawn = döntetlen { $points } győzelmi pontnál
peace-made = elfogadták a békefeltételeket

# Numbers that the game follows

series-points = GYP
series-status = Háborús szint
series-strength = Harcérték a térképen
series-armies = Hadseregek a térképen

# The parts of a turn

phase-offensives = Offenzívák
phase-actions = Akciók
phase-round = { $number }. kör
phase-attrition = Felmorzsolódás
phase-sieges = Ostromok
phase-status = Háborús szint
phase-replacements = Pótlások
phase-draw = Laphúzás
