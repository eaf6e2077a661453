# Why something cannot be done.

# Cards, and where they are not

others-card = { $card } belongs to { $power }, not to { $power2 }
others-card-led = { $card } belongs to { $power }, which another player controls
not-in-hand = { $power } does not have { $card } in hand
not-prepared = { $power } has not prepared { $card }
no-status-in-play = { $power } does not have { $card } in play
not-discarded = { $card } is not in { $power }'s discard pile
not-in-deck = { $card } is not in { $power }'s deck
not-in-pile = { $card } is not in { $power }'s discard pile
not-this-card = this card cannot be chosen now
not-of-nation = { $card } is not { FORM($nation, "a") } card
not-of-type = { $card } is not { FORM($type, "a") } card
not-such-card = { $card } is not { FORM($nation, "a") } { $type } card
cannot-be-played = this card cannot be played now
cannot-be-prepared = this card cannot be prepared now
cannot-be-discarded = this card cannot be discarded now
cannot-be-spent = this card cannot be spent now; spend one that is offered
cannot-be-chosen = this card cannot be chosen; choose one that is offered

# Status cards

not-in-play = { $card } is not in play
used-this-turn = { $card } has already been used this turn
passed-this-turn = { $power } has already passed on { $card } for the rest of this turn
only-in-turn-of = { $card } can be used only in { $power }'s turn
keeps-german-only = { $card } can keep only German cards
not-at-start = { $card } cannot be used at the start of a battle
land-battles-only = { $card } can be used only in land battles, and { FORM($space, "the") } is a sea space
no-status-for-hand = no Status card lets { $power } sustain this battle from hand; use prepared cards
only-such-from-hand = with { $card }, only { FORM($nation, "adjective") } { $type } cards can sustain from hand
not-of-defender = { $card } is not a prepared card of a defending power
not-among-used = { $card } is not one of the cards just used
not-just-used = { $card } is not the card just used
not-of-nation-with-symbol = { $card } is not { FORM($nation, "a") } card with a { $symbol } symbol
prepares-drafted-only = { $card } can prepare only the card just drafted

# Set-up

led-by-other = another player controls { $power }
no-second-chance = this game is played without the second chance
already-redrawn = { $power } has already redrawn; these cards are final
begun-to-put-away = { $power } has already put cards under its deck, and can no longer redraw
put-away-already = { $power } has already put { $number } cards under its deck

# The steps of a turn

hand-too-small = a draft costs two cards from hand, and { $power } has fewer
deck-empty = { $power }'s deck is empty
deck-before-points = { $power } may lose points instead of cards only when its deck is empty
nothing-drawn = to draw no cards, pass
too-many-drawn = you may draw only until you have { $number } cards in hand, and no more cards than the deck holds
not-to-be-drafted = cards of the type and nation of { $card } cannot be drafted here
drafts-from-deck = { $power } drafts from its deck, not from its discard pile
takes-only = { $card } can take only { FORM($nation, "adjective") } { $type } cards
not-in-draft-step = { $card } cannot be used in the Draft step
draft-step-only = { $card } can be used only in the Draft step
in-draft-step-of = { $card } can be used only in { $power }'s Draft step
needs-navy = { $card } needs { FORM($nation, "a") } navy in { FORM($space, "the") }

# Attrition

no-attrition-symbol = { $card } has no attrition symbol
no-enemy = only an enemy of { $power2 } can be chosen, and { $power } is not one
no-enemy-near = a single attrition symbol needs an army of the card's nation next to an enemy army, and no army is
no-army-near = { $power } has no army next to an army of the card's nation
no-army-next-to = { $power } has no army next to { FORM($nation, "a") } army
no-enemy-there = { $power } is not an enemy with a piece in { FORM($space, "the") }
chosen-already = { $power } has already been chosen

# Pieces

