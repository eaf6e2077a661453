# What has happened. A name that ends in -own is what only the owner of the cards reads.

# Words that sentences share

turn-name = { $turn ->
    [1] Agosto 1914
    [2] Settembre 1914
    [3] Autunno 1914
    [4] Inverno 1915
    [5] Primavera 1915
    [6] Estate 1915
    [7] Autunno 1915
    [8] Inverno 1916
    [9] Primavera 1916
    [10] Estate 1916
    [11] Autunno 1916
    [12] Inverno 1917
    [13] Primavera 1917
    [14] Estate 1917
    [15] Autunno 1917
    [16] Inverno 1918
    [17] Primavera 1918
    [18] Estate 1918
    [19] Autunno 1918
   *[other] Inverno 1919
  }
modifier = { $drm ->
    [0] {""}
    [1] {" "}(DRM +1)
    [2] {" "}(DRM +2)
    [3] {" "}(DRM +3)
    [4] {" "}(DRM +4)
    [5] {" "}(DRM +5)
    [6] {" "}(DRM +6)
   *[other] {" "}(DRM { $drm })
  }
points-change = { $number ->
    [0] i VP non cambiano
    [1] le Potenze Centrali guadagnano 1 VP
    [2] le Potenze Centrali guadagnano 2 VP
    [3] le Potenze Centrali guadagnano 3 VP
    [-1] le Potenze Centrali perdono 1 VP
    [-2] le Potenze Centrali perdono 2 VP
    [-3] le Potenze Centrali perdono 3 VP
   *[other] le Potenze Centrali guadagnano { $number } VP
  }
army-column = { $column ->
    [0] 1
    [1] 2
    [2] 3
    [3] 4
    [4] 5
    [5] 6-8
    [6] 9-11
    [7] 12-14
    [8] 15
   *[other] 16+
  }
corps-column = { $column ->
    [8] 8+
   *[other] { $column }
  }
ending = { TRAIT($piece, "gender") ->
    [m] o
   *[other] a
  }

# Before the game

begins-with-guns = Le Potenze Centrali cominciano con I Cannoni di Agosto in mano.
begins-without-guns = Le Potenze Centrali cominciano senza I Cannoni di Agosto.
bid-rolls = I giocatori tirano un { $die } e un { $die2 }: punta per primo chi ha tirato di più; in caso di parità si tira di nuovo.
bids = Il giocatore del posto «{ $seat }» punta { $number } VP per giocare con { FORM($side, "the") }.
bid-accepted = Il giocatore del posto «{ $seat }» giocherà con { FORM($side, "the") } per { $number } VP.
cards-chosen = { FORM($side, "the") } hanno scelto le loro carte opzionali.

# The turn

turn-begins = Turno { $turn }: { turn-name }.
round-begins = Round di Azione { $number }: { FORM($side, "the") }.
offensive-rolled = { FORM($side, "the") } tirano un { $die } per la loro Offensiva Obbligatoria: { FORM($nation, "the") } deve attaccare.
offensive-italy = { FORM($side, "the") } tirano un { $die } per la loro Offensiva Obbligatoria: { FORM($nation, "the") } deve attaccare in { $nation2 } o contro unità italiane.
offensive-none = { FORM($side, "the") } tirano un { $die } per la loro Offensiva Obbligatoria: nessuna in questo turno.
offensive-mutiny = Gli Alleati tirano un { $die } per la loro Offensiva Obbligatoria: i francesi si ammutinano, e il loro primo attacco a ovest senza americani al fianco costa 1 VP.
offensive-made = { FORM($nation, "the") } ha attaccato: l'Offensiva Obbligatoria { FORM($side, "of") } è stata effettuata.
offensive-called-off = L'Offensiva Obbligatoria { FORM($side, "of") } viene annullata.
mutiny = L'offensiva francese diventa un ammutinamento: il primo attacco francese a ovest senza americani al fianco costa 1 VP.
mutiny-attack = I francesi attaccano malgrado l'ammutinamento: le Potenze Centrali guadagnano 1 VP (totale: { $points }).
offensive-missed = { $number ->
    [1] Gli Alleati non hanno effettuato la loro Offensiva Obbligatoria: le Potenze Centrali guadagnano 1 VP (totale: { $points }).
   *[other] Le Potenze Centrali non hanno effettuato la loro Offensiva Obbligatoria: perdono 1 VP (totale: { $points }).
  }

