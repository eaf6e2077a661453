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
    Un esercito marcia sul proprio stomaco. Un Cubetto Supporto si sposta di due città, o di tre solo su strade principali.
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
lesson-moving-4-done = È stata un'intera fase di movimento.
lesson-moving-4-other = Il secondo Cubetto Supporto è al sicuro dov'è. Scegli «fatto».
lesson-moving-closing =
    Un generale si sposta di tre città, quattro su strade principali; un Cubetto Supporto di due, o tre. Le unità si spostano
    una dopo l'altra, in qualsiasi ordine, ognuna una volta, e mai attraverso un'altra unità.

lesson-conquest-title = Conquistare le città
lesson-conquest-summary = Un generale conquista un obiettivo lasciandolo, se nessun nemico lo protegge.
lesson-conquest-1 =
    Sei Elisabetta e guidi i russi. Entrare in un obiettivo non basta: cade nel momento in cui un generale lo lascia.
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
lesson-supply-summary = Sei città fino a un Cubetto Supporto, o l'esercito muore di fame.
lesson-supply-1 =
    Sei Maria Teresa e guidi gli austriaci. { $piece } a { $city } è a faccia in giù: non è rifornito, e al prossimo
    controllo è perduto. Lo salva un Cubetto Supporto della sua nazione entro sei città. Sposta { FORM($piece2, "the") }
    a { $city2 }.
lesson-supply-1-done = Sei città da { $city2 } a { $city }: bastano appena.
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
    Un generale è rifornito nel suo paese di origine, in un proprio Magazzino, o entro sei città da un Cubetto Supporto della
    sua nazione, per strade senza nemici. Altrimenti si volta a faccia in giù, e al controllo seguente è perduto.

lesson-battle-title = Un combattimento di carte
lesson-battle-summary = Le armate fanno il punteggio, il simbolo del settore dice quali carte puoi giocare.
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
    ugualmente lontane, sceglie il vincitore. Manda { $piece2 } a { $city3 }, nel cuore dell'ostile Hannover.
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
lesson-cards-1-other = { CAPITAL(FORM($card, "the")) } è la carta di cui puoi fare a meno.
lesson-cards-1-other-1 = Qui i cuori non vincono combattimenti, ma ogni carta paga le reclute. Scarta la più bassa, { FORM($card, "the") }.
lesson-cards-1-other-2 = È una carta di denari, e { $piece2 } è in un settore di denari. Tienila.
lesson-cards-2 =
    Ora toccherebbe spostare. Questa volta fai riposare l'esercito: scegli «fatto».
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
