"""Battles of Quartermaster General: 1914, step by step, with what is laid and answered in them. The turn is not known
here."""
