# Numbers with the words that go with them.

some-troops = { $number } csapat
troops-between = { $number }–{ $number2 } csapat
some-cities = { $number } város
some-more-cities = további { $number } város
some-cards = { $number } lap

# These as objects

some-points = { $number } pontot
some-units = { $number } egységet
