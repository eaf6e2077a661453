"""Queries for people (accounts), their sessions, and the browsers that they are known by."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import sqlalchemy as sa
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from grognard.table.common.clock import Twice, now
from grognard.table.common.names import skeleton
from grognard.table.storage.database import Database
from grognard.table.storage.mapping import parts
from grognard.table.storage.node_events import Change, notify
from grognard.table.storage.rows import Person
from grognard.table.storage.store.asking import Asking
from grognard.table.storage.tables import DEVICES, MATCHES, PEOPLE, PROGRAMS, SEATS, SESSIONS

MOST_DEVICES = 20
_OF_SESSION = (
    sa.select(PEOPLE)
    .join(SESSIONS, SESSIONS.c.person == PEOPLE.c.id)
    .where(SESSIONS.c.token == sa.bindparam("token"), SESSIONS.c.until > sa.bindparam("now"))
)
_NAMED = sa.select(PEOPLE).where(PEOPLE.c.key == sa.bindparam("key"))


class NameTaken(Exception):
    pass


class StoredPeople(Asking):
    def __init__(self, database: Database) -> None:
        super().__init__(database)
        self.looks = Twice()

    async def new_guest(self, called: Callable[[int], str]) -> Person:
        """A guest, called by what this makes of the number."""

        def work(connection: Connection) -> Person:
            added = sa.insert(PEOPLE).values(name="", key=None, password=None, created=now()).returning(PEOPLE.c.id)
            number: int = connection.execute(added).scalar_one()
            name = called(number)
            connection.execute(sa.update(PEOPLE).where(PEOPLE.c.id == number).values(name=name))
            return Person(number, name, True)

        return await self.write(work)

    async def new_session(self, token: str, person: int, until: int) -> None:
        row = {"token": token, "person": person, "created": now(), "until": until}
        await self.write(lambda connection: connection.execute(sa.insert(SESSIONS), row))

    async def end_session(self, token: str) -> None:
        ended = sa.delete(SESSIONS).where(SESSIONS.c.token == token)
        await self.write(lambda connection: connection.execute(ended))

    async def tell_end(self, old: str, new: str | None, person: int | None) -> None:
        """Tell other nodes that a session has ended, and which one follows it."""
        change = Change(session=(old, new or "", person or 0))
        if not self.database.sqlite:
            await self.write(lambda connection: notify(connection, self.node, change))
        self.tell(change)

    async def forget_old_sessions(self) -> None:
        """Delete what has ended, and was seen so a day ago already: a clock that is wrong ends nothing for good."""
        before = self.looks.look(now())
        if before is not None:
            ended = sa.delete(SESSIONS).where(SESSIONS.c.until <= before)
            await self.write(lambda connection: connection.execute(ended))

    async def sessions(self, tokens: Iterable[str]) -> set[str]:
        """Those of these sessions, and tokens of programs, that have not ended."""

        def work(connection: Connection) -> set[str]:
            found: set[str] = set()
            for some in parts(list(tokens)):
                for table in (SESSIONS, PROGRAMS):
                    found |= {*connection.execute(sa.select(table.c.token).where(table.c.token.in_(some))).scalars()}
            return found

        return await self.read(work)

    async def person_of(self, token: str) -> Person | None:
        return await self._person(_OF_SESSION, {"token": token, "now": now()})

    async def person_named(self, key: str) -> Person | None:
        return await self._person(_NAMED, {"key": key})

    async def _person(self, wanted: sa.Select[Any], given: dict[str, Any]) -> Person | None:
        row = await self.read(lambda connection: connection.execute(wanted, given).first())
        return None if row is None else Person(row.id, row.name, row.key is None, row.password, row.language)

    async def set_language(self, person: int, language: str) -> None:
        chosen = sa.update(PEOPLE).where(PEOPLE.c.id == person).values(language=language)
        await self.write(lambda connection: connection.execute(chosen))

    async def register(self, person: int, name: str, key: str, password: str) -> None:
        """Give a guest a name and a password. NameTaken if somebody has the name, or one that looks like it."""

        def work(connection: Connection) -> bool:
            named = sa.update(PEOPLE).where(PEOPLE.c.id == person, PEOPLE.c.key.is_(None))
            changed = connection.execute(named.values(name=name, key=key, password=password, skeleton=skeleton(name)))
            _touch_matches_of(connection, person)
            notify(connection, self.node, Change(people=(person,)))
            return changed.rowcount == 1

        try:
            if not await self.write(work):
                raise NameTaken
        except IntegrityError:
            raise NameTaken from None
        self.tell(Change(people=(person,)))

    async def knows(self, device: str, person: int | None = None) -> bool:
        """Whether this person, or anybody, has logged in with this browser."""
        wanted = sa.select(DEVICES.c.person).where(DEVICES.c.token == device)
        if person is not None:
            wanted = wanted.where(DEVICES.c.person == person)
        return await self.read(lambda connection: connection.execute(wanted).first()) is not None

    async def know(self, device: str, person: int) -> None:
        """Remember a browser; those that this person used longest ago are forgotten."""
        theirs = sa.select(DEVICES.c.token).where(DEVICES.c.person == person)
        newest = theirs.order_by(DEVICES.c.at.desc()).limit(MOST_DEVICES)
        forgotten = sa.delete(DEVICES).where(DEVICES.c.person == person, DEVICES.c.token.not_in(newest))

        def work(connection: Connection) -> None:
            connection.execute(sa.delete(DEVICES).where(DEVICES.c.token == device, DEVICES.c.person == person))
            connection.execute(sa.insert(DEVICES).values(token=device, person=person, at=now()))
            connection.execute(forgotten)

        await self.write(work)

    async def merge_guest(self, guest: int, person: int, merge: Callable[[Connection, int, int], None]) -> None:
        """Somebody who played as a guest has logged in: the games go along."""

        def work(connection: Connection) -> None:
            merge(connection, guest, person)
            notify(connection, self.node, Change(people=(guest, person), notices=True))

        await self.write(work)
        self.tell(Change(people=(guest, person), notices=True))


def _touch_matches_of(connection: Connection, person: int) -> None:
    """Somebody's name has changed: what others know of these matches is old."""
    theirs = sa.select(SEATS.c.match).where(SEATS.c.person == person)
    connection.execute(sa.update(MATCHES).where(MATCHES.c.id.in_(theirs)).values(version=MATCHES.c.version + 1))
