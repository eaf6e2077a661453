# Lessons: a title, a summary and a closing for each; for each step what to do, what is said when it is done, and what
# is said to anything else.

lesson-moving-title = On the march
lesson-moving-summary = How far generals and supply trains move, and why main roads matter.
lesson-moving-1 =
    You are Pompadour and lead the French. A general moves up to three cities, or four if every step is on a main road,
    the double lines on the map. Choose { $piece } in { $city } and send him four cities along the main road
    to { $city2 }.
lesson-moving-1-done = Four cities in one move. On the way through Kassel he even conquered it: the next lesson shows how.
lesson-moving-1-other = He could do that, but we want the longest march: choose { $piece } and go to { $city2 }.
lesson-moving-1-other-1 = That is on the way, but he can go farther: look for { $city2 }, the fourth city on the main road.
lesson-moving-1-other-2 = Each piece moves once, in any order. Let us begin with { $piece }.
lesson-moving-2 =
    An army marches on its stomach. A supply train moves two cities, or three on main roads only.
    Bring { FORM($piece2, "the") } up to { $city3 }. It may enter empty cities only.
lesson-moving-2-done = Now the bread is close behind him. Supply trains do not fight: keep them away from the enemy.
lesson-moving-2-other = Not yet: first bring { FORM($piece2, "the") } to { $city3 }.
lesson-moving-2-other-1 = Closer, but the main road takes the train one city farther, to { $city3 }.
lesson-moving-2-other-2 = The generals can wait a moment. Move the train first.
lesson-moving-3 =
    A piece never passes through another piece. But up to three generals of one nation may be together in a city, as a
    stack that the general of the highest rank commands. Let { $piece3 } join { $piece4 } in { $city4 }.
lesson-moving-3-done = They are one stack now, and both have finished moving: a general that others have joined cannot move any more this turn.
lesson-moving-3-other = That is allowed, but we want a stack: send { $piece3 } to { $city4 }.
lesson-moving-3-other-1 = { $piece4 } could also go to { $piece3 }. This time { $piece3 } comes to him.
lesson-moving-3-other-2 = { $piece4 } is in { $city4 }. Go there.
lesson-moving-4 = A piece does not have to move. Leave the second train where it is, and end the phase with the button “done”.
lesson-moving-4-done = That was a whole movement phase.
lesson-moving-4-other = The second train is safe where it is. Choose “done”.
lesson-moving-closing =
    A general moves three cities, four on main roads; a supply train moves two, or three. Pieces move one after another, in
    any order, each of them once, and never through another piece.

lesson-conquest-title = Taking cities
lesson-conquest-summary = A general conquers an objective by leaving it, unless an enemy protects it.
lesson-conquest-1 =
    You are Elisabeth and lead the Russians. Entering an objective does not conquer it: it falls at the moment a general
    leaves it. March { $piece } through { $city } and on to { $city2 }.
lesson-conquest-1-done = { $city } is yours: he has left it, and no Prussian general was within three cities of it.
lesson-conquest-1-other = That would not conquer { $city }. Let { $piece } march through it, to { $city2 }.
lesson-conquest-1-other-1 = Stopping there is not enough: it falls when he leaves it. Move on to { $city2 } in the same march.
lesson-conquest-1-other-2 = That would work too, because he leaves { $city }. For this lesson, end in { $city2 }.
lesson-conquest-1-other-3 = He comes next. First { $piece }, please.
lesson-conquest-2 =
    { $piece2 } is in { $city3 }, but { $piece3 } in { $city5 } is only one city away and protects it: a Prussian general
    protects every objective within three cities. March to { $city4 }, next to him, and force a battle.
lesson-conquest-2-done = { $city3 } is still protected, so it is only marked. If its protector is driven off this turn, it falls after all.
lesson-conquest-2-other = We need { $piece2 } next to { $piece3 }: take him to { $city4 }.
lesson-conquest-2-other-1 = That is also next to { $piece3 }, but this time let us come from { $city4 }.
lesson-conquest-3 =
    When the moves are over, generals next to an enemy must attack. You have seven troops there, { $piece3 } has two, and
    Prussia has no cards. Choose “done”, and watch.
