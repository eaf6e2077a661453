"""Retreats as the opponents foresee them: how far a beaten stack could go."""

from __future__ import annotations

from typing import Final

from grognard.games.friedrich.facts.tables import BOARD, CITIES

FAR_ENOUGH: Final = 6
"""Nobody looks farther ahead than this for a way out."""
OPEN: Final = 99
"""The way out of a stack that could retreat as far as was asked."""


def way_out(top: bytes, city: int, winner: int, left: int = -1, most: int = FAR_ENOUGH) -> int:
    """The most cities that a stack in this city could retreat before a winner in another one; OPEN if at least `most`.

    `top` tells where pieces stand. `left` is a city that the stack or the winner has left by then, or -1. A winner of
    -1 stands nowhere yet.

    >>> from grognard.games.friedrich.facts.tables import city
    >>> empty = bytes(BOARD.size)
    >>> oldenburg = city("Oldenburg (Hunte)")
    >>> [way_out(empty, city(name), oldenburg) for name in ("Jever", "Leer", "Delmenhorst")]
    [0, 99, 99]
    """
    used = bytearray(top)
    used[city] = 1
    if left >= 0:
        used[left] = 0
    if winner >= 0:
        used[winner] = 1
    found = _longest(used, city, most)
    return OPEN if found == most else found


def _longest(used: bytearray, city: int, left: int) -> int:
    best = 0
    for near in BOARD.neighbours[city]:
        if not used[near]:
            if left == 1:
                return 1
            used[near] = 1
            found = 1 + _longest(used, near, left - 1)
            used[near] = 0
            if found == left:
                return found
            if found > best:
                best = found
    return best


SPACIOUS: Final = sum(
    1 << city
    for city in range(len(CITIES))
    if all(way_out(bytes(len(CITIES)), city, near) == OPEN for near in BOARD.neighbours[city])
)
"""The cities out of which nobody alone can bar the way, as a set."""
