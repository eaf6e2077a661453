"""Exponential backoff: what has failed is tried again after a while, which grows with every failure."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

FIRST_SECONDS: Final = 30.0
LONGEST_SECONDS: Final = 6 * 3600.0
MOST: Final = 100_000


class Backoff:
    """
    >>> time = [0.0]
    >>> backoff = Backoff(lambda: time[0])
    >>> backoff.failed("a")
    >>> backoff.waits("a"), backoff.waits("b")
    (True, False)
    >>> time[0] = 30.0
    >>> backoff.waits("a")
    False
    >>> backoff.failed("a")
    >>> time[0] = 60.0
    >>> backoff.waits("a")
    True
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.failures: OrderedDict[str, tuple[int, float]] = OrderedDict()
        """For each that has failed how often, and until when it waits."""

    def waits(self, key: str) -> bool:
        found = self.failures.get(key)
        return found is not None and self.clock() < found[1]

    def count(self, key: str) -> int:
        """How often it has failed."""
        return self.failures.get(key, (0, 0.0))[0]

    def failed(self, key: str) -> None:
        count = self.failures.pop(key, (0, 0.0))[0] + 1
        wait = min(FIRST_SECONDS * 2.0 ** min(count - 1, 30), LONGEST_SECONDS)
        self.failures[key] = (count, self.clock() + wait)
        if len(self.failures) > MOST:
            self.failures.popitem(last=False)

    def succeeded(self, key: str) -> None:
        self.failures.pop(key, None)
