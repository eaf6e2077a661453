# What is wrong with a data file, or with a position composed by hand.

no-such-phase = there is no phase '{ $name }'; the phases are { $names }
