"""Advance and retreat: nobody leaves a victory space for the chase, and those who retreat close the gap."""

from __future__ import annotations

from typing import Any

from tests.bots.paths_of_glory_sense.sense import (
    LIMITED,
    MISSED,
    accepts,
    all_quiet,
    choice,
    do,
    guarded,
    offered,
    operations,
    passing,
    roll,
    scene,
)


def test_no_advance_out_of_a_victory_space_beside_two_armies() -> None:
    """The victory over a corps in Chateau Thierry is not worth Cambrai, which two British armies would enter."""
    units = {
        "Cambrai": "GE2",
        "Brussels": "GE1",
        "Sedan": "GE3",
        "Metz": "GE4",
        "Chateau Thierry": "FRc",
        "Amiens": "BR1 BR2",
        "Paris": "FR6 FR5",
        "Verdun": "FR3 FR4",
        "Nancy": "FR1",
        "Ostend": "BEF",
    }
    s = scene(turn=5, units=units, hands={"CP": "CP4"}, control={"CP": "Liege"}, destroyed="Liege,Antwerp", **LIMITED)
    do(s, operations("CP4"), "attack Cambrai", "done", "strike Chateau Thierry")
    if "with GE2" in offered(s):
        do(s, "with GE2")
    passing(s)
    roll(s, 6, 1)
    assert "take GE2" in offered(s)
    assert choice(s) == "done"


@MISSED
def test_a_retreat_covers_the_capital() -> None:
    """Two French units driven from Chateau Thierry by one space: one of them goes to empty Paris."""
    units = {
        "Sedan": "GE1 GE2",
        "Cambrai": "GE3 GE4",
        "Metz": "GE5",
        "Chateau Thierry": "FR1 FRc",
        "Verdun": "FR3 FR4",
        "Nancy": "FR2",
        "Bar le Duc": "FR5",
        "Amiens": "BR1 BR2",
        "Reserve": "FRc",
    }
    more: dict[str, Any] = {"control": {"CP": "Liege,Brussels"}, "destroyed": "Liege,Antwerp"}
    s = scene(turn=5, units=units, hands={"CP": "CP4"}, **more, **LIMITED)
    do(s, operations("CP4"), "attack Sedan", "done", "strike Chateau Thierry", "with GE1", "with GE2")
    passing(s)
    roll(s, 2, 3)
    while offered(s, "lose") or "Allied Powers" in [s.agreed().seats[ask.seat] for ask in s.asks()]:
        do(s, choice(s))
    assert guarded(s, "Paris", "AP")


def test_the_last_defender_does_not_advance_for_a_space_without_points() -> None:
    """Lemberg stands beside two Russian stacks; after the victory over a corps in Lutsk its only army stays."""
    units = {"Lemberg": "AH2", "Lutsk": "(RUc)", "Dubno": "RU3 RUc", "Lublin": "RU10 RUc", "Tarnopol": "AH3"}
    s = all_quiet(turn=8, units=units, destroyed="Lutsk", trenches={"Lutsk": ""}, hands={"CP": "CP4"}, **LIMITED)
    do(s, operations("CP4"), "attack Lemberg", "done", "strike Lutsk")
    if "with AH2" in offered(s):
        do(s, "with AH2")
    passing(s)
    roll(s, 6, 1)
    assert "take AH2" in offered(s)
    accepts(s, "done")
