"""WARZAG WWII beside its chapters: examples, the box, hidden information, versions; `rulebook` has the chapters."""
