# Lessons: a title, a summary and a closing for each; for each step what to do, what is said when it is done, and what
# is said to anything else.

lesson-expansion-title = Room to grow
lesson-expansion-summary = Move armies, annex territories, occupy contested ones.
lesson-expansion-1 =
    You lead the United Kingdom from { $territory }, with armies of three kinds and one production point (PP). In Phase
    II each army may move once, up to its range: infantry 1, artillery 1, armour 2, air 2. An army that ends its move in
    a neutral territory must annex it, for 1 PP. Choose the infantry and go to { $territory2 }.
lesson-expansion-1-done =
    { $territory2 } is yours, and stays yours even without an army. It will bring 1 PP every turn. Your last PP is spent.
lesson-expansion-1-other =
    That is possible, but let us spend the only PP on { $territory2 }: choose the infantry and go there.
lesson-expansion-1-other-1 = That army comes later. Begin with the infantry, which cannot go far.
lesson-expansion-2 =
    Without PP you cannot annex anything, but the armour in { $territory } need not stay at home. Strategic territories
    are not annexed: an army occupies them for free. { $territory3 } is contested, so it has no owner. The armour has
    range 2, and passing through neutral territories is free. Choose it and go to { $territory3 }.
lesson-expansion-2-done =
    You occupy { $territory3 }: 2 PP every turn, and 3 more defence for its owner. But it is yours only while an army is
    there.
lesson-expansion-2-other = Move the armour first: choose it and go to { $territory3 }.
lesson-expansion-2-other-1 = That territory is already yours, so you would gain nothing. { $territory3 } is free to take.
lesson-expansion-2-other-2 =
    That one is free too: a war industry brings 2 PP for each army in it. But it gives no defence bonus. Take
    { $territory3 }, which also helps you to defend.
lesson-expansion-3 =
    The air army in { $territory5 } has range 2 and flies over everything but enemy territories and Research and
    Development. It can reach { $territory4 }, which is worth 3 PP every turn. Go there.
lesson-expansion-3-done = Three armies, three territories, and only 1 PP spent.
lesson-expansion-3-other = Choose the air army and go to { $territory4 }.
lesson-expansion-3-other-1 = 2 PP for one army is good, but the 3 PP of { $territory4 } are better.
lesson-expansion-3-other-2 = That territory is already yours. Take a new one: { $territory4 }.
lesson-expansion-closing =
    Annex a neutral territory for 1 PP, a neutral base for 4. Contested strategic territories are free, but an army must
    stay there. An army cannot move where you cannot pay, and can never move through enemy territories or Research and
    Development.

lesson-resources-title = Men and money
lesson-resources-summary = Income, supply cards, and training armies where you need them.
lesson-resources-1 =
    You are the Soviet Union, and your turn begins with Phase I. You have already collected your income: 4 PP for
    { $territory }, 4 for production in { $territory2 }, 1 for each other standard territory, 2 for { $territory3 }, and 2
    for the army in the war industry of { $territory4 }. Training camps bring none. That makes 14 PP. Now you may play
    cards that give PP. Play { $card }, then end Phase I.
lesson-resources-1-done = You gain 5 PP and have 19. That was Phase I: later in the turn you cannot play such a card.
lesson-resources-1-other = Wait: { $card } gives 5 PP, but only now, in Phase I. Play it.
lesson-resources-2 =
    Phase II begins with training, at your base or at a training camp. { $card2 } makes the next army 4 PP cheaper, so
    use it for the most expensive one: an air army costs 8. Play the card, then train an air army at { $territory5 }, your
    training camp near the front.
lesson-resources-2-done = An air army for 4 PP, and close to the front. You have 15 PP left.
lesson-resources-2-other = First play the card, then train the air army at { $territory5 }.
lesson-resources-2-other-1 =
    That is far behind the front. Train it at { $territory5 }, the training camp: it starts four steps closer to the
    enemy.
lesson-resources-2-other-2 =
    Cheap armies gain little from { $card2 }. Play the card, then train an air army at { $territory5 }.
