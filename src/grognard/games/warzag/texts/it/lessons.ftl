# Lessons: a title, a summary and a closing for each; for each step what to do, what is said when it is done, and what
# is said to anything else.

lesson-expansion-title = Spazio per crescere
lesson-expansion-summary = Muovere armate, annettere terre, occupare i territori contesi.
lesson-expansion-1 =
    Guidi il Regno Unito dalla base Alfa, con armate di tre tipi e un Punto Produzione (PP). Nella Fase II ogni armata
    può muoversi una volta, fin dove arriva la sua autonomia: fanteria 1, artiglieria 1, mezzi corazzati 2, aviazione 2.
    Un'armata che finisce lo spostamento in un territorio neutrale deve annetterlo, e costa 1 PP. Scegli la fanteria, e
    va' { FORM($territory2, "in") }.
lesson-expansion-1-done =
    { $territory2 } è tuo e resta tuo, anche senza armate. Renderà 1 PP a ogni turno. Ma ora la cassa è vuota.
lesson-expansion-1-other = Possibile, ma spendiamo l'unico PP per { $territory2 }: scegli la fanteria e va' là.
lesson-expansion-1-other-1 = Una dopo l'altra. Comincia con la fanteria, che non va lontano.
lesson-expansion-2 =
    Senza PP non si annette nulla, ma il mezzo corazzato { FORM($territory, "in") } non deve restare a casa: i territori
    strategici non si annettono, si occupano, e non costa nulla. { $territory3 } è contesa, cioè di nessuno. Il mezzo
    corazzato ha autonomia 2, e attraversare terre neutrali non costa nulla. Sceglilo, e va'
    { FORM($territory3, "in") }.
lesson-expansion-2-done =
    { $territory3 } è occupata: 2 PP a ogni turno, e 3 di difesa in più per chi la tiene. Ma è tua solo finché vi sta
    un'armata.
lesson-expansion-2-other = Prima il mezzo corazzato: sceglilo, e va' { FORM($territory3, "in") }.
lesson-expansion-2-other-1 = Quello è già tuo: non ci guadagneresti nulla. { $territory3 } si prende gratis.
lesson-expansion-2-other-2 =
    Anche quella è gratis: un'industria bellica rende 2 PP per ogni armata che ci sta. Ma non ha mura. Prendi
    { $territory3 }, che aiuta anche a difendersi.
lesson-expansion-3 =
    L'aviazione { FORM($territory5, "in") } ha autonomia 2, e sorvola tutto tranne le terre nemiche e Ricerca e Sviluppo.
    Guarda fin dove arriva: { $territory4 } rende 3 PP a ogni turno. Va' là.
lesson-expansion-3-done = Tre armate, tre territori, e 1 PP solo.
lesson-expansion-3-other = Scegli l'aviazione, e vola { FORM($territory4, "in") }.
lesson-expansion-3-other-1 = 2 PP per un'armata vanno bene, i 3 PP { FORM($territory4, "of") } meglio.
lesson-expansion-3-other-2 = Quello è già tuo. Prendi qualcosa di nuovo: { $territory4 }.
lesson-expansion-closing =
    Una terra neutrale si annette per 1 PP, una base neutrale per 4; i territori strategici contesi non costano nulla,
    ma vogliono un'armata che resti. Chi non può pagare non può andarci. Mai attraverso terre nemiche o Ricerca e
    Sviluppo.

lesson-resources-title = Uomini e denaro
lesson-resources-summary = La rendita, le carte rifornimento, e addestrare dove serve.
lesson-resources-1 =
    Sei l'Unione Sovietica, e il tuo turno comincia con la Fase I. La rendita è già entrata: 4 PP per la base Charlie, 4
    per la produzione { FORM($territory2, "in") }, 1 per ogni territorio semplice, 2 per { $territory3 }, e 2 per
    l'armata nell'industria bellica { FORM($territory4, "of") }. I campi non rendono nulla. In tutto 14 PP. Ora si
    possono giocare carte che danno punti. Gioca { $card }, poi concludi la Fase I.
lesson-resources-1-done =
    5 PP in più: ne hai 19. Era la Fase I, e più tardi nel turno una carta così non si può giocare.
lesson-resources-1-other = Aspetta: { $card } dà 5 PP, ma solo adesso, nella Fase I. Giocala.
lesson-resources-2 =
    La Fase II comincia con l'addestramento, nella tua base o in un campo. { $card2 } fa costare 4 PP in meno la
    prossima armata, quindi usala per la più cara: l'aviazione costa 8. Gioca la carta, e addestra aviazione
    { FORM($territory5, "in") }, il tuo campo vicino al fronte.
