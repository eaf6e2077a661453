"""W25: most territories after the last round."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.warzag.board.state import WarzagState
from tests.games.warzag.rulebook.turns import next_turn
from tests.games.warzag.vocabulary import position, rule, winners

LAST, LAST_ALLIED = 15, 20
# Nobody's objective or mission is near.
QUIET: dict[str, Any] = {
    "objectives": {
        "uk": "War of Attrition",
        "ussr": "Lightning War",
        "germany": "Secret Service",
        "italy": "Great Army",
    },
    "missions": {"uk": "Wall Breakers", "ussr": "First Blood", "germany": "Liberators", "italy": "Rolling Thunder"},
}


def free(own: dict[str, str], **more: Any) -> WarzagState:
    """The last turn of the last round in free-for-all, which is Italy's; it ends."""
    given: dict[str, Any] = {"round": LAST, "active": "italy", "phase": "leader", "own": own, **QUIET, **more}
    return next_turn(position(**given))


LAND = {"uk": "Alfa, A4, A5", "ussr": "Charlie, K4, K5", "germany": "Delta, K1, K2", "italy": "Foxtrot, A1, A2"}


@rule("W25")
@pytest.mark.parametrize(
    ("nation", "seat"),
    [("uk", "United Kingdom"), ("ussr", "Soviet Union"), ("germany", "Germany"), ("italy", "Italy")],
)
def test_most_territories_win(nation: str, seat: str) -> None:
    assert winners(free({**LAND, nation: f"{LAND[nation]}, E3"})) == [seat]


@rule("W25")
def test_territories_of_all_kinds_count() -> None:
    assert winners(free({**LAND, "italy": "K6"}, armies={"ussr": "infantry Ploiesti"})) == ["Soviet Union"]


@rule("W25")
def test_the_first_tie_goes_to_more_bases() -> None:
    # Three territories each, two of the British are bases; strategic territories and points do not help the others.
    s = free(
        {**LAND, "uk": "Alfa, Foxtrot, A5", "italy": "A1, A2, A3", "ussr": "Charlie, K4"},
        armies={"ussr": "infantry Ploiesti"},
        points={"uk": 0, "ussr": 9, "germany": 20, "italy": 40},
    )
    assert winners(s) == ["United Kingdom"]


@rule("W25")
def test_the_second_tie_goes_to_more_strategic_territories() -> None:
    s = free(
        {**LAND, "ussr": "Charlie, K4"},
        armies={"ussr": "infantry Ploiesti"},
        points={"uk": 30, "ussr": 0, "germany": 20, "italy": 40},
    )
    assert winners(s) == ["Soviet Union"]
    s = free(
        {**LAND, "uk": "Alfa, A4", "ussr": "Charlie"},
        armies={"uk": "infantry Kursk", "ussr": "infantry Ploiesti, infantry Stalingrad"},
    )
    assert winners(s) == ["Soviet Union"]


@rule("W25")
def test_the_third_tie_goes_to_more_points() -> None:
    assert winners(free(LAND, points={"uk": 21, "ussr": 20, "germany": 20, "italy": 20})) == ["United Kingdom"]
    assert winners(free(LAND, points={"uk": 20, "ussr": 20, "germany": 21, "italy": 20})) == ["Germany"]


@rule("W25")
def test_the_last_tie_goes_to_the_later_in_the_order_of_turns() -> None:
    even = {"uk": 9, "ussr": 9, "germany": 9, "italy": 9}
    assert winners(free(LAND, points=even)) == ["Italy"]
    assert winners(free(LAND, points={**even, "italy": 8})) == ["Germany"]
    # The order is that of the bases, not of the nations.
    homes = {"uk": "Foxtrot", "ussr": "Charlie", "germany": "Delta", "italy": "Alfa"}
    land = {**LAND, "uk": LAND["italy"], "italy": LAND["uk"]}
    assert winners(free(land, homes=homes, active="uk", points=even)) == ["United Kingdom"]


@rule("W25")
def test_not_before_the_end_of_the_round() -> None:
    more = {**LAND, "uk": f"{LAND['uk']}, E3"}
    assert winners(free(more, round=LAST - 1)) is None
    assert winners(free(more, active="germany")) is None
    assert winners(free(more)) == ["United Kingdom"]


