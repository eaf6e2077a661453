# Lessons: a title, a summary and a closing for each; for each step what to do, what is said when it is done, and what
# is said to anything else.

lesson-expansion-title = Spazio per crescere
lesson-expansion-summary = Muovi armate, annetti territori, occupa quelli contesi.
lesson-expansion-1 =
    Guidi il Regno Unito dalla base Alfa, con armate di tre tipi e un Punto Produzione (PP). Nella Fase II ogni armata
    può muoversi una volta, entro la sua autonomia: fanteria 1, artiglieria 1, mezzi corazzati 2, aviazione 2. Un'armata
    che finisce lo spostamento in un territorio neutrale deve annetterlo, per 1 PP. Scegli la fanteria e vai
    { FORM($territory2, "in") }.
lesson-expansion-1-done =
    { $territory2 } è tuo e resta tuo anche senza armate. Renderà 1 PP a ogni turno. Hai speso il tuo ultimo PP.
lesson-expansion-1-other = È possibile, ma spendiamo l'unico PP per { $territory2 }: scegli la fanteria e vai là.
lesson-expansion-1-other-1 = Quell'armata viene dopo. Comincia con la fanteria, che non va lontano.
lesson-expansion-2 =
    Senza PP non puoi annettere nulla, ma il mezzo corazzato { FORM($territory, "in") } non deve restare a casa. I
    territori strategici non si annettono: un'armata li occupa gratis. { $territory3 } è contesa, cioè non è di nessuno.
    Il mezzo corazzato ha autonomia 2, e attraversare territori neutrali è gratis. Sceglilo e vai
    { FORM($territory3, "in") }.
lesson-expansion-2-done =
    Occupi { FORM($territory3, "the") }: 2 PP a ogni turno, e 3 di difesa in più per chi la possiede. Ma è tua solo finché vi
    si trova un'armata.
lesson-expansion-2-other = Prima il mezzo corazzato: sceglilo e vai { FORM($territory3, "in") }.
lesson-expansion-2-other-1 = Quel territorio è già tuo: non ci guadagneresti nulla. { $territory3 } si prende gratis.
lesson-expansion-2-other-2 =
    Anche quella è gratis: un'industria bellica rende 2 PP per ogni armata che vi si trova. Ma non dà bonus difesa.
    Prendi { $territory3 }, che ti aiuta anche a difenderti.
lesson-expansion-3 =
    L'aviazione { FORM($territory5, "in") } ha autonomia 2, e sorvola tutto tranne i territori nemici e Ricerca e
    Sviluppo. Può arrivare { FORM($territory4, "to") }, che rende 3 PP a ogni turno. Vai là.
lesson-expansion-3-done = Tre armate, tre territori, e un solo PP speso.
lesson-expansion-3-other = Scegli l'aviazione e vai { FORM($territory4, "in") }.
lesson-expansion-3-other-1 = 2 PP per un'armata vanno bene, ma i 3 PP { FORM($territory4, "of") } sono meglio.
lesson-expansion-3-other-2 = Quel territorio è già tuo. Prendine uno nuovo: { $territory4 }.
lesson-expansion-closing =
    Un territorio neutrale si annette per 1 PP, una base neutrale per 4. I territori strategici contesi sono gratis, ma
    un'armata deve restarvi. Un'armata non può fermarsi dove non puoi pagare, e non attraversa mai territori nemici o
    Ricerca e Sviluppo.

lesson-resources-title = Uomini e denaro
lesson-resources-summary = La rendita, le carte Rifornimento, e le armate addestrate dove servono.
lesson-resources-1 =
    Sei l'Unione Sovietica, e il tuo turno comincia con la Fase I. Hai già raccolto la rendita: 4 PP per la base Charlie,
    4 per la produzione { FORM($territory2, "in") }, 1 per ogni altro territorio standard, 2 per { $territory3 }, e 2 per
    l'armata nell'industria bellica { FORM($territory4, "of") }. I campi di addestramento non rendono nulla. In tutto 14
    PP. Ora puoi giocare carte che danno PP. Gioca { $card }, poi concludi la Fase I.
lesson-resources-1-done =
    Guadagni 5 PP e ne hai 19. Era la Fase I: più tardi nel turno non puoi giocare una carta così.
lesson-resources-1-other = Aspetta: { $card } dà 5 PP, ma solo adesso, nella Fase I. Giocala.
lesson-resources-2 =
    La Fase II comincia con l'addestramento, nella tua base o in un campo di addestramento. { $card2 } fa costare 4 PP in
    meno la prossima armata, quindi usala per la più cara: un'aviazione costa 8. Gioca la carta, poi addestra
    un'aviazione { FORM($territory5, "in") }, il tuo campo di addestramento vicino al fronte.