lesson-resources-2-done = Aviazione per 4 PP, e ben avanti. Restano 15 PP.
lesson-resources-2-other = Prima la carta, poi l'aviazione, { FORM($territory5, "in") }.
lesson-resources-2-other-1 =
    Là è molto indietro. Addestrala { FORM($territory5, "in") }, nel campo: parte più vicina al nemico.
lesson-resources-2-other-2 =
    Con le armate economiche { $card2 } rende poco. Giocala, e addestra aviazione { FORM($territory5, "in") }.
lesson-resources-2-other-3 = Il primo spostamento mette fine all'addestramento. Prima addestra quel che vuoi.
lesson-resources-3 =
    La prossima armata paga il prezzo intero. Un mezzo corazzato è il più robusto per quel che costa: 6 PP per 4 di
    attacco e 5 di difesa. Addestrane uno, anche lui { FORM($territory5, "in") }.
lesson-resources-3-done =
    Restano 9 PP, per annettere e sviluppare. In un territorio possono stare fino a quattro armate.
lesson-resources-3-other =
    Anche quella sarebbe un'armata. Ma questa volta un mezzo corazzato, { FORM($territory5, "in") }.
lesson-resources-3-other-1 =
    Dalla base Charlie in questo turno non arriverebbe al fronte. Addestralo { FORM($territory5, "in") }.
lesson-resources-3-other-2 =
    Non ancora: il primo spostamento mette fine all'addestramento. Prima un mezzo corazzato { FORM($territory5, "in") }.
lesson-resources-4 =
    Le nuove armate possono muoversi subito. { $territory6 } è contesa e confina con { $territory5 }. Scegli il nuovo
    mezzo corazzato, e va' là. Da adesso in questo turno non potrai più addestrare.
lesson-resources-4-done = Appena addestrato, e { $territory6 } occupata: 3 PP in più in ogni turno che viene.
lesson-resources-4-other =
    Addestrare un'altra volta, ora si muove: il nuovo mezzo corazzato va { FORM($territory6, "in") }.
lesson-resources-4-other-1 = Che il nuovo mezzo corazzato mostri quel che sa fare: scegli quello.
lesson-resources-4-other-2 = Altrove un'altra volta: { $territory6 } vale 3 PP a ogni turno.
lesson-resources-closing =
    Una base rende 4 PP, la produzione 4, una terra semplice 1, un territorio storico 2 o 3, un'industria bellica 2 per
    ogni armata che ci sta. Prima si addestra, poi si muove; un campo vicino al fronte risparmia turni interi.

lesson-invasion-title = Invasione
lesson-invasion-summary = Le terre vuote cadono senza combattere; per le altre serve il totale più alto.
lesson-invasion-1 =
    Guidi la Germania, nella Fase III. Un'invasione è diretta contro un territorio nemico, da territori tuoi che vi
    confinano. { $territory } non ha armate né fortificazione: allora non si combatte. Invadi { $territory } con la sola
    fanteria, e falla entrare, per 1 PP.
lesson-invasion-1-done =
    { $territory } è tedesco. La fanteria ha preso parte a un'invasione, e in questa fase non fa altro.
lesson-invasion-1-other = Non fermarti: invadi { $territory } con la fanteria.
lesson-invasion-1-other-1 = Là si combatte. Comincia da quello facile, { $territory }.
lesson-invasion-1-other-2 =
    Quella ti serve fra un momento, e ogni armata prende parte a una sola invasione. Per un territorio vuoto basta la
    fanteria.
lesson-invasion-1-other-3 = Liberare non costa nulla, ma poi { $territory } è di nessuno. Per 1 PP è tuo: entra.
lesson-invasion-2 =
    Ora { $territory2 }, con due fanterie britanniche: difesa 2 e 2. Tutte le tue armate nei territori che
    nomini attaccano insieme. Artiglieria e mezzo corazzato { FORM($territory3, "in") } fanno 3 e 4, cioè 7 contro 4, e
    ti serve almeno quanto la difesa. Invadi { $territory2 } solo da { $territory3 }.
lesson-invasion-2-done =
    Tutti i difensori sono colpiti. Ma rispondono ancora: i britannici hanno tirato Resistenza, per 4 e 4 di danno. Con
    8 punti hanno eliminato la tua artiglieria (difesa 4), e gli altri 4 punti sono ferite per il mezzo corazzato.
