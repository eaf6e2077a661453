"""Databases of both kinds, and an app in this process."""

from __future__ import annotations

import functools
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from argon2 import PasswordHasher

from grognard import Match
from grognard.table.common.clock import Clock
from grognard.table.storage.database import Database
from grognard.table.storage.postgres import Postgres as PostgresDatabase
from grognard.table.storage.sqlite import in_folder
from tests.table.postgres import Postgres, binaries
from tests.table.server import Server


@pytest.fixture(autouse=True)
def _same_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every match in this process has the same draws."""
    monkeypatch.setattr("grognard.table.matches.matches.Match", functools.partial(Match, secret=bytes(32)))


@pytest.fixture(autouse=True)
def _quick_passwords(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same algorithm with the least work."""
    monkeypatch.setattr("grognard.table.people.sessions._HASHER", PasswordHasher(1, 8, 1))


@pytest.fixture(autouse=True)
def _made_when_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """An app in this process does not make the layouts of all games ready beforehand, which takes seconds."""

    async def nothing() -> None:
        pass

    monkeypatch.setattr("grognard.table.http.routes.make_ready", nothing)


@pytest.fixture
def passing(monkeypatch: pytest.MonkeyPatch) -> Callable[[int], None]:
    """Let so many milliseconds pass, on the clock by which the service judges."""
    ahead = 0

    def let(milliseconds: int) -> None:
        nonlocal ahead
        ahead += milliseconds

    both = [lambda tell=tell: tell() // 1_000_000 + ahead for tell in (time.time_ns, time.monotonic_ns)]
    monkeypatch.setattr("grognard.table.common.clock._CLOCK", Clock(*both))
    return let


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    found = binaries()
    if found is None:
        pytest.skip("PostgreSQL is not installed: there is no initdb under /usr/lib/postgresql")
    server = Postgres(found)
    try:
        server.create()
        yield server
    finally:
        server.remove()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Database:
    if request.param == "sqlite":
        return in_folder(tmp_path)
    return PostgresDatabase(request.getfixturevalue("postgres").new_database())


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """An app on a fresh SQLite file, in this process."""
    with Server.fresh(tmp_path) as made:
        yield made
