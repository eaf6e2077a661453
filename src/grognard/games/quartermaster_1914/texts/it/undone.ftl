# What would be left undone or lost, before something is closed.

leaves-unplayed = { $number ->
    [one] { $power }: in questo turno non giochi carte, anche se ne hai una in mano.
   *[other] { $power }: in questo turno non giochi carte, anche se ne hai { $number } in mano.
  }
leaves-undrawn = { $power }: non peschi carte, anche se ne hai solo { $number } su { $most } in mano.
leaves-unplaced = { $nation }: se non piazzi { $what }, la carta va sprecata.
leaves-unfought = { $nation }: se non combatti, la carta va sprecata.
leaves-discarded = La carta { $card } resta nella pila degli scarti.
