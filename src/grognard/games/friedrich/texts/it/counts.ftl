# Numbers with the words that go with them.

some-troops = { $number } { $number ->
    [one] armata
   *[other] armate
}
troops-between = da { $number } a { $number2 } { $number2 ->
    [one] armata
   *[other] armate
}
some-cities = { $number } città
some-more-cities = { $number ->
    [one] un'altra città
   *[other] altre { $number } città
}
some-cards = { $number } { $number ->
    [one] carta
   *[other] carte
}
some-points = { $number } { $number ->
    [one] punto
   *[other] punti
}
some-units = { $number } unità
