# What would be left undone or lost, before something is closed.

leaves-unplayed = { $number ->
    [one] { $power } plays no card this turn, although it has 1 card in hand.
   *[other] { $power } plays no card this turn, although it has { $number } cards in hand.
  }
leaves-undrawn = { $power } draws no cards, although it has only { $number } of a possible { $most } in hand.
leaves-unplaced = { FORM($nation, "the") } does not place { $what }, but the card is still spent.
leaves-unfought = { FORM($nation, "the") } does not battle, but the card is still spent.
leaves-discarded = { $card } stays in the discard pile.
