# L'aspetto di WARZAG WWII.

warzag-overlay-reach = Autonomia delle armate
warzag-overlay-influence = Raggi di influenza
warzag-overlay-income = Rendita
warzag-overlay-threats = Territori minacciati

warzag-map-title = { $game } · Carta di stato maggiore · Fogli 1–6
warzag-map-key-base = Base
warzag-map-key-historic = Storico
warzag-map-key-industry = Industria
warzag-map-key-research = Ricerca
warzag-map-key-camp = Campo
warzag-map-key-production = Produzione
warzag-map-key-fortification = Fortificazione

warzag-map-standard = territorio standard
warzag-map-base = base
warzag-map-historic = territorio storico
warzag-map-industry = industria bellica
warzag-map-research = solo Leader
warzag-map-neutral-standard = neutrale
warzag-map-neutral-base = neutrale
warzag-map-annexed-standard = annesso: { $nation }
warzag-map-annexed-base = annessa: { $nation }
warzag-map-contested-historic = conteso
warzag-map-contested-industry = contesa
warzag-map-occupied-historic = occupato: { $nation }
warzag-map-occupied-industry = occupata: { $nation }
warzag-map-radioactive-standard = radioattivo fino alla fine della partita
warzag-map-radioactive-historic = radioattivo fino alla fine della partita
warzag-map-radioactive-industry = radioattiva fino alla fine della partita
warzag-map-bonus = difesa +{ $defence }, resistenza +{ $resistance }
warzag-map-income = { $number } PP
warzag-map-income-each = { $number } PP per ogni armata
warzag-map-annex = annessione: { $number } PP
warzag-map-odds = attacco al massimo { $attack }, difesa { $defence }
warzag-map-values = attacco { $attack }, difesa { $defence }, resistenza { $resistance }, autonomia { $range }
warzag-map-values-wounded = attacco { $attack }, difesa { $defence } su { $full }, resistenza { $resistance }, autonomia { $range }
warzag-map-army-short = { $army }, difesa { $defence }
warzag-map-army-short-wounded = { $army }, con ferite, difesa { $defence } su { $full }
warzag-map-moved = ha già mosso
warzag-map-fought = ha già combattuto
warzag-map-invades = partecipa all'invasione
warzag-map-eliminated = eliminazione decisa
warzag-map-chosen = nella tua selezione
warzag-map-leader = Leader: { $leader }
warzag-map-leader-waits = Leader: { $leader }, salta un turno


# Carte

warzag-card-card = Rifornimento
warzag-card-objective = Obiettivo
warzag-card-mission = Missione
warzag-card-promotion = Promozione
warzag-card-secret = Segreto
warzag-card-secret-told = Segreto: lo vedi solo tu.
warzag-card-objective-when = Vince il primo che ha tutto nello stesso momento.
warzag-card-mission-when = Si verifica alla fine del turno.
warzag-card-told = { $title }. { $kind }: { $text }
warzag-card-copies = { $number } copie.
warzag-card-offered = Puoi scegliere: { $verbs }.
warzag-card-again = Premi di nuovo per giocarla.
warzag-card-lifted = Premi di nuovo per giocare
warzag-offer-play = gioca
warzag-offer-promote = ottieni
warzag-cost = { $number } PP
warzag-mission-progress = Finora

warzag-window-phase1 = Nella Fase I, dopo la rendita
warzag-window-phase2-train = Durante l'addestramento
warzag-window-phase2-move = Nella Fase II, durante il movimento
warzag-window-phase3-attack = Quando pianifichi un'invasione
warzag-window-phase3 = Nella Fase III, tra un'invasione e l'altra
warzag-window-defend-counter = Quando vieni invaso, prima dell'attacco
warzag-window-defend-plan = Quando vieni invaso, prima dell'attacco
warzag-window-after-die = Subito dopo il lancio del dado
warzag-window-phase4 = Nella Fase IV

warzag-metric-territories = Territori
warzag-metric-historic = Territori storici
warzag-metric-industry = Industrie belliche
warzag-metric-bases = Basi
warzag-metric-enemy-bases = Basi di altri giocatori
warzag-metric-production = Produzioni
warzag-metric-fortification = Fortificazioni
warzag-metric-armies = Armate sulla plancia
warzag-metric-armour-air = Mezzi corazzati e aviazioni
warzag-metric-kills = Armate nemiche eliminate
warzag-metric-captures = Presi con un'invasione
warzag-metric-missions = Missioni compiute
warzag-metric-pp = PP
warzag-metric-research = Casella di ricerca

