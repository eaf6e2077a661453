"""What cannot be in a position, one line each."""

from __future__ import annotations

from grognard.core.board import bits
from grognard.core.cards import misplaced, named
from grognard.games.paths_of_glory.board.state import PathsState
from grognard.games.paths_of_glory.facts import cards
from grognard.games.paths_of_glory.facts.tables import AP, CP, PIECE_NAMES, PIECES, SIZE, SPACES, STACK

MOVING = ("Movement", "March", "Redeployment", "Transfer")
"""10.1.2: while these go on there may be too many units in a space."""


def flaws(s: PathsState) -> list[str]:
    found: list[str] = []
    for side in (AP, CP):
        mine = cards.OF_SIDE[side]
        places = [s.decks[side], s.hands[side], s.piles[side], s.kept[side], s.removed[side]]
        places.append(1 << s.card & mine if s.card >= 0 else 0)
        total = cards.UP_TO[s.level[side]] & mine
        if s.setup.some_optional:
            total &= ~s.aside[side]
        elif not s.setup.all_optional:
            total &= ~cards.OPTIONAL
        found += misplaced(places, [], total, cards.NAMES)
        if s.known[side] & ~s.hands[1 - side]:
            found.append(f"known but not in hand: {named(s.known[side] & ~s.hands[1 - side], cards.NAMES)}")
    if s.control[AP] & s.control[CP]:
        found.append(f"held by both sides: {_named(s.control[AP] & s.control[CP])}")
    if s.held[AP] & s.held[CP]:
        found.append(f"units of both sides: {_named(s.held[AP] & s.held[CP])}")
    if s.trench[AP] & s.trench[CP]:
        found.append(f"trenches of both sides: {_named(s.trench[AP] & s.trench[CP])}")
    if s.deep & ~(s.trench[AP] | s.trench[CP]):
        found.append("a level without a trench")
    for side in (AP, CP):
        stray = s.held[side] & ~s.control[side] & ~s.forts
        if stray:
            found.append(f"units where the enemy holds: {_named(stray)}")
    for piece in range(PIECES):
        if piece not in s.at[s.where[piece]]:
            found.append(f"not where it is: {PIECE_NAMES[piece]}")
    if not any(type(step).__name__ in MOVING for step in s.stack):
        for space in range(SIZE):
            if len(s.at[space]) > STACK:
                found.append(f"too many units: {SPACES[space]}")
    return found


def _named(spaces: int) -> str:
    return ", ".join(SPACES[space] for space in bits(spaces))
