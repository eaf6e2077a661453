# Lessons: a title, a summary and a closing for each; for each step what to do, what is said when it is done, and what
# is said to anything else.

lesson-moving-title = In marcia
lesson-moving-summary = Fin dove si spostano generali e Cubetti Supporto, e perché contano le strade principali.
lesson-moving-1 =
    Sei Pompadour e guidi i francesi. Un generale si sposta fino a tre città, o a quattro se ogni passo è su una strada
    principale, le linee doppie sulla mappa. Scegli { $piece } a { $city } e mandalo quattro città più in là, lungo la
    strada principale, fino a { $city2 }.
lesson-moving-1-done = Quattro città in un solo spostamento. Passando per Kassel l'ha perfino conquistata: la prossima lezione spiega come.
lesson-moving-1-other = Potrebbe farlo, ma qui conta la marcia più lunga: scegli { $piece } e vai a { $city2 }.
lesson-moving-1-other-1 = È sulla via, ma può andare più lontano: cerca { $city2 }, la quarta città sulla strada principale.
lesson-moving-1-other-2 = Ogni unità si sposta una volta, in qualsiasi ordine. Cominciamo con { $piece }.
lesson-moving-2 =
    Un esercito marcia sul proprio stomaco. Un Cubetto Supporto si sposta di due città, o di tre restando su strade principali.
    Porta { FORM($piece2, "the") } fino a { $city3 }. Può entrare solo in città vuote.
lesson-moving-2-done = Ora il pane gli sta dietro. I Cubetti Supporto non combattono: tienili lontani dal nemico.
lesson-moving-2-other = Non ancora: prima porta { FORM($piece2, "the") } a { $city3 }.
lesson-moving-2-other-1 = Più vicino, ma la strada principale porta il Cubetto Supporto una città più in là, a { $city3 }.
lesson-moving-2-other-2 = I generali possono aspettare un momento. Sposta prima il Cubetto Supporto.
lesson-moving-3 =
    Nessuna unità ne supera un'altra. Ma fino a tre generali di una nazione possono stare insieme in una città, in un gruppo
    comandato dal generale di grado più alto. Fai unire { $piece3 } { FORM($piece4, "to") } a { $city4 }.
lesson-moving-3-done = Ora sono un solo gruppo, e il movimento di entrambi è finito: anche il generale raggiunto non può più spostarsi in questo turno.
lesson-moving-3-other = È permesso, ma vogliamo un gruppo: manda { $piece3 } a { $city4 }.
lesson-moving-3-other-1 = Anche { $piece4 } potrebbe andare da { $piece3 }. Questa volta è { $piece3 } ad andare da lui.
lesson-moving-3-other-2 = { $piece4 } è a { $city4 }. Vai là.
lesson-moving-4 = Nessuna unità è obbligata a spostarsi. Lascia il secondo Cubetto Supporto dov'è, e chiudi la fase con il pulsante «fatto».
lesson-moving-4-done = Ecco un'intera fase di movimento.
lesson-moving-4-other = Il secondo Cubetto Supporto è al sicuro dov'è. Scegli «fatto».
lesson-moving-closing =
    Un generale si sposta di tre città, quattro su strade principali; un Cubetto Supporto di due, o tre. Le unità si spostano
    una dopo l'altra, in qualsiasi ordine, ognuna una volta, e mai attraverso un'altra unità.

lesson-conquest-title = Conquistare le città
lesson-conquest-summary = Un generale conquista un obiettivo lasciandolo, se nessun nemico lo protegge.
lesson-conquest-1 =
    Sei Elisabetta e guidi i russi. Entrare in un obiettivo non basta a conquistarlo: cade nel momento in cui un generale lo lascia.
    Fai marciare { $piece } attraverso { $city } e oltre, fino a { $city2 }.
