"""Who has a say in what all must agree to: a draw, and to go back in a match.

It is the people with a right to a seat: who holds one, and who has lent one to a computer. Whose seat the others have
handed over, because the time was up, keeps a say until they have not been here for a stated time; and always where the
match would go far back, at once or bit by bit. A player who has resigned has none, and programs have none.
"""

from __future__ import annotations

from typing import Final

from grognard.core.match import Match
from grognard.table.clocks import DAY
from grognard.table.rows import BOT, Record, Seat

AWAY_LIVE: Final = DAY
AWAY_BY_MAIL: Final = 7 * DAY
"""Whose seat was handed over has a say for so long after they were last here."""
NEAR: Final = 10
"""Beyond the last so many acts of seats nobody goes back without every person, however long they were away."""


def until(record: Record, seat: Seat) -> int | None:
    """Until when the person of a seat that others have handed over has a say; None where it does not end."""
    if seat.kind != BOT or not _has_say(seat) or seat.handed == seat.person or seat.since is None:
        return None
    return seat.since + (AWAY_BY_MAIL if record.pace else AWAY_LIVE)


def people(record: Record) -> set[int]:
    """All who have a right to a seat."""
    return {seat.person for seat in record.seats if seat.person is not None and _has_say(seat)}


def _has_say(seat: Seat) -> bool:
    return seat.owner is None and seat.right_of(seat.person)


def to_end(record: Record, at: int) -> set[int]:
    """Who must agree to a draw now."""
    return {
        seat.person
        for seat in record.seats
        if seat.person is not None and _has_say(seat)
        if (ends := until(record, seat)) is None or at < ends
    }


def to_go_back(record: Record, match: Match, keep: int, at: int) -> set[int]:
    """Who must agree to go back to this point."""
    return people(record) if _stood_after(match, keep) > NEAR else to_end(record, at)


def _stood_after(match: Match, keep: int) -> int:
    """The most acts of seats that have ever stood after this point, which were taken back since or not."""
    acts: list[bool] = []
    most = count = 0
    for entry in match.log[match.line[keep].serial :]:
        if entry.act >= 0:
            acts.append(entry.seat >= 0)
            count += acts[-1]
            most = max(most, count)
        else:
            del acts[entry.keep - keep :]
            count = sum(acts)
    return most
