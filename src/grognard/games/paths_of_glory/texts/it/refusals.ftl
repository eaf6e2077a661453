# Why something cannot be done.

# Before the game

bid-more = ci vuole una puntata di più di { $number } VP per { FORM($side, "the") }
no-bid-yet = non c'è ancora una puntata da accettare
not-optional = { $card } non è una delle tue carte opzionali
included-already = { $card } è già inclusa, o non resta una carta che possa uscire per lei
not-exchangeable = { $card } non è una tua carta dello stesso mazzo e valore

# Cards

others-card = { $card } è una carta dell'altra parte
not-in-hand = non hai in mano la carta { $card }
guns-first = la prima azione delle Potenze Centrali è l'evento { $card }
event-only = per ora la carta { $card } si gioca solo come evento
redeployed-before = la tua azione precedente era un Movimento Strategico: { $card } non può esserne un altro
replaced-before = la tua azione precedente era per i Punti Rimpiazzo: { $card } non può esserne un'altra
influenza = Influenza: in questo turno la carta { $card } non si gioca per i Punti Rimpiazzo
no-peace-terms = in questa partita non ci sono Termini di Pace
peace-needs-more = le Potenze Centrali offrono Termini di Pace con 11 VP o più, non con { $points }
peace-needs-less = gli Alleati offrono Termini di Pace con 9 VP o meno, non con { $points }
fourteen-points = dopo I 14 Punti le Potenze Centrali non possono offrire Termini di Pace
only-combat-cards = ora si scartano solo Carte Combattimento, e { $card } non lo è

# What events need

combat-card = { $card } è una Carta Combattimento: si gioca in un combattimento
event-not-now = ora la carta { $card } non si può giocare come evento
needs-played = la carta { $card } si gioca dopo { $cards }
needs-any-played = la carta { $card } si gioca dopo { OR($cards) }
needs-unplayed = dopo { $cards } la carta { $card } non si può più giocare
needs-earlier-turn = la carta { $card } si gioca in un turno successivo a quello di { $cards }
needs-turns = la carta { $card } si gioca nel turno { $number } o prima
entrench-once = un evento Trinceramenti è già stato giocato: { $card } non può esserne un altro
no-entrench-in-august = nel turno 1 di questo scenario la carta { $card } non si gioca come evento
needs-mobilization = la carta { $card } si gioca solo finché la tua parte è a Mobilitazione
needs-below-total = la carta { $card } si gioca solo prima che la tua parte sia in Guerra Totale
one-entry = in questo turno un neutrale è già entrato in guerra: { $card } deve aspettare
needs-at-war = la carta { $card } si gioca solo quando { FORM($nation, "the") } è in guerra
needs-status = la carta { $card } richiede uno Stato di Guerra Combinato di { $number } o più
needs-russian-spaces = la carta { $card } richiede { $number } Spazi VP russi in mano alle Potenze Centrali
needs-tsar-shaken = la carta { $card } richiede { $number } o più, fra Stato di Guerra Combinato e Spazi VP russi delle Potenze Centrali
needs-revolution = la carta { $card } richiede più di { $number } Spazi VP russi in mano alle Potenze Centrali, o tutti tranne Baku
u-boats = U-Boat Senza Restrizioni ferma la carta { $card } finché non si gioca Convogli
first-action-only = la carta { $card } si gioca solo come prima azione della partita
needs-high-seas = la carta { $card } si gioca solo subito dopo Flotta d'Alto Mare
needs-moltke = nei primi due turni la carta { $card } si gioca solo dopo Moltke
libya-held = la carta { $card } non si gioca finché un'unità alleata è in Libia
needs-berlin = la carta { $card } si gioca solo finché Berlino è tua e rifornita
needs-warsaw = la carta { $card } si gioca solo finché Varsavia è tua
needs-taxi-army = la carta { $card } richiede un'armata francese ridotta e rifornita, a Parigi o accanto, e Parigi al sicuro
needs-cavalry-space = la carta { $card } richiede un'armata russa rifornita in Russia, sulla mappa principale, con posto per due corpi
needs-salonika-corps = la carta { $card } richiede posto in una Salonicco alleata, e un corpo inglese o francese che possa andarci
no-reinforcements-in-august = nel turno 1 non arrivano rinforzi: { $card } deve aspettare
reinforced-already = in questo turno sono già arrivati rinforzi { FORM($nation, "adjective-mp") }
reinforcements-do-not-fit = non c'è posto dove le unità della carta { $card } devono essere piazzate

# Activation

