"""Queries for programs of people: as who they sit at tables, and the API tokens by which they are known."""

from __future__ import annotations

from dataclasses import dataclass

import sqlalchemy as sa
from sqlalchemy import Connection

from grognard.core.acts import fold
from grognard.table.common.clock import now
from grognard.table.storage.rows import Person
from grognard.table.storage.store.asking import Asking
from grognard.table.storage.tables import PEOPLE, PROGRAMS

_OWNERS = PEOPLE.alias()
_ALL = (
    sa.select(
        PEOPLE.c.id,
        PEOPLE.c.name,
        PEOPLE.c.owner,
        _OWNERS.c.name.label("of"),
        PROGRAMS.c.token,
        PROGRAMS.c.created,
        PROGRAMS.c.used,
    )
    .join(PROGRAMS, PROGRAMS.c.person == PEOPLE.c.id)
    .join(_OWNERS, sa.and_(_OWNERS.c.id == PEOPLE.c.owner, _OWNERS.c.key.is_not(None)))
)
"""Only programs of somebody who is registered."""
_GOOD = _ALL.where(PROGRAMS.c.token.is_not(None))
_OF_TOKEN = _ALL.where(PROGRAMS.c.token == sa.bindparam("token"))


class TooMany(Exception):
    pass


@dataclass
class Program:
    """A program whose token is good."""

    id: int
    name: str
    of: str
    token: str
    created: int
    used: int | None


class StoredPrograms(Asking):
    async def program_of(self, token: str) -> Person | None:
        """The program with this token, as it sits at tables."""
        row = await self.read(lambda connection: connection.execute(_OF_TOKEN, {"token": token}).first())
        return None if row is None else Person(row.id, row.name, False, owner=row.owner, of=row.of)

    async def programs(self, owner: int | None = None) -> list[Program]:
        """The programs of a person, or of all, by name."""
        wanted = _GOOD if owner is None else _GOOD.where(PEOPLE.c.owner == owner)
        wanted = wanted.order_by(_OWNERS.c.name, PEOPLE.c.name, PEOPLE.c.id)

        def work(connection: Connection) -> list[Program]:
            return [
                Program(row.id, row.name, row.of, row.token, row.created, row.used)
                for row in connection.execute(wanted)
            ]

        return await self.read(work)

    async def add_program(self, owner: int, name: str, token: str, most: int) -> tuple[Program, str | None]:
        """A program with a fresh token, and the one that it had. One that was revoked comes back to its seats."""

        def work(connection: Connection) -> tuple[Program, str | None]:
            # Who adds two at once waits here: no more than `most` are ever good.
            connection.execute(sa.update(PEOPLE).where(PEOPLE.c.id == owner).values(id=owner))
            rows = connection.execute(_ALL.where(PEOPLE.c.owner == owner)).all()
            same = next((row for row in rows if fold(row.name) == fold(name)), None)
            good = [row for row in rows if row.token is not None and row is not same]
            if len(good) >= most:
                raise TooMany
            at = now()
            if same is None:
                added = sa.insert(PEOPLE).values(name=name, created=at, owner=owner).returning(PEOPLE.c.id)
                person: int = connection.execute(added).scalar_one()
                connection.execute(sa.insert(PROGRAMS).values(person=person, token=token, created=at))
            else:
                person = same.id
                renewed = sa.update(PROGRAMS).where(PROGRAMS.c.person == person)
                connection.execute(renewed.values(token=token, created=at, used=None))
            called = name if same is None else same.name
            return Program(person, called, "", token, at, None), None if same is None else same.token

        return await self.write(work)

    async def revoke_program(self, program: int, token: str) -> None:
        """Let a token be good no longer; its program keeps its name in the matches that it has played."""
        gone = sa.update(PROGRAMS).where(PROGRAMS.c.person == program, PROGRAMS.c.token == token).values(token=None)
        await self.write(lambda connection: connection.execute(gone))

    async def used_program(self, program: int, at: int) -> None:
        seen = sa.update(PROGRAMS).where(PROGRAMS.c.person == program).values(used=at)
        await self.write(lambda connection: connection.execute(seen))
