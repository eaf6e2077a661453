# Why something cannot be done.

# Cards

not-in-hand = { FORM($nation, "the") } does not hold { $card }
no-effect = { $card } would have no effect now
window-0 = play { $card } in Phase I, after collecting income
window-1 = play { $card } in Phase II, while training
window-2 = play { $card } in Phase II
window-3 = play { $card } when you plan the invasion of a defended territory
window-4 = play { $card } when you are invaded, before the attack
window-5 = play { $card } when you are invaded, before the attack
window-6 = play { $card } right after the die roll
window-7 = play { $card } in Phase IV
window-8 = play { $card } in Phase III, outside an invasion
one-of-each = you may play only one { $card } in an invasion

# Points and gifts

no-partner = { FORM($nation, "the") } has no partner
gift-of-nothing = give at least 1 PP
gift-too-great = { FORM($nation, "the") } can give { $number } PP at most, because the transfer costs 1 PP more
too-few-points = this costs { $number } PP, and you have { $points }

# Territories

not-own = { FORM($territory, "the") } does not belong to { FORM($nation, "the") }
enemy-territory = { FORM($territory, "the") } belongs to { FORM($nation, "the") }
radioactive = { FORM($territory, "the") } is radioactive for the rest of the game
stack-full = { FORM($territory, "the") } is full, because a territory holds at most { $number } armies
no-training-ground = { FORM($territory, "the") } is neither a base nor a training camp, and armies are trained only there
no-armies-in-laboratory = only leaders may enter Research and Development
own-territory = { FORM($territory, "the") } already belongs to you
allied-territory = { FORM($territory, "the") } belongs to your partner
nobodys-territory = { FORM($territory, "the") } belongs to no nation; move an army there in Phase II instead of invading
base-in-first-round = bases cannot be invaded in round 1; { FORM($territory, "the") } can be invaded from round 2
not-enemy = { FORM($territory, "the") } does not belong to an enemy
not-developed = { FORM($territory, "the") } is not developed
never-developed = only standard territories can be developed, not { FORM($territory, "the") }
developed-so = { FORM($territory, "the") } already has this development ({ $development })
outside-radius = { FORM($territory, "the") } is outside the radius of { FORM($nation, "the") }'s leader

# Training and movement

training-over = you have begun to move, and training comes before movement
none-in-stock = no { FORM($dossier, "some") } are left in stock
too-dear = { FORM($dossier, "some") } cost { $number } PP, and you have { $points }
conscript-one = train at least one infantry
nothing-taken = choose an army first
there-already = { FORM($army, "the") } is already there
not-commanded = { FORM($army, "the") } is not under the command of { FORM($nation, "the") }
not-on-board = { FORM($army, "the") } is not on the board
moved-already = { FORM($army, "the") } has already moved this turn
nowhere-to-go = { FORM($army, "the") } has no territory within reach
take-the-same = { FORM($army, "the") } is identical to an army that is offered; choose that one instead
no-way = { FORM($territory, "the") } cannot be reached, because armies cannot cross enemy or radioactive territories or Research and Development
out-of-range = { FORM($territory, "the") } is too far away for { FORM($army, "the") }, which has range { $number }
cannot-annex = annexing { FORM($territory, "the") } costs { $number } PP, and you have { $points }
plebiscite-one = annex at least one territory
plebiscite-neutral = { FORM($territory, "the") } is not a neutral standard territory
not-next-to-own = { FORM($territory, "the") } is not adjacent to one of your territories
leader-there = there is a leader in { FORM($territory, "the") }

# Invasions

no-invasion-of-laboratory = Research and Development can never be invaded
all-have-fought = every army adjacent to { FORM($territory, "the") } has already fought this turn
no-army-next-to = you have no army adjacent to { FORM($territory, "the") }
name-an-origin = choose at least one territory to attack from
not-next-to = { FORM($territory, "the") } is not adjacent to { FORM($territory2, "the") }
no-fresh-army = no army in { FORM($territory, "the") } can still fight this turn
name-an-army = choose at least one army
fought-already = { FORM($army, "the") } has already fought this turn
army-not-next-to = { FORM($army, "the") } is not adjacent to { FORM($territory, "the") }
not-taking-part = { FORM($army, "the") } does not take part in this invasion
too-strong = { FORM($army, "the") } has defence { $number }, and you have { $left ->
    [one] 1 point
   *[other] { $left } points
  } left
not-below-one = { FORM($army, "the") } has defence 1, and wounds never lower it further
one-point-left = { FORM($army, "the") } can take only one more wound
chosen-to-take = you have already chosen armies to move in, so you take the territory and cannot liberate it
one-must-enter = choose at least one army to move in
no-weapon = { FORM($nation, "the") } does not have an atomic weapon
never-bombed = the atomic weapon cannot be used on a base or on Research and Development
not-on-own = the atomic weapon cannot be used on your own or your partner's territories
out-of-weapon-range = { FORM($territory, "the") } is more than { $number } steps away from your own territories

# Leaders, the laboratory, research

driven-from-there = the leader has just been driven from { FORM($territory, "the") }
nearer-refuge = { FORM($territory, "the") } is too far away; the leader must go to the base closest to the starting base, or without bases to the closest territory
leader-grounded = { FORM($nation, "the") }'s leader was sent back and cannot be used this turn
leader-has-moved = { FORM($nation, "the") }'s leader has finished moving this turn
leader-there-already = { FORM($nation, "the") }'s leader is already there
leader-too-far = { FORM($territory, "the") } is out of reach, because { FORM($nation, "the") }'s leader has range { $number } and cannot cross enemy territories
leader-not-there = { FORM($nation, "the") }'s leader is not at Research and Development
activities-over = activities come before the move of the research token and before development
once-a-turn = you have already carried out this activity this turn
promotion-taken = { FORM($nation, "the") } has already taken { $promotion }
one-promotion-each = you already have a promotion for { FORM($kind, "all") }, and may have only one for each kind of army
promotion-too-dear = { $promotion } costs { $number } PP, and you have { $points }
nobody-wounded = no army in { FORM($territory, "the") } is wounded
no-army-there = there is no army in { FORM($territory, "the") }
no-haven = no other territory has room
evacuate-one = evacuate at least one army
one-origin = only armies in { FORM($territory, "the") } can be evacuated now
token-active = { FORM($nation, "the") }'s research token is already on the track
token-inactive = { FORM($nation, "the") }'s research token is not on the track yet
token-at-end = { FORM($nation, "the") }'s research token is at the end of the track
token-has-moved = { FORM($nation, "the") }'s research token has already moved this turn
research-first = move { FORM($nation, "the") }'s research token first