reserve-not-activated = la Casella della Riserva non si attiva; i suoi corpi arrivano con il Movimento Strategico
activated-already = lo spazio { $space } è già attivato
neutral-greeks = le unità greche non fanno nulla finché la Grecia è neutrale
no-units-there = non hai unità { FORM($space, "in") }
space-out-of-supply = nessuna unità { FORM($space, "in") } è rifornita
desert-in-summer = in Estate non si attacca in un deserto o da un deserto, e lo spazio { $space } lo è
too-few-points = lo spazio { $space } costa { $number } OPS (rimaste: { $left })
one-near-east-attack = in un'azione gli Alleati attivano un solo spazio del Vicino Oriente per attaccare

# Units

not-your-unit = { FORM($piece, "the") } è dell'altra parte
not-on-map = { FORM($piece, "the") } non è sulla mappa
not-in-play = { FORM($piece, "the") } non è in gioco
out-of-supply = { FORM($piece, "the") } è fuori rifornimento
was-out-of-supply = { FORM($piece, "the") } era fuori rifornimento quando il suo spazio è stato attivato
take-the-same = non questa pedina: prendi quella che è offerta, { FORM($piece2, "the") }
never-moves = { FORM($piece, "the") } non muove mai

# Movement

nothing-taken = prendi prima l'unità che deve andare
not-activated = lo spazio { $space } non è attivato per muovere
moved-already = { FORM($piece, "the") } ha già mosso
nowhere-to-go = { FORM($piece, "the") } non può andare da nessuna parte
taken-already = { FORM($piece, "the") } viene già insieme
elsewhere = { FORM($piece, "the") } non è { FORM($space, "in") }
cannot-come-along = { FORM($piece, "the") } non può venire insieme: non potrebbero andare da nessuna parte
still-moving = finisci prima il movimento { FORM($piece, "of") }
not-moved-yet = { FORM($piece, "the") } non ha ancora mosso: scegli dove va
no-march-to-reserve = nella Casella della Riserva si va solo con il Movimento Strategico
too-far = lo spazio { $space } non si raggiunge con { $number ->
    [one] un punto movimento
   *[other] { $number } punti movimento
  }
marked-for-attack = lo spazio { $space } è segnato per l'attacco: nessun movimento vi finisce
space-full = lo spazio { $space } è pieno: tre unità al massimo
overstacked = { FORM($space, "in") } ci sono più di tre unità: falle prima proseguire
fort-not-besieged = { FORM($space, "in") } ci sono troppo poche unità per assediare il forte: rimetti prima le cose a posto
cannot-besiege = il forte { FORM($space, "of") } va assediato: con un'armata, o con { $number ->
    [one] un corpo
   *[other] { $number } corpi
  }
cannot-besiege-alone = un'unità da sola non può assediare il forte { FORM($space, "of") }
siege-would-break = l'assedio { FORM($space, "of") } si romperebbe: chi serve per l'assedio resta
enemy-there = { FORM($space, "in") } ci sono unità nemiche
enemy-fort = { FORM($space, "in") } c'è un forte nemico non assediato
neutral-space = lo spazio { $space } è di una nazione neutrale
no-beachhead = non c'è una testa di ponte { FORM($space, "in") }
persia-closed = lo spazio { $space } è chiuso finché la Turchia non è in guerra
not-in-near-east = { FORM($piece, "the") } non può entrare nella mappa del Vicino Oriente
bef-stays = { FORM($piece, "the") } resta in Gran Bretagna, Francia, Belgio e Germania
orient-stays = { FORM($piece, "the") } non è sbarcat{ ending } a Salonicco, e ora non può andarci
german-fort-closed = nel turno 1 nessuna unità russa entra in uno spazio con un forte tedesco come { $space }, né lo attacca
italy-closed = { FORM($piece, "the") } non può entrare in Italia prima che gli Alleati abbiano pescato le carte di Guerra Totale
russians-stay = dopo Brest Litovsk { FORM($piece, "the") } resta in Russia, Germania, Austria-Ungheria, Turchia e Romania
russians-apart = dopo Brest Litovsk russi e altri Alleati non stanno insieme: non { FORM($space, "in") }
cannot-enter = { FORM($piece, "the") } non può andare { FORM($space, "in") }
crossing-used = fra il Caucaso e il Vicino Oriente passa un solo corpo russo per turno, e nessuno dopo Caduta dello Zar
no-end-at-channel = le Potenze Centrali non possono fermarsi { FORM($space, "in") } prima di La Corsa al Mare o di uno Stato di Guerra di 4
no-end-in-alps = le armate tedesche non possono fermarsi { FORM($space, "in") } prima che gli Alleati abbiano pescato le carte di Guerra Totale

# Trenches

no-entrench-event = nessuno può trincerarsi prima che si giochi un evento Trinceramenti
only-armies-dig = { FORM($piece, "the") } è un corpo: solo le armate si trincerano
deepest-trench = { FORM($space, "in") } c'è già una trincea di livello 2, il massimo
one-attempt = { FORM($space, "in") } un'armata sta già provando: una per spazio
cannot-dig-there = non si può mettere una trincea { FORM($space, "in") }

