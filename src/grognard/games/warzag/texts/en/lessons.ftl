# Lessons: a title, a summary and a closing for each; for each step what to do, what is said when it is done, and what
# is said to anything else.

lesson-expansion-title = Room to grow
lesson-expansion-summary = Moving armies, annexing land, occupying what is contested.
lesson-expansion-1 =
    You lead the United Kingdom from { $territory }, with an army of three kinds and one production point (PP). In Phase
    II each army may move once, as far as its range: infantry 1, artillery 1, armour 2, air 2. An army that ends its
    move on a neutral territory must annex it, and that costs 1 PP. Take up the infantry, and go to { $territory2 }.
lesson-expansion-1-done =
    { $territory2 } is yours and stays so, even without an army. It will bring 1 PP every turn. But now your purse is
    empty.
lesson-expansion-1-other = Possible, but let us spend the only PP on { $territory2 }: take up the infantry and go there.
lesson-expansion-1-other-1 = One after the other. Begin with the infantry, which cannot go far.
lesson-expansion-2 =
    Without PP nothing can be annexed, but the armour in { $territory } need not stay at home: strategic territories are
    never annexed, they are occupied, for nothing. { $territory3 } is contested, which means nobody's. The armour has
    range 2, and to pass through neutral land costs nothing. Take it up, and go to { $territory3 }.
lesson-expansion-2-done =
    { $territory3 } is occupied: 2 PP every turn, and 3 more defence for whoever holds it. But it is yours only while an
    army stands there.
lesson-expansion-2-other = The armour first: take it up, and go to { $territory3 }.
lesson-expansion-2-other-1 = That is yours already: nothing would be gained. { $territory3 } is free for the taking.
lesson-expansion-2-other-2 =
    That is free, too: a war industry brings 2 PP for each army on it. But it has no walls. Take { $territory3 }, which
    also helps to defend.
lesson-expansion-3 =
    The air army in { $territory5 } has range 2, and flies over everything but enemy land and Research and Development.
    Look how far it gets: { $territory4 } is worth 3 PP every turn. Go there.
lesson-expansion-3-done = Three armies, three territories, and only 1 PP spent.
lesson-expansion-3-other = Take up the air army, and fly to { $territory4 }.
lesson-expansion-3-other-1 = 2 PP for one army is good, 3 PP for { $territory4 } is better.
lesson-expansion-3-other-2 = That is yours already. Take something new: { $territory4 }.
lesson-expansion-closing =
    Neutral land is annexed for 1 PP, a neutral base for 4; contested strategic territories cost nothing, but want an
    army that stays. Who cannot pay cannot go there. Never through enemy land or Research and Development.

lesson-resources-title = Men and money
lesson-resources-summary = Income, supply cards, and training where it is needed.
lesson-resources-1 =
    You are the Soviet Union, and your turn begins with Phase I. The income is in already: 4 PP for { $territory }, 4
    for production in { $territory2 }, 1 for each plain territory, 2 for { $territory3 }, and 2 for the army in the war
    industry of { $territory4 }. Camps bring nothing. Together 14 PP. Now cards that give points may be played. Play
    { $card }, then end Phase I.
lesson-resources-1-done = 5 PP more: you have 19. That was Phase I, and such a card cannot be played later in the turn.
lesson-resources-1-other = Wait: { $card } gives 5 PP, but only now, in Phase I. Play it.
lesson-resources-2 =
    Phase II begins with training, on your base or on a camp. { $card2 } makes the next army 4 PP cheaper, so use it for
    the dearest one: an air army costs 8. Play the card, and train an air army in { $territory5 }, your camp near the
    front.
lesson-resources-2-done = An air army for 4 PP, and far forward. 15 PP are left.
lesson-resources-2-other = First the card, then the air army, in { $territory5 }.
lesson-resources-2-other-1 =
    That is far behind. Train it in { $territory5 }, the camp: it starts four steps nearer to the enemy.
lesson-resources-2-other-2 =
    Cheap armies gain little from { $card2 }. Play it, and train an air army in { $territory5 }.
lesson-resources-2-other-3 = The first move ends all training. First train what you want.
lesson-resources-3 =
    The next army pays its full price. Armour is the toughest for its money: 6 PP for an attack of 4 and a defence of 5.
    Train one in { $territory5 }, too.
