"""The line of the front: fortresses and victory spaces are kept, gaps are closed, and gaps of the enemy are used."""

from __future__ import annotations

from typing import Any

import pytest

from tests.bots.paths_of_glory_sense.sense import (
    FOUR,
    LIMITED,
    MISSED,
    TWO,
    all_quiet,
    control,
    do,
    guarded,
    here,
    keeps,
    operations,
    outcomes,
    scene,
)


@pytest.mark.parametrize(
    ("space", "side", "holder"),
    [
        ("Verdun", "AP", "FR3"),
        ("Nancy", "AP", "FR5"),
        ("Ostend", "AP", "BEF"),
        ("Metz", "CP", "GE5"),
        ("Strasbourg", "CP", "GE7"),
        ("Brussels", "CP", "GE1"),
        ("Warsaw", "AP", "RU4"),
        ("Lodz", "CP", "GE11"),
        ("Lemberg", "CP", "AH2"),
        ("Trieste", "CP", "AH11"),
        ("Belgrade", "AP", "SB1"),
        ("Baghdad", "CP", "TUc"),
        ("Basra", "AP", "BRc"),
    ],
)
def test_the_only_defender_of_a_victory_space_stays_beside_the_enemy(space: str, side: str, holder: str) -> None:
    """A victory space beside enemy armies is never left empty for a move elsewhere."""
    foe = {"Baghdad": {"Kut": "BRc"}, "Basra": {"Qurna": "TUc"}}.get(space, {})
    more: dict[str, Any] = {"control": {"AP": "Qurna"}} if space == "Baghdad" else {}
    s = all_quiet(turn=8, side=side, units={space: holder, **foe}, hands={side: FOUR[side]}, **more, **LIMITED)
    keeps(s, space, side, FOUR[side])


HOLES: dict[str, tuple[str, dict[str, str], dict[str, Any]]] = {
    "Paris": (  # two German armies before it; a lone fort of 1 falls to the first shot
        "AP",
        {"Chateau Thierry": "GE1 GE2", "Brussels": "GE9", "Tannenberg": "GEc", "Paris": "", "Melun": "FR6 FRc"},
        {"trenches": {"Chateau Thierry": ""}},
    ),
    "Warsaw": (
        "AP",
        {"Warsaw": "", "Lodz": "GE11 GE9 GEc", "Tannenberg": "GEc", "Brest Litovsk": "RU11 RU4"},
        {},
    ),
    "Kiev": (
        "AP",
        {
            **dict.fromkeys(("Kiev", "Sarny", "Pinsk"), ""),
            "Rovno": "GEc GEc",
            "Zhitomir": "AH3 GE11",
            "Brest Litovsk": "GEc",
            "Belaya Tserkov": "RU11",
            "Chernigov": "RUc",
        },
        {"poland_lost": True, "trenches": {"Rovno": "CP 2"}},
    ),
    "Budapest": (
        "CP",
        {
            **dict.fromkeys(("Przemysl", "Tarnopol", "Czernowitz", "Kamenets-Podolski", "Lublin"), ""),
            "Lemberg": "RU10 RUc",
            "Uzhgorod": "RU3",
            "Miskolcz": "RU8 RU6",
            "Dubno": "RUc",
            "Munkacs": "AH7 AHc",
            "Debrecen": "AH3 AHc",
            "Szeged": "AH2",
            "Vienna": "AHc",
        },
        {
            "control": {"AP": "Przemysl,Stanislau,Tarnopol,Czernowitz"},
            "destroyed": "Przemysl",
            "trenches": dict.fromkeys(("Lemberg", "Przemysl", "Tarnopol", "Czernowitz"), ""),
        },
    ),
    "Breslau": (
        "CP",
        {
            "Czestochowa": "RU4 RU5",
            "Lodz": "RU9 RU2",
            "Warsaw": "RUc",
            "Ivangorod": "RUc",
            "Lomza": "RUc",
            "Posen": "GE9 GEc",
            "Oppeln": "GE11",
            "Tannenberg": "GEc",
        },
        {"trenches": {"Lodz": "", "Czestochowa": ""}},
    ),
    "Venice": (
        "AP",
        {"Asiago": "AH10 AHc", "Verona": "IT1 IT4", "Bologna": "ITc ITc", "Trent": "GEc", "Villach": "AHc"},
        {"trenches": {"Asiago": ""}},
    ),
    "Baghdad": (
        "CP",
        {"Kut": "BRc BRc", "Baghdad": "", "Kirkuk": "TUc TUc"},
        {"control": {"AP": "Qurna"}},
    ),
}


@pytest.mark.parametrize("hole", [pytest.param(hole, marks=MISSED) if hole == "Kiev" else hole for hole in HOLES])
def test_a_hole_in_the_line_is_closed(hole: str) -> None:
    """An empty victory space in front of enemy units is taken next round; a unit beside it must go in."""
    side, units, more = HOLES[hole]
    s = all_quiet(turn=7, side=side, units=units, hands={side: TWO[side]}, **more, **LIMITED)
    do(s, operations(TWO[side]))
    for found, did in outcomes(s):
        assert guarded(found, hole, side), did