lesson-conquest-1-done = { $city } è tua: l'ha lasciata, e nessun generale prussiano era entro tre città.
lesson-conquest-1-other = Così { $city } non sarebbe conquistata. Fai passare { $piece } di là, fino a { $city2 }.
lesson-conquest-1-other-1 = Fermarsi lì non basta: cade quando la lascia. Prosegui fino a { $city2 } nella stessa marcia.
lesson-conquest-1-other-2 = Andrebbe bene anche così, perché lascia { $city }. Per questa lezione, termina a { $city2 }.
lesson-conquest-1-other-3 = Lui viene dopo. Prima { $piece }, per favore.
lesson-conquest-2 =
    { $piece2 } è a { $city3 }, ma { $piece3 } a { $city5 } dista una sola città e la protegge: un generale prussiano
    protegge ogni obiettivo entro tre città. Vai a { $city4 }, accanto a lui, e costringilo a combattere.
lesson-conquest-2-done = { $city3 } è ancora protetta, perciò riceve solo un segno. Se in questo turno il suo protettore viene cacciato, cade lo stesso.
lesson-conquest-2-other = Ci serve { $piece2 } accanto a { $piece3 }: portalo a { $city4 }.
lesson-conquest-2-other-1 = Anche quella è accanto a { $piece3 }, ma questa volta attacchiamo da { $city4 }.
lesson-conquest-3 =
    Finiti gli spostamenti, i generali accanto a un nemico devono attaccare. Lì hai sette armate, { $piece3 } ne ha due, e la
    Prussia non ha carte. Scegli «fatto», e guarda.
lesson-conquest-3-done = { $piece3 } ha dovuto terminare il combattimento e non c'è più. { $city3 } non è più protetta, perciò il segno diventa una conquista.
lesson-conquest-3-other = Il Cubetto Supporto è abbastanza vicino. Chiudi la fase di movimento.
lesson-conquest-closing =
    Lascia un obiettivo, ed è tuo. Se un generale nemico entro tre città lo protegge, lo segni, e il segno vale se dopo i
    combattimenti i protettori non ci sono più. Solo la nazione che difende una città la protegge.

lesson-supply-title = Pane e polvere
lesson-supply-summary = Un Cubetto Supporto entro sei città, o l'esercito muore di fame.
lesson-supply-1 =
    Sei Maria Teresa e guidi gli austriaci. { $piece } a { $city } è a faccia in giù: non è rifornito, e al prossimo
    controllo del rifornimento sarà eliminato. Lo salva un Cubetto Supporto della sua nazione entro sei città. Sposta { FORM($piece2, "the") }
    a { $city2 }.
lesson-supply-1-done = Sei città da { $city2 } a { $city }: è proprio la distanza massima.
lesson-supply-1-other = Questo non rifornisce { $piece }. Porta { FORM($piece2, "the") } a { $city2 }.
lesson-supply-1-other-1 = Potrebbe tornare indietro, ma cederebbe tutto quel terreno. Fai venire da lui il Cubetto Supporto.
lesson-supply-1-other-2 = Da lì ci sono più di sei città fino a { $piece }. Vai a { $city2 }.
lesson-supply-1-other-3 = Alt! { $piece } morirebbe di fame con sei armate. Sposta prima { FORM($piece2, "the") }.
lesson-supply-2 =
    I Cubetti Supporto nutrono anche il nemico. Un generale che entra nella città di un Cubetto Supporto ostile lo elimina, e
    lì si ferma. Manda { $piece3 } a { $city3 } ed elimina { FORM($piece4, "the") }.
lesson-supply-2-done = Il Cubetto Supporto non c'è più. La Prussia deve pagare sei punti per riaverlo, e fino ad allora i suoi generali all'estero hanno fame.
lesson-supply-2-other = Lascialo per dopo. { $piece3 } deve eliminare il Cubetto Supporto a { $city3 }.
lesson-supply-2-other-1 = La strada è giusta. Il Cubetto Supporto è a { $city3 }: scegli quella città.
lesson-supply-2-other-2 = { $piece5 } è in Austria. Nel suo paese un generale è sempre rifornito: non ha bisogno di aiuto.
lesson-supply-3 =
    { $piece5 } a { $city4 } è nel suo paese e non ha bisogno di nulla. Il rifornimento si controlla alla fine della tua mossa,
    dopo i combattimenti. Scegli «fatto».
