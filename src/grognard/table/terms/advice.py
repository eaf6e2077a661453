"""Hint rights: whether the people of a match may ask for hints, and how often each has."""

from __future__ import annotations

from typing import Any, Final

from grognard.table.common.responses import Hints, HintTerms
from grognard.table.storage.rows import BOT, HUMAN, Record

OFF: Final = "off"
ALLOWED: Final = "allowed"
SHOWN: Final = "shown"
HOW: Final = (OFF, ALLOWED, SHOWN)
"""Nobody may; everybody may; everybody may, and all see how often."""


def begun(how: str | None) -> dict[str, Any] | None:
    """What is stored of a table that says how it is with hints."""
    return None if how is None else {"how": how}


def how(record: Record) -> HintTerms:
    """What the table has said; where it has said nothing, hints are for who plays against computers alone."""
    said: HintTerms | None = (record.advice or {}).get("how")
    return said or (ALLOWED if alone(record) else OFF)


def alone(record: Record) -> bool:
    """Whether one person plays against computers, and nobody else."""
    people = {seat.person for seat in record.seats if seat.kind in (HUMAN, BOT) and seat.person is not None}
    return len(people) == 1 and all(seat.kind in (HUMAN, BOT) for seat in record.seats)


def counted(record: Record, seat: int) -> dict[str, Any]:
    """What is stored after one more hint for this seat."""
    stored = record.advice or {}
    given: dict[str, int] = stored.get("given", {})
    return {**stored, "given": {**given, str(seat): given.get(str(seat), 0) + 1}}


def shown_to(record: Record, person: int | None) -> Hints:
    """What a person is told: how it is with hints, and who has had how many, as far as it is to be seen."""
    found = how(record)
    given: dict[str, int] = (record.advice or {}).get("given", {})
    seen = {
        seat.name: given[str(seat.number)]
        for seat in record.seats
        if str(seat.number) in given and (found == SHOWN or seat.held_by(person))
    }
    return {"how": found, "given": seen}