PRIZES: dict[str, tuple[str, dict[str, str], dict[str, Any]]] = {
    "Cambrai": (
        "CP",
        {"Cambrai": "", "Sedan": "GE2 GE3 GE4"},
        {"control": {"AP": "Cambrai"}, "trenches": {"Cambrai": ""}},
    ),
    "Lemberg": (
        "AP",
        {"Lemberg": "", "Tarnopol": "RU3 RU8", "Dubno": "RUc", "Kamenets-Podolski": "RU12", "Stanislau": "AH3 AHc"},
        {"trenches": {"Lemberg": "", "Tarnopol": ""}},
    ),
    "Vilna": (
        "CP",
        {"Vilna": "", "Kovno": "GE8 GE9 GEc"},
        {"poland_lost": True, "control": {"AP": "Vilna"}, "trenches": {"Vilna": ""}},
    ),
    "Venice": (
        "CP",
        {"Udine": "AH10 AH11", "Maggiore": "", "Trieste": "AHc", "Verona": "IT1 IT2", "Bologna": "IT3 ITc"},
        {"control": {"CP": "Maggiore"}, "trenches": {"Udine": "", "Maggiore": ""}},
    ),
    "Trieste": (
        "AP",
        {"Trieste": "", "Udine": "IT2 IT5 ITc", "Graz": "AH11"},
        {"destroyed": "Trieste", "trenches": {"Trieste": ""}},
    ),
    "Baghdad": (
        "AP",
        {"Kut": "BRc BRc", "Baghdad": "", "Mosul": "TUc TUc"},
        {"control": {"AP": "Qurna"}, "trenches": {"Baghdad": ""}},
    ),
    "Belgrade": (
        "CP",
        {"Belgrade": "", "Novi Sad": "AH5 AH6", "Sarajevo": "AHc", "Timisvar": "AHc", "Nis": "SB1 SBc"},
        {"destroyed": "Belgrade", "trenches": {"Belgrade": ""}},
    ),
    "Bucharest": (
        "CP",
        {
            "Ploesti": "GE9 AHc",
            "Timisvar": "AHc",
            "Tannenberg": "GEc",
            "Galatz": "ROc ROc",
            "Jassy": "ROc",
            "Sofia": "BUc BUc",
            "Plevna": "BUc",
        },
        {"war": "TU IT RO BU", "control": {"CP": "Kronstadt"}, "played": "AP12 AP16 AP17 CP34"},
    ),
}


@pytest.mark.parametrize("prize", PRIZES)
def test_an_empty_victory_space_of_the_enemy_is_entered(prize: str) -> None:
    """A VP that lies open beside two own units in supply is picked up."""
    side, units, more = PRIZES[prize]
    s = all_quiet(turn=7, side=side, units=units, hands={side: TWO[side]}, **more, **LIMITED)
    do(s, operations(TWO[side]))
    for found, did in outcomes(s):
        assert control(found, prize) == side, did


@pytest.mark.parametrize(
    ("prize", "home", "units", "more"),
    [
        (
            "Nancy",
            "Metz",
            {"Metz": "GE5 GEc", "Nancy": "", "Bar le Duc": "", "Verdun": "FR3"},
            {"destroyed": "Nancy", "trenches": {"Nancy": ""}},
        ),
        (
            "Warsaw",
            "Lodz",
            {"Warsaw": "", "Plock": "RU2", "Lomza": "RUc", "Ivangorod": "RU5", "Brest Litovsk": ""},
            {"destroyed": "Warsaw", "trenches": {"Warsaw": ""}},
        ),
    ],
)
def test_one_goes_and_one_stays(prize: str, home: str, units: dict[str, str], more: dict[str, Any]) -> None:
    """The open victory space is taken without giving up the own one beside the enemy."""
    s = all_quiet(turn=7, units=units, hands={"CP": "CP4"}, **more, **LIMITED)
    do(s, operations("CP4"))
    for found, did in outcomes(s):
        assert control(found, prize) == "CP", did
        assert guarded(found, home, "CP"), did


def test_an_open_road_to_paris_is_taken() -> None:
    """Three armies before an empty capital do not stand idle: Paris is attacked or besieged, or victory spaces fall."""
    units = {
        "Chateau Thierry": "GE1 GE2 GE3",
        "Sedan": "GE4",
        "Metz": "GE5 GE6",
        "Verdun": "FR3 FR4",
        "Nancy": "FR1 FR2",
        "Ostend": "BEF BRc",
    }
    more: dict[str, Any] = {"control": {"CP": "Liege,Brussels,Cambrai"}, "destroyed": "Liege,Antwerp"}
    s = scene(turn=5, units=units, hands={"CP": "CP7"}, **more, **LIMITED)
    do(s, operations("CP7"))
    for found, did in outcomes(s):
        assert found.points > s.points or "GE" in here(found, "Paris"), did
