# Lessons: a title, a summary and a closing for each; for each step what to do, what is said when it is done, and what
# is said to anything else.

lesson-building-title = Armies do not march
lesson-building-summary = Pieces never move: you build them, one after the other, outwards from home.
lesson-building-1 =
    You are Britain, and it is your turn to play a card. Pieces never move in this game: you spread by building new ones next
    to those you have. An army in { $space2 } first needs a bridge across the water. Play { $card } and build
    in { FORM($space, "the") }.
lesson-building-1-done = You have a navy in { FORM($space, "the") }, next to { $space3 }. Now your line reaches the coast on the other side.
lesson-building-1-other = You may do that, but the bridge comes first. Play { $card } and build in { FORM($space, "the") }.
lesson-building-1-other-1 = Look where the army could go: you have no piece yet next to the far coast. Play { $card } first.
lesson-building-1-other-2 = A navy is useful there too. But { $space2 } borders { FORM($space, "the") }.
lesson-building-1-other-3 = You may remove your own pieces to place them again when none are left to place. You still have some.
lesson-building-2 =
    You may play only one card a turn. Then come the Attrition, Prepare and Draw steps; none of them is compulsory. This time
    pass twice: do not prepare a card, and do not draw.
lesson-building-2-done = The other powers have passed their turns. It is your turn again, in round 3; you have skipped the draft.
lesson-building-2-other = Just pass, twice.
lesson-building-2-other-1 = Keep { $card2 } in hand so that you can play it; the other card can wait. Pass.
lesson-building-2-other-2 = In a real game you would fill your hand to seven. For this lesson, pass.
lesson-building-3 =
    Play { $card2 }. You can build a piece only where it will be supplied: a line of British pieces must lead from it to the
    army in { $space3 }. Build in { $space2 }.
lesson-building-3-done = { $space3 }, { FORM($space, "the") }, { $space2 }: an unbroken line of British pieces.
lesson-building-3-other = Play { $card2 } and build in { $space2 }.
lesson-building-3-other-1 = Your line reaches that far, and you may share a space with friends. But { $space2 } is an unoccupied objective.
lesson-building-closing =
    Play one card a turn, and build wherever an unbroken line of your own nation leads home. A nation can have only one piece
    in a space; friends may share a space, enemies never do.

lesson-supply-title = The line home
lesson-supply-summary = A piece that is cut off stays on the board but cannot fight.
lesson-supply-1 =
    You are Russia. Your army in { $space } is cut off: no Russian piece links it to { $space3 }, and pieces of friends carry
    no supply. So it cannot start a battle, and few cards can reinforce it. Close the gap: play { $card } and build
    in { $space2 }.
lesson-supply-1-done = { $space }, { $space2 }, { $space3 }: the line is closed, and the army is in supply again.
lesson-supply-1-other = That leaves the army in { $space } cut off. Play { $card } and build in { $space2 }.
lesson-supply-1-other-1 = Only a supplied piece can start a battle, and the one in { $space } is not supplied. Close the gap first.
lesson-supply-1-other-2 = That would close the gap too, but next to { $space4 }, where the next German battle could open it again. { $space2 } is safer, behind { $space }.
lesson-supply-1-other-3 = That does not link { $space } to { $space3 }. Build in { $space2 }.
lesson-supply-2 =
    You do not need the rest of this turn. Pass when you are asked to prepare a card, and pass when you are asked to draw.
lesson-supply-2-done = A round has gone by, and your line is unbroken. You have skipped the draft; now play a card.
lesson-supply-2-other = Just pass, twice.
lesson-supply-2-other-1 = You will need { $card2 } in your hand in a moment. Pass.
lesson-supply-3 =
    Now the army in { $space } can fight. Play { $card2 } and battle in { $space4 }, where there is a single German army.
