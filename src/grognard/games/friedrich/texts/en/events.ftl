# What happened: one sentence for each event.

allotted = { $pieces } { COUNT($pieces) ->
    [one] gets
   *[other] get
} { some-troops }.
stage = Turn { $turn }: { FORM($nation, "the") } begins its action stage.

# Cards

deck-opened = Deck { $number } is opened.
decks-reused = The four decks are used up: { $number } { $number ->
    [one] discard is
   *[other] discards are
} shuffled into a new draw pile.
drew = { FORM($nation, "the") } draws { some-cards }.
drew-cards = { FORM($nation, "the") } draws { COUNT($cards) ->
    [0] no card
   *[other] { FORM($cards, "a") }
}.
discarded-unseen = { FORM($nation, "the") } discards a card face down.
virtual-draws = Five cards are discarded face down for the absent nations.

# Movement and conquest

moved = { FORM($pieces, "the") } { COUNT($pieces) ->
    [one] moves
   *[other] move
} from { $city2 } to { $city }.
train-lost = { FORM($piece, "the") } in { $city } is eliminated.
marked = { FORM($nation, "the") } marks { $city }, which is still protected.
conquered = { FORM($nation, "the") } conquers { $city }.
reconquered = { FORM($nation, "the") } reconquers { $city }.
blocks-ally = Warning: { FORM($nation, "the") } ends a move in { $city }, an objective that { FORM($nation2, "the") } still needs.

# Recruiting

reinforced = { $piece } gets one new troop.
returned = { FORM($piece, "the") } re-enters at { $city }.
recruited = { FORM($nation, "the") } recruits { some-units }, paying with { FORM($cards, "a") }, and now has { $total } { $total ->
    [one] troop
   *[other] troops
}.
rests = { $pieces } { COUNT($pieces) ->
    [one] has new troops and does
   *[other] have new troops and do
} not attack in this action stage.

# Combat and retreat

battle = { $pieces } ({ some-troops }) { COUNT($pieces) ->
    [one] attacks
   *[other] attack
} { $pieces2 } ({ $number2 }) at { $city }.
played = { FORM($nation, "the") } plays { FORM($card, "a") } (+{ $number }): its score is { $score }.
cannot-lead = { FORM($nation, "the") } cannot raise its score above 0: the right to play passes to the enemy.
tie = The battle at { $city } ends in a tie.
lost = { $pieces } { COUNT($pieces) ->
    [one] loses
   *[other] lose
} the battle at { $score }: { some-troops } lost.
retreated = { $pieces } { COUNT($pieces) ->
    [one] retreats
   *[other] retreat
} { some-cities } from { $city2 } to { $city }.
no-retreat = { $pieces } cannot retreat { some-cities }: the whole stack is eliminated.
slipped = { $pieces } { COUNT($pieces) ->
    [one] steps
   *[other] step
} aside from { $city2 } to { $city } before Daun attacks.
off = { $piece } leaves the map.
removed = { $piece } is removed from the game for good.

# Supply

supplied = { $pieces } in { $city } { COUNT($pieces) ->
    [one] is
   *[other] are
} in supply again.
unsupplied = { $pieces } in { $city } { COUNT($pieces) ->
    [one] is
   *[other] are
} out of supply.
starved = { $pieces } in { $city } { COUNT($pieces) ->
    [one] is
   *[other] are
} still out of supply: all troops desert.

# Fate

fate = Card of Fate { $fate } is drawn and read at { $suit }.
fate-title = { $section }
fate-line = { FORM($section, "text") }
fate-line-revised = { FORM($section, "revised") }
fate-line-both = { fate-line }

    With the option “Revised Cards of Fate”: { fate-line-revised }
stroke = The stroke of fate { $fate } is drawn.
draws = From now on { FORM($nation, "the") } draws { some-cards } in its action stage.
keeps = { FORM($nation, "the") } keeps all the cards it draws.
eased = First-order objectives are now enough for { FORM($nation, "the") }.
no-effect = The card has no effect.
gained = { $piece } gains a troop.
nation-gained = One of { FORM($nation, "the") }'s generals gains a troop.
lost-troop = { $piece } loses a troop.
declined = { FORM($nation, "the") } declines.
offered = { FORM($nation, "the") } offers a card for the swap.
swapped = Austria and Russia swap a card.
received = { FORM($nation, "the") } receives { FORM($card, "a") }.
gave = A card passes from { FORM($nation, "the") } to { FORM($nation2, "the") }.
left = { FORM($nation, "the") } leaves the war.
imperial-changes = { $seat } takes over the Imperial Army.

# The advanced game, the end

offensive-declared = Prussia sets { FORM($card, "a") } aside and declares the Offensive Option.
offensive-declined = Prussia declines the Offensive Option.
aside-lost = Austria takes { FORM($card, "the") } that Prussia had set aside.
offensive-ended = The Offensive Option ends, and Prussia's conquests in Bohemia are void.
won = { $why }: { $seats } { COUNT($seats) ->
    [one] wins
   *[other] win
} the game.