# La mano

warzag-zone-hand = Rifornimento
warzag-zone-secret = Segreti
warzag-zone-promotions = Promozioni
warzag-hand-count = Carte Rifornimento: { $number } su un massimo di { $most }
warzag-hand-empty = Nessuna carta Rifornimento in mano.

# Le fasi di un turno

warzag-phase-number-resources = Fase I
warzag-phase-number-expansion = Fase II
warzag-phase-number-invasion = Fase III
warzag-phase-number-development = Fase IV
warzag-phase-part = { $phase }: { $part }
warzag-phase-training = addestramento
warzag-phase-movement = movimento
warzag-phase-leader = Leader
warzag-phase-laboratory = laboratorio
warzag-stage-discount = Affitti e prestiti: la prossima armata costa { $number } PP in meno.
warzag-stage-free = { $number ->
    [one] Uno sviluppo è gratis.
   *[other] { $number } sviluppi sono gratis.
  }
warzag-stage-grounded = { $leader } è stato cacciato e salta questo turno.

# I pulsanti

warzag-act-invade = { $act } ({ $odds })
warzag-act-odds = al massimo { $attack } contro { $defence }
warzag-act-unopposed = indifeso
warzag-act-liberate = PP insufficienti per prenderlo, puoi solo liberarlo
warzag-act-for = { $act } ({ $number } PP)
warzag-act-free = { $act } (gratis)
warzag-done-resources = Concludi la Fase I
warzag-done-unmoved = Concludi la Fase II senza muovere
warzag-done-expansion = Concludi la Fase II
warzag-done-invasions = Concludi la Fase III
warzag-done-development = Concludi il turno
warzag-done-origins = Attacca
warzag-done-occupants = Invadi
warzag-done-taking = Entra
warzag-done-eliminate = Non eliminare armate
warzag-done-wounding = Nessun'altra ferita

# Un'invasione

warzag-invasion-title = Invasione: { $territory }
warzag-invasion-of = Invasione:
warzag-invasion-parts = Svolgimento dell'invasione
warzag-part-planning = piano
warzag-part-cards = carte
warzag-part-attack = attacco
warzag-part-die = dado
warzag-part-counterattack = contrattacco
warzag-part-wounds = ferite
warzag-part-taking = presa
warzag-invasion-invader = Invasore
warzag-invasion-defender = Difensore
warzag-invasion-nobody-yet = ancora nessuna armata
warzag-invasion-nobody = nessuna armata
warzag-invasion-origins = Attacca da
warzag-invasion-score = Attacco { $attack } contro difesa { $defence }
warzag-sum-armies = Armate
warzag-sum-support = Supporto aereo
warzag-sum-fortification = Fortificazione
warzag-sum-historic = Territorio storico
warzag-sum-mines = Campo minato
warzag-sum-resistance = Resistenza delle armate
warzag-sum-tenacity = Attacco delle armate
warzag-sum-partisans = Partigiani
warzag-sum-attack = Attacco
warzag-sum-defence = Difesa
warzag-sum-damage = Punti danno
warzag-verdict-reaches = Basta
warzag-verdict-short = Non basta
warzag-verdict-open = Indifeso
warzag-verdict-won = Riuscita
warzag-verdict-all-fall = L'attacco raggiunge la difesa: tutti i difensori sono eliminati.
warzag-verdict-reached = L'attacco raggiunge la difesa.
warzag-verdict-held = All'attacco { $number ->
    [one] manca 1 punto
   *[other] mancano { $number } punti
  }: il territorio resiste.
warzag-verdict-misses = All'attacco { $number ->
    [one] manca 1 punto
   *[other] mancano { $number } punti
  }: può eliminare solo una parte dei difensori, e il territorio resiste.
