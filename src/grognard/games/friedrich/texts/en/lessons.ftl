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
