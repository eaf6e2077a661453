# What is asked.

# Before the game

ask-guns = cominci con I Cannoni di Agosto in mano?
    .details = Altrimenti la carta resta nel mazzo delle Potenze Centrali.
ask-first-bid = scegli la parte con cui vuoi giocare e quanti VP punti
    .details = Alla fine della partita i VP puntati vanno a favore dell'altra parte.
ask-bid = accetti { $number } VP per { FORM($side, "the") }, o punti di più?
    .details = Se accetti, giochi con l'altra parte.
ask-choosing = includi una carta opzionale?
    .details = Ogni carta opzionale prende il posto di una carta dello stesso mazzo e valore. Quando hai scelto, finisci.
ask-exchange = quale carta togli per { $card }?
    .details = Deve essere dello stesso mazzo e valore.

# Actions

ask-action = scegli un'azione
    .details = Gioca una carta per operazioni, Movimento Strategico (SR), Punti Rimpiazzo (RP) o come evento, o usa 1 OPS senza carta.
ask-first-action = gioca { $card } come evento
    .details = Deve essere la prima azione delle Potenze Centrali.
ask-peace = accetti i Termini di Pace { FORM($side, "of") }?
    .details = Se accetti, la partita finisce ora. Se rifiuti, un tiro di dado può cambiare i VP.
ask-activation = attiva spazi per muovere o attaccare
    .details = Scegli gli spazi uno alla volta, poi finisci. Le OPS non spese vanno perdute.
    .left = OPS rimaste: { $number }
ask-movement = muovi le unità degli spazi attivati
    .details = Le unità muovono da sole o in gruppo. Quando hai mosso, finisci.
ask-movement-starving = muovi le unità degli spazi attivati
    .details = Le unità muovono da sole o in gruppo. Quando hai mosso, finisci. Ora fuori rifornimento: { $pieces }.
ask-movement-or-trench = muovi le unità degli spazi attivati, o fai trincerare un'armata
    .details = Le unità muovono da sole o in gruppo. Quando hai mosso, finisci.
ask-movement-or-trench-starving = muovi le unità degli spazi attivati, o fai trincerare un'armata
    .details = Le unità muovono da sole o in gruppo. Quando hai mosso, finisci. Ora fuori rifornimento: { $pieces }.
ask-march = muovi { FORM($pieces, "the") } { FORM($space, "from") }
    .details = Scegli la destinazione, o aggiungi un'unità al gruppo.
    .left = Punti Movimento rimasti: { $number }
ask-march-ready = muovi { FORM($pieces, "the") } { FORM($space, "from") }
    .details = Scegli la destinazione.
    .left = Punti Movimento rimasti: { $number }
ask-march-must = muovi ancora { FORM($pieces, "the") } { FORM($space, "from") }
    .details = Il movimento non può finire qui.
    .left = Punti Movimento rimasti: { $number }
ask-march-on = muovi ancora { FORM($pieces, "the") }, o ti fermi { FORM($space, "in") }?
    .left = Punti Movimento rimasti: { $number }
ask-overstacked = scegli un'unità da far uscire { FORM($space, "from") }
    .details = Lo spazio supera il limite al raggruppamento di tre unità.
ask-siege = completa o togli l'assedio { FORM($space, "of") }
    .details = Le unità sono troppo poche per assediare il forte: scegli un'unità che completi l'assedio, o una che esca.
ask-redeployment = scegli le unità per il Movimento Strategico (SR)
    .details = Un'armata costa 4 punti SR, un corpo 1. Ogni unità può fare SR una volta.
    .left = Punti SR rimasti: { $number }
ask-transfer = dove mandi { FORM($piece, "the") } con il Movimento Strategico?

# Combat

ask-attacks = scegli uno spazio da attaccare, o finisci
    .details = Attaccano solo le unità degli spazi attivati per attaccare.
ask-attacks-starving = scegli uno spazio da attaccare, o finisci
    .details = Attaccano solo le unità degli spazi attivati per attaccare. Ora fuori rifornimento: { $pieces }.
