"""Move values: what it is worth to a nation that one of its groups ends its move in a city. The unit is one troop."""

from __future__ import annotations

from typing import Final

from grognard.bots.friedrich.outlook import Outlook
from grognard.bots.friedrich.standing import DECAY, NEAR, Standing
from grognard.bots.friedrich.survey import Stack, Survey, Target
from grognard.games.friedrich.board import conquest
from grognard.games.friedrich.facts.tables import BOARD, DEFENDER, GENERALS, NATION, OBJECTIVE_OF, SUIT

HOPE: Final = 0.65
"""What a goal is worth before it is reached."""
CRUSHED_TRAIN: Final = 4.0
STANDING_IN_THE_WAY: Final = 3.0
GUARDED: Final = 0.15
BEATABLE: Final = 0.6
"""What is left of the hope for a goal that is protected: a little, and more the better its guards can be beaten."""
UNKNOWN: Final = 0.3
"""How likely guards are beaten who are far away."""
JOINING: Final = 0.5
CROWDED: Final = 1.0
"""What it costs that two stacks are in one place only, to those who conquer and to those who defend."""
FAR_GOALS: Final = 3
LEFT_TO_OTHERS: Final = 0.4
RACE: Final = 1.45
"""How much more a city is worth from where no enemy can come in time to protect it."""


class Goal:
    """Something worth marching to: its value, the distances from it, how near one must come, and from how far away
    nobody can prevent it any more."""

    __slots__ = ("away", "city", "near", "sure", "value")

    def __init__(self, value: float, away: bytes, near: int, city: int, sure: int) -> None:
        self.value = value
        self.away = away
        self.near = near
        self.city = city
        self.sure = sure


class Worth:
    """Judges the cities where one group may end its move; the other own stacks stay where they are."""

    def __init__(
        self,
        survey: Survey,
        areas: list[list[int]],
        pieces: list[int],
        troops: int,
        others: list[Stack],
        start: int,
    ) -> None:
        self.survey = survey
        self.pieces = pieces
        self.troops = troops
        self.others = {stack.city: stack for stack in others}
        self.start = start
        self.marked = [
            target for target in survey.targets.values() if target.guarded and survey.s.marks >> target.city & 1
        ]
        """What this nation has marked already in this stage: it falls if its guards are driven away."""
        self.alone: dict[int, float] = {}
        """What other own stacks do where they stand, by city."""
        self.outlook = Outlook(survey, areas, others, pieces, troops)
        self.standing = Standing(survey, pieces, others, start)
        self.goals = self._goals(BOARD.distances(start))

    # Goals beyond this move

    def _goals(self, here: bytes) -> list[Goal]:
        """Everything near that is worth marching to, and the best of what is far away."""
        goals: list[Goal] = []
        far: list[tuple[float, Goal]] = []
        chances: dict[int, float] = {}
        for foe in self.standing.foes:
            value = HOPE * self._hunt(foe, chances)
            if value > 0:
                goals.append(Goal(value, BOARD.distances(foe.city), 1, foe.city, -1))
        for target in self.survey.targets.values():
            away = BOARD.distances(target.city)
            value = HOPE * target.value * self._claim(target.city)
            sure = -1 if target.guarded else self._sure(target.city, away)
            if target.guarded:
                chance = 1.0 if target.guards else UNKNOWN
                for guard in target.guards:
                    chance *= chances.get(guard.city, UNKNOWN)
                value *= GUARDED + BEATABLE * chance
            goal = Goal(value, away, 0, target.city, sure)
            if here[target.city] <= NEAR:
                goals.append(goal)
            else:
                far.append((-value * DECAY[here[target.city]], goal))
        if far:
            far.sort(key=_first)
            for _, goal in far[:FAR_GOALS]:
                goals.append(goal)
        return goals

    def _claim(self, city: int) -> float:
        """Less for a city for which another own stack should go."""
        return 1.0 if self.survey.takers().get(city, self.start) == self.start else LEFT_TO_OTHERS

    def _sure(self, city: int, away: bytes) -> int:
        """From how far away the group takes an open city before an enemy can come to protect it."""
        protector = conquest.protector(self.survey.nation, city)
        near = 99
        for foe in self.survey.foes:
            if foe.nation == protector and away[foe.city] < near:
                near = away[foe.city]
        return 3 * ((near - 4) // 3) - 1

    def _hunt(self, foe: Stack, chances: dict[int, float]) -> float:
        """What it is worth to attack this stack from the best side; how likely it is beaten then is noted."""
        survey = self.survey
        best = -9.0
        seen = 0
        for near in BOARD.neighbours[foe.city]:
            if not seen >> SUIT[near] & 1:
                seen |= 1 << SUIT[near]
                clash = survey.attack(self.troops, near, foe, self.start)
                value = clash.value()
                if value > best:
                    best = value
                    chances[foe.city] = clash.chance()
        return best + self.standing.boldness if survey.nuisance(foe) > 0 else 0.0

    def prospect(self, city: int, taken: list[int]) -> float:
        """What the goals not yet taken are worth seen from this city: the best one, and a little of the next."""
        best = second = 0.0
        for goal in self.goals:
            value = goal.value
            steps = goal.away[city] - goal.near
            if steps <= goal.sure:
                value *= RACE
            if value <= second or goal.city in taken:
                continue
            if steps > 0:
                value *= DECAY[steps]
            if value > best:
                best, second = value, best
            elif value > second:
                second = value
        return best + 0.25 * second

    def joined(self, city: int, resident: Stack, marks: list[Target]) -> float:
        """What it is worth to join a stack: what both do there more than it would do alone. One that has not moved can
        still save itself."""
        alone = self.alone.get(city)
        if alone is None:
            alone = self.standing.stand(city, resident.troops, [], True)
            if not self.survey.s.moved >> resident.pieces[0] & 1:
                alone = max(alone, 0.0)
            self.alone[city] = alone
        return (
            self.standing.stand(city, self.troops + resident.troops, marks, True)
            - alone
            - (CROWDED if self.survey.defender else JOINING)
        )

    def end(self, city: int, marks: list[Target], taken: list[int]) -> float:
        """The worth of ending the move here, having left these protected targets and taken these on the way."""
        survey = self.survey
        value = 0.0
        resident: Stack | None = None
        if self.marked:
            marks = marks + [target for target in self.marked if target not in marks]
        if city != self.start:
            piece = survey.s.top[city] - 1
            if piece >= GENERALS and DEFENDER[NATION[piece]] != survey.defender:
                value += CRUSHED_TRAIN
            resident = self.others.get(city)
        if resident is not None:
            value += self.joined(city, resident, marks)
        else:
            value += self.standing.stand(city, self.troops, marks, False)
        value += self.prospect(city, taken)
        return value - blocking(survey, city) - self.outlook.cost(city)


def _first(pair: tuple[float, Goal]) -> float:
    return pair[0]


def blocking(survey: Survey, city: int) -> float:
    """Ruling 9: nobody stands on what an ally needs."""
    owner = OBJECTIVE_OF[city]
    if owner < 0 or owner == survey.nation or survey.defender or DEFENDER[owner]:
        return 0.0
    return STANDING_IN_THE_WAY if city in survey.missing.get(owner, []) else 0.0