lesson-resources-2-other-3 = Your first move ends all training. First train the armies that you want.
lesson-resources-3 =
    The next army costs its full price. Armour is the toughest army for its price: 6 PP for an attack of 4 and a defence
    of 5. Train one at { $territory5 } too.
lesson-resources-3-done = You have 9 PP left to annex and to develop. A territory can hold up to four armies.
lesson-resources-3-other = That army would be useful too. But this time train armour at { $territory5 }.
lesson-resources-3-other-1 = From { $territory } it could not reach the front this turn. Train it at { $territory5 }.
lesson-resources-3-other-2 = Not yet: your first move ends all training. First train armour at { $territory5 }.
lesson-resources-4 =
    New armies may move at once. { $territory6 } is contested and adjacent to { $territory5 }. Choose the new armour and
    go there. After that you cannot train any more this turn.
lesson-resources-4-done = The armour has only just been trained and already occupies { $territory6 }: 3 more PP every turn.
lesson-resources-4-other = You have trained enough. Move the new armour to { $territory6 }.
lesson-resources-4-other-1 = Leave that army where it is, and choose the new armour.
lesson-resources-4-other-2 = That can wait: { $territory6 } is worth 3 PP every turn.
lesson-resources-closing =
    A base brings 4 PP, production 4, another standard territory 1, a historic one 2 or 3, a war industry 2 for each army
    in it. Train first, then move; a training camp near the front saves whole turns.

lesson-invasion-title = Invasion
lesson-invasion-summary = Undefended territories fall without a fight; for the others your attack must match the defence.
lesson-invasion-1 =
    You lead Germany, in Phase III. You invade one enemy territory at a time, from your own territories adjacent to it.
    { $territory } has neither armies nor a fortification, so there is no fight. Invade { $territory } with only the
    infantry, and let it move in, for 1 PP.
lesson-invasion-1-done =
    { $territory } is German. The infantry has taken part in an invasion and can do nothing more in this phase.
lesson-invasion-1-other = Do not stop: invade { $territory } with the infantry.
lesson-invasion-1-other-1 = The enemy will fight there. Begin with the easy one, { $territory }.
lesson-invasion-1-other-2 =
    You need that army in a moment, and each army takes part in only one invasion. The infantry is enough for an
    undefended territory.
lesson-invasion-1-other-3 =
    Liberating { $territory } is free, but then it has no owner. For 1 PP it is yours: move in.
lesson-invasion-2 =
    Now { $territory2 }, with two British infantry: defence 2 and 2. All your armies in the territories you choose
    attack together. Artillery and armour in { $territory3 } attack with 3 and 4. That is 7 against 4, and you need at
    least as much as the defence. Invade { $territory2 } from { $territory3 } alone.
lesson-invasion-2-done =
    Your attack hits all defenders, but they still strike back. The British rolled Resistance, which deals 4 and 4, so 8
    damage. With 4 of it they eliminated your artillery (defence 4); the other 4 are wounds for the armour.
lesson-invasion-2-other = Invade { $territory2 } from { $territory3 }: 7 is enough.
lesson-invasion-2-other-1 =
    It would add 2 to your attack, but 7 is enough, and the counterattack can hit every army that takes part. Leave
    { $territory4 } out.
lesson-invasion-3 =
    Your attack was at least as strong as the defence, and one of your armies survives: the invasion succeeds. Take
    { $territory2 } for 1 PP: let the armour move in.
lesson-invasion-3-done = { $territory2 } is yours. Any development there would have been lost.
lesson-invasion-3-other = Then it would have no owner. You have the PP: let the armour move in.
lesson-invasion-closing =
    Add up your attack, and the defence with 5 for a fortification or the bonus of a historic territory. If you reach the
    defence, all defenders are eliminated, but first they roll the die for a counterattack. Survivors may move in, at the
    price of annexing.

lesson-defence-title = Hold the line
lesson-defence-summary = Cards in defence, the die of the counterattack, and wounds.
lesson-defence-1 =
    You are Italy, and the British invade { $territory }: attack 11 against your defence of 10. That would be enough for
    them. Your { $card } adds 3 to the defence in this invasion. Play it, then pass.
