# What can be played, and with what: a title, and a text about it.

game-quartermaster-1914 = Quartermaster General: 1914
    .credits = Quartermaster General: 1914 è un gioco di Ian Brody, pubblicato da Ares Games.

scenario-five-players = Cinque giocatori
    .text = Ogni giocatore guida una potenza.
scenario-four-players = Quattro giocatori
    .text = Un giocatore guida entrambe le Potenze Centrali; Russia, Francia con l'Italia e Regno Unito con gli Stati Uniti hanno un giocatore ciascuno.
scenario-three-players = Tre giocatori
    .text = Un giocatore guida entrambe le Potenze Centrali, uno la Russia e la Francia con l'Italia, uno il Regno Unito con gli Stati Uniti.
scenario-two-players = Due giocatori
    .text = Le Potenze Centrali contro l'Intesa.

option-second-chance = Ripescare
    .text = Ogni potenza può, una volta sola, rimescolare le sue dieci carte iniziali nel mazzo e ripescarne dieci, che sono definitive.
option-first-game = Prima partita
    .text = Ogni potenza pesca sette carte; nessuna carta va sotto il mazzo.
