# The texts of the table.

title = Grognard
title-your-turn = Tocca a te
description = Giochi di guerra storici a un tavolo nel browser: contro gli amici e contro il computer.

loading = La mappa si apre …
with-target = { $verb }: { $target }
close = Chiudi
cancel = Annulla

error-offline = Il tavolo non è raggiungibile in questo momento.
error-unknown = Il tavolo non ha potuto farlo (risposta { $status }).

nav-label = Tu
nav-home = Grognard: la pagina iniziale
nav-account = Account
nav-learn = Impara
nav-language = Lingua
nav-light = Colori chiari
nav-dark = Colori scuri

learn-title = Impara giocando
learn-lead = Brevi lezioni sul vero tabellone: una posizione, poche frasi, e le mosse le fai tu. Il tavolo conosce le regole, e dice perché quando qualcosa non è quello che si intende.
learn-count =
    { $done ->
        [0] { $count } lezioni
       *[other] { $done } di { $count } lezioni fatte
    }
learn-done = fatta
learn-steps = { $count } passi
learn-none = Per questo gioco non ci sono ancora lezioni.
learn-all = Tutte le lezioni
learn-next = Prossima lezione: { $title }
learn-play = Ora gioca a { $game }
learn-label = Lezione
learn-step = Passo { $step } di { $steps }
learn-finished = Lezione finita
learn-show = Mostrami
learn-shown = La mossa: { $act }
learn-back = Indietro di un passo
learn-again = Da capo
learn-right = Giusto
learn-other = Un'altra cosa

lost-title = Non c'è nessuna pagina a questo indirizzo.

home-kicker = Un tavolo per i wargame storici
home-title = Mappe, carte e ogni regola rispettata
home-lead = Gioca subito contro il computer, oppure manda un link ai tuoi amici e gioca in diretta o in più giorni. Non serve un account. Il tavolo conosce le regole, mostra che cosa puoi fare, e quando non puoi dice perché.
home-play = Gioca contro il computer
home-create = Crea un tavolo
home-rules = Leggi le regole
home-footer = Grognard è software libero. Dadi e pescate sono leali, e dopo la partita chiunque può controllarli.

start-title = { $game }: prendi posto
start-seat = Chi vuoi essere?
start-bots = I tuoi avversari
start-go = Inizia la partita

lobby-open = Tavoli liberi
lobby-mine = Le mie partite
lobby-finished = Partite finite
lobby-none-open = Nessun tavolo aspetta giocatori.
lobby-make-one = Creane uno.
lobby-join = Gioca come { $seat }
lobby-watch = Guarda
lobby-your-turn = Tocca a te
lobby-waiting = in attesa di { $seats }
lobby-host = aperto da { $name }
several-seats = una persona può occupare più posti
lobby-won = Vittoria: { $seats }
lobby-resigned = hanno abbandonato: { $names }
lobby-ended = Finita

pace-live = in diretta
pace-days =
    { $days ->
        [one] { $days } giorno per decisione
       *[other] { $days } giorni per decisione
    }

kind-human = Un giocatore
kind-bot = Computer
kind-program = Programma
programs-allowed = possono partecipare programmi
prompt-seat-program = { $seat } (programma)
kind-open = Aperto a tutti
kind-link = Su invito

create-title = Crea un tavolo
create-game = Gioco
create-scenario = Scenario
create-seats = Posti
create-me = Gioco io
create-open = Aperto a tutti
create-link = Con un link
create-bot = Computer: { $bot }
create-options = Opzioni
create-pace = Ritmo
create-pace-help = In diretta, o tanti giorni per ogni decisione.
create-public = Pubblico
create-public-help = Si vede nella sala; chiunque può guardare.
create-several = Più posti
create-several-help = Una persona può occupare più posti. Il tavolo lo mostra a tutti.
create-programs = Possono partecipare programmi
create-programs-help = I posti aperti possono andare a programmi scritti da giocatori. Sono segnati come programmi.
create-hints = Suggerimenti
create-hints-help = Che cosa farebbe un computer al proprio posto, con ciò che si sa.
create-hints-usual = Solo contro i computer
create-hints-off = Nessuno
create-hints-allowed = Permessi
create-hints-shown = Permessi, e tutti vedono quanti
create-go = Apri il tavolo

choice-on = sì
choice-off = no

