# Che cosa dice del gioco la pagina iniziale.

game-friedrich-kicker = La Guerra dei Sette Anni, 1756–1763
game-friedrich-about = Federico di Prussia è solo contro mezza Europa. La Russia, l'Austria, l'Armata Imperiale, la Svezia e la Francia avanzano da ogni parte, e ognuna vuole vincere da sola. Resisterà finché il Fato non cambierà?
game-friedrich-seat-frederick = Prussia e Hannover, da solo contro tutti
game-friedrich-seat-elisabeth = Russia e Svezia, da est e da nord
game-friedrich-seat-maria-theresa = Austria e Armata Imperiale, per la Slesia e la Sassonia
game-friedrich-seat-pompadour = Francia, contro Hannover a ovest
