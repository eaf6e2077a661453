"""Mandated offensives: one decent or cheap attack saves a VP."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.paths_of_glory.board.state import MUTINY
from tests.bots.paths_of_glory_sense.sense import (
    LIMITED,
    TOTAL,
    all_quiet,
    do,
    operations,
    outcomes,
    strikes,
)

ORDERS: dict[str, tuple[str, dict[str, str], dict[str, Any]]] = {
    "AH": ("CP", {"Lublin": "(RUc)", "Przemysl": "AH4 AHc", "Tarnow": "AHc"}, {"trenches": {"Lublin": ""}}),
    "GE": ("CP", {"Bar le Duc": "", "Belfort": "(FRc)", "Mulhouse": "GE7 GEc", "Strasbourg": "GE10"}, {}),
    "TU": ("CP", {"Kut": "(BRc)", "Baghdad": "TUc TUc TUc"}, {"control": {"AP": "Qurna"}}),
    "FR": ("AP", {"Mulhouse": "(GEc)", "Belfort": "FR7 FRc"}, {"trenches": {"Mulhouse": "CP 1"}}),
    "RU": ("AP", {"Tarnow": "(AHc)", "Ivangorod": "RU5 RU4", "Warsaw": "RU9", "Gorlice": "AH4"}, {}),
    "IT": ("AP", {"Villach": "(AHc)", "Maggiore": "IT3 IT5", "Graz": "AH10"}, {"trenches": {"Villach": "CP 1"}}),
    "BR": ("AP", {"Antwerp": "(GEc)", "Ostend": "BEF BR4", "Brussels": "GE1 GE12"}, {"trenches": {"Antwerp": "CP 1"}}),
}


@pytest.mark.parametrize("nation", ORDERS)
def test_the_order_is_carried_out_before_the_turn_ends(nation: str) -> None:
    """A weak enemy stands beside the army that must attack, and it is the last round."""
    side, units, more = ORDERS[nation]
    code = {"AP": "AP4", "CP": "CP4"}[side]
    wanted = (nation, "") if side == "AP" else ("", nation)
    s = all_quiet(turn=8, round=6, side=side, units=units, hands={side: code}, offensives=wanted, **more, **LIMITED)
    own = ("AP", "CP").index(side)
    assert s.offensive[own] >= 0
    for found, did in outcomes(s):
        assert found.offensive[own] < 0, did


def test_the_order_is_carried_out_against_the_weakest() -> None:
    """A French attack is due: on a reduced corps in Mulhouse, not on the armies of Metz, Sedan or Strasbourg."""
    units = {"Mulhouse": "(GEc)", "Belfort": "FR7 FRc", "Nancy": "FR5 FR9"}
    s = all_quiet(
        turn=8,
        round=6,
        side="AP",
        units=units,
        trenches={"Mulhouse": "CP 1"},
        hands={"AP": "AP4"},
        offensives=("FR", ""),
        **LIMITED,
    )
    do(s, operations("AP4"), "attack Nancy", "attack Belfort")
    for _, did in outcomes(s, 1):
        assert strikes(did) == ["Mulhouse"], did


def test_an_order_that_decides_the_war_is_carried_out_at_any_price() -> None:
    """With 13 VP CP wins, and a missed offensive makes it 12: a corps may be lost for that."""
    s = all_quiet(
        turn=20,
        round=6,
        units={"Metz": "GE5 GE6 GEc"},
        hands={"CP": "CP4"},
        offensives=("", "GE"),
        points=13,
        levels=TOTAL,
        status=(18, 18),
    )
    for found, did in outcomes(s):
        assert found.offensive[1] < 0, did


def test_mutinous_french_do_not_attack() -> None:
    """After French Mutiny a French attack without Americans costs a VP; a corps in the mountains is not worth it."""
    s = all_quiet(
        turn=16,
        round=3,
        side="AP",
        units={"Mulhouse": "(GEc)", "Belfort": "FR7 FRc"},
        trenches={"Mulhouse": "CP 1"},
        hands={"AP": "AP2"},
        played="AP12 CP47",
        levels=TOTAL,
        status=(15, 15),
    )
    s.offensive[0] = MUTINY
    do(s, operations("AP2"), "attack Belfort", "done")
    for found, did in outcomes(s):
        assert found.points <= s.points, did
