# Lessons: a title, a summary and a closing for each; for each step what to do, what is said when it is done, and what
# is said to anything else.

lesson-moving-title = In marcia
lesson-moving-summary = Fin dove vanno generali e Cubetti Supporto, e perché contano le strade principali.
lesson-moving-1 =
    Sei Pompadour e guidi i francesi. Un generale percorre fino a tre città, ma quattro se ogni passo è su una strada
    principale, le linee doppie sulla mappa. Prendi { $piece } a { $city } e mandalo quattro città più in là, lungo la
    strada principale, fino a { $city2 }.
lesson-moving-1-done = Quattro città in una volta. Passando per Kassel l'ha perfino conquistata: ne parla la prossima lezione.
lesson-moving-1-other = Potrebbe farlo, ma qui conta la marcia più lunga: prendi { $piece } e va' a { $city2 }.
lesson-moving-1-other-1 = È sulla via, ma può andare più lontano: cerca { $city2 }, la quarta città sulla strada principale.
lesson-moving-1-other-2 = Ognuno muove una volta, in qualsiasi ordine. Cominciamo con { $piece }.
lesson-moving-2 =
    Un esercito marcia con lo stomaco. Un Cubetto Supporto percorre due città, o tre se solo su strade principali.
    Porta { FORM($piece2, "the") } fino a { $city3 }. Può entrare solo in città vuote.
lesson-moving-2-done = Ora il pane gli sta dietro. I Cubetti Supporto non combattono: tienili lontani dal nemico.
lesson-moving-2-other = Non ancora: prima porta { FORM($piece2, "the") } a { $city3 }.
lesson-moving-2-other-1 = Più vicino, ma la strada principale porta il Cubetto una città più in là, a { $city3 }.
lesson-moving-2-other-2 = I generali possono aspettare un momento. Muovi prima il Cubetto Supporto.
lesson-moving-3 =
    Nessun pezzo ne attraversa un altro. Ma fino a tre generali di una nazione possono stare insieme in un gruppo,
    comandato da chi ha il grado più alto. Fa' che { $piece3 } raggiunga { $piece4 } a { $city4 }.
lesson-moving-3-done = Ora sono un gruppo solo, e il movimento di entrambi è finito: chi viene raggiunto non può più partire in questo turno.
lesson-moving-3-other = È permesso, ma voglio vedere un gruppo: manda { $piece3 } a { $city4 }.
lesson-moving-3-other-1 = Anche { $piece4 } potrebbe andare da { $piece3 }. Questa volta viene { $piece3 } da lui.
lesson-moving-3-other-2 = { $piece4 } sta a { $city4 }. Va' là.
lesson-moving-4 = Nessuno è obbligato a muovere. Lascia il secondo Cubetto Supporto dov'è, e chiudi la fase con il pulsante "fatto".
lesson-moving-4-done = È stata un'intera fase di movimento.
lesson-moving-4-other = Il secondo Cubetto Supporto sta al sicuro dov'è. Di' soltanto che hai finito.
lesson-moving-closing =
    Tre città, quattro sulle strade principali; i Cubetti Supporto due e tre. Un pezzo dopo l'altro, in qualsiasi ordine, ognuno
    una volta. Nessuno attraversa nessuno.

lesson-conquest-title = Prendere le città
lesson-conquest-summary = Un obiettivo cade quando un generale lo lascia, se nessuno lo protegge.
lesson-conquest-1 =
    Sei Elisabetta e guidi i russi. Un obiettivo non si prende standoci sopra, ma nel momento in cui un generale lo lascia.
    Fa' marciare { $piece } attraverso { $city } e oltre, fino a { $city2 }.
