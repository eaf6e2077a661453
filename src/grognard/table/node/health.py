"""Health checks (liveness and readiness): a real write is stored in time, and nothing in the database is broken.

Whoever asks often costs nothing: one look at a time, and its answer is good for a moment.
"""

from __future__ import annotations

import asyncio
import contextlib
import shutil
import sqlite3
import time
from typing import Final

import sqlalchemy as sa
from sqlalchemy import Connection

from grognard.table.common import logs
from grognard.table.common.threads import in_daemon_thread
from grognard.table.storage.database import Database, Unavailable
from grognard.table.storage.sqlite import Sqlite
from grognard.table.storage.tables import PULSE

OK, FULL, READ_ONLY, MALFORMED, AWAY = "ok", "full", "read-only", "malformed", "away"
STARTING, STOPPING, COMPUTERS = "starting", "stopping", "computers"
SECONDS: Final = 1.0
"""So long an answer is good."""
PATIENCE: Final = 5.0
"""So long a write may take."""
LEAST_BYTES: Final = 4 << 20
"""A disk with less room than this is full: it would be in a moment."""
BEAT: Final = bytes(8192)
"""More than fits into a page, so that a file that may not grow is found."""
SIGNS: Final = {
    MALFORMED: ("malformed", "not a database", "invalid page", "corrupted", "could not read block"),
    FULL: ("is full", "no space left", "disk full", "could not extend", "diskfull"),
    READ_ONLY: ("readonly", "read-only"),
}
"""What databases say when they cannot."""


def cause(text: str) -> str:
    """What is wrong, from what the database says.

    >>> [cause(text) for text in ("database or disk is full", "attempt to write a readonly database", "locked")]
    ['full', 'read-only', 'away']
    """
    text = text.lower()
    return next((status for status, signs in SIGNS.items() if any(sign in text for sign in signs)), AWAY)


class Health:
    def __init__(self, database: Database) -> None:
        self.database = database
        self.going: asyncio.Task[str] | None = None
        self.at = 0.0
        self.last = OK
        self.started = False
        self.stopping = False
        self.opening: set[int] = set()
        """Child processes that are not ready yet."""

    async def status(self) -> str:
        if self.going is None or (self.going.done() and time.monotonic() > self.at + SECONDS):
            self.going = asyncio.create_task(self._look())
        return await asyncio.shield(self.going)

    async def _look(self) -> str:
        found = await self._probe()
        self.at = time.monotonic()
        if found != self.last:
            level = logs.info if found == OK else logs.warning
            level("the database is seen in another state", status=found, before=self.last)
            self.last = found
        return found

    async def _probe(self) -> str:
        if self.database.damage:
            return MALFORMED
        if isinstance(self.database, Sqlite) and _room(self.database) < LEAST_BYTES:
            return FULL
        try:
            async with asyncio.timeout(PATIENCE):
                await self.database.write(_beat)
        except (Unavailable, TimeoutError) as error:
            return cause(str(error))
        return OK

    async def readiness(self, computers: bool) -> str:
        """Whether requests should come here; `computers` says whether their workers live."""
        if self.stopping:
            return STOPPING
        if not self.started or self.opening:
            return STARTING
        return await self.status() if computers else COMPUTERS

    async def check(self) -> None:
        """Look through the whole file once, beside everything else."""
        if isinstance(self.database, Sqlite):
            found = await in_daemon_thread(_quick_check, self.database)
            if found != OK:
                self.database.damage = found
                logs.warning("the database is broken: put a backup in its place", why=found)


def _beat(connection: Connection) -> None:
    """Write one row, and give its room back."""
    for data in (BEAT, b""):
        connection.execute(sa.update(PULSE).values(data=data))


def _room(database: Sqlite) -> int:
    try:
        return shutil.disk_usage(database.path.parent).free
    except OSError:
        return LEAST_BYTES  # the write will tell


def _quick_check(database: Sqlite) -> str:
    try:
        with contextlib.closing(sqlite3.connect(database.path.resolve().as_uri() + "?mode=ro", uri=True)) as connection:
            return str(connection.execute("PRAGMA quick_check(1)").fetchone()[0])
    except sqlite3.DatabaseError as error:
        return str(error) if cause(str(error)) == MALFORMED else OK
