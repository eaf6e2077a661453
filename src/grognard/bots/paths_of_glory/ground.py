"""Map distances for the heuristic: steps over land on one map, ways of supply."""

from __future__ import annotations

from typing import Final

from grognard.core.board import bits
from grognard.games.paths_of_glory.facts.tables import (
    BOARD,
    CONSTANTINOPLE,
    MAIN_MAP,
    NEAR_EAST,
    RU,
    SIZE,
    SOLID_BESIDE,
    USABLE,
)

LAND: Final[list[int]] = SOLID_BESIDE
"""For each space the set of those next to it over land."""
ROADS: Final[list[int]] = BOARD.beside_by(USABLE[RU])
"""The same over all links that most nations trace supply over."""
_BYTES: Final[int] = (SIZE + 7) // 8


def _by_byte() -> list[list[int]]:
    """For each byte of a set of spaces, and each value of it, all that is next to these spaces on the same map.

    Sets of many spaces are widened faster by bytes than space by space.
    """
    found: list[list[int]] = []
    for first in range(0, 8 * _BYTES, 8):
        row = [0] * 256
        for value in range(1, 256):
            low = value & -value
            space = first + low.bit_length() - 1
            near = 0
            if space < SIZE:
                near = LAND[space] & ((NEAR_EAST if NEAR_EAST >> space & 1 else MAIN_MAP) | 1 << CONSTANTINOPLE)
            row[value] = row[value ^ low] | near
        found.append(row)
    return found


_STEPS: Final[list[list[int]]] = _by_byte()


def spread(spaces: int) -> int:
    """All that is one step from any of these spaces, on the same map."""
    found = 0
    for index, value in enumerate(spaces.to_bytes(_BYTES, "little")):
        if value:
            found |= _STEPS[index][value]
    return found


def fed(reached: int, space: int) -> bool:
    """Whether units in a space are in supply, where supply reaches these."""
    return bool(reached >> space & 1 or reached & LAND[space])


def unfed(reached: int, stacks: int) -> int:
    """Of these stacks those that are not in supply."""
    found = stacks & ~reached
    for space in bits(found):
        if reached & LAND[space]:
            found ^= 1 << space
    return found


class Flow:
    """What supply reaches from its sources over a set of spaces, and what lies next to that."""

    __slots__ = ("beside", "harbour", "over", "reached", "rings")

    def __init__(self, sources: int, over: int, ports: int = 0) -> None:
        self.over = over
        self.beside = sources
        self.rings: list[int] = []
        """The spaces in the order in which they are reached."""
        self.reached = self.fill(sources, sources)
        harbours = self.reached & ports
        self.harbour = harbours & -harbours
        """A port that is reached over land, from which supply goes on to the others."""
        if harbours:
            self.reached = self.fill(ports & ~harbours, self.reached | ports)

    def fill(self, frontier: int, reached: int) -> int:
        over, beside, rings = self.over, self.beside, self.rings
        while frontier:
            rings.append(frontier)
            found = 0
            while frontier:
                low = frontier & -frontier
                found |= ROADS[low.bit_length() - 1]
                frontier ^= low
            beside |= found
            frontier = found & over & ~reached
            reached |= frontier
        self.beside = beside
        return reached

    def below(self) -> list[int]:
        """For each space all that was reached through it, itself included."""
        found = [1 << space for space in range(SIZE)]
        for index in range(len(self.rings) - 1, 0, -1):
            before = self.rings[index - 1]
            for space in bits(self.rings[index]):
                near = ROADS[space] & before
                found[(near & -near).bit_length() - 1] |= found[space]
        return found

    def spine(self, spaces: int) -> int:
        """Spaces that are enough to feed all of these that are fed at all."""
        found = 0
        for space in bits(spaces & ~self.reached):
            near = self.reached & LAND[space] or self.reached & ROADS[space]
            found |= near & -near
        found |= spaces & self.reached
        for index in range(len(self.rings) - 1, 0, -1):
            before = self.rings[index - 1]
            for space in bits(found & self.rings[index]):
                near = ROADS[space] & before
                if not near:
                    found |= self.harbour
                elif not near & found:
                    found |= near & -near
        return found
