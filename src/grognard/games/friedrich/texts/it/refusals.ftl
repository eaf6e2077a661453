# Why something may not be done.

# Pieces

piece-not-in-scenario = { FORM($piece, "the") } non partecipa a questo scenario
piece-gone = { FORM($piece, "the") } è stato rimosso dal gioco per sempre
piece-off-map = { FORM($piece, "the") } non è sulla mappa
piece-of-other-nation = { FORM($piece, "the") } appartiene { FORM($nation, "to") }, non { FORM($nation2, "to") }
train-not-general = { FORM($piece, "the") } non è un generale, e serve un generale
not-commander = { FORM($piece, "the") } è nel gruppo { FORM($piece2, "of") }; indica il comandante

# 2, 3: the phases, cards

now-movement = è la fase di movimento
now-combat = è la fase di combattimento; scegli il prossimo combattimento
card-not-held = { FORM($nation, "the") } non ha in mano { $card }
now-discard = prima si deve scartare una delle carte appena pescate
discard-not-fresh = si deve scartare una delle carte appena pescate, non una più vecchia

# 4: movement

nothing-taken-up = prima scegli un'unità da spostare
moved-already = { FORM($piece, "the") } si è già spostato in questa fase
moved-or-joined = { FORM($piece, "the") } si è già spostato in questa fase, oppure gli si è unito chi si era già spostato
take-up-with-leader = { $piece } è in un gruppo; spostalo insieme { FORM($piece2, "to") }, e stacca chi deve restare
nowhere-to-go = { FORM($piece, "the") } non può andare da nessuna parte: tutte le strade sono bloccate
move-not-begun = lo spostamento non è cominciato; restare fermi non è uno spostamento
move-not-finished = prima termina lo spostamento { FORM($piece, "of") }
now-on-the-move = { FORM($piece, "the") } si sta spostando
too-late-to-leave = i generali si possono staccare solo prima del primo passo
not-in-moving-stack = { FORM($piece, "the") } non è nel gruppo che si sposta
only-one-who-moves = { FORM($piece, "the") } è l'unico che si sposta
others-have-nowhere-to-go = senza di lui gli altri non possono andare da nessuna parte
stands-there = { FORM($piece, "the") } occupa già { $city }; restare fermi non è uno spostamento
way-blocked = la via per { $city } è bloccata: nessuna unità può essere superata
too-far = { $city } dista { $away }, e { FORM($piece, "the") } può spostarsi di { $left }
too-far-by-main-road = { $city } dista { $away }, e { FORM($piece, "the") } può spostarsi di { $left }, o di { $number } solo su strade principali
train-enters-empty-only = un Cubetto Supporto entra solo in città vuote, e { FORM($piece, "the") } occupa { $city }
too-many-generals = in una città possono stare al massimo { $number } generali
city-not-shared = { FORM($piece, "the") } occupa { $city }, e solo generali della stessa nazione possono stare insieme in una città
hostile-general-there = il generale ostile { $piece } occupa { $city }; lo si attacca da una città adiacente
city-occupied = { $city } è occupata

# 6: troops

now-allotment = prima tutti i giocatori assegnano le armate ai loro generali
allotment-out-of-range = { $pieces } { COUNT($pieces) ->
    [one] può
   *[other] possono
} comandare { $troops }: da 1 a { $most } per generale, e tutte le armate vanno assegnate
now-share = indica quante armate vanno con i generali che partono
share-out-of-range = possono portare con sé { $troops }: da 1 a { $most } per ogni generale, sia di chi parte sia di chi resta
now-laudon-share = indica quante armate porta con sé { $piece }
laudon-share-out-of-range = { $piece } può portare con sé { $troops }

# 7: combat

