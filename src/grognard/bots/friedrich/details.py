"""What the value network of Friedrich reads besides the numbers of the evaluation function: objectives, where generals
and supply trains are, troops, cards by suit, fate."""

from __future__ import annotations

from typing import Final

from grognard.core.board import bits
from grognard.games.friedrich.board.state import FriedrichState
from grognard.games.friedrich.facts.tables import (
    CARD_SUIT,
    CARD_VALUE,
    CITIES,
    FATE_NAMES,
    GENERALS,
    NATION,
    NATIONS,
    PIECES,
    RESERVES,
    SUITS,
    X,
    Y,
)

COLUMNS: Final = 12
ROWS: Final = 8
"""The map is divided into so many parts: where a piece is, is told by its part."""
PARTS: Final = COLUMNS * ROWS
PART: Final[list[int]] = [
    min(ROWS - 1, y * ROWS // max(Y)) * COLUMNS + min(COLUMNS - 1, x * COLUMNS // max(X))
    for x, y in zip(X, Y, strict=True)
]
FULL: Final = 8.0
"""The troops of a strong general."""

SETS: Final[list[tuple[str, int]]] = [
    ("nation on move", len(NATIONS)),
    ("out", len(NATIONS)),
    ("fate", len(FATE_NAMES)),
    ("held", len(CITIES)),
    ("on the map", len(PIECES)),
    ("face down", len(PIECES)),
    *[(f"generals of {nation}", PARTS) for nation in NATIONS],
    *[(f"trains of {nation}", PARTS) for nation in NATIONS],
]
NUMBERS: Final[list[str]] = (
    ["turn"]
    + [f"{suit}_{nation}" for nation in NATIONS for suit in [*SUITS, "reserves"]]
    + [f"troops_{piece}" for piece in PIECES[:GENERALS]]
    + [f"total_{nation}" for nation in NATIONS]
)


def sets(s: FriedrichState) -> list[int]:
    """The sets, in the order of their names."""
    parts = [0] * (2 * len(NATIONS))
    on_map = 0
    for piece, city in enumerate(s.where):
        if city >= 0:
            on_map |= 1 << piece
            parts[NATION[piece] + (len(NATIONS) if piece >= GENERALS else 0)] |= 1 << PART[city]
    drawn = 0
    for card in s.drawn:
        drawn |= 1 << card
    return [1 << s.nation if s.nation >= 0 else 0, s.out, drawn, s.held, on_map, s.down & on_map, *parts]


def numbers(s: FriedrichState) -> list[float]:
    """The numbers, in the order of their names."""
    found = [s.turn / 20]
    for nation in range(len(NATIONS)):
        suits = [0.0] * (len(SUITS) + 1)
        hand = s.hands[nation]
        for card in bits(hand & ~RESERVES):
            suits[CARD_SUIT[card]] += CARD_VALUE[card] / 40
        suits[len(SUITS)] = (hand & RESERVES).bit_count() / 2
        found += suits
    for general in range(GENERALS):
        found.append(s.troops[general] / FULL if s.where[general] >= 0 else 0.0)
    for nation in range(len(NATIONS)):
        found.append(s.total(nation) / 24)
    return found
