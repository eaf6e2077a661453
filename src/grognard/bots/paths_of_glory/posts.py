"""Threat analysis of one space: who presses on it, what an attack costs there, what can be attacked from it."""

from __future__ import annotations

from typing import Final

from grognard.bots.paths_of_glory import odds
from grognard.bots.paths_of_glory.ground import LAND
from grognard.bots.paths_of_glory.worth import is_last_action, of_loss
from grognard.core.board import around, bits
from grognard.games.paths_of_glory.board.state import PathsState
from grognard.games.paths_of_glory.facts.tables import CLEAR, FORT, MOUNTAIN, SIZE, SWAMP, TERRAIN

HELD: Final = 0.55
"""How often ground is lost to a won attack where the defenders may stand."""
LIKELY: Final = 0.7
"""How likely the enemy makes an attack that pays."""
ATTACKS: Final = [0.4, 0.5]
"""How likely an attack is made that could be made."""
FARTHER: Final = 0.28
"""The share of the combat factors two steps away that counts."""
MOST: Final = 20.0
"""More combat factors than these make no difference."""

ROUGH: Final[list[bool]] = [TERRAIN[space] in (MOUNTAIN, SWAMP) for space in range(SIZE)]
BROKEN: Final[list[bool]] = [TERRAIN[space] != CLEAR for space in range(SIZE)]


class Target:
    """A stack of the enemy: what own combat factors next to it are worth."""

    __slots__ = ("_chances", "_level", "_likely", "_loss", "armies", "defence", "force", "now", "space", "stake",
                 "value")  # fmt: skip

    def __init__(self, s: PathsState, side: int, space: int, strength: list[int], value: float, worth: float) -> None:
        enemy = 1 - side
        self.space = space
        self.defence = strength[space] + (FORT[space] if s.fort_of(enemy, space) else 0)
        self._loss = of_loss(s)
        self._likely = ATTACKS[side]
        self.armies = s.has_army(space)
        self._level = 1 + (s.deep >> space & 1) if s.trench[enemy] >> space & 1 else 0
        self.value = value
        self.stake = (HELD if self._level or BROKEN[space] else 1.0) * (0.85 * worth + 0.1)
        self._chances: dict[int, float] = {}
        self.force = 0
        """The own combat factors next to it."""
        for other in bits(LAND[space] & s.held[side]):
            self.force += strength[other]
        self.now = self.chance(self.force)

    def chance(self, force: int) -> float:
        """What it is worth to stand with so many combat factors next to it."""
        if force <= 0:
            return 0.0
        found = self._chances.get(force)
        if found is None:
            dealt, taken, won = odds.clash(force, force > 2, self.defence, self.armies, self._level, ROUGH[self.space])
            gain = min(self.value, self._loss * dealt) - self._loss * taken
            found = self._likely * max(0.0, gain + won * self.stake)
            self._chances[force] = found
        return found


class Post:
    """What a space means to units of a side that stand there, or come there."""

    __slots__ = ("_loss", "_rough", "_stake", "armies", "force", "fort", "level", "near", "now", "own", "space",
                 "strength", "targets", "value")  # fmt: skip

    def __init__(
        self, s: PathsState, side: int, space: int, strength: list[int], value: float, worth: float, hinge: float
    ) -> None:
        self.space = space
        self._loss = of_loss(s)
        self.own = bool(s.held[side] >> space & 1)
        self.strength = strength[space] if self.own else 0
        self.value = value if self.own else 0.0
        self.armies = self.own and s.has_army(space)
        self.level = 1 + (s.deep >> space & 1) if s.trench[side] >> space & 1 else 0
        """The level of the own trench there."""
        self.fort = FORT[space] if s.fort_of(side, space) else 0
        self.targets: list[Target] = []
        self.near = False
        """Whether an army of the enemy stands beside it."""
        self._rough = ROUGH[space]
        self._stake = 0.9 * worth + 0.1 + hinge
        self.force = 0.0 if is_last_action(s, side) else self._force(s, side, strength)
        """The enemy's combat factors that can attack the space now, and a share of those that can come."""
        self.now = self.danger(self.strength, self.value, self.level, self.armies) if self.own else 0.0
        """What attacks cost as things stand."""

    def _force(self, s: PathsState, side: int, strength: list[int]) -> float:
        foes = s.held[1 - side]
        near = LAND[self.space]
        found = 0.0
        for other in bits(near & foes):
            found += strength[other]
            if not self.near and s.has_army(other):
                self.near = True
        second = around(LAND, near & ~s.held[side]) & foes & ~near & ~(1 << self.space)
        for other in bits(second):
            found += FARTHER * strength[other]
        return min(found, MOST)

    def falls(self, strength: int, armies: bool) -> float:
        """How likely the enemy's next attack drives out so many combat factors."""
        if not self.force:
            return 0.0
        _, _, won = odds.clash(self.force, self.near, strength + self.fort, armies, self.level, self._rough)
        return LIKELY * won * (HELD if self.level or BROKEN[self.space] else 1.0)

    def danger(self, strength: int, value: float, level: int, armies: bool) -> float:
        """What an enemy attack on so many combat factors, in a trench of this level, costs on average."""
        if not self.force:
            return 0.0
        dealt, taken, won = odds.clash(self.force, self.near, strength + self.fort, armies, level, self._rough)
        ground = HELD if level or BROKEN[self.space] else 1.0
        cost = min(value, self._loss * dealt) - self._loss * taken + won * ground * self._stake
        return LIKELY * max(0.0, cost)
