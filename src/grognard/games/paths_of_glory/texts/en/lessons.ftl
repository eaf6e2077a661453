# Lessons: a title, a summary and a closing for each; for each step what to do, what is said when it is done, and what
# is said to anything else.

lesson-cards-title = One card, four uses
lesson-cards-summary = Event, operations, redeployment or replacements: what you can do with a card.
lesson-cards-1 =
    Welcome. You lead the Central Powers. A turn has six Action Rounds; in each, you play one card, then the Allies play
    one. A card can be used in one of four ways: as its event, for operations (OPS), for Strategic Redeployment (SR) or
    for replacement points (RP). Victory points (VP) are your score: the higher they are, the better for you. { $card }
    gives you 1 VP and raises your War Status, but only as an event. Play it as its event.
lesson-cards-1-done =
    VP 11, War Status 1. The card has an asterisk, so it has left the game: an event like this works only once.
lesson-cards-1-other = You could do that, but first collect the VP: play { $card } as its event.
lesson-cards-1-other-1 =
    Four OPS are strong, and you would get the card back later. But only the event gives you the VP.
lesson-cards-1-other-2 =
    The automatic operation does not use a card, but gives only 1 OPS. Save it for a time when your hand is empty.
lesson-cards-2 =
    The Allies have acted, and it is your turn again. Some of your units are reduced: they show their weaker side.
    Replacement points restore them at the end of the turn. Look at the numbers on { $card2 }: it gives 3 German and 2
    Austro-Hungarian RP. Its event has to wait, because it answers an Allied card that has not been played. Play it for
    replacement points.
lesson-cards-2-done =
    The points are recorded, to be spent at the end of the turn. That was your whole action: no unit moves. And you may
    not play RP again in your next action.
lesson-cards-2-other = Another time. Record replacement points with { $card2 } now.
lesson-cards-2-other-1 =
    This small card gives only 1 German RP, and none for Austria-Hungary. { $card2 } gives far more.
lesson-cards-2-other-2 = That is strong too, but your armies need strength now: use { $card2 } for replacement points.
lesson-cards-3 =
    Most cards are played for operations: each OPS activates a space, whose units then move or attack. { $card3 } is
    also a Combat Card, which can be played in a combat, but without a combat it does nothing for you. Play it for
    operations.
lesson-cards-3-done = 2 OPS, to spend on two spaces. The next lesson shows how.
lesson-cards-3-other = You could do that, but you hold a card worth 2 OPS. Play { $card3 } for operations.
lesson-cards-3-other-1 =
    Strategic Redeployment moves units behind the lines; it has a lesson of its own. This time play for operations.
lesson-cards-closing =
    One card, one use: event, OPS, SR or RP. Cards with an asterisk leave the game after their event; all others come
    back when the deck is shuffled. RP and SR may not be played twice in a row.

lesson-moving-title = On the move
lesson-moving-summary = Activating spaces, moving their units, and taking ground.
lesson-moving-1 =
    You lead the Allies. Units can move only if their space is activated, which costs OPS. Your card { $card } is worth
    2 OPS. Play it for operations.
lesson-moving-1-done = Now you have 2 OPS to spend.
lesson-moving-1-other = That would not move any unit we need. Play { $card } for operations.
lesson-moving-1-other-1 = That would be only 1 OPS, and the space we need costs 2.
lesson-moving-2 =
    The Germans have marched through { $space } and left it empty. It is worth 1 VP: take it back. The nearest units are
    in { $space2 }. A space costs 1 OPS for each nation in it: here a British and a Belgian army share the space, so it
    costs 2. Activate { $space2 } for movement.
lesson-moving-2-done = Both OPS are spent. All units in { $space2 } may move now, but none has to.
lesson-moving-2-other = Those units could reach it too, but { $space2 } is adjacent. Activate it for movement.
lesson-moving-2-other-1 =
    A space is activated to move or to attack, never both. { $space } has no enemy units to attack: activate { $space2 }
    for movement.
lesson-moving-3 =
    Choose { FORM($piece, "the") } and move it to { $space }. Each space it enters costs 1 of its 3 movement points,
    whatever the terrain. Units never enter a space with enemy units.
lesson-moving-3-done = The flag changed at once: a side controls the spaces its units enter. VP: 9.
lesson-moving-3-other = Not yet: first choose { FORM($piece, "the") } and move it to { $space }.
lesson-moving-3-other-1 =
    { CAPITAL(FORM($piece2, "the")) } should stay and hold { $space2 }, which is a VP space too. Send only
    { FORM($piece, "the") }.
lesson-moving-3-other-2 = It could go there, but the VP is in { $space }.
lesson-moving-4 =
    { CAPITAL(FORM($piece, "the")) } has 2 movement points left and could keep moving. { $space } would stay yours even
    if you left it empty, but then the Germans could walk back in. Stop here.
lesson-moving-4-done = Unused movement points are lost. They do not help another unit.
lesson-moving-4-other = If you leave, the Germans in { $space3 } can take { $space } back without a fight. Stop here.
lesson-moving-5 = { CAPITAL(FORM($piece2, "the")) } may stay where it is. Choose “done”.
lesson-moving-5-done = Your action is over.
lesson-moving-5-other = That would leave { $space2 } open. Leave { FORM($piece2, "the") } there, and choose “done”.
lesson-moving-closing =
    OPS activate spaces, 1 for each nation in them, to move or to attack. An army moves 3 spaces, most corps 3 or 4. A
    side controls each space its units enter. Mixed stacks are expensive: keep nations apart where you can.

lesson-stacking-title = Three to a space
lesson-stacking-summary = The stacking limit, and what mixed stacks cost and can do.
lesson-stacking-1 =
    At most three units may be in a space, armies and corps alike; forts do not count. You lead the Central Powers.
    { $space } is worth a VP, and a lone German corps holds it against two enemies. Two armies are in { $space2 }; send
    one of them. Take the automatic operation, and activate { $space2 } for movement.
lesson-stacking-1-done =
    The units in { $space2 } may move. { $space3 } is in the way, and three armies are there already.
lesson-stacking-1-other = One OPS is enough here: take the automatic operation, and activate { $space2 } for movement.
lesson-stacking-1-other-1 = You will need the 2 OPS of { $card } in a moment. For now take the automatic operation.
lesson-stacking-1-other-2 =
    { $space3 } is next to { $space }, but its armies also hold the road to the west. { $space2 } can spare one:
    activate it for movement.
lesson-stacking-1-other-3 = No attack now: activate { $space2 } for movement.
lesson-stacking-2 =
    The limit applies when a move ends, not while it lasts: units may pass through a full space, but may not stop there.
    Choose one of the two armies, move it through { $space3 } to { $space }, and choose “done”.
lesson-stacking-2-done =
    The army passed through three others and is in { $space }. Had it stopped in { $space3 }, a fourth unit would have
    been over the limit.
lesson-stacking-2-other = Leave one army in { $space2 }, and move the other through { $space3 } to { $space }.
lesson-stacking-2-other-1 = One is enough: the other army should hold { $space2 }.
lesson-stacking-2-other-2 = { $space } needs the army. Move it there through { $space3 }, and choose “done”.
lesson-stacking-3 =
    Now the east. In { $space4 } are { FORM($piece3, "the") }, { FORM($piece4, "the") } and a corps: three units of two
    nations. They may share a space, but it costs 1 OPS for each nation in it. Play { $card } for its 2 OPS, and
    activate { $space4 } for attack.