programs-title = Programmi
programs-account-help = Fai giocare per te i programmi che hai scritto.
programs-lead = Un tuo programma può prendere posti liberi ai tavoli che ammettono programmi. Gioca con un suo nome, è segnato ovunque come programma, e ne rispondi tu: dove siedi tu, non prende posto.
programs-how = Usa gli indirizzi sotto /api/v1, con il suo token nell'intestazione “Authorization: Bearer …”. Che cosa c'è:
programs-openapi = descrizione del servizio
programs-guest = I programmi sono di chi ha un nome.
programs-none = Non hai ancora programmi.
programs-list = I tuoi programmi
programs-name = Nome
programs-created = Token creato
programs-used = Ultima volta qui
programs-never = mai
programs-revoke = Revoca
programs-revoke-for = Revoca il token di { $name }
programs-sure = Revoca davvero
programs-revoked = Il token di { $name } non vale più.
programs-new = Un nuovo token
programs-new-help = Al massimo { $most } programmi. Un programma nominato di nuovo riceve un nuovo token al posto del vecchio, e continua a giocare dove siede.
programs-add = Crea un token
programs-token = Token di { $name }
programs-once = Conservalo bene: si vede solo questa volta. Chi lo ha gioca come questo programma.
programs-copy-failed = Il tuo browser non copia: seleziona il testo e copialo a mano.
account-title = Account
account-guest = Giochi come ospite. Basta così: questo browser si ricorda di te. Con un nome e una password ritrovi le tue partite anche su altri dispositivi.
account-named = Sei { $name }.
account-name = Nome
account-password = Password
account-register = Scegli un nome
account-register-help = Le partite giocate come ospite restano tue. La password ha almeno 8 caratteri.
account-register-done = Ciao, { $name }. Le tue partite sono conservate sotto questo nome.
account-login = Accedi
account-login-help = Se qui hai già un nome.
account-login-done = Ciao di nuovo, { $name }.
account-logout = Esci
account-logout-done = Sei uscito dal tuo account.

match-rules = Regole
match-charts = Tabelle
match-replay = Rivedi
match-table = Tavolo
match-offline = La linea è caduta. La tua partita è al sicuro; il tavolo torna da solo.
match-again = Ricarica la pagina
match-inviting = Manda il link ai tuoi avversari
match-invited = Hai un invito: gioca come { $seat }.
match-take = Gioca come { $seat }
match-look-on = Guarda
match-open-seats = Stai guardando. C'è un posto libero:

prompt-label = Che cosa si chiede
prompt-your-turn = Tocca a te
prompt-choose = Scegli.
prompt-others = Gli altri stanno pensando
prompt-watching = Stai guardando
prompt-waiting = In attesa di: { $seats }.
prompt-missing = Posti ancora liberi: { $seats }.
prompt-seat-bot = { $seat } (computer)
prompt-rolling = Un momento …
prompt-over = La partita è finita
prompt-won = Vittoria: { $seats }.
prompt-only = Qui non hai scelta.
prompt-only-auto = Qui non hai scelta. Il tavolo risponde per te, più o meno quando rispondi di solito, così nessuno se ne accorge.
prompt-ask-me = Chiedilo a me
prompt-deadline = Da decidere entro: { $when }
clock-label = Tempo rimasto:
clock-days = { $days } g { $hours } h { $minutes } min
clock-hours = { $hours } h { $minutes } min
clock-up = tempo scaduto
prompt-to-hand = Scegli una carta
prompt-to-board = Scegli sul tabellone
prompt-list = Come elenco ({ $count })
prompt-search = Cerca nell'elenco
prompt-undo = Annulla mossa
prompt-undo-help = Annulla la tua ultima azione
prompt-undo-whole = Annulla l'intera mossa
prompt-undo-whole-help =
    { $number ->
        [one] Annulla { $number } azione
       *[other] Annulla { $number } azioni
    }
hint-title = Suggerimento
hint-help = Che cosa farebbe un computer al tuo posto (h)
hint-thinking = Ci sto pensando …
hint-would = { $level }: farebbe così
hint-no-reasons = Non sa dire altro, se non che questa sembra la scelta migliore.
hint-others = Valutate anche, con la probabilità di vincere:
hint-doubt = Un'altra azione ha ottenuto di più, ma di così poco che può essere un caso: la ricerca è stata troppo breve per preferirla.
hint-known = Solo con ciò che sai tu.
hint-count =
    { $number ->
        [one] Finora { $number } suggerimento.
       *[other] Finora { $number } suggerimenti.
    }
