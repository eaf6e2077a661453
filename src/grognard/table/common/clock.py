"""Wall-clock time that survives corrections, by a clock of the machine that may be set wrong and right again.

The time goes on with the machine's steady clock, which nobody can set, and follows the other one while the two agree.
Where that one jumps, forwards or back, the time stays with the steady clock until the jump has lasted for a day: so a
clock that is wrong for less than a day ends no session, no invite and no deadline. Who starts the service with a wrong
clock has no other one to compare; but sessions are only ever deleted after they were seen ended for a day.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from grognard.table.common import logs

AGREE: Final = 120_000
"""Milliseconds by which the two clocks may differ: the machine's is set right by little, now and then."""
LASTS: Final = 86_400_000
"""So long a jump must last to be believed."""

_SLEEPS: Final = getattr(time, "CLOCK_BOOTTIME", None)


def _wall() -> int:
    return time.time_ns() // 1_000_000


def _steady() -> int:
    """With the time that the machine has slept, where it can be told."""
    if _SLEEPS is None:
        return time.monotonic_ns() // 1_000_000
    return time.clock_gettime_ns(_SLEEPS) // 1_000_000


class Clock:
    """Milliseconds since 1970.

    >>> wall, steady = [1000], [0]
    >>> clock = Clock(lambda: wall[0], lambda: steady[0])
    >>> wall[0], steady[0] = 10**12, 5
    >>> clock.now()
    1005
    >>> steady[0] = LASTS + 5
    >>> wall[0] += LASTS
    >>> clock.now() == wall[0]
    True
    """

    def __init__(self, wall: Callable[[], int] = _wall, steady: Callable[[], int] = _steady) -> None:
        self.wall = wall
        self.steady = steady
        self.at = (wall(), steady())
        """Both clocks when they last agreed."""
        self.jump: tuple[int, int] | None = None
        """By how much the one has jumped, and when by the other."""

    def now(self) -> int:
        wall, steady = self.wall(), self.steady()
        counted = self.at[0] + steady - self.at[1]
        off = wall - counted
        if abs(off) <= AGREE:
            self.at, self.jump = (wall, steady), None
            return wall
        if self.jump is None or abs(off - self.jump[0]) > AGREE:
            self.jump = (off, steady)
            logs.warning("the clock of this machine has jumped and is not believed for a day", seconds=off // 1000)
        elif steady - self.jump[1] >= LASTS:
            self.at, self.jump = (wall, steady), None
            logs.warning("the clock of this machine is believed again", seconds=off // 1000)
            return wall
        return counted


class Twice:
    """What is seen at two looks, a day or more apart by both clocks, is so.

    >>> time, steady = [0], [0]
    >>> twice = Twice(lambda: steady[0])
    >>> twice.look(time[0])
    >>> time[0] = steady[0] = LASTS
    >>> twice.look(time[0])
    0
    >>> time[0] += 10**12
    >>> twice.look(time[0])
    """

    def __init__(self, steady: Callable[[], int] = _steady) -> None:
        self.steady = steady
        self.first: tuple[int, int] | None = None

    def look(self, now: int) -> int | None:
        """The time of the first look, where this is the second one; the next time this one is the first."""
        steady = self.steady()
        if self.first is None or abs((now - self.first[0]) - (steady - self.first[1])) > AGREE:
            self.first = (now, steady)
            return None
        if steady - self.first[1] < LASTS:
            return None
        first, self.first = self.first[0], (now, steady)
        return first


def now() -> int:
    """Milliseconds since 1970."""
    return _CLOCK.now()


_CLOCK: Final = Clock()
