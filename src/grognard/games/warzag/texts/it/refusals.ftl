# Why something cannot be done.

# Cards

not-in-hand = { FORM($nation, "the") } non ha in mano la carta { $card }
no-effect = adesso la carta { $card } non avrebbe alcun effetto
window-0 = la carta { $card } si gioca nella Fase I, dopo la rendita
window-1 = la carta { $card } si gioca durante l'addestramento
window-2 = la carta { $card } si gioca nella Fase II
window-3 = la carta { $card } si gioca pianificando l'invasione di un territorio difeso
window-4 = la carta { $card } si gioca da difensore, prima dell'attacco
window-5 = la carta { $card } si gioca da difensore, prima dell'attacco
window-6 = la carta { $card } si gioca subito dopo il lancio del dado
window-7 = la carta { $card } si gioca nella Fase IV
window-8 = la carta { $card } si gioca nella Fase III, fuori da un'invasione
one-of-each = in un'invasione si può giocare una sola carta { $card }

# Points and gifts

no-partner = { FORM($nation, "the") } non ha un alleato
gift-of-nothing = si cede almeno 1 PP
gift-too-great = { FORM($nation, "the") } può cedere al massimo { $number } PP: il trasferimento ne costa 1 in più
too-few-points = costa { $number } PP (disponibili: { $points })

# Territories

not-own = { FORM($territory, "the") } non { TRAIT($territory, "number") ->
    [plural] sono
   *[other] è
  } territorio { FORM($nation, "of") }
enemy-territory = { FORM($territory, "the") } { TRAIT($territory, "number") ->
    [plural] sono
   *[other] è
  } territorio { FORM($nation, "of") }
radioactive = { FORM($territory, "the") } { TRAIT($territory, "number") ->
    [plural] sono
   *[other] è
  } territorio radioattivo
stack-full = un territorio ospita al massimo { $number } armate, e { FORM($territory, "in") } non c'è più posto
no-training-ground = le armate si addestrano nelle basi e nei campi di addestramento, non { FORM($territory, "in") }
no-armies-in-laboratory = nessuna armata entra nel territorio Ricerca e Sviluppo
own-territory = { FORM($territory, "the") } { TRAIT($territory, "number") ->
    [plural] sono
   *[other] è
  } già territorio tuo
allied-territory = { FORM($territory, "the") } { TRAIT($territory, "number") ->
    [plural] sono
   *[other] è
  } territorio del tuo alleato
nobodys-territory = impossibile invadere { FORM($territory, "the") }: non { TRAIT($territory, "number") ->
    [plural] appartengono
   *[other] appartiene
  } a nessuno
base-in-first-round = nel round 1 non si invade nessuna base: { FORM($territory, "the") } si può invadere dal round 2
not-enemy = { FORM($territory, "the") } non { TRAIT($territory, "number") ->
    [plural] appartengono
   *[other] appartiene
  } a un nemico
not-developed = { FORM($territory, "in") } non c'è alcuno sviluppo
never-developed = si sviluppano solo i territori standard, non { FORM($territory, "the") }
developed-so = { FORM($territory, "in") } c'è già questo sviluppo: { $development }
outside-radius = { FORM($territory, "the") } { TRAIT($territory, "number") ->
    [plural] sono
   *[other] è
  } fuori dal raggio di influenza del Leader { FORM($nation, "of") }

# Training and movement

training-over = l'addestramento finisce con il primo spostamento
none-in-stock = { $dossier }: nessuna armata nella riserva
too-dear = { $dossier }: il costo è di { $number } PP (disponibili: { $points })
conscript-one = si addestra almeno una fanteria
nothing-taken = prima scegli un'armata
there-already = { FORM($army, "the") } è già lì
not-commanded = { FORM($army, "the") } non è agli ordini { FORM($nation, "of") }
not-on-board = { FORM($army, "the") } non è sulla plancia
moved-already = { FORM($army, "the") } si è già { TRAIT($army, "gender") ->
    [m] mosso
   *[other] mossa
  } in questo turno
