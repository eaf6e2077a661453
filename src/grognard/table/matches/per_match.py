"""Per-match state of services: kept while the match is in memory, and dropped when the match is replaced or evicted."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from grognard.table.matches.live import Live

S = TypeVar("S")


class PerMatch(Generic[S]):
    """The state of one service for each match. It is stored with the match, so that it cannot outlive it, even where
    it refers to it."""

    def __init__(self, make: Callable[[], S]) -> None:
        self.make = make

    def of(self, live: Live) -> S:
        """The state for this match, new where there is none yet."""
        if self not in live.states:
            live.states[self] = self.make()
        found: S = live.states[self]
        return found
