# Lessons: a title, a summary and a closing for each; for each step what to do, what is said when it is done, and what
# is said to anything else.

lesson-moving-title = On the march
lesson-moving-summary = How far generals and supply trains go, and why main roads matter.
lesson-moving-1 =
    You are Pompadour and lead the French. A general goes up to three cities, but four if every step is on a main road,
    the double lines on the map. Take up { $piece } in { $city } and send him four cities along the main road
    to { $city2 }.
lesson-moving-1-done = Four cities in one go. Passing through Kassel he even conquered it: more of that in the next lesson.
lesson-moving-1-other = He could do that, but the point is the longest march: take up { $piece } and go to { $city2 }.
lesson-moving-1-other-1 = That is on the way, but he can go farther: look for { $city2 }, the fourth city on the main road.
lesson-moving-1-other-2 = Everyone moves once, in any order. Let us begin with { $piece }.
lesson-moving-2 =
    An army marches on its stomach. A supply train goes two cities, or three on main roads alone. Bring { $piece2 } up
    to { $city3 }. It may enter empty cities only.
lesson-moving-2-done = Now the bread is close behind him. Trains do not fight: keep them away from the enemy.
lesson-moving-2-other = Not yet: first bring { $piece2 } to { $city3 }.
lesson-moving-2-other-1 = Closer, but the main road carries the train one city farther, to { $city3 }.
lesson-moving-2-other-2 = The generals can wait a moment. Move the train first.
lesson-moving-3 =
    No piece passes through another. But up to three generals of one nation may stand together as a stack, and the
    highest in rank commands it. Let { $piece3 } join { $piece4 } in { $city4 }.
lesson-moving-3-done = They are one stack now, and the move of both is over: whoever is joined cannot march off any more this turn.
lesson-moving-3-other = That is allowed, but I want to see a stack: send { $piece3 } to { $city4 }.
lesson-moving-3-other-1 = { $piece4 } could go to { $piece3 }, too. This time { $piece3 } comes to him.
lesson-moving-3-other-2 = { $piece4 } stands in { $city4 }. Go there.
lesson-moving-4 = Nobody has to move. Leave the second train where it is, and end the phase with the button "done".
lesson-moving-4-done = That was a whole movement phase.
lesson-moving-4-other = The second train is safe where it is. Just say that you are done.
lesson-moving-closing =
    Three cities, four on main roads; trains two and three. One piece after the other, in any order, each once. Nobody
    passes through anybody.

lesson-conquest-title = Taking cities
lesson-conquest-summary = An objective falls when a general leaves it, unless somebody protects it.
lesson-conquest-1 =
    You are Elisabeth and lead the Russians. An objective is not taken by standing on it, but at the moment a general
    leaves it. March { $piece } through { $city } and on to { $city2 }.
lesson-conquest-1-done = { $city } is yours: he has left it behind, and no Prussian general was within three cities of it.
lesson-conquest-1-other = That would not take { $city }. Let { $piece } march through it, to { $city2 }.
lesson-conquest-1-other-1 = Standing there does not help: it falls when he leaves it. Go on to { $city2 } in the same march.
lesson-conquest-1-other-2 = That would work as well, because he leaves { $city }. For this lesson, end in { $city2 }.
lesson-conquest-1-other-3 = He comes next. First { $piece }, please.
lesson-conquest-2 =
    { $piece2 } stands on { $city3 }, but { $piece3 } in { $city5 } is only one city away and protects it, as a Prussian
    general protects everything within three cities. March to { $city4 }, next to him: we shall have to fight.
lesson-conquest-2-done = { $city3 } is still protected, so it gets a mark only. If the protector is driven off this turn, it falls after all.
lesson-conquest-2-other = We need { $piece2 } next to { $piece3 }: take him to { $city4 }.
lesson-conquest-2-other-1 = That is next to { $piece3 }, too, but let us come from { $city4 } this time.
lesson-conquest-3 =
    Generals next to an enemy must attack when moving is over. You have seven troops there, { $piece3 } two, and Prussia
    has no cards. Say that you are done, and watch.
