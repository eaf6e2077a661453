# Why something may not be done.

# Pieces

piece-not-in-scenario = { FORM($piece, "the") } non partecipa a questo scenario
piece-gone = { FORM($piece, "the") } è stato rimosso dal gioco per sempre
piece-off-map = { FORM($piece, "the") } è fuori dalla mappa
piece-of-other-nation = { FORM($piece, "the") } appartiene { FORM($nation, "to") }: scegli un'unità { FORM($nation2, "of") }
train-not-general = { FORM($piece, "the") } è un Cubetto Supporto: scegli un generale
not-commander = { FORM($piece, "the") } è nel gruppo { FORM($piece2, "of") }: scegli { $piece2 }, il comandante

# 2, 3: the phases, cards

now-movement = è la fase di movimento; sposta un'unità, o scegli «fatto»
now-combat = è la fase di combattimento; scegli il prossimo combattimento
card-not-held = { FORM($nation, "the") } non ha in mano { FORM($card, "the") }
now-discard = prima scarta una delle carte appena pescate
discard-not-fresh = lo scarto dev'essere una delle carte appena pescate, non una più vecchia

# 4: movement

nothing-taken-up = prima scegli un'unità da spostare
moved-already = { FORM($piece, "the") } si è già spostato in questa fase
moved-or-joined = { FORM($piece, "the") } si è già spostato in questa fase, oppure gli si sono uniti generali che si erano spostati
take-up-with-leader = { $piece } è in un gruppo: scegli { $piece2 }, poi stacca i generali che devono restare
nowhere-to-go = { FORM($piece, "the") } non può spostarsi: tutte le strade sono bloccate
move-not-begun = lo spostamento non è cominciato: prima scegli una città, perché restare fermi non è uno spostamento
move-not-finished = prima termina lo spostamento { FORM($piece, "of") }
now-on-the-move = { FORM($piece, "the") } si sta spostando; prima scegli una città
too-late-to-leave = i generali si possono staccare solo prima del primo passo
not-in-moving-stack = { FORM($piece, "the") } non è nel gruppo che si sposta
only-one-who-moves = { FORM($piece, "the") } è l'unica unità che si sposta: non si può staccare
others-have-nowhere-to-go = { FORM($piece, "the") } non si può staccare: senza di lui il resto del gruppo non può spostarsi
stands-there = { FORM($piece, "the") } è già { TRAIT($city, "initial") ->
    [a] ad
   *[other] a
} { $city }: scegli un'altra città, perché restare fermi non è uno spostamento
way-blocked = la via per { $city } è bloccata: uno spostamento non può passare per altre unità
too-far = { $city } dista { $away }, e { FORM($piece, "the") } può spostarsi di { $left }
too-far-by-main-road-only = { $city } dista { $away }, e { FORM($piece, "the") } può spostarsi solo di un'altra città, su una strada principale
too-far-by-main-road = { $city } dista { $away }, e { FORM($piece, "the") } può spostarsi di { $left }, o di { $number } restando su strade principali
train-enters-empty-only = { FORM($piece, "the") } occupa { $city }, e un Cubetto Supporto entra solo in città vuote
too-many-generals = in una città possono stare al massimo { $number } generali
city-not-shared = { FORM($piece, "the") } occupa { $city }, e solo generali della stessa nazione possono stare insieme in una città
hostile-general-there = il generale ostile { $piece } occupa { $city }: per attaccarlo fermati in una città adiacente
city-occupied = { $city } è occupata: scegli una città vuota

# 6: troops

now-allotment = prima tutti i giocatori assegnano le armate ai loro generali
allotment-out-of-range = { $pieces } ora { COUNT($pieces) ->
    [one] può
   *[other] possono
} comandare { $troops }: ogni generale ne comanda da 1 a { $most }, e tutte le armate vanno assegnate
now-share = indica quante armate vanno con i generali che partono
share-out-of-range = i generali che partono possono portare con sé { $troops }: ogni generale, che parta o che resti, ne richiede da 1 a { $most }
now-laudon-share = indica quante armate porta con sé { $piece }
laudon-share-out-of-range = { $piece } può portare con sé { $troops }

# 7: combat

