# Lessons: a title, a summary and a closing for each; for each step what to do, what is said when it is done, and what
# is said to anything else.

lesson-building-title = Le Armate non marciano
lesson-building-summary = I pezzi non si muovono mai: si costruiscono, uno dopo l'altro, a partire da casa.
lesson-building-1 =
    Guidi il Regno Unito, e tocca a te giocare una carta. In questo gioco i pezzi non si muovono: ti espandi costruendone di nuovi
    accanto a quelli che hai. Per un'Armata { FORM($space2, "in") } serve prima un ponte sull'acqua. Gioca { $card } e
    costruisci { FORM($space, "in") }.
lesson-building-1-done = Hai una Flotta { FORM($space, "in") }, uno spazio adiacente { FORM($space3, "to") }. Ora la tua linea arriva alla costa di fronte.
lesson-building-1-other = Puoi farlo, ma prima viene il ponte. Gioca { $card } e costruisci { FORM($space, "in") }.
lesson-building-1-other-1 = Guarda dove potrebbe andare l'Armata: non hai ancora nessun pezzo adiacente alla costa di fronte. Gioca prima { $card }.
lesson-building-1-other-2 = Una Flotta serve anche lì. Ma { FORM($space2, "the") } si affaccia su un altro mare: { $space }.
lesson-building-1-other-3 = Puoi richiamare i tuoi pezzi per piazzarli di nuovo quando non te ne restano. Ma te ne restano ancora.
lesson-building-2 =
    In un turno giochi una carta sola. Poi vengono la Fase Attrito, la Fase Preparazione e la Fase Pesca; nessuna è obbligatoria.
    Questa volta passa a entrambe le domande: non preparare carte, e non pescare.
lesson-building-2-done = Le altre potenze hanno passato i loro turni. Tocca di nuovo a te, nel round 3; hai saltato l'arruolamento.
lesson-building-2-other = Passa, due volte.
lesson-building-2-other-1 = Tieni in mano { $card2 }, così potrai giocarla; l'altra carta può aspettare. Passa.
lesson-building-2-other-2 = In una vera partita riempiresti la mano fino a sette carte. In questa lezione, passa.
lesson-building-3 =
    Gioca { $card2 }. Puoi costruire un pezzo solo dove sarà rifornito: una linea di pezzi britannici deve collegarlo
    all'Armata { FORM($space3, "in") }. Costruisci { FORM($space2, "in") }.
lesson-building-3-done = { $space3 }, { $space }, { $space2 }: una linea ininterrotta di pezzi britannici.
lesson-building-3-other = Gioca { $card2 } e costruisci { FORM($space2, "in") }.
lesson-building-3-other-1 = La tua linea arriva fin lì, e con gli amici puoi condividere uno spazio. Ma { FORM($space2, "the") } è un Obiettivo non occupato.
lesson-building-closing =
    Gioca una carta a turno, e costruisci dovunque una linea ininterrotta della tua nazione porti a casa. Una nazione può avere un
    solo pezzo in uno spazio; gli amici possono condividerlo, i nemici mai.

lesson-supply-title = La linea verso casa
lesson-supply-summary = Un pezzo isolato resta sul tabellone, ma non può combattere.
lesson-supply-1 =
    Guidi la Russia. La tua Armata { FORM($space, "in") } è isolata: nessun pezzo russo la collega { FORM($space3, "to") }, e i pezzi
    degli amici non trasmettono rifornimento. Perciò non può iniziare combattimenti, e poche carte la possono rinforzare. Chiudi
    il varco: gioca { $card } e costruisci { FORM($space2, "in") }.
lesson-supply-1-done = { $space }, { $space2 }, { $space3 }: la linea è chiusa, e l'Armata è di nuovo rifornita.
lesson-supply-1-other = Così l'Armata { FORM($space, "in") } resta isolata. Gioca { $card } e costruisci { FORM($space2, "in") }.
lesson-supply-1-other-1 = Solo un pezzo rifornito può iniziare un combattimento, e quello { FORM($space, "in") } non lo è. Prima chiudi il varco.
lesson-supply-1-other-2 = Anche così chiudi il varco, ma quello spazio è adiacente { FORM($space4, "to") }, e il prossimo attacco tedesco potrebbe riaprirlo. { CAPITAL(FORM($space2, "the")) } è più al sicuro, alle spalle.
lesson-supply-1-other-3 = Questo non collega { FORM($space, "the") } { FORM($space3, "to") }. Costruisci { FORM($space2, "in") }.
lesson-supply-2 =
    Il resto del turno non ti serve. Passa quando ti viene chiesto di preparare una carta, e passa quando ti viene chiesto di pescare.
