"""CPU time of decisions: their number, sum, maximum and quantiles."""

from __future__ import annotations

import math
from collections import Counter
from typing import Any, Final

STEPS: Final = 8
"""Times are counted in classes, so many to each doubling."""


class Clock:
    """How much of a processor an opponent took for its decisions, in seconds: what else runs on the machine does not
    count."""

    def __init__(self) -> None:
        self.count = 0
        self.total = 0.0
        self.slowest = 0.0
        self.classes: Counter[int] = Counter()

    def add(self, seconds: float) -> None:
        self.count += 1
        self.total += seconds
        self.slowest = max(self.slowest, seconds)
        self.classes[math.ceil(STEPS * math.log2(max(seconds, 1e-7)))] += 1

    def add_all(self, data: list[Any]) -> None:
        """Add the times of another one, from its data."""
        count, total, slowest, classes = data
        self.count += count
        self.total += total
        self.slowest = max(self.slowest, slowest)
        self.classes.update({int(step): number for step, number in classes.items()})

    def data(self) -> list[Any]:
        classes = {str(step): self.classes[step] for step in sorted(self.classes)}
        return [self.count, round(self.total, 6), round(self.slowest, 6), classes]

    def mean(self) -> float:
        return self.total / self.count if self.count else 0.0

    def within(self, share: float) -> float:
        """So long, or up to a tenth less, at most this share of the decisions took."""
        left = share * self.count
        for step in sorted(self.classes):
            left -= self.classes[step]
            if left <= 0:
                return min(self.slowest, math.exp2(step / STEPS))
        return self.slowest
