"""Computers' work is shared fairly: whose decision is thought about next, and on which node."""

from __future__ import annotations

import asyncio
import contextlib
import dataclasses
import subprocess
import sys
from collections.abc import Awaitable, Callable, Iterator, Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
import sqlalchemy as sa
from alembic.config import Config
from alembic.runtime.environment import EnvironmentContext

from grognard.bots.base import Choice
from grognard.table.common.clock import Clock, now
from grognard.table.common.metrics import Metrics
from grognard.table.computers import schedule, thinking
from grognard.table.computers.leases import Leases
from grognard.table.computers.processes import has_ended
from grognard.table.computers.schedule import AT_TABLE, NOBODY, Schedule
from grognard.table.matches.live import Live
from grognard.table.storage import migrations
from grognard.table.storage.database import Database
from grognard.table.storage.mapping import match_columns
from grognard.table.storage.rows import BOT, HUMAN, Record, Seat
from grognard.table.storage.store import Store
from grognard.table.storage.store.lists import LEASE
from grognard.table.storage.tables import LEASES, MATCHES, PEOPLE, SEATS
from tests.table.server import WEST, Server, Visitor
from tests.waiting import PATIENCE, until


class Queue:
    """A queue with a clock that a test sets, and who has got a worker so far."""

    def __init__(self, workers: int = 1, slowly: float = 0.0) -> None:
        self.time = 0.0
        self.schedule = Schedule(workers, Metrics(), slowly, lambda: self.time)
        self.began: list[str] = []
        self.ends: dict[str, asyncio.Event] = {}
        self.tasks: list[asyncio.Task[None]] = []

    async def wish(self, name: str, *people: int, online: tuple[int, ...] = (), seconds: float = 0.0) -> None:
        """A decision in a match of these people, some of whom have its page open."""
        seats = [Seat(number, f"seat {number}", HUMAN, person) for number, person in enumerate(people)]
        record = SimpleNamespace(seats=[*seats, Seat(9, "bot", BOT)], humans=lambda: set(people))
        live = cast(Live, SimpleNamespace(record=record, online=lambda: set(online)))
        self.ends[name] = asyncio.Event()
        self.tasks.append(asyncio.create_task(self._think(name, live, seconds)))
        await self.settle()

    async def _think(self, name: str, live: Live, seconds: float) -> None:
        async with self.schedule.turn(live, seconds):
            self.began.append(name)
            await self.ends[name].wait()

    async def end(self, name: str, seconds: float = 1.0) -> None:
        self.time += seconds
        self.ends[name].set()
        await self.settle()

    async def settle(self) -> None:
        for _ in range(10):
            await asyncio.sleep(0)


def play(test: Callable[[Queue], Awaitable[None]], **how: Any) -> None:
    async def whole() -> None:
        queue = Queue(**how)
        await test(queue)
        for task in queue.tasks:
            task.cancel()
        await asyncio.gather(*queue.tasks, return_exceptions=True)
        assert queue.schedule.waiting == queue.schedule.thinking == []
        queue.schedule.close()

    asyncio.run(whole())


def test_who_waits_at_the_table_comes_first_and_matches_without_people_last() -> None:
    async def test(queue: Queue) -> None:
        await queue.wish("first", 1)
        await queue.wish("nobody")
        await queue.wish("people", 2)
        await queue.wish("at the table", 3, online=(3,))
        assert queue.schedule.metrics.text().count(b'grognard_computers_waiting{kind="') == 3
        for name in ("first", "at the table", "people"):
            assert queue.began[-1] == name
            await queue.end(name)
        assert queue.began[-1] == "nobody"

    play(test)


def test_many_matches_of_one_person_do_not_keep_another_waiting() -> None:
    async def test(queue: Queue) -> None:
        for number in range(20):
            await queue.wish(f"hog {number}", 1, online=(1,))
        await queue.wish("other", 2, online=(2,))
        await queue.end("hog 0", 30.0)
        assert queue.began[-1] == "other"
        await queue.wish("other again", 2, online=(2,))
        await queue.end("other", 40.0)
        assert queue.began[-1] == "hog 1"  # they take turns by the time that was thought for them
        await queue.end("hog 1", 20.0)
        assert queue.began[-1] == "other again"

    play(test)