lesson-supply-3-done = { $piece } è di nuovo a faccia in su: è rifornito.
lesson-supply-3-other = Ora tutti i tuoi generali sono riforniti. Chiudi gli spostamenti.
lesson-supply-closing =
    Un generale è rifornito nel suo paese di origine, in un Magazzino della sua nazione, o entro sei città da un suo Cubetto
    Supporto, per strade senza nemici. Altrimenti si volta a faccia in giù, e al controllo seguente è perduto.

lesson-battle-title = Un combattimento di carte
lesson-battle-summary = Le armate determinano il punteggio, il simbolo del settore dice quali carte puoi giocare.
lesson-battle-1 =
    Sei Federico. { $piece } a { $city } attacca { $piece2 } a { $city2 } con cinque armate contro otto: il tuo punteggio è
    -3, e può giocare la parte sotto 0. Sei in un settore di denari, perciò puoi giocare solo denari.
    Gioca { FORM($card, "the") }: ti porta esattamente a 0.
lesson-battle-1-done = A 0 il diritto di giocare passa al nemico, che deve rispondere o accontentarsi di un pareggio. I francesi hanno dovuto spendere un 7 di fiori perché tu hai giocato solo quanto bastava.
lesson-battle-1-other = Non è la carta per questo momento. Gioca { FORM($card, "the") }.
lesson-battle-1-other-1 = Anche così andresti in vantaggio, ma a un prezzo troppo alto. Tieni { FORM($card2, "the") }: { FORM($card, "the") } basta.
lesson-battle-1-other-2 = Una Riserva può avere qualsiasi simbolo e qualsiasi valore fino a 10. È troppo preziosa per recuperare tre punti.
lesson-battle-1-other-3 = Terminare a -3 costerebbe tre armate, e { $piece } dovrebbe ritirarsi di tre città. Possiamo fare di meglio.
lesson-battle-2 =
    Ora sei a -7. { CAPITAL(FORM($card3, "the")) } non serve: qui i cuori non contano. Gioca { FORM($card2, "the") }.
lesson-battle-2-done = Eri a +2, perciò i francesi erano a -2. Hanno risposto con un 5 di fiori.
lesson-battle-2-other = Qui per te contano solo i denari: gioca { FORM($card2, "the") }.
lesson-battle-2-other-1 = Tieni la Riserva finché hai ancora denari.
lesson-battle-2-other-2 = A -7 perderesti tutte le armate. Hai ancora { FORM($card2, "the") }.
lesson-battle-3 =
    Sei di nuovo a -3 e non hai più denari. È il momento di usare { FORM($card4, "the") }: giocala per 10.
lesson-battle-3-done = I francesi non avevano più fiori e hanno terminato a -7: hanno perso sette delle loro otto armate.
lesson-battle-3-other = Basterebbe, ma una Riserva vale fino a 10, e ogni punto costa un'armata ai francesi. Scegli 10.
lesson-battle-3-other-1 = Con 3 sei a 0. I francesi non hanno carte da giocare, e sarebbe un pareggio. Scegli 10.
lesson-battle-3-other-2 = Saresti ancora sotto 0. Scegli 10.
lesson-battle-3-other-3 = Non finché hai una Riserva!
lesson-battle-4 =
    Chi perde si ritira di tante città quante armate ha perso, il più lontano possibile dal vincitore. Se più città sono
    ugualmente lontane, sceglie il vincitore. Manda { $piece2 } a { $city3 }, nel cuore di Hannover, paese ostile.
lesson-battle-4-done = Eccolo là, con una sola armata, lontano da casa.
lesson-battle-4-other = Puoi scegliere quella città. Ma { $city3 } è in Hannover, dove i nemici della Francia sono a casa loro.
lesson-battle-closing =
    Quando sei in svantaggio di poche armate, gioca carte basse e lascia che l'altro sprechi le alte. Quando sei in vantaggio,
    aspetta. Il tuo simbolo è quello del settore in cui è il tuo esercito: scegli dove combattere.

