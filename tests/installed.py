"""The games that are installed; those that tests make for themselves are not among them."""

from __future__ import annotations

from importlib.metadata import entry_points

from grognard.core.game import ENTRY_POINTS

INSTALLED = sorted(point.name for point in entry_points(group=ENTRY_POINTS))
