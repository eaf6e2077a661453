"""Cross-node events (PostgreSQL LISTEN/NOTIFY): what one node has stored, the others hear at once.

With PostgreSQL an event is a NOTIFY in the transaction that stores the change: it is sent exactly when the change can
be read. Where no events arrive (SQLite, or a connection that is lost), nodes poll the database instead.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, cast

import sqlalchemy as sa
from sqlalchemy import Connection

from grognard.table.common import logs
from grognard.table.common.changes import written
from grognard.table.storage.appending import CHANNEL
from grognard.table.storage.database import Database

if TYPE_CHECKING:
    from grognard.table.storage.postgres import Postgres

LONGEST_WAIT: Final = 30.0
ALIVE_SECONDS: Final = 10.0
"""So often the connection is checked: one that has died silently receives nothing."""
_NOTIFY: Final = sa.text("SELECT pg_notify(:channel, :text)")


@dataclass(frozen=True)
class Change:
    """What was stored."""

    match: str = ""
    version: int = 0
    people: tuple[int, ...] = ()
    """Those in whose lists the match is."""
    listed: bool = False
    """Whether the match has come into a list for all, or has left one."""
    talk: bool = False
    notices: bool = False
    session: tuple[str, str, int] | None = None
    """A session that has ended, the one that follows it, and whose that is; without one: "" and 0."""

    @property
    def names(self) -> bool:
        """Whether somebody is called otherwise now, whatever that is in."""
        return not self.match and self.session is None


def notify(connection: Connection, node: str, change: Change) -> None:
    """Tell the other nodes, as soon as this transaction is stored."""
    if connection.dialect.name == "postgresql":
        connection.execute(_NOTIFY, {"channel": CHANNEL, "text": message(node, change)})


def message(node: str, change: Change) -> str:
    told: dict[str, Any] = {"node": node, "match": change.match, "version": change.version, "people": change.people}
    rare = {"listed": change.listed, "talk": change.talk, "notices": change.notices, "session": change.session}
    return written(told | {name: value for name, value in rare.items() if value})


def heard(text: str) -> tuple[str, Change]:
    """The node that has sent an event, and what it has stored.

    >>> heard(message("a", Change("m1", 7, (3, 5))))
    ('a', Change(match='m1', version=7, people=(3, 5), listed=False, talk=False, notices=False, session=None))
    >>> heard(message("a", Change(session=("old", "", 0))))[1].session
    ('old', '', 0)
    """
    fields: dict[str, Any] = json.loads(text)
    node = str(fields.pop("node"))
    told: dict[str, Any] = {name: tuple(one) if isinstance(one, list) else one for name, one in fields.items()}
    return node, Change(**told)


class NodeEvents:
    """Listens for the other nodes, for as long as it is not stopped."""

    def __init__(self, database: Database, node: str, hear: Callable[[Change], None]) -> None:
        self.database = database
        self.node = node
        self.hear = hear
        self.healthy = False
        """Whether all events arrive at present."""
        self.missed: Callable[[], None] = lambda: None
        """Called when events may have been missed."""

    async def listen(self) -> None:
        """Keep a connection of its own; a lost one comes back after a while that doubles."""
        if self.database.sqlite:
            return
        postgres = cast("Postgres", self.database)
        wait = 0.25
        while True:
            try:
                async with self._connected(postgres) as connection:
                    self.healthy, wait = True, 0.25
                    self.missed()
                    while True:
                        await asyncio.sleep(ALIVE_SECONDS)
                        await connection.execute("SELECT 1", timeout=ALIVE_SECONDS)
            except asyncio.CancelledError:
                raise
            except Exception as error:
                logs.warning("other nodes are not heard", why=str(error) or type(error).__name__)
            finally:
                self.healthy = False
            await asyncio.sleep(wait)
            wait = min(LONGEST_WAIT, wait * 2)

    @contextlib.asynccontextmanager
    async def _connected(self, database: Postgres) -> AsyncIterator[Any]:
        import asyncpg  # type: ignore[import-untyped]

        _, where = database.engine.dialect.create_connect_args(database.engine.url)
        connection = await asyncpg.connect(**where, timeout=ALIVE_SECONDS)
        try:
            await connection.add_listener(CHANNEL, self._hear)
            yield connection
        finally:
            connection.terminate()

    def _hear(self, connection: Any, process: int, channel: str, text: str) -> None:
        self.take(text)

    def take(self, text: str) -> None:
        """An event has arrived."""
        try:
            node, change = heard(text)
        except (ValueError, TypeError, KeyError):  # a node of another version: what it has done can be read
            self.missed()
            return
        if node != self.node:
            self.hear(change)
