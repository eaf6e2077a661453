"""WARZAG WWII, complete, with the parts that the rulebook leaves open designed for this edition."""
