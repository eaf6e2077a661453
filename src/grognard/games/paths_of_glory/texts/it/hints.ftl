# What speaks for an act, in the words of an adviser: facts of the map and of the own hand, chances where dice decide.

# Moves

because-takes-victory-space = { FORM($space, "the") } è uno spazio VP che nessuno difende: prenderlo vale 1 VP.
because-takes-space = Toglie al nemico { FORM($space, "the") }.
because-cuts-off = Toglie il rifornimento a queste unità: { SOME($pieces, $rest) }{ and-rest }.
because-feeds = Ridà il rifornimento a queste unità: { SOME($pieces, $rest) }{ and-rest }.
because-besieges = Assedia il forte { FORM($space, "of") }.
because-shields = Sbarra al nemico la via verso spazi VP aperti: { SOME($spaces, $rest) }{ and-rest }.
because-joins = Da lì si può attaccare { FORM($space, "the") } con più forza.
because-enemy-next = I nemici a ridosso { FORM($space, "of") } hanno { $number ->
    [one] un Fattore di Combattimento
   *[other] { $number } Fattori di Combattimento
  }: un attacco è possibile.
because-enemy-near = Con una sola mossa i nemici arrivano a ridosso { FORM($space, "of") }.
because-out-of-danger = Un attacco contro { FORM($space, "the") } è vicino, contro { FORM($space2, "the") } no.
because-nearer = Stare { FORM($space, "in") } è stare più vicino a dove servono unità.
because-best-place = Fra tutti i posti raggiungibili { FORM($space, "the") } sembra il migliore.
because-supplied-there = Chi sta { FORM($space, "in") } è in rifornimento.
because-sets-right = Lo chiedono le regole: lì ci sono troppe unità, o troppo poche per un assedio.
because-others-stay = Le altre unità stanno bene dove sono.
because-stays = Più avanti non starebbe meglio.
because-trench = Una trincea indebolisce ogni attacco contro { FORM($space, "the") }. Il tentativo riesce con { $number } risultati del dado su 6.
because-trench-there = Una trincea indebolisce ogni attacco contro { FORM($space, "the") }.
because-reserve = Nella Casella della Riserva { FORM($piece, "the") } può prendere il posto di un'armata perduta.
because-redeploys = { FORM($piece, "the") } è più utile { FORM($space, "in") }.

# Actions

because-event-points = L'evento vale subito { $number } VP.
because-units = Porta queste unità: { SOME($pieces, $rest) }{ and-rest }.
because-event-status = Il tuo Stato di Guerra sale di { $number }; al livello successivo carte più forti entrano nel tuo mazzo.
because-event-better = L'evento ora sembra rendere più di { $number } OPS.
because-operations = Ora muovere e attaccare rende di più. OPS: { $number }.
because-nothing-else = Nient'altro vale un'OPS, ora.
because-spares-card = Per ora basta un'OPS, e non si consuma nessuna carta.
because-replaces = Unità ridotte ed eliminate possono usarne { $half ->
    [0] { $number } RP.
   *[other] { $number ->
        [0] mezzo RP.
       *[other] { $number }½ RP.
      }
  }
because-few-better = Con questa carta ora non si può fare di meglio.
because-peace = Un VP in più darebbe la vittoria, e un rifiuto può portarlo.
because-peace-saves = Così come stanno le cose perderesti: la pace ne fa un pareggio.
because-no-peace = Così come stanno le cose non devi temere la fine.
because-guns = I Cannoni di Agosto apre la guerra con un forte attacco a Belgio e Francia.
because-discards = Una Carta Combattimento che non serve in nessun combattimento fa posto a una nuova.
because-keeps-hand = Le carte in mano vanno tenute.

# Combat

because-duty = È l'Offensiva Obbligatoria di questo turno: senza, perdi 1 VP.
because-attack-victory = { FORM($space, "the") } è uno spazio VP del nemico.
because-attack-odds = Attacco contro { FORM($space, "the") }: su 100 volte infligge più perdite di quante ne subisce { $number } volte, meno { $number2 } volte; le carte possono cambiarlo.
because-attack-drives = I difensori { FORM($space, "of") } sono distrutti o respinti { $number } volte su 100.
because-attack-fort = Il forte { FORM($space, "of") } cade { $number } volte su 100.
because-with = Con { FORM($piece, "the") } l'attacco vince { $number2 } volte su 100, non { $number }.
because-no-attack = Nessun attacco rimasto promette più di quanto costa.
because-flank = L'Attacco di Fianco riesce con { $number } risultati del dado su 6; allora spari prima tu, altrimenti il nemico.
because-no-flank = Un Attacco di Fianco riuscirebbe con { $number } risultati del dado su 6; altrimenti spara prima il nemico.
because-card-odds = Con la carta l'attacco vince { $number2 } volte su 100, non { $number }.
because-card-here = Qui { $card } rende più che in seguito.
because-card-kept = Nessuna carta cambierebbe abbastanza.
because-pull-back = L'attacco vincerebbe { $number } volte su 100, e lo spazio vale meno delle unità.
because-holds-victory-space = { FORM($space, "the") } conta 1 VP.
because-stands = { $number ->
    [one] Resta un livello per tenere { FORM($space, "the") }, corpi di riserva compresi.
   *[other] Restano { $number } livelli per tenere { FORM($space, "the") }, corpi di riserva compresi.
  }
because-stands-free = Haig ti fa resistere senza perdite.
because-yields = Resistere costa un altro livello, e { FORM($space, "the") } non lo vale.
because-cheapest-loss = Nessun'altra perdita è più piccola.
because-replaced = Nella Casella della Riserva { FORM($piece, "the") } ne prende il posto.

# Units that come and go

because-strongest = { FORM($piece, "the") } è l'unità più forte fra queste.
because-missed-least = Di tutte, l'unità che serve meno è { FORM($piece, "the") }.
because-keeps-corps = Ogni corpo inglese serve più del punto.
because-comes-back = { FORM($piece, "the") } torna dalle unità eliminate.
because-gets-step = Con il livello { FORM($piece, "the") } diventa più forte.
