# Why something cannot be done.

# Cards

not-in-hand = { FORM($nation, "the") } has no { $card } in hand
no-effect = { $card } would have no effect now
window-0 = { $card } is played in Phase I, after the income
window-1 = { $card } is played in the training step
window-2 = { $card } is played in Phase II
window-3 = { $card } is played when an invasion of a defended territory is planned
window-4 = { $card } is played by an invaded nation, before the attack
window-5 = { $card } is played by an invaded nation, before the attack
window-6 = { $card } is played right after the die was rolled
window-7 = { $card } is played in Phase IV
window-8 = { $card } is played in Phase III, outside an invasion
one-of-each = only one { $card } can be played in an invasion

# Points and gifts

no-partner = { FORM($nation, "the") } has no partner
gift-of-nothing = at least 1 PP is given
gift-too-great = { FORM($nation, "the") } can give { $number } PP at most: the transfer costs 1 more
too-few-points = it costs { $number } PP, with { $points } at hand

# Territories

not-own = { FORM($territory, "the") } does not belong to { FORM($nation, "the") }
enemy-territory = { FORM($territory, "the") } belongs to { FORM($nation, "the") }
radioactive = { FORM($territory, "the") } is radioactive
stack-full = no more than { $number } armies stand on a territory, and { FORM($territory, "the") } is full
no-training-ground = armies are trained on bases and training camps, and { FORM($territory, "the") } is neither
no-armies-in-laboratory = no army enters Research and Development
own-territory = { FORM($territory, "the") } is your own
allied-territory = { FORM($territory, "the") } belongs to your partner
nobodys-territory = { FORM($territory, "the") } belongs to nobody, and cannot be invaded
base-in-first-round = no base can be invaded in round 1, so { FORM($territory, "the") } is safe until round 2
not-enemy = { FORM($territory, "the") } belongs to no enemy
not-developed = { FORM($territory, "the") } is not developed
never-developed = only standard territories are developed, not { FORM($territory, "the") }
developed-so = { FORM($territory, "the") } has been developed so already: { $development }
outside-radius = { FORM($territory, "the") } is outside the radius of the leader of { FORM($nation, "the") }

# Training and movement

training-over = training is over with the first move
none-in-stock = { $dossier }: none is left in stock
too-dear = { $dossier } costs { $number } PP, with { $points } at hand
conscript-one = at least one infantry is trained
nothing-taken = take an army first
there-already = { FORM($army, "the") } is there already
not-commanded = { FORM($army, "the") } is not under the command of { FORM($nation, "the") }
not-on-board = { FORM($army, "the") } is not on the board
moved-already = { FORM($army, "the") } has moved in this turn
nowhere-to-go = { FORM($army, "the") } can go nowhere
take-the-same = { FORM($army, "the") } is the same as the one that is offered
no-way = no way leads to { FORM($territory, "the") }: enemy land, radioactive land and Research and Development are closed
out-of-range = { FORM($territory, "the") } is too far: { FORM($army, "the") } has range { $number }
cannot-annex = annexing { FORM($territory, "the") } costs { $number } PP, with { $points } at hand
plebiscite-one = at least one territory is annexed
plebiscite-neutral = { FORM($territory, "the") } is no neutral standard territory
not-next-to-own = { FORM($territory, "the") } is not next to a territory of yours
leader-there = a leader stands on { FORM($territory, "the") }

# Invasions

no-invasion-of-laboratory = Research and Development is never invaded
all-have-fought = all armies next to { FORM($territory, "the") } have fought in this phase
no-army-next-to = no army of yours is next to { FORM($territory, "the") }
name-an-origin = at least one territory is named
not-next-to = { FORM($territory, "the") } is not next to { FORM($territory2, "the") }
no-fresh-army = no army on { FORM($territory, "the") } can still fight
name-an-army = at least one army takes part
fought-already = { FORM($army, "the") } has fought in this phase
army-not-next-to = { FORM($army, "the") } is not next to { FORM($territory, "the") }
not-taking-part = { FORM($army, "the") } takes no part in this
too-strong = { FORM($army, "the") } has defence { $number }, and { $left ->
    [one] one point is
   *[other] { $left } points are
  } left
not-below-one = { FORM($army, "the") } has defence 1, and wounds never bring it lower
one-point-left = { FORM($army, "the") } can take one more wound only
chosen-to-take = armies have been chosen to move in
one-must-enter = at least one army moves in
no-weapon = { FORM($nation, "the") } has no atomic weapon
never-bombed = the atomic weapon is never used on a base or Research and Development
not-on-own = the atomic weapon is never used on own or allied land
out-of-weapon-range = { FORM($territory, "the") } is more than { $number } territories away from own land

# Leaders, the laboratory, research

driven-from-there = he is driven from { FORM($territory, "the") }
nearer-refuge = there is a base, or a place nearer than { FORM($territory, "the") }
leader-grounded = the leader of { FORM($nation, "the") } was sent back, and cannot be used in this turn
leader-has-moved = the move of the leader of { FORM($nation, "the") } is over
leader-there-already = the leader of { FORM($nation, "the") } is there already
leader-too-far = { FORM($territory, "the") } is too far: the leader of { FORM($nation, "the") } has range { $number }, and enters no enemy land
leader-not-there = the leader of { FORM($nation, "the") } is not on Research and Development
activities-over = activities come before the research token and the development
once-a-turn = each activity is carried out once in a turn at most
promotion-taken = { FORM($nation, "the") } has { $promotion } already
one-promotion-each = there is one promotion for each kind of army at most, and one has been taken for { FORM($kind, "all") }
promotion-too-dear = { $promotion } costs { $number } PP
nobody-wounded = nobody on { FORM($territory, "the") } is wounded
no-army-there = no army stands on { FORM($territory, "the") }
no-haven = no other territory has room
evacuate-one = at least one army is evacuated
one-origin = only armies on { FORM($territory, "the") } are evacuated
token-active = the research token of { FORM($nation, "the") } is on the track already
token-inactive = the research token of { FORM($nation, "the") } is not on the track
token-at-end = the research token of { FORM($nation, "the") } is at the end of the track
token-has-moved = the research token of { FORM($nation, "the") } has moved
research-first = the research token of { FORM($nation, "the") } moves first