lesson-conquest-3-done = { $piece3 } had to break off and is gone. { $city3 } is no longer protected, so the mark becomes a conquest.
lesson-conquest-3-other = The train is near enough. End the movement phase.
lesson-conquest-closing =
    Leave an objective, and it is yours. If an enemy general within three cities protects it, you mark it, and the mark
    counts if its protectors are gone after the battles. Only the nation that defends a city protects it.

lesson-supply-title = Bread and powder
lesson-supply-summary = Six cities to a supply train, or the army starves.
lesson-supply-1 =
    You are Maria Theresa and lead the Austrians. { $piece } in { $city } is face down: he is out of supply, and the next
    supply check eliminates him. A supply train of his own nation within six cities saves him.
    Move { FORM($piece2, "the") } to { $city2 }.
lesson-supply-1-done = Six cities from { $city2 } to { $city }: just enough.
lesson-supply-1-other = That does not feed { $piece }. Bring { FORM($piece2, "the") } to { $city2 }.
lesson-supply-1-other-1 = He could march back, but he would give up all that ground. Let the train come to him.
lesson-supply-1-other-2 = From there it is more than six cities to { $piece }. Go to { $city2 }.
lesson-supply-1-other-3 = Stop! { $piece } would starve with six troops. Move { FORM($piece2, "the") } first.
lesson-supply-2 =
    Trains feed the enemy too. A general that enters the city of a hostile supply train eliminates it and stops there.
    Send { $piece3 } to { $city3 } to eliminate { FORM($piece4, "the") }.
lesson-supply-2-done = The train is gone. Prussia must pay six points for a new one, and its generals abroad go hungry until then.
lesson-supply-2-other = Leave that for later. { $piece3 } should eliminate the train in { $city3 }.
lesson-supply-2-other-1 = You are on the right road. The train is in { $city3 }: choose that city.
lesson-supply-2-other-2 = { $piece5 } is in Austria. At home a general is always in supply, so he needs no help.
lesson-supply-3 =
    { $piece5 } in { $city4 } is at home and needs no train. Supply is checked at the end of your action stage, after the
    battles. Choose “done”.
lesson-supply-3-done = { $piece } is face up again: he is back in supply.
lesson-supply-3-other = All your generals are in supply now. End your moves.
lesson-supply-closing =
    A general is in supply at home, in a depot of his nation, or within six cities of one of its supply trains along roads
    free of enemies. Otherwise he is turned face down, and lost at the next check.

lesson-battle-title = A battle of cards
lesson-battle-summary = Troops set the score, and the suit of your sector decides which cards you can play.
lesson-battle-1 =
    You are Frederick. { $piece } in { $city } attacks { $piece2 } in { $city2 } with five troops against eight: your
    score is -3, and the side below 0 may play. You are in a diamonds sector, so you can play only diamonds.
    Play { FORM($card, "the") }: it brings you to exactly 0.
lesson-battle-1-done = At 0 the right to play passes to the enemy, who must answer or settle for a tie. The French had to spend a 7 of clubs because you played no more than you needed.
lesson-battle-1-other = That is not the card for this moment. Play { FORM($card, "the") }.
lesson-battle-1-other-1 = That would put you ahead too, but at too high a price. Keep { FORM($card2, "the") }: { FORM($card, "the") } is enough.
lesson-battle-1-other-2 = A Reserve can be any suit and any value up to 10. It is too precious to make up three points.
lesson-battle-1-other-3 = Breaking off at -3 would cost three troops, and { $piece } would have to retreat three cities. We can do better.
lesson-battle-2 =
    Now you are at -7. { CAPITAL(FORM($card3, "the")) } does not help: hearts do not count here. Play { FORM($card2, "the") }.
lesson-battle-2-done = You were at +2, so the French were at -2. They answered with a 5 of clubs.
lesson-battle-2-other = Only diamonds count for you here: play { FORM($card2, "the") }.
lesson-battle-2-other-1 = Keep the Reserve while you still have diamonds.
lesson-battle-2-other-2 = At -7 you would lose all your troops. You still hold { FORM($card2, "the") }.
lesson-battle-3 =
    You are at -3 again and have no diamonds left. Now is the time for { FORM($card4, "the") }: play it for 10.
