# What is asked.

# Before the game

ask-guns = do the Central Powers begin with Guns of August in hand?
ask-first-bid = name the side that you want to play, and the VP that you give for it.
ask-bid = { $number } VP are bid to play { FORM($side, "the") }: accept, and play the other side, or bid more.
ask-choosing = include an optional card? Each takes the place of a card of the same deck and value.
ask-exchange = which card of the same deck and value goes out for { $card }?

# Actions

ask-action = { $side }, round { $number }: play a card for operations, redeployment, replacements or its event, or take another action.
ask-peace = { FORM($side, "the") } offer peace terms: accept them, or refuse?
ask-activation = activate spaces for movement or attack. OPS left: { $number }.
ask-movement = move the units of activated spaces, one or several at a time. Then finish.
ask-movement-starving = move the units of activated spaces, one or several at a time. Then finish. Out of supply now: { $pieces }.
ask-movement-or-trench = move the units of activated spaces, one or several at a time, or let an army entrench. Then finish.
ask-movement-or-trench-starving = move the units of activated spaces, one or several at a time, or let an army entrench. Then finish. Out of supply now: { $pieces }.
ask-march = { COUNT($pieces) ->
    [one] { FORM($pieces, "the") } in { FORM($space, "the") }: where to, or who comes along? Movement points: { $number }.
   *[other] { FORM($pieces, "the") } in { FORM($space, "the") }: where to, or who else comes along? Movement points: { $number }.
  }
ask-march-must = { FORM($pieces, "the") } may not end in { FORM($space, "the") }: on. Movement points left: { $number }.
ask-march-on = { FORM($pieces, "the") } in { FORM($space, "the") }: on, or stay here? Movement points left: { $number }.
ask-overstacked = more than three units are in { FORM($space, "the") }: choose one that goes on.
ask-siege = too few units are in { FORM($space, "the") } to besiege its fort: choose one that sets it right.
ask-redeployment = redeploy units, each once. SR points left: { $number }; an army costs 4, a corps 1.
ask-transfer = where is the { $piece } redeployed?

# Combat

ask-attacks = attack a space from those marked for attack, or finish.
ask-attacks-starving = attack a space from those marked for attack, or finish. Out of supply now: { $pieces }.
ask-attackers = who attacks { FORM($space, "the") }?
ask-pull-back = { FORM($space, "the") } is attacked: pull the Russians back by one space before the combat?
ask-brusilov = use Brusilov Offensive against the trench in { FORM($space, "the") }?
ask-trench-cards = attack on { FORM($space, "the") }: play a card against the trench?
ask-flank = attack on { FORM($space, "the") }: try a flank attack? Choose the space that pins the defenders, or pass.
ask-kerensky = use Kerensky Offensive in the attack on { FORM($space, "the") }?
ask-attack-cards = attack on { FORM($space, "the") }: play a combat card?
ask-defence-cards = defence of { FORM($space, "the") }: play a combat card?
ask-fire = the dice are rolled for the combat in { FORM($space, "the") }.
ask-losses = which unit loses a step? Loss Number left: { $number }.
ask-extra-loss = which unit loses the step that cancels the retreat?
ask-restore = Withdrawal: which unit in { FORM($space, "the") } gets a step back?
ask-stand = { $number ->
    [one] retreat one space from { FORM($space, "the") }, or lose one more step and stand?
   *[other] retreat { $number } spaces from { FORM($space, "the") }, or lose one more step and stand?
  }
ask-stand-free = { $number ->
    [one] retreat one space from { FORM($space, "the") }, or stand at no cost (Haig)?
   *[other] retreat { $number } spaces from { FORM($space, "the") }, or stand at no cost (Haig)?
  }
ask-retreat-who = which unit retreats first? There is not room for all.
ask-retreat = { $number ->
    [one] where does the { $piece } retreat? One space.
   *[other] where does the { $piece } retreat first? { $number } spaces in all.
  }
ask-retreat-on = where does the { $piece } retreat from { FORM($space, "the") }?
ask-advance = which unit advances into { FORM($space, "the") }? Or finish.
ask-advance-on = the { $piece } is in { FORM($space, "the") }: advance one more space, or stay here?

# Events, reinforcements, replacements

ask-placement = where is the { $piece } placed?
ask-mobilizing = { FORM($nation, "the") } enters the war: put a corps in one of its spaces. To go: { $number }, each in a space of its own.
ask-dig = in which space is the trench put?
ask-taxis = which French army in or next to Paris gets its step back?
ask-cavalry = to which space of a supplied Russian army does the cavalry go?
ask-africa = War in Africa: remove a British corps for good, or give up 1 VP.
ask-desertions = which Russian unit is reduced? Up to { $number } more.
ask-landing = which corps goes to Salonika? One to three British or French corps.
ask-landwehr = Landwehr: give steps to reduced German units, an army for 1 point, a corps for half of one.
ask-replacements = { $side }: give steps to units, an army for 1 point, a corps for half of one. What is not spent is lost.
ask-discards = discard combat cards before you draw? Or finish.