lesson-resources-3-done = 9 PP are left, for annexing and developing. Up to four armies may stand on a territory.
lesson-resources-3-other = That would also be an army. But this time armour, in { $territory5 }.
lesson-resources-3-other-1 = From { $territory } it could not reach the front this turn. Train it in { $territory5 }.
lesson-resources-3-other-2 = Not yet: the first move ends all training. First armour in { $territory5 }.
lesson-resources-4 =
    New armies may move at once. { $territory6 } is contested and next to { $territory5 }. Take up the new armour, and
    go there. From now on you cannot train any more this turn.
lesson-resources-4-done = Trained this minute, and { $territory6 } occupied: 3 PP more in every turn to come.
lesson-resources-4-other = Train later, move now: the new armour goes to { $territory6 }.
lesson-resources-4-other-1 = Let the new armour show what it can do: take it up.
lesson-resources-4-other-2 = Somewhere else another day: { $territory6 } is worth 3 PP in every turn.
lesson-resources-closing =
    A base brings 4 PP, production 4, plain land 1, historic land 2 or 3, a war industry 2 for each army on it. Train
    first, then move; a camp near the front saves whole turns.

lesson-invasion-title = Invasion
lesson-invasion-summary = Empty land falls without a fight; for the rest you need the higher total.
lesson-invasion-1 =
    You lead Germany, in Phase III. An invasion is aimed at one enemy territory, from your own ones next to it.
    { $territory } has neither armies nor a fortification: then there is no fight. Invade { $territory } with nobody but
    the infantry, and let it move in, for 1 PP.
lesson-invasion-1-done =
    { $territory } is German. The infantry has taken part in an invasion, and does nothing more in this phase.
lesson-invasion-1-other = Do not stop: invade { $territory } with the infantry.
lesson-invasion-1-other-1 = There they will fight. Begin with the easy one, { $territory }.
lesson-invasion-1-other-2 =
    You need that one in a moment, and each army takes part in one invasion only. For an empty territory the infantry is
    enough.
lesson-invasion-1-other-3 =
    To liberate costs nothing, but then { $territory } is nobody's. For 1 PP it is yours: move in.
lesson-invasion-2 =
    Now { $territory2 }, with two British infantry: defence 2 and 2. All your armies in the territories you
    name attack together. Artillery and armour in { $territory3 } make 3 and 4, that is 7 against 4, and you need at
    least as much as the defence. Invade { $territory2 } from { $territory3 } alone.
lesson-invasion-2-done =
    All defenders are struck. But they still strike back: the British rolled Resistance, for 4 and 4 damage. With 8
    points they eliminated your artillery (defence 4), and the other 4 points are wounds for the armour.
lesson-invasion-2-other = Invade { $territory2 } from { $territory3 }: 7 is enough.
lesson-invasion-2-other-1 =
    It would add 2 to your attack, but 7 is enough, and whoever takes part can be hit by the counter-attack. Leave
    { $territory4 } out.
lesson-invasion-3 =
    Your attack was at least the defence, and one of your armies is still alive: the invasion succeeds. Take
    { $territory2 } for 1 PP: let the armour move in.
lesson-invasion-3-done = { $territory2 } is yours. Any development there would have been lost.
lesson-invasion-3-other = Then it would be nobody's. You have the PP: let the armour move in.
lesson-invasion-closing =
    Add up your attack, and the defence with 5 for a fortification or the bonus of a historic territory. If you have at
    least as much, all defenders fall, but they roll the die for a counter-attack. Survivors may move in, and that costs
    what annexing costs.

lesson-defence-title = Hold the line
lesson-defence-summary = Cards in defence, the die of the counter-attack, and wounds.
lesson-defence-1 =
    Now you are Italy, and the British invade { $territory }: attack 11 against your defence of 10. That would be enough
    for them. Your card { $card } adds 3 to the defence of this invasion. Play it, then pass.
lesson-defence-1-done =
    11 against 13: whatever happens now, { $territory } stays Italian. But a minefield protects the land, not the men:
    with 11 points they have struck both your armies (defence 4 and 6). These still take part in the counter-attack. You
    have rolled Defeat, and Defeat means no damage at all.