lesson-conquest-1-done = { $city } è tua: se l'è lasciata alle spalle, e nessun generale prussiano era entro tre città.
lesson-conquest-1-other = Così { $city } non sarebbe presa. Fa' passare { $piece } di là, fino a { $city2 }.
lesson-conquest-1-other-1 = Starci non serve: cade quando la lascia. Prosegui fino a { $city2 } nella stessa marcia.
lesson-conquest-1-other-2 = Andrebbe bene anche così, perché lascia { $city }. Per questa lezione, finisci a { $city2 }.
lesson-conquest-1-other-3 = Lui viene dopo. Prima { $piece }, per favore.
lesson-conquest-2 =
    { $piece2 } sta su { $city3 }, ma { $piece3 } a { $city5 } è a una sola città di distanza e la protegge, come un
    generale prussiano protegge tutto entro tre città. Marcia fino a { $city4 }, accanto a lui: dovremo combattere.
lesson-conquest-2-done = { $city3 } è ancora protetta, perciò riceve solo un segno. Se in questo turno chi la protegge viene cacciato, cade lo stesso.
lesson-conquest-2-other = Ci serve { $piece2 } accanto a { $piece3 }: portalo a { $city4 }.
lesson-conquest-2-other-1 = Anche quella è accanto a { $piece3 }, ma questa volta veniamo da { $city4 }.
lesson-conquest-3 =
    I generali accanto a un nemico devono attaccare quando il movimento è finito. Lì hai sette armate, { $piece3 } ne ha
    due, e la Prussia non ha carte. Di' che hai finito, e guarda.
lesson-conquest-3-done = { $piece3 } ha dovuto terminare il combattimento e non c'è più. Nessuno protegge più { $city3 }, perciò il segno diventa una conquista.
lesson-conquest-3-other = Il Cubetto Supporto è abbastanza vicino. Chiudi la fase di movimento.
lesson-conquest-closing =
    Lasciala, ed è tua; se è protetta entro tre città riceve un segno, e conta se dopo i combattimenti chi la proteggeva non
    c'è più. Solo la nazione che difende una città la protegge.

lesson-supply-title = Pane e polvere
lesson-supply-summary = Sei città fino a un Cubetto Supporto, o la fame.
lesson-supply-1 =
    Sei Maria Teresa e guidi gli austriaci. { $piece } a { $city } è a faccia in giù: non è rifornito, e al prossimo
    controllo è perso. Lo salva un Cubetto Supporto della sua nazione entro sei città. Muovi { FORM($piece2, "the") }
    a { $city2 }.
lesson-supply-1-done = Sei città da { $city2 } a { $city }: giusto abbastanza.
lesson-supply-1-other = Questo non nutre { $piece }. Porta { FORM($piece2, "the") } a { $city2 }.
lesson-supply-1-other-1 = Potrebbe tornare indietro, ma cederebbe tutto quel terreno. Fa' venire da lui il Cubetto Supporto.
lesson-supply-1-other-2 = Da lì ci sono più di sei città fino a { $piece }. Va' a { $city2 }.
lesson-supply-1-other-3 = Alt! { $piece } morirebbe di fame con sei armate. Muovi prima { FORM($piece2, "the") }.
lesson-supply-2 =
    Ciò che nutre te nutre anche il nemico. Un generale che entra nella città di un Cubetto Supporto ostile lo elimina, e lì
    si ferma. Manda { $piece3 } a { $city3 } e prendi { FORM($piece4, "the") }.
lesson-supply-2-done = Il Cubetto non c'è più. La Prussia deve pagare sei punti per riaverlo, e fino ad allora i suoi generali all'estero hanno fame.
lesson-supply-2-other = Lascialo per dopo. { $piece3 } deve prendere il Cubetto Supporto a { $city3 }.
lesson-supply-2-other-1 = La strada è giusta. Il Cubetto sta a { $city3 }: indica quella città.
lesson-supply-2-other-2 = { $piece5 } è in Austria. In patria un generale è sempre rifornito: non ha bisogno di aiuto.
lesson-supply-3 =
    { $piece5 } a { $city4 } è in patria e non ha bisogno di nulla. Il rifornimento si controlla alla fine della tua fase, dopo
    i combattimenti. Di' che hai finito.
