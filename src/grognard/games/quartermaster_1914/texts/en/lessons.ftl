# Lessons: a title, a summary and a closing for each; for each step what to do, what is said when it is done, and what
# is said to anything else.

lesson-building-title = Armies do not march
lesson-building-summary = Pieces never move: they are built, one after the other, from home outwards.
lesson-building-1 =
    You are Britain, and it is your turn to play a card. Nobody marches in this game: you spread by building new pieces next
    to those you have. An army in { $space2 } needs a bridge across the water first. Play { $card }, and build
    in { FORM($space, "the") }.
lesson-building-1-done = A fleet in { FORM($space, "the") }, next to { $space3 }. Now your line reaches the coast on the other side.
lesson-building-1-other = You may do that, but the bridge comes first: play { $card }, and build in { FORM($space, "the") }.
lesson-building-1-other-1 = Look where it could go: nothing beyond the sea is next to you yet. Play { $card } first.
lesson-building-1-other-2 = A fleet is worth something there, too. But { $space2 } lies on { FORM($space, "the") }.
lesson-building-1-other-3 = You may always take back your own pieces, if you have run out of them. You have not.
lesson-building-2 =
    One card a turn is all you may play. Then come attrition, preparing and drawing; none of these has to be done. This time
    pass both questions: no card prepared, no card drawn.
lesson-building-2-done = The others had their turns and waited. It is your turn again, in round 3; drafting was skipped.
lesson-building-2-other = Just pass, twice.
lesson-building-2-other-1 = { $card2 } must stay in your hand if you want to play it, and the rest can wait. Pass.
lesson-building-2-other-2 = In a real game you would fill your hand to seven. For the lesson, pass.
lesson-building-3 =
    Play { $card2 }. A piece is built only where it is supplied as soon as it stands there: a line of British pieces must
    lead from it to the army in { $space3 }. Build in { $space2 }.
lesson-building-3-done = { $space3 }, { FORM($space, "the") }, { $space2 }: an unbroken line of British pieces.
lesson-building-3-other = Play { $card2 }, and build in { $space2 }.
lesson-building-3-other-1 = Your line reaches that far, and you may share a space with friends. But { $space2 } is an objective that nobody holds.
lesson-building-closing =
    One card a turn, and a piece wherever an unbroken line of your own nation leads home. Only one piece of a nation in a
    space; friends may share one, enemies never.

lesson-supply-title = The line home
lesson-supply-summary = A piece that is cut off stands, but does not fight.
lesson-supply-1 =
    You are Russia. Your army in { $space } is cut off: no Russian piece joins it to { $space3 }, and friends carry no
    supply. So it can start no battle, and hardly be helped in one. Close the gap: play { $card }, and build
    in { $space2 }.
lesson-supply-1-done = { $space }, { $space2 }, { $space3 }: the line holds, and the army is in supply again.
lesson-supply-1-other = That leaves the army in { $space } cut off. Play { $card }, and build in { $space2 }.
lesson-supply-1-other-1 = A battle is started by a supplied piece, and the one in { $space } is none. Close the gap first.
lesson-supply-1-other-2 = That would close the gap, too, but it lies next to { $space4 }, where the next German battle would open it again. { $space2 } lies behind { $space }.
lesson-supply-1-other-3 = That does not join { $space } to { $space3 }. Build in { $space2 }.
lesson-supply-2 =
    The rest of the turn is not needed today: pass when you are asked to prepare a card, and pass when you are asked to draw.
lesson-supply-2-done = A round has gone by, and nobody has broken your line. Drafting was skipped; you are to play.
lesson-supply-2-other = Pass both questions.
lesson-supply-2-other-1 = You need { $card2 } in your hand in a moment. Pass.
lesson-supply-3 =
    Now the army in { $space } can fight. Play { $card2 }, and battle in { $space4 }, where a German army stands alone.
lesson-supply-3-done = Germany had nothing prepared: its army is removed. Yours stays where it is, for armies do not march.
lesson-supply-3-other = Attack with { $card2 }, in { $space4 }.
lesson-supply-3-other-1 = That is difficult terrain and would cost you another card. { $space4 } is open ground.
lesson-supply-3-other-2 = You may even battle where nobody stands, but that wins nothing. Take { $space4 }.
lesson-supply-closing =
    An unbroken line of pieces of the same nation, home to an army in the home space. Cut the enemy's line, and a whole front
    stands idle.

