"""Hints: what an opponent would do in a person's place, from what that seat knows, counted, and only where allowed."""

from __future__ import annotations

import json
import random
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from grognard import Match
from grognard.bots.base import Choice, Weighed
from grognard.core.game import find
from grognard.core.match import Match as Played
from grognard.core.sayings import Saying
from grognard.table.computers.opponents import Undecided
from tests.table.server import WEST, Server, Visitor, hear
from tests.waiting import until


class Adviser:
    """Opponents that say what a test wants, and remember what they were handed."""

    def __init__(self, server: Server, reasons: list[Saying] | None = None) -> None:
        self.handed: list[tuple[Any, ...]] = []
        self.reasons = reasons or []
        self.fails = False
        server.services.hints.computers.think = self.think  # type: ignore[method-assign]

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
        if self.fails:
            raise Undecided
        self.handed.append((game, bot, imagined, seat, seconds))
        acts = find("friedrich").restore(json.loads(imagined)).legal(seat)
        weighed = [Weighed(act, 0.6 - 0.01 * n, 0.05, 10) for n, act in enumerate(acts)]
        return Choice(acts[0], weighed, 0.8, self.reasons)


def wish(position: dict[str, Any]) -> dict[str, Any]:
    return {name: position[name] for name in ("seat", "seq", "question")}


def alone(server: Server, **more: Any) -> tuple[Visitor, str]:
    guest = server.guest()
    seats = {"Frederick": "me", "Pompadour": "bot:rules"}
    match = guest.post("/api/matches", {"game": "friedrich", "scenario": WEST, "seats": seats, **more})["id"]
    until(lambda: guest.position(match)["asked"] == ["Frederick"])
    return guest, match


def test_who_plays_against_computers_gets_a_hint_and_it_is_counted(server: Server) -> None:
    guest, match = alone(server)
    adviser = Adviser(server, [Saying("no-question")])
    before = guest.position(match)
    assert before["hints"] == {"how": "allowed", "given": {}}
    hint = guest.post(f"/api/matches/{match}/hint", wish(before))
    [choice] = [one for one in before["choices"] if one["verb"] == hint["act"]["verb"]]
    assert hint["act"]["target"] in choice["targets"] or hint["act"]["target"] is None
    assert hint["act"]["text"]
    assert hint["level"] in ("Officer", "General")
    assert hint["reasons"] == [["You have no decision to make now"]]
    assert [one["value"] for one in hint["weighed"]] == sorted((one["value"] for one in hint["weighed"]), reverse=True)
    assert guest.post(f"/api/matches/{match}/hint", wish(before)) == hint
    assert len(adviser.handed) == 1
    after = guest.position(match)
    assert after["hints"]["given"] == {"Frederick": 1}
    assert {**after, "hints": None} == {**before, "hints": None}  # nothing was done for the person


def test_a_hint_is_only_for_who_is_asked_and_for_the_present_question(server: Server) -> None:
    guest, match = alone(server)
    Adviser(server)
    before = guest.position(match)
    address = f"/api/matches/{match}/hint"
    assert server.guest().refused("POST", address, wish(before))[0] == 403
    assert server.stranger().refused("POST", address, wish(before))[0] == 401
    assert guest.refused("POST", address, {**wish(before), "seat": 1})[1] == "not-your-seat"
    assert guest.act(match, before).status_code == 200
    assert guest.refused("POST", address, wish(before))[1] == "stale"


def test_people_against_people_have_no_hints_unless_the_table_says_so(server: Server) -> None:
    Adviser(server)
    first, _, match = server.two()
    assert first.position(match)["hints"]["how"] == "off"
    assert first.refused("POST", f"/api/matches/{match}/hint", wish(first.position(match)))[:2] == (403, "no-hints")
    for how, seen in (("allowed", {}), ("shown", {"Frederick": 1})):
        first, second, match = server.two(hints=how)
        first.post(f"/api/matches/{match}/hint", wish(first.position(match)))
        assert first.position(match)["hints"] == {"how": how, "given": {"Frederick": 1}}
        assert second.position(match)["hints"] == {"how": how, "given": seen}
        assert server.stranger().position(match)["hints"]["given"] == seen
    guest = server.guest()
    body = {"game": "friedrich", "hints": "perhaps"}
    assert "'off', 'allowed' or 'shown'" in guest.refused("POST", "/api/matches", body)[2]
    guest, match = alone(server, hints="off")
    assert guest.position(match)["hints"]["how"] == "off"


def test_others_hear_of_a_hint_at_once_where_the_table_shows_it(server: Server) -> None:
    Adviser(server)
    first, second, match = server.two(hints="shown")
    with second.socket(match) as socket:
        hear(socket, "position")
        first.post(f"/api/matches/{match}/hint", wish(first.position(match)))
        assert hear(socket, "position")["position"]["hints"]["given"] == {"Frederick": 1}


def test_hints_are_limited_and_a_failure_is_not_counted(tmp_path: Path) -> None:
    with Server.fresh(tmp_path, hints=2) as server:
        guest, match = alone(server)
        adviser = Adviser(server)
        adviser.fails = True
        assert guest.refused("POST", f"/api/matches/{match}/hint", wish(guest.position(match)))[:2] == (
            503,
            "computers",
        )
        assert guest.position(match)["hints"]["given"] == {}
        adviser.fails = False
        guest.post(f"/api/matches/{match}/hint", wish(guest.position(match)))
        assert guest.act(match).status_code == 200
        until(lambda: guest.position(match)["asked"] == ["Frederick"])
        assert guest.refused("POST", f"/api/matches/{match}/hint", wish(guest.position(match)))[:2] == (429, "too-many")


def test_a_hint_knows_no_more_than_its_seat(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of two truths that a seat cannot tell apart its adviser is handed neither, but what the seat could believe."""
    first, _, match = server.two(hints="allowed")
    adviser = Adviser(server)
    live = server.services.matches.cache.by_id[match]
    later: Played = Match(live.match.game, WEST, secret=bytes(32))
    rng = random.Random(1)
    while len(later.line) < 200 or [ask.seat for ask in later.state.asks()] != [0]:
        seat = later.state.asks()[0].seat
        later.play(seat, rng.choice(later.state.distinct(seat)))
    live.put(live.record, later)
    truth = live.match.state
    other = truth.imagine(0, random.Random(99))
    assert truth.view(0) == other.view(0)
    assert truth.view(1) != other.view(1)
    handed = []
    for state in (truth, other):
        live.match.state = state
        found = []
        for seed in range(6):
            server.services.hints.given.of(live).clear()
            monkeypatch.setattr("grognard.table.computers.hints._RANDOM", random.Random(seed))
            first.post(f"/api/matches/{match}/hint", wish(first.position(match)))
            game, _, imagined, seat, _ = adviser.handed[-1]
            assert (game.split()[0], seat) == ("friedrich", 0)
            imagined_state = live.match.game.restore(json.loads(imagined))
            assert imagined_state.view(0) == truth.view(0)
            found.append(imagined_state.view(1))
        handed.append(found)
    for found in handed:
        assert truth.view(1) not in found
        assert other.view(1) not in found
        assert len({json.dumps(view, sort_keys=True) for view in found}) == len(found)
    live.match.state = truth


def test_the_officer_advises_in_words(server: Server) -> None:
    guest, match = alone(server)
    position = guest.position(match)
    hint = guest.post(f"/api/matches/{match}/hint", wish(position))
    assert hint["act"]["verb"] in [choice["verb"] for choice in position["choices"]]
