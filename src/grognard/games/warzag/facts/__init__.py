"""Facts of WARZAG WWII, read once from its data files, and the act space. No position is known here."""
