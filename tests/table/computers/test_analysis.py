"""A match that is over: chances and where they turned, what each level would have done, and play on from there."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from grognard.bots.base import Choice, RuleBot
from grognard.core.chance import CHANCE
from grognard.core.match import Match
from grognard.core.state import State
from grognard.table.common.slices import Slices
from grognard.table.computers import analysis, thinking
from grognard.table.computers.workers import Lost
from grognard.table.matches.continuing import copied
from grognard.table.matches.records import new_record
from grognard.table.storage.rows import BOT, HUMAN, Seat
from grognard.table.terms import manners
from tests.table.matches.test_course import played, sit
from tests.table.server import WEST, Server, Visitor
from tests.waiting import until


class Judge:
    """Who has much to choose from has the better chances."""

    def rows(self, state: State) -> list[Any]:
        class Row:
            def __init__(self, seats: list[int]) -> None:
                self.seats = seats

        return [Row([0]), Row([0]), Row([1])]

    def chances(self, state: State) -> list[float]:
        if state.result() is not None:
            return [0.0, 0.5]
        first = min(len(state.legal(0)), 100) / 100
        return [first, 1 - first]


@pytest.fixture(scope="module")
def war() -> Match:
    return played("friedrich", WEST)


@pytest.fixture
def over(server: Server, war: Match, monkeypatch: pytest.MonkeyPatch) -> tuple[Visitor, str]:
    """Somebody with a match that is over, at a table where positions can be judged."""
    monkeypatch.setattr(analysis, "make_evaluation", lambda game: Judge())
    monkeypatch.setattr(thinking, "make_evaluation", lambda game: Judge())
    guest = server.guest()
    return guest, sit(server, guest, war)


class Workers:
    """Workers in this process."""

    def __init__(self, server: Server) -> None:
        self.jobs: list[dict[str, Any]] = []
        self.fails = False
        server.services.analyses.computers.ask = self.ask  # type: ignore[method-assign]

    async def ask(self, job: dict[str, Any], seconds: float) -> dict[str, Any]:
        self.jobs.append(job)
        if self.fails:
            raise Lost("no")
        return thinking.answer(json.loads(json.dumps(job)))


def test_the_chances_of_each_side_are_told_round_by_round(
    server: Server, over: tuple[Visitor, str], war: Match
) -> None:
    guest, match = over
    workers = Workers(server)
    found = guest.get(f"/api/matches/{match}/analysis")
    [series] = found["series"]
    assert (series["name"], series["names"]) == ("chances", ["Frederick", "Pompadour"])
    assert series["seats"] == [["Frederick"], ["Pompadour"]]
    course = guest.get(f"/api/matches/{match}/course")
    assert [row["point"] for row in found["rounds"]] == [row["point"] for row in course["rounds"]]
    assert all(98 <= sum(row["measures"]["chances"]) <= 102 for row in found["rounds"])
    assert found["rounds"][-1]["measures"]["chances"] == [0, 100]
    assert guest.get(f"/api/matches/{match}/analysis") == found
    assert len(workers.jobs) == 1


def test_a_match_is_not_analysed_while_it_runs_or_where_nobody_judges(
    server: Server, over: tuple[Visitor, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    guest, match = over
    workers = Workers(server)
    workers.fails = True
    assert guest.refused("GET", f"/api/matches/{match}/analysis")[:2] == (503, "computers")
    workers.fails = False
    assert guest.get(f"/api/matches/{match}/analysis")["series"]
    monkeypatch.setattr(analysis, "make_evaluation", lambda game: None)
    assert guest.get(f"/api/matches/{match}/analysis") is None
    first, _, running = server.two()
    for method, path, body in (
        ("GET", "analysis", None),
        ("POST", "at/0/would", {"level": "rules"}),
        ("POST", "continue", {"point": 0, "seat": 0}),
    ):
        assert first.refused(method, f"/api/matches/{running}/{path}", body)[:2] == (409, "running")


def test_moments_are_where_the_chances_turned_most(war: Match) -> None:
    shares = [[0.5, 0.5] for _ in range(len(war.line) + 1)]
    starts = [n for n in range(1, len(war.line)) if war.line[n].heading != war.line[n - 1].heading]
    turn = starts[5] + 1  # with the second act of this part, if it has one
    for n in range(turn, len(shares)):
        shares[n] = [0.9, 0.1]
    [moment] = analysis.moments(war, shares)
    assert moment.acts[0] == turn
    assert moment.before == starts[5] < turn <= moment.after
    found = analysis.judged(war, [[0], [1]], shares)
    assert found.turned == [([50, 50], [90, 10])]
    assert found.points[found.turnings[0].round][0] <= turn


def test_computers_that_comment_say_what_they_thought_where_the_chances_turned(server: Server, war: Match) -> None:
    """With the true judge: reasons for the acts of the computer, from what it could know, and nobody else's."""
    guest = server.guest()
    me = guest.get("/api/me")["id"]

    def laid(talk: bool) -> str:
        record = new_record(war, [Seat(0, "Frederick", HUMAN, me), Seat(1, "Pompadour", BOT, bot="rules")], me, 0, True)
        record.advice = manners.begun("varied", 3, talk)
        server.run(server.services.store.add_match, record, [war.entry_text(entry) for entry in war.log])
        return record.id

    workers = Workers(server)
    found = guest.get(f"/api/matches/{laid(True)}/analysis?language=en")
    thoughts = [thought for moment in found["turnings"] for thought in moment["thoughts"]]
    assert thoughts
    assert {thought["seat"] for thought in thoughts} == {"Pompadour"}
    assert all(thought["act"] and thought["why"] for thought in thoughts)
    [job] = [job for job in workers.jobs if job["do"] == "thoughts"]
    turned = {act for moment in analysis.moments(war, _shares(workers)) for act in moment.acts}
    assert {number + 1 for number in job["wanted"]} == {act for act in turned if war.line[act - 1].seat == 1}
    silent = guest.get(f"/api/matches/{laid(False)}/analysis")
    assert [moment["thoughts"] for moment in silent["turnings"]] == [[] for _ in silent["turnings"]]
    assert len([job for job in workers.jobs if job["do"] == "thoughts"]) == 1
    italian = guest.get(f"/api/matches/{laid(True)}/analysis?language=it")
    assert [moment["thoughts"] for moment in italian["turnings"]] != [
        moment["thoughts"] for moment in found["turnings"]
    ]


