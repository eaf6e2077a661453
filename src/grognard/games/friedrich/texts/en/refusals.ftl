# Why something may not be done.

# Pieces

piece-not-in-scenario = { $piece } takes no part in this scenario
piece-gone = { $piece } has been removed from the game for good
piece-off-map = { $piece } is not on the map
piece-of-other-nation = { $piece } belongs to { FORM($nation, "the") }, not to { FORM($nation2, "the") }
train-not-general = { FORM($piece, "the") } is a supply train, and a general is wanted
not-commander = { $piece } is in the stack of { $piece2 }; name its commander

# 2, 3: the phases, cards

now-movement = this is the movement phase
now-combat = this is the combat phase; choose the next fight
card-not-held = { FORM($nation, "the") } does not hold { $card }
now-discard = one of the cards just drawn must be discarded first
discard-not-fresh = the discard must be one of the cards just drawn, not an older one

# 4: movement

nothing-taken-up = take up a piece first
moved-already = { $piece } has moved already in this phase
moved-or-joined = { $piece } has moved already in this phase, or was joined by others who moved
take-up-with-leader = { $piece } is in a stack; take it up with { $piece2 }, and leave behind who is to stay
nowhere-to-go = { $piece } has nowhere to go: every road is blocked
move-not-begun = the move has not begun; staying put is no move
move-not-finished = finish the move of { $piece } first
now-on-the-move = { $piece } is on the move
too-late-to-leave = generals can be left behind only before the first step
not-in-moving-stack = { $piece } is not in the stack that moves
only-one-who-moves = { $piece } is the only one who moves
others-have-nowhere-to-go = the others have nowhere to go without him
stands-there = { $piece } stands in { $city }; staying put is no move
way-blocked = the way to { $city } is blocked: no piece can be passed
too-far = { $city } is { $away } away, and { $piece } may move { $left }
too-far-by-main-road = { $city } is { $away } away, and { $piece } may move { $left }, or { $number } on main roads alone
train-enters-empty-only = a supply train enters empty cities only, and { $piece } is in { $city }
too-many-generals = at most { $number } generals can be in one city
city-not-shared = { $piece } is in { $city }, and only generals of one nation can share a city
hostile-general-there = the hostile general { $piece } is in { $city }; he is attacked from the next city
city-occupied = { $city } is occupied

# 6: troops

now-allotment = all players first divide their troops among their generals
allotment-out-of-range = { $pieces } can lead { $troops }: 1 to { $most } each, and all troops must be given out
now-share = say how many troops the departing generals take along
share-out-of-range = they can take { $troops }: 1 to { $most } for every general on both sides
now-laudon-share = say how many troops { $piece } takes along
laudon-share-out-of-range = { $piece } can take { $troops } along

# 7: combat

no-stack-to-attack-with = { $piece } commands no stack that has to attack { $city }
train-never-fights = { FORM($piece, "the") } never fights; a general eliminates it by moving onto it
on-the-same-side = { $piece } is on the same side
nobody-next-to = no { FORM($nation, "adjective") } general stands next to { $piece }
not-to-be-fought = { $piece } is not to be fought: the pair has fought, retreated, or was not adjacent at the start
now-battle = a battle is being fought, and { FORM($nation, "the") } has the right to play
card-of-other-suit = { FORM($nation, "the") } fights in a sector of { $suit }; { $card } has another suit
must-play-at-0 = at a score of 0 { FORM($nation, "the") } must play while it holds a card of { $suit }
reserve-needs-value = a Reserve is played with a value from 1 to { $most }: '{ $act }'
no-reserve = { FORM($nation, "the") } holds no Reserve
reserve-out-of-range = a Reserve counts 1 to { $most }

# 8: retreats

now-retreat = the winner must choose where the beaten retreat to
beaten-must-leave = the beaten must leave { $city }
retreat-into-piece = { $city } is occupied; a retreat enters empty cities only
retreat-too-far = { $city } is too far: the retreat is { some-cities } long
retreat-blocked = pieces block the way to { $city }, and a retreat passes nobody
retreat-not-so-long = no way over empty cities leads to { $city } in exactly { some-cities } without a city entered twice
retreat-not-far-enough = { $city } is not as far from { $city2 } as a retreat could go

# 10: recruiting

