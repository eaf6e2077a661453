"""Queries for chat and private notes: what people write to each other, and for themselves."""

from __future__ import annotations

import sqlalchemy as sa
from sqlalchemy import Connection

from grognard.table.common.clock import now
from grognard.table.storage.node_events import Change, notify
from grognard.table.storage.rows import Said
from grognard.table.storage.store.asking import Asking
from grognard.table.storage.tables import CHAT, MATCHES, NOTES, PEOPLE, SEATS


class StoredWriting(Asking):
    async def add_chat(self, match: str, person: int, text: str) -> None:
        def work(connection: Connection) -> None:
            connection.execute(sa.insert(CHAT).values(match=match, person=person, text=text, at=now()))
            connection.execute(sa.update(MATCHES).where(MATCHES.c.id == match).values(talk=MATCHES.c.talk + 1))
            notify(connection, self.node, Change(match, talk=True))

        await self.write(work)
        self.tell(Change(match, talk=True))

    async def chat(self, match: str, most: int, after: int = 0) -> list[Said]:
        """The last lines, after this one."""
        said = sa.select(CHAT.c.id, PEOPLE.c.name, CHAT.c.text, CHAT.c.at, CHAT.c.person)
        lines = said.join(PEOPLE, PEOPLE.c.id == CHAT.c.person)
        wanted = lines.where(CHAT.c.match == match, CHAT.c.id > after).order_by(CHAT.c.id.desc()).limit(most)
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