ask-attackers = con quali unità attacchi { FORM($space, "the") }?
    .details = Sceglile una alla volta, poi finisci.
ask-pull-back = fai arretrare i russi { FORM($space, "from") }?
    .details = Con La Grande Ritirata si ritirano di uno spazio prima del combattimento.
ask-brusilov = usi L'Offensiva di Brusilov contro la trincea { FORM($space, "in") }?
ask-trench-cards = giochi una carta contro la trincea { FORM($space, "in") }?
ask-flank = tenti un Attacco di Fianco contro { FORM($space, "the") }?
    .details = Scegli lo spazio dell'assalto frontale, o passa.
ask-kerensky = usi L'Offensiva di Kerensky nell'attacco contro { FORM($space, "the") }?
ask-attack-cards = giochi una Carta Combattimento nell'attacco contro { FORM($space, "the") }?
ask-defence-cards = giochi una Carta Combattimento in difesa { FORM($space, "of") }?
ask-fire = tira i dadi per il combattimento { FORM($space, "in") }
ask-losses = scegli l'unità che perde un livello
    .left = Numero di Perdite rimasto: { $number }
ask-extra-loss = scegli l'unità che perde un livello per ignorare la ritirata
ask-restore = scegli l'unità che recupera un livello
    .details = Ritirata Generale ridà uno dei livelli appena perduti { FORM($space, "in") }.
ask-stand = { $number ->
    [one] ti ritiri di uno spazio { FORM($space, "from") }, o ignori la ritirata?
   *[other] ti ritiri di { $number } spazi { FORM($space, "from") }, o ignori la ritirata?
  }
    .details = Ignorare la ritirata costa un altro livello.
ask-stand-free = { $number ->
    [one] ti ritiri di uno spazio { FORM($space, "from") }, o ignori la ritirata?
   *[other] ti ritiri di { $number } spazi { FORM($space, "from") }, o ignori la ritirata?
  }
    .details = Con Haig, ignorare la ritirata non costa nessun livello.
ask-retreat-who = scegli l'unità che si ritira per prima
    .details = Potrebbe non esserci posto per tutte.
ask-retreat = dove si ritira { FORM($piece, "the") }?
    .left = Spazi di ritirata rimasti: { $number }
ask-retreat-on = dove si ritira { FORM($space, "from") } { FORM($piece, "the") }?
    .left = Spazi di ritirata rimasti: 1
ask-advance = scegli un'unità che avanzi { FORM($space, "in") }, o finisci
ask-advance-on = fai avanzare { FORM($piece, "the") } di un altro spazio?
    .details = Altrimenti resta { FORM($space, "in") }.

# Events, reinforcements, replacements

ask-placement = dove piazzi { FORM($piece, "the") }?
ask-mobilizing = piazza i corpi { FORM($nation, "adjective-mp") }
    .details = { CAPITAL(FORM($nation, "the")) } entra in guerra. Ogni corpo va in uno spazio diverso.
    .left = Corpi rimasti: { $number }
ask-dig = dove piazzi la trincea di livello 1?
ask-taxis = scegli un'armata francese, a Parigi o accanto, che recuperi il suo livello
ask-cavalry = dove piazzi i due corpi di cavalleria russa?
    .details = Si uniscono a un'armata russa rifornita.
ask-africa = rimuovi dal gioco un corpo inglese, o cedi 1 VP?
    .details = Guerra in Africa chiede l'uno o l'altro.
ask-desertions = scegli un'unità russa da ridurre
    .left = Unità ancora da ridurre: { $number }
ask-landing = scegli un corpo da sbarcare a Salonicco
    .details = Possono sbarcare da uno a tre corpi inglesi o francesi.
ask-landwehr = scegli un'unità tedesca ridotta che recuperi un livello
    .details = Un livello costa 1 RP per un'armata, ½ RP per un corpo.
ask-replacements = spendi i Punti Rimpiazzo (RP)
    .details = Un livello costa 1 RP per un'armata, ½ RP per un corpo. Gli RP non spesi vanno perduti.
ask-discards = scarti Carte Combattimento prima di pescare?
    .details = Scegli le carte da scartare, poi finisci.