def test_who_looks_at_many_tables_does_not_starve_who_is_away() -> None:
    async def test(queue: Queue) -> None:
        for number in range(20):
            await queue.wish(f"hog {number}", 1, online=(1,))
        await queue.wish("away", 2)
        await queue.end("hog 0", schedule.LEAD / 2)
        assert queue.began[-1] == "hog 1"
        await queue.end("hog 1", schedule.LEAD)
        assert queue.began[-1] == "away"

    play(test)


def test_one_person_has_a_share_of_the_workers_while_others_wait() -> None:
    async def test(queue: Queue) -> None:
        for number in range(4):
            await queue.wish(f"hog {number}", 1, online=(1,))
        assert queue.began == ["hog 0", "hog 1", "hog 2", "hog 3"]  # nobody else waits
        for number in range(4, 8):
            await queue.wish(f"hog {number}", 1, online=(1,))
        await queue.wish("other", 2)
        await queue.wish("third", 3)
        await queue.end("hog 0", 0.0)
        await queue.end("hog 1", 0.0)
        assert queue.began[4:] == ["other", "third"]

    play(test, workers=4)


def test_matches_without_people_have_one_worker_and_a_pace() -> None:
    async def test(queue: Queue) -> None:
        await queue.wish("one")
        await queue.wish("two")
        assert queue.began == ["one"]  # although there is another worker
        await queue.end("one")
        assert queue.began == ["one"]
        await queue.wish("people", 1)
        assert queue.began == ["one", "people"]
        queue.time = 3600.0
        queue.schedule.look()
        await queue.settle()
        assert queue.began == ["one", "people", "two"]

    play(test, workers=2, slowly=3600.0)


def test_who_goes_away_gives_the_turn_on() -> None:
    async def test(queue: Queue) -> None:
        for name in ("first", "second", "third"):
            await queue.wish(name, 1)
        queue.tasks[1].cancel()
        await queue.settle()
        queue.tasks[0].cancel()
        await queue.settle()
        assert queue.began == ["first", "third"]

    play(test)


# In a service


class Slow:
    """Computers that decide when a test lets them; random play is none of theirs."""

    def __init__(self, server: Server) -> None:
        self.thinking: list[str] = []
        self.most = 0
        self.calls = 0
        self.go = False
        self.server = server
        server.services.computers.opponents.think = self.think  # type: ignore[method-assign]

    async def think(
        self,
        game: str,
        bot: str,
        imagined: str,
        seat: int,
        seconds: float = 0.0,
        shown: Sequence[str] = (),
        seed: str = "",
        public: Sequence[str] = (),
    ) -> Choice:
        self.thinking.append(imagined)
        self.calls += 1
        self.most = max(self.most, len(self.thinking))
        try:
            while not self.go:
                await asyncio.sleep(0.005)
        finally:
            self.thinking.remove(imagined)
        job = {"game": game, "bot": "random", "imagined": imagined, "seat": seat, "seconds": 0.0}
        return thinking.choice(thinking.think(job))


def begin(guest: Visitor) -> str:
    seats = {"seats": {"Frederick": "me"}}
    match: str = guest.post("/api/matches", {"game": "friedrich", "scenario": WEST, **seats})["id"]
    return match


def asks_computer(server: Server, guest: Visitor) -> str:
    """A match in which a computer thinks."""
    match = begin(guest)
    while guest.position(match)["asked"] == ["Frederick"]:
        assert guest.act(match).status_code == 200
    return match


def test_no_more_is_thought_about_than_there_are_workers(server: Server) -> None:
    slow = Slow(server)
    guests = [server.guest() for _ in range(4)]
    matches = [asks_computer(server, guest) for guest in guests]
    both = list(zip(guests, matches, strict=True))
    until(lambda: len(server.services.computers.schedule.waiting) == len(matches) - 1)
    assert server.services.computers.schedule.workers == slow.most == 1
    with guests[3].socket(matches[3]) as socket:
        socket.receive_text()
        kinds = [schedule.kind_of(wish.live) for wish in server.services.computers.schedule.waiting]
        assert kinds == [schedule.PEOPLE, schedule.PEOPLE, AT_TABLE]
        slow.go = True
        until(lambda: all(guest.position(match)["asked"] == ["Frederick"] for guest, match in both))
    assert slow.most == 1