lesson-resources-2-done = Un'aviazione per 4 PP, e vicino al fronte. Ti restano 15 PP.
lesson-resources-2-other = Prima gioca la carta, poi addestra l'aviazione { FORM($territory5, "in") }.
lesson-resources-2-other-1 =
    Lì è lontana dal fronte. Addestrala { FORM($territory5, "in") }, nel campo di addestramento: parte quattro passi più
    vicina al nemico.
lesson-resources-2-other-2 =
    Con le armate economiche { $card2 } rende poco. Gioca la carta, poi addestra un'aviazione
    { FORM($territory5, "in") }.
lesson-resources-2-other-3 = Il primo spostamento conclude l'addestramento. Prima addestra le armate che vuoi.
lesson-resources-3 =
    La prossima armata costa il prezzo intero. Il mezzo corazzato è il più robusto per il suo prezzo: 6 PP per 4 di
    attacco e 5 di difesa. Addestrane uno, sempre { FORM($territory5, "in") }.
lesson-resources-3-done =
    Ti restano 9 PP, per annettere e sviluppare. In un territorio possono trovarsi fino a quattro armate.
lesson-resources-3-other =
    Anche quell'armata sarebbe utile. Ma questa volta addestra un mezzo corazzato { FORM($territory5, "in") }.
lesson-resources-3-other-1 =
    Dalla base Charlie in questo turno non arriverebbe al fronte. Addestralo { FORM($territory5, "in") }.
lesson-resources-3-other-2 =
    Non ancora: il primo spostamento conclude l'addestramento. Prima addestra un mezzo corazzato
    { FORM($territory5, "in") }.
lesson-resources-4 =
    Le nuove armate possono muoversi subito. { $territory6 } è contesa e confina con { $territory5 }. Scegli il nuovo
    mezzo corazzato e vai là. Dopo, in questo turno non potrai più addestrare.
lesson-resources-4-done =
    Il mezzo corazzato è appena addestrato e occupa già { FORM($territory6, "the") }: 3 PP in più a ogni turno.
lesson-resources-4-other =
    Hai addestrato abbastanza. Muovi il nuovo mezzo corazzato { FORM($territory6, "in") }.
lesson-resources-4-other-1 = Lascia quell'armata dov'è, e scegli il nuovo mezzo corazzato.
lesson-resources-4-other-2 = Quello può aspettare: { $territory6 } rende 3 PP a ogni turno.
lesson-resources-closing =
    Una base rende 4 PP, la produzione 4, un altro territorio standard 1, un territorio storico 2 o 3, un'industria
    bellica 2 per ogni armata che vi si trova. Prima addestra, poi muovi; un campo di addestramento vicino al fronte
    risparmia turni interi.

lesson-invasion-title = Invasione
lesson-invasion-summary = I territori indifesi cadono senza combattere; per gli altri l'attacco deve raggiungere la difesa.
lesson-invasion-1 =
    Guidi la Germania, nella Fase III. Si invade un territorio nemico alla volta, dai tuoi territori che vi confinano.
    { $territory } non ha né armate né una fortificazione, quindi non si combatte. Invadi { $territory } con la sola
    fanteria, e falla entrare, per 1 PP.
lesson-invasion-1-done =
    { $territory } è tedesco. La fanteria ha partecipato a un'invasione, e in questa fase non può fare altro.
lesson-invasion-1-other = Non fermarti: invadi { $territory } con la fanteria.
lesson-invasion-1-other-1 = Là il nemico combatterà. Comincia da quello facile, { $territory }.
lesson-invasion-1-other-2 =
    Quell'armata ti serve fra un momento, e ogni armata partecipa a una sola invasione. Per un territorio indifeso basta
    la fanteria.
lesson-invasion-1-other-3 =
    Liberare { $territory } è gratis, ma poi il territorio non è di nessuno. Per 1 PP è tuo: fai entrare la fanteria.
lesson-invasion-2 =
    Ora { $territory2 }, con due fanterie britanniche: difesa 2 e 2. Tutte le tue armate nei territori che scegli
    attaccano insieme. Artiglieria e mezzo corazzato { FORM($territory3, "in") } attaccano con 3 e 4, cioè 7 contro 4:
    ti basta raggiungere la difesa. Invadi { $territory2 } solo da { $territory3 }.
lesson-invasion-2-done =
    Il tuo attacco colpisce tutti i difensori, ma questi rispondono comunque. Il dado dei britannici ha dato Resistenza,
    per 4 e 4 punti danno: 8 in tutto. Con 4 hanno eliminato la tua artiglieria (difesa 4); gli altri 4 sono ferite per
    il mezzo corazzato.
lesson-invasion-2-other = Invadi { $territory2 } da { $territory3 }: 7 punti bastano.
lesson-invasion-2-other-1 =
    Aggiungerebbe 2 al tuo attacco, ma 7 punti bastano, e il contrattacco può colpire ogni armata che partecipa. Lascia
    fuori { $territory4 }.
