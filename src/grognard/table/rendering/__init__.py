"""Rendering: a position, its story, its choices and the lobby as JSON for one viewpoint and language. It uses neither a
web framework nor a database."""
