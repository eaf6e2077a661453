# The face of WARZAG WWII.

warzag-overlay-reach = Reach of armies
warzag-overlay-influence = Influence of leaders
warzag-overlay-income = Income
warzag-overlay-threats = Threatened territories

warzag-map-title = { $game } · Staff map · Sheets 1–6
warzag-map-key-base = Base
warzag-map-key-historic = Historic
warzag-map-key-industry = War industry
warzag-map-key-research = Research
warzag-map-key-camp = Camp
warzag-map-key-production = Production
warzag-map-key-fortification = Fortification

warzag-map-standard = standard territory
warzag-map-base = base
warzag-map-historic = historic territory
warzag-map-industry = war industry
warzag-map-research = leaders only
warzag-map-neutral-standard = neutral
warzag-map-neutral-base = neutral
warzag-map-annexed-standard = annexed: { $nation }
warzag-map-annexed-base = annexed: { $nation }
warzag-map-contested-historic = contested
warzag-map-contested-industry = contested
warzag-map-occupied-historic = occupied: { $nation }
warzag-map-occupied-industry = occupied: { $nation }
warzag-map-radioactive-standard = radioactive for the rest of the game
warzag-map-radioactive-historic = radioactive for the rest of the game
warzag-map-radioactive-industry = radioactive for the rest of the game
warzag-map-bonus = defence +{ $defence }, resistance +{ $resistance }
warzag-map-income = { $number } PP
warzag-map-income-each = { $number } PP for each army
warzag-map-annex = costs { $number } PP to annex
warzag-map-odds = attack at most { $attack }, defence { $defence }
warzag-map-values = attack { $attack }, defence { $defence }, resistance { $resistance }, range { $range }
warzag-map-values-wounded = attack { $attack }, defence { $defence } of { $full }, resistance { $resistance }, range { $range }
warzag-map-army-short = { $army }, defence { $defence }
warzag-map-army-short-wounded = { $army }, wounded, defence { $defence } of { $full }
warzag-map-moved = moved
warzag-map-fought = fought
warzag-map-invades = invades
warzag-map-eliminated = eliminated
warzag-map-chosen = chosen
warzag-map-leader = Leader: { $leader }
warzag-map-leader-waits = Leader: { $leader }, misses a turn


# Cards

warzag-card-card = Supply
warzag-card-objective = Objective
warzag-card-mission = Mission
warzag-card-promotion = Promotion
warzag-card-secret = Secret
warzag-card-secret-told = Secret: only you can see it.
warzag-card-objective-when = The first player to have all of this at once wins.
warzag-card-mission-when = Checked at the end of the turn.
warzag-card-told = { $title }. { $kind }: { $text }
warzag-card-copies = { $number } copies.
warzag-card-offered = Available: { $verbs }.
warzag-card-again = Press again to play it.
warzag-card-lifted = Press again to play
warzag-offer-play = play
warzag-offer-promote = take
warzag-cost = { $number } PP
warzag-mission-progress = So far

warzag-window-phase1 = In Phase I, after collecting income
warzag-window-phase2-train = While training
warzag-window-phase2-move = In Phase II, while moving
warzag-window-phase3-attack = When you plan an invasion
warzag-window-phase3 = In Phase III, between invasions
warzag-window-defend-counter = When you are invaded, before the attack
warzag-window-defend-plan = When you are invaded, before the attack
warzag-window-after-die = Right after the die roll
warzag-window-phase4 = In Phase IV

warzag-metric-territories = Territories
warzag-metric-historic = Historic territories
warzag-metric-industry = War industries
warzag-metric-bases = Bases
warzag-metric-enemy-bases = Bases of other players
warzag-metric-production = Production
warzag-metric-fortification = Fortifications
warzag-metric-armies = Armies on the board
warzag-metric-armour-air = Armour and air
warzag-metric-kills = Enemy armies eliminated
warzag-metric-captures = Taken by invasion
warzag-metric-missions = Missions fulfilled
warzag-metric-pp = PP
warzag-metric-research = Research square

# The hand

warzag-zone-hand = Supply
warzag-zone-secret = Secret
warzag-zone-promotions = Promotions
warzag-hand-count = { $number } supply cards in hand, at most { $most }
warzag-hand-empty = No supply cards in hand.

# The phases of a turn

warzag-phase-number-resources = Phase I
warzag-phase-number-expansion = Phase II
warzag-phase-number-invasion = Phase III
warzag-phase-number-development = Phase IV
warzag-phase-part = { $phase }: { $part }
warzag-phase-training = training
warzag-phase-movement = movement
warzag-phase-leader = leader
warzag-phase-laboratory = laboratory
warzag-stage-discount = Lend-Lease: the next army costs { $number } PP less.
warzag-stage-free = { $number ->
    [one] One development is free.
   *[other] { $number } developments are free.
  }
warzag-stage-grounded = { $leader } was driven out and misses this turn.

# Buttons

warzag-act-invade = { $act } ({ $odds })
warzag-act-odds = at most { $attack } against { $defence }
warzag-act-unopposed = undefended
warzag-act-liberate = too few PP to take it, only to liberate it
warzag-act-for = { $act } ({ $number } PP)
warzag-act-free = { $act } (free)
warzag-done-resources = End Phase I
warzag-done-unmoved = End Phase II without moving
warzag-done-expansion = End Phase II
warzag-done-invasions = End Phase III
warzag-done-development = End the turn
warzag-done-origins = Attack
warzag-done-occupants = Invade
warzag-done-taking = Move in
warzag-done-eliminate = Eliminate no army
warzag-done-wounding = No more wounds

