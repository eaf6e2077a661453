# What would be left undone or lost, before something is closed.

leaves-unplayed = { $power } plays no card this turn, with { $number } in hand.
leaves-undrawn = { $power } draws no card, with { $number } of { $most } in hand.
leaves-unplaced = { FORM($nation, "the") } does not place { $what }, and the card is spent.
leaves-unfought = { FORM($nation, "the") } does not battle, and the card is spent.
leaves-discarded = { $card } stays in the discard pile.
