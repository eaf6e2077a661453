"""Whoever is not asked learns nothing of what another seat is asked: no choices, no warning, no explanation."""

from __future__ import annotations

import random
from typing import Any

import pytest

from grognard.core.game import find
from tests.installed import INSTALLED
from tests.table.server import Server

ACTS = 20
NOTHING: dict[str, Any] = {
    "prompt": None,
    "question": None,
    "choices": [],
    "held": None,
    "only": False,
    "asks": None,
    "rule": None,
    "guide": None,
    "setting_up": False,
}


@pytest.mark.parametrize("game", INSTALLED)
def test_who_is_not_asked_is_told_nothing_of_the_question(server: Server, game: str) -> None:
    seats = find(game).scenario().seats
    people = [server.guest() for _ in seats]
    wanted = dict.fromkeys(seats, "open") | {seats[0]: "me"}
    match = people[0].post("/api/matches", {"game": game, "seats": wanted})["id"]
    for person, seat in zip(people, seats, strict=True):
        if person is not people[0]:
            person.post(f"/api/matches/{match}/join", {"seat": seat})
        person.post(f"/api/matches/{match}/auto", {"seat": seat, "when": "never"})
    rng = random.Random(1)
    idle = 0
    for act in range(ACTS):
        public = server.stranger().position(match)
        found = [person.position(match) for person in people]
        for position in [public, *found]:
            assert position["phases"] == public["phases"], "in view of all"
            seat = position["seat"]
            if seat is None or seats[seat] not in position["asked"]:
                idle += 1
                assert {name: position[name] for name in NOTHING} == NOTHING
        asked = [(person, position) for person, position in zip(people, found, strict=True) if position["choices"]]
        person, position = rng.choice(asked)
        person.act(match, position, seed=act)
    assert idle > ACTS
    assert people[1].refused("POST", f"/api/matches/{match}/suggest", {"seat": 0, "seq": 0})[:2] == (
        403,
        "not-your-seat",
    )
