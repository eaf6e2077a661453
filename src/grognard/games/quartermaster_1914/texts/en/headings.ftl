# How far the game is, and how it ended.

heading-set-up = Set-up
heading-turn = Round { $round }, { $power }
heading-end = End of the game

lead-after-scoring = a lead of { $number } points or more after a scoring round
equal-points = a tie after the last round goes to the Central Powers
more-points = more points after the last round

# Numbers that the game follows

series-points = Victory points
series-objectives = Objectives held
series-pieces = Pieces on the board
series-deck = Cards in the deck

# The parts of a turn

phase-draft = Draft
phase-play = Play
phase-attrition = Attrition
phase-prepare = Prepare
phase-draw = Draw
