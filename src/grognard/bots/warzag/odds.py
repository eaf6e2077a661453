"""Invasion odds: the attack against the defence, and what the three symbols of the die cost."""

from __future__ import annotations

from typing import Final

from grognard.bots.warzag.survey import Survey
from grognard.games.warzag.board.state import WarzagState
from grognard.games.warzag.facts import library
from grognard.games.warzag.facts.library import EFFECT, MINEFIELD, OF_EFFECT, VALUE
from grognard.games.warzag.facts.tables import DEFEAT, FORT, STRATEGIC
from grognard.games.warzag.phases import attack, conquest, counterattack

WOUND: Final = 0.2
"""What a wound costs."""
MINES: Final = max([value for value, effect in zip(VALUE, EFFECT, strict=True) if effect == MINEFIELD], default=0)
"""What a Minefield adds to the defence."""
BRUTE: Final = 8
"""Up to so many armies all choices are compared."""


def best_subset(values: list[float], costs: list[int], points: int) -> list[int]:
    """The places of the things that are worth most together for so many points."""
    if len(values) > BRUTE:
        found: list[int] = []
        left = points
        for place in sorted(range(len(values)), key=lambda place: -values[place] / max(1, costs[place])):
            if costs[place] <= left:
                found.append(place)
                left -= costs[place]
        return found
    if sum(costs) <= points:
        return list(range(len(values)))
    best, most = 0, -1.0
    for mask in range(1 << len(values)):
        cost, value = 0, 0.0
        for place in range(len(values)):
            if mask >> place & 1:
                cost += costs[place]
                value += values[place]
        if cost <= points and value > most:
            best, most = mask, value
    return [place for place in range(len(values)) if best >> place & 1]


def losses(values: list[float], costs: list[int], points: int) -> tuple[float, bool]:
    """What a counter-attack with so many points costs armies of these values and defences, and whether all are lost."""
    if sum(costs) <= points:
        return sum(values), True
    if points < min(costs):
        return WOUND * min(points, sum(costs) - len(costs)), False
    hit = best_subset(values, costs, points)
    left = points - sum([costs[place] for place in hit])
    room = sum([costs[place] - 1 for place in range(len(costs)) if place not in hit])
    return sum([values[place] for place in hit]) + WOUND * min(left, room), False


def mines_expected(s: WarzagState, defender: int) -> float:
    """How likely the defender has a Minefield."""
    left = (OF_EFFECT[MINEFIELD] & ~s.discards).bit_count()
    unseen = (library.DECK & ~s.discards).bit_count()
    return min(1.0, s.cards_of(defender) * left / max(1, unseen))


def prize(survey: Survey, target: int) -> float:
    """What a successful invasion brings beside the dead: the territory if it can be paid, else that it is free."""
    s = survey.s
    cost = conquest.price(target)
    extra = renown(survey, target)
    if s.points[survey.nation] < cost:
        owner = s.owner(target)
        return 0.5 + (6.0 * survey.danger(owner) if owner >= 0 else 0.0) + extra + survey.mission[library.LIBERATED]
    return survey.taken_worth(target) - cost + extra


def renown(survey: Survey, target: int) -> float:
    """What the success itself is worth to the mission."""
    s, mission = survey.s, survey.mission
    found = mission[library.SUCCESSES] + 0.7 * mission[library.CLEAN_SUCCESSES]
    if STRATEGIC >> target & 1:
        found += mission[library.CAPTURED_STRATEGIC]
    if s.developed[FORT] >> target & 1:
        found += mission[library.CAPTURED_FORT]
    return found


class Assault:
    """An invasion of a territory that is defended: what can be won and lost there."""

    def __init__(self, survey: Survey, target: int) -> None:
        self.survey = survey
        s = survey.s
        self.wanted = attack.defence_total(s, target)
        there = s.at[target]
        killed = survey.weights[library.KILL_COUNT] + survey.mission[library.KILLS]
        self.worth = [survey.army_worth(army) + killed for army in there]
        self.costs = [s.current(army) for army in there]
        self.all = sum(self.worth)
        defender = s.owner(target)
        self.mined = mines_expected(s, defender) if defender >= 0 else 0.0
        self.prize = prize(survey, target)
        faces = s.setup.values.faces if there else [DEFEAT]
        self.faces = len(faces)
        self.damage: dict[int, int] = {}
        """The damage of the counter-attack, each with the number of faces that do it."""
        for symbol in faces:
            damage = counterattack.damage(s, target, symbol, 0)
            self.damage[damage] = self.damage.get(damage, 0) + 1

    def most(self) -> float:
        """More than this no invasion of it can bring."""
        return self.all + max(0.0, self.prize)

    def expect(self, armies: list[int], more: int = 0) -> float:
        """What an invasion with these armies brings in the mean; `more` is what cards add to the attack."""
        survey = self.survey
        s = survey.s
        points = attack.attack_total(s, armies) + more
        chance = 0.0
        if points >= self.wanted:
            chance = 1.0 - (self.mined if points < self.wanted + MINES else 0.0)
            dead = self.all
        else:
            hit = best_subset(self.worth, self.costs, points)
            dead = sum([self.worth[place] for place in hit])
        costs = [s.current(army) for army in armies]
        values = [survey.army_worth(army) for army in armies]
        total = 0.0
        for damage, faces in self.damage.items():
            lost, everybody = losses(values, costs, damage)
            total += faces * (dead - lost)
            if not everybody:
                total += faces * chance * self.prize
        return total / self.faces
