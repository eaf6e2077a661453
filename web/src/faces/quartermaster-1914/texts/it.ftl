# I testi di questo gioco.

quartermaster-board-overlay-supply = Rifornimento e spazi dove costruire
quartermaster-board-overlay-supply-all = Rifornimento di tutte le nazioni
quartermaster-board-overlay-objectives = Obiettivi occupati
quartermaster-board-overlay-control = Controllo degli spazi
quartermaster-board-clear = terreno aperto
quartermaster-board-difficult = terreno difficile
quartermaster-board-sea = mare
quartermaster-board-home = spazio di partenza: { $nation }
quartermaster-board-objective = Obiettivo
quartermaster-board-token = segnalino Obiettivo
quartermaster-board-token-in = Segnalino Obiettivo: { $space }
quartermaster-board-unsupplied = non rifornita
quartermaster-board-attacks = attacca: { $space }
quartermaster-board-attacked = sotto attacco
quartermaster-board-tracks = Punti, round e turni
quartermaster-board-central = Potenze Centrali
quartermaster-board-entente = Intesa
quartermaster-board-held = Obiettivi: { $number }
quartermaster-board-status-points = Carte Status: { $number }
quartermaster-board-level = Punteggio in parità.
quartermaster-board-lead = { $side }: vantaggio di { $points }.
quartermaster-board-margin = Un vantaggio di { $margin } dopo un round Punteggio è una vittoria istantanea.
quartermaster-board-tie = A parità di punti dopo il round { $round } vincono le Potenze Centrali.
quartermaster-board-rounds = I { $rounds } round
quartermaster-board-round = Round { $round }
quartermaster-board-scoring = round Punteggio
quartermaster-board-now = ora
quartermaster-board-scored-now = Alla fine di questo round si ottengono punti.
quartermaster-board-scored-in = I prossimi punti si ottengono alla fine del round { $round }.
quartermaster-board-turns = Turni di questo round
quartermaster-board-turn-past = ha già giocato
quartermaster-board-turn-now = gioca ora
quartermaster-board-turn-next = deve ancora giocare

quartermaster-map-title = La Grande Guerra
quartermaster-map-clear = terreno aperto
quartermaster-map-difficult = terreno difficile
quartermaster-map-neutral = spazio neutrale
quartermaster-map-closed = acque chiuse
quartermaster-map-home = spazio di partenza
quartermaster-map-objective = Obiettivo
quartermaster-map-border = confine di mare
quartermaster-map-canal = Canale di Kiel

quartermaster-card-told = { $name }. { $nation }, { $type }. { $text } Preparata: { $prepared }
quartermaster-card-copies = { $number } copie.
quartermaster-card-prepared = Preparata, coperta.
quartermaster-card-prepared-open = Preparata; tutti l'hanno vista.
quartermaster-card-seen = vista da tutti
quartermaster-card-offered = Puoi: { $verbs }.
quartermaster-card-again = Premi di nuovo per giocarla.
quartermaster-card-lifted = Giocala

quartermaster-or = {" / "}

quartermaster-hand-counts =
    { $hand ->
        [one] { $hand } carta in mano
       *[other] { $hand } carte in mano
    }, { $prepared ->
        [one] { $prepared } preparata
       *[other] { $prepared } preparate
    }
quartermaster-hand-empty = Nessuna carta in mano.

quartermaster-zone-hand = Mano
quartermaster-zone-prepared = Preparate
quartermaster-zone-deck = Dal mazzo
quartermaster-zone-discards = Dalla pila degli scarti
quartermaster-zone-used = Appena usata
quartermaster-zone-status = Carte Status in gioco
quartermaster-zone-taken = Carte riprese

quartermaster-offer-bury = metti sotto il mazzo
quartermaster-offer-play = gioca
quartermaster-offer-prepare = prepara
quartermaster-offer-unprepare = dismetti
quartermaster-offer-discard = scarta
quartermaster-offer-discard-prepared = scarta
quartermaster-offer-discard-status = scarta
quartermaster-offer-attrition = attrito
quartermaster-offer-enterprise = come attrito
quartermaster-offer-fetch = arruola
quartermaster-offer-recover = riprendi
quartermaster-offer-reinforce = rinforza
quartermaster-offer-sustain = supporta
quartermaster-offer-sustain-from-hand = supporta dalla mano
quartermaster-offer-bertha = Grande Berta
quartermaster-offer-counterattack = contrattacca
quartermaster-offer-use = usa
quartermaster-offer-keep = conserva
quartermaster-offer-spend = scarta


quartermaster-stage-attrition = Attrito:
quartermaster-stage-left = { $power }, ancora { $number }
quartermaster-stage-discard-hand = { $power } scarta dalla mano. Carte ancora da scartare: { $number }
quartermaster-stage-discard-prepared = { $power } scarta carte preparate. Carte ancora da scartare: { $number }