lesson-defence-1-done =
    11 against 13: whatever happens now, { $territory } stays Italian. But a minefield protects the territory, not the
    armies: with 11 points the British hit both of yours (defence 4 and 6). They still take part in the counterattack.
    You have rolled Defeat, and Defeat deals no damage at all.
lesson-defence-1-other = Then 11 beats 10, and you lose { $territory }. Play { $card }.
lesson-defence-2 =
    The die has one Defeat face, two Resistance faces and three Tenacity faces. { $card2 } rerolls it, and the new
    result counts. No result is worse than Defeat. Play it.
lesson-defence-2-done =
    Resistance: the resistance of both your armies counts, 5 and 2, which makes 7 damage. With Tenacity their attack would
    count too.
lesson-defence-2-other = Then your armies would be eliminated without dealing any damage. Play { $card2 }.
lesson-defence-3 =
    You choose which armies to hit with your 7 points: eliminating an army takes as many as its defence. The air army has
    defence 6, the artillery 4, the infantry 2. Eliminate { FORM($army, "the") }: it attacks with 8 and costs 8 PP. Then
    choose “done”.
lesson-defence-3-done = Their best army is eliminated. You have one point left.
lesson-defence-3-other = Do not waste 7 points. Eliminate { FORM($army, "the") }.
lesson-defence-3-other-1 =
    Artillery and infantry together attack with 3. { CAPITAL(FORM($army, "the")) } alone attacks with 8. Eliminate it.
lesson-defence-4 =
    Points left over become wounds: they lower the defence of an army, never below 1, until it is repaired. Wound one of
    the other armies.
lesson-defence-4-done =
    The invasion has failed. { $territory } has no armies left but is still Italian, and the armies that took part cannot
    attack again this turn.
lesson-defence-4-other = A wound makes the next fight easier. Wound one of the armies.
lesson-defence-closing =
    On Defeat only the bonus of the territory deals damage. On Resistance the resistance of your armies is added, and on
    Tenacity their attack as well. Even armies that have been hit strike back. After a failed invasion the territory
    stays yours, but a strategic territory without an army is contested.

lesson-development-title = The leader at work
lesson-development-summary = Move the leader and develop the territories within the radius.
lesson-development-1 =
    You lead Germany, in Phase IV. Your leader moves up to 3 territories, never through enemy ones, and then develops
    territories in the radius: the leader's own territory and all adjacent ones. Only { $territory2 } is between your
    leader and the British in { $territory }. Move the leader to { $territory3 }, which reaches { $territory4 } and
    { $territory2 }.
lesson-development-1-done = The leader's radius now contains { $territory4 }, { $territory3 } and { $territory2 }.
lesson-development-1-other = That can wait. Move the leader to { $territory3 }, which reaches what we need.
lesson-development-1-other-1 =
    The leader could develop this territory, but the first development ends the move. First move to { $territory3 }.
lesson-development-2 =
    Each development costs 2 PP, in your own standard territories only, at most one in each. Production brings 4 PP in
    every Phase I instead of 1: it soon pays for itself. It belongs behind the front: build production in
    { $territory4 }.
lesson-development-2-done = From the next turn on you collect 3 PP more.
lesson-development-2-other = That is good too, but income comes first: build production in { $territory4 }.
lesson-development-2-other-1 = That comes next. First build production in { $territory4 }.
lesson-development-2-other-2 =
    A development is lost when its territory is taken, and { $territory2 } is adjacent to the enemy. Build production in
    { $territory4 }.
lesson-development-3 =
    { $territory2 } is adjacent to British armour, which attacks with 3. Your infantry there has a defence of 2. A
    fortification adds 5 to that, and 3 to the resistance, with or without armies. Fortify { $territory2 }.
lesson-development-3-done = 7 against 3: { $territory2 } is safe from that armour.
lesson-development-3-other = The front needs you more: fortify { $territory2 }.
lesson-development-3-other-1 = That comes next. First fortify { $territory2 }.
lesson-development-4 =
    Spend the last 2 PP on a training camp. You can then train new armies at { $territory3 }, and not only at the base.
    Build a training camp in { $territory3 }.
lesson-development-4-done =
    You can use it from your next Phase II on. Remember that training camps and fortifications bring no PP.