lesson-invasion-2-other = Invadi { $territory2 } da { $territory3 }: 7 basta.
lesson-invasion-2-other-1 =
    Aggiungerebbe 2 al tuo attacco, ma 7 basta, e chi prende parte può essere colpito dal contrattacco. Lascia fuori
    { $territory4 }.
lesson-invasion-3 =
    Il tuo attacco non era inferiore alla difesa, e una tua armata è ancora viva: l'invasione riesce. Prendi
    { $territory2 } per 1 PP: fa' entrare il mezzo corazzato.
lesson-invasion-3-done = { $territory2 } è tuo. Se ci fosse stato uno sviluppo, sarebbe andato perduto.
lesson-invasion-3-other = Allora sarebbe di nessuno. I PP li hai: fa' entrare il mezzo corazzato.
lesson-invasion-closing =
    Somma il tuo attacco, e la difesa con 5 per una fortificazione o il bonus di un territorio storico. Se non sei
    inferiore tutti i difensori cadono, ma lanciano il dado del contrattacco. Chi sopravvive può entrare, e costa quanto
    annettere.

lesson-defence-title = Tenere la linea
lesson-defence-summary = Carte in difesa, il dado del contrattacco, e le ferite.
lesson-defence-1 =
    Ora sei l'Italia, e i britannici invadono { $territory }: attacco 11 contro la tua difesa di 10. Gli basterebbe. La
    tua carta { $card } aggiunge 3 alla difesa in questa invasione. Giocala, poi passa.
lesson-defence-1-done =
    11 contro 13: qualunque cosa succeda, { $territory } resta italiano. Ma un campo minato protegge la terra, non gli
    uomini: con 11 punti hanno colpito tutte e due le tue armate (difesa 4 e 6). Partecipano ancora al contrattacco. Hai
    lanciato Disfatta, e Disfatta vuol dire nessun danno.
lesson-defence-1-other = Allora 11 batte 10, e { $territory } è perduto. Gioca { $card }.
lesson-defence-2 =
    Il dado ha una faccia di Disfatta, due di Resistenza e tre di Tenacia. { $card2 } lo fa lanciare di nuovo, e vale il nuovo
    lancio. Peggio di Disfatta non può andare. Giocala.
lesson-defence-2-done =
    Resistenza: conta la resistenza delle tue due armate, 5 e 2, che fanno 7 danni. Con Tenacia conterebbe anche il loro
    attacco.
lesson-defence-2-other = Allora i tuoi cadono per niente. Gioca { $card2 }.
lesson-defence-3 =
    Scegli tu chi è colpito, finché bastano 7 punti: per un'armata ne servono quanti la sua difesa. L'aviazione ha
    difesa 6, l'artiglieria 4, la fanteria 2. Elimina { FORM($army, "the") }: attacca con 8 e costa 8 PP. Poi di' che
    hai finito.
lesson-defence-3-done = La loro armata migliore non c'è più. Resta un punto.
lesson-defence-3-other = Non regalare 7 punti. Elimina { FORM($army, "the") }.
lesson-defence-3-other-1 =
    Artiglieria e fanteria insieme attaccano con 3. L'aviazione da sola attacca con 8. Elimina { FORM($army, "the") }.
lesson-defence-4 =
    I punti che non eliminano nessuno diventano ferite: riducono la difesa di un'armata, mai sotto 1, finché non è
    riparata. Da' la ferita a una delle altre.
lesson-defence-4-done =
    L'invasione è fallita. { $territory } è senza armate, ma italiano, e chi ha preso parte in questo turno non attacca
    più.
lesson-defence-4-other = Una ferita rende più facile il prossimo scontro. Dalla a qualcuno.
lesson-defence-closing =
    Disfatta: solo il bonus del territorio; Resistenza: quello e la resistenza delle tue armate; Tenacia: anche il loro
    attacco. Anche le armate colpite rispondono. Un'invasione fallita ti lascia la terra, ma un territorio strategico
    senza armate è conteso.

lesson-development-title = Il Leader al lavoro
lesson-development-summary = Muovere il Leader, e sviluppare la terra intorno a lui.
lesson-development-1 =
    Guidi la Germania, nella Fase IV. Il tuo Leader si muove fino a 3 territori, non su terre nemiche, e poi sviluppa:
    il suo raggio è dove sta e tutto quel che lo tocca. Fra lui e i britannici { FORM($territory, "in") } c'è solo
    { $territory2 }. Portalo { FORM($territory3, "in") }, da dove arriva a { $territory4 } e { $territory2 }.
