# Lessons: a title, a summary and a closing for each; for each step what to do, what is said when it is done, and what
# is said to anything else.

lesson-cards-title = Una carta, quattro usi
lesson-cards-summary = Evento, rimpiazzi, Movimento Strategico o operazioni: a che cosa serve una carta.
lesson-cards-1 =
    Benvenuto. Guidi le Potenze Centrali. Un turno ha sei Round di Azione; in ognuno giochi una carta tu, poi una gli
    Alleati. Una carta si usa in uno di quattro modi: come evento, per operazioni (OPS), per Movimento Strategico (SR) o
    per Punti Rimpiazzo (RP). I punti vittoria (VP) sono il tuo punteggio: più sono alti, meglio è per te. { $card } ti
    dà 1 VP e alza il tuo Stato di Guerra, ma solo come evento. Giocala come evento.
lesson-cards-1-done =
    VP 11, Stato di Guerra 1. La carta ha un asterisco, quindi è uscita dal gioco: un evento così funziona una volta
    sola.
lesson-cards-1-other = Anche questa è un'azione, ma prendiamo prima il VP: gioca { $card } come evento.
lesson-cards-1-other-1 =
    Quattro OPS sono molte, e la carta prima o poi ti tornerebbe in mano. Ma solo l'evento dà il VP.
lesson-cards-1-other-2 =
    L'Operazione Automatica non usa carte, ma dà una sola OPS. Tienila per quando avrai la mano vuota.
lesson-cards-2 =
    Gli Alleati hanno agito, tocca di nuovo a te. Alcune tue unità sono ridotte: mostrano il lato più debole. I Punti
    Rimpiazzo le rimettono in forza alla fine del turno. Guarda i numeri su { $card2 }: dà 3 RP tedeschi e 2
    austroungarici. Il suo evento deve aspettare, perché risponde a una carta alleata non ancora giocata. Giocala per
    Punti Rimpiazzo.
lesson-cards-2-done =
    I punti sono registrati e si spendono alla fine del turno. Questa era tutta la tua azione: non si muove nulla. E nella
    tua prossima azione non puoi giocare di nuovo RP.
lesson-cards-2-other = Un'altra volta. Ora gioca { $card2 } per Punti Rimpiazzo.
lesson-cards-2-other-1 =
    Questa piccola carta dà 1 RP tedesco e niente per l'Austria-Ungheria. { $card2 } dà molto di più.
lesson-cards-2-other-2 = Forte anche così, ma ora alle tue armate servono livelli: usa { $card2 } per Punti Rimpiazzo.
lesson-cards-3 =
    La maggior parte delle carte si gioca per operazioni: ogni OPS attiva uno spazio, le cui unità poi muovono o
    attaccano. { $card3 } è anche una Carta Combattimento, che si può giocare in un combattimento, ma senza
    combattimenti non ti serve a nulla. Giocala per operazioni.
lesson-cards-3-done = 2 OPS, da spendere per due spazi. La prossima lezione mostra come.
lesson-cards-3-other = Sarebbe un'azione, ma hai in mano una carta da 2 OPS. Gioca { $card3 } per operazioni.
lesson-cards-3-other-1 =
    Il Movimento Strategico sposta le unità dietro le linee; ha una lezione tutta sua. Questa volta gioca per
    operazioni.
lesson-cards-closing =
    Una carta, un uso: evento, OPS, SR o RP. Le carte con asterisco escono dal gioco dopo l'evento, tutte le altre
    tornano quando si rimescola il mazzo. RP e SR non si giocano due volte di fila.

lesson-moving-title = In movimento
lesson-moving-summary = Attivare gli spazi, muovere le unità e prendere terreno.
lesson-moving-1 =
    Guidi gli Alleati. Le unità muovono solo se il loro spazio è attivato, e lo si paga con le OPS. La tua carta
    { $card } vale 2 OPS. Giocala per operazioni.
lesson-moving-1-done = Ora hai 2 OPS da spendere.
lesson-moving-1-other = Così non muovi nessuna unità utile. Gioca { $card } per operazioni.
lesson-moving-1-other-1 = Sarebbe 1 OPS sola, e lo spazio che ci serve ne costa 2.
lesson-moving-2 =
    I tedeschi sono passati { FORM($space, "from") } e l'hanno lasciata vuota. Vale 1 VP: riprendila. Le unità più
    vicine sono { FORM($space2, "in") }. Uno spazio costa 1 OPS per ogni nazione che vi si trova: qui ci sono un'armata
    inglese e una belga, quindi ne costa 2. Attiva { $space2 } per muovere.
lesson-moving-2-done =
    Le due OPS sono spese. Ora tutte le unità { FORM($space2, "in") } possono muovere, ma nessuna è obbligata.
lesson-moving-2-other = Potrebbero arrivarci anche queste unità, ma { $space2 } è adiacente. Attivala per muovere.
lesson-moving-2-other-1 =
    Uno spazio si attiva per muovere o per attaccare, mai per entrambi. { CAPITAL(FORM($space, "in")) } non ci sono
    nemici da attaccare: attiva { $space2 } per muovere.
lesson-moving-3 =
    Scegli { FORM($piece, "the") } e muovila { FORM($space, "in") }. Ogni spazio in cui entra costa 1 dei suoi 3 punti
    movimento, qualunque sia il terreno. Un'unità non entra mai in uno spazio con unità nemiche.
lesson-moving-3-done = La bandiera è cambiata subito: una parte controlla gli spazi in cui entrano le sue unità. VP: 9.
lesson-moving-3-other = Non ancora: prima scegli { FORM($piece, "the") } e muovila { FORM($space, "in") }.
lesson-moving-3-other-1 =
    È meglio che { FORM($piece2, "the") } resti a tenere { $space2 }, che è anch'essa uno Spazio VP. Manda solo
    { FORM($piece, "the") }.
lesson-moving-3-other-2 = Potrebbe andarci, ma il VP è { FORM($space, "in") }.
lesson-moving-4 =
    { CAPITAL(FORM($piece, "the")) } ha ancora 2 punti movimento e potrebbe proseguire. { $space } resterebbe tua anche
    vuota, ma allora i tedeschi potrebbero rientrarci. Fermati qui.
lesson-moving-4-done = I punti movimento non usati vanno perduti. Non passano a un'altra unità.
lesson-moving-4-other =
    Se te ne vai, i tedeschi { FORM($space3, "in") } possono riprendersi { $space } senza combattere. Fermati qui.
lesson-moving-5 = { CAPITAL(FORM($piece2, "the")) } può restare dov'è. Finisci.
lesson-moving-5-done = La tua azione è finita.
lesson-moving-5-other = Allora { $space2 } resterebbe aperta. Lascia lì { FORM($piece2, "the") }, e finisci.
lesson-moving-closing =
    Le OPS attivano spazi, 1 per ogni nazione che vi si trova, per muovere o per attaccare. Un'armata muove di 3 spazi,
    un corpo di solito di 3 o 4. Una parte controlla ogni spazio in cui entrano le sue unità. I raggruppamenti misti
    costano cari: tieni separate le nazioni quando puoi.

lesson-stacking-title = Tre per spazio
lesson-stacking-summary = Il limite al raggruppamento, e che cosa costano e possono i raggruppamenti misti.
lesson-stacking-1 =
    In uno spazio possono esserci al massimo tre unità, armate o corpi; i forti non contano. Guidi le Potenze Centrali.
    { $space } vale un VP, e un solo corpo tedesco la tiene contro due nemici. { CAPITAL(FORM($space2, "in")) } ci sono
    due armate: mandane una. Fai l'Operazione Automatica, e attiva { $space2 } per muovere.
lesson-stacking-1-done =
    Le unità { FORM($space2, "in") } possono muovere. In mezzo c'è { $space3 }, dove ci sono già tre armate.
lesson-stacking-1-other = Qui basta una OPS: fai l'Operazione Automatica, e attiva { $space2 } per muovere.
lesson-stacking-1-other-1 = Le 2 OPS di { $card } ti serviranno fra poco. Per ora fai l'Operazione Automatica.
lesson-stacking-1-other-2 =
    { $space3 } è accanto, ma le sue armate tengono anche la strada per l'ovest. { $space2 } può fare a meno di una:
    attivala per muovere.
lesson-stacking-1-other-3 = Niente attacchi adesso: attiva { $space2 } per muovere.
lesson-stacking-2 =
    Il limite vale quando un movimento finisce, non mentre dura: le unità possono attraversare uno spazio pieno, ma non
    fermarvisi. Scegli una delle due armate, muovila attraverso { $space3 } fino { FORM($space, "in") }, e finisci.
lesson-stacking-2-done =
    L'armata ne ha attraversate altre tre ed è { FORM($space, "in") }. Se si fosse fermata { FORM($space3, "in") }, una
    quarta unità avrebbe superato il limite.
lesson-stacking-2-other =
    Lascia un'armata { FORM($space2, "in") }, e muovi l'altra attraverso { $space3 } fino { FORM($space, "in") }.
lesson-stacking-2-other-1 = Ne basta una: l'altra armata deve tenere { $space2 }.
lesson-stacking-2-other-2 = L'armata serve { FORM($space, "in") }. Muovila là attraverso { $space3 }, e finisci.
lesson-stacking-3 =
    Ora l'est. { CAPITAL(FORM($space4, "in")) } ci sono { FORM($piece3, "the") }, { FORM($piece4, "the") } e un corpo:
    tre unità di due nazioni. Possono stare insieme, ma lo spazio costa 1 OPS per ogni nazione presente. Gioca { $card }
    per le sue 2 OPS, e attiva { $space4 } per attaccare.
