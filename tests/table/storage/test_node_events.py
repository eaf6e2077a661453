"""What one node stores, the pages of the others show at once."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from grognard.core.sayings import Saying
from grognard.table.http.app import create_app
from grognard.table.node import outbox
from grognard.table.node.services import Settings
from grognard.table.storage.postgres import Postgres as PostgresDatabase
from grognard.table.storage.sqlite import in_folder
from tests.table.postgres import Postgres
from tests.table.server import PLENTY, Server, Visitor, hear
from tests.waiting import until

NEVER = 3600.0


@contextlib.contextmanager
def nodes(folder: Path, url: str = "", hook: str | None = None) -> Iterator[tuple[Server, Server]]:
    """Two nodes on one database."""
    with contextlib.ExitStack() as stack:
        found = []
        for _ in range(2):
            settings = Settings(
                limits=PLENTY, workers=1, pause=0.0, answer_pause=0.0, hook=hook, static=folder / "none"
            )
            app = create_app(PostgresDatabase(url) if url else in_folder(folder), settings)
            client = TestClient(app, base_url="http://table.test", raise_server_exceptions=False)
            found.append(Server(stack.enter_context(client), app.state.services, folder))
        yield found[0], found[1]


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest) -> str:
    """Of a database that is PostgreSQL; empty for SQLite."""
    if request.param == "sqlite":
        return ""
    server: Postgres = request.getfixturevalue("postgres")
    return server.new_database()


@pytest.fixture
def events_only(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """With PostgreSQL nobody polls."""
    if url:
        for name in ("LISTEN_SECONDS", "RARELY_SECONDS", "OUTBOX_SECONDS"):
            monkeypatch.setattr(outbox, name, NEVER)


def listening(*servers: Server) -> None:
    until(lambda: all(server.services.background.node_events.healthy for server in servers), "nodes that listen")


@pytest.mark.usefixtures("events_only")
def test_acts_and_talk_reach_the_pages_of_another_node(url: str, tmp_path: Path) -> None:
    with nodes(tmp_path, url) as (here, there):
        if url:
            listening(here, there)
        first, second, match = here.two()
        with Visitor(there, second.cookie).socket(match) as socket:
            seq = hear(socket, "position")["position"]["seq"]
            hear(socket, "chat")
            assert first.act(match).status_code == 200
            assert hear(socket, "position")["position"]["seq"] > seq
            first.post(f"/api/matches/{match}/chat", {"text": "bonjour"})
            assert hear(socket, "chat")["lines"][-1]["text"] == "bonjour"
        one, other = here.guest(), here.guest()
        with Visitor(there, other.cookie).socket(match) as socket:
            hear(socket, "spectator-chat")
            one.post(f"/api/matches/{match}/spectators/chat", {"text": "psst"})
            assert hear(socket, "spectator-chat")["lines"][-1]["text"] == "psst"


async def notify(server: Server, match: str, person: int) -> None:
    """Somebody is asked who does not look."""
    record = await server.services.store.match(match)
    assert record is not None
    told = Saying("your-turn", game="friedrich", seat="Pompadour")
    assert await server.services.store.commit(record, notices=[(person, told)])
    server.services.matches.noticed()


@pytest.mark.usefixtures("events_only")
def test_a_notice_is_told_wherever_a_page_is_open_and_the_command_runs_once(url: str, tmp_path: Path) -> None:
    said = tmp_path / "said"
    with nodes(tmp_path, url, hook=f"cat >> {said}; echo >> {said}") as (here, there):
        if url:
            listening(here, there)
        _, second, match = here.two()
        _, _, other = there.two()
        person = second.get("/api/me")["id"]
        with Visitor(there, second.cookie).socket(other) as far, Visitor(here, second.cookie).socket(other) as near:
            for socket in (far, near):
                hear(socket, "position")
            here.run(notify, here, match, person)
            for socket in (far, near):
                assert hear(socket, "notice")["match"] == match
        until(lambda: said.exists() and match in said.read_text(encoding="utf-8"), "the command")
        until(lambda: here.run(here.services.store.undelivered)[0] == 0, "an empty outbox")
        assert said.read_text(encoding="utf-8").count(match) == 1


def test_a_lost_connection_is_made_again(postgres: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("grognard.table.storage.node_events.ALIVE_SECONDS", 0.2)
    for name in ("LISTEN_SECONDS", "RARELY_SECONDS"):
        monkeypatch.setattr(outbox, name, NEVER)
    with nodes(tmp_path, postgres.new_database()) as (here, there):
        listening(here, there)
        first, second, match = here.two()
        with Visitor(there, second.cookie).socket(match) as socket:
            seq = hear(socket, "position")["position"]["seq"]
            hear(socket, "chat")
            postgres.stop()
            until(lambda: not there.services.background.node_events.healthy, "a node that knows that it hears nothing")
            postgres.start()
            listening(there)
            until(lambda: first.act(match).status_code == 200, "an act")
            assert hear(socket, "position")["position"]["seq"] > seq


def test_matches_that_nobody_looks_at_are_in_the_store_only(server: Server) -> None:
    first, _, match = server.two()
    cache = server.services.matches.cache
    with first.socket(match) as socket:
        hear(socket, "position")
        cache.let_go_of_idle(-1.0)
        assert match in cache.by_id
    until(lambda: not cache.by_id[match].sockets)
    cache.let_go_of_idle(NEVER)
    assert match in cache.by_id
    cache.let_go_of_idle(-1.0)
    assert match not in cache.by_id
    assert first.act(match).status_code == 200