lesson-invasion-3 =
    Il tuo attacco non era inferiore alla difesa, e una tua armata è sopravvissuta: l'invasione è riuscita. Prendi
    { $territory2 } per 1 PP: fai entrare il mezzo corazzato.
lesson-invasion-3-done = { $territory2 } è tuo. Un eventuale sviluppo sarebbe andato perduto.
lesson-invasion-3-other = Così il territorio non sarebbe di nessuno. I PP li hai: fai entrare il mezzo corazzato.
lesson-invasion-closing =
    Somma il tuo attacco, e la difesa con 5 per una fortificazione o il bonus di un territorio storico. Se raggiungi la
    difesa, tutti i difensori sono eliminati, ma prima lanciano il dado del contrattacco. Le armate superstiti possono
    entrare, allo stesso prezzo di un'annessione.

lesson-defence-title = Tieni la linea
lesson-defence-summary = Carte in difesa, il dado del contrattacco, e le ferite.
lesson-defence-1 =
    Sei l'Italia, e i britannici invadono { $territory }: attacco 11 contro la tua difesa di 10. A loro basterebbe. La tua
    carta { $card } aggiunge 3 alla difesa in questa invasione. Giocala, poi passa.
lesson-defence-1-done =
    11 contro 13: qualunque cosa succeda, { $territory } resta italiano. Ma un campo minato protegge il territorio, non
    le armate: con 11 punti i britannici hanno colpito entrambe le tue (difesa 4 e 6). Partecipano comunque al
    contrattacco. Il tuo dado ha dato Disfatta, che non infligge alcun danno.
lesson-defence-1-other = Così 11 batte 10, e perdi { $territory }. Gioca { $card }.
lesson-defence-2 =
    Il dado ha una faccia di Disfatta, due di Resistenza e tre di Tenacia. { $card2 } lo fa rilanciare, e vale il nuovo
    risultato. Nessun risultato è peggiore di Disfatta. Giocala.
lesson-defence-2-done =
    Resistenza: conta la resistenza di entrambe le tue armate, 5 e 2, cioè 7 punti danno. Con Tenacia conterebbe anche il
    loro attacco.
lesson-defence-2-other = Così le tue armate cadrebbero senza infliggere danni. Gioca { $card2 }.
lesson-defence-3 =
    Scegli tu chi colpire con i tuoi 7 punti: per eliminare un'armata ne servono quanti indica la sua difesa.
    L'aviazione ha difesa 6, l'artiglieria 4, la fanteria 2. Elimina { FORM($army, "the") }: attacca con 8 e costa 8 PP.
    Poi premi «fatto».
lesson-defence-3-done = La loro armata migliore è eliminata. Ti resta un punto.
lesson-defence-3-other = Non sprecare 7 punti. Elimina { FORM($army, "the") }.
lesson-defence-3-other-1 =
    Artiglieria e fanteria insieme attaccano con 3. L'aviazione da sola attacca con 8. Elimina { FORM($army, "the") }.
lesson-defence-4 =
    I punti avanzati diventano ferite: riducono la difesa di un'armata, mai sotto 1, finché non è riparata. Ferisci una
    delle altre armate.
lesson-defence-4-done =
    L'invasione è fallita. { $territory } non ha più armate ma è ancora italiano, e le armate che hanno partecipato in
    questo turno non attaccano più.
lesson-defence-4-other = Una ferita rende più facile il prossimo scontro. Ferisci una delle armate.
lesson-defence-closing =
    Con Disfatta fa danno solo il bonus del territorio. Con Resistenza si aggiunge la resistenza delle tue armate, con
    Tenacia anche il loro attacco. Le armate colpite rispondono comunque. Dopo un'invasione fallita il territorio resta
    tuo, ma un territorio strategico senza armate è conteso.

lesson-development-title = Il Leader al lavoro
lesson-development-summary = Muovi il Leader e sviluppa i territori nel suo raggio di influenza.
lesson-development-1 =
    Guidi la Germania, nella Fase IV. Il tuo Leader si muove fino a 3 territori, mai attraverso quelli nemici, e poi
    sviluppa nel suo raggio di influenza: il suo territorio e tutti quelli adiacenti. Fra il Leader e i britannici
    { FORM($territory, "in") } c'è solo { $territory2 }. Porta il Leader { FORM($territory3, "in") }, da dove arriva a
    { $territory4 } e { $territory2 }.
lesson-development-1-done =
    Ora nel raggio di influenza del Leader ci sono { $territory4 }, { $territory3 } e { $territory2 }.
lesson-development-1-other =
    Quello può aspettare. Muovi il Leader { FORM($territory3, "in") }, da dove arriva a ciò che ti serve.
lesson-development-1-other-1 =
    Il Leader potrebbe sviluppare qui, ma il primo sviluppo conclude il suo movimento. Prima portalo
    { FORM($territory3, "in") }.
