"""What the view says about the board: supply, places to build, points that would be scored."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.chance import PUBLIC
from grognard.games.quartermaster_1914.board.state import QuartermasterState
from grognard.games.quartermaster_1914.facts.tables import LAND, SEA, SPACE_OF, SPACES
from tests.games.quartermaster_1914.vocabulary import offered, play, position

GAME = "quartermaster-1914"


def nation(s: QuartermasterState, code: str) -> dict[str, Any]:
    found: dict[str, Any] = next(one for one in s.view(PUBLIC)["nations"] if one["code"] == code)
    return found


@pytest.mark.rule(GAME, "7")
def test_the_chain_joins_what_is_supplied_and_nothing_else() -> None:
    s = position(power="RU", pieces={"RU": "MOS PET POL SER", "FR": "PAR"})
    assert nation(s, "RU")["chain"] == [["POL", "PET"], ["PET", "MOS"]]
    assert nation(s, "RU")["unsupplied"] == ["SER"]


@pytest.mark.rule(GAME, "7")
def test_nothing_is_joined_without_an_army_at_home() -> None:
    s = position(power="RU", pieces={"RU": "POL PET", "FR": "PAR"})
    assert nation(s, "RU")["chain"] == []
    assert nation(s, "RU")["buildable"] == ["MOS"]


@pytest.mark.rule(GAME, "3")
def test_only_the_central_powers_are_supplied_through_the_canal() -> None:
    s = position(power="DE", pieces={"DE": "BER BAL NTH", "UK": "BRI"})
    assert ["NTH", "BAL"] in nation(s, "DE")["chain"]


@pytest.mark.rule(GAME, "9.2.2")
@pytest.mark.parametrize(
    ("card", "power", "code"),
    [("German Build Army", "DE", "DE"), ("French Build Army", "FRIT", "FR"), ("British Build Navy", "UKUS", "UK")],
)
def test_places_to_build_are_those_that_a_card_offers(card: str, power: str, code: str) -> None:
    pieces = {"DE": "BER WGE BEL", "AH": "VIE", "FR": "PAR BUR", "UK": "BRI NAO PIC", "RU": "MOS"}
    s = play(card, power, pieces=pieces)
    kind = SEA if "Navy" in card else LAND
    places = [SPACES[SPACE_OF[at]] for at in nation(s, code)["buildable"] if kind >> SPACE_OF[at] & 1]
    assert sorted(places) == offered(s, "build")
    assert places


@pytest.mark.rule(GAME, "14.1")
def test_status_cards_that_would_score_now() -> None:
    s = position(power="RU", status={"AHOT": ["k.u.k. Kriegsmarine"]}, pieces={"AH": "VIE ADR", "RU": "MOS"})
    assert s.view(PUBLIC)["status_points"] == [{"card": "k.u.k. Kriegsmarine", "coalition": "central", "points": 1}]
    s = position(power="RU", status={"AHOT": ["k.u.k. Kriegsmarine"]}, pieces={"AH": "VIE", "RU": "MOS"})
    assert s.view(PUBLIC)["status_points"] == []


@pytest.mark.rule(GAME, "14.2")
def test_the_view_says_how_long_and_how_far() -> None:
    seen = position(power="RU").view(PUBLIC)
    assert (seen["rounds"], seen["margin"], seen["scoring"]) == (17, 12, [3, 7, 11, 15, 17])