lesson-development-4-other = You have 2 PP left: build a training camp in { $territory3 }.
lesson-development-4-other-1 =
    Income is good, but your base is two steps behind. This time build a training camp in { $territory3 }.
lesson-development-closing =
    The leader moves up to 3 territories, then develops those within the radius for 2 PP each: production behind,
    fortifications in front, training camps in between. Guard your leader: a leader who is caught alone by an enemy army
    is sent back to base and misses a turn.

lesson-research-title = In the laboratory
lesson-research-summary = Promotions, the armament path and the research track.
lesson-research-1 =
    { $territory } is in the middle of the board. Only leaders enter it, and nothing can drive them out. A leader there
    can take a promotion, open the armament path, repair and evacuate, each once a turn. You are Italy: move your leader
    to { $territory }.
lesson-research-1-done = Your leader has arrived, and you have 7 PP.
lesson-research-1-other = That can wait. Move your leader to { $territory }.
lesson-research-1-other-1 =
    The first development ends the leader's move. This time there is other work: move your leader to { $territory }.
lesson-research-2 =
    A promotion improves all your armies of one kind for the rest of the game. You may take one for each kind, and the
    other players can no longer take it. Your air army already attacks with 8. Take { $promotion } for 4 PP: +1 attack.
lesson-research-2-done = All your air armies now attack with 9, including those you train later.
lesson-research-2-other = First take the promotion { $promotion }.
lesson-research-2-other-1 = That promotion improves another kind of army. You have an air army: take { $promotion }.
lesson-research-2-other-2 = That comes next. First take the promotion.
lesson-research-3 =
    The armament path costs 2 PP, once in a game. Your research token is placed on START, in front of a track of 24
    squares, and already moves in this phase. Open the armament path.
lesson-research-3-done = From now on the token moves in each of your turns, whether the leader is there or not.
lesson-research-3-other = If you stop here, the track stays closed. Open the armament path.
lesson-research-3-other-1 =
    Evacuation brings armies home, for 1 PP each. None of your armies is in danger: open the armament path.
lesson-research-4 =
    The token moves one square for each of your bases and developed territories: one base, two territories with
    production and a training camp make 4. Only the last square takes effect, but milestones also take effect in passing.
    Move the research token.
lesson-research-4-done =
    In passing, First Sketches gave you 1 PP. The token stopped on Spare Parts, which repairs armies; yours have no
    wounds.
lesson-research-4-other = Your armies are needed where they are. Move the research token.
lesson-research-5 = You may play { $card } after that move, for 4 more squares. Play it.
lesson-research-5-done =
    In passing you have reached a milestone, High-explosive Shells: all your artillery has 1 more attack for the rest of
    the game. And the token has stopped on Recruiting Office, which gives you free infantry.
lesson-research-5-other = You could keep the card, but the sooner the token moves the sooner it pays. Play { $card }.
lesson-research-6 =
    You get free infantry at one of your bases or training camps. { $territory2 } is a training camp at the front. Place
    the infantry there.
lesson-research-6-done = The infantry is where you need it.
lesson-research-6-other = At home it is of little use. Place it at { $territory2 }.
lesson-research-closing =
    Developed territories pay twice: in PP and on the track, up to the atomic weapon on square 10. Only the square where
    the token stops takes effect, milestones also in passing. A leader in the laboratory cannot develop at home, so
    choose well.

lesson-winning-title = Missions and the objective
lesson-winning-summary = What a mission brings, and how to win the game.
lesson-winning-1 =
    You are Germany, and you have two secret cards. The mission { $mission } asks you to annex two neutral territories
    in one turn, and is worth 3 PP. The objective { $objective } wins the game: take 12 enemy territories by invasion.
    You have taken 11. First the mission: choose the infantry in { $territory } and annex { $territory2 }.
lesson-winning-1-done = That was the first one, and it is adjacent to a British territory.
lesson-winning-1-other =
    For the mission annex a neutral territory: move the infantry in { $territory } to { $territory2 }.
lesson-winning-1-other-1 =
    Strategic territories are occupied, not annexed, so they do not count for the mission. Go to { $territory2 }.