no-stack-to-attack-with = { FORM($piece, "the") } non comanda un gruppo che debba attaccare { $city }
train-never-fights = { FORM($piece, "the") } non combatte mai; un generale lo elimina entrando nella sua città
on-the-same-side = { FORM($piece, "the") } è dalla stessa parte
nobody-next-to = nessun generale { FORM($nation, "adjective") } è adiacente { FORM($piece, "to") }
not-to-be-fought = { FORM($piece, "the") } non può essere attaccato: i due hanno già combattuto, uno si è ritirato, o all'inizio non erano adiacenti
now-battle = è in corso un combattimento, e { FORM($nation, "the") } ha il diritto di giocare
card-of-other-suit = { FORM($nation, "the") } combatte in un settore di { $suit }; { $card } ha un altro simbolo
must-play-at-0 = con un punteggio di 0 { FORM($nation, "the") } deve giocare finché ha una carta di { $suit }
reserve-needs-value = una Riserva si gioca con un valore da 1 a { $most }: '{ $act }'
no-reserve = { FORM($nation, "the") } non ha una Riserva
reserve-out-of-range = una Riserva vale da 1 a { $most }

# 8: retreats

now-retreat = il vincitore deve scegliere dove si ritira lo sconfitto
beaten-must-leave = lo sconfitto deve lasciare { $city }
retreat-into-piece = { $city } è occupata; una ritirata entra solo in città vuote
retreat-too-far = { $city } è troppo lontana: la ritirata è di { some-cities }
retreat-blocked = altre unità bloccano la via per { $city }, e in una ritirata non si supera nessuno
retreat-not-so-long = nessun percorso per città vuote raggiunge { $city } in esattamente { some-cities } senza entrare due volte nella stessa
retreat-not-far-enough = { $city } non è abbastanza lontana da { $city2 }: la ritirata può arrivare più lontano

# 10: recruiting

now-recruiting = gli spostamenti sono finiti, e si reclutano unità
choose-before-paying = prima scegli che cosa reclutare; si paga tutto insieme
unit-too-dear = un'unità costa { $number } punti, e le carte in mano non bastano per un'altra
nation-has-all-troops = { FORM($nation, "the") } ha { $number } armate, e non può averne di più
no-room-in-stack = il gruppo { FORM($piece, "of") } è al completo: { $most } armate per ogni generale
train-on-map = { FORM($piece, "the") } è già sulla mappa
no-depot-open = nessun Magazzino è libero per { FORM($piece, "the") }
no-substitute-city-open = nessuna città sostitutiva è libera per { FORM($piece, "the") }
substitute-city-full = { $city }, la città sostitutiva di questa fase, non ha posto per { FORM($piece, "the") }
general-finds-no-place = { $why }
train-finds-no-place = { $why }: un Cubetto Supporto richiede una città vuota
now-entering = scegli dove rientra in gioco { FORM($piece, "the") }
not-own-depot = { FORM($piece, "the") } rientra in gioco in un Magazzino, e { $city } non è un Magazzino { FORM($nation, "of") }
other-substitute-city = la città sostitutiva di questa fase è { $city }
not-a-substitute-city = { $city } non è nella zona in cui { FORM($nation, "the") } ha la sua città sostitutiva
now-paying = da pagare ancora { some-points }
card-paid-already = { $card } è già stata pagata
paid-out-of-order = le carte si pagano in ordine decrescente di valore, così che nessuna sia pagata invano
card-pays-too-little = { $card } e tutte le carte che non valgono di più non bastano a pagare { some-points }; comincia con una carta più alta

# 11: what the cards of fate forbid

