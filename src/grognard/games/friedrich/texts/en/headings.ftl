# How far the game is.

set-up = Set-up
turn = Turn { $turn }, { $nation }
end-of-turn = Turn { $turn }, end of the turn
the-end = End of the game

# Why it was won

holds-objectives = { FORM($nation, "the") } holds its objectives
one-has-left = { FORM($nation, "the") } has left the war
three-have-left = { FORM($nation, "the") }, { FORM($nation2, "the") } and { FORM($nation3, "the") } have left the war
won-together = { $reasons }

# Numbers that the game follows

series-objectives = Objectives held
series-troops = Troops
series-cards = Cards in hand

# The parts of a turn

phase-cards = Cards
phase-movement = Movement
phase-recruiting = Recruiting
phase-combat = Combat
phase-supply = Supply
phase-fate = Fate