lesson-stacking-3-done =
    Tutte e due le OPS per un solo spazio. Un raggruppamento di soli tedeschi sarebbe costato la metà.
lesson-stacking-3-other = Gioca { $card } per operazioni, e attiva { $space4 } per attaccare.
lesson-stacking-3-other-1 = Una OPS non basta per due nazioni. Gioca { $card } per operazioni.
lesson-stacking-3-other-2 = Non si entra dove c'è { FORM($piece2, "the") }. Attiva { $space4 } per attaccare.
lesson-stacking-3-other-3 =
    Il corpo { FORM($space6, "in") } da solo è troppo debole, e l'OPS che resta non basterebbe per { $space4 }.
    Attiva { $space4 } per attaccare.
lesson-stacking-4 =
    Unità di due nazioni possono attaccare insieme perché sono nello stesso spazio. Attacca { $space5 } con tutte e tre:
    5, 3 e 1 fanno 9 fattori.
lesson-stacking-4-done =
    Un Numero di Perdite di 4 elimina { FORM($piece2, "the") }, e nella Casella della Riserva non c'è un corpo che la
    sostituisca. Il corpo ha pagato con un livello il tuo Numero di Perdite di 1.
lesson-stacking-4-other = Attacca { $space5 }, e scegli tutte e tre le unità.
lesson-stacking-5 =
    Potrebbero avanzare sia { FORM($piece3, "the") } sia { FORM($piece4, "the") }. Ma allora { FORM($space5, "in") } ci
    sarebbero di nuovo due nazioni, a 2 OPS ogni volta. Avanza solo con { FORM($piece3, "the") }, e finisci.
lesson-stacking-5-done = Una nazione per spazio: la prossima volta ognuno costa 1 OPS.
lesson-stacking-5-other = { $space5 } resterebbe russa. Avanza con { FORM($piece3, "the") }.
lesson-stacking-5-other-1 = Lasciala { FORM($space4, "in") }: così ogni nazione resta per conto suo.
lesson-stacking-closing =
    Tre unità per spazio, alla fine di movimento, SR, ritirata o avanzata. I raggruppamenti misti costano 1 OPS per
    nazione. Le nazioni attaccano insieme solo da uno spazio in cui ognuna di esse partecipa. Tienile separate quando
    puoi.

lesson-battle-title = Un attacco
lesson-battle-summary = Dalla carta alle tabelle di fuoco, alla ritirata e all'avanzata.
lesson-battle-1 =
    Guidi i tedeschi. { CAPITAL(FORM($piece, "the")) } { FORM($space, "in") } è fra te e la Francia. Anche un attacco
    richiede operazioni: gioca la tua carta per operazioni e attiva { $space2 } per attaccare.
lesson-battle-1-done =
    { CAPITAL(FORM($piece2, "the")) } è pronta ad attaccare. Il segnalino non dice altro: il bersaglio lo scegli dopo.
lesson-battle-1-other =
    Per attaccare servono operazioni: gioca { $card } per operazioni, poi attiva { $space2 } per attaccare.
lesson-battle-1-other-1 =
    Uno spazio si attiva per muovere o per attaccare. { CAPITAL(FORM($space, "in")) } ci sono unità francesi, quindi non
    puoi entrarci. Attiva { $space2 } per attaccare.
lesson-battle-1-other-2 =
    Potresti, e un attacco da due lati ha i suoi vantaggi: ha una lezione tutta sua. Qui basta { $space2 }.
lesson-battle-2 =
    Ogni armata ha tre numeri: il fattore di combattimento, il fattore di perdita e il fattore di movimento.
    { CAPITAL(FORM($piece2, "the")) } attacca con 5 contro 3. Ogni parte tira un dado nella colonna dei suoi fattori, e
    il risultato è il Numero di Perdite dell'altra. Non attivare altri spazi: finisci, poi attacca { $space }.
lesson-battle-2-done =
    Colonna 5, un tiro di 5: Numero di Perdite 4. Un livello di un'armata francese ne assorbe 3, quindi
    { FORM($piece, "the") } è ridotta e l'ultimo punto va perduto. I francesi hanno inflitto 2, che non tocca un'armata con
    fattore di perdita 3. Il tuo numero è più alto di due: hai vinto, e i francesi si ritirano di due spazi.
lesson-battle-2-other = Non ancora: attacca { $space } con { FORM($piece2, "the") }.
lesson-battle-2-other-1 =
    { CAPITAL(FORM($space3, "in")) } ci sono due armate, con 7 fattori insieme. Scegli il nemico più debole,
    { FORM($space, "in") }.
lesson-battle-2-other-2 = Per questo attacco basta uno spazio. Finisci.
lesson-battle-3 =
    { $space } è vuota ma ancora francese: sconfiggere i difensori non cambia il controllo. Gli attaccanti a piena forza
    possono avanzare. Avanza con { FORM($piece2, "the") }.
lesson-battle-3-done =
    { $space } è tua. È una foresta, quindi l'avanzata finisce lì; in terreno aperto avresti potuto inseguirli fino allo
    spazio dopo.
lesson-battle-3-other =
    Allora { $space } resta francese, e loro ci rientrano con la prossima carta. Avanza con { FORM($piece2, "the") }.
lesson-battle-closing =
    Somma i fattori di combattimento, trova la colonna, tira, e subisci le perdite in livelli. Vince la parte che
    infligge il Numero di Perdite più alto; se un attaccante è ancora a piena forza i difensori si ritirano, e gli
    attaccanti a piena forza possono avanzare. Le due parti sparano insieme, quindi anche una vittoria può costare cara.

lesson-losses-title = Subire le perdite
lesson-losses-summary = Fattori di perdita, corpi dalla Casella della Riserva, e perché conta un'armata a piena forza.
lesson-losses-1 =
    Due tue armate sono { FORM($space, "in") }, pronte ad attaccare: { FORM($piece, "the") } a piena forza e
    { FORM($piece2, "the") }, ridotta. Attacca { FORM($piece3, "the") } { FORM($space2, "in") } con tutte e due, così
    i fattori di combattimento si sommano: 5 e 3 fanno 8.
lesson-losses-1-done =
    Hai inflitto 4: { FORM($piece3, "the") } è ridotta. Ma anche loro hanno sparato bene: Numero di Perdite 3 per te.
lesson-losses-1-other = Attacca { $space2 } con tutte e due le armate: da sola nessuna delle due è abbastanza forte.
lesson-losses-1-other-1 =
    { CAPITAL(FORM($space3, "in")) } ci sono due armate e un forte, e i 3 fattori del forte combattono con loro: fanno 9
    contro i tuoi 8.
lesson-losses-1-other-2 = Sarebbe facile, ma là c'è solo un corpo. Attacca l'armata che sbarra la strada di Parigi.
lesson-losses-2 =
    Ogni livello di un'armata assorbe il suo fattore di perdita, qui 3. Le perdite devono avvicinarsi al Numero di
    Perdite il più possibile, senza mai superarlo. Dunque una delle tue armate perde un livello: ma quale? Un'armata
    ridotta che viene eliminata è sostituita subito da un corpo della sua nazione dalla Casella della Riserva. E i difensori
    si ritirano solo se uno dei tuoi attaccanti è ancora a piena forza. Scegli { FORM($piece2, "the") }.
lesson-losses-2-done =
    { CAPITAL(FORM($piece2, "the")) } è nella Casella delle unità eliminate, finché un giorno i Punti Rimpiazzo non la ricostruiscono, e un
    corpo fresco l'ha sostituita. { CAPITAL(FORM($piece, "the")) } è ancora a piena forza, quindi i francesi, battuti 4
    a 3, si ritirano di uno spazio.
lesson-losses-2-other =
    Allora avresti due armate ridotte e nessuna a piena forza: vinceresti il combattimento, ma i francesi resterebbero
    dove sono. Scegli { FORM($piece2, "the") }.
lesson-losses-3 =
    { $space2 } è vuota. Ogni attaccante a piena forza può avanzare, anche il corpo. Avanza con uno di loro.
lesson-losses-3-done = { $space2 } è tua, accanto a Parigi.
lesson-losses-3-other = Non fermarti adesso: avanza { FORM($space2, "in") }.
lesson-losses-closing =
    Le perdite si subiscono in livelli, e ogni livello assorbe il fattore di perdita della sua unità. Tieni corpi nella
    Casella della Riserva: senza uno che la sostituisca, un'armata eliminata è fuori dal gioco permanentemente. E
    attacca con un'unità a piena forza che possa restare tale.

lesson-retreat-title = Resistere o ritirarsi
lesson-retreat-summary = Che cosa possono fare i difensori sconfitti, e dove conviene andare.
lesson-retreat-1 =
    Ora difendi tu. I tedeschi hanno vinto { FORM($space, "in") } per 4 a 2, quindi le tue unità devono ritirarsi di due
    spazi. Ma sono in una foresta: lì, come in montagna, palude, deserto e trincea, puoi ignorare la ritirata perdendo
    un altro livello. { $space } sbarra le strade per la Francia. Ignora la ritirata.
lesson-retreat-1-done = Le tue unità restano, quindi i tedeschi non possono avanzare. Ora il prezzo.
lesson-retreat-1-other = Una scelta ragionevole, che risparmia un livello. Ma questo spazio lo vale: ignora la ritirata.
lesson-retreat-2 =
    { CAPITAL(FORM($piece, "the")) } è già ridotta: un altro livello la elimina. Il corpo costa meno. Scegli
    { FORM($piece2, "the") } per la perdita.
