# The state of the game, and how it ended.

heading-turn = Turno { $turn }, { turn-name }
heading-action = Turno { $turn }, { turn-name }, Round di Azione { $number }, { $side }
heading-end = Fine della partita

won-automatically = Vittoria Automatica con { $points } VP
won-by-points = { $points } VP alla fine
drawn = pareggio con { $points } VP
peace-made = Termini di Pace accettati

# Numbers that the game follows

series-points = VP
series-status = Stato di Guerra
series-strength = Fattori di Combattimento sulla mappa
series-armies = Armate sulla mappa

# The parts of a turn

phase-offensives = Offensive
phase-actions = Azioni
phase-round = Round { $number }
phase-attrition = Attrito
phase-sieges = Assedi
phase-status = Stato di Guerra
phase-replacements = Rimpiazzi
phase-draw = Pesca
