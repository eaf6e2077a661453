"""Position analysis for one nation: what land is worth to it, who is near to winning, where danger is."""

from __future__ import annotations

from typing import Final

from grognard.bots.warzag import wants
from grognard.core.board import around, bits, mask_of
from grognard.games.warzag.board import terms, victory
from grognard.games.warzag.board.state import WarzagState
from grognard.games.warzag.facts import library
from grognard.games.warzag.facts.tables import (
    BASES,
    BESIDE,
    BOARD,
    DOSSIER,
    HISTORIC,
    INDUSTRY,
    PER_ARMY,
    PLAIN,
    SIZE,
    STRATEGIC,
)
from grognard.games.warzag.facts.values import Values
from grognard.games.warzag.phases import resources

ROUNDS: Final = [9, 12]
"""How many rounds a game is expected to last, in free-for-all and in alliances."""
LATE: Final = 2
"""So many incomes are expected in a game that lasts longer than that, as long as there are rounds left."""
DENIAL: Final = 14.0
"""What it is worth to take a territory from somebody who is about to win."""


def _rings(start: int) -> list[int]:
    away = BOARD.distances(start)
    return [mask_of([other for other in range(SIZE) if away[other] == steps]) for steps in range(max(away) + 1)]


RINGS: Final[list[list[int]]] = [_rings(start) for start in range(SIZE)]
"""For each territory those that are 0, 1, 2, ... steps away."""


def steps_to(territory: int, goals: int) -> int:
    """How far the nearest of these territories is."""
    steps = 0
    for ring in RINGS[territory]:
        if ring & goals:
            break
        steps += 1
    return steps


_MOST: Final = 20000
_nearness: dict[tuple[int, int, tuple[int, ...]], float] = {}


def nearness(values: Values, have: tuple[int, ...], players: int) -> float:
    """How near a nation that has so much of everything is to the objectives that are nearest to it: 0 to 1."""
    key = (values.version, players, have)
    known = _nearness.get(key)
    if known is None:
        shares: list[float] = []
        for needs in values.needs:
            share = 1.0
            for name, least in needs[players - 2]:
                share = min(share, have[name] / least)
            shares.append(share)
        shares.sort(reverse=True)
        known = sum([share**3 for share in shares[:5]]) / 5
        if len(_nearness) >= _MOST:
            _nearness.clear()
        _nearness[key] = known
    return known


