# The texts of the table.

title = Grognard
title-your-turn = Tocca a te
description = Wargame storici a un tavolo nel browser: contro amici e computer.

loading = Caricamento della mappa …
with-target = { $verb }: { $target }
close = Chiudi
cancel = Annulla

error-offline = Al momento il server non è raggiungibile.
error-unknown = Il server non ha potuto eseguire la richiesta (stato { $status }).

nav-label = Tu
nav-home = Grognard: la pagina iniziale
nav-account = Account
nav-learn = Impara
nav-language = Lingua
nav-light = Colori chiari
nav-dark = Colori scuri

learn-title = Impara giocando
learn-lead = Brevi lezioni sul vero tabellone: una posizione, poche frasi, e le mosse le fai tu. Le regole vengono applicate, e se fai altro la lezione spiega perché non è la mossa richiesta.
learn-first = Gioca una prima partita
learn-first-text = Contro l'{ $level }, che ti mostra ogni parte del gioco. Alla fine scopri due cose da migliorare.
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
learn-shown = L'azione: { $act }
learn-back = Indietro di un passo
learn-again = Ricomincia
learn-right = Giusto
learn-other = Non è la mossa richiesta

lost-title = A questo indirizzo non c'è nessuna pagina.

home-kicker = Un tavolo per i wargame storici
home-title = Mappe e carte, e alle regole pensa il tavolo
home-lead = Gioca subito contro il computer, oppure manda un link agli amici e gioca in diretta o in più giorni. Non serve un account. Il tavolo conosce le regole, mostra che cosa puoi fare e spiega perché qualcosa non è permesso.
home-play = Gioca contro il computer
home-create = Crea un tavolo
home-rules = Leggi le regole
home-footer = Grognard è software libero. Dadi e pescate sono leali, e dopo la partita chiunque può controllarli.

start-title = { $game }: prendi posto
start-seat = Scegli la tua parte
start-bots = I tuoi avversari
start-go = Inizia la partita

lobby-open = Tavoli liberi
lobby-mine = Le mie partite
lobby-finished = Partite finite
lobby-none-open = Nessun tavolo cerca giocatori.
lobby-make-one = Creane uno.
lobby-join = Gioca come { $seat }
lobby-watch = Guarda
lobby-your-turn = Tocca a te
lobby-waiting = in attesa di: { $seats }
lobby-host = creato da { $name }
several-seats = un giocatore può avere più posti
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
programs-allowed = programmi ammessi
prompt-seat-program = { $seat } (programma)
kind-open = Aperto a tutti
kind-link = Su invito

create-scenario = Scenario

choice-on = sì
choice-off = no

programs-title = Programmi
programs-account-help = Fai giocare per te i programmi che hai scritto.
programs-lead = Un tuo programma può prendere posti liberi ai tavoli che ammettono programmi. Gioca con il proprio nome, è segnato ovunque come programma, e la responsabilità è tua. Non può entrare in una partita in cui hai un posto.
programs-how = Usa gli indirizzi sotto /api/v1, con il suo token nell'intestazione «Authorization: Bearer …». Riferimenti:
programs-openapi = descrizione dell'API
programs-guest = Solo i giocatori registrati possono avere programmi.
programs-none = Non hai ancora programmi.
programs-list = I tuoi programmi
programs-name = Nome
programs-created = Token creato
programs-used = Ultimo uso
programs-never = mai
programs-revoke = Revoca
programs-revoke-for = Revoca il token di { $name }
programs-sure = Sì, revoca
programs-revoked = Il token di { $name } non è più valido.
programs-new = Un nuovo token
programs-new-help = Al massimo { $most } programmi. Se usi di nuovo un nome, il programma riceve un nuovo token al posto del vecchio e mantiene i suoi posti.
programs-add = Crea un token
programs-token = Token di { $name }
programs-once = Conservalo bene: si vede solo questa volta. Chi ha questo token può giocare come il tuo programma.
programs-copy-failed = Il tuo browser non permette di copiare: seleziona il testo e copialo tu.
account-title = Account
account-guest = Giochi come ospite. Basta così: questo browser si ricorda di te. Con un nome e una password ritrovi le tue partite su altri dispositivi.
account-named = Sei { $name }.
account-name = Nome
account-password = Password
account-register = Registrati
account-register-help = Le partite giocate come ospite restano tue. La password deve avere almeno 8 caratteri.
account-register-done = Ciao, { $name }. Le tue partite sono salvate con questo nome.
account-login = Accedi
account-login-help = Se hai già un account.
account-login-done = Ciao di nuovo, { $name }.
account-logout = Esci
account-logout-done = Hai chiuso la sessione.

