# Numbers with the words that go with them.

some-troops = { $number } { $number ->
    [one] troop
   *[other] troops
}
troops-between = { $number } to { $number2 } { $number2 ->
    [one] troop
   *[other] troops
}
some-cities = { $number } { $number ->
    [one] city
   *[other] cities
}
some-more-cities = { $number } { $number ->
    [one] more city
   *[other] more cities
}
some-cards = { $number } { $number ->
    [one] card
   *[other] cards
}
some-points = { $number } { $number ->
    [one] point
   *[other] points
}
some-units = { $number } { $number ->
    [one] unit
   *[other] units
}