lesson-battle-3-done = The French had no clubs left and broke off at -7: they lost seven of their eight troops.
lesson-battle-3-other = That would do, but a Reserve is worth up to 10, and each point costs the French a troop. Take 10.
lesson-battle-3-other-1 = With 3 you are at 0. The French have no card to play, so it would be a tie. Take 10.
lesson-battle-3-other-2 = You would still be below 0. Take 10.
lesson-battle-3-other-3 = Not while you hold a Reserve!
lesson-battle-4 =
    The loser retreats one city for each troop lost, as far from the winner as possible. If several cities are
    equally far, the winner chooses. Send { $piece2 } to { $city3 }, deep in hostile Hanover.
lesson-battle-4-done = There he is, with one troop, far from home.
lesson-battle-4-other = You may choose that city. But { $city3 } is in Hanover, the home of France's enemies.
lesson-battle-closing =
    When you are behind by a few troops, play low cards and let the other side waste its high ones. When you are ahead, wait.
    Your suit is that of the sector your own army is in, so choose where you fight.

lesson-cards-title = Cards and recruits
lesson-cards-summary = Which Tactical Cards to keep, and how they buy back losses.
lesson-cards-1 =
    You are Pompadour. France has drawn four Tactical Cards and must discard one of them face down. Your armies fight
    around { $city } (diamonds) and { $city2 } (spades). Discard { FORM($card, "the") }.
lesson-cards-1-done = A low card of a suit in which you do not fight: that hurts least.
lesson-cards-1-other = { CAPITAL(FORM($card, "the")) } is the card you can best do without.
lesson-cards-1-other-1 = Hearts win no battle here, but every card pays for recruits. Discard the lower one, { FORM($card, "the") }.
lesson-cards-1-other-2 = That is a diamonds card, and { $piece2 } is in a diamonds sector. Keep it.
lesson-cards-2 =
    Now it is time to move. Let the army rest this turn: choose “done”.
lesson-cards-2-done = After its moves a nation may recruit.
lesson-cards-2-other = The army rests. Choose “done”.
lesson-cards-3 =
    { $piece3 } is off the map. He re-enters at a depot free of charge, but needs at least one troop, which costs six points.
    Recruit for { $piece3 }, and let him re-enter at { $city3 }.
lesson-cards-3-done = He is back, far from the front, and cannot move this turn.
lesson-cards-3-other = That is possible too, but we need { $piece3 } more. Recruit for him.
lesson-cards-3-other-1 = That is a French depot too, but this time he re-enters at { $city3 }.
lesson-cards-3-other-2 = More troops for the army are welcome, but first bring { $piece3 } back.
lesson-cards-4 =
    Choose “done”, and pay six points. Any suit will do, so pay with cards that win no battle: { FORM($card2, "the") }
    and { FORM($card3, "the") }. You pay from the highest card down, and what you pay beyond the bill is lost.
lesson-cards-4-done = Nine points for a bill of six, but not one card that you need.
lesson-cards-4-other = Enough for now. Choose “done”, then pay.
lesson-cards-4-other-1 = That would pay, but it is a card for battle. Pay with { FORM($card2, "the") } and { FORM($card3, "the") }.
lesson-cards-4-other-2 = One troop is enough today: a second one would double the bill.
lesson-cards-closing =
    Tactical Cards do everything: they win battles in their own suit and buy troops in any suit. Fight where your suit is
    strong, and pay with the rest.

lesson-recruiting-title = Buying back an army
lesson-recruiting-summary = What troops and supply trains cost, where they appear, and which cards pay for them.
lesson-recruiting-1 =
    You are Maria Theresa. Austria's moves are over, and now it may recruit. A troop costs six points, and so does a
    supply train. Prussia has eliminated { FORM($piece, "the") }, and the next campaign in Saxony needs it. Recruit it, and
    let it re-enter at { $city }.
lesson-recruiting-1-done = The train is back. It cannot move this turn, but from { $city } it is not far to the front.
lesson-recruiting-1-other = First the train: recruit { FORM($piece, "the") }, and let it re-enter at { $city }.
lesson-recruiting-1-other-1 = { $city4 } is a depot too, but it is farther from Saxony. Choose { $city }.
lesson-recruiting-1-other-2 = { $piece2 } gets his troops in a moment. First recruit { FORM($piece, "the") }.
lesson-recruiting-1-other-3 = You hold more than fifty points and lack a train and many troops. Do not finish yet.
lesson-recruiting-2 =
    { $piece3 } is in { $city3 } with eight troops, and { $piece2 } in { $city2 } has only three. New troops may go to any of
    your generals on the map, wherever they are, up to eight for each general. Recruit two troops for { $piece2 }.
