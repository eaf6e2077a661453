"""Per-match state of services: new when the match is replaced, and gone when the match is evicted from memory."""

from __future__ import annotations

import gc
import json
import weakref
from collections.abc import Sequence
from typing import Any

import pytest

from grognard.bots.base import Choice
from grognard.core.game import find
from grognard.core.match import Match
from grognard.table.computers import analysis
from grognard.table.computers.workers import Lost
from grognard.table.matches.live import Live
from tests.table.matches.test_course import played, sit
from tests.table.server import WEST, Server, Visitor
from tests.waiting import until


@pytest.fixture(scope="module")
def war() -> Match:
    return played("friedrich", WEST)


def against_computer(server: Server) -> tuple[Visitor, str]:
    """A match in which a person was given a hint, and a computer had less time than it wanted."""

    async def think(
        game: str,
        bot: str,
        imagined: str,
        seat: int,
        seconds: float = 0.0,
        shown: Sequence[str] = (),
        seed: str = "",
        public: Sequence[str] = (),
    ) -> Choice:
        return Choice(find("friedrich").restore(json.loads(imagined)).legal(seat)[0])

    guest = server.guest()
    seats = {"Frederick": "me", "Pompadour": "bot:rules"}
    match: str = guest.post("/api/matches", {"game": "friedrich", "scenario": WEST, "seats": seats})["id"]
    until(lambda: guest.position(match)["asked"] == ["Frederick"])
    live = server.services.matches.cache.by_id[match]
    server.services.hints.computers.think = think  # type: ignore[method-assign]
    position = guest.position(match)
    guest.post(f"/api/matches/{match}/hint", {name: position[name] for name in ("seat", "seq", "question")})
    until(lambda: live not in server.services.computers.drivers)
    server.services.computers.held_up[live] = {1}
    server.services.auto_answer.asked(live, 0)
    return guest, match


def finished(server: Server, war: Match, monkeypatch: pytest.MonkeyPatch) -> tuple[Visitor, str]:
    """A match that is over, with its course, and an analysis that failed: its traceback refers to the match."""

    async def fail(job: dict[str, Any], seconds: float) -> dict[str, Any]:
        raise Lost("no")

    monkeypatch.setattr(analysis, "make_evaluation", lambda game: object())
    server.services.analyses.computers.ask = fail  # type: ignore[method-assign]
    guest = server.guest()
    match = sit(server, guest, war)
    guest.get(f"/api/matches/{match}/course")
    assert guest.refused("GET", f"/api/matches/{match}/analysis")[:2] == (503, "computers")
    return guest, match


def all_gone(found: list[weakref.ref[Live]]) -> bool:
    gc.collect()
    return all(live() is None for live in found)


def test_nothing_of_a_match_stays_in_memory_when_it_is_evicted(
    server: Server, war: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    services, cache = server.services, server.services.matches.cache
    made = [against_computer(server)[1], finished(server, war, monkeypatch)[1]]
    found = [weakref.ref(cache.by_id[match]) for match in made]
    until(lambda: all(live.idle for live in cache.by_id.values()))
    cache.let_go_of_idle(-1.0)
    assert not cache.by_id
    until(lambda: all_gone(found))
    assert not services.computers.drivers
    assert not services.computers.held_up
    assert not services.auto_answer.questions
    assert not services.hints.asking


def test_what_services_keep_begins_anew_when_the_match_is_replaced(server: Server) -> None:
    _, match = against_computer(server)
    services, live = server.services, server.services.matches.cache.by_id[match]
    assert set(services.hints.given.of(live)) == {0}
    answers = services.auto_answer.answers.of(live)
    answers.promised[0] = answers.answering[0] = live.since[0]
    assert answers.seen
    live.put(live.record, live.match)
    assert services.hints.given.of(live) == {}
    fresh = services.auto_answer.answers.of(live)
    assert (fresh.promised, fresh.answering, fresh.seen) == ({}, {}, {})
    assert (set(fresh.only), set(fresh.began)) == ({0}, {0}), "what is asked now"
    assert services.computers.held_up[live] == {1}, "what the computers did lasts"


def test_a_match_stays_in_memory_while_a_service_works_on_it(server: Server) -> None:
    _, match = against_computer(server)
    services, live = server.services, server.services.matches.cache.by_id[match]
    until(lambda: live.idle)
    answering = services.auto_answer.answers.of(live).answering
    answering[0] = live.since[0]
    assert not live.idle
    answering.clear()
    services.computers.drivers[live] = None  # type: ignore[assignment]
    assert not live.idle
    del services.computers.drivers[live]
    assert live.idle