match-rules = Regole
match-charts = Tabelle
match-replay = Rivedi
match-table = Tavolo
match-offline = Connessione persa. La tua partita è al sicuro; la pagina si ricollegherà.
match-again = Ricarica la pagina
match-inviting = Manda il link ai tuoi avversari
match-invited = Hai ricevuto un invito a giocare: { $seat }.
match-take = Gioca come { $seat }
match-look-on = Guarda
match-open-seats = Stai guardando. C'è un posto libero:

prompt-label = Decisione in corso
prompt-your-turn = Tocca a te
prompt-choose = Scegli.
prompt-others = Gli altri giocatori stanno decidendo
prompt-watching = Stai guardando
prompt-waiting = In attesa di: { $seats }.
prompt-missing = Posti ancora liberi: { $seats }.
prompt-seat-bot = { $seat } (computer)
prompt-rolling = Un momento …
prompt-over = La partita è finita
prompt-won = Vittoria: { $seats }.
prompt-only = Qui non hai scelta.
prompt-only-auto = Qui non hai scelta. Il tavolo risponderà per te dopo il tempo che impieghi di solito, così gli altri giocatori non possono capirlo.
prompt-ask-me = Chiedilo a me
prompt-deadline = Decidi entro: { $when }
clock-label = Tempo rimasto:
clock-days = { $days } g { $hours } h { $minutes } min
clock-hours = { $hours } h { $minutes } min
clock-up = tempo scaduto
prompt-to-hand = Scegli una carta
prompt-to-board = Scegli sul tabellone
prompt-list = Come elenco ({ $count })
prompt-search = Cerca nell'elenco
prompt-undo = Annulla azione
prompt-undo-help = Annulla la tua ultima azione
prompt-undo-whole = Annulla l'intera mossa
prompt-undo-whole-help =
    { $number ->
        [one] Annulla { $number } azione
       *[other] Annulla { $number } azioni
    }
hint-title = Suggerimento
hint-help = Che cosa farebbe un computer al tuo posto (h)
hint-thinking = Riflessione in corso …
hint-would = Suggerimento ({ $level })
hint-no-reasons = Nessun motivo particolare: sembra semplicemente la scelta migliore.
hint-others = Altre scelte valutate, con la probabilità di vincere:
hint-doubt = Un'altra azione ha dato un risultato migliore, ma la differenza può dipendere dal caso: non è statisticamente certa.
hint-known = Basato solo su ciò che sai.
hint-count =
    { $number ->
        [one] Finora { $number } suggerimento.
       *[other] Finora { $number } suggerimenti.
    }
hint-count-shown =
    { $number ->
        [one] Finora { $number } suggerimento; gli altri giocatori vedono il numero.
       *[other] Finora { $number } suggerimenti; gli altri giocatori vedono il numero.
    }

leaves-title = Prima di proseguire
leaves-anyway = { $act } comunque
leaves-not-yet = Non ancora
leaves-never = Non avvisarmi più