fate-keeps-fermor = la carta Fato trattiene { $piece } dov'è in questo turno: a { $city } o in una città adiacente
fate-leaves-nowhere-to-go = in questo turno la carta Fato non permette { FORM($piece, "to") } di andare da nessuna parte
fate-leaves-others-nowhere = in questo turno la carta Fato non permette agli altri di andare da nessuna parte senza di lui
fate-forbids-stop = la carta Fato vieta di terminare questo spostamento adiacente a un generale ostile
fate-forbids-end = la carta Fato vieta { FORM($piece, "to") } di terminare uno spostamento adiacente a un generale ostile
fate-keeps-chevert = la carta Fato vieta di separare { $piece } dal suo gruppo
fate-slows = la carta Fato permette { FORM($piece, "to") } di spostarsi solo di 2 città, o di 3 solo su strade principali
fate-protects-halle = in questo turno la carta Fato protegge il Cubetto Supporto a { $city }
fate-forbids-crushing = in questo turno la carta Fato vieta { FORM($piece, "to") } di eliminare un Cubetto Supporto
fate-forbids-attack = in questo turno la carta Fato vieta di attaccare { $piece }
fate-forbids-high-cards = in questo turno la carta Fato vieta le carte da 10 o più tra Prussia e Francia
fate-limits-reserve = in questo turno la carta Fato limita a 9 il valore di una Riserva tra Prussia e Francia
double-of-other-suit = la Prussia combatte in un settore di { $suit }, e può raddoppiare solo un 11 di picche
no-eleven-to-double = la Prussia non ha un 11 di picche da raddoppiare
double-not-in-force = solo la Prussia può raddoppiare un 11 di picche, una volta, nel turno dopo la carta 11
right-passes-at-0 = la Prussia è arrivata a 0 e non può più giocare; il diritto di giocare passa all'avversario
fate-obliges-to-play = la carta Fato obbliga la Prussia a giocare finché il punteggio di Friedrich non è positivo
fate-obliges-to-lead = la carta Fato obbliga la Prussia a raggiungere un punteggio positivo; con meno non potrebbe
fate-keeps-troops-from = la carta Fato nega nuove armate { FORM($piece, "to") }
fate-forbids-entry = la carta Fato nega nuove armate { FORM($piece, "to") } nella città di { $city }
fate-forbids-return = la carta Fato nega nuove armate { FORM($piece, "to") } dove potrebbe rientrare in gioco
fate-keeps-friedrich-away = in questo turno la carta Fato non concede { FORM($piece, "to") } nuove armate, e senza almeno una non rientra in gioco

# 11: what they let somebody choose

now-slip = i generali prussiani possono farsi da parte prima che Daun attacchi
city-not-next-to = { $city } non è adiacente { TRAIT($city2, "initial") ->
    [a] ad
   *[other] a
} { $city2 }
city-not-empty = { $city } non è vuota
now-gain = scegli il generale { FORM($nation, "adjective") } che riceve un'armata
stack-full = il gruppo { FORM($piece, "of") } è al completo
now-lose = scegli il generale { FORM($nation, "adjective") } che perde un'armata
no-troop-to-spare = { $piece } non ha armate di cui possa fare a meno
now-swap = l'Austria e la Russia possono scambiarsi una carta
card-not-offered = questa carta non si può offrire
now-exchange = la Francia può scartare una carta e pescarne una nuova
card-not-discarded = questa carta non si può scartare
now-gift = la Prussia può dare una carta all'Austria e prendergliene una a caso
card-not-given = questa carta non si può dare
now-laudon = l'Austria può spostare { $piece } di una città
laudon-too-far = { $piece } può spostarsi solo in una città adiacente, e { $city } non lo è
now-flight = la Prussia può spostare { $piece } di due città verso ovest
not-a-flight-to-the-west = { $city } non è a due città libere di distanza a ovest { FORM($piece, "of") }
now-turn = l'Austria può voltare a faccia in giù un generale prussiano
face-down-already = { $piece } è già a faccia in giù
not-in-austria-or-saxony = { $piece } non è in Austria né in Sassonia
now-removal = la Prussia deve rimuovere uno dei suoi generali
friedrich-never-removed = { $piece } non viene mai rimosso
removed-already = { $piece } è già stato rimosso

# 13: the advanced game

now-offensive = la Prussia deve prima decidere se adottare o no l'Opzione Offensiva
aside-too-low = la carta messa da parte deve valere almeno { $number }
now-liberation = la Prussia libera due obiettivi nella Prussia Orientale
not-to-be-freed = { $city } non è un obiettivo nella Prussia Orientale controllato dalla Russia