lesson-supply-3-done = Germany had no card prepared: its army is removed. Yours stays where it is, since pieces never move.
lesson-supply-3-other = Play { $card2 } and battle in { $space4 }.
lesson-supply-3-other-1 = That is difficult terrain and would cost you another card. { $space4 } is clear terrain.
lesson-supply-3-other-2 = You may even battle in an empty space, but it wins you nothing. Attack { $space4 }.
lesson-supply-closing =
    You need an unbroken line of pieces of the same nation, back to an army in its home space. Cut the enemy's line, and a
    whole front stops fighting.

lesson-battle-title = An attack
lesson-battle-summary = Difficult terrain, reinforcements, and cards that sustain.
lesson-battle-1 =
    You are Austria, and { $space } must be punished. Play { $card } and battle in { $space }: your supplied army
    in { $space2 } starts the battle.
lesson-battle-1-done = The battle begins.
lesson-battle-1-other = The target is { $space }. Play { $card }.
lesson-battle-1-other-1 = There is no enemy to remove there. Battle in { $space }.
lesson-battle-1-other-2 = You cannot build in a space with an enemy piece. First remove it with { $card }.
lesson-battle-2 =
    { $space } is difficult terrain: attacking there costs a card from your hand, discarded face down. Discard { $card3 }.
lesson-battle-2-done = Paid. But Russia has prepared for this: { $card2 } reinforces even an army that is cut off.
lesson-battle-2-other = You could pay with that card, but you will miss { $card3 } less.
lesson-battle-2-other-1 = You will want to build with that card. Discard { $card3 }.
lesson-battle-3 =
    Russia has one symbol, you have none: as it is, the attack fails. Your prepared { $card } sustains it: the attacker only
    needs as many symbols as the defender. In difficult terrain this costs another card, { $card4 } for example.
lesson-battle-3-done = One symbol against one, and Russia has no other card that fits. Its army in { $space } is removed.
lesson-battle-3-other = Pay with a card that you will not miss.
lesson-battle-3-other-1 = If you pass, the attack fails, and you have wasted two cards. Sustain it!
lesson-battle-3-other-2 = Keep that card: you will prepare it in a moment. Pay with { $card4 }.
lesson-battle-4 =
    { $space } is empty; you can build there next turn to hold it. Until then, prepare { $card5 }: face down, it does not
    build, but reinforces an army when you are attacked.
lesson-battle-4-done = A prepared card counts only for the symbol at its foot. You can take it back in a later turn.
lesson-battle-4-other = For your defence { $card5 } is better: prepare it.
lesson-battle-closing =
    Play a battle card, pay for difficult terrain, and then compare symbols, from cards prepared in earlier turns. The
    defender needs more symbols, the attacker only as many.

lesson-defence-title = Holding the line
lesson-defence-summary = What prepared cards are for, and how to answer a failed attack.
lesson-defence-1 =
    You are France, and it is Germany's turn: it attacks your army in { $space } from { $space2 }. The cards in your hand
    cannot help now, only the cards you have prepared. Reinforce with { $card }.
lesson-defence-1-done = With one symbol against none, the attack would fail. But Germany sustains it with a prepared Land Battle card.
lesson-defence-1-other = Use a prepared card that reinforces armies: { $card }.
lesson-defence-1-other-1 = Then you lose the army in { $space }, which guards { $space3 }. Reinforce it.
lesson-defence-2 =
    One symbol against one is enough for an attacker. The defender needs more: reinforce once more.
lesson-defence-2-done = Two symbols against one, and Germany has no card left to answer. The attack has failed.
lesson-defence-2-other = You are so close now: reinforce again.
lesson-defence-3 =
    After a failed attack, a supplied army that was attacked may strike back, if you have a Counterattack card prepared.
    Counterattack with { $card2 }, into the space from which the attack came.
lesson-defence-3-done = Germany has no card to reinforce { $space2 }: its army there is removed, in its own turn.
lesson-defence-3-other = You may decline. But { $card2 } was prepared for this very moment.
lesson-defence-closing =
    Prepared cards are your defence. Keep Build cards prepared for the spaces that matter, and leave the enemy guessing which cards
    they are.

