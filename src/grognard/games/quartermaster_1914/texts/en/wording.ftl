# Cards in words: sentences that are put together from what a card does, and parts of sentences.

all-of-a-card = { $text }

    Prepared: { $prepared }
as-told = { TRAIT($card, "text") }

# Sentences

sentences = { $first } { $more }
sentence = { $clause }.
sentence-if = { $clause }, { $condition }.
only-if = This card takes effect only { $condition }.
once-more = Then do the same again.

# What is done

may-build = { CAPITAL(FORM($nation, "the")) } may build { $what } { $where }
may-recruit = { CAPITAL(FORM($nation, "the")) } may recruit { $what } { $where }
may-battle = { CAPITAL(FORM($nation, "the")) } may battle { $where }
may-battle-with-it = { CAPITAL(FORM($nation, "the")) } may battle { $where }, with that piece starting the battle
may-battle-from = { CAPITAL(FORM($nation, "the")) } may battle { $where }, starting the battle from { FORM($space, "the") }
attrition-of = Attrition: { $hits }
number-of-power = { $power } { $number }
number-and-more = { $power } { $number }, and 1 more { $count }
points-for = { $number ->
    [one] { $number } point for { FORM($coalition, "the") }
   *[other] { $number } points for { FORM($coalition, "the") }
  }
may-prepare = { $number ->
    [one] { $power } may prepare a card
   *[other] { $power } may prepare up to { $number } cards
  }
may-draft = { $power } may draft { FORM($nation, "a") } { $type } card for free
may-draft-either = { $power } may draft { FORM($nation, "a") } { $type } or { $type2 } card for free
may-play = { $power } may play { FORM($nation, "a") } { $type } card from hand
must-discard = First, { $power } must discard a card from hand
must-discard-prepared = First, { $power } must discard a prepared card
loses-prepared = { $power } discards a prepared card, or its coalition loses a point
put-token = Place an objective token { $where }
counts-as-supplied = { CAPITAL(FORM($nation, "a")) } army { $where } counts as supplied until the end of this turn
eliminate-piece = Eliminate { FORM($coalition, "a") } piece { $where }

# Pieces

an-army = an army
a-navy = a navy
a-piece = a piece

# Where

one-space = { FORM($space, "the") }
one-of-spaces = { $spaces } or { $space }
in-space = in { FORM($space, "the") }
in-or-next-to = in or next to { FORM($space, "the") }
next-to = next to { FORM($space, "the") }
within-two-steps = within 2 spaces of { FORM($space, "the") }
in-one-of = in { $spaces } or { $space }
in-any-supplied = in any supplied space
in-land-space = in a land space
in-sea-space = in a sea space
in-land-space-there = in a land space { $where }
in-clear-terrain = in clear terrain
in-difficult-terrain = in difficult terrain
where-battled = in the space just battled
where-battled-clear = in the space just battled, if it was not considered difficult
next-to-built = in a space next to the piece just built
land-next-to-built = in a land space next to the piece just built

# When, and how often

if-fewer-navies = if fewer than { $number } { FORM($nation, "adjective") } navies are on the board
if-enough-navies = if at least { $number } { FORM($nation, "adjective") } navies are on the board
if-navy-in = if { FORM($nation, "a") } navy is in { FORM($space, "the") }
if-army-near = if { FORM($nation, "a") } army is in or next to { FORM($space, "the") }
if-navy-of-side = if { FORM($coalition, "a") } navy is in { FORM($space, "the") }
if-no-navy-of-side = if no { FORM($coalition, "adjective") } navy is in { FORM($space, "the") }
for-each-army = for each { FORM($nation, "adjective") } army on the board
for-each-army-near = for each { FORM($nation, "adjective") } army in or next to { FORM($space, "the") }
for-each-navy-of-side = for each { FORM($coalition, "adjective") } navy on the board

# What a card is

card-type = { $type }

# What a card can do once it is prepared

prepared-against-neighbour = Attrition of one enemy power with an army next to an army of the card's nation.
single-symbol = { $symbol }
short-symbol = { FORM($symbol, "short") }
double-symbol = Double { $symbol }
symbol-there = { $what } { $where }
also-unsupplied = { $clause }, also for an unsupplied piece.
