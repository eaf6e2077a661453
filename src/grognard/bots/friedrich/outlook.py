"""Supply forecast: whether the trains, which follow the generals, can still supply everybody after a move."""

from __future__ import annotations

from typing import Final

from grognard.bots.friedrich.survey import Stack, Survey
from grognard.games.friedrich.board.state import FriedrichState
from grognard.games.friedrich.facts.tables import CITIES, DEPOTS, FRANCE, HOME, NATIONS, RUSSIA, TRAINS_OF
from grognard.games.friedrich.steps import movement

SELF_FED: Final[list[int]] = [
    sum(
        1 << city
        for city in range(len(CITIES))
        if HOME[nation][city] or (nation in (RUSSIA, FRANCE) and city in DEPOTS[nation])
    )
    for nation in range(len(NATIONS))
]
"""The cities where generals of each nation need no train, as a set."""


def hunger(s: FriedrichState, stack: list[int], troops: int) -> float:
    """What it costs to leave these generals out of supply; much more if they are so already."""
    return (troops + 2) * (2.0 if s.is_down(stack[0]) else 0.6)


def train_areas(survey: Survey) -> list[list[int]]:
    """For each train what it feeds from all the cities where it can be at the end of this phase."""
    s = survey.s
    found: list[list[int]] = []
    for train in TRAINS_OF[survey.nation]:
        here = s.where[train]
        if here < 0:
            continue
        areas = [survey.fed(here)]
        if not s.moved >> train & 1:
            for city in movement.reach(s, [train], here, movement.pace(s, [train]), True):
                areas.append(survey.fed(city))
        found.append(areas)
    return found


class Outlook:
    """The supply of a group that moves while the other stacks stay where they are."""

    def __init__(
        self, survey: Survey, areas: list[list[int]], others: list[Stack], group: list[int], troops: int
    ) -> None:
        s = survey.s
        self.at_home = SELF_FED[survey.nation]
        self.own_cost = hunger(s, group, troops)
        hungry = [stack for stack in others if not self.at_home >> stack.city & 1]
        combined: dict[int, int] = {0: 0}
        """For each set of the others who can be fed together, where the group would be fed as well."""
        for places in areas:
            options: dict[int, int] = {}
            for area in places:
                fed = 0
                for index, stack in enumerate(hungry):
                    fed |= (area >> stack.city & 1) << index
                options[fed] = options.get(fed, 0) | area
            after: dict[int, int] = {}
            for before, before_area in combined.items():
                for fed, area in options.items():
                    after[before | fed] = after.get(before | fed, 0) | before_area | area
            combined = after
        costs = [hunger(s, stack.pieces, stack.troops) for stack in hungry]
        self.options: list[tuple[float, int]] = []
        """What the hunger of the others costs, and where the group would be fed, the cheapest first."""
        for mask, area in combined.items():
            cost = 0.0
            for index, single in enumerate(costs):
                if not mask >> index & 1:
                    cost += single
            self.options.append((cost, area))
        self.options.sort()

    def cost(self, city: int) -> float:
        """What lack of supply costs if the group ends its move in this city and the trains do their best."""
        least = self.options[0][0]
        if self.at_home >> city & 1:
            return least
        own = self.own_cost
        best = least + own
        for cost, area in self.options:
            if cost >= best:
                break
            if area >> city & 1:
                best = cost
                break
        return best
