# I testi di questa faccia.

glory-side-AP = Alleati
glory-side-CP = Potenze Centrali

glory-nation-ge = Germania
glory-nation-ah = Austria-Ungheria
glory-nation-tu = Impero Ottomano
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
glory-nation-ana = Armata araba del nord
glory-nation-sn = Senussi
glory-nation-al = Albania
glory-nation-pe = Persia
glory-nation-eg = Egitto
glory-nation-ly = Libia
glory-nation-kw = Kuwait
glory-nation-ar = Arabia
glory-nation-beach = spiaggia di sbarco

glory-army = armata
glory-corps = corpo
glory-unit-factors = Fattore di combattimento { $cf }, fattore di perdita { $lf }, fattore di movimento { $mf }
glory-unit-reduced = ridotta
glory-unit-moved = ha mosso
glory-unit-struck = ha attaccato
glory-unit-neutral = neutrale
glory-unit-idle = resta dov'è
glory-unit-fled = si è ritirata
glory-unit-unsupplied = fuori rifornimento

glory-terrain-clear = terreno aperto
glory-terrain-mountain = montagne
glory-terrain-swamp = palude
glory-terrain-forest = foresta
glory-terrain-desert = deserto
glory-space-held = tenuto: { $side }
glory-space-neutral = neutrale
glory-space-capital = capitale
glory-space-vp = punto vittoria
glory-space-fort = forte { $number }
glory-space-fort-destroyed = forte { $number }, distrutto
glory-space-besieged = assediato
glory-space-supply = fonte di rifornimento
glory-space-port = porto
glory-space-trench = trincea di livello { $level }
glory-space-moves = attivato per muovere
glory-space-attacks = attivato per attaccare
glory-space-strength = Fattori di combattimento in tutto: { $number }

glory-supply-land =
    Rifornimento da { $space }, a { $number } { $number ->
        [one] spazio
       *[other] spazi
    }
glory-supply-sea = Rifornimento da { $space }, via mare
glory-supply-here = Si rifornisce dove si trova

glory-water-north-sea = Mare del Nord
glory-water-baltic = Mar Baltico
glory-water-mediterranean = Mare Mediterraneo
glory-water-adriatic = Adriatico
glory-water-ionian = Mar Ionio
glory-water-black-sea = Mar Nero
glory-water-levant = Mar di Levante

glory-box-reserve = { $side }: Riserva
glory-box-eliminated = { $side }: Eliminate

glory-overlay-supply-allied = Rifornimento degli Alleati
glory-overlay-supply-central = Rifornimento delle Potenze Centrali
glory-overlay-control = Chi tiene che cosa
glory-overlay-reach = Fin dove arriva una pila
glory-overlay-fronts = Chi ha il nemico accanto, e chi è in minoranza
glory-overlay-danger = Pile che rischiano di restare isolate

glory-use-operations = Operazioni
glory-use-redeployment = Ridislocazione strategica
glory-card-told = { $title }, { $side }. Operazioni { $value }, ridislocazione { $redeployment }.
glory-card-points = Rimpiazzi: { $points }.
glory-card-combat = Carta combattimento.
glory-card-status = Stato di guerra { $number }.
glory-card-leaves = Esce dal gioco dopo il suo evento.
glory-card-served = È già stata usata.
glory-card-offered = Puoi: { $verbs }.
glory-offer-several = { $number } usi
glory-offer-choose = scegli
glory-offer-operations = operazioni
glory-offer-redeploy = ridislocazione
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
glory-level-limited = Guerra limitata
glory-level-total = Guerra totale
glory-points = punti vittoria
glory-points-ge = Punti tedeschi
glory-points-ah = Punti austro-ungarici
glory-points-tu = Punti turchi
glory-points-bu = Punti bulgari
glory-points-br = Punti britannici
glory-points-fr = Punti francesi
glory-points-ru = Punti russi
glory-points-it = Punti italiani
glory-points-us = Punti americani
glory-points-a = Punti degli Alleati minori

glory-tracks = Turno, punti e stato di guerra
glory-turns = Turni
glory-turn = Turno { $turn }
glory-round = Turno { $turn }, round { $round } di 6
glory-date-august = Agosto { $year }
glory-date-september = Settembre { $year }
glory-date-winter = Inverno { $year }
glory-date-spring = Primavera { $year }
glory-date-summer = Estate { $year }
glory-date-fall = Autunno { $year }
glory-status-combined = Stato di guerra combinato
glory-status-armistice = armistizio
glory-status-side = { $side }: { $level }