lesson-development-1-done = Ora nel suo raggio ci sono { $territory4 }, { $territory3 } e { $territory2 }.
lesson-development-1-other = Un'altra volta. Da { $territory3 } arriva a quel che ci serve: muovilo là.
lesson-development-1-other-1 =
    Potrebbe costruire qui, ma il primo sviluppo mette fine al suo movimento. Prima portalo { FORM($territory3, "in") }.
lesson-development-2 =
    Ogni sviluppo costa 2 PP, solo su territori standard propri, e uno per territorio. La produzione rende 4 PP in ogni
    Fase I invece di 1: si ripaga in un turno. Sta bene dietro le linee: costruisci produzione
    { FORM($territory4, "in") }.
lesson-development-2-done = Dal prossimo turno 3 PP in più, ogni volta.
lesson-development-2-other = Buono anche quello, ma prima il denaro: produzione { FORM($territory4, "in") }.
lesson-development-2-other-1 = Viene fra poco. Prima produzione { FORM($territory4, "in") }.
lesson-development-2-other-2 =
    Uno sviluppo va perduto quando il territorio è preso, e { $territory2 } confina con il nemico. Costruisci produzione
    { FORM($territory4, "in") }.
lesson-development-3 =
    { $territory2 } confina con un mezzo corazzato britannico, che attacca con 3. La tua fanteria lì ha difesa 2. Una
    fortificazione vi aggiunge 5, e 3 alla resistenza, con o senza armate. Fortifica { $territory2 }.
lesson-development-3-done = 7 contro 3: { $territory2 } è al sicuro da quel mezzo corazzato.
lesson-development-3-other = C'è qualcosa di più urgente: fortifica { $territory2 }.
lesson-development-3-other-1 = Sì, e subito. Ma prima fortifica { $territory2 }.
lesson-development-4 =
    Gli ultimi 2 PP: un campo di addestramento. Così si potranno addestrare armate { FORM($territory3, "in") }, e non
    solo nella base. Costruisci un campo { FORM($territory3, "in") }.
lesson-development-4-done =
    Si potrà usare dalla tua prossima Fase II. Ricorda che campi e fortificazioni non rendono PP.
lesson-development-4-other = Hai ancora 2 PP: un campo { FORM($territory3, "in") }.
lesson-development-4-other-1 =
    Il denaro è buono, ma la tua base è due passi indietro. Questa volta un campo { FORM($territory3, "in") }.
lesson-development-closing =
    Il Leader si muove fino a 3, poi sviluppa intorno a sé per 2 PP ogni volta: produzione dietro, fortificazioni
    davanti, campi nel mezzo. Bada a lui: un'armata nemica che lo sorprende da solo lo rimanda alla sua base, e perde un
    turno.

lesson-research-title = In laboratorio
lesson-research-summary = Promozioni, il percorso sviluppo armamenti e le sue caselle.
lesson-research-1 =
    In mezzo alla plancia c'è { $territory }. Ci entrano solo i Leader, e niente li può cacciare. Un Leader lì può
    promuovere, avviare il percorso sviluppo armamenti, riparare ed evacuare, ogni cosa una volta per turno. Sei
    l'Italia: muovi il tuo Leader { FORM($territory, "in") }.
lesson-research-1-done = È arrivato, e hai 7 PP.
lesson-research-1-other = Un'altra volta. Muovi il tuo Leader { FORM($territory, "in") }.
lesson-research-1-other-1 =
    Il primo sviluppo mette fine al suo movimento. Questa volta ha altro da fare: muovilo { FORM($territory, "in") }.
lesson-research-2 =
    Una promozione migliora tutte le tue armate di un tipo per il resto della partita, una per tipo, e quella che prendi
    non c'è più per gli altri. La tua aviazione attacca già con 8. Prendi { $promotion } per 4 PP: 1 in più.
lesson-research-2-done = Tutta la tua aviazione ora attacca con 9, anche quella che verrà.
lesson-research-2-other = Prima la promozione, { $promotion }.
lesson-research-2-other-1 = Sono tutte utili a qualcuno. Tu hai dell'aviazione: { $promotion }.
lesson-research-2-other-2 = È la prossima cosa da fare. Prima la promozione.
lesson-research-3 =
    Il percorso sviluppo armamenti costa 2 PP, una volta per partita. Il tuo Token Ricerca va all'inizio di un percorso
    di 24 caselle, e avanza già in questa fase. Avvialo.
