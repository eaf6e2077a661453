# Each kind of question, explained once when a player meets it first: what is decided, and what to think of.

guide-allot = Prima della guerra dividi in segreto le armate di ogni nazione tra i suoi generali, da 1 a 8 ciascuno. I gruppi forti vincono i combattimenti, ma gli altri conoscono solo il totale, e anche un generale debole può bluffare.
guide-discard = Hai pescato più carte di quante puoi tenerne, quindi scarti una di quelle nuove. Tieni i valori alti, e i simboli dei settori in cui prevedi di combattere.
guide-move = Scegli un generale o un Cubetto Supporto, poi la città in cui va; ogni unità si sposta una volta per turno, e i generali nella stessa città possono spostarsi insieme. Pensa ai tuoi obiettivi, tieni un Cubetto Supporto entro sei città e guarda quali generali finiranno accanto a un nemico: dovranno attaccare.
guide-go = Scegli la città in cui lo spostamento termina, o procedi una città alla volta; se resta tutto su strade principali, fai una città in più. Il simbolo del settore in cui ti fermi è quello che potrai giocare lì.
guide-share = Una parte del gruppo se ne va: decidi in segreto quante armate la seguono. A ogni parte ne servono da 1 a 8 per ciascuno dei suoi generali.
guide-recruit = Puoi ricomprare armate, generali e Cubetti Supporto perduti con carte Tattiche di qualsiasi simbolo, senza superare quanto avevi all'inizio. Prima scegli che cosa recluti, poi paghi; le carte spese qui mancheranno in combattimento.
guide-enter = L'unità rientra in gioco in uno dei tuoi Magazzini. In questo turno non si sposta, ma un generale che rientra accanto a un nemico deve attaccarlo.
guide-pay = Paga il conto una carta alla volta, dalla più alta. Ciò che l'ultima carta vale in più è perduto: una somma esatta fa risparmiare punti.
guide-attack = Ogni tuo generale accanto a un generale nemico deve combattere, nell'ordine che scegli tu. Comincia dove sei sicuro di vincere: un nemico sconfitto si ritira, e le carte spese non ci sono più per il combattimento seguente.
guide-with = Diversi tuoi gruppi sono accanto a questo nemico: scegli quello che combatte ora. I gruppi combattono uno dopo l'altro, mai insieme.
guide-slip = Una carta Fato permette a questo gruppo di passare senza perdite in una città vuota adiacente prima dell'attacco di Daun. Se lo fa, non combatte più in questa fase.
guide-play = La parte in svantaggio gioca carte del simbolo del proprio settore, o Riserve, finché è pari o in vantaggio. Se termini il combattimento, perdi tante armate quanti sono i punti di svantaggio e ti ritiri di altrettante città: spesso costa meno di molte carte.
guide-retreat = Il vincitore sceglie dove va il gruppo sconfitto, tra le città più lontane da lui. Cercane una senza rifornimento, o lontana da dove il gruppo serve.
guide-gain = Il Fato ti dà un'armata: scegli in segreto il generale che la riceve. Un generale ne guida al massimo otto.
guide-lose = Il Fato ti costa un'armata: scegli il generale o il gruppo che la perde. Non può essere uno che per questo dovrebbe lasciare la mappa.
guide-offer = Austria e Russia possono scambiarsi una carta ciascuna, senza vederla. Offri una carta di un simbolo che non ti serve, oppure rifiuta, e non succede nulla.
guide-exchange = Puoi scartare una carta e pescarne un'altra. Vale la pena provare con una carta bassa, o di un simbolo in cui non combatti.
guide-give = Puoi dare all'Austria una carta a tua scelta e poi prenderne una a caso dalla sua mano. Dai una carta di cui puoi fare a meno: potrebbe perfino tornare a te.
guide-laudon = Laudon può spostarsi subito di una città, da solo o unendosi a un gruppo. Elimina il Cubetto Supporto ostile che trova, ma non conquista nulla.
guide-flight = Hildburghausen ha perso un combattimento, e puoi spostarlo di due città verso ovest. Scegli la città che lo allontana di più da dove serve.
guide-turn = Puoi voltare a faccia in giù un gruppo prussiano in Austria o in Sassonia, come se non fosse rifornito. Se al prossimo controllo non è rifornito, è perduto.
guide-remove = Un generale prussiano esce dal gioco per sempre, ma mai Friedrich. Puoi fare a meno soprattutto di uno già fuori dalla mappa, o lontano dai combattimenti.
guide-aside = Per l'Opzione Offensiva la Prussia mette da parte ora una carta da 10 o più, e può poi vincere anche conquistando i suoi obiettivi in Boemia. Se rifiuti, le conquiste che ha fatto lì sono annullate e non può farne altre.
guide-free = Nella Prussia Orientale non è rimasto alcun generale russo, quindi la Prussia vi libera degli obiettivi. Libera quelli che la Russia riprenderà con più fatica.
