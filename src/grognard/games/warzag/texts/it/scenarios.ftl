# What can be played, and with what: a title, and a text about it.

game-warzag = WARZAG WWII
    .credits = WARZAG WWII è un gioco di Angelo Antonio Zagaria, pubblicato da Tambù. I valori e le carte che il regolamento non riporta sono stati ideati per questa edizione.

scenario-four-players = Quattro giocatori
    .text = Tutti contro tutti, ciascuno con un obiettivo segreto.
scenario-alliances = Alleanze
    .text = Alleati contro Asse, due contro due. Un'alleanza vince eliminando un nemico, a meno che l'altro nemico non continui a combattere.
scenario-three-players-without-italy = Tre giocatori: Regno Unito, Unione Sovietica, Germania
    .text = Tutti contro tutti, ciascuno con un obiettivo segreto; una base resta neutrale.
scenario-three-players-without-germany = Tre giocatori: Regno Unito, Unione Sovietica, Italia
    .text = Tutti contro tutti, ciascuno con un obiettivo segreto; una base resta neutrale.
scenario-three-players-without-ussr = Tre giocatori: Regno Unito, Germania, Italia
    .text = Tutti contro tutti, ciascuno con un obiettivo segreto; una base resta neutrale.
scenario-three-players-without-uk = Tre giocatori: Unione Sovietica, Germania, Italia
    .text = Tutti contro tutti, ciascuno con un obiettivo segreto; una base resta neutrale.
scenario-two-players-uk-germany = Due giocatori: Regno Unito, Germania
    .text = Uno contro uno, ciascuno con un obiettivo segreto; due basi restano neutrali.
scenario-two-players-ussr-germany = Due giocatori: Unione Sovietica, Germania
    .text = Uno contro uno, ciascuno con un obiettivo segreto; due basi restano neutrali.
scenario-two-players-uk-italy = Due giocatori: Regno Unito, Italia
    .text = Uno contro uno, ciascuno con un obiettivo segreto; due basi restano neutrali.
scenario-two-players-ussr-italy = Due giocatori: Unione Sovietica, Italia
    .text = Uno contro uno, ciascuno con un obiettivo segreto; due basi restano neutrali.
scenario-two-players-uk-ussr = Due giocatori: Regno Unito, Unione Sovietica
    .text = Uno contro uno, ciascuno con un obiettivo segreto; due basi restano neutrali.
scenario-two-players-germany-italy = Due giocatori: Germania, Italia
    .text = Uno contro uno, ciascuno con un obiettivo segreto; due basi restano neutrali.

option-armistice = Armistizio
    .text = Se alla fine del round 15 (nelle alleanze 20) nessuno ha vinto, vince la nazione o l'alleanza con più territori.
