"""Position analysis for one side: where the enemy can go, what he could take, who could be cut off, who faces whom.

A survey belongs to one position of counters and control; what it has computed is kept until the position changes.
"""

from __future__ import annotations

from typing import Any, Final

from grognard.bots.paths_of_glory import worth
from grognard.bots.paths_of_glory.ground import LAND
from grognard.bots.paths_of_glory.posts import Post, Target
from grognard.bots.paths_of_glory.raids import Raids
from grognard.core.board import FAR, bits
from grognard.games.paths_of_glory.board.state import PathsState
from grognard.games.paths_of_glory.facts.tables import (
    AP,
    BOARD,
    CENTRAL_SOURCES,
    COMBAT,
    CP,
    EASTERN_SOURCES,
    FORT,
    NEAR_EAST,
    SIZE,
)

TAKEN: Final = [0.85, 0.75]
"""The share of a space's worth that counts when it is entered: it may be lost again, more easily by the
Central Powers."""
MASSED: Final = 0.15
"""How much less a space draws units for each combat factor that defends it."""
HUNTED: Final = 0.15
"""How much an enemy stack draws units, as a share of what it is worth."""
FORWARD: Final = [0.2, 0.25]
"""What every space is worth that is taken from the enemy, for the Allies and for the Central Powers."""

CHAIN: Final = 0.8
"""The weight of the danger that a stack which feeds others is driven out."""
FAR_AWAY: Final = 0.05
"""The same in the Near East."""


class Survey:
    """What one side knows of the map."""

    def __init__(self, s: PathsState, side: int) -> None:
        self.s = s
        self.side = side
        self.enemy = 1 - side
        self.worth = worth.of_spaces(s)
        self.strength = [0] * SIZE
        """The combat factors in each space, of whoever stands there, forts not counted."""
        self.value = [0.0] * SIZE
        """What the units there are worth."""
        self.doom = [0.0] * SIZE
        """What it costs that they are out of supply at the end of the turn."""
        for space in bits(s.held[AP] | s.held[CP]):
            for piece in s.at[space]:
                if s.active(piece):
                    self.strength[space] += COMBAT[s.reduced >> piece & 1][piece]
                    self.value[space] += worth.of_unit(s, piece)
                    self.doom[space] += worth.of_doomed(s, piece)
        self.raids = Raids(s, side, self.worth, self.doom)
        self._posts: list[Post | None] = [None] * SIZE
        self._enemies: dict[int, Target] = {}
        self._draw: list[float] = [-1.0] * SIZE
        self._targets: list[tuple[int, float]] = []
        self.strikes: dict[tuple[int, ...], Any] = {}
        """Attacks that have been computed."""
        self.marches: dict[tuple[int, ...], Any] = {}

    def prize(self, space: int) -> float:
        """What it brings to enter a space that the enemy holds."""
        s = self.s
        if not s.control[self.enemy] >> space & 1:
            return 0.0
        value = (TAKEN[self.side] if s.turn < s.setup.last_turn else 1.0) * self.worth[space]
        if s.fort_of(self.enemy, space):
            last = s.setup.last_turn - s.turn
            value *= (6 - FORT[space]) / 6 * 0.6 if last > 0 or s.turn > 2 else 0.1
        forward = FAR_AWAY if NEAR_EAST >> space & 1 else FORWARD[self.side]
        return value + forward + self.raids.cut(space)

    # Who stands against whom

    def post(self, space: int) -> Post:
        """A space as a post of this side."""
        found = self._posts[space]
        if found is None:
            s = self.s
            hinge = 0.0
            if s.held[self.side] >> space & 1 and self.raids.rim >> space & 1:
                hinge = self.raids.hinge(space)
            found = Post(s, self.side, space, self.strength, self.value[space], self.worth[space], hinge)
            for other in bits(LAND[space] & s.held[self.enemy]):
                found.targets.append(self.target(other))
            self._posts[space] = found
        return found

    def target(self, space: int) -> Target:
        """A stack of the enemy as a target."""
        found = self._enemies.get(space)
        if found is None:
            found = Target(self.s, self.side, space, self.strength, self.value[space], self.worth[space])
            self._enemies[space] = found
        return found

    def pressure(self, space: int) -> float:
        """The enemy's combat factors that can attack a space now, and a share of those that can come."""
        return self.post(space).force

    def chain_risk(self, piece: int, space: int, taken: int, gone: int, start: int, rest: int) -> float:
        """How likely the enemy's next attack breaks a stack that feeds a unit in a space; so many combat factors stay
        behind in its start."""
        found = 1.0
        for hinge in bits(self.raids.hinges(piece, space, taken, self.s.held[self.side] & self.raids.rim & ~gone)):
            post = self.post(hinge)
            found *= 1.0 - post.falls(rest if hinge == start else post.strength, post.armies)
        return CHAIN * (1.0 - found)

    # Where the war is

    def targets(self) -> list[tuple[int, float]]:
        """The spaces that draw units to them, each with its weight."""
        if not self._targets:
            s = self.s
            wanted = s.setup.victory | CENTRAL_SOURCES | EASTERN_SOURCES
            for space in bits(wanted & s.control[self.enemy] & ~s.closed):
                defence = self.strength[space] + (FORT[space] if s.fort_of(self.enemy, space) else 0)
                self._targets.append((space, self.worth[space] / (1.0 + MASSED * defence)))
            for space in bits(s.setup.victory & s.control[self.side] & self.raids.open):
                self._targets.append((space, 0.8 * self.worth[space]))
            for space in bits(s.held[self.enemy] & ~wanted):
                self._targets.append((space, 0.1 + HUNTED * self.value[space]))
        return self._targets

    def pull(self, space: int) -> float:
        """How near a space is to where units are wanted."""
        known = self._draw[space]
        if known < 0:
            near = nearness(space)
            known = 0.0
            for target, weight in self.targets():
                known += weight * near[target]
            self._draw[space] = known
        return known


FADE: Final = 0.64
FADING: Final = [FADE**steps if steps < 9 else 0.0 for steps in range(FAR + 1)]
"""How much a place draws units that are so many steps away."""
_nearness: list[list[float]] = [[] for _ in range(SIZE)]


def nearness(space: int) -> list[float]:
    """For each other space how much it draws units that stand here; kept once computed."""
    found = _nearness[space]
    if not found:
        found = [FADING[steps] for steps in BOARD.distances(space)]
        _nearness[space] = found
    return found


_latest: list[tuple[tuple[object, ...], Survey]] = []


def survey_of(s: PathsState, side: int) -> Survey:
    """The survey of this position; the last ones are kept, since several decisions are taken in the same position."""
    key = (
        side, s.turn, s.setup, tuple(s.where), s.reduced, *s.control, *s.trench, s.deep, s.forts, s.war, s.beachhead,
        s.limited_greece, s.played, s.round, s.idle,
    )  # fmt: skip
    for known, survey in _latest:
        if known == key:
            return survey
    survey = Survey(s.copy(), side)
    _latest.insert(0, (key, survey))
    del _latest[2:]
    return survey
