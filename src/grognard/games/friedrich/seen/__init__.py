"""What is seen of a position of Friedrich: views, imagined positions, flaws, layout, reports, kinds of events. No rule
is decided here."""
