"""PostgreSQL by its URL: a connection pool, and one statement for all acts of a group commit."""

from __future__ import annotations

from contextlib import AbstractAsyncContextManager
from typing import Any, Final, TypeVar

import sqlalchemy as sa
from sqlalchemy import Connection
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, NoSuchModuleError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from grognard.core.refusals import Problem
from grognard.table.storage import database
from grognard.table.storage.appending import TOGETHER, Act, columns
from grognard.table.storage.database import Database, Work, clear_errors
from grognard.table.storage.group_commit import GroupCommit

T = TypeVar("T")

_LOCK: Final = 0x67726F67  # the advisory lock of nodes that bring a database up to date

CONNECTIONS: Final = 16
"""So many a node has at most, whatever the number of its processes, and each process one more, on which it hears of
others."""
LEAST: Final = 4
"""But so many each of its processes may have."""


class Postgres(Database):
    def __init__(self, url: str, processes: int = 1) -> None:
        """The database with this URL: postgresql://USER@HOST/NAME; for a node of so many processes."""
        super().__init__()
        self.engine, self.place = _engine(url, max(LEAST, CONNECTIONS // processes))
        self.pool = self.engine.sync_engine.pool
        self.group_commit = GroupCommit(self._append_all)

    async def read(self, work: Work[T]) -> T:
        return await self.to_the_end(_ask(self.engine.connect(), work))

    async def write(self, work: Work[T]) -> T:
        return await self.to_the_end(_ask(self.engine.begin(), work))

    async def _append_all(self, acts: list[Act]) -> list[Any]:
        answers = await self._append(acts)
        if len(acts) > 1 and any(isinstance(answer, Exception) for answer in answers):
            # One of them is in the way of the others, or another node waits for the same matches: each for itself.
            answers = [(await self._append([act]))[0] for act in acts]
        return answers

    async def _append(self, acts: list[Act]) -> list[bool | Exception]:
        """Store acts with one statement, which is a transaction of its own."""
        try:
            with clear_errors():
                async with self.engine.connect() as connection:
                    raw = await connection.get_raw_connection()
                    own: Any = raw.driver_connection
                    stored = {row[0] for row in await own.fetch(TOGETHER, *columns(acts))}
        except Exception as error:
            return [error] * len(acts)
        return [act.match in stored for act in acts]

    def bring_up_to_date(self, connection: Connection) -> list[str]:
        """One node at a time."""
        connection.execute(sa.text(f"SELECT pg_advisory_xact_lock({_LOCK})"))
        return super().bring_up_to_date(connection)

    async def close(self) -> None:
        await super().close()
        await self.engine.dispose()


async def _ask(opened: AbstractAsyncContextManager[AsyncConnection], work: Work[T]) -> T:
    async with opened as connection:
        return await connection.run_sync(work)


def _engine(url: str, most: int) -> tuple[AsyncEngine, str]:
    try:
        parsed = make_url(url)
    except (ArgumentError, ValueError):
        raise Problem("database-url-unread") from None
    if parsed.drivername not in ("postgresql", "postgres", "postgresql+asyncpg"):
        raise Problem("database-url-scheme", drivername=parsed.drivername)
    place = parsed.set(drivername="postgresql").render_as_string(hide_password=True)
    query = dict(parsed.query)
    if "sslmode" in query:
        query["ssl"] = query.pop("sslmode")
    try:
        engine = create_async_engine(
            parsed.set(drivername="postgresql+asyncpg", query=query),
            pool_size=most // 2,
            max_overflow=most - most // 2,
            pool_timeout=database.BUSY_SECONDS * 2,
            pool_pre_ping=True,
            connect_args={"timeout": database.BUSY_SECONDS, "command_timeout": 30},
        )
    except (ArgumentError, NoSuchModuleError, TypeError) as error:
        raise Problem("database-url-unusable", problem=str(error)) from None
    return engine, place
