"""What is wrong with a node is said by name, and asking costs nothing."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from grognard.table.node import health
from grognard.table.node.health import Health
from grognard.table.storage.database import Unavailable
from grognard.table.storage.postgres import Postgres
from grognard.table.storage.sqlite import FILE, in_folder
from tests.table.postgres import Postgres as PostgresServer
from tests.table.server import Server
from tests.waiting import until


@pytest.fixture(autouse=True)
def _at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "SECONDS", -1.0)


def pragma(server: Server, text: str) -> None:
    """Say something to the connection that writes; such words do not wait for the end of a transaction."""
    server.run(server.services.database.write, lambda connection: connection.execute(sa.text(f"PRAGMA {text}")).close())


def answers(server: Server) -> tuple[int, Any]:
    answer = server.stranger().call("GET", "/healthz")
    assert server.stranger().call("GET", "/readyz").status_code == answer.status_code
    return answer.status_code, answer.json()


@pytest.mark.parametrize(("wrong", "status"), [("query_only=ON", "read-only"), ("max_page_count=1", "full")])
def test_a_database_that_cannot_be_written(server: Server, wrong: str, status: str) -> None:
    first, _, match = server.two()
    assert answers(server) == (200, {"status": "ok"})
    pragma(server, wrong)
    _fill(server)
    assert answers(server) == (503, {"status": status})
    assert first.get(f"/api/matches/{match}")["choices"]
    if status == "full":
        pragma(server, "max_page_count=1000000")
        assert answers(server) == (200, {"status": "ok"})


def _fill(server: Server) -> None:
    """Use up what is free within the file."""

    async def more() -> None:
        for number in range(40):
            try:
                await server.services.store.keep_snapshot(f"x{number}", 0, "", bytes(3000))
            except Unavailable:
                return

    server.run(more)


def test_a_disk_that_is_nearly_full(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "LEAST_BYTES", 2**62)
    assert answers(server) == (503, {"status": "full"})


def _overwrite(folder: Path) -> None:
    """Write nonsense over the pages of the log and of what comes after it, but not over the first."""
    path = folder / FILE
    with sqlite3.connect(path) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        [root] = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = 'log'").fetchone()
        [size] = connection.execute("PRAGMA page_size").fetchone()
    with open(path, "r+b") as file:
        file.seek((root - 1) * size)
        file.write(b"\xff" * size)


def test_a_broken_file_is_found_at_the_start(tmp_path: Path) -> None:
    with Server.fresh(tmp_path) as server:
        server.two()
    _overwrite(tmp_path)
    with Server.fresh(tmp_path) as server:
        until(lambda: server.stranger().call("GET", "/healthz").status_code == 503, "the check of the file")
        assert answers(server) == (503, {"status": "malformed"})


def test_a_broken_file_is_found_when_it_is_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with Server.fresh(tmp_path) as server:
        _, _, match = server.two()

    async def nothing(self: Health) -> None:
        pass

    monkeypatch.setattr(Health, "check", nothing)
    _overwrite(tmp_path)
    with Server.fresh(tmp_path) as server:
        assert answers(server) == (200, {"status": "ok"})
        assert server.stranger().call("GET", f"/api/matches/{match}").status_code == 503
        assert answers(server) == (503, {"status": "malformed"})


def test_postgresql_that_only_reads(postgres: PostgresServer) -> None:
    url = postgres.new_database()

    async def ask() -> list[str]:
        database = Postgres(url)
        await database.prepare()
        found = [await Health(database).status()]
        name = url.rpartition("/")[2]
        strict = sa.text(f"ALTER DATABASE {name} SET default_transaction_read_only = on")
        await database.write(lambda connection: connection.execute(strict))
        await database.close()
        database = Postgres(url)
        try:
            return [*found, await Health(database).status()]
        finally:
            await database.close()

    assert asyncio.run(ask()) == ["ok", "read-only"]


def test_many_who_ask_cost_one_write(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "SECONDS", 3600.0)

    async def ask() -> int:
        database = in_folder(tmp_path)
        await database.prepare()
        written = 0
        write = database.write

        async def count(work: Any) -> Any:
            nonlocal written
            written += 1
            return await write(work)

        monkeypatch.setattr(database, "write", count)
        looked = Health(database)
        assert set(await asyncio.gather(*(looked.status() for _ in range(50)))) == {"ok"}
        assert await looked.status() == "ok"
        await database.close()
        return written

    assert asyncio.run(ask()) == 1


def test_who_is_not_ready_says_why(server: Server) -> None:
    looked = server.services.health
    assert server.run(looked.readiness, True) == "ok"
    assert server.run(looked.readiness, False) == "computers"
    looked.stopping = True
    assert server.stranger().call("GET", "/readyz").json() == {"status": "stopping"}
    assert Health(server.services.database).started is False
    assert server.run(Health(server.services.database).readiness, True) == "starting"
