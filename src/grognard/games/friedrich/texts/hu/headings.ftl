# How far the game is.

set-up = Kezdeti felállás
turn = { $turn }. forduló, { $nation }
end-of-turn = { $turn }. forduló, a forduló vége
the-end = A játszma vége

# Why it was won

holds-objectives = { FORM($nation, "the") } minden célvárosát birtokolja
one-has-left = { FORM($nation, "the") } kilépett a háborúból
three-have-left = { FORM($nation, "the") }, { FORM($nation2, "the") } és { FORM($nation3, "the") } kilépett a háborúból
won-together = { $reasons }

# Numbers that the game follows

series-objectives = Birtokolt célvárosok
series-troops = Csapatok
series-cards = Kézben tartott lapok

# The parts of a turn

phase-cards = Lapok
phase-movement = Mozgás
phase-recruiting = Toborzás
phase-combat = Harc
phase-supply = Utánpótlás
phase-fate = Sors
