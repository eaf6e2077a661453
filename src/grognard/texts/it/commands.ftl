# What the command line says.

# Problems

export-exists = { $path } esiste già; un'esportazione non sovrascrive nessun file
build-broken = la versione compilata in { $compiled } non funziona: { $last }
expected-command = qui va: { $text }
option-form = un'opzione si scrive NOME=VALORE, non '{ $text }'
option-given-twice = l'opzione { $name } compare due volte
no-such-folder = { $out }: questa cartella non esiste
saved-match-own-options = una partita salvata ha già il suo scenario e le sue opzioni; ometti --scenario e --option
acts-range = la partita ha le azioni da 1 a { $number }, non da { $first } a { $last }
no-section = { $game } non ha una sezione '{ $name }'; ha { $names }
data-or-database = usa --data oppure --database, non tutti e due
no-database = non c'è un database in { $folder }; indica la sua cartella con --data
port-range = una porta è un numero da 0 a 65535, non { $port }
workers-range = il numero di processi per gli avversari computer deve essere da 1 a 256, non { $workers }
processes-range = il numero di processi deve essere da 1 a { $most }, non { $processes }
processes-not-here = questo sistema non può usare processi multipli; ometti --processes
drain-range = il tempo di chiusura deve essere da 0 a 3600 secondi, non { $seconds }
pause-range = una pausa deve essere da 0 a 60 secondi, non { $pause }
other-game = { $path }: è una partita di { $name }, non di { $wanted }
no-secret = { $path }: manca il segreto, perciò tiri di dado e pescate non possono proseguire
file-name-wrong = il nome di un file non può contenere caratteri di controllo
over-see-help = la partita è finita; 'help' elenca ciò che si può ancora fare
why-what = 'why' richiede il nome di un'azione, di un luogo, di un pezzo o di una carta
roads-needs-place = 'roads' richiede il nome di un luogo
undo-what = qui va 'undo', o 'undo all' per una mossa intera, non 'undo { $text }'
auto-on-or-off = 'auto' può essere on o off, non '{ $text }'
auto-not-with-several = 'auto' non è disponibile con più persone alla stessa tastiera: direbbe agli altri che non avevi scelta
log-needs-number = 'log' richiede un numero da 1 in su, non '{ $text }'
save-needs-file = 'save' richiede il nome di un file
load-needs-file = 'load' richiede il nome di un file
no-section-here = la sezione '{ $text }' non esiste; 'rules' elenca le sezioni
no-choice-number = la scelta { $text } non esiste; una riga vuota elenca le scelte
exists-left-alone = { $path } esiste e non è il file di una partita di { $name }; non è stato sovrascritto
unwritable-name = { $path }: impossibile scrivere: un nome nella partita non è un testo valido
usage = { $message } (vedi '{ $prog } --help')
interrupted = interrotto

# Translations

no-language-code = una lingua ha un codice di due o tre lettere minuscole, come 'hu', non '{ $name }'
translate-which-game = --forms richiede un gioco, per esempio '--forms hu friedrich'
translate-unknown = { $place }: '{ $name }' non esiste in inglese
translate-file = { $path }: mancano { $number } testi su { $most }
translate-summary = { $name }: { $number } testi su { $most } ({ $state })
translate-complete = completa
translate-growing = incompleta

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
show-position = Posizione: dopo l'azione { $number } di { $most }: { $heading }
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

stored-as = { $path }: salvata come { $id }
exported = { $path }: { $number ->
    [one] { $number } voce
   *[other] { $number } voci
}
backed-up = { $path }: { $number } byte
matches-good = partite valide con queste regole: { $number } su { $most }
upgrade-moves = { $id }  { $game }: cominciata con la versione { $text } delle regole; la versione { $wanted } porta alle stesse posizioni, e la partita vi passerebbe
upgrade-moved = { $id }  { $game }: cominciata con la versione { $text } delle regole; aggiornata alla { $wanted }
upgrade-breaks = { $id }  { $game }: cominciata con la versione { $text } delle regole; non può continuare con queste regole: { $why }. I suoi giocatori possono leggerla, prenderne una copia, abbandonare o concordare il pareggio
upgrade-would = Partite in corso: { $number }. Continuano come sono: { $plays } (di cui con regole proprie più vecchie: { $older }); passerebbero a queste regole: { $moves }; non potrebbero continuare: { $breaks }. Nessuna partita è stata cambiata.
upgrade-done = Partite in corso: { $number }. Continuano come sono: { $plays } (di cui con regole proprie più vecchie: { $older }); passate a queste regole: { $moves }; non possono continuare: { $breaks }.
entry-elsewhere = alla voce { $entry } queste regole portano a un'altra posizione

# The text table

