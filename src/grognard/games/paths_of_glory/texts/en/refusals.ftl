# Why something cannot be done.

# Before the game

bid-more = a bid for { FORM($side, "the") } of more than { $number } VP is needed
no-bid-yet = there is no bid to accept yet
not-optional = { $card } is not one of your optional cards
included-already = { $card } is included already, or no card is left that could go out for it
not-exchangeable = { $card } is not a card of yours of the same deck and value

# Cards

others-card = { $card } is a card of the other side
not-in-hand = { $card } is not in your hand
guns-first = the first action of the Central Powers is the event { $card }
event-only = for now { $card } can be played as an event only
redeployed-before = your action before this one was a redeployment: { $card } cannot be another
replaced-before = your action before this one was for replacement points: { $card } cannot be another
influenza = Influenza: { $card } cannot be played for replacement points in this turn
no-peace-terms = there are no peace terms in this game
peace-needs-more = the Central Powers offer peace terms with 11 VP or more, not with { $points }
peace-needs-less = the Allied Powers offer peace terms with 9 VP or less, not with { $points }
fourteen-points = after the 14 Points the Central Powers can offer no peace terms
only-combat-cards = only combat cards are discarded now, and { $card } is none

# What events need

combat-card = { $card } is a combat card: it is played in a combat
event-not-now = { $card } cannot be played as an event now
needs-played = { $card } is played after { $cards }
needs-any-played = { $card } is played after { OR($cards) }
needs-unplayed = { $card } can no longer be played after { $cards }
needs-earlier-turn = { $card } is played in a turn after that of { $cards }
needs-turns = { $card } is played on turn { $number } or earlier
entrench-once = an Entrench event has been played already: { $card } cannot be another
no-entrench-in-august = { $card } cannot be played as an event on turn 1 of this scenario
needs-mobilization = { $card } can be played only while your side is at Mobilization
needs-below-total = { $card } can be played only before your side is at Total War
one-entry = a neutral has already entered the war in this turn: { $card } must wait
needs-at-war = { $card } can be played only when { FORM($nation, "the") } is at war
needs-status = { $card } needs a combined War Status of { $number } or more
needs-russian-spaces = { $card } needs { $number } Russian VP spaces in the hands of the Central Powers
needs-tsar-shaken = { $card } needs { $number } or more, of the combined War Status and the Russian VP spaces of the Central Powers together
needs-revolution = { $card } needs more than { $number } Russian VP spaces in the hands of the Central Powers, or all but Baku
u-boats = U-Boats Unleashed keeps { $card } away until Convoy is played
first-action-only = { $card } can be played only as the first action of the game
needs-high-seas = { $card } can be played only right after High Seas Fleet
needs-moltke = in the first two turns { $card } is played only after Moltke
libya-held = { $card } cannot be played while an Allied unit is in Libya
needs-berlin = { $card } can be played only while Berlin is yours and in supply
needs-warsaw = { $card } can be played only while Warsaw is yours
needs-taxi-army = { $card } needs a reduced French army, in supply, in or next to a safe Paris
needs-cavalry-space = { $card } needs a supplied Russian army in Russia, on the main map, with room for two corps
needs-salonika-corps = { $card } needs room in an Allied Salonika, and a British or French corps that can go there
no-reinforcements-in-august = no reinforcements come on turn 1: { $card } must wait
reinforced-already = { FORM($nation, "adjective") } reinforcements have already come in this turn
reinforcements-do-not-fit = there is no room where the units of { $card } must be placed

# Activation

reserve-not-activated = the Reserve Box cannot be activated; its corps come by redeployment
activated-already = { FORM($space, "the") } is activated already
neutral-greeks = Greek units do nothing while Greece is neutral
no-units-there = you have no units in { FORM($space, "the") }
space-out-of-supply = no unit in { FORM($space, "the") } is in supply
desert-in-summer = in Summer there are no attacks into or out of a desert, and { FORM($space, "the") } is one
too-few-points = { FORM($space, "the") } costs { $number } OPS ({ $left } left)
one-near-east-attack = the Allied Powers activate only one space of the Near East for attack in an action

# Units

not-your-unit = the { $piece } is not yours
not-on-map = the { $piece } is not on the map
not-in-play = the { $piece } is not in play
out-of-supply = the { $piece } is out of supply
was-out-of-supply = the { $piece } was out of supply when its space was activated
take-the-same = not this counter: take the { $piece2 } that is offered
never-moves = the { $piece } never moves

# Movement

nothing-taken = first take the unit that is to go
not-activated = { FORM($space, "the") } is not activated for movement
moved-already = the { $piece } has moved already
nowhere-to-go = the { $piece } can go nowhere
taken-already = the { $piece } goes along already
elsewhere = the { $piece } is not in { FORM($space, "the") }
cannot-come-along = the { $piece } cannot come along: together they could go nowhere
still-moving = finish the move of the { $piece } first
not-moved-yet = the { $piece } has not moved yet: choose where it goes
no-march-to-reserve = units go to the Reserve Box only by redeployment
too-far = { FORM($space, "the") } cannot be reached with { $number ->
    [one] one movement point
   *[other] { $number } movement points
  }