def _shares(workers: Workers) -> Any:
    return thinking.answer(next(job for job in workers.jobs if job["do"] == "chances"))["chances"]


def test_thoughts_come_from_what_the_seat_could_know(war: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    """The rules give their reasons in an imagined state: two games with the same view have the same thoughts."""
    seen: list[tuple[str, int]] = []
    rules = thinking.bot_of("friedrich 2", "rules")
    assert isinstance(rules, RuleBot)

    def reasons(self: Any, state: State, seat: int, act: int) -> list[Any]:
        seen.append((state.hash(), seat))
        return []

    monkeypatch.setattr(type(rules), "reasons", reasons)
    wanted = [n for n, one in enumerate(war.line) if one.seat == 1 and n > 40][:6]
    acts = [(one.seat, one.act) for one in war.line]
    job = {"do": "thoughts", "game": thinking.spec(war.game), "first": war.at(0).dump(), "acts": acts, "wanted": wanted}
    thinking.answer(json.loads(json.dumps(job)))
    assert [seat for _, seat in seen] == [1] * len(wanted)
    true = [war.at(n).hash() for n in wanted]
    assert all(hashed != other for (hashed, _), other in zip(seen, true, strict=True)), "it saw the truth"


def asked_at(match: Match) -> int:
    """A point after which somebody had a choice."""
    return next(
        n
        for n, one in enumerate(match.line)
        if n > 60 and one.seat != CHANCE and len(match.at(n).distinct(one.seat)) > 2
    )


def test_what_a_level_would_have_done_comes_from_what_its_seat_could_know(
    server: Server, over: tuple[Visitor, str], war: Match
) -> None:
    guest, match = over
    workers = Workers(server)
    point = asked_at(war)
    seat = war.line[point].seat
    address = f"/api/matches/{match}/at/{point}/would"
    found = guest.post(address, {"level": "officer"})
    assert (found["seat"], found["level"]) == (war.seats[seat], "Officer")
    verb = war.game.space.verb_of(war.line[point].act)
    assert found["played"]["verb"] == verb.name
    [job] = workers.jobs
    truth, imagined = war.at(point), war.game.restore(json.loads(job["imagined"]))
    assert imagined.view(seat) == truth.view(seat)
    assert imagined.view(1 - seat) != truth.view(1 - seat)
    assert guest.post(address, {"level": "rules"}) == found
    assert len(workers.jobs) == 1
    assert guest.refused("POST", address, {"level": "emperor"})[0] == 422
    last = f"/api/matches/{match}/at/{len(war.line)}/would"
    assert guest.refused("POST", last, {"level": "rules"})[:2] == (409, "not-asked")
    assert guest.refused("POST", f"/api/matches/{match}/at/99999/would", {"level": "rules"})[:2] == (404, "no-point")
    assert server.stranger().refused("POST", address, {"level": "rules"})[0] == 401


def test_play_goes_on_from_a_point_and_can_be_checked(server: Server, over: tuple[Visitor, str], war: Match) -> None:
    guest, match = over
    point = asked_at(war)
    seat = war.line[point].seat
    made = guest.post(f"/api/matches/{match}/continue", {"point": point, "seat": seat, "bot": "officer"})["id"]
    found = guest.position(made)
    assert found["origin"] == {"match": match, "point": point}
    assert found["asked"] == [war.seats[seat]]
    assert (found["point"], found["you"], found["public"]) == (point, [seat], False)
    assert guest.position(match)["origin"] is None
    assert [one["commitment"] for one in found["earlier"]] == [war.commitment]
    assert found["commitment"] != war.commitment
    for _ in range(3):
        until(lambda: guest.position(made)["choices"])
        assert guest.act(made).status_code == 200
    live = server.services.matches.cache.by_id[made]
    until(lambda: guest.position(made)["choices"])
    assert live.match.verify() == []
    assert guest.refused("POST", f"/api/matches/{match}/continue", {"point": len(war.line), "seat": 0})[1] == "over"
    assert guest.refused("POST", f"/api/matches/{match}/continue", {"point": 99_999, "seat": 0})[1] == "no-point"
    assert guest.refused("POST", f"/api/matches/{match}/continue", {"point": 0, "seat": 9})[0] == 422


def test_what_was_taken_back_and_decided_by_earlier_secrets_is_kept() -> None:
    """A match with several secrets, and with acts that were taken back, is copied at every point."""
    match = played("friedrich", WEST, acts=40)
    match.renew(bytes([1] * 32))
    match.rollback(len(match.line) - 10)
    for _ in range(30):
        ask = match.state.asks()[0]
        match.play(ask.seat, ask.acts[-1])
    for point in (0, 1, 20, len(match.line) - 25, len(match.line) - 1):
        made = asyncio.run(copied(match, point, Slices()))
        assert made.verify() == []
        assert made.at(point).hash() == match.at(point).hash()
        assert made.source is not None
        assert match.source is not None
        assert made.source.secret != match.source.secret


def test_an_answer_of_the_bot_is_told_as_a_hint_is(server: Server, over: tuple[Visitor, str], war: Match) -> None:
    guest, match = over
    point = asked_at(war)
    acts = war.at(point).distinct(war.line[point].seat)

    async def think(*job: Any) -> Choice:
        return Choice(acts[0], [], 0.5)

    server.services.analyses.computers.think = think  # type: ignore[method-assign,assignment]
    found = guest.post(f"/api/matches/{match}/at/{point}/would", {"level": "recruit"})
    assert (found["sure"], found["reasons"], found["weighed"]) == (0.5, [], [])


def test_after_a_first_game_two_things_to_do_better_are_named(server: Server) -> None:
    game = played("friedrich", WEST)
    guest, workers = server.guest(), Workers(server)
    me = guest.get("/api/me")["id"]
    seats = [Seat(0, "Frederick", HUMAN, me), Seat(1, "Pompadour", BOT, bot="instructor")]
    record = new_record(game, seats, me, 0, True)
    server.run(server.services.store.add_match, record, [game.entry_text(entry) for entry in game.log])
    workers.fails = True
    assert guest.refused("GET", f"/api/matches/{record.id}/advice")[:2] == (503, "computers")
    workers.fails = False
    found = guest.get(f"/api/matches/{record.id}/advice")
    assert len(found) == 2
    assert len({one["title"] for one in found}) == 2
    for one in found:
        assert one["guide"]
        example = one["example"]
        if example is not None:
            assert game.line[example["point"]].seat == 0
            assert example["played"] != example["better"]
            assert 0 < example["gain"] <= 1
    assert found[0]["example"] is not None
    assert guest.get(f"/api/matches/{record.id}/advice") == found
    assert len([job for job in workers.jobs if job["do"] == "review"]) == 2, "computed once, after the failure"
    assert server.guest().get(f"/api/matches/{record.id}/advice") == [], "whoever did not play is told nothing"


def test_without_an_instructor_nothing_is_named(server: Server, over: tuple[Visitor, str]) -> None:
    guest, match = over
    assert guest.get(f"/api/matches/{match}/advice") == []
