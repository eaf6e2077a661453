"""Supply train heuristic: where they go, near those who need them, out of the enemy's reach."""

from __future__ import annotations

from typing import Final

from grognard.bots.friedrich.outlook import SELF_FED, hunger
from grognard.bots.friedrich.survey import Survey
from grognard.bots.friedrich.worth import blocking
from grognard.games.friedrich.facts.tables import BOARD, DEPOTS, OBJECTIVE_OF, TRAINS_OF
from grognard.games.friedrich.steps import movement

LOST_TRAIN: Final = 4.0
_decay: Final[list[float]] = [0.9**steps for steps in range(256)]
WARNING: Final = 4
"""An enemy who is as near as this may come soon."""
NEAR: Final = 3
"""A train that is nearer than this to its generals is near enough."""


def threatened(survey: Survey, city: int) -> float:
    """How sure an enemy can reach this city in his next move."""
    if survey.reached() >> city & 1:
        return 1.0
    away = BOARD.distances(city)
    for foe in survey.foes:
        if away[foe.city] <= WARNING:
            return 0.3
    return 0.0


def front(survey: Survey) -> list[tuple[int, float]]:
    """Where the stacks want to go next, and how much each counts."""
    found: list[tuple[int, float]] = []
    for stack in survey.own:
        away = BOARD.distances(stack.city)
        best, city = 0.0, stack.city
        for target in survey.targets.values():
            value = target.value * _decay[away[target.city]] * (0.25 if target.guarded else 1.0)
            if value > best:
                best, city = value, target.city
        if not SELF_FED[survey.nation] >> city & 1:
            found.append((city, 0.3 + 0.1 * min(stack.troops, 10)))
    return found


def best_train_end(survey: Survey, train: int, ends: list[int]) -> int:
    """The best of these cities for a train; the other trains stay where they are."""
    s, nation = survey.s, survey.nation
    places = [s.where[other] for other in TRAINS_OF[nation] if other != train and s.where[other] >= 0]
    others = [BOARD.distances(place) for place in places]
    fed_already = 0
    for place in places:
        fed_already |= survey.fed(place)
    wants = front(survey)
    best, best_value = ends[0], -1e9
    for city in ends:
        away, area = BOARD.distances(city), survey.fed(city)
        value = -LOST_TRAIN * threatened(survey, city)
        for stack in survey.own:
            if SELF_FED[nation] >> stack.city & 1:
                continue
            if area >> stack.city & 1:
                alone = not fed_already >> stack.city & 1
                value += hunger(s, stack.pieces, stack.troops) * (1.0 if alone else 0.1)
            value -= 0.02 * stack.troops * max(0, away[stack.city] - NEAR)
        for goal, weight in wants:
            value -= 0.1 * weight * max(0, min([away[goal], *(row[goal] + 2 for row in others)]) - NEAR)
            value -= 0.02 * weight * max(0, away[goal] - NEAR)
        if OBJECTIVE_OF[city] >= 0:
            value -= 0.3 + blocking(survey, city)
        if city in DEPOTS[nation]:
            value -= 0.2
        if value > best_value + 1e-9:
            best, best_value = city, value
    return best


def plan_train(survey: Survey, train: int) -> int:
    """Where this train should go; its own city if it should stay."""
    s = survey.s
    here = s.where[train]
    ends = movement.reach(s, [train], here, movement.pace(s, [train]), True)
    return best_train_end(survey, train, [here, *ends])
