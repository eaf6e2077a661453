"""The connection to the database: SQLite in a file, or PostgreSQL by its URL.

Work with the database is a function of a connection, handed to `read` or `write`. What acts store is handed to
`append`. Each database has one writer for it that takes all that waits together: many matches share one commit.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import sqlite3
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, TypeVar

import sqlalchemy as sa
from sqlalchemy import Connection, QueuePool, StaticPool
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError, NoSuchModuleError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from grognard.core.reasons import Problem
from grognard.table import migrations, private
from grognard.table.appending import TOGETHER, Act, append, columns
from grognard.table.together import Together

T = TypeVar("T")
Work = Callable[[Connection], T]
Job = Work[Any] | Act

FILE: Final = "grognard.db"
BUSY_SECONDS: float = 5.0
"""So long a writer waits for another process that writes; tests have more patience."""
BROKEN: Final = ("malformed", "not a database")
"""What SQLite says of a file that was written over."""
READERS: Final = 4
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
    pool: Any
    """The connections that are read with."""
    sqlite = False

    def __init__(self) -> None:
        self.going: set[asyncio.Task[Any]] = set()
        """What is being asked of the database just now."""
        self.closed: list[str] = []
        """Files that others could read until now."""
        self.damage = ""
        """What the database has said when it was found broken."""

    async def read(self, work: Work[T]) -> T:
        raise NotImplementedError

    async def to_the_end(self, asking: Coroutine[Any, Any, T]) -> T:
        """Whoever asks may be sent away meanwhile, but a connection is never cut off in the middle of a question."""
        task = asyncio.create_task(asking)
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
        raise NotImplementedError

    async def write(self, work: Work[T]) -> T:
        """Run work in a transaction: all of it is stored, or nothing."""
        raise NotImplementedError

    async def append(self, act: Act) -> bool:
        """Store what an act has changed, if its match still is as it was; whether it was."""
        raise NotImplementedError

    def untouched(self) -> bool:
        """Whether it is certain that nothing but acts of this node was written since this was last asked."""
        return False

    async def close(self) -> None:
        await asyncio.gather(*self.going, return_exceptions=True)

    async def prepare(self) -> list[str]:
        """Make the tables, or bring them up to date; the steps that were needed. A Problem says what is in the way."""
        try:
            return await self.write(_prepare)
        except Unavailable as error:
            raise Problem("database-unusable", place=self.place, problem=str(error)) from None


def _prepare(connection: Connection) -> list[str]:
    if connection.dialect.name == "postgresql":
        connection.execute(sa.text(f"SELECT pg_advisory_xact_lock({_LOCK})"))
    return migrations.bring_up_to_date(connection)


# SQLite


class Sqlite(Database):
    """Many read, one writes. Its connection is used by one task alone, which goes to a thread for whatever may wait:
    for other processes that write, and for the disk. What acts store takes less time than the way to a thread and back.
    """

    sqlite = True

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.place = str(path)
        self.path = path
        with contextlib.suppress(OSError):  # what cannot be opened says so when it is used
            private.make(path)
            self.closed = private.close_to_others(path)
        url = sa.URL.create("sqlite", database=str(path))
        args = {"timeout": BUSY_SECONDS, "check_same_thread": False}
        self.reader = sa.create_engine(url, connect_args=args, poolclass=QueuePool, pool_size=READERS, max_overflow=0)
        _use_sqlite_well(self.reader, "BEGIN")
        self.pool = self.reader.pool
        self.readers = ThreadPoolExecutor(READERS, "sqlite-reader")
        self.writer = sa.create_engine(url, connect_args=args, poolclass=StaticPool)
        _use_sqlite_well(self.writer, "BEGIN IMMEDIATE")
        self.thread = ThreadPoolExecutor(1, "sqlite-writer")
        self.own: sqlite3.Connection | None = None
        """The writer's connection, once it is open."""
        self.version = -1
        """SQLite counts for a connection what others have committed."""
        self.together: Together[Job] = Together(self._write)

    @property
    def queue(self) -> int:
        return len(self.together.jobs)

    async def read(self, work: Work[T]) -> T:
        """A question goes to a thread as a whole, however many statements it needs."""

        async def ask() -> T:
            with clear_errors():
                return await asyncio.get_running_loop().run_in_executor(self.readers, self._read, work)

        return await self.to_the_end(ask())

    def _read(self, work: Work[T]) -> T:
        with self.reader.connect() as connection:
            return work(connection)

    def untouched(self) -> bool:
        if self.own is None or not self.together.idle:
            return False
        before, self.version = self.version, self.own.execute("PRAGMA data_version").fetchone()[0]
        return before == self.version

    async def write(self, work: Work[T]) -> T:
        answer: T = await self.together.add(work)
        return answer

    async def append(self, act: Act) -> bool:
        answer: bool = await self.together.add(act)
        return answer

    async def _write(self, jobs: list[Job]) -> list[Any]:
        """Do all jobs in one transaction; one that fails takes nothing with it."""
        try:
            with clear_errors():
                answers = await self._append_all(jobs)
                return answers if answers is not None else await self._in_thread(self._run_all, jobs)
        except Exception as error:
            self.note(error)
            raise

    async def _in_thread(self, work: Callable[..., T], *args: Any) -> T:
        return await asyncio.get_running_loop().run_in_executor(self.thread, work, *args)

    async def _append_all(self, jobs: list[Job]) -> list[Any] | None:
        """What the acts give, if these are acts alone and nobody else writes or has broken anything; else None."""
        own = self.own
        if own is None or not all(isinstance(job, Act) for job in jobs):
            return None
        try:
            own.execute("BEGIN IMMEDIATE")
            answers = [append(own, job) for job in jobs if isinstance(job, Act)]
        except sqlite3.Error:
            await self._in_thread(own.rollback)
            return None
        try:
            await self._in_thread(own.commit)
        except sqlite3.Error:
            await self._in_thread(own.rollback)
            raise
        return answers

    def _run_all(self, jobs: list[Job]) -> list[Any]:
        """What each job gives, or the exception that it ended with."""
        with self.writer.connect() as connection:
            own: Any = connection.connection.dbapi_connection
            own.execute(f"PRAGMA busy_timeout = {int(BUSY_SECONDS * 1000)}")
            try:
                with connection.begin():
                    answers = [_run_beside(connection, own, job) for job in jobs]
            finally:
                own.execute("PRAGMA busy_timeout = 0")
                self.version = -1
            self.own = own
            return answers

    async def close(self) -> None:
        await self.together.end()
        await self._in_thread(self.writer.dispose)
        self.thread.shutdown()
        await super().close()
        self.readers.shutdown()
        self.reader.dispose()


