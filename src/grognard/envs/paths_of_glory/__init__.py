"""Observations of Paths of Glory: what a seat may know, as numbers."""