lesson-winning-2 = Now the second one: move the infantry in { $territory3 } to { $territory4 }.
lesson-winning-2-done = Two in one turn: you have fulfilled the mission. You reveal it at the end of the turn.
lesson-winning-2-other = The mission needs one more: move from { $territory3 } to { $territory4 }.
lesson-winning-2-other-1 =
    { $territory5 } is a strategic territory, which you would occupy. The mission asks you to annex: { $territory4 }.
lesson-winning-3 =
    Your PP are spent, so you can do nothing else this turn that costs anything. End Phase III, and then the turn.
lesson-winning-3-done =
    You have revealed the mission and gained 3 PP. You draw a new mission every turn, fulfilled or not. The British have
    taken their turn too, and you have collected your income.
lesson-winning-3-other = Your leader can develop nothing without PP. End the turn.
lesson-winning-3-other-1 =
    Without PP you could only liberate { $territory6 }, which does not count as taken. End Phase III.
lesson-winning-4 =
    13 PP, and a new Phase II. You could train and move, but your armies are already where you need them. End Phase II
    without moving.
lesson-winning-4-done = Now Phase III.
lesson-winning-4-other = New armies would be useful, but you can win the game in a moment. End Phase II.
lesson-winning-4-other-1 = Stay adjacent to { $territory6 }. End Phase II without moving.
lesson-winning-5 =
    { $territory6 } is British, without armies and without a fortification. Invade it, and let the infantry move in.
lesson-winning-5-done =
    The twelfth territory. Objectives are checked after every action, so you win at once, in the middle of the turn.
lesson-winning-5-other = { $territory6 } wins you the game: invade it.
lesson-winning-5-other-1 = A liberated territory does not count as taken. Move in, for 1 PP.
lesson-winning-closing =
    A mission is for one turn: fulfilled or not, you replace it at the end. The objective stays, and the first player to
    complete one wins at once, even in another player's turn. Watch what the others collect: each of them has an
    objective.

lesson-first-turn-title = A first turn
lesson-first-turn-summary = From 15 PP to a front, an income and a plan.
lesson-first-turn-1 =
    A new game for four. You are the United Kingdom, at { $territory }, with 15 PP and no armies. In the first round
    there is no income, so you begin with Phase II: training. Train armour first, for 6 PP: range 2, and a defence of 5.
lesson-first-turn-1-done = Armour is hard to beat. You have 9 PP left.
lesson-first-turn-1-other = That comes later. Begin with armour.
lesson-first-turn-1-other-1 = An air army is strong, but 8 PP is more than half of what you have. Begin with armour.
lesson-first-turn-2 = Infantry costs 3 PP and is the army for annexing and for guarding. Train two.
lesson-first-turn-2-done = You have 3 PP left and need them all: 1 to annex, 2 to develop.
lesson-first-turn-2-other = That would cost the PP that you need for territories. Train two infantry.
lesson-first-turn-2-other-1 = Your first move ends the training. First train two infantry.
lesson-first-turn-3 =
    Now move. { $territory2 } is contested: the armour can occupy it for free, for 2 PP every turn and 3 more defence.
    Choose the armour and go there.
lesson-first-turn-3-done = Your first strategic territory. It is yours while the armour stays.
lesson-first-turn-3-other = { $territory2 } is free and within range: move the armour there.
lesson-first-turn-3-other-1 =
    The income is the same, 2 PP for one army. But in { $territory2 } the armour has 3 more defence.
lesson-first-turn-3-other-2 = You need your last 3 PP for something else. Move the armour to { $territory2 }.
lesson-first-turn-4 =
    Move one infantry to { $territory3 }, between your base and { $territory2 }. Annexing it costs 1 PP.
lesson-first-turn-4-done = Now you have a territory to develop. You have 2 PP left.
lesson-first-turn-4-other = Choose one infantry and annex { $territory3 }.
lesson-first-turn-5 =
    The other infantry guards the base: end Phase II. There is no enemy to invade, so your leader comes next. At
    { $territory } the leader's radius contains { $territory3 }: build production there, for 2 PP.
