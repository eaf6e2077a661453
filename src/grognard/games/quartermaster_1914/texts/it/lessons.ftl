# Lessons: a title, a summary and a closing for each; for each step what to do, what is said when it is done, and what
# is said to anything else.

lesson-building-title = Le Armate non marciano
lesson-building-summary = I pezzi non muovono mai: si costruiscono, uno dopo l'altro, a partire da casa.
lesson-building-1 =
    Sei la Gran Bretagna, e tocca a te giocare una carta. In questo gioco nessuno marcia: ti espandi costruendo nuovi pezzi
    accanto a quelli che hai. Per un'Armata { FORM($space2, "in") } serve prima un ponte sull'acqua. Gioca { $card }, e
    costruisci { FORM($space, "in") }.
lesson-building-1-done = Una Flotta { FORM($space, "in") }, accanto { FORM($space3, "to") }. Ora la tua linea arriva alla costa di fronte.
lesson-building-1-other = Puoi farlo, ma prima viene il ponte: gioca { $card }, e costruisci { FORM($space, "in") }.
lesson-building-1-other-1 = Guarda dove potrebbe andare: nulla oltre il mare ti è ancora adiacente. Gioca prima { $card }.
lesson-building-1-other-2 = Una Flotta serve anche lì. Ma { FORM($space2, "the") } si affaccia su un altro mare: { $space }.
lesson-building-1-other-3 = Puoi sempre riprendere i tuoi pezzi, se ti mancano. Non ti mancano.
lesson-building-2 =
    In un turno si gioca una carta sola. Poi vengono attrito, preparazione e pesca; nessuna di queste fasi è obbligatoria.
    Questa volta passa a entrambe le domande: nessuna carta preparata, nessuna pescata.
lesson-building-2-done = Gli altri hanno avuto i loro turni e hanno aspettato. Tocca di nuovo a te, nel round 3; l'arruolamento è stato saltato.
lesson-building-2-other = Passa soltanto, due volte.
lesson-building-2-other-1 = { $card2 } deve restare in mano se vuoi giocarla, e il resto può aspettare. Passa.
lesson-building-2-other-2 = In una vera partita riempiresti la mano fino a sette. Per la lezione, passa.
lesson-building-3 =
    Gioca { $card2 }. Un pezzo si costruisce solo dove è rifornito non appena ci sta: una linea di pezzi britannici deve
    portare da esso all'Armata { FORM($space3, "in") }. Costruisci { FORM($space2, "in") }.
lesson-building-3-done = { $space3 }, { $space }, { $space2 }: una linea ininterrotta di pezzi britannici.
lesson-building-3-other = Gioca { $card2 }, e costruisci { FORM($space2, "in") }.
lesson-building-3-other-1 = La tua linea arriva fin lì, e con gli amici si può condividere uno spazio. Ma { FORM($space2, "the") } è un obiettivo che nessuno occupa.
lesson-building-closing =
    Una carta a turno, e un pezzo dovunque una linea ininterrotta della tua nazione porti a casa. Un solo pezzo di una nazione
    in uno spazio; gli amici possono condividerlo, i nemici mai.

lesson-supply-title = La linea verso casa
lesson-supply-summary = Un pezzo isolato resta in piedi, ma non combatte.
lesson-supply-1 =
    Sei la Russia. La tua Armata { FORM($space, "in") } è isolata: nessun pezzo russo la unisce { FORM($space3, "to") }, e gli
    amici non portano rifornimento. Perciò non può iniziare combattimenti, e in difesa quasi nulla l'aiuta. Chiudi il varco:
    gioca { $card }, e costruisci { FORM($space2, "in") }.
lesson-supply-1-done = { $space }, { $space2 }, { $space3 }: la linea tiene, e l'Armata è di nuovo rifornita.
lesson-supply-1-other = Così l'Armata { FORM($space, "in") } resta isolata. Gioca { $card }, e costruisci { FORM($space2, "in") }.
lesson-supply-1-other-1 = Un combattimento lo inizia un pezzo rifornito, e quello { FORM($space, "in") } non lo è. Prima chiudi il varco.
lesson-supply-1-other-2 = Anche così il varco si chiude, ma quello spazio confina con { FORM($space4, "the") }, e la prossima battaglia tedesca lo riaprirebbe. Invece { FORM($space2, "the") } sta alle spalle.
lesson-supply-1-other-3 = Questo non unisce { FORM($space, "the") } { FORM($space3, "to") }. Costruisci { FORM($space2, "in") }.
lesson-supply-2 =
    Il resto del turno oggi non serve: passa quando ti si chiede di preparare una carta, e passa quando ti si chiede di pescare.
