"""Queries for matches and their logs."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

import sqlalchemy as sa
from sqlalchemy import Connection

from grognard.core.sayings import Saying
from grognard.table.common.changes import written
from grognard.table.common.clock import now
from grognard.table.storage.appending import CHANGING, NEWS, Act
from grognard.table.storage.mapping import JSON, columns, match_columns, parts, seat_columns, with_seats
from grognard.table.storage.node_events import Change, message, notify
from grognard.table.storage.rows import OPEN, Record, Seat
from grognard.table.storage.store.asking import Asking
from grognard.table.storage.tables import LOG, MATCHES, OUTBOX, SEATS

_COMPARE_AND_SET = (
    sa.update(MATCHES)
    .where(MATCHES.c.id == sa.bindparam("this_id"), MATCHES.c.version == sa.bindparam("this_version"))
    .values({name: sa.bindparam(name) for name in CHANGING})
)
_COUNT_FREE = (
    sa.update(MATCHES)
    .where(MATCHES.c.id == sa.bindparam("this_id"))
    .values(free=sa.exists().where(SEATS.c.match == MATCHES.c.id, SEATS.c.kind == OPEN))
)


class StoredMatches(Asking):
    async def add_match(self, record: Record, entries: Sequence[str]) -> None:
        change = Change(record.id, record.version, tuple(record.people), record.public)

        def work(connection: Connection) -> None:
            _insert_match(connection, record, entries)
            notify(connection, self.node, change)

        await self.write(work)
        self.tell(change)

    async def match(self, match: str) -> Record | None:
        found = await self._records(sa.select(MATCHES).where(MATCHES.c.id == match))
        return found[0] if found else None

    async def version(self, match: str) -> int | None:
        wanted = sa.select(MATCHES.c.version).where(MATCHES.c.id == match)
        return await self.read(lambda connection: connection.execute(wanted).scalar())

    async def versions(self, matches: Iterable[str]) -> dict[str, tuple[int, int]]:
        """The version and the number of lines of chat of these matches."""
        ids = list(matches)
        wanted = sa.select(MATCHES.c.id, MATCHES.c.version, MATCHES.c.talk)

        def work(connection: Connection) -> dict[str, tuple[int, int]]:
            found: dict[str, tuple[int, int]] = {}
            for some in parts(ids):
                rows = connection.execute(wanted.where(MATCHES.c.id.in_(some)))
                found.update({row.id: (row.version, row.talk) for row in rows})
            return found

        return await self.read(work)

    async def log(self, match: str, first: int = 0) -> list[str]:
        """The entries of a match from this one on."""
        wanted = sa.select(LOG.c.text).where(LOG.c.match == match, LOG.c.seq >= first).order_by(LOG.c.seq)
        return await self.read(lambda connection: list(connection.execute(wanted).scalars()))

    async def times(self, match: str, entries: Sequence[int]) -> list[int]:
        """When these entries of a match were stored, in their order."""
        wanted = sa.select(LOG.c.at).where(LOG.c.match == match, LOG.c.seq.in_(list(entries))).order_by(LOG.c.seq)
        return await self.read(lambda connection: list(connection.execute(wanted).scalars()))

    async def commit(
        self,
        record: Record,
        entries: Sequence[str] = (),
        fields: dict[str, Any] | None = None,
        seats: Sequence[Seat] = (),
        notices: Sequence[tuple[int, Saying]] = (),
        rematch: tuple[Record, Sequence[str]] | None = None,
    ) -> bool:
        """Compare and append: one transaction that stores all of it, if the match still is as this record knows it.

        A new match may come with it, to which the notices then belong. The record is brought up to date on success.
        False: somebody else was faster, nothing is stored.
        """
        at = now()
        changes = {
            **(fields or {}),
            "seq": record.seq + len(entries),
            "version": record.version + 1,
            "updated": at,
        }
        values = [(name, changes[name] if name in changes else getattr(record, name)) for name in CHANGING]
        row = tuple([written(value) if name in JSON and value is not None else value for name, value in values])
        log = [(record.id, record.seq + n, text, at) for n, text in enumerate(entries)]
        about = (rematch[0] if rematch else record).id
        news = [(about, who, written(said.data()), at, 0) for who, said in notices]
        told = _changes(record, changes, seats, rematch and rematch[0], bool(news))
        rare = columns({name: value for name, value in changes.items() if name not in CHANGING})
        if seats or rematch or rare:
            stored = await self.write(_commit(record, row, log, news, seats, rematch, rare, self.node, told))
        else:
            event = "" if self.database.sqlite else message(self.node, told[0])
            stored = await self.database.append(Act(record.id, record.version, row, log, news, event))
        if not stored:
            return False
        for key, value in changes.items():
            setattr(record, key, value)
        for seat in seats:
            record.seats[seat.number] = seat
        for change in told:
            self.tell(change)
        return True

    async def all_matches(self) -> list[Record]:
        return await self._records(sa.select(MATCHES).order_by(MATCHES.c.created))

    async def _records(self, wanted: sa.Select[Any]) -> list[Record]:
        return await self.read(lambda connection: with_seats(connection, connection.execute(wanted)))


def _changes(
    record: Record, changes: dict[str, Any], seats: Sequence[Seat], rematch: Record | None, notices: bool
) -> list[Change]:
    """What is to be told of a commit."""
    shown = changes.get("public", record.public)
    moved = bool(seats) or shown != record.public or changes.get("status", record.status) != record.status
    listed = moved and (shown or record.public)
    people = record.people | {seat.person for seat in seats if seat.person is not None}
    found = [Change(record.id, changes["version"], tuple(people), listed, notices=notices)]
    if rematch is not None:
        found.append(Change(rematch.id, rematch.version, tuple(rematch.people), rematch.public))
    return found


def _commit(
    record: Record,
    row: tuple[Any, ...],
    log: list[tuple[str, int, str, int]],
    news: list[tuple[str, int, str, int, int]],
    seats: Sequence[Seat],
    rematch: tuple[Record, Sequence[str]] | None,
    rare: dict[str, Any],
    node: str,
    told: list[Change],
) -> Callable[[Connection], bool]:
    """The same as an act, with seats, a new match, and fields that hardly ever change."""

    def work(connection: Connection) -> bool:
        values = {**dict(zip(CHANGING, row, strict=True)), "this_id": record.id, "this_version": record.version}
        if connection.execute(_COMPARE_AND_SET, values).rowcount != 1:
            return False
        if rare:
            connection.execute(sa.update(MATCHES).where(MATCHES.c.id == record.id).values(**rare))
        if log:
            connection.execute(sa.insert(LOG), [dict(zip(LOG.c.keys(), one, strict=True)) for one in log])
        for seat in seats:
            taken = sa.update(SEATS).where(SEATS.c.match == record.id, SEATS.c.number == seat.number)
            connection.execute(taken.values(**seat_columns(record.id, seat)))
        if seats:
            connection.execute(_COUNT_FREE, {"this_id": record.id})
        if rematch:
            _insert_match(connection, *rematch)
        if news:
            connection.execute(sa.insert(OUTBOX), [dict(zip(NEWS, one, strict=True)) for one in news])
        for change in told:
            notify(connection, node, change)
        return True

    return work


def _insert_match(connection: Connection, record: Record, entries: Sequence[str]) -> None:
    connection.execute(sa.insert(MATCHES).values(**match_columns(record)))
    connection.execute(sa.insert(SEATS), [seat_columns(record.id, seat) for seat in record.seats])
    if entries:
        connection.execute(sa.insert(LOG), _log_rows(record.id, 0, entries, record.updated))


def _log_rows(match: str, first: int, entries: Sequence[str], at: int) -> list[dict[str, Any]]:
    return [{"match": match, "seq": first + offset, "text": text, "at": at} for offset, text in enumerate(entries)]
