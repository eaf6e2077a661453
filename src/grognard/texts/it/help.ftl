# What --help says, and what is said of words after a command that cannot be read.

help-about = Wargame storici basati sulle carte, con le regole complete.
help-commands = comandi:
help-more = 'grognard COMANDO --help' spiega un comando.
help-usage = uso:
help-arguments = argomenti
help-options = opzioni
help-help = mostra questo aiuto ed esce
help-version = mostra la versione del programma ed esce
help-language = la lingua di tutti i testi ({ $text }); ammessa in qualunque punto del comando

# Commands

command-games = elenca i giochi con i loro scenari, posti e opzioni
command-play = gioca una partita nel terminale
command-serve = avvia il tavolo nel browser
command-admin = elenca, esporta, importa, mostra, annulla, termina, verifica, copia o aggiorna le partite salvate
command-replay = racconta la partita di un file
command-show = mostra la partita di un file: tag, risultato e tabellone
command-verify = rigioca i file di partite e controlla ogni azione, tiro di dado e pescata
command-rules = mostra le regole e i test che coprono ogni sezione
command-translate = mostra a che punto sono le traduzioni, che cosa manca a una di esse e le forme dei suoi nomi
command-fuzz = gioca partite casuali e controlla gli invarianti del programma
command-arena = fa giocare due avversari computer l'uno contro l'altro e valuta i risultati
command-train = addestra una rete di valutazione per gli avversari computer di un gioco
command-bench = misura la velocità di un gioco, del servizio o della pagina

# What stands for a value

value-command = COMANDO
value-game = GIOCO
value-name = NOME
value-name-value = NOME=VALORE
value-file = FILE
value-folder = CARTELLA
value-section = SEZIONE
value-action = AZIONE
value-id-or-file = ID o FILE
value-address = INDIRIZZO
value-text = TESTO
value-language = LINGUA

# Arguments