already-there = { FORM($nation, "the") } already has a piece in { FORM($space, "the") }
enemy-there = an enemy piece is in { FORM($space, "the") }
no-army-left = all { FORM($nation, "adjective") } armies are on the board; remove one to place it again
no-navy-left = all { FORM($nation, "adjective") } navies are on the board; remove one to place it again
armies-on-land = an army needs a land space, and { FORM($space, "the") } is a sea space
navies-at-sea = a navy needs a sea space, and { FORM($space, "the") } is a land space
build-only-in = this card lets { FORM($nation, "the") } build only in { $where }
recruit-only-in = this card lets { FORM($nation, "the") } recruit only in { $where }
recruits-only-in = { FORM($nation, "the") } can recruit only in { FORM($space, "the") }
army-unsupplied = { FORM($nation, "a") } army in { FORM($space, "the") } would not be supplied
navy-unsupplied = { FORM($nation, "a") } navy in { FORM($space, "the") } would not be supplied
cannot-pay-network = { $power } has no card left to pay for { $card } (R29)
recalls-in-own-turn = { $power } can remove its own pieces only in its own turn
no-recall-in-battle = you cannot remove your own pieces during a battle (R12)
no-pieces = { $power } has no pieces on the board
not-its-pieces = { FORM($nation, "adjective") } pieces do not belong to { $power }
no-piece-there = there is no { FORM($nation, "adjective") } piece in { FORM($space, "the") }
no-army-there = there is no { FORM($nation, "adjective") } army in { FORM($space, "the") }
not-named = the card does not name the { FORM($nation, "adjective") } piece in { FORM($space, "the") }
eliminates-only = this card can eliminate only { FORM($nation, "a") } army in { FORM($space, "the") }

# Battles

land-battle-at-sea = a land battle is fought in a land space, and { FORM($space, "the") } is a sea space
sea-battle-on-land = a sea battle is fought in a sea space, and { FORM($space, "the") } is a land space
battle-only-in = this battle can be fought only in { $where }
truce-forbids = during the Christmas Truce, { FORM($nation, "the") } cannot start a battle in { FORM($space, "the") } (R40)
no-supplied-piece-near = { FORM($nation, "the") } has no supplied piece next to { FORM($space, "the") }
other-piece-starts = another piece must start the battle in { FORM($space, "the") }
cannot-pay-battle = a battle in { FORM($space, "the") } costs cards from hand, and { $power } has too few
no-own-piece = { FORM($nation, "the") } has no piece in { FORM($space, "the") }
not-from-there = no battle in { FORM($space, "the") } can start from { FORM($space2, "the") }
no-battle-with = { $card } cannot pay for a battle in any space next to { FORM($space, "the") }

# Prepared cards in battles

no-symbol = { $card } does not have the { $symbol } symbol
not-in-that-place = the prepare text of { $card } does not cover a battle in { FORM($space, "the") }
laid-already = { $card } has already been used in this battle
rail-gauge-forbids = { $card } cannot be used so far from Moscow while { $card2 } is in play (R28)
sustains-from-land = { $card2 } lets { $card } sustain only attacks that start from a land space
not-of-attacker = { $card } is not a card of the attacking nation
no-piece-of-its-nation = { $card } cannot help any piece in { FORM($space, "the") }; the nation of the card has no piece there
no-supply-symbol = the piece in { FORM($space, "the") } is not supplied, and { $card } does not have the supply symbol
not-enough-symbols = even with { $card } there would be too few symbols
cannot-keep = { $power } has too few cards in hand to keep { $card } prepared
cannot-keep-and-battle = { $power } has too few cards in hand both to keep { $card } prepared and to battle
cannot-pay-terrain = in difficult terrain, { $card } costs another card from hand, and { $power } has too few
does-not-serve = { $card } cannot be used for { FORM($nation, "adjective") } armies
no-supplied-army = { FORM($nation, "the") } has no supplied army in { FORM($space, "the") }

# War Revenue Act

