# Why something may not be done.

# Pieces

piece-not-in-scenario = { FORM($piece, "the") } is not part of this scenario
piece-gone = { FORM($piece, "the") } has been removed from the game for good
piece-off-map = { FORM($piece, "the") } is off the map
piece-of-other-nation = { FORM($piece, "the") } belongs to { FORM($nation, "the") }: choose a piece of { FORM($nation2, "the") }
train-not-general = { FORM($piece, "the") } is a supply train: choose a general
not-commander = { $piece } is in { $piece2 }'s stack: choose { $piece2 }, its commander

# 2, 3: the phases, cards

now-movement = this is the movement phase; move a piece, or choose “done”
now-combat = this is the combat phase; choose the next battle
card-not-held = { FORM($nation, "the") } does not hold { FORM($card, "the") }
now-discard = discard one of the cards just drawn first
discard-not-fresh = the discard must be one of the cards just drawn, not an older one

# 4: movement

nothing-taken-up = first choose a piece to move
moved-already = { FORM($piece, "the") } has already moved in this phase
moved-or-joined = { $piece } has already moved in this phase, or has been joined by generals that moved
take-up-with-leader = { $piece } is part of a stack: choose { $piece2 }, then leave behind any general that stays
nowhere-to-go = { FORM($piece, "the") } cannot move: every road is blocked
move-not-begun = the move has not begun: choose a city first, as staying put is not a move
move-not-finished = finish moving { FORM($piece, "the") } first
now-on-the-move = { FORM($piece, "the") } is on the move; choose a city first
too-late-to-leave = generals can be left behind only before the first step
not-in-moving-stack = { FORM($piece, "the") } is not in the stack that moves
only-one-who-moves = { FORM($piece, "the") } is the only piece in this move and cannot be left behind
others-have-nowhere-to-go = { $piece } cannot be left behind: without him the rest of the stack cannot move
stands-there = { FORM($piece, "the") } is already in { $city }: choose another city, as staying put is not a move
way-blocked = the route to { $city } is blocked: a move cannot pass through another piece
too-far = { $city } is { $away } away, and { FORM($piece, "the") } may move { $left }
too-far-by-main-road-only = { $city } is { $away } away, and { FORM($piece, "the") } may move only 1 more city, on a main road
too-far-by-main-road = { $city } is { $away } away, and { FORM($piece, "the") } may move { $left }, or { $number } on main roads only
train-enters-empty-only = { FORM($piece, "the") } is in { $city }, and a supply train may enter empty cities only
too-many-generals = a city holds at most { $number } generals
city-not-shared = { FORM($piece, "the") } is in { $city }, and only generals of one nation can share a city
hostile-general-there = the hostile general { $piece } is in { $city }: stop in a city next to him to attack
city-occupied = { $city } is occupied: choose an empty city

# 6: troops

now-allotment = all players first allot their troops to their generals
allotment-out-of-range = { $pieces } can lead { $troops } now: each general leads 1 to { $most }, and all troops must be allotted
now-share = choose how many troops go with the generals that leave
share-out-of-range = the generals that leave can take { $troops }: each general, leaving or staying, needs 1 to { $most }
now-laudon-share = choose how many troops { $piece } takes along
laudon-share-out-of-range = { $piece } can take { $troops } along

# 7: combat

no-stack-to-attack-with = { FORM($piece, "the") } does not command a stack that has to attack the enemy in { $city }
train-never-fights = { FORM($piece, "the") } never fights: a general eliminates it by moving into its city
on-the-same-side = { $piece } is on your side: attack a hostile general
nobody-next-to = { $piece } cannot be attacked: no { FORM($nation, "adjective") } general is next to him
not-to-be-fought = { $piece } cannot be attacked now: the two stacks have already fought, one of them has retreated, or they were not adjacent when the phase began
now-battle = a battle is under way, and { FORM($nation, "the") } has the right to play
card-of-other-suit = { FORM($nation, "the") } fights in a { $suit } sector: play { $suit } or a Reserve, not { FORM($card, "the") }
must-play-at-0 = at a score of 0 { FORM($nation, "the") } must play while it holds a { $suit } card
reserve-needs-value = a Reserve is played with a value from 1 to { $most }, for example “{ $act }”
no-reserve = { FORM($nation, "the") } does not hold a Reserve
reserve-out-of-range = a Reserve is worth 1 to { $most }

# 8: retreats

now-retreat = the winner must choose where the beaten stack retreats
beaten-must-leave = the beaten stack must leave { $city }
retreat-into-piece = { $city } is occupied: a retreat enters empty cities only
retreat-too-far = { $city } is too far: the retreat must be exactly { some-cities } long
retreat-blocked = pieces block the route to { $city }: a retreat goes through empty cities only
retreat-not-so-long = { $city } cannot be reached in exactly { some-cities } through empty cities without entering one twice
retreat-not-far-enough = the retreat must end as far from { $city2 } as possible, and other cities are farther than { $city }

# 10: recruiting

