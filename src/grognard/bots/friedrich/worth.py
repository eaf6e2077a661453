"""What it is worth to a nation that one of its groups ends its move in a city. The unit is one troop."""

from __future__ import annotations

from typing import Final

from grognard.bots.friedrich.odds import clash
from grognard.bots.friedrich.outlook import Outlook
from grognard.bots.friedrich.survey import Stack, Survey, Target
from grognard.games.friedrich import conquest
from grognard.games.friedrich.movement import kept_from_attack
from grognard.games.friedrich.tables import BOARD, DEFENDER, GENERALS, NATION, OBJECTIVE_OF, SUIT

PATIENCE: Final = 0.80
"""What is left of a value that is one turn away."""
HOPE: Final = 0.6
"""What a goal is worth before it is reached."""
CRUSHED_TRAIN: Final = 4.0
STANDING_IN_THE_WAY: Final = 3.0
_decay: Final = [PATIENCE ** (steps / 3) for steps in range(256)]


class Worth:
    """Judges the cities where one group may end its move; the other own stacks stay where they are."""

    def __init__(self, survey: Survey, pieces: list[int], troops: int, others: list[Stack], start: int) -> None:
        self.survey = survey
        self.pieces = pieces
        self.troops = troops
        self.others = {stack.city: stack for stack in others}
        self.start = start
        self.outlook = Outlook(survey, others, pieces, troops)
        self.cover = [
            (BOARD.distances(charge.city), charge.weight * (0.15 if self._covered(charge.city) else 1.0))
            for charge in survey.charges
        ]
        self.boldness = boldness(survey)
        self.goals = self._goals()

    def _covered(self, city: int) -> bool:
        away = BOARD.distances(city)
        return any(away[place] <= conquest.RADIUS for place in self.others)

    # Goals beyond this move

    def _goals(self) -> list[tuple[float, bytes, int, int]]:
        """Value, distances, how near one must come, and city of everything worth marching to."""
        goals: list[tuple[float, bytes, int, int]] = []
        for target in self.survey.targets.values():
            away = BOARD.distances(target.city)
            value = target.value * self._claim(away)
            if target.guarded:
                value *= 0.25
            goals.append((HOPE * value, away, 0, target.city))
        for foe in self.survey.foes:
            nuisance = self.survey.nuisance[foe.city]
            if nuisance:
                value = self._hunt(foe, nuisance)
                if value > 0:
                    goals.append((HOPE * value, BOARD.distances(foe.city), 1, foe.city))
        return goals

    def _claim(self, away: bytes) -> float:
        """Less for a city to which another own stack is nearer."""
        here = away[self.start]
        return 0.4 if any(away[place] < here for place in self.others) else 1.0

    def _hunt(self, foe: Stack, nuisance: float) -> float:
        best = -9.0
        for near in BOARD.neighbours[foe.city]:
            odds = self.survey.attack(self.troops, near, foe)
            best = max(best, odds.value + odds.chance * nuisance)
        return best + self.boldness

    def prospect(self, city: int, taken: list[int]) -> float:
        """What the goals not yet taken are worth seen from this city: the best one, and a little of the next."""
        best = second = 0.0
        for value, away, near, goal in self.goals:
            if value <= second or goal in taken:
                continue
            value *= _decay[max(0, away[city] - near)]
            if value > best:
                best, second = value, best
            elif value > second:
                second = value
        return best + 0.25 * second

    # The city itself

    def combat(self, city: int, troops: int, marks: list[Target]) -> float:
        """The fights that a group must fight there, and what they win."""
        survey = self.survey
        total = 0.0
        if kept_from_attack(survey.s, self.pieces, city):
            return total
        beaten: list[Stack] = []
        chance = 1.0
        for near in BOARD.neighbours[city]:
            foe = survey.foe_at.get(near)
            if foe is None:
                continue
            odds = survey.attack(troops, city, foe)
            total += odds.value + odds.chance * survey.nuisance[near] + self.boldness
            chance *= odds.chance
            beaten.append(foe)
        for target in marks:
            if target.guards and all(guard in beaten for guard in target.guards):
                total += 0.75 * chance * target.value
        return total

    def danger(self, city: int, troops: int) -> tuple[float, float]:
        """What enemies near may cost this stack, and how likely they drive it away."""
        survey = self.survey
        away = BOARD.distances(city)
        points = survey.points[SUIT[city]]
        cost = defeat = 0.0
        for foe in survey.foes:
            if 1 < away[foe.city] <= 4:
                odds = clash(troops, points, foe.troops, survey.cards[foe.nation])
                if odds.value < 0:
                    cost = max(cost, -odds.value)
                    defeat = max(defeat, 1 - odds.chance)
        return cost, defeat

    def watch(self, city: int) -> float:
        """The objectives protected from here, and the pull of the one that most needs protection."""
        total = pull = 0.0
        for away, weight in self.cover:
            steps = away[city]
            if steps <= conquest.RADIUS:
                total += weight
            elif weight > pull:
                pull = max(pull, weight * _decay[steps] * _decay[steps])
        return total + 0.6 * pull

    def end(self, city: int, marks: list[Target], taken: list[int]) -> float:
        """The worth of ending the move here, having left these protected targets and taken these on the way."""
        survey = self.survey
        troops = self.troops
        value = 0.0
        if city != self.start:
            piece = survey.s.piece_at(city)
            if piece >= GENERALS and DEFENDER[NATION[piece]] != survey.defender:
                value += CRUSHED_TRAIN
            resident = self.others.get(city)
            if resident is not None:
                troops += resident.troops
                value -= 1.0
        cost, defeat = self.danger(city, troops)
        value += self.combat(city, troops, marks) + self.prospect(city, taken) - 0.5 * cost
        value += self.watch(city) * (1 - 0.6 * defeat)
        return value - blocking(survey, city) - self.outlook.cost(city)


def blocking(survey: Survey, city: int) -> float:
    """Ruling 9: nobody stands on what an ally needs."""
    owner = OBJECTIVE_OF[city]
    if owner < 0 or owner == survey.nation or survey.defender or DEFENDER[owner]:
        return 0.0
    return STANDING_IN_THE_WAY if city in survey.missing.get(owner, []) else 0.0


def boldness(survey: Survey) -> float:
    """What a fight is worth by itself.

    Frederick needs his cards on every front and only has to last; his enemies draw more in all, and have less time.
    """
    if survey.defender:
        return -0.7
    plenty = max(0.0, 0.06 * (survey.cards[survey.nation] - 12))
    return 0.7 + min(plenty, 1.5)