hand-stop = Fermati qui
hand-put-back = Rimetti a posto
hand-stop-name = Fermati qui: { $name }
hand-put-back-name = Rimetti a posto: { $name }
hand-instead = Prendi invece
hand-goes-on = { $name }: non può fermarsi qui; continua la mossa o annullala.
hand-not-then = La mossa è finita; ora non è possibile: { $act }.

prompt-no-undo = Non si può annullare: { $why }.
undo-ask = Chiedi agli altri di tornare indietro
undo-ask-help =
    { $number ->
        [one] La tua ultima azione verrà annullata se tutti i giocatori sono d'accordo.
       *[other] La tua ultima azione e tutto ciò che è seguito ({ $number } azioni) verranno annullati se tutti i giocatori sono d'accordo.
    } I dadi verranno tirati e le carte pescate di nuovo.
undo-at-once = Torna indietro subito
undo-at-once-help =
    { $number ->
        [one] Sei l'unico giocatore: puoi ancora annullare la tua ultima azione.
       *[other] Sei l'unico giocatore: puoi ancora annullare la tua ultima azione e tutto ciò che è seguito ({ $number } azioni).
    } I dadi verranno tirati e le carte pescate di nuovo.

board-label = Il tabellone
board-help = Le frecce passano da una scelta alla successiva, Invio la conferma. Più e meno ingrandiscono e riducono, 0 mostra tutto il tabellone, Maiusc con una freccia lo sposta.
board-spread = Allarga il gruppo: { $place }
board-tools = Tabellone
board-nearer = Ingrandisci
board-further = Riduci
board-fit = Mostra tutto il tabellone
board-find = Cerca un luogo
board-not-found = Nessun luogo si chiama { $name }.
board-overlays = Mostra sulla mappa
board-back = Torna dov'ero
board-beyond =
    { $count ->
        [one] { $count } luogo possibile da questa parte
       *[other] { $count } luoghi possibili da questa parte
    }
board-failed = Il tabellone di questo gioco non funziona. Ne vedi uno semplificato: scegli con i pulsanti o dall'elenco.
point-title = Indica
point-help = Premi sul tabellone per indicare un luogo, o trascina per disegnare una freccia. Tutti al tavolo la vedono per qualche secondo. Premi Esc per smettere.
point-keys = P indica il luogo selezionato; Maiusc e P disegnano una freccia fin lì dal luogo indicato prima.
point-see = Mostra che cosa indica chi ha creato la partita
point-ring = Chi ha creato la partita indica questo luogo: { $name }
point-arrow = Chi ha creato la partita ha disegnato una freccia: { $from } → { $to }

tray-more =
    { $number ->
        [one] Un'altra carta da questa parte
       *[other] Altre { $number } carte da questa parte
    }
tray-wanted = (qualcosa da scegliere)
tray-hint = Tieni premuta una carta per ingrandirla.
tray-fold = Mostra solo i nomi
tray-unfold = Mostra le carte intere

why-watching = { $name }: stai guardando e non hai un posto a questo tavolo.
why-over = { $name }: la partita è finita.
why-nothing = { $name }: ora non si può scegliere.

menu-label = Azioni: { $name }

players-label = Giocatori
players-you = tu
players-asked = sta decidendo
players-late = in ritardo
players-here = online
players-away = offline
players-take = Prendi il posto
players-busy = Il server è molto occupato: { $name } impiega più tempo
players-lower = Gioca invece contro { $name }
players-hints =
    { $number ->
        [one] { $number } suggerimento
       *[other] { $number } suggerimenti
    }
players-origin = Continua dall'azione { $point } di un'altra partita.
players-say = può accettare o rifiutare entro: { $time }
players-spectators = { $number ->
    [one] 1 spettatore
   *[other] { $number } spettatori
}

log-label = Cronaca
log-empty = Non è ancora successo nulla.
log-older = Mostra gli eventi precedenti
log-back = Proponi di tornare a questo punto