lesson-cards-title = Carte e reclute
lesson-cards-summary = Quali carte Tattiche tenere, e come ricomprano le perdite.
lesson-cards-1 =
    Sei Pompadour. La Francia ha pescato quattro carte Tattiche e deve scartarne una coperta. I tuoi eserciti combattono
    intorno a { $city } (denari) e { $city2 } (picche). Scarta { FORM($card, "the") }.
lesson-cards-1-done = Una carta bassa di un simbolo in cui non combatti: è quella che fa meno male.
lesson-cards-1-other = { CAPITAL(FORM($card, "the")) } è la carta di cui puoi più facilmente fare a meno.
lesson-cards-1-other-1 = Qui i cuori non vincono combattimenti, ma ogni carta paga le reclute. Scarta la più bassa, { FORM($card, "the") }.
lesson-cards-1-other-2 = È una carta di denari, e { $piece2 } è in un settore di denari. Tienila.
lesson-cards-2 =
    Ora toccherebbe agli spostamenti. Questa volta fai riposare l'esercito: scegli «fatto».
lesson-cards-2-done = Dopo gli spostamenti una nazione può reclutare.
lesson-cards-2-other = L'esercito riposa. Scegli «fatto».
lesson-cards-3 =
    { $piece3 } è fuori dalla mappa. Rientra in gioco gratis in un Magazzino, ma gli serve almeno un'armata, che costa sei
    punti. Recluta per { $piece3 }, e fallo rientrare a { $city3 }.
lesson-cards-3-done = È tornato, lontano dal fronte, e in questo turno non può spostarsi.
lesson-cards-3-other = Si può fare anche questo, ma { $piece3 } serve di più. Recluta per lui.
lesson-cards-3-other-1 = Anche quello è un Magazzino francese, ma questa volta rientra a { $city3 }.
lesson-cards-3-other-2 = Altre armate per l'esercito sono benvenute, ma prima fai rientrare { $piece3 }.
lesson-cards-4 =
    Scegli «fatto», e paga sei punti. Va bene ogni simbolo, perciò paga con carte che non vincono combattimenti:
    { FORM($card2, "the") } e { FORM($card3, "the") }. Si paga dalla carta più alta in giù, e ciò che paghi in più è perduto.
lesson-cards-4-done = Nove punti per un conto di sei, ma nessuna carta di cui hai bisogno.
lesson-cards-4-other = Per ora basta. Scegli «fatto», poi paga.
lesson-cards-4-other-1 = Pagherebbe, ma è una carta da combattimento. Paga con { FORM($card2, "the") } e { FORM($card3, "the") }.
lesson-cards-4-other-2 = Oggi basta un'armata: una seconda raddoppierebbe il conto.
lesson-cards-closing =
    Le carte Tattiche fanno tutto: vincono i combattimenti nel loro simbolo e comprano armate in ogni simbolo. Combatti dove
    il tuo simbolo è forte, e paga con il resto.

lesson-recruiting-title = Ricomprare un esercito
lesson-recruiting-summary = Quanto costano armate e Cubetti Supporto, dove appaiono, e con quali carte si pagano.
lesson-recruiting-1 =
    Sei Maria Teresa. Gli spostamenti dell'Austria sono finiti, e ora può reclutare. Un'armata costa sei punti, e un
    Cubetto Supporto altrettanti. La Prussia ha eliminato { FORM($piece, "the") }, che serve per la prossima campagna in Sassonia.
    Reclutalo, e fallo rientrare in gioco a { $city }.
lesson-recruiting-1-done = Il Cubetto Supporto è tornato. In questo turno non può spostarsi, ma da { $city } il fronte non è lontano.
lesson-recruiting-1-other = Prima il Cubetto Supporto: recluta { FORM($piece, "the") }, e fallo rientrare in gioco a { $city }.
lesson-recruiting-1-other-1 = Anche { $city4 } è un Magazzino, ma è più lontano dalla Sassonia. Scegli { $city }.
lesson-recruiting-1-other-2 = { $piece2 } avrà le sue armate tra un momento. Prima recluta { FORM($piece, "the") }.
lesson-recruiting-1-other-3 = Hai più di cinquanta punti, e ti mancano un Cubetto Supporto e molte armate. Non finire ancora.
lesson-recruiting-2 =
    { $piece3 } è a { $city3 } con otto armate, e { $piece2 } ad { $city2 } ne ha solo tre. Le nuove armate possono andare a
    qualsiasi tuo generale sulla mappa, ovunque sia, fino a otto per generale. Recluta due armate per { $piece2 }.
