# What is asked.

# Before the game

ask-guns = begin with Guns of August in hand?
    .details = Otherwise the card stays in the Central Powers' deck.
ask-first-bid = choose a side to play, and bid VP for it
    .details = At the end of the game the VP total moves by the winning bid in favour of the other side.
ask-bid = accept { $number } VP for { FORM($side, "the") }, or bid more?
    .details = If you accept, you play the other side.
ask-choosing = include an optional card?
    .details = Each optional card takes the place of a card of the same deck and value. Choose “done” when you have chosen.
ask-exchange = choose the card to take out for { $card }
    .details = It must be of the same deck and value.

# Actions

ask-action = choose an action
    .details = Play a card for operations, Strategic Redeployment (SR), replacement points (RP) or its event, or take 1 OPS without a card.
ask-first-action = play { $card } as an event
    .details = It must be the first action of the Central Powers.
ask-peace = accept the Peace Terms of { FORM($side, "the") }?
    .details = If you accept, the game ends now. If you refuse, a die roll may change the VP.
ask-activation = activate spaces for movement or attack
    .details = Choose spaces one by one, then “done”. Unspent OPS are lost.
    .left = OPS left: { $number }
ask-movement = move units from activated spaces
    .details = Units move alone or as a stack. Choose “done” when all have moved.
ask-movement-starving = move units from activated spaces
    .details = Units move alone or as a stack. Choose “done” when all have moved. Out of supply now: { $pieces }.
ask-movement-or-trench = move units from activated spaces, or entrench
    .details = Units move alone or as a stack; an army may try to entrench instead. Choose “done” when all have moved.
ask-movement-or-trench-starving = move units from activated spaces, or entrench
    .details = Units move alone or as a stack; an army may try to entrench instead. Choose “done” when all have moved. Out of supply now: { $pieces }.
ask-march = move { FORM($pieces, "the") } from { FORM($space, "the") }
    .details = Choose a destination, or add a unit to the stack.
    .left = Movement points left: { $number }
ask-march-ready = move { FORM($pieces, "the") } from { FORM($space, "the") }
    .details = Choose a destination.
    .left = Movement points left: { $number }
ask-march-must = keep moving { FORM($pieces, "the") } from { FORM($space, "the") }
    .details = The move cannot end here.
    .left = Movement points left: { $number }
ask-march-on = keep moving { FORM($pieces, "the") }, or stop in { FORM($space, "the") }?
    .left = Movement points left: { $number }
ask-overstacked = choose a unit to move out of { FORM($space, "the") }
    .details = { CAPITAL(FORM($space, "the")) } is over the stacking limit of three units.
ask-siege = restore or lift the siege of { FORM($space, "the") }
    .details = Too few units are there to besiege the fort: choose a unit that brings the siege up to strength, or one that moves out.
ask-redeployment = choose units for Strategic Redeployment (SR)
    .details = An army costs 4 SR points, a corps 1. Each unit can be redeployed once.
    .left = SR points left: { $number }
ask-transfer = choose where to redeploy { FORM($piece, "the") }

# Combat

ask-attacks = choose a space to attack
    .details = Only units in spaces activated for attack can attack. Choose “done” to make no more attacks.
ask-attacks-starving = choose a space to attack
    .details = Only units in spaces activated for attack can attack. Choose “done” to make no more attacks. Out of supply now: { $pieces }.
ask-attackers = choose the units that attack { FORM($space, "the") }
    .details = Choose them one by one, then “done”.
ask-pull-back = pull the Russian units back from { FORM($space, "the") }?
    .details = Great Retreat lets them retreat one space before the combat.
ask-brusilov = use Brusilov Offensive against the trench in { FORM($space, "the") }?
ask-trench-cards = play a card against the trench in { FORM($space, "the") }?
ask-flank = try a flank attack on { FORM($space, "the") }?
    .details = Choose the space that pins the defenders, or pass.
ask-kerensky = use Kerensky Offensive in the attack on { FORM($space, "the") }?
ask-attack-cards = play a Combat Card in the attack on { FORM($space, "the") }?
ask-defence-cards = play a Combat Card to defend { FORM($space, "the") }?
ask-fire = roll the dice for the combat in { FORM($space, "the") }
ask-losses = choose the unit that loses a step
    .left = Loss Number left: { $number }
ask-extra-loss = choose the unit that loses a step to cancel the retreat
ask-restore = choose the unit that regains a step
    .details = Withdrawal restores one of the steps just lost in { FORM($space, "the") }.
ask-stand = { $number ->
    [one] retreat one space from { FORM($space, "the") }, or cancel the retreat?
   *[other] retreat { $number } spaces from { FORM($space, "the") }, or cancel the retreat?
  }
    .details = Cancelling the retreat costs one more step.
ask-stand-free = { $number ->
    [one] retreat one space from { FORM($space, "the") }, or cancel the retreat?
   *[other] retreat { $number } spaces from { FORM($space, "the") }, or cancel the retreat?
  }
    .details = With Haig, cancelling the retreat is free.
ask-retreat-who = choose the unit that retreats first
    .details = There may not be room for all units.
ask-retreat = choose where { FORM($piece, "the") } retreats
    .left = Spaces left to retreat: { $number }
ask-retreat-on = choose where { FORM($piece, "the") } retreats from { FORM($space, "the") }
    .left = Spaces left to retreat: 1
ask-advance = advance into { FORM($space, "the") }?
ask-advance-on = advance { FORM($piece, "the") } one more space?
    .details = Otherwise it stops in { FORM($space, "the") }.

# Events, reinforcements, replacements

ask-placement = choose where to place { FORM($piece, "the") }
ask-mobilizing = place the { FORM($nation, "adjective") } corps
    .details = { CAPITAL(FORM($nation, "the")) } enters the war. Each corps goes to a different space.
    .left = Corps left: { $number }
ask-dig = choose where to place the Level 1 Trench
ask-taxis = choose a French army in or next to Paris to regain its step
ask-cavalry = choose where to place the two Russian cavalry corps
    .details = They join a supplied Russian army.
ask-africa = remove a British corps from the game, or give up 1 VP?
    .details = War in Africa requires one or the other.
ask-desertions = choose a Russian unit to reduce
    .left = Units left to reduce: { $number }
ask-landing = choose a corps to land at Salonika
    .details = One to three British or French corps may land.
ask-landwehr = choose a reduced German unit to regain a step
    .details = One step costs 1 RP for an army, ½ RP for a corps.
ask-replacements = spend replacement points (RP)
    .details = One step costs 1 RP for an army, ½ RP for a corps. Unspent RP are lost.
ask-discards = discard Combat Cards before you draw?
    .details = Choose the cards to discard, then “done”.
