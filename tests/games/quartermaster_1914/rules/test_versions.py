"""What version 3 of the rules plays otherwise. Matches of version 2 play on by it."""

from __future__ import annotations

import pytest

from grognard.core import saves
from grognard.core.game import find
from grognard.core.match import Match
from grognard.games.quartermaster_1914.board.state import QuartermasterState
from tests.games.quartermaster_1914.vocabulary import GAME, at, do, hand, offered, play

BOTH = pytest.mark.parametrize("version", [2, 3])


@pytest.mark.rule(GAME, "R44")
@BOTH
def test_plan_xvii_after_its_army_was_taken_back(version: int) -> None:
    s = play("Plan XVII", "FRIT", pieces={"FR": "PAR PIC", "DE": "BER WGE BEL"}, version=version)
    do(s, "build Burgundy", "recall", "remove French Burgundy")
    assert bool(offered(s, "battle")) is (version == 2)


@pytest.mark.rule(GAME, "R32")
@BOTH
def test_big_bertha_and_difficult_terrain(version: int) -> None:
    """Where all cards must go, version 2 asked for the terrain first."""
    s = play(
        "German Land Battle", "DE", ["Zeppelins", "Jutland", "Mata Hari", "Tannenberg"],
        pieces={"DE": "BER WGE", "FR": "PAR BUR"}, status={"DE": ["Big Bertha Railway Guns"]},
        prepared={"DE": ["Stosstruppen"], "FRIT": ["French Build Army"]}, version=version,
    )  # fmt: skip
    do(s, "battle Burgundy", "discard Zeppelins", "reinforce French Build Army", "bertha Stosstruppen")
    if version == 2:
        assert offered(s, "discard") == ["Jutland", "Mata Hari", "Tannenberg"]
        do(s, "discard Jutland")
    assert hand(s, "DE") == []
    assert at(s, "FR") == "PAR"


def test_a_match_of_version_2_plays_on_by_it() -> None:
    old = find("quartermaster-1914", "2")
    match = Match(old, "two-players")
    for _ in range(60):
        seat = match.state.asks()[0].seat
        match.play(seat, match.state.legal(seat)[0])
    again = saves.from_json(saves.to_json(match))
    assert again.game is old
    assert again.hash() == match.hash()
    for state in (again.state, again.state.copy(), old.restore(again.state.dump())):
        assert isinstance(state, QuartermasterState)
        assert state.setup.version == 2