lesson-retreat-2-done =
    { $space } tiene. Ma i tedeschi continuano: due armate { FORM($space2, "from") } hanno battuto
    { FORM($piece3, "the") } { FORM($space3, "in") }, 4 a 2. È terreno aperto: questa volta non resta che ritirarsi.
lesson-retreat-2-other =
    È un cattivo affare: nella Casella della Riserva non c'è un corpo francese che sostituisca l'armata, quindi sarebbe
    eliminata permanentemente. Scegli { FORM($piece2, "the") } per la perdita.
lesson-retreat-3 =
    Esattamente due spazi. A ogni passo devi scegliere uno spazio amico in rifornimento, se c'è. Ora pensa al nemico:
    dopo una ritirata di due spazi può avanzare non solo { FORM($space3, "in") }, ma anche in uno spazio che hai
    attraversato, a meno che vi siano tue unità. Dunque ritirati attraverso le tue truppe: per { $space4 } o per
    { $space }.
lesson-retreat-3-done =
    { CAPITAL(FORM($piece4, "the")) } ha potuto prendere { $space3 }, ma non andare oltre: le tue unità sbarrano la via.
lesson-retreat-3-other =
    Là non ci sono tue unità. I tedeschi ti seguirebbero attraverso { $space3 } fin dentro quello spazio. Ritirati per
    { $space4 } o per { $space }, dove ci sono le tue unità.
lesson-retreat-closing =
    Sconfitta di uno: uno spazio; di più: due. Nei terreni difficili e nelle trincee puoi ignorare la ritirata per un
    livello, in terreno aperto no. Ritirati attraverso le tue unità, e mai dove resteresti isolato: le unità che non
    possono ritirarsi sono eliminate.

lesson-flank-title = Da due lati
lesson-flank-summary = Attacchi di Fianco e Carte Combattimento: come si vince a Tannenberg.
lesson-flank-1 =
    Agosto 1914, Prussia Orientale. { CAPITAL(FORM($piece, "the")) } si è spinta { FORM($space, "in") }, fra la tua
    armata e il tuo corpo. Tutti e due gli spazi sono attivati per attaccare. Attacca { $space } con le due unità.
lesson-flank-1-done = 7 fattori contro 3, e da due lati. Questo apre una nuova possibilità.
lesson-flank-1-other =
    Una sola unità è più debole, e non può fare un Attacco di Fianco. Attacca { $space } con tutte e due.
lesson-flank-2 =
    Un attacco da due spazi, con almeno un'armata, può essere un Attacco di Fianco se il terreno lo permette: niente
    montagna o palude, niente trincea, nessun forte solo. Scegli uno spazio per l'assalto frontale. Con 4 o più il
    tentativo riesce, e ogni altro spazio attaccante aggiunge 1, a meno che tocchi un altro spazio con unità nemiche.
    { $space2 } tocca i russi { FORM($space3, "in") }; { $space4 } non tocca altri nemici. Dunque assalto frontale
    { FORM($space2, "from") }.
lesson-flank-2-done =
    Tiro di 3, +1 per { $space4 }: fa 4, e il tentativo riesce. Spari tu per primo, e il nemico risponde con quel che gli
    resta.
lesson-flank-2-other =
    Senza Attacco di Fianco si spara insieme. Qui il tentativo riesce due volte su tre: approfittane, con l'assalto
    frontale { FORM($space2, "from") }.
lesson-flank-2-other-1 =
    Allora dovrebbe essere { $space2 } ad aggiungere 1, e non può: tocca i russi { FORM($space3, "in") }. L'assalto
    frontale va fatto { FORM($space2, "from") }.
lesson-flank-3 =
    Ora le Carte Combattimento, prima quelle dell'attaccante. { $card } aggiunge 1 al dado di un attacco tedesco contro
    i russi. Giocala.
lesson-flank-3-done =
    Tiro di 3, +1 per la carta: Numero di Perdite 4. Con fattore di perdita 2 sono tutti e due i livelli
    { FORM($piece, "of") }; un corpo la sostituisce e risponde al fuoco, con 1 fattore invece di 3. Perde un livello
    solo il tuo corpo. Hai vinto, quindi la carta resta scoperta, e in questo turno può aiutarti ancora.
lesson-flank-3-other = Puoi tenerla, ma non troverai un combattimento migliore. Gioca { $card }.
lesson-flank-4 =
    I russi si ritirano verso { $space5 }. Il tuo corpo è ridotto e non può avanzare; { FORM($piece2, "the") } è a piena
    forza: falla avanzare.
lesson-flank-4-done = { $space } è di nuovo tedesca.
lesson-flank-4-other = Allora { $space } resterebbe russa. Avanza con { FORM($piece2, "the") }.
lesson-flank-closing =
    Due spazi, un'armata, terreno adatto: tenta l'Attacco di Fianco, con l'assalto frontale dallo spazio che tocca altri
    nemici. Ma se il tiro fallisce il nemico spara per primo. Le Carte Combattimento sono le sole che si giocano anche
    nell'azione dell'altro giocatore. Il vincitore le tiene per il turno; lo sconfitto le scarta, e quelle con asterisco
    servono una volta sola.

lesson-supply-title = Fuori rifornimento
lesson-supply-summary = Tracciare il rifornimento, e che cosa succede alle unità che non possono.
lesson-supply-1 =
    L'ultimo round del turno. { CAPITAL(FORM($piece, "the")) } si è spinta lontano, { FORM($space, "in") }. Un'unità è
    in rifornimento se spazi amici senza unità nemiche la uniscono a una fonte: per i tedeschi Essen o Breslavia, per
    quanto lontane. Cerca la sua via di rifornimento: { FORM($space, "from") } c'è solo { $space2 }, tedesca e vuota.
    Usa 1 OPS per attivare { $space3 } per muovere.
lesson-supply-1-done = { CAPITAL(FORM($space3, "from")) } { FORM($space2, "in") } c'è un solo spazio.
lesson-supply-1-other =
    Prima ti serve un'unità che possa arrivare { FORM($space2, "in") }. Fai l'Operazione Automatica, o gioca la carta, e
    attiva { $space3 } per muovere.
lesson-supply-1-other-1 = Non serve combattere: un'armata isolata viene eliminata comunque. Attiva { $space3 } per muovere.
lesson-supply-1-other-2 =
    Potrebbero farlo anche i belgi, ma sono deboli: nel prossimo turno i tedeschi li ricaccerebbero. Manda un'armata
    francese: attiva { $space3 }.
lesson-supply-2 = Scegli una delle due armate, e muovila { FORM($space2, "in") }.
lesson-supply-2-done =
    { $space2 } è francese, e la via di rifornimento è tagliata. Si vede subito che { FORM($piece, "the") } è fuori
    rifornimento: non può né muovere né attaccare.
lesson-supply-2-other = Non fermarti ancora: muovi un'armata { FORM($space2, "in") }.
lesson-supply-2-other-1 = Così la via di rifornimento non si taglia. Vai { FORM($space2, "in") }.
lesson-supply-2-other-2 = Un'armata basta. L'altra tenga { $space3 }.
lesson-supply-3 =
    Anche vuota, { $space2 } francese sbarrerebbe la via. Ma in uno spazio con un'armata il nemico non può entrare per
    riaprirla. Fermati qui.
lesson-supply-3-done = Bene: { $space2 } è tua, e un'armata la tiene.
lesson-supply-3-other =
    { $space2 } resterebbe francese, ma qualsiasi unità tedesca potrebbe entrarci e riaprire la via. Fermati qui.
lesson-supply-4 =
    Era l'ultima azione del turno. Segue la Fase di Attrito: le unità fuori rifornimento sono eliminate, e le armate
    permanentemente, così che nemmeno i rimpiazzi le riportano. Finisci.
lesson-supply-4-done =
    Senza un colpo un'intera armata è uscita dal gioco. E { $space }, isolata anch'essa, è tornata tua con il suo VP.
lesson-supply-4-other = L'altra armata serve { FORM($space3, "in") }. Finisci.
lesson-supply-closing =
    Prima di finire un'azione traccia la via di rifornimento di ogni tuo raggruppamento: spazi amici, senza unità
    nemiche, fino a una fonte. Tedeschi e austroungarici usano Essen e Breslavia, i russi le loro città, gli Alleati
    occidentali Londra, attraverso i porti. Le unità fuori rifornimento non possono fare nulla, e alla fine del turno
    sono eliminate.

lesson-trenches-title = Trincerarsi
lesson-trenches-summary = L'evento Trinceramenti, trincerarsi con un'armata, e quanto vale una trincea.
lesson-trenches-1 =
    Inverno 1915: il fronte occidentale è fermo, e gli Alleati stanno per attaccare. { $card } piazza una trincea sulla
    mappa, e da allora le armate delle due parti possono trincerarsi. Giocala come evento.
lesson-trenches-1-done =
    Da ora entrambe le parti possono trincerarsi. Prima scegli uno spazio per la trincea della carta.
lesson-trenches-1-other = Prima le vanghe: gioca { $card } come evento.
lesson-trenches-1-other-1 = La carta ha anche altri usi. Ma solo il suo evento permette le trincee.
lesson-trenches-2 =
    Una trincea sposta il fuoco dell'attaccante di una colonna a sinistra e quello del difensore di una a destra, e
    permette al difensore di ignorare una ritirata per un livello. { $space } ha un forte e { $space2 } una foresta, ma
    { $space3 } è terreno aperto e vale un VP. Piazza la trincea { FORM($space3, "in") }.