lesson-conquest-3-done = { $piece3 } had to break off and is gone. Nobody protects { $city3 } any more, so the mark turns into a conquest.
lesson-conquest-3-other = The train is near enough. End the movement phase.
lesson-conquest-closing =
    Leave it, and it is yours; if it is protected within three cities, it is marked, and counts if the protectors are gone
    after the battles. Only the nation that defends a city protects it.

lesson-supply-title = Bread and powder
lesson-supply-summary = Six cities to a supply train, or hunger.
lesson-supply-1 =
    You are Maria Theresa and lead the Austrians. { $piece } in { $city } lies face down: he is out of supply, and the
    next time he is checked he is lost. A train of his own nation within six cities saves him. Move { $piece2 }
    to { $city2 }.
lesson-supply-1-done = Six cities from { $city2 } to { $city }: just enough.
lesson-supply-1-other = That does not feed { $piece }. Bring { $piece2 } to { $city2 }.
lesson-supply-1-other-1 = He could march back, but he would give up all that ground. Let the train come to him.
lesson-supply-1-other-2 = From there it is more than six cities to { $piece }. Go to { $city2 }.
lesson-supply-1-other-3 = Stop! { $piece } would starve with six troops. Move { $piece2 } first.
lesson-supply-2 =
    What feeds you feeds the enemy, too. A general who enters the city of a hostile train eliminates it, and stops there.
    Send { $piece3 } to { $city3 } and take { $piece4 }.
lesson-supply-2-done = The train is gone. Prussia must pay six points for a new one, and its generals abroad go hungry until then.
lesson-supply-2-other = Leave that for later. { $piece3 } should take the train in { $city3 }.
lesson-supply-2-other-1 = You are on the right road. The train stands in { $city3 }: name that city.
lesson-supply-2-other-2 = { $piece5 } stands in Austria. At home a general is always in supply: he needs no help.
lesson-supply-3 =
    { $piece5 } in { $city4 } is at home and needs no train. Supply is checked at the end of your stage, after the battles.
    Say that you are done.
lesson-supply-3-done = { $piece } is turned face up again: he can breathe.
lesson-supply-3-other = Everybody stands well now. End your moves.
lesson-supply-closing =
    At home, in an own depot, or within six cities of an own train, by a way on which no enemy stands. Who is not, is turned
    face down, and is lost at the next check.

lesson-battle-title = A battle of cards
lesson-battle-summary = Troops make the score, the suit of the ground says which cards count.
lesson-battle-1 =
    You are Frederick. { $piece } in { $city } attacks { $piece2 } in { $city2 } with five troops against eight: your
    score is -3, and who is behind may play. You stand on diamonds, so only diamonds count for you. Play { $card }: it
    brings you to exactly 0.
lesson-battle-1-done = At 0 the right passes to the enemy: he plays, or lets it end in a tie. The French spent a 7 of clubs only because you were sparing.
lesson-battle-1-other = That is not a card for this moment. Play { $card }.
lesson-battle-1-other-1 = That would win the lead, too, but for more than it is worth just now. Keep { $card2 }; { $card } is enough.
lesson-battle-1-other-2 = A Reserve counts for any suit and as any value up to 10. That is too precious for a gap of three.
lesson-battle-1-other-3 = Breaking off at -3 would cost three troops, and { $piece } would have to retreat three cities. We can do better.
lesson-battle-2 =
    Now you are at -7. { $card3 } is of no use: hearts do not count here. Play { $card2 }.
lesson-battle-2-done = You are at +2, so the French were at -2. They answered with a 5 of clubs.
lesson-battle-2-other = Only diamonds count for you here: play { $card2 }.
lesson-battle-2-other-1 = Keep the Reserve while you still have diamonds.
lesson-battle-2-other-2 = At -7 you would lose everything. You still hold { $card2 }.
lesson-battle-3 =
    You are at -3 again and have no diamonds left. Now is the time for { $card4 }: play it, and let it count 10.