lesson-first-turn-5-done =
    From now on { $territory3 } brings 4 PP instead of 1. With { $territory } and { $territory2 } you will collect 10 PP
    in your next turn.
lesson-first-turn-5-other = Your leader can stay: { $territory3 } is within the radius. Build production there.
lesson-first-turn-5-other-1 =
    It could annex another territory, but then you could not pay for production. End Phase II.
lesson-first-turn-5-other-2 =
    That is useful later. The sooner you build production the more it brings: 4 PP every turn.
lesson-first-turn-closing =
    Train, take what is free, annex what you can develop, and build production behind the front. Read your mission and
    your objective before you spend: they say where to go.

lesson-alliances-title = Two against two
lesson-alliances-summary = What partners share: PP, training grounds, armies, but not leaders.
lesson-alliances-1 =
    You are the United Kingdom, allied with the Soviet Union against Germany and Italy. Alliances has no objectives: your
    side wins when it eliminates one enemy and the other surrenders or is eliminated too. In Phase I partners may give
    each other PP. You have 13, { FORM($nation, "the") } has 1. Give 3 PP, then end Phase I.
lesson-alliances-1-done =
    The gift cost you 4 PP, because each transfer costs 1 PP. Your partner could have given you PP in return, but has
    passed.
lesson-alliances-1-other = First share: give { FORM($nation, "the") } 3 PP, then end Phase I.
lesson-alliances-1-other-1 =
    Each gift costs 1 PP more, so make one large gift instead of several small ones. With 3 PP your partner can afford
    an air army and infantry next turn.
lesson-alliances-1-other-2 =
    You need 9 PP this turn: 6 for armour, 1 to take a territory, 2 to develop. Give 3 PP, just once.
lesson-alliances-2 =
    You train only your own armies, but at your partner's bases and training camps as well. { $territory } is a Soviet
    training camp, next to the Germans in { $territory3 }. Train armour there.
lesson-alliances-2-done = British armour in a Soviet territory: your armies may move through and into all of them.
lesson-alliances-2-other = Train armour at { $territory }: you need its attack of 3 this turn.
lesson-alliances-2-other-1 = From that base the armour could not reach { $territory } this turn. Train it there.
lesson-alliances-2-other-2 = Your first move ends the training. First train armour at { $territory }.
lesson-alliances-3 =
    In your turn you command all armies of the alliance as your own. What they take belongs to you, and you pay for it.
    { $territory2 } is contested. Choose the Soviet infantry and go to { $territory2 }.
lesson-alliances-3-done =
    { $territory2 } is yours and brings 3 PP every turn, although a Soviet army is there. You keep it while any army of
    the alliance stays.
lesson-alliances-3-other = Command your partner's infantry: it goes to { $territory2 }.
lesson-alliances-3-other-1 = That is your own army. This time choose the Soviet infantry.
lesson-alliances-3-other-2 = You need the artillery for an attack in a moment. Choose the Soviet infantry.
lesson-alliances-3-other-3 = That territory is free too, but { $territory2 } is worth 3 PP every turn.
lesson-alliances-4 =
    Two German infantry defend { $territory3 } with 4. Your armour attacks with 3, the Soviet artillery with 3: neither is
    enough alone. In an invasion all armies of the alliance in a territory attack together. End Phase II, then invade
    { $territory3 }.
lesson-alliances-4-done =
    6 against 4: the attack hits both defenders. The Germans rolled Defeat, so your armies take no damage.
lesson-alliances-4-other = End Phase II, then invade { $territory3 } from { $territory }.
lesson-alliances-4-other-1 = Your armies are where you need them. End Phase II.
lesson-alliances-5 =
    Any army that took part may move in, including your partner's. Let only the Soviet artillery move in, for 1 PP, and
    keep your armour in { $territory } as a guard.
lesson-alliances-5-done =
    { $territory3 } is yours, because it is your turn. In the Soviet turn your partner commands both armies, and they may
    move and fight again.
