# Why something cannot be done.

# Before the game

bid-more = la puntata per { FORM($side, "the") } deve superare { $number } VP
no-bid-yet = non c'è ancora una puntata da accettare: scegli una parte e punta VP
not-optional = { $card } non è una delle tue carte opzionali
included-already = { $card } è già inclusa, o non resta una carta di cui possa prendere il posto
not-exchangeable = { $card } non è una delle tue carte dello stesso mazzo e valore

# Cards

others-card = { $card } è una carta dell'altra parte
not-in-hand = non hai in mano la carta { $card }
guns-first = la prima azione delle Potenze Centrali deve essere l'evento { $card }
event-only = per ora la carta { $card } si gioca solo come evento
redeployed-before = la tua azione precedente era un Movimento Strategico: usa la carta { $card } in un altro modo
replaced-before = la tua azione precedente era per i Punti Rimpiazzo: usa la carta { $card } in un altro modo
influenza = Influenza: in questo turno la carta { $card } non si gioca per i Punti Rimpiazzo
no-peace-terms = in questa partita non ci sono Termini di Pace
peace-needs-more = le Potenze Centrali offrono Termini di Pace solo con 11 VP o più, non con { $points }
peace-needs-less = gli Alleati offrono Termini di Pace solo con 9 VP o meno, non con { $points }
fourteen-points = dopo I 14 Punti le Potenze Centrali non possono offrire Termini di Pace
only-combat-cards = { $card } non è una Carta Combattimento: ora si scartano solo quelle

# What events need

combat-card = { $card } è una Carta Combattimento: giocala in un combattimento
event-not-now = ora la carta { $card } non si può giocare come evento
needs-played = la carta { $card } si gioca come evento solo dopo { $cards }
needs-any-played = la carta { $card } si gioca come evento solo dopo { OR($cards) }
needs-unplayed = dopo { $cards } la carta { $card } non si può più giocare come evento
needs-earlier-turn = la carta { $card } si gioca come evento solo in un turno successivo a quello di { $cards }
needs-turns = la carta { $card } si gioca come evento solo nel turno { $number } o prima
entrench-once = un evento Trinceramenti è già stato giocato, e { $card } non può essere il secondo
no-entrench-in-august = nel turno 1 di questo scenario la carta { $card } non si gioca come evento
needs-mobilization = la carta { $card } si gioca come evento solo finché la tua parte è a Mobilitazione
needs-below-total = la carta { $card } si gioca come evento solo prima che la tua parte sia in Guerra Totale
one-entry = in questo turno un paese neutrale è già entrato in guerra: gioca { $card } in un turno successivo
needs-at-war = la carta { $card } si gioca come evento solo quando { FORM($nation, "the") } è in guerra
needs-status = la carta { $card } si gioca come evento solo con uno Stato di Guerra Combinato di { $number } o più
needs-russian-spaces = la carta { $card } si gioca come evento solo se le Potenze Centrali controllano almeno { $number } Spazi VP russi
needs-tsar-shaken = la carta { $card } si gioca come evento solo se lo Stato di Guerra Combinato e il numero di Spazi VP russi delle Potenze Centrali fanno in tutto { $number } o più
needs-revolution = la carta { $card } si gioca come evento solo se le Potenze Centrali controllano più di { $number } Spazi VP russi, o tutti tranne Baku
u-boats = U-Boat Senza Restrizioni blocca la carta { $card } finché non si gioca Convogli
first-action-only = la carta { $card } si gioca come evento solo come prima azione della partita
needs-high-seas = la carta { $card } si gioca come evento solo subito dopo Flotta d'Alto Mare
needs-moltke = nei primi due turni la carta { $card } si gioca come evento solo dopo Moltke
libya-held = la carta { $card } non si gioca come evento finché un'unità alleata è in Libia
needs-berlin = la carta { $card } si gioca come evento solo finché controlli Berlino e Berlino è in rifornimento
needs-warsaw = la carta { $card } si gioca come evento solo finché controlli Varsavia
needs-taxi-army = la carta { $card } richiede un'armata francese ridotta e rifornita, a Parigi o accanto, e Parigi né perduta né assediata
needs-cavalry-space = la carta { $card } richiede un'armata russa rifornita in Russia, sulla mappa principale, in uno spazio con posto per due corpi
needs-salonika-corps = la carta { $card } richiede posto in una Salonicco alleata, e un corpo inglese o francese che possa andarci
no-reinforcements-in-august = nel turno 1 non arrivano rinforzi: gioca { $card } in un turno successivo
reinforced-already = in questo turno sono già arrivati rinforzi { FORM($nation, "adjective-mp") }
reinforcements-do-not-fit = non c'è posto dove le unità della carta { $card } devono essere piazzate

