"""Consent rights: who has a say in what all must agree to, a draw or a return to an earlier point.

It is the people with a right to a seat: who holds one, and who has lent one to a computer. Whose seat the others have
handed over, because the time was up, keeps a say until they have not been here for a stated time; and always where the
match would go far back, at once or bit by bit. A player who has resigned has none, and programs have none.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from grognard.core.match import TABLE, Entry, Match
from grognard.table.storage.rows import BOT, Record, Seat
from grognard.table.terms.clocks import DAY

AWAY_LIVE: Final = DAY
AWAY_BY_MAIL: Final = 7 * DAY
"""Whose seat was handed over has a say for so long after they were last here."""
NEAR: Final = 10
"""Beyond the last so many acts of seats nobody goes back without every person, however long they were away."""
FEW: Final = 20
"""So many entries of a log are followed in one step."""


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


def to_go_back(record: Record, depths: Depths, keep: int, at: int) -> set[int]:
    """Who must agree to go back to this point."""
    return people(record) if depths.after(keep) > NEAR else to_end(record, at)


class Depths:
    """How far a match goes back with a return to a point: how many acts of seats there are after it, or were when all
    agreed to go back. An act that its own seat has taken back does not count: nobody was asked about that, and who acts
    and undoes it could else make every return a long one. Followed entry by entry, each of them read once."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.read = 0
        """So many entries of the log have been followed."""
        self.acts = [0]
        """For each point the number of acts of seats before it."""
        self.peaks: list[tuple[int, int]] = []
        """Points to which all agreed to go back, in their order, each with the greatest number of acts of seats that
        there were before such a return. A point is dropped when the match goes back to before it, and the next one
        before it has its number."""

    @property
    def behind(self) -> int:
        """How many entries of the log are not followed yet."""
        return len(self.match.log) - self.read

    def after(self, keep: int) -> int:
        """The most acts of seats that have been after this point."""
        for _ in self.following():
            pass
        most = self.acts[-1]
        for point, peak in reversed(self.peaks):
            if point < keep:
                break
            most = max(most, peak)
        return most - self.acts[keep]

    def following(self) -> Generator[None, None, None]:
        """Follow the match, some entries in each step."""
        log = self.match.log
        while self.read < len(log):
            self._take(log[self.read])
            self.read += 1
            if self.read % FEW == 0:
                yield

    def _take(self, entry: Entry) -> None:
        if entry.act >= 0:
            self.acts.append(self.acts[-1] + (entry.seat >= 0))
            return
        peak = self.acts[-1] if entry.seat == TABLE else 0
        while self.peaks and self.peaks[-1][0] >= entry.keep:
            peak = max(peak, self.peaks.pop()[1])
        if peak:
            self.peaks.append((entry.keep, peak))
        del self.acts[entry.keep + 1 :]
