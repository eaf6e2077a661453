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
from tests.table.postgres import Postgres as Server
from tests.table.server import Desk
from tests.waiting import until


@pytest.fixture(autouse=True)
def _at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "SECONDS", -1.0)


def pragma(desk: Desk, text: str) -> None:
    """Say something to the connection that writes; such words do not wait for the end of a transaction."""
    desk.run(desk.parts.database.write, lambda connection: connection.execute(sa.text(f"PRAGMA {text}")).close())


def answers(desk: Desk) -> tuple[int, Any]:
    answer = desk.stranger().call("GET", "/healthz")
    assert desk.stranger().call("GET", "/readyz").status_code == answer.status_code
    return answer.status_code, answer.json()


@pytest.mark.parametrize(("wrong", "status"), [("query_only=ON", "read-only"), ("max_page_count=1", "full")])
def test_a_database_that_cannot_be_written(desk: Desk, wrong: str, status: str) -> None:
    first, _, match = desk.two()
    assert answers(desk) == (200, {"status": "ok"})
    pragma(desk, wrong)
    _fill(desk)
    assert answers(desk) == (503, {"status": status})
    assert first.get(f"/api/matches/{match}")["choices"]
    if status == "full":
        pragma(desk, "max_page_count=1000000")
        assert answers(desk) == (200, {"status": "ok"})


def _fill(desk: Desk) -> None:
    """Use up what is free within the file."""

    async def more() -> None:
        for number in range(40):
            try:
                await desk.parts.store.keep_snapshot(f"x{number}", 0, "", bytes(3000))
            except Unavailable:
                return

    desk.run(more)


def test_a_disk_that_is_nearly_full(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "LEAST_BYTES", 2**62)
    assert answers(desk) == (503, {"status": "full"})


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
    with Desk.fresh(tmp_path) as desk:
        desk.two()
    _overwrite(tmp_path)
    with Desk.fresh(tmp_path) as desk:
        until(lambda: desk.stranger().call("GET", "/healthz").status_code == 503, "the check of the file")
        assert answers(desk) == (503, {"status": "malformed"})


def test_a_broken_file_is_found_when_it_is_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with Desk.fresh(tmp_path) as desk:
        _, _, match = desk.two()

    async def nothing(self: Health) -> None:
        pass

    monkeypatch.setattr(Health, "check", nothing)
    _overwrite(tmp_path)
    with Desk.fresh(tmp_path) as desk:
        assert answers(desk) == (200, {"status": "ok"})
        assert desk.stranger().call("GET", f"/api/matches/{match}").status_code == 503
        assert answers(desk) == (503, {"status": "malformed"})


def test_postgresql_that_only_reads(postgres: Server) -> None:
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


def test_who_is_not_ready_says_why(desk: Desk) -> None:
    looked = desk.parts.health
    assert desk.run(looked.readiness, True) == "ok"
    assert desk.run(looked.readiness, False) == "computers"
    looked.stopping = True
    assert desk.stranger().call("GET", "/readyz").json() == {"status": "stopping"}
    assert Health(desk.parts.database).started is False
    assert desk.run(Health(desk.parts.database).readiness, True) == "starting"
