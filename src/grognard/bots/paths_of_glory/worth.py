"""Values of spaces and units, in victory points."""

from __future__ import annotations

from typing import Final

from grognard.games.paths_of_glory.board.state import PathsState
from grognard.games.paths_of_glory.board.victory import MOST
from grognard.games.paths_of_glory.combat import losses
from grognard.games.paths_of_glory.facts.tables import (
    AH,
    ALL_SPACES,
    AP,
    ARMY,
    BU,
    CAPITALS,
    CENTRAL_SOURCES,
    CLASSIC_VICTORY,
    COMBAT,
    EASTERN_SOURCES,
    FR,
    GE,
    IT,
    LOSS,
    PIECES,
    REPLACEABLE,
    ROUNDS,
    SIDE,
    SIZE,
    TU,
    VICTORY,
)

POINT_OF_LOSS: Final = 0.14
"""What one point of a Loss Number that is met costs."""
FOR_GOOD: Final = 0.5
"""What an army that cannot be rebuilt costs more."""
DOOMED: Final = [2.4, 3.0]
"""How much more than its worth it costs to lose an army for good, because it was out of supply at the end of a turn,
for the Allies and for the Central Powers."""
GROUND: Final = 0.03
CAPITAL: Final = 0.5
SOURCE: Final = 1.3


def _spaces(victory: int, point: float) -> list[float]:
    found = [GROUND] * SIZE
    for space in range(SIZE):
        if victory >> space & 1:
            found[space] += point
        if (CENTRAL_SOURCES | EASTERN_SOURCES) >> space & 1:
            found[space] += SOURCE
    for nation in (GE, AH, FR, IT, TU, BU):
        for capital in CAPITALS[nation]:
            if found[capital] < 2.0:
                found[capital] += CAPITAL
    return found


URGENT: Final[tuple[float, ...]] = (1.0, 1.1, 1.25, 1.5, 2.0, 4.0)
"""What a point is worth far from an automatic victory, and five, four, three, two points from it and one."""
_OF_SPACES: Final[dict[int, list[list[float]]]] = {
    victory: [_spaces(victory, point) for point in URGENT] for victory in (VICTORY, CLASSIC_VICTORY)
}


def urgency(s: PathsState) -> int:
    """How near an automatic victory is: 0 where it is far, then each point of the last ones."""
    last = len(URGENT) - 1
    return max(0, min(last, last + 1 - min(s.points, MOST - s.points)))


def of_spaces(s: PathsState) -> list[float]:
    """For each space what it means to hold it."""
    return _OF_SPACES[s.setup.victory & ALL_SPACES][urgency(s)]


FACTOR: Final = 0.08
"""What a combat factor of an army is worth."""
STEP: Final = 0.08
"""What each point of the loss factor of an army's step is worth."""
CORPS_FACTOR: Final = 0.05
"""What a combat factor of a corps is worth."""
CORPS_STEP: Final = 0.06
"""What a step of a corps is worth."""


def _unit(piece: int, reduced: int) -> float:
    strength = COMBAT[reduced][piece]
    steps = 1 if reduced else 2
    if ARMY[piece]:
        return FACTOR * strength + steps * LOSS[reduced][piece] * STEP
    return CORPS_FACTOR * strength + steps * CORPS_STEP


_OF_UNITS: Final[list[list[float]]] = [[_unit(piece, reduced) for piece in range(PIECES)] for reduced in (0, 1)]


LASTING: Final[tuple[float, ...]] = (0.1, 0.7, 0.9)
"""The share of a unit's worth that counts in the last turn, and in the turns before it: in the end points decide."""


def lasting(s: PathsState) -> float:
    """The share of what units are worth that still counts."""
    left = s.setup.last_turn - s.turn
    return LASTING[left] if left < len(LASTING) else 1.0


def is_last_action(s: PathsState, side: int) -> bool:
    """Whether this side has the last action of the game, which nobody can answer."""
    return side == AP and s.round >= ROUNDS and s.turn >= s.setup.last_turn


def of_unit(s: PathsState, piece: int) -> float:
    return _OF_UNITS[s.reduced >> piece & 1][piece] * lasting(s)


def of_units(s: PathsState, pieces: tuple[int, ...] | list[int]) -> float:
    return lasting(s) * sum([_OF_UNITS[s.reduced >> piece & 1][piece] for piece in pieces])


def of_doomed(s: PathsState, piece: int) -> float:
    """What it costs that a unit is out of supply at the end of a turn: an army never comes back."""
    return of_unit(s, piece) * (DOOMED[SIDE[piece]] if ARMY[piece] else 1.0)


def of_loss(s: PathsState) -> float:
    """What one point of a Loss Number that is met costs."""
    return POINT_OF_LOSS * lasting(s)


def of_new_unit(piece: int) -> float:
    """What a reinforcement is worth."""
    return _OF_UNITS[0][piece]


def of_step(s: PathsState, piece: int) -> float:
    """What the next step of a unit costs when it is lost."""
    share = lasting(s)
    if not s.reduced >> piece & 1:
        return share * (_OF_UNITS[0][piece] - _OF_UNITS[1][piece])
    value = _OF_UNITS[1][piece]
    if not REPLACEABLE[piece]:
        value += FOR_GOOD / 2
    elif ARMY[piece] and losses.replacement(s, piece) < 0:
        value += FOR_GOOD
    return share * value
