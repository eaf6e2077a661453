"""What is seen of a position of Quartermaster General: 1914: views, imagined positions, flaws, layout, reports, kinds
of events. No rule is decided here."""