now-recruiting = the moves are over, and units are being recruited
choose-before-paying = choose first what is recruited; it is paid for all together
unit-too-dear = a unit costs { $number } points, and the hand has not enough for one more
nation-has-all-troops = { FORM($nation, "the") } has { $number } troops, and may not have more
no-room-in-stack = the stack of { $piece } is full: { $most } troops for each general
train-on-map = { FORM($piece, "the") } is on the map
no-depot-open = no depot is open for { FORM($piece, "the") }
no-substitute-city-open = no substitute city is open for { FORM($piece, "the") }
substitute-city-full = { $city }, the substitute city of this phase, has no room for { FORM($piece, "the") }
general-finds-no-place = { $why }
train-finds-no-place = { $why }: a supply train needs an empty city
now-entering = choose where { $piece } enters
not-own-depot = { $piece } enters at a depot, and { $city } is none of { FORM($nation, "the") }'s
other-substitute-city = the substitute city of this phase is { $city }
not-a-substitute-city = { $city } is not in the area where { FORM($nation, "the") } has its substitute city
now-paying = { some-points } must still be paid
card-paid-already = { $card } has been paid already
paid-out-of-order = cards are paid in falling order of value, so that none is paid in vain
card-pays-too-little = { $card } and all that is worth no more do not pay { some-points }; begin with a higher card

# 11: what the cards of fate forbid

fate-keeps-fermor = the card of fate keeps { $piece } where he is this turn: in { $city } or next to it
fate-leaves-nowhere-to-go = the card of fate leaves { $piece } nowhere to go this turn
fate-leaves-others-nowhere = the card of fate leaves the others nowhere to go without him this turn
fate-forbids-stop = the card of fate forbids to end this move next to a hostile general
fate-forbids-end = the card of fate forbids { $piece } to end a move next to a hostile general
fate-keeps-chevert = the card of fate forbids to separate { $piece } from his stack
fate-slows = the card of fate lets { $piece } move only 2 cities, or 3 on main roads alone
fate-protects-halle = the card of fate protects the supply train in { $city } this turn
fate-forbids-crushing = the card of fate forbids { $piece } to eliminate a supply train this turn
fate-forbids-attack = the card of fate forbids an attack on { $piece } this turn
fate-forbids-high-cards = the card of fate forbids cards of 10 or more between Prussia and France this turn
fate-limits-reserve = the card of fate limits a Reserve to 9 between Prussia and France this turn
double-of-other-suit = Prussia fights in a sector of { $suit }, and can double an 11 of spades only
no-eleven-to-double = Prussia holds no 11 of spades to double
double-not-in-force = only Prussia can double an 11 of spades, once, in the turn after card 11
right-passes-at-0 = Prussia has come to 0 and can play no more; the right to play passes
fate-obliges-to-play = the card of fate obliges Prussia to play until Friedrich's score is positive
fate-obliges-to-lead = the card of fate obliges Prussia to reach a positive score; with less she could not
fate-keeps-troops-from = the card of fate keeps new troops from { $piece }
fate-forbids-entry = the card of fate keeps new troops from { $piece } in { $city }
fate-forbids-return = the card of fate keeps new troops from { $piece } where he could come back
fate-keeps-friedrich-away = the card of fate gives { $piece } no new troops this turn, and without one he stays away

# 11: what they let somebody choose

now-slip = Prussian generals may step aside before Daun attacks
city-not-next-to = { $city } is not next to { $city2 }
city-not-empty = { $city } is not empty
now-gain = choose the { FORM($nation, "adjective") } general who gains a troop
stack-full = the stack of { $piece } is full
now-lose = choose the { FORM($nation, "adjective") } general who loses a troop
no-troop-to-spare = { $piece } has no troop to spare
now-swap = Austria and Russia may swap a card
card-not-offered = this card cannot be offered
now-exchange = France may discard a card for a new one
card-not-discarded = this card cannot be discarded
now-gift = Prussia may give Austria a card and take one at random
card-not-given = this card cannot be given
now-laudon = Austria may move { $piece } one city
laudon-too-far = { $piece } may move to a neighbouring city only, and { $city } is none
now-flight = Prussia may move { $piece } two cities to the west
not-a-flight-to-the-west = { $city } is not two free cities to the west of { $piece }
now-turn = Austria may turn a Prussian general face down
face-down-already = { $piece } is face down already
not-in-austria-or-saxony = { $piece } is not in Austria or Saxony
now-removal = Prussia must remove one of her generals
friedrich-never-removed = { $piece } is never removed
removed-already = { $piece } has been removed already

# 13: the advanced game

now-offensive = Prussia must first choose for or against the Offensive Option
aside-too-low = the card set aside must be worth at least { $number }
now-liberation = Prussia frees two objectives in East Prussia
not-to-be-freed = { $city } is no objective in East Prussia that Russia holds