chat-label = Chat
chat-empty = Ancora nessun messaggio.
chat-write = Scrivi un messaggio
chat-send = Invia
chat-which = Quale chat
chat-of-chat = Giocatori
chat-of-spectators = Spettatori
chat-label-spectators = Chat degli spettatori
chat-write-spectators = Scrivi agli spettatori
chat-spectators-help = I giocatori potranno leggere questi messaggi a partita finita.
chat-nobody = Scrivi un messaggio per leggere quelli degli altri spettatori.

notes-label = I tuoi appunti
notes-placeholder = Li vedi solo tu: piani, ipotesi, ciò che hai notato.
notes-loading = Caricamento …
notes-saved = Salvati. Li puoi leggere solo tu.
notes-changed = Salvataggio …
notes-failed = Non è stato possibile salvare i tuoi appunti. La pagina riproverà quando riprenderai a scrivere.

layout-fold = Comprimi la richiesta
layout-unfold = Mostra tutta la richiesta
layout-column = Decisioni ed eventi
hand-keep = Tieni aperta la mano
hand-fold = Comprimi la mano quando nessuna carta si può usare
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
rules-about = Con parole nostre, con i numeri delle sezioni del regolamento.
rules-contents = Indice
rules-search = Cerca nelle regole
rules-none = Nessun risultato.
rules-number = Regola { $rule }
rules-unnumbered = La regola

table-title = Il tavolo
table-invites = Inviti
table-invites-help = Chi apre il link può prendere quel posto.
table-copy = Copia
table-copied = Copiato
table-copy-failed = Il browser non permette a questa pagina di copiare. Il link è selezionato: copialo tu.
table-link-elsewhere = Il link si vede solo sul dispositivo su cui è stato creato. Puoi sostituirlo con uno nuovo.
table-expired = scaduto
table-until = valido fino a: { $when }
table-renew = Nuovo link
table-renew-for = Nuovo link: { $seat }
table-onlookers = Spettatori
table-public = La partita è pubblica
table-public-help = Pubblica: compare nella sala e chiunque può guardare. Privata: la vedono solo i suoi giocatori e, finché un posto è libero, chi ne ha l'indirizzo. Tutti i giocatori vengono avvisati del cambiamento.
table-seats = Altri posti
table-free = { $seat }: posto libero
table-late = { $seat }: in ritardo
table-computer = Affida il posto al computer: { $seat }
table-notices = Quando tocca a me
table-sounds = Suoni del tavolo
table-sounds-on = Riproduci i suoni di carte, marce e combattimenti
table-sound = Riproduci un suono
table-notify = Mostra una notifica del browser
table-notify-denied = Il browser non permette le notifiche di questa pagina. Puoi cambiarlo nelle impostazioni.
table-warnings = Avvisi
table-warnings-off =
    { $number ->
        [one] Un tipo di avviso è disattivato.
       *[other] { $number } tipi di avvisi sono disattivati.
    }
table-warn-again = Riattiva gli avvisi
table-pause-title = Clic accidentali
table-pause = Attesa prima di accettare clic e tasti
table-pause-after = { $number ->
    [0] nessuna
   *[other] { $seconds } s
 }
