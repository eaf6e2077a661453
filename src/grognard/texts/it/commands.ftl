# What the command line says.

# Problems

export-exists = { $path } esiste già; un'esportazione non sovrascrive nulla
build-broken = la versione compilata in { $compiled } non funziona: { $last }
expected-command = qui va: { $text }
option-form = un'opzione si scrive NOME=VALORE, non '{ $text }'
option-given-twice = l'opzione { $name } è data due volte
no-such-folder = { $out }: questa cartella non esiste
saved-match-own-options = una partita salvata ha già il suo scenario e le sue opzioni; ometti --scenario e --option
acts-range = la partita ha le mosse da 1 a { $number }, non da { $first } a { $last }
no-section = { $game } non ha una sezione '{ $name }'; ha { $names }
data-or-database = --data e --database si escludono a vicenda
no-database = non c'è un database in { $folder }; indica la sua cartella con --data
port-range = una porta è un numero da 0 a 65535, non { $port }
workers-range = ai computer servono da 1 a 256 processi, non { $workers }
processes-range = il servizio usa da 1 a { $most } processi, non { $processes }
processes-not-here = su questo sistema non si possono usare più processi: ometti --processes
drain-range = un servizio continua per un tempo da 0 a 3600 secondi dopo l'ordine di terminare, non { $seconds }
pause-range = una pausa dura da 0 a 60 secondi, non { $pause }
other-game = { $path }: è una partita di { $name }, non di { $wanted }
no-secret = { $path }: manca il segreto, perciò dadi e carte non possono proseguire
file-name-wrong = il nome di un file non può avere caratteri di controllo
over-see-help = la partita è finita; 'help' elenca ciò che si può ancora fare
why-what = 'why' di che cosa? Indica una mossa, un luogo, un pezzo o una carta
roads-needs-place = 'roads' richiede il nome di un luogo
undo-what = 'undo', o 'undo all' per una mossa intera, non 'undo { $text }'
auto-on-or-off = 'auto' è on o off, non '{ $text }'
auto-not-with-several = a questa tastiera siedono più persone: una risposta data prima di passarla direbbe agli altri che non c'era nulla da scegliere
log-needs-number = 'log' richiede un numero da 1 in su, non '{ $text }'
save-needs-file = 'save' richiede il nome di un file
load-needs-file = 'load' richiede il nome di un file
no-section-here = non c'è una sezione '{ $text }'; 'rules' le elenca
no-choice-number = non c'è una scelta { $text }; una riga vuota elenca le scelte
exists-left-alone = { $path } esiste e non è il file di una partita di { $name }; resta com'è
unwritable-name = { $path }: non si può scrivere: un nome nella partita non è un testo valido
usage = { $message } ('{ $prog } --help' spiega di più)
interrupted = interrotto

# Match files

told-only = solo { FORM($seat, "the") }
told-all-but = tutti tranne { FORM($seat, "the") }
show-game = { $game }, versione { $text } delle regole
show-scenario = Scenario: { $scenario } ({ $name })
show-options = Opzioni: { $names }
show-no-options = Opzioni: nessuna
show-seat = Posto: { $seat }: { $name }
show-commitment = Impegno: { $text }
show-result = Risultato: { $text }
show-unfinished = ancora in corso
show-position = Posizione: dopo la mossa { $number } di { $most }: { $heading }
verified = { $path }: OK, { $number ->
    [one] { $number } voce
   *[other] { $number } voci
}, dadi e carte corrispondono al segreto, hash { $text }
player = giocatore
scenarios = Scenari
scenario-seats = posti: { $seats }
options = Opzioni (il primo valore è quello predefinito)
option-only-in = solo in { $names }

# Stored matches

stored-as = { $path }: conservata come { $id }
exported = { $path }: { $number ->
    [one] { $number } voce
   *[other] { $number } voci
}
backed-up = { $path }: { $number } byte
matches-good = partite che reggono con queste regole: { $number } su { $most }
upgrade-moves = { $id }  { $game }: cominciata con la versione { $text } delle regole; con la { $wanted } porta alle stesse posizioni e vi passerebbe
upgrade-moved = { $id }  { $game }: cominciata con la versione { $text } delle regole; passata alla { $wanted }
upgrade-breaks = { $id }  { $game }: cominciata con la versione { $text } delle regole; qui non può continuare: { $why }. I suoi giocatori possono leggerla, prenderne una copia, abbandonare o concordare il pareggio
upgrade-would = partite in corso: { $number }. Continuano: { $plays } (di cui con regole proprie più vecchie: { $older }); passerebbero a queste regole: { $moves }; non potrebbero continuare: { $breaks }. Nulla è stato cambiato.
upgrade-done = partite in corso: { $number }. Continuano: { $plays } (di cui con regole proprie più vecchie: { $older }); passate a queste regole: { $moves }; non possono continuare: { $breaks }.
entry-elsewhere = alla voce { $entry } queste regole portano a un'altra posizione

# The text table

