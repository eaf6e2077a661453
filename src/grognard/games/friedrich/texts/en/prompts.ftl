# What is asked: one sentence for each question.

ask-allot = { FORM($nation, "the") }: how many troops for { $pieces }? { $number } of { $total } { $number ->
    [one] is
   *[other] are
} left to give.
ask-discard = { FORM($nation, "the") }: which of the new cards is discarded ({ $cards })?

# Movement

ask-move = { FORM($nation, "the") }: which piece moves next?
ask-go = { $pieces } in { $city }: where to? { some-cities } at most.
ask-go-main = { $pieces } in { $city }: where to? { some-cities }, one more on main roads alone.
ask-go-on = { $pieces } in { $city }: go on or stop? { $number } { $number ->
    [one] city is
   *[other] cities are
} left.
ask-go-on-main = { $pieces } in { $city }: go on or stop? { $number } { $number ->
    [one] city is
   *[other] cities are
} left, one more on main roads alone.
ask-go-on-once = { $pieces } in { $city }: go on or stop? One city is left, on a main road.
ask-go-farther = { $pieces } in { $city }: go on where to? The card of fate forbids to stop here.
ask-share = How many troops go with { $pieces } to { $city }?

# Recruiting

ask-recruit = { FORM($nation, "the") }: recruit at { $number } points a unit? { $units } { $units ->
    [one] unit
   *[other] units
} chosen so far.
ask-enter = Where does { $piece } come back?
ask-pay = { FORM($nation, "the") }: pay { some-points }, highest cards first.

# Combat and retreat

ask-attack = { FORM($nation, "the") }: who is attacked next?
ask-with = { FORM($nation, "the") }: who attacks { $piece }?
ask-slip = Daun is about to attack { $pieces } in { $city }: step aside?
ask-play = { FORM($nation, "the") }, { $pieces } against { $pieces2 }: your score is { $score }; play { $suit } or break off?
ask-yield = { FORM($nation, "the") }, { $pieces } against { $pieces2 }: your score is { $score }, and you hold no { $suit } to get ahead; the right to play passes.
ask-play-on = { FORM($nation, "the") }, { $pieces } against { $pieces2 }: your score is { $score }; play { $suit }, you may not break off.
ask-break-off = { FORM($nation, "the") }, { $pieces } against { $pieces2 }: your score is { $score }; you have nothing to play and must break off.
ask-retreat = Retreat of { $pieces } from { $city }: where to? { some-cities }, no more and no fewer.

# Fate and the advanced game

ask-gain = { FORM($nation, "the") }: who gains a troop?
ask-lose = { FORM($nation, "the") }: who loses a troop?
ask-offer = { FORM($nation, "the") }: which card do you offer for the swap?
ask-exchange = France: discard a card for a new one?
ask-give = Prussia: give Austria a card, and take one at random?
ask-laudon = Austria: move Laudon one city?
ask-flight = Prussia: where is Hildburghausen driven?
ask-turn = Austria: which Prussian stack is turned face down?
ask-remove = Prussia: which general is removed for good?
ask-aside = Prussia: set a card of 10 or more aside for the Offensive Option?
ask-free = Prussia: which objective in East Prussia is freed? { $number } { $number ->
    [one] is
   *[other] are
} left to free.
