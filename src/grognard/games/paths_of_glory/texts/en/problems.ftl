# What is wrong with a file of the game or with a position composed by hand.

expected-one-of = { $name } must be one of { $names }
expected-link = expected the names of two spaces, followed by nothing or by those that may use the link
no-such-unit = there is no unit '{ $name }'
no-unit-left = there is no counter '{ $name }' left
no-such-card = there is no card '{ $name }'; cards are named by their codes, such as AP1
no-such-phase = there is no phase '{ $name }'; the phases are { $names }
no-such-round = a turn has the rounds 1 to { $most }, not { $number }
one-card-two-places = { $card } is in two places
