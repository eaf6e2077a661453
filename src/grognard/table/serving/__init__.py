"""Serving: a process starts, drains and stops. On top of all other packages of the service; none of them may use it."""
