# What would be left undone or lost, before something is closed.

leaves-unplayed = { $number ->
    [one] { $power } plays no card this turn, with 1 card in hand.
   *[other] { $power } plays no card this turn, with { $number } cards in hand.
  }
leaves-undrawn = { $power } draws no cards, with { $number } of { $most } in hand.
leaves-unplaced = { FORM($nation, "the") } does not place { $what }, and the card is spent.
leaves-unfought = { FORM($nation, "the") } does not battle, and the card is spent.
leaves-discarded = { $card } stays in the discard pile.
