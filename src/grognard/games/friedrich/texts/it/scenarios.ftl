# The game; set-ups and switches of the rules: title and text.

game-friedrich = Friedrich
    .credits = Friedrich è un gioco di Richard Sivél, pubblicato da Histogame.

# Scenarios

scenario-four-players = Il gioco standard, quattro giocatori
    .text = Federico da solo contro Elisabetta, Maria Teresa e Pompadour.
scenario-three-players = Il gioco standard, tre giocatori
    .text = Elisabetta guida anche la Francia.
scenario-war-in-the-west = La Guerra ad Ovest, due giocatori
    .text = Hannover e un generale prussiano contro la Francia.
scenario-austrian-theatre = Il Teatro Austriaco, due giocatori
    .text = La Prussia contro l'Austria e l'Armata Imperiale, mentre il resto della guerra continua altrove.

# Options

option-four-suits = Carte Fato a quattro testi
    .text = Una carta Fato numerata si legge al simbolo del settore dell'ultimo generale vittorioso, non sempre a picche.
option-east-prussia = Prussia Orientale
    .text = Quando la Russia controlla tutti i suoi obiettivi nella Prussia Orientale, un generale russo deve restarvi, altrimenti la Prussia ne libera due.
option-offensive-option = Opzione Offensiva
    .text = Nel turno 3 la Prussia può mettere da parte una carta alta e poi vincere anche conquistando i suoi 14 obiettivi in Boemia.
option-offensive-at-once = Vittoria offensiva immediata
    .text = La vittoria offensiva si controlla già alla fine della mossa prussiana, non solo alla fine del turno.
option-delayed-fate = Fato ritardato
    .text = Elisabetta, Poesie e America non possono essere tra le prime quattro carte Fato.
option-virtual-draws = Pescate virtuali
    .text = Alla fine di ogni turno si scartano 5 carte coperte, per le nazioni assenti.
option-revised-fate = Carte Fato rivedute
    .text = Carte Fato come nell'edizione riveduta: 3, 5, 7, 8 e 10 hanno altri effetti, e quando muore Elisabetta la Prussia sceglie quale generale perde.
option-revised-reentry = Rientro riveduto
    .text = Zone sostitutive come nell'edizione riveduta, usate quando unità di qualsiasi altro giocatore occupano i Magazzini.