lesson-attrition-title = War by other means
lesson-attrition-summary = Attrition on both sides: cards that are gone do not come back.
lesson-attrition-1 =
    You are Germany. Discards are never shuffled back into the deck, and Britain has two cards in hand and no deck left.
    Play { $card }: Britain suffers 3 attrition, and you gain two points.
lesson-attrition-1-done = Britain has discarded its last two cards. The third is missing, and costs the Entente a point.
lesson-attrition-1-other = Now is the time for { $card }: play it.
lesson-attrition-1-other-1 = That is good too, but { $card } brings more points, and { $card3 } can be prepared.
lesson-attrition-2 =
    In the Attrition step you may discard one prepared card with an attrition symbol. { $card2 } has a single one: it hits an
    enemy power with an army next to one of yours. Use { $card2 } against France, which has only two cards in hand.
lesson-attrition-2-done = France must discard a card, and chooses which. Your army there did not even need supply.
lesson-attrition-2-other = Use { $card2 } for attrition, against France.
lesson-attrition-2-other-1 = Russia has a full hand. One card hurts France more.
lesson-attrition-2-other-2 = You could wait, but you would gain nothing by it. Use { $card2 }.
lesson-attrition-3 =
    Prepare { $card3 } for a later turn. Its symbols name France and Britain: it will hit both, wherever they are. Then pass
    the Draw step.
lesson-attrition-3-done = Now it is France's turn, and in its Attrition step it reveals { $card5 } against you.
lesson-attrition-3-other = Prepare { $card3 }, then pass.
lesson-attrition-3-other-1 = That would reinforce an army. That is usually a good choice, but this time prepare { $card3 }.
lesson-attrition-3-other-2 = In a real game you would draw cards. For this lesson, pass.
lesson-attrition-4 =
    For each symbol that hits you, you discard a card of your choice: from hand, a prepared one, or the unseen top card of
    your deck. Your deck is still thick, and your plans are in your hand: discard the top card of the deck.
lesson-attrition-4-done = Your plans are untouched, and only you know which card it was.
lesson-attrition-4-other = You want to use that card soon. Discard the top card of the deck.
lesson-attrition-4-other-1 = { $card3 } is prepared for your next Attrition step. Discard the top card of the deck.
lesson-attrition-closing =
    A single symbol needs your army next to an army of the victim; symbols of named powers hit anywhere. A power with an empty
    deck may lose points instead of cards, and a power without any cards must lose points.

lesson-winning-title = How to win
lesson-winning-summary = Scoring rounds, objectives, and a lead of twelve.
lesson-winning-1 =
    You are Britain, the last to play in round 15, and points are scored after your turn. The Entente leads by ten and holds
    five objectives, the enemy four. That makes a lead of eleven, and twelve wins at once. Play { $card }, and build where it
    counts: in { $space }.
lesson-winning-1-done = Six objectives. Every army on one scores a point, in supply or not.
lesson-winning-1-other = That does not gain a point now. Play { $card } and build in { $space }.
lesson-winning-1-other-1 = Friends already hold it, and an objective scores only once. Build in { $space }.
lesson-winning-1-other-2 = No battle within your reach would take an objective from the enemy. Take a sixth one with { $card }.
lesson-winning-2 =
    Now finish your turn. Prepare a card or not, as you like, and draw none; then points are scored.
lesson-winning-2-done = 26 to 14: a lead of twelve after a scoring round. The Entente has won, all three powers together.
lesson-winning-2-other = Finish your turn.
lesson-winning-2-other-1 = You will need no more cards. Pass.
lesson-winning-closing =
    Points are scored after rounds 3, 7, 11, 15 and 17. A lead of twelve wins at once; after round 17 the higher score wins,
    and a tie goes to the Central Powers.