lesson-recruiting-2-done = Gli altri sapranno quante armate ha comprato l'Austria, ma non quale generale le guida.
lesson-recruiting-2-other = È { $piece2 } il generale in pericolo. Recluta due armate per lui.
lesson-recruiting-2-other-1 = { $piece4 } è lontano da { $piece3 } e può aspettare. { $piece2 } no.
lesson-recruiting-2-other-2 = Un generale perduto rientra gratis con la sua prima armata, ma in un Magazzino, lontano da { $piece2 }. Ne parla la prossima lezione.
lesson-recruiting-2-other-3 = A { $piece2 } servono ancora armate contro { $piece3 }. Reclutane due per lui.
lesson-recruiting-3 =
    Tre unità costano diciotto punti. Scegli «fatto», e paga con { FORM($card, "the") } e { FORM($card2, "the") }: esattamente
    diciotto, e { $piece2 } è in un settore di picche, dove nessuna delle due si può giocare.
lesson-recruiting-3-done = Neppure un punto va sprecato, e tieni le picche e la Riserva per i combattimenti.
lesson-recruiting-3-other = Tre unità bastano: scegli «fatto», e paga con { FORM($card, "the") } e { FORM($card2, "the") }.
lesson-recruiting-3-other-1 = Una quarta unità costerebbe altri sei punti, e dovresti pagarla con carte che vincono combattimenti. Scegli «fatto».
lesson-recruiting-3-other-2 = Una Riserva paga dieci punti, ma in combattimento può avere qualsiasi simbolo. Tienila.
lesson-recruiting-3-other-3 = { $piece2 } è in un settore di picche: lì quella carta vince combattimenti. Paga con { FORM($card, "the") } e { FORM($card2, "the") }.
lesson-recruiting-closing =
    Dopo gli spostamenti una nazione compra armate e Cubetti Supporto a sei punti l'uno, con carte di qualsiasi simbolo, ma mai
    oltre quanto aveva all'inizio. Se unità ostili occupano tutti i suoi Magazzini, ogni unità costa otto.

lesson-reentry-title = Il ritorno di un generale
lesson-reentry-summary = Come un generale perduto rientra in gioco in un Magazzino, e che cosa può tenerlo fuori.
lesson-reentry-1 =
    Sei Federico. { $piece2 } ha perso tutte le armate ed è fuori dalla mappa, e { $piece3 } è a { $city3 }, a una città dal
    tuo unico Magazzino, { $city }. Un generale perduto rientra in gioco in un Magazzino, ma il tuo stesso Cubetto Supporto lo
    blocca. Sposta { FORM($piece, "the") } a { $city2 }.
lesson-reentry-1-done = { $city } è libera: un Magazzino che un'unità lascia si può usare nella stessa fase.
lesson-reentry-1-other = Prima libera il Magazzino: sposta { FORM($piece, "the") } a { $city2 }.
lesson-reentry-1-other-1 = Anche così il Magazzino sarebbe libero. Ma porta il Cubetto Supporto a { $city2 }, fuori dalla portata { FORM($piece3, "of") } e sulla via dell'esercito.
lesson-reentry-1-other-2 = { $piece4 } non può raggiungere { $piece3 } in questo turno. Sposta { FORM($piece, "the") }, così lo farà { $piece2 }.
lesson-reentry-1-other-3 = Finché a { $city } c'è un Cubetto Supporto, nessun generale può rientrarvi. Prima spostalo.
lesson-reentry-2 =
    { $piece4 } tiene { $city4 } e resta dov'è. Scegli «fatto» per chiudere gli spostamenti: poi si recluta.
