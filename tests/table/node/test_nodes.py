"""Kills, restarts and several nodes on one database."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from grognard.bench import acts, faults
from grognard.bench.client import Client, Service
from grognard.commands import serve
from grognard.table.storage.rows import NEVER
from tests.prepared import Prepared
from tests.processes import alive, children, needs_proc
from tests.table.postgres import Postgres
from tests.waiting import PATIENCE, until


@pytest.mark.slow
def test_nothing_confirmed_is_lost_by_kills(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(faults, "Service", Prepared)
    found = faults.measure(2, matches=6)
    assert found["lost"] == []
    assert found["broken"] == []
    assert found["confirmed"] > 10


@pytest.mark.slow
def test_the_measurement_is_bounded_and_says_what_it_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(acts, "Service", Prepared)
    found = acts.measure(3, 1.0, 5.0)
    assert found["acts"] > 0
    assert found["refused"] == 0
    assert 0 < found["p50_ms"] <= found["p95_ms"]
    assert len(acts.lines(found)) == 5


async def _two_nodes(first: Service, second: Service) -> None:
    one, two = Client(first.port), Client(second.port)
    await one.ask("POST", "/api/me", {})
    await two.ask("POST", "/api/me", {})
    seats = {"Frederick": "me", "Pompadour": "open"}
    body = {"game": "friedrich", "scenario": "war-in-the-west", "seats": seats}
    match = (await one.ask("POST", "/api/matches", body))["id"]
    await two.ask("POST", f"/api/matches/{match}/join", {"seat": "Pompadour"})
    for client, seat in ((one, "Frederick"), (two, "Pompadour")):  # nobody answers for them
        await client.answer_for(match, seat, NEVER)
    async with one.socket(match) as here, two.socket(match) as there:
        await hear_until(here, lambda message: message["type"] == "position")
        told = await hear_until(there, lambda message: message["type"] == "position")
        position = await one.ask("GET", f"/api/matches/{match}")
        choice = position["choices"][0]
        act = {"seat": 0, "seq": position["seq"], "verb": choice["verb"], "target": choice["targets"][0]}
        await here.send(json.dumps({"type": "act", **act}))
        seen = await hear_until(
            there, lambda message: message.get("position", {}).get("seq", 0) > told["position"]["seq"]
        )
        # The other node answers from what it has heard, and its own acts are heard here.
        choice = seen["position"]["choices"][0]
        act = {"seat": 1, "seq": seen["position"]["seq"], "verb": choice["verb"], "target": choice["targets"][0]}
        await there.send(json.dumps({"type": "act", **act}))
        await hear_until(here, lambda message: message.get("position", {}).get("seq", 0) > seen["position"]["seq"])
        await there.send(json.dumps({"type": "chat", "text": "bonjour"}))
        chat = await hear_until(here, lambda message: message["type"] == "chat" and bool(message["lines"]))
        assert chat["lines"][-1]["text"] == "bonjour"
        # Who logs out on one node is shown nothing more on the other.
        elsewhere = Client(first.port)
        elsewhere.cookie = two.cookie
        await elsewhere.ask("POST", "/api/logout", {})
        refused = await hear_until(there, lambda message: message["type"] == "refused")
        assert refused["error"]["code"] == "session"
        elsewhere.close()
    for client in (one, two):
        client.close()


async def hear_until(socket: Any, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    async with asyncio.timeout(PATIENCE):
        while True:
            message: dict[str, Any] = json.loads(await socket.recv())
            if wanted(message):
                return message


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_two_nodes_tell_each_other(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    words: list[str] = []
    if kind == "postgresql":
        server: Postgres = request.getfixturevalue("postgres")
        words = ["--database", server.new_database()]
    nodes = [Prepared(tmp_path, *words), Prepared(tmp_path, *words)]
    try:
        for node in nodes:
            node.start()
        asyncio.run(_two_nodes(*nodes))
    finally:
        for node in nodes:
            node.stop()


def test_long_messages_close_the_socket(service: Service) -> None:
    async def talk() -> int:
        client = Client(service.port)
        await client.ask("POST", "/api/me", {})
        made = await client.ask("POST", "/api/quick", {"game": "friedrich"})
        async with client.socket(made["id"]) as socket:
            await socket.send("x" * 20_000)
            async with asyncio.timeout(PATIENCE):
                await socket.wait_closed()
            client.close()
            return int(socket.close_code)

    assert asyncio.run(talk()) == 1009


@needs_proc
def test_workers_end_with_the_service(service: Service) -> None:
    async def begin() -> None:
        client = Client(service.port)
        await client.ask("POST", "/api/me", {})
        made = await client.ask("POST", "/api/quick", {"game": "friedrich"})
        async with asyncio.timeout(PATIENCE), client.socket(made["id"]) as socket:
            while json.loads(await socket.recv()).get("position", {}).get("asked") != ["Frederick"]:
                pass
        client.close()

    asyncio.run(begin())
    assert service.process is not None
    workers = children(service.process.pid)
    assert workers
    service.kill()
    until(lambda: not any(alive(worker) for worker in workers), "the end of the workers")


@pytest.mark.parametrize(("processes", "each"), [(1, 16), (2, 8), (3, 5), (4, 4), (16, 4)])
def test_the_processes_of_a_node_share_its_connections(processes: int, each: int) -> None:
    pool: Any = serve.found(None, "postgresql://nobody@127.0.0.1:1/none", processes=processes).pool
    assert pool.size() + pool._max_overflow == each
