"""Replays on the event loop: in slices, shared by those who ask at once, and refused where there are too many."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from grognard.core import state as kernel
from grognard.core.match import CHECKPOINT, Match
from grognard.core.state import State
from grognard.table.common.slices import SLICE, Slices
from grognard.table.matches import continuing
from grognard.table.matches.live import Live
from grognard.table.matches.replaying import ADDRESS
from tests.table.matches.test_course import played, sit
from tests.table.server import WEST, Server, Visitor, hear
from tests.waiting import until

countable = pytest.mark.skipif(not str(kernel.__file__).endswith(".py"), reason="compiled acts cannot be counted")


@pytest.fixture(scope="module")
def war() -> Match:
    """A whole war in the west."""
    return played("friedrich", WEST)


class Loop:
    """Counts the acts that are applied on the event loop of a service: in all, and the most in one turn."""

    def __init__(self, server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
        self.server = server
        self.all = self.now = self.most = 0
        real = State.apply

        def apply(state: State, seat: int, act: int) -> None:
            self.all += 1
            self.now += 1
            self.most = max(self.most, self.now)
            real(state, seat, act)

        monkeypatch.setattr(State, "apply", apply)
        self.task = server.run(self._begin)

    async def _begin(self) -> asyncio.Task[None]:
        return asyncio.create_task(self._turn())

    async def _turn(self) -> None:
        while True:
            self.now = 0
            await asyncio.sleep(0)

    def again(self) -> None:
        self.all = self.most = 0

    def end(self) -> None:
        self.server.run(self._end)

    async def _end(self) -> None:
        self.task.cancel()


@pytest.fixture
def loop(server: Server, monkeypatch: pytest.MonkeyPatch) -> Iterator[Loop]:
    made = Loop(server, monkeypatch)
    yield made
    made.end()


def restarted(server: Server, match: str) -> None:
    """The service as it is after a restart: there is a snapshot of the match, and nothing is in memory."""
    cache = server.services.matches.cache
    live: Live = server.run(cache.open, match)
    live.kept = 0
    server.run(cache.snapshot, live)
    cache.by_id.clear()


def opened(server: Server, match: str) -> Live:
    live: Live = server.run(server.services.matches.cache.open, match)
    return live


@countable
def test_a_look_back_after_a_restart_is_computed_in_slices_and_the_next_one_is_short(
    server: Server, war: Match, loop: Loop
) -> None:
    guest = server.guest()
    match = sit(server, guest, war)
    restarted(server, match)
    guest.position(match)
    loop.again()
    point = len(war.line) - 5
    found = guest.get(f"/api/matches/{match}/at/{point}")
    assert found["view"] == json.loads(json.dumps(war.at(point).view(found["seat"])))
    assert loop.all >= point
    assert loop.most <= SLICE
    loop.again()
    guest.get(f"/api/matches/{match}/at/{point - 40}")
    assert loop.all < CHECKPOINT


@countable
def test_many_looks_at_once_share_one_replay_and_take_turns_with_others(server: Server, war: Match, loop: Loop) -> None:
    guest = server.guest()
    first, second = sit(server, guest, war), sit(server, guest, war)
    cache = server.services.matches.cache
    for match in (first, second):
        restarted(server, match)

    async def all_at_once() -> None:
        lives = [await cache.open(match) for match in (first, second)]
        loop.again()
        looks = [cache.at(live, len(war.line) - 7 * n, ("somebody",)) for n in range(1, 21) for live in lives]
        await asyncio.gather(*looks)

    server.run(all_at_once)
    assert loop.most <= SLICE
    assert loop.all < 2 * (len(war.line) + 20 * CHECKPOINT)


@countable
def test_matches_are_opened_and_followed_in_slices(server: Server, war: Match, loop: Loop) -> None:
    guest = server.guest()
    match = sit(server, guest, war)  # without a snapshot
    loop.again()
    guest.position(match)
    assert loop.all >= len(war.line)
    assert loop.most <= SLICE


@countable
def test_who_goes_far_back_after_a_restart_stalls_nobody(server: Server, loop: Loop) -> None:
    guest = server.guest()
    running = played("friedrich", WEST, 400)
    match = sit(server, guest, running)
    restarted(server, match)
    guest.position(match)
    loop.again()
    keep = 390
    guest.post(f"/api/matches/{match}/rollback", {"keep": keep})
    assert guest.position(match)["point"] >= keep
    assert loop.all >= keep
    assert loop.most <= CHECKPOINT
    live = opened(server, match)
    assert live.match.verify() == []
    # Another node, or this one after a restart, follows the same way.
    server.services.matches.cache.by_id.clear()
    loop.again()
    assert opened(server, match).match.hash() == live.match.hash()
    assert loop.most <= CHECKPOINT


@countable
def test_the_course_and_what_a_level_would_do_are_computed_in_slices(server: Server, war: Match, loop: Loop) -> None:
    guest = server.guest()
    match = sit(server, guest, war)
    restarted(server, match)
    guest.position(match)
    loop.again()
    guest.get(f"/api/matches/{match}/course")
    guest.call("POST", f"/api/matches/{match}/at/{len(war.line) - 3}/would", {"level": "random"})
    assert loop.all >= 2 * len(war.line) - 10
    assert loop.most <= SLICE


@countable
def test_play_on_replays_no_more_than_a_look_back(server: Server, war: Match, loop: Loop) -> None:
    guest = server.guest()
    match = sit(server, guest, war)
    restarted(server, match)
    point = next(n for n in range(len(war.line) - 20, 0, -1) if war.line[n].seat >= 0)
    guest.get(f"/api/matches/{match}/at/{point}")
    loop.again()
    body = {"point": point, "seat": war.line[point].seat, "bot": "random"}
    made = guest.post(f"/api/matches/{match}/continue", body)["id"]
    assert loop.all <= 2 * CHECKPOINT
    live = server.services.matches.cache.by_id[made]
    assert live.match.at(point).hash() == war.at(point).hash()
    until(lambda: live.kept)  # there is a snapshot of it at once
    server.services.matches.cache.by_id.clear()
    again = opened(server, made)
    assert again.match.at(point).hash() == war.at(point).hash()
    assert again.match.verify() == []


class Steps:
    """Counts the steps of all work in slices."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.all = 0
        real = Slices.run

        async def run(slices: Slices, work: Any) -> Any:
            def counted() -> Any:
                while True:
                    try:
                        next(work)
                    except StopIteration as end:
                        return end.value
                    self.all += 1
                    yield

            return await real(slices, counted())

        monkeypatch.setattr(Slices, "run", run)


