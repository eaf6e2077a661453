# What the web service says.

invite-used = il posto { FORM($seat, "of") } è occupato: questo invito è già stato usato
invite-expired = questo invito è scaduto. Chiedine uno nuovo
invite-wrong = questo link di invito non è valido. Chiedine uno nuovo
nobody-known = non hai fatto l'accesso; POST /api/me crea un ospite
bad-name = scegli un altro nome; non deve somigliare a { OR($names) }
name-of-host = scegli un altro nome; questo somiglia a quello di chi gestisce il servizio
name-letters = scegli un altro nome; puoi usare lettere, cifre, spazi e { $text }
name-scripts = scegli un altro nome; le lettere devono essere tutte di un solo alfabeto
registered-already = hai già un account, con il nome { $name }
name-taken = il nome { $name } è già preso, o somiglia a uno già preso; scegline un altro
too-many-passwords = troppe password sbagliate; aspetta qualche minuto e riprova
wrong-password = nome o password sbagliati
too-many-passwords-waiting = si stanno controllando troppe password insieme; aspetta un momento e riprova
too-many-players = troppi nuovi giocatori dal tuo indirizzo; riprova più tardi
table-full = il server è pieno: ci sono troppe pagine aperte. Riprova più tardi
too-many-pages = hai troppe pagine aperte; chiudine qualcuna
too-many-messages = troppi messaggi insieme; la pagina viene chiusa
message-type = un messaggio deve avere un tipo: act, undo, why, chat, spectator-chat, point o ping
only-seated-talk = solo i giocatori di questa partita possono scrivere nella chat
only-spectators-talk = qui possono scrivere solo gli spettatori, non i giocatori né chi ha creato la partita
only-maker-points = solo chi ha creato la partita può indicare un punto del tabellone
too-many-points = stai indicando troppo spesso; aspetta un momento
nothing-to-say = il messaggio è vuoto
message-object = un messaggio è un oggetto JSON come {"{"}"type": "ping"{"}"}
match-over = la partita è finita
no-hints = a questo tavolo i suggerimenti sono disattivati
no-question = ora non hai decisioni da prendere
too-many-hints = hai chiesto suggerimenti troppo spesso; aspetta un momento
nobody-asked-then = a quel punto nessun giocatore aveva una decisione da prendere
over-by-then = a quel punto la partita era già finita
chances-of-sides = Probabilità di vincere, in percento
no-advice = al momento nessun giocatore computer può dare consigli
too-many-of-yours-think = ai tuoi tavoli i giocatori computer hanno già molte decisioni su cui riflettere; l'Ufficiale gioca subito ed è disponibile
too-many-think = al momento troppi giocatori computer stanno riflettendo; l'Ufficiale gioca subito ed è disponibile
level-not-lower = { $seat } è già a questo livello o a uno più basso
computer-comments = { $seat } mira a questo: { $why }
no-set-up = un piazzamento si può suggerire solo durante la preparazione della partita
not-your-seat = il posto { FORM($seat, "of") } non è tuo
match-private = questa partita è privata. Chiedi un link di invito ai suoi giocatori
session-ended = qui hai chiuso la sessione, o hai fatto l'accesso con un altro nome. Ricarica la pagina per continuare
no-seat-number = il posto { $number } non esiste; i posti vanno da 0 a { $most }
no-verb = in { $game } il verbo '{ $name }' non esiste
verb-without-target = '{ $word }' non ha un bersaglio
verb-needs-number = '{ $word }' richiede { $kind ->
    [card] il numero di una carta
    [city] il numero di una città
    [copy] il numero di una copia di una carta
    [fate] il numero di una carta Fato
    [nation] il numero di una nazione
    [piece] il numero di un pezzo
    [power] il numero di una potenza
    [space] il numero di uno spazio
   *[other] un numero
}, da 0 a { $most }
too-many-requests = troppe richieste insieme; aspetta un momento
too-many-notes = puoi tenere appunti su { $number } partite di altri; prima cancellane qualcuno
too-many-notes-of-all = gli spettatori hanno già troppi appunti qui; solo i giocatori possono aggiungerne
too-many-replays = stai chiedendo troppe posizioni passate insieme; aspetta un momento e riprova
too-many-replays-of-all = al momento qui si calcolano troppe posizioni passate; aspetta un momento e riprova
too-many-acts-replayed = hai rivisto troppo spesso posizioni passate; riprova tra { $number } { $number ->
    [one] secondo
   *[other] secondi
}
cross-site = questa richiesta non viene da una pagina di questo sito
too-long = la richiesta è troppo lunga; il limite è di { $number } byte
no-such-match = questa partita non esiste
match-unplayable = questa partita non si può aprire qui: { $problem }
other-rules-wait = partite in corso cominciate con altre regole: { $number }; per sapere che cosa ne sarà, esegui: { $text }
log-stops = la sua cronaca non può proseguire con queste regole
rules-stopped = queste regole falliscono a metà della sua cronaca ({ $text })
untold = (questa versione non sa descrivere questo evento)
token-needed = serve il token di un programma, nell'intestazione 'Authorization: Bearer ...'; il tuo manca, è sbagliato o è stato revocato
token-ended = questo token è stato revocato o sostituito da uno nuovo
token-in-address = un token non va mai messo in un indirizzo, che altri possono leggere. Revocalo, e manda il prossimo nell'intestazione 'Authorization: Bearer ...'
not-for-programs = il token di un programma vale solo sotto { $text }
message-not-for-programs = solo le persone possono mandare questo messaggio; un programma può mandare act, why o ping
guests-no-programs = solo i giocatori registrati possono avere programmi; prima registrati
too-many-programs = hai già { $number } programmi; prima revocane uno
no-such-program = non hai un programma con questo nome
too-many-matches = hai troppe partite non finite; prima finiscine qualcuna
match-points = la partita ha i punti da 0 a { $most }
match-running = la partita è ancora in corso; si potrà esportare quando sarà finita
copy-taken = Ho preso una copia di questa partita, che mostra tutto ciò che era nascosto.
course-when-over = l'andamento di una partita si può vedere quando la partita è finita
rematch-when-over = puoi chiedere la rivincita quando la partita è finita
only-maker-sees-invites = solo chi ha creato la partita può vedere i suoi link di invito
nothing-here = a questo indirizzo non c'è nulla
no-seat-in-match = in questa partita il posto { $number } non esiste
seated-already = hai già un posto in questa partita: { $seat }
seated-by-program = tu o un tuo programma avete già un posto in questa partita: { $seat }
no-programs = questo tavolo non ammette programmi
seat-lent = hai già un posto in questa partita: quello { FORM($seat, "of") } è affidato a un computer, e puoi riprenderlo
seat-given-up = in questa partita hai rinunciato al posto { FORM($seat, "of") } e non puoi prenderne un altro
invite-for = questo invito è per il posto { FORM($seat, "of") }
which-seat = indica il posto che vuoi prendere
invite-needed = il posto { FORM($seat, "of") } si può prendere solo con un link di invito
seat-taken = il posto { FORM($seat, "of") } è occupato
played-by-computer = il posto { FORM($seat, "of") } è già affidato a un computer
only-maker-gives = solo chi ha creato la partita può affidare un posto libero a un computer
not-asked-now = il posto { FORM($seat, "of") } ora non ha decisioni da prendere
has-time-until = il posto { FORM($seat, "of") } ha tempo per questa decisione fino al { $time }
not-left = non hai ceduto a un computer il posto { FORM($seat, "of") }
only-maker-invites = solo chi ha creato la partita può invitare giocatori
only-maker-shows = solo chi ha creato la partita può renderla privata o pubblica
only-seated-draw = solo i giocatori di questa partita possono accettare un pareggio
no-draw-offered = in questa partita nessun giocatore ha proposto il pareggio
too-many-offers = hai proposto il pareggio troppe volte; aspetta qualche minuto
resigned-already = hai già abbandonato il posto { FORM($seat, "of") }
no-proposal = nessun giocatore ha proposto di tornare indietro
only-seated = possono farlo solo i giocatori di questa partita
broken = qui qualcosa è andato storto; l'errore è stato registrato
database-away = al momento il database non risponde. Nessuna azione confermata è andata perduta; riprova tra poco

