"""The phases of a turn of WARZAG WWII, step by step, up to the sequence of play. They know nothing of who looks on."""
