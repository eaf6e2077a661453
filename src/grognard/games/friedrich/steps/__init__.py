"""The steps of Friedrich, chapter by chapter, up to the sequence of play. They know nothing of who looks on."""