@rule("W25")
def test_a_round_ends_with_its_last_player_still_in_the_game() -> None:
    s = free({**LAND, "italy": ""}, active="germany", out=["italy"], points={"uk": 10, "ussr": 9, "germany": 9})
    assert winners(s) == ["United Kingdom"]


@rule("W25")
def test_it_can_be_switched_off() -> None:
    assert winners(free(LAND, options={"armistice": "off"})) is None
    assert winners(free(LAND, options={"armistice": "on"})) == ["Italy"]


@rule("W25")
@pytest.mark.parametrize("scenario", ["two-players-uk-italy", "three-players-without-ussr"])
def test_it_is_the_same_with_fewer_players(scenario: str) -> None:
    # Italy sits at the last base that is taken.
    nations = ["uk", "italy"] if "two" in scenario else ["uk", "germany", "italy"]
    quiet: dict[str, Any] = {part: {nation: QUIET[part][nation] for nation in nations} for part in QUIET}
    for extra, won in (("uk", "United Kingdom"), ("italy", "Italy")):
        land = {nation: LAND[nation] + (", E3" if nation == extra else "") for nation in nations}
        homes = {nation: LAND[nation].split(",")[0] for nation in nations}
        s = position(scenario, round=LAST, active="italy", phase="leader", homes=homes, own=land, **quiet)
        next_turn(s)
        assert winners(s) == [won]


# Alliances: UK, Italy, USSR, Germany in the order of turns.


def allied(own: dict[str, str], **more: Any) -> WarzagState:
    """The last turn of the last round in alliances, which is Germany's; it ends."""
    given: dict[str, Any] = {
        "round": LAST_ALLIED,
        "active": "germany",
        "phase": "leader",
        "own": own,
        "missions": QUIET["missions"],
        **more,
    }
    return next_turn(position("alliances", **given))


ALLIES, AXIS = ["United Kingdom", "Soviet Union"], ["Germany", "Italy"]


@rule("W25", "W23")
def test_alliances_count_the_sums_of_both() -> None:
    # Italy has most of all, but the Allies have more together: 4 and 4 against 6 and 1.
    own = {
        "uk": "Alfa, A4, A5, A6",
        "ussr": "Charlie, K4, K5, K6",
        "germany": "Delta",
        "italy": "Foxtrot, A1, A2, B1, B2, C2",
    }
    assert winners(allied(own)) == ALLIES
    assert winners(allied({**own, "germany": "Delta, K1, K2"})) == AXIS


@rule("W25")
def test_ties_between_alliances() -> None:
    even = {"uk": 9, "ussr": 9, "germany": 9, "italy": 9}
    assert winners(allied(LAND, points=even)) == AXIS  # Germany is the last in the order.
    assert winners(allied(LAND, points={**even, "uk": 19})) == ALLIES
    assert winners(allied(LAND, points={**even, "uk": 19, "italy": 20})) == AXIS
    # Strategic territories before points.
    s = allied({**LAND, "ussr": "Charlie, K4"}, armies={"ussr": "infantry Ploiesti"}, points={**even, "italy": 40})
    assert winners(s) == ALLIES
    # Bases before strategic territories.
    s = allied(
        {**LAND, "ussr": "Charlie, K4", "uk": "A4, A5, A6", "germany": "Delta, Alfa, K2"},
        armies={"ussr": "infantry Ploiesti"},
        points={**even, "uk": 40},
    )
    assert winners(s) == AXIS


@rule("W25", "W23.2")
def test_the_last_tie_goes_to_the_side_of_the_last_player_still_in_the_game() -> None:
    # Germany is out: the Soviet Union is the last in the order.
    own = {"uk": "Alfa, A4", "ussr": "Charlie, K4", "germany": "", "italy": "Foxtrot, Delta, A2, A3"}
    s = allied(own, active="ussr", out=["germany"], points={"uk": 4, "ussr": 5, "italy": 9})
    assert winners(s) == ALLIES
    s = allied(own, active="ussr", out=["germany"], points={"uk": 4, "ussr": 5, "italy": 10})
    assert winners(s) == AXIS


@rule("W25")
def test_alliances_have_twenty_rounds() -> None:
    own = {**LAND, "uk": f"{LAND['uk']}, E3"}
    assert winners(allied(own, round=LAST)) is None
    assert winners(allied(own, round=LAST_ALLIED - 1)) is None
    assert winners(allied(own, active="ussr")) is None
    assert winners(allied(own, options={"armistice": "off"})) is None
    assert winners(allied(own)) == ALLIES
