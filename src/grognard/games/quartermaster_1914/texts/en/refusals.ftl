# Why something cannot be done.

# Cards, and where they are not

others-card = { $card } is a card of { $power }, not of { $power2 }
others-card-led = { $card } is a card of { $power }, which somebody else leads
not-in-hand = { $power } has no { $card } in hand
not-prepared = { $power } has no { $card } prepared
no-status-in-play = { $power } has no { $card } in play
not-discarded = { $power } has no { $card } in its discard pile
not-in-deck = no { $card } is in the deck of { $power }
not-in-pile = no { $card } is in the discard pile of { $power }
not-this-card = not this card
not-of-nation = { $card } is not { FORM($nation, "a") } card
not-of-type = { $card } is no { $type } card
not-such-card = { $card } is not { FORM($nation, "a") } { $type } card
cannot-be-played = this card cannot be played now
cannot-be-prepared = this card cannot be prepared now
cannot-be-discarded = this card cannot be discarded now
cannot-be-spent = this card cannot be spent now
cannot-be-chosen = this card cannot be chosen

# Status cards

not-in-play = { $card } is not in play
used-this-turn = { $card } has been used in this turn
passed-this-turn = { $power } has passed { $card } for the rest of this turn
only-in-turn-of = { $card } is used only in the turn of { $power }
keeps-german-only = { $card } keeps German cards only
not-at-start = { $card } is not used at the start of a battle
land-battles-only = { $card } is used in battles on land, and { FORM($space, "the") } is a sea space
no-status-for-hand = no Status card lets { $power } sustain this battle from hand
only-such-from-hand = { $card } lets only { FORM($nation, "adjective") } { $type } cards sustain from hand
not-of-defender = { $card } is not a prepared card of a defending power
not-among-used = { $card } is not one of the cards just used
not-just-used = { $card } is not the card just used
not-of-nation-with-symbol = { $card } is not { FORM($nation, "a") } card with a { $symbol } symbol
prepares-drafted-only = { $card } prepares only the card just drafted

# Set-up

led-by-other = { $power } is led by somebody else
no-second-chance = there is no second chance in this game
already-redrawn = { $power } has already redrawn; these cards are final
begun-to-put-away = { $power } has begun to put cards away
put-away-already = { $power } has put { $number } cards away already

# The steps of a turn

hand-too-small = { $power } has not two cards in hand to discard
deck-empty = the deck of { $power } is empty
deck-before-points = while the deck of { $power } has cards, points cannot be given instead
nothing-drawn = to draw nothing is to pass
too-many-drawn = only up to { $number } cards in hand can be drawn, and no more than the deck has
not-to-be-drafted = { $card } is not of a type or nation that can be drafted here
drafts-from-deck = { $power } drafts from its deck, not from its discard pile
takes-only = { $card } takes only { FORM($nation, "adjective") } { $type } cards
not-in-draft-step = { $card } is not used in the Draft step
draft-step-only = { $card } is used in the Draft step only
in-draft-step-of = { $card } is used in the Draft step of { $power }
needs-navy = { $card } needs { FORM($nation, "a") } navy in { FORM($space, "the") }

# Attrition

no-attrition-symbol = { $card } has no attrition symbol
no-enemy = { $power } is no enemy of { $power2 }
no-enemy-near = no army of the card's nation is next to an army of an enemy power
no-army-near = no army of { $power } is next to an army of the card's nation
no-army-next-to = { $power } has no army next to { FORM($nation, "a") } army
no-enemy-there = { $power } is not an enemy with a piece in { FORM($space, "the") }
chosen-already = { $power } has been chosen already

# Pieces

already-there = { FORM($nation, "the") } already has a piece in { FORM($space, "the") }
enemy-there = an enemy piece is in { FORM($space, "the") }
no-army-left = no { FORM($nation, "adjective") } army is left to be placed
no-navy-left = no { FORM($nation, "adjective") } navy is left to be placed
armies-on-land = armies stand on land, and { FORM($space, "the") } is a sea space
navies-at-sea = navies stand at sea, and { FORM($space, "the") } is a land space
build-only-in = this card lets { FORM($nation, "the") } build only in { $where }
recruit-only-in = this card lets { FORM($nation, "the") } recruit only in { $where }
recruits-only-in = { FORM($nation, "the") } recruits only in { FORM($space, "the") }
army-unsupplied = { FORM($nation, "a") } army in { FORM($space, "the") } would not be supplied
navy-unsupplied = { FORM($nation, "a") } navy in { FORM($space, "the") } would not be supplied
cannot-pay-network = { $power } has no card to pay for { $card } (R29)
recalls-in-own-turn = { $power } can take back pieces only in its own turn
no-recall-in-battle = no pieces are taken back during a battle (R12)
no-pieces = { $power } has no pieces on the board
not-its-pieces = { FORM($nation, "adjective") } pieces do not belong to { $power }
no-piece-there = there is no { FORM($nation, "adjective") } piece in { FORM($space, "the") }
no-army-there = there is no { FORM($nation, "adjective") } army in { FORM($space, "the") }
not-named = the card does not name the { FORM($nation, "adjective") } piece in { FORM($space, "the") }
eliminates-only = only { FORM($nation, "a") } army in { FORM($space, "the") } is eliminated by this card

# Battles