marked-for-attack = { FORM($space, "the") } is marked for attack: no move ends there
space-full = { FORM($space, "the") } is full: three units at most
overstacked = { FORM($space, "the") } has more than three units: move some on first
fort-not-besieged = too few units are in { FORM($space, "the") } to besiege its fort: set this right first
cannot-besiege = the fort in { FORM($space, "the") } must be besieged: by an army, or by { $number ->
    [one] one corps
   *[other] { $number } corps
  }
cannot-besiege-alone = one unit alone cannot besiege the fort in { FORM($space, "the") }
siege-would-break = the siege in { FORM($space, "the") } would break: those who are needed for it stay
enemy-there = enemy units are in { FORM($space, "the") }
enemy-fort = an enemy fort that is not besieged is in { FORM($space, "the") }
neutral-space = { FORM($space, "the") } belongs to a neutral nation
no-beachhead = there is no beachhead in { FORM($space, "the") }
persia-closed = { FORM($space, "the") } is closed until Turkey is at war
not-in-near-east = the { $piece } may not enter the Near East map
bef-stays = the { $piece } stays in Britain, France, Belgium and Germany
orient-stays = the { $piece } did not land in Salonika, and may not go there now
german-fort-closed = on turn 1 no Russian unit may enter or attack { FORM($space, "the") }, which has a German fort
italy-closed = the { $piece } may not enter Italy before the Allied Powers have drawn their Total War cards
russians-stay = since Brest Litovsk the { $piece } stays in Russia, Germany, Austria-Hungary, Turkey and Romania
russians-apart = since Brest Litovsk Russians and other Allies do not stand together: not in { FORM($space, "the") }
cannot-enter = the { $piece } cannot enter { FORM($space, "the") }
crossing-used = only one Russian corps goes between Caucasus and the Near East in a turn, and none after Fall of the Tsar
no-end-at-channel = the Central Powers may not stop in { FORM($space, "the") } before Race to the Sea or a War Status of 4
no-end-in-alps = German armies may not stop in { FORM($space, "the") } before the Allied Powers have drawn their Total War cards

# Trenches

no-entrench-event = nobody can entrench before an Entrench event has been played
only-armies-dig = the { $piece } is a corps: only armies entrench
deepest-trench = { FORM($space, "the") } has a trench of level 2, the deepest
one-attempt = an army in { FORM($space, "the") } is trying already: one in a space
cannot-dig-there = no trench can be put in { FORM($space, "the") }

# Attacks

reserve-not-attacked = nobody attacks a Reserve Box
no-enemy-there = there is no enemy in { FORM($space, "the") }
attacked-already = { FORM($space, "the") } has been attacked in this action
only-retreated-units = only units that have retreated in this action are in { FORM($space, "the") }
nobody-marked-near = no space next to { FORM($space, "the") } is marked for attack
not-marked-for-attack = { FORM($space, "the") } is not marked for attack
struck-already = the { $piece } has attacked already
dashed-link = the { $piece } may not attack { FORM($space, "the") } over a dashed line
not-adjacent = { FORM($space, "the") } is not next to { FORM($space2, "the") }
attack-from-inside = the fort in { FORM($space, "the") } is besieged: only units in its space attack it
russian-fort = before Oberost or a War Status of 4 no German unit attacks { FORM($space, "the") }, which has a Russian fort
russians-left-alone = since Brest Litovsk the Russians in { FORM($space, "the") } are not attacked, but by Turks in the Near East
russians-attack-no-more = since Brest Litovsk Russians do not attack
lloyd-george = Lloyd George: no British unit attacks Germans in a trench of level 2 in this turn, as in { FORM($space, "the") }
stavka = Stavka Timidity: no Russian unit attacks Germans alone in a trench in this turn, as in { FORM($space, "the") }
no-common-space = these units cannot attack together: one space must have units of all nations that take part
london-needs-company = units in London attack only together with others in France or Belgium
one-corps-crosses = only one Russian corps attacks between Caucasus and the Near East
nobody-attacks = choose first who attacks
picked-already = the { $piece } takes part already

# Combat