welcome = { $game }, { $scenario }. 'help' spiega che cosa puoi scrivere.
pass-keyboard = Passa la tastiera { FORM($seat, "to") }. Chi la riceve preme Invio.
nothing-to-choose = Nulla da scegliere: { $text }.
phases-alone = { $phases }: non c'era più nulla da fare, e quella parte del turno si è chiusa da sé.
say-it-again = Per farlo comunque, ripetilo: { $text }.
game-over-now = La partita è finita.
still-possible = Puoi ancora salvare, guardare il tabellone, la cronaca e le regole, annullare, o uscire.
no-act-see-help = { $problem }; 'help' elenca ciò che si può scrivere
no-act-or-target = '{ $text }' non è una mossa, né il nome di qualcosa a cui una mossa possa riferirsi
allowed = si può fare
allowed-are = si può fare: { $names }
table-answers = Dove non hai nulla da scegliere, il tavolo risponde per te.
table-does-not-answer = Dove non hai nulla da scegliere, il tavolo non risponde per te.
nothing-happened = Non è ancora successo nulla.
cannot-be-taken-back = non si può annullare: { $why }
taken-back = Annullato.
saved-in = Partita salvata in { $path }.
loaded = Partita caricata da { $path }. A questa tastiera: { $seats }.
play-help =
    Una mossa si sceglie con il suo numero, con il suo testo ('{ $act }', o '{ $text }' come nelle trascrizioni), con il
    nome a cui si riferisce ('{ $target }'), o con l'inizio di uno di questi, purché corrisponda a una sola delle mosse
    possibili. Una riga vuota elenca di nuovo le scelte.

    - why NOME: posso? Quale regola lo vieta? NOME è una mossa, un luogo, un pezzo o una carta
    - board: la posizione, per quanto puoi conoscerla
    - roads LUOGO: dove portano le sue strade, e chi vi si trova
    - log [N]: gli ultimi N avvenimenti (20)
    - undo [all]: annulla la tua ultima azione, o l'intera mossa, se non le hanno già risposto dadi, carte o un altro giocatore
    - auto [on|off]: il tavolo risponde per te dove non hai nulla da scegliere; non con più persone alla stessa tastiera
    - save FILE: salva la partita; come trascrizione se il nome finisce in .grog
    - load FILE: prosegue una partita salvata di questo gioco
    - rules [SEZIONE]: le sezioni delle regole, o il testo di una
    - help: questo testo
    - quit: lascia il tavolo; ciò che non è salvato va perduto

# Rules and their tests

worked-examples = Esempi svolti
sections-without-test = Sezioni senza test: { $names }
tests-held = { $number ->
    [0] nessun test
    [one] 1 test
   *[other] { $number } test
}
no-test-folder = La cartella { $path } non esiste, perciò i test non sono elencati.
no-pytest = pytest non è installato, perciò i test non sono elencati.
tests-unread = { $name } non si è potuto leggere, perciò mancano i suoi test.
no-such-command = non c'è un comando '{ $name }'; i comandi sono { $names }; 'grognard --help' li spiega
command-missing = manca un comando; i comandi sono { $names }; 'grognard --help' li spiega
language-missing = --language richiede una di queste lingue: { $names }

# Random games

fuzz-broken = { $name }, seme { $seed }, { $place }: { $text }
fuzz-written = scritto in { $path }
fuzz-whole = { $name }: { $number ->
    [one] una partita
   *[other] { $number } partite
} con { $acts } mosse in { $seconds } s, nulla di rotto
fuzz-hidden = qualcosa era nascosto, e immaginato diversamente, in { $number } dei { $most } punti esaminati

# Measures

bench-where = { $text }; un solo core
bench-plain = semplice
bench-compiled = compilato
bench-ratio = rapporto
bench-games = partite a caso al secondo
bench-acts = mosse al secondo
bench-copies = copie al secondo
bench-copy = microsecondi per copia
bench-imaginations = immaginazioni al secondo
bench-state = byte per posizione
bench-memory = memoria massima del processo, MiB
bench-steps = passi al secondo
bench-step = microsecondi per passo
bench-observation = di cui per l'osservazione
bench-observation-size = numeri per osservazione
bench-decision = microsecondi per decisione a regole
bench-late-decision = ms, 99 decisioni su 100
bench-slowest-decision = ms, la decisione più lenta
bench-playouts = partite simulate al secondo
bench-table-load = { $matches } partite dal vivo, nodi: { $nodes }, processi in ciascuno: { $processes }, ciascuna con due posti su socket locali, { $cores } core condivisi con i client, { $seconds } secondi
bench-answers = { $answers } risposte a domande di cui gli altri non possono sapere se c'era una scelta: un classificatore dei tempi ha ragione nel { $right }% dei casi (l'obiettivo è al massimo il 55%, tirando a indovinare è il 50%)
bench-answers-kind = { $kind }: { $right }%, con { $free } risposte per scelta e { $forced } senza
bench-table-delay = una mossa conservata e vista dall'altro posto: p50 { $p50_ms } ms, p95 { $p95_ms } ms, p99 { $p99_ms } ms, al peggio { $worst_ms } ms
bench-table-rate = mosse al secondo: { $acts_per_second } ({ $acts } misurate, { $refused } rifiutate)
bench-table-time = tempo di processore per mossa: { $cpu_ms_per_act } ms del servizio, { $client_ms_per_act } ms dei client
bench-table-memory = memoria del servizio: { $memory_mib } MiB; dimensione del file per mossa: { $file_bytes_per_act } byte
bench-lobby-load = partite conservate: { $stored }; richieste di ogni tipo, una dopo l'altra: { $requests }
bench-lobby-stranger = la sala per chi è sconosciuto: p50 { $stranger_p50_ms } ms, p95 { $stranger_p95_ms } ms, tempo di processore { $stranger_cpu_ms } ms
bench-lobby-person = la sala per chi arriva per la prima volta: p50 { $person_p50_ms } ms, p95 { $person_p95_ms } ms, tempo di processore { $person_cpu_ms } ms
faults-load = { $kills } volte SIGKILL in { $seconds } secondi con { $matches } partite in corso
faults-found = { $confirmed } mosse confermate, di cui { $lost } perdute; { $unsure } erano in viaggio quando il servizio è stato terminato; { $broken } guasti nelle partite conservate
