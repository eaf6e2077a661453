# Why something cannot be done.

# Before the game

bid-more = a bid for { FORM($side, "the") } must be more than { $number } VP
no-bid-yet = no bid has been made yet: choose a side and bid VP for it
not-optional = { $card } is not one of your optional cards
included-already = { $card } is already included, or no card is left that it could replace
not-exchangeable = { $card } cannot be taken out: choose one of your cards of the same deck and value

# Cards

others-card = { $card } belongs to the other side
not-in-hand = { $card } is not in your hand
guns-first = the first action of the Central Powers must be the event { $card }
event-only = for now { $card } can be played only as an event
redeployed-before = your last action was Strategic Redeployment: use { $card } in another way
replaced-before = your last action was for replacement points: use { $card } in another way
influenza = Influenza: { $card } cannot be played for replacement points this turn
no-peace-terms = Peace Terms are not in use in this game
peace-needs-more = the Central Powers can offer Peace Terms only with 11 VP or more, not with { $points }
peace-needs-less = the Allied Powers can offer Peace Terms only with 9 VP or less, not with { $points }
fourteen-points = the Central Powers cannot offer Peace Terms now that 14 Points has been played
only-combat-cards = { $card } is not a Combat Card: only Combat Cards can be discarded now

# What events need

combat-card = { $card } is a Combat Card: play it in a combat
event-not-now = { $card } cannot be played as an event now
needs-played = { $card } can be played as an event only after { $cards }
needs-any-played = { $card } can be played as an event only after { OR($cards) }
needs-unplayed = { $card } cannot be played as an event after { $cards }
needs-earlier-turn = { $card } can be played as an event only in a later turn than { $cards }
needs-turns = { $card } can be played as an event only on turn { $number } or earlier
entrench-once = an Entrench event has already been played: use { $card } in another way
no-entrench-in-august = { $card } cannot be played as an event on turn 1 of this scenario
needs-mobilization = { $card } can be played as an event only while your side is at Mobilization
needs-below-total = { $card } can be played as an event only before your side is at Total War
one-entry = a neutral nation has already entered the war this turn: play { $card } in a later turn
needs-at-war = { $card } can be played as an event only when { FORM($nation, "the") } is at war
needs-status = { $card } can be played as an event only at a combined War Status of { $number } or more
needs-russian-spaces = { $card } can be played as an event only while the Central Powers control { $number } or more Russian VP spaces
needs-tsar-shaken = { $card } can be played as an event only when the combined War Status and the number of Russian VP spaces that the Central Powers control add up to { $number } or more
needs-revolution = { $card } can be played as an event only while the Central Powers control more than { $number } Russian VP spaces, or all but Baku
u-boats = U-Boats Unleashed blocks { $card } until Convoy is played
first-action-only = { $card } can be played as an event only as the first action of the game
needs-high-seas = { $card } can be played as an event only right after High Seas Fleet
needs-moltke = in the first two turns { $card } can be played as an event only after Moltke
libya-held = { $card } cannot be played as an event while an Allied unit is in Libya
needs-berlin = { $card } can be played as an event only while you control Berlin and it is in supply
needs-warsaw = { $card } can be played as an event only while you control Warsaw
needs-taxi-army = { $card } needs a reduced French army, in supply, in or next to Paris, which must be neither lost nor besieged
needs-cavalry-space = { $card } needs a space in Russia, on the main map, with a supplied Russian army and room for two corps
needs-salonika-corps = { $card } needs room in Salonika, under Allied control, and a British or French corps that can go there
no-reinforcements-in-august = reinforcements cannot arrive on turn 1: play { $card } in a later turn
reinforced-already = { FORM($nation, "adjective") } reinforcements have already arrived this turn
reinforcements-do-not-fit = the spaces where the units of { $card } must be placed have no room

# Activation

