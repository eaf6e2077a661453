# What is wrong with a data file, or with a position composed by hand.

expected-columns = ci si aspettavano le colonne { $names }
expected-values = { $number ->
    [one] ci si aspettava { $number } valore
   *[other] ci si aspettavano { $number } valori
}
expected-number-below = { $name } deve essere un numero inferiore a { $number }, non '{ $text }'
not-whole-toml = { $text }
no-such-phase = non c'è una fase '{ $name }'; le fasi sono { $names }