lesson-supply-2-done = È passato un round, e nessuno ha rotto la tua linea. L'arruolamento è stato saltato; tocca a te giocare.
lesson-supply-2-other = Passa a entrambe le domande.
lesson-supply-2-other-1 = Tra un momento { $card2 } ti serve in mano. Passa.
lesson-supply-3 =
    Ora l'Armata { FORM($space, "in") } può combattere. Gioca { $card2 }, e combatti { FORM($space4, "in") }, dove un'Armata
    tedesca è sola.
lesson-supply-3-done = La Germania non aveva nulla di preparato: la sua Armata è rimossa. La tua resta dov'è, perché le Armate non marciano.
lesson-supply-3-other = Attacca con { $card2 }, { FORM($space4, "in") }.
lesson-supply-3-other-1 = È terreno difficile, e ti costerebbe un'altra carta. { FORM($space4, "the") } è terreno aperto.
lesson-supply-3-other-2 = Puoi combattere perfino dove non c'è nessuno, ma non ci guadagni nulla. Scegli { FORM($space4, "the") }.
lesson-supply-closing =
    Una linea ininterrotta di pezzi della stessa nazione, fino a un'Armata nello spazio di casa. Taglia la linea del nemico, e
    un fronte intero resta fermo.

lesson-battle-title = Un attacco
lesson-battle-summary = Terreno difficile, rinforzi, e carte che supportano.
lesson-battle-1 =
    Sei l'Austria, e vuoi punire { FORM($space, "the") }. Gioca { $card }, e combatti { FORM($space, "in") }: la tua Armata
    rifornita { FORM($space2, "in") } inizia il combattimento.
lesson-battle-1-done = Il combattimento comincia.
lesson-battle-1-other = Oggi si va { FORM($space, "in") }. Gioca { $card }.
lesson-battle-1-other-1 = Lì non c'è nessun nemico da rimuovere. Combatti { FORM($space, "in") }.
lesson-battle-1-other-2 = Dove sta un nemico non si costruisce. Prima caccialo, con { $card }.
lesson-battle-2 =
    { FORM($space, "the") } è terreno difficile: attaccare lì costa una carta dalla mano, coperta. Scarta { $card3 }.
lesson-battle-2-done = Pagato. Ma la Russia si era preparata: { $card2 } rinforza anche un'Armata isolata.
lesson-battle-2-other = Pagherebbe anche quella, ma { $card3 } ti mancherà meno.
lesson-battle-2-other-1 = Con quella carta vorrai costruire. Scarta { $card3 }.
lesson-battle-3 =
    La Russia ha un simbolo, tu nessuno: l'attacco fallirebbe. La tua carta preparata { $card } lo supporta: all'attaccante
    basta la parità. Su terreno difficile costa un'altra carta, per esempio { $card4 }.
lesson-battle-3-done = Uno contro uno, e la Russia non ha da rispondere nulla di adatto. La sua Armata { FORM($space, "in") } è rimossa.
lesson-battle-3-other = Paga con qualcosa che non ti mancherà.
lesson-battle-3-other-1 = Se passi l'attacco fallisce, e due carte sono sprecate. Supportalo!
lesson-battle-3-other-2 = Tienila: tra un momento va preparata. Paga con { $card4 }.
lesson-battle-4 =
    { FORM($space, "the") } è vuota; per tenerla bisogna costruirci, nel prossimo turno. Intanto prepara { $card5 }: coperta,
    non costruisce, ma serve da rinforzo quando ti attaccano.
lesson-battle-4-done = Una carta preparata conta solo per il simbolo in basso. In un turno successivo si può riprendere in mano.
lesson-battle-4-other = In difesa { $card5 } aiuta di più: preparala.
lesson-battle-closing =
    Gioca una carta di battaglia, paga il terreno difficile, e poi è simbolo contro simbolo, con carte preparate nei turni
    precedenti. Al difensore ne serve di più, all'attaccante altrettanti.

lesson-defence-title = Tenere la linea
lesson-defence-summary = A che servono le carte preparate, e come si ripaga un attacco fallito.
lesson-defence-1 =
    Sei la Francia, ed è il turno della Germania: attacca { FORM($space2, "from") } la tua Armata { FORM($space, "in") }. Ora
    nulla di ciò che hai in mano aiuta, solo ciò che hai preparato. Rinforza con { $card }.
