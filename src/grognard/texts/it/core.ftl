# What every game says.

game-over = la partita è finita
not-offered = questa mossa non è tra quelle possibili
not-asked = la decisione non spetta a questo posto: spetta { FORM($seats, "to") }
not-left-to-chance = il caso può scegliere solo tra ciò che resta da pescare o da tirare
not-possible-here = '{ $verb }' qui non è possibile: { $now }
this-not-possible-here = qui non è possibile: { $now }
chance = il caso

other-question = questa risposta riguarda una domanda diversa da quella attuale

# Taking back

chance-by-itself = in questa partita il caso decide da sé
nothing-done = non è ancora stato fatto nulla
nothing-of-yours = non c'è nulla di tuo da annullare
chance-since = nel frattempo ha deciso il caso
seat-since = nel frattempo { FORM($seat, "the") } { TRAIT($seat, "number") ->
    [plural] hanno
   *[other] ha
} preso una decisione
shown-by-it = la mossa ha rivelato qualcosa di nascosto
no-point-back = si può tornare a un punto da 0 a { $most }, non al punto { $number }
no-such-point = la partita ha i punti da 0 a { $most }, non { $number }
back-needs-number = '{ $word }' richiede un numero da 0 a { $most }

# Acts, seats, scenarios, options

no-such-target = { $kind ->
    [card] nessuna carta
    [city] nessuna città
    [copy] nessuna copia di una carta
    [fate] nessuna carta Fato
    [nation] nessuna nazione
    [number] nessun numero
    [piece] nessun pezzo
    [power] nessuna potenza
    [space] nessuno spazio
   *[other] nulla
} si chiama '{ $name }'
could-be = '{ $name }' potrebbe essere { $names }
no-such-act = la mossa { $number } non è una delle mosse da 0 a { $most }
empty-act = una mossa vuota; qui va uno dei verbi { $names }
unknown-verb = verbo sconosciuto '{ $name }'; qui va uno dei verbi { $names }
verb-alone = '{ $word }' sta da solo, ma è seguito da '{ $text }'
verb-needs-target = '{ $word }' richiede { $kind ->
    [card] una carta
    [city] una città
    [copy] una copia di una carta
    [fate] una carta Fato
    [nation] una nazione
    [number] un numero
    [piece] un pezzo
    [power] una potenza
    [space] uno spazio
   *[other] un nome
}, per esempio '{ $text }'
expected-seat-and-act = qui va 'POSTO: MOSSA', non '{ $text }'
no-roads = { $game } non ha strade da mostrare
no-such-game = non c'è un gioco '{ $name }'; i giochi sono { $names }
no-such-scenario = { $game } non ha uno scenario '{ $name }'; ha { $names }
no-such-option = { $game } non ha un'opzione '{ $name }' in { $place }; ha { $names }
no-such-choice = l'opzione { $name } è { OR($names) }, non '{ $text }'
no-such-seat = { $place } non ha un posto '{ $name }'; i suoi posti sono { $names }
no-such-step = { $game } non ha una fase '{ $step }'
secret-length = il segreto ha { $number } byte, ma deve averne { $wanted }

# Files

at = { $place }: { $problem }
other-rules = partita giocata con la versione { $text } delle regole di { $game }; qui c'è la versione { $wanted }
not-whole-json = non è JSON completo: { $text }
too-deep = non è il file di una partita: troppi livelli annidati, o un numero troppo lungo
no-match-file = non è il file di una partita; qui va "format": "{ $text }"
other-format = versione { $text } del formato; questo programma legge le versioni da 1 a { $number }
bad-secret = il segreto deve essere di 64 cifre esadecimali, o null
bad-earlier = un segreto precedente vuole il numero della voce fino a cui ha deciso, il suo impegno e le sue 64 cifre esadecimali, dal più vecchio
bad-ended = "ended" deve dire chi ha vinto e perché: i posti che hanno abbandonato, o un pareggio concordato
bad-log = "log" deve essere una lista di testi come "POSTO: MOSSA"
other-position = le mosse portano a una posizione diversa da quella salvata
must-be-text = "{ $name }" deve essere un testo, non { $text }
must-be-table = "{ $name }" deve essere una tabella di testi, non { $text }
no-record = non è la trascrizione di una partita; nelle prime righe va [Game "..."]
other-hash = le mosse portano a una posizione diversa da quella del tag Hash
bad-secret-tag = il tag Secret deve contenere 64 cifre esadecimali
expected-tag = qui va un tag come [Game "friedrich"], non '{ $text }'
second-tag = un secondo tag { $name }; deve essercene uno solo
unknown-tag = tag sconosciuto { $name }; i tag sono { $names }
comment-not-begun = finisce un commento che non è mai cominciato
comment-not-ended = qui comincia un commento che non finisce mai

# Checking a match

secret-not-revealed = il segreto non è stato rivelato, perciò dadi e carte non si possono controllare
secret-not-committed = il segreto non corrisponde all'impegno pubblicato prima della prima mossa
chance-unfair = voce { $entry }: il caso ha fatto '{ $text }', il segreto dà '{ $right }'
chance-not-asked = nulla, il caso non doveva decidere
entry-wrong = voce { $entry }: { $problem }
replay-elsewhere = rigiocandola, la partita finisce in un'altra posizione

# Data files of a game

no-such-section = il regolamento non ha una sezione { $name }
named-twice = { $name } è nominato due volte
expected-columns = qui vanno le colonne { $names }
expected-values = { $number ->
    [one] qui va { $number } valore
   *[other] qui vanno { $number } valori
}
expected-number-below = { $name } deve essere un numero inferiore a { $number }, non '{ $text }'
not-whole-toml = { $text }
data-lacks = manca { $name }
data-value = { $kind }: { $name } dev’essere una parola, un numero intero da 0 in su, o tanti numeri quanti ne chiedono le regole, non '{ $text }'
word-missing = manca una parola: { OR($names) }
word-wrong = '{ $text }' non è tra { $names }
word-too-many = '{ $text }' è di troppo
number-wanted = serve un numero, non '{ $text }'
place-missing = manca un luogo, o ce n'è più di uno
no-such-side = '{ $name }' non è tra { $names }
no-hit = '{ $text }' non è una perdita; serve una potenza ({ $names }), = e un numero
no-such-region = non esiste la regione '{ $name }'

# How it is put

with-rule = regola { $rule }: { $text }
result = Vittoria { FORM($seats, "of") }: { $why } (regola { $rule })
result-by-players = Vittoria { FORM($seats, "of") }: { $why }
resigned = abbandono { FORM($seats, "of") }
draw-agreed = i giocatori hanno concordato il pareggio
list-comma = |, |
list-and = | e |
list-or = | o |
seat-chance = caso
    .the = il caso
    .of = del caso
    .to = al caso
    .from = dal caso

# Texts themselves

no-such-language = non ci sono testi in '{ $name }'; le lingue sono { $names }
bad-text-file = { $place }: { $text }
bad-text = il testo '{ $name }': { $text }
no-such-text = non c'è un testo per '{ $name }'

# Lessons

no-positions = { $game } non può essere disposto a mano
no-such-lesson = { $game } non ha la lezione '{ $name }'; ha { $names }
data-unknown = '{ $name }' qui non è noto; ci si aspetta { OR($names) }
bad-position = { $text }
lesson-left = la mossa { $number }, '{ $text }', non segue la lezione
lesson-not-asked = qui non tocca a chi impara, ma a { $seats }
lesson-way-within = '{ $text }' finisce una via entro la quale ne finisce un'altra
lesson-never-offered = '{ $text }' non è mai possibile in questo passo
