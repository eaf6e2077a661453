"""W17: what own standard territories can become."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.warzag.board.state import WarzagState
from tests.games.warzag.rulebook.turns import choosing, denied, fight, next_turn, spare
from tests.games.warzag.vocabulary import (
    army,
    asked,
    developed,
    do,
    here,
    income,
    offered,
    owner,
    points,
    position,
    rule,
)

DEVELOP = 2  # PP
VERBS = {"camp": "camp", "production": "production", "fortify": "fortification"}


def building(**more: Any) -> WarzagState:
    """The British leader stands on D6; C5, D6, D7 are own, E5 neutral."""
    given: dict[str, Any] = {
        "active": "uk",
        "phase": "development",
        "leaders": {"uk": "D6"},
        "own": {"uk": "Alfa, C5, D6, D7, B6"},
        "points": {"uk": 20},
        **more,
    }
    return position(**given)


# W17.1


@rule("W17", "W17.1", "W17.2")
@pytest.mark.parametrize("verb", VERBS)
def test_a_development_costs_two(verb: str) -> None:
    s = building(points={"uk": 2})
    do(s, f"{verb} C5")
    assert developed(s, "C5") == VERBS[verb]
    assert points(s, "uk") == 0
    assert developed(s, "D6") == ""


@rule("W17.1", "W2.4")
def test_with_one_point_nothing_is_developed() -> None:
    s = building(points={"uk": 1}, developed={"camp": "C5"}, hands={"uk": "Engineers"})
    for text in ("camp D6", "production C5", "raze C5"):
        assert text not in offered(s)
        assert denied(s, text) in ("W17.1", "W2.4")


@rule("W17.1")
@pytest.mark.parametrize("old", VERBS.values())
def test_a_change_and_a_downgrade_cost_two_each(old: str) -> None:
    for verb, new in VERBS.items():
        if new != old:
            s = building(developed={old: "C5"})
            do(s, f"{verb} C5")
            assert (developed(s, "C5"), points(s, "uk")) == (new, 20 - DEVELOP)
    s = building(developed={old: "C5"})
    do(s, "raze C5")
    assert (developed(s, "C5"), points(s, "uk")) == ("", 20 - DEVELOP)
    assert owner(s, "C5") == "uk"


@rule("W17.1", "W3.11")
def test_where_nothing_can_be_developed() -> None:
    s = building(armies={"uk": "air Leningrad, air Magnitogorsk"}, own={"uk": "Alfa, C5, E4", "italy": "Foxtrot, D7"})
    assert offered(s, "camp") == ["C5"]
    assert denied(s, "camp E5") == "W17.1"  # Neutral.
    assert denied(s, "camp D7") == "W17.1"  # The enemy's.
    assert denied(s, "camp E4") == "W17.1"  # Two steps away.
    for place in ("Alfa", "Leningrad", "Magnitogorsk"):
        assert denied(s, f"camp {place}") == "W3.11"
    s = building(leaders={"uk": "Research"}, own={"uk": "E4"})
    assert denied(s, "camp Research") == "W3.11"


@rule("W17.1")
def test_any_number_while_there_are_points() -> None:
    s = building(points={"uk": 7})
    do(s, "camp C5", "production D6", "fortify D7")
    assert points(s, "uk") == 1
    assert not choosing(s, "camp", "production", "fortify", "raze")
    assert [developed(s, place) for place in ("C5", "D6", "D7")] == ["camp", "production", "fortification"]


# W17.2


@rule("W17.2", "W6.2")
def test_what_developments_bring_in_phase_one() -> None:
    assert income(building(own={"uk": "C5"}), "uk") == 1
    for kind, brings in (("camp", 0), ("production", 4), ("fortification", 0)):
        assert income(building(own={"uk": "C5"}, developed={kind: "C5"}), "uk") == brings
    s = building(own={"uk": "C5, D6"}, points={"uk": 2})
    do(s, "production C5")
    for _ in range(4):
        next_turn(s)
    assert points(s, "uk") == 5


@rule("W17.2", "W7.1.1")
def test_armies_are_trained_on_camps_only() -> None:
    s = position(
        active="uk",
        own={"uk": "Alfa, C5, D6, D7, B6"},
        developed={"camp": "C5", "production": "D6", "fortification": "D7"},
        points={"uk": 20},
    )
    assert offered(s, "infantry") == ["Alfa", "C5"]


@rule("W17.2", "W9.4", "W10.1")
def test_a_fortification_with_armies_adds_five_and_three() -> None:
    # British armour (3) and infantry (1) against an Italian infantry (2); the die shows D.
    def attacked(kind: str) -> WarzagState:
        s = position(
            active="uk",
            phase="invasion",
            armies={"uk": "armour C4, infantry C4", "italy": "infantry C3"},
            developed={kind: "C3"},
        )
        return fight(s, "C3", "D")

    s = attacked("production")
    assert asked(s) == ["United Kingdom"]  # 4 against 2, no damage.
    assert choosing(s, "enter")
    s = attacked("fortification")
    assert asked(s) == ["Italy"]  # 4 against 7, 3 points of damage.
    do(s, "done", f"wound-most {army(s, 'uk', 'armour', 'C4')}")
    spare(s)
    assert here(s, "C4") == ["uk armour/3", "uk infantry"]
    assert not choosing(s, "enter")
    assert (owner(s, "C3"), here(s, "C3")) == ("italy", ["italy infantry"])


@rule("W17.2", "W8.4", "W10.3")
def test_a_fortification_without_armies_defends_itself() -> None:
    def attacked(attackers: str) -> WarzagState:
        s = position(
            active="uk",
            phase="invasion",
            own={"italy": "Foxtrot, C3"},
            armies={"uk": attackers},
            developed={"fortification": "C3"},
        )
        return fight(s, "C3", "D")

    # An infantry and an armour attack with 4, an artillery and an armour with 5.
    s = attacked("infantry C4, armour C4")
    spare(s)
    assert not choosing(s, "enter")
    assert owner(s, "C3") == "italy"
    s = attacked("artillery C4, armour C4")
    do(s, f"wound-most {army(s, 'uk', 'armour', 'C4')}")
    spare(s)
    assert here(s, "C4") == ["uk armour/3", "uk artillery"]
    assert choosing(s, "enter")


# W17.3


@rule("W17.3")
def test_one_development_at_a_time() -> None:
    s = building(developed={"camp": "C5"})
    assert denied(s, "camp C5") == "W17.3"
    do(s, "fortify C5")
    assert developed(s, "C5") == "fortification"
    found = s.view(0)["developed"]
    assert [kind for kind in found if "C5" in found[kind]] == ["fortification"]


@rule("W17.3")
def test_the_same_territory_may_be_changed_again_and_again() -> None:
    s = building(points={"uk": 8})
    do(s, "camp C5", "production C5", "raze C5", "fortify C5")
    assert developed(s, "C5") == "fortification"
    assert points(s, "uk") == 0


@rule("W17.3", "W5.2")
def test_a_new_camp_is_used_from_the_next_expansion_on() -> None:
    s = building()
    do(s, "camp C5")
    assert denied(s, "infantry C5")
    for _ in range(4):
        next_turn(s)
    assert "infantry C5" in offered(s)
