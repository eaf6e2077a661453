# What speaks for an act, when a computer is asked for advice.

# Moves

because-objective-open = Così conquisti { $city }, un obiettivo che nessun generale nemico protegge.
because-win-back = Così riconquisti { $city }: nessun generale nemico la protegge.
because-objective-marked = Così segni l'obiettivo { $city }: cade se { $piece } viene sconfitto e allontanato.
because-train-in-reach = Così elimini { FORM($piece, "the") }.
because-out-of-supply = { $piece } non è rifornito { TRAIT($city, "initial") ->
    [a] ad
   *[other] a
} { $city }: con questo spostamento torna rifornito.
because-protects = Così proteggi { $city }, che nessun altro generale copre.
because-flees = Così ti allontani da { $piece }, che guida circa { $number } { $number ->
    [one] armata
   *[other] armate
}.
because-towards = Così ti avvicini alla conquista di { $city }.
because-towards-charge = Così porti aiuto { TRAIT($city, "initial") ->
    [a] ad
   *[other] a
} { $city }, che va protetta.
because-two-at-once = Dividendo il gruppo { FORM($piece, "of") } fai due cose in una volta sola.
because-share = Così { $pieces } { COUNT($pieces) ->
    [one] riceve
   *[other] ricevono
} abbastanza armate per il compito, e le altre restano dove servono.
because-train-in-danger = Dov'è ora, { FORM($piece, "the") } può essere eliminato dal nemico: con questo spostamento è più al sicuro.
because-feeds = { $piece } dipende da questo Cubetto Supporto per il rifornimento.
because-train-follows = Così il Cubetto Supporto resta vicino { FORM($piece, "to") }.
because-nothing-better = Ora nessun altro spostamento porta un vantaggio.

# Combat

because-odds = { $piece } ha circa { $percent ->
    [80] l'80
    [85] l'85
   *[other] il { $percent }
}% di probabilità di battere { $piece2 }, se entrambi giocano tutte le carte.
because-odds-poor = Continuando, { $piece } batterebbe { $piece2 } solo nel { $percent }% circa dei casi.
because-must-attack = { $piece2 } è adiacente { FORM($piece, "to") } e deve attaccare in ogni caso.
because-suit = Combattendo in un settore di { $suit } puoi giocare { $number } punti della tua mano.
because-stake = Solo { $piece } protegge { $city }: in questo combattimento non sono in gioco soltanto le armate.
because-cut-off = { $number ->
    [0] La ritirata { FORM($piece, "of") } è tagliata: ogni sconfitta costa tutte le armate.
   *[other] { $piece } può ritirarsi al massimo di { some-cities }: una sconfitta più grave costa tutte le armate.
}
because-each-point = Ogni punto che giochi migliora il punteggio { FORM($piece, "of") }.
because-few-cards = { CAPITAL(FORM($nation, "to")) } { $number ->
    [0] non restano carte
    [one] resta solo 1 carta
   *[other] restano solo { $number } carte
}.
because-softens = Il combattimento non vale le tue carte, ma se ne giochi una { $piece } perde meno armate.
because-retreat-saves = Se termini ora, { $piece } perde { some-troops } ma tu conservi le carte.
because-tie = Un pareggio non costa armate { FORM($piece, "to") }.
because-nothing-to-play = Non hai carte da giocare.
because-starves-there = { TRAIT($city, "initial") ->
    [a] Ad
   *[other] A
} { $city } { $piece } non è rifornito.
because-unprotected-then = Da là { $piece } non protegge più { $city }.
because-sent-away = { $city } è lontana da dove serve { $piece }.

# Recruiting and cards

because-train-missed = { $piece } non è rifornito e ha bisogno del Cubetto Supporto.
because-train-back = Manca { FORM($piece, "the") }, che serve ai generali lontani dal loro paese.
because-general-back = Così { $piece } torna sulla mappa.
because-front = { $piece } è vicino { FORM($piece2, "to") } e ha bisogno di armate per primo.
because-room = { $piece } ha posto per { $number ->
    [one] un'altra armata
   *[other] altre { $number } armate
}.
because-hand-full = Hai { $number } punti in mano: puoi spenderne una parte.
because-entry-safe = Nessun nemico è vicino { TRAIT($city, "initial") ->
    [a] ad
   *[other] a
} { $city }.
because-entry-near = { $city } è vicina { FORM($piece, "to") }, dove si combatte.
because-troops-full = { CAPITAL(FORM($nation, "the")) } ha tutte le armate che può avere.
because-cards-needed = Le tue carte ({ $number } punti) valgono di più in combattimento.
because-owed = Il conto va pagato.
because-suit-far = Nessuno dei tuoi generali è ora in un settore di { $suit }: è la carta che ti serve meno.
because-least-use = { CAPITAL(FORM($card, "the")) } è la carta di cui puoi più facilmente fare a meno.
because-unknown-better = La carta che ricevi in cambio è probabilmente migliore.
because-hand-good = { $number ->
    [one] L'unica carta che hai in mano è utile.
   *[other] Tutte le { $number } carte che hai in mano sono utili.
}
