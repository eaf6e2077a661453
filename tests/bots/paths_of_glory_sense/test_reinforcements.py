"""Reinforcements: armies come as soon as they can, and where they are needed."""

from __future__ import annotations

import pytest

from tests.bots.paths_of_glory_sense.sense import (
    LIMITED,
    accepts,
    all_quiet,
    burning,
    declines,
    do,
    event,
)


@pytest.mark.parametrize(
    ("code", "units"),
    [
        ("CP7", {"Tannenberg": "GE10"}),
        ("CP12", {}),
        ("CP14", {"Czernowitz": "AH10 AHc"}),
        ("AP1", {"Amiens": "BR1 BRc BRc"}),
        ("AP10", {"Bar le Duc": "FRc"}),
        ("AP11", {"Warsaw": "RU4 RU6", "Lublin": "RU7"}),
        ("AP14", {"Amiens": "BR2 BRc BRc"}),
    ],
)
def test_an_army_comes_this_turn_if_no_fight_is_waiting(code: str, units: dict[str, str]) -> None:
    """In the last round on quiet fronts a reinforcement with an army comes now: it fights a turn earlier."""
    s = all_quiet(turn=4, round=6, side=code[:2], units=units, hands={code[:2]: code}, war="TU", **LIMITED)
    accepts(s, event(code))


@pytest.mark.parametrize(
    ("code", "units"),
    [
        ("CP21", {"Lodz": "GE10 GEc"}),
        ("AP25", {}),
        ("AP34", {"Calais": "BR4 BRc"}),
        ("AP24", {"Nancy": "FR5 FR9"}),
    ],
)
def test_an_army_of_limited_war_comes_this_turn_too(code: str, units: dict[str, str]) -> None:
    s = all_quiet(turn=6, round=6, side=code[:2], units=units, hands={code[:2]: code}, **LIMITED)
    accepts(s, event(code))


def test_of_two_cards_the_reinforcement_is_not_the_one_for_operations() -> None:
    """CP3 gives a combat modifier and two OPS; the army on CP7 would be put off by a turn."""
    s = all_quiet(turn=3, round=5, units={"Tannenberg": "GE10"}, hands={"CP": "CP7 CP3"}, war="", **LIMITED)
    declines(s, *burning("CP7"))


@pytest.mark.parametrize(
    ("units", "trenches", "place"),
    [
        ({"Miskolcz": "RU8 RU6", "Uzhgorod": "RU3", "Lemberg": "RU10 RUc"}, "Lemberg", "Budapest"),
        ({"Udine": "", "Graz": "IT2 IT3", "Villach": "IT4", "Trieste": "ITc"}, "Udine,Villach,Trieste", "Vienna"),
    ],
)
def test_an_austrian_army_arrives_in_the_capital_that_is_in_danger(
    units: dict[str, str], trenches: str, place: str
) -> None:
    """The enemy stands beside one of the two capitals, which is empty."""
    east = place == "Budapest"
    base: dict[str, str] = {"Czernowitz": "AHc", "Munkacs": "AH3 AHc", "Tarnopol": "", "Przemysl": ""} if east else {}
    base |= {"Kamenets-Podolski": "", "Dubno": "RUc", "Debrecen": "AH10", "Timisvar": "AHc"} if east else {
        "Czernowitz": "AHc", "Maggiore": "", "Asiago": "IT5", "Trent": "GEc", "Timisvar": "AHc",
    }  # fmt: skip
    s = all_quiet(
        turn=7,
        units={**base, **units},
        control={"AP": "Przemysl,Stanislau,Tarnopol"} if east else {"AP": "Udine,Maggiore,Villach"},
        trenches=dict.fromkeys((*trenches.split(","), "Tarnopol", "Przemysl", "Maggiore", "Udine"), ""),
        destroyed="Przemysl" if east else "Trieste",
        hands={"CP": "CP14"},
        **LIMITED,
    )
    do(s, event("CP14"))
    accepts(s, f"place {place}")


@pytest.mark.parametrize(
    ("units", "bare", "place"),
    [
        (
            {"Czestochowa": "RU4 RU5", "Lodz": "RU9 RU2", "Warsaw": "RUc", "Lomza": "RUc", "Posen": "GE11 GEc"},
            "Lodz,Czestochowa",
            "Breslau",
        ),
        (
            {"Brussels": "BR1 BR2", "Liege": "FR1 FR2", "Sedan": "FR10 FRc", "Cambrai": "BRc", "Antwerp": "BEF",
             "Aachen": "GEc", "Koblenz": "GE4", "Metz": "GE5 GE6"},
            "Brussels,Liege,Sedan,Cambrai,Antwerp",
            "Essen",
        ),
    ],
)  # fmt: skip
def test_a_german_army_arrives_where_the_front_breaks(units: dict[str, str], bare: str, place: str) -> None:
    """From Essen to the Polish front, or from Breslau to the Meuse, the way is too long."""
    s = all_quiet(
        turn=7,
        units={**units, **({} if place == "Breslau" else {"Bar le Duc": "FRc"})},
        control={"AP": bare},
        trenches=dict.fromkeys(bare.split(","), ""),
        hands={"CP": "CP12"},
        **LIMITED,
    )
    do(s, event("CP12"))
    accepts(s, f"place {place}")
