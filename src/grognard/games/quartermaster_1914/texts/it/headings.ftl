# Where the game stands, and how it ended.

heading-set-up = Preparazione della partita
heading-turn = Round { $round }, { $power }
heading-end = Fine della partita

lead-after-scoring = un vantaggio di almeno { $number } punti dopo un round Punteggio
equal-points = la parità dopo l'ultimo round va alle Potenze Centrali
more-points = più punti dopo l'ultimo round

# Numbers that the game follows

series-points = Punti vittoria
series-objectives = Obiettivi occupati
series-pieces = Pezzi sul tabellone
series-deck = Carte nel mazzo

# The parts of a turn

phase-draft = Arruolamento
phase-play = Azione
phase-attrition = Attrito
phase-prepare = Preparazione
phase-draw = Pesca
