# What happened: one sentence for each event.

allotted = { $pieces }: { some-troops }.
stage = Turn { $turn }: the stage of { FORM($nation, "the") }.

# Cards

deck-opened = Deck { $number } is opened.
decks-reused = The four decks are used up: { $number } { $number ->
    [one] discard is
   *[other] discards are
} shuffled into a new draw pile.
drew = Cards drawn by { FORM($nation, "the") }: { $number }.
drew-cards = { FORM($nation, "the") } has drawn { COUNT($cards) ->
    [0] nothing
   *[other] { $cards }
}.
discarded-unseen = { FORM($nation, "the") } discards a card unseen.
virtual-draws = Five cards are discarded unseen for the nations that are not there.

# Movement and conquest

moved = { $pieces } from { $city2 } to { $city }.
train-lost = { FORM($piece, "the") } in { $city } is eliminated.
marked = { FORM($nation, "the") } marks { $city }, which is protected.
conquered = { FORM($nation, "the") } conquers { $city }.
reconquered = { FORM($nation, "the") } wins { $city } back.
blocks-ally = Warning: { FORM($nation, "the") } stands on { $city }, an objective that { FORM($nation2, "the") } still needs.

# Recruiting

reinforced = One new troop for { $piece }.
returned = { $piece } comes back in { $city }.
recruited = { FORM($nation, "the") } recruits { some-units } and pays with { $cards }; it has { $total } { $total ->
    [one] troop
   *[other] troops
} now.
rests = New troops: { $pieces } { COUNT($pieces) ->
    [one] does
   *[other] do
} not attack in this stage.

# Combat and retreat

battle = Battle: { $pieces } with { some-troops } against { $pieces2 } with { $number2 } in { $city }.
played = { FORM($nation, "the") } plays { $card } for { $number }: its score is { $score }.
cannot-lead = { FORM($nation, "the") } cannot get ahead: the right to play passes.
tie = The battle at { $city } ends in a tie.
lost = The battle is lost for { $pieces } at { $score }: { $number } { $number ->
    [one] troop is
   *[other] troops are
} lost.
retreated = Retreat of { $pieces } from { $city2 } to { $city }, { some-cities }.
no-retreat = No retreat of { some-cities } is open to { $pieces }: all is lost.
slipped = Out of Daun's way: { $pieces } from { $city2 } to { $city }.
off = { $piece } leaves the map.
removed = { $piece } is removed from the game.

# Supply

supplied = { $pieces } in { $city }: in supply again.
unsupplied = { $pieces } in { $city }: out of supply.
starved = { $pieces } in { $city }: still out of supply, all troops desert.

# Fate

fate = Card of fate { $fate }, read at { $suit }.
fate-title = { $section }
fate-line = { FORM($section, "text") }
fate-line-revised = { FORM($section, "revised") }
fate-line-both = { fate-line }

    With the option "Revised cards of fate": { fate-line-revised }
stroke = Stroke of fate: { $fate }.
draws = From now on { FORM($nation, "the") } draws { some-cards } in its stage.
keeps = { FORM($nation, "the") } keeps all the cards that it draws.
eased = Objectives of first order are now enough for { FORM($nation, "the") }.
no-effect = It has no effect.
gained = { $piece } gains a troop.
nation-gained = A general of { FORM($nation, "the") } gains a troop.
lost-troop = { $piece } loses a troop.
declined = { FORM($nation, "the") } declines.
offered = { FORM($nation, "the") } offers a card.
swapped = Austria and Russia swap a card.
received = { FORM($nation, "the") } receives { $card }.
gave = A card passes from { FORM($nation, "the") } to { FORM($nation2, "the") }.
left = { FORM($nation, "the") } leaves the war.
imperial-changes = The Imperial Army is now played by { $seat }.

# The advanced game, the end

offensive-declared = Prussia sets { $card } aside and takes the offensive.
offensive-declined = Prussia gives the Offensive Option up.
aside-lost = Austria takes { $card }, which Prussia had set aside.
offensive-ended = The Offensive Option is at an end; Prussia's conquests in Bohemia are void.
won = The game is over: { $why }. Victory for { $seats }.
