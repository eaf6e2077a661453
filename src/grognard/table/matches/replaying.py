"""Rate limits for replays: what is computed from the whole course of a match is counted before it begins.

A replay is counted under its person and its address: how many of them wait or run at once, and how many acts they
apply. Who opens a match that is not in memory is counted by the length of its log, under the address that asks.
"""

from __future__ import annotations

import contextlib
from collections import Counter
from collections.abc import Iterator
from contextvars import ContextVar

from grognard.table.common.errors import Refused
from grognard.table.common.limits import Buckets, Limits

ADDRESS: ContextVar[str] = ContextVar("address", default="")
"""The address of the request or socket that asks; empty for what the service does by itself."""

Keys = tuple[str, ...]
"""The keys under which the replays of a request are counted."""


class Replays:
    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.held: Counter[str] = Counter()
        """How many replays wait or run: for each key, and for all under the empty one."""
        self.acts = Buckets(limits.replay_acts_per_second, limits.replay_act_burst)

    @contextlib.contextmanager
    def place(self, keys: Keys) -> Iterator[None]:
        """A place for a replay, held until it is over; refused where there are too many."""
        if any(self.held[key] >= self.limits.replays_per_person for key in keys):
            raise Refused(429, "too-many", "too-many-replays").after(1)
        if self.held[""] >= self.limits.replays:
            raise Refused(429, "too-many", "too-many-replays-of-all").after(1)
        held = ("", *keys)
        self.held.update(held)
        try:
            yield
        finally:
            self.held.subtract(held)
            for key in held:
                if not self.held[key]:
                    del self.held[key]

    def charge(self, keys: Keys, acts: int) -> None:
        """Count so many acts before they are replayed; refused while earlier ones are not paid off."""
        if not self.acts.charge(keys, acts):
            wait = max(self.acts.of(key).wait() for key in keys)
            raise Refused(429, "too-many", "too-many-acts-replayed", number=wait).after(wait)

    def charge_opening(self, entries: int) -> None:
        """Count a match of so many entries that is about to be read, under the address that asks."""
        where = ADDRESS.get()
        if where:
            self.charge((f"address {where}",), entries)
