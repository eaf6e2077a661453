# What has happened. A name that ends in -own is what only the owner of the card reads.

# Set-up

draws-base = { FORM($nation, "the") } pesca { FORM($territory, "the") }.
order-of-turns = L'ordine dei turni: { $nations }.
objective-dealt = { FORM($nation, "the") } riceve un obiettivo segreto.
objective-own = Obiettivo segreto { FORM($nation, "of") }: { $objective }.
mission-own = Missione secondaria { FORM($nation, "of") }: { $mission }.

# Turns, points and cards

turn = Round { $round }: turno { FORM($nation, "of") }.
leader-misses-turn = Il Leader { FORM($nation, "of") } non può essere usato in questo turno.
income = { FORM($nation, "the") } raccoglie { $number } PP e ne ha { $points }.
gains = { FORM($nation, "the") } guadagna { $number } PP e ne ha { $points }.
gives = { FORM($nation, "the") } cede { $number } PP { FORM($nation2, "to") } e ne paga 1 per il trasferimento.
plays = { FORM($nation, "the") } gioca { $card }.
drew = { FORM($nation, "the") } pesca { $number ->
    [one] una carta Rifornimento
   *[other] { $number } carte Rifornimento
  }.
drew-own = { FORM($nation, "the") } pesca { $card }.
drew-none = { FORM($nation, "the") } non pesca carte Rifornimento.
shuffled = Gli scarti delle carte Rifornimento vengono mescolati e formano un nuovo mazzo.

# Expansion

trains = Nuova armata { FORM($territory, "in") }: { $dossier } ({ $number } PP).
conscripts = { FORM($nation, "the") } addestra gratis una fanteria { FORM($territory, "in") }.
moves = { FORM($army, "the") } si sposta { FORM($territory, "from") } { FORM($territory2, "to") }.
annexes = { $number ->
    [0] { FORM($nation, "the") } annette gratis { FORM($territory, "the") }.
   *[other] { FORM($nation, "the") } annette { FORM($territory, "the") } per { $number } PP.
  }
occupies = { FORM($nation, "the") } occupa { FORM($territory, "the") }.

# Leaders

leader-sent-back = Il Leader { FORM($nation, "of") } è cacciato { FORM($territory, "from") } e va { FORM($territory2, "to") }. Salterà un turno.
leader-lost = Il Leader { FORM($nation, "of") } non ha dove andare.
leads = Il Leader { FORM($nation, "of") } va { FORM($territory, "from") } { FORM($territory2, "to") }.

# Invasions

invades = { FORM($nation, "the") } invade { FORM($territory, "the") }, territorio { FORM($nation2, "of") }, con { $armies }.
walks-in = { FORM($nation, "the") } entra con { $armies } { FORM($territory, "in") }, territorio indifeso { FORM($nation2, "of") }.
attack-compared = Attacco { $number } contro difesa { $number2 }.
doomed = { $number ->
    [one] Armata colpita: { $armies }, che partecipa ancora al contrattacco.
   *[other] Armate colpite: { $armies }, che partecipano ancora al contrattacco.
  }
rolls = Il dado { FORM($nation, "of") } dà { $symbol }: { $number ->
    [one] 1 punto danno
   *[other] { $number } punti danno
  }.
fires-back = La fortificazione { FORM($territory, "of") } infligge { $number ->
    [one] 1 punto danno
   *[other] { $number } punti danno
  }.
wounded = { FORM($army, "the") } subisce { $number ->
    [one] una ferita
   *[other] { $number } ferite
  }: difesa residua { $left }.
eliminates = { TRAIT($army, "gender") ->
    [m] { FORM($army, "the") } è eliminato.
   *[other] { FORM($army, "the") } è eliminata.
  }
invasion-succeeds = L'invasione { FORM($territory, "of") } è riuscita.
invasion-fails = L'invasione { FORM($territory, "of") } da parte { FORM($nation, "of") } è fallita.
takes = { $number ->
    [0] { FORM($nation, "the") } prende { FORM($territory, "the") } con { $armies }.
   *[other] { FORM($nation, "the") } prende { FORM($territory, "the") } per { $number } PP con { $armies }.
  }
liberates = { FORM($nation, "the") } libera { FORM($territory, "the") }: il territorio non appartiene più a nessuno.
cannot-pay = { FORM($nation, "the") } non può pagare per { FORM($territory, "the") }.
sabotages = Sabotaggio { FORM($nation, "of") } { FORM($territory, "in") }: lo sviluppo ({ $development }) è distrutto.
bombs = { FORM($nation, "the") } usa l'arma atomica contro { FORM($territory, "the") }. Il territorio resta radioattivo fino alla fine della partita.
bombed = { $number ->
    [one] Armata eliminata: { $armies }.
   *[other] Armate eliminate: { $armies }.
  }

# Development

promotes = { FORM($nation, "the") } ottiene la promozione { $promotion } per { $number } PP.
activates = { FORM($nation, "the") } avvia il suo Percorso sviluppo armamenti.
repaired = Le armate { FORM($territory, "in") } sono riparate.
evacuates = { TRAIT($army, "gender") ->
    [m] { FORM($army, "the") } è evacuato { FORM($territory, "from") } { FORM($territory2, "to") }.
   *[other] { FORM($army, "the") } è evacuata { FORM($territory, "from") } { FORM($territory2, "to") }.
  }
research-moves = Il Token Ricerca { FORM($nation, "of") } avanza di { $number ->
    [one] una casella
   *[other] { $number } caselle
  }: { $square }.
square-reached = { FORM($nation, "the") } raggiunge la casella { $square }.
recruits = { FORM($nation, "the") } colloca una fanteria { FORM($territory, "in") }.
develops = { $number ->
    [0] { FORM($nation, "the") } sviluppa gratis { FORM($territory, "the") }: { $development }.
   *[other] { FORM($nation, "the") } sviluppa { FORM($territory, "the") } per { $number } PP: { $development }.
  }
razes = { FORM($nation, "the") } rimuove lo sviluppo { FORM($territory, "from") }.

# Missions and ends

mission-fulfilled = { FORM($nation, "the") } mostra la missione { $mission }: compiuta.
mission-failed = { FORM($nation, "the") } mostra la missione { $mission }: non compiuta.
objective-complete = { FORM($nation, "the") } mostra il suo obiettivo { $objective }: completato!
eliminated = { FORM($nation, "the") } non possiede più nulla: la sua partita è finita.
hand-discarded = Le carte Rifornimento { FORM($nation, "of") } sono scartate: { $cards }.
surrenders = { FORM($nation, "the") } si arrende.
fights-on = { FORM($nation, "the") } continua la guerra senza alleato.
armistice = Il round { $round } è finito: armistizio.
