"""The connection to the database: SQLite in a file, or PostgreSQL by its URL.

Work with the database is a function of a connection, handed to `read` or `write`. With PostgreSQL it runs on the event
loop. With SQLite it runs in threads, one of which writes: it takes all that waits into one transaction, each piece in a
savepoint of its own, so that many matches share the price of one commit.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import queue
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, TypeVar

import sqlalchemy as sa
from sqlalchemy import Connection, Engine
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError, NoSuchModuleError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from grognard.core.reasons import Problem
from grognard.table import migrations

T = TypeVar("T")
Work = Callable[[Connection], T]

FILE: Final = "grognard.db"
BUSY_SECONDS: Final = 5.0
"""So long a writer waits for another process that writes."""
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
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Problem(f"the folder {folder} cannot be made: {error.strerror or error}") from None
    return Sqlite(folder / FILE)


class Database:
    """What both kinds have in common."""

    place: str
    sqlite = False

    async def read(self, work: Work[T]) -> T:
        raise NotImplementedError

    async def write(self, work: Work[T]) -> T:
        """Run work in a transaction: all of it is stored, or nothing."""
        raise NotImplementedError

    async def close(self) -> None:
        raise NotImplementedError

    async def prepare(self) -> list[str]:
        """Make the tables, or bring them up to date; the steps that were needed. A Problem says what is in the way."""
        try:
            return await self.write(_prepare)
        except Unavailable as error:
            raise Problem(f"the database {self.place} cannot be used: {error}") from None

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
        self.place = str(path)
        self.path = path
        url = sa.URL.create("sqlite+pysqlite", database=str(path))
        args: dict[str, Any] = {
            "connect_args": {"timeout": BUSY_SECONDS, "check_same_thread": False},
            "pool_timeout": BUSY_SECONDS * 2,
            "max_overflow": 0,
        }
        self.reader = sa.create_engine(url, pool_size=READERS, **args)
        self.writer = sa.create_engine(url, pool_size=1, **args)
        _use_sqlite_well(self.reader, "BEGIN")
        _use_sqlite_well(self.writer, "BEGIN IMMEDIATE")
        self.readers = ThreadPoolExecutor(READERS, thread_name_prefix="reader")
        self.jobs: queue.SimpleQueue[tuple[Work[Any], Future[Any]] | None] = queue.SimpleQueue()
        self.thread: threading.Thread | None = None

    async def read(self, work: Work[T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self.readers, self._read, work)

    def _read(self, work: Work[T]) -> T:
        with clear_errors(), self.reader.connect() as connection:
            return work(connection)

    async def write(self, work: Work[T]) -> T:
        if self.thread is None:
            self.thread = threading.Thread(target=self._write_forever, name="writer", daemon=True)
            self.thread.start()
        future: Future[T] = Future()
        self.jobs.put((work, future))
        return await asyncio.wrap_future(future)

    def _write_forever(self) -> None:
        while True:
            job = self.jobs.get()
            together = [] if job is None else [job]
            while job is not None and len(together) < MOST_TOGETHER:
                try:
                    job = self.jobs.get_nowait()
                except queue.Empty:
                    break
                if job is not None:
                    together.append(job)
            if together:
                self._write(together)
            if job is None:
                return

    def _write(self, jobs: list[tuple[Work[Any], Future[Any]]]) -> None:
        """Run all jobs in one transaction; one that fails takes nothing with it. They are answered after the commit."""
        answers: list[Callable[[], None]] = []
        try:
            with clear_errors(), self.writer.begin() as connection:
                for work, future in jobs:
                    answers.append(self._run(connection, work, future, alone=len(jobs) == 1))
        except Exception as error:
            for _, future in jobs:
                _answer(future, error=error)
            return
        for answer in answers:
            answer()

    def _run(self, connection: Connection, work: Work[Any], future: Future[Any], alone: bool) -> Callable[[], None]:
        if alone:
            value = work(connection)
            return lambda: _answer(future, value)
        try:
            with connection.begin_nested():
                value = work(connection)
        except DBAPIError as error:
            if not isinstance(error, IntegrityError):
                raise
            failure: Exception = error
        except Exception as error:
            failure = error
        else:
            return lambda: _answer(future, value)
        return lambda: _answer(future, error=failure)

    async def close(self) -> None:
        if self.thread is not None:
            self.jobs.put(None)
            await asyncio.to_thread(self.thread.join)
            self.thread = None
        self.readers.shutdown(wait=True)
        self.reader.dispose()
        self.writer.dispose()


def _answer(future: Future[Any], value: Any = None, error: Exception | None = None) -> None:
    if not future.set_running_or_notify_cancel():
        return
    if error is None:
        future.set_result(value)
    else:
        future.set_exception(error)


def _use_sqlite_well(engine: Engine, begin: str) -> None:
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
        self.engine, self.place = _engine(url)

    async def read(self, work: Work[T]) -> T:
        with clear_errors():
            async with self.engine.connect() as connection:
                return await connection.run_sync(work)

    async def write(self, work: Work[T]) -> T:
        with clear_errors():
            async with self.engine.begin() as connection:
                return await connection.run_sync(work)

    async def close(self) -> None:
        await self.engine.dispose()


def _engine(url: str) -> tuple[AsyncEngine, str]:
    try:
        parsed = make_url(url)
    except (ArgumentError, ValueError):
        raise Problem("the database URL cannot be read; expected postgresql://USER@HOST/NAME") from None
    if parsed.drivername not in ("postgresql", "postgres", "postgresql+asyncpg"):
        raise Problem(f"a database URL begins with postgresql://, not {parsed.drivername}://")
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
        raise Problem(f"the database URL cannot be used: {error}") from None
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
