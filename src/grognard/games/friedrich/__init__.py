"""Friedrich: the Seven Years' War for two to four players."""