def test_a_match_that_its_people_have_left_is_played_slowly(server: Server) -> None:
    slow = Slow(server)
    first, second, match = server.two()
    first.post(f"/api/matches/{match}/leave", {"seat": "Frederick", "bot": "random"})
    second.post(f"/api/matches/{match}/leave", {"seat": "Pompadour", "bot": "random"})
    live = server.services.matches.cache.by_id[match]
    assert schedule.kind_of(live) == NOBODY
    until(lambda: slow.calls)
    assert server.services.computers.may_drive(people=True)


async def unplayable(server: Server, like: Record, count: int, **fields: Any) -> None:
    """Many matches of older rules that wait for their computers longer than any other."""
    rows = [
        {**match_columns(dataclasses.replace(like, id=f"old{number:09}", rules="0", updated=number)), **fields}
        for number in range(count)
    ]
    await server.services.database.write(lambda c: c.execute(sa.insert(MATCHES), rows))
    seats = [
        {"match": row["id"], "number": 0, "name": "Frederick", "kind": HUMAN, "person": 1, "auto": "here"}
        for row in rows
    ]
    await server.services.database.write(lambda c: c.execute(sa.insert(SEATS), seats))


def test_many_unplayable_matches_do_not_keep_a_playable_one_waiting(server: Server) -> None:
    slow = Slow(server)
    guest = server.guest()
    computers, cache = server.services.computers, server.services.matches.cache
    server.run(unplayable, server, cache.by_id[asks_computer(server, guest)].record, 250)
    match = asks_computer(server, guest)
    server.run(computers.close)  # as if the service had been stopped
    cache.by_id.clear()
    computers.stopping, slow.go = False, True
    server.run(computers.resume, 2**62)
    until(lambda: guest.position(match)["asked"] == ["Frederick"])
    # Those that cannot be opened are left alone for a while.
    opened: list[str] = []
    real = cache.record

    async def record(match: str) -> Any:
        opened.append(match)
        return await real(match)

    cache.record = record  # type: ignore[method-assign]
    server.run(computers.resume, 2**62)
    assert opened == []
    computers.backoff.clock = lambda: 1e12
    server.run(computers.resume, 2**62)
    assert len(opened) == 250


# Leases


def test_a_database_without_leases_comes_through_with_its_data(database: Database) -> None:
    def older(connection: sa.Connection) -> None:
        scripts = migrations._scripts()

        def steps(revision: Any, context: Any) -> Any:
            return scripts._upgrade_revs("6", revision)

        with EnvironmentContext(Config(), scripts, fn=steps) as environment:
            environment.configure(connection=connection)
            with environment.begin_transaction():
                environment.run_migrations()
        connection.execute(sa.insert(PEOPLE).values(name="Daun", key="daun", created=1))

    async def whole() -> None:
        await database.write(older)
        assert "7" in await database.prepare()
        store = Store(database)
        assert await store.person_named("daun") is not None
        one, two = Leases(store), Leases(Store(database))
        assert [await node.take("a") for node in (one, two, one)] == [True, False, True]
        assert await two.take("b")
        await one.release("a")
        assert await two.take("a")
        await database.close()

    asyncio.run(whole())


def test_two_nodes_do_not_think_about_the_same_decision(tmp_path: Path) -> None:
    with Server.fresh(tmp_path) as one, Server.fresh(tmp_path) as two:
        here, there = Slow(one), Slow(two)
        guest = one.guest()
        match = asks_computer(one, guest)
        until(lambda: here.calls == 1)
        same = Visitor(two, guest.cookie)
        assert "Pompadour" in same.position(match)["asked"]  # which lets the other node look after its computers
        two.run(two.services.computers.resume, 2**62)
        assert two.run(two.services.computers.leases.take, match) is False
        assert there.calls == 0
        # The first node renews what it holds, and gives it back when no computer is asked any more.
        one.run(one.services.computers.leases.renew)
        assert two.run(two.services.computers.leases.take, match) is False
        here.go = there.go = True
        until(lambda: guest.position(match)["asked"] == ["Frederick"])
        until(lambda: match not in one.services.computers.leases.held)
        until(lambda: two.run(two.services.computers.leases.take, match))


