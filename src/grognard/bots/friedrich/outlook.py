"""Whether the trains can still supply everybody after a move: they follow when the generals have moved."""

from __future__ import annotations

from grognard.bots.friedrich.survey import Stack, Survey
from grognard.games.friedrich import movement
from grognard.games.friedrich.state import FriedrichState
from grognard.games.friedrich.tables import DEPOTS, FRANCE, HOME, RUSSIA, TRAINS_OF


def fed_without_train(nation: int, city: int) -> bool:
    return HOME[nation][city] or (nation in (RUSSIA, FRANCE) and city in DEPOTS[nation])


def hunger(s: FriedrichState, stack: list[int], troops: int) -> float:
    """What it costs to leave these generals out of supply; much more if they are so already."""
    return (troops + 2) * (2.0 if s.is_down(stack[0]) else 0.6)


def train_ends(s: FriedrichState, train: int) -> list[int]:
    """Where a train can be at the end of this phase."""
    here = s.where[train]
    if s.has_moved(train):
        return [here]
    return [here, *movement.reach(s, [train], here, movement.pace(s, [train]), True)]


class Outlook:
    """The supply of a group that moves while the other stacks stay where they are."""

    def __init__(self, survey: Survey, others: list[Stack], group: list[int], troops: int) -> None:
        s, nation = survey.s, survey.nation
        self.survey = survey
        self.nation = nation
        self.hungry = [stack for stack in others if not fed_without_train(nation, stack.city)]
        self.costs = [hunger(s, stack.pieces, stack.troops) for stack in self.hungry]
        self.own_cost = hunger(s, group, troops)
        self.own_bit = 1 << len(self.hungry)
        self.trains: list[list[tuple[int, int]]] = []
        for train in TRAINS_OF[nation]:
            if s.where[train] >= 0:
                self.trains.append([self._feeds(city) for city in train_ends(s, train)])
        self.known: dict[int, float] = {}

    def _feeds(self, city: int) -> tuple[int, int]:
        """The cities that a train feeds from its place, and the set of the other stacks among them."""
        area = self.survey.fed(city)
        fed = 0
        for index, stack in enumerate(self.hungry):
            if area >> stack.city & 1:
                fed |= 1 << index
        return area, fed

    def cost(self, city: int) -> float:
        """What lack of supply costs if the group ends its move in this city and the trains do their best."""
        if fed_without_train(self.nation, city):
            return self._cost(-1, self.own_bit)
        return self._cost(city, 0)

    def _cost(self, city: int, fed: int) -> float:
        masks = {fed}
        for places in self.trains:
            options = {mask | (self.own_bit if city >= 0 and area >> city & 1 else 0) for area, mask in places}
            masks = {mask | option for mask in masks for option in options}
        return min(self._unfed(mask) for mask in masks)

    def _unfed(self, mask: int) -> float:
        known = self.known.get(mask)
        if known is None:
            known = 0.0 if mask & self.own_bit else self.own_cost
            for index, cost in enumerate(self.costs):
                if not mask >> index & 1:
                    known += cost
            self.known[mask] = known
        return known
