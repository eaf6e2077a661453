"""The connection to the database: SQLite in a file, or PostgreSQL by its URL.

Work with the database is a function of a connection, handed to `read` or `write`. SQLite has one writer: it takes all
that waits into one transaction, each piece in a savepoint of its own, so that many matches share one commit.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any, Final, TypeVar

import sqlalchemy as sa
from sqlalchemy import AsyncAdaptedQueuePool, Connection
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError, NoSuchModuleError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from grognard.core.reasons import Problem
from grognard.table import migrations, private

T = TypeVar("T")
Work = Callable[[Connection], T]
Job = tuple[Work[Any], asyncio.Future[Any]]

FILE: Final = "grognard.db"
BUSY_SECONDS: float = 5.0
"""So long a writer waits for another process that writes; tests have more patience."""
READERS: Final = 4
MOST_TOGETHER: Final = 64
"""So many pieces of work share one transaction at most."""
_LOCK: Final = 0x67726F67  # the advisory lock of nodes that bring a database up to date


class Unavailable(Exception):
    """The database does not answer now. What was acknowledged is stored; this was not."""


def default_folder() -> Path:
    base = os.environ.get("XDG_DATA_HOME") or os.path.join(os.path.expanduser("~"), ".local", "share")
    return Path(base) / "grognard"


def in_folder(folder: Path) -> Sqlite:
    """The database in a folder, which is made where it is missing."""
    try:
        folder.mkdir(private.FOLDER, parents=True, exist_ok=True)
    except OSError as error:
        raise Problem("folder-cannot-be-made", folder=folder, text=error.strerror or error) from None
    return Sqlite(folder / FILE)


class Database:
    """What both kinds have in common."""

    place: str
    engine: AsyncEngine
    sqlite = False

    def __init__(self) -> None:
        self.going: set[asyncio.Task[Any]] = set()
        """What is being asked of the database just now."""
        self.closed: list[str] = []
        """Files that others could read until now."""

    async def read(self, work: Work[T]) -> T:
        async def ask() -> T:
            with clear_errors():
                async with self.engine.connect() as connection:
                    return await connection.run_sync(work)

        return await self.to_the_end(ask())

    async def to_the_end(self, asking: Coroutine[Any, Any, T]) -> T:
        """Whoever asks may be sent away meanwhile, but a connection is never cut off in the middle of a question."""
        task = asyncio.create_task(asking)
        self.going.add(task)
        task.add_done_callback(self._gone)
        return await asyncio.shield(task)

    def _gone(self, task: asyncio.Task[Any]) -> None:
        self.going.discard(task)
        if not task.cancelled():
            task.exception()  # it has been raised where somebody still waits

    async def write(self, work: Work[T]) -> T:
        """Run work in a transaction: all of it is stored, or nothing."""
        raise NotImplementedError

    async def close(self) -> None:
        await asyncio.gather(*self.going, return_exceptions=True)
        await self.engine.dispose()

    async def prepare(self) -> list[str]:
        """Make the tables, or bring them up to date; the steps that were needed. A Problem says what is in the way."""
        try:
            return await self.write(_prepare)
        except Unavailable as error:
            raise Problem("database-unusable", place=self.place, problem=str(error)) from None

    async def answers(self) -> bool:
        try:
            async with asyncio.timeout(BUSY_SECONDS):
                await self.read(lambda connection: connection.execute(sa.text("SELECT 1")).scalar())
        except (Unavailable, TimeoutError):
            return False
        return True


def _prepare(connection: Connection) -> list[str]:
    if connection.dialect.name == "postgresql":
        connection.execute(sa.text(f"SELECT pg_advisory_xact_lock({_LOCK})"))
    return migrations.bring_up_to_date(connection)


# SQLite


class Sqlite(Database):
    sqlite = True

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.place = str(path)
        self.path = path
        with contextlib.suppress(OSError):  # what cannot be opened says so when it is used
            private.make(path)
            self.closed = private.close_to_others(path)
        url = sa.URL.create("sqlite+aiosqlite", database=str(path))
        args: dict[str, Any] = {
            "connect_args": {"timeout": BUSY_SECONDS},
            "poolclass": AsyncAdaptedQueuePool,
            "pool_timeout": BUSY_SECONDS * 2,
            "max_overflow": 0,
        }
        self.engine = create_async_engine(url, pool_size=READERS, **args)
        self.writer = create_async_engine(url, pool_size=1, **args)
        _use_sqlite_well(self.engine, "BEGIN")
        _use_sqlite_well(self.writer, "BEGIN IMMEDIATE")
        self.jobs: list[Job] = []
        self.writing: asyncio.Task[None] | None = None

    async def write(self, work: Work[T]) -> T:
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.jobs.append((work, future))
        if self.writing is None:
            self.writing = asyncio.create_task(self._write_all())
        return await future

    async def _write_all(self) -> None:
        while self.jobs:
            together, self.jobs = self.jobs[:MOST_TOGETHER], self.jobs[MOST_TOGETHER:]
            await self._write(together)
        self.writing = None

    async def _write(self, jobs: list[Job]) -> None:
        """Run all jobs in one transaction; one that fails takes nothing with it. They are answered after the commit."""
        try:
            with clear_errors():
                async with self.writer.begin() as connection:
                    answers = await connection.run_sync(_run_all, [work for work, _ in jobs])
        except Exception as error:
            answers = [error] * len(jobs)
        for (_, future), answer in zip(jobs, answers, strict=True):
            if future.done():  # nobody waits for it any more
                continue
            if isinstance(answer, Exception):
                future.set_exception(answer)
            else:
                future.set_result(answer)

    async def close(self) -> None:
        while self.writing is not None:
            await self.writing
        await self.writer.dispose()
        await super().close()


def _run_all(connection: Connection, works: list[Work[Any]]) -> list[Any]:
    """What each piece of work gives, or the exception that it ended with."""
    if len(works) == 1:
        return [works[0](connection)]
    return [_run_beside(connection, work) for work in works]


def _run_beside(connection: Connection, work: Work[Any]) -> Any:
    """Run work in a savepoint of its own. What the database itself cannot do ends the whole transaction."""
    try:
        with connection.begin_nested():
            return work(connection)
    except DBAPIError as error:
        if not isinstance(error, IntegrityError):
            raise
        return error
    except Exception as error:
        return error


def _use_sqlite_well(engine: AsyncEngine, begin: str) -> None:
    """WAL, full durability, foreign keys; and transactions that begin where we say."""

    @sa.event.listens_for(engine.sync_engine, "connect")
    def connect(connection: Any, record: Any) -> None:
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @sa.event.listens_for(engine.sync_engine, "begin")
    def start(connection: Connection) -> None:
        connection.exec_driver_sql(begin)


# PostgreSQL


class Postgres(Database):
    def __init__(self, url: str) -> None:
        """The database with this URL: postgresql://USER@HOST/NAME."""
        super().__init__()
        self.engine, self.place = _engine(url)

    async def write(self, work: Work[T]) -> T:
        async def ask() -> T:
            with clear_errors():
                async with self.engine.begin() as connection:
                    return await connection.run_sync(work)

        return await self.to_the_end(ask())


def _engine(url: str) -> tuple[AsyncEngine, str]:
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
            pool_size=8,
            max_overflow=8,
            pool_timeout=BUSY_SECONDS * 2,
            pool_pre_ping=True,
            connect_args={"timeout": BUSY_SECONDS, "command_timeout": 30},
        )
    except (ArgumentError, NoSuchModuleError, TypeError) as error:
        raise Problem("database-url-unusable", problem=str(error)) from None
    return engine, place


# Errors


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