# Attacks

reserve-not-attacked = nessuno attacca una Casella della Riserva
no-enemy-there = { FORM($space, "in") } non ci sono nemici
attacked-already = lo spazio { $space } è già stato attaccato in questa azione
only-retreated-units = { FORM($space, "in") } ci sono solo unità che si sono ritirate in questa azione
nobody-marked-near = nessuno spazio adiacente è segnato per attaccare { FORM($space, "the") }
not-marked-for-attack = lo spazio { $space } non è segnato per l'attacco
struck-already = { FORM($piece, "the") } ha già attaccato
dashed-link = { FORM($piece, "the") } non può attaccare { FORM($space, "the") } lungo una linea tratteggiata
not-adjacent = gli spazi { $space } e { $space2 } non sono adiacenti
attack-from-inside = il forte { FORM($space, "of") } è assediato: lo attaccano solo unità nel suo spazio
russian-fort = prima di Oberost o di uno Stato di Guerra di 4 nessuna unità tedesca attacca un forte russo come quello { FORM($space, "of") }
russians-left-alone = dopo Brest Litovsk i russi { FORM($space, "in") } non si attaccano, se non con turchi nel Vicino Oriente
russians-attack-no-more = dopo Brest Litovsk i russi non attaccano
lloyd-george = Lloyd George: in questo turno nessuna unità inglese attacca tedeschi in una trincea di livello 2, come { FORM($space, "in") }
stavka = Timidezza della Stavka: in questo turno nessuna unità russa attacca soli tedeschi in trincea, come { FORM($space, "in") }
no-common-space = queste unità non possono attaccare insieme: uno spazio deve avere unità di tutte le nazioni che partecipano
london-needs-company = le unità a Londra attaccano solo insieme ad altre in Francia o Belgio
one-corps-crosses = fra il Caucaso e il Vicino Oriente attacca un solo corpo russo
nobody-attacks = scegli prima chi attacca
picked-already = { FORM($piece, "the") } partecipa già

# Combat

card-in-use = la carta { $card } è già usata in questo combattimento
not-face-up = la carta { $card } non è scoperta davanti a te
no-combat-card = { $card } non è una Carta Combattimento
served-already = la carta { $card } è già servita in questo round
not-in-this-step = la carta { $card } si gioca in un altro passo del combattimento
card-does-not-fit = la carta { $card } non si adatta a questo combattimento
no-attacking-space = nessuno degli attaccanti viene { FORM($space, "from") }
no-flank-on-fort = non c'è Attacco di Fianco contro un forte senza unità
flank-needs-two-spaces = un Attacco di Fianco richiede attaccanti da due o più spazi
flank-needs-army = un Attacco di Fianco richiede un'armata
no-flank-terrain = lo spazio { $space } è montagna o palude: niente Attacco di Fianco
no-flank-trench = { FORM($space, "in") } c'è una trincea: niente Attacco di Fianco
flank-later = l'Attacco di Fianco viene nel passo successivo: prima passa, o gioca una carta
flank-over = il momento dell'Attacco di Fianco è passato, o le carte giocate non lo permettono
not-in-combat = { FORM($piece, "the") } non partecipa a questo combattimento
first-loss-elsewhere = non { FORM($piece, "the") }: la prima perdita tocca al BEF, poi al suo corpo, a MEF o CAU, poi a un corpo australiano o canadese
loss-too-great = un livello { FORM($piece, "of") } è più del Numero di Perdite rimasto, { $number }
loss-too-small = il Numero di Perdite rimasto, { $number }, si soddisfa meglio con un'altra unità
a-step-must-remain = { FORM($piece, "the") } non può perdere il suo ultimo livello: ne deve restare uno
step-not-restored = nessun livello { FORM($piece, "of") } ritorna

# Retreat and advance

not-retreating = { FORM($piece, "the") } non si ritira
no-retreat-to-reserve = non ci si ritira nella Casella della Riserva
not-back = non ci si ritira { FORM($space, "in") }, dove si è combattuto
no-second-step = { FORM($space, "from") } non potrebbe ritirarsi di un secondo spazio, da altri spazi sì
better-retreat = lo spazio { $space } viene dopo altri: prima quelli amici e riforniti, poi quelli amici, poi quelli riforniti
no-way-of-retreat = nessun difensore si è ritirato passando per { FORM($space, "the") }
advanced-already = { FORM($piece, "the") } è già avanzat{ ending }
only-full-strength = { FORM($piece, "the") } è ridott{ ending }: solo le unità a piena forza avanzano

