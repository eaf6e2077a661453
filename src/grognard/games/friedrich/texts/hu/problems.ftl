# What is wrong with a data file, or with a position composed by hand.

no-such-phase = nincs „{ $name }” nevű fázis; a fázisok: { $names }