hint-count-shown =
    { $number ->
        [one] Finora { $number } suggerimento; gli altri lo vedono.
       *[other] Finora { $number } suggerimenti; gli altri lo vedono.
    }

leaves-title = Prima di proseguire
leaves-anyway = { $act } comunque
leaves-not-yet = Non ancora
leaves-never = Non chiedere più

hand-stop = Fermati qui
hand-put-back = Rimetti a posto
hand-stop-name = Fermati qui: { $name }
hand-put-back-name = Rimetti a posto: { $name }
hand-instead = Prendi invece
hand-goes-on = { $name }: qui non può restare; la mossa deve continuare o essere annullata.
hand-not-then = La mossa è finita; ora non è richiesto: { $act }.

prompt-no-undo = Questo non si può annullare: { $why }.
undo-ask = Chiedi agli altri di tornare indietro
undo-ask-help =
    { $number ->
        [one] La tua ultima azione verrebbe annullata, se tutti i giocatori sono d'accordo.
       *[other] La tua ultima azione e tutto ciò che è seguito, { $number } azioni, verrebbero annullati, se tutti i giocatori sono d'accordo.
    } Dadi e carte cadranno di nuovo.
undo-at-once = Torna indietro subito
undo-at-once-help =
    { $number ->
        [one] Qui non gioca nessun altro: la tua ultima azione si può annullare lo stesso.
       *[other] Qui non gioca nessun altro: la tua ultima azione e tutto ciò che è seguito, { $number } azioni, si possono annullare lo stesso.
    } Dadi e carte cadranno di nuovo.

board-label = Il tabellone
board-help = Le frecce vanno alla prossima cosa che puoi scegliere, Invio la sceglie. Più e meno ingrandiscono e riducono, 0 mostra tutto il tabellone, Maiusc con le frecce lo sposta.
board-spread = Allarga il gruppo: { $place }
board-tools = Tabellone
board-nearer = Ingrandisci
board-further = Riduci
board-fit = Mostra tutto il tabellone
board-find = Cerca un luogo
board-not-found = Non c'è nessun luogo chiamato { $name }.
board-overlays = Mostra sulla mappa
board-back = Torna dov'ero
board-beyond =
    { $count ->
        [one] { $count } luogo tra cui scegliere da questa parte
       *[other] { $count } luoghi tra cui scegliere da questa parte
    }
board-failed = Il tabellone proprio di questo gioco non funziona. Il tavolo ne mostra uno semplice: scegli dai pulsanti o dall'elenco.
point-title = Indica
point-help = Premi sul tabellone per indicare un luogo, trascina per disegnare una freccia: tutti al tavolo la vedono per qualche secondo. Esc per smettere.
point-keys = P indica l'elemento selezionato, Maiusc e P disegnano una freccia fin lì dal luogo precedente.
point-see = Mostra dove indica chi ha creato la partita
point-ring = Chi ha creato la partita indica questo luogo: { $name }
point-arrow = Chi ha creato la partita disegna una freccia: { $from } – { $to }

tray-more =
    { $number ->
        [one] Un'altra carta da questa parte
       *[other] Altre { $number } carte da questa parte
    }
tray-wanted = (qualcosa da scegliere)
tray-hint = Tieni premuta una carta per leggerla in grande.
tray-fold = Mostra solo i nomi
tray-unfold = Mostra le carte intere

why-watching = { $name }: stai guardando, e non hai un posto a questo tavolo.
why-over = { $name }: la partita è finita.
why-nothing = { $name }: ora non si può scegliere.

menu-label = Che cosa fare: { $name }

players-label = Giocatori
players-you = tu
players-asked = deve decidere
players-late = in ritardo
players-here = presente
players-away = assente
players-take = Siediti
players-hurried = pensa meno a lungo: in molti aspettano
players-hints =
    { $number ->
        [one] { $number } suggerimento
       *[other] { $number } suggerimenti
    }
players-origin = Continua dall'atto { $point } di un'altra partita.
players-say = consenso richiesto fino a: { $time }
players-spectators = { $number ->
    [one] 1 spettatore presente
   *[other] { $number } spettatori presenti
}

log-label = Che cosa è successo
log-empty = Non è ancora successo niente.
log-older = Mostra che cosa è successo prima
log-back = Proponi di tornare a questo punto

