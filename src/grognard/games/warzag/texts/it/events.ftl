# What has happened. A name that ends in -own is what only the owner of the card reads.

# Set-up

draws-base = { FORM($nation, "the") } pesca { FORM($territory, "the") }.
order-of-turns = L'ordine dei turni è: { $nations }.
objective-dealt = { FORM($nation, "the") } pesca un obiettivo segreto.
objective-own = L'obiettivo segreto { FORM($nation, "of") } è { $objective }.
mission-own = La missione secondaria { FORM($nation, "of") } è { $mission }.

# Turns, points and cards

turn = Round { $round }: turno { FORM($nation, "of") }.
leader-misses-turn = Il Leader { FORM($nation, "of") } non si può usare in questo turno.
income = { FORM($nation, "the") } raccoglie { $number } PP e ora ne ha { $points }.
gains = { FORM($nation, "the") } guadagna { $number } PP e ora ne ha { $points }.
gives = { FORM($nation, "the") } cede { $number } PP { FORM($nation2, "to") } e paga 1 PP per il trasferimento.
plays = { FORM($nation, "the") } gioca { $card }.
drew = { FORM($nation, "the") } pesca { $number ->
    [one] una carta Rifornimento
   *[other] { $number } carte Rifornimento
  }.
drew-own = { FORM($nation, "the") } pesca { $card }.
drew-none = { FORM($nation, "the") } non pesca carte Rifornimento.
shuffled = Le carte Rifornimento scartate si mescolano e formano un nuovo mazzo.

# Expansion

trains = { FORM($nation, "the") } addestra { FORM($dossier, "some") } { FORM($territory, "in") } per { $number } PP.
conscripts = { FORM($nation, "the") } addestra gratis una fanteria { FORM($territory, "in") }.
moves = { FORM($army, "the") } si sposta { FORM($territory, "from") } { FORM($territory2, "to") }.
annexes = { $number ->
    [0] { FORM($nation, "the") } annette gratis { FORM($territory, "the") }.
   *[other] { FORM($nation, "the") } annette { FORM($territory, "the") } per { $number } PP.
  }
occupies = { FORM($nation, "the") } occupa { FORM($territory, "the") }.

# Leaders

leader-sent-back = Il Leader { FORM($nation, "of") } viene cacciato { FORM($territory, "from") }, va { FORM($territory2, "to") } e salta un turno.
leader-lost = Il Leader { FORM($nation, "of") } non ha più territori in cui tornare.
leads = Il Leader { FORM($nation, "of") } va { FORM($territory, "from") } { FORM($territory2, "to") }.

# Invasions

invades = { FORM($nation, "the") } invade { FORM($territory, "the") }, territorio { FORM($nation2, "of") }, con { $armies }.
walks-in = { FORM($nation, "the") } invade { FORM($territory, "the") }, territorio indifeso { FORM($nation2, "of") }, con { $armies }.
attack-compared = { FORM($nation, "the") } attacca con { $number } contro una difesa di { $number2 }.
doomed = { $number ->
    [one] L'attacco colpisce { $armies }, che partecipa comunque al contrattacco.
   *[other] L'attacco colpisce { $armies }, che partecipano comunque al contrattacco.
  }
rolls = Il dado { FORM($nation, "of") } dà { $symbol }: { $number ->
    [0] nessun danno
    [one] 1 punto danno
   *[other] { $number } punti danno
  }.
fires-back = La fortificazione { FORM($territory, "in") } infligge { $number ->
    [one] 1 punto danno
   *[other] { $number } punti danno
  }.
wounded = { FORM($army, "the") } subisce { $number ->
    [one] una ferita
   *[other] { $number } ferite
  } e resta con difesa { $left }.
eliminates = { TRAIT($army, "gender") ->
    [m] { FORM($army, "the") } viene eliminato.
   *[other] { FORM($army, "the") } viene eliminata.
  }
invasion-succeeds = L'invasione { FORM($nation, "adjective-f") } { FORM($territory, "of") } è riuscita.
invasion-fails = L'invasione { FORM($nation, "adjective-f") } { FORM($territory, "of") } è fallita.
takes = { $number ->
    [0] { FORM($nation, "the") } prende { FORM($territory, "the") } con { $armies }.
   *[other] { FORM($nation, "the") } prende { FORM($territory, "the") } per { $number } PP con { $armies }.
  }
liberates = { FORM($nation, "the") } libera { FORM($territory, "the") }: il territorio non appartiene più a nessuna nazione.
cannot-pay = { FORM($nation, "the") } non ha abbastanza PP per prendere { FORM($territory, "the") }.
sabotages = { FORM($nation, "the") } sabota { FORM($territory, "the") } e ne distrugge lo sviluppo: { $development }.
bombs = { FORM($nation, "the") } usa l'arma atomica contro { FORM($territory, "the") }. Il territorio è radioattivo fino alla fine della partita.
bombed = L'arma atomica elimina { $armies }.

# Development

promotes = { FORM($nation, "the") } ottiene la promozione { $promotion } per { $number } PP.
activates = { FORM($nation, "the") } avvia il suo Percorso sviluppo armamenti.
repaired = { FORM($nation, "the") } ripara le armate { FORM($territory, "in") }.
evacuates = { FORM($nation, "the") } evacua { FORM($army, "the") } { FORM($territory, "from") } { FORM($territory2, "to") }.
research-moves = Il Token Ricerca { FORM($nation, "of") } avanza di { $number ->
    [one] una casella
   *[other] { $number } caselle
  } e raggiunge la casella { $square }.
square-reached = Lungo il percorso { FORM($nation, "the") } raggiunge il traguardo { $square }.
recruits = { FORM($nation, "the") } colloca gratis una fanteria { FORM($territory, "in") }.
develops = { $number ->
    [0] { FORM($nation, "the") } sviluppa gratis { FORM($territory, "the") }: { $development }.
   *[other] { FORM($nation, "the") } sviluppa { FORM($territory, "the") } per { $number } PP: { $development }.
  }
razes = { FORM($nation, "the") } rimuove lo sviluppo { FORM($territory, "from") }.

# Missions and ends

mission-fulfilled = { FORM($nation, "the") } mostra la missione { $mission }: compiuta.
mission-failed = { FORM($nation, "the") } mostra la missione { $mission }: non compiuta.
objective-complete = { FORM($nation, "the") } completa il suo obiettivo { $objective } e lo mostra.
eliminated = { FORM($nation, "the") } non ha più territori ed esce dal gioco.
hand-discarded = { FORM($nation, "the") } scarta le sue carte Rifornimento: { $cards }.
surrenders = { FORM($nation, "the") } si arrende.
fights-on = { FORM($nation, "the") } continua la guerra senza alleato.
armistice = Il round { $round } è finito, e l'armistizio conclude la partita.