no-stack-to-attack-with = { FORM($piece, "the") } non comanda un gruppo che debba attaccare il nemico { TRAIT($city, "initial") ->
    [a] ad
   *[other] a
} { $city }
train-never-fights = { FORM($piece, "the") } non combatte mai: un generale lo elimina entrando nella sua città
on-the-same-side = { FORM($piece, "the") } è dalla tua parte: attacca un generale ostile
nobody-next-to = { FORM($piece, "the") } non può essere attaccato: nessun generale { FORM($nation, "adjective") } gli è adiacente
not-to-be-fought = { FORM($piece, "the") } ora non può essere attaccato: i due gruppi hanno già combattuto, uno si è ritirato, o all'inizio della fase non erano adiacenti
now-battle = è in corso un combattimento, e { FORM($nation, "the") } ha il diritto di giocare
card-of-other-suit = { FORM($nation, "the") } combatte in un settore di { $suit }: gioca { $suit } o una Riserva, non { FORM($card, "the") }
must-play-at-0 = con un punteggio di 0 { FORM($nation, "the") } deve giocare finché ha una carta di { $suit }
reserve-needs-value = una Riserva si gioca con un valore da 1 a { $most }, per esempio «{ $act }»
no-reserve = { FORM($nation, "the") } non ha una Riserva
reserve-out-of-range = una Riserva vale da 1 a { $most }

# 8: retreats

now-retreat = il vincitore deve scegliere dove si ritira il gruppo sconfitto
beaten-must-leave = il gruppo sconfitto deve lasciare { $city }
retreat-into-piece = { $city } è occupata: una ritirata entra solo in città vuote
retreat-too-far = { $city } è troppo lontana: la ritirata dev'essere di esattamente { some-cities }
retreat-blocked = altre unità bloccano la via per { $city }: una ritirata passa solo per città vuote
retreat-not-so-long = { $city } non si raggiunge in esattamente { some-cities } passando per città vuote senza entrare due volte nella stessa
retreat-not-far-enough = la ritirata deve terminare il più lontano possibile da { $city2 }, e altre città sono più lontane di { $city }

# 10: recruiting

now-recruiting = gli spostamenti sono finiti, e ora si recluta
choose-before-paying = prima scegli tutto ciò che recluti, poi paghi tutto insieme
unit-too-dear = un'unità costa { $number } punti, e la tua mano non basta per un'altra
nation-has-all-troops = { FORM($nation, "the") } ha { $number } armate, e non può averne di più
no-room-in-stack = il gruppo { FORM($piece, "of") } è al completo: { $most } armate per ogni generale
train-on-map = { FORM($piece, "the") } è già sulla mappa
no-depot-open = { FORM($piece, "the") } non può rientrare in gioco: tutti i Magazzini sono occupati
no-substitute-city-open = { FORM($piece, "the") } non può rientrare in gioco: tutte le città sostitutive sono occupate
substitute-city-full = { $city }, la città sostitutiva di questa fase, non ha posto per { FORM($piece, "the") }
general-finds-no-place = { $why }
train-finds-no-place = { $why }; un Cubetto Supporto richiede una città vuota
now-entering = scegli dove rientra in gioco { FORM($piece, "the") }
not-own-depot = { FORM($piece, "the") } rientra in gioco in un Magazzino, e { $city } non è un Magazzino { FORM($nation, "of") }
other-substitute-city = la città sostitutiva di questa fase è { $city }
not-a-substitute-city = { $city } non è nella zona delle città sostitutive { FORM($nation, "of") }
now-paying = restano da pagare { some-points }
card-paid-already = hai già pagato con { FORM($card, "the") }
paid-out-of-order = paga con le carte in ordine decrescente di valore, così che nessuna vada sprecata
card-pays-too-little = { FORM($card, "the") } e le tue carte più basse valgono insieme meno di { some-points }: comincia con una carta più alta

# 11: what the Cards of Fate rule out