lesson-battle-3-done = The French had no clubs left and broke off at -7: seven of their eight troops are lost.
lesson-battle-3-other = That would do, but a Reserve counts up to 10, and each point is a French troop lost. Take 10.
lesson-battle-3-other-1 = With 3 you are at 0. The French have nothing to play, and it would be a tie. Take 10.
lesson-battle-3-other-2 = You would still be below 0. Take 10.
lesson-battle-3-other-3 = Not while you hold a Reserve!
lesson-battle-4 =
    The loser retreats as many cities as he lost troops, as far from the winner as he can get. Where several cities are
    equally far, the winner chooses. Send { $piece2 } to { $city3 }, deep in hostile Hanover.
lesson-battle-4-done = There he stands, with one troop, far from home.
lesson-battle-4-other = You may choose that. But { $city3 } lies in Hanover, where the enemies of France are at home.
lesson-battle-closing =
    Behind by some troops: play a little, and let the other side waste its cards. Ahead: wait. Your suit is that of the
    ground where your own army stands, so choose where you fight.

lesson-cards-title = Cards and recruits
lesson-cards-summary = Which cards to keep, and how they buy back what was lost.
lesson-cards-1 =
    You are Pompadour. France has drawn four cards and must discard one of them unseen. Your armies fight
    around { $city } (diamonds) and { $city2 } (spades). Throw { $card } away.
lesson-cards-1-done = A low card of a suit in which you do not fight: that hurts least.
lesson-cards-1-other = { $card } is the card that you will miss least.
lesson-cards-1-other-1 = Hearts win nothing here, but every card pays for recruits. The smaller one can go: { $card }.
lesson-cards-1-other-2 = That is a diamond, and { $piece2 } stands on diamonds. Keep it.
lesson-cards-2 =
    Now you would move. Let the army rest this time: say that you are done with moving.
lesson-cards-2-done = After the moves a nation may recruit.
lesson-cards-2-other = The army rests. Just say that you are done.
lesson-cards-3 =
    { $piece3 } is off the map. He comes back free of charge in a depot, but needs at least one troop, for six points.
    Recruit for { $piece3 }, and let him come back in { $city3 }.
lesson-cards-3-done = He is back, far from the front, and cannot move this turn.
lesson-cards-3-other = That is possible, too, but { $piece3 } is missed more. Recruit for him.
lesson-cards-3-other-1 = That is a French depot as well. But { $city3 } is the one meant here.
lesson-cards-3-other-2 = More troops for the army are fine, but first bring { $piece3 } back.
lesson-cards-4 =
    Say that you are done, and pay six points. Any suit will do, so pay with what wins no battle: { $card2 } and { $card3 }.
    Cards are paid from the highest down, and what is too much is lost.
lesson-cards-4-done = Nine points for a bill of six, but not one card that you need.
lesson-cards-4-other = Enough for now. Say that you are done, then pay.
lesson-cards-4-other-1 = That would pay, but it is a card for battle. Pay with { $card2 } and { $card3 }.
lesson-cards-4-other-2 = One troop is enough today: the bill would double.
lesson-cards-closing =
    Cards are everything: they win battles in their suit and buy troops in any. Fight where your strong suit is, and pay with
    the rest.

lesson-winning-title = How to win
lesson-winning-summary = The last objective, and the end of the turn.
lesson-winning-1 =
    You are Maria Theresa. The Imperial Army holds nine of its ten objectives; only { $city } is missing,
    and { $piece2 } in { $city2 } protects it. It is Austria's stage, and the two work together: march { $piece }
    to { $city3 }, next to { $piece2 }.
