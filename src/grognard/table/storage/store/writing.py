"""Queries for chat and private notes: what people write to each other, and for themselves."""

from __future__ import annotations

import sqlalchemy as sa
from sqlalchemy import Connection

from grognard.table.common.clock import now
from grognard.table.storage.node_events import Change, notify
from grognard.table.storage.rows import Said
from grognard.table.storage.store.asking import Asking
from grognard.table.storage.tables import CHAT, MATCHES, NOTES, PEOPLE, SEATS, SPECTATOR_CHAT


class StoredWriting(Asking):
    async def add_chat(self, match: str, person: int, text: str) -> None:
        await self._add_line(CHAT, match, person, text)

    async def chat(self, match: str, most: int, after: int = 0) -> list[Said]:
        """The last lines of the players, after this one."""
        return await self._lines(CHAT, match, most, after)

    async def add_spectator_chat(self, match: str, person: int, text: str) -> None:
        await self._add_line(SPECTATOR_CHAT, match, person, text)

    async def spectator_chat(self, match: str, most: int, after: int = 0) -> list[Said]:
        """The last lines of the spectators, after this one."""
        return await self._lines(SPECTATOR_CHAT, match, most, after)

    async def _add_line(self, table: sa.Table, match: str, person: int, text: str) -> None:
        def work(connection: Connection) -> None:
            connection.execute(sa.insert(table).values(match=match, person=person, text=text, at=now()))
            connection.execute(sa.update(MATCHES).where(MATCHES.c.id == match).values(talk=MATCHES.c.talk + 1))
            notify(connection, self.node, Change(match, talk=True))

        await self.write(work)
        self.tell(Change(match, talk=True))

    async def _lines(self, table: sa.Table, match: str, most: int, after: int) -> list[Said]:
        said = sa.select(table.c.id, PEOPLE.c.name, table.c.text, table.c.at, table.c.person)
        lines = said.join(PEOPLE, PEOPLE.c.id == table.c.person)
        wanted = lines.where(table.c.match == match, table.c.id > after).order_by(table.c.id.desc()).limit(most)
        rows = await self.read(lambda connection: connection.execute(wanted).all())
        return [Said(*row) for row in reversed(rows)]

    async def notes(self, match: str, person: int) -> str:
        wanted = sa.select(NOTES.c.text).where(NOTES.c.match == match, NOTES.c.person == person)
        return await self.read(lambda connection: connection.execute(wanted).scalar()) or ""

    async def spectator_notes(self, person: int | None = None) -> int:
        """How many notes there are of people without a part in the match, of all of them or of this one."""
        seat = sa.or_(SEATS.c.person == NOTES.c.person, SEATS.c.handed == NOTES.c.person)
        seated = sa.exists().where(SEATS.c.match == NOTES.c.match, seat)
        maker = sa.exists().where(MATCHES.c.id == NOTES.c.match, MATCHES.c.creator == NOTES.c.person)
        wanted = sa.select(sa.func.count()).select_from(NOTES).where(~seated, ~maker)
        if person is not None:
            wanted = wanted.where(NOTES.c.person == person)
        return await self.read(lambda connection: connection.execute(wanted).scalar()) or 0

    async def keep_notes(self, match: str, person: int, text: str) -> None:
        def work(connection: Connection) -> None:
            connection.execute(sa.delete(NOTES).where(NOTES.c.match == match, NOTES.c.person == person))
            if text:
                connection.execute(sa.insert(NOTES).values(match=match, person=person, text=text))

        await self.write(work)