reserve-not-activated = the Reserve Box cannot be activated: its corps move by Strategic Redeployment
activated-already = { FORM($space, "the") } is already activated
neutral-greeks = Greek units cannot act while Greece is neutral
no-units-there = you have no units in { FORM($space, "the") }
space-out-of-supply = no unit in { FORM($space, "the") } is in supply
desert-in-summer = units cannot attack into or out of a desert in Summer, and { FORM($space, "the") } is a desert
too-few-points = activating { FORM($space, "the") } costs { $number } OPS, and you have { $left } left
one-near-east-attack = the Allied Powers can activate only one Near East space for attack per action

# Units

not-your-unit = { FORM($piece, "the") } belongs to the other side
not-on-map = { FORM($piece, "the") } is not on the map
not-in-play = { FORM($piece, "the") } is not in play
out-of-supply = { FORM($piece, "the") } is out of supply
was-out-of-supply = { FORM($piece, "the") } was out of supply when its space was activated
take-the-same = choose the identical { $piece2 } that is offered instead
never-moves = { FORM($piece, "the") } cannot move

# Movement

nothing-taken = choose a unit first
not-activated = { FORM($space, "the") } is not activated for movement
moved-already = { FORM($piece, "the") } has already moved
nowhere-to-go = { FORM($piece, "the") } has no space to go to
taken-already = { FORM($piece, "the") } is already in the stack
elsewhere = { FORM($piece, "the") } is not in { FORM($space, "the") }
cannot-come-along = { FORM($piece, "the") } cannot join the stack: together the units would have no space to go to
still-moving = finish moving { FORM($piece, "the") } first
not-moved-yet = { FORM($piece, "the") } has not moved yet: choose its destination
no-march-to-reserve = units can go to the Reserve Box only by Strategic Redeployment
too-far = { FORM($space, "the") } is too far: only { $number ->
    [one] one movement point is
   *[other] { $number } movement points are
  } left
marked-for-attack = { FORM($space, "the") } is activated for attack, and no move can end there
space-full = { FORM($space, "the") } is full: the stacking limit is three units
overstacked = { FORM($space, "the") } is over the stacking limit of three: move a unit out first
fort-not-besieged = too few units are in { FORM($space, "the") } to besiege its fort: send enough units or none
cannot-besiege = the fort in { FORM($space, "the") } must be besieged by an army or by { $number ->
    [one] one corps
   *[other] { $number } corps
  }
cannot-besiege-alone = one unit alone cannot besiege the fort in { FORM($space, "the") }
siege-would-break = enough units must stay in { FORM($space, "the") } to besiege the fort
enemy-there = enemy units are in { FORM($space, "the") }
enemy-fort = { FORM($space, "the") } has an enemy fort that is not besieged
neutral-space = { FORM($space, "the") } belongs to a neutral nation
no-beachhead = { FORM($space, "the") } has no beachhead
persia-closed = { FORM($space, "the") } is closed until Turkey is at war
not-in-near-east = { FORM($piece, "the") } cannot enter the Near East map
bef-stays = { FORM($piece, "the") } must stay in Britain, France, Belgium and Germany
orient-stays = { FORM($piece, "the") } did not land at Salonika, and cannot go there now
german-fort-closed = on turn 1 Russian units cannot enter or attack { FORM($space, "the") }, because it has a German fort
italy-closed = { FORM($piece, "the") } cannot enter Italy before the Allied Powers have drawn their Total War cards
russians-stay = since Brest Litovsk { FORM($piece, "the") } must stay in Russia, Germany, Austria-Hungary, Turkey and Romania
russians-apart = since Brest Litovsk Russian units cannot share { FORM($space, "the") } with other Allied units
cannot-enter = { FORM($piece, "the") } cannot enter { FORM($space, "the") }
crossing-used = only one Russian corps can cross between the Caucasus and the Near East each turn, and none after Fall of the Tsar
no-end-at-channel = the Central Powers cannot stop in { FORM($space, "the") } before Race to the Sea or a War Status of 4
no-end-in-alps = German armies cannot stop in { FORM($space, "the") } before the Allied Powers have drawn their Total War cards

# Trenches

no-entrench-event = no army can entrench before an Entrench event has been played
only-armies-dig = { FORM($piece, "the") } is a corps: only armies can entrench
deepest-trench = { FORM($space, "the") } already has a Level 2 Trench, the highest level
one-attempt = an army in { FORM($space, "the") } is already trying to entrench: only one per space can try
cannot-dig-there = you cannot place a trench in { FORM($space, "the") }