lesson-stacking-3-done = Both OPS are spent on one space. A purely German stack would have cost half as much.
lesson-stacking-3-other = Play { $card } for operations, and activate { $space4 } for attack.
lesson-stacking-3-other-1 = 1 OPS does not pay for two nations. Play { $card } for operations.
lesson-stacking-3-other-2 = Units cannot walk into { FORM($piece2, "the") }. Activate { $space4 } for attack.
lesson-stacking-3-other-3 =
    The corps in { $space6 } alone is too weak, and the 1 OPS left would be too little for { $space4 }. Activate
    { $space4 } for attack.
lesson-stacking-4 =
    Units of two nations may attack together, because they are stacked in the same space. Attack { $space5 } with all
    three: 5, 3 and 1 make 9 factors.
lesson-stacking-4-done =
    Loss Number 4 eliminates { FORM($piece2, "the") }, and the Reserve Box holds no corps to replace it. The corps paid
    your own Loss Number of 1 with a step.
lesson-stacking-4-other = Attack { $space5 }, and choose all three units.
lesson-stacking-5 =
    { CAPITAL(FORM($piece3, "the")) } and { FORM($piece4, "the") } could both advance. But then { $space5 } would hold
    two nations again, and cost 2 OPS each time. Advance with { FORM($piece3, "the") } alone, and choose “done”.
lesson-stacking-5-done = One nation in each space: next time each of them costs 1 OPS.
lesson-stacking-5-other = { $space5 } would stay Russian. Advance with { FORM($piece3, "the") }.
lesson-stacking-5-other-1 = Leave it in { $space4 }, where it keeps its own nation together.
lesson-stacking-closing =
    Three units to a space, checked when movement, redeployment, retreat or advance ends. Mixed stacks cost 1 OPS for
    each nation. Nations attack together only from a space where each of them takes part. Keep them apart where you can.

lesson-battle-title = An attack
lesson-battle-summary = From the card to the fire tables, the retreat and the advance.
lesson-battle-1 =
    You lead the Germans. { CAPITAL(FORM($piece, "the")) } in { $space } is between you and France. An attack also needs
    operations: play your card for operations, and activate { $space2 } for attack.
lesson-battle-1-done =
    { CAPITAL(FORM($piece2, "the")) } is ready to attack. The marker says no more than that: you choose the target
    later.
lesson-battle-1-other = An attack needs operations: play { $card } for operations, then activate { $space2 } for attack.
lesson-battle-1-other-1 =
    A space is activated to move or to attack. French units are in { $space }, so you cannot just move in. Activate
    { $space2 } for attack.
lesson-battle-1-other-2 =
    You could, and an attack from two spaces has its advantages: it has a lesson of its own. Here { $space2 } is enough.
lesson-battle-2 =
    Each army has three numbers: its combat factor, its loss factor and its movement factor.
    { CAPITAL(FORM($piece2, "the")) } attacks with 5 against 3. Each side rolls a die in the column of its combat
    factors, and the result is the Loss Number of the other side. Do not activate another space: choose “done”, then attack
    { $space }.
lesson-battle-2-done =
    Column 5, a roll of 5: Loss Number 4. A step of a French army absorbs 3 of that, so { FORM($piece, "the") } is
    reduced, and the last point is lost. The French rolled Loss Number 2, which does not hurt an army with a loss factor
    of 3. Your number is higher, so you have won, and because it is higher by two, they retreat two spaces.
lesson-battle-2-other = Not yet: attack { $space } with { FORM($piece2, "the") }.
lesson-battle-2-other-1 =
    Two armies are in { $space3 }, with 7 factors between them. Attack the weaker enemy in { $space }.
lesson-battle-2-other-2 = One space is enough for this attack. Choose “done”.
lesson-battle-3 =
    { $space } is empty but still French: defeating the defenders does not change control. Attackers at full strength
    may advance. Advance with { FORM($piece2, "the") }.
lesson-battle-3-done =
    { $space } is yours. It is a forest, so the advance ends there; in clear terrain you could have pursued into the
    next space.
lesson-battle-3-other =
    Then { $space } stays French, and they walk back in with their next card. Advance with { FORM($piece2, "the") }.
lesson-battle-closing =
    Add up the combat factors, find the column, roll, and take losses in steps. The side that inflicts the higher Loss
    Number wins; if an attacker is still at full strength, the defenders retreat, and full-strength attackers may
    advance. Both sides fire at the same time, so even a victory can be costly.

lesson-losses-title = Taking losses
lesson-losses-summary = Loss factors, corps from the Reserve Box, and why one full-strength army matters.
lesson-losses-1 =
    Two of your armies are in { $space }, ready to attack: { FORM($piece, "the") } at full strength, and
    { FORM($piece2, "the") }, which is reduced. Attack { FORM($piece3, "the") } in { $space2 } with both, so that their
    combat factors add up: 5 and 3 make 8.
lesson-losses-1-done =
    You inflict Loss Number 4: { FORM($piece3, "the") } is reduced. But they fired well too: Loss Number 3 for you.
lesson-losses-1-other = Attack { $space2 } with both armies: neither is strong enough alone.
lesson-losses-1-other-1 =
    { $space3 } has two armies and a fort, and the fort's 3 factors fight with them: that is 9 against your 8.
lesson-losses-1-other-2 = That would be easy, but only a corps is there. Attack the army that guards the road to Paris.
lesson-losses-2 =
    Each step of an army absorbs its loss factor, here 3. Losses must come as close to the Loss Number as possible
    without going over it, so one of your armies loses a step: but which one? A reduced army that is eliminated is
    replaced at once by a corps of its nation from the Reserve Box. And the defenders retreat only if one of your
    attackers is still at full strength. Choose { FORM($piece2, "the") }.
lesson-losses-2-done =
    { CAPITAL(FORM($piece2, "the")) } is in the Eliminated Box, to be rebuilt with replacement points one day, and a
    fresh corps has replaced it. { CAPITAL(FORM($piece, "the")) } is still at full strength, so the French, beaten 4 to
    3, retreat one space.
lesson-losses-2-other =
    Then you would have two reduced armies and none at full strength: you would win the combat, but the French would
    stay where they are. Choose { FORM($piece2, "the") }.
lesson-losses-3 =
    { $space2 } is empty. Any attacker at full strength may advance, including the corps. Advance with one of them.
lesson-losses-3-done = { $space2 } is yours, next to Paris.
lesson-losses-3-other = Do not stop now: advance into { $space2 }.
lesson-losses-closing =
    Losses are taken in steps, and each step absorbs its unit's loss factor. Keep corps in the Reserve Box: without one
    to replace it, an eliminated army is out of the game permanently. And attack with a full-strength unit that can stay
    at full strength.

lesson-retreat-title = Hold or give way
lesson-retreat-summary = What defeated defenders can do, and where they should go.
lesson-retreat-1 =
    Now you defend. The Germans have won 4 to 2 in { $space }, so your units must retreat two spaces. But they are in
    a forest: there, as in mountains, swamps, deserts and trenches, you may cancel the retreat by losing one more step.
    { $space } blocks the roads into France. Cancel the retreat.
lesson-retreat-1-done = Your units stay, so the Germans cannot advance. Now for the price.
lesson-retreat-1-other = A sound choice, and it saves a step. But this space is worth a step: cancel the retreat.
lesson-retreat-2 =
    { CAPITAL(FORM($piece, "the")) } is already reduced: one more step eliminates it. The corps is cheaper. Choose
    { FORM($piece2, "the") } for the loss.
