"""SQLite in a file: one writer with group commit, and readers in threads."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, TypeVar

import sqlalchemy as sa
from sqlalchemy import Connection, QueuePool, StaticPool
from sqlalchemy.exc import DBAPIError, IntegrityError

from grognard.core.refusals import Problem
from grognard.table.common import private
from grognard.table.storage import database
from grognard.table.storage.appending import Act, append
from grognard.table.storage.database import Database, Work, clear_errors
from grognard.table.storage.group_commit import GroupCommit

T = TypeVar("T")
Job = Work[Any] | Act

FILE: Final = "grognard.db"
READERS: Final = 4


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
        args = {"timeout": database.BUSY_SECONDS, "check_same_thread": False}
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
        self.group_commit = GroupCommit(self._write)

    async def read(self, work: Work[T]) -> T:
        """A question goes to a thread as a whole, however many statements it needs."""
        return await self.to_the_end(asyncio.get_running_loop().run_in_executor(self.readers, self._read, work))

    def _read(self, work: Work[T]) -> T:
        with self.reader.connect() as connection:
            return work(connection)

    def untouched(self) -> bool:
        if self.own is None or not self.group_commit.idle:
            return False
        before, self.version = self.version, self.own.execute("PRAGMA data_version").fetchone()[0]
        return before == self.version

    async def write(self, work: Work[T]) -> T:
        answer: T = await self.group_commit.add(work)
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
        """What the acts give, if these are acts alone and all goes well; else None."""
        own = self.own
        if own is None or not all(isinstance(job, Act) for job in jobs):
            return None
        try:
            own.execute("BEGIN IMMEDIATE")
        except sqlite3.OperationalError:  # another process writes just now
            await self._in_thread(_begin, own)
        try:
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
            own.execute(f"PRAGMA busy_timeout = {int(database.BUSY_SECONDS * 1000)}")
            try:
                with connection.begin():
                    answers = [_run_beside(connection, own, job) for job in jobs]
            finally:
                own.execute("PRAGMA busy_timeout = 0")
                self.version = -1
            self.own = own
            return answers

    async def close(self) -> None:
        await super().close()
        await self._in_thread(self.writer.dispose)
        self.thread.shutdown()
        self.readers.shutdown()
        self.reader.dispose()


def _begin(own: sqlite3.Connection) -> None:
    """Begin a transaction as soon as other processes let us."""
    own.execute(f"PRAGMA busy_timeout = {int(database.BUSY_SECONDS * 1000)}")
    try:
        own.execute("BEGIN IMMEDIATE")
    finally:
        own.execute("PRAGMA busy_timeout = 0")


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