lesson-alliances-5-other = Let the Soviet artillery move in, and no other army.
lesson-alliances-5-other-1 = Your armour is needed in { $territory }, to guard your partner's training camp.
lesson-alliances-5-other-2 = Then { $territory3 } would have no owner. You have the PP: let the Soviet artillery move in.
lesson-alliances-6 =
    Leaders are not shared: you move only your own, and your leader develops only your own territories. { $territory4 } is
    within the radius: build production there for your last 2 PP.
lesson-alliances-6-done = 4 PP every turn instead of 1, for you and not for your partner: income is not shared.
lesson-alliances-6-other = Spend your last 2 PP on production in { $territory4 }.
lesson-alliances-6-other-1 = Your leader need not move: { $territory4 } is within the radius.
lesson-alliances-6-other-2 = That territory already has production. Build production in { $territory4 }.
lesson-alliances-closing =
    Partners train and move in each other's territories, command each other's armies, and may give each other PP.
    Income, leaders, promotions, hands and missions are not shared. When a nation is eliminated, its partner either
    surrenders, and the other side wins, or fights on alone. So protect the weaker partner.

lesson-armistice-title = The armistice
lesson-armistice-summary = How a game without a winner ends, and how to be ahead then.
lesson-armistice-1 =
    If no player has won, the armistice ends the game after round 15, and the player with the most territories wins. This is
    round 15, and you are Germany, last in the turn order: the British have 11 territories, you have 7. You have 4 PP and
    two infantry. Choose the one in { $territory } and annex { $territory2 }, for 1 PP.
lesson-armistice-1-done = 8 against 11. And the infantry is now adjacent to { $territory5 }, which is British.
lesson-armistice-1-other = Every territory counts. Move the infantry in { $territory } to { $territory2 }.
lesson-armistice-1-other-1 = That infantry is next. Begin with the one in { $territory }.
lesson-armistice-1-other-2 =
    Occupying that territory is free, but an army must stay there, and you need this infantry to invade. Go to { $territory2 }.
lesson-armistice-1-other-3 = That territory is already yours, and does not count twice. Go to { $territory2 }.
lesson-armistice-2 =
    Occupied strategic territories count too, and they are free. If territories are tied, more bases decide, and then more
    strategic territories. Move the infantry in { $territory3 } to { $territory4 }.
lesson-armistice-2-done = 9 against 11, with one strategic territory each.
lesson-armistice-2-other = You can do more: move the infantry in { $territory3 } to { $territory4 }.
lesson-armistice-2-other-1 =
    That would also be a territory, but it costs 1 PP, and it does not help to break a tie. { $territory4 } is free.
lesson-armistice-2-other-2 = That territory is already yours. Go to { $territory4 }.
lesson-armistice-3 =
    Now the invasion. A territory taken from the leading player counts twice: one more for you, one fewer for the British.
    { $territory5 } is undefended. Invade it with the infantry in { $territory2 }, and let it move in for 1 PP.
lesson-armistice-3-done = 10 against 10. { $territory2 } has no army now, but annexed territories stay yours.
lesson-armistice-3-other = 9 against 11 loses. Invade { $territory5 } with the infantry in { $territory2 }.
lesson-armistice-3-other-1 =
    If it moves in, { $territory4 } has no army left and is contested: you lose what you gain. Choose the other one.
lesson-armistice-3-other-2 = Liberated, it counts for neither side: 9 against 10. Take it, for 1 PP.
lesson-armistice-4 =
    A tie: 10 territories each, one base each, one strategic territory each. Then PP decide. You have 2, the British 1. Keep
    yours: end the turn.
lesson-armistice-4-done =
    Round 15 is over, and you win the tie by 2 PP to 1. With equal PP the later place in the turn order would have won, and
    that is yours too.
lesson-armistice-4-other = This changes nothing now. End the turn.
lesson-armistice-4-other-1 =
    A development costs 2 PP and will never pay for itself: the game ends now. With 0 PP against 1 you would lose the
    tie.
lesson-armistice-4-other-2 = Your leader changes nothing now. End the turn.
lesson-armistice-closing =
    The armistice is an option, on by default: after round 15, or round 20 in alliances, where partners add up what they
    have. Territories count first, then bases, strategic territories, PP, and the later place in the turn order. In the
    last rounds, take territories instead of developing them.