lesson-development-2 =
    Ogni sviluppo costa 2 PP, solo nei tuoi territori standard, e al massimo uno per territorio. La produzione rende 4
    PP in ogni Fase I invece di 1: si ripaga presto. Il suo posto è dietro il fronte: sviluppa la produzione
    { FORM($territory4, "in") }.
lesson-development-2-done = Dal prossimo turno raccogli 3 PP in più.
lesson-development-2-other =
    Va bene anche quello, ma prima viene la rendita: sviluppa la produzione { FORM($territory4, "in") }.
lesson-development-2-other-1 = Quello viene dopo. Prima sviluppa la produzione { FORM($territory4, "in") }.
lesson-development-2-other-2 =
    Uno sviluppo va perduto quando il territorio è preso, e { $territory2 } confina con il nemico. Sviluppa la
    produzione { FORM($territory4, "in") }.
lesson-development-3 =
    { $territory2 } confina con un mezzo corazzato britannico, che attacca con 3. La tua fanteria lì ha difesa 2. Una
    fortificazione vi aggiunge 5, e 3 alla resistenza, con o senza armate. Fortifica { $territory2 }.
lesson-development-3-done = 7 contro 3: { $territory2 } è al sicuro da quel mezzo corazzato.
lesson-development-3-other = Il fronte è più urgente: fortifica { $territory2 }.
lesson-development-3-other-1 = Quello viene dopo. Prima fortifica { $territory2 }.
lesson-development-4 =
    Spendi gli ultimi 2 PP per un campo di addestramento. Così potrai addestrare armate { FORM($territory3, "in") }, e non
    solo nella base. Costruisci un campo di addestramento { FORM($territory3, "in") }.
lesson-development-4-done =
    Puoi usarlo dalla tua prossima Fase II. Ricorda che campi di addestramento e fortificazioni non rendono PP.
lesson-development-4-other = Hai ancora 2 PP: costruisci un campo di addestramento { FORM($territory3, "in") }.
lesson-development-4-other-1 =
    La rendita è utile, ma la tua base è due passi indietro. Questa volta costruisci un campo di addestramento
    { FORM($territory3, "in") }.
lesson-development-closing =
    Il Leader si muove fino a 3 territori, poi sviluppa quelli nel suo raggio di influenza per 2 PP ciascuno: produzione
    dietro, fortificazioni davanti, campi di addestramento nel mezzo. Proteggilo: un'armata nemica che lo trova da solo
    lo rimanda alla base e gli fa saltare un turno.

lesson-research-title = In laboratorio
lesson-research-summary = Promozioni, Percorso sviluppo armamenti e le sue caselle.
lesson-research-1 =
    { CAPITAL(FORM($territory, "the")) } è al centro della plancia. Vi entrano solo i Leader, e nulla li può cacciare. Lì
    un Leader può ottenere una promozione, avviare il Percorso sviluppo armamenti, riparare ed evacuare, ogni cosa una
    volta per turno. Sei l'Italia: muovi il tuo Leader { FORM($territory, "in") }.
lesson-research-1-done = Il tuo Leader è arrivato, e hai 7 PP.
lesson-research-1-other = Quello può aspettare. Muovi il tuo Leader { FORM($territory, "in") }.
lesson-research-1-other-1 =
    Il primo sviluppo conclude il movimento del Leader. Questa volta ha altro da fare: muovilo
    { FORM($territory, "in") }.
lesson-research-2 =
    Una promozione migliora tutte le tue armate di un tipo per il resto della partita. Ne puoi avere una per tipo, e gli
    altri giocatori non possono più ottenerla. La tua aviazione attacca già con 8. Ottieni { $promotion } per 4 PP: +1
    attacco.
lesson-research-2-done = Tutte le tue aviazioni ora attaccano con 9, anche quelle che addestrerai.
lesson-research-2-other = Prima ottieni la promozione { $promotion }.
lesson-research-2-other-1 =
    Quella promozione migliora un altro tipo di armata. Tu hai un'aviazione: ottieni { $promotion }.
lesson-research-2-other-2 = Quello viene dopo. Prima ottieni la promozione.
lesson-research-3 =
    Il Percorso sviluppo armamenti costa 2 PP, una volta per partita. Il tuo Token Ricerca va su START, all'inizio di un
    percorso di 24 caselle, e avanza già in questa fase. Avvia il percorso.
lesson-research-3-done = Da adesso il Token Ricerca avanza in ogni tuo turno, che il Leader sia lì o no.
lesson-research-3-other = Se ti fermi qui il percorso resta chiuso. Avvia il Percorso sviluppo armamenti.
lesson-research-3-other-1 =
    L'evacuazione riporta a casa le armate, per 1 PP ciascuna. Nessuna tua armata è in pericolo: avvia il Percorso
    sviluppo armamenti.
