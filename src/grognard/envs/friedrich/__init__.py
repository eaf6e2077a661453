"""Observations of Friedrich: what a seat may know, as numbers."""