lesson-retreat-2-done =
    { $space } holds. But the Germans continue: two armies from { $space2 } have defeated { FORM($piece3, "the") } in
    { $space3 }, 4 to 2. That is clear terrain: this time you must retreat.
lesson-retreat-2-other =
    That is a bad bargain: the Reserve Box has no French corps to replace the army, so it would be permanently
    eliminated. Choose { FORM($piece2, "the") } for the loss.
lesson-retreat-3 =
    Exactly two spaces. At each step you must choose a friendly space in supply if there is one. Now think ahead:
    after a two-space retreat the enemy may advance not only into { $space3 }, but on into a space that you passed through,
    unless your units are in it. So retreat through your own troops: by way of { $space4 } or { $space }.
lesson-retreat-3-done =
    { CAPITAL(FORM($piece4, "the")) } could take { $space3 } but go no further: your own units block the way behind it.
lesson-retreat-3-other =
    None of your units is there. The Germans would follow you through { $space3 } into that space. Retreat through
    { $space4 } or { $space }, where your own units are.
lesson-retreat-closing =
    Beaten by one: one space; by more: two. Rough terrain and trenches let you cancel a retreat for a step, clear
    terrain does not. Retreat through your own units, and never where you would be cut off: units that cannot retreat
    are eliminated.

lesson-flank-title = From two sides
lesson-flank-summary = Flank attacks and Combat Cards: how to win at Tannenberg.
lesson-flank-1 =
    August 1914 in East Prussia. { CAPITAL(FORM($piece, "the")) } has advanced into { $space }, between your army and
    your corps. Both spaces are activated for attack. Attack { $space } with both units.
lesson-flank-1-done = 7 factors against 3, and from two spaces. That opens a new possibility.
lesson-flank-1-other = One unit alone is weaker, and cannot make a flank attack. Attack { $space } with both.
lesson-flank-2 =
    An attack from two spaces with at least one army may attempt a flank attack if the terrain allows it: no mountain or
    swamp, no trench, no lone fort. You name one space that pins the defenders. A roll of 4 or more succeeds, and each
    other attacking space adds 1, unless it touches another space with enemy units. { $space2 } touches the Russians in
    { $space3 }; { $space4 } touches no other enemy. So pin from { $space2 }.
lesson-flank-2-done =
    A roll of 3, +1 for { $space4 }: that makes 4, and the attempt succeeds. You fire first, and they fire with what is
    left.
lesson-flank-2-other =
    Without a flank attack both sides fire at the same time. Here the attempt succeeds two times in three: take the
    chance, and pin from { $space2 }.
lesson-flank-2-other-1 =
    Then { $space2 } would have to add 1, and it cannot: it touches the Russians in { $space3 }. Pin from { $space2 }.
lesson-flank-3 =
    Now the Combat Cards, the attacker's first. { $card } adds 1 to the roll of a German attack on Russian units. Play
    it.
lesson-flank-3-done =
    A roll of 3, +1 for the card: Loss Number 4. At loss factor 2 that is both steps of { FORM($piece, "the") }; a corps
    replaces it and fires back, with 1 factor instead of 3. Only your corps loses a step. You have won, so the card
    stays face up and can help you again this turn.
lesson-flank-3-other = You may keep it, but you will not find a better combat for it. Play { $card }.
lesson-flank-4 =
    The Russians are retreating to { $space5 }. Your corps is reduced and cannot advance; { FORM($piece2, "the") } is at
    full strength. Advance with it.
lesson-flank-4-done = { $space } is German again.
lesson-flank-4-other = Then { $space } would stay Russian. Advance with { FORM($piece2, "the") }.
lesson-flank-closing =
    Two spaces, one army, suitable terrain: attempt the flank attack, and pin from the space that touches other enemies.
    But if the roll fails, the enemy fires first. Combat Cards are the only cards that you can also play in the other
    player's action. The winner keeps them for the turn; the loser discards them, and those with an asterisk work only
    once.

lesson-supply-title = Cut off
lesson-supply-summary = Tracing supply, and what happens to units that cannot.
lesson-supply-1 =
    The last round of the turn. { CAPITAL(FORM($piece, "the")) } has gone far, to { $space }. A unit is in supply if
    friendly spaces without enemy units connect it to a source: for Germans Essen or Breslau, however far away. Look for
    its supply route: from { $space } there is only { $space2 }, which is German and empty. Use 1 OPS to activate
    { $space3 } for movement.
lesson-supply-1-done = From { $space3 } it is one space to { $space2 }.
lesson-supply-1-other =
    First you need a unit that can reach { $space2 }. Take the automatic operation, or play the card, and activate
    { $space3 } for movement.
lesson-supply-1-other-1 =
    You do not have to fight: an army that is cut off is eliminated anyway. Activate { $space3 } for movement.
lesson-supply-1-other-2 =
    The Belgians could do it as well, but they are weak: next turn the Germans would drive them out again. Send a French
    army: activate { $space3 }.
lesson-supply-2 = Choose one of the two armies, and move it to { $space2 }.
lesson-supply-2-done =
    { $space2 } is French, and the supply route is cut. You can see at once that { FORM($piece, "the") } is out of
    supply: it can neither move nor attack.
lesson-supply-2-other = Do not stop yet: move one army to { $space2 }.
lesson-supply-2-other-1 = That does not cut the supply route. Go to { $space2 }.
lesson-supply-2-other-2 = One army is enough. The other should hold { $space3 }.
lesson-supply-3 =
    Even empty, a French { $space2 } would block the route. But the enemy cannot enter a space with an army in it and
    open the route again. Stop here.
lesson-supply-3-done = Good: { $space2 } is yours, and an army holds it.
lesson-supply-3-other =
    { $space2 } would stay French, but any German unit could walk in and open the route again. Stop here.
lesson-supply-4 =
    This was the last action of the turn. The Attrition Phase follows: units out of supply are eliminated, and armies
    permanently, so that even replacements cannot bring them back. Choose “done”.
lesson-supply-4-done =
    A whole army has left the game without a shot. And { $space }, cut off as well, is yours again with its VP.
lesson-supply-4-other = The other army is needed in { $space3 }. Choose “done”.
lesson-supply-closing =
    Before you end an action, trace the supply route of each of your stacks: friendly spaces, free of enemy units, back
    to a source. Germans and Austro-Hungarians use Essen and Breslau, Russians their own cities, the western Allies
    London, by way of their ports. Units out of supply can do nothing, and are eliminated at the end of the turn.

lesson-trenches-title = Dig in
lesson-trenches-summary = The Entrench event, entrenching with an army, and what a trench is worth.
lesson-trenches-1 =
    Winter 1915: the front in the west has not moved, and the Allies are about to attack. { $card } places a trench on
    the map, and from then on armies of both sides may entrench. Play it as its event.
lesson-trenches-1-done = From now on both sides may entrench. First choose a space for the trench of the card.
lesson-trenches-1-other = First the spades: play { $card } as its event.
lesson-trenches-1-other-1 = The card has other good uses. But only its event allows trenches.
lesson-trenches-2 =
    A trench shifts the attacker's fire one column to the left and the defender's one to the right, and lets the
    defender cancel a retreat for a step. { $space } has a fort and { $space2 } a forest, but { $space3 } is clear
    terrain and worth a VP. Place the trench in { $space3 }.
lesson-trenches-2-done = A Level 1 Trench. It stays, even if you leave, until an enemy unit enters.
lesson-trenches-2-other =
    The forest in { $space2 } already lets its defenders cancel a retreat. { $space3 } has no protection yet.
