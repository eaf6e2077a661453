"""Replacement points: none is wasted, armies come before corps, the front before the rear."""

from __future__ import annotations

import pytest

from tests.bots.paths_of_glory_sense.sense import (
    LIMITED,
    accepts,
    all_quiet,
    choice,
    declines,
    do,
    offered,
    replacements,
)


@pytest.mark.parametrize(
    ("side", "kind", "units"),
    [
        ("CP", "GE", {"Metz": "(GE5) GE6"}),
        ("CP", "AH", {"Lemberg": "(AH2) AHc"}),
        ("CP", "TU", {"Gaza": "(TUc) (TUc)"}),
        ("AP", "FR", {"Verdun": "(FR3) FR4"}),
        ("AP", "BR", {"Amiens": "(BR1) BR2"}),
        ("AP", "RU", {"Dubno": "(RU3)"}),
        ("AP", "IT", {"Udine": "(IT2) ITc"}),
        ("AP", "A", {"Belgrade": "(SB1) SBc"}),
    ],
)
def test_no_replacement_point_is_thrown_away(side: str, kind: str, units: dict[str, str]) -> None:
    """Points that are not spent vanish at the end of the phase."""
    s = all_quiet(turn=7, phase="replacements", side=side, units=units, replacements={kind: 1}, **LIMITED)
    declines(s, "done")


@pytest.mark.parametrize(
    ("kind", "units", "army"),
    [
        ("GE", {"Metz": "(GE5) GE6", "Eliminated": "GEc GEc"}, "GE5"),
        ("FR", {"Verdun": "(FR3) FR4", "Eliminated": "FRc FRc"}, "FR3"),
        ("RU", {"Warsaw": "(RU4) RU9", "Eliminated": "RUc RUc"}, "RU4"),
    ],
)
def test_an_army_at_the_front_comes_before_corps(kind: str, units: dict[str, str], army: str) -> None:
    """With corps enough in the Reserve Box a point goes to an army that holds the line."""
    s = all_quiet(turn=7, phase="replacements", units=units, replacements={kind: 1}, **LIMITED)
    accepts(s, f"restore {army}")


@pytest.mark.parametrize(
    ("kind", "units", "army"),
    [
        ("GE", {"Metz": "(GE5) GE6", "Berlin": "(GE14)"}, "GE5"),
        ("FR", {"Verdun": "(FR3) FR4", "Lyon": "(FR9)"}, "FR3"),
        ("AH", {"Lemberg": "(AH2) AHc", "Vienna": "(AH1)", "Cracow": "AHc"}, "AH2"),
        ("RU", {"Warsaw": "(RU4) RU9", "Moscow": "(RU12)"}, "RU4"),
    ],
)
def test_the_army_before_the_enemy_comes_first(kind: str, units: dict[str, str], army: str) -> None:
    """Of two reduced armies the one beside the enemy will have to fight."""
    s = all_quiet(turn=7, phase="replacements", units=units, replacements={kind: 1}, **LIMITED)
    accepts(s, f"restore {army}")


WEST_BROKEN = {
    "Brussels": "BR1 BR2",
    "Liege": "FR1 FR2",
    "Aachen": "GEc",
    "Koblenz": "GE4 GEc",
    "Cambrai": "BRc",
    "Sedan": "FR10 FRc",
    "Antwerp": "BEF",
    "Mulhouse": "GEc",
}
EAST_BROKEN = {
    "Czestochowa": "RU4 RU5",
    "Lodz": "RU9 RU2",
    "Warsaw": "RUc",
    "Ivangorod": "RUc",
    "Lomza": "RUc",
    "Oppeln": "GEc",
    "Posen": "GE11 GEc",
}


@pytest.mark.parametrize(
    ("units", "bare", "place"),
    [
        ({**WEST_BROKEN, "Eliminated": "GE12 GE2 GE1 GE3"}, "Antwerp,Brussels,Cambrai,Sedan,Liege", "Essen"),
        ({**EAST_BROKEN, "Eliminated": "GE14"}, "Lodz,Czestochowa", "Breslau"),
    ],
)
def test_a_rebuilt_army_comes_to_the_front_that_breaks(units: dict[str, str], bare: str, place: str) -> None:
    """The enemy is two spaces from Essen or one from Breslau; the other front is dug in."""
    trenches = dict.fromkeys(bare.split(","), "")
    s = all_quiet(
        turn=7,
        phase="replacements",
        units=units,
        control={"AP": bare},
        trenches=trenches,
        replacements={"GE": 2},
        **LIMITED,
    )
    for _ in range(3):
        if offered(s, "place"):
            break
        do(s, choice(s))
    accepts(s, f"place {place}")


@pytest.mark.parametrize("code", ["CP4", "CP30", "AP19", "AP4"])
def test_no_card_for_replacements_of_a_sound_army(code: str) -> None:
    """Nothing is reduced and nothing eliminated: the points would vanish."""
    s = all_quiet(turn=8, round=6, side=code[:2], hands={code[:2]: code}, **LIMITED)
    declines(s, replacements(code))


@pytest.mark.parametrize(
    ("code", "units"),
    [
        (
            "AP13",
            {
                "Chateau Thierry": "(FR1) (FR2)",
                "Verdun": "(FR3) (FR4)",
                "Amiens": "(BR1) (BR2)",
                "Eliminated": "FR9 RU7 FRc FRc FRc BRc RUc RUc",
            },
        ),
        (
            "CP6",
            {
                "Sedan": "(GE4) (GEc)",
                "Metz": "(GE5) (GE6)",
                "Cambrai": "(GE2) (GE3)",
                "Eliminated": "GE10 GEc GEc GEc AHc",
            },
        ),
    ],
)
def test_replacements_when_the_armies_have_bled(code: str, units: dict[str, str]) -> None:
    """Six armies are down, no points are recorded, it is the last round, and the card has no event any more."""
    s = all_quiet(turn=8, round=6, side=code[:2], units=units, hands={code[:2]: code}, **LIMITED)
    accepts(s, replacements(code))