# Actions

automatic-operation = { FORM($side, "the") } usano l'Operazione Automatica (1 OPS).
plays-operations = { FORM($side, "the") } giocano { $card } per { $number } OPS.
plays-redeployment = { FORM($side, "the") } giocano { $card } per { $number } punti SR.
plays-replacements = { FORM($side, "the") } giocano { $card } per i Punti Rimpiazzo.
plays-event = { FORM($side, "the") } giocano { $card } come evento.
war-status = Lo Stato di Guerra { FORM($side, "of") } sale a { $number }, lo Stato di Guerra Combinato a { $combined }.
event-point = In questo scenario { $card } vale 1 VP (totale: { $points }).
offers-peace = { FORM($side, "the") } offrono Termini di Pace.
peace-refused = { FORM($side, "the") } rifiutano i Termini di Pace.
peace-roll = Il tiro per la pace è { $die }: { points-change } (totale: { $points }).
points = { points-change } (totale: { $points }).

# Operations

activated-move = { FORM($side, "the") } attivano { FORM($space, "the") } per muovere ({ $number } OPS).
activated-attack = { FORM($side, "the") } attivano { FORM($space, "the") } per attaccare ({ $number } OPS).
moves = { COUNT($pieces) ->
    [one] { FORM($pieces, "the") } muove { FORM($space, "from") } { FORM($space2, "in") }.
   *[other] { FORM($pieces, "the") } muovono { FORM($space, "from") } { FORM($space2, "in") }.
  }
tries-to-entrench = { FORM($piece, "the") } cerca di trincerarsi { FORM($space, "in") }.
entrench-roll = { FORM($piece, "the") } tira un { $die }{ modifier } per trincerarsi: serve { $number } o meno.
entrenched = { FORM($side, "the") } ora hanno una trincea di livello { $number } { FORM($space, "in") }.
trench-taken = { FORM($side, "the") } conquistano la trincea { FORM($space, "in") }, ora una loro trincea di livello 1.
trench-removed = La trincea { FORM($space, "in") } viene rimossa.
takes-space = { FORM($side, "the") } prendono { FORM($space, "the") }.
takes-victory-space = { FORM($side, "the") } prendono { FORM($space, "the") }: ora i VP sono { $points }.
beachhead-lost = La testa di ponte { FORM($space, "in") } va perduta.
fort-destroyed = Il forte { FORM($space, "of") } viene distrutto.
redeploys = { FORM($piece, "the") } effettua un Movimento Strategico { FORM($space, "from") } { FORM($space2, "in") }.

# Combat

attack = { COUNT($pieces2) ->
    [0] { FORM($side, "the") } attaccano il forte { FORM($space, "of") } con { FORM($pieces, "the") }.
    [one] { FORM($side, "the") } attaccano { FORM($space, "the") } con { FORM($pieces, "the") }. Difende { FORM($pieces2, "the") }.
   *[other] { FORM($side, "the") } attaccano { FORM($space, "the") } con { FORM($pieces, "the") }. Difendono { FORM($pieces2, "the") }.
  }
pulls-back = La Grande Ritirata: i russi arretrano { FORM($space, "from") }.
declares = Gli attaccanti usano { $card }.
plays-combat-card = { FORM($side, "the") } giocano { $card }.
uses-combat-card = { FORM($side, "the") } usano ancora { $card }.
attack-cancelled = L'attacco contro { FORM($space, "the") } viene annullato.
flank-success = Gli attaccanti tirano un { $die }{ modifier } per l'Attacco di Fianco, con assalto frontale { FORM($space, "from") }: il tentativo riesce, e sparano per primi.
flank-failure = Gli attaccanti tirano un { $die }{ modifier } per l'Attacco di Fianco, con assalto frontale { FORM($space, "from") }: il tentativo fallisce, e i difensori sparano per primi.
fires-army = { FORM($side, "the") } sparano con { $factors ->
    [one] 1 Fattore di Combattimento
   *[other] { $factors } Fattori di Combattimento
  } (Tabella armate, colonna { army-column }) e tirano un { $die }{ modifier }: Numero di Perdite { $number }.