# An invasion

warzag-invasion-title = Invasion of { $territory }
warzag-invasion-of = Invasion of
warzag-invasion-parts = Steps of the invasion
warzag-part-planning = plan
warzag-part-cards = cards
warzag-part-attack = attack
warzag-part-die = die
warzag-part-counterattack = counterattack
warzag-part-wounds = wounds
warzag-part-taking = taking
warzag-invasion-invader = Invader
warzag-invasion-defender = Defender
warzag-invasion-nobody-yet = no army yet
warzag-invasion-nobody = no army
warzag-invasion-origins = Attack from
warzag-invasion-score = Attack { $attack } against defence { $defence }
warzag-sum-armies = Armies
warzag-sum-support = Air Support
warzag-sum-fortification = Fortification
warzag-sum-historic = Historic territory
warzag-sum-mines = Minefield
warzag-sum-resistance = Resistance of the armies
warzag-sum-tenacity = Attack of the armies
warzag-sum-partisans = Partisans
warzag-sum-attack = Attack
warzag-sum-defence = Defence
warzag-sum-damage = Damage
warzag-verdict-reaches = Enough
warzag-verdict-short = Too little
warzag-verdict-open = Undefended
warzag-verdict-won = Success
warzag-verdict-all-fall = The attack reaches the defence: all defenders are eliminated.
warzag-verdict-reached = The attack reaches the defence.
warzag-verdict-held = The attack falls { $number } short: the territory holds.
warzag-verdict-misses = The attack falls { $number } short: it can eliminate only some defenders, and the territory holds.
warzag-verdict-walkover = The territory is undefended: there is no fight.
warzag-verdict-taking = The territory has fallen: move armies in, or liberate it.
warzag-die-unrolled = The die has not been rolled yet.
warzag-die-none = No roll
warzag-die-none-means = No army defends: only the territory fires back.
warzag-die-0-means = The armies do not fire back.
warzag-die-1-means = The armies fire back with their resistance.
warzag-die-2-means = The armies fire back with resistance and attack.
warzag-points-left = { $number ->
    [one] point left to eliminate armies
   *[other] points left to eliminate armies
  }
warzag-points-wounds = { $number ->
    [one] wound left to deal
   *[other] wounds left to deal
  }
warzag-troop-told = { $wounds ->
    [0] { $army }: attack { $attack }, defence { $defence }, resistance { $resistance }.
   *[other] { $army }: attack { $attack }, defence { $defence } of { $whole }, resistance { $resistance }.
  }
warzag-troop-gone = Eliminated.
warzag-troop-marked = Chosen to be eliminated.
warzag-troop-enters = Moves in.
warzag-troop-joins = Takes part.

# The nations

warzag-nation-turn = active
warzag-nation-out = Out of the game.
warzag-points-told = { $points } PP, income { $income } PP a round
warzag-leader-waits = misses a turn
warzag-fact-territories = Territories
warzag-fact-bases = Bases
warzag-fact-cards = Supply cards in hand
warzag-fact-kills = Enemy armies eliminated
warzag-fact-captures = Territories taken by invasion
warzag-fact-missions = Missions fulfilled
warzag-token-on = Square { $number }, { $title }
warzag-token-next = (moves { $steps }, to { $number })
warzag-token-off = Not yet on the armament path
warzag-weapon = atomic weapon
warzag-dossiers = Dossiers
warzag-dossiers-of = Dossiers: { $nation }
warzag-dossier = Dossier
warzag-value-cost = Cost in PP
warzag-value-attack = Attack
warzag-value-defence = Defence
warzag-value-resistance = Resistance
warzag-value-range = Range
warzag-value-made = (printed { $printed }, bonus { $more })
warzag-stock = stock

# Beside the board

warzag-tracks = Round and turns
warzag-round = Round { $round }
warzag-armistice = Armistice after round { $round }
warzag-turns = Turns of this round
warzag-turn-past = turn over
warzag-turn-now = turn in progress
warzag-turn-next = turn to come
warzag-research = Armament path
warzag-research-start = START
warzag-square-told = Square { $number }, { $title }. { $text }
warzag-square-here = Here: { $nations }.
warzag-square-next = The research token would stop here now.
warzag-promotions = Field promotions: { $number } available
warzag-promotions-help = A leader at Research and Development can take one promotion a turn, and at most one for each dossier.
warzag-promotions-taken = Promotions taken
warzag-promotion-owner = Taken by { $nation }.
warzag-piles = Decks
warzag-pile-deck-word = Supply
warzag-pile-discards-word = Discards
warzag-pile-missions-word = Missions
warzag-pile-under-word = Under the deck
warzag-pile-discards-open = { $number } Discards: show them.
warzag-pile-under-open = { $number } Under the deck: show these missions.
warzag-pile-discards = Discarded supply cards
warzag-pile-discards-help = When the deck is empty, they are shuffled into a new one.
warzag-pile-missions = Missions under the deck
warzag-pile-missions-help = They are drawn again in this order once the deck is empty.
warzag-pile-unseen = { $number ->
    [one] One of them was never revealed.
   *[other] { $number } of them were never revealed.
  }
warzag-pile-empty = No cards.
warzag-legend = Symbols
warzag-legend-leader = Leader
warzag-legend-base = Base
warzag-legend-historic = Historic territory
warzag-legend-industry = War industry
warzag-legend-research = Research and Development
warzag-legend-radioactive = Radioactive; atomic weapon
warzag-legend-wound = Wound
warzag-legend-choose = Available now