lesson-defence-1-other = Then 11 beats 10, and { $territory } is lost. Play { $card }.
lesson-defence-2 =
    The die has one face of Defeat, two of Resistance and three of Tenacity. { $card2 } has it rolled again, and the new roll
    stands. Nothing can be worse than Defeat. Play it.
lesson-defence-2-done =
    Resistance: the resistance of both your armies counts, 5 and 2, that makes 7 damage. With Tenacity their attack
    would count, too.
lesson-defence-2-other = Then your men fall for nothing. Play { $card2 }.
lesson-defence-3 =
    You choose who is hit, as far as 7 points go: an army needs as many as its defence. The air army has defence 6,
    artillery 4, infantry 2. Eliminate { FORM($army, "the") }: it attacks with 8 and costs 8 PP. Then say that you are
    done.
lesson-defence-3-done = Their best army is gone. One point is left.
lesson-defence-3-other = Do not give away 7 points. Eliminate { FORM($army, "the") }.
lesson-defence-3-other-1 =
    Artillery and infantry together attack with 3. { CAPITAL(FORM($army, "the")) } alone attacks with 8. Eliminate that.
lesson-defence-4 =
    Points that eliminate nobody become wounds: they lower the defence of an army, never below 1, until it is repaired.
    Give the wound to one of the others.
lesson-defence-4-done =
    The invasion has failed. { $territory } is without armies, but Italian, and those that took part cannot attack again
    in this turn.
lesson-defence-4-other = A wound makes the next fight easier. Give it to somebody.
lesson-defence-closing =
    Defeat: only the bonus of the territory; Resistance: that and the resistance of your armies; Tenacity: their attack
    as well. Even armies that are struck fight back. A failed invasion leaves the land to you, but strategic territories
    without an army are contested.

lesson-development-title = The leader at work
lesson-development-summary = Moving the leader, and developing the land around him.
lesson-development-1 =
    You lead Germany, in Phase IV. Your leader moves up to 3 territories, not over enemy land, and then develops: his
    radius is where he stands and all that touches it. Between him and the British in { $territory } there is only
    { $territory2 }. Bring him to { $territory3 }, from where he reaches { $territory4 } and { $territory2 }.
lesson-development-1-done = His radius now holds { $territory4 }, { $territory3 } and { $territory2 }.
lesson-development-1-other = Another time. From { $territory3 } he reaches what we need: move him there.
lesson-development-1-other-1 =
    He could build here, but the first development ends his move. First bring him to { $territory3 }.
lesson-development-2 =
    Each development costs 2 PP, on own standard territories only, and one for each territory. Production brings 4 PP in
    every Phase I instead of 1: it pays for itself in one turn. It belongs behind the lines: build production in
    { $territory4 }.
lesson-development-2-done = From the next turn on 3 PP more, every time.
lesson-development-2-other = Good, too, but first the money: production in { $territory4 }.
lesson-development-2-other-1 = That comes soon. First production in { $territory4 }.
lesson-development-2-other-2 =
    A development is lost when its territory is taken, and { $territory2 } is next to the enemy. Build production in
    { $territory4 }.
lesson-development-3 =
    { $territory2 } is next to British armour, which attacks with 3. Your infantry there has a defence of 2. A
    fortification adds 5 to that, and 3 to the resistance, with or without armies. Fortify { $territory2 }.
lesson-development-3-done = 7 against 3: { $territory2 } is safe from that armour.
lesson-development-3-other = Something else needs you more: fortify { $territory2 }.
lesson-development-3-other-1 = Yes, and at once. But first fortify { $territory2 }.
lesson-development-4 =
    The last 2 PP: a training camp. New armies can then be trained in { $territory3 }, and not only at the base. Build a
    camp in { $territory3 }.
lesson-development-4-done =
    It can be used from your next Phase II on. Remember that camps and fortifications bring no PP.
lesson-development-4-other = You have 2 PP left: a camp in { $territory3 }.
lesson-development-4-other-1 = Money is good, but your base is two steps behind. This time a camp in { $territory3 }.
lesson-development-closing =
    The leader moves up to 3, then develops around him for 2 PP each: production behind, fortifications in front, camps
    between. Watch over him: an enemy army that catches him alone sends him back to his base, and he misses a turn.