# Activation

reserve-not-activated = la Casella della Riserva non si attiva: i suoi corpi muovono con il Movimento Strategico
activated-already = lo spazio { $space } è già attivato
neutral-greeks = le unità greche non agiscono finché la Grecia è neutrale
no-units-there = non hai unità { FORM($space, "in") }
space-out-of-supply = nessuna unità { FORM($space, "in") } è rifornita
desert-in-summer = in Estate non si attacca né da un deserto né in un deserto, e lo spazio { $space } lo è
too-few-points = attivare lo spazio { $space } costa { $number } OPS (rimaste: { $left })
one-near-east-attack = gli Alleati attivano per attaccare un solo spazio del Vicino Oriente per azione

# Units

not-your-unit = { FORM($piece, "the") } è dell'altra parte
not-on-map = { FORM($piece, "the") } non è sulla mappa
not-in-play = { FORM($piece, "the") } non è in gioco
out-of-supply = { FORM($piece, "the") } è fuori rifornimento
was-out-of-supply = { FORM($piece, "the") } era fuori rifornimento quando il suo spazio è stato attivato
take-the-same = scegli invece l'unità uguale che è offerta, { FORM($piece2, "the") }
never-moves = { FORM($piece, "the") } non può muovere

# Movement

nothing-taken = scegli prima un'unità
not-activated = lo spazio { $space } non è attivato per muovere
moved-already = { FORM($piece, "the") } ha già mosso
nowhere-to-go = { FORM($piece, "the") } non ha uno spazio dove andare
taken-already = { FORM($piece, "the") } è già nel gruppo
elsewhere = { FORM($piece, "the") } non è { FORM($space, "in") }
cannot-come-along = { FORM($piece, "the") } non può unirsi al gruppo: insieme le unità non avrebbero dove andare
still-moving = finisci prima il movimento { FORM($piece, "of") }
not-moved-yet = { FORM($piece, "the") } non ha ancora mosso: scegli la destinazione
no-march-to-reserve = nella Casella della Riserva si va solo con il Movimento Strategico
too-far = lo spazio { $space } è troppo lontano: { $number ->
    [one] resta un Punto Movimento
   *[other] restano { $number } Punti Movimento
  }
marked-for-attack = lo spazio { $space } è attivato per attaccare, e nessun movimento può finirvi
space-full = lo spazio { $space } è pieno: il limite al raggruppamento è di tre unità
overstacked = lo spazio { $space } supera il limite al raggruppamento di tre unità: fanne prima uscire una
fort-not-besieged = { FORM($space, "in") } ci sono troppo poche unità per assediare il forte: mandane abbastanza o nessuna
cannot-besiege = il forte { FORM($space, "of") } va assediato con un'armata o con { $number ->
    [one] un corpo
   *[other] { $number } corpi
  }
