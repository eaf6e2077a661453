# The texts of this face.

glory-side-AP = Allied Powers
glory-side-CP = Central Powers

glory-nation-ge = Germany
glory-nation-ah = Austria-Hungary
glory-nation-tu = Ottoman Empire
glory-nation-bu = Bulgaria
glory-nation-br = Britain
glory-nation-fr = France
glory-nation-ru = Russia
glory-nation-it = Italy
glory-nation-us = United States
glory-nation-be = Belgium
glory-nation-sb = Serbia
glory-nation-mn = Montenegro
glory-nation-ro = Romania
glory-nation-gr = Greece
glory-nation-aus = Australia
glory-nation-cnd = Canada
glory-nation-pt = Portugal
glory-nation-ana = Arab Northern Army
glory-nation-sn = Senussi
glory-nation-al = Albania
glory-nation-pe = Persia
glory-nation-eg = Egypt
glory-nation-ly = Libya
glory-nation-kw = Kuwait
glory-nation-ar = Arabia
glory-nation-beach = invasion beach

glory-army = army
glory-corps = corps
glory-unit-factors = Combat factor { $cf }, loss factor { $lf }, movement factor { $mf }
glory-unit-reduced = reduced
glory-unit-moved = has moved
glory-unit-struck = has attacked
glory-unit-neutral = neutral
glory-unit-idle = stays where it is
glory-unit-fled = has retreated
glory-unit-unsupplied = out of supply

glory-terrain-clear = clear
glory-terrain-mountain = mountains
glory-terrain-swamp = swamp
glory-terrain-forest = forest
glory-terrain-desert = desert
glory-space-held = held by the { $side }
glory-space-neutral = neutral
glory-space-capital = capital
glory-space-vp = victory point
glory-space-fort = fort { $number }
glory-space-fort-destroyed = fort { $number }, destroyed
glory-space-besieged = besieged
glory-space-supply = source of supply
glory-space-port = port
glory-space-trench = trench, level { $level }
glory-space-moves = activated to move
glory-space-attacks = activated to attack
glory-space-strength = Combat factors together: { $number }

glory-supply-land =
    Supply from { $space }, { $number } { $number ->
        [one] space
       *[other] spaces
    } away
glory-supply-sea = Supply from { $space }, by sea
glory-supply-here = In supply where it stands

glory-water-north-sea = North Sea
glory-water-baltic = Baltic Sea
glory-water-mediterranean = Mediterranean Sea
glory-water-adriatic = Adriatic Sea
glory-water-ionian = Ionian Sea
glory-water-black-sea = Black Sea
glory-water-levant = Levantine Sea

glory-box-reserve = { $side }: Reserve
glory-box-eliminated = { $side }: Eliminated

glory-overlay-supply-allied = Supply of the Allied Powers
glory-overlay-supply-central = Supply of the Central Powers
glory-overlay-control = Who holds what
glory-overlay-reach = How far a stack could go
glory-overlay-fronts = Who stands beside an enemy, and who is outnumbered
glory-overlay-danger = Stacks in danger of being cut off

glory-use-operations = Operations
glory-use-redeployment = Strategic redeployment
glory-card-told = { $title }, { $side }. Operations { $value }, redeployment { $redeployment }.
glory-card-points = Replacements: { $points }.
glory-card-combat = Combat card.
glory-card-status = War Status { $number }.
glory-card-leaves = Leaves the game after its event.
glory-card-served = Has served already.
glory-card-offered = You may: { $verbs }.
glory-offer-several = { $number } uses
glory-offer-choose = choose
glory-offer-operations = operations
glory-offer-redeploy = redeployment
glory-offer-replacements = replacements
glory-offer-event = event
glory-offer-play = play
glory-offer-use = use
glory-offer-discard = discard
glory-hand-count =
    { $number } { $number ->
        [one] card
       *[other] cards
    } in hand
glory-hand-empty = No cards in hand.
glory-zone-hand = Hand
glory-zone-kept = Face up
glory-zone-aside = Optional cards

glory-level-mobilization = Mobilization
glory-level-limited = Limited War
glory-level-total = Total War
glory-points = victory points
glory-points-ge = German points
glory-points-ah = Austro-Hungarian points
glory-points-tu = Turkish points
glory-points-bu = Bulgarian points
glory-points-br = British points
glory-points-fr = French points
glory-points-ru = Russian points
glory-points-it = Italian points
glory-points-us = American points
glory-points-a = Points of the smaller Allies

glory-tracks = Turn, points and War Status
glory-turns = Turns
glory-turn = Turn { $turn }
glory-round = Turn { $turn }, round { $round } of 6
glory-date-august = August { $year }
glory-date-september = September { $year }
glory-date-winter = Winter { $year }
glory-date-spring = Spring { $year }
glory-date-summer = Summer { $year }
glory-date-fall = Fall { $year }
glory-status-combined = Combined War Status
glory-status-armistice = armistice
glory-status-side = { $side }: { $level }