lesson-supply-3-done = { $piece } è di nuovo a faccia in su: può respirare.
lesson-supply-3-other = Ora stanno tutti bene dove sono. Chiudi i movimenti.
lesson-supply-closing =
    In patria, in un proprio Magazzino, o entro sei città da un proprio Cubetto Supporto, per una via senza nemici. Chi non lo
    è viene messo a faccia in giù, e al controllo seguente è perso.

lesson-battle-title = Una battaglia di carte
lesson-battle-summary = Le armate fanno il punteggio, il simbolo del terreno dice quali carte contano.
lesson-battle-1 =
    Sei Federico. { $piece } a { $city } attacca { $piece2 } a { $city2 } con cinque armate contro otto: il tuo punteggio è
    -3, e gioca chi è sotto. Stai su denari, perciò per te contano solo i denari. Gioca { $card }: ti porta
    esattamente a 0.
lesson-battle-1-done = A 0 il diritto passa al nemico: gioca, o lascia che finisca in pareggio. I francesi hanno speso un 7 di fiori solo perché tu hai risparmiato.
lesson-battle-1-other = Non è la carta per questo momento. Gioca { $card }.
lesson-battle-1-other-1 = Anche così andresti in vantaggio, ma spendendo più di quanto valga adesso. Tieni { $card2 }; { $card } basta.
lesson-battle-1-other-2 = Una Riserva conta per ogni simbolo e per ogni valore fino a 10. È troppo preziosa per tre punti.
lesson-battle-1-other-3 = Terminare a -3 costerebbe tre armate, e { $piece } dovrebbe ritirarsi di tre città. Possiamo fare di meglio.
lesson-battle-2 =
    Ora sei a -7. { $card3 } non serve: qui i cuori non contano. Gioca { $card2 }.
lesson-battle-2-done = Sei a +2, perciò i francesi erano a -2. Hanno risposto con un 5 di fiori.
lesson-battle-2-other = Qui per te contano solo i denari: gioca { $card2 }.
lesson-battle-2-other-1 = Tieni la Riserva finché hai ancora denari.
lesson-battle-2-other-2 = A -7 perderesti tutto. Hai ancora { $card2 }.
lesson-battle-3 =
    Sei di nuovo a -3 e non hai più denari. È il momento della { $card4 }: giocala, e falla valere 10.
lesson-battle-3-done = I francesi non avevano più fiori e hanno terminato a -7: sette delle loro otto armate sono perse.
lesson-battle-3-other = Basterebbe, ma una Riserva vale fino a 10, e ogni punto è un'armata francese persa. Scegli 10.
lesson-battle-3-other-1 = Con 3 sei a 0. I francesi non hanno nulla da giocare, e sarebbe un pareggio. Scegli 10.
lesson-battle-3-other-2 = Saresti ancora sotto 0. Scegli 10.
lesson-battle-3-other-3 = Non finché hai una Riserva!
lesson-battle-4 =
    Chi perde si ritira di tante città quante armate ha perso, il più lontano possibile dal vincitore. Se più città sono
    ugualmente lontane, sceglie il vincitore. Manda { $piece2 } a { $city3 }, nel cuore dell'ostile Hannover.
lesson-battle-4-done = Eccolo là, con una sola armata, lontano da casa.
lesson-battle-4-other = Puoi sceglierla. Ma { $city3 } è in Hannover, dove i nemici della Francia sono a casa loro.
lesson-battle-closing =
    Se sei sotto di qualche armata: gioca poco, e lascia che l'altro sprechi le sue carte. Se sei sopra: aspetta. Il tuo simbolo
    è quello del terreno dove sta il tuo esercito: scegli dove combattere.

lesson-cards-title = Carte e reclute
lesson-cards-summary = Quali carte tenere, e come ricomprano ciò che è perduto.
lesson-cards-1 =
    Sei Pompadour. La Francia ha pescato quattro carte e deve scartarne una senza mostrarla. I tuoi eserciti combattono
    intorno a { $city } (denari) e { $city2 } (picche). Scarta { $card }.