lesson-research-4 =
    Il Token Ricerca avanza di una casella per ogni tua base e ogni tuo territorio sviluppato: una base, due produzioni
    e un campo di addestramento fanno 4. Ha effetto solo l'ultima casella, ma i traguardi hanno effetto anche di
    passaggio. Fai avanzare il Token Ricerca.
lesson-research-4-done =
    Di passaggio Primi schizzi ti ha dato 1 PP. Il Token Ricerca si è fermato su Pezzi di ricambio, che ripara armate; le
    tue non hanno ferite.
lesson-research-4-other = Le tue armate servono dove sono. Fai avanzare il Token Ricerca.
lesson-research-5 = Puoi giocare { $card } dopo quell'avanzamento, per altre 4 caselle. Giocala.
lesson-research-5-done =
    Di passaggio hai raggiunto un traguardo, Granate dirompenti: tutte le tue artiglierie hanno +1 attacco fino alla fine
    della partita. E il Token Ricerca si è fermato su Ufficio di reclutamento, che ti dà una fanteria.
lesson-research-5-other = Potresti tenere la carta, ma prima il Token Ricerca avanza, prima rende. Gioca { $card }.
lesson-research-6 =
    Ottieni una fanteria gratis, in una tua base o in un tuo campo di addestramento. { $territory2 } è un campo di
    addestramento al fronte. Collocala lì.
lesson-research-6-done = La fanteria è dove ti serve.
lesson-research-6-other = A casa serve a poco. Collocala { FORM($territory2, "in") }.
lesson-research-closing =
    I territori sviluppati rendono due volte: in PP e sul percorso, fino all'arma atomica della casella 10. Ha effetto
    solo la casella dove il Token Ricerca si ferma, i traguardi anche di passaggio. Un Leader in laboratorio non
    sviluppa a casa: scegli bene.

lesson-winning-title = Missioni e obiettivo
lesson-winning-summary = Che cosa porta una missione, e come si vince la partita.
lesson-winning-1 =
    Sei la Germania, e hai due carte segrete. La missione { $mission } ti chiede di annettere due territori neutrali in
    un turno, e vale 3 PP. L'obiettivo { $objective } fa vincere la partita: prendi 12 territori nemici con invasioni.
    Ne hai presi 11. Prima la missione: scegli la fanteria { FORM($territory, "in") } e annetti { $territory2 }.
lesson-winning-1-done = Era il primo, e confina con un territorio britannico.
lesson-winning-1-other =
    Per la missione annetti un territorio neutrale: muovi la fanteria { FORM($territory, "from") }
    { FORM($territory2, "to") }.
lesson-winning-1-other-1 =
    I territori strategici si occupano, non si annettono: per la missione non contano. Vai { FORM($territory2, "in") }.
lesson-winning-2 =
    Ora il secondo: muovi la fanteria { FORM($territory3, "from") } { FORM($territory4, "to") }.
lesson-winning-2-done = Due in un turno: hai compiuto la missione. La mostri alla fine del turno.
lesson-winning-2-other =
    Per la missione ne serve ancora uno: muovi la fanteria { FORM($territory3, "from") } { FORM($territory4, "to") }.
lesson-winning-2-other-1 =
    { $territory5 } è un territorio strategico, e lo occuperesti. La missione ti chiede di annettere: { $territory4 }.
lesson-winning-3 =
    I tuoi PP sono spesi, quindi in questo turno non puoi più fare nulla che costi. Concludi la Fase III, e poi il turno.
lesson-winning-3-done =
    Hai mostrato la missione e guadagnato 3 PP. A ogni turno ne peschi una nuova, compiuta o no. Anche i britannici hanno
    giocato il loro turno, e tu hai raccolto la rendita.
lesson-winning-3-other = Senza PP il tuo Leader non può sviluppare nulla. Concludi il turno.
lesson-winning-3-other-1 =
    Senza PP potresti solo liberare { $territory6 }, che così non conta come preso. Concludi la Fase III.
lesson-winning-4 =
    13 PP, e una nuova Fase II. Potresti addestrare e muovere, ma le tue armate sono già dove servono. Concludi la Fase II
    senza muovere.
lesson-winning-4-done = Ora la Fase III.
lesson-winning-4-other = Nuove armate sarebbero utili, ma puoi vincere fra un momento. Concludi la Fase II.
lesson-winning-4-other-1 = Resta accanto { FORM($territory6, "to") }. Concludi la Fase II senza muovere.
lesson-winning-5 =
    { $territory6 } è britannico, senza armate e senza fortificazione. Invadilo, e fai entrare la fanteria.
lesson-winning-5-done =
    Il dodicesimo territorio. Gli obiettivi si verificano dopo ogni azione: vinci subito, a metà turno.
