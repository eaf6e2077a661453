# What would be left undone or lost, before something is closed.

leaves-unplayed = { $power }: in questo turno non giochi carte, con { $number } in mano.
leaves-undrawn = { $power }: non peschi, con { $number } carte su { $most } in mano.
leaves-unplaced = { $nation }: non piazzi { $what }, e la carta è spesa.
leaves-unfought = { $nation }: non combatti, e la carta è spesa.
leaves-discarded = { $card } resta nella pila degli scarti.