lesson-trenches-2-other-1 = { $space } has its fort, and two armies. { $space3 } has no protection yet.
lesson-trenches-3 =
    { CAPITAL(FORM($piece, "the")) } in { $space2 } can entrench on its own. Its space must be activated for movement:
    it entrenches instead of moving. Take operations, and activate { $space2 } for movement.
lesson-trenches-3-done = One army in each space activated for movement may try to entrench.
lesson-trenches-3-other =
    Take the automatic operation, or play the card for operations, and activate { $space2 } for movement.
lesson-trenches-3-other-1 = Units that attack cannot entrench. Activate { $space2 } for movement.
lesson-trenches-3-other-2 =
    Only armies entrench; a corps benefits from a trench, but cannot make one. Activate { $space2 }.
lesson-trenches-4 =
    Entrench with { FORM($piece, "the") }. It succeeds on a roll equal to or lower than its loss factor of 3: three
    chances in six.
lesson-trenches-4-done =
    A 2: the trench is dug, just in time. Two French armies attacked with 6 factors but fired only in column 5; your 5
    factors fired one column higher. So you have won, 4 to 3.
lesson-trenches-4-other = Then the army would have no trench. Entrench with { FORM($piece, "the") }.
lesson-trenches-4-other-1 = It could move away, but a trench helps more. Entrench with { FORM($piece, "the") }.
lesson-trenches-closing =
    Level 1 Trench: attackers one column to the left, defenders one to the right. A second success makes a Level 2
    Trench, with two columns to the left. A trench rules out flank attacks. Only armies entrench, one per space, instead
    of moving.

lesson-forts-title = Under siege
lesson-forts-summary = How to besiege a fort, and when it falls.
lesson-forts-1 =
    The French armies have left { $space }. Only its fort is there, with a loss factor of 2, and { $space } is worth a
    VP. A fort is not a unit, so you may enter its space if you can besiege it: with one army, or with as many corps as
    its loss factor. Use 1 OPS to activate { $space2 } for movement.
lesson-forts-1-done = An army and a corps are ready in { $space2 }.
lesson-forts-1-other = You need operations for this, the automatic one or a card: activate { $space2 } for movement.
lesson-forts-1-other-1 =
    You may also attack a lone fort from an adjacent space, but it fires back. A siege costs no losses. Activate
    { $space2 } for movement.
lesson-forts-1-other-2 = { CAPITAL(FORM($piece, "the")) } should watch { $space3 }. Activate { $space2 }.
lesson-forts-2 =
    Move { FORM($piece2, "the") } to { $space }. A unit must stop when it enters the space of a fort that is not
    besieged yet.
lesson-forts-2-done =
    The fort is besieged. The space is still French: while the fort is intact you have neither control nor the VP. But
    your other units may ignore it now, and your supply route may pass through.
lesson-forts-2-other = Not yet: first { FORM($piece2, "the") } goes to { $space }.
lesson-forts-2-other-1 =
    A fort with a loss factor of 2 takes two corps, or one army. Move { FORM($piece2, "the") }, and leave the corps
    where it is.
lesson-forts-2-other-2 = Another time. Now { FORM($piece2, "the") } goes to { $space }.
lesson-forts-3 =
    That is enough, and the corps should guard { $space2 }. After this last round comes the Siege Phase: one die for
    each besieged fort, and a roll above its loss factor destroys it. On turns 1 and 2 the roll has a -2 modifier;
    this is turn 3. Choose “done”.
lesson-forts-3-done =
    A 3, where more than 2 was needed: the fort is destroyed for the rest of the game, and { $space } is yours with its
    VP.
lesson-forts-3-other = The siege has all the units it needs. Leave the corps in { $space2 }, and choose “done”.
lesson-forts-closing =
    One army, or as many corps as the fort's loss factor, besiege it, and each turn a die may destroy it. The units the
    siege needs may not move away. A fort adds its combat factor to units in its space, and takes no losses as long as
    one of them survives.

lesson-sieges-title = Breaking a fort
lesson-sieges-summary = Besiegers to spare, and forts that fall in combat.
lesson-sieges-1 =
    The fort of { $space } has a loss factor of 3. Two German armies besiege it, and one would be enough. Units that the
    siege does not need are free to move on. { $space2 } is empty and worth a VP. Take the automatic operation, and
    activate { $space } for movement.
lesson-sieges-1-done =
    { CAPITAL(FORM($piece, "the")) } or { FORM($piece2, "the") } may go; the other must keep up the siege.
lesson-sieges-1-other = Take the automatic operation, and activate { $space } for movement.
lesson-sieges-1-other-1 = Keep { $card } for the next task, which needs 2 OPS. Take the automatic operation.
lesson-sieges-1-other-2 = The armies nearest to { $space2 } are in { $space }. Activate { $space }.
lesson-sieges-1-other-3 = First take the empty VP space: activate { $space } for movement.
lesson-sieges-2 =
    Move one of the two armies to { $space2 }, stop there, and choose “done”. It stays in supply, because friendly supply runs
    through a besieged fort's space as if the fort were gone.
lesson-sieges-2-done = { $space2 } is yours: VP 11. { $space } is still besieged, and still French.
lesson-sieges-2-other = Move one army to { $space2 }, stop there, and choose “done”. The other one keeps up the siege.
lesson-sieges-2-other-1 = One army must stay, or the siege is over. Choose “done”.
lesson-sieges-2-other-2 = { $space2 } has the VP: go there, and stop.
lesson-sieges-3 =
    A siege is rolled for only at the end of the turn. If you cannot wait, attack: a besieged fort from its own space, a
    free one from an adjacent space. Play { $card } for operations, and activate { $space } and { $space3 } for attack.
lesson-sieges-3-done = { $space } will attack the fort it besieges, { $space3 } the lone fort of { $space4 }.
lesson-sieges-3-other = Play { $card } for operations, and activate { $space } and { $space3 } for attack.
lesson-sieges-3-other-1 = 1 OPS pays for one attack. With { $card } you can make both.
lesson-sieges-3-other-2 =
    { $space2 } does not help here: a besieged fort is attacked only from its own space, and against { $space4 } one
    army is enough.
lesson-sieges-3-other-3 = Movement does not break a fort. Activate { $space } and { $space3 } for attack.
lesson-sieges-4 =
    Attack the fort in { $space }. It fights with a combat factor of 3 on the Corps table, and falls if your fire
    reaches its loss factor, 3. It has neither a trench nor a retreat.
lesson-sieges-4-done =
    Loss Number 4: the fort is destroyed for the rest of the game, and your army, which was there already, has taken
    { $space } (VP 12). The fort's Loss Number of 1 did no harm.
lesson-sieges-4-other = Attack the fort in { $space } first.
lesson-sieges-4-other-1 = { $space4 } comes next. First { $space }, where a roll of 2 or more is enough.
lesson-sieges-5 =
    { $space4 } has a fort of 2, and no unit besieges it: { FORM($piece3, "the") } may fire at it from { $space3 }.
    Attack { $space4 }.
lesson-sieges-5-done =
    Loss Number 3, where 2 was enough: the fort is gone. But the space is French until a unit of yours enters.
lesson-sieges-5-other = { CAPITAL(FORM($piece3, "the")) } has not fired yet: attack { $space4 }.
lesson-sieges-6 = Advance into { $space4 } with { FORM($piece3, "the") }.
lesson-sieges-6-done = { $space4 } is yours: VP 13, three of them in two actions.
lesson-sieges-6-other = Then { $space4 } would stay French. Advance with { FORM($piece3, "the") }.
lesson-sieges-closing =
    A siege ties down one army, or as many corps as the fort's loss factor; all others may move on, and supply passes. A
    lone fort falls in combat if your Loss Number reaches its loss factor, otherwise to a die in the Siege Phase. Units
    that defend with a fort add its factor, and shield it until they are gone.

