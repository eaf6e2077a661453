"""Spaces and links, with bit sets, flood fill and distances. A set of spaces is an int: bit n is space n."""

from __future__ import annotations

from typing import Final

FAR: Final = 255
"""The distance between two spaces that no way connects."""


def bits(mask: int) -> list[int]:
    """The members of a bit set, in order.

    >>> bits(0b10110)
    [1, 2, 4]
    """
    members: list[int] = []
    while mask:
        low = mask & -mask
        members.append(low.bit_length() - 1)
        mask ^= low
    return members


def mask_of(members: list[int]) -> int:
    """The bit set of these members.

    >>> mask_of([1, 2, 4]) == 0b10110
    True
    """
    mask = 0
    for member in members:
        mask |= 1 << member
    return mask


class Board:
    """Spaces numbered from 0, and the links between them.

    >>> line = Board(4, [(0, 1), (1, 2), (2, 3)])
    >>> line.distance(0, 3), bits(line.within(0, 2)), bits(line.flood(0, 3, blocked=0b100))
    (3, [0, 1, 2], [0, 1])
    """

    def __init__(self, size: int, links: list[tuple[int, int]]) -> None:
        self.size = size
        near: list[list[int]] = [[] for _ in range(size)]
        for a, b in links:
            near[a].append(b)
            near[b].append(a)
        self.neighbours: list[list[int]] = [sorted(spaces) for spaces in near]
        self.beside: list[int] = [mask_of(spaces) for spaces in self.neighbours]
        self._distances: list[bytes | None] = [None] * size
        self._within: dict[int, int] = {}

    def distances(self, start: int) -> bytes:
        """The distance from start to every space, pieces ignored; kept once computed."""
        known = self._distances[start]
        if known is not None:
            return known
        row = bytearray([FAR]) * self.size
        row[start] = 0
        frontier = [start]
        steps = 0
        while frontier:
            steps += 1
            found: list[int] = []
            for space in frontier:
                for near in self.neighbours[space]:
                    if row[near] == FAR:
                        row[near] = steps
                        found.append(near)
            frontier = found
        result = bytes(row)
        self._distances[start] = result
        return result

    def distance(self, a: int, b: int) -> int:
        return self.distances(a)[b]

    def within(self, start: int, steps: int) -> int:
        """The spaces at most so many steps away, start included, pieces ignored; kept once computed."""
        key = start * 256 + steps
        known = self._within.get(key)
        if known is None:
            known = 0
            for space, distance in enumerate(self.distances(start)):
                if distance <= steps:
                    known |= 1 << space
            self._within[key] = known
        return known

    def flood(self, start: int, steps: int, blocked: int) -> int:
        """The spaces that can be reached in at most so many steps without entering a blocked one."""
        reached = 1 << start
        frontier = [start]
        while steps and frontier:
            steps -= 1
            found: list[int] = []
            for space in frontier:
                for near in self.neighbours[space]:
                    bit = 1 << near
                    if not (reached | blocked) & bit:
                        reached |= bit
                        found.append(near)
            frontier = found
        return reached

    def path_length(self, start: int, goal: int, most: int, blocked: int) -> int:
        """The length of the shortest way that enters no blocked space, or FAR if it is longer than most."""
        reached = 1 << start
        frontier = [start]
        length = 0
        while frontier and length <= most:
            if goal in frontier:
                return length
            found: list[int] = []
            for space in frontier:
                for near in self.neighbours[space]:
                    bit = 1 << near
                    if not (reached | blocked) & bit:
                        reached |= bit
                        found.append(near)
            frontier = found
            length += 1
        return FAR