lesson-supply-2-done = È passato un round, e la tua linea è ancora intatta. Hai saltato l'arruolamento; ora gioca una carta.
lesson-supply-2-other = Passa a entrambe le domande.
lesson-supply-2-other-1 = Tra un momento { $card2 } ti servirà in mano. Passa.
lesson-supply-3 =
    Ora l'Armata { FORM($space, "in") } può combattere. Gioca { $card2 } e combatti { FORM($space4, "in") }, dove c'è una sola
    Armata tedesca.
lesson-supply-3-done = La Germania non aveva carte preparate: la sua Armata viene rimossa. La tua resta dov'è, perché i pezzi non si muovono.
lesson-supply-3-other = Gioca { $card2 } e combatti { FORM($space4, "in") }.
lesson-supply-3-other-1 = È terreno difficile, e ti costerebbe un'altra carta. { CAPITAL(FORM($space4, "the")) } è terreno aperto.
lesson-supply-3-other-2 = Puoi combattere anche in uno spazio vuoto, ma non ci guadagni nulla. Attacca { FORM($space4, "the") }.
lesson-supply-closing =
    Serve una linea ininterrotta di pezzi della stessa nazione, fino a un'Armata nel suo spazio di partenza. Taglia la linea del
    nemico, e un fronte intero smette di combattere.

lesson-battle-title = Un attacco
lesson-battle-summary = Terreno difficile, rinforzi, e carte di supporto.
lesson-battle-1 =
    Guidi l'Austria, e vuoi punire { FORM($space, "the") }. Gioca { $card } e combatti { FORM($space, "in") }: inizia il
    combattimento la tua Armata rifornita { FORM($space2, "in") }.
lesson-battle-1-done = Il combattimento comincia.
lesson-battle-1-other = Il bersaglio è { FORM($space, "the") }. Gioca { $card }.
lesson-battle-1-other-1 = Lì non c'è nessun nemico da rimuovere. Combatti { FORM($space, "in") }.
lesson-battle-1-other-2 = In uno spazio con un pezzo nemico non puoi costruire. Prima rimuovilo con { $card }.
lesson-battle-2 =
    { CAPITAL(FORM($space, "the")) } è terreno difficile: attaccare lì costa una carta dalla mano, scartata coperta. Scarta { $card3 }.
lesson-battle-2-done = Pagato. Ma la Russia si era preparata: { $card2 } rinforza anche un'Armata isolata.
lesson-battle-2-other = Potresti pagare anche con quella carta, ma { $card3 } ti mancherà meno.
lesson-battle-2-other-1 = Quella carta ti servirà per costruire. Scarta { $card3 }.
lesson-battle-3 =
    La Russia ha un simbolo, tu nessuno: così l'attacco fallisce. La tua carta preparata { $card } può supportarlo: all'attaccante
    bastano tanti simboli quanti ne ha il difensore. In terreno difficile costa un'altra carta, per esempio { $card4 }.
lesson-battle-3-done = Un simbolo contro uno, e la Russia non ha altre carte adatte. La sua Armata { FORM($space, "in") } viene rimossa.
lesson-battle-3-other = Paga con una carta che non ti mancherà.
lesson-battle-3-other-1 = Se passi, l'attacco fallisce e avrai sprecato due carte. Supportalo!
lesson-battle-3-other-2 = Conserva quella carta: tra un momento la preparerai. Paga con { $card4 }.
lesson-battle-4 =
    { CAPITAL(FORM($space, "the")) } ora è vuota; nel prossimo turno puoi costruire lì per occuparla. Intanto prepara { $card5 }: coperta,
    non costruisce, ma rinforza un'Armata quando ti attaccano.
