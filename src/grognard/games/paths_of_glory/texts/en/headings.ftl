# The state of the game, and how it ended.

heading-turn = Turn { $turn }, { turn-name }
heading-action = Turn { $turn }, { turn-name }, Action Round { $number }, { $side }
heading-end = End of the game

won-automatically = automatic victory with { $points } VP
won-by-points = { $points } VP at the end
drawn = a draw with { $points } VP
peace-made = Peace Terms accepted

# Numbers that the game follows

series-points = VP
series-status = War Status
series-strength = Combat factors on the map
series-armies = Armies on the map

# The parts of a turn

phase-offensives = Offensives
phase-actions = Actions
phase-round = Round { $number }
phase-attrition = Attrition
phase-sieges = Sieges
phase-status = War Status
phase-replacements = Replacements
phase-draw = Draw
