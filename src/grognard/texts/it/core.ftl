# What every game says.

# 'complete' or, while texts are missing, 'growing'

language-state = complete

game-over = la partita è finita
not-offered = questa azione ora non è possibile
not-asked = questo posto non ha decisioni da prendere: tocca { FORM($seats, "to") }
not-left-to-chance = possono uscire solo le carte e i risultati del dado che restano
not-possible-here = '{ $verb }' qui non è possibile: { $now }
this-not-possible-here = qui non è possibile: { $now }
chance = il caso

other-question = questa risposta riguarda una domanda diversa da quella attuale

# Taking back

chance-by-itself = in questa partita tiri di dado e pescate sono automatici
nothing-done = non è ancora stata fatta nessuna azione
nothing-of-yours = non hai azioni da annullare
chance-since = nel frattempo sono stati tirati dadi o pescate carte
seat-since = nel frattempo { FORM($seat, "the") } { TRAIT($seat, "number") ->
    [plural] hanno
   *[other] ha
} agito
shown-by-it = l'azione ha rivelato qualcosa di nascosto
no-point-back = puoi tornare a un punto da 0 a { $most }, non al punto { $number }
no-such-point = la partita ha i punti da 0 a { $most }; il punto { $number } non c'è
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
no-such-act = l'azione { $number } non è una delle azioni da 0 a { $most }
empty-act = l'azione è vuota; qui va uno dei verbi { $names }
unknown-verb = verbo sconosciuto '{ $name }'; qui va uno dei verbi { $names }
verb-alone = '{ $word }' non ha un bersaglio, ma è seguito da '{ $text }'
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
expected-seat-and-act = qui va 'POSTO: AZIONE', non '{ $text }'
no-roads = { $game } non ha strade da mostrare
no-such-game = il gioco '{ $name }' non esiste; i giochi sono { $names }
no-such-scenario = { $game } non ha uno scenario '{ $name }'; ha { $names }
no-such-option = { $game } non ha un'opzione '{ $name }' in { $place }; ha { $names }
no-such-choice = l'opzione { $name } può essere { OR($names) }, non '{ $text }'
no-such-seat = { $place } non ha un posto '{ $name }'; i suoi posti sono { $names }
no-such-step = { $game } non ha una fase '{ $step }'
secret-length = il segreto ha { $number } byte; deve averne { $wanted }

# Files

at = { $place }: { $problem }
other-rules = partita giocata con la versione { $text } delle regole di { $game }; qui c'è la versione { $wanted }
not-whole-json = JSON non valido: { $text }
too-deep = non è il file di una partita: troppi livelli annidati, o un numero troppo lungo
no-match-file = non è il file di una partita; deve contenere "format": "{ $text }"
other-format = versione { $text } del formato; questo programma legge le versioni da 1 a { $number }
bad-secret = il segreto deve essere di 64 cifre esadecimali, oppure null
bad-earlier = ogni segreto precedente richiede il numero della voce fino a cui è stato usato, il suo impegno e le sue 64 cifre esadecimali; il più vecchio va per primo
bad-ended = "ended" deve indicare i vincitori e il motivo: i posti che hanno abbandonato, o un pareggio concordato
bad-log = "log" deve essere una lista di stringhe come "POSTO: AZIONE"
other-position = le azioni portano a una posizione diversa da quella salvata
must-be-text = "{ $name }" deve essere una stringa, non { $text }
must-be-table = "{ $name }" deve essere un oggetto con stringhe come valori, non { $text }
no-record = non è la trascrizione di una partita; nelle prime righe va [Game "..."]
other-hash = le azioni portano a una posizione diversa da quella del tag Hash
bad-secret-tag = il tag Secret deve contenere 64 cifre esadecimali
expected-tag = qui va un tag come [Game "friedrich"], non '{ $text }'
second-tag = il tag { $name } compare due volte; deve essercene uno solo
unknown-tag = tag sconosciuto { $name }; i tag sono { $names }
comment-not-begun = qui si chiude un commento che non è mai stato aperto
comment-not-ended = qui si apre un commento che non viene mai chiuso

# Checking a match

secret-not-revealed = il segreto non è stato rivelato, perciò dadi e carte non si possono controllare
secret-not-committed = il segreto non corrisponde all'impegno pubblicato prima della prima azione
chance-unfair = voce { $entry }: la cronaca riporta '{ $text }', ma il segreto dà '{ $right }'
chance-not-asked = qui non sono previsti tiri di dado né pescate
entry-wrong = voce { $entry }: { $problem }
replay-elsewhere = il replay finisce in un'altra posizione

# Data files of a game

no-such-section = il regolamento non ha una sezione { $name }
named-twice = { $name } compare due volte
expected-columns = qui vanno le colonne { $names }
expected-values = { $number ->
    [one] qui va { $number } valore
   *[other] qui vanno { $number } valori
}
expected-number-below = { $name } deve essere un numero inferiore a { $number }, non '{ $text }'
not-whole-toml = { $text }
data-lacks = manca { $name }
data-value = { $kind }: { $name } deve essere una parola, un numero intero da 0 in su, oppure tanti numeri quanti ne richiedono le regole, non '{ $text }'
word-missing = manca una parola; qui va { OR($names) }
word-wrong = '{ $text }' non è tra { $names }
word-too-many = parola di troppo: '{ $text }'
number-wanted = qui va un numero, non '{ $text }'
place-missing = qui va un solo luogo
no-such-side = '{ $name }' non è tra { $names }
no-hit = '{ $text }' non è una perdita; qui vanno una potenza ({ $names }), = e un numero
no-such-region = non esiste la regione '{ $name }'

# How it is put

with-rule = regola { $rule }: { $text }
result = { COUNT($seats) ->
    [0] Nessun vincitore: { $why } (regola { $rule })
   *[other] Vittoria { FORM($seats, "of") }: { $why } (regola { $rule })
}
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

no-such-language = mancano i testi in '{ $name }'; le lingue sono { $names }
bad-text-file = { $place }: { $text }
bad-text = testo '{ $name }': { $text }
no-such-text = manca un testo per '{ $name }'

# Lessons

no-positions = le posizioni di { $game } non si possono disporre a mano
no-such-lesson = { $game } non ha la lezione '{ $name }'; ha { $names }
data-unknown = nome sconosciuto '{ $name }'; qui va { OR($names) }
bad-position = { $text }
lesson-left = l'azione { $number }, '{ $text }', non segue la lezione
lesson-not-asked = qui chi impara non ha decisioni da prendere: tocca { FORM($seats, "to") }
lesson-way-within = '{ $text }' chiude una variante in cui un'altra è già finita
lesson-never-offered = '{ $text }' non è mai possibile in questo passo