glory-bid =
    Puntata per { $side }: { $number } { $number ->
        [one] punto
       *[other] punti
    }
glory-events = Eventi giocati: { $number }
glory-events-of = Eventi giocati: { $side }

glory-russia = Russia
glory-russia-spaces = punti vittoria persi: { $number }
glory-russia-then = punti vittoria persi: { $number } ({ $then } alla caduta dello zar)
glory-russia-next = Il passo seguente è aperto.
glory-russia-tsar = Lo zar
glory-russia-command = Zar al comando
glory-russia-fall = Zar caduto
glory-russia-revolution = Rivoluzione
glory-russia-treaty = Brest-Litovsk
glory-us = Stati Uniti
glory-us-neutral = Neutrali
glory-us-allowed = Telegramma possibile
glory-us-zimmermann = Telegramma Zimmermann
glory-us-over-there = Laggiù

glory-to-act = di turno
glory-actions = Azioni in questo turno
glory-action-none = –
glory-action-operations = Op
glory-action-redeployment = RS
glory-action-replacements = PR
glory-action-event = Evento
glory-action-peace = Pace
glory-offensive = Offensiva obbligatoria
glory-offensive-none = nessuna
glory-offensive-mutiny = ammutinamento
glory-offensive-italy = Austria-Ungheria contro l'Italia
glory-entered = Entrati in guerra
glory-greece-limited = Grecia: entrata limitata
glory-greece-war = La Grecia è in guerra
glory-replacements = Rimpiazzi
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
glory-kept = Carte combattimento scoperte

glory-battle-title = Combattimento a { $space }
glory-battle-in = Combattimento a
glory-battle-from = da { $spaces }
glory-battle-phases = Passi del combattimento
glory-battle-attacker = Attaccante
glory-battle-defender = Difensore
glory-battle-factors = Fattori { $number }
glory-battle-table-army = Tabella armate
glory-battle-table-corps = Tabella corpi
glory-battle-column = Colonna
glory-battle-left = ← { $number }
glory-battle-right = → { $number }
glory-battle-die = Dado: { $number }
glory-battle-loss = perdite { $number }
glory-battle-flank = Attacco di fianco
glory-battle-pin = inchiodato da { $space }
glory-battle-flank-won = riesce
glory-battle-flank-lost = fallisce
glory-battle-cards = Carte in questo combattimento
glory-battle-owes = { $side }: ancora { $number } da perdere
glory-battle-retreat =
    Il difensore si ritira di { $number } { $number ->
        [one] spazio
       *[other] spazi
    }.
glory-battle-asked = Tocca a: { $seats }.
glory-phase-pull-back = ripiegare
glory-phase-trench-cards = trincee
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
glory-legend-reduced = ridotta
glory-legend-unsupplied = fuori rifornimento
glory-legend-held-AP = degli Alleati
glory-legend-held-CP = delle Potenze Centrali
glory-legend-held-nobody = neutrale
glory-legend-vp = punto vittoria
glory-legend-fort = forte
glory-legend-fort-destroyed = forte distrutto
glory-legend-trench = trincea
glory-legend-supply = fonte di rifornimento
glory-legend-port = porto
glory-legend-way = via di rifornimento, verso la fonte
glory-legend-way-sea = rifornimento via mare
glory-legend-no-way = senza rifornimento
glory-legend-danger = rischia di restare isolata: un indizio, non una regola
glory-legend-danger-weak = di qui passa il suo rifornimento: accanto al nemico, senza nessuno dei suoi
glory-legend-outnumbered = ha contro più fattori di combattimento di quanti ne ha
glory-legend-move = attivato per muovere
glory-legend-attack = attivato per attaccare
glory-legend-front = fronte tra le parti

glory-all = Tutte: { $number }
glory-all-in = tutte le { $number } unità in { $space }
glory-forecast-title = Attacco a { $space }
glory-forecast-on = Attacco a
glory-forecast-if-all = se attaccano tutte le unità che possono
glory-forecast-odds = Numero di Perdita più alto: attaccante { $beats }, difensore { $beaten }, pari { $even }
glory-forecast-without = Senza Carte Combattimento e senza Attacco di Fianco.
glory-forecast-all = Attacca con tutte le { $number } unità ({ $factors } fattori)
glory-left-operations = Operazioni rimaste: { $number }
glory-left-redeployment = Punti di ridislocazione rimasti: { $number }
glory-onward = Il movimento non può finire qui.
glory-left-march = Movimento rimasto: { $number }
