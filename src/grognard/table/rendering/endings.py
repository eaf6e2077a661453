"""Endings of matches: how the players have ended one, and what the table adds to its story: who resigned, and how it
ended where no rule has ended it."""

from __future__ import annotations

from typing import Any, Final

from grognard.core.match import RESIGNED
from grognard.core.sayings import Saying
from grognard.core.state import Result
from grognard.table.common import stored_sayings
from grognard.table.common.responses import Resigned
from grognard.table.storage.rows import ENDED, Record
from grognard.table.terms import manners
from grognard.texts.words import Words

OLDER: Final = ("all-agreed", "has-resigned")
"""Keys of sayings for which matches were ended before there were results of it: they are stored, and can be told."""


def result_of(record: Record) -> Result | None:
    """Who won, and why, of a match that its players have ended; None where they have not, or where no result is."""
    if record.status != ENDED or record.result is None:
        return None
    winners, rule, data = record.result
    said = stored_sayings.read(data)
    return None if said is None else Result(winners, rule, said)


def resigned(record: Record, words: Words) -> list[Resigned]:
    """Who has resigned which seat, in that order."""
    return [
        {"seat": record.seats[one["seat"]].name, "name": words.who(one["name"], None, one["of"])}
        for one in record.resigned or []
    ]


def called(name: str, of: str) -> str | Saying:
    """What a player is called: a program with its owner."""
    return Saying("program-of", name=name, who=of) if of else name


def lines(record: Record) -> list[tuple[int, Saying]]:
    """What the table adds to the story, each after so many entries of the log."""
    return sorted([*manners.comments(record), *_endings(record)], key=lambda one: one[0])


def _endings(record: Record) -> list[tuple[int, Saying]]:
    """Who resigned, and how the match ended."""
    found = [(one["seq"], _resigned(record, one)) for one in record.resigned or []]
    ended = stored_sayings.read(record.ended) if record.status == ENDED else None
    if ended is None:
        return found
    if found and ended.key == RESIGNED:
        return [*found[:-1], (found[-1][0], _last(record, (record.resigned or [])[-1]))]
    return [*found, (record.seq, ended)]


def _resigned(record: Record, one: dict[str, Any]) -> Saying:
    return Saying("resigned-to-computer", who=called(one["name"], one["of"]), seat=record.seats[one["seat"]].name)


def _last(record: Record, one: dict[str, Any]) -> Saying:
    """The resignation that ended the match."""
    who, seat = called(one["name"], one["of"]), record.seats[one["seat"]].name
    result = result_of(record)
    if result is None or not result.winners:
        return Saying("resigned-and-over", who=who, seat=seat)
    return Saying("resigned-and-lost", who=who, seat=seat, seats=[record.seats[n].name for n in result.winners])
