"""Private notes: their authors alone read them. Those of spectators are bounded, in all and for each of them."""

from __future__ import annotations

import time
from typing import Final

from grognard.table.common.errors import Refused
from grognard.table.common.limits import Buckets, Limits
from grognard.table.storage.rows import Person, Record
from grognard.table.storage.store import Store

DAY_SECONDS: Final = 86_400.0
COUNT_SECONDS: Final = 60.0
"""The notes of all spectators are counted again after so long; meanwhile those that are new here are added."""


class Notes:
    def __init__(self, store: Store, limits: Limits) -> None:
        self.store = store
        self.most = limits.spectator_notes
        self.most_each = limits.spectator_notes_per_person
        self.new = Buckets(self.most_each / DAY_SECONDS, self.most_each)
        self.count = 0
        self.counted = -COUNT_SECONDS

    async def keep(self, record: Record, person: Person, text: str, address: str) -> None:
        """Store a person's notes on a match; empty ones are deleted."""
        if text and not takes_part(record, person) and not await self.store.notes(record.id, person.id):
            await self._count(person, address)
        await self.store.keep_notes(record.id, person.id, text)

    async def _count(self, person: Person, address: str) -> None:
        """Count the new notes of a spectator, or refuse them."""
        if await self.store.spectator_notes(person.id) >= self.most_each:
            raise Refused(409, "too-many", "too-many-notes", number=self.most_each)
        if time.monotonic() - self.counted >= COUNT_SECONDS:
            self.counted = time.monotonic()
            self.count = await self.store.spectator_notes()
        if self.count >= self.most:
            raise Refused(409, "too-many", "too-many-notes-of-all")
        if not self.new.take(address):
            raise Refused(429, "too-many", "too-many-notes", number=self.most_each).after(self.new.of(address).wait())
        self.count += 1


def takes_part(record: Record, person: Person) -> bool:
    """Whether this person has made the match, has a seat in it, or had one."""
    return record.creator == person.id or any(person.id in (seat.person, seat.handed) for seat in record.seats)