lesson-trenches-2-done = Una trincea di livello 1. Resta, anche se te ne vai, finché non entra un'unità nemica.
lesson-trenches-2-other =
    La foresta { FORM($space2, "in") } permette già ai difensori di ignorare una ritirata. { $space3 } non ha ancora
    protezione.
lesson-trenches-2-other-1 = { $space } ha il suo forte, e due armate. { $space3 } non ha ancora protezione.
lesson-trenches-3 =
    { CAPITAL(FORM($piece, "the")) } { FORM($space2, "in") } può trincerarsi da sé. Il suo spazio deve essere attivato
    per muovere: si trincera invece di muovere. Usa la carta o l'Operazione Automatica, e attiva
    { $space2 } per muovere.
lesson-trenches-3-done = Un'armata in ogni spazio attivato per muovere può tentare di trincerarsi.
lesson-trenches-3-other =
    Fai l'Operazione Automatica, o gioca la carta per operazioni, e attiva { $space2 } per muovere.
lesson-trenches-3-other-1 = Le unità che attaccano non possono trincerarsi. Attiva { $space2 } per muovere.
lesson-trenches-3-other-2 =
    Si trincerano solo le armate; un corpo ha i vantaggi di una trincea, ma non può farla. Attiva { $space2 }.
lesson-trenches-4 =
    Fai trincerare { FORM($piece, "the") }. Riesce con un tiro pari o inferiore al suo fattore di perdita, 3: tre casi
    su sei.
lesson-trenches-4-done =
    Un 2: la trincea è fatta, appena in tempo. Due armate francesi hanno attaccato con 6 fattori, ma sparando solo nella
    colonna 5; i tuoi 5 fattori hanno sparato una colonna più in su. Così hai vinto, 4 a 3.
lesson-trenches-4-other = Allora l'armata resterebbe senza trincea. Fai trincerare { FORM($piece, "the") }.
lesson-trenches-4-other-1 = Potrebbe andarsene, ma una trincea serve di più. Fai trincerare { FORM($piece, "the") }.
lesson-trenches-closing =
    Trincea di livello 1: attaccanti una colonna a sinistra, difensori una a destra. Un secondo successo dà il livello
    2, con due colonne a sinistra. Contro una trincea non c'è Attacco di Fianco. Si trincerano solo le armate, una per
    spazio, invece di muovere.

lesson-forts-title = Sotto assedio
lesson-forts-summary = Come si assedia un forte, e quando cade.
lesson-forts-1 =
    Le armate francesi hanno lasciato { $space }. Resta solo il forte, con fattore di perdita 2, e { $space } vale un
    VP. Un forte non è un'unità, quindi puoi entrare nel suo spazio se puoi assediarlo: con un'armata, o con tanti corpi
    quant'è il suo fattore di perdita. Usa 1 OPS per attivare { $space2 } per muovere.
lesson-forts-1-done = Un'armata e un corpo sono pronti { FORM($space2, "in") }.
lesson-forts-1-other = Servono operazioni, quella automatica o una carta: attiva { $space2 } per muovere.
lesson-forts-1-other-1 =
    Puoi anche attaccare un forte solo da uno spazio adiacente, ma il forte risponde al fuoco. Un assedio non costa
    perdite. Attiva { $space2 } per muovere.
lesson-forts-1-other-2 = È meglio che { FORM($piece, "the") } sorvegli { $space3 }. Attiva { $space2 }.
lesson-forts-2 =
    Muovi { FORM($piece2, "the") } { FORM($space, "in") }. Un'unità deve fermarsi quando entra nello spazio di un forte
    non ancora assediato.
lesson-forts-2-done =
    Il forte è assediato. Lo spazio è ancora francese: finché il forte è intatto non hai né il controllo né il VP. Ma
    ora le altre tue unità possono ignorarlo, e la tua via di rifornimento può passare di lì.
lesson-forts-2-other = Non ancora: prima { FORM($piece2, "the") } va { FORM($space, "in") }.
lesson-forts-2-other-1 =
    Un forte con fattore di perdita 2 richiede due corpi, o un'armata. Muovi { FORM($piece2, "the") }, e lascia il corpo
    dov'è.
lesson-forts-2-other-2 = Un'altra volta. Ora { FORM($piece2, "the") } va { FORM($space, "in") }.
lesson-forts-3 =
    Non serve altro, e il corpo deve tenere { $space2 }. Dopo quest'ultimo round viene la Fase di Assedio: un dado per
    ogni forte assediato, e un tiro più alto del suo fattore di perdita lo distrugge. Nei turni 1 e 2 il tiro ha -2;
    questo è il turno 3. Finisci.
lesson-forts-3-done =
    Un 3, e serviva più di 2: il forte è distrutto per il resto della partita, e { $space } è tua con il suo VP.
lesson-forts-3-other = L'assedio ha tutte le unità che servono. Lascia il corpo { FORM($space2, "in") }, e finisci.
lesson-forts-closing =
    Un'armata, o tanti corpi quant'è il fattore di perdita del forte, lo assediano, e ogni turno un dado può
    distruggerlo. Le unità che servono all'assedio non possono andarsene. Un forte aggiunge il suo fattore di
    combattimento alle unità nel suo spazio, e non subisce perdite finché una di loro sopravvive.

lesson-sieges-title = Espugnare un forte
lesson-sieges-summary = Assedianti di troppo, e forti che cadono in combattimento.
lesson-sieges-1 =
    Il forte { FORM($space, "of") } ha fattore di perdita 3. Lo assediano due armate tedesche, e ne basterebbe una. Le
    unità di cui l'assedio può fare a meno sono libere di muovere. { $space2 } è vuota e vale un VP. Fai l'Operazione
    Automatica, e attiva { $space } per muovere.
lesson-sieges-1-done =
    Può andare { FORM($piece, "the") } oppure { FORM($piece2, "the") }; l'altra deve continuare l'assedio.
lesson-sieges-1-other = Fai l'Operazione Automatica, e attiva { $space } per muovere.
lesson-sieges-1-other-1 = Conserva { $card } per dopo, quando serviranno 2 OPS. Fai l'Operazione Automatica.
lesson-sieges-1-other-2 = Le armate più vicine sono { FORM($space, "in") }. Attiva { $space } per muovere.
lesson-sieges-1-other-3 = Prima lo Spazio VP vuoto: attiva { $space } per muovere.
lesson-sieges-2 =
    Muovi una delle due armate { FORM($space2, "in") }, fermati lì, e finisci. Resta in rifornimento, perché la via di
    rifornimento passa per lo spazio di un forte assediato come se il forte non ci fosse.
lesson-sieges-2-done = { $space2 } è tua: VP 11. { $space } è ancora assediata, e ancora francese.
lesson-sieges-2-other = Muovi un'armata { FORM($space2, "in") }, fermati lì, e finisci. L'altra continua l'assedio.
lesson-sieges-2-other-1 = Un'armata deve restare, altrimenti l'assedio è finito. Finisci.
lesson-sieges-2-other-2 = Il VP è { FORM($space2, "in") }: vai là, e fermati.
lesson-sieges-3 =
    Per un assedio si tira solo alla fine del turno. Se non puoi aspettare, attacca: un forte assediato dal suo stesso
    spazio, uno libero da uno spazio adiacente. Gioca { $card } per operazioni, e attiva { $space } e { $space3 } per
    attaccare.
lesson-sieges-3-done =
    { CAPITAL(FORM($space, "from")) } si attacca il forte assediato, { FORM($space3, "from") } il forte solo
    { FORM($space4, "of") }.
lesson-sieges-3-other = Gioca { $card } per operazioni, e attiva { $space } e { $space3 } per attaccare.
lesson-sieges-3-other-1 = Una OPS paga un attacco solo. Con { $card } puoi farli tutti e due.
lesson-sieges-3-other-2 =
    { $space2 } qui non aiuta: un forte assediato si attacca solo dal suo stesso spazio, e contro { $space4 } basta
    un'armata.
lesson-sieges-3-other-3 = Muovendo non si espugna un forte. Attiva { $space } e { $space3 } per attaccare.
lesson-sieges-4 =
    Attacca il forte { FORM($space, "of") }. Combatte con un fattore di combattimento di 3 sulla Tabella corpi, e cade se il tuo fuoco
    raggiunge il suo fattore di perdita, 3. Non ha trincea, e non può ritirarsi.
lesson-sieges-4-done =
    Numero di Perdite 4: il forte è distrutto per il resto della partita, e la tua armata, che era già lì, ha preso
    { $space }: VP 12. Il Numero di Perdite 1 del forte non ha fatto danni.
lesson-sieges-4-other = Attacca prima il forte { FORM($space, "of") }.
lesson-sieges-4-other-1 = { $space4 } viene dopo. Prima { $space }, dove basta un tiro di 2 o più.
lesson-sieges-5 =
    { $space4 } ha un forte di 2 che nessuno assedia: { FORM($piece3, "the") } può sparargli { FORM($space3, "from") }.
    Attacca { $space4 }.
lesson-sieges-5-done =
    Numero di Perdite 3, e bastava 2: il forte non c'è più. Ma lo spazio è francese finché non vi entra una tua unità.
