"""Paths of Glory beside its chapters: examples, set-up, hidden information, versions; `rulebook` has the chapters."""
