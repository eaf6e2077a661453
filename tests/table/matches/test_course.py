"""The course of a match that is over, and where the rounds of any match begin."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Generator
from itertools import pairwise

import pytest

from grognard.core.course import rounds, scales, swing, turning_points
from grognard.core.game import find
from grognard.core.match import Match
from grognard.table.common.slices import SLICE, Slices
from grognard.table.matches import course
from grognard.table.matches.records import new_record
from grognard.table.storage.rows import HUMAN, Seat
from tests.table.server import WEST, Server, Visitor


def played(game: str, scenario: str, acts: int = 20_000) -> Match:
    """A match of random play, to its end or for so many acts."""
    match = Match(find(game), scenario, secret=bytes(32))
    rng = random.Random(5)
    while not match.state.over() and len(match.line) < acts:
        ask = match.state.asks()[0]
        match.play(ask.seat, rng.choice(ask.acts))
    return match


def sit(server: Server, visitor: Visitor, match: Match, public: bool = True) -> str:
    """Lay a match on the table; all seats are this visitor's."""
    me = visitor.get("/api/me")["id"]
    record = new_record(match, [Seat(n, name, HUMAN, me) for n, name in enumerate(match.seats)], me, 0, public)
    server.run(server.services.store.add_match, record, [match.entry_text(entry) for entry in match.log])
    return record.id


@pytest.fixture(scope="module")
def war() -> Match:
    """A whole war in the west."""
    return played("friedrich", WEST)


def test_the_course_has_a_row_for_each_round_and_the_end(server: Server, war: Match) -> None:
    guest = server.guest()
    found = guest.get(f"/api/matches/{sit(server, guest, war)}/course")
    starts = rounds([one.heading for one in war.line])
    assert [(row["point"], row["round"]) for row in found["rounds"][:-1]] == starts
    assert found["rounds"][-1]["point"] == len(war.line)
    assert found["rounds"][0]["heading"].startswith("Turn 1, ")
    assert found["unit"] == "turn"
    assert found["rounds"][-1]["heading"] == "End of the game"
    assert [series["title"] for series in found["series"]] == ["Objectives held", "Troops", "Cards in hand"]
    for row in found["rounds"]:
        assert row["measures"] == war.game.measures(war.at(row["point"]))
    troops = found["series"][1]
    assert dict(zip(troops["names"], troops["seats"], strict=True))["France"] == ["Pompadour"]


def test_turning_points_come_with_what_happened_there(server: Server, war: Match) -> None:
    guest = server.guest()
    match = sit(server, guest, war)
    found = guest.get(f"/api/matches/{match}/course")
    rows = [row["measures"] for row in found["rounds"]]
    assert [turning["round"] for turning in found["turnings"]] == [
        found["rounds"][place - 1]["round"] for place in turning_points(rows)
    ]
    assert 3 <= len(found["turnings"]) <= 5
    assert any(turning["lines"] for turning in found["turnings"])
    for turning in found["turnings"]:
        start = next(row["point"] for row in found["rounds"] if row["round"] == turning["round"])
        assert start < turning["point"] <= len(war.line)
        end = next(row["point"] for row in found["rounds"] if row["point"] > start)
        every = [war.game.measures(war.at(point)) for point in range(start, end + 1)]
        swings = [swing(before, after, scales(rows)) for before, after in pairwise(every)]
        assert turning["point"] == start + 1 + swings.index(max(swings))
        told = {line.get("about") for line in turning["lines"]}
        assert len(turning["lines"]) <= course.MOST_LINES
        assert told <= course.GRAVE or not told & course.GRAVE, "beside what is grave the rest is not worth a line"


def test_the_course_is_told_in_the_readers_language(server: Server, war: Match) -> None:
    guest = server.guest()
    found = guest.get(f"/api/matches/{sit(server, guest, war)}/course?language=it")
    assert found["series"][0]["title"] == "Obiettivi controllati"
    assert "Francia" in found["series"][1]["names"]


def test_while_a_match_runs_its_course_is_not_told(server: Server) -> None:
    first, _, match = server.two()
    status, code, message = first.refused("GET", f"/api/matches/{match}/course")
    assert (status, code) == (409, "running")
    assert "once it is over" in message
    first.post(f"/api/matches/{match}/leave", {"seat": "Frederick"})
    assert first.refused("GET", f"/api/matches/{match}/course")[:2] == (409, "running")


def test_a_match_that_was_ended_early_has_a_course_too(server: Server) -> None:
    first, second, match = server.two()
    for person in (first, second):
        person.post(f"/api/matches/{match}/end", {"agree": True})
    found = server.stranger().get(f"/api/matches/{match}/course")
    assert found["rounds"][-1]["point"] == first.position(match)["point"]
    assert found["turnings"] == []


def test_a_private_match_keeps_its_course(server: Server, war: Match) -> None:
    guest = server.guest()
    match = sit(server, guest, war, public=False)
    for path in ("course", "points"):
        assert server.guest().refused("GET", f"/api/matches/{match}/{path}")[:2] == (403, "private")


def test_a_course_is_computed_once_and_in_slices(server: Server, war: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    guest = server.guest()
    match = sit(server, guest, war)
    first = guest.get(f"/api/matches/{match}/course")
    live = server.services.matches.cache.by_id[match]
    kept = server.services.courses.computed.of(live).course
    assert guest.get(f"/api/matches/{match}/course") == first
    assert server.services.courses.computed.of(live).course is kept

    pauses: list[float] = []
    real = asyncio.sleep

    async def sleep(seconds: float) -> None:
        pauses.append(seconds)
        await real(seconds)

    monkeypatch.setattr(asyncio, "sleep", sleep)
    asyncio.run(Slices().run(course._computing(war)))
    assert len(pauses) >= len(war.line) // SLICE


def test_what_failed_once_is_computed_again(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    first, second, match = server.two()
    for person in (first, second):
        person.post(f"/api/matches/{match}/end", {"agree": True})
    tried: list[str] = []

    def fail(match: Match) -> Generator[None, None, course.Course]:
        tried.append("once more")
        yield
        raise OSError("no room")

    async def both() -> tuple[object, object]:
        courses = server.services.courses
        live = await courses.cache.open(match)
        two = (courses.course(live, ()), courses.course(live, ()))
        return await asyncio.gather(*two, return_exceptions=True)

    with monkeypatch.context() as broken:
        broken.setattr(course, "_computing", fail)
        assert [type(found) for found in server.run(both)] == [OSError, OSError]
    assert tried == ["once more"]
    assert first.get(f"/api/matches/{match}/course")["rounds"]


def test_where_the_rounds_of_a_running_match_begin(server: Server) -> None:
    guest = server.guest()
    some = played("friedrich", WEST, 400)
    match = sit(server, guest, some)
    found = server.stranger().get(f"/api/matches/{match}/points")
    assert [(mark["point"], mark["round"]) for mark in found["rounds"]] == rounds([one.heading for one in some.line])
    assert len(found["rounds"]) > 1


def test_where_the_battles_are(server: Server) -> None:
    guest = server.guest()
    match = sit(server, guest, played("paths-of-glory", "introductory"))
    battles = server.stranger().get(f"/api/matches/{match}/points")["battles"]
    story = server.stranger().get(f"/api/matches/{match}/story?before=1000000")
    told = sorted({line["n"] for line in story if line.get("about") == "battle"})
    assert [n for n in battles if n >= story[0]["n"]] == told != []
