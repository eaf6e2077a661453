# What is wrong with a data file, or with a position composed by hand.

no-such-phase = non c'è una fase '{ $name }'; le fasi sono { $names }