def test_the_lease_of_a_node_that_died_ends(tmp_path: Path) -> None:
    with Server.fresh(tmp_path) as one, Server.fresh(tmp_path) as two:
        here, there = Slow(one), Slow(two)
        there.go = True
        guest = one.guest()
        match = asks_computer(one, guest)
        until(lambda: here.calls == 1)
        assert two.run(two.services.store.waiting_for_bots, 2**62, True, None, 10, "two") == []
        for wrong in (now() - 1, now() + 10 * LEASE):  # it has not been renewed, or was written by a wrong clock
            old = sa.update(LEASES).where(LEASES.c.match == match).values(until=wrong)
            one.run(one.services.database.write, lambda c, old=old: c.execute(old))
            assert len(two.run(two.services.store.waiting_for_bots, 2**62, True, None, 10, "two")) == 1
        two.run(two.services.computers.resume, 2**62)
        until(lambda: Visitor(two, guest.cookie).position(match)["asked"] == ["Frederick"])
        assert there.calls > 0


@contextlib.contextmanager
def child() -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A process, and what it is called as a node."""
    script = "from grognard.table.computers.processes import named; print(named('x'), flush=True); input()"
    pipe = subprocess.PIPE
    with subprocess.Popen([sys.executable, "-c", script], stdin=pipe, stdout=pipe, text=True) as process:
        assert process.stdout is not None
        try:
            yield process, process.stdout.readline().strip()
        finally:
            process.kill()


def test_a_node_is_known_to_have_ended_where_that_is_certain() -> None:
    with child() as (process, name):
        mark, where, number, began = name.split()
        assert not has_ended(name)
        assert has_ended(f"{mark} {where} {number} {int(began) - 1}")  # it had that number before
        process.kill()
        until(lambda: has_ended(name), "a node that was killed, though nobody has asked for its status yet")
        process.wait(PATIENCE)
        assert has_ended(name)
        for other in (f"{mark} elsewhere {number} {began}", f"{mark} {where} x {began}", "a1b2c3", ""):
            assert not has_ended(other)


def test_nobody_waits_for_the_lease_of_a_node_that_was_killed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # No time passes: a lease does not end by itself.
    monkeypatch.setattr("grognard.table.common.clock._CLOCK", Clock(lambda: 10**12, lambda: 0))
    with child() as (process, name), Server.fresh(tmp_path) as server:
        slow = Slow(server)
        guest = server.guest()
        match = asks_computer(server, guest)
        until(lambda: slow.calls == 1)
        lease = sa.update(LEASES).values(node=name)
        server.run(server.services.database.write, lambda connection: connection.execute(lease))
        with Server.fresh(tmp_path) as other:
            there = Slow(other)
            there.go = True
            other.run(other.services.computers.resume, 2**62)
            assert other.run(other.services.store.waiting_for_bots, 2**62, True, None, 10, "other") == []
            process.kill()
            until(lambda: has_ended(name))
            other.run(other.services.computers.resume, 2**62)
            until(lambda: Visitor(other, guest.cookie).position(match)["asked"] == ["Frederick"])
            assert there.calls > 0


def test_a_lease_is_kept_while_a_computer_decides_and_costs_people_nothing(server: Server) -> None:
    taken: list[str] = []
    leases = server.services.computers.leases
    real = leases.take

    async def take(match: str) -> bool:
        taken.append(match)
        return await real(match)

    leases.take = take  # type: ignore[method-assign]
    first, second, match = server.two()
    for _ in range(6):
        assert (first if first.position(match)["choices"] else second).act(match).status_code == 200
    assert taken == []
    guest = server.guest()
    alone = asks_computer(server, guest)
    until(lambda: guest.position(alone)["asked"] == ["Frederick"])
    entries = server.run(server.services.store.log, alone)
    assert sum(entry.startswith("Pompadour") for entry in entries) > len(taken) >= 1
