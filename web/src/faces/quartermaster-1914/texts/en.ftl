# The texts of this face.

quartermaster-board-overlay-supply = Supply and places to build
quartermaster-board-overlay-supply-all = Supply of all nations
quartermaster-board-overlay-objectives = Objectives held
quartermaster-board-overlay-control = Who holds what
quartermaster-board-clear = clear land
quartermaster-board-difficult = difficult land
quartermaster-board-sea = sea
quartermaster-board-home = home of { $nation }
quartermaster-board-objective = objective
quartermaster-board-token = objective token
quartermaster-board-token-in = Objective token in { $space }
quartermaster-board-unsupplied = not supplied
quartermaster-board-attacks = attacks { $space }
quartermaster-board-attacked = is attacked
quartermaster-board-tracks = Points, rounds and turns
quartermaster-board-central = Central Powers
quartermaster-board-entente = Entente
quartermaster-board-held = Objectives: { $number }
quartermaster-board-status-points = Status cards: { $number }
quartermaster-board-level = Level.
quartermaster-board-lead = { $side }: ahead by { $points }.
quartermaster-board-margin = A lead of { $margin } after a scoring round wins at once.
quartermaster-board-tie = On equal points after round { $round } the Central Powers win.
quartermaster-board-rounds = The { $rounds } rounds
quartermaster-board-round = Round { $round }
quartermaster-board-scoring = scoring round
quartermaster-board-now = now
quartermaster-board-scored-now = Points are scored at the end of this round.
quartermaster-board-scored-in = Points are scored next at the end of round { $round }.
quartermaster-board-turns = Turns in this round
quartermaster-board-turn-past = has had its turn
quartermaster-board-turn-now = has its turn now
quartermaster-board-turn-next = still to come

quartermaster-map-title = The Great War
quartermaster-map-clear = clear land
quartermaster-map-difficult = difficult land
quartermaster-map-neutral = neutral land
quartermaster-map-closed = closed waters
quartermaster-map-home = home
quartermaster-map-objective = objective
quartermaster-map-border = sea border
quartermaster-map-canal = Kiel Canal

quartermaster-card-told = { $name }. { $nation }, { $type }. { $text } Prepared: { $prepared }
quartermaster-card-copies = { $number } copies.
quartermaster-card-prepared = Prepared, face down.
quartermaster-card-prepared-open = Prepared; everybody has seen it.
quartermaster-card-seen = seen by all
quartermaster-card-offered = You may: { $verbs }.
quartermaster-card-again = Press again to play it.
quartermaster-card-lifted = Play it

quartermaster-or = {" / "}

quartermaster-hand-counts =
    { $hand } { $hand ->
        [one] card
       *[other] cards
    } in hand, { $prepared } prepared
quartermaster-hand-empty = No cards in hand.

quartermaster-zone-hand = Hand
quartermaster-zone-prepared = Prepared
quartermaster-zone-deck = From the deck
quartermaster-zone-discards = From the discards
quartermaster-zone-used = Just used
quartermaster-zone-status = Status cards in play
quartermaster-zone-taken = Cards taken

quartermaster-offer-bury = put under the deck
quartermaster-offer-play = play
quartermaster-offer-prepare = prepare
quartermaster-offer-unprepare = take back to hand
quartermaster-offer-discard = discard
quartermaster-offer-discard-prepared = discard
quartermaster-offer-discard-status = discard
quartermaster-offer-attrition = attrition
quartermaster-offer-enterprise = as attrition
quartermaster-offer-fetch = draft
quartermaster-offer-recover = take to hand
quartermaster-offer-reinforce = reinforce
quartermaster-offer-sustain = sustain
quartermaster-offer-sustain-from-hand = sustain from hand
quartermaster-offer-bertha = Big Bertha
quartermaster-offer-counterattack = counterattack
quartermaster-offer-use = use
quartermaster-offer-keep = keep
quartermaster-offer-spend = spend