# Attacks

reserve-not-attacked = the Reserve Box cannot be attacked
no-enemy-there = { FORM($space, "the") } has no enemy to attack
attacked-already = { FORM($space, "the") } has already been attacked in this action
only-retreated-units = the only units in { FORM($space, "the") } have retreated in this action, and cannot be attacked again
nobody-marked-near = no space next to { FORM($space, "the") } is activated for attack
not-marked-for-attack = { FORM($space, "the") } is not activated for attack
struck-already = { FORM($piece, "the") } has already attacked
dashed-link = { FORM($piece, "the") } cannot attack { FORM($space, "the") } across a dashed line
not-adjacent = { FORM($space, "the") } is not adjacent to { FORM($space2, "the") }
attack-from-inside = the fort in { FORM($space, "the") } is besieged: only units in its space can attack it
russian-fort = before Oberost or a War Status of 4 German units cannot attack { FORM($space, "the") }, because it has a Russian fort
russians-left-alone = since Brest Litovsk only Turkish units in the Near East can attack Russian units, and { FORM($space, "the") } contains Russian units
russians-attack-no-more = since Brest Litovsk Russian units cannot attack
lloyd-george = Lloyd George: this turn British units cannot attack Germans in a Level 2 Trench, and { FORM($space, "the") } has one
stavka = Stavka Timidity: this turn Russian units cannot attack { FORM($space, "the") }, a space with a trench that only Germans defend
no-common-space = these units cannot attack together: one space must hold units of every nation that takes part
london-needs-company = units in London can attack only together with units in France or Belgium
one-corps-crosses = only one Russian corps can attack between the Caucasus and the Near East
nobody-attacks = first choose the units that attack
picked-already = { FORM($piece, "the") } already takes part in the attack

# Combat

card-in-use = { $card } is already used in this combat
not-face-up = { $card } is not face up in front of you
no-combat-card = { $card } is not a Combat Card
served-already = { $card } has already been used this Action Round
not-in-this-step = { $card } is played at another point in the combat
card-does-not-fit = { $card } cannot be used in this combat
no-attacking-space = no attacking unit is in { FORM($space, "the") }: choose a space with attackers
no-flank-on-fort = a fort without units cannot be flanked
flank-needs-two-spaces = a flank attack needs attackers from at least two spaces
flank-needs-army = a flank attack needs at least one army
no-flank-terrain = { FORM($space, "the") } is a mountain or a swamp, and cannot be flanked
no-flank-trench = { FORM($space, "the") } has a trench, and cannot be flanked
flank-later = the flank attack comes in the next step: pass, or play a card first
flank-over = it is too late for a flank attack, or a card that was played rules it out
not-in-combat = { FORM($piece, "the") } is not in this combat
first-loss-elsewhere = { FORM($piece, "the") } cannot take the first loss: the BEF takes it, then the BEF corps, then MEF or CAU, then an Australian or Canadian corps
loss-too-great = a step of { FORM($piece, "the") } is more than the Loss Number left, { $number }
loss-too-small = another unit can absorb more of the Loss Number left, { $number }
a-step-must-remain = { FORM($piece, "the") } cannot lose its last step: at least one step of the defenders must remain
step-not-restored = { FORM($piece, "the") } cannot regain a step

# Retreat and advance

not-retreating = { FORM($piece, "the") } does not have to retreat
no-retreat-to-reserve = units cannot retreat to the Reserve Box
not-back = units cannot retreat into { FORM($space, "the") }, where the combat was
no-second-step = a retreat of two spaces cannot continue from { FORM($space, "the") }: choose one of { $spaces }
better-retreat = { FORM($space, "the") } has lower priority than { OR($spaces) }: friendly spaces in supply come first, then friendly ones, then others in supply
no-way-of-retreat = no defender retreated through { FORM($space, "the") }
advanced-already = { FORM($piece, "the") } has already advanced
only-full-strength = { FORM($piece, "the") } is reduced: only full-strength units can advance

