# What speaks for an act, when a computer is asked for advice.

# Moves

because-objective-open = { $city } è un obiettivo, e nessuno lo protegge.
because-win-back = { $city } si può riconquistare: nessuno lo protegge.
because-objective-marked = { $city } è un obiettivo: cade se { FORM($piece, "the") } viene sconfitto.
because-train-in-reach = { FORM($piece, "the") } è a portata e si può eliminare.
because-out-of-supply = { FORM($piece, "the") } è senza rifornimenti ({ $city }).
because-protects = { $city } è un obiettivo del nemico, e nessun altro lo protegge.
because-flees = { FORM($piece, "the") } è vicino, con circa { $number } { $number ->
    [one] armata
   *[other] armate
}.
because-towards = È sulla via per { $city }, ancora da prendere.
because-towards-charge = È sulla via per { $city }, che va protetta.
because-two-at-once = Senza { $piece } gli altri possono fare nel frattempo qualcos'altro.
because-share = Molte armate vanno dove si combatte, poche dove basta un generale: { $pieces }.
because-train-in-danger = Qui { FORM($piece, "the") } è a portata del nemico.
because-feeds = Nessun altro Cubetto Supporto rifornisce { $piece }.
because-train-follows = Il Cubetto Supporto resta vicino { FORM($piece, "to") }.
because-nothing-better = Ora nient'altro porta un vantaggio.

# Combat

because-odds = { $piece } contro { $piece2 }: circa { $percent } % di probabilità se entrambi giocano tutto.
because-suit = In mano ci sono { $number } punti giocabili qui come { $suit }.
because-stake = Solo { $piece } protegge { $city }.
because-few-cards = Carte rimaste { FORM($nation, "to") }: solo { $number }.
because-softens = Il combattimento non vale le sue carte, ma una carta risparmia armate { FORM($piece, "to") }.
because-retreat-saves = Cedere ora costa { FORM($piece, "to") } { some-troops }, e nessun'altra carta.
because-tie = Un pareggio non costa nulla { FORM($piece, "to") }.
because-nothing-to-play = Non c'è nulla da giocare.
because-starves-there = { FORM($piece, "the") } lì è senza rifornimenti ({ $city }).
because-unprotected-then = Da lì { FORM($piece, "the") } non protegge più { $city }.
because-sent-away = { $city } è lontana da ciò che { FORM($piece, "the") } vuole.

# Recruiting and cards

because-train-missed = { FORM($piece, "the") } è senza rifornimenti e ha bisogno del Cubetto Supporto.
because-train-back = Manca { FORM($piece, "the") }: serve a chi va lontano.
because-general-back = { FORM($piece, "the") } torna sulla mappa.
because-front = { FORM($piece, "the") } è vicino { FORM($piece2, "to") }, e ha bisogno di armate per primo.
because-room = { FORM($piece, "the") } ha posto per altre armate: { $number }.
because-hand-full = Con { $number } punti in mano se ne può spendere qualcuno.
because-entry-safe = Nessun nemico è vicino a { $city }.
because-entry-near = { $city } è vicina { FORM($piece, "to") }, dove c'è da fare.
because-troops-full = { FORM($nation, "the") } ha tutte le armate che può avere.
because-cards-needed = Le carte in mano ({ $number } punti) servono di più in combattimento.
because-owed = Il prezzo va pagato.
because-suit-far = Nessun generale proprio è ora in { $suit }.
because-least-use = { $card } è la carta che manca di meno.
because-unknown-better = Una carta sconosciuta è probabilmente migliore.
because-hand-good = Tutte le carte in mano ({ $number }) sono utili.
