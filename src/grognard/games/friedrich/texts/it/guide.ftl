# Each kind of question, explained once to who meets it first: what is decided, and what to think of.

guide-allot = Prima della guerra dividi in segreto le armate di ogni nazione tra i suoi generali: da 1 a 8 ciascuno. I gruppi forti vincono i combattimenti, ma gli altri conoscono solo il totale, e anche un generale debole può bluffare.
guide-discard = Hai pescato più carte di quante puoi tenerne, quindi una di quelle nuove va scartata. Tieni i simboli dei settori in cui prevedi di combattere, e i valori alti.
guide-move = Scegli un generale o un Cubetto Supporto, poi dove va; ognuno si muove una volta per turno, e i generali nella stessa città possono muoversi insieme. Pensa ai tuoi obiettivi, ai Cubetti Supporto entro sei città e a chi finirà accanto a un nemico: dovrà attaccarlo.
guide-go = Clicca la città in cui finisce la marcia, o procedi una città alla volta. Sulle strade principali si fa una città in più se tutta la marcia resta su di esse, e il simbolo del settore in cui ti fermi è quello che potrai giocare lì.
guide-share = Una parte del gruppo se ne va: decidi in segreto quante armate la seguono. A ogni parte ne servono da 1 a 8 per ciascuno dei suoi generali.
guide-recruit = Le armate, i generali e i Cubetti Supporto perduti si ricomprano con carte Tattiche di qualsiasi simbolo, fino a quanto avevi all'inizio. Prima scegli che cosa comprare, poi paga; le carte spese qui mancheranno in combattimento.
guide-enter = Un'unità che rientra si piazza in uno dei tuoi Magazzini. In questo turno non si muove, ma un generale che compare accanto a un nemico deve attaccarlo.
guide-pay = Paga il conto una carta alla volta, dalla più alta, finché basta. Ciò che l'ultima carta vale in più è perso: una somma che combacia fa risparmiare.
guide-attack = Ogni tuo generale accanto a un generale nemico deve combattere; l'ordine lo scegli tu. Comincia dove sei sicuro: un nemico sconfitto si ritira, e le carte spese non ci sono più per il combattimento seguente.
guide-with = Più tuoi gruppi sono accanto a questo nemico: scegli quale lo affronta adesso. Ognuno combatte da solo, uno dopo l'altro.
guide-slip = Una carta Fato permette a questo gruppo di passare in una città vuota adiacente prima dell'attacco di Daun, senza perdite. Chi si fa da parte non combatte in questa fase.
guide-play = Chi è in svantaggio gioca carte del simbolo del proprio settore, o Riserve, finché è pari o in vantaggio. Terminare il combattimento costa tante armate, e una ritirata di tante città, quanto è lo svantaggio: spesso costa meno di molte carte.
guide-retreat = Il vincitore sceglie dove va il gruppo sconfitto, tra le città più lontane possibile da lui. Cerca un luogo senza rifornimento, o lontano da dove serve.
guide-gain = Il Fato ti dà un'armata: scegli in segreto quale generale sulla mappa la riceve. Nessuno ne guida più di otto.
guide-lose = Il Fato ti costa un'armata: scegli il generale o il gruppo che la perde. Nessuno può dover lasciare la mappa per questo.
guide-offer = Austria e Russia possono scambiarsi una carta ciascuna, senza vederla. Offri una carta di un simbolo che non ti serve, oppure rifiuta, e non succede nulla.
guide-exchange = Puoi scartare una carta e pescarne un'altra. Con una carta bassa, o di un simbolo che non ti serve, vale la pena provare.
guide-give = Puoi dare all'Austria una carta a tua scelta e poi prenderne una a caso dalla sua mano. Dai ciò di cui puoi fare a meno: potrebbe perfino tornare a te.
guide-laudon = Laudon può muoversi subito di una città, da solo o unendosi a un gruppo. Elimina un Cubetto Supporto ostile in cui entra, ma non conquista nulla.
guide-flight = Hildburghausen è stato sconfitto, e puoi spingerlo di due città verso ovest. Scegli la via che lo allontana di più da dove serve.
guide-turn = Puoi voltare a faccia in giù un gruppo prussiano in Austria o in Sassonia, come se non fosse rifornito. Se al prossimo controllo non è rifornito, è perduto.
guide-remove = Un generale prussiano lascia la partita per sempre, ma mai Friedrich. Uno già fuori dalla mappa, o lontano dai combattimenti, è quello che manca di meno.
guide-aside = Per l'Opzione Offensiva la Prussia mette da parte ora una carta da 10 o più, e può poi vincere anche conquistando i suoi obiettivi in Boemia. Senza la carta non cambia nulla.
guide-free = Nella Prussia Orientale non è rimasto nessun generale russo, quindi la Prussia vi libera degli obiettivi. Libera quelli che la Russia riprenderà con più fatica.
