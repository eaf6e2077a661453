# How far the game is, and how it ended.

heading-set-up = Kezdeti felállás
heading-turn = { $round }. forduló, { $power }
heading-end = A játszma vége

lead-after-scoring = legalább { $number } pontos előny egy pontozási forduló után
equal-points = egyenlő pontszám az utolsó forduló után, ami a Központi hatalmaknak kedvez
more-points = több pont az utolsó forduló után

# Numbers that the game follows

series-points = Győzelmi pontok
series-objectives = Birtokolt célkitűzések
series-pieces = Egységek a játéktáblán
series-deck = Kártyák a pakliban

# The parts of a turn

phase-draft = Tervezés
phase-play = Kijátszás
phase-attrition = Veszteség
phase-prepare = Előkészítés
phase-draw = Kártyahúzás