lesson-battle-title = An attack
lesson-battle-summary = Difficult ground, reinforcements, and cards that sustain.
lesson-battle-1 =
    You are Austria. { $space } is yours to punish. Play { $card }, and battle in { $space }: your supplied army
    in { $space2 } starts the battle.
lesson-battle-1-done = The battle begins.
lesson-battle-1-other = Today it is { $space }. Play { $card }.
lesson-battle-1-other-1 = There is no enemy to remove. Battle in { $space }.
lesson-battle-1-other-2 = Nothing can be built where an enemy stands. First drive him out, with { $card }.
lesson-battle-2 =
    { $space } is difficult terrain: attacking there costs a card from your hand, unseen. Give away { $card3 }.
lesson-battle-2-done = Paid. But Russia has prepared for this: { $card2 } reinforces even an army that is cut off.
lesson-battle-2-other = That would pay as well, but you will miss { $card3 } less.
lesson-battle-2-other-1 = You will want to build with that card. Give away { $card3 }.
lesson-battle-3 =
    Russia has one symbol, you have none: the attack would fail. Your prepared { $card } sustains it: equal symbols are
    enough for the attacker. On difficult ground this costs another card, { $card4 } for example.
lesson-battle-3-done = One against one, and Russia can answer with nothing that fits. Its army in { $space } is removed.
lesson-battle-3-other = Pay with something you will not miss.
lesson-battle-3-other-1 = If you pass, the attack fails, and two cards are gone for nothing. Sustain it!
lesson-battle-3-other-2 = Keep that one: it shall be prepared in a moment. Pay with { $card4 }.
lesson-battle-4 =
    { $space } is empty; it takes a build to hold it, next turn. Until then, prepare { $card5 }: face down, it does not
    build, but serves as a reinforcement when you are attacked.
lesson-battle-4-done = A prepared card counts for the symbol at its foot only. It can be taken back in a later turn.
lesson-battle-4-other = In defence { $card5 } helps more: prepare it.
lesson-battle-closing =
    Play a battle card, pay for bad ground, and then it is symbol against symbol, from cards prepared in earlier turns. The
    defender needs more, the attacker only as many.

lesson-defence-title = Holding the line
lesson-defence-summary = What prepared cards are for, and how a failed attack is paid back.
lesson-defence-1 =
    You are France, and it is Germany's turn: from { $space2 } it attacks your army in { $space }. Nothing in your hand
    helps now, only what you have prepared. Reinforce with { $card }.
lesson-defence-1-done = One symbol: the attack would fail. But Germany sustains it with a prepared Land Battle card.
lesson-defence-1-other = Use a prepared card that reinforces armies: { $card }.
lesson-defence-1-other-1 = Then the army in { $space } is lost, and it guards { $space3 }. Reinforce it.
lesson-defence-2 =
    One against one is enough for an attacker. The defender needs more symbols: reinforce once more.
lesson-defence-2-done = Two against one, and Germany has nothing prepared any more. The attack has failed.
lesson-defence-2-other = So near to it? Reinforce again.
lesson-defence-3 =
    A supplied army that has been attacked in vain may strike back, if a card with that symbol is prepared.
    Counterattack with { $card2 }, into the space from which the attack came.
lesson-defence-3-done = Germany has nothing to reinforce { $space2 } with: its army there is removed, in its own turn.
lesson-defence-3-other = You may let it be. But { $card2 } was prepared for this very moment.
lesson-defence-closing =
    Who prepares is never helpless. Keep Build cards prepared behind the spaces that matter, and let the enemy wonder what
    they are.

lesson-attrition-title = War by other means
lesson-attrition-summary = Decks run out: attrition wins wars without a battle.
lesson-attrition-1 =
    You are Germany. Discards are never shuffled into a new deck, and a power without cards can do nothing.
    Play { $card }: Britain must give away three cards, and you gain two points.
lesson-attrition-1-done = Britain chose three cards from its hand. They are gone for good.
lesson-attrition-1-other = Useful, but today the submarines put to sea: play { $card }.
lesson-attrition-1-other-1 = Good, too, but { $card } brings more points, and { $card3 } can work prepared.
lesson-attrition-2 =
    After the card that you play comes the step of attrition: one prepared card with such a symbol may be used up.
    Use { $card2 }: France and Britain lose a card each.
lesson-attrition-2-done = Two cards for one. A named power is hit wherever it is; a plain symbol needs your army next to its army.
lesson-attrition-2-other = Use { $card2 } for attrition.
lesson-attrition-2-other-1 = You could wait, but nothing is gained by it. Use { $card2 }.
lesson-attrition-3 =
    Now put a card face down for later turns. Prepare { $card3 }: it, too, has the symbols of France and Britain.