lesson-sieges-5-other = { CAPITAL(FORM($piece3, "the")) } non ha ancora sparato: attacca { $space4 }.
lesson-sieges-6 = Avanza { FORM($space4, "in") } con { FORM($piece3, "the") }.
lesson-sieges-6-done = { $space4 } è tua: VP 13, tre in due azioni.
lesson-sieges-6-other = Allora { $space4 } resterebbe francese. Avanza con { FORM($piece3, "the") }.
lesson-sieges-closing =
    Un assedio lega un'armata, o tanti corpi quant'è il fattore di perdita del forte; tutte le altre unità possono
    proseguire, e il rifornimento passa. Un forte solo cade in combattimento se il tuo Numero di Perdite raggiunge il
    suo fattore di perdita, altrimenti con un dado nella Fase di Assedio. Alle unità che difendono con lui il forte
    aggiunge il suo fattore, e finché ci sono non subisce perdite.

lesson-redeployment-title = In treno
lesson-redeployment-summary = Il Movimento Strategico: corpi e armate lontano dietro le linee.
lesson-redeployment-1 =
    I tedeschi { FORM($space, "in") } minacciano { $space2 }, dove c'è solo la BEF a fermarli, e { $space3 } ha una sola
    armata. A piedi ci vuole troppo. Gioca una carta per Movimento Strategico (SR): ognuna delle tue dà 2 punti. Un
    corpo costa 1, un'armata 4.
lesson-redeployment-1-done = 2 punti: due corpi possono fare SR, ognuno una volta.
lesson-redeployment-1-other =
    I punti della fine del turno arrivano troppo tardi. Gioca una carta per Movimento Strategico.
lesson-redeployment-1-other-1 =
    Con 2 OPS i corpi muovono di qualche spazio. Con l'SR vanno lontano quanto vuoi: gioca una carta per Movimento
    Strategico.
lesson-redeployment-2 =
    Guarda la Casella della Riserva, accanto alla mappa: ci sono { FORM($piece, "the") } e uno francese. Scegli
    { FORM($piece, "the") }.
lesson-redeployment-2-done =
    Dalla Casella della Riserva un corpo va alla sua capitale o fonte di rifornimento, o in uno spazio con un'unità
    rifornita della sua nazione.
lesson-redeployment-2-other =
    Non ancora: hai 2 punti, e non si conservano. Scegli { FORM($piece, "the") } nella Casella della Riserva.
lesson-redeployment-2-other-1 = I francesi vengono dopo. Prima { FORM($piece, "the") } dalla Casella della Riserva.
lesson-redeployment-3 =
    { CAPITAL(FORM($piece2, "the")) } { FORM($space2, "in") } è inglese, quindi il corpo può raggiungerla. Mandalo
    { FORM($space2, "in") }.
lesson-redeployment-3-done =
    Ora { $space2 } è più forte. Un corpo dalla Casella della Riserva non ha bisogno di una via, solo di un'unità della
    sua nazione.
lesson-redeployment-3-other = Londra è al sicuro anche così. Manda il corpo { FORM($space2, "in") }, dove serve.
lesson-redeployment-4 =
    Via terra un'unità va lontano quanto vuole attraverso spazi amici senza unità nemiche, fino a uno spazio dove è in
    rifornimento. Due corpi francesi sono { FORM($space4, "in") }. Mandane uno { FORM($space3, "in") }.
lesson-redeployment-4-done = Mezza Francia in un'azione sola. Nella tua prossima azione non puoi giocare di nuovo SR.
lesson-redeployment-4-other = Manda { FORM($piece3, "the") } { FORM($space4, "from") } { FORM($space3, "in") }.
lesson-redeployment-4-other-1 =
    Quello è nella Casella della Riserva; lascialo lì, nel caso tu perda un'armata. Scegline uno
    { FORM($space4, "from") }.
lesson-redeployment-4-other-2 =
    I corpi possono anche tornare nella Casella della Riserva. Ma { $space3 } ne ha bisogno adesso.
lesson-redeployment-closing =
    Usa l'SR per le unità che non sono in prima linea: i corpi costano 1, le armate 4. Si va via terra attraverso spazi
    amici, i corpi anche da porto a porto, e da e verso la Casella della Riserva. I russi fanno SR solo in Russia. Non
    si gioca SR due volte di fila.

lesson-replacements-title = Forze fresche
lesson-replacements-summary = Le carte portano rinforzi, i Punti Rimpiazzo riparano le perdite.
lesson-replacements-1 =
    Tutte e due le tue carte portano rinforzi tedeschi, come eventi. Ma ogni nazione può riceverne una sola per turno, e
    nessuna nel turno 1. { $card } porta due corpi, che vanno nella Casella della Riserva, e un'armata, che entra nella
    capitale o in una fonte di rifornimento: Berlino, Essen o Breslavia. I russi { FORM($space, "in") } sono alle porte
    { FORM($space2, "of") }. Gioca { $card } come evento, e piazza l'armata { FORM($space2, "in") }.
lesson-replacements-1-done =
    { $space2 }, una fonte di rifornimento per tutte le tue unità, è protetta. E nella Casella della Riserva ci sono due
    corpi in più.
lesson-replacements-1-other = Prima i rinforzi: gioca { $card } come evento.
lesson-replacements-1-other-1 =
    Porta soltanto un'armata, e puoi giocare una sola carta Rinforzi per nazione per turno. Gioca { $card }: un'armata e
    due corpi.
lesson-replacements-1-other-2 = Possibile, ma il pericolo è a est: piazza l'armata { FORM($space2, "in") }.
lesson-replacements-2 =
    È l'ultimo round. { $card2 } in questo turno non può più portare la sua armata, ma dà 2 RP tedeschi e 1
    austroungarico. Giocala per Punti Rimpiazzo.
lesson-replacements-2-done = I Round di Azione sono finiti, e comincia la Fase dei Rimpiazzi: prima gli Alleati, poi tu.
lesson-replacements-2-other =
    I punti che registri adesso li spendi fra un momento. Gioca { $card2 } per Punti Rimpiazzo.
lesson-replacements-3 =
    { CAPITAL(FORM($piece, "the")) } { FORM($space3, "in") } è ridotta. Un punto ridà un livello a un'armata, o a due
    corpi; sulla mappa devono essere in rifornimento. Ridalle un livello.
lesson-replacements-3-done = Da 3 fattori di combattimento a 5 per un solo punto. Resta 1 punto tedesco.
lesson-replacements-3-other =
    L'Austria-Ungheria ha un punto tutto suo, e lo spende fra poco. Prima { FORM($piece, "the") }.
lesson-replacements-3-other-1 =
    Puoi ricostruire anche quella. Ma prima riporta a piena forza { FORM($piece, "the") }, che è al fronte.
lesson-replacements-3-other-2 = I punti non spesi vanno perduti. Scegli { FORM($piece, "the") }.
lesson-replacements-4 =
    { CAPITAL(FORM($piece2, "the")) } è nella Casella delle unità eliminate. Un'armata così si può ricostruire: per 1
    punto a forza ridotta, per 2 a piena forza. Ridalle un livello.
lesson-replacements-4-done = Torna ridotta, in uno spazio dove entrano i rinforzi.
lesson-replacements-4-other = Prima i tedeschi: ricostruisci { FORM($piece2, "the") }.
lesson-replacements-4-other-1 = Hai ancora un punto tedesco, e andrebbe perso. Ricostruisci { FORM($piece2, "the") }.
lesson-replacements-5 =
    Berlino, Breslavia o { $space4 }? { CAPITAL(FORM($space4, "from")) } l'armata arriva prima al fronte occidentale.
    Piazzala lì.
lesson-replacements-5-done = È tornata, a forza ridotta. I punti tedeschi sono tutti spesi.
lesson-replacements-5-other = L'est ha già la sua nuova armata. Piazza questa { FORM($space4, "in") }.
lesson-replacements-6 =
    { CAPITAL(FORM($space5, "in")) } ci sono due corpi ridotti. Resta 1 punto austroungarico, e un livello di corpo
    costa solo mezzo punto: ridai un livello a tutti e due.
lesson-replacements-6-done = Due corpi per un punto. Tutti i punti sono spesi.
lesson-replacements-6-other =
    Mezzo punto andrebbe perso. Ridai un livello a tutti e due i corpi { FORM($space5, "in") }.
lesson-replacements-closing =
    Rinforzi: una carta per nazione per turno, nessuna nel turno 1. RP: un livello d'armata costa 1, uno di corpo mezzo,
    e i punti non si conservano. Le armate eliminate fuori rifornimento, o senza un corpo che le sostituisse, non
    tornano più.

lesson-war-status-title = Dalla Mobilitazione alla Guerra Limitata
lesson-war-status-summary = Lo Stato di Guerra, i Livelli di Impegno, e come le nazioni entrano in guerra.
lesson-war-status-1 =
    L'ultimo round del turno 2. Certi eventi hanno un numero di Stato di Guerra, che si somma al tuo totale: ora è 2.
    Dal turno 2, alla fine di ogni turno, una parte con 4 o più passa alla Guerra Limitata, e le sue carte di Guerra
    Limitata entrano nel mazzo. { $card } vale 2. Giocala come evento.
lesson-war-status-1-done =
    Stato di Guerra 4: sei in Guerra Limitata. Le nuove carte sono state mescolate nel mazzo, e hai pescato la carta
    { $card2 }. E la Turchia è entrata in guerra dalla tua parte: i suoi corpi sono sulla mappa, e i suoi spazi sono
    aperti a entrambe le parti.
