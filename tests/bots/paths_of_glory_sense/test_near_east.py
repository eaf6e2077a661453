"""The Near East: small forces decide over Suez, Basra, Baghdad, Constantinople and the Caucasus."""

from __future__ import annotations

from typing import Any

import pytest

from tests.bots.paths_of_glory_sense.sense import (
    FOUR,
    LIMITED,
    TWO,
    accepts,
    all_quiet,
    choice,
    control,
    declines,
    do,
    event,
    guarded,
    keeps,
    offered,
    operations,
    outcomes,
    redeploy,
)

GUARDS: dict[str, tuple[str, dict[str, str], dict[str, Any]]] = {
    "Port Said": ("AP", {"Sinai": "TUc TUc", "Gaza": "TUc", "Cairo": "BRc BRc"}, {}),
    "Cairo": ("AP", {"Sinai": "TUc TUc", "Gaza": "TUc", "Port Said": "BRc BRc"}, {}),
    "Constantinople": ("CP", {"Gallipoli": "BRc AUSc MEF"}, {"beachhead": "MEF1", "played": "AP12 AP31"}),
    "Damascus": ("CP", {"Damascus": "TUc", "Nablus": "BRc BRc", "Gaza": "BRc", "Medina": ""}, {
        "control": {"AP": "Sinai,Jerusalem,Beirut"}, "destroyed": "Gaza", "trenches": {"Gaza": ""},
    }),
    "Mosul": ("CP", {"Baghdad": "BRc", "Kirkuk": "BRc BRc", "Kut": ""}, {
        "control": {"AP": "Qurna,Kut"}, "trenches": {"Baghdad": ""},
    }),
}  # fmt: skip


@pytest.mark.parametrize("space", GUARDS)
def test_the_last_garrison_stays(space: str) -> None:
    """Enemy corps stand beside the victory space: its only unit goes nowhere."""
    side, units, more = GUARDS[space]
    s = all_quiet(turn=9, side=side, units=units, hands={side: FOUR[side]}, **more, **LIMITED)
    keeps(s, space, side, FOUR[side])


@pytest.mark.parametrize("space", GUARDS)
def test_the_last_garrison_is_not_redeployed(space: str) -> None:
    side, units, more = GUARDS[space]
    s = all_quiet(turn=9, side=side, units=units, hands={side: FOUR[side]}, **more, **LIMITED)
    do(s, redeploy(FOUR[side]))
    for found, did in outcomes(s, 1):
        assert guarded(found, space, side), did


OPEN: dict[str, tuple[str, dict[str, str], dict[str, Any]]] = {
    "Damascus": ("AP", {"Damascus": "", "Nablus": "BRc BRc", "Gaza": "BRc", "Medina": ""}, {
        "control": {"AP": "Sinai,Jerusalem,Beirut,Beersheba"}, "destroyed": "Gaza,Beersheba", "trenches": {"Gaza": ""},
    }),
    "Jerusalem": ("AP", {"Beersheba": "BRc BRc", "Gaza": "TUc TUc", "Medina": ""}, {
        "control": {"AP": "Sinai"}, "destroyed": "Beersheba",
    }),
    "Ahwaz": ("CP", {"Ahwaz": "", "Qurna": "TUc TUc", "Baghdad": "TUc"}, {
        "control": {"CP": "Kut"}, "trenches": {"Ahwaz": ""},
    }),
    "Kharput": ("AP", {"Erzerum": "RUc RUc", "Erivan": "RUc", "Dilman": "RUc", "Ankara": "TUc TUc"}, {
        "control": {"AP": "Erzingan,Eleskirt"}, "destroyed": "Erzerum", "trenches": {"Erzerum": ""},
    }),
}  # fmt: skip


@pytest.mark.parametrize("space", OPEN)
def test_an_open_victory_space_is_taken(space: str) -> None:
    """One corps goes, the other one holds what they had."""
    side, units, more = OPEN[space]
    s = all_quiet(turn=9, side=side, units=units, hands={side: TWO[side]}, **more, **LIMITED)
    do(s, operations(TWO[side]))
    for found, did in outcomes(s):
        assert control(found, space) == side, did


def test_the_army_of_the_caucasus_comes_to_the_caucasus() -> None:
    """Yudenitch's army may enter the Near East only if it arrives there."""
    s = all_quiet(turn=7, side="AP", units={"Kars": "RUc"}, hands={"AP": "AP29"}, **LIMITED)
    do(s, event("AP29"))
    declines(s, *[f"place {space}" for space in offered(s, "place") if space in ("Petrograd", "Moscow", "Kharkov")])


def test_yudenitch_is_an_event() -> None:
    s = all_quiet(turn=7, round=6, side="AP", units={"Kars": "RUc"}, hands={"AP": "AP29"}, **LIMITED)
    accepts(s, event("AP29"))


def test_the_suez_canal_is_reinforced_before_it_falls() -> None:
    """Port Said is open to two Turkish corps in Sinai; a corps beside it goes there."""
    units = {"Sinai": "TUc TUc", "Gaza": "TUc", "Port Said": "", "Cairo": "BRc", "Alexandria": "BRc"}
    s = all_quiet(turn=9, side="AP", units=units, hands={"AP": "AP4"}, **LIMITED)
    do(s, operations("AP4"))
    for found, did in outcomes(s):
        assert guarded(found, "Port Said", "AP"), did
        assert guarded(found, "Cairo", "AP"), did


def test_constantinople_is_closed_before_the_landing_force_enters() -> None:
    """Gallipoli is lost and the capital empty: a corps comes back from Adrianople or Ankara."""
    units = {"Gallipoli": "BRc AUSc MEF", "Constantinople": "", "Adrianople": "TUc", "Ankara": "TUc TUc"}
    s = all_quiet(
        turn=9,
        units=units,
        beachhead="MEF1",
        played="AP12 AP31",
        hands={"CP": "CP4"},
        **LIMITED,
    )
    assert choice(s) != "automatic-operation"
    do(s, operations("CP4"))
    for found, did in outcomes(s):
        assert guarded(found, "Constantinople", "CP"), did
