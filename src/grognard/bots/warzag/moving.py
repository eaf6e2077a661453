"""Movement heuristic: where armies go in Phase II, and what that brings."""

from __future__ import annotations

from typing import Final

from grognard.bots.warzag import odds
from grognard.bots.warzag.survey import Survey, steps_to
from grognard.bots.warzag.wants import AIM
from grognard.core.board import bits
from grognard.games.warzag.facts import library
from grognard.games.warzag.facts.acts import ANNEX, GO, SPACE, TAKE
from grognard.games.warzag.facts.tables import ANNEX as ANNEX_COST
from grognard.games.warzag.facts.tables import ANNEX_BASE, BASES, BESIDE, DOSSIER, INDUSTRY, SIZE, STRATEGIC
from grognard.games.warzag.phases import attack, movement

GUARD: Final = 0.35
"""The share of a territory's worth that is at risk where enemies are near and nobody guards it."""
GUARD_OF_BASE: Final = 0.6
"""The same for a base, where armies are trained."""
WORKER: Final = 0.3
"""What one more army on a war industry earns."""
NOWHERE: Final = -99.0
UNKNOWN: Final = -999.0


class Front:
    """An enemy territory: what it takes to conquer it, and what stands ready."""

    __slots__ = ("have", "value", "wanted")

    def __init__(self, survey: Survey, target: int) -> None:
        s = survey.s
        self.wanted = attack.defence_total(s, target)
        self.have = 0
        for near in bits(BESIDE[target] & survey.friendly & s.manned):
            for army in s.at[near]:
                if not s.fought >> army & 1:
                    self.have += s.attack[DOSSIER[army]]
        self.value = max(0.0, odds.prize(survey, target))

    def pressure(self, mine: int, counted: int) -> float:
        """What an army next to it adds to the attack, where so much of it is counted already."""
        have = self.have - counted
        if have >= self.wanted:
            return 0.4
        if have + mine >= self.wanted:
            return 0.55 * self.value
        return 0.2 * self.value * mine / max(1, self.wanted)


class Moves:
    """What the moves of one position bring."""

    def __init__(self, survey: Survey) -> None:
        self.survey = survey
        self.goals = movement.goals(survey.s, survey.nation)
        self.land = survey.neutral | survey.contested
        self._arrival: list[float] = [UNKNOWN] * SIZE
        self._fronts: dict[int, Front] = {}

    def ends(self, army: int, bonus: int) -> int:
        """Where this army can end its move."""
        s = self.survey.s
        start = s.where[army]
        return self.survey.reach(start, s.range[DOSSIER[army]] + bonus) & self.goals & ~(1 << start)

    def best(self, armies: list[int], bonus: int) -> tuple[int, float]:
        """The army that gains most by a move with so many more steps, and how much."""
        best, most = -1, NOWHERE
        for army in armies:
            _, gain = self.best_end(army, self.ends(army, bonus))
            if gain > most:
                best, most = army, gain
        return best, most

    def best_end(self, army: int, ends: int) -> tuple[int, float]:
        """Where an army goes best, and what it gains by it."""
        s = self.survey.s
        start = s.where[army]
        ready = not s.fought >> army & 1
        mine = s.attack[DOSSIER[army]]
        best, most = -1, NOWHERE
        for territory in bits(ends):
            gain = self.arrival(territory)
            if ready:
                gain += self.thrust(territory, start, mine)
            if gain > most:
                best, most = territory, gain
        stay = self.ground(start, len(s.at[start]) == 1, True)
        if ready:
            stay += self.thrust(start, start, mine)
        return best, most - stay

    def arrival(self, territory: int) -> float:
        """What it brings that an army comes to a territory, beside attacks that it could make from there."""
        found = self._arrival[territory]
        if found == UNKNOWN:
            found = self.taking(territory) + self.ground(territory, not self.survey.s.at[territory], False)
            self._arrival[territory] = found
        return found

    def taking(self, territory: int) -> float:
        """What is gained at once."""
        survey = self.survey
        s = survey.s
        if survey.neutral >> territory & 1:
            cost = ANNEX_BASE if BASES >> territory & 1 else ANNEX_COST
            found = survey.worth(territory) - cost + survey.mission[library.ANNEXED]
            if not survey.affords(cost):
                found -= AIM
        elif survey.contested >> territory & 1:
            found = survey.worth(territory)
            if not s.held >> territory & 1:
                found += survey.mission[library.OCCUPIED]
        else:
            return 0.0
        for other in s.setup.nations:
            if s.leader[other] == territory and not s.allied(survey.nation, other):
                found += 4.0
        return found

    def ground(self, territory: int, alone: bool, here: bool) -> float:
        """What it is worth that an army stands on a territory: it holds it, guards it, can go on."""
        survey = self.survey
        found = 0.0
        if alone:
            if STRATEGIC >> territory & 1 and here:
                found += survey.worth(territory)
            elif survey.near_enemies >> territory & 1:
                found += (GUARD_OF_BASE if BASES >> territory & 1 else GUARD) * survey.worth(territory)
        elif INDUSTRY >> territory & 1:
            found += survey.mission[library.INDUSTRY_ARMIES]
        ahead = BESIDE[territory] & self.land
        if ahead:
            found += 0.5 * min(2, ahead.bit_count())
        elif self.land or survey.hostile:
            found -= 0.45 * steps_to(territory, self.land | survey.hostile)
            if not alone and (INDUSTRY & survey.friendly) >> territory & 1:
                found += WORKER
        if alone and BASES >> territory & 1 and survey.near_enemies and survey.s.own[survey.nation] >> territory & 1:
            found += 0.6
        return found

    def thrust(self, territory: int, start: int, mine: int) -> float:
        """What an army that has not fought yet adds to the best attack from a territory."""
        best = 0.0
        for target in bits(BESIDE[territory] & self.survey.hostile):
            front = self._fronts.get(target)
            if front is None:
                front = Front(self.survey, target)
                self._fronts[target] = front
            found = front.pressure(mine, mine if BESIDE[target] >> start & 1 else 0)
            if found > best:
                best = found
        return best


def choose_move(survey: Survey, army: int, legal: list[int]) -> int:
    ends = 0
    for act in legal:
        if SPACE.base_of[act] == GO:
            ends |= 1 << (act - GO)
    best, _ = Moves(survey).best_end(army, ends)
    return GO + best


def choose_march(survey: Survey, bonus: int) -> int:
    """The army that gains most by a forced march."""
    army, _ = Moves(survey).best(movement.movable(survey.s, survey.nation, bonus), bonus)
    return TAKE + army


def choose_plebiscite(survey: Survey, legal: list[int]) -> int:
    """The best land, and land that leads on."""
    land = survey.neutral | survey.contested
    best, most = -1, NOWHERE
    for act in legal:
        if SPACE.base_of[act] == ANNEX:
            gain = survey.worth(act - ANNEX) + 0.2 * (BESIDE[act - ANNEX] & land).bit_count()
            if gain > most:
                best, most = act, gain
    return best