lesson-battle-4-done = Una carta preparata conta solo per il simbolo in basso. In un turno successivo puoi dismetterla.
lesson-battle-4-other = Per la difesa è meglio { $card5 }: preparala.
lesson-battle-closing =
    Gioca una carta Battaglia, paga il terreno difficile, e poi è simbolo contro simbolo, con carte preparate nei turni
    precedenti. Al difensore servono più simboli, all'attaccante ne bastano altrettanti.

lesson-defence-title = Tenere la linea
lesson-defence-summary = A che servono le carte preparate, e come si risponde a un attacco fallito.
lesson-defence-1 =
    Guidi la Francia, ed è il turno della Germania: attacca { FORM($space2, "from") } la tua Armata { FORM($space, "in") }. Ora
    le carte in mano non aiutano, solo quelle che hai preparato. Rinforza con { $card }.
lesson-defence-1-done = Un simbolo contro nessuno: l'attacco fallirebbe. Ma la Germania lo supporta con una carta Battaglia Terrestre preparata.
lesson-defence-1-other = Usa una carta preparata che rinforza le Armate: { $card }.
lesson-defence-1-other-1 = Così perdi l'Armata { FORM($space, "in") }, che protegge { FORM($space3, "the") }. Rinforzala.
lesson-defence-2 =
    Uno contro uno basta all'attaccante. Al difensore servono più simboli: rinforza ancora una volta.
lesson-defence-2-done = Due simboli contro uno, e alla Germania non restano carte per rispondere. L'attacco è fallito.
lesson-defence-2-other = Ci sei quasi: rinforza ancora.
lesson-defence-3 =
    Dopo un attacco fallito, un'Armata rifornita che è stata attaccata può rispondere, se hai preparato una carta Contrattacco.
    Contrattacca con { $card2 }, nello spazio da cui è venuto l'attacco.
lesson-defence-3-done = La Germania non ha carte per rinforzare { FORM($space2, "the") }: la sua Armata lì viene rimossa, nel suo stesso turno.
lesson-defence-3-other = Puoi rinunciare. Ma { $card2 } era preparata proprio per questo momento.
lesson-defence-closing =
    Le carte preparate sono la tua difesa. Tieni preparate carte Costruisci per gli spazi che contano, e lascia che il nemico si
    chieda che cosa siano.

lesson-attrition-title = La guerra con altri mezzi
lesson-attrition-summary = L'attrito da entrambe le parti: le carte perdute non tornano.
lesson-attrition-1 =
    Guidi la Germania. Gli scarti non si rimescolano mai nel mazzo, e il Regno Unito ha due carte in mano e il mazzo vuoto.
    Gioca { $card }: il Regno Unito subisce 3 di attrito, e tu ottieni due punti.
lesson-attrition-1-done = Il Regno Unito ha scartato le sue ultime due carte. La terza manca, e costa un punto all'Intesa.
lesson-attrition-1-other = È il momento di { $card }: giocala.
lesson-attrition-1-other-1 = Buona anche quella, ma { $card } porta più punti, e { $card3 } si può preparare.
lesson-attrition-2 =
    Nella Fase Attrito puoi scartare una carta preparata con un simbolo Attrito. { $card2 } ne ha uno singolo: colpisce una potenza
    nemica con un'Armata adiacente a una tua. Usa { $card2 } contro la Francia, che ha solo due carte in mano.
lesson-attrition-2-done = La Francia deve scartare una carta, e sceglie quale. La tua Armata lì poteva anche non essere rifornita.
lesson-attrition-2-other = Usa { $card2 } per l'attrito, contro la Francia.
lesson-attrition-2-other-1 = La Russia ha la mano piena. Perdere una carta fa più male alla Francia.
lesson-attrition-2-other-2 = Potresti aspettare, ma non ci guadagneresti nulla. Usa { $card2 }.
lesson-attrition-3 =
    Prepara { $card3 } per un turno successivo. I suoi simboli nominano Francia e Regno Unito: li colpirà entrambi, ovunque siano.
    Poi passa nella Fase Pesca.
lesson-attrition-3-done = Ora è il turno della Francia, che nella sua Fase Attrito rivela { $card5 } contro di te.
lesson-attrition-3-other = Prepara { $card3 }, poi passa.
lesson-attrition-3-other-1 = Quella rinforzerebbe un'Armata. Di solito è una buona scelta, ma questa volta prepara { $card3 }.
lesson-attrition-3-other-2 = In una vera partita pescheresti. In questa lezione, passa.
lesson-attrition-4 =
    Per ogni simbolo che ti colpisce scarti una carta a tua scelta: dalla mano, tra quelle preparate, o dalla cima del mazzo senza
    guardarla. Il tuo mazzo è ancora alto, e i tuoi piani sono in mano: scarta la carta in cima al mazzo.