lesson-winning-1-done = Seven Austrian troops next to three Prussian ones.
lesson-winning-1-other = That does not trouble { $piece2 }. March { $piece } to { $city3 }.
lesson-winning-1-other-1 = Then { $piece2 } would stay and protect { $city }. March { $piece } to { $city3 } first.
lesson-winning-2 = Now end the moves of Austria. The battle follows by itself.
lesson-winning-2-done = { $piece2 } is gone, and nobody protects { $city } any more. Now it is the stage of the Imperial Army.
lesson-winning-2-other = The train can stay. Say that you are done.
lesson-winning-3 =
    Only the nation that wants it can take an objective, and only by leaving it. March { $piece3 } through { $city } along
    the main road, to { $city4 }.
lesson-winning-3-done = That is the tenth.
lesson-winning-3-other = { $city } would not fall that way. March { $piece3 } through it, to { $city4 }.
lesson-winning-3-other-1 = Entering is not enough: he must leave { $city } again. Go on to { $city4 }.
lesson-winning-3-other-2 = That would take { $city }, too. But go the whole way, to { $city4 }.
lesson-winning-3-other-3 = Not yet: one city is missing.
lesson-winning-4 =
    Victory is checked at the end of the turn only: until then the others could still take something back. You come last
    in this turn. End your moves, and recruit nothing.
lesson-winning-4-done = All ten objectives at the end of the turn: Maria Theresa has won, alone.
lesson-winning-4-other = There is nothing more to do. Say that you are done.
lesson-winning-closing =
    An attacker wins alone, with all objectives of one nation at the end of a turn. Frederick wins by lasting until Russia,
    Sweden and France have left the war.

lesson-first-turn-title = Your first turn
lesson-first-turn-summary = Frederick against Europe: the opening move of Prussia.
lesson-first-turn-1 =
    This is the real thing: turn 1, and you are Frederick. Prussia has drawn its seven cards. { $piece }
    and { $piece2 } in { $city } shall cover Saxony: take them to { $city2 }, and stop there.
lesson-first-turn-1-done = From there they protect everything within three cities: Dresden, Meißen, Pirna and more.
lesson-first-turn-1-other = Saxony comes first: take { $piece } to { $city2 } and stop.
lesson-first-turn-1-other-1 = They could part, but against Austria you want them together: go to { $city2 }.
lesson-first-turn-1-other-2 = On the main road they could go even there. But { $city2 } lies more in the middle.
lesson-first-turn-1-other-3 = The king first: { $piece }.
lesson-first-turn-2 =
    In Silesia { $piece3 } and { $piece4 } stand together in { $city3 }. There is more to cover than one army can: take
    up { $piece3 }, leave { $piece4 } behind, and go to { $city4 }. Then say in secret how many troops go along.
lesson-first-turn-2-done = Only you know how many went with him: Austria sees two armies, and must guess.
lesson-first-turn-2-other = Divide the army in { $city3 }: { $piece3 } goes to { $city4 }, { $piece4 } stays.
lesson-first-turn-2-other-1 = The other way round: { $piece4 } stays, { $piece3 } goes.
lesson-first-turn-2-other-2 = Both would go. Say first that { $piece4 } stays behind.
lesson-first-turn-3 =
    Silesia is Prussian and feeds its army. Saxony is not: { $piece } needs a train within six cities.
    Bring { $piece5 } to { $city5 }.
lesson-first-turn-3-done = Four cities from { $city2 }: near enough, and well behind the front.
lesson-first-turn-3-other = The others can wait. { $piece5 } should follow { $piece }.
lesson-first-turn-3-other-1 = That one is too far east to help { $piece }. Take { $piece5 }.
lesson-first-turn-4 =
    { $piece4 } covers Breslau, others watch the Russians, the Swedes and the French. Nobody else has to move. Say that you
    are done.
lesson-first-turn-4-done = Prussia's stage is over; Hanover, also yours, comes next, and then the enemies, one by one.
lesson-first-turn-4-other = That may be wise, but the lesson ends here. Say that you are done.
lesson-first-turn-closing =
    Cover what is wanted from within three cities, keep the trains near, fight only where your suits are good, and wait: from
    turn 6 on the clock of fate is on your side.