lesson-research-3-done = Da adesso il token avanza in ogni tuo turno, che il Leader sia lì o no.
lesson-research-3-other = Se ti fermi qui il percorso resta chiuso. Avvia il percorso sviluppo armamenti.
lesson-research-3-other-1 =
    Evacuare riporta a casa le armate, per 1 PP l'una. Nessuno è in pericolo: avvia il percorso sviluppo armamenti.
lesson-research-4 =
    Il token avanza di tante caselle quante basi e territori sviluppati possiedi: una base, due di produzione e un campo
    fanno 4. Conta solo l'ultima casella, ma i traguardi contano anche di passaggio. Fa' avanzare il Token Ricerca.
lesson-research-4-done =
    Di passaggio Primi schizzi ha dato 1 PP. Il token si è fermato su Pezzi di ricambio, che ripara armate; le tue sono
    intatte.
lesson-research-4-other = Servono dove sono. Fa' avanzare il Token Ricerca.
lesson-research-5 = { $card } si gioca dopo quell'avanzata, e dà altre 4 caselle. Giocala.
lesson-research-5-done =
    Di passaggio hai raggiunto un traguardo, Granate dirompenti: tutta la tua artiglieria ha 1 di attacco in più, per
    sempre. E su Ufficio di reclutamento aspetta una fanteria.
lesson-research-5-other = Potresti tenerla, ma prima il token avanza, prima rende. Gioca { $card }.
lesson-research-6 =
    Una fanteria gratis, in una tua base o in un tuo campo. { $territory2 } è un campo al fronte. Collocala lì.
lesson-research-6-done = Sta dove serve.
lesson-research-6-other = A casa serve a poco. Collocala { FORM($territory2, "in") }.
lesson-research-closing =
    La terra sviluppata rende due volte: in PP e sul percorso, fino all'arma atomica della casella 10. Ha effetto solo
    la casella dove il token si ferma, i traguardi anche di passaggio. Un Leader in laboratorio non sviluppa a casa:
    scegli.

lesson-winning-title = Missioni e obiettivo
lesson-winning-summary = Che cosa porta una missione, e come si vince.
lesson-winning-1 =
    Sei la Germania, e hai due carte segrete. La missione, { $mission }, vuole due territori neutrali annessi in un
    turno, per 3 PP. L'obiettivo, { $objective }, fa vincere la partita: 12 territori nemici presi con invasioni
    dall'inizio, e tu ne hai 11. Prima la missione: scegli la fanteria { FORM($territory, "in") }, e annetti
    { $territory2 }.
lesson-winning-1-done = Era il primo, e confina con una terra britannica.
lesson-winning-1-other =
    Per la missione annetti un territorio neutrale: la fanteria { FORM($territory, "in") } va
    { FORM($territory2, "in") }.
lesson-winning-1-other-1 =
    I territori strategici si occupano, non si annettono: per la missione non conta. Va' { FORM($territory2, "in") }.
lesson-winning-2 = E il secondo: la fanteria { FORM($territory3, "in") } va { FORM($territory4, "in") }.
lesson-winning-2-done = Due in un turno: la missione è compiuta. Si mostra alla fine del turno.
lesson-winning-2-other = Ancora uno per la missione: da { $territory3 } a { $territory4 }.
lesson-winning-2-other-1 =
    { $territory5 } è un territorio strategico, e quelli si occupano. La missione vuole terre annesse: { $territory4 }.
lesson-winning-3 =
    I tuoi PP sono spesi, quindi in questo turno non puoi più fare nulla che costi. Concludi la Fase III, e poi il
    turno.
lesson-winning-3-done =
    La missione è stata mostrata, e 3 PP sono tuoi. In ogni caso se ne pesca una nuova, a ogni turno. Anche i britannici
    hanno fatto il loro, e la tua rendita è entrata.
lesson-winning-3-other = Lascialo stare: senza PP non sviluppa nulla. Concludi il turno.
lesson-winning-3-other-1 =
    Senza PP potresti solo liberare { $territory6 }, e allora non conta come preso. Concludi la Fase III.
lesson-winning-4 =
    13 PP, e una nuova Fase II. Potresti addestrare e muovere, ma quel che ti serve è già a posto. Concludi la Fase II
    senza muovere.
