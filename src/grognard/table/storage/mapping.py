"""Row mapping: records of matches and seats to columns of the database, and back."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any, Final

import orjson
import sqlalchemy as sa
from sqlalchemy import Connection

from grognard.table.storage.rows import Record, Seat
from grognard.table.storage.tables import MATCHES, PEOPLE, SEATS

JSON: Final = frozenset(
    (
        "options",
        "heading",
        "asked",
        "result",
        "ended",
        "rollback",
        "votes",
        "rematches",
        "clocks",
        "earlier",
        "advice",
        "origin",
        "resigned",
        "offer",
    )
)
"""The columns of a match that hold JSON."""
_SOME: Final = 500
_FLAGS: Final = ("public", "bots", "several", "programs")
_NAMES: Final = tuple(column.name for column in MATCHES.columns)
_SEAT: Final = ("match", "number", "name", "kind", "person", "bot", "invite", "until", "auto", "handed", "since")
_OWNERS = PEOPLE.alias()
_SEATS = (
    sa.select(PEOPLE.c.name, PEOPLE.c.owner, _OWNERS.c.name, *(SEATS.c[name] for name in _SEAT))
    .select_from(SEATS)
    .outerjoin(PEOPLE, PEOPLE.c.id == SEATS.c.person)
    .outerjoin(_OWNERS, _OWNERS.c.id == PEOPLE.c.owner)
    .where(SEATS.c.match.in_(sa.bindparam("matches", expanding=True)))
    .order_by(SEATS.c.number)
)


def match_columns(record: Record) -> dict[str, Any]:
    return columns({name: getattr(record, name) for name in _NAMES})


def columns(fields: dict[str, Any]) -> dict[str, Any]:
    return {key: json.dumps(value) if key in JSON and value is not None else value for key, value in fields.items()}


def _record(row: Any) -> Record:
    fields = dict(zip(_NAMES, row, strict=True))
    for key in JSON:
        if fields[key] is not None:
            fields[key] = orjson.loads(fields[key])
    del fields["free"]  # its seats tell
    for key in _FLAGS:
        fields[key] = bool(fields[key])
    return Record(**fields)


def seat_columns(match: str, seat: Seat) -> dict[str, Any]:
    return {
        "match": match,
        "number": seat.number,
        "name": seat.name,
        "kind": seat.kind,
        "person": seat.person,
        "bot": seat.bot,
        "invite": seat.invite,
        "until": seat.until,
        "auto": seat.auto,
        "handed": seat.handed,
        "since": seat.since,
    }


def with_seats(connection: Connection, rows: Iterable[Any]) -> list[Record]:
    """The records of these rows of matches, in their order."""
    found = {row.id: _record(row) for row in rows}
    for some in parts(list(found)):
        _add_seats(connection, found, some)
    return list(found.values())


def _add_seats(connection: Connection, found: dict[str, Record], some: list[str]) -> None:
    for who, owner, of, match, *row in connection.execute(_SEATS, {"matches": some}):
        number, name, kind, person, bot, invite, until, auto, handed, since = row
        seat = Seat(number, name, kind, person, bot, invite, until, auto, who or "", handed=handed, since=since)
        seat.owner, seat.of = owner, of or ""
        found[match].seats.append(seat)


def parts(ids: list[str]) -> list[list[str]]:
    """These ids, not too many at once for a question."""
    return [ids[first : first + _SOME] for first in range(0, len(ids), _SOME)]
