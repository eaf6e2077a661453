"""Time slicing on the event loop: work that grows with the length of a match runs in slices, one slice at a time.

Such work is a generator that yields after each act or entry (`Match.replay`, `Story.following`, `snapshots.packing`).
Everything else on the event loop has its turn between two slices, however many replays run at once.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Generator
from typing import Final, TypeVar

T = TypeVar("T")

SLICE: Final = 20
"""A slice has at most so many steps,"""
SLICE_SECONDS: Final = 0.004
"""and ends with the first step that is over after so long."""


class Slices:
    """The slices of all work of a process, in turn."""

    def __init__(self) -> None:
        self.turn = asyncio.Lock()

    async def run(self, work: Generator[None, None, T]) -> T:
        """Run the generator to its end; what it returns."""
        while True:
            async with self.turn:
                try:
                    _slice(work)
                except StopIteration as end:
                    found: T = end.value
                    return found
                finally:
                    await asyncio.sleep(0)  # with the turn held: so there is never a second slice before the others


def _slice(work: Generator[None, None, object]) -> None:
    end = time.monotonic() + SLICE_SECONDS
    for _ in range(SLICE):
        next(work)
        if time.monotonic() >= end:
            return
