# What speaks for an act, when a computer is asked for advice.

# Moves

because-objective-open = { $city } is an objective, and nobody protects it.
because-win-back = { $city } can be won back: nobody protects it.
because-objective-marked = { $city } is an objective: it falls if { $piece } is beaten.
because-train-in-reach = { FORM($piece, "the") } is in reach and can be eliminated.
because-out-of-supply = { $piece } is out of supply in { $city }.
because-protects = { $city } is an objective of the enemy, and nobody else protects it.
because-flees = { $piece } is near, with about { $number } { $number ->
    [one] troop
   *[other] troops
}.
because-towards = It is on the way to { $city }, which is still to be taken.
because-towards-charge = It is on the way to { $city }, which needs protection.
because-two-at-once = Without { $piece } the others can do something else at the same time.
because-share = Many troops go where the fighting is, few where one general is enough: { $pieces }.
because-train-in-danger = { FORM($piece, "the") } is in the enemy's reach here.
because-feeds = No other train supplies { $piece }.
because-train-follows = The train stays near { $piece }.
because-nothing-better = Nothing else gains anything now.

# Combat

because-odds = { $piece } against { $piece2 }: chances of about { $percent } % if both play all they have.
because-suit = { $number } points in hand can be played as { $suit } here.
because-stake = Only { $piece } protects { $city }.
because-few-cards = { FORM($nation, "the") } has few cards left: { $number }.
because-softens = The battle is not worth its cards, but a card saves { $piece } troops.
because-retreat-saves = Giving way now costs { $piece } { some-troops }, and no more cards.
because-tie = A tie costs { $piece } nothing.
because-nothing-to-play = There is nothing to play.
because-starves-there = { $piece } is out of supply in { $city }.
because-unprotected-then = From there { $piece } protects { $city } no more.
because-sent-away = { $city } is far from what { $piece } wants.

# Recruiting and cards

because-train-missed = { $piece } is out of supply, and needs the train.
because-train-back = { FORM($piece, "the") } is missing: who goes far needs it.
because-general-back = { $piece } comes back to the map.
because-front = { $piece } stands near { $piece2 }, and needs troops first.
because-room = { $piece } has room for more troops: { $number }.
because-hand-full = With { $number } points in hand a few are not missed.
because-entry-safe = No enemy is near { $city }.
because-entry-near = { $city } is near { $piece }, where there is something to do.
because-troops-full = { FORM($nation, "the") } has all the troops it may have.
because-cards-needed = The cards in hand ({ $number } points) are needed more in battle.
because-owed = The price has to be paid.
because-suit-far = No own general stands in { $suit } now.
because-least-use = { $card } is missed least.
because-unknown-better = An unknown card is likely to be better.
because-hand-good = All { $number } cards in hand are of use.