# Input that cannot be read

body-no-object = il corpo della richiesta deve essere un oggetto JSON
no-such-field = qui il campo '{ $name }' non esiste
wrong-field = il campo { $name ->
    [name] nome
    [text] testo
   *[other] { $name }
} { $wrong }
wrong-entry = un valore di { $name } { $wrong }
wrong-body = il corpo della richiesta { $wrong }
is-missing = manca
is-empty = non deve essere vuoto
is-no-text = deve essere una stringa
is-too-short = deve avere almeno { $min_length } caratteri
is-too-long = deve avere al massimo { $max_length } caratteri
has-wrong-letters = ha caratteri non ammessi
has-unstorable-letters = ha caratteri che non si possono salvare
is-not-among = deve essere { OR($names) }
has-too-many = deve avere al massimo { $max_length } valori
is-no-list = deve essere un elenco, come []
is-no-object = deve essere un oggetto, come {"{}"}
is-too-little = deve essere { $ge } o più
is-too-much = deve essere { $le } o meno
is-no-number = deve essere un numero intero
is-no-fraction = deve essere un numero da 0 a 1
is-no-truth = deve essere true o false
is-not-right = non è valido
is-no-seat = deve essere il nome di un posto, o il suo numero da 0 a 15
is-no-pace = deve essere live, o il numero di giorni per una decisione, da 1 a 14
is-no-act = deve essere il numero di un'azione, o il suo testo
names-no-act = deve indicare un'azione: act, oppure verb con il suo target
is-no-mark = deve essere un numero o una stringa
method-wrong = questo indirizzo non accetta questo metodo