lesson-winning-5-other = { $territory6 } ti dà la vittoria: invadi quel territorio.
lesson-winning-5-other-1 = Un territorio liberato non conta come preso. Fai entrare la fanteria, per 1 PP.
lesson-winning-closing =
    Una missione vale per un turno: compiuta o no, alla fine la cambi. L'obiettivo resta, e il primo che completa il suo
    vince subito, anche nel turno di un altro giocatore. Guarda che cosa raccolgono gli altri: ognuno ha un obiettivo.

lesson-first-turn-title = Un primo turno
lesson-first-turn-summary = Da 15 PP a un fronte, una rendita e un piano.
lesson-first-turn-1 =
    Una nuova partita a quattro. Sei il Regno Unito, nella base Alfa, con 15 PP e nessuna armata. Nel primo round non c'è
    rendita, quindi cominci dalla Fase II: l'addestramento. Addestra prima un mezzo corazzato, per 6 PP: autonomia 2, e 5
    di difesa.
lesson-first-turn-1-done = Un mezzo corazzato è difficile da battere. Ti restano 9 PP.
lesson-first-turn-1-other = Quello viene dopo. Comincia con un mezzo corazzato.
lesson-first-turn-1-other-1 =
    Un'aviazione è forte, ma 8 PP sono più di metà di quelli che hai. Comincia con un mezzo corazzato.
lesson-first-turn-2 = La fanteria costa 3 PP ed è l'armata giusta per annettere e per fare la guardia. Addestrane due.
lesson-first-turn-2-done = Ti restano 3 PP, e ti servono tutti: 1 per annettere, 2 per sviluppare.
lesson-first-turn-2-other = Ti costerebbe i PP che servono per i territori. Addestra due fanterie.
lesson-first-turn-2-other-1 = Il primo spostamento conclude l'addestramento. Prima addestra due fanterie.
lesson-first-turn-3 =
    Ora muovi. { $territory2 } è contesa: il mezzo corazzato può occuparla gratis, per 2 PP a ogni turno e 3 di difesa in
    più. Sceglilo e vai là.
lesson-first-turn-3-done = Il tuo primo territorio strategico. È tuo finché il mezzo corazzato resta.
lesson-first-turn-3-other = { $territory2 } è gratis e a portata: muovi là il mezzo corazzato.
lesson-first-turn-3-other-1 =
    La rendita è la stessa, 2 PP per un'armata. Ma { FORM($territory2, "in") } il mezzo corazzato ha 3 di difesa in più.
lesson-first-turn-3-other-2 =
    Gli ultimi 3 PP ti servono per altro. Muovi il mezzo corazzato { FORM($territory2, "in") }.
lesson-first-turn-4 =
    Muovi una fanteria { FORM($territory3, "in") }, fra la tua base e { $territory2 }. Annetterlo costa 1 PP.
lesson-first-turn-4-done = Ora hai un territorio da sviluppare. Ti restano 2 PP.
lesson-first-turn-4-other = Scegli una fanteria e annetti { $territory3 }.
lesson-first-turn-5 =
    L'altra fanteria fa la guardia alla base: concludi la Fase II. Non ci sono nemici da invadere, quindi tocca al
    Leader. Dalla base Alfa il suo raggio di influenza comprende { $territory3 }: sviluppa lì la produzione, per 2 PP.
lesson-first-turn-5-done =
    Da adesso { $territory3 } rende 4 PP invece di 1. Con la base Alfa e { $territory2 } nel prossimo turno raccoglierai
    10 PP.
lesson-first-turn-5-other =
    Il Leader può restare: { $territory3 } è nel suo raggio di influenza. Sviluppa lì la produzione.
lesson-first-turn-5-other-1 =
    Potrebbe annettere un altro territorio, ma poi non potresti pagare la produzione. Concludi la Fase II.
lesson-first-turn-5-other-2 = Sarà utile più tardi. Prima sviluppi la produzione, più rende: 4 PP a ogni turno.
lesson-first-turn-closing =
    Addestra, prendi ciò che è gratis, annetti ciò che puoi sviluppare, e sviluppa la produzione dietro il fronte. Leggi
    la missione e l'obiettivo prima di spendere: dicono dove andare.

lesson-alliances-title = Due contro due
lesson-alliances-summary = Che cosa condividono gli alleati: PP, campi di addestramento, armate, ma non i Leader.
lesson-alliances-1 =
    Sei il Regno Unito, alleato con l'Unione Sovietica contro Germania e Italia. Nelle Alleanze non ci sono obiettivi:
    la tua alleanza vince quando elimina un nemico e l'altro si arrende, o è eliminato a sua volta. Nella Fase I gli
    alleati possono cedersi PP. Tu ne hai 13, { FORM($nation, "the") } ne ha 1. Cedi 3 PP, poi concludi la Fase I.
