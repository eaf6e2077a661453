"""Where the supply trains go: near those who need them, out of the enemy's reach."""

from __future__ import annotations

from typing import Final

from grognard.bots.friedrich.outlook import fed_without_train, hunger
from grognard.bots.friedrich.survey import Survey
from grognard.bots.friedrich.worth import Worth, blocking
from grognard.games.friedrich import movement
from grognard.games.friedrich.tables import BOARD, DEPOTS, MAIN_ROADS, OBJECTIVE_OF, TRAINS_OF

LOST_TRAIN: Final = 5.0
NEAR: Final = 3
"""A train that is nearer than this to its generals is near enough."""


def threatened(survey: Survey, city: int) -> float:
    """How sure an enemy can reach this city in his next move."""
    s = survey.s
    away = BOARD.distances(city)
    blocked = 0
    for place in s.where:
        if place >= 0:
            blocked |= 1 << place
    near = [foe.city for foe in survey.foes if away[foe.city] <= 4]
    for place in near:
        if BOARD.path_length(place, 1 << city, 3, blocked & ~(1 << city)) <= 3 or MAIN_ROADS.distance(place, city) <= 4:
            return 1.0
    return 0.3 if near else 0.0


def front(survey: Survey) -> list[tuple[int, float]]:
    """Where the stacks want to go next, and how much each counts."""
    found: list[tuple[int, float]] = []
    for stack in survey.own:
        others = [other for other in survey.own if other is not stack]
        goals = Worth(survey, stack.pieces, stack.troops, others, stack.city).goals
        best, city = 0.0, stack.city
        for value, away, near, goal in goals:
            value *= 0.9 ** max(0, away[stack.city] - near)
            if value > best:
                best, city = value, goal
        if not fed_without_train(survey.nation, city):
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
            if fed_without_train(nation, stack.city):
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