# At the table

position-changed = nel frattempo la posizione è cambiata; ecco quella nuova
looking-on = stai guardando come spettatore
in-the-past = questa è una posizione passata
went-back = la partita è tornata a: { $heading }. Azioni annullate: { $number }.
has-unshowable-letters = ha caratteri che non si possono mostrare
all-agreed = tutti i giocatori hanno accettato di terminare la partita
has-resigned = { FORM($seat, "the") } { TRAIT($seat, "number") ->
    [plural] hanno
   *[other] ha
} abbandonato la partita
ended-alone = { $who } ha terminato la partita
resigned-to-computer = { $who } ha abbandonato. Ora il posto { FORM($seat, "of") } è affidato a un computer.
resigned-and-lost = { $who } ha abbandonato il posto { FORM($seat, "of") }. Vittoria { FORM($seats, "of") }.
resigned-and-over = { $who } ha abbandonato il posto { FORM($seat, "of") }. La partita è finita senza un vincitore.
computer = Computer ({ $bot })
program = Programma { $name }
program-of = Programma { $name } di { $who }

# Problems

no-match-listed = la partita '{ $match }' non esiste; 'grognard admin list' elenca le partite
match-ended = { $id }: la partita è stata terminata
match-over-already = { $id }: la partita è già finita
acted-meanwhile = { $id }: un giocatore ha agito nello stesso momento; riprova
backup-exists = { $path } esiste già; una copia di sicurezza non sovrascrive nessun file
database-no-answer = il database { $place } non risponde: { $problem }
nothing-done-there = { $id }: non è ancora stata fatta nessuna azione
cannot-be-written = { $path }: impossibile scrivere: { $text }
matches-given-up = partite abbandonate: { $number } su { $matches } ('{ $failed }')
nodes-range = il numero di nodi deve essere da 1 a { $most }, non { $nodes }
nodes-need-database = con più nodi serve un database condiviso: --database postgresql://UTENTE@HOST/NOME
page-lost = una pagina ha perso la connessione: '{ $text }'
matches-range = si possono misurare da 1 a { $most_matches } partite, non { $matches }
stored-range = si possono misurare da 100 a { $most } partite salvate, non { $number }
seconds-range = si può misurare al massimo per { $most_seconds } secondi, non { $seconds }
too-few-answers = sono state misurate troppo poche risposte; concedi più tempo con --seconds
game-too-long = dopo { $most_acts } azioni la partita non è finita
click-leads-nowhere = dopo questi clic la pagina non prosegue: { $text }
no-chromium = manca Chromium; esegui: apt-get install chromium (o indicane un altro in GROGNARD_CHROMIUM)
browser-not-built = la pagina per il browser non è stata generata; esegui: make web
service-refuses = il servizio ha rifiutato: { $text }
no-playwright = manca Playwright, che guida il browser; esegui: pip install playwright
service-silent = il servizio non risponde
service-not-started = il servizio non è partito; vedi { $text }
service-answered = { $method } { $path }: { $status } { $text }
database-url-scheme = l'URL di un database deve cominciare con postgresql://, non con { $drivername }://
folder-cannot-be-made = impossibile creare la cartella { $folder }: { $text }
database-url-unread = l'URL del database non si può leggere; deve essere postgresql://UTENTE@HOST/NOME
database-url-unusable = l'URL del database non si può usare: { $problem }
database-unusable = il database { $place } non si può usare: { $problem }
kills-range = il servizio può essere terminato da 1 a { $most_kills } volte, non { $kills }
no-such-limit = il limite '{ $name }' non esiste; i limiti sono { $names }
limit-not-positive = il limite { $name } deve essere maggiore di 0, non { $value }
limit-needs-number = il limite { $name } richiede un numero, non '{ $value }'
seat-for = un posto può essere me, open, link o bot:NOME, non '{ $what }'
one-seat-for-person = almeno un posto deve essere per una persona: me, open o link
database-newer = il database ha la versione { $found }, scritta da un Grognard più recente; questo arriva alla versione { $text }
database-not-upgraded = il database non si può aggiornare: { $orig }
no-such-opponent = l'avversario computer '{ $bot }' non esiste; gli avversari sono { $names }
cannot-listen = impossibile mettersi in ascolto su { $host }, porta { $port }: { $why }
file-too-long = { $path }: { $size } byte sono troppi per il file di una partita; il limite è { $most_bytes }
no-ordinary-file = { $path }: impossibile leggere: non è un file normale
cannot-be-read = { $path }: impossibile leggere: { $text }
no-utf-8 = { $path }:{ $line }: il byte { $start } non è testo UTF-8; qui va il file di una partita
bot-chose-illegal = il bot { $name } ha scelto '{ $text }': { $refusal }
no-such-budget = '{ $text }' non è un limite; scrivi un numero di partite simulate, come 200, o di secondi, come 1.5s
weights-of-another-game = { $path }: questi pesi sono di un altro spazio delle azioni ({ $text }) o di altre caratteristiche; serve { $wanted }. Vanno calcolati di nuovo
no-such-bot = il bot '{ $name }' non esiste; i bot sono { $names }
expected-seat-bot = qui va POSTO=BOT con un posto tra { $names }, non '{ $text }'
no-such-opponent-here = { $game } non ha un avversario computer '{ $name }'; ha { $names }
no-such-style = non esiste lo stile di gioco '{ $name }'; scegli tra { $names }
ended-by-host = { $text }
host-has-ended = chi gestisce il servizio ha terminato la partita
port-taken = { $text }; se la porta è usata da un altro programma, scegline un'altra (make play PORT=N, --port N)

