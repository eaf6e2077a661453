"""Sieges are kept up, open fortresses are invested, quiet rounds are for digging."""

from __future__ import annotations

from typing import Any

import pytest

from tests.bots.paths_of_glory_sense.sense import (
    FOUR,
    LIMITED,
    TWO,
    accepts,
    after,
    all_quiet,
    control,
    do,
    event,
    here,
    offered,
    operations,
    outcomes,
    place_of,
    strikes,
)

SIEGES: dict[str, tuple[str, dict[str, str], dict[str, Any]]] = {
    "Warsaw": ("CP", {"Warsaw": "GE9", "Lodz": "GE11 GEc", "Tannenberg": "GE10", "Lublin": "RU4"}, {}),
    "Riga": ("CP", {"Riga": "GE9 GEc", "Szawli": "GE10", "Vilna": "GEc", "Dvinsk": "RU1 RU2"}, {"poland_lost": True}),
    "Trieste": ("AP", {"Trieste": "IT2 ITc", "Udine": "IT5", "Zagreb": "AH11"}, {}),
}


@pytest.mark.parametrize("fort", SIEGES)
def test_a_siege_is_not_lifted_before_the_dice(fort: str) -> None:
    """In the last round of the turn the besiegers of a victory space stay: the fort may fall in the Siege Phase."""
    side, units, more = SIEGES[fort]
    s = all_quiet(
        turn=8, round=6, side=side, units=units, trenches={fort: ""}, hands={side: FOUR[side]}, **more, **LIMITED
    )
    for acts in ([operations(FOUR[side])], ["automatic-operation", f"move {fort}"]):
        for found, did in outcomes(do(s.copy(), *acts), 2):
            assert control(found, fort) == side or here(found, fort).startswith(("GE", "IT", "(GE", "(IT")), did


EMPTY_FORTS: dict[str, tuple[str, dict[str, str], dict[str, Any]]] = {
    "Warsaw": ("CP", {"Warsaw": "", "Lodz": "GE11 GE10 GEc", "Lomza": "RU4"}, {}),
    "Riga": ("CP", {"Riga": "", "Szawli": "GE9 GE10 GEc", "Vilna": "GEc GEc"}, {"poland_lost": True}),
    "Paris": ("CP", {"Paris": "", "Chateau Thierry": "GE1 GE2", "Brussels": "GEc GEc", "Dijon": "FR6 FR1"}, {}),
    "Cracow": ("AP", {"Cracow": "", "Tarnow": "RU10 RU9", "Lublin": "RUc", "Gorlice": "AH4", "Budapest": "AH1"}, {}),
}


@pytest.mark.parametrize("fort", EMPTY_FORTS)
def test_an_open_fortress_is_attacked_or_invested(fort: str) -> None:
    """A lone fort is shot down by two armies or besieged by them: both lead to the VP, waiting does not."""
    side, units, more = EMPTY_FORTS[fort]
    trenches = {fort: "", "Chateau Thierry": ""} if fort == "Paris" else {fort: "", "Tarnow": ""}
    if fort == "Warsaw":
        trenches = {fort: ""}
    s = all_quiet(turn=8, side=side, units=units, trenches=trenches, hands={side: TWO[side]}, **more, **LIMITED)
    do(s, operations(TWO[side]))
    for found, did in outcomes(s):
        assert control(found, fort) == side or here(found, fort) or fort in strikes(did), did


@pytest.mark.parametrize(
    ("side", "bare"),
    [("AP", "Chateau Thierry"), ("AP", "Amiens"), ("CP", "Cambrai"), ("CP", "Sedan")],
)
def test_a_quiet_round_is_used_for_digging(side: str, bare: str) -> None:
    """One link of the front has no trench, nothing can be attacked: an army there digs."""
    units = {"Sedan": "GE4 GE10"} if bare == "Sedan" else {}
    s = all_quiet(turn=8, side=side, units=units, trenches={bare: ""}, hands={side: FOUR[side]}, **LIMITED)
    do(s, operations(FOUR[side]))
    for _, did in outcomes(s, 1):
        assert any(text.startswith("entrench ") for text in did) or bare in strikes(did), did


@pytest.mark.parametrize(("side", "space", "army"), [("AP", "Lyon", "FR9"), ("CP", "Erfurt", "GE10")])
def test_nobody_digs_far_behind_the_front(side: str, space: str, army: str) -> None:
    """An army in the rear that may move goes to the front."""
    s = all_quiet(turn=8, side=side, units={space: army}, hands={side: TWO[side]}, **LIMITED)
    found, did = after(do(s, "automatic-operation", f"move {space}"))
    assert f"entrench {army}" not in did
    assert place_of(found, army) != space


@pytest.mark.parametrize(
    ("code", "bare", "good"),
    [
        ("AP12", "Amiens,Chateau Thierry", "Amiens,Chateau Thierry"),
        ("CP6", "Cambrai,Sedan", "Cambrai,Sedan"),
        ("AP12", "Verdun", "Verdun"),
    ],
)
def test_the_first_trench_is_dug_at_the_front(code: str, bare: str, good: str) -> None:
    """The trench of the Entrench event goes to a space beside enemy armies, not to an army in the rear."""
    units = {"Lyon": "FR9"} if code == "AP12" else {"Erfurt": "GE10"}
    trenches = dict.fromkeys(bare.split(","), "")
    s = all_quiet(
        turn=4, side=code[:2], units=units, trenches=trenches, played="", war="", hands={code[:2]: code}, **LIMITED
    )
    do(s, event(code))
    assert len(offered(s, "dig")) > 1
    accepts(s, *[f"dig {space}" for space in good.split(",")])