welcome = { $game }, { $scenario }. Scrivi 'help' per l'elenco dei comandi.
pass-keyboard = Passa la tastiera { FORM($seat, "to") }, poi premi Invio.
nothing-to-choose = Giocato in automatico: { $text }.
phases-alone = { $phases }: fase conclusa in automatico, perché non c'era più nulla da fare.
say-it-again = Per farlo comunque, ripetilo: { $text }.
game-over-now = La partita è finita.
still-possible = Puoi ancora salvare, guardare il tabellone, la cronaca e le regole, annullare, o uscire.
no-act-see-help = { $problem }; 'help' elenca ciò che si può scrivere
no-act-or-target = '{ $text }' non è un'azione, né il bersaglio di un'azione
allowed = permesso
allowed-are = permessi: { $names }
table-answers = Quando hai una sola scelta, viene giocata in automatico.
table-does-not-answer = Anche quando hai una sola scelta, la fai tu.
nothing-happened = Non è ancora successo nulla.
cannot-be-taken-back = non si può annullare: { $why }
taken-back = Annullato.
saved-in = Partita salvata in { $path }.
loaded = Partita caricata da { $path }. A questa tastiera: { $seats }.
play-help =
    Scegli un'azione con il suo numero, con il suo testo ('{ $act }', o '{ $text }' come nelle trascrizioni), con il nome
    del suo bersaglio ('{ $target }'), o con l'inizio di uno di questi, purché corrisponda a una sola delle azioni
    possibili. Una riga vuota elenca di nuovo le scelte.

    - why NOME: è permesso, e se no, quale regola lo vieta? NOME è un'azione, un luogo, un pezzo o una carta
    - board: la posizione, per quanto puoi vederla
    - roads LUOGO: dove portano le sue strade, e quali pezzi vi si trovano
    - log [N]: gli ultimi N eventi (20)
    - undo [all]: annulla la tua ultima azione, o l'intera mossa, se non sono seguiti dadi, carte o un altro giocatore
    - auto [on|off]: gioca in automatico quando hai una sola scelta; non con più persone alla stessa tastiera
    - save FILE: salva la partita; come trascrizione se il nome finisce in .grog
    - load FILE: prosegue una partita salvata di questo gioco
    - rules [SEZIONE]: le sezioni delle regole, o il testo di una
    - help: questo testo
    - quit: lascia il tavolo; ciò che non hai salvato va perduto

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
tests-unread = impossibile leggere { $name }, perciò i suoi test non sono elencati.
no-such-command = il comando '{ $name }' non esiste; i comandi sono { $names }; vedi 'grognard --help'
command-missing = manca un comando; i comandi sono { $names }; vedi 'grognard --help'
language-missing = --language richiede una di queste lingue: { $names }

# Random games

fuzz-broken = { $name }, seme { $seed }, { $place }: { $text }
fuzz-written = scritto in { $path }
fuzz-whole = { $name }: { $number ->
    [one] una partita
   *[other] { $number } partite
} con { $acts } azioni in { $seconds } s, nessun errore
fuzz-hidden = c'erano informazioni nascoste, e l'estrazione le ha variate, in { $number } dei { $most } punti esaminati

# Measures

bench-where = { $text }; un solo core
bench-plain = semplice
bench-compiled = compilato
bench-ratio = rapporto
bench-games = partite casuali al secondo
bench-acts = azioni al secondo
bench-copies = copie al secondo
bench-copy = microsecondi per copia
bench-imaginations = determinizzazioni al secondo
bench-state = byte per posizione
bench-memory = memoria massima del processo, MiB
bench-steps = passi al secondo
bench-step = microsecondi per passo
bench-observation = di cui per l'osservazione
bench-vector-steps = passi al secondo, vettoriale
bench-observation-size = numeri per osservazione
bench-decision = microsecondi per decisione con regole pratiche
bench-late-decision = ms, 99º percentile delle decisioni
bench-slowest-decision = ms, la decisione più lenta
bench-playouts = partite simulate al secondo
bench-table-load = { $matches } partite in diretta, ciascuna con due posti su socket locali; nodi: { $nodes }, processi per nodo: { $processes }, { $cores } core condivisi con i client, { $seconds } secondi
bench-answers = { $answers } risposte a domande per cui gli altri non devono sapere se c'era una scelta: un classificatore dei tempi ha ragione nel { $right }% dei casi (l'obiettivo è al massimo il 55%; tirando a indovinare si arriva al 50%)
bench-answers-kind = { $kind }: { $right }%, con { $free } risposte dopo una scelta e { $forced } senza scelta
bench-table-delay = tempo finché un'azione è salvata e vista dall'altro posto: p50 { $p50_ms } ms, p95 { $p95_ms } ms, p99 { $p99_ms } ms, massimo { $worst_ms } ms
bench-table-rate = azioni al secondo: { $acts_per_second } ({ $acts } misurate, { $refused } rifiutate)
bench-table-time = tempo di CPU per azione: { $cpu_ms_per_act } ms del servizio, { $client_ms_per_act } ms dei client
bench-table-memory = memoria del servizio: { $memory_mib } MiB; dimensione del file per azione: { $file_bytes_per_act } byte
bench-lobby-load = partite salvate: { $stored }; richieste di ogni tipo, una dopo l'altra: { $requests }
bench-lobby-stranger = la sala per i visitatori anonimi: p50 { $stranger_p50_ms } ms, p95 { $stranger_p95_ms } ms, tempo di CPU { $stranger_cpu_ms } ms
bench-lobby-person = la sala per i nuovi visitatori: p50 { $person_p50_ms } ms, p95 { $person_p95_ms } ms, tempo di CPU { $person_cpu_ms } ms
faults-load = SIGKILL { $kills } volte in { $seconds } secondi sotto il carico di { $matches } partite
faults-found = { $confirmed } azioni confermate, di cui { $lost } perdute; { $unsure } erano in corso quando il servizio è stato terminato; { $broken } errori nelle partite salvate
