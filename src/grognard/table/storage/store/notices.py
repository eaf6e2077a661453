"""Queries for notices (notifications), from when they are stored until they are delivered."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import sqlalchemy as sa
from sqlalchemy import Connection

from grognard.table.common.clock import now
from grognard.table.storage.rows import Notice
from grognard.table.storage.store.asking import Asking
from grognard.table.storage.tables import OUTBOX, PEOPLE

DELIVERED = 2**62
"""In place of the time when a notice was taken up."""
_NOTICES = sa.select(OUTBOX, PEOPLE.c.language).outerjoin(PEOPLE, PEOPLE.c.id == OUTBOX.c.person)


class StoredNotices(Asking):
    async def waiting_notices(self, again_before: int) -> bool:
        wanted = sa.select(OUTBOX.c.id).where(OUTBOX.c.taken < again_before).limit(1)
        return await self.read(lambda connection: connection.execute(wanted).first()) is not None

    async def recent_notices(self, since: int) -> list[Notice]:
        """All notices that were made since then, delivered or not."""
        wanted = _NOTICES.where(OUTBOX.c.at >= since).order_by(OUTBOX.c.id)
        return await self.read(lambda connection: [_notice(row) for row in connection.execute(wanted)])

    async def take_notices(self, again_before: int, most: int = 50) -> list[Notice]:
        """Take notices up for delivery. What was taken long ago is taken again."""
        waiting = sa.select(OUTBOX.c.id).where(OUTBOX.c.taken < again_before).order_by(OUTBOX.c.id).limit(most)

        def work(connection: Connection) -> list[Notice]:
            numbers = list(connection.execute(waiting.with_for_update(skip_locked=True)).scalars())
            if not numbers:
                return []
            connection.execute(sa.update(OUTBOX).where(OUTBOX.c.id.in_(numbers)).values(taken=now()))
            rows = connection.execute(_NOTICES.where(OUTBOX.c.id.in_(numbers)).order_by(OUTBOX.c.id))
            return [_notice(row) for row in rows]

        return await self.write(work)

    async def delivered(self, numbers: Sequence[int], old: int) -> None:
        """These need not be taken up again. The other nodes may still have to tell them; what is older is forgotten."""
        done = sa.update(OUTBOX).where(OUTBOX.c.id.in_(list(numbers))).values(taken=DELIVERED)
        gone = sa.delete(OUTBOX).where(OUTBOX.c.at < old, OUTBOX.c.taken == DELIVERED)

        def work(connection: Connection) -> None:
            if numbers:
                connection.execute(done)
            connection.execute(gone)

        await self.write(work)

    async def undelivered(self) -> tuple[int, int | None]:
        """How many notices wait for delivery, and since when the first of them."""
        wanted = sa.select(sa.func.count(), sa.func.min(OUTBOX.c.at)).where(OUTBOX.c.taken < DELIVERED)
        count, first = await self.read(lambda connection: connection.execute(wanted).one())
        return count, first


def _notice(row: Any) -> Notice:
    return Notice(row.id, row.match, row.person, row.language, _loads(row.text))


def _loads(text: str) -> Any:
    """JSON data; None where it is none: one bad notice must not hold up the others."""
    try:
        return json.loads(text)
    except ValueError:
        return None