quartermaster-battle-title = Combattimento: { $space }
quartermaster-battle-in = Combattimento:
quartermaster-battle-from = da:
quartermaster-battle-attacker = attacca
quartermaster-battle-defender = difende
quartermaster-battle-nobody = nessun pezzo
quartermaster-battle-clear = terreno aperto
quartermaster-battle-difficult = conta come terreno difficile
quartermaster-battle-score = Simboli: attacco { $attack }, difesa { $defence }
quartermaster-battle-answers = I simboli usati finora
quartermaster-battle-sustains = L'attacco supporta:
quartermaster-battle-reinforces = La difesa rinforza:
quartermaster-battle-open = non basta ancora
quartermaster-battle-defence =
    { $number ->
        [one] Alla difesa serve ancora { $number } simbolo, altrimenti l'attacco riesce.
       *[other] Alla difesa servono ancora { $number } simboli, altrimenti l'attacco riesce.
    }
quartermaster-battle-attack =
    { $number ->
        [one] All'attacco serve ancora { $number } simbolo, altrimenti fallisce.
       *[other] All'attacco servono ancora { $number } simboli, altrimenti fallisce.
    }
quartermaster-battle-failed = L'attacco è fallito.
quartermaster-battle-outer = L'attacco ({ $nation }, da: { $from }) continua dopo questo combattimento.
quartermaster-battle-outer-failed = L'attacco è fallito ({ $nation }, da: { $from }).

quartermaster-window-reinforcing = La difesa può rinforzare.
quartermaster-window-sustaining = L'attacco può essere supportato.
quartermaster-window-counterattacks = Contrattacco da: { $space }, contro: { $against }?
quartermaster-window-status-cards = Si può usare una carta Status.
quartermaster-window-asked = Devono rispondere: { $seats }.
quartermaster-window-help = «Passa per questo turno»: fino alla fine del turno non ti verrà chiesto più nulla su { $windows }, e tutti i giocatori lo sapranno.
quartermaster-window-passing = { $power }: in questo turno non si chiede più nulla su { $windows }.

quartermaster-windows-reinforcing = rinforzi
quartermaster-windows-sustaining = supporto
quartermaster-windows-counterattacks = contrattacchi

quartermaster-power-turn = di turno
quartermaster-power-player = Gioca: { $player }
quartermaster-power-prepared = Preparate: { $number }
quartermaster-power-known = Si sa che sono in mano
quartermaster-power-status = Carte Status in gioco
quartermaster-power-armies-left = Armate ancora da piazzare
quartermaster-power-navies-left = Flotte ancora da piazzare
quartermaster-power-silenced = C'è un'Armata nemica nello spazio di partenza: questa nazione non ottiene punti.

quartermaster-status-used = usata
quartermaster-status-used-help = Già usata in questo turno.

quartermaster-pile-hand-word = Mano
quartermaster-pile-deck-word = Mazzo
quartermaster-pile-discards-word = Scarti
quartermaster-pile-face-down-word = Scarti coperti
quartermaster-pile-deck-open = { $number } Mazzo: guarda che cosa vi resta.
quartermaster-pile-discards-open = Scarti { $number }, in cima { $top }: guardali.
quartermaster-pile-face-down-open = { $number } Scarti coperti: guardali.
quartermaster-pile-deck = { $power }: che cosa resta nel mazzo
quartermaster-pile-deck-help = L'ordine è ignoto.
quartermaster-pile-discards = { $power }: scarti
quartermaster-pile-discards-help = Scoperti, la carta in cima per prima. Di un'altra potenza si vede solo la carta in cima.
quartermaster-pile-face-down = { $power }: scarti coperti
quartermaster-pile-face-down-help = Qui li vede solo il giocatore che conosce queste carte.
quartermaster-pile-bottom = Sotto il mazzo: { $cards }.
quartermaster-pile-empty = Nessuna carta.

quartermaster-stage-taken = Riprese finora: { $cards }.
quartermaster-stage-truce = La Tregua di Natale è in vigore fino alla fine del round: la Francia e il Regno Unito non possono iniziare combattimenti di terra contro un'Armata tedesca.

quartermaster-board-legend = I pezzi e i loro segni
quartermaster-board-legend-navy = una Flotta
quartermaster-board-legend-unsupplied = non rifornita
quartermaster-board-legend-fresh = nuovo dalla tua ultima decisione
quartermaster-board-legend-gone = rimosso dalla tua ultima decisione
quartermaster-board-legend-choose = si può scegliere ora
quartermaster-board-legend-token = segnalino Obiettivo
