"""Observations of Quartermaster General: 1914: what a seat may know, as numbers."""
