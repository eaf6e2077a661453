"""Worked examples of the later chapters: E13 to E18, E20 and E21."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.warzag.board.state import WarzagState
from tests.games.warzag.rulebook.turns import (
    choosing,
    denied,
    drawing,
    enter,
    fight,
    finish,
    invade,
    name,
    next_turn,
    seen,
    spare,
)
from tests.games.warzag.vocabulary import (
    army,
    asked,
    developed,
    do,
    done,
    here,
    income,
    offered,
    owner,
    points,
    position,
    rule,
    start,
    territories,
    token,
    winners,
)

# E13: the radius


@rule("W14.2", "W17.1", "W3.11")
@pytest.mark.parametrize("place", ["E5", "D6", "Leningrad", "Bravo site"])
def test_e13_the_influence_radius(place: str) -> None:
    around = {
        "E5": ["D6", "E4", "E5", "F5"],
        "D6": ["C5", "D6", "D7", "E5"],
        "Leningrad": ["C4", "C5", "D4", "D6", "E4", "E5"],
        "Bravo site": ["Bravo site"],
    }
    land = "Alfa, C4, C5, D4, D6, D7, E3, E4, E5, F5, Bravo site"
    s = position(
        active="uk",
        phase="development",
        leaders={"uk": place},
        own={"uk": land},
        armies={"uk": "air Leningrad, air Magnitogorsk, air Stalingrad"},
        points={"uk": 4},
    )
    assert offered(s, "production") == sorted(around[place])
    target = around[place][0]
    do(s, f"production {target}")
    assert points(s, "uk") == 2
    do(s, f"fortify {target}")
    assert points(s, "uk") == 0
    s = position(
        active="uk",
        phase="development",
        leaders={"uk": place},
        own={"uk": land},
        developed={"camp": target},
        points={"uk": 2},
    )
    do(s, f"raze {target}")
    assert (developed(s, target), points(s, "uk")) == ("", 0)


@rule("W14.2", "W17.1", "W3.11")
def test_e13_what_cannot_be_developed() -> None:
    # Next to the leader on E4: R&D, own Leningrad, neutral E3, Italian D4; E5 is own, D6 lies two steps away.
    s = position(
        active="uk",
        phase="development",
        leaders={"uk": "E4"},
        own={"uk": "Alfa, E5, D6", "italy": "Foxtrot, D4"},
        armies={"uk": "air Leningrad"},
    )
    assert offered(s, "camp") == ["E5"]
    for place in ("E3", "D4", "Leningrad", "Research", "D6"):
        assert denied(s, f"camp {place}") in ("W17.1", "W3.11")
    s = position(active="uk", phase="development", own={"uk": "Alfa, C5"})
    assert denied(s, "camp Alfa") == "W3.11"


# E14: what developments bring


@rule("W17.2", "W6.2")
@pytest.mark.parametrize(("kind", "brings"), [("production", 4), ("", 1), ("camp", 0), ("fortification", 0)])
def test_e14_income_of_a_standard_territory(kind: str, brings: int) -> None:
    s = position(
        active="uk", phase="leader", own={"uk": "C5"}, developed={kind: "C5"} if kind else {}, points={"uk": 0}
    )
    assert income(s, "uk") == brings
    for _ in range(4):
        next_turn(s)
    assert points(s, "uk") == brings


@rule("W6.2")
def test_e14_a_war_industry_with_three_armies_and_the_leader() -> None:
    s = position(own={"uk": ""}, armies={"uk": "infantry Ruhr, air Ruhr, armour Ruhr"}, leaders={"uk": "Ruhr"})
    assert income(s, "uk") == 6


# E15: the order of turns


@rule("W4.3", "W4.4")
def test_e15_three_players() -> None:
    s = start("three-players-without-italy")
    do(s, "base Foxtrot", "base Charlie")
    name(s, "base Delta")
    while asked(s) == ["chance"]:
        do(s, offered(s)[0])
    assert s.view(0)["order"] == ["ussr", "germany", "uk"]
    assert asked(s) == ["Soviet Union"]
    assert owner(s, "Alfa") == ""


@rule("W23.2")
@pytest.mark.parametrize(
    ("homes", "order"),
    [
        (
            {"uk": "Alfa", "ussr": "Charlie", "germany": "Delta", "italy": "Foxtrot"},
            ["uk", "italy", "ussr", "germany"],
        ),
        (
            {"uk": "Alfa", "ussr": "Foxtrot", "germany": "Charlie", "italy": "Delta"},
            ["uk", "germany", "ussr", "italy"],
        ),
    ],
)
def test_e15_alliances(homes: dict[str, str], order: list[str]) -> None:
    s = position("alliances", homes=homes)
    played = []
    for _ in range(8):
        played.append(s.view(0)["active"])
        next_turn(s)
    assert played == order * 2


@rule("W23.2", "W23.8")
def test_e15_the_third_player_is_eliminated() -> None:
    # UK, Italy, USSR, Germany: Italy takes the last Soviet land, and the British fight on.
    s = position("alliances", active="italy", phase="invasion", own={"ussr": "C2"}, armies={"italy": "air Foxtrot"})
    invade(s, "C2")
    do(s, "liberate")
    assert asked(s) == ["United Kingdom"]
    do(s, "fight-on")
    played = []
    for _ in range(6):
        next_turn(s)
        played.append(s.view(0)["active"])
    assert played == ["germany", "uk", "italy", "germany", "uk", "italy"]


# E16: elimination


@rule("W24.1")
def test_e16_one_historic_territory_is_enough_until_it_is_lost() -> None:
    s = position(
        active="uk",
        phase="invasion",
        own={"italy": "C3"},
        armies={"uk": "infantry D4, air C4, air C4", "italy": "infantry Normandy"},
    )
    invade(s, "C3", f"with {army(s, 'uk', 'infantry', 'D4')}")
    do(s, "liberate")
    assert territories(s, "italy") == ["Normandy"]
    assert seen(s, 0, "italy")["playing"]
    fight(s, "Normandy", "D", "from C4")
    spare(s)
    assert not seen(s, 0, "italy")["playing"]


@rule("W24.2")
def test_e16_two_armies_on_the_land_of_the_partner() -> None:
    s = position(
        "alliances",
        active="italy",
        phase="invasion",
        own={"uk": "C2", "ussr": "Charlie, H6"},
        armies={"italy": "air Foxtrot", "uk": "infantry H6, air H6"},
    )
    invade(s, "C2")
    do(s, "liberate")
    assert not seen(s, 0, "uk")["playing"]
    do(s, "fight-on")
    assert here(s, "H6") == ["uk air", "uk infantry"]
    next_turn(s)
    while not choosing(s, "take"):
        done(s)
    assert asked(s) == ["Soviet Union"]
    assert {army(s, "uk", "air", "H6"), army(s, "uk", "infantry", "H6")} <= set(offered(s, "take"))


# E17: gifts


@rule("W23.4")
@pytest.mark.parametrize("active", ["uk", "ussr"])
def test_e17_a_gift_of_six(active: str) -> None:
    # The British have 10 in the Phase I of either partner: in their own turn 4 of them are income.
    s = position("alliances", active=active, phase="resources", points={"uk": 6 if active == "uk" else 10, "ussr": 5})
    if active == "ussr":
        done(s)
        assert asked(s) == ["United Kingdom"]
    assert points(s, "uk") == 10
    before = points(s, "ussr")
    do(s, "give 6")
    assert points(s, "uk") == 3
    assert points(s, "ussr") == before + 6


# E18: objectives are tested at once


@rule("W22.1", "W22.2", "O01")
def test_e18_the_twenty_fourth_territory() -> None:
    land = [f"{row}{column}" for row in "AEGIK" for column in range(2, 6)] + ["Alfa", "C4", "C5"]
    s = position(
        active="uk",
        own={"uk": ", ".join(land)},
        armies={"uk": "infantry Alfa, infantry C5"},
        objectives={"uk": "Wide Horizons"},
    )
    assert len(territories(s, "uk")) == 23
    assert winners(s) is None
    do(s, f"take {army(s, 'uk', 'infantry', 'Alfa')}", "go D6")
    assert len(territories(s, "uk")) == 24
    assert winners(s) == ["United Kingdom"]


@rule("W22.2", "O10")
def test_e18_the_last_kill_of_a_defender() -> None:
    s = position(
        active="uk",
        phase="invasion",
        armies={"uk": "infantry C4, infantry C4", "italy": "armour C3"},
        kills={"italy": 21},
        objectives={"italy": "War of Attrition"},
    )
    fight(s, "C3", "R")  # 2 points: one infantry.
    assert asked(s) == ["Italy"]
    assert winners(s) is None
    do(s, f"eliminate {army(s, 'uk', 'infantry', 'C4')}")
    spare(s)
    assert winners(s) == ["Italy"]


# E20: allied armies in an invasion


@rule("W23.5", "W23.9")
def test_e20_the_soviet_armour_in_the_british_turn() -> None:
    s = position(
        "alliances",
        active="uk",
        phase="invasion",
        own={"ussr": "Charlie, C4"},
        armies={"ussr": "armour C4", "italy": "infantry C3"},
        points={"uk": 5, "ussr": 5},
    )
    fight(s, "C3", "T")  # 2 + 1 points: the armour survives with 4 of 7.
    assert asked(s) == ["Italy"]
    spare(s)
    enter(s, army(s, "ussr", "armour", "C4"))
    assert (points(s, "uk"), points(s, "ussr")) == (4, 5)
    assert (owner(s, "C3"), here(s, "C3")) == ("uk", ["ussr armour"])
    next_turn(s)
    next_turn(s)
    assert s.view(0)["active"] == "ussr"
    while not choosing(s, "take"):
        do(s, "pass" if choosing(s, "pass") else "done")
    do(s, f"take {army(s, 'ussr', 'armour', 'C3')}", "go C2")
    assert choosing(s, "invade")  # Foxtrot lies next to it.
    assert "Foxtrot" in offered(s, "invade")


# E21: counting for missions


def rewarded(s: WarzagState) -> bool:
    finish(s)
    while drawing(s) == "supply":
        do(s, offered(s)[0])
    return bool(seen(s, 0, "uk")["missions"])


@rule("W21", "M21")
def test_e21_a_territory_changed_twice_counts_once() -> None:
    given: dict[str, Any] = {
        "active": "uk",
        "phase": "development",
        "points": {"uk": 9},
        "missions": {"uk": "Builders"},
    }
    s = position(own={"uk": "Alfa, C5, D6"}, **given)
    do(s, "camp C5", "production C5")
    assert points(s, "uk") == 5
    assert not rewarded(s)
    s = position(own={"uk": "Alfa, C5, D6"}, **given)
    do(s, "camp C5", "production D6")
    assert rewarded(s)


@rule("W21", "W16.3", "M27")
def test_e21_surplus_steps_do_not_count() -> None:
    # From 22 to 24 the token moves two squares, even with a move of 6; from 18 it moves the six that the mission wants.
    def moved(square: int, steps: int) -> WarzagState:
        far = ", ".join(["K1", "K2", "K3", "K4", "K5"][: steps - 1])
        s = position(
            active="uk",
            phase="leader",
            own={"uk": f"Alfa, C5, {far}"},
            developed={"camp": far},
            tokens={"uk": square},
            missions={"uk": "Great Leap"},
        )
        return do(s, "research")

    for steps in (5, 6):
        s = moved(22, steps)
        assert token(s, "uk") == 24
        assert not rewarded(s)
    s = moved(18, 6)
    assert token(s, "uk") == 24
    assert rewarded(s)
