"""What is seen of a position of WARZAG WWII: views, imagined positions, flaws, layout, reports, kinds of events. No
rule is decided here."""
