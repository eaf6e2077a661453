"""The war in the east: Russian victory spaces decide over the Tsar, and space is Russia's friend."""

from __future__ import annotations

from typing import Any

import pytest

from tests.bots.paths_of_glory_sense.sense import (
    FOUR,
    LIMITED,
    all_quiet,
    control,
    do,
    keeps,
    operations,
    outcomes,
)

GUARDS: dict[str, tuple[str, dict[str, str], dict[str, Any]]] = {
    "Riga": ("AP", {"Riga": "RUc", "Szawli": "GE10 GEc"}, {"poland_lost": True}),
    "Minsk": ("AP", {"Minsk": "RU4", "Moldechno": "GE10 GEc", "Baranovichi": "RU9 RU5"}, {
        "poland_lost": True, "trenches": {"Moldechno": ""},
    }),
    "Vilna": ("CP", {"Vilna": "GEc"}, {"poland_lost": True}),
    "Czernowitz": ("CP", {"Czernowitz": "AHc"}, {"poland_lost": True}),
    "Konigsberg": ("CP", {"Konigsberg": "GEc", "Insterberg": "RU1 RU2", "Lomza": "RUc", "Kovno": "RUc"}, {
        "trenches": {"Insterberg": ""},
    }),
}  # fmt: skip


@pytest.mark.parametrize("space", GUARDS)
def test_the_last_garrison_stays(space: str) -> None:
    """Enemy armies stand beside the victory space: its only unit goes nowhere."""
    side, units, more = GUARDS[space]
    s = all_quiet(turn=9, side=side, units=units, hands={side: FOUR[side]}, **more, **LIMITED)
    keeps(s, space, side, FOUR[side])


def test_the_third_russian_space_before_the_first_of_no_use() -> None:
    """Lodz and Warsaw are held; Vilna is open and makes three, with which the Tsar can be made to take command."""
    units = {"Vilna": "", "Kovno": "GE8 GE9 GEc"}
    s = all_quiet(
        turn=9,
        units=units,
        poland_lost=True,
        control={"AP": "Vilna"},
        trenches={"Vilna": ""},
        hands={"CP": "CP4 CP28"},
        **LIMITED,
    )
    do(s, operations("CP4"))
    for found, did in outcomes(s):
        assert control(found, "Vilna") == "CP", did


def test_a_lost_russian_space_is_retaken_when_it_is_left_open() -> None:
    """Warsaw was left empty beside three Russian armies: one goes back in."""
    units = {"Warsaw": "", "Lodz": "GE11 GEc", "Brest Litovsk": "RU11 RU4", "Lublin": "RU10", "Ivangorod": "RU5 RU9"}
    s = all_quiet(
        turn=7,
        side="AP",
        units=units,
        control={"CP": "Warsaw"},
        destroyed="Warsaw",
        trenches={"Warsaw": ""},
        hands={"AP": "AP4"},
        **LIMITED,
    )
    do(s, operations("AP4"))
    for found, did in outcomes(s):
        assert control(found, "Warsaw") == "AP", did