chat-label = La chat del tavolo
chat-empty = Nessuno ha ancora detto niente.
chat-write = Di' qualcosa al tavolo
chat-send = Invia
chat-which = Chat da leggere
chat-of-chat = Giocatori
chat-of-spectators = Spettatori
chat-label-spectators = La chat degli spettatori
chat-write-spectators = Di' qualcosa agli spettatori
chat-spectators-help = I giocatori potranno leggere questi messaggi a partita finita.
chat-nobody = Scrivi qualcosa per leggere che cosa dicono gli altri spettatori.

notes-label = I tuoi appunti
notes-placeholder = Solo per te: piani, ipotesi, quello che hai visto.
notes-loading = Un momento …
notes-saved = Conservato. Nessun altro può leggerlo.
notes-changed = Stai scrivendo …
notes-failed = Non è stato possibile conservarlo. Si riprova quando continui a scrivere.

layout-fold = Riduci la domanda
layout-unfold = Mostra tutta la domanda
layout-column = Che cosa si decide e che cosa succede
hand-keep = Tieni aperta la mano
hand-fold = Ripiega la mano quando nessuna carta si può usare
layout-hand = Mano
layout-board = Tabellone
layout-log = Cronaca
layout-players = Potenze
layout-chat = Chat
layout-notes = Appunti
layout-panels = Pannelli
layout-views = Viste
layout-wanted = (qualcosa da scegliere)
layout-unread =
    { $count ->
        [one] 1 messaggio non letto
       *[other] { $count } messaggi non letti
    }

rules-title = Regole
rules-of = Le regole di { $game }
rules-about = Con parole nostre, secondo i numeri delle sezioni del regolamento.
rules-contents = Indice
rules-search = Cerca nelle regole
rules-none = Non si è trovato niente.
rules-number = Regola { $rule }
rules-unnumbered = La regola

table-title = Il tavolo
table-invites = Inviti
table-invites-help = Chi apre il link può prendere quel posto.
table-copy = Copia
table-copied = Copiato
table-copy-failed = Il browser non permette a questa pagina di copiare. Il link è selezionato: copialo a mano.
table-link-elsewhere = Il link è apparso dove è stato creato. Uno nuovo lo sostituisce.
table-expired = scaduto
table-until = valido fino a: { $when }
table-renew = Nuovo link
table-renew-for = Nuovo link per { $seat }
table-onlookers = Chi guarda
table-public = La partita è pubblica
table-public-help = Pubblica: si vede nella sala e chiunque può guardare. Privata: la vedono solo i suoi giocatori e, finché un posto è libero, chi ne ha l'indirizzo. Tutti i giocatori ne sono informati.
table-seats = Altri posti
table-free = { $seat }: posto libero
table-late = { $seat }: in ritardo
table-computer = Fai giocare { $seat } al computer
table-notices = Quando tocca a me
table-sounds = Suoni del tavolo
table-sounds-on = Fai sentire carte, marce e battaglie
table-sound = Fai un suono
table-notify = Mostra una notifica del browser
table-notify-denied = Il browser non permette le notifiche di questa pagina. Puoi cambiarlo nelle sue impostazioni.
table-warnings = Avvisi
table-warnings-off =
    { $number ->
        [one] Un tipo di avviso non viene più dato.
       *[other] { $number } tipi di avvisi non vengono più dati.
    }
table-warn-again = Avvisami di nuovo
table-pause-title = Niente per sbaglio
table-pause = Clic e tasti contano dopo
table-pause-after = { $number ->
    [0] subito
   *[other] { $seconds } s
 }
