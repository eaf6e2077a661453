# What is wrong with a file of the game or with a position composed by hand.

expected-one-of = { $name } must be one of { $names }
expected-link = expected the names of two spaces, followed by nothing or by those that may use the link
no-such-unit = unknown unit '{ $name }'
no-unit-left = no counter '{ $name }' is left
no-such-card = unknown card '{ $name }'; cards are named by their codes, such as AP1
no-such-phase = unknown phase '{ $name }'; the phases are { $names }
no-such-round = a turn has the rounds 1 to { $most }, not { $number }
one-card-two-places = { $card } is in two places
