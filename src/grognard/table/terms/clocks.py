"""Game clocks and deadlines: since when each seat is asked what it is asked now, in terms of play.

A clock begins with a question and ends with its answer. Nothing but play moves it: no vote, no proposal, no talk. Who
takes an act back is asked again with the clock of then, which has gone on meanwhile; the clock of another seat that is
asked again stood still, and once has a little time left at least. Who goes back by agreement has the time that was
left then, and a little time at least. `docs/hosting.md` says so, too.
"""

from __future__ import annotations

import zlib
from typing import Any, Final

from grognard.core.match import TABLE, Match
from grognard.table.common.clock import now
from grognard.table.storage.rows import Record

MINUTE: Final = 60_000
DAY: Final = 1440 * MINUTE
LIVE_PATIENCE: Final = 30 * MINUTE
"""In a live match a seat that has not decided for so long may be handed to a computer by the others."""
LEAST_LIVE: Final = MINUTE
LEAST_BY_MAIL: Final = 60 * MINUTE
"""So much time a seat has at least that others have brought back to a question."""
REMEMBERED: Final = 64
"""So many questions that were left are remembered. The first of them has the clock of those before: who goes
back further gains no time."""

Clocks = dict[str, Any]
"""As it is stored: `point`, so many acts stand; `by`, who decided last; `asked`, a list of [seat, since, mark of the
question where others are asked, too]; `left`, questions that an undo may bring back, a list of [point, seat, since,
until, whether a little time was added].
"""


def patience(pace: int) -> int:
    return pace * DAY if pace else LIVE_PATIENCE


def least(pace: int) -> int:
    return LEAST_BY_MAIL if pace else LEAST_LIVE


def asked_since(record: Record, seat: int) -> int:
    """When the clock of a seat that is asked began."""
    for number, since, _ in (record.clocks or {"asked": []})["asked"]:
        if number == seat:
            return int(since)
    return record.updated


def late_from(record: Record, seat: int) -> int:
    """When this seat, if it is asked now, becomes late: the others may then hand it to a computer."""
    return asked_since(record, seat) + patience(record.pace)


def fields(record: Record, clocks: Clocks, running: bool = True) -> dict[str, Any]:
    """The fields of a record with these clocks. Its deadline is that of the seat which is asked for longest."""
    begun = [since for _, since, _ in clocks["asked"]]
    ends = min(begun) + patience(record.pace) if record.pace and running and begun else None
    return {"clocks": clocks, "deadline": ends}


def seated(record: Record, seats: list[int]) -> dict[str, Any]:
    """The fields of a record after somebody has taken seats in which nobody was: their clocks begin."""
    if record.clocks is None:
        return {}
    asked = [[seat, now() if seat in seats else since, mark] for seat, since, mark in record.clocks["asked"]]
    return fields(record, {**record.clocks, "asked": asked})


def returning(record: Record, keep: int, spent: int) -> Clocks | None:
    """The clocks, with a note of how much time every seat that was asked at this point had spent when it was left."""
    if record.clocks is None:
        return None
    noted = [[keep, seat.number, 0, spent, 0] for seat in record.seats]
    return {**record.clocks, "left": noted}


def after(record: Record, match: Match) -> Clocks:
    """The clocks after the entries that a match has and its record does not."""
    at = now()
    was = record.clocks
    asked = [ask.seat for ask in match.state.asks() if ask.seat >= 0]
    several = len(asked) > 1
    if was is None:
        fresh = [[seat, at, _mark(match, seat) if several else 0] for seat in asked]
        return {"point": len(match.line), "by": TABLE, "asked": fresh, "left": []}
    if record.seq == len(match.log):
        return was
    return _Change(record, match, was, at).done(asked)


class _Change:
    """What one decision, or one return, does to the clocks."""

    def __init__(self, record: Record, match: Match, was: Clocks, at: int) -> None:
        first = match.log[record.seq]
        self.match, self.was, self.at = match, was, at
        self.by = first.seat
        self.back = first.act < 0
        self.patience, self.least = patience(record.pace), least(record.pace)
        self.point = len(match.line)
        self.firm = not self.back and any(played.firm for played in match.line[was["point"] :])
        self.running: dict[int, tuple[int, int]] = {seat: (since, mark) for seat, since, mark in was["asked"]}
        self.left: dict[tuple[int, int], tuple[int, int, int]] = {
            (point, seat): (since, until, eased) for point, seat, since, until, eased in was["left"]
        }

    def done(self, asked: list[int]) -> Clocks:
        several = len(asked) > 1
        found: list[list[int]] = []
        for seat in asked:
            compared = seat in self.running and self.by not in (seat, TABLE)
            mark = _mark(self.match, seat) if several or compared else 0
            same = compared and self.running[seat][1] == mark
            since = self.running.pop(seat)[0] if same else self._begins(seat)
            found.append([seat, since, mark])
        return {"point": self.point, "by": self.by, "asked": found, "left": self._remembered()}

    def _begins(self, seat: int) -> int:
        """Since when a seat is asked that was not asked this a moment ago."""
        known = self.left.get((self.point, seat))
        if self.firm:
            return self.at
        if known is None:
            own = [since for (_, one), (since, _, _) in self.left.items() if one == seat] if self.back else []
            if seat in self.running:
                own.append(self.running[seat][0])
            return min(own) if self.back and seat == self.by and own else self.at
        since, until, eased = known
        if seat == self.by:
            return since
        spent, most = until - since, self.patience - self.least
        if spent > most and (self.by == TABLE or not eased):
            spent = most
            self.left[self.point, seat] = (since, until, 1)
        return self.at - spent

    def _remembered(self) -> list[list[int]]:
        """The questions to which an undo may still go back, or that were left by one."""
        if self.firm or self.by == TABLE:
            return []
        point: int = self.was["point"]
        if not self.back and self.by != self.was["by"]:
            self.left = {key: value for key, value in self.left.items() if key[0] <= point}
        for seat, (since, _) in self.running.items():
            eased = self.left.get((point, seat), (0, 0, 0))[2]
            self.left[point, seat] = (since, self.at, eased)
        return _last([[*key, *value] for key, value in sorted(self.left.items())])


def _last(left: list[list[int]]) -> list[list[int]]:
    """The last of these questions."""
    kept = left[-REMEMBERED:]
    for _, seat, since, _, _ in left[:-REMEMBERED]:
        first = next((one for one in kept if one[1] == seat), None)
        if first is not None:
            first[2] = min(first[2], since)
    return kept


def _mark(match: Match, seat: int) -> int:
    """What a seat is asked, as a number: the same for the same question."""
    prompt = match.state.prompt(seat)
    said = "" if prompt is None else match.game.plain(prompt)
    return zlib.crc32(f"{said} {sorted(match.state.legal(seat))}".encode())