lesson-alliances-1-done =
    La cessione ti è costata 4 PP, perché ogni trasferimento costa 1 PP. Anche il tuo alleato avrebbe potuto cederti PP,
    ma ha passato.
lesson-alliances-1-other = Prima condividi: cedi 3 PP { FORM($nation, "to") }, poi concludi la Fase I.
lesson-alliances-1-other-1 =
    Ogni cessione costa 1 PP in più, quindi fanne una sola grande, non tante piccole. Con 3 PP il tuo alleato nel suo
    turno può permettersi un'aviazione e una fanteria.
lesson-alliances-1-other-2 =
    In questo turno ti servono 9 PP: 6 per un mezzo corazzato, 1 per prendere un territorio, 2 per sviluppare. Cedi 3 PP,
    una volta sola.
lesson-alliances-2 =
    Addestri solo le tue armate, ma anche nelle basi e nei campi di addestramento del tuo alleato. { $territory } è un
    campo di addestramento sovietico, accanto ai tedeschi { FORM($territory3, "in") }. Addestra lì un mezzo corazzato.
lesson-alliances-2-done =
    Un mezzo corazzato britannico in un territorio sovietico: le tue armate possono attraversare tutti i territori del
    tuo alleato e fermarvisi.
lesson-alliances-2-other =
    Addestra un mezzo corazzato { FORM($territory, "in") }: in questo turno ti serve il suo attacco di 3.
lesson-alliances-2-other-1 =
    Da quella base il mezzo corazzato in questo turno non arriverebbe { FORM($territory, "in") }. Addestralo lì.
lesson-alliances-2-other-2 =
    Il primo spostamento conclude l'addestramento. Prima addestra un mezzo corazzato { FORM($territory, "in") }.
lesson-alliances-3 =
    Nel tuo turno comandi tutte le armate dell'alleanza come le tue. Ciò che prendono appartiene a te, e paghi tu.
    { $territory2 } è contesa. Scegli la fanteria sovietica e vai { FORM($territory2, "in") }.
lesson-alliances-3-done =
    { $territory2 } è tua, con 3 PP a ogni turno, anche se vi si trova un'armata sovietica. Resta tua finché vi si trova
    un'armata dell'alleanza.
lesson-alliances-3-other = Comanda la fanteria del tuo alleato: va { FORM($territory2, "in") }.
lesson-alliances-3-other-1 = Quell'armata è tua. Questa volta scegli la fanteria sovietica.
lesson-alliances-3-other-2 = L'artiglieria ti serve fra un momento per un attacco. Scegli la fanteria sovietica.
lesson-alliances-3-other-3 = Anche quel territorio è gratis, ma { $territory2 } rende 3 PP a ogni turno.
lesson-alliances-4 =
    Due fanterie tedesche difendono { $territory3 } con 4. Il tuo mezzo corazzato attacca con 3, l'artiglieria sovietica
    con 3: da soli non bastano. In un'invasione tutte le armate dell'alleanza che si trovano in un territorio attaccano
    insieme. Concludi la Fase II, poi invadi { $territory3 }.
lesson-alliances-4-done =
    6 contro 4: l'attacco colpisce entrambi i difensori. I tedeschi hanno lanciato Disfatta: le tue armate non subiscono
    danni.
lesson-alliances-4-other = Concludi la Fase II, poi invadi { $territory3 } da { $territory }.
lesson-alliances-4-other-1 = Le tue armate sono dove servono. Concludi la Fase II.
lesson-alliances-5 =
    Può entrare qualunque armata che abbia partecipato, anche del tuo alleato. Fai entrare solo l'artiglieria sovietica,
    per 1 PP, e lascia il mezzo corazzato di guardia { FORM($territory, "in") }.
lesson-alliances-5-done =
    { $territory3 } è tuo, perché il turno è tuo. Nel turno sovietico il tuo alleato comanda entrambe le armate, che
    possono muoversi e combattere di nuovo.
lesson-alliances-5-other = Fai entrare l'artiglieria sovietica, e nessun'altra armata.
lesson-alliances-5-other-1 =
    Il tuo mezzo corazzato serve { FORM($territory, "in") }, di guardia al campo di addestramento del tuo alleato.
lesson-alliances-5-other-2 =
    Così { $territory3 } non sarebbe di nessuno. I PP li hai: fai entrare l'artiglieria sovietica.
lesson-alliances-6 =
    I Leader non si condividono: muovi solo il tuo, che sviluppa solo i tuoi territori. { $territory4 } è nel suo raggio
    di influenza: sviluppa lì la produzione con i tuoi ultimi 2 PP.