table-pause-help = Un clic destinato alla decisione precedente viene ignorato quando ne arriva una nuova.
table-seat = Il mio posto
table-auto = Rispondi al posto mio quando non ho scelta: { $seat }
table-auto-help = Devi rispondere anche quando le tue carte lasciano una sola risposta, perché gli altri giocatori non devono scoprirlo. Il tavolo può rispondere per te dopo il tempo che impieghi di solito.
table-auto-here = Mentre sono al tavolo
table-auto-always = Sempre (gli altri giocatori possono intuire perché)
table-auto-never = Mai, chiedilo a me
table-level = Forza del computer
table-lend = Affida il tuo posto al computer: { $seat }
table-lend-go = Cedi il posto
table-return = Posto affidato al computer: { $seat }
table-return-go = Riprendilo
table-resign = Abbandona: { $seat }
table-resign-go = Abbandona
table-sure = Sì, abbandona
table-draw = Proponi il pareggio a tutti i giocatori
table-draw-go = Proponi il pareggio
table-end = Termina la partita senza un risultato
table-end-go = Termina la partita
resign-title = Vuoi abbandonare ({ $seat })?
resign-loss = La partita finisce subito. Vittoria: { $seats }.
resign-computer = Il posto ({ $seat }) viene affidato a un computer fino alla fine. Non puoi riprendere il posto. Gli altri giocatori vengono avvisati.
resign-end = La partita finisce subito, senza un vincitore.
resigned-plays = { $name } ha abbandonato. Il posto ({ $seat }) è ora affidato a un computer.
table-fair = Dadi e pescate leali
table-fair-help = Il segreto dietro ogni tiro di dado e ogni pescata è stato fissato prima della prima azione. Il suo sigillo si vede subito, il segreto quando la partita è finita, così che chiunque possa controllarlo.
table-origin = Questa partita continua dall'azione { $point } di una partita finita, in cui si potevano vedere le informazioni nascoste.
table-origin-go = Apri quella partita
table-commitment = Sigillo:
table-earlier = Segreti precedenti, per le prime { $number } voci:
table-secret = Segreto:
table-export = Salva tutta la partita come file

unplayable-rules = regole, versione { $rules }
unplayable-what = La partita resta com'è. I suoi giocatori possono:
unplayable-copy = Portare una copia a un tavolo con la versione { $rules } delle regole
unplayable-told = La copia mostra tutto ciò che era nascosto, perciò gli altri giocatori vengono avvisati che l'hai presa.
unplayable-copy-go = Prendi una copia
unplayable-story = Ciò che è successo, per quanto è stato registrato

back-title = Tornare indietro?
back-explain = Tutto ciò che è successo da questo punto verrà annullato se tutti gli altri giocatori accettano. I dadi verranno tirati e le carte pescate di nuovo.
back-propose = Proponi
back-proposed = { $by } propone di tornare a «{ $heading }».
back-revealed = Rivelato da allora: { $count }
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
notice-go = Apri

replay-title = { $game }: replay
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
replay-keys = ← → passo · Home, Fine · Pagina su e giù: round · b combattimento · p avvia
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
replay-battle = Combattimento
replay-battle-back = Al combattimento precedente (Maiusc b)
replay-battle-forth = Al prossimo combattimento (b)
replay-curves = Analizza la partita
replay-from = Rivedi da qui

# The end

end-open = Risultato
end-won = Vittoria: { $seats }
end-draw = Pareggio
end-drew = pareggio
end-you-won = Hai vinto: { $name } ha abbandonato.
end-resigned = { $name } ha abbandonato. Il posto ({ $seat }) è stato affidato a un computer fino alla fine.
end-title = Terminare la partita?
end-text = La partita finisce subito, senza un risultato.
end-nobody = Nessun vincitore
end-rule = Regola { $section }
end-board = Guarda il tabellone
end-analyse = Analizza
end-again-same = Rivincita, stessi posti
end-again-rotated = Rivincita, posti a rotazione
end-join-same = Partecipa alla rivincita
end-join-rotated = Partecipa alla rivincita, posti a rotazione
end-scores = Punteggi
end-seat = Posto
end-player = Giocatore
end-place = Esito
end-winner = vittoria
end-curves = L'andamento della partita
end-advice = { $count ->
    [one] Una cosa da migliorare
   *[other] Due cose da migliorare
  }
end-advice-example = { $heading }: hai scelto «{ $played }». Meglio: «{ $better }».
end-advice-gain = Avrebbe aumentato di { $gain } la probabilità di vincere.
end-advice-show = Mostra questo momento
end-turnings = Punti di svolta
end-share = Condividi
end-copy = Copia il link al replay
end-record = Scarica il file della partita
end-private = Questa partita è privata: il link funziona solo per i suoi giocatori.

