"""Teams, for resigning: the seats that win and lose together, and what becomes of a match in which one of them is
resigned.

With two sides the other side wins when no player is left on this one; while there is one, a computer takes the seat,
because no player loses the game for a partner. With more sides a computer takes the seat; the match ends without a
winner when no player is left in it. A player is a person or a program that holds a seat, or may take it back.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from grognard.core.game import find
from grognard.core.refusals import Problem
from grognard.table.common import responses
from grognard.table.storage.rows import BOT, HUMAN, Record, Seat
from grognard.table.terms import consent_rights

LOSS: Final = "loss"
COMPUTER: Final = "computer"
END: Final = "end"


@dataclass(frozen=True)
class Outcome:
    """What becomes of a match when a seat is resigned: the other side wins (LOSS), a computer takes the seat, or the
    match ends without a winner."""

    how: responses.Outcome
    winners: tuple[int, ...] = ()


def teams(record: Record) -> list[list[int]]:
    """The seats that win and lose together; each for itself where the game or its scenario is not known any more."""
    return _teams(record.game, record.scenario, tuple([seat.name for seat in record.seats]))


@lru_cache(maxsize=256)
def _teams(game: str, name: str, seats: tuple[str, ...]) -> list[list[int]]:
    """To be read only."""
    try:
        scenario = find(game).scenario(name)
    except Problem:
        return [[number] for number in range(len(seats))]
    return scenario.teams() if scenario.seats == [*seats] else [[number] for number in range(len(seats))]


def team_of(record: Record, number: int) -> list[int]:
    """The seats that win and lose together with this one, which is among them."""
    return next(team for team in teams(record) if number in team)


def on_resigning(record: Record, number: int, at: int) -> Outcome:
    """What becomes of the match when the player of this seat resigns it at this time."""
    player = record.seats[number].person
    sides = teams(record)
    if len(sides) == 2:
        own, other = sides if number in sides[0] else reversed(sides)
        if any(_plays(record, record.seats[seat], at) and record.seats[seat].person != player for seat in own):
            return Outcome(COMPUTER)
        taken = any(record.seats[seat].kind in (HUMAN, BOT) for seat in other)
        return Outcome(LOSS, tuple(other)) if taken else Outcome(END)
    others = [seat for seat in record.seats if seat.number != number]
    waiting = any(seat.kind != BOT or seat.person not in (None, player) for seat in others)
    return Outcome(COMPUTER) if waiting else Outcome(END)


def _plays(record: Record, seat: Seat, at: int) -> bool:
    """Whether this seat has a player, who was not away for too long."""
    ends = consent_rights.until(record, seat)
    return seat.right_of(seat.person) and (ends is None or at < ends)