def test_what_happened_is_rendered_in_slices_for_pages_and_sockets(
    server: Server, war: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    guest = server.guest()
    match = sit(server, guest, war)
    live = opened(server, match)
    steps = Steps(monkeypatch)
    guest.call("GET", f"/api/matches/{match}?language=it")
    assert steps.all >= len(war.line)
    assert live.story("it").behind == 0
    live.stories.clear()
    steps.all = 0
    with guest.socket(match, "changes=1&language=it") as socket:
        hear(socket, "position")
    assert steps.all >= len(war.line)
    for path in ("export?format=record", "export", "points"):
        steps.all = 0
        guest.call("GET", f"/api/matches/{match}/{path}")
        assert steps.all >= len(war.line) // 10, path


# Bounds

REPLAYING = (
    ("GET", "at/400", None),
    ("POST", "at/400/would", {"level": "random"}),
    ("POST", "continue", {"point": 400, "seat": 0, "bot": "random"}),
    ("GET", "course", None),
    ("GET", "export", None),
)


def refused(visitor: Visitor, method: str, path: str, body: Any) -> int:
    """The seconds after which something that was refused as too much may be tried again."""
    answer = visitor.call(method, path, body)
    assert answer.status_code == 429, answer.text[:300]
    assert answer.json()["error"]["code"] == "too-many"
    assert answer.json()["error"]["message"]
    return int(answer.headers["Retry-After"])


@pytest.mark.parametrize(("method", "path", "body"), REPLAYING)
@pytest.mark.parametrize("full", ["", "address testclient", "person"])
def test_too_many_replays_are_refused_before_they_begin(
    tmp_path: Path, war: Match, monkeypatch: pytest.MonkeyPatch, full: str, method: str, path: str, body: Any
) -> None:
    with Server.fresh(tmp_path, replays=5, replays_per_person=3) as server:
        guest = server.guest()
        match = sit(server, guest, war)
        guest.position(match)
        steps = Steps(monkeypatch)
        replays = server.services.matches.replays
        key = f"person {guest.get('/api/me')['id']}" if full == "person" else full
        replays.held[key] = 3 if key else 5
        assert refused(guest, method, f"/api/matches/{match}/{path}", body) == 1
        assert steps.all == 0
        replays.held.clear()
        assert guest.call(method, f"/api/matches/{match}/{path}", body).status_code in (200, 409)
        assert not replays.held
        assert steps.all


@pytest.mark.parametrize(("method", "path", "body"), REPLAYING)
def test_the_acts_that_are_replayed_are_counted_before_it_begins(
    tmp_path: Path, war: Match, monkeypatch: pytest.MonkeyPatch, method: str, path: str, body: Any
) -> None:
    with Server.fresh(tmp_path, replay_act_burst=100, replay_acts_per_second=0.001) as server:
        guest = server.guest()
        match = sit(server, guest, war)
        server.run(server.services.matches.cache.open, match)  # nobody asked: nobody pays
        restarted(server, match)
        opened(server, match)
        assert guest.call(method, f"/api/matches/{match}/{path}", body).status_code in (200, 409)
        until(lambda: not server.services.matches.tasks)  # a match that goes on from there has its snapshot
        steps = Steps(monkeypatch)
        if path != "course":  # which is computed once
            assert refused(guest, method, f"/api/matches/{match}/{path.replace('400', '300')}", body) > 1
        assert refused(guest, "GET", f"/api/matches/{match}/at/200", None) > 1
        assert steps.all == 0
        other = sit(server, guest, war)
        assert refused(guest, "GET", f"/api/matches/{other}", None) > 1  # to open it is a replay, too
        assert other not in server.services.matches.cache.by_id
        assert guest.position(match)["point"] == len(war.line)  # what is in memory can be seen


def test_a_refusal_is_for_the_one_who_has_asked_too_much_alone(tmp_path: Path, war: Match) -> None:
    """Two ask for a match at the same time; the first of them has nothing left."""
    with Server.fresh(tmp_path) as server:
        guest = server.guest()
        match = sit(server, guest, war)
        cache = server.services.matches.cache

        async def both() -> list[Any]:
            cache.replays.acts.of("address poor").left = 0.0
            cache.replays.acts.of("address poor").rate = 1e-9

            async def open_from(where: str) -> Live:
                ADDRESS.set(where)
                return await cache.open(match)

            asked = [asyncio.create_task(open_from(where)) for where in ("poor", "rich")]
            return await asyncio.gather(*asked, return_exceptions=True)

        first, second = server.run(both)
        assert first.status == 429
        assert isinstance(second, Live)


def test_who_may_not_begin_another_match_makes_no_replay(
    tmp_path: Path, war: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Server.fresh(tmp_path, matches=1, match_seconds=1e9) as server:
        guest = server.guest()
        match = sit(server, guest, war)
        guest.position(match)
        copies: list[int] = []
        real = continuing.copied

        async def copied(old: Match, point: int, slices: Slices) -> Match:
            copies.append(point)
            return await real(old, point, slices)

        monkeypatch.setattr(continuing, "copied", copied)
        body = {"point": 10, "seat": 0, "bot": "random"}
        assert guest.call("POST", f"/api/matches/{match}/continue", body).status_code == 200
        assert guest.refused("POST", f"/api/matches/{match}/continue", body)[:2] == (429, "too-many")
        assert copies == [10]


def test_questions_about_levels_are_counted_before_the_replay(
    tmp_path: Path, war: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Server.fresh(tmp_path, hints=1, hint_seconds=1e9) as server:
        guest = server.guest()
        match = sit(server, guest, war)
        guest.position(match)
        point = next(n for n in range(300, len(war.line)) if war.line[n].seat >= 0)
        address = f"/api/matches/{match}/at/{{}}/would"
        last = address.format(len(war.line))
        for _ in range(2):  # nobody was asked then: that is no question to a level
            assert guest.refused("POST", last, {"level": "random"})[:2] == (409, "not-asked")
        assert guest.call("POST", address.format(point), {"level": "random"}).status_code == 200
        steps = Steps(monkeypatch)
        assert guest.refused("POST", address.format(point + 1), {"level": "random"})[:2] == (429, "too-many")
        assert steps.all == 0
        assert guest.call("POST", address.format(point), {"level": "random"}).status_code == 200  # it is known
        assert steps.all == 0


def test_a_match_that_cannot_be_opened_is_replayed_once(
    server: Server, war: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    guest = server.guest()
    record = sit(server, guest, war)

    def broken(connection: Any) -> None:
        connection.exec_driver_sql("UPDATE log SET text = 'Frederick: nonsense' WHERE seq = 500")

    server.run(server.services.store.write, broken)
    steps = Steps(monkeypatch)
    assert guest.refused("GET", f"/api/matches/{record}")[:2] == (409, "unplayable")
    assert steps.all >= 500
    steps.all = 0
    told = guest.refused("GET", f"/api/matches/{record}")
    assert told[:2] == (409, "unplayable")
    assert steps.all == 0