cannot-besiege-alone = un'unità sola non può assediare il forte { FORM($space, "of") }
siege-would-break = { FORM($space, "in") } devono restare abbastanza unità per assediare il forte
enemy-there = { FORM($space, "in") } ci sono unità nemiche
enemy-fort = { FORM($space, "in") } c'è un forte nemico non assediato
neutral-space = lo spazio { $space } è di una nazione neutrale
no-beachhead = non c'è una testa di ponte { FORM($space, "in") }
persia-closed = lo spazio { $space } è chiuso finché la Turchia non è in guerra
not-in-near-east = { FORM($piece, "the") } non può entrare nella mappa del Vicino Oriente
bef-stays = { FORM($piece, "the") } deve restare in Gran Bretagna, Francia, Belgio e Germania
orient-stays = { FORM($piece, "the") } non è sbarcat{ ending } a Salonicco, e ora non può andarci
german-fort-closed = nel turno 1 le unità russe non possono entrare in uno spazio con un forte tedesco come { $space }, né attaccarlo
italy-closed = { FORM($piece, "the") } non può entrare in Italia prima che gli Alleati abbiano pescato le carte di Guerra Totale
russians-stay = dopo Brest Litovsk { FORM($piece, "the") } deve restare in Russia, Germania, Austria-Ungheria, Turchia e Romania
russians-apart = dopo Brest Litovsk le unità russe e le altre unità alleate non possono stare nello stesso spazio, come { FORM($space, "in") }
cannot-enter = { FORM($piece, "the") } non può andare { FORM($space, "in") }
crossing-used = fra il Caucaso e il Vicino Oriente passa un solo corpo russo per turno, e nessuno dopo Caduta dello Zar
no-end-at-channel = le Potenze Centrali non possono fermarsi { FORM($space, "in") } prima di La Corsa al Mare o di uno Stato di Guerra di 4
no-end-in-alps = le armate tedesche non possono fermarsi { FORM($space, "in") } prima che gli Alleati abbiano pescato le carte di Guerra Totale

# Trenches

no-entrench-event = nessuna armata può trincerarsi prima che si giochi un evento Trinceramenti
only-armies-dig = { FORM($piece, "the") } è un corpo: solo le armate possono trincerarsi
deepest-trench = { FORM($space, "in") } c'è già una trincea di livello 2, il massimo
one-attempt = un'armata { FORM($space, "in") } sta già cercando di trincerarsi: può farlo una sola per spazio
cannot-dig-there = non puoi piazzare una trincea { FORM($space, "in") }

# Attacks

reserve-not-attacked = la Casella della Riserva non si può attaccare
no-enemy-there = { FORM($space, "in") } non ci sono nemici
attacked-already = lo spazio { $space } è già stato attaccato in questa azione
only-retreated-units = le unità { FORM($space, "in") } si sono tutte ritirate in questa azione, e non si attaccano di nuovo
nobody-marked-near = nessuno spazio adiacente è attivato per attaccare { FORM($space, "the") }
not-marked-for-attack = lo spazio { $space } non è attivato per attaccare
struck-already = { FORM($piece, "the") } ha già attaccato
dashed-link = { FORM($piece, "the") } non può attaccare { FORM($space, "the") } lungo una linea tratteggiata
not-adjacent = gli spazi { $space } e { $space2 } non sono adiacenti
attack-from-inside = il forte { FORM($space, "of") } è assediato: possono attaccarlo solo le unità nel suo spazio
russian-fort = prima di Oberost o di uno Stato di Guerra di 4 le unità tedesche non possono attaccare un forte russo come quello { FORM($space, "of") }
russians-left-alone = dopo Brest Litovsk solo le unità turche nel Vicino Oriente possono attaccare unità russe, non quelle { FORM($space, "in") }
russians-attack-no-more = dopo Brest Litovsk le unità russe non possono attaccare
lloyd-george = Lloyd George: in questo turno le unità inglesi non possono attaccare tedeschi in una trincea di livello 2, come { FORM($space, "in") }
stavka = Timidezza della Stavka: in questo turno le unità russe non possono attaccare uno spazio con una trincea difesa da soli tedeschi, come { $space }
no-common-space = queste unità non possono attaccare insieme: uno spazio deve avere unità di tutte le nazioni che partecipano
london-needs-company = le unità a Londra possono attaccare solo insieme a unità in Francia o in Belgio
one-corps-crosses = fra il Caucaso e il Vicino Oriente può attaccare un solo corpo russo
nobody-attacks = scegli prima le unità che attaccano
picked-already = { FORM($piece, "the") } partecipa già all'attacco