fires-corps = { FORM($side, "the") } sparano con { $factors ->
    [one] 1 Fattore di Combattimento
   *[other] { $factors } Fattori di Combattimento
  } (Tabella corpi, colonna { corps-column }) e tirano un { $die }{ modifier }: Numero di Perdite { $number }.
reduced = { FORM($piece, "the") } viene ridott{ ending }.
eliminated = { FORM($piece, "the") } viene eliminat{ ending }.
removed = { FORM($piece, "the") } viene eliminat{ ending } permanentemente.
replaced-by = Un corpo della Casella della Riserva prende il posto { FORM($piece2, "of") } { FORM($space, "in") }.
combat-won = { FORM($side, "the") } vincono il combattimento, { $number } a { $number2 }.
combat-tied = Il combattimento finisce in parità, { $number } a { $number }.
stands = I difensori { FORM($space, "of") } perdono un altro livello e ignorano la ritirata.
stands-by-haig = Haig fa ignorare la ritirata ai difensori { FORM($space, "of") }.
retreats = { FORM($piece, "the") } si ritira { FORM($space, "from") } { FORM($space2, "in") }.
retreats-over = { FORM($piece, "the") } si ritira { FORM($space, "from") } { FORM($space3, "in") }, passando per { FORM($space2, "the") }.
advances = { FORM($piece, "the") } avanza { FORM($space, "in") }.
peace-offensive-failed = L'Offensiva per la Pace non ha guadagnato terreno: le Potenze Centrali perdono 1 VP (totale: { $points }).

# Events, reinforcements, replacements

enters-war = { FORM($nation, "the") } entra in guerra a fianco { FORM($side, "of") }.
us-at-war = Gli Stati Uniti entrano in guerra.
placed = { FORM($piece, "the") } viene piazzat{ ending } { FORM($space, "in") }.
to-reserve = { FORM($piece, "the") } va nella Casella della Riserva.
restored = { FORM($piece, "the") } recupera un livello.
rebuilt = { FORM($piece, "the") } viene ricostruit{ ending } nella Casella della Riserva.
rebuilt-at = { FORM($piece, "the") } viene ricostruit{ ending } { FORM($space, "in") }.
grand-fleet = La Grande Flotta ha affrontato la Flotta d'Alto Mare: i VP non cambiano.
high-seas-point = La Flotta d'Alto Mare è rimasta indisturbata: le Potenze Centrali guadagnano 1 VP (totale: { $points }).
sees-hand = { COUNT($cards) ->
    [0] { FORM($side, "the") } non hanno carte in mano.
   *[other] { FORM($side, "the") } hanno in mano: { $cards }.
  }
hand-seen = { FORM($side, "the") } guardano la mano { FORM($side2, "of") }.

# The end of a turn

spaces-turn = { COUNT($spaces) ->
    [one] { FORM($spaces, "the") } è fuori rifornimento e passa sotto il controllo { FORM($side, "of") }.
   *[other] { FORM($spaces, "the") } sono fuori rifornimento e passano sotto il controllo { FORM($side, "of") }.
  }
siege-roll = Gli assedianti { FORM($space, "of") } tirano un { $die }{ modifier }: serve più di { $number }.
blockade = Il Blocco costa 1 VP alle Potenze Centrali (totale: { $points }).
italy-neutral = L'Italia è ancora neutrale: le Potenze Centrali guadagnano 1 VP (totale: { $points }).
commitment = { FORM($side, "the") } passano alla { $level }.
armistice = Lo Stato di Guerra Combinato è { $number }: un Armistizio mette fine alla guerra.
discards = { FORM($side, "the") } scartano { $card }.
reshuffled = { FORM($side, "the") } rimescolano gli scarti nel loro mazzo.
drew = { $number ->
    [0] { FORM($side, "the") } non pescano carte.
    [one] { FORM($side, "the") } pescano una carta.
   *[other] { FORM($side, "the") } pescano { $number } carte.
  }
drew-own = { COUNT($cards) ->
    [0] { FORM($side, "the") } non pescano carte.
   *[other] { FORM($side, "the") } pescano { $cards }.
  }
won = { FORM($side, "the") } vincono la partita: { $why }.
game-drawn = Nessuna delle due parti vince la guerra: { $why }.
