"""A node of several processes: each child process has the sockets of its share of the matches."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import socket
import threading
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest.mock import Mock

import pytest
from websockets.exceptions import ConnectionClosed, InvalidMessage

from grognard.bench.client import Client, Service
from grognard.cli import main
from grognard.table.common.metrics import Metrics
from grognard.table.node.pipe import METRICS, MOST_WAITING, READY, Pipe
from grognard.table.node.supervisor import Supervisor, process_of
from grognard.table.storage.rows import NEVER
from tests.prepared import Prepared
from tests.processes import HAS_PROC, alive, children, needs_proc
from tests.table.node.test_nodes import hear_until
from tests.waiting import PATIENCE, until

PROCESSES = 3


@pytest.fixture
def node(tmp_path: Path) -> Iterator[Service]:
    service = Prepared(tmp_path, "--processes", str(PROCESSES))
    service.start()
    yield service
    started = children_of(service) if HAS_PROC else []
    service.stop()
    assert not any(alive(process) for process in started)  # it has waited for them


def children_of(service: Service) -> list[int]:
    assert service.process is not None
    return children(service.process.pid, "spawn_main")


async def begin(service: Service, number: int) -> tuple[Client, Client, str]:
    """Two people at a match that belongs to the process with this number."""
    one, two = Client(service.port), Client(service.port)
    await one.ask("POST", "/api/me", {})
    await two.ask("POST", "/api/me", {})
    seats = {"Frederick": "me", "Pompadour": "open"}
    while True:
        body = {"game": "friedrich", "scenario": "war-in-the-west", "seats": seats}
        match = (await one.ask("POST", "/api/matches", body))["id"]
        if process_of(f"/api/matches/{match}/socket".encode(), PROCESSES) == number:
            await two.ask("POST", f"/api/matches/{match}/join", {"seat": "Pompadour"})
            for client, seat in ((one, "Frederick"), (two, "Pompadour")):  # nobody answers for them
                await client.answer_for(match, seat, NEVER)
            return one, two, match


def act(position: dict[str, Any]) -> dict[str, Any]:
    choice = position["choices"][0]
    return {"seat": position["seat"], "seq": position["seq"], "verb": choice["verb"], "target": choice["targets"][0]}


def test_a_match_of_a_child_is_played_there_and_by_requests(node: Service) -> None:
    async def play() -> None:
        one, two, match = await begin(node, 1)
        async with one.socket(match) as here, two.socket(match) as there:
            position = (await hear_until(here, lambda message: message["type"] == "position"))["position"]
            await here.send(json.dumps({"type": "act", **act(position), "ask": 1}))
            await hear_until(here, lambda message: message["type"] == "done")
            seen = await hear_until(there, lambda message: message.get("position", {}).get("seq", 0) > position["seq"])
            # What the service itself stores is heard in the child process.
            position = seen["position"]
            await two.ask("POST", f"/api/matches/{match}/act", act(position))
            await hear_until(here, lambda message: message.get("position", {}).get("seq", 0) > position["seq"])
            await two.ask("POST", f"/api/matches/{match}/chat", {"text": "bonjour"})
            chat = await hear_until(here, lambda message: message["type"] == "chat" and bool(message["lines"]))
            assert chat["lines"][-1]["text"] == "bonjour"
            # What all have counted is told together.
            async with asyncio.timeout(PATIENCE):
                while True:
                    text = (await one.call("GET", "/metrics")).body.decode()
                    if re.search(r'grognard_acts_total\{by="human"\} 2\.0\n', text):
                        break
            assert re.search(r"grognard_sockets 2\.0\n", text)
            # Spectators are counted and heard where the match is, whoever has stored what they say.
            guests = Client(node.port), Client(node.port)
            for guest in guests:
                await guest.ask("POST", "/api/me", {})
            async with guests[0].socket(match) as third, guests[1].socket(match):
                await hear_until(here, lambda message: message.get("spectators") == 2)
                await guests[1].ask("POST", f"/api/matches/{match}/spectators/chat", {"text": "psst"})
                told = await hear_until(third, lambda one: one["type"] == "spectator-chat" and bool(one["lines"]))
                assert told["lines"][-1]["text"] == "psst"
            for guest in guests:
                guest.close()
            await hear_until(here, lambda message: message.get("spectators") == 0)
            # The end of a session is told, too.
            await one.ask("POST", "/api/logout", {})
            refused = await hear_until(here, lambda message: message["type"] == "refused")
            assert refused["error"]["code"] == "session"
        one.close()
        two.close()

    asyncio.run(play())


@needs_proc
def test_a_child_that_dies_takes_nothing_with_it_and_is_started_again(node: Service) -> None:
    async def play() -> None:
        one, two, match = await begin(node, 2)
        started = children_of(node)
        assert len(started) == PROCESSES - 1
        async with one.socket(match) as here:
            position = (await hear_until(here, lambda message: message["type"] == "position"))["position"]
            await here.send(json.dumps({"type": "act", **act(position), "ask": 1}))
            await hear_until(here, lambda message: message["type"] == "done")
            for process in started:
                os.kill(process, signal.SIGKILL)
            with pytest.raises(ConnectionClosed):
                await hear_until(here, lambda message: False)
        # The service serves the match itself meanwhile; only what it handed to a child before it knew of the death
        # is cut off, and tried again as pages do.
        async with asyncio.timeout(PATIENCE):
            while True:
                try:
                    async with one.socket(match) as here:
                        again = (await hear_until(here, lambda message: message["type"] == "position"))["position"]
                    break
                except (ConnectionClosed, InvalidMessage):
                    continue
        assert again["seq"] == position["seq"] + 1
        one.close()
        two.close()

    asyncio.run(play())
    until(lambda: len(children_of(node)) == PROCESSES - 1, "new children")
    last = children_of(node)
    node.kill()
    until(lambda: not any(alive(process) for process in last), "the end of the children")


def fall_silent(handover: socket.socket, pipe: socket.socket) -> None:
    """A child process that hangs as soon as it was handed a socket."""
    pipe.sendall(f"{READY}\n".encode())
    handover.recv(1)
    pipe.sendall(f"{METRICS}\n".encode())
    signal.pause()


def test_a_child_that_hangs_is_handed_nothing_and_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    async def watch() -> None:
        services: Any = SimpleNamespace(
            database=SimpleNamespace(sqlite=False),
            health=SimpleNamespace(opening=set()),
            metrics=SimpleNamespace(others={}),
        )
        supervisor = Supervisor(2, services, fall_silent)
        child = supervisor.children[0]
        url = next(url for url in (b"/api/matches/%d/socket" % n for n in range(9)) if process_of(url, 2) == 1)
        supervisor.open()
        async with asyncio.timeout(PATIENCE):
            while not child.ready:
                await asyncio.sleep(0.01)
            first = child.process
            assert first is not None
            monkeypatch.setattr("grognard.table.node.supervisor.SILENT_SECONDS", 0.1)
            here, there = socket.socketpair()
            with here, there:
                assert supervisor.take(url, b"head", here)
                monkeypatch.setattr("grognard.table.node.supervisor.QUIET_SECONDS", 0.0)
                assert not supervisor.take(url, b"head", here)
            while first.is_alive():
                await asyncio.sleep(0.01)
        await supervisor.close()

    asyncio.run(watch())


def never_open(handover: socket.socket, pipe: socket.socket) -> None:
    """A child process whose start takes for ever."""
    threading.Event().wait()


def test_a_child_that_is_not_open_yet_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("grognard.table.node.supervisor.END_SECONDS", None)  # whoever waits for it waits for ever
    services: Any = SimpleNamespace(
        database=SimpleNamespace(sqlite=False),
        health=SimpleNamespace(opening=set()),
        metrics=SimpleNamespace(others={}),
    )

    async def end() -> None:
        supervisor = Supervisor(2, services, never_open)
        supervisor.open()
        while (process := supervisor.children[0].process) is None or process.pid is None:
            await asyncio.sleep(0.01)
        try:
            async with asyncio.timeout(PATIENCE):
                await supervisor.close()
            assert not process.is_alive()
        finally:
            process.kill()

    asyncio.run(end())


@pytest.mark.parametrize("number", ["0", "65", "-1"])
def test_the_number_of_processes_has_bounds(number: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--data", str(tmp_path), "--processes", number]) == 2
    assert f"from 1 to 64, not {number}" in capsys.readouterr().err


def test_a_line_whose_other_end_does_not_read_takes_no_more() -> None:
    async def talk() -> None:
        one, two = socket.socketpair()
        line = await Pipe.on(one)
        for _ in range(100):
            line.send("x" * (MOST_WAITING // 10))
        assert line.writer.transport.get_write_buffer_size() < 2 * MOST_WAITING
        line.cut()
        two.close()

    asyncio.run(talk())


def test_what_one_child_stores_the_others_hear() -> None:
    heard: list[tuple[str, str]] = []

    class Listener:
        def __init__(self, name: str) -> None:
            self.name = name

        def send(self, text: str) -> None:
            heard.append((self.name, text))

    services: Any = Mock()
    services.background.node_events.take = lambda text: heard.append(("service", text))
    supervisor = Supervisor(3, services, Mock())
    for child in supervisor.children:
        child.pipe = Listener(f"child {child.number}")  # type: ignore[assignment]
    supervisor._heard(supervisor.children[0], "an event")
    assert heard == [("service", "an event"), ("child 2", "an event")]


def test_what_processes_count_is_added_up() -> None:
    one, two = Metrics(), Metrics()
    one.human.inc(3)
    two.human.inc(4)
    two.refused.labels("stale").inc()
    two.act_seconds.observe(0.003)
    one.follow("grognard_healthy", "as a whole", lambda: 1.0)
    two.follow("grognard_healthy", "as a whole", lambda: 0.0)
    for metrics in (one, two):
        metrics.outbox.set(5)  # both look into the same one
    one.others[1] = two.line()
    text = one.text().decode()
    assert 'grognard_acts_total{by="human"} 7.0' in text
    assert 'grognard_refused_total{code="stale"} 1.0' in text
    assert "grognard_act_seconds_count 1.0" in text
    assert "\ngrognard_healthy 0.0\n" in text
    assert "\ngrognard_outbox 5.0\n" in text
    own = {sample.name: sample.value for family in one.registry.collect() for sample in family.samples}
    assert own["grognard_acts_total"] == 3.0  # what was counted here is as it was
