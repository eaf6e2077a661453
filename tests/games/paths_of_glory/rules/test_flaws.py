"""Positions that cannot be are named, one line for each flaw."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from grognard.games.paths_of_glory.board.state import PathsState
from grognard.games.paths_of_glory.facts.tables import AP, CP, SPACE_OF, UNIT_OF
from tests.games.paths_of_glory.vocabulary import do, position, refused

SEDAN, PARIS = SPACE_OF["Sedan"], SPACE_OF["Paris"]


def board() -> PathsState:
    units = {"Sedan": "FR1 FRc", "Metz": "GE1 GE2 GEc", "Paris": "FR5"}
    return position(units=units, hands={"AP": "AP2 AP4", "CP": "CP5"}, trenches={"Sedan": "AP 1"})


def card_twice(s: PathsState) -> None:
    s.piles[AP] |= s.hands[AP]


def card_nowhere(s: PathsState) -> None:
    s.hands[CP] = 0


def known_elsewhere(s: PathsState) -> None:
    s.known[AP] = s.decks[CP] & -s.decks[CP]


def held_by_both(s: PathsState) -> None:
    s.control[CP] |= 1 << PARIS


def trenches_of_both(s: PathsState) -> None:
    s.trench[CP] |= 1 << SEDAN


def deep_without_trench(s: PathsState) -> None:
    s.deep |= 1 << PARIS


def in_enemy_land(s: PathsState) -> None:
    s.control[AP] &= ~(1 << SEDAN)


def lost_unit(s: PathsState) -> None:
    s.at[SEDAN] = tuple(piece for piece in s.at[SEDAN] if piece != UNIT_OF["FR1"])


def too_many(s: PathsState) -> None:
    for name in ("BR1", "BR2"):
        s.put(UNIT_OF[name], SEDAN)


def of_both_sides(s: PathsState) -> None:
    s.held[CP] |= 1 << SEDAN


@pytest.mark.parametrize(
    ("spoil", "word"),
    [
        (card_twice, "Blockade"),
        (card_nowhere, "in no place: Landwehr CP5"),
        (known_elsewhere, "known but not in hand"),
        (held_by_both, "held by both sides: Paris"),
        (trenches_of_both, "trenches of both sides: Sedan"),
        (deep_without_trench, "a level without a trench"),
        (in_enemy_land, "units where the enemy holds: Sedan"),
        (lost_unit, "not where it is: "),
        (too_many, "too many units: Sedan"),
        (of_both_sides, "units of both sides: Sedan"),
    ],
)
def test_what_cannot_be_is_named(spoil: Callable[[PathsState], None], word: str) -> None:
    s = board()
    assert s.flaws() == []
    spoil(s)
    found = s.flaws()
    assert any(word in line for line in found), found


def test_a_space_may_be_too_full_only_while_units_move() -> None:
    s = board()
    do(s, "automatic-operation", "move Metz")
    too_many(s)
    assert s.flaws() == []


def test_a_full_space_that_can_still_be_left_is_no_flaw() -> None:
    s = position(units={"Koblenz": "GE1", "Metz": "GE2 GE3 GEc"}, hands={"CP": "CP1"})
    do(s, "operations Guns of August CP1", "move Koblenz", "move Metz", "take GE1", "go Metz", "halt")
    assert refused(s, "done").saying.key == "overstacked"
    assert s.flaws() == []
