# The texts of this face.

quartermaster-board-overlay-supply = Supply and places to build
quartermaster-board-overlay-supply-all = Supply of all nations
quartermaster-board-overlay-objectives = Objectives held
quartermaster-board-overlay-control = Control of spaces
quartermaster-board-clear = clear terrain
quartermaster-board-difficult = difficult terrain
quartermaster-board-sea = sea
quartermaster-board-home = home space of { $nation }
quartermaster-board-objective = objective
quartermaster-board-token = objective token
quartermaster-board-token-in = Objective token in { $space }
quartermaster-board-unsupplied = not supplied
quartermaster-board-attacks = attacks { $space }
quartermaster-board-attacked = under attack
quartermaster-board-tracks = Points, rounds and turns
quartermaster-board-central = Central Powers
quartermaster-board-entente = Entente
quartermaster-board-held = Objectives: { $number }
quartermaster-board-status-points = Status cards: { $number }
quartermaster-board-level = The score is level.
quartermaster-board-lead = { $side } ahead by { $points }.
quartermaster-board-margin = A lead of { $margin } after a scoring round wins at once.
quartermaster-board-tie = If the points are equal after round { $round }, the Central Powers win.
quartermaster-board-rounds = The { $rounds } rounds
quartermaster-board-round = Round { $round }
quartermaster-board-scoring = scoring round
quartermaster-board-now = now
quartermaster-board-scored-now = Points are scored at the end of this round.
quartermaster-board-scored-in = Points are next scored at the end of round { $round }.
quartermaster-board-turns = Turns in this round
quartermaster-board-turn-past = has played
quartermaster-board-turn-now = playing now
quartermaster-board-turn-next = still to play

quartermaster-map-title = The Great War
quartermaster-map-clear = clear terrain
quartermaster-map-difficult = difficult terrain
quartermaster-map-neutral = neutral space
quartermaster-map-closed = closed waters
quartermaster-map-home = home space
quartermaster-map-objective = objective
quartermaster-map-border = sea border
quartermaster-map-canal = Kiel Canal

quartermaster-card-told = { $name }. { $nation }, { $type }. { $text } Prepared: { $prepared }
quartermaster-card-copies = { $number } copies.
quartermaster-card-prepared = Prepared, face down.
quartermaster-card-prepared-open = Prepared; all players have seen it.
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
quartermaster-zone-discards = From the discard pile
quartermaster-zone-used = Just used
quartermaster-zone-status = Status cards in play
quartermaster-zone-taken = Cards taken

quartermaster-offer-bury = put under the deck
quartermaster-offer-play = play
quartermaster-offer-prepare = prepare
quartermaster-offer-unprepare = take back into hand
quartermaster-offer-discard = discard
quartermaster-offer-discard-prepared = discard
quartermaster-offer-discard-status = discard
quartermaster-offer-attrition = attrition
quartermaster-offer-enterprise = as attrition
quartermaster-offer-fetch = draft
quartermaster-offer-recover = take back
quartermaster-offer-reinforce = reinforce
quartermaster-offer-sustain = sustain
quartermaster-offer-sustain-from-hand = sustain from hand
quartermaster-offer-bertha = Big Bertha
quartermaster-offer-counterattack = counterattack
quartermaster-offer-use = use
quartermaster-offer-keep = keep
quartermaster-offer-spend = spend


quartermaster-stage-attrition = Attrition:
quartermaster-stage-left = { $power }, { $number } left
quartermaster-stage-discard-hand = { $power } discards from hand. Cards left: { $number }
quartermaster-stage-discard-prepared = { $power } discards prepared cards. Cards left: { $number }

quartermaster-battle-title = Battle in { $space }
quartermaster-battle-in = Battle in
quartermaster-battle-from = from
quartermaster-battle-attacker = attacks
quartermaster-battle-defender = defends
quartermaster-battle-nobody = no piece
quartermaster-battle-clear = clear terrain
quartermaster-battle-difficult = considered difficult
quartermaster-battle-score = Symbols: attack { $attack }, defence { $defence }
quartermaster-battle-answers = The symbols used so far
quartermaster-battle-sustains = The attack sustains:
quartermaster-battle-reinforces = The defence reinforces:
quartermaster-battle-open = not enough yet
quartermaster-battle-defence =
    The defence needs { $number } more { $number ->
        [one] symbol
       *[other] symbols
    }, or the attack succeeds.
quartermaster-battle-attack =
    The attack needs { $number } more { $number ->
        [one] symbol
       *[other] symbols
    }, or it fails.
quartermaster-battle-failed = The attack has failed.
quartermaster-battle-outer = The attack by { $nation } from { $from } continues after this battle.
quartermaster-battle-outer-failed = The attack by { $nation } from { $from } has failed.

quartermaster-window-reinforcing = The defence may reinforce.
quartermaster-window-sustaining = The attack may be sustained.
quartermaster-window-counterattacks = Counterattack { $against } from { $space }?
quartermaster-window-status-cards = A Status card may be used.
quartermaster-window-asked = Still to answer: { $seats }.
quartermaster-window-help = “Pass for this turn”: you will not be asked about { $windows } again this turn, and all players are told.
quartermaster-window-passing = { $power } will not be asked about { $windows } again this turn.

quartermaster-windows-reinforcing = reinforcing
quartermaster-windows-sustaining = sustaining attacks
quartermaster-windows-counterattacks = counterattacks

quartermaster-power-turn = active
quartermaster-power-player = Played by { $player }
quartermaster-power-prepared = Prepared: { $number }
quartermaster-power-known = Known to be in hand
quartermaster-power-status = Status cards in play
quartermaster-power-armies-left = armies left to place
quartermaster-power-navies-left = navies left to place
quartermaster-power-silenced = An enemy army is in the home space: this nation scores no points.

quartermaster-status-used = used
quartermaster-status-used-help = Already used this turn.

quartermaster-pile-hand-word = Hand
quartermaster-pile-deck-word = Deck
quartermaster-pile-discards-word = Discards
quartermaster-pile-face-down-word = Face-down discards
quartermaster-pile-deck-open = { $number } Deck: see what is left in it.
quartermaster-pile-discards-open = Discards { $number }, on top { $top }: look through them.
quartermaster-pile-face-down-open = { $number } Face-down discards: look at them.
quartermaster-pile-deck = { $power }: what is left in the deck
quartermaster-pile-deck-help = The order is unknown.
quartermaster-pile-discards = { $power }: discards
quartermaster-pile-discards-help = Face up, the top card first. Of another power's pile only the top card is public.
quartermaster-pile-face-down = { $power }: face-down discards
quartermaster-pile-face-down-help = Only players who know these cards see them here.
quartermaster-pile-bottom = Under the deck: { $cards }.
quartermaster-pile-empty = No cards.

quartermaster-stage-taken = Taken so far: { $cards }.
quartermaster-stage-truce = The Christmas Truce is in force until the end of the round: France and the United Kingdom cannot start a battle against a German army on land.

quartermaster-board-legend = The pieces and their signs
quartermaster-board-legend-navy = a navy
quartermaster-board-legend-unsupplied = not supplied
quartermaster-board-legend-fresh = new since your last decision
quartermaster-board-legend-gone = removed since your last decision
quartermaster-board-legend-choose = can be chosen now
quartermaster-board-legend-token = objective token
