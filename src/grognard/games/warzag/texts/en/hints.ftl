# What speaks for an act, in the words of an adviser: facts of the board, of the own cards and of the own secret orders.

because-wins = It completes your objective { $objective }.
because-objective = It counts for your objective { $objective }.
because-mission-done = It fulfils your mission { $mission }.
because-mission = It counts for your mission { $mission }.

# Resources and expansion

because-points = It brings { $number } PP at once.
because-gives = { FORM($nation, "the") } has only { $number } PP, and you more than you can use.
because-keeps-points = What is left is kept for later: { $number } PP.
because-annexes = { FORM($territory, "the") } is nobody's: it is annexed for { $number } PP and brings { $number2 } PP a turn.
because-annexes-free = { FORM($territory, "the") } is nobody's: it is annexed for nothing and brings { $number } PP a turn.
because-occupies = { FORM($territory, "the") } is a strategic territory that nobody holds.
because-drives-leader = The leader of { FORM($nation, "the") } is there: he is sent back and misses a turn.
because-front = With this army your attack on { FORM($territory, "the") } can reach { $number }, against a defence of { $number2 }.
because-threatened = Enemies next to { FORM($territory, "the") } could attack it with { $number }.
because-leads-on = From { FORM($territory, "the") } it is one step to land that nobody owns; territories: { $number }.
because-nearer = In { FORM($territory, "the") } the army is of more use.
because-land-in-reach = A new army can reach land that nobody owns, such as { FORM($territory, "the") }; territories in all: { $number }.
because-attacker = It can reach the front, where it attacks with { $number }.
because-more-armies = More armies are needed; they can be trained in { FORM($territory, "the") }.
because-stays = The other armies stand well where they are.
because-all-moved = All armies that can move have moved.
because-card-now = { $card } is of use at once.

# Development

because-laboratory = On Research and Development your leader can start the research token or promote armies.
because-develops = At { FORM($territory, "the") } your leader has undeveloped territories of yours within his radius: { $number }.
because-leader-safe = Enemies are near your leader; at { FORM($territory, "the") } he is safer.
because-leader-nearer = From { FORM($territory, "the") } your leader can do more in the turns to come.
because-produces = Production in { FORM($territory, "the") } brings { $number } PP more a turn.
because-fortifies = A fortification gives { FORM($territory, "the") } a defence of { $number } even without armies.
because-camp = With a camp, armies can be trained in { FORM($territory, "the") }, nearer to where they are needed.
because-activates = Your research token starts on its track; steps a turn as things stand: { $number }.
because-bomb-ready = The research token reaches the square of the atomic weapon: it is yours.
because-milestone = The research token reaches { $square }.
because-researches = { $number ->
    [one] The research token moves one square;
   *[other] The research token moves { $number } squares;
  } to the atomic weapon are left: { $number2 }.
because-promotes = { $promotion } makes all armies of this kind better; on the board: { $number }.
because-evacuates = The armies in { FORM($territory, "the") } are far from every enemy.
because-needed = Enemies next to { FORM($territory, "the") } can attack with { $number }.
because-repairs = Wounds that are repaired in { FORM($territory, "the") }: { $number }.

# Invasions

because-undefended = { FORM($territory, "the") } has neither armies nor a fortification: nothing can stop it.
because-attack-odds = { FORM($territory, "the") }: attack { $number } against defence { $number2 }.
because-attack-weak = { FORM($territory, "the") }: attack { $number } against defence { $number2 } does not take it, but destroys armies there.
because-mines = Only a minefield could stop it: the chance is about { $number } in 100.
because-counter-attack = The counter-attack does { $number } damage at worst; your armies can bear { $number2 }.
because-strategic = { FORM($territory, "the") } is a strategic territory: to take it costs nothing.
because-frees = You cannot pay for { FORM($territory, "the") }, but its owner loses it.
because-last-land = It is the last territory of { FORM($nation, "the") }.
because-rival = { FORM($nation, "the") } seems to be near its goal.
because-no-invasion = No invasion promises more than it risks.
because-enough = No more are needed.
because-missed-least = { FORM($army, "the") } is missed least where it is.
because-liberates = It is worth more to set the territory free than to hold it.
because-worth-most = { FORM($army, "the") } is worth most of those that can be hit.
because-bomb = The atomic weapon destroys { FORM($territory, "the") } and all armies there: { $number }.
because-sabotage = The enemy loses what he has developed in { FORM($territory, "the") }.
because-mines-hold = With the minefield the defence is { $number2 } against an attack of { $number }.
because-rolls-again = { $number } damage: another roll of the die promises better.
because-hurts-more = The counter-attack does { $number } damage more.
because-card-kept = A card would change too little here.
because-fights-on = You own { $number } territories, your enemies { $number2 }: the war is not lost.
because-surrenders = You own { $number } territories, your enemies { $number2 }.
because-refuge = From { FORM($territory, "the") } he is soonest of use again.