lesson-attrition-4-done = I tuoi piani sono salvi, e solo tu sai quale carta era.
lesson-attrition-4-other = Quella carta vuoi usarla presto. Scarta la carta in cima al mazzo.
lesson-attrition-4-other-1 = La carta { $card3 } è preparata per la tua prossima Fase Attrito. Scarta la carta in cima al mazzo.
lesson-attrition-closing =
    Un simbolo singolo richiede una tua Armata adiacente a un'Armata della vittima; i simboli di potenze nominate colpiscono
    ovunque. Una potenza con il mazzo vuoto può perdere punti invece di carte, una potenza senza più carte deve perdere punti.

lesson-winning-title = Come si vince
lesson-winning-summary = I round Punteggio, gli Obiettivi, e un vantaggio di dodici.
lesson-winning-1 =
    Guidi il Regno Unito, l'ultimo a giocare nel round 15, e dopo il tuo turno si contano i punti. L'Intesa è avanti di dieci e
    occupa cinque Obiettivi, il nemico quattro. Il vantaggio sarebbe di undici, e con dodici si vince subito. Gioca { $card } e
    costruisci dove conta: { FORM($space, "in") }.
lesson-winning-1-done = Sei Obiettivi. Ogni Armata su un Obiettivo dà un punto, rifornita o no.
lesson-winning-1-other = Ora questo non dà punti. Gioca { $card } e costruisci { FORM($space, "in") }.
lesson-winning-1-other-1 = Lo occupano già gli amici, e un Obiettivo conta una volta sola. Costruisci { FORM($space, "in") }.
lesson-winning-1-other-2 = Nessun combattimento alla tua portata toglierebbe un Obiettivo al nemico. Occupane un sesto con { $card }.
lesson-winning-2 =
    Ora finisci il turno. Prepara una carta, se vuoi, e non pescare; poi si contano i punti.
lesson-winning-2-done = 26 a 14: un vantaggio di dodici dopo un round Punteggio. Ha vinto l'Intesa, tutte e tre le potenze insieme.
lesson-winning-2-other = Finisci il turno.
lesson-winning-2-other-1 = Non ti serviranno altre carte. Passa.
lesson-winning-closing =
    I punti si contano dopo i round 3, 7, 11, 15 e 17. Con un vantaggio di dodici si vince subito; dopo il round 17 vince il
    punteggio più alto, e la parità va alle Potenze Centrali.

lesson-first-turn-title = Il tuo primo turno
lesson-first-turn-summary = L'Austria apre la guerra: arruola, gioca, prepara, pesca.
lesson-first-turn-1 =
    Guidi l'Austria, e la guerra comincia da te. Di dieci carte ne hai conservate sette. Un turno ha cinque fasi. Nella prima, la
    Fase Arruolamento, puoi scartare due carte per prendere dal mazzo una carta Costruisci a tua scelta. Hai già due
    carte { $card }: passa.
lesson-first-turn-1-done = Nulla è obbligatorio. Arruolerai volentieri quando avrai finito le carte Costruisci.
lesson-first-turn-1-other = Passa: hai ciò che ti serve.
lesson-first-turn-1-other-1 = Due carte per una è un prezzo alto, finché hai ancora due carte { $card }. Passa.
lesson-first-turn-2 =
    Ora gioca una carta. { CAPITAL(FORM($space, "the")) } è un Obiettivo adiacente { FORM($space2, "to") }. È ancora libera, e la
    vogliono anche i russi. Gioca { $card } e costruisci lì.