lesson-recruiting-2-done = The other players will learn how many troops Austria has bought, but not which general leads them.
lesson-recruiting-2-other = { $piece2 } is the general in danger. Recruit two troops for him.
lesson-recruiting-2-other-1 = { $piece4 } is far from { $piece3 } and can wait. { $piece2 } cannot.
lesson-recruiting-2-other-2 = A lost general re-enters free of charge with his first troop, but at a depot, far from { $piece2 }. That is the next lesson.
lesson-recruiting-2-other-3 = { $piece2 } still needs more troops against { $piece3 }. Recruit two for him.
lesson-recruiting-3 =
    Three units cost eighteen points. Choose “done”, and pay with { FORM($card, "the") } and { FORM($card2, "the") }: exactly
    eighteen, and { $piece2 } is in a spades sector, where neither of them can be played.
lesson-recruiting-3-done = Not a point is wasted, and you keep your spades and the Reserve for battle.
lesson-recruiting-3-other = Three units are enough: choose “done”, and pay with { FORM($card, "the") } and { FORM($card2, "the") }.
lesson-recruiting-3-other-1 = A fourth unit would cost six points more, and you would have to pay with cards that win battles. Choose “done”.
lesson-recruiting-3-other-2 = A Reserve pays ten points, but in battle it can be any suit. Keep it.
lesson-recruiting-3-other-3 = { $piece2 } is in a spades sector: that card wins battles there. Pay with { FORM($card, "the") } and { FORM($card2, "the") }.
lesson-recruiting-closing =
    After its moves a nation buys troops and supply trains for six points each, with cards of any suit, but never more than it
    had at the start. If hostile pieces occupy all its depots, each unit costs eight.

lesson-reentry-title = The return of a general
lesson-reentry-summary = How a lost general re-enters at a depot, and what can keep him out.
lesson-reentry-1 =
    You are Frederick. { $piece2 } has lost all his troops and is off the map, and { $piece3 } is in { $city3 }, one city from
    your only depot, { $city }. A lost general re-enters at a depot, but your own supply train blocks it.
    Move { FORM($piece, "the") } to { $city2 }.
lesson-reentry-1-done = { $city } is free: a depot that a piece leaves can be used in the same phase.
lesson-reentry-1-other = First free the depot: move { FORM($piece, "the") } to { $city2 }.
lesson-reentry-1-other-1 = That would free the depot too. But take the train to { $city2 }, out of { $piece3 }'s reach and on the way to the army.
lesson-reentry-1-other-2 = { $piece4 } cannot reach { $piece3 } this turn. Move { FORM($piece, "the") }, so that { $piece2 } can.
lesson-reentry-1-other-3 = While a supply train is in { $city }, no general can re-enter there. Move it first.
lesson-reentry-2 =
    { $piece4 } holds { $city4 } and stays where he is. Choose “done” to end the moves: recruiting comes after them.
lesson-reentry-2-done = Now Prussia recruits.
lesson-reentry-2-other = No other piece has to move. Choose “done”.
lesson-reentry-2-other-1 = { $piece4 } is needed in { $city4 }. Choose “done”.
lesson-reentry-3 =
    The general himself is free, but he needs at least one troop, at six points. He also has to attack at once if he re-enters
    next to an enemy, and { $piece3 } leads two troops. Recruit three times for { $piece2 }.
lesson-reentry-3-done = { $piece2 } is back in { $city } with three troops.
lesson-reentry-3-other = Recruit three troops for { $piece2 }.
lesson-reentry-3-other-1 = { $piece4 } has nine troops already. { $piece2 } needs these three.
lesson-reentry-3-other-2 = He could re-enter too, but divided you are weaker than { $piece3 }. Give all three troops to { $piece2 }.
lesson-reentry-3-other-3 = { $piece2 } must attack { $piece3 } and his two troops. You need three to be ahead.
lesson-reentry-4 =
    Choose “done”, and pay the eighteen points with { FORM($card, "the") } and { FORM($card2, "the") }. { $city } is in a
    spades sector, so keep your spades for the battle that follows.
