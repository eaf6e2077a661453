# What speaks for an act, when a computer is asked for advice.

# Moves

because-objective-open = This conquers { $city }, an objective that no enemy general protects.
because-win-back = This reconquers { $city }, which no enemy general protects.
because-objective-marked = This marks the objective { $city }: it falls if { $piece } is beaten and driven away.
because-train-in-reach = This eliminates { FORM($piece, "the") }.
because-out-of-supply = { $piece } is out of supply in { $city }: this move restores supply.
because-protects = This protects { $city }, which no other general covers.
because-flees = This moves away from { $piece }, who leads about { $number } { $number ->
    [one] troop
   *[other] troops
}.
because-towards = This is a step towards conquering { $city }.
because-towards-charge = This brings help to { $city }, which needs protection.
because-two-at-once = Splitting { $piece }'s stack does two things at once.
because-share = This gives { $pieces } enough troops for the task and leaves the rest where they are needed.
because-train-in-danger = The enemy can reach { FORM($piece, "the") } where it is now: this move makes it safer.
because-feeds = { $piece } depends on this train for supply.
because-train-follows = This keeps the train near { $piece }.
because-nothing-better = No other move gains anything now.

# Combat

because-odds = If both sides play all their cards, { $piece } beats { $piece2 } about { $percent }% of the time.
because-odds-poor = Playing on, { $piece } would beat { $piece2 } only about { $percent }% of the time.
because-must-attack = { $piece2 } is next to { $piece } and has to attack in any case.
because-suit = Fighting in a { $suit } sector, you can play { $number } points from your hand.
because-stake = { $piece } alone protects { $city }, so more than troops is at stake in this battle.
because-cut-off = { $number ->
    [0] The retreat of { $piece } is cut off: any defeat costs all troops.
   *[other] { $piece } can retreat at most { some-cities }: a larger defeat costs all troops.
}
because-each-point = Each point you play improves { $piece }'s score.
because-few-cards = { CAPITAL(FORM($nation, "the")) } has { $number ->
    [0] no cards
    [one] only 1 card
   *[other] only { $number } cards
} left.
because-softens = The battle is not worth your cards, but playing one saves { $piece } some troops.
because-retreat-saves = Breaking off now costs { $piece } { some-troops } and saves your cards.
because-tie = A tie costs { $piece } no troops.
because-nothing-to-play = You have no card to play.
because-starves-there = { $piece } would be out of supply in { $city }.
because-unprotected-then = From there { $piece } no longer protects { $city }.
because-sent-away = { $city } is far from where { $piece } is needed.

# Recruiting and cards

because-train-missed = { $piece } is out of supply and needs the train.
because-train-back = { CAPITAL(FORM($piece, "the")) } is missing, and generals far from home need it.
because-general-back = This brings { $piece } back onto the map.
because-front = { $piece } is near { $piece2 } and needs troops first.
because-room = { $piece } has room for { $number } more { $number ->
    [one] troop
   *[other] troops
}.
because-hand-full = You hold { $number } points and can spare a few.
because-entry-safe = No enemy is near { $city }.
because-entry-near = { $city } is near { $piece }, where the fighting is.
because-troops-full = { CAPITAL(FORM($nation, "the")) } has all the troops it may have.
because-cards-needed = Your cards ({ $number } points) are worth more in battle.
because-owed = The bill has to be paid.
because-suit-far = None of your generals is in a { $suit } sector now, so you need this card least.
because-least-use = { CAPITAL(FORM($card, "the")) } is the card you can best do without.
because-unknown-better = The card you get instead is likely to be better.
because-hand-good = { $number ->
    [one] The only card in your hand is useful.
   *[other] All { $number } cards in your hand are useful.
}