nowhere-to-go = { FORM($army, "the") } non può andare da nessuna parte
take-the-same = { FORM($army, "the") } equivale all'armata proposta
no-way = nessuna strada porta { FORM($territory, "to") }: i territori nemici, quelli radioattivi e Ricerca e Sviluppo sono chiusi
out-of-range = { FORM($territory, "the") } { TRAIT($territory, "number") ->
    [plural] sono
   *[other] è
  } fuori portata: { FORM($army, "the") } ha autonomia { $number }
cannot-annex = annettere { FORM($territory, "the") } costa { $number } PP (disponibili: { $points })
plebiscite-one = si annette almeno un territorio
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

no-invasion-of-laboratory = il territorio Ricerca e Sviluppo non può essere invaso
all-have-fought = tutte le armate che confinano con { FORM($territory, "the") } hanno già combattuto in questa fase
no-army-next-to = nessuna tua armata confina con { FORM($territory, "the") }
name-an-origin = si indica almeno un territorio
not-next-to = { FORM($territory, "the") } non { TRAIT($territory, "number") ->
    [plural] confinano
   *[other] confina
  } con { FORM($territory2, "the") }
no-fresh-army = nessuna armata { FORM($territory, "in") } può ancora combattere
name-an-army = partecipa almeno un'armata
fought-already = { FORM($army, "the") } ha già combattuto in questa fase
army-not-next-to = { FORM($army, "the") } non confina con { FORM($territory, "the") }
not-taking-part = { FORM($army, "the") } non vi prende parte
too-strong = { FORM($army, "the") } ha difesa { $number }, e { $left ->
    [one] resta 1 punto
   *[other] restano { $left } punti
  }
not-below-one = { FORM($army, "the") } ha difesa 1, e le ferite non la riducono oltre
one-point-left = { FORM($army, "the") } può subire solo un'altra ferita
chosen-to-take = sono già state scelte armate che entrano nel territorio
one-must-enter = entra almeno un'armata
no-weapon = { FORM($nation, "the") } non ha un'arma atomica
never-bombed = l'arma atomica non si usa mai contro una base o il territorio Ricerca e Sviluppo
not-on-own = l'arma atomica non si usa mai contro territori propri o alleati
out-of-weapon-range = { FORM($territory, "the") } { TRAIT($territory, "number") ->
    [plural] distano
   *[other] dista
  } più di { $number } territori dai tuoi

# Leaders, the laboratory, research

driven-from-there = è proprio { FORM($territory, "from") } che viene cacciato
nearer-refuge = c'è una base, oppure un luogo più vicino { FORM($territory, "of") }
leader-grounded = il Leader { FORM($nation, "of") } è stato riportato alla base e non può essere usato in questo turno
leader-has-moved = il movimento del Leader { FORM($nation, "of") } è concluso
leader-there-already = il Leader { FORM($nation, "of") } è già lì
leader-too-far = { FORM($territory, "the") } { TRAIT($territory, "number") ->
    [plural] sono
   *[other] è
  } fuori portata: il Leader { FORM($nation, "of") } ha autonomia { $number } e non entra nei territori nemici
leader-not-there = il Leader { FORM($nation, "of") } non si trova nel territorio Ricerca e Sviluppo
activities-over = le attività precedono il Token Ricerca e lo sviluppo
once-a-turn = ogni attività si svolge al massimo una volta per turno
promotion-taken = la promozione { $promotion } è già { FORM($nation, "of") }
one-promotion-each = c'è già una promozione per { FORM($kind, "all") }, e ogni tipo di armata ne ha al massimo una
promotion-too-dear = la promozione { $promotion } costa { $number } PP
nobody-wounded = { FORM($territory, "in") } non ci sono armate ferite
no-army-there = { FORM($territory, "in") } non ci sono armate
no-haven = su nessun altro territorio c'è posto
evacuate-one = si evacua almeno un'armata
one-origin = si evacuano solo armate che si trovano { FORM($territory, "in") }
token-active = il Token Ricerca { FORM($nation, "of") } è già sul percorso
token-inactive = il Token Ricerca { FORM($nation, "of") } non è ancora sul percorso
token-at-end = il Token Ricerca { FORM($nation, "of") } è alla fine del percorso
token-has-moved = il Token Ricerca { FORM($nation, "of") } è già avanzato
research-first = prima avanza il Token Ricerca { FORM($nation, "of") }