land-battle-at-sea = a land battle is fought in a land space, and { FORM($space, "the") } is a sea space
sea-battle-on-land = a sea battle is fought in a sea space, and { FORM($space, "the") } is a land space
battle-only-in = this battle can be fought only in { $where }
truce-forbids = the Christmas Truce forbids { FORM($nation, "the") } a battle in { FORM($space, "the") } (R40)
no-supplied-piece-near = { FORM($nation, "the") } has no supplied piece next to { FORM($space, "the") }
other-piece-starts = the battle in { FORM($space, "the") } must be started by another piece
cannot-pay-battle = { $power } has too few cards in hand to pay for a battle in { FORM($space, "the") }
no-own-piece = { FORM($nation, "the") } has no piece in { FORM($space, "the") }
not-from-there = no battle in { FORM($space, "the") } can be started from { FORM($space2, "the") }
no-battle-with = no space next to { FORM($space, "the") } can be battled with { $card }

# Prepared cards in battles

no-symbol = { $card } has no { $symbol } symbol
not-in-that-place = the prepare text of { $card } does not allow a battle in { FORM($space, "the") }
laid-already = { $card } has been laid already
rail-gauge-forbids = { $card2 } forbids { $card } so far from Moscow (R28)
not-of-attacker = { $card } is not a card of the attacking nation
no-piece-of-its-nation = no piece of the nation of { $card } is in { FORM($space, "the") }
no-supply-symbol = the piece in { FORM($space, "the") } is not supplied, and { $card } has no supply symbol
not-enough-symbols = even with { $card } the symbols laid would not be enough
cannot-keep = { $power } has too few cards in hand to keep { $card } prepared
cannot-keep-and-battle = { $power } has too few cards in hand to keep { $card } prepared and battle
cannot-pay-terrain = { $power } has too few cards in hand to pay for { $card } in difficult terrain
does-not-serve = { $card } does not serve armies of { FORM($nation, "the") }
no-supplied-army = { FORM($nation, "the") } has no supplied army in { FORM($space, "the") }

# War Revenue Act

not-itself = { $card } does not take itself
not-taken = { $card } is not one of the cards taken
all-must-be-used = every card taken must be used (R36)

# What goes on, and what is to be done first

now-bury = { $power } must first put { $number } of { $opening } cards under the deck
now-bury-each = { $powers } and { $power } must first put { $number } of { $opening } cards under the deck
now-woe = { $power } may prepare a card before its Draft step; do so or pass first
now-draft = { $power } is in its Draft step; draft a card or pass first
now-play = { $power } is in its Play step; play a card or pass first
now-attrition-step = { $power } is in its Attrition step; reveal a prepared card for attrition or pass first
now-prepare = { $power } is in its Prepare step; prepare a card, take one back to hand, or pass first
now-draw = { $power } is in its Draw step; draw cards or pass first
now-bare = { $power } has no cards left; pass, or take back a piece
now-victim = { $power } must first choose the power that suffers attrition
now-attrition = { $power } must first discard a card for attrition
now-discard = { $power } must first discard a card that it has in hand, { $purpose }
now-discard-prepared = { $power } must first discard a card that it has prepared, { $purpose }
now-recall = { $power } must first choose the piece that it takes back
now-fetch = { $power } must first choose the card that it drafts from its deck
now-fetch-none = { $power } finds no card to draft; pass first
now-free-draft = { $power } may draft a card without cost; do so or pass first
now-recover = { $power } may take a card from its discard pile; do so or pass first
now-enlist = { $power } may prepare the card just drafted; do so or pass first
now-prepare-some = { $power } may prepare a card from hand; do so or pass first
now-play-more = { $power } may play { FORM($nation, "a") } { $type } card; do so or pass first
now-return = { $power } may take the card just used back to hand; do so or pass first
now-build = { FORM($nation, "the") } may build { $what }; do so or pass first
now-recruit = { FORM($nation, "the") } may recruit { $what }; do so or pass first
now-spend = { $power } may spend a prepared card for { $card }; do so or pass first
now-battle = { FORM($nation, "the") } may battle; choose a space or pass first
now-battle-first = { FORM($nation, "the") } must first choose a space to battle
now-from = { FORM($nation, "the") } must first choose the piece that starts the battle in { FORM($space, "the") }
now-options = { $power } may use a Status card at the start of the battle; do so or pass first
now-hit = { $power } must first choose the enemy power that is hit
now-reconnaissance = { $power } may discard one of the prepared cards it has seen; do so or pass first
now-reinforce = { $power } may reinforce the defence in { FORM($space, "the") }; do so or pass first
now-sustain = { $power } may sustain the attack in { FORM($space, "the") }; do so or pass first
now-keep = { $power } may keep a card that was just used; do so or pass first
now-counterattack = { $power } may counterattack from { FORM($space, "the") }; do so or pass first
now-with = { $power } must first choose the army that counterattacks
now-eliminate = { $power } must first choose the piece that is eliminated
now-aggravate = { $power } may discard a card for more attrition; do so or pass first
now-choose = { $power } must first choose a card of { $power2 }
now-evacuate = { $power } may remove a piece of its own; do so or pass first
now-revolt = { $power } may eliminate or recruit in { FORM($space, "the") }; do so or pass first
now-mines = { $power } may choose whom { $card } hits; do so or pass first
now-levy = { $power } may take American cards from its discard pile; do so or pass first
now-levy-play = { $power } must first play one of the cards taken ({ $card })
now-levy-prepare = { $power } must first prepare one of the cards taken ({ $card })
now-levy-play-or-pass = { $power } may play one of the cards taken ({ $card }); do so or pass first
now-levy-prepare-or-pass = { $power } may prepare one of the cards taken ({ $card }); do so or pass first

# What a discard is for

to-draft = to draft
for-terrain = for difficult terrain in the battle for { FORM($space, "the") }
for-card = for { $card }
for-terrain-and-card = for difficult terrain and for { $card }