lesson-first-turn-2-done = Un Obiettivo in più, e un muro davanti { FORM($space2, "to") }.
lesson-first-turn-2-other = Potresti giocarla. Ma chi prima arriva meglio alloggia: occupa { FORM($space, "the") } con { $card }.
lesson-first-turn-2-other-1 = Che tentazione! Ma { FORM($space3, "the") } può aspettare, { FORM($space, "the") } no.
lesson-first-turn-2-other-2 = Fa un po' male a tutte le potenze, anche a te. È troppo presto.
lesson-first-turn-2-other-3 = Potresti costruire anche lì, ma è { FORM($space, "the") } che i russi vogliono.
lesson-first-turn-2-other-4 = Un turno senza carta è un turno sprecato. Gioca { $card }.
lesson-first-turn-3 =
    Non hai carte preparate, perciò salti la Fase Attrito. Ma ora puoi preparare una carta. { $card2 } ha il simbolo Rinforzo Armata
    Massiccio, proprio per lo spazio dove hai appena costruito: preparala.
lesson-first-turn-3-done = Un nemico che attacca { FORM($space, "the") } o { FORM($space2, "the") } avrà una sorpresa.
lesson-first-turn-3-other = È una buona carta da tenere in mano. Prepara { $card2 }.
lesson-first-turn-3-other-1 = Quella ti servirà da giocare. Prepara { $card2 }.
lesson-first-turn-3-other-2 = Prepara una carta ogni volta che puoi: le carte preparate sono la tua sola difesa.
lesson-first-turn-4 = Infine pesca fino ad avere di nuovo sette carte in mano: due carte.
lesson-first-turn-4-done = È stato un turno intero. Ora tocca alla Russia.
lesson-first-turn-4-other = Pesca due carte.
lesson-first-turn-4-other-1 = Puoi pescarne meno, ma così presto nella guerra una mano piena vale di più.
lesson-first-turn-closing =
    Arruola, gioca, infliggi attrito, prepara, pesca. Occupa gli Obiettivi prima del nemico, tieni intatte le tue linee, e abbi sempre
    una carta preparata.

lesson-status-title = Carte che restano
lesson-status-summary = Le carte Status: le giochi ora, le usi per il resto della partita.
lesson-status-1 =
    Guidi la Germania. Una carta Status resta scoperta in gioco fino alla fine della partita, e ha effetto quando lo dice il suo testo.
    Con { $card } un'Armata appena costruita può attaccare subito. Gioca { $card }: in questo turno non ha ancora effetto.
lesson-status-1-done = { $card } è in gioco, davanti a tutti i giocatori. Era la tua carta per questo turno.
lesson-status-1-other = Prima gioca { $card }: vale per il resto della partita.
lesson-status-1-other-1 = Potresti costruire ora, ma la nuova Armata non potrebbe attaccare. Prima gioca { $card }, e costruisci nel prossimo turno.
lesson-status-1-other-2 = Un turno senza carta è un turno sprecato. Gioca { $card }.
lesson-status-2 =
    Ogni uso di { $card } costa una carta preparata con il simbolo Supporto Combattimento di Terra. Prepara { $card3 }, e passa nella
    Fase Pesca.
lesson-status-2-done = È passato un round, e hai saltato l'arruolamento. Ora { $card } si può usare.
lesson-status-2-other = Prepara { $card3 }, poi passa.
lesson-status-2-other-1 = Nel prossimo turno { $card2 } ti serve in mano. Prepara { $card3 }.
lesson-status-2-other-2 = Senza una carta preparata non puoi usare { $card }. Prepara { $card3 }.
lesson-status-2-other-3 = In una vera partita pescheresti. In questa lezione, passa.
lesson-status-3 = Ora gioca { $card2 } e costruisci un'Armata { FORM($space, "in") }, un Obiettivo adiacente { FORM($space2, "to") }.
lesson-status-3-done = L'Armata è costruita: ti viene chiesto subito se vuoi usare { $card }.
lesson-status-3-other = Gioca { $card2 } e costruisci { FORM($space, "in") }.
lesson-status-3-other-1 = Da lì la nuova Armata non potrebbe attaccare { FORM($space2, "the") }. Costruisci { FORM($space, "in") }.
lesson-status-4 =
    Usare una carta Status che ti aiuta è facoltativo. Questa volta usala: scarta { $card3 }, e combatti { FORM($space2, "in") }. Attento
    a { $card4 }, una carta Status francese: ha effetto da sola quando attacchi lì.
lesson-status-4-done =
    { $card4 } ti fa scartare una carta preparata; non ne avevi, quindi le Potenze Centrali hanno perso un punto. Ma la Francia non aveva
    carte per rinforzare { FORM($space2, "the") }, e la sua Armata viene rimossa. Due azioni in un turno!