lesson-alliances-6-done = 4 PP a ogni turno invece di 1, per te e non per il tuo alleato: la rendita non si condivide.
lesson-alliances-6-other = Spendi gli ultimi 2 PP per la produzione { FORM($territory4, "in") }.
lesson-alliances-6-other-1 = Il tuo Leader non ha bisogno di muoversi: { $territory4 } è nel suo raggio di influenza.
lesson-alliances-6-other-2 = Quel territorio ha già la produzione. Sviluppala { FORM($territory4, "in") }.
lesson-alliances-closing =
    Gli alleati addestrano e muovono anche nei territori l'uno dell'altro, comandano anche le armate l'uno dell'altro e
    possono cedersi PP. Rendita, Leader, promozioni, carte in mano e missioni non si condividono. Quando una nazione è
    eliminata, il suo alleato si arrende, e vince l'altra alleanza, oppure continua da solo. Proteggi dunque l'alleato
    più debole.

lesson-armistice-title = L'armistizio
lesson-armistice-summary = Come finisce una partita in cui nessuno ha vinto, e come trovarsi in testa.
lesson-armistice-1 =
    Se nessuno ha vinto, l'armistizio conclude la partita dopo il round 15, e vince chi ha più territori. Questo è il round
    15, e sei la Germania, ultima nell'ordine dei turni: i britannici hanno 11 territori, tu 7. Hai 4 PP e due fanterie.
    Scegli quella { FORM($territory, "in") } e annetti { $territory2 }, per 1 PP.
lesson-armistice-1-done = 8 contro 11. E ora la fanteria confina con { $territory5 }, che è britannico.
lesson-armistice-1-other =
    Ogni territorio conta. Muovi la fanteria { FORM($territory, "from") } { FORM($territory2, "to") }.
lesson-armistice-1-other-1 = Quella fanteria viene dopo. Comincia con quella { FORM($territory, "in") }.
lesson-armistice-1-other-2 =
    Occupare quel territorio è gratis, ma un'armata deve restarvi, e questa fanteria ti serve per invadere. Vai
    { FORM($territory2, "in") }.
lesson-armistice-1-other-3 = Quel territorio è già tuo, e non conta due volte. Vai { FORM($territory2, "in") }.
lesson-armistice-2 =
    Contano anche i territori strategici occupati, e sono gratis. A parità di territori decide chi ha più basi, poi chi ha
    più territori strategici. Muovi la fanteria { FORM($territory3, "from") } { FORM($territory4, "to") }.
lesson-armistice-2-done = 9 contro 11, con un territorio strategico a testa.
lesson-armistice-2-other =
    Puoi fare di più: muovi la fanteria { FORM($territory3, "from") } { FORM($territory4, "to") }.
lesson-armistice-2-other-1 =
    Sarebbe anche quello un territorio, ma costa 1 PP e in caso di parità non ti aiuta. { $territory4 } è gratis.
lesson-armistice-2-other-2 = Quel territorio è già tuo. Vai { FORM($territory4, "in") }.
lesson-armistice-3 =
    Ora l'invasione. Un territorio preso a chi è in testa conta doppio: uno in più per te, uno in meno per i britannici.
    { $territory5 } è indifeso. Invadilo con la fanteria che si trova { FORM($territory2, "in") }, e falla entrare per 1 PP.
lesson-armistice-3-done = 10 contro 10. { $territory2 } ora non ha armate, ma i territori annessi restano tuoi.
lesson-armistice-3-other =
    Con 9 contro 11 perdi. Invadi { $territory5 } con la fanteria che si trova { FORM($territory2, "in") }.
lesson-armistice-3-other-1 =
    Se entra, { $territory4 } resta senza armate e diventa contesa: perdi ciò che guadagni. Scegli l'altra fanteria.
lesson-armistice-3-other-2 = Liberato, non conta per nessuno dei due: 9 contro 10. Prendilo, per 1 PP.
lesson-armistice-4 =
    Parità: 10 territori, una base e un territorio strategico a testa. Allora decidono i PP. Tu ne hai 2, i britannici 1.
    Conservali: concludi il turno.
lesson-armistice-4-done =
    Il round 15 è finito, e vinci lo spareggio con 2 PP contro 1. A parità di PP avrebbe vinto chi viene dopo
    nell'ordine dei turni, e sei sempre tu.
lesson-armistice-4-other = Ora non cambia nulla. Concludi il turno.
lesson-armistice-4-other-1 =
    Uno sviluppo costa 2 PP e non si ripagherà mai: la partita finisce ora. Con 0 PP contro 1 perderesti lo spareggio.
lesson-armistice-4-other-2 = Il tuo Leader ora non cambia nulla. Concludi il turno.
lesson-armistice-closing =
    L'armistizio è un'opzione, di solito attiva: dopo il round 15, o dopo il round 20 nelle Alleanze, dove gli alleati
    sommano ciò che hanno. Contano prima i territori, poi basi, territori strategici, PP, e infine chi viene dopo
    nell'ordine dei turni. Negli ultimi round prendi territori, invece di svilupparli.
