"""What a nation sees when it decides: what land is worth to it, who is near to winning, where danger is."""

from __future__ import annotations

from typing import Final

from grognard.core.board import around, bits
from grognard.games.warzag import library, resources, terms
from grognard.games.warzag.library import CONDITION, IN_POINTS, LEAST, NEEDS, OBJECTIVES, REWARD, REWARD_VALUE
from grognard.games.warzag.state import WarzagState
from grognard.games.warzag.tables import (
    BASES,
    BESIDE,
    DOSSIER,
    HISTORIC,
    INDUSTRY,
    PER_ARMY,
    PLAIN,
    STRATEGIC,
)

ROUNDS: Final = [9, 12]
"""How many rounds a game is expected to last, in free-for-all and in alliances."""
AIM: Final = 60.0
"""What it is worth to have all that the objective asks for, in points."""
WIN: Final = 500.0
LAND: Final = 1.2
"""What any territory is worth beside its income: ground for more."""
CARD: Final = 2.5
"""What a supply card is worth."""
DENIAL: Final = 14.0
"""What it is worth to take a territory from somebody who is about to win."""


class Survey:
    """One position in the eyes of one nation."""

    def __init__(self, s: WarzagState, nation: int) -> None:
        self.s = s
        self.nation = nation
        self.turns = max(1, ROUNDS[1 if s.setup.alliances else 0] - s.round)
        """How many incomes are expected."""
        self.funds = s.points[nation] + resources.income(s, nation)
        """What there is to spend in the next turn, if nothing is spent in this one."""
        self.friendly = s.friendly(nation)
        self.hostile = s.hostile(nation)
        self.weights = self._weights()
        self.mission = self._mission()
        self.danger = [self._danger(other) for other in range(4)]
        self.near_enemies = around(BESIDE, self.hostile & s.manned)
        """Where armies of enemies could go in one step."""

    # What is wanted

    def _weights(self) -> list[float]:
        """What one more of everything that objectives count is worth."""
        s, nation = self.s, self.nation
        found = [0.0] * len(library.METRICS)
        found[library.TERRITORY_COUNT] = LAND
        found[library.KILL_COUNT] = 0.6
        objective = s.objectives[nation]
        if objective < 0:
            found[library.KILL_COUNT] = 1.5
            found[library.BASE_COUNT] = 6.0
            return found
        needs = NEEDS[objective][s.setup.players - 2]
        missing = [(name, least - terms.metric(s, nation, name), least) for name, least in needs]
        wanting = [(name, gap, least) for name, gap, least in missing if gap > 0]
        for name, gap, least in wanting:
            worth = AIM / len(needs) / max(4.0, least)
            if len(wanting) == 1:  # the last thing that is missing
                worth += AIM / (gap + 1) / max(2.0, gap)
                if gap == 1:
                    worth = WIN
            found[name] += worth
        for name, gap, least in missing:  # what has been reached is to be kept
            if gap <= 0:
                found[name] += 0.5 * AIM / len(needs) / max(4.0, least)
        return found

    def _mission(self) -> list[float]:
        """What one more of everything that missions count is worth in this turn."""
        s, nation = self.s, self.nation
        found = [0.0] * len(library.CONDITIONS)
        mission = s.missions[nation]
        if mission < 0 or s.active != nation:
            return found
        gap = LEAST[mission] - terms.counted(s, nation, CONDITION[mission])
        if gap > 0:
            each = 0.9 if REWARD[mission] == IN_POINTS else CARD
            reward = each * REWARD_VALUE[mission] + self.weights[library.MISSION_COUNT]
            found[CONDITION[mission]] = reward / gap
        return found

    def _danger(self, other: int) -> float:
        """How near another nation is to its goal, as far as one can see: 0 to 1."""
        s = self.s
        if other == self.nation or s.seat_of(other) < 0 or s.out >> other & 1 or s.allied(self.nation, other):
            return 0.0
        if s.setup.alliances:
            return 1.0 / max(1, s.own[other].bit_count())
        found: list[float] = []
        for objective in range(len(OBJECTIVES)):
            share = 1.0
            for name, least in NEEDS[objective][s.setup.players - 2]:
                share = min(share, terms.metric(s, other, name) / least)
            found.append(share)
        found.sort(reverse=True)
        return sum([share**3 for share in found[:5]]) / 5

    # What land is worth

    def worth(self, territory: int) -> float:
        """What it means to own a territory, in points."""
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
            return found + weights[library.BASE_COUNT] + 3.0
        if bit & HISTORIC:
            found += weights[library.HISTORIC_COUNT]
        return found

    def taken_worth(self, territory: int) -> float:
        """What it means to take a territory from an enemy: he loses it, too."""
        s = self.s
        owner = s.owner(territory)
        found = self.worth(territory) + self.weights[library.CAPTURE_COUNT]
        lost = resources.income_of(s, territory) * 0.25 * self.turns
        if s.all_developed() >> territory & 1:
            lost += 1.5
        if owner >= 0:
            found += DENIAL * self.danger[owner]
            if s.own[owner].bit_count() == 1:
                found += 25.0 if s.setup.alliances else 8.0
            elif s.setup.alliances:
                found += 4.0 / s.own[owner].bit_count()
        return found + lost

    # What armies are worth

    def army_worth(self, army: int) -> float:
        """What is lost with an army."""
        s = self.s
        dossier = DOSSIER[army]
        own = s.allied(self.nation, dossier >> 2)
        found = 0.28 * s.attack[dossier] + 0.25 * s.current(army) + 0.12 * s.resistance[dossier] + 0.6
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
