"""What the process from which `tests/prepared.py` forks services has loaded. No other process imports this module."""

from __future__ import annotations

import gc

import grognard.commands.serve
import grognard.table.serving.server  # noqa: F401
from grognard.table.http import routes


async def _nothing() -> None:
    """What a forked service makes ready before somebody asks for it."""


routes.make_ready = _nothing
routes._opening("friedrich")
routes._layout("friedrich", "en")
gc.collect()
gc.freeze()