def _run_beside(connection: Connection, own: sqlite3.Connection, job: Job) -> Any:
    """Do a job in a savepoint of its own. What the database itself cannot do ends the whole transaction."""
    try:
        with connection.begin_nested():
            return append(own, job) if isinstance(job, Act) else job(connection)
    except DBAPIError as error:
        if not isinstance(error, IntegrityError):
            raise
        return error
    except sqlite3.Error as error:
        if not isinstance(error, sqlite3.IntegrityError):
            raise
        return error
    except Exception as error:
        return error


def _use_sqlite_well(engine: sa.Engine, begin: str) -> None:
    """WAL, full durability, foreign keys; and transactions that begin where we say."""

    @sa.event.listens_for(engine, "connect")
    def connect(connection: Any, record: Any) -> None:
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @sa.event.listens_for(engine, "begin")
    def start(connection: Connection) -> None:
        connection.exec_driver_sql(begin)


# PostgreSQL


class Postgres(Database):
    def __init__(self, url: str) -> None:
        """The database with this URL: postgresql://USER@HOST/NAME."""
        super().__init__()
        self.engine, self.place = _engine(url)
        self.pool = self.engine.sync_engine.pool
        self.together: Together[Act] = Together(self._append_all)

    @property
    def queue(self) -> int:
        return len(self.together.jobs)

    async def read(self, work: Work[T]) -> T:
        async def ask() -> T:
            with clear_errors():
                async with self.engine.connect() as connection:
                    return await connection.run_sync(work)

        return await self.to_the_end(ask())

    async def write(self, work: Work[T]) -> T:
        async def ask() -> T:
            with clear_errors():
                async with self.engine.begin() as connection:
                    return await connection.run_sync(work)

        return await self.to_the_end(ask())

    async def append(self, act: Act) -> bool:
        answer: bool = await self.together.add(act)
        return answer

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

    async def close(self) -> None:
        await self.together.end()
        await super().close()
        await self.engine.dispose()


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