lesson-reentry-2-done = Ora la Prussia recluta.
lesson-reentry-2-other = Nessun'altra unità è obbligata a spostarsi. Scegli «fatto».
lesson-reentry-2-other-1 = { $piece4 } serve a { $city4 }. Scegli «fatto».
lesson-reentry-3 =
    Il generale in sé è gratis, ma gli serve almeno un'armata, a sei punti. Inoltre deve attaccare subito se rientra accanto a
    un nemico, e { $piece3 } guida due armate. Recluta tre volte per { $piece2 }.
lesson-reentry-3-done = { $piece2 } è di nuovo a { $city }, con tre armate.
lesson-reentry-3-other = Recluta tre armate per { $piece2 }.
lesson-reentry-3-other-1 = { $piece4 } ha già nove armate. Queste tre servono a { $piece2 }.
lesson-reentry-3-other-2 = Anche lui potrebbe rientrare, ma divisi siete più deboli { FORM($piece3, "of") }. Dai tutte e tre le armate a { $piece2 }.
lesson-reentry-3-other-3 = { $piece2 } deve attaccare { $piece3 }, che guida due armate. Per essere in vantaggio ne servono tre.
lesson-reentry-4 =
    Scegli «fatto», e paga i diciotto punti con { FORM($card, "the") } e { FORM($card2, "the") }. { $city } è in un settore di
    picche: tieni le picche per il combattimento che segue.
lesson-reentry-4-done = Appena tornato, ha già vinto: { $piece3 } ha terminato il combattimento a -1, senza carte da giocare.
lesson-reentry-4-other = Scegli «fatto», e paga con { FORM($card, "the") } e { FORM($card2, "the") }.
lesson-reentry-4-other-1 = Contro { $piece3 } tre armate bastano, e una quarta costerebbe le tue ultime picche.
lesson-reentry-4-other-2 = È una carta di picche, e { $piece2 } combatte in un settore di picche. Paga con { FORM($card, "the") } e { FORM($card2, "the") }.
lesson-reentry-closing =
    Un generale perduto rientra in gioco in un Magazzino della sua nazione con almeno un'armata, da solo o insieme ad altri
    generali, al massimo due, che vi si trovano. Se unità ostili occupano tutti i Magazzini, rientra in una città sostitutiva,
    e ogni armata costa otto punti.

lesson-winning-title = Come si vince
lesson-winning-summary = L'ultimo obiettivo, e la fine del turno.
lesson-winning-1 =
    Sei Maria Teresa. L'Armata Imperiale ha nove dei suoi dieci obiettivi; manca solo { $city }, e { $piece2 }
    a { $city2 } la protegge. È la mossa dell'Austria, e le tue due nazioni lavorano insieme: porta { $piece }
    a { $city3 }, accanto a { $piece2 }.
lesson-winning-1-done = Sette armate austriache accanto a tre prussiane.
lesson-winning-1-other = Questo non disturba { $piece2 }. Porta { $piece } a { $city3 }.
lesson-winning-1-other-1 = Allora { $piece2 } resterebbe a proteggere { $city }. Porta prima { $piece } a { $city3 }.
lesson-winning-2 = Ora chiudi gli spostamenti dell'Austria. Il combattimento segue subito.
lesson-winning-2-done = { $piece2 } non c'è più, e { $city } non è più protetta. Comincia la mossa dell'Armata Imperiale.
lesson-winning-2-other = Il Cubetto Supporto può restare dov'è. Scegli «fatto».
lesson-winning-3 =
    Solo la nazione a cui un obiettivo appartiene può conquistarlo, e solo lasciandolo. Fai marciare { $piece3 }
    attraverso { $city } lungo la strada principale, fino a { $city4 }.
lesson-winning-3-done = È il decimo.
lesson-winning-3-other = Così { $city } non sarebbe conquistata. Fai passare { $piece3 } di là, fino a { $city4 }.
lesson-winning-3-other-1 = Entrarci non basta: deve lasciare di nuovo { $city }. Prosegui fino a { $city4 }.
lesson-winning-3-other-2 = Anche così { $city } sarebbe conquistata. Ma fai tutta la strada, fino a { $city4 }.
lesson-winning-3-other-3 = Non ancora: manca una città.
lesson-winning-4 =
    La vittoria si controlla solo alla fine del turno: fino ad allora gli altri giocatori potrebbero riprendersi un obiettivo.
    In questo turno giochi per ultima. Chiudi gli spostamenti, e non reclutare armate.
