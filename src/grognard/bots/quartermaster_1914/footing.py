"""Cached analysis of the pieces of one nation alone: supply, reach, what each piece carries. Kept once it is known."""

from __future__ import annotations

from typing import Final

from grognard.games.quartermaster_1914.board import supply
from grognard.games.quartermaster_1914.facts.tables import ARMIES, HOMES, LAND, NATIONS, NAVIES, SEA

ARMY: Final = 0.14
NAVY: Final = 0.10
STRANDED: Final = 0.03
CUT_OFF: Final = 0.22
"""What it costs for each piece that loses its supply with another one."""
HOME: Final = 2.0
"""What it costs, beyond that, to lose the army at home."""
UNCONTESTED: Final[tuple[float, ...]] = (0.42, 0.2, 0.08)
"""How likely a free objective is held at a scoring round, if it can be built in now, after one more piece, after two,
and so on, and no enemy can build there before."""
CONTESTED: Final[tuple[float, ...]] = (0.22, 0.12, 0.06)
"""The same where an enemy can."""
BEYOND: Final[tuple[float, ...]] = (0.10, 0.06, 0.03)
"""The same for one that an enemy holds, seen from those spaces."""
HOME_AGAIN: Final = 0.85
"""The same for the home of a nation that has lost it."""
STEPS: Final = len(CONTESTED)
ONE_AFTER_THE_OTHER: Final[tuple[float, ...]] = (1.0, 0.6, 0.4, 0.25, 0.15, 0.1)
"""What is left of what a nation can build later, one after the other."""
SPACES_BITS: Final = 42
MOST: Final = 2_000
"""So many sets of pieces of a nation are kept: opponents that think for days must not grow."""
MOST_HOPES: Final = 50
"""So many hopes are kept with each of them."""


class Footing:
    """The pieces of one nation."""

    __slots__ = ("_hopes", "_region", "_ruins", "kinds", "nation", "pieces", "reach", "standing", "start", "supplied")

    def __init__(self, nation: int, pieces: int) -> None:
        self.nation = nation
        self.pieces = pieces
        self.supplied = supply.supplied(nation, pieces)
        self.reach = supply.neighbourhood(nation, self.supplied)
        """The spaces that it can attack."""
        armies = (pieces & LAND).bit_count()
        self.kinds = LAND if armies < ARMIES[nation] else 0
        if pieces.bit_count() - armies < NAVIES[nation]:
            self.kinds |= SEA
        self.start = (self.reach | 1 << HOMES[nation]) & self.kinds & ~pieces
        """Where it can build, enemies left aside."""
        fed = self.supplied
        self.standing = ARMY * (fed & LAND).bit_count() + NAVY * (fed & SEA).bit_count()
        self.standing += STRANDED * (pieces & ~fed).bit_count()
        self._region = -1
        self._ruins: dict[int, float] = {}
        self._hopes: dict[int, float] = {}

    def ruin(self, space: int) -> float:
        """What else is lost with a supplied piece."""
        known = self._ruins.get(space)
        if known is None:
            rest = supply.supplied(self.nation, self.pieces & ~(1 << space))
            cut = self.supplied.bit_count() - 1 - rest.bit_count()
            known = ARMY + CUT_OFF * cut + (HOME if space == HOMES[self.nation] else 0.0)
            self._ruins[space] = known
        return known

    def region(self) -> int:
        """All spaces that count for what it can hope for."""
        if self._region < 0:
            region = self.pieces | self.start
            ring = self.start
            for _ in range(STEPS):
                near = supply.neighbourhood(self.nation, ring) & ~region
                region |= near
                ring = near & self.kinds
            self._region = region
        return self._region

    def hopes(self, enemies: int, wanted: int, contested: int) -> float:
        """The objectives that it can hope for: what can be built in, and what lies beyond."""
        region = self.region()
        enemies &= region
        wanted &= region
        contested &= wanted
        key = (contested << SPACES_BITS | enemies) << SPACES_BITS | wanted
        known = self._hopes.get(key)
        if known is None:
            if len(self._hopes) > MOST_HOPES:
                self._hopes.clear()
            known = self._hopes[key] = self._find_hopes(enemies, wanted, contested)
        return known

    def _find_hopes(self, enemies: int, wanted: int, contested: int) -> float:
        found: list[float] = []
        seen = self.pieces
        ring = self.start & ~enemies
        if self.pieces and not self.supplied and ring & wanted:
            return HOME_AGAIN  # all that it can build in is its home
        for step in range(STEPS):
            found += [UNCONTESTED[step]] * (ring & wanted & ~contested).bit_count()
            found += [CONTESTED[step]] * (ring & contested).bit_count()
            seen |= ring
            near = supply.neighbourhood(self.nation, ring) & ~seen
            found += [BEYOND[step]] * (near & wanted & enemies).bit_count()
            ring = near & self.kinds & ~enemies
            if not ring:
                break
        found.sort(reverse=True)
        total = 0.0
        for place in range(min(len(found), len(ONE_AFTER_THE_OTHER))):
            total += found[place] * ONE_AFTER_THE_OTHER[place]
        return total


_kept: Final[list[dict[int, Footing]]] = [{} for _ in NATIONS]


def footing(nation: int, pieces: int) -> Footing:
    known = _kept[nation].get(pieces)
    if known is None:
        if len(_kept[nation]) > MOST:
            _kept[nation].clear()
        known = _kept[nation][pieces] = Footing(nation, pieces)
    return known