lesson-status-4-other = Scarta { $card3 } e combatti { FORM($space2, "in") }, dove c'è l'Armata francese.
lesson-status-4-other-1 = Puoi passare, e { $card } resta in gioco per un altro turno. Ma ora { FORM($space2, "the") } è indifesa: attacca.
lesson-status-closing =
    Una carta Status costa un turno e rende per il resto della partita: giocala presto. Alcune ti danno una scelta, altre hanno effetto
    da sole, altre ancora danno punti in ogni round Punteggio. Una carta usata resta in gioco.

lesson-sea-battle-title = Un combattimento di mare
lesson-sea-battle-summary = Le Flotte combattono come le Armate, con carte tutte loro.
lesson-sea-battle-1 =
    Guidi il Regno Unito. Finché una Flotta tedesca è { FORM($space, "in") }, { $card5 } dà 2 punti in ogni round Punteggio, e il prossimo è
    vicino. Gioca { $card } e combatti { FORM($space, "in") }. Una Flotta che attacca uno spazio di mare non paga carte per il terreno.
lesson-sea-battle-1-done = La tua Flotta rifornita { FORM($space2, "in") } ha iniziato il combattimento. Ma la Germania rivela { $card2 }: Rinforzo Flotta.
lesson-sea-battle-1-other = La Flotta tedesca è più urgente. Gioca { $card } e combatti { FORM($space, "in") }.
lesson-sea-battle-1-other-1 = Lì non c'è nessun nemico. La Flotta tedesca è { FORM($space, "in") }.
lesson-sea-battle-1-other-2 = In uno spazio con un pezzo nemico non puoi costruire. Prima vinci il combattimento con { $card }.
lesson-sea-battle-1-other-3 = Una carta Battaglia Terrestre serve solo negli spazi di terra. Usa { $card }.
lesson-sea-battle-2 =
    In mare al difensore servono simboli Rinforzo Flotta, all'attaccante simboli Supporto Combattimento di Mare; le carte per i
    combattimenti di terra non contano. La Germania ha un simbolo, quindi te ne basta uno: supporta con la tua carta preparata { $card }.
lesson-sea-battle-2-done = Un simbolo contro uno: la Flotta tedesca viene rimossa.
lesson-sea-battle-2-other = Supporta con { $card }.
lesson-sea-battle-2-other-1 = Se passi, l'attacco fallisce, e { $card5 } darà punti. Supportalo!
lesson-sea-battle-3 =
    Ora proteggi le tue Flotte: prepara { $card4 }, che ha il simbolo Rinforzo Massiccio Flotta. Poi passa nella Fase Pesca.
lesson-sea-battle-3-done = È passato un round, e hai saltato l'arruolamento. È il round 7, un round Punteggio.
lesson-sea-battle-3-other = Prepara { $card4 }, poi passa.
lesson-sea-battle-3-other-1 = Tieni in mano { $card3 }: ti servirà per costruire. Prepara { $card4 }.
lesson-sea-battle-3-other-2 = Quella carta supporta solo combattimenti di terra; non può difendere una Flotta. Prepara { $card4 }.
lesson-sea-battle-3-other-3 = In una vera partita pescheresti. In questa lezione, passa.
lesson-sea-battle-4 =
    { CAPITAL(FORM($space, "the")) } è vuoto, e la Germania potrebbe tornare. Gioca { $card3 } e costruisci lì: in uno spazio con un tuo
    pezzo nessun nemico può costruire.
lesson-sea-battle-4-done = In questo round { $card5 } non darà punti. E la tua linea di Flotte è più lunga.
lesson-sea-battle-4-other = Gioca { $card3 } e costruisci { FORM($space, "in") }.
lesson-sea-battle-4-other-1 = Una Flotta lì non tiene la Germania lontana { FORM($space, "from") }. Costruisci { FORM($space, "in") }.
lesson-sea-battle-closing =
    Un combattimento di mare segue le regole di uno di terra, con tre differenze: contano i simboli per le Flotte, un attacco
    fallito in mare non permette contrattacchi, e un'Armata che attacca uno spazio di mare paga come in terreno difficile.