lesson-reentry-4-done = Back on the map, and at once victorious: { $piece3 } broke off at -1, without a card to play.
lesson-reentry-4-other = Choose “done”, and pay with { FORM($card, "the") } and { FORM($card2, "the") }.
lesson-reentry-4-other-1 = Three troops are enough for { $piece3 }, and a fourth would cost your last spades.
lesson-reentry-4-other-2 = That is a spades card, and { $piece2 } fights in a spades sector. Pay with { FORM($card, "the") } and { FORM($card2, "the") }.
lesson-reentry-closing =
    A lost general re-enters at a depot of his nation with at least one troop, alone or with up to two generals already there.
    If hostile pieces occupy all its depots, he re-enters at a substitute city instead, and each troop costs eight points.

lesson-winning-title = How to win
lesson-winning-summary = The last objective, and the end of the turn.
lesson-winning-1 =
    You are Maria Theresa. The Imperial Army holds nine of its ten objectives; only { $city } is missing,
    and { $piece2 } in { $city2 } protects it. It is Austria's action stage, and your two nations work together:
    march { $piece } to { $city3 }, next to { $piece2 }.
lesson-winning-1-done = Seven Austrian troops next to three Prussian ones.
lesson-winning-1-other = That does not trouble { $piece2 }. March { $piece } to { $city3 }.
lesson-winning-1-other-1 = Then { $piece2 } would stay and protect { $city }. March { $piece } to { $city3 } first.
lesson-winning-2 = Now end Austria's moves. The battle follows at once.
lesson-winning-2-done = { $piece2 } is gone, and { $city } is no longer protected. The Imperial Army begins its action stage.
lesson-winning-2-other = The train can stay where it is. Choose “done”.
lesson-winning-3 =
    Only the nation an objective belongs to can conquer it, and only by leaving it. March { $piece3 } through { $city } along
    the main road, to { $city4 }.
lesson-winning-3-done = That is the tenth.
lesson-winning-3-other = That would not conquer { $city }. March { $piece3 } through it, to { $city4 }.
lesson-winning-3-other-1 = Entering is not enough: he must leave { $city } again. Move on to { $city4 }.
lesson-winning-3-other-2 = That would conquer { $city } too. But go the whole way, to { $city4 }.
lesson-winning-3-other-3 = Not yet: one city is missing.
lesson-winning-4 =
    Victory is checked only at the end of the turn: until then the other players could still take an objective back. You are
    the last to play this turn. End your moves, and recruit no troops.
lesson-winning-4-done = All ten objectives at the end of the turn: Maria Theresa wins, alone.
lesson-winning-4-other = There is nothing more to do. Choose “done”.
lesson-winning-closing =
    An attacker wins alone, by holding all objectives of one nation at the end of a turn. Frederick wins by holding out until
    Russia, Sweden and France have left the war.

lesson-fate-title = The Clock of Fate
lesson-fate-summary = What the Cards of Fate do, and how they can win the war for Frederick.
lesson-fate-1 =
    You are Frederick. From turn 6 on a Card of Fate is drawn at the end of each turn. Twelve of the eighteen have a number,
    with small effects or none. This time card 8 gives a Prussian general a troop. Give it to { $piece } in { $city }.
lesson-fate-1-done = The other players learn only that Prussia has gained a troop. Turn 14 passes, and the next card is a stroke of fate, Sweden.
lesson-fate-1-other = One troop is a small gift, but put it where it is needed: choose { $piece }.
lesson-fate-1-other-1 = { $piece4 } has nine troops already, far from the Imperial Army. Choose { $piece }.
lesson-fate-2 =
    Six cards are strokes of fate, and you win when Russia, Sweden and France have left the war. Elisabeth took Russia out
    earlier, Sweden leaves now. But this stroke also costs you a general for good: remove { $piece2 }, who is off the map.
lesson-fate-2-done = Two of three. But with Russia and Sweden gone the Imperial Army passes to Elisabeth, and first-order objectives are enough for it.
lesson-fate-2-other = He is off the map as well. But this time let it be { $piece2 }.
lesson-fate-2-other-1 = { $piece } is about to save Saxony. Remove a general that is off the map: { $piece2 }.
lesson-fate-2-other-2 = He leads troops on the map. Remove one who does not: { $piece2 }.
lesson-fate-3 =
    Only France is left. One of its two strokes, India, has been drawn; America is still to come. Until then you must hold out: the
    Imperial Army holds four of its five first-order objectives and wants { $city3 }. Move { $piece } to { $city2 }, and stop.