lesson-defence-1-done = Un simbolo: l'attacco fallirebbe. Ma la Germania lo supporta con una carta Battaglia Terrestre preparata.
lesson-defence-1-other = Usa una carta preparata che rinforza le Armate: { $card }.
lesson-defence-1-other-1 = Così l'Armata { FORM($space, "in") } è persa, e protegge { FORM($space3, "the") }. Rinforzala.
lesson-defence-2 =
    Uno contro uno basta a chi attacca. Al difensore servono più simboli: rinforza ancora una volta.
lesson-defence-2-done = Due contro uno, e la Germania non ha più nulla di preparato. L'attacco è fallito.
lesson-defence-2-other = A un passo dalla riuscita? Rinforza ancora.
lesson-defence-3 =
    Un'Armata rifornita che è stata attaccata invano può rispondere, se è preparata una carta con quel simbolo. Contrattacca
    con { $card2 }, nello spazio da cui è venuto l'attacco.
lesson-defence-3-done = La Germania non ha di che rinforzare { FORM($space2, "the") }: la sua Armata lì è rimossa, nel suo stesso turno.
lesson-defence-3-other = Puoi lasciar perdere. Ma { $card2 } era preparata proprio per questo momento.
lesson-defence-closing =
    Chi prepara non è mai indifeso. Tieni preparate carte Costruisci dietro agli spazi che contano, e lascia che il nemico si
    chieda che cosa siano.

lesson-attrition-title = La guerra con altri mezzi
lesson-attrition-summary = I mazzi finiscono: l'attrito vince le guerre senza combattere.
lesson-attrition-1 =
    Sei la Germania. Gli scarti non si rimescolano mai in un nuovo mazzo, e una potenza senza carte non può fare nulla.
    Gioca { $card }: la Gran Bretagna deve cedere tre carte, e tu ottieni due punti.
lesson-attrition-1-done = La Gran Bretagna ha scelto tre carte dalla mano. Non torneranno.
lesson-attrition-1-other = Utile, ma oggi salpano i sottomarini: gioca { $card }.
lesson-attrition-1-other-1 = Buona anche quella, ma { $card } porta più punti, e { $card3 } può lavorare da preparata.
lesson-attrition-2 =
    Dopo la carta che giochi viene la Fase Attrito: si può usare una carta preparata con un tale simbolo. Usa { $card2 }:
    Francia e Gran Bretagna perdono una carta ciascuna.
lesson-attrition-2-done = Due carte per una. Una potenza nominata è colpita dovunque sia; un simbolo semplice richiede una tua Armata accanto a una sua.
lesson-attrition-2-other = Usa { $card2 } per l'attrito.
lesson-attrition-2-other-1 = Potresti aspettare, ma non ci guadagni nulla. Usa { $card2 }.
lesson-attrition-3 =
    Ora metti una carta coperta per i turni a venire. Prepara { $card3 }: anch'essa ha i simboli di Francia e Gran Bretagna.
lesson-attrition-3-done = Pronta per il prossimo turno, o per quello dopo.
lesson-attrition-3-other = Prepara { $card3 }.
lesson-attrition-3-other-1 = Quella rinforzerebbe un'Armata. Buona abitudine, ma oggi tocca a { $card3 }.
lesson-attrition-4 =
    Alla fine del tuo turno puoi pescare fino ad avere sette carte in mano. Pescane quante vuoi: una mano piena ora, o un mazzo
    che dura di più.
lesson-attrition-4-done = Fatto. Più avanti, quando il mazzo è corto, ci si pensa due volte.
lesson-attrition-4-other = Pesca qualche carta, almeno una.
lesson-attrition-4-other-1 = Una mano di una carta non è una gioia. Pesca qualcosa.
lesson-attrition-closing =
    Diciassette round sono lunghi, un mazzo no. Ogni carta che una potenza perde le mancherà; chi non può scartare, perde punti.

lesson-winning-title = Come si vince
lesson-winning-summary = I round Punteggio, gli obiettivi, e un vantaggio di dodici.
lesson-winning-1 =
    Sei la Gran Bretagna, l'ultima a giocare nel round 15, e quando hai finito si contano i punti. L'Intesa è avanti di dieci e
    occupa cinque obiettivi, il nemico quattro: fa un vantaggio di undici, e dodici vincerebbe subito. Gioca { $card }, e
    costruisci dove conta: { FORM($space, "in") }.
