# The texts of this face.

glory-side-AP = Allied Powers
glory-side-CP = Central Powers

glory-nation-ge = Germany
glory-nation-ah = Austria-Hungary
glory-nation-tu = Turkey
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
glory-unit-idle = cannot act
glory-unit-fled = has retreated
glory-unit-unsupplied = out of supply

glory-terrain-clear = clear
glory-terrain-mountain = mountains
glory-terrain-swamp = swamp
glory-terrain-forest = forest
glory-terrain-desert = desert
glory-space-held = controlled by the { $side }
glory-space-neutral = neutral
glory-space-capital = capital
glory-space-vp = VP space
glory-space-fort = fort { $number }
glory-space-fort-destroyed = fort { $number }, destroyed
glory-space-besieged = besieged
glory-space-supply = supply source
glory-space-port = port
glory-space-trench = Level { $level } Trench
glory-space-moves = activated for movement
glory-space-attacks = activated for attack
glory-space-strength = Combat factors in total: { $number }

glory-supply-land =
    Supply from { $space }, { $number } { $number ->
        [one] space
       *[other] spaces
    } away
glory-supply-sea = Supply from { $space }, by sea
glory-supply-here = In supply in its own space

glory-water-north-sea = North Sea
glory-water-baltic = Baltic Sea
glory-water-mediterranean = Mediterranean Sea
glory-water-adriatic = Adriatic Sea
glory-water-ionian = Ionian Sea
glory-water-black-sea = Black Sea
glory-water-levant = Levantine Sea

glory-box-reserve = { $side }: Reserve Box
glory-box-eliminated = { $side }: Eliminated Box

glory-overlay-supply-allied = Supply of the Allied Powers
glory-overlay-supply-central = Supply of the Central Powers
glory-overlay-control = Control of spaces
glory-overlay-reach = How far a stack can move
glory-overlay-fronts = Units next to an enemy, and those outnumbered
glory-overlay-danger = Stacks in danger of being cut off

glory-use-operations = Operations
glory-use-redeployment = Strategic Redeployment
glory-card-told = { $title }, { $side }. Operations { $value }, SR { $redeployment }.
glory-card-points = Replacement points: { $points }.
glory-card-combat = Combat Card.
glory-card-status = War Status { $number }.
glory-card-leaves = Leaves the game after its event.
glory-card-served = Already used.
glory-card-offered = You may: { $verbs }.
glory-offer-several = { $number } uses
glory-offer-choose = choose
glory-offer-operations = operations
glory-offer-redeploy = SR
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
glory-points = VP
glory-points-ge = German RP
glory-points-ah = Austro-Hungarian RP
glory-points-tu = Turkish RP
glory-points-bu = Bulgarian RP
glory-points-br = British RP
glory-points-fr = French RP
glory-points-ru = Russian RP
glory-points-it = Italian RP
glory-points-us = American RP
glory-points-a = RP of the minor Allies

glory-tracks = Turn, VP and War Status
glory-turns = Turns
glory-turn = Turn { $turn }
glory-round = Turn { $turn }, Action Round { $round } of 6
glory-date-august = August { $year }
glory-date-september = September { $year }
glory-date-winter = Winter { $year }
glory-date-spring = Spring { $year }
glory-date-summer = Summer { $year }
glory-date-fall = Fall { $year }
glory-status-combined = Combined War Status
glory-status-armistice = Armistice
glory-status-side = { $side }: { $level }

glory-bid = Bid for the { $side }: { $number } VP
glory-events = Events played: { $number }
glory-events-of = Events played: { $side }

glory-russia = Russia
glory-russia-spaces = VP spaces lost: { $number }
glory-russia-then = VP spaces lost: { $number } ({ $then } when the Tsar fell)
glory-russia-next = The next step is possible.
glory-russia-tsar = The Tsar
glory-russia-command = Tsar in command
glory-russia-fall = Tsar fallen
glory-russia-revolution = Revolution
glory-russia-treaty = Brest Litovsk
glory-us = United States
glory-us-neutral = Neutral
glory-us-allowed = Zimmermann Telegram possible
glory-us-zimmermann = Zimmermann Telegram
glory-us-over-there = Over There

glory-to-act = active
glory-actions = Actions this turn
glory-action-none = –
glory-action-operations = Op
glory-action-redeployment = SR
glory-action-replacements = RP
glory-action-event = Event
glory-action-peace = Peace
glory-offensive = Mandated Offensive
glory-offensive-none = none
glory-offensive-mutiny = mutiny
glory-offensive-italy = Austria-Hungary against Italy
glory-entered = At war
glory-greece-limited = Greece: limited entry
glory-greece-war = Greece is at war
glory-replacements = Replacement points
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
glory-kept = Combat Cards, face up

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
glory-battle-die = Die roll: { $number }
glory-battle-loss = Loss Number { $number }
glory-battle-flank = Flank attack
glory-battle-pin = pinned from { $space }
glory-battle-flank-won = succeeds
glory-battle-flank-lost = fails
glory-battle-cards = Cards in this combat
glory-battle-owes = { $side }: Loss Number left { $number }
glory-battle-retreat =
    The defender retreats { $number } { $number ->
        [one] space
       *[other] spaces
    }.
glory-battle-asked = To act: { $seats }.
glory-phase-pull-back = pull back
glory-phase-trench-cards = trench
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
glory-legend-held-AP = controlled by the Allied Powers
glory-legend-held-CP = controlled by the Central Powers
glory-legend-held-nobody = neutral
glory-legend-vp = VP space
glory-legend-fort = fort
glory-legend-fort-destroyed = fort, destroyed
glory-legend-trench = trench
glory-legend-supply = supply source
glory-legend-port = port
glory-legend-way = supply route to its source
glory-legend-way-sea = supply route by sea
glory-legend-no-way = out of supply
glory-legend-danger = could be cut off (a hint, not a rule)
glory-legend-danger-weak = weak link in its supply route: next to an enemy, with no friendly unit in it
glory-legend-outnumbered = faces more combat factors than it has
glory-legend-move = activated for movement
glory-legend-attack = activated for attack
glory-legend-front = front between the sides

glory-all = All { $number }
glory-all-in = all { $number } units in { $space }
glory-forecast-title = Attack on { $space }
glory-forecast-on = Attack on
glory-forecast-if-all = if every unit that can attack does
glory-forecast-odds = Higher Loss Number: attacker { $beats }, defender { $beaten }, tied { $even }
glory-forecast-without = Combat Cards and flank attacks are not included.
glory-forecast-all = Attack with all { $number } units ({ $factors } combat factors)
glory-left-operations = OPS left: { $number }
glory-left-redeployment = SR points left: { $number }
glory-left-march = Movement points left: { $number }
