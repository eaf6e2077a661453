# What speaks for an act, in the words of an adviser: facts of the board, of the own cards and of the own secret orders.

because-wins = This completes your objective { $objective }.
because-objective = This counts towards your objective { $objective }.
because-mission-done = This fulfils your mission { $mission }.
because-mission = This counts towards your mission { $mission }.

# Resources and expansion

because-points = This card brings { $number } PP at once.
because-gives = { FORM($nation, "the") } has only { $number } PP, and you have more than you can use.
because-keeps-points = { $number ->
    [0] You have no PP left to spend.
   *[other] You keep { $number } PP for later.
  }
because-savings = Keep your PP: your objective { $objective } needs them.
because-annexes = Annexing { FORM($territory, "the") } costs { $number } PP and brings { $number2 } PP a turn.
because-annexes-free = Annexing { FORM($territory, "the") } is free and brings { $number } PP a turn.
because-occupies = { FORM($territory, "the") } is a contested strategic territory, and occupying it is free.
because-drives-leader = { FORM($nation, "the") }'s leader is alone in { FORM($territory, "the") }, and would be sent back and miss a turn.
because-front = With this army your attack on { FORM($territory, "the") } can reach { $number }, against a defence of { $number2 }.
because-joins-front = This army adds { $number } to an attack on { FORM($territory, "the") }.
because-threatened = This helps to hold { FORM($territory, "the") } against an attack of { $number } from adjacent enemies.
because-guards-base = This guards { FORM($territory, "the") }, where you train armies, against an attack of { $number } from adjacent enemies.
because-industry = Every army in { FORM($territory, "the") } earns { $number } PP a turn.
because-leads-on = { $number ->
    [one] One unowned territory is one step from { FORM($territory, "the") }.
   *[other] { $number } unowned territories are one step from { FORM($territory, "the") }.
  }
because-nearer = The army is more useful in { FORM($territory, "the") }.
because-land-in-reach = { $number ->
    [one] A new army there can reach an unowned territory: { FORM($territory, "the") }.
   *[other] A new army there can reach { $number } unowned territories, such as { FORM($territory, "the") }.
  }
because-attacker = A new army there can reach the front and add { $number } to an attack.
because-more-armies = You need more armies, and you can train them at { FORM($territory, "the") }.
because-stays = Your other armies are well placed where they are.
because-all-moved = No army is left to move.
because-card-now = Playing { $card } helps you right now.

# Development

because-laboratory = At Research and Development your leader can carry out activities, such as a field promotion.
because-develops = { $number ->
    [one] From { FORM($territory, "the") } your leader can develop one of your territories.
   *[other] From { FORM($territory, "the") } your leader can develop { $number } of your territories.
  }
because-leader-safe = Enemies are near your leader, and { FORM($territory, "the") } is safer.
because-leader-nearer = From { FORM($territory, "the") } your leader can do more in later turns.
because-produces = Production in { FORM($territory, "the") } brings { $number } more PP a turn.
because-fortifies = A fortification gives { FORM($territory, "the") } a defence of { $number } even without armies.
because-camp = A training camp in { FORM($territory, "the") } lets you train armies closer to where you need them.
because-activates = { $number ->
    [one] Your research token enters its track, and moves one square a turn for now.
   *[other] Your research token enters its track, and moves { $number } squares a turn for now.
  }
because-bomb-ready = The research token reaches the square that gives you the atomic weapon.
because-milestone = The research token reaches the milestone { $square }.
because-researches = { $number ->
    [one] The research token moves one square,
   *[other] The research token moves { $number } squares,
  } and the next milestone is { $number2 ->
    [one] one square
   *[other] { $number2 } squares
  } further on.
because-promotes = { $number ->
    [0] The promotion { $promotion } improves every army of this kind that you train.
    [one] The promotion { $promotion } improves your army of this kind and any that you train later.
   *[other] The promotion { $promotion } improves your { $number } armies of this kind and any that you train later.
  }
because-evacuates = The armies in { FORM($territory, "the") } are far from every enemy and can do more elsewhere.
because-needed = { $number ->
    [0] The army can do more in { FORM($territory, "the") }.
   *[other] { FORM($territory, "the") } needs defenders, since adjacent enemies threaten it with an attack of { $number }.
  }
because-repairs = { $number ->
    [one] This repairs one wound in { FORM($territory, "the") }.
   *[other] This repairs { $number } wounds in { FORM($territory, "the") }.
  }

# Invasions

because-undefended = { FORM($territory, "the") } has neither armies nor a fortification, so the invasion cannot fail.
because-attack-odds = An attack of { $number } is enough against the defence of { $number2 } in { FORM($territory, "the") }.
because-attack-weak = An attack of { $number } eliminates armies in { FORM($territory, "the") }, even though it does not reach the defence of { $number2 }.
because-mines = Only a Minefield could raise the defence above your attack, and the chance of one is about { $number }%.
because-counter-attack = Without Partisans the counterattack deals at most { $number } damage, and your armies can take { $number2 }.
because-survives = The chance that at least one of your armies survives the counterattack is { $number }%.
because-strategic = { FORM($territory, "the") } is a strategic territory, and taking it is free.
because-frees = You do not have enough PP to take { FORM($territory, "the") }, but its owner loses it.
because-last-land = { FORM($territory, "the") } is { FORM($nation, "the") }'s last territory.
because-rival = { FORM($nation, "the") } seems close to its objective and must be stopped.
because-no-invasion = None of the invasions left is worth the risk.
because-enough = Choosing more would gain you nothing.
because-missed-least = { FORM($army, "the") } is needed least where it is now.
because-liberates = Liberating the territory gains you more than taking it.
because-worth-most = { FORM($army, "the") } is the most valuable army that you can hit.
because-bomb = { $number ->
    [0] The atomic weapon takes { FORM($territory, "the") } from the enemy for good.
    [one] The atomic weapon eliminates the army in { FORM($territory, "the") }.
    [2] The atomic weapon eliminates both armies in { FORM($territory, "the") }.
   *[other] The atomic weapon eliminates all { $number } armies in { FORM($territory, "the") }.
  }
because-sabotage = The enemy loses the development in { FORM($territory, "the") }.
because-mines-hold = With the Minefield the defence is { $number2 } against an attack of { $number }, and the territory holds.
because-rolls-again = Another roll should give a better result than { $number } damage.
because-hurts-more = The counterattack deals { $number } more damage.
because-card-kept = No card in your hand is worth playing here.
because-fights-on = With { $number } territories against { $number2 }, the war is not lost.
because-surrenders = With { $number } territories against { $number2 }, the war is lost.
because-refuge = From { FORM($territory, "the") } your leader can do more in later turns.
