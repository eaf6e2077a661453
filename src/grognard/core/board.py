"""Spaces and links, with bit sets, flood fill and distances. A set of spaces is an int: bit n is space n."""

from __future__ import annotations

from typing import Final

FAR: Final = 255
"""The distance between two spaces that no way connects."""
ALL: Final = -1
"""All classes of links, or all spaces."""
COMPILED: Final = not __file__.endswith(".py")
"""Compiled code is quick with numbers below SMALL, and slow with longer ones: it makes an object of every result."""
SMALL: Final = 1 << 62
BLOCKS: Final = 96
"""Sets of up to so many bytes are read byte by byte."""


def in_bytes(blocks: int) -> list[list[tuple[int, ...]]]:
    """For each byte of a set and each value of it the members."""
    return [
        [tuple([8 * block + bit for bit in range(8) if byte >> bit & 1]) for byte in range(256)]
        for block in range(blocks)
    ]


IN_BYTE: Final = in_bytes(BLOCKS if COMPILED else 0)


def bits(mask: int) -> list[int]:
    """The members of a bit set, in order.

    >>> bits(0b10110)
    [1, 2, 4]
    """
    members: list[int] = []
    if COMPILED and mask >= SMALL:
        data = mask.to_bytes((mask.bit_length() + 7) >> 3, "little")
        if len(data) <= BLOCKS:
            for block in range(len(data)):
                byte = data[block]
                if byte:
                    members += IN_BYTE[block][byte]
            return members
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


def around(beside: list[int], spaces: int) -> int:
    """All that is next to any of these spaces."""
    found = 0
    if COMPILED and spaces >= SMALL:
        for space in bits(spaces):
            found |= beside[space]
        return found
    while spaces:
        low = spaces & -spaces
        spaces ^= low
        found |= beside[low.bit_length() - 1]
    return found


class Board:
    """Spaces numbered from 0, and the links between them, each of a class (roads, main roads; land, sea, limited).

    >>> line = Board(4, [(0, 1), (1, 2), (2, 3)])
    >>> line.distance(0, 3), bits(line.within(0, 2)), bits(line.flood(0b1, 0b1011, 3))
    (3, [0, 1, 2], [0, 1])
    >>> mixed = Board(3, [(0, 1), (1, 2)], [0, 1])
    >>> bits(mixed.flood(0b1)), bits(mixed.flood(0b1, classes=0b01))
    ([0, 1, 2], [0, 1])
    """

    def __init__(self, size: int, links: list[tuple[int, int]], classes: list[int] | None = None) -> None:
        self.size = size
        self.links = links
        self.classes: list[int] = classes if classes is not None else [0] * len(links)
        self._beside: dict[int, list[int]] = {}
        self.beside: list[int] = self.beside_by(ALL)
        """For each space the set of those next to it."""
        self.neighbours: list[list[int]] = [bits(near) for near in self.beside]
        self._distances: list[bytes | None] = [None] * size
        self._within: dict[int, int] = {}
        self._between: dict[int, int] = {}

    def beside_by(self, classes: int) -> list[int]:
        """For each space the set of those next to it over links of these classes (a bit set); kept once computed."""
        known = self._beside.get(classes)
        if known is None:
            known = [0] * self.size
            for (a, b), kind in zip(self.links, self.classes, strict=True):
                if classes >> kind & 1:
                    known[a] |= 1 << b
                    known[b] |= 1 << a
            self._beside[classes] = known
        return known

    def rings(self, sources: int, through: int = ALL, steps: int = ALL, classes: int = ALL) -> list[int]:
        """The spaces first reached after 0, 1, 2 ... steps from any of the sources, each as a set.

        Ways pass only through spaces of `through`; others are reached, but not passed. Sources are always passed.
        """
        beside = self.beside if classes == ALL else self.beside_by(classes)
        reached = frontier = sources
        found = [sources]
        while frontier and steps:
            steps -= 1
            ring = around(beside, frontier) & ~reached
            if not ring:
                break
            reached |= ring
            found.append(ring)
            frontier = ring & through
        return found

    def flood(self, sources: int, allowed: int = ALL, steps: int = ALL, classes: int = ALL) -> int:
        """The spaces that can be reached from any of the sources over allowed ones in at most so many steps."""
        beside = self.beside if classes == ALL else self.beside_by(classes)
        reached = frontier = sources
        while frontier and steps:
            steps -= 1
            frontier = around(beside, frontier) & allowed & ~reached
            reached |= frontier
        return reached

    def distances(self, start: int) -> bytes:
        """The distance from start to every space, pieces ignored; kept once computed."""
        known = self._distances[start]
        if known is None:
            known = bytes(self._walk(start))
            self._distances[start] = known
        return known

    def _walk(self, start: int) -> list[int]:
        """The same as a list: over the whole board, lists are faster than sets."""
        away = [FAR] * self.size
        away[start] = 0
        order = [start]
        for space in order:
            for near in self.neighbours[space]:
                if away[near] == FAR:
                    away[near] = away[space] + 1
                    order.append(near)
        return away

    def distance(self, a: int, b: int) -> int:
        return self.distances(a)[b]

    def within(self, start: int, steps: int) -> int:
        """The spaces at most so many steps away, start included, pieces ignored; kept once computed."""
        key = start * 256 + steps
        known = self._within.get(key)
        if known is None:
            known = self.flood(1 << start, ALL, steps)
            self._within[key] = known
        return known

    def between(self, a: int, b: int) -> int:
        """The spaces on all shortest ways from a to b, both included; kept once computed.

        >>> bits(Board(5, [(0, 1), (1, 3), (0, 2), (2, 3), (3, 4)]).between(0, 3))
        [0, 1, 2, 3]
        """
        key = a * self.size + b
        known = self._between.get(key)
        if known is None:
            there, back = self.distances(a), self.distances(b)
            length = there[b]
            known = mask_of([space for space in range(self.size) if there[space] + back[space] == length])
            self._between[key] = known
        return known

    def path_length(self, start: int, goals: int, most: int, blocked: int) -> int:
        """The length of the shortest way to one of the goals that enters no blocked space; FAR if longer than most."""
        beside = self.beside
        reached = frontier = 1 << start
        length = 0
        while frontier and length <= most:
            if frontier & goals:
                return length
            length += 1
            frontier = around(beside, frontier) & ~reached & ~blocked
            reached |= frontier
        return FAR
