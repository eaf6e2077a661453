"""Italy, Serbia, Romania, Bulgaria and Greece."""

from __future__ import annotations

from typing import Any

import pytest

from tests.bots.paths_of_glory_sense.sense import (
    FOUR,
    LIMITED,
    MISSED,
    TWO,
    all_quiet,
    choice,
    control,
    do,
    event,
    guarded,
    here,
    keeps,
    operations,
    outcomes,
    strikes,
)

AFTER_CAPORETTO: dict[str, Any] = {
    "control": {"CP": "Udine,Maggiore,Asiago"},
    "trenches": dict.fromkeys(("Udine", "Maggiore", "Asiago", "Venice"), ""),
}
SERBIA_LOST = {
    **dict.fromkeys(("Belgrade", "Valjevo", "Nis", "Novi Sad", "Sarajevo", "Timisvar", "Cetinje"), ""),
    "Monastir": "BUc BUc",
    "Strumitsa": "BUc",
    "Salonika": "FRc BRc FRc",
}
MACEDONIA: dict[str, Any] = {
    "war": "TU IT BU",
    "limited_greece": True,
    "played": "AP12 AP17 AP30 CP34",
    "destroyed": "Belgrade",
    "control": {"CP": "Belgrade,Nis,Skopje,Valjevo,Cetinje", "AP": "Salonika,Kavala"},
    "trenches": dict.fromkeys(("Belgrade", "Valjevo", "Novi Sad", "Sarajevo", "Timisvar"), ""),
}

GUARDS: dict[str, tuple[str, dict[str, str], dict[str, Any]]] = {
    "Trent": ("CP", {"Trent": "AHc", "Verona": "IT1 ITc"}, {}),
    "Venice": ("AP", {"Venice": "IT2", "Udine": "AH10 AH11", "Trieste": "AHc", "Asiago": "", "Maggiore": "",
               "Bologna": "IT3 ITc"}, AFTER_CAPORETTO),
    "Sofia": ("CP", {**SERBIA_LOST, "Sofia": "BUc", "Strumitsa": "FRc BRc", "Salonika": "FRc BRc"}, MACEDONIA),
    "Bucharest": ("AP", {"Bucharest": "ROc", "Plevna": "BUc BUc", "Ploesti": "ROc ROc", "Sofia": "BUc"}, {
        "war": "TU IT RO BU", "played": "AP12 AP16 AP17 CP34",
    }),
    "Cluj": ("CP", {"Cluj": "AHc", "Hermannstadt": "ROc ROc", "Bucharest": "ROc", "Timisvar": "AHc"}, {
        "war": "TU IT RO", "played": "AP12 AP16 AP17",
    }),
}  # fmt: skip


@pytest.mark.parametrize("space", GUARDS)
def test_the_last_garrison_stays(space: str) -> None:
    """Enemy units stand beside the victory space: its only unit goes nowhere."""
    side, units, more = GUARDS[space]
    s = all_quiet(turn=9, side=side, units=units, hands={side: FOUR[side]}, **more, **LIMITED)
    keeps(s, space, side, FOUR[side])


HOLES: dict[str, tuple[str, dict[str, str], dict[str, Any]]] = {
    "Cluj": ("CP", {"Hermannstadt": "ROc ROc", "Bucharest": "ROc", "Debrecen": "AH6 AHc", "Timisvar": "AHc"}, {
        "war": "TU IT RO", "played": "AP12 AP16 AP17",
    }),
    "Bucharest": ("AP", {"Bucharest": "", "Plevna": "BUc BUc", "Ploesti": "ROc ROc", "Sofia": "BUc", "Cluj": "AHc",
                         "Timisvar": "AHc"}, {
        "war": "TU IT RO BU", "played": "AP12 AP16 AP17 CP34",
    }),
    "Sofia": ("CP", {**SERBIA_LOST, "Sofia": "", "Strumitsa": "FRc BRc", "Salonika": "FRc BRc", "Plevna": "BUc BUc"},
              MACEDONIA),
}  # fmt: skip


@pytest.mark.parametrize("space", HOLES)
def test_an_open_victory_space_is_garrisoned(space: str) -> None:
    """The enemy stands beside an empty victory space: a unit that can reach it goes in."""
    side, units, more = HOLES[space]
    s = all_quiet(turn=9, side=side, units=units, hands={side: TWO[side]}, **more, **LIMITED)
    do(s, operations(TWO[side]))
    for found, did in outcomes(s):
        assert guarded(found, space, side), did


def test_romania_guards_its_oil() -> None:
    """Of the four corps that AP places, one stands in Ploesti: a victory space beside Hungary."""
    s = all_quiet(turn=9, side="AP", hands={"AP": "AP16"}, **LIMITED)
    do(s, event("AP16"))
    while s.asks()[0].seat == 0 and any(text.startswith("place ") for text in map(s.space.text, s.asks()[0].acts)):
        do(s, choice(s))
    assert here(s, "Ploesti") == "ROc"


@MISSED
def test_bulgaria_and_austria_fall_upon_serbia() -> None:
    """Nis is held by one corps between two Bulgarian stacks: they attack it, and Serbia is cut in two."""
    units = {
        "Sofia": "BUc BUc BUc",
        "Strumitsa": "BUc",
        "Plevna": "BUc",
        "Nis": "(SBc)",
        "Belgrade": "SB1",
    }
    s = all_quiet(turn=7, units=units, war="TU IT BU", played="AP12 AP17 CP34", hands={"CP": "CP4"}, **LIMITED)
    do(s, operations("CP4"))
    for _, did in outcomes(s, 1):
        assert {"Nis", "Belgrade", "Valjevo"} & set(strikes(did)), did


def test_the_italians_do_not_storm_the_mountains_with_nothing() -> None:
    """Mountain and deep trench move the attack three columns: a single army only bleeds."""
    s = all_quiet(turn=8, side="AP", units={"Udine": "(IT2)", "Maggiore": "(IT3)"}, hands={"AP": "AP4"}, **LIMITED)
    do(s, operations("AP4"), "attack Udine", "attack Maggiore")
    for _, did in outcomes(s, 1):
        assert not {"Trieste", "Villach", "Trent"} & set(strikes(did)), did


def test_venice_falls_after_caporetto() -> None:
    """Two Austrian armies attack a reduced Italian corps in the plain."""
    units = {"Venice": "(ITc)", "Udine": "AH10 AH11", "Trieste": "AHc", "Asiago": "", "Maggiore": "", "Bologna": "IT3"}
    s = all_quiet(turn=9, units=units, hands={"CP": "CP4"}, **AFTER_CAPORETTO, **LIMITED)
    do(s, operations("CP4"))
    for found, did in outcomes(s, 1):
        assert "Venice" in strikes(did) or control(found, "Venice") == "CP", did
