"""Facts of Friedrich, read once from its data files, and the act space. No position is known here."""
