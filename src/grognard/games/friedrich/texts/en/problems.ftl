# What is wrong with a data file, or with a position composed by hand.

no-such-phase = '{ $name }' is not a phase; the phases are { $names }