# The host

serves = Grognard è in funzione su { $text }
kept-in = I dati sono salvati in { $place }
few-files = Questo sistema permette { $number } file aperti, ma i limiti ne richiedono { $most }: aumentali (ulimit -n, LimitNOFILE di systemd) o abbassa i limiti sockets e connections
no-public-address = l'indirizzo '{ $text }' deve avere la forma https://table.example.org
serve-no-page = I file della pagina per il browser non sono installati: possono giocare solo i programmi. Per crearli installa Node, esegui { $text } nei sorgenti e installa di nuovo.
page-not-built = Il servizio è in funzione, ma i file per il browser non sono stati generati. { $text } li genera.
no-such-file = Questo file non esiste.
listed-match = { $id }  { $name }  { $status }  voci: { $number }  { $time }  { $heading }  ({ $names })
no-matches-stored = non ci sono partite salvate
back-to-point = { $id }: tornata al punto { $number }, { $heading }
ended-now = { $id }: terminata
listed-program = { $name }  programma { $program }  creato { $time }  ultimo uso { $used }
never-here = mai
no-programs-stored = nessun giocatore ha un programma
no-player-listed = il giocatore '{ $name }' non esiste; 'grognard admin programs' elenca i giocatori che hanno programmi
no-program-listed = { $name } non ha un programma '{ $program }'; 'grognard admin programs' elenca i programmi
programs-revoked = { $name }: programmi revocati: { $number }
private-now = { $id }: ora è privata
other-count = la sua riga conta { $number } voci, ma la sua cronaca ne ha { $most }
other-standing = la sua riga dice { $row }; la sua cronaca dice { $log }
status-running = in corso
status-finished = finita
status-ended = terminata
kind-open = libero
kind-link = su invito

# People

guest = Ospite
guest-name = Ospite { $number }
your-turn = { $game }: tocca a te ({ $seat }).
rematch = { $game }: { $name } chiede la rivincita. Il tuo posto ({ $seat }) è riservato per te.
notice-resigned-won = { $game }: { $who } ha abbandonato. Hai vinto ({ $seat }).
notice-resigned-over = { $game }: { $who } ha abbandonato. La partita è finita.
notice-resigned-computer = { $game }: { $who } ha abbandonato. Ora il posto { FORM($seat, "of") } è affidato a un computer.
notice-draw-offered = { $game }: { $who } propone il pareggio.
notice-draw-declined = { $game }: { $who } ha rifiutato il pareggio.
notice-draw-agreed = { $game }: i giocatori hanno concordato il pareggio.
made-private = { $game }: { $name } ha reso privata la vostra partita. Gli spettatori non possono più guardarla.
made-public = { $game }: { $name } ha reso pubblica la vostra partita. Chiunque può guardarla.
two-seats-by-login = { $game }: dopo l'accesso { $name } aveva due posti in questa partita. Ora quello { FORM($seat, "of") } è affidato a un computer.

# Computer opponents: `text` says what to expect of them, `short` stands beside the word Computer

bot-instructor = Istruttore
    .text = ti mostra ogni parte del gioco e si lascia battere se giochi con giudizio
    .short = Istruttore
bot-random = Recluta
    .text = sceglie a caso tra le azioni possibili: per una prima prova
    .short = Recluta
bot-rules = Ufficiale
    .text = segue regole pratiche e gioca subito
    .short = Ufficiale
bot-general = Generale
    .text = riflette un secondo prima di ogni decisione
    .short = Generale
bot-marshal = Maresciallo
    .text = riflette quasi cinque secondi prima di ogni decisione
    .short = Maresciallo