# Combat

card-in-use = la carta { $card } è già usata in questo combattimento
not-face-up = la carta { $card } non è scoperta davanti a te
no-combat-card = { $card } non è una Carta Combattimento
served-already = la carta { $card } è già stata usata in questo Round di Azione
not-in-this-step = la carta { $card } si gioca in un altro momento del combattimento
card-does-not-fit = la carta { $card } non si può usare in questo combattimento
no-attacking-space = { FORM($space, "in") } non ci sono unità che attaccano: scegli uno spazio che ne abbia
no-flank-on-fort = un forte senza unità non si attacca di fianco
flank-needs-two-spaces = un Attacco di Fianco richiede attaccanti da almeno due spazi
flank-needs-army = un Attacco di Fianco richiede almeno un'armata
no-flank-terrain = lo spazio { $space } è montagna o palude: niente Attacco di Fianco
no-flank-trench = { FORM($space, "in") } c'è una trincea: niente Attacco di Fianco
flank-later = l'Attacco di Fianco viene dopo: prima passa, o gioca una carta
flank-over = è tardi per un Attacco di Fianco, o una carta giocata lo esclude
not-in-combat = { FORM($piece, "the") } non partecipa a questo combattimento
first-loss-elsewhere = { FORM($piece, "the") } non può subire la prima perdita: tocca al BEF, poi al suo corpo, a MEF o CAU, poi a un corpo australiano o canadese
loss-too-great = un livello { FORM($piece, "of") } supera il Numero di Perdite rimasto, { $number }
loss-too-small = un'altra unità può assorbire di più del Numero di Perdite rimasto, { $number }
a-step-must-remain = { FORM($piece, "the") } non può perdere il suo ultimo livello: ai difensori ne deve restare almeno uno
step-not-restored = { FORM($piece, "the") } non può recuperare un livello

# Retreat and advance

not-retreating = { FORM($piece, "the") } non deve ritirarsi
no-retreat-to-reserve = non ci si ritira nella Casella della Riserva
not-back = non ci si ritira { FORM($space, "in") }, dove si è combattuto
no-second-step = { FORM($space, "from") } una ritirata di due spazi non può proseguire: scegli uno di questi: { $spaces }
better-retreat = lo spazio { $space } viene dopo { OR($spaces) }: prima gli spazi amici in rifornimento, poi quelli amici, poi gli altri in rifornimento
no-way-of-retreat = nessun difensore si è ritirato passando per { FORM($space, "the") }
advanced-already = { FORM($piece, "the") } è già avanzat{ ending }
only-full-strength = { FORM($piece, "the") } è a forza ridotta: avanzano solo le unità a piena forza

# Redeployment

redeployed-already = { FORM($piece, "the") } ha già fatto un Movimento Strategico
too-few-redeployment-points = il Movimento Strategico di { $piece } costa { $number ->
    [one] 1 punto SR
   *[other] { $number } punti SR
  } (rimasti: { $left })
nowhere-to-redeploy = { FORM($piece, "the") } non ha uno spazio dove andare con il Movimento Strategico
there-already = { FORM($piece, "the") } è già lì
not-friendly = lo spazio { $space } non è sotto il tuo controllo
russians-in-russia = le unità russe possono fare SR solo entro la Russia, e lo spazio { $space } è fuori
near-east-limit = { FORM($piece, "the") } non può fare SR da o verso il Vicino Oriente, o non più in questo turno
not-supplied-there = { FORM($space, "in") } l'unità sarebbe fuori rifornimento
no-company = { FORM($space, "in") } non c'è un'unità rifornita della stessa nazione, né una sua capitale o fonte di rifornimento
no-way = nessuna via attraverso spazi amici porta { FORM($space, "in") }
no-armies-in-reserve = { FORM($piece, "the") } è un'armata: solo i corpi possono andare nella Casella della Riserva
capital-lost = la capitale { FORM($nation, "of") } è controllata o assediata dal nemico
wrong-source = { FORM($space, "in") } il rifornimento viene solo da fonti di un'altra nazione

