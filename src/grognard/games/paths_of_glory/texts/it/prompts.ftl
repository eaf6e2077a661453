# What is asked.

# Before the game

ask-guns = le Potenze Centrali cominciano con I Cannoni di Agosto in mano?
ask-first-bid = nomina la parte con cui vuoi giocare, e i VP che dai per averla.
ask-bid = sono puntati { $number } VP per giocare con { FORM($side, "the") }: accetta, e gioca con l'altra parte, o punta di più.
ask-choosing = includi una carta opzionale? Ognuna prende il posto di una carta dello stesso mazzo e valore.
ask-exchange = quale carta dello stesso mazzo e valore esce per { $card }?

# Actions

ask-action = { $side }, round { $number }: gioca una carta per operazioni, SR, rimpiazzi o il suo evento, o fai un'altra azione.
ask-peace = { FORM($side, "the") } offrono Termini di Pace: li accetti, o li rifiuti?
ask-activation = attiva spazi per muovere o attaccare. OPS rimaste: { $number }.
ask-movement = muovi le unità degli spazi attivati, una o più alla volta. Poi finisci.
ask-movement-starving = muovi le unità degli spazi attivati, una o più alla volta. Poi finisci. Ora senza rifornimento: { $pieces }.
ask-movement-or-trench = muovi le unità degli spazi attivati, una o più alla volta, o fai trincerare un'armata. Poi finisci.
ask-movement-or-trench-starving = muovi le unità degli spazi attivati, una o più alla volta, o fai trincerare un'armata. Poi finisci. Ora senza rifornimento: { $pieces }.
ask-march = { COUNT($pieces) ->
    [one] { FORM($pieces, "the") } { FORM($space, "in") }: dove va, o chi viene insieme? Punti movimento: { $number }.
   *[other] { FORM($pieces, "the") } { FORM($space, "in") }: dove vanno, o chi altro viene insieme? Punti movimento: { $number }.
  }
ask-march-must = { COUNT($pieces) ->
        [one] { FORM($pieces, "the") } non può fermarsi { FORM($space, "in") }: dove va? Punti movimento rimasti: { $number }.
       *[other] { FORM($pieces, "the") } non possono fermarsi { FORM($space, "in") }: dove vanno? Punti movimento rimasti: { $number }.
    }
ask-march-on = { COUNT($pieces) ->
    [one] { FORM($pieces, "the") } { FORM($space, "in") }: prosegue, o resta qui? Punti movimento rimasti: { $number }.
   *[other] { FORM($pieces, "the") } { FORM($space, "in") }: proseguono, o restano qui? Punti movimento rimasti: { $number }.
  }
ask-overstacked = più di tre unità { FORM($space, "in") }: scegline una che prosegua.
ask-siege = troppo poche unità { FORM($space, "in") } per assediare il forte: scegline una che rimetta le cose a posto.
ask-redeployment = fai Movimenti Strategici, ogni unità una volta. Punti SR rimasti: { $number }; un'armata costa 4, un corpo 1.
ask-transfer = dove va con il Movimento Strategico { FORM($piece, "the") }?

# Combat

ask-attacks = attacca uno spazio da quelli segnati per l'attacco, o finisci.
ask-attacks-starving = attacca uno spazio da quelli segnati per l'attacco, o finisci. Ora senza rifornimento: { $pieces }.
ask-attackers = chi attacca { FORM($space, "the") }?
ask-pull-back = attacco contro { FORM($space, "the") }: fai arretrare i russi di uno spazio prima del combattimento?
ask-brusilov = usi l'Offensiva di Brusilov contro la trincea { FORM($space, "in") }?
ask-trench-cards = attacco contro { FORM($space, "the") }: giochi una carta contro la trincea?
ask-flank = attacco contro { FORM($space, "the") }: tenti un Attacco di Fianco? Scegli lo spazio dell'assalto frontale, o passa.
ask-kerensky = usi l'Offensiva di Kerensky nell'attacco contro { FORM($space, "the") }?
ask-attack-cards = attacco contro { FORM($space, "the") }: giochi una Carta Combattimento?
ask-defence-cards = difesa { FORM($space, "of") }: giochi una Carta Combattimento?
ask-fire = si tirano i dadi per il combattimento { FORM($space, "in") }.
ask-losses = quale unità perde un livello? Numero di Perdite rimasto: { $number }.
ask-extra-loss = quale unità perde il livello che evita la ritirata?
ask-restore = Ritirata Generale: quale unità { FORM($space, "in") } riottiene un livello?
ask-stand = { $number ->
    [one] ti ritiri di uno spazio { FORM($space, "from") }, o resisti perdendo un altro livello?
   *[other] ti ritiri di { $number } spazi { FORM($space, "from") }, o resisti perdendo un altro livello?
  }
ask-stand-free = { $number ->
    [one] ti ritiri di uno spazio { FORM($space, "from") }, o resisti senza perdite (Haig)?
   *[other] ti ritiri di { $number } spazi { FORM($space, "from") }, o resisti senza perdite (Haig)?
  }
ask-retreat-who = quale unità si ritira per prima? Non c'è posto per tutte.
ask-retreat = { $number ->
    [one] dove si ritira { FORM($piece, "the") }? Di uno spazio.
   *[other] dove si ritira prima { FORM($piece, "the") }? { $number } spazi in tutto.
  }
ask-retreat-on = dove si ritira { FORM($space, "from") } { FORM($piece, "the") }?
ask-advance = quale unità avanza { FORM($space, "in") }? O finisci.
ask-advance-on = { FORM($piece, "the") } è { FORM($space, "in") }: avanza di un altro spazio, o resta qui?

# Events, reinforcements, replacements

ask-placement = dove piazzi { FORM($piece, "the") }?
ask-mobilizing = { FORM($nation, "the") } entra in guerra: metti un corpo in uno dei suoi spazi. Ancora { $number }, ognuno in uno spazio diverso.
ask-dig = in quale spazio metti la trincea?
ask-taxis = quale armata francese a Parigi o accanto riottiene il suo livello?
ask-cavalry = in quale spazio con un'armata russa rifornita va la cavalleria?
ask-africa = Guerra in Africa: rimuovi per sempre un corpo inglese, o cedi 1 VP.
ask-desertions = quale unità russa viene ridotta? Ancora { $number } al massimo.
ask-landing = quale corpo va a Salonicco? Da uno a tre corpi inglesi o francesi.
ask-landwehr = Landwehr: dai livelli a unità tedesche ridotte, a un'armata per 1 punto, a un corpo per mezzo.
ask-replacements = { $side }: dai livelli alle unità, a un'armata per 1 punto, a un corpo per mezzo. Ciò che non spendi è perso.
ask-discards = scarti Carte Combattimento prima di pescare? O finisci.