not-itself = { $card } cannot take itself back
not-taken = { $card } is not one of the cards taken
all-must-be-used = every card taken must be used (R36)

# What goes on, and what is to be done first

now-bury = { $power } must first put { $number } of { $opening } cards under its deck
now-bury-each = { $powers } must first put { $number } of { $opening } cards each under their decks
now-woe = { $power } may prepare a card before its Draft step; do so or pass first
now-draft = { $power } is in its Draft step; draft a card or pass first
now-play = { $power } is in its Play step; play a card or pass first
now-attrition-step = { $power } is in its Attrition step; reveal a prepared card for attrition or pass first
now-prepare = { $power } is in its Prepare step; prepare a card, take one back into hand, or pass first
now-draw = { $power } is in its Draw step; draw cards or pass first
now-bare = { $power } has no cards left; pass, or remove one of its pieces
now-victim = { $power } must first choose the power that suffers attrition
now-attrition = { $power } must first discard a card for attrition
now-discard = { $power } must first discard a card from hand, { $purpose }
now-discard-prepared = { $power } must first discard a prepared card, { $purpose }
now-recall = { $power } must first choose the piece to remove
now-fetch = { $power } must first choose the card to draft from its deck
now-fetch-none = { $power } has no card that can be drafted; pass first
now-free-draft = { $power } may draft a card for free; do so or pass first
now-recover = { $power } may take a card from its discard pile; do so or pass first
now-enlist = { $power } may prepare the card just drafted; do so or pass first
now-prepare-some = { $power } may prepare a card from hand; do so or pass first
now-play-more = { $power } may play { FORM($nation, "a") } { $type } card; do so or pass first
now-return = { $power } may take the card just used back into hand; do so or pass first
now-build = { FORM($nation, "the") } may build { $what }; do so or pass first
now-recruit = { FORM($nation, "the") } may recruit { $what }; do so or pass first
now-spend = { $power } may spend a prepared card for { $card }; do so or pass first
now-battle = { FORM($nation, "the") } may battle; choose a space or pass first
now-battle-first = { FORM($nation, "the") } must first choose a space to battle
now-from = { FORM($nation, "the") } must first choose the piece that starts the battle in { FORM($space, "the") }
now-options = { $power } may use a Status card at the start of the battle; do so or pass first
now-hit = { $power } must first choose the enemy power to hit
now-reconnaissance = { $power } may discard one of the prepared cards it has seen; do so or pass first
now-reinforce = { $power } may reinforce the defence in { FORM($space, "the") }; do so or pass first
now-sustain = { $power } may sustain the attack on { FORM($space, "the") }; do so or pass first
now-keep = { $power } may keep a card that was just used; do so or pass first
now-counterattack = { $power } may counterattack from { FORM($space, "the") }; do so or pass first
now-with = { $power } must first choose the army that counterattacks
now-eliminate = { $power } must first choose the piece to eliminate
now-aggravate = { $power } may discard a card for more attrition; do so or pass first
now-choose = { $power } must first choose a card of { $power2 }
now-evacuate = { $power } may remove one of its own pieces; do so or pass first
now-revolt = { $power } may eliminate or recruit in { FORM($space, "the") }; do so or pass first
now-mines = { $power } may choose the power that { $card } hits; do so or pass first
now-levy = { $power } may take American cards from its discard pile; do so or pass first
now-levy-play = { $power } must first play one of the cards taken ({ $card })
now-levy-prepare = { $power } must first prepare one of the cards taken ({ $card })
now-levy-play-or-pass = { $power } may play one of the cards taken ({ $card }); do so or pass first
now-levy-prepare-or-pass = { $power } may prepare one of the cards taken ({ $card }); do so or pass first

# What a discard is for

to-draft = to draft
for-terrain = for difficult terrain in the battle in { FORM($space, "the") }
for-card = for { $card }
for-terrain-and-card = for difficult terrain and for { $card }