lesson-attrition-3-done = Ready for the next turn, or the one after it.
lesson-attrition-3-other = Prepare { $card3 }.
lesson-attrition-3-other-1 = That would reinforce an army. A good habit, but today it is { $card3 }.
lesson-attrition-4 =
    At the end of your turn you may draw up to a hand of seven. Draw as many as you like: a full hand now, or a deck that
    lasts longer.
lesson-attrition-4-done = So it is done. Later, when the deck is short, one thinks twice.
lesson-attrition-4-other = Draw some cards, at least one.
lesson-attrition-4-other-1 = A hand of one card is no joy. Draw some.
lesson-attrition-closing =
    Seventeen rounds are long, a deck is not. Every card a power loses, it will miss; who cannot discard, loses points.

lesson-winning-title = How to win
lesson-winning-summary = Scoring rounds, objectives, and a lead of twelve.
lesson-winning-1 =
    You are Britain, the last to play in round 15, and points are scored when you are done. The Entente leads by ten and holds
    five objectives, the enemy four: that is a lead of eleven, and twelve would win at once. Play { $card }, and build
    where it counts: in { $space }.
lesson-winning-1-done = Six objectives. Every army on one counts, in supply or not.
lesson-winning-1-other = That gains nothing now. Play { $card }, and build in { $space }.
lesson-winning-1-other-1 = Friends hold it already, and an objective counts once. Build in { $space }.
lesson-winning-1-other-2 = There is nobody within reach whose loss would help. A sixth objective would: { $card }.
lesson-winning-2 =
    Now finish your turn. Prepare what you like, draw nothing, and points will be scored.
lesson-winning-2-done = 26 to 14: a lead of twelve after a scoring round. The Entente has won, all three powers together.
lesson-winning-2-other = Finish your turn.
lesson-winning-2-other-1 = You will need no more cards. Pass.
lesson-winning-closing =
    Points come after rounds 3, 7, 11, 15 and 17. A lead of twelve wins at once; after round 17 the higher score does, and a tie
    goes to the Central Powers.

lesson-first-turn-title = Your first turn
lesson-first-turn-summary = Austria opens the war: draft, play, prepare, draw.
lesson-first-turn-1 =
    You are Austria, and the war begins with you. Of ten cards you have kept seven. A turn has five steps; the first is
    drafting: two cards from your hand for one Build card of your choice from the deck. You hold two
    of { $card } already: pass.
lesson-first-turn-1-done = Nothing is compulsory. You will draft gladly when Build cards run out.
lesson-first-turn-1-other = Pass: you have what you need.
lesson-first-turn-1-other-1 = Two cards for one is dear, while you still hold two of { $card }. Pass.
lesson-first-turn-2 =
    Now play one card. { $space } is an objective next to { $space2 }, nobody is there, and the Russians want it, too.
    Play { $card }, and build there.
lesson-first-turn-2-done = One objective more, and a wall before { $space2 }.
lesson-first-turn-2-other = It could be played. But first come, first served: take { $space } with { $card }.
lesson-first-turn-2-other-1 = Tempting! But { $space3 } will not run away, { $space } will.
lesson-first-turn-2-other-2 = That hurts everybody a little, also you. Too early.
lesson-first-turn-2-other-3 = You could build there, too, but { $space } is the one the Russians want.
lesson-first-turn-2-other-4 = A turn without a card is a turn lost. Play { $card }.
lesson-first-turn-3 =
    You have nothing prepared, so there is no attrition. But now you may prepare a card. { $card2 } reinforces twice, right
    where you have just built: prepare it.
lesson-first-turn-3-done = Whoever attacks { $space } or { $space2 } will be surprised.
lesson-first-turn-3-other = A good card to have in hand. Prepare { $card2 }.
lesson-first-turn-3-other-1 = You will want to play that one. Prepare { $card2 }.
lesson-first-turn-3-other-2 = Prepare a card whenever you can: they are your only defence.
lesson-first-turn-4 = At last draw up to seven again: two cards.
lesson-first-turn-4-done = That was a whole turn. Russia is next.
lesson-first-turn-4-other = Draw two cards.
lesson-first-turn-4-other-1 = Fewer is allowed, but so early in the war a full hand is worth more.
lesson-first-turn-closing =
    Draft, play, attrition, prepare, draw. Take objectives before the others do, keep your lines whole, and always have
    something face down.
