"""Positions composed from the quiet fronts, and checked."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from grognard.core.board import bits
from grognard.games.paths_of_glory.board.state import PathsState
from grognard.games.paths_of_glory.cards.reinforcements import arrivals
from grognard.games.paths_of_glory.facts import cards
from grognard.games.paths_of_glory.facts.tables import (
    AP,
    BOARD,
    CP,
    PIECE_NAMES,
    SIDE,
    SIZE,
    SORT,
    SPACES,
    UNIT_OF,
    UNITS,
)
from tests.bots.paths_of_glory_sense import fronts
from tests.games.paths_of_glory.vocabulary import position, supplied


def scene(scenario: str = "campaign", cut_off: str = "", **given: Any) -> PathsState:
    """A composed position that is checked: three units at most in a space, all in supply but those `cut_off`, and the
    reinforcements of the cards in hand not on the map yet. Reinforcement cards whose armies have come were played."""
    named = " ".join([*given.get("hands", {}).values(), given.get("played", "")]).split()
    given["played"] = " ".join([given.get("played", ""), *_came(given["units"], named)])
    s = position(scenario, **given)
    for space in range(SIZE):
        assert len(s.at[space]) <= 3, f"too many units in {SPACES[space]}"
        for side in (AP, CP):
            dug = bool(s.trench[side] >> space & 1)
            assert not (dug and s.held[1 - side] >> space & 1), f"a trench of the other side in {SPACES[space]}"
    for hand in s.hands:
        for number in bits(hand):
            assert len(arrivals(s, number)) == len(cards.REINFORCEMENTS[number]), cards.NAMES[number]
    assert unsupplied(s) == sorted(cut_off.split()), "not in supply"
    return s


def _came(units: Mapping[str, str], named: list[str]) -> list[str]:
    """The reinforcement cards that brought the armies of a position."""
    there = {UNIT_OF[name.strip("()")] for text in units.values() for name in text.split()}
    return [
        code
        for number, code in enumerate(cards.CODES)
        if code not in named
        and any(sort in there and not UNITS[sort].endswith("c") for sort in cards.REINFORCEMENTS[number])
    ]


def all_quiet(
    units: Mapping[str, str] | None = None,
    control: Mapping[str, str] | None = None,
    trenches: Mapping[str, str] | None = None,
    played: str = "AP12",
    war: str = "TU IT",
    destroyed: str = "",
    poland_lost: bool = False,
    scenario: str = "campaign",
    **given: Any,
) -> PathsState:
    """A position of the middle of the war in which all fronts are dug in; what is given changes it."""
    east = fronts.POLAND_LOST if poland_lost else fronts.EAST
    parts: list[Mapping[str, str]] = [fronts.WEST, east, fronts.SERBIA, fronts.NEAR_EAST if "TU" in war else {}]
    parts += [fronts.ITALY if "IT" in war else {}, fronts.RESERVES]
    forts: list[Mapping[str, str]] = [
        fronts.WEST_TRENCHES,
        fronts.POLAND_LOST_TRENCHES if poland_lost else fronts.EAST_TRENCHES,
    ]
    forts += [fronts.SERBIA_TRENCHES, fronts.ITALY_TRENCHES if "IT" in war else {}]
    forts += [fronts.NEAR_EAST_TRENCHES if "TU" in war else {}, trenches or {}]
    held = {"CP": f"{fronts.WEST_OCCUPIED},{fronts.POLAND_OCCUPIED if poland_lost else fronts.EAST_OCCUPIED}"}
    for side, names in (control or {}).items():
        held[side] = f"{held[side]},{names}" if side in held else names
    ruins = [fronts.WEST_DESTROYED, fronts.POLAND_DESTROYED if poland_lost else "", destroyed]
    return scene(
        scenario,
        units=fronts.changed(fronts.joined(*parts), units or {}),
        control=held,
        trenches=fronts.joined(*forts),
        destroyed=",".join(names for names in ruins if names),
        played=played,
        war=war,
        **given,
    )


def unsupplied(s: PathsState) -> list[str]:
    """The units on the map that are out of supply, by sort."""
    return sorted(
        UNITS[SORT[piece]] for space in range(SIZE) for piece in s.at[space] if not supplied(s, PIECE_NAMES[piece])
    )


def endangered(s: PathsState, side: str) -> list[str]:
    """The armies of a side that lose their supply if one enemy unit steps into one empty space beside it."""
    own, found = ("AP", "CP").index(side), set[str]()
    for space in range(SIZE):
        if s.at[space] or not s.control[own] >> space & 1 or s.forts >> space & 1:
            continue
        if not any(s.held[1 - own] >> other & 1 for other in BOARD.neighbours[space]):
            continue
        cut = s.copy()
        cut.control[own] &= ~(1 << space)
        cut.control[1 - own] |= 1 << space
        cut.forget()
        found |= {name for name in unsupplied(cut) if name not in unsupplied(s) and not name.endswith("c")}
    return sorted(name for name in found if _side_of(name) == own)


def _side_of(name: str) -> int:
    return SIDE[PIECE_NAMES.index(name)]
