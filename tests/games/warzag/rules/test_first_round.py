"""Nobody is eliminated in round 1 (W8.2)."""

from __future__ import annotations

import pytest

from grognard.games.warzag.game import Warzag
from tests.games.warzag.raids import kills
from tests.games.warzag.vocabulary import GAME, do, offered, position, refused, rule

SCENARIOS = ["four-players", "alliances", "three-players-without-italy", "two-players-uk-italy"]


@rule("W8.2")
def test_no_base_is_invaded_in_round_1() -> None:
    s = position(round=1, active="uk", phase="invasion", armies={"uk": "infantry I5"}, own={"ussr": "Charlie, I4"})
    assert offered(s, "invade") == ["I4"]
    refusal = refused(s, "invade Charlie")
    assert (refusal.rule, refusal.saying.key) == ("W8.2", "base-in-first-round")


@rule("W8.2")
def test_bases_are_invaded_from_round_2_on() -> None:
    s = position(round=2, active="uk", phase="invasion", armies={"uk": "infantry I5"}, points={"uk": 4})
    do(s, "invade Charlie", "enter UK infantry 1")
    assert s.out


@rule("W8.2", "W23.3", "W23.5", "W24.1")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_raids_eliminate_nobody_in_round_1(scenario: str) -> None:
    assert [kills(GAME, scenario, deal) for deal in range(6)] == [(0, 0)] * 6


@pytest.mark.parametrize(("scenario", "deal"), [("alliances", 0), ("four-players", 0)])
def test_the_search_for_raids_finds_those_of_version_1(scenario: str, deal: int) -> None:
    assert kills(Warzag(1), scenario, deal)[1] > 0
