"""The lobby: lists by index, one rendering for many readers, and open pages that are told of changes."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic.config import Config
from alembic.runtime.environment import EnvironmentContext

from grognard.bench import lobby
from grognard.core.refusals import Problem
from grognard.table.sockets import lobby_pages
from grognard.table.sockets.lobby_lists import Lobby
from grognard.table.storage import migrations
from grognard.table.storage.database import Database
from grognard.table.storage.sqlite import in_folder
from grognard.table.storage.store import Store, lists
from grognard.table.storage.tables import MATCHES, SEATS
from tests.table.server import WEST, Server, Visitor, hear

OPEN = {"game": "friedrich", "scenario": WEST, "seats": {"Frederick": "me", "Pompadour": "open"}}


def plan(database: Database, wanted: sa.Select[Any]) -> list[str]:
    def work(connection: sa.Connection) -> list[str]:
        text = str(wanted.compile(connection.engine, compile_kwargs={"literal_binds": True}))
        return [row.detail for row in connection.execute(sa.text(f"EXPLAIN QUERY PLAN {text}"))]

    async def ask() -> list[str]:
        await database.prepare()
        try:
            return await database.read(work)
        finally:
            await database.close()

    return asyncio.run(ask())


@pytest.mark.parametrize(
    ("wanted", "sorted_by_index"),
    [
        (lists.OPEN, True),
        (lists.FINISHED, True),
        (lists.MINE, False),
        (lists.DONE, False),
    ],
)
def test_no_list_looks_through_all_matches(wanted: sa.Select[Any], sorted_by_index: bool, tmp_path: Path) -> None:
    found = plan(in_folder(tmp_path), wanted.params(person=7, most=60))
    for step in found:
        whole = step.startswith("SCAN") and not ("matches_open" in step or "matches_finished" in step)
        assert not whole or "SCAN list" in step or "(subquery" in step, found
    assert sorted_by_index != any("FOR ORDER BY" in step for step in found), found


def test_open_seats_of_an_older_database_are_still_offered(database: Database) -> None:
    async def work() -> None:
        made = Store(database)
        try:
            await database.write(lambda connection: _up_to(connection, "7"))
            await database.write(_two_old_matches)
            await database.prepare()
            found = await made.public_lists(9)
            assert [record.id for record in found.running] == ["older"]
            assert [record.id for record in found.done] == ["oldest"]
            assert (await made.match("older")).free  # type: ignore[union-attr]
        finally:
            await database.close()

    asyncio.run(work())


def _up_to(connection: sa.Connection, revision: str) -> None:
    scripts = migrations._scripts()
    with EnvironmentContext(Config(), scripts, fn=lambda rev, _: scripts._upgrade_revs(revision, rev)) as environment:
        environment.configure(connection=connection)
        with environment.begin_transaction():
            environment.run_migrations()


def _two_old_matches(connection: sa.Connection) -> None:
    columns = {column["name"]: column for column in sa.inspect(connection).get_columns("matches")}
    plain: dict[str, Any] = dict.fromkeys(columns, "")
    plain |= {
        "options": "{}",
        "heading": '["heading"]',
        "asked": "[]",
        "votes": "[]",
        "public": True,
        "bots": False,
        "several": False,
    }
    plain |= dict.fromkeys(("result", "ended", "rollback", "rematches", "creator", "deadline", "clocks", "earlier"))
    plain |= dict.fromkeys(("pace", "seq", "version", "talk", "created", "updated"), 1)
    known = [column for column in MATCHES.columns if column.name in columns]
    table = sa.table("matches", *(sa.column(column.name, column.type) for column in known))
    for name, status in (("older", "running"), ("oldest", "finished")):
        row = {key: value for key, value in plain.items() if key in {column.name for column in known}}
        connection.execute(sa.insert(table), {**row, "id": name, "status": status})
        seat = {"match": name, "number": 0, "name": "Frederick", "kind": "open", "auto": "here"}
        connection.execute(sa.insert(SEATS), seat)


def test_lists_are_asked_again_only_when_they_have_changed(server: Server) -> None:
    host, reader = server.guest(), server.guest()
    match = host.post("/api/matches", OPEN)["id"]
    answer = reader.call("GET", "/api/lobby")
    assert [row["id"] for row in answer.json()["open"]] == [match]
    tag = answer.headers["etag"]
    assert reader.call("GET", "/api/lobby", If_None_Match=tag).status_code == 304
    assert [row["id"] for row in host.get("/api/lobby")["mine"]] == [match]
    assert host.get("/api/lobby")["open"] == []
    # Whoever sits down sees it among their own, at once, and nobody among the open ones.
    reader.post(f"/api/matches/{match}/join", {"seat": "Pompadour"})
    mine = reader.call("GET", "/api/lobby", If_None_Match=tag)
    assert [row["id"] for row in mine.json()["mine"]] == [match]
    assert server.stranger().get("/api/lobby")["open"] == []


def test_many_readers_cost_one_reading(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    server.guest().post("/api/matches", OPEN)
    counted: list[int] = []
    asked = server.services.store.public_lists

    async def count(most: int) -> Any:
        counted.append(most)
        return await asked(most)

    monkeypatch.setattr("grognard.table.sockets.lobby_lists.SECONDS", 3600.0)
    monkeypatch.setattr(server.services.store, "public_lists", count)
    server.services.lists.public = None
    for reader in [server.guest() for _ in range(5)]:
        assert len(reader.get("/api/lobby")["open"]) == 1
        assert len(reader.get("/api/lobby?language=it")["open"]) == 1
    assert len(counted) == 1


def test_what_another_process_has_stored_is_seen_after_a_moment(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = server.guest().post("/api/matches", OPEN)["id"]
    assert len(server.stranger().get("/api/lobby")["open"]) == 1
    gone = sa.update(MATCHES).where(MATCHES.c.id == match).values(status="ended")
    server.run(server.services.database.write, lambda connection: connection.execute(gone))
    monkeypatch.setattr("grognard.table.sockets.lobby_lists.SECONDS", -1.0)
    assert server.stranger().get("/api/lobby")["open"] == []


def lobby_socket(visitor: Visitor) -> Any:
    return visitor.server.client.websocket_connect(
        "/api/lobby/socket", headers={"Cookie": f"grognard={visitor.cookie}"} if visitor.cookie else {}
    )


def test_open_pages_are_told(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("OWN_SECONDS", "ALL_SECONDS"):
        monkeypatch.setattr(lobby_pages, name, 0.0)
    services = server.services
    services.background.looks.remove(services.lobby_pages.look)  # which also tells, whenever its time comes
    host, reader = server.guest(), server.stranger()
    first, second, match = server.two()
    with lobby_socket(reader) as page, lobby_socket(second) as own:
        for socket in (page, own):  # they are there
            socket.send_text(json.dumps({"type": "ping"}))
            hear(socket, "pong")
        host.post("/api/matches", OPEN)
        hear(page, "changed")
        hear(own, "changed")
        # An act is told to those who sit there, and to nobody else.
        assert first.act(match).status_code == 200
        hear(own, "changed")
        page.send_text("{}")
        assert json.loads(page.receive_text())["type"] == "pong"


def test_pages_of_the_lobby_count_as_sockets(tmp_path: Path) -> None:
    with Server.fresh(tmp_path, sockets_per_address=1) as server:
        guest = server.guest()
        with lobby_socket(guest) as page:
            page.send_text("{}")
            hear(page, "pong")
            with lobby_socket(guest) as other:
                assert hear(other, "refused")["error"]["code"] == "full"
        with server.client.websocket_connect("/api/lobby/socket") as page:
            page.send_text("{}")
            hear(page, "pong")


def test_a_list_that_cannot_be_read_is_not_kept(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    from grognard.table.storage.database import Unavailable

    async def away(most: int) -> Any:
        raise Unavailable("away")

    lists: Lobby = server.services.lists
    with monkeypatch.context() as context:
        context.setattr(server.services.store, "public_lists", away)
        lists.public = None
        assert server.stranger().refused("GET", "/api/lobby")[0] == 503
    assert server.stranger().get("/api/lobby")["open"] == []


@pytest.mark.slow
def test_the_lobby_is_measured_with_many_matches(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby, "REQUESTS", 60)
    monkeypatch.setattr(lobby, "SETTLE", 1)
    found = lobby.measure(100)
    assert 0 < found["stranger_p50_ms"] <= found["stranger_p95_ms"]
    assert 0 < found["person_p50_ms"] <= found["person_p95_ms"]
    assert len(lobby.lines(found)) == 3
    with pytest.raises(Problem):
        lobby.measure(99)