lesson-redeployment-title = By rail
lesson-redeployment-summary = Strategic Redeployment: corps and armies far behind the lines.
lesson-redeployment-1 =
    The Germans in { $space } threaten { $space2 }, where only the BEF is in their way, and { $space3 } has a single
    army. Marching takes too long. Play a card for Strategic Redeployment (SR): each of yours gives 2 points. A corps
    costs 1, an army 4.
lesson-redeployment-1-done = 2 points: two corps can redeploy, each once.
lesson-redeployment-1-other = Points at the end of the turn come too late. Play a card for Strategic Redeployment.
lesson-redeployment-1-other-1 =
    With 2 OPS, corps move only a few spaces. By SR they go as far as you like: play a card for Strategic Redeployment.
lesson-redeployment-2 =
    Look at the Reserve Box, beside the map: { FORM($piece, "the") } and a French one are in it. Choose
    { FORM($piece, "the") }.
lesson-redeployment-2-done =
    From the Reserve Box a corps goes to its capital or supply source, or to a space with a supplied unit of its nation.
lesson-redeployment-2-other =
    Not yet: you have 2 points, and they cannot be saved. Choose { FORM($piece, "the") } in the Reserve Box.
lesson-redeployment-2-other-1 = The French come next. First { FORM($piece, "the") } from the Reserve Box.
lesson-redeployment-3 =
    { CAPITAL(FORM($piece2, "the")) } in { $space2 } is British, so the corps may join it. Send it to { $space2 }.
lesson-redeployment-3-done =
    { $space2 } is stronger now. A corps from the Reserve Box does not need a route, only a unit of its own nation.
lesson-redeployment-3-other = London is safe without it. Send the corps to { $space2 }, where it is needed.
lesson-redeployment-4 =
    Overland a unit goes any distance through friendly spaces that are free of enemy units, to a space where it is in
    supply. Two French corps are in { $space4 }. Send one of them to { $space3 }.
lesson-redeployment-4-done = Halfway across France in one action. You may not play SR again in your next action.
lesson-redeployment-4-other = Send { FORM($piece3, "the") } from { $space4 } to { $space3 }.
lesson-redeployment-4-other-1 =
    That one is in the Reserve Box; leave it there, in case you lose an army. Choose one from { $space4 }.
lesson-redeployment-4-other-2 = Corps can also go back to the Reserve Box. But { $space3 } needs one now.
lesson-redeployment-closing =
    Use SR for units that are not in the front line: corps cost 1, armies 4. Units go overland through friendly spaces,
    corps also from port to port, and to and from the Reserve Box. Russian units redeploy only within Russia. SR may not
    be played twice in a row.

lesson-replacements-title = Fresh strength
lesson-replacements-summary = Cards bring reinforcements, replacement points restore what was lost.
lesson-replacements-1 =
    Both your cards bring German reinforcements, as events. But each nation may receive only one such card per turn, and
    none on turn 1. { $card } brings two corps, which go to the Reserve Box, and an army, which enters at the capital or
    a supply source: Berlin, Essen or Breslau. The Russians in { $space } are next to { $space2 }. Play { $card } as its
    event, and place the army in { $space2 }.
lesson-replacements-1-done =
    { $space2 }, a supply source of all your units, is guarded. Two more corps are in the Reserve Box.
lesson-replacements-1-other = First the reinforcements: play { $card } as its event.
lesson-replacements-1-other-1 =
    That card brings only an army, and you can play only one reinforcement card per nation per turn. Play { $card }: an
    army and two corps.
lesson-replacements-1-other-2 = You could, but the danger is in the east: place the army in { $space2 }.
lesson-replacements-2 =
    It is the last round. You can no longer play { $card2 } for its army this turn, but it gives 2 German and 1
    Austro-Hungarian RP. Play it for replacement points.
lesson-replacements-2-done = The action rounds are over, and the Replacement Phase begins: first the Allies, then you.
lesson-replacements-2-other = Points you record now can be spent in a moment. Play { $card2 } for replacement points.
lesson-replacements-3 =
    { CAPITAL(FORM($piece, "the")) } in { $space3 } is reduced. One point restores an army, or two corps; on the map
    they must be in supply. Give it a step.
lesson-replacements-3-done = From 3 combat factors to 5 for a single point. 1 German point is left.
lesson-replacements-3-other = Austria-Hungary spends its own point soon. First restore { FORM($piece, "the") }.
lesson-replacements-3-other-1 =
    You can rebuild that one too. But first restore { FORM($piece, "the") }, which is at the front.
lesson-replacements-3-other-2 = Unspent points are lost. Give a step to { FORM($piece, "the") }.
lesson-replacements-4 =
    { CAPITAL(FORM($piece2, "the")) } is in the Eliminated Box. An army there can be rebuilt: at reduced strength for 1
    point, at full strength for 2. Give it a step.
lesson-replacements-4-done = It comes back reduced, in a space where reinforcements enter.
lesson-replacements-4-other = The Germans first: rebuild { FORM($piece2, "the") }.
lesson-replacements-4-other-1 = You still have a German point, and it would be lost. Rebuild { FORM($piece2, "the") }.
lesson-replacements-5 =
    Berlin, Breslau or { $space4 }? From { $space4 } the army is soonest at the front in the west. Place it there.
lesson-replacements-5-done = The army is back, at reduced strength. All German points are spent.
lesson-replacements-5-other = The east already has its new army. Place this one in { $space4 }.
lesson-replacements-6 =
    Two reduced corps are in { $space5 }. 1 Austro-Hungarian point is left, and a corps step costs only half a point: give
    one to each corps.
lesson-replacements-6-done = Two corps for one point. All points are spent.
lesson-replacements-6-other = Half a point would be lost. Give a step to both corps in { $space5 }.
lesson-replacements-closing =
    Reinforcements: one card per nation per turn, none on turn 1. RP: an army step costs 1, a corps step one half,
    and points cannot be saved. Armies that were eliminated out of supply, or without a corps to replace them,
    never come back.

lesson-war-status-title = From Mobilization to Limited War
lesson-war-status-summary = War Status, commitment levels, and how nations enter the war.
lesson-war-status-1 =
    The last round of turn 2. Some events have a War Status number, which is added to your total: yours is 2. From turn
    2 on, at the end of each turn, a side with 4 or more goes to Limited War, and its Limited War cards join its deck.
    { $card } is worth 2. Play it as its event.
lesson-war-status-1-done =
    War Status 4, so you are at Limited War. The new cards were shuffled in, and you have drawn { $card2 }. And Turkey
    has entered the war on your side: its corps are on the map, and its spaces are open to both sides.
lesson-war-status-1-other = That does not raise your War Status to 4. Play { $card } as its event.
lesson-war-status-1-other-1 = That is worth 1, and 3 is not enough. { $card } is worth 2.
lesson-war-status-1-other-2 = War Status counts only if the card is played as an event. Play { $card } as its event.
lesson-war-status-2 =
    Turn 3. { $card2 } is a neutral entry: its event brings a nation into the war. It is worth 2 War Status, and Sofia
    becomes a supply source. Only one neutral entry may be played per turn, by both sides together: if you play yours
    first, the Allies have to wait with { $card3 }. Play it as its event.
