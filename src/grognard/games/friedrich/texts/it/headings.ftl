# How far the game is.

set-up = Preparazione della partita
turn = Turno { $turn }, { $nation }
end-of-turn = Turno { $turn }, fine del turno
the-end = Fine della partita

# Why it was won

holds-objectives = { FORM($nation, "the") } controlla i suoi obiettivi
one-has-left = { FORM($nation, "the") } è uscita dal gioco
three-have-left = { FORM($nation, "the") }, { FORM($nation2, "the") } e { FORM($nation3, "the") } sono uscite dal gioco
won-together = { $reasons }

# Numbers that the game follows

series-objectives = Obiettivi controllati
series-troops = Armate
series-cards = Carte in mano

# The parts of a turn

phase-cards = Carte
phase-movement = Movimento
phase-recruiting = Reclutamento
phase-combat = Combattimento
phase-supply = Rifornimento
phase-fate = Fato
