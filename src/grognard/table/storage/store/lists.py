"""Queries for lists of matches: for all, for one person, and for the computers that are to move."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy import Connection

from grognard.table.common.clock import now
from grognard.table.storage.mapping import with_seats
from grognard.table.storage.rows import HUMAN, RUNNING, Record
from grognard.table.storage.store.asking import Asking
from grognard.table.storage.tables import FINISHED_ONES, LEASES, MATCHES, OPEN_ONES, PEOPLE, SEATS

LEASE: Final = 15_000
"""So many milliseconds a lease lasts without being renewed; one that would last twice as long is no good."""

# The lists, each by an index of its own: what `tables` says of them must be said here in the same words
_MOST = sa.bindparam("most", type_=sa.Integer)
OPEN = sa.select(MATCHES).where(OPEN_ONES).order_by(MATCHES.c.updated.desc()).limit(_MOST)
OPEN_TO_PROGRAMS = (
    sa.select(MATCHES).where(OPEN_ONES, MATCHES.c.programs).order_by(MATCHES.c.updated.desc()).limit(_MOST)
)
FINISHED = sa.select(MATCHES).where(FINISHED_ONES).order_by(MATCHES.c.updated.desc()).limit(_MOST)


def _matches_of(running: bool) -> sa.Select[Any]:
    """The matches in which a person has a seat, or which they have made."""
    person = sa.bindparam("person", type_=sa.Integer)
    seated = sa.select(SEATS.c.match).where(SEATS.c.person == person)
    made = sa.select(MATCHES.c.id).where(MATCHES.c.creator == person)
    # Said so that no index of all running matches looks like the better way.
    status = (MATCHES.c.status == RUNNING).is_(sa.true() if running else sa.false())
    wanted = sa.select(MATCHES).where(MATCHES.c.id.in_(sa.union(seated, made)), status)
    return wanted.order_by(MATCHES.c.updated.desc()).limit(_MOST)


MINE, DONE = _matches_of(True), _matches_of(False)
_HOSTS = sa.select(PEOPLE.c.id, PEOPLE.c.name).where(PEOPLE.c.id.in_(sa.bindparam("people", expanding=True)))


@dataclass
class Lists:
    """Matches that are running and matches that are over, and what their people are called."""

    running: list[Record]
    done: list[Record]
    hosts: dict[int, str]


class StoredLists(Asking):
    async def public_lists(self, most: int) -> Lists:
        """Public matches with a free seat, and those that are over."""
        return await self.read(lambda connection: _lists(connection, OPEN, FINISHED, {"most": most}))

    async def lists_of(self, person: int, most: int) -> Lists:
        """The matches of a person that are running, and those that are over."""
        return await self.read(lambda connection: _lists(connection, MINE, DONE, {"person": person, "most": most}))

    async def open_to_programs(self, most: int) -> Lists:
        """Public matches with a free seat that a program may take."""
        return await self.read(lambda connection: _lists(connection, OPEN_TO_PROGRAMS, None, {"most": most}))

    async def waiting_for_bots(
        self,
        before: int,
        people: bool = True,
        after: tuple[int, str] | None = None,
        most: int = 200,
        node: str = "",
    ) -> list[tuple[int, str]]:
        """Matches, with people or without, in which a computer is asked since before this time and is not thinking on
        another node: since when, and which, those that wait longest first, from after this one on."""
        sits = sa.select(SEATS.c.match).where(SEATS.c.match == MATCHES.c.id, SEATS.c.kind == HUMAN).exists()
        at = now()
        held = LEASES.c.until.between(at, at + 2 * LEASE)
        lasts = sa.and_(LEASES.c.match == MATCHES.c.id, held, LEASES.c.node != node)
        wanted = sa.select(MATCHES.c.updated, MATCHES.c.id).where(
            MATCHES.c.status == RUNNING,
            MATCHES.c.bots,
            MATCHES.c.updated <= before,
            sits if people else ~sits,
            ~sa.select(LEASES.c.match).where(lasts).exists(),
        )
        if after is not None:
            updated, match = after
            same = sa.and_(MATCHES.c.updated == updated, MATCHES.c.id > match)
            wanted = wanted.where(sa.or_(MATCHES.c.updated > updated, same))
        wanted = wanted.order_by(MATCHES.c.updated, MATCHES.c.id).limit(most)
        return await self.read(lambda connection: [(row.updated, row.id) for row in connection.execute(wanted)])


def _lists(
    connection: Connection, first: sa.Select[Any], second: sa.Select[Any] | None, given: dict[str, int]
) -> Lists:
    rows = [[] if wanted is None else connection.execute(wanted, given).all() for wanted in (first, second)]
    records = with_seats(connection, [row for some in rows for row in some])
    hosts = {seat.person: seat.who for record in records for seat in record.seats if seat.person is not None}
    others = sorted({record.creator for record in records if record.creator is not None} - hosts.keys())
    if others:  # who has made a match and sits in none of these
        hosts |= {row.id: row.name for row in connection.execute(_HOSTS, {"people": others})}
    return Lists(records[: len(rows[0])], records[len(rows[0]) :], hosts)
