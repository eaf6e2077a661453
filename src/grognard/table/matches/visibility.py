"""Visibility of a match to spectators: its maker shows it to all, or to its people alone."""

from __future__ import annotations

from typing import Final

from grognard.core.sayings import Saying
from grognard.table.common.errors import Refused
from grognard.table.common.limits import Buckets
from grognard.table.matches.live import Live
from grognard.table.matches.matches import Matches
from grognard.table.matches.seating import Plan
from grognard.table.storage.rows import Person, Record

AT_ONCE: Final = 6
SECONDS: Final = 60.0
"""All who sit are told each time: so many times at once a match may change, and then once in so many seconds."""


class Visibility:
    def __init__(self, matches: Matches) -> None:
        self.matches = matches
        self.changes = Buckets(1 / SECONDS, AT_ONCE)

    async def show(self, live: Live, person: Person, public: bool) -> None:
        def plan(record: Record) -> Plan:
            if record.creator != person.id:
                raise Refused(403, "not-your-match", "only-maker-shows")
            return {"public": public}, ()

        def notices(record: Record) -> list[tuple[int, Saying]]:
            if record.public == public:
                return []
            said = Saying("made-public" if public else "made-private", game=record.game, name=person.name)
            sitting = {seat.person for seat in record.seats if seat.person is not None and seat.right_of(seat.person)}
            return [(who, said) for who in sorted(sitting - {person.id})]

        if not self.changes.take(live.id):
            raise Refused(429, "too-many", "too-many-requests")
        await self.matches.change(live, plan, notices)
