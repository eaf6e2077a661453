"""Statistics of paired games (sequential confidence intervals): an interval for the share of the win that holds however
often one looks at it.

The score of a pair lies between 0 and 1; pairs are independent of each other, the two games of one are not. For every
share m somebody bets against the claim that the mean is m: with a stake of f of the capital at the odds of m the
capital grows by 1 - f + f x / m for a pair with the score x. If the claim is true no bet gains in the long run, and the
chance that the capital ever reaches 1 / e is at most e (Ville). So every m at which a mixture of stakes has made that
much is refuted, at any time, however long it was tried: the test may stop as soon as it is sure. Nothing is assumed of
the scores but that they are bounded (Waudby-Smith and Ramdas, Estimating means of bounded random variables by betting).
"""

from __future__ import annotations

import math
from collections import Counter
from typing import Final

ERROR: Final = 0.05
"""The chance that the interval ever misses the truth, half of it on either side."""
STAKES: Final = (0.01, 0.02, 0.04, 0.07, 0.1, 0.15, 0.2, 0.25, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9)
PRECISION: Final = 1e-5


class Judge:
    """Judges an opponent's share of the win from the scores of pairs, one after the other."""

    def __init__(self, error: float = ERROR) -> None:
        self.error = error
        self.count = 0
        self.total = 0.0
        self.scores: Counter[float] = Counter()

    def add(self, score: float) -> None:
        self.count += 1
        self.total += score
        self.scores[score] += 1

    def share(self) -> float:
        """The mean of the scores; a half where there are none."""
        return self.total / self.count if self.count else 0.5

    def above(self, share: float) -> bool:
        """Whether it is sure that the true share is above this one, which is neither 0 nor 1."""
        return self._won(share, False) >= 2 / self.error

    def below(self, share: float) -> bool:
        """Whether it is sure that the true share is below this one."""
        return self._won(1 - share, True) >= 2 / self.error

    def interval(self) -> tuple[float, float]:
        """The shares that are not refuted."""
        return self._bound(False), 1 - self._bound(True)

    def _bound(self, turned: bool) -> float:
        """The greatest share that is refuted as too small: what is won grows as the share gets smaller."""
        low, high = 0.0, 1.0
        while high - low > PRECISION:
            middle = (low + high) / 2
            if self._won(middle, turned) >= 2 / self.error:
                low = middle
            else:
                high = middle
        return low

    def _won(self, share: float, turned: bool) -> float:
        """What bets that the mean is greater than this have made of 1; turned, of one minus the scores."""
        rows = [((1 - score if turned else score) / share, count) for score, count in self.scores.items()]
        logs = [sum(count * math.log(1 - stake + stake * gain) for gain, count in rows) for stake in STAKES]
        return sum(math.exp(min(log, 700.0)) for log in logs) / len(STAKES)


def elo(share: float) -> float:
    """The difference in Elo points that promises this share of the win.

    >>> round(elo(0.75)), elo(1.0)
    (191, inf)
    """
    if share <= 0:
        return -math.inf
    return math.inf if share >= 1 else 400 * math.log10(share / (1 - share))