lesson-first-turn-title = Your first turn
lesson-first-turn-summary = Austria opens the war: draft, play, prepare, draw.
lesson-first-turn-1 =
    You are Austria, and the war begins with you. Of ten cards you have kept seven. A turn has five steps. In the first, the
    Draft step, you may discard two cards to take a Build card of your choice from your deck. You already hold two
    of { $card }: pass.
lesson-first-turn-1-done = Nothing is compulsory. You will be glad to draft when you run out of Build cards.
lesson-first-turn-1-other = Pass: you have what you need.
lesson-first-turn-1-other-1 = Two cards for one is a high price while you still hold two of { $card }. Pass.
lesson-first-turn-2 =
    Now play one card. { $space } is an objective next to { $space2 }. It is still empty, and the Russians want it too.
    Play { $card } and build there.
lesson-first-turn-2-done = One more objective, and a wall in front of { $space2 }.
lesson-first-turn-2-other = You could play that. But first come, first served: take { $space } with { $card }.
lesson-first-turn-2-other-1 = Tempting! But { $space3 } can wait, and { $space } cannot.
lesson-first-turn-2-other-2 = That hurts every power a little, including you. It is too early.
lesson-first-turn-2-other-3 = You could build there too, but { $space } is the space the Russians want.
lesson-first-turn-2-other-4 = A turn without a card is a wasted turn. Play { $card }.
lesson-first-turn-3 =
    You have no prepared card, so you skip the Attrition step. Now you may prepare a card. { $card2 } has a double Reinforce
    Army symbol, for the very space where you have just built: prepare it.
lesson-first-turn-3-done = An enemy that attacks { $space } or { $space2 } is in for a surprise.
lesson-first-turn-3-other = That is a good card to have in hand. Prepare { $card2 }.
lesson-first-turn-3-other-1 = You will want to play that one. Prepare { $card2 }.
lesson-first-turn-3-other-2 = Prepare a card whenever you can: prepared cards are your only defence.
lesson-first-turn-4 = Finally, draw back up to seven cards. Draw two.
lesson-first-turn-4-done = That was a whole turn. Russia is next.
lesson-first-turn-4-other = Draw two cards.
lesson-first-turn-4-other-1 = You may draw fewer, but so early in the war a full hand is worth more.
lesson-first-turn-closing =
    Draft, play, attrition, prepare, draw. Take objectives before the enemy does, keep your lines unbroken, and always have a
    card prepared.

lesson-status-title = Cards that stay
lesson-status-summary = Status cards: play one now, use it for the rest of the game.
lesson-status-1 =
    You are Germany. A Status card stays face up in play until the end of the game, and works when its text says so. With { $card }
    an army that you have just built may attack at once. Play { $card }: this turn it does nothing yet.
lesson-status-1-done = { $card } is in play, for all players to see. It was your card for this turn.
lesson-status-1-other = First play { $card }: it works for the rest of the game.
lesson-status-1-other-1 = You could build now, but the new army could not attack. Play { $card } first, and build next turn.
lesson-status-1-other-2 = A turn without a card is a wasted turn. Play { $card }.
lesson-status-2 =
    Each use of { $card } costs a prepared card with a Sustain Land Battle symbol. Prepare { $card3 }, and pass the Draw step.
lesson-status-2-done = A round has gone by, and you have skipped the draft. Now { $card } can be used.
lesson-status-2-other = Prepare { $card3 }, then pass.
lesson-status-2-other-1 = You need { $card2 } in hand next turn. Prepare { $card3 }.
lesson-status-2-other-2 = Without a prepared card { $card } cannot be used. Prepare { $card3 }.
lesson-status-2-other-3 = In a real game you would draw cards. For this lesson, pass.
lesson-status-3 = Now play { $card2 } and build an army in { $space }, an objective next to { $space2 }.
lesson-status-3-done = The army is built: you are asked at once whether to use { $card }.
lesson-status-3-other = Play { $card2 } and build in { $space }.
lesson-status-3-other-1 = From there the new army could not attack { $space2 }. Build in { $space }.
lesson-status-4 =
    Using a Status card that helps you is optional. This time use it: spend { $card3 }, and battle in { $space2 }. Mind { $card4 },
    a French Status card: it takes effect by itself when you attack there.
