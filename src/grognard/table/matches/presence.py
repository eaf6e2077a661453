"""Presence: a player who was away and has come back must be asked again for consent, though a computer still plays
the seat (`consent_rights`). `Live.online` lists who is online.
"""

from __future__ import annotations

import dataclasses
from typing import Final

from grognard.table.common.clock import now
from grognard.table.matches.live import Live
from grognard.table.matches.matches import Matches
from grognard.table.matches.seating import Plan
from grognard.table.storage.rows import Person, Record, Seat
from grognard.table.terms import consent_rights

OFTEN: Final = 60_000
"""Somebody's presence is noted no more often."""


async def came(matches: Matches, live: Live, person: Person | None) -> None:
    """Note that the person of a seat that others have handed over is here."""

    def plan(record: Record) -> Plan:
        return {}, [dataclasses.replace(seat, since=now()) for seat in _missed(record, person)]

    if live.record.running and _missed(live.record, person):
        await matches.change(live, plan)


def _missed(record: Record, person: Person | None) -> list[Seat]:
    """The seats of this person that others have handed over, where they were not seen for a while."""
    mine = [seat for seat in record.seats if person is not None and seat.right_of(person.id)]
    return [
        seat for seat in mine if consent_rights.until(record, seat) is not None and (seat.since or 0) < now() - OFTEN
    ]
