# Why something cannot be done.

# Cards

not-in-hand = { FORM($nation, "the") } non ha in mano la carta { $card }
no-effect = adesso la carta { $card } non avrebbe alcun effetto
window-0 = gioca { $card } nella Fase I, dopo la rendita
window-1 = gioca { $card } nella Fase II, durante l'addestramento
window-2 = gioca { $card } nella Fase II
window-3 = gioca { $card } quando pianifichi l'invasione di un territorio difeso
window-4 = gioca { $card } quando vieni invaso, prima dell'attacco
window-5 = gioca { $card } quando vieni invaso, prima dell'attacco
window-6 = gioca { $card } subito dopo il lancio del dado
window-7 = gioca { $card } nella Fase IV
window-8 = gioca { $card } nella Fase III, fuori da un'invasione
one-of-each = in un'invasione puoi giocare una sola carta { $card }

# Points and gifts

no-partner = { FORM($nation, "the") } non ha alleati
gift-of-nothing = cedi almeno 1 PP
gift-too-great = { FORM($nation, "the") } può cedere al massimo { $number } PP, perché il trasferimento ne costa 1 in più
too-few-points = costa { $number } PP, e tu ne hai { $points }

# Territories

not-own = { FORM($territory, "the") } non { TRAIT($territory, "number") ->
    [plural] appartengono
   *[other] appartiene
  } { FORM($nation, "to") }
enemy-territory = { FORM($territory, "the") } { TRAIT($territory, "number") ->
    [plural] appartengono
   *[other] appartiene
  } { FORM($nation, "to") }
radioactive = { FORM($territory, "the") } { TRAIT($territory, "number") ->
    [plural] sono
   *[other] è
  } un territorio radioattivo fino alla fine della partita
stack-full = { FORM($territory, "in") } non c'è più posto, perché un territorio ospita al massimo { $number } armate
no-training-ground = le armate si addestrano solo nelle basi e nei campi di addestramento, non { FORM($territory, "in") }
no-armies-in-laboratory = nel territorio Ricerca e Sviluppo entrano solo i Leader
own-territory = { FORM($territory, "the") } ti { TRAIT($territory, "number") ->
    [plural] appartengono
   *[other] appartiene
  } già
allied-territory = { FORM($territory, "the") } { TRAIT($territory, "number") ->
    [plural] appartengono
   *[other] appartiene
  } al tuo alleato
nobodys-territory = { FORM($territory, "the") } non { TRAIT($territory, "number") ->
    [plural] appartengono
   *[other] appartiene
  } a nessuno; invece di invadere, vai lì con un'armata nella Fase II
base-in-first-round = nel round 1 le basi non si possono invadere; { FORM($territory, "the") } si può invadere dal round 2
not-enemy = { FORM($territory, "the") } non { TRAIT($territory, "number") ->
    [plural] appartengono
   *[other] appartiene
  } a un nemico
not-developed = { FORM($territory, "in") } non c'è alcuno sviluppo
never-developed = si sviluppano solo i territori standard, non { FORM($territory, "the") }
developed-so = { FORM($territory, "in") } c'è già questo sviluppo ({ $development })
outside-radius = { FORM($territory, "the") } { TRAIT($territory, "number") ->
    [plural] sono
   *[other] è
  } fuori dal raggio di influenza del Leader { FORM($nation, "of") }

# Training and movement

training-over = hai già mosso, e l'addestramento precede il movimento
none-in-stock = nella riserva non restano { FORM($dossier, "some") }
too-dear = addestrare { FORM($dossier, "some") } costa { $number } PP, e tu ne hai { $points }
conscript-one = addestra almeno una fanteria
nothing-taken = prima scegli un'armata
there-already = { FORM($army, "the") } è già lì
not-commanded = { FORM($army, "the") } non è agli ordini { FORM($nation, "of") }
not-on-board = { FORM($army, "the") } non è sulla plancia
moved-already = { FORM($army, "the") } si è già { TRAIT($army, "gender") ->
    [m] mosso
   *[other] mossa
  } in questo turno
nowhere-to-go = { FORM($army, "the") } non ha territori raggiungibili
take-the-same = { TRAIT($army, "gender") ->
    [m] { FORM($army, "the") } è identico
   *[other] { FORM($army, "the") } è identica
  } a un'armata proposta; scegli quella
no-way = non si può arrivare { FORM($territory, "to") }, perché le armate non attraversano territori nemici o radioattivi né Ricerca e Sviluppo
out-of-range = { FORM($territory, "the") } { TRAIT($territory, "number") ->
    [plural] sono
   *[other] è
  } fuori portata, perché { FORM($army, "the") } ha autonomia { $number }