lesson-cards-1-done = Una carta bassa di un simbolo in cui non combatti: è quella che fa meno male.
lesson-cards-1-other = { $card } è la carta che ti mancherà meno.
lesson-cards-1-other-1 = Qui i cuori non vincono nulla, ma ogni carta paga le reclute. Può andare la più piccola: { $card }.
lesson-cards-1-other-2 = È un denari, e { $piece2 } sta su denari. Tienila.
lesson-cards-2 =
    Ora toccherebbe muovere. Questa volta fa' riposare l'esercito: di' che hai finito di muovere.
lesson-cards-2-done = Dopo i movimenti una nazione può reclutare.
lesson-cards-2-other = L'esercito riposa. Di' soltanto che hai finito.
lesson-cards-3 =
    { $piece3 } è fuori dalla mappa. Rientra gratis in un Magazzino, ma gli serve almeno un'armata, che costa sei punti.
    Recluta per { $piece3 }, e fallo rientrare a { $city3 }.
lesson-cards-3-done = È tornato, lontano dal fronte, e in questo turno non può muovere.
lesson-cards-3-other = Si può fare anche questo, ma { $piece3 } manca di più. Recluta per lui.
lesson-cards-3-other-1 = Anche quello è un Magazzino francese. Ma qui si intende { $city3 }.
lesson-cards-3-other-2 = Altre armate per l'esercito vanno bene, ma prima fa' rientrare { $piece3 }.
lesson-cards-4 =
    Di' che hai finito, e paga sei punti. Va bene ogni simbolo, perciò paga con ciò che non vince combattimenti: { $card2 }
    e { $card3 }. Si paga dalla carta più alta in giù, e il di più è perso.
lesson-cards-4-done = Nove punti per un conto di sei, ma nessuna carta di cui hai bisogno.
lesson-cards-4-other = Per ora basta. Di' che hai finito, poi paga.
lesson-cards-4-other-1 = Pagherebbe, ma è una carta da combattimento. Paga con { $card2 } e { $card3 }.
lesson-cards-4-other-2 = Oggi basta un'armata: il conto raddoppierebbe.
lesson-cards-closing =
    Le carte sono tutto: vincono i combattimenti nel loro simbolo e comprano armate in ogni simbolo. Combatti dove il tuo
    simbolo è forte, e paga con il resto.

lesson-winning-title = Come si vince
lesson-winning-summary = L'ultimo obiettivo, e la fine del turno.
lesson-winning-1 =
    Sei Maria Teresa. L'Armata Imperiale ha nove dei suoi dieci obiettivi; manca solo { $city }, e { $piece2 }
    a { $city2 } la protegge. È la fase dell'Austria, e le due lavorano insieme: porta { $piece } a { $city3 }, accanto
    a { $piece2 }.
lesson-winning-1-done = Sette armate austriache accanto a tre prussiane.
lesson-winning-1-other = Questo non disturba { $piece2 }. Porta { $piece } a { $city3 }.
lesson-winning-1-other-1 = Allora { $piece2 } resterebbe a proteggere { $city }. Porta prima { $piece } a { $city3 }.
lesson-winning-2 = Ora chiudi i movimenti dell'Austria. Il combattimento segue da sé.
lesson-winning-2-done = { $piece2 } non c'è più, e nessuno protegge più { $city }. Ora è la fase dell'Armata Imperiale.
lesson-winning-2-other = Il Cubetto Supporto può restare. Di' che hai finito.
lesson-winning-3 =
    Un obiettivo lo prende solo la nazione che lo vuole, e solo lasciandolo. Fa' marciare { $piece3 } attraverso { $city }
    lungo la strada principale, fino a { $city4 }.
lesson-winning-3-done = È il decimo.
lesson-winning-3-other = Così { $city } non cadrebbe. Fa' passare { $piece3 } di là, fino a { $city4 }.
lesson-winning-3-other-1 = Entrarci non basta: deve lasciare di nuovo { $city }. Prosegui fino a { $city4 }.
lesson-winning-3-other-2 = Anche così { $city } sarebbe presa. Ma fa' tutta la strada, fino a { $city4 }.
lesson-winning-3-other-3 = Non ancora: manca una città.
lesson-winning-4 =
    La vittoria si controlla solo alla fine del turno: fino ad allora gli altri potrebbero riprendersi qualcosa. In questo turno
    tu vieni per ultima. Chiudi i movimenti, e non reclutare nulla.