now-recruiting = the moves are over, and it is time to recruit
choose-before-paying = first choose everything you recruit, then pay for all of it together
unit-too-dear = a unit costs { $number } points, and your hand cannot pay for another
nation-has-all-troops = { FORM($nation, "the") } has { $number } troops and may not have more
no-room-in-stack = { $piece }'s stack is full: it holds at most { $most } troops for each general
train-on-map = { FORM($piece, "the") } is already on the map
no-depot-open = { FORM($piece, "the") } cannot re-enter, as every depot is occupied
no-substitute-city-open = { FORM($piece, "the") } cannot re-enter, as every substitute city is occupied
substitute-city-full = { $city }, the substitute city of this phase, has no room for { FORM($piece, "the") }
general-finds-no-place = { $why }
train-finds-no-place = { $why }: a supply train needs an empty city
now-entering = choose where { FORM($piece, "the") } re-enters
not-own-depot = { FORM($piece, "the") } re-enters at a depot, and { $city } is not one of { FORM($nation, "the") }'s
other-substitute-city = the substitute city of this phase is { $city }
not-a-substitute-city = { $city } is not in the area of { FORM($nation, "the") }'s substitute cities
now-paying = { some-points } must still be paid
card-paid-already = you have already paid with { FORM($card, "the") }
paid-out-of-order = pay with your cards from the highest to the lowest, so that none is wasted
card-pays-too-little = { FORM($card, "the") } and your lower cards together are worth less than { some-points }: start with a higher card

# 11: what the Cards of Fate rule out

fate-keeps-fermor = a Card of Fate keeps { $piece } where he is this turn, as he is in { $city } or next to it
fate-leaves-nowhere-to-go = a Card of Fate leaves { $piece } no city to move to this turn
fate-leaves-others-nowhere = because of a Card of Fate the others have no city to move to this turn without { $piece }
fate-forbids-stop = a Card of Fate forbids ending this move next to a hostile general: move on
fate-forbids-end = a Card of Fate forbids { $piece } to end a move next to a hostile general
fate-keeps-chevert = a Card of Fate forbids separating { $piece } from his stack
fate-slows = a Card of Fate lets { $piece } move only 2 cities this turn, or 3 on main roads
fate-protects-halle = a Card of Fate protects the supply train in { $city } this turn
fate-forbids-crushing = a Card of Fate forbids { $piece } to eliminate a supply train this turn
fate-forbids-attack = a Card of Fate forbids attacking { $piece } this turn
fate-forbids-high-cards = a Card of Fate forbids cards of 10 or more between Prussia and France this turn
fate-limits-reserve = a Card of Fate limits a Reserve to 9 between Prussia and France this turn
double-of-other-suit = Prussia fights in a { $suit } sector and can double only an 11 of spades
no-eleven-to-double = Prussia does not hold an 11 of spades to double
double-not-in-force = only Prussia can double an 11 of spades, once, in the turn after card 11
right-passes-at-0 = Prussia is at 0 and cannot play any more: the right to play passes to the enemy
fate-obliges-to-play = a Card of Fate obliges Prussia to play until Friedrich's score is above 0
fate-obliges-to-lead = a Card of Fate obliges Prussia to reach a score above 0: give the Reserve a higher value
fate-keeps-troops-from = a Card of Fate allows { $piece } no new troops this turn
fate-forbids-entry = a Card of Fate allows { $piece } no new troops in { $city } this turn
fate-forbids-return = a Card of Fate allows { $piece } no new troops in any city where he could re-enter
fate-keeps-friedrich-away = a Card of Fate allows { $piece } no new troops this turn, and without a troop he cannot re-enter

# 11: what they let a player choose

now-slip = Prussian generals may step aside before Daun attacks
city-not-next-to = { $city } is not adjacent to { $city2 }
city-not-empty = { $city } is not empty: choose an empty city
now-gain = choose the { FORM($nation, "adjective") } general that gains a troop
stack-full = { $piece }'s stack is full: choose another
now-lose = choose the { FORM($nation, "adjective") } general that loses a troop
no-troop-to-spare = { $piece } cannot spare a troop: choose another general
now-swap = Austria and Russia may swap a card
card-not-offered = this card cannot be offered
now-exchange = France may discard a card and draw a new one
card-not-discarded = this card cannot be discarded
now-gift = Prussia may give Austria a card and take one at random
card-not-given = this card cannot be given
now-laudon = Austria may move { $piece } one city
laudon-too-far = { $city } is not adjacent: { $piece } may move one city only
now-flight = Prussia may move { $piece } two cities to the west
not-a-flight-to-the-west = { $city } is not two empty cities to the west of { $piece }
now-turn = Austria may turn a Prussian general face down
face-down-already = { $piece } is already face down
not-in-austria-or-saxony = { $piece } is not in Austria or Saxony
now-removal = Prussia must remove one of its generals
friedrich-never-removed = { $piece } is never removed: choose another general
removed-already = { $piece } has already been removed: choose another general

# 13: the advanced game

now-offensive = Prussia must first declare or decline the Offensive Option
aside-too-low = the card set aside must be worth at least { $number }
now-liberation = Prussia frees two objectives in East Prussia
not-to-be-freed = { $city } is not an objective in East Prussia that Russia holds