# Reinforcements, replacements, events

not-an-entry = non si può piazzare { FORM($piece, "the") } { FORM($space, "in") }
not-in-nation = lo spazio { $space } non fa parte { FORM($nation, "of") }
different-spaces = { FORM($space, "in") } c'è già un corpo: piazza ogni corpo in uno spazio diverso
nowhere-to-rebuild = non c'è uno spazio dove ricostruire { FORM($piece, "the") }
full-strength = { FORM($piece, "the") } è a piena forza
not-for-eliminated = { FORM($piece, "the") } è eliminat{ ending }: ora recuperano livelli solo le unità ridotte
too-few-replacements = ti restano troppo pochi RP per { FORM($piece, "the") }
not-replaceable = { FORM($piece, "the") } non può ricevere rimpiazzi
poles-without-warsaw = { FORM($piece, "the") } non può ricevere rimpiazzi finché Varsavia è alleata
no-taxis-for = { FORM($piece, "the") } non può essere scelt{ ending }: ci vuole un'armata francese ridotta e rifornita, a Parigi o accanto
no-cavalry-there = { FORM($space, "in") } non c'è un'armata russa rifornita, o non c'è posto per due corpi
full-strength-first = { FORM($piece, "the") } è a forza ridotta: prima va rimosso un corpo inglese a piena forza
not-for-africa = { FORM($piece, "the") } non può essere scelt{ ending }: ci vuole un corpo inglese sulla mappa o nella Casella della Riserva
not-a-deserter = { FORM($piece, "the") } non può essere scelt{ ending }: ci vuole un'unità russa a piena forza sulla mappa o nella Casella della Riserva
one-corps-at-least = almeno un corpo deve sbarcare a Salonicco
not-to-salonika = { FORM($piece, "the") } non può andare a Salonicco: scegli un corpo inglese o francese, dalla Casella della Riserva o rifornito in un porto

# What goes on, and what is to be done first

now-bidding = prima punta per una parte, o accetta la puntata
now-choosing = prima scegli le tue carte opzionali
now-action = { FORM($side, "the") } devono prima scegliere un'azione
now-peace = prima accetta o rifiuta i Termini di Pace
now-activation = prima attiva spazi o finisci; OPS rimaste: { $number }
now-movement = prima finisci il movimento delle unità attivate
now-march = prima finisci il movimento { FORM($piece, "of") }
now-redeployment = prima fai Movimenti Strategici o finisci; punti SR rimasti: { $number }
now-transfer = prima scegli dove va con il Movimento Strategico { FORM($piece, "the") }
now-attacks = prima attacca uno spazio o finisci
now-attackers = prima scegli le unità che attaccano { FORM($space, "the") }
now-losses = prima subisci le perdite; Numero di Perdite rimasto: { $number }
now-extra-loss = prima scegli l'unità che perde un altro livello
now-retreat = prima i difensori devono ritirarsi
now-advance = prima avanza { FORM($space, "in") } o finisci
now-advance-on = prima scegli se { FORM($piece, "the") } avanza ancora o si ferma
now-placement = prima piazza { FORM($piece, "the") }
now-mobilizing = prima piazza i corpi { FORM($nation, "adjective-mp") }; corpi rimasti: { $number }
now-dig = prima scegli lo spazio per la trincea
now-replacements = prima spendi Punti Rimpiazzo o finisci
now-rebuilding = prima scegli dove ricostruire { FORM($piece, "the") }
now-discards = prima scarta Carte Combattimento o finisci
