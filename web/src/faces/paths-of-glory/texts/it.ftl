# I testi di questa faccia.

glory-side-AP = Alleati
glory-side-CP = Potenze Centrali

glory-nation-ge = Germania
glory-nation-ah = Austria-Ungheria
glory-nation-tu = Turchia
glory-nation-bu = Bulgaria
glory-nation-br = Gran Bretagna
glory-nation-fr = Francia
glory-nation-ru = Russia
glory-nation-it = Italia
glory-nation-us = Stati Uniti
glory-nation-be = Belgio
glory-nation-sb = Serbia
glory-nation-mn = Montenegro
glory-nation-ro = Romania
glory-nation-gr = Grecia
glory-nation-aus = Australia
glory-nation-cnd = Canada
glory-nation-pt = Portogallo
glory-nation-ana = Armata settentrionale araba
glory-nation-sn = Senussi
glory-nation-al = Albania
glory-nation-pe = Persia
glory-nation-eg = Egitto
glory-nation-ly = Libia
glory-nation-kw = Kuwait
glory-nation-ar = Arabia
glory-nation-beach = spiaggia di invasione

glory-army = armata
glory-corps = corpo
glory-unit-factors = Fattore di Combattimento { $cf }, Fattore di Perdita { $lf }, Fattore di Movimento { $mf }
glory-unit-reduced = a forza ridotta
glory-unit-moved = ha mosso
glory-unit-struck = ha attaccato
glory-unit-neutral = neutrale
glory-unit-idle = non può agire
glory-unit-fled = si è ritirata
glory-unit-unsupplied = fuori rifornimento

glory-terrain-clear = terreno aperto
glory-terrain-mountain = montagna
glory-terrain-swamp = palude
glory-terrain-forest = foresta
glory-terrain-desert = deserto
glory-space-held = controllo: { $side }
glory-space-neutral = neutrale
glory-space-capital = capitale
glory-space-vp = Spazio VP
glory-space-fort = forte { $number }
glory-space-fort-destroyed = forte { $number }, distrutto
glory-space-besieged = assediato
glory-space-supply = fonte di rifornimento
glory-space-port = porto
glory-space-trench = trincea di livello { $level }
glory-space-moves = attivato per muovere
glory-space-attacks = attivato per attaccare
glory-space-strength = Fattori di Combattimento in tutto: { $number }

glory-supply-land =
    Rifornimento da { $space }, a { $number } { $number ->
        [one] spazio
       *[other] spazi
    }
glory-supply-sea = Rifornimento da { $space }, per mare
glory-supply-here = In rifornimento nel suo spazio

glory-water-north-sea = Mare del Nord
glory-water-baltic = Mar Baltico
glory-water-mediterranean = Mare Mediterraneo
glory-water-adriatic = Adriatico
glory-water-ionian = Mar Ionio
glory-water-black-sea = Mar Nero
glory-water-levant = Mar di Levante

glory-box-reserve = { $side }: Casella della Riserva
glory-box-eliminated = { $side }: unità eliminate

glory-overlay-supply-allied = Rifornimento degli Alleati
glory-overlay-supply-central = Rifornimento delle Potenze Centrali
glory-overlay-control = Controllo degli spazi
glory-overlay-reach = Fin dove arriva un gruppo
glory-overlay-fronts = Unità con il nemico accanto, e unità in minoranza
glory-overlay-danger = Gruppi che rischiano di restare isolati

glory-use-operations = Operazioni
glory-use-redeployment = Movimento Strategico
glory-card-told = { $title }, { $side }. Operazioni { $value }, SR { $redeployment }.
glory-card-points = Punti Rimpiazzo: { $points }.
glory-card-combat = Carta Combattimento.
glory-card-status = Stato di Guerra { $number }.
glory-card-leaves = Esce dal gioco dopo il suo evento.
glory-card-served = È già stata usata.
glory-card-offered = Puoi: { $verbs }.
glory-offer-several = { $number } usi
glory-offer-choose = scegli
glory-offer-operations = operazioni
glory-offer-redeploy = SR
glory-offer-replacements = rimpiazzi
glory-offer-event = evento
glory-offer-play = gioca
glory-offer-use = usa
glory-offer-discard = scarta
glory-hand-count =
    { $number } { $number ->
        [one] carta
       *[other] carte
    } in mano
glory-hand-empty = Nessuna carta in mano.
glory-zone-hand = Mano
glory-zone-kept = Scoperte
glory-zone-aside = Carte opzionali

glory-level-mobilization = Mobilitazione
glory-level-limited = Guerra Limitata
glory-level-total = Guerra Totale
glory-points = VP
glory-points-ge = RP tedeschi
glory-points-ah = RP austroungarici
glory-points-tu = RP turchi
glory-points-bu = RP bulgari
glory-points-br = RP inglesi
glory-points-fr = RP francesi
glory-points-ru = RP russi
glory-points-it = RP italiani
glory-points-us = RP americani
glory-points-a = RP degli Alleati minori

glory-tracks = Turno, VP e Stato di Guerra
glory-turns = Turni
glory-turn = Turno { $turn }
glory-round = Turno { $turn }, Round di Azione { $round } di 6
glory-date-august = Agosto { $year }
glory-date-september = Settembre { $year }
glory-date-winter = Inverno { $year }
glory-date-spring = Primavera { $year }
glory-date-summer = Estate { $year }
glory-date-fall = Autunno { $year }
glory-status-combined = Stato di Guerra Combinato
glory-status-armistice = Armistizio
glory-status-side = { $side }: { $level }

