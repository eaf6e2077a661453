# What is wrong with a file of the game or with a position composed by hand.

expected-link = expected two space codes, and 'all' or 'central'
no-such-power = there is no power '{ $name }'; the powers are { $names }
no-such-turn-step = there is no step '{ $name }'; the steps are { $names }
no-card-left = { $place } has no '{ $name }' left
one-card-two-places = { $place } has a card in two places
cards-of-others = { $place } has cards of another power: { $cards }
