"""Queries for snapshots of matches."""

from __future__ import annotations

import sqlalchemy as sa
from sqlalchemy import Connection

from grognard.table.storage.store.asking import Asking
from grognard.table.storage.tables import SNAPSHOTS


class StoredSnapshots(Asking):
    async def snapshot(self, match: str, stamp: str) -> tuple[int, bytes] | None:
        wanted = sa.select(SNAPSHOTS).where(SNAPSHOTS.c.match == match, SNAPSHOTS.c.stamp == stamp)
        row = await self.read(lambda connection: connection.execute(wanted).first())
        return None if row is None else (row.seq, row.data)

    async def last_snapshot(self, match: str) -> tuple[int, str, bytes] | None:
        """The snapshot of a match, whichever program wrote it: after how many entries, its stamp, its data."""
        wanted = sa.select(SNAPSHOTS).where(SNAPSHOTS.c.match == match)
        row = await self.read(lambda connection: connection.execute(wanted).first())
        return None if row is None else (row.seq, row.stamp, row.data)

    async def keep_snapshot(self, match: str, seq: int, stamp: str, data: bytes) -> None:
        def work(connection: Connection) -> None:
            connection.execute(sa.delete(SNAPSHOTS).where(SNAPSHOTS.c.match == match))
            connection.execute(sa.insert(SNAPSHOTS).values(match=match, seq=seq, stamp=stamp, data=data))

        await self.write(work)
