"""What a search tries: acts and plans, and by how much one is better than another."""

from __future__ import annotations

import math


class Trial:
    """One act, or a plan, that is tried: how often, and what it brought in each world of the deepest look at it."""

    __slots__ = ("act", "lead", "then", "values", "visits")

    def __init__(self, act: int, then: list[int] | None = None) -> None:
        self.act = act
        self.then = then
        """The acts of the plan that follow; after them the rules of thumb play on."""
        self.visits = 0
        self.values: list[float] = []
        self.lead = 0.0
        """How much better it was than the base in that look. Its own value cannot be compared with others: they were
        searched deeper, where all values may be higher or lower."""

    def mean(self) -> float:
        return sum(self.values) / len(self.values) if self.values else 0.0


def gain(trial: Trial, base: Trial) -> tuple[float, float]:
    """By how much an act is better than another in the worlds that both were tried in, and the standard error."""
    number = min(len(trial.values), len(base.values))
    if not number:
        return 0.0, 1.0
    total = 0.0
    for place in range(number):
        total += trial.values[place] - base.values[place]
    mean = total / number
    if number < 2:
        return mean, 1.0
    square = 0.0
    for place in range(number):
        square += (trial.values[place] - base.values[place] - mean) ** 2
    return mean, math.sqrt(square / (number - 1) / number) + 1e-9
