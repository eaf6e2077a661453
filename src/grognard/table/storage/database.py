"""Database connections and transactions: SQLite in a file, or PostgreSQL by its URL.

Work with the database is a function of a connection, handed to `read` or `write`. What acts store is handed to
`append`. Each database has one writer for it that takes all that waits together: many matches share one commit.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Iterator
from typing import Any, Final, TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from grognard.core.refusals import Problem
from grognard.table.storage import migrations
from grognard.table.storage.appending import Act
from grognard.table.storage.group_commit import GroupCommit

T = TypeVar("T")
Work = Callable[[Connection], T]

BUSY_SECONDS: float = 5.0
"""So long a writer waits for another process that writes; tests have more patience."""
BROKEN: Final = ("malformed", "not a database")
"""What SQLite says of a file that was written over."""


class Unavailable(Exception):
    """The database does not answer now. What was acknowledged is stored; this was not."""


class Database:
    """What both kinds have in common."""

    place: str
    pool: Any
    """The connections that are read with."""
    sqlite = False
    group_commit: GroupCommit[Any]
    """The one who writes what acts store."""

    def __init__(self) -> None:
        self.going: set[asyncio.Task[Any]] = set()
        """What is being asked of the database just now."""
        self.closed: list[str] = []
        """Files that others could read until now."""
        self.damage = ""
        """What the database has said when it was found broken."""

    async def read(self, work: Work[T]) -> T:
        raise NotImplementedError

    async def to_the_end(self, asking: Awaitable[T]) -> T:
        """Whoever asks may be sent away meanwhile, but a connection is never cut off in the middle of a question."""
        task = asyncio.create_task(_clearly(asking))
        self.going.add(task)
        task.add_done_callback(self._gone)
        return await asyncio.shield(task)

    def _gone(self, task: asyncio.Task[Any]) -> None:
        self.going.discard(task)
        if not task.cancelled():
            self.note(task.exception())  # it has been raised where somebody still waits

    def note(self, error: BaseException | None) -> None:
        """Remember that the database is broken: nothing but a backup helps then."""
        if isinstance(error, Unavailable) and any(sign in str(error) for sign in BROKEN):
            self.damage = str(error)

    @property
    def in_use(self) -> int:
        """Connections that somebody reads with just now."""
        used: int = self.pool.checkedout()
        return used

    @property
    def waiting(self) -> int:
        """So many wait for a connection."""
        return max(0, len(self.going) - self.in_use)

    @property
    def queue(self) -> int:
        """So many wait to be written."""
        return len(self.group_commit.jobs)

    async def write(self, work: Work[T]) -> T:
        """Run work in a transaction: all of it is stored, or nothing."""
        raise NotImplementedError

    async def append(self, act: Act) -> bool:
        """Store what an act has changed, if its match still is as it was; whether it was."""
        answer: bool = await self.group_commit.add(act)
        return answer

    def untouched(self) -> bool:
        """Whether it is certain that nothing but acts of this node was written since this was last asked."""
        return False

    async def close(self) -> None:
        await self.group_commit.end()
        await asyncio.gather(*self.going, return_exceptions=True)

    async def prepare(self) -> list[str]:
        """Make the tables, or bring them up to date; the steps that were needed. A Problem says what is in the way."""
        try:
            return await self.write(self.bring_up_to_date)
        except Unavailable as error:
            raise Problem("database-unusable", place=self.place, problem=str(error)) from None

    def bring_up_to_date(self, connection: Connection) -> list[str]:
        return migrations.bring_up_to_date(connection)


async def _clearly(asking: Awaitable[T]) -> T:
    with clear_errors():
        return await asking


@contextlib.contextmanager
def clear_errors() -> Iterator[None]:
    """Whatever keeps the database from answering is Unavailable."""
    try:
        yield
    except IntegrityError:
        raise
    except PoolTimeout:
        raise Unavailable("all connections are busy") from None
    except DBAPIError as error:
        raise Unavailable(_one_line(error.orig or error)) from error
    except (OSError, TimeoutError) as error:
        raise Unavailable(_one_line(error)) from error
    except Exception as error:
        # asyncpg raises some of its own errors while it connects, before SQLAlchemy can wrap them.
        if type(error).__module__.startswith(("asyncpg", "sqlite3")):
            raise Unavailable(_one_line(error)) from error
        raise


def _one_line(error: BaseException) -> str:
    text = " ".join(str(error).split()) or type(error).__name__
    return text.removeprefix("<class 'asyncpg.exceptions.").replace("'>:", ":")[:200]