lesson-fate-3-done = From { $city2 } he protects { $city3 }, and { $city2 } is Prussian: he needs no supply train.
lesson-fate-3-other = Nothing matters more than { $city3 }. Move { $piece } to { $city2 }, and stop there.
lesson-fate-3-other-1 = From there he would protect { $city3 } too. But { $city2 } is nearest: go there.
lesson-fate-3-other-2 = In the city itself he would protect it too, but { $city2 } is Prussian: at home he needs no supply train. Stop there.
lesson-fate-3-other-3 = From there it is more than three cities to { $city3 }, too far to protect it. Go to { $city2 }.
lesson-fate-3-other-4 = Then { $piece3 } would conquer { $city3 }, and Elisabeth would win this turn. Move { $piece } first.
lesson-fate-4 =
    Your other generals stay where they are, and you save your cards. End Prussia's moves and recruiting, choosing “done” each
    time, and see what the turn brings.
lesson-fate-4-done = { $piece3 } marched through { $city3 } and could only mark it. The next card was America: France leaves the war, and Frederick wins.
lesson-fate-4-other = You have done enough this turn. Choose “done”.
lesson-fate-4-other-1 = { $city3 } is protected now, and the others cover their own cities. Choose “done”.
lesson-fate-4-other-2 = More troops would do no harm, but they decide nothing this turn. Choose “done”.
lesson-fate-closing =
    Elisabeth takes Russia out of the war, Sweden takes Sweden, India and America together take France. Victory is checked before
    each card and after it: hold out until all three have gone, and Frederick wins. All cards will have come by the end of turn 23.

lesson-first-turn-title = Your first turn
lesson-first-turn-summary = Frederick against Europe: Prussia's opening move.
lesson-first-turn-1 =
    This is the real game: turn 1, and you are Frederick. Prussia has drawn its seven Tactical Cards. { $piece }
    and { $piece2 } in { $city } are to cover Saxony: take them to { $city2 }, and stop there.
lesson-first-turn-1-done = From there they protect every objective within three cities: Dresden, Meißen, Pirna and more.
lesson-first-turn-1-other = Saxony comes first: take { $piece } to { $city2 } and stop.
lesson-first-turn-1-other-1 = They could part, but against Austria you want them together: go to { $city2 }.
lesson-first-turn-1-other-2 = On the main road they could go that far. But { $city2 } is more central.
lesson-first-turn-1-other-3 = The king first: { $piece }.
lesson-first-turn-2 =
    In Silesia { $piece3 } and { $piece4 } are together in { $city3 }. There is more to cover than one army can:
    choose { $piece3 }, leave { $piece4 } behind, and go to { $city4 }. Then decide in secret how many troops go along.
lesson-first-turn-2-done = Only you know how many went with him: Austria sees two armies and must guess.
lesson-first-turn-2-other = Divide the army in { $city3 }: { $piece3 } goes to { $city4 }, and { $piece4 } stays.
lesson-first-turn-2-other-1 = The other way round: { $piece4 } stays, and { $piece3 } goes.
lesson-first-turn-2-other-2 = Both would go. First leave { $piece4 } behind.
lesson-first-turn-3 =
    Silesia is Prussian and feeds its army. Saxony is not: { $piece } needs a supply train within six cities.
    Bring { FORM($piece5, "the") } to { $city5 }.
lesson-first-turn-3-done = Four cities from { $city2 }: near enough, and well behind the front.
lesson-first-turn-3-other = The others can wait. { CAPITAL(FORM($piece5, "the")) } should follow { $piece }.
lesson-first-turn-3-other-1 = That one is too far east to help { $piece }. Choose { FORM($piece5, "the") }.
lesson-first-turn-4 =
    { $piece4 } covers Breslau, and other generals watch the Russians, the Swedes and the French. No other piece has to move.
    Choose “done”.
lesson-first-turn-4-done = Prussia's action stage is over. Hanover, also yours, comes next, and then the enemies, one by one.
lesson-first-turn-4-other = That may be wise, but the lesson ends here. Choose “done”.
lesson-first-turn-closing =
    Cover your cities from within three cities, keep the supply trains near, fight only where your suits are strong, and wait:
    from turn 6 on the Clock of Fate is on your side.
