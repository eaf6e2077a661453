"""Observations of WARZAG WWII: what a seat may know, as numbers."""