lesson-winning-4-done = Tutti e dieci gli obiettivi alla fine del turno: Maria Teresa vince, da sola.
lesson-winning-4-other = Non c'è altro da fare. Scegli «fatto».
lesson-winning-closing =
    Un attaccante vince da solo, se alla fine di un turno controlla tutti gli obiettivi di una nazione. Federico vince
    resistendo finché Russia, Svezia e Francia sono uscite dal gioco.

lesson-fate-title = L'Orologio del Fato
lesson-fate-summary = Che cosa fanno le carte Fato, e come Federico vince con esse.
lesson-fate-1 =
    Sei Federico. Dal turno 6 in poi, alla fine di ogni turno si pesca una carta Fato. Dodici delle diciotto hanno un numero,
    con effetti piccoli o nulli. Questa volta la carta 8 dà un'armata a un generale prussiano. Assegnala a { $piece } a { $city }.
lesson-fate-1-done = Gli altri sanno solo che la Prussia ha ricevuto un'armata. Passa il turno 14, e la carta seguente è il Segno del Destino Svezia.
lesson-fate-1-other = Un'armata è un piccolo dono, ma mettila dove serve: scegli { $piece }.
lesson-fate-1-other-1 = { $piece4 } ha già nove armate, lontano dall'Armata Imperiale. Scegli { $piece }.
lesson-fate-2 =
    Sei carte sono Segni del Destino, e tu vinci quando Russia, Svezia e Francia sono uscite dal gioco. Elisabetta ha già fatto
    uscire la Russia, ora esce la Svezia. Ma questo segno ti costa anche un generale, per sempre: rimuovi { $piece2 }, che è
    fuori dalla mappa.
lesson-fate-2-done = Due su tre. Ma senza Russia e Svezia l'Armata Imperiale passa a Elisabetta, e le bastano gli obiettivi di 1° ordine.
lesson-fate-2-other = Anche lui è fuori dalla mappa. Ma questa volta scegli { $piece2 }.
lesson-fate-2-other-1 = { $piece } sta per salvare la Sassonia. Rimuovi un generale che è fuori dalla mappa: { $piece2 }.
lesson-fate-2-other-2 = Lui guida armate sulla mappa. Rimuovine uno che non ne guida: { $piece2 }.
lesson-fate-3 =
    Resta solo la Francia. Dei suoi due segni, India è già stato pescato; America deve ancora venire. Fino ad allora devi
    resistere: l'Armata Imperiale controlla quattro dei suoi cinque obiettivi di 1° ordine e vuole { $city3 }.
    Sposta { $piece } a { $city2 }, e fermati.
lesson-fate-3-done = Da { $city2 } protegge { $city3 }, e { $city2 } è prussiana: non gli serve un Cubetto Supporto.
lesson-fate-3-other = Nulla conta più di { $city3 }. Sposta { $piece } a { $city2 }, e fermati lì.
lesson-fate-3-other-1 = Anche da lì proteggerebbe { $city3 }. Ma { $city2 } è la più vicina: vai là.
lesson-fate-3-other-2 = Anche nella città stessa la proteggerebbe, ma { $city2 } è prussiana: nel suo paese non gli serve un Cubetto Supporto. Fermati lì.
lesson-fate-3-other-3 = Da lì ci sono più di tre città fino a { $city3 }: troppo lontano per proteggerla. Vai a { $city2 }.
lesson-fate-3-other-4 = Allora { $piece3 } conquisterebbe { $city3 }, ed Elisabetta vincerebbe in questo turno. Prima sposta { $piece }.
lesson-fate-4 =
    Gli altri tuoi generali restano dove sono, e tu risparmi le carte. Chiudi gli spostamenti e il reclutamento della Prussia,
    scegliendo ogni volta «fatto», e guarda che cosa porta il turno.