glory-bid =
    Bid for the { $side }: { $number } { $number ->
        [one] point
       *[other] points
    }
glory-events = Events played: { $number }
glory-events-of = Events played: { $side }

glory-russia = Russia
glory-russia-spaces = victory points lost: { $number }
glory-russia-then = victory points lost: { $number } ({ $then } when the Tsar fell)
glory-russia-next = The next step is open.
glory-russia-tsar = The Tsar
glory-russia-command = Tsar in command
glory-russia-fall = Tsar fallen
glory-russia-revolution = Revolution
glory-russia-treaty = Brest Litovsk
glory-us = United States
glory-us-neutral = Neutral
glory-us-allowed = Telegram possible
glory-us-zimmermann = Zimmermann Telegram
glory-us-over-there = Over There

glory-to-act = to act
glory-actions = Actions in this turn
glory-action-none = –
glory-action-operations = Op
glory-action-redeployment = SR
glory-action-replacements = RP
glory-action-event = Event
glory-action-peace = Peace
glory-offensive = Mandated offensive
glory-offensive-none = none
glory-offensive-mutiny = mutiny
glory-offensive-italy = Austria-Hungary against Italy
glory-entered = Entered the war
glory-greece-limited = Greece: limited entry
glory-greece-war = Greece is at war
glory-replacements = Replacements
glory-pile-hand = Hand
glory-pile-deck = Deck
glory-pile-discards = Discards
glory-pile-removed = Removed
glory-pile-discards-open = Discards, { $number }
glory-pile-removed-open = Removed, { $number }
glory-pile-discards-of = Discards: { $side }
glory-pile-removed-of = Removed cards: { $side }
glory-pile-empty = No cards.
glory-known = Cards in hand that you know
glory-kept = Combat cards, face up

glory-battle-title = Combat in { $space }
glory-battle-in = Combat in
glory-battle-from = from { $spaces }
glory-battle-phases = Steps of the combat
glory-battle-attacker = Attacker
glory-battle-defender = Defender
glory-battle-factors = Combat factors { $number }
glory-battle-table-army = Army table
glory-battle-table-corps = Corps table
glory-battle-column = Column
glory-battle-left = ← { $number }
glory-battle-right = → { $number }
glory-battle-die = Die: { $number }
glory-battle-loss = loss { $number }
glory-battle-flank = Flank attack
glory-battle-pin = pinned from { $space }
glory-battle-flank-won = succeeds
glory-battle-flank-lost = fails
glory-battle-cards = Cards in this combat
glory-battle-owes = { $side }: { $number } still to be lost
glory-battle-retreat =
    The defender retreats { $number } { $number ->
        [one] space
       *[other] spaces
    }.
glory-battle-asked = Asked: { $seats }.
glory-phase-pull-back = pull back
glory-phase-trench-cards = trenches
glory-phase-flank = flank
glory-phase-cards = cards
glory-phase-fire = fire
glory-phase-losses = losses
glory-phase-retreat = retreat
glory-phase-advance = advance
glory-why-trench = Trench
glory-why-sinai = Across the Sinai
glory-why-terrain = Terrain

glory-legend-title = Legend
glory-legend-army = army: combat, loss, movement
glory-legend-corps = corps
glory-legend-reduced = reduced
glory-legend-unsupplied = out of supply
glory-legend-held-AP = held by the Allied Powers
glory-legend-held-CP = held by the Central Powers
glory-legend-held-nobody = neutral
glory-legend-vp = victory point
glory-legend-fort = fort
glory-legend-fort-destroyed = fort, destroyed
glory-legend-trench = trench
glory-legend-supply = source of supply
glory-legend-port = port
glory-legend-way = way of supply, to its source
glory-legend-way-sea = way of supply by sea
glory-legend-no-way = without supply
glory-legend-danger = could be cut off: a hint, no ruling
glory-legend-danger-weak = its supply passes here: beside an enemy, none of its own there
glory-legend-outnumbered = faces more combat factors than it has
glory-legend-move = activated to move
glory-legend-attack = activated to attack
glory-legend-front = front between the sides

glory-all = All { $number }
glory-all-in = all { $number } units in { $space }
glory-forecast-title = Attack on { $space }
glory-forecast-on = Attack on
glory-forecast-if-all = if all units attack that can
glory-forecast-odds = Higher Loss Number: attacker { $beats }, defender { $beaten }, equal { $even }
glory-forecast-without = Combat Cards and flank attacks are not counted.
glory-forecast-all = Attack with all { $number } units ({ $factors } factors)
glory-left-operations = Operations left: { $number }
glory-left-redeployment = Points left for redeployment: { $number }
glory-onward = The move may not end here.
glory-left-march = Movement left: { $number }
