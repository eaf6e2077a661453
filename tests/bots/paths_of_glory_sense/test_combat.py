"""Combat: strong stacks strike weak ones, nobody storms deep trenches, losses fall where they hurt least."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.paths_of_glory.board.state import PathsState
from tests.bots.paths_of_glory_sense.sense import (
    LIMITED,
    TOTAL,
    TWO,
    accepts,
    after,
    all_quiet,
    card,
    choice,
    declines,
    do,
    guarded,
    offered,
    operations,
    outcomes,
    passing,
    roll,
    scene,
    strikes,
)

WEAK: dict[str, tuple[str, dict[str, str], dict[str, Any]]] = {
    "Sedan": (  # a lone German corps holds the middle of the front
        "AP",
        {"Sedan": "(GEc)", "Brussels": "GE1 GE4", "Chateau Thierry": "FR1 FR2", "Verdun": "FR3 FR4"},
        {"trenches": {"Sedan": ""}},
    ),
    "Warsaw": (
        "CP",
        {"Warsaw": "RUc", "Lodz": "GE11 GE10 GEc", "Lublin": "RU9"},
        {"destroyed": "Warsaw", "trenches": {"Warsaw": ""}},
    ),
    "Belgrade": (
        "CP",
        {"Belgrade": "(SB1)", "Novi Sad": "AH5 AH6", "Sarajevo": "AHc"},
        {"destroyed": "Belgrade", "trenches": {"Belgrade": ""}},
    ),
    "Lemberg": (
        "AP",
        {"Lemberg": "AHc", "Tarnopol": "RU3 RU8", "Dubno": "RUc", "Kamenets-Podolski": "RU12", "Gorlice": "AH2 AH3"},
        {"trenches": {"Lemberg": "", "Tarnopol": ""}},
    ),
    "Baghdad": (
        "AP",
        {"Baghdad": "(TUc)", "Kut": "BRc BRc"},
        {"control": {"AP": "Qurna"}, "trenches": {"Baghdad": ""}},
    ),
    "Vilna": (
        "CP",
        {"Vilna": "(RUc)", "Kovno": "GE8 GE9 GEc", "Minsk": "RU4"},
        {"poland_lost": True, "trenches": {"Vilna": ""}},
    ),
}


@pytest.mark.parametrize("target", WEAK)
def test_a_weak_defender_in_the_open_is_attacked(target: str) -> None:
    """Far stronger armies beside one weak unit without a trench attack it: in five cases of six for a VP space."""
    side, units, more = WEAK[target]
    s = all_quiet(turn=8, side=side, units=units, hands={side: TWO[side]}, **more, **LIMITED)
    do(s, operations(TWO[side]))
    for _, did in outcomes(s, 1):
        assert target in strikes(did), did


@pytest.mark.parametrize(
    ("code", "space"),
    [("AP2", "Amiens"), ("AP4", "Verdun"), ("AP2", "Nancy"), ("CP25", "Cambrai"), ("CP4", "Metz"), ("CP25", "Sedan")],
)
def test_nobody_storms_two_armies_in_deep_trenches(code: str, space: str) -> None:
    """Two columns to the left for the attacker, one to the right for the defender: the attacker loses more."""
    deep = {"Verdun", "Amiens", "Chateau Thierry", "Nancy", "Calais", "Ostend"}
    deep |= {"Cambrai", "Metz", "Antwerp", "Sedan", "Strasbourg"}
    s = all_quiet(turn=8, side=code[:2], hands={code[:2]: code}, **LIMITED)
    do(s, operations(code))
    _, did = after(s)
    assert not deep & set(strikes(did)), did
    _, did = after(do(s, f"attack {space}", "done"))
    assert not deep & set(strikes(did)), did


def test_a_reduced_army_does_not_attack_three_full_ones() -> None:
    """(FR9) against the stack of Metz alone would be lost for nothing."""
    units = {"Verdun": "(FR9)", "Metz": "GE5 GE6 GE4", "Sedan": "GEc GEc", "Chateau Thierry": "FR1 FR3"}
    s = all_quiet(turn=8, side="AP", units=units, trenches={"Metz": ""}, hands={"AP": "AP4"}, **LIMITED)
    _, did = after(do(s, operations("AP4"), "attack Verdun", "done"))
    assert "Metz" not in strikes(did), did


# The flank


def flanked() -> PathsState:
    """An attack on Warsaw from Lodz and Plock may be declared."""
    units = {
        "Lodz": "GE11 GE10 GEc",
        "Plock": "GE9 GE8",
        "Tannenberg": "GEc",
        "Insterberg": "GEc GEc",
        "Warsaw": "RU4 RU9",
    }
    s = all_quiet(turn=8, units=units, destroyed="Warsaw", trenches={"Warsaw": ""}, hands={"CP": "CP25"}, **LIMITED)
    return do(s, operations("CP25"), "attack Lodz", "attack Plock", "done")


def test_both_stacks_attack_together() -> None:
    """Two Russian armies in the open: three German armies at least, from both sides, not one after the other."""
    _, did = after(flanked())
    first = did[: did.index("strike Warsaw") + 6]
    assert len([text for text in first if text.startswith("with GE") and not text.startswith("with GEc")]) >= 3, did


def test_a_flank_that_cannot_hurt_is_tried_from_the_right_side() -> None:
    """With 22 factors even a failed attempt costs nothing: what the Russians take off first does not change the
    column. Plock touches Lomza and would give no bonus; pinning from there leaves Lodz to give one."""
    s = do(flanked(), "strike Warsaw")
    while offered(s, "with"):
        do(s, f"with {offered(s, 'with')[0]}")
    while "pass" in offered(s) and not offered(s, "pin"):
        do(s, "pass")
    accepts(s, "pin Plock")


# Losses and retreats


def test_the_full_army_is_reduced_before_a_reduced_one_is_gone_for_good() -> None:
    """Without a corps in the Reserve Box an eliminated army can never be rebuilt."""
    units = {
        "Brussels": "GE1 (GE2)",
        "Liege": "GEc",
        "Metz": "GE4",
        "Sedan": "FR1 FR2 FR3",
        "Verdun": "FR4",
        "Paris": "FRc",
    }
    s = scene(
        turn=8,
        side="AP",
        units=units,
        control={"CP": "Antwerp"},
        destroyed="Liege,Antwerp",
        hands={"AP": "AP4"},
        **LIMITED,
    )
    do(s, operations("AP4"), "attack Sedan", "done", "strike Brussels")
    while offered(s, "with"):
        do(s, f"with {offered(s, 'with')[0]}")
    passing(s)
    roll(s, 1, 1)
    assert {"lose GE1", "lose GE2"} <= set(offered(s))
    accepts(s, "lose GE1")


def test_paris_is_held_at_the_price_of_a_corps() -> None:
    """Its trench allows it: a step of a corps is cheap for the capital."""
    s = all_quiet(
        turn=8,
        units={"Chateau Thierry": "GE1 GE2", "Brussels": "GEc GEc", "Paris": "FR6 FRc FRc", "Melun": "FR1"},
        trenches={"Chateau Thierry": ""},
        hands={"CP": "CP4"},
        **LIMITED,
    )
    do(s, operations("CP4"), "attack Chateau Thierry", "done", "strike Paris", "with GE1", "with GE2")
    passing(s)
    roll(s, 4, 1)
    while "stand" not in offered(s):
        do(s, choice(s))
    accepts(s, "stand")


def test_an_open_victory_space_is_entered_after_the_battle() -> None:
    """Warsaw is empty after the attack, and a corps stays in Lodz."""
    side, units, more = WEAK["Warsaw"]
    s = all_quiet(turn=8, side=side, units=units, hands={side: TWO[side]}, **more, **LIMITED)
    do(s, operations("CP4"), "attack Lodz", "done", "strike Warsaw", "with GE11", "with GE10", "done")
    passing(s)
    roll(s, 6, 1)
    assert offered(s, "take")
    declines(s, "done")


def test_a_doomed_corps_is_pulled_back() -> None:
    """Great Retreat is in force: a corps in a space without points leaves before ten factors fall on it."""
    units = {"Insterberg": "GE8 GE9", "Grodno": "RUc", "Tannenberg": "GEc"}
    s = all_quiet(
        turn=8,
        units=units,
        destroyed="Grodno",
        trenches={"Grodno": ""},
        hands={"CP": "CP4"},
        fresh="AP27",
        **LIMITED,
    )
    do(s, operations("CP4"), "attack Insterberg", "done", "strike Grodno", "with GE8", "with GE9")
    accepts(s, "pull-back")


def test_they_shall_not_pass_keeps_verdun() -> None:
    """Fifteen factors with a modifier attack one French army: without the card Verdun is lost."""
    units = {"Sedan": "GE4 GE2", "Metz": "GE5 GE6", "Verdun": "FR3 FRc", "Nancy": "FR5 FR7", "Cambrai": "GE3"}
    s = all_quiet(
        turn=12,
        units=units,
        trenches={"Verdun": "AP 1"},
        hands={"CP": "CP4", "AP": "AP39"},
        levels=TOTAL,
        status=(12, 12),
    )
    do(s, operations("CP4"), "attack Sedan", "attack Metz", "strike Verdun")
    while offered(s, "with"):
        do(s, f"with {offered(s, 'with')[0]}")
    while not any(text.startswith("play They") for text in offered(s)):
        assert "pass" in offered(s), offered(s)
        do(s, "pass")
    declines(s, "pass")
    assert guarded(s, "Verdun", "AP")


@pytest.mark.parametrize("code", ["CP49", "CP50"])
def test_the_great_offensive_opens_the_trench(code: str) -> None:
    """Michael and Blucher cancel a deep trench; an attack of three armies on one needs nothing more."""
    units = {"Cambrai": "GE2 GE3 GE17", "Amiens": "BR1 BRc", "Sedan": "GE4 GE18"}
    s = all_quiet(
        turn=17,
        units=units,
        hands={"CP": f"CP4 {code}"},
        played="AP12 CP54 CP46",
        levels=TOTAL,
        status=(17, 17),
    )
    do(s, operations("CP4"), "attack Cambrai", "done", "strike Amiens")
    while offered(s, "with"):
        do(s, f"with {offered(s, 'with')[0]}")
    accepts(s, f"play {card(code)}")