lesson-winning-4-done = Ora la Fase III.
lesson-winning-4-other = Nuove armate andrebbero bene, ma la partita può finire fra un momento. Concludi la Fase II.
lesson-winning-4-other-1 = Resta accanto a { $territory6 }. Concludi la Fase II senza muovere.
lesson-winning-5 =
    { $territory6 } è britannico, senza armate e senza fortificazione. Invadilo, e fa' entrare la fanteria.
lesson-winning-5-done =
    Il dodicesimo territorio. Un obiettivo si controlla dopo ogni azione: hai vinto subito, in mezzo al turno.
lesson-winning-5-other = La vittoria è { FORM($territory6, "in") }: invadilo.
lesson-winning-5-other-1 = Un territorio liberato non è un territorio preso. Entra, per 1 PP.
lesson-winning-closing =
    Una missione vale per un turno: compiuta o no, alla fine si cambia. L'obiettivo resta, e chi lo completa vince
    subito, anche nel turno di un altro. Guarda che cosa raccolgono gli altri: ognuno ne ha uno.

lesson-first-turn-title = Un primo turno
lesson-first-turn-summary = Da 15 PP a un fronte, una rendita e un piano.
lesson-first-turn-1 =
    Una nuova partita a quattro. Sei il Regno Unito, nella base Alfa, con 15 PP e nessuna armata. Nel primo round non
    c'è rendita, quindi si comincia dalla Fase II: l'addestramento. Comincia con un mezzo corazzato, per 6 PP: autonomia
    2, e 5 di difesa.
lesson-first-turn-1-done = Ce ne vuole per batterlo. Restano 9 PP.
lesson-first-turn-1-other = Fra poco. Comincia con un mezzo corazzato.
lesson-first-turn-1-other-1 =
    L'aviazione è forte, ma 8 PP sono più di metà di quel che hai. Comincia con un mezzo corazzato.
lesson-first-turn-2 = La fanteria costa 3 PP ed è quella con cui si annette e si fa la guardia. Addestrane due.
lesson-first-turn-2-done = Restano 3 PP, e servono: 1 per annettere, 2 per sviluppare.
lesson-first-turn-2-other = Mangerebbe quel che ti serve per la terra. Addestra due fanterie.
lesson-first-turn-2-other-1 = Il primo spostamento mette fine all'addestramento. Prima addestra due fanterie.
lesson-first-turn-3 =
    Ora si muove. { $territory2 } è contesa: il mezzo corazzato può occuparla gratis, per 2 PP a ogni turno e 3 di
    difesa in più. Sceglilo, e va' là.
lesson-first-turn-3-done = Il primo territorio strategico. Finché il mezzo corazzato resta, è tuo.
lesson-first-turn-3-other = { $territory2 } non costa nulla, ed è nella sua autonomia: il mezzo corazzato va là.
lesson-first-turn-3-other-1 =
    2 PP per un'armata, cioè lo stesso. Ma { FORM($territory2, "in") } il mezzo corazzato si difende con 3 in più.
lesson-first-turn-3-other-2 =
    Gli ultimi 3 PP servono ad altro. Ora muovi: il mezzo corazzato { FORM($territory2, "in") }.
lesson-first-turn-4 =
    Una fanteria va { FORM($territory3, "in") }, fra la tua base e { $territory2 }. Annetterlo costa 1 PP.
lesson-first-turn-4-done = Ora hai una terra da sviluppare. Restano 2 PP.
lesson-first-turn-4-other = Scegli una fanteria, e annetti { $territory3 }.
lesson-first-turn-5 =
    L'altra fanteria guarda la base: concludi la Fase II. Non c'è nessuno da invadere, quindi tocca al Leader. Dalla
    base Alfa il suo raggio arriva { FORM($territory3, "in") }: costruisci lì produzione, per 2 PP.
lesson-first-turn-5-done =
    Da adesso { $territory3 } rende 4 PP invece di 1: con la base Alfa e { $territory2 } ne avrai 10 nel prossimo turno.
lesson-first-turn-5-other = Il Leader resti dov'è: la produzione { FORM($territory3, "in") } è nel suo raggio.
lesson-first-turn-5-other-1 =
    Potrebbe annettere un altro territorio, ma allora mancano i PP per la produzione. Concludi la Fase II.
lesson-first-turn-5-other-2 = Utile un giorno. Ma prima c'è la produzione, più rende: 4 PP a ogni turno.
lesson-first-turn-closing =
    Addestra, prendi quel che è gratis, annetti quel che puoi sviluppare, e metti la produzione dietro il fronte. Leggi
    la missione e l'obiettivo prima di spendere: dicono dove andare.