lesson-winning-1-done = Sei obiettivi. Ogni Armata su un obiettivo conta, rifornita o no.
lesson-winning-1-other = Ora questo non porta nulla. Gioca { $card }, e costruisci { FORM($space, "in") }.
lesson-winning-1-other-1 = Lo occupano già gli amici, e un obiettivo conta una volta. Costruisci { FORM($space, "in") }.
lesson-winning-1-other-2 = Non c'è nessuno a portata la cui perdita aiuterebbe. Un sesto obiettivo sì: { $card }.
lesson-winning-2 =
    Ora finisci il turno. Prepara ciò che vuoi, non pescare, e si conteranno i punti.
lesson-winning-2-done = 26 a 14: un vantaggio di dodici dopo un round Punteggio. Ha vinto l'Intesa, tutte e tre le potenze insieme.
lesson-winning-2-other = Finisci il turno.
lesson-winning-2-other-1 = Non ti serviranno altre carte. Passa.
lesson-winning-closing =
    I punti si contano dopo i round 3, 7, 11, 15 e 17. Un vantaggio di dodici vince subito; dopo il round 17 vince il punteggio
    più alto, e la parità va alle Potenze Centrali.

lesson-first-turn-title = Il tuo primo turno
lesson-first-turn-summary = L'Austria apre la guerra: arruola, gioca, prepara, pesca.
lesson-first-turn-1 =
    Sei l'Austria, e la guerra comincia da te. Di dieci carte ne hai tenute sette. Un turno ha cinque fasi; la prima è
    l'arruolamento: due carte dalla mano per una carta Costruisci a scelta dal mazzo. Hai già due carte { $card }: passa.
lesson-first-turn-1-done = Nulla è obbligatorio. Arruolerai volentieri quando le carte Costruisci finiranno.
lesson-first-turn-1-other = Passa: hai ciò che ti serve.
lesson-first-turn-1-other-1 = Due carte per una è caro, finché hai ancora due carte { $card }. Passa.
lesson-first-turn-2 =
    Ora gioca una carta. { FORM($space, "the") } è un obiettivo accanto { FORM($space2, "to") }, non c'è nessuno, e la vogliono
    anche i russi. Gioca { $card }, e costruisci lì.
lesson-first-turn-2-done = Un obiettivo in più, e un muro davanti { FORM($space2, "to") }.
lesson-first-turn-2-other = Si potrebbe giocare. Ma chi prima arriva meglio alloggia: prendi { FORM($space, "the") } con { $card }.
lesson-first-turn-2-other-1 = Che tentazione! Ma { FORM($space3, "the") } non scappa, { FORM($space, "the") } sì.
lesson-first-turn-2-other-2 = Fa un po' male a tutti, anche a te. Troppo presto.
lesson-first-turn-2-other-3 = Potresti costruire anche lì, ma è { FORM($space, "the") } che i russi vogliono.
lesson-first-turn-2-other-4 = Un turno senza carta è un turno perso. Gioca { $card }.
lesson-first-turn-3 =
    Non hai nulla di preparato, perciò niente attrito. Ma ora puoi preparare una carta. { $card2 } rinforza due volte, proprio
    dove hai appena costruito: preparala.
lesson-first-turn-3-done = Chi attacca { FORM($space, "the") } o { FORM($space2, "the") } avrà una sorpresa.
lesson-first-turn-3-other = Una buona carta da tenere in mano. Prepara { $card2 }.
lesson-first-turn-3-other-1 = Quella vorrai giocarla. Prepara { $card2 }.
lesson-first-turn-3-other-2 = Prepara una carta ogni volta che puoi: sono la tua sola difesa.
lesson-first-turn-4 = Infine pesca di nuovo fino a sette: due carte.
lesson-first-turn-4-done = È stato un turno intero. Ora tocca alla Russia.
lesson-first-turn-4-other = Pesca due carte.
lesson-first-turn-4-other-1 = Se ne possono pescare meno, ma così presto nella guerra una mano piena vale di più.
lesson-first-turn-closing =
    Arruola, gioca, attrito, prepara, pesca. Prendi gli obiettivi prima degli altri, tieni intere le tue linee, e abbi sempre
    qualcosa di coperto.
