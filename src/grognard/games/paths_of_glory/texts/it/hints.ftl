# What speaks for an act, in the words of an adviser: facts of the map and of the own hand, chances where dice decide.

# Moves

because-takes-victory-space = Così prendi { FORM($space, "the") } finché è senza difensori: vale 1 VP.
because-takes-space = Così togli al nemico { FORM($space, "the") }.
because-cuts-off = Così metti fuori rifornimento { SOME($pieces, $rest, "the") }{ and-units }.
because-feeds = Così riporti in rifornimento { SOME($pieces, $rest, "the") }{ and-units }.
because-besieges = Così assedi il forte { FORM($space, "of") }.
because-closes-gap = Così chiudi la falla nel fronte { FORM($space, "in") }.
because-covers = Così copri { FORM($space, "the") }: il nemico potrebbe entrarci senza combattere, e vale 1 VP.
because-shields = Così sbarri al nemico la via verso Spazi VP indifesi: { SOME($spaces, $rest) }{ and-rest }.
because-guards-supply = Così proteggi la via di rifornimento che passa per { FORM($space, "the") } e serve { SOME($pieces, $rest, "the") }{ and-units }.
because-escapes = { FORM($space, "in") } il nemico potrebbe presto tagliare la via di rifornimento; { FORM($space2, "in") } è al sicuro.
because-joins = Da lì puoi attaccare { FORM($space, "the") } con più forza.
because-enemy-next = Lo spazio { $space } va difeso: accanto ci sono nemici con { $number ->
    [one] un Fattore di Combattimento
   *[other] { $number } Fattori di Combattimento
  }.
because-enemy-near = Lo spazio { $space } va difeso: con un solo movimento i nemici possono raggiungere uno spazio adiacente.
because-out-of-danger = Il nemico potrebbe presto attaccare { FORM($space, "the") }; { FORM($space2, "in") } il pericolo è minore.
because-nearer = Lo spazio { $space } è più vicino a dove servono unità.
because-best-place = Fra gli spazi possibili il migliore è { FORM($space, "the") }.
because-supplied-there = { FORM($space, "in") } l'unità è in rifornimento.
because-sets-right = Lo chiedono le regole: uno spazio supera il limite al raggruppamento, o un assedio è troppo debole.
because-others-stay = Le altre unità sono al posto giusto.
because-stays = Proseguire non porta nessun vantaggio.
because-trench = Una trincea indebolisce ogni attacco contro { FORM($space, "the") }. Probabilità di riuscita: { $number }%.
because-trench-there = Una trincea indebolisce ogni attacco contro { FORM($space, "the") }.
because-reserve = Dalla Casella della Riserva { FORM($piece, "the") } potrà prendere il posto di un'armata eliminata.
because-redeploys = { FORM($piece, "the") } è più utile { FORM($space, "in") }.

# Actions

because-event-points = L'evento vale subito { $number } VP.
because-units = Così ricevi { SOME($pieces, $rest, "the") }{ and-units }.
because-event-status = Il tuo Stato di Guerra sale di { $number }; al livello di impegno successivo carte più forti entrano nel tuo mazzo.
because-event-better = Ora l'evento rende più di { $number } OPS.
because-operations = Ora conviene soprattutto muovere e attaccare: hai { $number } OPS per farlo.
because-nothing-else = Ora nessun'altra attivazione vale un'OPS.
because-spares-card = Per ora basta un'OPS, e non consumi carte.
because-replaces = La carta dà { $half ->
    [0] { $number } RP
   *[other] { $number ->
        [0] ½ RP
       *[other] { $number }½ RP
      }
  } da spendere per unità ridotte o eliminate.
because-few-better = Ora questa carta non ha un uso migliore.
because-peace = Un VP in più darebbe la vittoria, e un rifiuto può portarlo.
because-peace-saves = Con questi VP stai perdendo: la pace dà un pareggio.
because-no-peace = Con questi VP non stai perdendo: puoi continuare a giocare.
because-guns = I Cannoni di Agosto apre la guerra con un forte attacco a Belgio e Francia.
because-discards = Scartare una Carta Combattimento che non serve fa posto a una carta nuova.
because-keeps-hand = Conviene tenere le carte che hai in mano.

# Combat

because-duty = È l'Offensiva Obbligatoria di questo turno: se non attacchi, perdi 1 VP.
because-attack-victory = { FORM($space, "the") } è uno Spazio VP del nemico.
because-relieves = Questo attacco può liberare { FORM($space, "the") } dall'assedio.
because-attack-cuts = Prendendo { FORM($space, "the") } metteresti fuori rifornimento { SOME($pieces, $rest, "the") }{ and-units }.
because-attack-feeds = Prendendo { FORM($space, "the") } riporteresti in rifornimento { SOME($pieces, $rest, "the") }{ and-units }.
because-attack-odds = Attacco contro { FORM($space, "the") }, prima delle Carte Combattimento: { $number }% di vittoria, { $number2 }% di sconfitta.
because-attack-drives = Probabilità che l'attacco elimini i difensori { FORM($space, "of") } o li faccia ritirare: { $number }%.
because-attack-fort = Probabilità che l'attacco distrugga il forte { FORM($space, "of") }: { $number }%.
because-with = Probabilità di vincere il combattimento: { $number2 }% con { FORM($piece, "the") }, { $number }% senza.
because-no-attack = Nessun altro attacco rende più di quanto costa.
because-flank = Attacco di Fianco: { $number }% di probabilità di riuscita; se riesce, spari per primo.
because-no-flank = Attacco di Fianco: { $number }% di probabilità di fallimento; se fallisce, il nemico spara per primo.
because-card-odds = Probabilità che l'attaccante vinca il combattimento: { $number2 }% con la carta, { $number }% senza.
because-card-here = { $card } rende di più qui che in seguito.
because-card-kept = In questo combattimento nessuna carta farebbe abbastanza differenza.
because-pull-back = Le unità valgono più dello spazio; probabilità che l'attacco vinca: { $number }%.
because-holds-victory-space = { FORM($space, "the") } vale 1 VP.
because-stands = { $number ->
    [one] Ti resta un livello per tenere { FORM($space, "the") }, compresi i corpi nella Casella della Riserva.
   *[other] Ti restano { $number } livelli per tenere { FORM($space, "the") }, compresi i corpi nella Casella della Riserva.
  }
because-stands-free = Con Haig ignori la ritirata senza perdere livelli.
because-yields = Ignorare la ritirata costa un altro livello, e { FORM($space, "the") } non lo vale.
because-cheapest-loss = È la perdita che costa meno.
because-replaced = { FORM($piece, "the") } della Casella della Riserva prenderà il posto di questa Armata.

# Units that come and go

because-strongest = { FORM($piece, "the") } è l'unità più forte fra queste.
because-missed-least = { FORM($piece, "the") } è l'unità di cui puoi più facilmente fare a meno.
because-keeps-corps = Per te ogni corpo inglese vale più di 1 VP.
because-comes-back = { FORM($piece, "the") } torna dalla Casella delle unità eliminate.
because-gets-step = Con un livello in più { FORM($piece, "the") } torna a piena forza.