glory-bid = Puntata per { $side }: { $number } VP
glory-events = Eventi giocati: { $number }
glory-events-of = Eventi giocati: { $side }

glory-russia = Russia
glory-russia-spaces = Spazi VP perduti: { $number }
glory-russia-then = Spazi VP perduti: { $number } ({ $then } alla caduta dello Zar)
glory-russia-next = Il passo seguente è possibile.
glory-russia-tsar = Lo Zar
glory-russia-command = Zar al comando
glory-russia-fall = Zar caduto
glory-russia-revolution = Rivoluzione
glory-russia-treaty = Brest Litovsk
glory-us = Stati Uniti
glory-us-neutral = Neutrali
glory-us-allowed = Telegramma Zimmermann possibile
glory-us-zimmermann = Telegramma Zimmermann
glory-us-over-there = Laggiù

glory-to-act = di turno
glory-actions = Azioni in questo turno
glory-action-none = –
glory-action-operations = Op
glory-action-redeployment = SR
glory-action-replacements = RP
glory-action-event = Evento
glory-action-peace = Pace
glory-offensive = Offensiva Obbligatoria
glory-offensive-none = nessuna
glory-offensive-mutiny = ammutinamento
glory-offensive-italy = Austria-Ungheria contro l'Italia
glory-entered = In guerra
glory-greece-limited = Grecia: Entrata in Guerra Limitata
glory-greece-war = La Grecia è in guerra
glory-replacements = Punti Rimpiazzo
glory-pile-hand = Mano
glory-pile-deck = Mazzo
glory-pile-discards = Scarti
glory-pile-removed = Rimosse
glory-pile-discards-open = Scarti, { $number }
glory-pile-removed-open = Rimosse, { $number }
glory-pile-discards-of = Scarti: { $side }
glory-pile-removed-of = Carte rimosse: { $side }
glory-pile-empty = Nessuna carta.
glory-known = Carte in mano che conosci
glory-kept = Carte Combattimento scoperte

glory-battle-title = Combattimento: { $space }
glory-battle-in = Combattimento:
glory-battle-from = da { $spaces }
glory-battle-phases = Fasi del combattimento
glory-battle-attacker = Attaccante
glory-battle-defender = Difensore
glory-battle-factors = Fattori di Combattimento { $number }
glory-battle-table-army = Tabella armate
glory-battle-table-corps = Tabella corpi
glory-battle-column = Colonna
glory-battle-left = ← { $number }
glory-battle-right = → { $number }
glory-battle-die = Dado: { $number }
glory-battle-loss = Numero di Perdite { $number }
glory-battle-flank = Attacco di Fianco
glory-battle-pin = assalto frontale da { $space }
glory-battle-flank-won = riesce
glory-battle-flank-lost = fallisce
glory-battle-cards = Carte in questo combattimento
glory-battle-owes = { $side }: Numero di Perdite rimasto { $number }
glory-battle-retreat =
    Il difensore si ritira di { $number } { $number ->
        [one] spazio
       *[other] spazi
    }.
glory-battle-asked = Tocca a: { $seats }.
glory-phase-pull-back = arretramento
glory-phase-trench-cards = trincea
glory-phase-flank = fianco
glory-phase-cards = carte
glory-phase-fire = fuoco
glory-phase-losses = perdite
glory-phase-retreat = ritirata
glory-phase-advance = avanzata
glory-why-trench = Trincea
glory-why-sinai = Attraverso il Sinai
glory-why-terrain = Terreno

glory-legend-title = Legenda
glory-legend-army = armata: combattimento, perdite, movimento
glory-legend-corps = corpo
glory-legend-reduced = a forza ridotta
glory-legend-unsupplied = fuori rifornimento
glory-legend-held-AP = controllo degli Alleati
glory-legend-held-CP = controllo delle Potenze Centrali
glory-legend-held-nobody = neutrale
glory-legend-vp = Spazio VP
glory-legend-fort = forte
glory-legend-fort-destroyed = forte distrutto
glory-legend-trench = trincea
glory-legend-supply = fonte di rifornimento
glory-legend-port = porto
glory-legend-way = via di rifornimento verso la fonte
glory-legend-way-sea = via di rifornimento per mare
glory-legend-no-way = fuori rifornimento
glory-legend-danger = rischia di restare isolata (un indizio, non una regola)
glory-legend-danger-weak = punto debole della sua via di rifornimento: accanto al nemico, senza unità proprie
glory-legend-outnumbered = ha contro più Fattori di Combattimento dei propri
glory-legend-move = attivato per muovere
glory-legend-attack = attivato per attaccare
glory-legend-front = fronte tra le parti

glory-all = Tutte: { $number }
glory-all-in = tutte le { $number } unità ({ $space })
glory-forecast-title = Attacco: { $space }
glory-forecast-on = Attacco:
glory-forecast-if-all = se attaccano tutte le unità che possono
glory-forecast-odds = Numero di Perdite più alto: attaccante { $beats }, difensore { $beaten }, pari { $even }
glory-forecast-without = Carte Combattimento e Attacchi di Fianco non sono compresi.
glory-forecast-all = Attacca con tutte le { $number } unità ({ $factors } Fattori di Combattimento)
glory-left-operations = OPS rimaste: { $number }
glory-left-redeployment = Punti SR rimasti: { $number }
glory-left-march = Punti Movimento rimasti: { $number }