lesson-winning-4-done = Tutti e dieci gli obiettivi alla fine del turno: Maria Teresa ha vinto, da sola.
lesson-winning-4-other = Non c'è altro da fare. Di' che hai finito.
lesson-winning-closing =
    Un attaccante vince da solo, con tutti gli obiettivi di una nazione alla fine di un turno. Federico vince resistendo finché
    Russia, Svezia e Francia hanno lasciato la guerra.

lesson-first-turn-title = Il tuo primo turno
lesson-first-turn-summary = Federico contro l'Europa: la mossa d'apertura della Prussia.
lesson-first-turn-1 =
    Ora si fa sul serio: turno 1, e sei Federico. La Prussia ha pescato le sue sette carte. { $piece } e { $piece2 }
    a { $city } devono coprire la Sassonia: portali a { $city2 }, e lì fermati.
lesson-first-turn-1-done = Da lì proteggono tutto entro tre città: Dresden, Meißen, Pirna e altro ancora.
lesson-first-turn-1-other = Prima la Sassonia: porta { $piece } a { $city2 } e fermati.
lesson-first-turn-1-other-1 = Potrebbero dividersi, ma contro l'Austria li vuoi insieme: va' a { $city2 }.
lesson-first-turn-1-other-2 = Sulla strada principale potrebbero arrivare anche là. Ma { $city2 } è più al centro.
lesson-first-turn-1-other-3 = Prima il re: { $piece }.
lesson-first-turn-2 =
    In Slesia { $piece3 } e { $piece4 } stanno insieme a { $city3 }. C'è da coprire più di quanto possa un solo esercito:
    prendi { $piece3 }, lascia indietro { $piece4 }, e va' a { $city4 }. Poi di' in segreto quante armate vanno con lui.
lesson-first-turn-2-done = Solo tu sai quante sono andate con lui: l'Austria vede due eserciti, e deve indovinare.
lesson-first-turn-2-other = Dividi l'esercito a { $city3 }: { $piece3 } va a { $city4 }, { $piece4 } resta.
lesson-first-turn-2-other-1 = Al contrario: { $piece4 } resta, { $piece3 } va.
lesson-first-turn-2-other-2 = Andrebbero tutti e due. Di' prima che { $piece4 } resta indietro.
lesson-first-turn-3 =
    La Slesia è prussiana e nutre il suo esercito. La Sassonia no: { $piece } ha bisogno di un Cubetto Supporto entro sei
    città. Porta { FORM($piece5, "the") } a { $city5 }.
lesson-first-turn-3-done = Quattro città da { $city2 }: abbastanza vicino, e ben dietro il fronte.
lesson-first-turn-3-other = Gli altri possono aspettare. { FORM($piece5, "the") } deve seguire { $piece }.
lesson-first-turn-3-other-1 = Quello è troppo a est per aiutare { $piece }. Prendi { FORM($piece5, "the") }.
lesson-first-turn-4 =
    { $piece4 } copre Breslau, altri sorvegliano i russi, gli svedesi e i francesi. Nessun altro è obbligato a muovere. Di' che
    hai finito.
lesson-first-turn-4-done = La fase della Prussia è finita; poi viene Hannover, anch'essa tua, e poi i nemici, uno per uno.
lesson-first-turn-4-other = Forse è saggio, ma la lezione finisce qui. Di' che hai finito.
lesson-first-turn-closing =
    Copri da non più di tre città ciò che altri vogliono, tieni vicini i Cubetti Supporto, combatti solo dove i tuoi simboli sono
    buoni, e aspetta: dal turno 6 in poi l'Orologio del Fato è dalla tua parte.