lesson-war-status-2-done =
    Bulgaria joins you, and your War Status is 6. Two corps are in { $space } already; four more are placed, one to a
    space. No VP have changed: Bulgarian VP spaces count only when the enemy takes them.
lesson-war-status-2-other = Bulgaria first: play { $card2 } as its event.
lesson-war-status-2-other-1 = 5 OPS are tempting, but a nation is worth more. Play { $card2 } as its event.
lesson-war-status-2-other-2 = Another time. One neutral entry per turn: make it yours, with { $card2 }.
lesson-war-status-3 =
    Where will Bulgaria fight? Serbia is its neighbour, and { $space2 } also watches Salonika, where the Allies may land
    one day. Place a corps in { $space2 }.
lesson-war-status-3-done = The other three guard the roads to { $space }. The Allies have taken a small action.
lesson-war-status-3-other = It will get its corps too. But first { $space2 }, on the Serbian border.
lesson-war-status-3-other-1 = Romania is neutral, so the north can wait. Place this corps in { $space2 }.
lesson-war-status-4 =
    Bulgaria is at war, so its units move and attack like all others. { $space4 }, behind the Serbian army in
    { $space5 }, is empty. Take the automatic operation, and activate { $space } for movement.
lesson-war-status-4-done = Two corps may move from { $space }.
lesson-war-status-4-other = Take the automatic operation, and activate { $space } for movement.
lesson-war-status-4-other-1 = 1 OPS is enough: take the automatic operation.
lesson-war-status-4-other-2 = { $space4 } is empty. To walk in, activate { $space } for movement.
lesson-war-status-4-other-3 = Others could move too. But { $space } is next to { $space4 }.
lesson-war-status-5 = Send one corps to { $space4 }, and stop there.
lesson-war-status-5-done =
    { $space4 } is yours. Serbian armies can now no longer be rebuilt in { $space5 }, and the ring around them closes.
lesson-war-status-5-other = First one corps goes to { $space4 }.
lesson-war-status-5-other-1 = Leave one corps in { $space }: it is the capital and a supply source.
lesson-war-status-5-other-2 = { $space4 } is the goal: go there, and stop.
lesson-war-status-5-other-3 = Not yet: one corps goes to { $space4 }.
lesson-war-status-closing =
    Each side has its own War Status: 4 means Limited War, 11 Total War, each with new cards. Turkey enters when the
    Central Powers reach Limited War; Bulgaria, Italy, Romania and Greece by their events, one per turn; the United
    States late in the war, when the combined War Status is 30. At a combined 40 there is an armistice.

lesson-winning-title = Points and governments
lesson-winning-summary = How the VP change, Mandated Offensives, and how to win.
lesson-winning-1 =
    The Introductory scenario, turn 3, the last one: you have two actions left. The VP are at 12. You, the Allies, win
    with 10 or less; 11 to 13 is a draw. In this scenario an event with an asterisk is worth 1 VP on top of what it
    says. { $card } takes away 1 VP. Play it as its event.
lesson-winning-1-done =
    Two VP less: 10. And +2 for your War Status: in the longer scenarios a side with 4 goes to Limited War, with new
    cards, and with 11 to Total War.
lesson-winning-1-other = That does not lower the VP. Play { $card } as its event.
lesson-winning-1-other-1 = An attack might win VP or might not. The event is certain: play { $card } as its event.
lesson-winning-2 =
    10 VP would be enough. But look at your Mandated Offensive: this turn your government demands a French attack on
    Germans in France, Belgium or Germany. If you do not make it, you lose a VP, and the victory with it. Take
    operations, and activate { $space } for attack.
lesson-winning-2-done = French armies, ready to attack Germans.
lesson-winning-2-other = That does not help the French to attack. Take operations, and activate { $space } for attack.
lesson-winning-2-other-1 =
    Then no French unit attacks this turn, and that costs a VP. Take operations, and activate { $space } for attack.
lesson-winning-2-other-2 =
    In { $space2 } there are only British units. The government demands a French attack: activate { $space }.
lesson-winning-2-other-3 = Movement is not an attack. Activate { $space } for attack.
lesson-winning-3 =
    You do not have to win: only the attack counts. But choose the weaker enemy. Attack { $space3 } with both armies.
lesson-winning-3-done = The Mandated Offensive has been carried out, and it went well: 4 to 2, without a loss.
lesson-winning-3-other = Attack { $space3 } with both armies: do not give up the VP now.
lesson-winning-3-other-1 = { $space4 } has an army, and a fort with 3 factors. { $space3 } is easier.
lesson-winning-4 =
    Advance into { $space3 } or not, as you like: it is not a VP space in this scenario. After that the turn, and the
    game, is over.
lesson-winning-4-done = 10 VP: the Allies have won.
lesson-winning-4-other = Advance, or choose “done”.
lesson-winning-closing =
    VP spaces, events and Mandated Offensives change the VP. Each scenario has its own length and victory levels; at the
    end of any turn, 20 VP or more is an immediate victory for the Central Powers, 0 or less for the Allied Powers.

lesson-first-turn-title = August 1914: the Central Powers
lesson-first-turn-summary = A whole first turn for the Central Powers, on the real map.
lesson-first-turn-1 =
    You have seven cards and six actions. { $card } can be played as an event only now: it destroys the fort of
    { $space }, brings two armies there, and three armies attack at once. Play it, and attack { $space2 } with all
    three: 15 factors against 3. Then pass: at these odds a flank attack only risks letting the French fire first.
lesson-first-turn-1-done =
    Loss Number 5 against 2: { FORM($piece4, "the") } is reduced and has retreated to { $space3 }. Two armies have
    advanced into { $space2 }, { FORM($piece, "the") } holds { $space }. The Allies close the road to Paris and guard
    Warsaw.
lesson-first-turn-1-other =
    Play { $card } as its event, attack { $space2 } with { FORM($piece, "the") }, { FORM($piece2, "the") } and
    { FORM($piece3, "the") }, and pass when you are asked about a flank attack.
lesson-first-turn-1-other-1 = As an event it does much more: three armies attack without a single OPS.
lesson-first-turn-1-other-2 =
    { $space4 } has a trench and { FORM($piece5, "the") }. First { $space2 }, the weaker space.
lesson-first-turn-1-other-3 = With 15 against 3 you have little to gain by it and something to lose. Pass.
lesson-first-turn-2 =
    Round 2. In the east { $space6 }, a VP space, is open, and the corps in { $space5 } can reach it. In the west
    { FORM($piece4, "the") } is weak. Play { $card2 } for 2 OPS: activate { $space5 } for movement and { $space2 } for
    attack. Move the corps to { $space6 }, then attack { $space3 } with both armies.
lesson-first-turn-2-done =
    Two VP: { $space6 } and { $space3 }, where { FORM($piece2, "the") } is now. VP 13; one of them is for { $card }, as
    events with an asterisk score in this scenario. The Allies hit back: { FORM($piece5, "the") } has reduced
    { FORM($piece2, "the") }, and two Russian armies have thrown the Austrians back from Tarnopol to { $space9 }.
lesson-first-turn-2-other =
    Play { $card2 } for operations: { $space5 } moves, { $space2 } attacks. The corps goes to { $space6 } and stops;
    then both armies attack { $space3 }.
