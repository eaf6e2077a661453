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
lesson-moving-3-done = They are one stack now, and both have finished moving: generals that are joined cannot move any more this turn.
lesson-moving-3-other = That is allowed, but we want a stack: send { $piece3 } to { $city4 }.
lesson-moving-3-other-1 = { $piece4 } could also go to { $piece3 }. This time { $piece3 } comes to him.
lesson-moving-3-other-2 = { $piece4 } is in { $city4 }. Go there.
lesson-moving-4 = A piece does not have to move. Leave the second train where it is, and end the phase with the button "done".
lesson-moving-4-done = That was a whole movement phase.
lesson-moving-4-other = The second train is safe where it is. Choose "done".
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
    Prussia has no cards. Choose "done", and watch.
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
    battles. Choose "done".
lesson-supply-3-done = { $piece } is face up again: he is back in supply.
lesson-supply-3-other = All your generals are in supply now. End your moves.
lesson-supply-closing =
    A general is in supply at home, in a depot of his own, or within six cities of his nation's supply train along roads free
    of enemies. Otherwise he is turned face down, and lost at the next check.

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
    The loser retreats as many cities as the troops he lost, as far from the winner as possible. If several cities are
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
    Now it is time to move. Let the army rest this turn: choose "done".
lesson-cards-2-done = After its moves a nation may recruit.
lesson-cards-2-other = The army rests. Choose "done".
lesson-cards-3 =
    { $piece3 } is off the map. He re-enters at a depot free of charge, but needs at least one troop, which costs six points.
    Recruit for { $piece3 }, and let him re-enter at { $city3 }.
lesson-cards-3-done = He is back, far from the front, and cannot move this turn.
lesson-cards-3-other = That is possible too, but we need { $piece3 } more. Recruit for him.
lesson-cards-3-other-1 = That is a French depot too, but this time he re-enters at { $city3 }.
lesson-cards-3-other-2 = More troops for the army are welcome, but first bring { $piece3 } back.
lesson-cards-4 =
    Choose "done", and pay six points. Any suit will do, so pay with cards that win no battle: { FORM($card2, "the") }
    and { FORM($card3, "the") }. You pay from the highest card down, and what you pay beyond the bill is lost.
lesson-cards-4-done = Nine points for a bill of six, but not one card that you need.
lesson-cards-4-other = Enough for now. Choose "done", then pay.
lesson-cards-4-other-1 = That would pay, but it is a card for battle. Pay with { FORM($card2, "the") } and { FORM($card3, "the") }.
lesson-cards-4-other-2 = One troop is enough today: a second one would double the bill.
lesson-cards-closing =
    Tactical Cards do everything: they win battles in their own suit and buy troops in any suit. Fight where your suit is
    strong, and pay with the rest.

lesson-winning-title = How to win
lesson-winning-summary = The last objective, and the end of the turn.
lesson-winning-1 =
    You are Maria Theresa. The Imperial Army holds nine of its ten objectives; only { $city } is missing,
    and { $piece2 } in { $city2 } protects it. It is Austria's action stage, and your two nations work together:
    march { $piece } to { $city3 }, next to { $piece2 }.
lesson-winning-1-done = Seven Austrian troops next to three Prussian ones.
lesson-winning-1-other = That does not trouble { $piece2 }. March { $piece } to { $city3 }.
lesson-winning-1-other-1 = Then { $piece2 } would stay and protect { $city }. March { $piece } to { $city3 } first.
lesson-winning-2 = Now end the moves of Austria. The battle follows at once.
lesson-winning-2-done = { $piece2 } is gone, and { $city } is no longer protected. The Imperial Army begins its action stage.
lesson-winning-2-other = The train can stay where it is. Choose "done".
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
lesson-winning-4-other = There is nothing more to do. Choose "done".
lesson-winning-closing =
    An attacker wins alone, by holding all objectives of one nation at the end of a turn. Frederick wins by lasting until
    Russia, Sweden and France have left the war.

lesson-first-turn-title = Your first turn
lesson-first-turn-summary = Frederick against Europe: the opening move of Prussia.
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
    Choose "done".
lesson-first-turn-4-done = Prussia's action stage is over. Hanover, also yours, comes next, and then the enemies, one by one.
lesson-first-turn-4-other = That may be wise, but the lesson ends here. Choose "done".
lesson-first-turn-closing =
    Cover your cities from within three cities, keep the supply trains near, fight only where your suits are strong, and wait:
    from turn 6 on the Clock of Fate is on your side.