# Redeployment

redeployed-already = { FORM($piece, "the") } has already been redeployed
too-few-redeployment-points = redeploying { FORM($piece, "the") } costs { $number ->
    [one] 1 SR point
   *[other] { $number } SR points
  }, and you have { $left } left
nowhere-to-redeploy = { FORM($piece, "the") } has no space to redeploy to
there-already = { FORM($piece, "the") } is already there
not-friendly = { FORM($space, "the") } is not under your control
russians-in-russia = Russian units can redeploy only within Russia, and { FORM($space, "the") } is outside it
near-east-limit = { FORM($piece, "the") } cannot redeploy to or from the Near East now: only a few units can each turn, and some never can
not-supplied-there = the unit would be out of supply in { FORM($space, "the") }
no-company = { FORM($space, "the") } holds no supplied unit of the same nation, and is neither its capital nor one of its supply sources
no-way = no route through friendly spaces leads to { FORM($space, "the") }
no-armies-in-reserve = { FORM($piece, "the") } is an army: only corps can go to the Reserve Box
capital-lost = the capital of { FORM($nation, "the") } is controlled or besieged by the enemy
wrong-source = { FORM($space, "the") } draws supply only from sources of another nation

# Reinforcements, replacements, events

not-an-entry = { FORM($piece, "the") } cannot be placed in { FORM($space, "the") }
not-in-nation = { FORM($space, "the") } is not in { FORM($nation, "the") }
different-spaces = { FORM($space, "the") } already has a corps: place each corps in a different space
nowhere-to-rebuild = { FORM($piece, "the") } has no space where it can be rebuilt
full-strength = { FORM($piece, "the") } is at full strength
not-for-eliminated = { FORM($piece, "the") } is eliminated: only reduced units can regain steps now
too-few-replacements = you have too few RP left for { FORM($piece, "the") }
not-replaceable = { FORM($piece, "the") } cannot receive replacements
poles-without-warsaw = { FORM($piece, "the") } cannot receive replacements while Warsaw is Allied
no-taxis-for = { FORM($piece, "the") } is not a reduced French army, in supply, in or next to Paris
no-cavalry-there = { FORM($space, "the") } has no supplied Russian army, or no room for two corps
full-strength-first = { FORM($piece, "the") } is reduced: a full-strength British corps must be removed first
not-for-africa = { FORM($piece, "the") } is not a British corps on the map or in the Reserve Box
not-a-deserter = { FORM($piece, "the") } is not a full-strength Russian unit on the map or in the Reserve Box
one-corps-at-least = at least one corps must land at Salonika
not-to-salonika = { FORM($piece, "the") } cannot go to Salonika: choose a British or French corps, from the Reserve Box or in supply in a port

# What goes on, and what is to be done first

now-bidding = bid for a side, or accept the bid first
now-choosing = choose your optional cards first
now-action = { FORM($side, "the") } must choose an action first
now-peace = accept or refuse the Peace Terms first
now-activation = activate spaces, or choose “done” first; OPS left: { $number }
now-movement = finish moving the activated units first
now-march = finish moving { FORM($piece, "the") } first
now-redeployment = redeploy units, or choose “done” first; SR points left: { $number }
now-transfer = first choose where { FORM($piece, "the") } redeploys
now-attacks = attack a space, or choose “done” first
now-attackers = first choose the units that attack { FORM($space, "the") }
now-losses = take losses first; Loss Number left: { $number }
now-extra-loss = first choose the unit that loses one more step
now-retreat = the defenders must retreat first
now-advance = advance into { FORM($space, "the") }, or choose “done” first
now-advance-on = first choose whether { FORM($piece, "the") } advances again or stops
now-placement = place { FORM($piece, "the") } first
now-mobilizing = place the { FORM($nation, "adjective") } corps first; corps left: { $number }
now-dig = first choose the space for the trench
now-replacements = spend replacement points, or choose “done” first
now-rebuilding = first choose where to rebuild { FORM($piece, "the") }
now-discards = discard Combat Cards, or choose “done” first