lesson-first-turn-2-other-1 = That would work too, but 2 OPS are all you need. Keep the big cards.
lesson-first-turn-2-other-2 = The other way round: { $space5 } for movement, { $space2 } for attack.
lesson-first-turn-2-other-3 = The VP is in { $space6 }: go there, and stop.
lesson-first-turn-2-other-4 = In { $space3 } the French army is reduced. Attack there.
lesson-first-turn-3 =
    Round 3. Your Mandated Offensive is Austro-Hungarian: an Austro-Hungarian unit must attack this turn, or you lose a
    VP. Play { $card3 } for 3 OPS: { $space7 } for attack, { $space10 } and { $space11 } for movement. Move
    { FORM($piece7, "the") } to { $space9 }, a threatened VP space, and the corps to { $space12 }; then attack
    { $space8 }.
lesson-first-turn-3-done =
    Each side lost a step, and the Mandated Offensive has been carried out: that is what counted. The Allies have played Rape
    of Belgium: 2 VP less in this scenario, so VP 11.
lesson-first-turn-3-other =
    { $space7 } attacks, { $space10 } and { $space11 } move: the army to { $space9 }, the corps to { $space12 }, and
    both stop there. Then { FORM($piece6, "the") } attacks { $space8 }.
lesson-first-turn-3-other-1 = { $card3 } has just the 3 OPS that you need. Keep the cards with 4.
lesson-first-turn-3-other-2 = { $space7 } is to attack, { $space10 } and { $space11 } are to move.
lesson-first-turn-3-other-3 = The army goes to { $space9 }, the corps to { $space12 }.
lesson-first-turn-4 =
    Round 4. { CAPITAL(FORM($piece2, "the")) } is alone and reduced in { $space3 }. Marching takes too long: use
    Strategic Redeployment (SR). A card with 3 OPS gives 4 SR points, and an army costs 4. Play { $card4 } for SR, and
    send { FORM($piece8, "the") } from { $space13 } to { $space3 }.
lesson-first-turn-4-done =
    Now a full-strength army is in { $space3 }. The Allies answer with { $card7 }: from now on your spaces in France and
    Belgium cost 1 OPS for each unit in them. The event also scores for them: VP 10.
lesson-first-turn-4-other = Play { $card4 } for SR, and send { FORM($piece8, "the") } from { $space13 } to { $space3 }.
lesson-first-turn-4-other-1 = Every card with 3 or 4 OPS gives 4 SR points. Spend the cheapest: { $card4 }.
lesson-first-turn-4-other-2 = Either army would do, but this lesson continues with { FORM($piece8, "the") }.
lesson-first-turn-4-other-3 =
    Corps cost only 1, and the Reserve Box has many. But they must be there when an army is eliminated. Send
    { FORM($piece8, "the") }.
lesson-first-turn-4-other-4 = It is needed in { $space3 }.
lesson-first-turn-5 =
    Round 5. Several of your armies are reduced. Replacement points (RP) are recorded now and spent at the end of the
    turn. { $card5 } gives 3 German and 2 Austro-Hungarian RP, and an army step costs 1. Its event brings
    reinforcements, but not on turn 1. Play it for replacement points.
lesson-first-turn-5-done = The points are recorded. The Allies have done the same.
lesson-first-turn-5-other = Play { $card5 } for replacement points.
lesson-first-turn-5-other-1 = That can wait until next turn; the steps cannot. Play { $card5 } for replacement points.
lesson-first-turn-5-other-2 = Keep that one: you need its 4 OPS for the last action. Use { $card5 }.
lesson-first-turn-5-other-3 = One more attack is still to come. First the replacements: { $card5 }.
lesson-first-turn-6 =
    Round 6, the last. { CAPITAL(FORM($piece5, "the")) } in { $space4 } is reduced and nearly surrounded, and
    { $space4 } is worth a VP. With { $card7 } in force, { $space } and { $space2 } cost 1 OPS each, { $space3 } with
    its two armies costs 2: together 4. Play { $card6 } for operations, and activate all three for attack.
lesson-first-turn-6-done = 4 OPS, three spaces, all next to { $space4 }.
lesson-first-turn-6-other =
    Play { $card6 } for operations, and activate { $space }, { $space2 } and { $space3 } for attack.
lesson-first-turn-6-other-1 = You need all 4 OPS for the attack on { $space4 }.
lesson-first-turn-6-other-2 = That space cannot reach { $space4 }. Activate { $space }, { $space2 } and { $space3 }.
lesson-first-turn-6-other-3 =
    It would end { $card7 } and score a VP. But { $space4 } will not stay this weak: attack now, and keep the event for
    the next turn.
lesson-first-turn-7 =
    Attack { $space4 } with { FORM($piece, "the") }, { FORM($piece3, "the") } and { FORM($piece8, "the") }: 15 factors
    against 4. { CAPITAL(FORM($piece2, "the")) } is reduced; leave it out, and choose “done”.
lesson-first-turn-7-done =
    { CAPITAL(FORM($piece5, "the")) } is out of the game for good: it can never be rebuilt. Its corps has fled to
    Calais, { FORM($piece8, "the") } is in { $space4 }, and { FORM($piece, "the") } lost a step: VP 11. No unit was out
    of supply, no fort besieged, both Mandated Offensives were carried out. The Allies have spent their RP.
lesson-first-turn-7-other =
    Attack { $space4 } with { FORM($piece, "the") }, { FORM($piece3, "the") } and { FORM($piece8, "the") }, and choose “done”.
lesson-first-turn-7-other-1 = { $space4 } is the weaker target, and worth as much.
lesson-first-turn-7-other-2 = That is not a VP space. Attack { $space4 }.
lesson-first-turn-7-other-3 = A reduced army adds little here and could be eliminated. Leave it out, and choose “done”.
lesson-first-turn-8 =
    The Replacement Phase. You have 3 German and 2 Austro-Hungarian RP; an army step costs 1. The armies at the
    front come first: give a step to { FORM($piece, "the") } and one to { FORM($piece2, "the") }.
lesson-first-turn-8-done =
    The other points restore the German 7th Army and two Austro-Hungarian armies. Then both sides draw up to seven
    cards, and turn 2 begins, with reinforcements.
lesson-first-turn-8-other = Unspent RP are lost. Give a step to { FORM($piece, "the") } and to { FORM($piece2, "the") }.
lesson-first-turn-8-other-1 =
    Austria-Hungary spends its own 2 RP in a moment. First { FORM($piece, "the") } and { FORM($piece2, "the") }.
lesson-first-turn-8-other-2 = That unit can wait. First { FORM($piece, "the") } and { FORM($piece2, "the") }.
lesson-first-turn-closing =
    Six actions: an event, three operations, one SR, one RP. Early attacks while the enemy is weak, the Mandated
    Offensive in time, then new strength for the front. Watch { $space2 }: your supply in France runs through it. The
    Allied side of this turn is the next lesson; for a first game choose the Introductory scenario.

lesson-allied-turn-title = August 1914: the Allied Powers
lesson-allied-turn-summary = A whole first turn for the Allied Powers: hold in the west, strike in the east.
lesson-allied-turn-1 =
    The Germans have taken { $space }, and { FORM($piece, "the") } is reduced in { $space2 }. The road to Paris is open:
    close it. Play { $card } for 2 OPS, and activate { $space3 } and { $space4 } for movement. Move
    { FORM($piece2, "the") } to { $space5 } and { FORM($piece3, "the") } to { $space2 }. Stop there.
lesson-allied-turn-1-done =
    You gave up { $space4 }, but the line has no gap. The Germans took { $space4 } and Łódź, VP 13, and attacked
    { $space2 }: 4 against 4. { CAPITAL(FORM($piece, "the")) } was eliminated and replaced by a corps, a German army is
    reduced, and { $space2 } is yours.