analysis-truth = Le probabilità sono calcolate sulla posizione completa, comprese carte e truppe nascoste. L'azione suggerita da un livello si basa solo su ciò che il giocatore di quel posto poteva sapere.
analysis-moments = Dove le probabilità sono cambiate
analysis-from-to = { $name } { $before } → { $after }
analysis-here = A questo punto
analysis-level = Computer
analysis-ask = Che cosa farebbe qui?
analysis-would = { $level } ({ $seat })
analysis-same = È ciò che è stato giocato.
analysis-played = È stato giocato invece: { $act }
analysis-seat = Prendi un posto e continua da qui contro computer di questo livello
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
curves-battle = combattimento
curves-table = Come tabella


# For newcomers

phases-label = Le parti del turno
phases-rule = Regola { $rule }
guide-rule = § { $rule }
guide-open = Spiega questa richiesta
guide-done = Capito
guide-off = Conosco questo gioco
prompt-suggest = Preparazione suggerita
prompt-suggest-help = Il tavolo prepara la partita per te come farebbe un computer. Puoi annullare.
match-rules-help = Le regole per questa richiesta (R)
match-charts-help = Le tabelle del gioco (C)
charts-title = Tabelle di { $game }
charts-tabs = Tabelle
charts-rule = Regola { $rule }
charts-yes = sì
charts-no = no
table-guide = Aiuto
table-guide-explain = Spiega le richieste nuove
table-guide-again = Spiega tutto di nuovo
create-first = Buona per cominciare

# Che cosa è successo

since-title = Dal tuo ultimo turno
since-replay = Rivedi l'ultimo round
since-shut = Chiudi
result-label = Risultati
result-battle = Combattimento
result-battle-at = Combattimento: { $place }
result-loss = Perdite
result-card = Carte
result-fate = Fato
result-score = Punteggio
result-leave = Fuori dalla guerra
result-put = Chiudi: { $title }
result-all = Chiudi tutti
result-more = Risultati precedenti ({ $count })
result-fewer = Meno
log-times = × { $times }
log-looked = Avevi guardato fin qui
log-fold = Nascondi lo svolgimento del combattimento
log-unfold = Mostra lo svolgimento del combattimento
walk-label = Le mosse degli altri
walk-asked = Tocca a te: ecco come ci si è arrivati
walk-skip = Vai al presente
walk-keys = Esc o barra spaziatrice
walk-left = { $count ->
    [0] Nient'altro da vedere
   *[other] Ancora da vedere: { $count }
  }
tempo-title = Mosse degli altri
tempo-label = Mostra le mosse
tempo-help = Una dopo l'altra, con la mappa che le segue, oppure tutte subito.
tempo-slow = lentamente
tempo-normal = a velocità normale
tempo-once = subito

keys-title = Scorciatoie da tastiera
keys-next = Vai alla prossima scelta possibile
keys-done = Fatto: il pulsante che conclude il passo in corso
keys-undo = Annulla azione
keys-hint = Suggerimento
keys-what = Che cos'è il pezzo o il luogo selezionato, con la sua regola (anche: tasto destro o pressione lunga)
keys-point = Indica il luogo selezionato; con Maiusc disegna una freccia fin lì
keys-hand = Tieni aperta la mano, o comprimila
keys-charts = Tabelle
keys-rules = Regole per la richiesta attuale
keys-log = Cronaca
keys-map = Tieni premuto per vedere la mappa senza pedine
keys-sheet = Questo elenco
keys-zoom = Ingrandisci, riduci, tutto il tabellone
keys-arrows = Vai da una scelta alla successiva sul tabellone; con Maiusc sposta il tabellone
keys-enter = Scegli
keys-escape = Chiudi, o posa ciò che hai preso
keys-on = Usa le lettere come scorciatoie al tavolo