# Redeployment

redeployed-already = { FORM($piece, "the") } ha già fatto un Movimento Strategico
too-few-redeployment-points = { FORM($piece, "the") } costa { $number ->
    [one] 1 punto SR
   *[other] { $number } punti SR
  } (rimasti: { $left })
nowhere-to-redeploy = non c'è dove { FORM($piece, "the") } possa andare con il Movimento Strategico
there-already = { FORM($piece, "the") } è già lì
not-friendly = lo spazio { $space } non è in mano tua
russians-in-russia = le unità russe fanno SR solo entro la Russia, e lo spazio { $space } è fuori
near-east-limit = { FORM($piece, "the") } non può fare SR da o verso il Vicino Oriente, o non più in questo turno
not-supplied-there = { FORM($space, "in") } sarebbe fuori rifornimento
no-company = { FORM($space, "in") } non c'è un'unità rifornita della stessa nazione, né una sua capitale o fonte di rifornimento
no-way = nessuna via per spazi amici porta { FORM($space, "in") }
no-armies-in-reserve = { FORM($piece, "the") } è un'armata: solo i corpi vanno nella Casella della Riserva
capital-lost = la capitale { FORM($nation, "of") } è occupata o assediata dal nemico
wrong-source = { FORM($space, "in") } il rifornimento viene solo da fonti di un'altra nazione

# Reinforcements, replacements, events

not-an-entry = non si può piazzare { FORM($piece, "the") } { FORM($space, "in") }
not-in-nation = lo spazio { $space } non fa parte { FORM($nation, "of") }
different-spaces = { FORM($space, "in") } c'è già un corpo: ognuno va in uno spazio diverso
nowhere-to-rebuild = non c'è uno spazio dove ricostruire { FORM($piece, "the") }
full-strength = { FORM($piece, "the") } è a piena forza
not-for-eliminated = { FORM($piece, "the") } è eliminat{ ending }: ora ricevono livelli solo le unità ridotte
too-few-replacements = restano troppo pochi Punti Rimpiazzo per { FORM($piece, "the") }
not-replaceable = { FORM($piece, "the") } non riceve rimpiazzi
poles-without-warsaw = { FORM($piece, "the") } non riceve rimpiazzi finché Varsavia è alleata
no-taxis-for = non { FORM($piece, "the") }: ci vuole un'armata francese ridotta e rifornita, a Parigi o accanto
no-cavalry-there = { FORM($space, "in") } non c'è un'armata russa rifornita, o non c'è posto per due corpi
full-strength-first = { FORM($piece, "the") } è ridott{ ending }: prima va un corpo inglese a piena forza
not-for-africa = non { FORM($piece, "the") }: ci vuole un corpo inglese sulla mappa o nella Casella della Riserva
not-a-deserter = non { FORM($piece, "the") }: ci vuole un'unità russa a piena forza sulla mappa o nella Casella della Riserva
one-corps-at-least = almeno un corpo deve andare a Salonicco
not-to-salonika = { FORM($piece, "the") } non può andare a Salonicco: ci vanno corpi inglesi o francesi, dalla Riserva o, se riforniti, da un porto

# What goes on, and what is to be done first

now-bidding = si punta per le parti; prima punta, o accetta la puntata
now-choosing = scegli prima le tue carte opzionali
now-action = { FORM($side, "the") } devono prima scegliere un'azione
now-peace = prima accetta o rifiuta i Termini di Pace
now-activation = prima attiva spazi o finisci; OPS rimaste: { $number }
now-movement = finisci prima il movimento delle unità attivate
now-march = finisci prima il movimento { FORM($piece, "of") }
now-redeployment = prima fai Movimenti Strategici o finisci; punti SR rimasti: { $number }
now-transfer = scegli prima dove va con il Movimento Strategico { FORM($piece, "the") }
now-attacks = prima attacca uno spazio o finisci
now-attackers = scegli prima chi attacca { FORM($space, "the") }
now-losses = prima vanno prese le perdite; Numero di Perdite rimasto: { $number }
now-extra-loss = scegli prima l'unità che perde un altro livello
now-retreat = prima i difensori devono ritirarsi
now-advance = prima avanza { FORM($space, "in") } o finisci
now-advance-on = scegli prima se { FORM($piece, "the") } prosegue o resta
now-placement = scegli prima dove piazzare { FORM($piece, "the") }
now-mobilizing = prima vanno piazzati i corpi { FORM($nation, "of") }; ancora { $number }
now-dig = scegli prima dove mettere la trincea
now-replacements = prima spendi Punti Rimpiazzo o finisci
now-rebuilding = scegli prima dove ricostruire { FORM($piece, "the") }
now-discards = prima scarta Carte Combattimento o finisci