lesson-allied-turn-1-other =
    Play { $card } for operations, and activate { $space3 } and { $space4 } for movement: { FORM($piece2, "the") } goes
    to { $space5 }, { FORM($piece3, "the") } to { $space2 }.
lesson-allied-turn-1-other-1 = Good events can wait one action; the gap before Paris cannot.
lesson-allied-turn-1-other-2 = 2 OPS are all you need: keep the bigger cards, and play { $card }.
lesson-allied-turn-1-other-3 =
    Not against full-strength German armies. Activate { $space3 } and { $space4 } for movement.
lesson-allied-turn-1-other-4 =
    { CAPITAL(FORM($piece2, "the")) } goes to { $space5 }, { FORM($piece3, "the") } to { $space2 }; that closes the
    line.
lesson-allied-turn-2 =
    Round 2. The German right wing is strong. { $card2 } makes each German space in France and Belgium cost 1 OPS for
    each unit in it, until Falkenhayn ends it, and it can be played only on turns 1 and 2. In this scenario its asterisk
    also subtracts 1 VP. Play it as its event.
lesson-allied-turn-2-done =
    VP 12. To activate the two armies in { $space } now costs the Germans 2 OPS. They have recorded replacement points.
lesson-allied-turn-2-other = { $card2 } helps most while the turn is young. Play it as its event.
lesson-allied-turn-2-other-1 = 3 OPS now, or costlier German attacks for many turns? Play { $card2 } as its event.
lesson-allied-turn-2-other-2 = That event can be played later in the turn. First slow the Germans down with { $card2 }.
lesson-allied-turn-3 =
    Round 3. Your Mandated Offensive is French: a French unit must attack Germans in France, Belgium or Germany, or you
    lose a VP. And Russia can strike. Play { $card3 } for 3 OPS, and activate { $space6 }, { $space7 } and { $space8 }
    for attack. First attack { $space } with { FORM($piece4, "the") } and { FORM($piece5, "the") }.
lesson-allied-turn-3-done =
    Lost 3 to 4, with a step lost on each side. But the attack was made, and that is all your government asked for.
lesson-allied-turn-3-other =
    Play { $card3 } for operations, and activate { $space6 }, { $space7 } and { $space8 } for attack. Then attack
    { $space } with both French armies.
lesson-allied-turn-3-other-1 = 3 OPS are what you need: play { $card3 }, and keep the bigger cards.
lesson-allied-turn-3-other-2 = These spaces are to attack, not to move.
lesson-allied-turn-3-other-3 =
    { $space12 } has two full-strength armies, a trench and a fort. { $space } has a reduced army.
lesson-allied-turn-3-other-4 = Russia is next. First the French attack on { $space }.
lesson-allied-turn-4 =
    Now { $space9 }: attack { FORM($piece8, "the") } with { FORM($piece6, "the") } and { FORM($piece7, "the") }, 6
    factors against 3. From two spaces you may try a flank attack. { $space8 } also touches Czernowitz, where an enemy
    corps is; { $space7 } touches no other enemy, so it adds 1 if you pin from { $space8 }.
lesson-allied-turn-4-done =
    A 4, +1: it succeeds. You fired first, Loss Number 4: { FORM($piece8, "the") } was eliminated, and the corps that
    replaced it did no harm. It has retreated two spaces, through { $space10 }.
lesson-allied-turn-4-other = Attack { $space9 } with both Russian armies, and pin from { $space8 }.
lesson-allied-turn-4-other-1 = Only a corps is there. The army in { $space9 } guards the road to { $space10 }.
lesson-allied-turn-4-other-2 =
    Then { $space8 } would have to add 1, and it cannot: it touches Czernowitz. Pin from { $space8 }.
lesson-allied-turn-4-other-3 =
    Two rolls in three succeed, and you would fire first. Take the chance: pin from { $space8 }.
lesson-allied-turn-5 =
    After a retreat of two spaces you may advance two, along the path of the retreat. { $space10 } is worth a VP.
    Advance { FORM($piece7, "the") } through { $space9 } to { $space10 }, and { FORM($piece6, "the") } to { $space9 },
    where it holds the supply line. Stop there.
lesson-allied-turn-5-done =
    { $space10 } is Russian: VP 11. The Germans have redeployed an army from { $space12 } to { $space }.
lesson-allied-turn-5-other =
    Advance { FORM($piece7, "the") } to { $space10 } and { FORM($piece6, "the") } to { $space9 }.
lesson-allied-turn-5-other-1 = { $space10 } has the VP: let { FORM($piece7, "the") } advance further.
lesson-allied-turn-5-other-2 = One army in { $space10 } is enough. { CAPITAL(FORM($piece6, "the")) } holds { $space9 }.
lesson-allied-turn-6 =
    Round 4. { $card4 } subtracts 1 VP while you are at Mobilization, and in this scenario another for its asterisk. It
    also gives 2 War Status, which in longer scenarios leads to Limited War. Play it as its event.
lesson-allied-turn-6-done =
    VP 9. The Austro-Hungarians had to attack too: they tried to retake { $space10 }, and failed. Each side lost
    strength there.
lesson-allied-turn-6-other = 2 VP for one card: play { $card4 } as its event.
lesson-allied-turn-6-other-1 = Fighting might win something or nothing; this event is certain. Play { $card4 }.
lesson-allied-turn-6-other-2 = 1 VP and a trench are good too. But { $card4 } is worth 2 VP. Play that first.
lesson-allied-turn-7 =
    Round 5. In { $space2 } there is only a reduced French corps beside { FORM($piece3, "the") }. { $card5 } has 3 OPS,
    so it gives 4 SR points, and an army costs 4. Play it for Strategic Redeployment, and send { FORM($piece9, "the") }
    from { $space11 } to { $space2 }.
lesson-allied-turn-7-done =
    Three units in { $space2 }: that line will hold. The Germans have played { $card7 }, which ends { $card2 } and gives
    them a VP: 10.
lesson-allied-turn-7-other = Play { $card5 } for SR, and send { FORM($piece9, "the") } to { $space2 }.
lesson-allied-turn-7-other-1 = Both cards with 4 SR points would do. Keep the one with 4 OPS, and play { $card5 }.
lesson-allied-turn-7-other-2 = { $space6 } cannot spare it. Take { FORM($piece9, "the") } from { $space11 }.
lesson-allied-turn-7-other-3 =
    Corps cost only 1, but an army fights far better. Send { FORM($piece9, "the") } from { $space11 }.
lesson-allied-turn-7-other-4 = It is needed in { $space2 }.
lesson-allied-turn-8 =
    Round 6, the last. Three of your armies at the front are reduced: { FORM($piece4, "the") }, { FORM($piece2, "the") }
    and { FORM($piece7, "the") }. { $card6 } gives 2 French, 3 Russian and 2 British RP. Play it for replacement points.
lesson-allied-turn-8-done =
    In the Replacement Phase all three armies are restored. Both Mandated Offensives were carried out, and the VP are at
    10, where the war began: the plan of the Central Powers has failed.
lesson-allied-turn-8-other = Unlike OPS, these points mend your armies before the next turn: play { $card6 } for RP.
lesson-allied-turn-8-other-1 = That gives less. { $card6 } gives 2 French and 3 Russian RP.
lesson-allied-turn-8-other-2 = The trench can wait. Play { $card6 } for replacement points.
lesson-allied-turn-closing =
    Close the gaps, then make the enemy's attacks costlier; strike where the enemy is weak; play events that are worth VP; and
    spend the last actions on SR and RP. The Russians can win ground only early: do not let them wait.