cannot-annex = annettere { FORM($territory, "the") } costa { $number } PP, e tu ne hai { $points }
plebiscite-one = annetti almeno un territorio
plebiscite-neutral = { FORM($territory, "the") } non { TRAIT($territory, "number") ->
    [plural] sono un territorio standard neutrale
   *[other] è un territorio standard neutrale
  }
not-next-to-own = { FORM($territory, "the") } non { TRAIT($territory, "number") ->
    [plural] confinano
   *[other] confina
  } con un tuo territorio
leader-there = { FORM($territory, "in") } si trova un Leader

# Invasions

no-invasion-of-laboratory = il territorio Ricerca e Sviluppo non si può mai invadere
all-have-fought = tutte le armate nei territori confinanti con { FORM($territory, "the") } hanno già combattuto in questo turno
no-army-next-to = non hai armate nei territori confinanti con { FORM($territory, "the") }
name-an-origin = scegli almeno un territorio da cui attaccare
not-next-to = { FORM($territory, "the") } non { TRAIT($territory, "number") ->
    [plural] confinano
   *[other] confina
  } con { FORM($territory2, "the") }
no-fresh-army = nessuna armata { FORM($territory, "in") } può ancora combattere in questo turno
name-an-army = scegli almeno un'armata
fought-already = { FORM($army, "the") } ha già combattuto in questo turno
army-not-next-to = { FORM($army, "the") } non si trova in un territorio confinante con { FORM($territory, "the") }
not-taking-part = { FORM($army, "the") } non partecipa a questa invasione
too-strong = { FORM($army, "the") } ha difesa { $number }, e { $left ->
    [one] ti resta 1 punto
   *[other] ti restano { $left } punti
  }
not-below-one = { FORM($army, "the") } ha difesa 1, e le ferite non la riducono oltre
one-point-left = { FORM($army, "the") } può subire solo un'altra ferita
chosen-to-take = hai già scelto armate da far entrare, quindi prendi il territorio e non puoi liberarlo
one-must-enter = scegli almeno un'armata da far entrare
no-weapon = { FORM($nation, "the") } non ha un'arma atomica
never-bombed = l'arma atomica non si può usare contro una base né contro il territorio Ricerca e Sviluppo
not-on-own = l'arma atomica non si può usare contro territori tuoi o del tuo alleato
out-of-weapon-range = { FORM($territory, "the") } { TRAIT($territory, "number") ->
    [plural] distano
   *[other] dista
  } più di { $number } passi dai tuoi territori

# Leaders, the laboratory, research

driven-from-there = il Leader è appena stato cacciato { FORM($territory, "from") }
nearer-refuge = { FORM($territory, "the") } { TRAIT($territory, "number") ->
    [plural] sono
   *[other] è
  } troppo lontano; il Leader deve andare nella base più vicina a quella di partenza, o senza basi nel territorio più vicino
leader-grounded = il Leader { FORM($nation, "of") } è stato riportato alla base e non si può usare in questo turno
leader-has-moved = il Leader { FORM($nation, "of") } ha già concluso il suo movimento
leader-there-already = il Leader { FORM($nation, "of") } è già lì
leader-too-far = { FORM($territory, "the") } { TRAIT($territory, "number") ->
    [plural] sono
   *[other] è
  } fuori portata, perché il Leader { FORM($nation, "of") } ha autonomia { $number } e non entra nei territori nemici
leader-not-there = il Leader { FORM($nation, "of") } non si trova nel territorio Ricerca e Sviluppo
activities-over = le attività precedono l'avanzamento del Token Ricerca e lo sviluppo
once-a-turn = hai già svolto questa attività in questo turno
promotion-taken = { FORM($nation, "the") } ha già ottenuto la promozione { $promotion }
one-promotion-each = hai già una promozione per questo tipo di armata ({ $kind }), e ne puoi avere una sola
promotion-too-dear = la promozione { $promotion } costa { $number } PP, e tu ne hai { $points }
nobody-wounded = { FORM($territory, "in") } non ci sono armate ferite
no-army-there = { FORM($territory, "in") } non ci sono armate
no-haven = in nessun altro territorio c'è posto
evacuate-one = evacua almeno un'armata
one-origin = adesso puoi evacuare solo armate che si trovano { FORM($territory, "in") }
token-active = il Token Ricerca { FORM($nation, "of") } è già sul percorso
token-inactive = il Token Ricerca { FORM($nation, "of") } non è ancora sul percorso
token-at-end = il Token Ricerca { FORM($nation, "of") } è alla fine del percorso
token-has-moved = il Token Ricerca { FORM($nation, "of") } è già avanzato in questo turno
research-first = prima fai avanzare il Token Ricerca { FORM($nation, "of") }
