"""Leases: which node lets the computers of a match think, one at a time, and another one where that has died.

A lease saves work, nothing more: what two nodes decided all the same, the match's version lets only one of them store.
"""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa

from grognard.table.common.clock import now
from grognard.table.computers.processes import has_ended, named
from grognard.table.storage.store import Store
from grognard.table.storage.store.lists import LEASE
from grognard.table.storage.tables import LEASES

RENEW_SECONDS: Final = 5.0

_TAKE: Final = sa.text(
    'INSERT INTO leases ("match", node, until) VALUES (:match, :node, :until)'
    ' ON CONFLICT ("match") DO UPDATE SET node = excluded.node, until = excluded.until'
    " WHERE leases.node = excluded.node OR leases.until < :now OR leases.until > :far"
    ' RETURNING "match"'
)
"""A lease that would last longer than any was written by a clock that is wrong: it binds nobody."""
_NODES: Final = sa.select(LEASES.c.node).distinct()


class Leases:
    """The leases of this node."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.node = named(store.node)
        self.held: set[str] = set()

    async def take(self, match: str) -> bool:
        """Take a lease, or keep it; False while another node has it."""
        at = now()
        row = {"match": match, "node": self.node, "until": at + LEASE, "now": at, "far": at + 2 * LEASE}
        taken = await self.store.write(lambda connection: connection.execute(_TAKE, row).first())
        if taken is not None:
            self.held.add(match)
        return taken is not None

    async def end_those_of_the_dead(self) -> None:
        """Nobody waits for a node of this machine that was killed."""
        nodes = await self.store.read(lambda connection: connection.execute(_NODES).scalars().all())
        dead = [node for node in nodes if has_ended(node)]
        if dead:
            gone = sa.delete(LEASES).where(LEASES.c.node.in_(dead))
            await self.store.write(lambda connection: connection.execute(gone))

    async def renew(self) -> None:
        if self.held:
            longer = sa.update(LEASES).where(LEASES.c.node == self.node).values(until=now() + LEASE)
            await self.store.write(lambda connection: connection.execute(longer))

    async def release(self, match: str) -> None:
        self.held.discard(match)
        given_up = sa.delete(LEASES).where(LEASES.c.match == match, LEASES.c.node == self.node)
        await self.store.write(lambda connection: connection.execute(given_up))