lesson-status-4-done =
    { $card4 } makes you discard a prepared card; you had none left, so the Central Powers lost a point. But France had no card to
    reinforce { $space2 }, and its army is removed. Two actions in one turn!
lesson-status-4-other = Spend { $card3 } and battle in { $space2 }, where the French army is.
lesson-status-4-other-1 = You may pass, and { $card } stays in play for another turn. But now { $space2 } is undefended: attack.
lesson-status-closing =
    A Status card costs you a turn and pays off for the rest of the game, so play it early. Some cards give you a choice, some take
    effect by themselves, and some score points in every scoring round. A used card stays in play.

lesson-sea-battle-title = A battle at sea
lesson-sea-battle-summary = Navies fight like armies, with cards of their own.
lesson-sea-battle-1 =
    You are Britain. As long as a German navy is in { FORM($space, "the") }, { $card5 } scores 2 points in each scoring round, and
    the next one is near. Play { $card } and battle in { FORM($space, "the") }. A navy that attacks a sea space pays no card
    for terrain.
lesson-sea-battle-1-done = Your supplied navy in { FORM($space2, "the") } has started the battle. But Germany reveals { $card2 }: Reinforce Navy.
lesson-sea-battle-1-other = The German navy is more urgent. Play { $card } and battle in { FORM($space, "the") }.
lesson-sea-battle-1-other-1 = There is no enemy there. The German navy is in { FORM($space, "the") }.
lesson-sea-battle-1-other-2 = You cannot build in a space with an enemy piece. First win the battle with { $card }.
lesson-sea-battle-1-other-3 = A Land Battle card is for land spaces only. Use { $card }.
lesson-sea-battle-2 =
    At sea the defender needs Reinforce Navy symbols, and the attacker Sustain Sea Battle symbols; cards for land battles do
    not count. Germany has one symbol, so one is enough for you: sustain with your prepared { $card }.
lesson-sea-battle-2-done = One symbol against one: the German navy is removed.
lesson-sea-battle-2-other = Sustain with { $card }.
lesson-sea-battle-2-other-1 = If you pass, the attack fails, and { $card5 } scores. Sustain it!
lesson-sea-battle-3 =
    Now protect your own navies: prepare { $card4 }, which has a double Reinforce Navy symbol. Then pass the Draw step.
lesson-sea-battle-3-done = A round has gone by, and you have skipped the draft. It is round 7, a scoring round.
lesson-sea-battle-3-other = Prepare { $card4 }, then pass.
lesson-sea-battle-3-other-1 = Keep { $card3 } in hand: you will build with it. Prepare { $card4 }.
lesson-sea-battle-3-other-2 = That card sustains land battles only; it cannot defend a navy. Prepare { $card4 }.
lesson-sea-battle-3-other-3 = In a real game you would draw cards. For this lesson, pass.
lesson-sea-battle-4 =
    { CAPITAL(FORM($space, "the")) } is empty, and Germany could come back. Play { $card3 } and build there yourself: no enemy can
    build in a space with your piece.
lesson-sea-battle-4-done = { $card5 } will not score this round. And your line of navies is longer.
lesson-sea-battle-4-other = Play { $card3 } and build in { FORM($space, "the") }.
lesson-sea-battle-4-other-1 = A navy there does not keep Germany out of { FORM($space, "the") }. Build in { FORM($space, "the") } itself.
lesson-sea-battle-closing =
    A sea battle follows the same rules as a land battle, with three differences: the symbols are those for navies, a
    failed attack at sea brings no counterattack, and an army that attacks a sea space pays as for difficult terrain.