warzag-verdict-walkover = Il territorio è indifeso: non si combatte.
warzag-verdict-taking = Il territorio è caduto: fai entrare armate, oppure liberalo.
warzag-die-unrolled = Il dado non è ancora stato lanciato.
warzag-die-none = Nessun lancio
warzag-die-none-means = Nessuna armata difende: risponde solo il territorio.
warzag-die-0-means = Le armate non rispondono.
warzag-die-1-means = Le armate rispondono con la loro resistenza.
warzag-die-2-means = Le armate rispondono con resistenza e attacco.
warzag-points-left = { $number ->
    [one] punto rimasto per eliminare armate
   *[other] punti rimasti per eliminare armate
  }
warzag-points-wounds = { $number ->
    [one] ferita ancora da assegnare
   *[other] ferite ancora da assegnare
  }
warzag-troop-told = { $wounds ->
    [0] { $army }: attacco { $attack }, difesa { $defence }, resistenza { $resistance }.
   *[other] { $army }: attacco { $attack }, difesa { $defence } su { $whole }, resistenza { $resistance }.
  }
warzag-troop-gone = Eliminazione decisa.
warzag-troop-marked = Da eliminare.
warzag-troop-enters = Entra.
warzag-troop-joins = Partecipa.

# Le nazioni

warzag-nation-turn = di turno
warzag-nation-out = Fuori dal gioco.
warzag-points-told = { $points } PP, rendita { $income } PP a round
warzag-leader-waits = salta un turno
warzag-fact-territories = Territori
warzag-fact-bases = Basi
warzag-fact-cards = Carte Rifornimento in mano
warzag-fact-kills = Armate nemiche eliminate
warzag-fact-captures = Territori presi con un'invasione
warzag-fact-missions = Missioni compiute
warzag-token-on = Casella { $number }, { $title }
warzag-token-next = (avanza di { $steps }, fino a { $number })
warzag-token-off = Non ancora sul Percorso sviluppo armamenti
warzag-weapon = arma atomica
warzag-dossiers = Dossier Operativi
warzag-dossiers-of = Dossier Operativi: { $nation }
warzag-dossier = Dossier
warzag-value-cost = Costo in PP
warzag-value-attack = Attacco
warzag-value-defence = Difesa
warzag-value-resistance = Resistenza
warzag-value-range = Autonomia
warzag-value-made = (stampato { $printed }, bonus { $more })
warzag-stock = riserva

# Accanto alla plancia

warzag-tracks = Round e turni
warzag-round = Round { $round }
warzag-armistice = Armistizio dopo il round { $round }
warzag-turns = Turni di questo round
warzag-turn-past = turno concluso
warzag-turn-now = turno in corso
warzag-turn-next = turno da giocare
warzag-research = Percorso sviluppo armamenti
warzag-research-start = START
warzag-square-told = Casella { $number }, { $title }. { $text }
warzag-square-here = Qui: { $nations }.
warzag-square-next = Adesso il Token Ricerca si fermerebbe qui.
warzag-promotions = Promozioni sul campo: { $number } disponibili
warzag-promotions-help = Un Leader nel territorio Ricerca e Sviluppo può ottenere una promozione per turno, e al massimo una per ogni Dossier Operativo.
warzag-promotions-taken = Promozioni ottenute
warzag-promotion-owner = Ottenuta: { $nation }.
warzag-piles = Mazzi
warzag-pile-deck-word = Rifornimento
warzag-pile-discards-word = Scarti
warzag-pile-missions-word = Missioni
warzag-pile-under-word = Sotto il mazzo
warzag-pile-discards-open = { $number } Scarti: mostrali.
warzag-pile-under-open = { $number } Sotto il mazzo: mostra queste missioni.
warzag-pile-discards = Carte Rifornimento scartate
warzag-pile-discards-help = Quando il mazzo è vuoto, si mescolano per formarne uno nuovo.
warzag-pile-missions = Missioni sotto il mazzo
warzag-pile-missions-help = Si pescano di nuovo in quest'ordine, quando il mazzo è vuoto.
warzag-pile-unseen = { $number ->
    [one] Una non è mai stata mostrata.
   *[other] { $number } non sono mai state mostrate.
  }
warzag-pile-empty = Nessuna carta.
warzag-legend = Simboli
warzag-legend-leader = Leader
warzag-legend-base = Base
warzag-legend-historic = Territorio storico
warzag-legend-industry = Industria bellica
warzag-legend-research = Ricerca e Sviluppo
warzag-legend-radioactive = Radioattivo; arma atomica
warzag-legend-wound = Ferita
warzag-legend-choose = Disponibile adesso
