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
    [1] , +1
    [2] , +2
    [3] , +3
    [4] , +4
    [5] , +5
    [6] , +6
   *[other] , { $drm }
  }
points-change = { $number ->
    [0] Nessun VP
    [1] 1 VP alle Potenze Centrali
    [2] 2 VP alle Potenze Centrali
    [3] 3 VP alle Potenze Centrali
    [-1] 1 VP in meno alle Potenze Centrali
    [-2] 2 VP in meno alle Potenze Centrali
    [-3] 3 VP in meno alle Potenze Centrali
   *[other] { $number } VP alle Potenze Centrali
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
bid-rolls = I giocatori tirano { $die } e { $die2 }: il più alto punta per primo, in caso di parità si ritira.
bids = { FORM($seat, "the") } puntano { $number } VP per giocare con { FORM($side, "the") }.
bid-accepted = { FORM($seat, "the") } giocano con { FORM($side, "the") }, per { $number } VP.
cards-chosen = { FORM($side, "the") } hanno scelto le loro carte opzionali.

# The turn

turn-begins = Turno { $turn }: { turn-name }.
round-begins = Round { $number }: { FORM($side, "the") }.
offensive-rolled = Offensiva Obbligatoria { FORM($side, "of") }: dado { $die }. Deve attaccare { FORM($nation, "the") }.
offensive-italy = Offensiva Obbligatoria { FORM($side, "of") }: dado { $die }. Deve attaccare { FORM($nation, "the") }, in { $nation2 } o contro unità italiane.
offensive-none = Offensiva Obbligatoria { FORM($side, "of") }: dado { $die }. Nessuno deve attaccare.
offensive-mutiny = Offensiva Obbligatoria degli Alleati: dado { $die }. I francesi si ammutinano: il loro primo attacco a ovest senza americani al fianco costa 1 VP.
offensive-made = { FORM($nation, "the") } ha attaccato: l'Offensiva Obbligatoria { FORM($side, "of") } è fatta.
offensive-called-off = L'Offensiva Obbligatoria { FORM($side, "of") } è annullata.
mutiny = L'offensiva francese diventa un ammutinamento: il primo attacco francese a ovest senza americani al fianco costa 1 VP.
mutiny-attack = I francesi attaccano malgrado l'ammutinamento: 1 VP alle Potenze Centrali, ora { $points }.
offensive-missed = { $number ->
    [1] Gli Alleati non hanno fatto la loro Offensiva Obbligatoria: 1 VP alle Potenze Centrali, ora { $points }.
   *[other] Le Potenze Centrali non hanno fatto la loro Offensiva Obbligatoria: 1 VP in meno, ora { $points }.
  }

# Actions

automatic-operation = { FORM($side, "the") } fanno la loro operazione automatica, 1 OPS.
plays-operations = { FORM($side, "the") } giocano { $card } per { $number } OPS.
plays-redeployment = { FORM($side, "the") } giocano { $card } per { $number } punti SR.
plays-replacements = { FORM($side, "the") } giocano { $card } per i Punti Rimpiazzo.
plays-event = { FORM($side, "the") } giocano l'evento { $card }.
war-status = Stato di Guerra { FORM($side, "of") }: { $number }; combinato { $combined }.
event-point = In questo scenario { $card } vale un punto: ora { $points } VP.
offers-peace = { FORM($side, "the") } offrono Termini di Pace.
peace-refused = { FORM($side, "the") } rifiutano i Termini di Pace.
peace-roll = Il tiro per la pace: dado { $die }. { points-change }, ora { $points }.
points = { points-change }, ora { $points }.

# Operations

activated-move = { FORM($side, "the") } attivano { FORM($space, "the") } per muovere ({ $number } OPS).
activated-attack = { FORM($side, "the") } attivano { FORM($space, "the") } per attaccare ({ $number } OPS).
moves = { COUNT($pieces) ->
    [one] { FORM($pieces, "the") } muove { FORM($space, "from") } { FORM($space2, "in") }.
   *[other] { FORM($pieces, "the") } muovono { FORM($space, "from") } { FORM($space2, "in") }.
  }
tries-to-entrench = { FORM($piece, "the") } cerca di trincerarsi { FORM($space, "in") }.
entrench-roll = { FORM($piece, "the") } scava: dado { $die }{ modifier }, ci vuole { $number } o meno.
entrenched = { FORM($side, "the") } hanno una trincea di livello { $number } { FORM($space, "in") }.
trench-taken = { FORM($side, "the") } prendono la trincea { FORM($space, "in") }: ora è loro, di livello 1.
trench-removed = La trincea { FORM($space, "in") } non c'è più.
takes-space = { FORM($side, "the") } prendono { FORM($space, "the") }.
takes-victory-space = { FORM($side, "the") } prendono { FORM($space, "the") }: ora { $points } VP.
beachhead-lost = La testa di ponte { FORM($space, "in") } è perduta.
fort-destroyed = Il forte { FORM($space, "of") } è distrutto.
redeploys = { FORM($piece, "the") } va con un Movimento Strategico { FORM($space, "from") } { FORM($space2, "in") }.

# Combat

attack = { COUNT($pieces2) ->
    [0] { FORM($side, "the") } attaccano il forte { FORM($space, "of") } con { FORM($pieces, "the") }.
   *[other] { FORM($side, "the") } attaccano { FORM($space, "the") } con { FORM($pieces, "the") }. In difesa: { FORM($pieces2, "the") }.
  }
pulls-back = La Grande Ritirata: i russi arretrano { FORM($space, "from") }.
declares = In questo attacco si usa { $card }.
plays-combat-card = { FORM($side, "the") } giocano { $card }.
uses-combat-card = { FORM($side, "the") } usano ancora { $card }.
attack-cancelled = L'attacco contro { FORM($space, "the") } è annullato.
flank-success = Attacco di Fianco, con assalto frontale { FORM($space, "from") }: dado { $die }{ modifier }. Riesce, e gli attaccanti sparano per primi.
flank-failure = Attacco di Fianco, con assalto frontale { FORM($space, "from") }: dado { $die }{ modifier }. Fallisce, e i difensori sparano per primi.
fires-army = { FORM($side, "the") } sparano con { $factors ->
    [one] 1 fattore
   *[other] { $factors } fattori
  } sulla colonna { army-column } della tabella delle armate: dado { $die }{ modifier }: Numero di Perdite { $number }.
fires-corps = { FORM($side, "the") } sparano con { $factors ->
    [one] 1 fattore
   *[other] { $factors } fattori
  } sulla colonna { corps-column } della tabella dei corpi: dado { $die }{ modifier }: Numero di Perdite { $number }.
reduced = { FORM($piece, "the") } è ridott{ ending }.
eliminated = { FORM($piece, "the") } è eliminat{ ending }.
removed = { FORM($piece, "the") } è fuori dal gioco per sempre.
replaced-by = { FORM($piece, "the") } prende il posto { FORM($piece2, "of") } { FORM($space, "in") } dalla Riserva.
combat-won = { FORM($side, "the") } vincono il combattimento, { $number } a { $number2 }.
combat-tied = Nessuno vince il combattimento, { $number } a { $number }.
stands = I difensori { FORM($space, "of") } perdono un altro livello e resistono.
stands-by-haig = I difensori { FORM($space, "of") } resistono: Haig risparmia loro la ritirata.
retreats = { FORM($piece, "the") } si ritira { FORM($space, "from") } { FORM($space2, "in") }.
retreats-over = { FORM($piece, "the") } si ritira { FORM($space, "from") } { FORM($space3, "in") }, passando per { FORM($space2, "the") }.
advances = { FORM($piece, "the") } avanza { FORM($space, "in") }.
peace-offensive-failed = L'Offensiva per la Pace non ha guadagnato terreno: 1 VP in meno alle Potenze Centrali, ora { $points }.

# Events, reinforcements, replacements

enters-war = { FORM($nation, "the") } entra in guerra con { FORM($side, "the") }.
us-at-war = Gli Stati Uniti entrano in guerra.
placed = { FORM($piece, "the") } è piazzat{ ending } { FORM($space, "in") }.
to-reserve = { FORM($piece, "the") } va nella Casella della Riserva.
restored = { FORM($piece, "the") } riottiene un livello.
rebuilt = { FORM($piece, "the") } è ricostruit{ ending }.
rebuilt-at = { FORM($piece, "the") } è ricostruit{ ending } { FORM($space, "in") }.
grand-fleet = La Grande Flotta ha affrontato la Flotta d'Alto Mare: nessun VP.
high-seas-point = La Flotta d'Alto Mare è rimasta indisturbata: 1 VP alle Potenze Centrali, ora { $points }.
sees-hand = { COUNT($cards) ->
    [0] { FORM($side, "the") } non hanno carte in mano.
   *[other] { FORM($side, "the") } hanno in mano: { $cards }.
  }
hand-seen = { FORM($side, "the") } guardano la mano { FORM($side2, "of") }.

# The end of a turn

spaces-turn = Spazi tagliati fuori dai rifornimenti, ora { FORM($side, "of") }: { $spaces }.
siege-roll = Assedio { FORM($space, "of") }: dado { $die }{ modifier }, ci vuole più di { $number }.
blockade = Il Blocco: 1 VP in meno alle Potenze Centrali, ora { $points }.
italy-neutral = L'Italia è ancora neutrale: 1 VP alle Potenze Centrali, ora { $points }.
commitment = { FORM($side, "the") } arrivano alla { $level }.
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
won = La partita è finita: { $why }. Vittoria { FORM($side, "of") }.
game-drawn = La partita è finita: { $why }. Nessuna delle parti vince la guerra.
