"""Facts of Paths of Glory, read once from its data files, and the act space. No position is known here."""
