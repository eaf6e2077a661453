"""The question that an act answers: the same on every node, never taken for another one that looks the same."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

import pytest

from grognard import Match, find
from grognard.bench.client import pick
from grognard.table.storage.snapshots import pack, unpack
from tests.table.server import WEST, Server, Visitor, hear


def answer(position: Any, seed: int = 1, **more: Any) -> dict[str, Any]:
    """Some act that is offered, and the question that it answers."""
    verb, target = pick(position["choices"], random.Random(seed))
    return {
        "seat": position["seat"],
        "seq": position["seq"],
        "verb": verb,
        "target": target,
        "question": position["question"],
    } | more


def calm(position: Any) -> dict[str, Any]:
    """The answer that ends what can be ended."""
    verbs = [choice["verb"] for choice in position["choices"]]
    return answer(position, verb="done", target=None) if "done" in verbs else answer(position)


def until_asked(first: Visitor, second: Visitor, match: str, wanted: Callable[[Any], bool]) -> Any:
    """The first visitor's position once it is as wanted; both sit still meanwhile."""
    for _ in range(200):
        position = first.position(match)
        if position["choices"] and wanted(position):
            return position
        visitor = first if position["choices"] else second
        visitor.post(f"/api/matches/{match}/act", calm(visitor.position(match)))
    raise AssertionError("it was never asked so")


def look(position: Any) -> tuple[Any, Any]:
    return position["prompt"], position["choices"]


def test_a_second_tab_does_not_answer_the_next_question(server: Server) -> None:
    first, _, match = server.two()
    old = first.position(match)
    assert old["question"]
    fresh = first.post(f"/api/matches/{match}/act", answer(old))["position"]
    assert fresh["question"] not in (None, old["question"])
    # The number of the position is right, the question is not: somebody mixed the two up.
    late = first.call("POST", f"/api/matches/{match}/act", answer(fresh, question=old["question"]))
    assert (late.status_code, late.json()["error"]["code"]) == (409, "stale")
    assert late.json()["position"]["question"] == fresh["question"]
    assert first.position(match)["seq"] == fresh["seq"]
    assert first.post(f"/api/matches/{match}/act", answer(fresh))["ok"]


def test_equal_looking_questions_are_two(server: Server) -> None:
    """Done, in a turn in which nothing was done: the next turn asks word for word the same."""
    first, second, match = server.two()
    once = until_asked(first, second, match, lambda position: "move" in json.dumps(position["choices"]))
    first.post(f"/api/matches/{match}/act", answer(once, verb="done", target=None))
    again = until_asked(first, second, match, lambda position: look(position) == look(once))
    assert again["question"] != once["question"]
    late = answer(again, verb="done", target=None, question=once["question"])
    assert first.refused("POST", f"/api/matches/{match}/act", late)[:2] == (409, "stale")
    assert first.post(f"/api/matches/{match}/act", late | {"question": again["question"]})["ok"]


def test_where_both_decide_at_once_the_question_stays(server: Server) -> None:
    first, second, match = server.two()
    mine, theirs = first.position(match), second.position(match)
    assert mine["question"] != theirs["question"]
    first.post(f"/api/matches/{match}/act", answer(mine))
    assert second.position(match)["question"] == theirs["question"]
    assert second.post(f"/api/matches/{match}/act", answer(theirs))["ok"]


def test_the_socket_hears_it_too(server: Server) -> None:
    first, _, match = server.two()
    with first.socket(match) as socket:
        old = hear(socket, "position")["position"]
        socket.send_text(json.dumps({"type": "act", **answer(old)}))
        fresh = hear(socket, "position")["position"]
        socket.send_text(json.dumps({"type": "act", **answer(fresh, question=old["question"])}))
        assert hear(socket, "refused")["error"]["code"] == "stale"
        socket.send_text(json.dumps({"type": "act", **answer(fresh)}))
        assert hear(socket, "position")["position"]["seq"] > fresh["seq"]


def test_who_names_no_question_means_the_present_one(server: Server) -> None:
    first, _, match = server.two()
    position = first.position(match)
    assert first.act(match, position).status_code == 200
    assert first.position(match)["question"] != position["question"]


def test_nobody_has_a_question_who_is_not_asked(server: Server) -> None:
    first, _, match = server.two()
    assert server.stranger().position(match)["question"] is None
    assert first.get(f"/api/matches/{match}/at/0")["question"] is None


def test_a_bad_mark_is_bad_input(server: Server) -> None:
    first, _, match = server.two()
    position = first.position(match)
    assert first.refused("POST", f"/api/matches/{match}/act", answer(position, question=7))[0] == 422
    assert first.refused("POST", f"/api/matches/{match}/act", answer(position, question="?"))[:2] == (409, "stale")


@pytest.mark.parametrize("game", ["friedrich", "quartermaster-1914", "paths-of-glory", "warzag"])
def test_it_follows_from_the_match_alone(game: str) -> None:
    """Played, read from its log, or from a snapshot: the same; and after an own act or a return never as before."""
    match = Match(find(game), secret=bytes(32))
    read = Match(find(game), committed=match.commitment)
    rng = random.Random(7)
    known: dict[int, set[str]] = {}
    for number in range(120):
        asks = match.state.asks()
        marks = {ask.seat: match.question(ask.seat) for ask in asks}
        assert None not in marks.values()
        for entry in match.log[len(read.log) :]:
            read.take_text(match.entry_text(entry))
        assert {ask.seat: read.question(ask.seat) for ask in asks} == marks
        if number % 40 == 39:
            packed = Match(find(game), committed=match.commitment)
            assert unpack(packed, pack(match))
            assert {ask.seat: packed.question(ask.seat) for ask in asks} == marks
        ask = rng.choice(asks)
        seen = known.setdefault(ask.seat, set())
        answered = match.question(ask.seat)
        assert answered is not None
        assert answered not in seen
        seen.add(answered)
        match.play(ask.seat, rng.choice(ask.acts))
        if match.why_not_undo(ask.seat) is None and rng.random() < 0.3:
            match.undo(ask.seat)


def test_a_return_asks_anew() -> None:
    match = Match(find("friedrich"), WEST, secret=bytes(32))
    before = match.question(0), match.question(1)
    match.play(0, match.state.legal(0)[0])
    assert match.question(1) == before[1]
    match.undo(0)
    assert match.question(0) not in (None, before[0])
