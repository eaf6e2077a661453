"""What each training game is for: to learn from, to be watched while learning, or for the test."""

from __future__ import annotations

from typing import Final

LEARN: Final = 0
WATCH: Final = 1
"""Games that say when learning should stop."""
TEST: Final = 2
"""Games that say how good the result is."""
PARTS: Final = 10
"""Of so many games, one is watched and one is for the test."""


def part(number: int) -> int:
    """What a game is for.

    >>> [part(number) for number in range(12)]
    [2, 0, 0, 0, 0, 1, 0, 0, 0, 0, 2, 0]
    """
    return TEST if number % PARTS == 0 else WATCH if number % PARTS == PARTS // 2 else LEARN