table-pause-help = Quando arriva una nuova domanda, un clic ancora destinato alla precedente viene ignorato.
table-seat = Il mio posto
table-auto = Rispondi per { $seat } quando non ho scelta
table-auto-help = Ti si chiede anche quando le tue carte lasciano una sola risposta, perché nessuno deve saperlo. Il tavolo può rispondere per te, più o meno quando rispondi di solito.
table-auto-here = Mentre sono al tavolo
table-auto-always = Sempre (gli altri possono intuire perché)
table-auto-never = Mai, chiedilo a me
table-level = Quanto gioca bene il computer
table-lend = Fai giocare { $seat } al computer per te
table-lend-go = Cedi il posto
table-return = Il computer gioca { $seat } per te
table-return-go = Riprendilo
table-resign = Abbandona: { $seat }
table-resign-go = Abbandona
table-sure = Sì, abbandona
table-draw = Proponi il pareggio a tutti i giocatori
table-draw-go = Proponi il pareggio
table-end = Termina la partita senza un risultato
table-end-go = Termina la partita
resign-title = Vuoi abbandonare? ({ $seat })
resign-loss = La partita finisce subito. Vittoria: { $seats }.
resign-computer = Un computer gioca fino alla fine: { $seat }. Non puoi riprendere il posto. Gli altri giocatori ne sono avvisati.
resign-end = La partita finisce subito, senza un vincitore.
resigned-plays = { $name } ha abbandonato. Ora un computer gioca: { $seat }.
table-fair = Dadi e pescate leali
table-fair-help = Il segreto dietro ogni dado e ogni pescata è stato fissato prima della prima azione. Il suo sigillo si vede subito, il segreto quando la partita è finita, così che chiunque possa controllarlo.
table-origin = Questa partita continua dall'atto { $point } di un'altra che era finita: ciò che vi era nascosto si poteva vedere.
table-origin-go = Guarda quella partita
table-commitment = Sigillo:
table-earlier = Prima, per le prime { $number } voci:
table-secret = Segreto:
table-export = Salva tutta la partita come file

unplayable-rules = regole, versione { $rules }
unplayable-what = Resta com'è. I suoi giocatori possono fare questo:
unplayable-copy = Porta una copia a un tavolo che ha le regole nella versione { $rules }
unplayable-told = Mostra ciò che era nascosto: perciò gli altri giocatori sapranno che l'hai presa.
unplayable-copy-go = Prendi una copia
unplayable-story = Ciò che è successo, per quanto ne fu scritto

back-title = Tornare indietro?
back-explain = Tutto ciò che è successo da questo punto sarebbe annullato, se tutti gli altri giocatori accettano. Poi dadi e pescate saranno nuovi.
back-propose = Proponilo
back-proposed = { $by } propone di tornare a «{ $heading }».
back-revealed = Scoperto da allora: { $count }
back-agree = Accetta
back-decline = Rifiuta
back-withdraw = Ritira la proposta
back-waiting = In attesa di: { $seats }.

draw-offered = { $by }: proposta di pareggio.
draw-lapses = La proposta decade alla fine del prossimo turno.
draw-agree = Accetta il pareggio
draw-decline = Rifiuta
draw-withdraw = Ritira la proposta

notice-your-turn = { $title }: tocca a te
notice-go = Vai lì

replay-title = { $game }, rivista
replay-leave = Torna al tavolo
replay-controls = Linea del tempo
replay-line = Punto della partita
replay-at = { $n } di { $last }
replay-first = All'inizio (Home)
replay-back = Un passo indietro (←)
replay-forth = Un passo avanti (→)
replay-last = Alla fine (Fine)
replay-play = Avvia (p)
replay-pause = Pausa (p)
replay-keys = ← → passo · Home, Fine · Pagina su e giù: round · b battaglia · p avvia
replay-speed = Velocità
replay-slow = lenta
replay-normal = normale
replay-fast = veloce
replay-round-back = All'inizio di questo { $unit ->
    [turn] turno
   *[round] round
} o di quello precedente (Pagina su)
replay-round-forth = Al prossimo { $unit ->
    [turn] turno
   *[round] round
} (Pagina giù)
replay-battle = Battaglia
replay-battle-back = Alla battaglia precedente (Maiusc b)
replay-battle-forth = Alla prossima battaglia (b)
replay-curves = Analizza la partita
replay-from = Rivedi da qui

# The end

end-open = Come è andata
end-won = Vittoria: { $seats }
end-draw = Pareggio
end-drew = pareggio
end-you-won = Hai vinto: { $name } ha abbandonato.
end-resigned = { $name } ha abbandonato. Un computer ha giocato fino alla fine: { $seat }.
end-title = Terminare la partita?
end-text = La partita finisce subito, senza un risultato.
end-nobody = Nessun vincitore
end-rule = Regola { $section }
end-board = Guarda il tabellone
end-analyse = Analizza
end-again-same = Rivincita, stessi posti
end-again-rotated = Rivincita, un posto più in là
end-join-same = Partecipa alla rivincita
end-join-rotated = Partecipa alla rivincita, un posto più in là
end-scores = Punteggi
end-seat = Posto
end-player = Giocatore
end-place = Esito
end-winner = vittoria
end-curves = L'andamento della partita
end-turnings = Punti di svolta
end-share = Condividi
end-copy = Copia il link per rivederla
end-record = Scarica il file della partita
end-private = Questa partita è privata: il link funziona solo per chi l'ha giocata.