class Survey:
    """One position from the viewpoint of one nation."""

    def __init__(self, s: WarzagState, nation: int) -> None:
        self.s = s
        self.nation = nation
        self.last = victory.last_round(s)
        self.turns = max(1, ROUNDS[1 if s.setup.alliances else 0] - s.round)
        """How many incomes are expected."""
        self.friendly = s.friendly(nation)
        self.hostile = s.hostile(nation)
        self.neutral = s.neutral()
        self.contested = s.contested()
        self.weights = wants.weights(s, nation)
        """What one more of everything that objectives count is worth."""
        self.mission = wants.mission(s, nation, self.weights)
        """What one more of everything that missions count is worth in this turn."""
        self.near_enemies = around(BESIDE, self.hostile & s.manned)
        """Where armies of enemies could go in one step."""
        self.savings = wants.savings(s, nation)
        """Points that win if they are kept."""
        self._passable = -1
        self._frontier = -1
        self._reach: dict[int, int] = {}
        self._dangers: list[float] = [-1.0] * 4
        self._worth: list[float] = [-1.0] * SIZE
        self._taken: list[float] = [-1.0] * SIZE

    def incomes(self) -> int:
        """How many incomes are expected from what is built now."""
        if self.s.round <= ROUNDS[1 if self.s.setup.alliances else 0]:
            return self.turns - 1
        return min(LATE, self.last - self.s.round) if self.last else LATE

    def funds(self) -> int:
        """What there is to spend in the next turn, if nothing is spent in this one."""
        return self.s.points[self.nation] + resources.income(self.s, self.nation)

    def affords(self, price: int) -> bool:
        """Whether a price leaves the points that win, if there are so many."""
        points = self.s.points[self.nation]
        return not 0 < self.savings <= points or points - price >= self.savings

    # Dangers

    def danger(self, other: int) -> float:
        """How near another nation is to its goal, as far as one can see: 0 to 1."""
        found = self._dangers[other]
        if found < 0:
            found = self._danger(other)
            self._dangers[other] = found
        return found

    def _danger(self, other: int) -> float:
        s = self.s
        if other == self.nation or s.seat_of(other) < 0 or s.out >> other & 1 or s.allied(self.nation, other):
            return 0.0
        if s.setup.alliances:
            return 1.0 / max(1, s.own[other].bit_count())
        have = tuple([terms.metric(s, other, name) for name in range(len(library.METRICS))])
        return nearness(s.setup.values, have, s.setup.players)

    # What land is worth

    def worth(self, territory: int) -> float:
        """What it means to own a territory, in points."""
        found = self._worth[territory]
        if found < 0:
            found = self._value(territory)
            self._worth[territory] = found
        return found

    def _value(self, territory: int) -> float:
        weights = self.weights
        found = weights[library.TERRITORY_COUNT]
        bit = 1 << territory
        if bit & INDUSTRY:
            return found + weights[library.INDUSTRY_COUNT] + PER_ARMY * 1.5 * 0.6 * self.turns
        if bit & PLAIN:
            income = resources.income_of(self.s, territory) if not bit & self.hostile else 1
            return found + 0.6 * income * self.turns + 0.25 * self.turns
        income = resources.income_of(self.s, territory)
        found += 0.6 * income * self.turns
        if bit & BASES:
            if bit & terms.enemy_homes(self.s, self.nation):
                found += weights[library.ENEMY_BASE_COUNT]
            return found + weights[library.BASE_COUNT] + 3.0
        if bit & HISTORIC:
            found += weights[library.HISTORIC_COUNT]
        return found

    def taken_worth(self, territory: int) -> float:
        """What it means to take a territory from an enemy: he loses it, too."""
        known = self._taken[territory]
        if known >= 0:
            return known
        s = self.s
        owner = s.owner(territory)
        found = self.worth(territory) + self.weights[library.CAPTURE_COUNT]
        lost = resources.income_of(s, territory) * 0.25 * self.turns
        if s.all_developed() >> territory & 1:
            lost += 1.5
        if owner >= 0:
            found += DENIAL * self.danger(owner)
            if s.own[owner].bit_count() == 1:
                found += 25.0 if s.setup.alliances else 8.0
            elif s.setup.alliances:
                found += 4.0 / s.own[owner].bit_count()
        found += lost
        self._taken[territory] = found
        return found

    # Where armies can go

    def reach(self, start: int, steps: int) -> int:
        """The territories within so many steps, and the start."""
        key = start * 16 + steps
        known = self._reach.get(key)
        if known is None:
            if self._passable < 0:
                self._passable = self.s.passable(self.nation)
            over = self._passable
            known = ring = 1 << start
            for _ in range(steps):
                ring = around(BESIDE, ring) & over & ~known
                known |= ring
            self._reach[key] = known
        return known

    def frontier(self) -> int:
        """The territories next to those of enemies."""
        if self._frontier < 0:
            self._frontier = around(BESIDE, self.hostile)
        return self._frontier

    # What armies are worth

    def army_worth(self, army: int) -> float:
        """What is lost with an army."""
        s = self.s
        dossier = DOSSIER[army]
        own = s.allied(self.nation, dossier >> 2)
        found = 0.28 * s.attack[dossier] + 0.25 * s.current(army) + 0.15 * s.resistance[dossier] + 0.6
        if own:
            found += self.weights[library.ARMY_COUNT]
            if dossier & 3 >= 2:
                found += self.weights[library.MOBILE_COUNT]
        return found

    def threat(self, territory: int) -> int:
        """The attack that enemies next to a territory could bring, roughly."""
        s = self.s
        found = 0
        for near in bits(BESIDE[territory] & self.hostile & s.manned):
            for army in s.at[near]:
                found += s.attack[DOSSIER[army]]
        return found

    def holds(self, territory: int) -> bool:
        """Whether a strategic territory is lost when its last army leaves."""
        return bool(STRATEGIC >> territory & 1)