lesson-research-title = In the laboratory
lesson-research-summary = Promotions, the armament path and the research track.
lesson-research-1 =
    In the middle of the board lies { $territory }. Only leaders enter it, and nothing can drive them out. A leader
    there can promote, open the armament path, repair and evacuate, each once in a turn. You are Italy: move your leader
    to { $territory }.
lesson-research-1-done = He has arrived, and you have 7 PP.
lesson-research-1-other = Another time. Move your leader to { $territory }.
lesson-research-1-other-1 =
    The first development ends his move. This time he has other work: move him to { $territory }.
lesson-research-2 =
    A promotion improves all your armies of a kind for the rest of the game, one for each kind, and what you take is
    gone for the others. Your air army attacks with 8 already. Take { $promotion } for 4 PP: 1 more.
lesson-research-2-done = All your air armies attack with 9 now, those of the future as well.
lesson-research-2-other = First the promotion, { $promotion }.
lesson-research-2-other-1 = All of them are useful to somebody. You have an air army: { $promotion }.
lesson-research-2-other-2 = That is the next thing to do. First the promotion.
lesson-research-3 =
    The armament path costs 2 PP, once in a game. Your research token is put on the start of a track with 24 squares,
    and moves already in this phase. Open it.
lesson-research-3-done = Now the token moves in each of your turns, whether the leader is there or not.
lesson-research-3-other = If you stop here the track stays closed. Open the armament path.
lesson-research-3-other-1 = To evacuate brings armies home, for 1 PP each. Nobody is in danger: open the armament path.
lesson-research-4 =
    The token moves as many squares as you own bases and developed territories: one base, two of production and a camp
    make 4. Only the last square counts, but milestones count also in passing. Move the research token.
lesson-research-4-done =
    In passing First Sketches gave 1 PP. The token stopped on Spare Parts, which repairs armies; yours are unhurt.
lesson-research-4-other = They are needed where they stand. Move the research token.
lesson-research-5 = { $card } is played after that move, and gives 4 squares more. Play it.
lesson-research-5-done =
    In passing you have reached a milestone, High-explosive Shells: all your artillery has 1 more attack for good. And
    on Recruiting Office an infantry waits.
lesson-research-5-other = You could keep it, but the sooner the token moves the sooner it pays. Play { $card }.
lesson-research-6 =
    An infantry for nothing, on a base or a camp of yours. { $territory2 } is a camp at the front. Place it there.
lesson-research-6-done = It stands where it is needed.
lesson-research-6-other = At home it is of little use. Place it in { $territory2 }.
lesson-research-closing =
    Developed land pays twice: in PP and on the track, up to the atomic weapon on square 10. Only the square where the
    token stops takes effect, milestones also in passing. A leader in the laboratory cannot develop at home: choose.

lesson-winning-title = Missions and the objective
lesson-winning-summary = What a mission brings, and how a game is won.
lesson-winning-1 =
    You are Germany, and you have two secret cards. The mission, { $mission }, wants two neutral territories annexed in
    one turn, for 3 PP. The objective, { $objective }, wins the game: 12 enemy territories taken by invasion since the
    start, and you have 11. First the mission: take up the infantry in { $territory }, and annex { $territory2 }.
lesson-winning-1-done = That was the first one, and it is next to British land.
lesson-winning-1-other =
    For the mission annex a neutral territory: the infantry in { $territory } goes to { $territory2 }.
lesson-winning-1-other-1 =
    Strategic territories are occupied, not annexed: that does not count for the mission. Go to { $territory2 }.
lesson-winning-2 = And the second one: the infantry in { $territory3 } goes to { $territory4 }.
lesson-winning-2-done = Two in one turn: the mission is fulfilled. It is shown at the end of the turn.
lesson-winning-2-other = One more for the mission: from { $territory3 } to { $territory4 }.
lesson-winning-2-other-1 =
    { $territory5 } is a strategic territory, and those are occupied. The mission wants land annexed: { $territory4 }.
lesson-winning-3 =
    Your PP are spent, so you can do nothing in this turn that costs anything. End Phase III, and then the turn.
