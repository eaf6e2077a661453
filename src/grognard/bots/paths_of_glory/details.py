"""Features of the value network of Paths of Glory beyond those of the evaluation function: control of spaces, units,
supply, cards, and the state of the war."""

from __future__ import annotations

from typing import Final

from grognard.core.board import bits
from grognard.games.paths_of_glory.board import supply
from grognard.games.paths_of_glory.board.state import PathsState
from grognard.games.paths_of_glory.facts import cards
from grognard.games.paths_of_glory.facts.tables import AP, ARMY, COMBAT, CP, NATIONS, PIECES, POINTS, SIDE, SIDES, SIZE

STRONG: Final = (3, 6, 10)
"""So many combat factors of a side in a space are told apart."""

SETS: Final[list[tuple[str, int]]] = [
    ("side on move", 2),
    ("levels", 2 * len(cards.LEVELS)),
    ("at war", len(NATIONS)),
    *[(f"control {side}", SIZE) for side in SIDES],
    *[(f"trench {side}", SIZE) for side in SIDES],
    ("deep trench", SIZE),
    ("forts", SIZE),
    *[(f"units {side}", SIZE) for side in SIDES],
    *[(f"armies {side}", SIZE) for side in SIDES],
    *[(f"strength {least} {side}", SIZE) for least in STRONG for side in SIDES],
    *[(f"out of supply {side}", SIZE) for side in SIDES],
    *[(f"hand {side}", len(cards.NAMES)) for side in SIDES],
    ("played", len(cards.NAMES)),
]
NUMBERS: Final[list[str]] = [
    "turn",
    "round",
    "points",
    "last_turn",
    *[f"replacements_{name}" for name in POINTS],
    *[f"deck_{side}" for side in SIDES],
    *[f"steps_lost_{side}" for side in SIDES],
]


def sets(s: PathsState) -> list[int]:
    """The sets, in the order of their names."""
    strength = [[0] * SIZE, [0] * SIZE]
    armies, hungry = [0, 0], [0, 0]
    for piece in range(PIECES):
        place = s.where[piece]
        if place < SIZE:
            side = SIDE[piece]
            strength[side][place] += COMBAT[1 if s.is_reduced(piece) else 0][piece]
            if ARMY[piece]:
                armies[side] |= 1 << place
            if s.active(piece) and not supply.supplied(s, piece):
                hungry[side] |= 1 << place
    levels = 1 << s.level[AP] | 1 << len(cards.LEVELS) + s.level[CP]
    found = [1 << s.side if s.side in (AP, CP) else 0, levels, s.war, *s.control, *s.trench, s.deep, s.forts]
    found += [*s.held, *armies]
    for least in STRONG:
        for side in (AP, CP):
            mask = 0
            force = strength[side]
            for place in bits(s.held[side]):
                if force[place] >= least:
                    mask |= 1 << place
            found.append(mask)
    return [*found, *hungry, *s.hands, s.played]


def numbers(s: PathsState) -> list[float]:
    """The numbers, in the order of their names."""
    found = [s.turn / 20, s.round / 6, s.points / 20, s.setup.last_turn / 20]
    for number in s.replacements:
        found.append(number / 6)
    found += [s.decks[AP].bit_count() / 40, s.decks[CP].bit_count() / 40]
    lost = [0, 0]
    for piece in bits(s.reduced):
        lost[SIDE[piece]] += 1
    return [*found, lost[AP] / 10, lost[CP] / 10]
