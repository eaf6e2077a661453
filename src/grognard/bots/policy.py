"""The policy: a small network that orders the acts of a decision by how likely a search is to choose them.

It has a layer of hidden units, fed by the inputs of the value network and the seat that decides, and for each act of
the game a row of weights over these units. To the score of an act it adds what the place of the act in the order of the
heuristic tells, so both orders are one.
"""

from __future__ import annotations

import math
import operator
from typing import Any

from grognard.bots.lanes import FirstLayer, floats
from grognard.core.game import Game
from grognard.core.state import State


class Policy:
    """The weights of a policy in a file, from a place on: the first layer, a row for each act (its bias first), and two
    for the order of the heuristic."""

    def __init__(self, plan: dict[str, Any], raw: bytes, place: int, numbers: int, widths: list[int]) -> None:
        self.raw = raw
        self.hidden: int = plan["hidden"]
        self.acts: int = plan["acts"]
        """How many acts the game has."""
        self.seats: int = plan["seats"]
        """How many seats there can be."""
        self.scenarios: list[str] = list(plan["scenarios"])
        """Those that it has learnt from."""
        if 2 * (place + size_of(numbers + sum(widths), self.hidden, self.seats, self.acts)) > len(raw):
            raise ValueError("weights are missing")
        self.first = FirstLayer(raw, place, numbers, [*widths, self.seats], self.hidden)
        self.ends = self.first.ends + self.acts * (self.hidden + 1) + 2
        """Where its weights end."""
        self.own, self.rank = floats(raw, self.ends - 2, 2)
        """What the choice of the heuristic has more, and each act for the logarithm of its place in the order."""

    def fits(self, game: Game[State]) -> bool:
        """Whether it has the acts and the seats of this game."""
        return self.acts == game.space.size and self.seats == most_seats(game)

    def scores(self, numbers: list[float], sets: list[int], seat: int, acts: list[int]) -> list[float]:
        """What it makes of the acts of a decision, in the order of the heuristic, its choice first: the logarithms of
        their probabilities, up to a constant."""
        hidden = [max(0.0, number) for number in self.first.total(numbers, [*sets, 1 << seat])]
        width = self.hidden + 1
        found: list[float] = []
        for place, act in enumerate(acts):
            row = floats(self.raw, self.first.ends + act * width, width)
            score = row[0] + sum(map(operator.mul, hidden, row[1:])) + self.rank * math.log(1 + place)
            found.append(score if place else score + self.own)
        return found


def size_of(inputs: int, hidden: int, seats: int, acts: int) -> int:
    """How many weights a policy has.

    >>> size_of(3, 2, 1, 5)
    27
    """
    return (inputs + seats + 1) * hidden + acts * (hidden + 1) + 2


def most_seats(game: Game[State]) -> int:
    """How many seats a scenario of the game has at most."""
    return max([len(scenario.seats) for scenario in game.scenarios.values()])