lesson-winning-3-done =
    The mission was shown, and 3 PP are yours. In any case you draw a new one, every turn. The British have had their
    turn, too, and your income is in.
lesson-winning-3-other = Let him be: he can develop nothing without PP. End the turn.
lesson-winning-3-other-1 =
    Without PP you could only liberate { $territory6 }, and then it does not count as taken. End Phase III.
lesson-winning-4 =
    13 PP, and a new Phase II. You could train and move, but all that you need is in place. End Phase II without moving.
lesson-winning-4-done = Now Phase III.
lesson-winning-4-other = New armies would be fine, but the game can be over in a moment. End Phase II.
lesson-winning-4-other-1 = Stay next to { $territory6 }. End Phase II without moving.
lesson-winning-5 =
    { $territory6 } is British, without armies and without a fortification. Invade it, and let the infantry move in.
lesson-winning-5-done =
    The twelfth territory. An objective is tested after every action: you have won at once, in the middle of the turn.
lesson-winning-5-other = The victory is in { $territory6 }: invade it.
lesson-winning-5-other-1 = A liberated territory is not a taken one. Move in, for 1 PP.
lesson-winning-closing =
    A mission is for one turn: fulfilled or not, it is exchanged at the end of it. The objective stays, and whoever
    completes it wins at once, even in somebody else's turn. Watch what the others collect: everybody has one.

lesson-first-turn-title = A first turn
lesson-first-turn-summary = From 15 PP to a front, an income and a plan.
lesson-first-turn-1 =
    A new game for four. You are the United Kingdom, at { $territory }, with 15 PP and no armies. In the first round
    there is no income, so Phase II comes first: training. Begin with armour, for 6 PP: range 2, and a defence of 5.
lesson-first-turn-1-done = It takes a lot to beat that. 9 PP are left.
lesson-first-turn-1-other = Soon. Begin with armour.
lesson-first-turn-1-other-1 = An air army is strong, but 8 PP are more than half of what you have. Begin with armour.
lesson-first-turn-2 = Infantry costs 3 PP and is what you annex and guard with. Train two of them.
lesson-first-turn-2-done = 3 PP are left, and they are needed: 1 to annex, 2 to develop.
lesson-first-turn-2-other = That would eat up what you need for land. Train two infantry.
lesson-first-turn-2-other-1 = The first move ends the training. First train two infantry.
lesson-first-turn-3 =
    Now move. { $territory2 } is contested: the armour can occupy it for nothing, for 2 PP every turn and 3 more
    defence. Take it up, and go there.
lesson-first-turn-3-done = The first strategic territory. As long as the armour stays, it is yours.
lesson-first-turn-3-other = { $territory2 } costs nothing, and is within its range: the armour goes there.
lesson-first-turn-3-other-1 =
    2 PP for one army, that is the same. But in { $territory2 } the armour defends with 3 more.
lesson-first-turn-3-other-2 = Your last 3 PP have other work. Move now: the armour to { $territory2 }.
lesson-first-turn-4 =
    One infantry goes to { $territory3 }, between your base and { $territory2 }. To annex it costs 1 PP.
lesson-first-turn-4-done = Now you have land that can be developed. 2 PP are left.
lesson-first-turn-4-other = Take up an infantry, and annex { $territory3 }.
lesson-first-turn-5 =
    The other infantry guards the base: end Phase II. There is nobody to invade, so your leader comes next. From
    { $territory } his radius reaches { $territory3 }: build production there, for 2 PP.
lesson-first-turn-5-done =
    From now on { $territory3 } brings 4 PP instead of 1: with { $territory } and { $territory2 } that makes 10 in your
    next turn.
lesson-first-turn-5-other = Let the leader stay where he is: production in { $territory3 } is within his radius.
lesson-first-turn-5-other-1 =
    It could annex another territory, but then the PP for production are missing. End Phase II.
lesson-first-turn-5-other-2 = Useful one day. But the sooner there is production the more it brings: 4 PP in every turn.
lesson-first-turn-closing =
    Train, take what is free, annex what you can develop, and put production behind the front. Read your mission and
    your objective before you spend: they say where to go.
