"""W6: income and cards of Phase I."""

from __future__ import annotations

import pytest

from tests.games.warzag.vocabulary import (
    asked,
    deal_on,
    do,
    done,
    income,
    offered,
    points,
    position,
    refused,
    rule,
    start,
)


@rule("W6.1")
def test_there_is_no_income_in_round_one() -> None:
    s = position(active="uk", phase="resources", round=1, points={"uk": 15})
    assert points(s, "uk") == 15
    assert offered(s, "infantry") == ["Alfa"]
    s = position(active="uk", phase="resources", round=2, points={"uk": 15})
    assert points(s, "uk") == 19


@rule("W6.1", "W19.4", "S01", "S02", "S03")
@pytest.mark.parametrize("card", ["Convoy", "Great Convoy", "War Bonds"])
def test_cards_of_phase_one_cannot_be_played_in_round_one(card: str) -> None:
    s = position(active="uk", phase="resources", round=1, hands={"uk": card}, own={"uk": "Alfa, D6"})
    assert f"play {card}" not in offered(s)
    assert refused(s, f"play {card}").rule in ("W6.1", "W6.3", "W19.4")


@rule("W6.2")
@pytest.mark.parametrize(
    ("land", "developed", "armies", "expected"),
    [
        ("Alfa", {}, "", 4),
        ("Alfa, Charlie", {}, "", 8),
        ("D6", {}, "", 1),
        ("D6", {}, "infantry D6, infantry D6", 1),
        ("D6", {"production": "D6"}, "", 4),
        ("D6", {"camp": "D6"}, "", 0),
        ("D6", {"fortification": "D6"}, "", 0),
        ("D6, D7, C5", {"production": "D6", "camp": "D7"}, "", 5),
        ("", {}, "infantry Gela", 2),
        ("", {}, "infantry Normandy, air Normandy", 3),
        ("", {}, "infantry Ruhr", 2),
        ("", {}, "infantry Ruhr, air Ruhr, armour Ruhr", 6),
        ("", {}, "infantry Ruhr, air Ruhr, armour Ruhr, infantry Ruhr", 8),
        ("Alfa, D6", {"production": "D6"}, "infantry Turin, infantry Turin, infantry Kursk", 14),
        ("Bravo site, Echo site", {}, "", 2),
    ],
)
def test_the_income_of_each_kind(land: str, developed: dict[str, str], armies: str, expected: int) -> None:
    own = {"uk": land, "ussr": "K6", "germany": "K1", "italy": "A1"}
    s = position(active="uk", phase="resources", own=own, developed=developed, armies={"uk": armies}, points={"uk": 10})
    assert points(s, "uk") == 10 + expected
    assert income(s, "uk") == expected


@rule("W6.2")
@pytest.mark.parametrize("place", ["Ruhr", "Turin", "Ploiesti", "Magnitogorsk"])
def test_a_leader_does_not_work_in_a_war_industry(place: str) -> None:
    s = position(own={"uk": ""}, armies={"uk": f"infantry {place}"}, leaders={"uk": place})
    assert income(s, "uk") == 2


@rule("W6.2")
def test_only_own_territories_bring_income() -> None:
    s = position(own={"uk": "Alfa", "italy": "Foxtrot, D6"}, developed={"production": "D6"})
    assert income(s, "uk") == 4
    assert income(s, "italy") == 8


@rule("W6", "W6.2")
def test_points_left_over_are_kept() -> None:
    s = position(active="italy", phase="end", points={"uk": 7})
    deal_on(s)
    assert asked(s) == ["United Kingdom"]
    assert points(s, "uk") == 11


@rule("W6.3", "S01", "S02", "S03")
def test_any_number_of_cards_may_be_played_in_phase_one() -> None:
    s = position(
        active="uk",
        phase="resources",
        hands={"uk": "Convoy, Convoy, Convoy, Great Convoy, War Bonds"},
        own={"uk": "Alfa, D6, D7, C5"},
        points={"uk": 0},
    )
    assert points(s, "uk") == 7
    do(s, "play Convoy", "play Convoy", "play War Bonds", "play Convoy", "play Great Convoy")
    assert points(s, "uk") == 7 + 15 + 8 + 2


@rule("W6.3", "W5.2")
def test_a_card_of_phase_one_is_too_late_in_phase_two() -> None:
    s = position(active="uk", phase="resources", hands={"uk": "Convoy"})
    done(s)
    assert offered(s, "infantry") == ["Alfa"]
    assert "play Convoy" not in offered(s)
    assert refused(s, "play Convoy").rule in ("W6.3", "W19.4")


@rule("W6.1")
def test_nobody_has_an_income_in_round_one_and_everybody_in_round_two() -> None:
    s = deal_on(start())
    before = {name: points(s, name) for name in ("uk", "ussr", "germany", "italy")}
    for _ in range(4):
        active = s.view()["active"]
        assert points(s, active) == before[active]
        while s.view()["active"] == active:
            deal_on(s) if asked(s) == ["chance"] else done(s)
    assert s.view()["round"] == 2
    first = s.view()["active"]
    assert points(s, first) >= 15 + 4  # and what his mission brought him
    last = s.view()["order"][-1]
    assert points(s, last) < 15 + 4
