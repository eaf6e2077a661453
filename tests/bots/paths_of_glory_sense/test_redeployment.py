"""Strategic redeployment: corps and armies go to where the line is thin, and never from there."""

from __future__ import annotations

from typing import Any

import pytest

from tests.bots.paths_of_glory_sense.sense import (
    FOUR,
    LIMITED,
    all_quiet,
    do,
    guarded,
    outcomes,
    redeploy,
)

HOLES: dict[str, tuple[str, dict[str, str], dict[str, Any]]] = {
    "Paris": (  # two corps wait in the Reserve Box
        "AP",
        {"Chateau Thierry": "GE1 GE2", "Brussels": "GEc GEc", "Paris": "", "Melun": "FR1"},
        {"trenches": {"Chateau Thierry": ""}},
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
            "Reserve": "GEc GEc AHc AHc FRc BRc RUc",
        },
        {
            "control": {"AP": "Przemysl,Stanislau,Tarnopol,Czernowitz"},
            "destroyed": "Przemysl",
            "trenches": dict.fromkeys(("Lemberg", "Przemysl", "Tarnopol", "Czernowitz"), ""),
        },
    ),
    "Breslau": (  # the armies of the west are dug in; one more waits in Essen
        "CP",
        {
            "Czestochowa": "RU4 RU5",
            "Lodz": "RU9 RU2",
            "Warsaw": "RUc",
            "Ivangorod": "RUc",
            "Lomza": "RUc",
            "Posen": "GE11 GEc",
            "Oppeln": "GEc",
            "Essen": "GE14",
        },
        {"trenches": {"Lodz": "", "Czestochowa": ""}},
    ),
    "Kiev": (
        "AP",
        {
            **dict.fromkeys(("Kiev", "Sarny", "Pinsk"), ""),
            "Rovno": "GEc GEc",
            "Zhitomir": "AH3 GE11",
            "Brest Litovsk": "GEc",
            "Odessa": "RUc RUc",
        },
        {"poland_lost": True, "trenches": {"Rovno": "CP 2"}},
    ),
    "Venice": (
        "AP",
        {"Asiago": "AH10 AHc", "Villach": "AHc", "Trent": "GEc", "Rome": "ITc ITc", "Verona": "IT1 IT4"},
        {"trenches": {"Asiago": ""}},
    ),
    "Basra": (
        "AP",
        {"Basra": "", "Qurna": "TUc TUc", "Baghdad": "TUc", "London": "BRc", "Calais": "BR3"},
        {"control": {"CP": "Kut"}},
    ),
}


@pytest.mark.parametrize("hole", HOLES)
def test_a_redeployment_fills_the_hole(hole: str) -> None:
    """The victory space before the enemy is empty, and units behind can be there at once."""
    side, units, more = HOLES[hole]
    s = all_quiet(turn=7, side=side, units=units, hands={side: FOUR[side]}, **more, **LIMITED)
    do(s, redeploy(FOUR[side]))
    for found, did in outcomes(s, 1):
        assert guarded(found, hole, side), did


@pytest.mark.parametrize("hole", ["Paris", "Budapest", "Breslau", "Kiev", "Venice"])
def test_the_hole_is_filled_in_one_way_or_another(hole: str) -> None:
    """The whole action is free here, operations or redeployment: the victory space must not stay open."""
    side, units, more = HOLES[hole]
    code = {"AP": "AP18", "CP": "CP3"}[side]
    s = all_quiet(turn=7, round=4, side=side, units=units, hands={side: code}, **more, **LIMITED)
    for found, did in outcomes(s):
        assert guarded(found, hole, side), did


@pytest.mark.parametrize(
    ("space", "side", "holder"),
    [
        ("Strasbourg", "CP", "GEc"),
        ("Lodz", "CP", "GEc"),
        ("Trieste", "CP", "AHc"),
        ("Nancy", "AP", "FRc"),
        ("Warsaw", "AP", "RUc"),
        ("Belgrade", "AP", "SBc"),
        ("Basra", "AP", "BRc"),
    ],
)
def test_the_only_corps_of_a_victory_space_is_not_redeployed(space: str, side: str, holder: str) -> None:
    units = {space: holder, **({"Qurna": "TUc"} if space == "Basra" else {})}
    s = all_quiet(turn=8, side=side, units=units, hands={side: FOUR[side]}, **LIMITED)
    do(s, redeploy(FOUR[side]))
    for found, did in outcomes(s, 1):
        assert guarded(found, space, side), did
