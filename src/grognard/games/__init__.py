"""The games, one folder each, files named after the chapters of the rulebook."""