lesson-war-status-1-other = Così il tuo Stato di Guerra non arriva a 4. Gioca { $card } come evento.
lesson-war-status-1-other-1 = Quella vale 1, e 3 non basta. { $card } vale 2.
lesson-war-status-1-other-2 =
    Lo Stato di Guerra conta solo se la carta è giocata come evento. Gioca { $card } come evento.
lesson-war-status-2 =
    Turno 3. La carta { $card2 } è un'entrata in guerra di neutrali: il suo evento porta in guerra una nazione. Vale 2 di Stato di
    Guerra, e Sofia diventa una fonte di rifornimento. Le due parti insieme ne possono giocare una sola per turno: se
    giochi prima la tua, gli Alleati devono aspettare con la carta { $card3 }. Giocala come evento.
lesson-war-status-2-done =
    La Bulgaria si unisce a te, e il tuo Stato di Guerra è 6. Due corpi sono già { FORM($space, "in") }; altri quattro
    si piazzano, uno per spazio. I VP non cambiano: gli Spazi VP bulgari contano solo se il nemico li prende.
lesson-war-status-2-other = Prima la Bulgaria: gioca { $card2 } come evento.
lesson-war-status-2-other-1 = 5 OPS fanno gola, ma una nazione vale di più. Gioca { $card2 } come evento.
lesson-war-status-2-other-2 = Un'altra volta. Una sola entrata in guerra di neutrali per turno: che sia la tua, con { $card2 }.
lesson-war-status-3 =
    Dove combatterà la Bulgaria? La Serbia è sua vicina, e { $space2 } sorveglia anche Salonicco, dove un giorno gli
    Alleati possono sbarcare. Piazza un corpo { FORM($space2, "in") }.
lesson-war-status-3-done = Gli altri tre coprono le strade per { $space }. Gli Alleati hanno fatto una piccola azione.
lesson-war-status-3-other = Avrà anch'esso il suo corpo. Ma prima { $space2 }, sul confine serbo.
lesson-war-status-3-other-1 =
    La Romania è neutrale, quindi il nord può aspettare. Piazza questo corpo { FORM($space2, "in") }.
lesson-war-status-4 =
    La Bulgaria è in guerra, quindi le sue unità muovono e attaccano come tutte le altre. { $space4 }, alle spalle
    dell'armata serba { FORM($space5, "in") }, è vuota. Fai l'Operazione Automatica, e attiva { $space } per muovere.
lesson-war-status-4-done = { CAPITAL(FORM($space, "from")) } possono muovere due corpi.
lesson-war-status-4-other = Fai l'Operazione Automatica, e attiva { $space } per muovere.
lesson-war-status-4-other-1 = Basta 1 OPS: fai l'Operazione Automatica.
lesson-war-status-4-other-2 = { $space4 } è vuota. Per entrarci attiva { $space } per muovere.
lesson-war-status-4-other-3 = Potrebbero muovere anche altri. Ma accanto { FORM($space4, "in") } c'è { $space }.
lesson-war-status-5 = Manda un corpo { FORM($space4, "in") }, e fermati lì.
lesson-war-status-5-done =
    { $space4 } è tua. Ora le armate serbe non si possono più ricostruire { FORM($space5, "in") }, e il cerchio intorno
    a loro si chiude.
lesson-war-status-5-other = Prima un corpo va { FORM($space4, "in") }.
lesson-war-status-5-other-1 = Lascia un corpo { FORM($space, "in") }: è la capitale e una fonte di rifornimento.
lesson-war-status-5-other-2 = La meta è { $space4 }: vai là, e fermati.
lesson-war-status-5-other-3 = Non ancora: un corpo va { FORM($space4, "in") }.
lesson-war-status-closing =
    Ogni parte ha il suo Stato di Guerra: 4 vuol dire Guerra Limitata, 11 Guerra Totale, ognuna con nuove carte. La
    Turchia entra quando le Potenze Centrali arrivano alla Guerra Limitata; Bulgaria, Italia, Romania e Grecia con i
    loro eventi, una per turno; gli Stati Uniti tardi, con Stato di Guerra Combinato 30. Con 40 c'è l'Armistizio.

lesson-winning-title = Punti e governi
lesson-winning-summary = Come cambiano i VP, le Offensive Obbligatorie, e come si vince.
lesson-winning-1 =
    Lo scenario Introduttivo, turno 3, l'ultimo: ti restano due azioni. I VP sono 12. Tu, gli Alleati, vinci con 10 o
    meno; da 11 a 13 è pareggio. In questo scenario un evento con asterisco vale 1 VP oltre a quel che dice. { $card }
    toglie 1 VP. Giocala come evento.
lesson-winning-1-done =
    Due VP in meno: 10. E +2 al tuo Stato di Guerra: negli scenari più lunghi una parte con 4 passa alla Guerra
    Limitata, con carte nuove, e con 11 alla Guerra Totale.
lesson-winning-1-other = Così i VP non scendono. Gioca { $card } come evento.
lesson-winning-1-other-1 = Un attacco potrebbe dare VP o no. L'evento è sicuro: gioca { $card } come evento.
lesson-winning-2 =
    10 VP basterebbero. Ma guarda la tua Offensiva Obbligatoria: in questo turno il tuo governo esige un attacco
    francese contro tedeschi in Francia, Belgio o Germania. Se non lo fai perdi un VP, e con esso la vittoria. Gioca
    per operazioni, e attiva { $space } per attaccare.
lesson-winning-2-done = Armate francesi, pronte ad attaccare i tedeschi.
lesson-winning-2-other = Questo non aiuta i francesi ad attaccare. Gioca per operazioni, e attiva { $space } per attaccare.
lesson-winning-2-other-1 =
    Allora in questo turno nessun francese attacca, e questo costa un VP. Gioca per operazioni, e attiva { $space } per
    attaccare.
lesson-winning-2-other-2 =
    { CAPITAL(FORM($space2, "in")) } ci sono solo inglesi. Il governo esige un attacco francese: attiva { $space }.
lesson-winning-2-other-3 = Muovere non è attaccare. Attiva { $space } per attaccare.
lesson-winning-3 =
    Non serve vincere: conta solo l'attacco. Ma scegli il nemico più debole. Attacca { $space3 } con tutte e due le
    armate.
lesson-winning-3-done = L'Offensiva Obbligatoria è effettuata, ed è andata bene: 4 a 2, senza perdite.
lesson-winning-3-other = Attacca { $space3 } con tutte e due le armate: non regalare il VP adesso.
lesson-winning-3-other-1 = { $space4 } ha un'armata, e un forte con 3 fattori. { $space3 } è più facile.
lesson-winning-4 =
    Avanza { FORM($space3, "in") } o no, come vuoi: in questo scenario non è uno Spazio VP. Poi il turno, e la partita,
    sono finiti.
lesson-winning-4-done = 10 VP: gli Alleati hanno vinto.
lesson-winning-4-other = Avanza, o finisci.
lesson-winning-closing =
    Spazi VP, eventi e Offensive Obbligatorie cambiano i VP. Ogni scenario ha la sua durata e i suoi livelli di
    vittoria; alla fine di ogni turno 20 VP o più sono subito una vittoria delle Potenze Centrali, 0 o meno una degli
    Alleati.

lesson-first-turn-title = Agosto 1914: le Potenze Centrali
lesson-first-turn-summary = Un intero primo turno delle Potenze Centrali, sulla mappa vera.
lesson-first-turn-1 =
    Hai sette carte e sei azioni. { $card } si può giocare come evento solo adesso: distrugge il forte
    { FORM($space, "of") }, vi porta due armate, e tre armate attaccano subito. Giocala, e attacca { $space2 } con tutte
    e tre: 15 fattori contro 3. Poi passa: con queste forze un Attacco di Fianco potrebbe solo far sparare per primi i
    francesi.
lesson-first-turn-1-done =
    Numero di Perdite 5 contro 2: { FORM($piece4, "the") } è ridotta e si è ritirata { FORM($space3, "in") }. Due armate
    sono avanzate { FORM($space2, "in") }, { FORM($piece, "the") } tiene { $space }. Gli Alleati chiudono la strada di
    Parigi e coprono Varsavia.
lesson-first-turn-1-other =
    Gioca { $card } come evento, attacca { $space2 } con { FORM($piece, "the") }, { FORM($piece2, "the") } e
    { FORM($piece3, "the") }, e passa quando ti si chiede dell'Attacco di Fianco.
lesson-first-turn-1-other-1 = Come evento fa molto di più: tre armate attaccano senza una sola OPS.
lesson-first-turn-1-other-2 =
    { $space4 } ha una trincea e { FORM($piece5, "the") }. Prima { $space2 }, lo spazio più debole.
lesson-first-turn-1-other-3 = Con 15 contro 3 hai poco da guadagnarci e qualcosa da perdere. Passa.
lesson-first-turn-2 =
    Round 2. A est { $space6 }, uno Spazio VP, è aperta, e il corpo { FORM($space5, "in") } può arrivarci. A ovest
    { FORM($piece4, "the") } è debole. Gioca { $card2 } per 2 OPS: attiva { $space5 } per muovere e { $space2 } per
    attaccare. Muovi il corpo { FORM($space6, "in") }, poi attacca { $space3 } con tutte e due le armate.
lesson-first-turn-2-done =
    Due VP: { $space6 } e { $space3 }, dove ora è { FORM($piece2, "the") }. VP 13; uno viene da { $card }, perché in
    questo scenario gli eventi con asterisco ne valgono uno. Gli Alleati rispondono: { FORM($piece5, "the") } ha ridotto
    { FORM($piece2, "the") }, e due armate russe hanno ricacciato gli austriaci da Tarnopol { FORM($space9, "in") }.