lesson-fate-4-done = { $piece3 } è passato per { $city3 } e ha potuto solo segnarla. La carta seguente era America: la Francia esce dal gioco, e Federico vince.
lesson-fate-4-other = In questo turno hai fatto abbastanza. Scegli «fatto».
lesson-fate-4-other-1 = { $city3 } ora è protetta, e gli altri coprono le loro città. Scegli «fatto».
lesson-fate-4-other-2 = Altre armate non farebbero male, ma in questo turno non decidono nulla. Scegli «fatto».
lesson-fate-closing =
    Elisabetta fa uscire la Russia, Svezia la Svezia, India e America insieme la Francia. La vittoria si controlla prima di ogni
    carta e dopo: resisti finché tutte e tre sono uscite, e Federico vince. Entro la fine del turno 23 tutte le carte sono state pescate.

lesson-first-turn-title = Il tuo primo turno
lesson-first-turn-summary = Federico contro l'Europa: la mossa d'apertura della Prussia.
lesson-first-turn-1 =
    Ora si fa sul serio: turno 1, e sei Federico. La Prussia ha pescato le sue sette carte Tattiche. { $piece }
    e { $piece2 } a { $city } devono coprire la Sassonia: portali a { $city2 }, e lì fermati.
lesson-first-turn-1-done = Da lì proteggono ogni obiettivo entro tre città: Dresden, Meißen, Pirna e altri ancora.
lesson-first-turn-1-other = Prima la Sassonia: porta { $piece } a { $city2 } e fermati.
lesson-first-turn-1-other-1 = Potrebbero dividersi, ma contro l'Austria li vuoi insieme: vai a { $city2 }.
lesson-first-turn-1-other-2 = Sulla strada principale potrebbero arrivare anche là. Ma { $city2 } è più al centro.
lesson-first-turn-1-other-3 = Prima il re: { $piece }.
lesson-first-turn-2 =
    In Slesia { $piece3 } e { $piece4 } sono insieme a { $city3 }. C'è da coprire più di quanto possa un solo esercito:
    scegli { $piece3 }, stacca { $piece4 }, e vai a { $city4 }. Poi decidi in segreto quante armate lo seguono.
lesson-first-turn-2-done = Solo tu sai quante lo hanno seguito: l'Austria vede due eserciti, e deve indovinare.
lesson-first-turn-2-other = Dividi l'esercito a { $city3 }: { $piece3 } va a { $city4 }, e { $piece4 } resta.
lesson-first-turn-2-other-1 = Al contrario: { $piece4 } resta, e { $piece3 } va.
lesson-first-turn-2-other-2 = Andrebbero tutti e due. Prima stacca { $piece4 }.
lesson-first-turn-3 =
    La Slesia è prussiana e nutre il suo esercito. La Sassonia no: { $piece } ha bisogno di un Cubetto Supporto entro sei
    città. Porta { FORM($piece5, "the") } a { $city5 }.
lesson-first-turn-3-done = Quattro città da { $city2 }: abbastanza vicino, e ben dietro il fronte.
lesson-first-turn-3-other = Gli altri possono aspettare. { CAPITAL(FORM($piece5, "the")) } deve seguire { $piece }.
lesson-first-turn-3-other-1 = Quello è troppo a est per aiutare { $piece }. Scegli { FORM($piece5, "the") }.
lesson-first-turn-4 =
    { $piece4 } copre Breslau, altri generali sorvegliano i russi, gli svedesi e i francesi. Nessun'altra unità è obbligata
    a spostarsi. Scegli «fatto».
lesson-first-turn-4-done = La mossa della Prussia è finita; poi viene Hannover, anch'essa tua, e poi i nemici, uno per uno.
lesson-first-turn-4-other = Forse è saggio, ma la lezione finisce qui. Scegli «fatto».
lesson-first-turn-closing =
    Copri le tue città da non più di tre città di distanza, tieni vicini i Cubetti Supporto, combatti solo dove i tuoi simboli
    sono forti, e aspetta: dal turno 6 in poi l'Orologio del Fato è dalla tua parte.