help-game = il nome di un gioco
help-match-file = il file di una partita
help-match-files = file di partite
help-play-scenario = uno scenario del gioco (se manca: il primo)
help-play-option = un'opzione delle regole; si può ripetere
help-play-seat = il posto in cui giochi (se manca: il primo); si può ripetere
help-play-hot-seat = tutti i posti giocano a questa tastiera
help-play-opponent = l'avversario per gli altri posti: rules o random (se manca: il migliore)
help-play-seed = rende ripetibili dadi, carte e bot
help-play-load = prosegue una partita salvata
help-serve-host = ascolta su questo indirizzo (127.0.0.1)
help-serve-port = ascolta su questa porta (8000; 0: una porta libera qualsiasi)
help-serve-url = l'indirizzo pubblico del tavolo, come https://table.example.org
help-serve-open = apre il tavolo in un browser
help-serve-limit = imposta un limite; docs/hosting.md li elenca
help-serve-processes = processi che servono le partite; più di uno dove ci sono core liberi (1)
help-serve-workers = processi in cui riflettono gli avversari computer
help-serve-pause = secondi che un computer usa per una decisione (0.1)
help-serve-answer-pause = secondi minimi per ogni risposta quando gli altri non devono sapere se c'era una scelta, più un tempo casuale fino ad altrettanti (0.75); 0: nessuna risposta viene ritardata
help-serve-drain = secondi per cui il servizio resta attivo dopo SIGTERM, mentre /readyz risponde 503 (0)
help-serve-notify = esegue questo comando per ogni notifica, che riceve come JSON in ingresso
help-data = la cartella del database (~/.local/share/grognard)
help-database = un database PostgreSQL: postgresql://UTENTE@HOST/NOME
help-admin-names = partite, o file
help-admin-record = export: una trascrizione invece di JSON
help-admin-seat = show: ciò che questo posto può sapere (se manca: ciò che possono sapere tutti)
help-admin-at = show: dopo N azioni (se manca: ora)
help-admin-keep = undo: conserva N azioni (se manca: tutte tranne l'ultima)
help-admin-check = upgrade: riferisce soltanto che cosa succederebbe alle partite in corso
help-admin-why = end: il motivo
help-replay-from = comincia dall'azione N
help-replay-to = finisce con l'azione N
help-replay-seat = ciò che questo posto sapeva (se manca: ciò che sapevano tutti)
help-replay-all = tutto, segreti compresi
help-show-at = la posizione dopo N azioni (se manca: l'ultima)
help-show-seat = ciò che questo posto può sapere (se manca: ciò che possono sapere tutti)
help-rules-section = solo questa sezione
help-rules-tests = la cartella dei test (se manca: ./tests)
help-rules-strict = esce con stato 1 se una sezione non ha test
help-translate-missing = elenca i testi che mancano nella LINGUA, con quelli inglesi
help-translate-forms = elenca i nomi del GIOCO nelle loro forme
help-translate-game = solo i testi di questo gioco
help-translate-count = con --missing: li conta soltanto, file per file
help-translate-all = con --forms: tutte le forme
help-fuzz-games = gioca N partite (se manca: 20)
help-fuzz-seconds = non comincia altre partite dopo S secondi
help-fuzz-seed = il seme della prima partita (se manca: 1)
help-fuzz-scenario = solo questo scenario (se manca: tutti)
help-fuzz-out = dove si scrive una partita che fallisce
help-arena-names = un gioco e due avversari: random, rules, un altro avversario del gioco, o modulo:Classe
help-arena-games = al massimo N partite, un numero pari (100)
help-arena-until-sure = si ferma appena la quota di vittorie di A è significativamente sopra o sotto la soglia
help-arena-aim = la quota di vittorie con cui confrontare (0.5)
help-arena-cluster = gioca sul cluster Ray a questo indirizzo; auto: quello attivo qui
help-arena-processes = il numero di processi (se manca: uno per core)
help-arena-limit = il tempo di CPU per ogni decisione, come 2s (10s se gioca una tua classe; altrimenti nessun limite)
help-arena-seed = il seme di tutti i dadi e di tutte le pescate (1)
help-arena-out = il file dei risultati; se esiste, la sfida prosegue. Per una classifica: la cartella dei suoi file
help-arena-record = scrive in questa cartella i dati per l'addestramento (decisioni)
help-arena-report = scrive una pagina con grafici e accanto una cartella con le partite più istruttive
help-arena-ladder = fa giocare tutti gli avversari l'uno contro l'altro e mostra una tabella
help-arena-levels = fa giocare ogni livello contro quello immediatamente inferiore (recruit, officer, general, marshal, o gli avversari indicati) in ogni scenario e mostra una tabella
help-arena-verify = rigioca le partite di un file di risultati e le controlla
help-arena-again = con --verify: fa rigiocare agli avversari N delle sue partite
help-train-names = un gioco, e i passi da eseguire, sempre in quest'ordine (se mancano: games, fit, write e siblings; se l'avversario è una ricerca, tutti tranne games)
help-train-out = la cartella per partite, checkpoint, curva e rete; se contiene già partite e un checkpoint, l'addestramento continua (train-GIOCO)
help-train-scenario = uno scenario da cui imparare; si può ripetere (se manca: tutti)
help-train-games = gioca finché ci sono N partite (400)
help-train-seconds = non iniziare nuove partite dopo S secondi; lo stesso limite vale per il confronto delle posizioni sorelle
help-train-opponent = l'avversario che gioca le partite: rules, o una ricerca come search@20 (rules)
help-train-passes = al massimo N passate sulle partite; si smette prima quando non serve più (20)
help-train-hidden = il numero di unità nascoste (128)
help-train-compared = il numero di partite tenute da parte di cui si confrontano le decisioni (20)
help-train-worlds = il numero di simulazioni per ogni azione confrontata (8)
help-train-searched = nelle partite con scelte la ricerca decide una volta su N, l'euristica le altre (1)
help-train-rounds = R cicli di partite giocate dalla ricerca con la rete ottenuta finora, ciascuno seguito dall'apprendimento su tutte le partite (richiede --opponent search@N)
help-bench-game = un gioco, 'table' (il servizio web), 'lobby' (i suoi elenchi), 'browser' (la pagina) o 'view' (quello che mostra, in clic e pixel)
help-bench-seconds = misura per S secondi (10)
help-bench-envs = misura anche osservazioni e maschere delle azioni per l'apprendimento
help-bench-bots = misura quanto in fretta l'avversario a regole pratiche decide e porta a termine le partite
help-bench-scenario = lo scenario da misurare (se manca: il primo)
help-bench-matches = table: numero di partite in diretta (200)
help-bench-rate = table: azioni al secondo in ogni partita (0.5)
help-bench-nodes = table: numero di nodi, con --database (1)
help-bench-processes = table: numero di processi in ogni nodo (1)
help-bench-database = table: in un database PostgreSQL vuoto
help-bench-whole = table: manda alle pagine posizioni intere invece delle modifiche
help-bench-stored = lobby: numero di partite salvate (50000)
help-bench-faults = table: termina il servizio N volte sotto carico
help-bench-answers = table: misura se il tempo di una risposta rivela che c'era una scelta
help-bench-json = mostra JSON
help-bench-alone = misura solo questa versione, non quella in build/compiled

# Words that cannot be read

argument-wrong = argomento { $argument_name }: { $message }
argument-unknown = argomenti sconosciuti: { $text }
argument-excluded = non si può usare insieme a { $text }
argument-without-value = non prende un valore, ma è dato '{ $text }'
argument-missing = mancano questi argomenti: { $text }
argument-needs-value = richiede un valore
argument-ambiguous = opzione ambigua: { $option } potrebbe essere { $matches }
argument-no-choice = '{ $value }' non è tra le scelte; si può scegliere tra { $choices }
argument-no-value = '{ $value }' non è { $type ->
    [int] un numero intero
    [counting] un numero intero da 1 in su
    [positive] un numero maggiore di 0
   *[other] un numero
}
