"""8: retreats. The winner chooses among the farthest cities."""

from __future__ import annotations

from typing import Any

from grognard.core.board import FAR, bits
from grognard.core.fields import with_fields
from grognard.core.refusals import Refusal
from grognard.core.sayings import Saying
from grognard.core.steps import Step
from grognard.games.friedrich.board import troops
from grognard.games.friedrich.board.state import FriedrichState
from grognard.games.friedrich.facts.acts import RETREAT, SPACE
from grognard.games.friedrich.facts.tables import BOARD, NATION


def open_distances(s: FriedrichState, start: int, most: int) -> list[int]:
    """The length of the shortest way over empty cities to every city, FAR if it is longer than most."""
    away = [FAR] * BOARD.size
    empty = ~s.taken()
    for steps, ring in enumerate(BOARD.rings(1 << start, empty, most)):
        for city in bits(ring & empty if steps else ring):
            away[city] = steps
    return away


def path(s: FriedrichState, start: int, goal: int, steps: int, back: list[int]) -> list[int]:
    """A way of exactly so many steps over empty cities to the goal, ends included, no city twice; empty if none is.

    `back` holds the distances from the goal over empty cities, a bound for the search.
    """
    used = bytearray(s.top)
    used[start] = 1
    found = [start]

    def search(city: int, left: int) -> bool:
        if left == 0:
            return city == goal
        for near in BOARD.neighbours[city]:
            if used[near] or back[near] > left - 1 or (near == goal and left > 1):
                continue
            used[near] = 1
            found.append(near)
            if search(near, left - 1):
                return True
            used[near] = 0
            found.pop()
        return False

    return found if search(start, steps) else []


def retreat_cities(s: FriedrichState, start: int, winner: int, steps: int) -> list[int]:
    """8: of the cities that a way of exactly so many steps reaches, those farthest from the winner (ruling 38)."""
    from_winner = BOARD.distances(winner)
    near = open_distances(s, start, steps)
    candidates = [city for city in range(BOARD.size) if 0 < near[city] <= steps]
    for distance in sorted({from_winner[city] for city in candidates}, reverse=True):
        found = [
            city
            for city in candidates
            if from_winner[city] == distance
            and (near[city] == steps or path(s, start, city, steps, open_distances(s, city, steps)))
        ]
        if found:
            return found
    return []


@with_fields
class Retreat(Step[FriedrichState]):
    """A beaten stack goes as many cities as it lost troops; the winner chooses where to."""

    start: int
    winner: int
    steps: int

    def run(self, s: FriedrichState) -> None:
        cities = retreat_cities(s, self.start, self.winner, self.steps)
        if not cities:
            s.finish()
            s.tell("no-retreat", pieces=s.stack_at(self.start), number=self.steps)
            troops.destroy(s, self.start)
            s.tell("battle-over", city=self.start)
        elif len(cities) == 1:
            self.go(s, cities[0])
        else:
            s.ask(s.seat_of(NATION[s.commander(self.winner)]), [RETREAT + city for city in cities])

    def shows(self, s: FriedrichState, seat: int) -> dict[str, Any]:
        cities = retreat_cities(s, self.start, self.winner, self.steps)
        ways = [path(s, self.start, city, self.steps, open_distances(s, city, self.steps)) for city in cities]
        return {"city": self.start, "winner": self.winner, "steps": self.steps, "ways": ways}

    def go(self, s: FriedrichState, city: int) -> None:
        s.finish()
        stack, strength = s.stack_at(self.start), s.strength(self.start)
        shown = troops.detach(s, stack, strength)
        troops.join(s, stack, city, strength, shown)
        s.tell("retreated", pieces=stack, city=city, city2=self.start, number=self.steps)
        s.tell("battle-over", city=self.start)

    def take(self, s: FriedrichState, seat: int, verb: int, target: int) -> None:
        self.go(s, target)

    def why(self, s: FriedrichState, seat: int, verb: int, target: int) -> Refusal:
        if verb != RETREAT:
            return SPACE.elsewhere("8", verb, Saying("now-retreat"))
        if target == self.start:
            return Refusal("8", "beaten-must-leave", city=target)
        if s.top[target]:
            return Refusal("8", "retreat-into-piece", city=target)
        if BOARD.distance(self.start, target) > self.steps:
            return Refusal("8", "retreat-too-far", city=target, number=self.steps)
        near = open_distances(s, self.start, self.steps)
        if near[target] > self.steps:
            return Refusal("8", "retreat-blocked", city=target)
        if not path(s, self.start, target, self.steps, open_distances(s, target, self.steps)):
            return Refusal("8", "retreat-not-so-long", city=target, number=self.steps)
        return Refusal("8", "retreat-not-far-enough", city=target, city2=self.winner)

    def prompt(self, s: FriedrichState, seat: int) -> Saying:
        return Saying("ask-retreat", pieces=s.stack_at(self.start), city=self.start, number=self.steps)