analysis-truth = Le probabilità sono calcolate su tutta la verità, comprese carte e truppe nascoste. Quello che un livello farebbe viene da ciò che il suo posto poteva sapere.
analysis-moments = Dove le probabilità sono cambiate
analysis-from-to = { $name } { $before } → { $after }
analysis-here = A questo punto
analysis-level = Computer
analysis-ask = Che cosa farebbe qui?
analysis-would = { $level }, al posto di { $seat }
analysis-same = È quello che è stato fatto.
analysis-played = È stato fatto invece: { $act }
analysis-seat = Prendi un posto e continua da qui, contro computer così
analysis-continue = Continua da qui

curves-which = Che cosa mostrano le curve
curves-rounds = { $title }, { $unit ->
    [turn] turno per turno
   *[round] round per round
}
curves-round = { $unit ->
    [turn] Turno
   *[round] Round
} { $round }
curves-unit = { $unit ->
    [turn] Turno
   *[round] Round
}
curves-end = Fine
curves-help = Indica un { $unit ->
    [turn] turno
   *[round] round
} per leggerne i numeri; aprilo per vedere il tabellone di allora.
curves-legend = Legenda
curves-battle = battaglia
curves-table = Come tabella


# For newcomers

phases-label = Le parti del turno
phases-rule = Regola { $rule }
guide-rule = § { $rule }
guide-open = Spiega questa domanda
guide-done = Capito
guide-off = Conosco questo gioco
prompt-suggest = Preparazione suggerita
prompt-suggest-help = Il tavolo prepara la partita per te come farebbe un computer. Puoi annullare.
match-rules-help = Le regole di ciò che viene chiesto (R)
match-charts-help = Le tabelle del gioco (C)
charts-title = Tabelle di { $game }
charts-tabs = Tabelle
charts-rule = Regola { $rule }
charts-yes = sì
charts-no = no
table-guide = Aiuto
table-guide-explain = Spiega le domande nuove
table-guide-again = Spiega tutto di nuovo
create-first = Buona per cominciare

# Che cosa è successo

since-title = Dal tuo ultimo turno
since-replay = Rivedi l'ultimo giro
since-shut = Metti via
result-label = Risultati
result-battle = Battaglia
result-battle-at = Battaglia: { $place }
result-loss = Perdite
result-card = Carte
result-fate = Destino
result-score = Punteggio
result-leave = Fuori dalla guerra
result-put = Metti via: { $title }
result-all = Metti via tutto
result-more = Risultati precedenti ({ $count })
result-fewer = Meno
log-times = × { $times }
log-looked = Avevi guardato fin qui
walk-label = Che cosa fanno gli altri
walk-asked = Tocca a te: ecco come ci si è arrivati
walk-skip = Vai al presente
walk-keys = Esc o barra spaziatrice
walk-left = { $count ->
    [0] Nient'altro da vedere
   *[other] Ancora da vedere: { $count }
  }
tempo-title = Mosse degli altri
tempo-label = Mosse
tempo-help = Una dopo l'altra, con la mappa che le segue, oppure subito.
tempo-slow = lentamente
tempo-normal = normalmente
tempo-once = subito

keys-title = Tasti
keys-next = Vai alla prossima scelta
keys-done = Fatto: il pulsante che conclude quello che stai facendo
keys-undo = Annulla
keys-hint = Suggerimento
keys-what = Che cos'è il pezzo o il luogo selezionato, con la sua regola (anche: tasto destro o pressione lunga)
keys-point = Indica il luogo selezionato; con Maiusc disegna una freccia fin lì
keys-hand = Tieni aperta la mano, o ripiegala
keys-charts = Tabelle
keys-rules = Regole per la tua scelta
keys-log = Diario
keys-map = Tienilo premuto per vedere la mappa senza segnalini
keys-sheet = Questo elenco
keys-zoom = Ingrandisci, riduci, tutta la mappa
keys-arrows = Vai da una scelta alla successiva sulla mappa; con Maiusc sposta la mappa
keys-enter = Scegli
keys-escape = Chiudi, o posa ciò che hai in mano
keys-on = Usa le lettere come tasti al tavolo