fate-keeps-fermor = in questo turno una carta Fato trattiene { $piece } dov'è, perché è { TRAIT($city, "initial") ->
    [a] ad
   *[other] a
} { $city } o in una città adiacente
fate-leaves-nowhere-to-go = in questo turno una carta Fato non lascia { FORM($piece, "to") } alcuna città in cui andare
fate-leaves-others-nowhere = in questo turno una carta Fato non lascia agli altri alcuna città in cui andare senza { $piece }
fate-forbids-stop = una carta Fato vieta di terminare questo spostamento adiacente a un generale ostile: prosegui
fate-forbids-end = una carta Fato vieta { FORM($piece, "to") } di terminare uno spostamento adiacente a un generale ostile
fate-keeps-chevert = una carta Fato vieta di separare { $piece } dal suo gruppo
fate-slows = in questo turno una carta Fato permette { FORM($piece, "to") } di spostarsi solo di 2 città, o di 3 restando su strade principali
fate-protects-halle = in questo turno una carta Fato protegge il Cubetto Supporto { TRAIT($city, "initial") ->
    [a] ad
   *[other] a
} { $city }
fate-forbids-crushing = in questo turno una carta Fato vieta { FORM($piece, "to") } di eliminare un Cubetto Supporto
fate-forbids-attack = in questo turno una carta Fato vieta di attaccare { $piece }
fate-forbids-high-cards = in questo turno una carta Fato vieta le carte da 10 o più tra Prussia e Francia
fate-limits-reserve = in questo turno una carta Fato limita a 9 il valore di una Riserva tra Prussia e Francia
double-of-other-suit = la Prussia combatte in un settore di { $suit }, e può raddoppiare solo un 11 di picche
no-eleven-to-double = la Prussia non ha un 11 di picche da raddoppiare
double-not-in-force = solo la Prussia può raddoppiare un 11 di picche, una volta, nel turno dopo la carta 11
right-passes-at-0 = la Prussia è a 0 e non può più giocare: il diritto di giocare passa al nemico
fate-obliges-to-play = una carta Fato obbliga la Prussia a giocare finché il punteggio di Friedrich non è sopra 0
fate-obliges-to-lead = una carta Fato obbliga la Prussia a raggiungere un punteggio sopra 0: dai alla Riserva un valore più alto
fate-keeps-troops-from = in questo turno una carta Fato nega nuove armate { FORM($piece, "to") }
fate-forbids-entry = in questo turno una carta Fato nega nuove armate { FORM($piece, "to") } { TRAIT($city, "initial") ->
    [a] ad
   *[other] a
} { $city }
fate-forbids-return = in questo turno una carta Fato nega nuove armate { FORM($piece, "to") } in ogni città dove potrebbe rientrare in gioco
fate-keeps-friedrich-away = in questo turno una carta Fato non concede { FORM($piece, "to") } nuove armate, e senza almeno una non può rientrare in gioco

# 11: what they let a player choose

now-slip = i generali prussiani possono farsi da parte prima che Daun attacchi
city-not-next-to = { $city } non è adiacente { TRAIT($city2, "initial") ->
    [a] ad
   *[other] a
} { $city2 }
city-not-empty = { $city } non è vuota: scegli una città vuota
now-gain = scegli il generale { FORM($nation, "adjective") } che riceve un'armata
stack-full = il gruppo { FORM($piece, "of") } è al completo: scegline un altro
now-lose = scegli il generale { FORM($nation, "adjective") } che perde un'armata
no-troop-to-spare = { $piece } non può fare a meno di un'armata: scegli un altro generale
now-swap = l'Austria e la Russia possono scambiarsi una carta
card-not-offered = questa carta non si può offrire
now-exchange = la Francia può scartare una carta e pescarne una nuova
card-not-discarded = questa carta non si può scartare
now-gift = la Prussia può dare una carta all'Austria e prenderne una a caso
card-not-given = questa carta non si può dare
now-laudon = l'Austria può spostare { $piece } di una città
laudon-too-far = { $city } non è adiacente: { $piece } può spostarsi di una sola città
now-flight = la Prussia può spostare { $piece } di due città verso ovest
not-a-flight-to-the-west = { $city } non si trova due città vuote più a ovest { FORM($piece, "of") }
now-turn = l'Austria può voltare a faccia in giù un generale prussiano
face-down-already = { $piece } è già a faccia in giù
not-in-austria-or-saxony = { $piece } non è in Austria né in Sassonia
now-removal = la Prussia deve rimuovere uno dei suoi generali
friedrich-never-removed = { $piece } non viene mai rimosso: scegli un altro generale
removed-already = { $piece } è già stato rimosso: scegli un altro generale

# 13: the advanced game

now-offensive = la Prussia deve prima dichiarare o rifiutare l'Opzione Offensiva
aside-too-low = la carta messa da parte deve valere almeno { $number }
now-liberation = la Prussia libera due obiettivi nella Prussia Orientale
not-to-be-freed = { $city } non è un obiettivo nella Prussia Orientale controllato dalla Russia