lesson-first-turn-2-other =
    Gioca { $card2 } per operazioni: { $space5 } muove, { $space2 } attacca. Il corpo va { FORM($space6, "in") } e si
    ferma; poi le due armate attaccano { $space3 }.
lesson-first-turn-2-other-1 = Andrebbe bene anche quella, ma ti bastano 2 OPS. Conserva le carte grosse.
lesson-first-turn-2-other-2 = Al contrario: { $space5 } per muovere, { $space2 } per attaccare.
lesson-first-turn-2-other-3 = Il VP è { FORM($space6, "in") }: vai là, e fermati.
lesson-first-turn-2-other-4 = { CAPITAL(FORM($space3, "in")) } l'armata francese è ridotta. Attacca lì.
lesson-first-turn-3 =
    Round 3. La tua Offensiva Obbligatoria è austroungarica: in questo turno un'unità austroungarica deve attaccare, o
    perdi un VP. Gioca { $card3 } per 3 OPS: { $space7 } per attaccare, { $space10 } e { $space11 } per muovere. Muovi
    { FORM($piece7, "the") } { FORM($space9, "in") }, uno Spazio VP minacciato, e il corpo { FORM($space12, "in") }; poi
    attacca { $space8 }.
lesson-first-turn-3-done =
    Ogni parte ha perso un livello, e l'Offensiva Obbligatoria è effettuata: era quel che contava. Gli Alleati hanno
    giocato Violazione del Belgio: in questo scenario 2 VP in meno, quindi VP 11.
lesson-first-turn-3-other =
    { $space7 } attacca, { $space10 } e { $space11 } muovono: l'armata { FORM($space9, "in") }, il corpo
    { FORM($space12, "in") }, e lì si fermano. Poi { FORM($piece6, "the") } attacca { $space8 }.
lesson-first-turn-3-other-1 = { $card3 } ha proprio le 3 OPS che ti servono. Conserva le carte da 4.
lesson-first-turn-3-other-2 = { $space7 } deve attaccare, { $space10 } e { $space11 } muovere.
lesson-first-turn-3-other-3 = L'armata va { FORM($space9, "in") }, il corpo { FORM($space12, "in") }.
lesson-first-turn-4 =
    Round 4. { CAPITAL(FORM($piece2, "the")) } è sola e ridotta { FORM($space3, "in") }. A piedi ci vuole troppo: usa il
    Movimento Strategico (SR). Una carta da 3 OPS dà 4 punti SR, e un'armata ne costa 4. Gioca { $card4 } per SR, e
    manda { FORM($piece8, "the") } { FORM($space13, "from") } { FORM($space3, "in") }.
lesson-first-turn-4-done =
    Un'armata a piena forza { FORM($space3, "in") }. Gli Alleati rispondono con { $card7 }: da ora i tuoi spazi in
    Francia e Belgio costano 1 OPS per ogni unità. Il VP dell'evento porta il totale a 10.
lesson-first-turn-4-other =
    Gioca { $card4 } per SR, e manda { FORM($piece8, "the") } { FORM($space13, "from") } { FORM($space3, "in") }.
lesson-first-turn-4-other-1 = Ogni carta da 3 o 4 OPS dà 4 punti SR. Spendi la meno cara: { $card4 }.
lesson-first-turn-4-other-2 = Andrebbe bene l'una o l'altra, ma facciamo { FORM($piece8, "the") }.
lesson-first-turn-4-other-3 =
    I corpi costano solo 1, e nella Casella della Riserva ce ne sono molti. Ma devono essere lì quando un'armata viene
    eliminata. Manda { FORM($piece8, "the") }.
lesson-first-turn-4-other-4 = Serve { FORM($space3, "in") }.
lesson-first-turn-5 =
    Round 5. Varie tue armate sono ridotte. I Punti Rimpiazzo (RP) si registrano adesso e si spendono alla fine del
    turno. { $card5 } dà 3 RP tedeschi e 2 austroungarici, e un livello d'armata ne costa 1. Il suo evento porta
    rinforzi, ma non nel turno 1. Giocala per RP.
lesson-first-turn-5-done = I punti sono registrati. Gli Alleati hanno fatto lo stesso.
lesson-first-turn-5-other = Gioca { $card5 } per RP.
lesson-first-turn-5-other-1 = Quello può aspettare il prossimo turno; i livelli no. Gioca { $card5 } per RP.
lesson-first-turn-5-other-2 = Conserva quella: le sue 4 OPS servono per l'ultima azione. Usa { $card5 }.
lesson-first-turn-5-other-3 = C'è ancora un attacco da fare. Ma prima i rimpiazzi: { $card5 }.
lesson-first-turn-6 =
    Round 6, l'ultimo. { CAPITAL(FORM($piece5, "the")) } { FORM($space4, "in") } è ridotta e quasi circondata, e
    { $space4 } vale un VP. Con { $card7 } in vigore { $space } e { $space2 } costano 1 OPS ciascuna, { $space3 } con le
    sue due armate 2: in tutto 4. Gioca { $card6 } per operazioni, e attiva tutti e tre gli spazi per attaccare.
lesson-first-turn-6-done = 4 OPS, tre spazi, tutti accanto { FORM($space4, "in") }.
lesson-first-turn-6-other =
    Gioca { $card6 } per operazioni, e attiva { $space }, { $space2 } e { $space3 } per attaccare.
lesson-first-turn-6-other-1 = Tutte e 4 le OPS servono per l'attacco contro { $space4 }.
lesson-first-turn-6-other-2 = Da lì non si arriva { FORM($space4, "in") }. Attiva { $space }, { $space2 } e { $space3 }.
lesson-first-turn-6-other-3 =
    Metterebbe fine a { $card7 }, e varrebbe un VP. Ma { $space4 } non resterà così debole: attacca adesso, e conserva
    l'evento per il prossimo turno.
lesson-first-turn-7 =
    Attacca { $space4 } con { FORM($piece, "the") }, { FORM($piece3, "the") } e { FORM($piece8, "the") }: 15 fattori
    contro 4. { CAPITAL(FORM($piece2, "the")) } è ridotta; lasciala fuori, e finisci.
lesson-first-turn-7-done =
    { CAPITAL(FORM($piece5, "the")) } è eliminata permanentemente: non si può più ricostruire. Il suo corpo è fuggito a
    Calais, { FORM($piece8, "the") } è { FORM($space4, "in") }, e { FORM($piece, "the") } ha perso un livello: VP 11.
    Nessuna unità era fuori rifornimento, nessun forte assediato, e le due Offensive Obbligatorie sono effettuate. Gli
    Alleati hanno speso i loro RP.
lesson-first-turn-7-other =
    Attacca { $space4 } con { FORM($piece, "the") }, { FORM($piece3, "the") } e { FORM($piece8, "the") }, e finisci.
lesson-first-turn-7-other-1 = { $space4 } è il bersaglio più debole, e vale altrettanto.
lesson-first-turn-7-other-2 = Quello non è uno Spazio VP. Attacca { $space4 }.
lesson-first-turn-7-other-3 =
    Un'armata ridotta qui aggiunge poco e potrebbe essere eliminata. Lasciala fuori, e finisci.
lesson-first-turn-8 =
    La Fase dei Rimpiazzi. Hai 3 RP tedeschi e 2 austroungarici; un livello d'armata costa 1. Prima le armate al fronte:
    scegli { FORM($piece, "the") } e { FORM($piece2, "the") }, un livello ciascuna.
lesson-first-turn-8-done =
    Gli altri punti riportano a piena forza la 7ª Armata tedesca e due armate austroungariche. Poi le due parti pescano
    fino a sette carte, e comincia il turno 2, con i rinforzi.
lesson-first-turn-8-other = Gli RP non spesi vanno perduti. Scegli { FORM($piece, "the") } e { FORM($piece2, "the") }.
lesson-first-turn-8-other-1 =
    L'Austria-Ungheria spende fra poco i suoi 2 RP. Prima { FORM($piece, "the") } e { FORM($piece2, "the") }.
lesson-first-turn-8-other-2 = Quell'unità può aspettare. Prima { FORM($piece, "the") } e { FORM($piece2, "the") }.
lesson-first-turn-closing =
    Sei azioni: un evento, tre operazioni, un SR, un RP. Prima gli attacchi, finché il nemico è debole, poi l'Offensiva
    Obbligatoria a tempo, infine nuove forze per il fronte. Bada a { $space2 }: il tuo rifornimento in Francia passa di
    lì. Lo stesso turno dalla parte degli Alleati è la prossima lezione; per la tua prima partita scegli lo scenario
    Introduttivo.

lesson-allied-turn-title = Agosto 1914: gli Alleati
lesson-allied-turn-summary = Un intero primo turno degli Alleati: resistere a ovest, colpire a est.
lesson-allied-turn-1 =
    I tedeschi hanno preso { $space }, e { FORM($piece, "the") } è ridotta { FORM($space2, "in") }. La strada di Parigi
    è aperta: chiudila. Gioca { $card } per 2 OPS, e attiva { $space3 } e { $space4 } per muovere. Muovi
    { FORM($piece2, "the") } { FORM($space5, "in") } e { FORM($piece3, "the") } { FORM($space2, "in") }. Lì fermati.
lesson-allied-turn-1-done =
    Hai ceduto { $space4 }, ma il fronte non ha buchi. I tedeschi hanno preso { $space4 } e Łódź, VP 13, e hanno
    attaccato { $space2 }: 4 contro 4. { CAPITAL(FORM($piece, "the")) } è stata eliminata e sostituita da un corpo,
    un'armata tedesca è ridotta, e { $space2 } è tua.
