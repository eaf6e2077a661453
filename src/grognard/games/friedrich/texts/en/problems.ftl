# What is wrong with a data file, or with a position composed by hand.

expected-columns = expected the columns { $names }
expected-values = expected { $number } values
expected-number-below = { $name } must be a number below { $number }, not '{ $text }'
not-whole-toml = { $text }
no-such-phase = there is no phase '{ $name }'; the phases are { $names }
