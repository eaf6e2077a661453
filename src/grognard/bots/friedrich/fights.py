"""Combat heuristic: which fight comes first, with whom, and where the beaten retreat."""

from __future__ import annotations

from grognard.bots.friedrich.survey import Survey
from grognard.games.friedrich.board.supply import RANGE, in_supply, supply_path
from grognard.games.friedrich.facts.acts import ATTACK, RETREAT, WITH
from grognard.games.friedrich.facts.tables import BOARD, NATION
from grognard.games.friedrich.steps.combat import Combat
from grognard.games.friedrich.steps.retreat import Retreat


def fight_value(survey: Survey, own: int, hostile: int) -> float:
    foe = survey.foe_at[hostile]
    return survey.attack(survey.s.strength(own), own, foe).value()


def choose_target(survey: Survey, step: Combat, legal: list[int]) -> int:
    """The most promising fight first."""
    s = survey.s

    def key(act: int) -> tuple[float, int]:
        hostile = s.where[act - ATTACK]
        return max(fight_value(survey, own, hostile) for own in step.own_cities(hostile)), -act

    return max(legal, key=key)


def choose_with(survey: Survey, step: Combat, legal: list[int]) -> int:
    """The stack that fights best begins."""
    return max(legal, key=lambda act: (fight_value(survey, survey.s.where[act - WITH], step.target), -act))


def choose_retreat(survey: Survey, step: Retreat, legal: list[int]) -> int:
    """Out of supply if possible, and away from what the beaten protect or want."""
    s = survey.s
    loser = NATION[s.commander(step.start)]
    watched = [target.city for target in survey.targets.values()] + [charge.city for charge in survey.charges]

    def harm(act: int) -> tuple[float, int]:
        city = act - RETREAT
        away = BOARD.distances(city)
        value = 0.0 if in_supply(s, loser, city) else 3.0
        value += 0.1 * min(supply_path(s, loser, city), RANGE + 1)
        value += sum(0.6 for place in watched if away[place] > 3) / max(1, len(watched)) * 3
        value += sum(0.05 * away[place] for place in watched) / max(1, len(watched))
        return value, -act

    return max(legal, key=harm)