lesson-allied-turn-1-other =
    Gioca { $card } per operazioni, e attiva { $space3 } e { $space4 } per muovere: { FORM($piece2, "the") } va
    { FORM($space5, "in") }, { FORM($piece3, "the") } { FORM($space2, "in") }.
lesson-allied-turn-1-other-1 = Un buon evento può aspettare un'azione; il buco davanti a Parigi no.
lesson-allied-turn-1-other-2 = Ti bastano 2 OPS: conserva le carte più grosse, e gioca { $card }.
lesson-allied-turn-1-other-3 = Non contro armate tedesche a piena forza. Attiva { $space3 } e { $space4 } per muovere.
lesson-allied-turn-1-other-4 =
    { CAPITAL(FORM($piece2, "the")) } va { FORM($space5, "in") }, { FORM($piece3, "the") } { FORM($space2, "in") }: così
    il fronte è chiuso.
lesson-allied-turn-2 =
    Round 2. L'ala destra tedesca è forte. { $card2 } fa costare ogni spazio tedesco in Francia e Belgio 1 OPS per ogni
    unità, finché Falkenhayn non vi mette fine, e si può giocare solo nei turni 1 e 2. In questo scenario l'asterisco
    toglie anche 1 VP. Giocala come evento.
lesson-allied-turn-2-done =
    VP 12. Le due armate { FORM($space, "in") } ora costano ai tedeschi 2 OPS. Nella loro azione i tedeschi hanno
    registrato Punti Rimpiazzo.
lesson-allied-turn-2-other = { $card2 } serve di più all'inizio del turno. Giocala come evento.
lesson-allied-turn-2-other-1 = 3 OPS adesso, o attacchi tedeschi più cari per molti turni? Gioca { $card2 } come evento.
lesson-allied-turn-2-other-2 =
    Quell'evento si può giocare più avanti nel turno. Prima rallenta i tedeschi con { $card2 }.
lesson-allied-turn-3 =
    Round 3. La tua Offensiva Obbligatoria è francese: un'unità francese deve attaccare tedeschi in Francia, Belgio o
    Germania, o perdi un VP. E la Russia può colpire. Gioca { $card3 } per 3 OPS, e attiva { $space6 }, { $space7 } e
    { $space8 } per attaccare. Attacca prima { $space } con { FORM($piece4, "the") } e { FORM($piece5, "the") }.
lesson-allied-turn-3-done =
    Un attacco perso, 3 a 4, con un livello in meno per parte. Ma l'attacco è fatto, e il tuo governo non chiedeva altro.
lesson-allied-turn-3-other =
    Gioca { $card3 } per operazioni, e attiva { $space6 }, { $space7 } e { $space8 } per attaccare. Poi attacca
    { $space } con le due armate francesi.
lesson-allied-turn-3-other-1 = Ti servono 3 OPS: gioca { $card3 }, e conserva le carte più grosse.
lesson-allied-turn-3-other-2 = Questi spazi devono attaccare, non muovere.
lesson-allied-turn-3-other-3 =
    { $space12 } ha due armate a piena forza, una trincea e un forte. { $space } ha un'armata ridotta.
lesson-allied-turn-3-other-4 = La Russia viene dopo. Prima l'attacco francese contro { $space }.
lesson-allied-turn-4 =
    Ora { $space9 }: attacca { FORM($piece8, "the") } con { FORM($piece6, "the") } e { FORM($piece7, "the") }, 6 fattori
    contro 3. Da due spazi puoi tentare un Attacco di Fianco. { $space8 } tocca anche Czernowitz, dove c'è un corpo
    nemico; { $space7 } non tocca altri nemici, quindi aggiunge 1 se l'assalto frontale è { FORM($space8, "from") }.
lesson-allied-turn-4-done =
    Un 4, più 1: riesce. Hai sparato per primo, Numero di Perdite 4: { FORM($piece8, "the") } è stata eliminata, e il
    corpo che l'ha sostituita non ha fatto danni. Si è ritirato di due spazi, attraverso { $space10 }.
lesson-allied-turn-4-other =
    Attacca { $space9 } con tutte e due le armate russe, con l'assalto frontale { FORM($space8, "from") }.
lesson-allied-turn-4-other-1 =
    Lì c'è solo un corpo. L'armata { FORM($space9, "in") } sbarra la strada { FORM($space10, "of") }.
lesson-allied-turn-4-other-2 =
    Allora { $space8 } dovrebbe aggiungere 1, e non può: tocca Czernowitz. L'assalto frontale va fatto
    { FORM($space8, "from") }.
lesson-allied-turn-4-other-3 =
    Riescono due tiri su tre, e spareresti per primo. Approfittane, con l'assalto frontale { FORM($space8, "from") }.
lesson-allied-turn-5 =
    Dopo una ritirata di due spazi puoi avanzare di due, lungo la via dei difensori. { $space10 } vale un VP. Avanza con
    { FORM($piece7, "the") } attraverso { $space9 } { FORM($space10, "in") }, e con { FORM($piece6, "the") }
    { FORM($space9, "in") }, dove tiene la via di rifornimento. Lì fermati.
lesson-allied-turn-5-done =
    { $space10 } è russa: VP 11. I tedeschi hanno portato con SR un'armata { FORM($space12, "from") }
    { FORM($space, "in") }.
lesson-allied-turn-5-other =
    Avanza con { FORM($piece7, "the") } { FORM($space10, "in") } e con { FORM($piece6, "the") } { FORM($space9, "in") }.
lesson-allied-turn-5-other-1 = Il VP è { FORM($space10, "in") }: prosegui con { FORM($piece7, "the") }.
lesson-allied-turn-5-other-2 =
    { CAPITAL(FORM($space10, "in")) } basta un'armata. { CAPITAL(FORM($piece6, "the")) } tiene { $space9 }.
lesson-allied-turn-6 =
    Round 4. { $card4 } toglie 1 VP finché sei in Mobilitazione, e in questo scenario un altro per l'asterisco. Dà anche
    2 di Stato di Guerra, che negli scenari più lunghi porta alla Guerra Limitata. Giocala come evento.
lesson-allied-turn-6-done =
    VP 9. Anche gli austroungarici dovevano attaccare: hanno tentato di riprendere { $space10 }, e non ci sono riusciti.
    Le due parti vi hanno perso forza.
lesson-allied-turn-6-other = 2 VP con una carta: gioca { $card4 } come evento.
lesson-allied-turn-6-other-1 =
    Combattendo potresti vincere qualcosa o niente; questo evento è sicuro. Gioca { $card4 } come evento.
lesson-allied-turn-6-other-2 = Anche 1 VP e una trincea vanno bene. Ma { $card4 } vale 2 VP. Prima quella.
lesson-allied-turn-7 =
    Round 5. { CAPITAL(FORM($space2, "in")) } con { FORM($piece3, "the") } c'è solo un corpo francese ridotto.
    { $card5 } ha 3 OPS, quindi dà 4 punti SR, e un'armata ne costa 4. Giocala per Movimento Strategico, e manda
    { FORM($piece9, "the") } { FORM($space11, "from") } { FORM($space2, "in") }.
lesson-allied-turn-7-done =
    Tre unità { FORM($space2, "in") }: quella linea terrà. I tedeschi hanno giocato { $card7 }, che mette fine a
    { $card2 } e dà loro un VP: 10.
lesson-allied-turn-7-other = Gioca { $card5 } per SR, e manda { FORM($piece9, "the") } { FORM($space2, "in") }.
lesson-allied-turn-7-other-1 = Andrebbe bene ogni carta da 4 punti SR. Conserva quella da 4 OPS, e gioca { $card5 }.
lesson-allied-turn-7-other-2 =
    { $space6 } non può farne a meno. Scegli { FORM($piece9, "the") } { FORM($space11, "from") }.
lesson-allied-turn-7-other-3 =
    I corpi costano solo 1, ma un'armata combatte molto meglio. Manda { FORM($piece9, "the") }
    { FORM($space11, "from") }.
lesson-allied-turn-7-other-4 = Serve { FORM($space2, "in") }.
lesson-allied-turn-8 =
    Round 6, l'ultimo. Tre tue armate al fronte sono ridotte: { FORM($piece4, "the") }, { FORM($piece2, "the") } e
    { FORM($piece7, "the") }. { $card6 } dà 2 RP francesi, 3 russi e 2 inglesi. Giocala per RP.
lesson-allied-turn-8-done =
    Nella Fase dei Rimpiazzi le tre armate tornano a piena forza. Le due Offensive Obbligatorie sono effettuate, e i VP
    sono 10, come all'inizio della guerra: il piano delle Potenze Centrali è fallito.
lesson-allied-turn-8-other =
    A differenza delle OPS, questi punti rimettono in forza le tue armate prima del prossimo turno: gioca { $card6 } per RP.
lesson-allied-turn-8-other-1 = Quella dà meno. { $card6 } dà 2 RP francesi e 3 russi.
lesson-allied-turn-8-other-2 = La trincea può aspettare. Gioca { $card6 } per RP.
lesson-allied-turn-closing =
    Chiudi i buchi, poi rendi più cari gli attacchi nemici; colpisci dove il nemico è debole; gioca gli eventi che
    valgono VP; e usa le ultime azioni per SR e RP. I russi guadagnano terreno solo all'inizio: non farli aspettare.