quartermaster-stage-attrition = Attrition:
quartermaster-stage-left = { $power }, { $number } to go
quartermaster-stage-discard-hand = { $power } discards from hand: { $number } to go.
quartermaster-stage-discard-prepared = { $power } discards prepared cards: { $number } to go.

quartermaster-battle-title = Battle in { $space }
quartermaster-battle-in = Battle in
quartermaster-battle-from = from
quartermaster-battle-attacker = attacks
quartermaster-battle-defender = defends
quartermaster-battle-nobody = nobody
quartermaster-battle-clear = clear terrain
quartermaster-battle-difficult = counts as difficult
quartermaster-battle-score = Symbols: attack { $attack }, defence { $defence }
quartermaster-battle-answers = The symbols laid so far
quartermaster-battle-sustains = The attack sustains:
quartermaster-battle-reinforces = The defence reinforces:
quartermaster-battle-open = not enough yet
quartermaster-battle-defence =
    The defence needs { $number } { $number ->
        [one] symbol
       *[other] symbols
    } more, or the attack succeeds.
quartermaster-battle-attack =
    The attack needs { $number } { $number ->
        [one] symbol
       *[other] symbols
    } more, or it fails.
quartermaster-battle-failed = The attack has failed.
quartermaster-battle-outer = { $nation } attacks from { $from }; this battle goes on afterwards.
quartermaster-battle-outer-failed = The attack of { $nation } from { $from } has failed.

quartermaster-window-reinforcing = The defence may reinforce.
quartermaster-window-sustaining = The attack may be sustained.
quartermaster-window-counterattacks = Counterattack from { $space } to { $against }?
quartermaster-window-status-cards = A Status card may be used.
quartermaster-window-asked = To answer: { $seats }.
quartermaster-window-help = “Pass for this turn”: you are not asked about { $windows } again until the end of the turn, and all are told so.
quartermaster-window-passing = { $power } is not asked again in this turn about { $windows }.

quartermaster-windows-reinforcing = reinforcing
quartermaster-windows-sustaining = sustaining attacks
quartermaster-windows-counterattacks = counterattacks

quartermaster-power-turn = in turn
quartermaster-power-player = Played by { $player }
quartermaster-power-prepared = Prepared: { $number }
quartermaster-power-known = Known to be in hand
quartermaster-power-status = Status cards in play
quartermaster-power-armies-left = armies left to place
quartermaster-power-navies-left = navies left to place
quartermaster-power-silenced = An enemy stands in its home: it scores nothing.

quartermaster-status-used = used
quartermaster-status-used-help = Used in this turn.

quartermaster-pile-hand-word = Hand
quartermaster-pile-deck-word = Deck
quartermaster-pile-discards-word = Discards
quartermaster-pile-face-down-word = Face-down discards
quartermaster-pile-deck-open = { $number } Deck: look what is left in it.
quartermaster-pile-discards-open = Discards { $number }, on top { $top }: look through them.
quartermaster-pile-face-down-open = { $number } Face-down discards: look at them.
quartermaster-pile-deck = { $power }: what is left in the deck
quartermaster-pile-deck-help = The order is not known.
quartermaster-pile-discards = { $power }: discards
quartermaster-pile-discards-help = Face up, the top card first. Of another power only the top card is open.
quartermaster-pile-face-down = { $power }: discarded face down
quartermaster-pile-face-down-help = Only those who know these cards see them here.
quartermaster-pile-bottom = Under the deck: { $cards }.
quartermaster-pile-empty = No cards.

quartermaster-stage-taken = Taken so far: { $cards }.
quartermaster-stage-truce = The Christmas Truce holds until the end of the round: France and the United Kingdom start no battle against a German army on land.

quartermaster-board-legend = The pieces and their signs
quartermaster-board-legend-navy = a navy
quartermaster-board-legend-unsupplied = not supplied
quartermaster-board-legend-fresh = new since your last decision
quartermaster-board-legend-gone = gone since your last decision
quartermaster-board-legend-choose = may be chosen now
quartermaster-board-legend-token = objective token