card-in-use = { $card } is already used in this combat
not-face-up = { $card } does not lie face up before you
no-combat-card = { $card } is not a combat card
served-already = { $card } has served in this round already
not-in-this-step = { $card } is played in another step of a combat
card-does-not-fit = { $card } does not fit this combat
no-attacking-space = none of the attackers comes from { FORM($space, "the") }
no-flank-on-fort = there is no flank attack on a fort without units
flank-needs-two-spaces = a flank attack needs attackers from two spaces or more
flank-needs-army = a flank attack needs an army
no-flank-terrain = { FORM($space, "the") } is a mountain or a swamp: no flank attack
no-flank-trench = { FORM($space, "the") } has a trench: no flank attack
flank-later = the flank attack comes in the next step: pass, or play a card first
flank-over = the time for a flank attack is over, or it cannot be tried with the cards that are played
not-in-combat = the { $piece } takes no part in this combat
first-loss-elsewhere = not the { $piece }: the first loss falls to the BEF, then its corps, MEF or CAU, then an Australian or Canadian corps
loss-too-great = a step of the { $piece } is more than the Loss Number that is left, { $number }
loss-too-small = the Loss Number that is left, { $number }, can be met better with another unit
a-step-must-remain = the { $piece } cannot lose its last step: one must remain
step-not-restored = no step of the { $piece } comes back

# Retreat and advance

not-retreating = the { $piece } does not retreat
no-retreat-to-reserve = units do not retreat to the Reserve Box
not-back = units do not retreat into { FORM($space, "the") }, where the combat was
no-second-step = from { FORM($space, "the") } it could not retreat a second space, and elsewhere it could
better-retreat = { FORM($space, "the") } comes after other spaces: friendly ones in supply first, then friendly ones, then those with supply
no-way-of-retreat = no defender has retreated through { FORM($space, "the") }
advanced-already = the { $piece } has advanced already
only-full-strength = the { $piece } is reduced: only full-strength units advance

# Redeployment

redeployed-already = the { $piece } has been redeployed already
too-few-redeployment-points = the { $piece } costs { $number ->
    [one] 1 SR point
   *[other] { $number } SR points
  } ({ $left } left)
nowhere-to-redeploy = the { $piece } can be redeployed nowhere
there-already = the { $piece } is there already
not-friendly = { FORM($space, "the") } is not in your hands
russians-in-russia = Russian units are redeployed only within Russia, and { FORM($space, "the") } is outside
near-east-limit = the { $piece } may not be redeployed to or from the Near East, or no longer in this turn
not-supplied-there = it would be out of supply in { FORM($space, "the") }
no-company = { FORM($space, "the") } has no supplied unit of the same nation, and is no capital or supply source of it
no-way = no way through friendly spaces leads to { FORM($space, "the") }
no-armies-in-reserve = the { $piece } is an army: only corps go to the Reserve Box
capital-lost = the capital of { FORM($nation, "the") } is held or besieged by the enemy
wrong-source = in { FORM($space, "the") } supply comes only from sources of another nation

# Reinforcements, replacements, events

not-an-entry = the { $piece } cannot be placed in { FORM($space, "the") }
not-in-nation = { FORM($space, "the") } is not in { FORM($nation, "the") }
different-spaces = { FORM($space, "the") } has a corps already: each goes to another space
nowhere-to-rebuild = there is no space where the { $piece } can be rebuilt
full-strength = the { $piece } is at full strength
not-for-eliminated = the { $piece } is eliminated: only reduced units get steps now
too-few-replacements = too few replacement points are left for the { $piece }
not-replaceable = the { $piece } takes no replacements
poles-without-warsaw = the { $piece } takes no replacements while Warsaw is Allied
no-taxis-for = the { $piece } is not a reduced French army, in supply, in or next to Paris
no-cavalry-there = { FORM($space, "the") } has no supplied Russian army, or no room for two corps
full-strength-first = the { $piece } is reduced: a full-strength British corps goes first
not-for-africa = the { $piece } is not a British corps on the map or in the Reserve Box
not-a-deserter = the { $piece } is not a full-strength Russian unit on the map or in the Reserve Box
one-corps-at-least = at least one corps must go to Salonika
not-to-salonika = the { $piece } cannot go to Salonika: British or French corps do, from the Reserve Box or, in supply, from a port

# What goes on, and what is to be done first

now-bidding = the sides are bid for; bid, or accept the bid first
now-choosing = choose your optional cards first
now-action = { FORM($side, "the") } must first choose an action
now-peace = accept or refuse the peace terms first
now-activation = activate spaces or finish first; OPS left: { $number }
now-movement = finish moving the activated units first
now-march = finish the move of the { $piece } first
now-redeployment = redeploy units or finish first; SR points left: { $number }
now-transfer = choose first where the { $piece } is redeployed
now-attacks = attack a space or finish first
now-attackers = choose first who attacks { FORM($space, "the") }
now-losses = losses are to be taken first; Loss Number left: { $number }
now-extra-loss = choose first the unit that loses one more step
now-retreat = the defenders must retreat first
now-advance = advance into { FORM($space, "the") } or finish first
now-advance-on = choose first whether the { $piece } goes on or stays
now-placement = choose first where the { $piece } is placed
now-mobilizing = corps of { FORM($nation, "the") } must be placed first; to go: { $number }
now-dig = choose first where the trench is put
now-replacements = spend replacement points or finish first
now-rebuilding = choose first where the { $piece } is rebuilt
now-discards = discard combat cards or finish first
