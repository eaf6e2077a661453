"""Answer times (a defence against timing attacks): the distribution from which the pauses of automatic answers are
drawn.

Answers of people who had a choice are kept by person and by kind of question. An automatic answer takes as long as one
of them, so that the time it takes tells nobody that there was no choice (a timing side channel).
"""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from statistics import median
from typing import Final

from grognard.table.common.clock import now
from grognard.table.storage.database import Unavailable
from grognard.table.storage.store import Store

ENOUGH: Final = 12
"""So many answers make a distribution; with fewer, those of everybody are taken."""
LATEST: Final = 64
"""So many of the latest answers of a person count."""
LATEST_OF_ALL: Final = 256
LONGEST: Final = 3600.0
"""Seconds. A person who takes longer was away, not thinking."""
SPREAD: Final = 0.15
"""Drawn times vary by about this share, so that they do not repeat."""
USUAL: Final = (4.0, 0.8)
"""Where nothing is known yet: the median in seconds, and the standard deviation of its logarithm."""
KEPT: Final = 180 * 86_400_000
"""Milliseconds for which an answer counts."""
WAITING: Final = 10_000
"""So many answers wait to be stored at most; more are dropped."""


class AnswerTimes:
    def __init__(self, store: Store) -> None:
        self.store = store
        self.waiting: list[tuple[int, str, str, int, int]] = []
        """Person, game, kind of question, milliseconds, when: what is not stored yet."""
        self.storing: list[tuple[int, str, str, int, int]] = []
        """What is being stored."""

    def note(self, person: int, game: str, kind: str, seconds: float) -> None:
        """A person who had a choice took so long."""
        if seconds < LONGEST and len(self.waiting) < WAITING:
            self.waiting.append((person, game, kind, round(seconds * 1000), now()))

    async def flush(self) -> None:
        """Store what waits. What cannot be stored now waits on."""
        if not self.waiting or self.storing:
            return
        self.storing, self.waiting = self.waiting, []
        try:
            await self.store.add_answer_times(self.storing, now() - KEPT)
        except Unavailable:
            self.waiting = self.storing + self.waiting
            raise
        finally:
            self.storing = []

    async def of(self, person: int, game: str, kind: str) -> list[float]:
        """Seconds that this person took for such questions. Where too few are known, what everybody took, in this
        person's pace: for such questions, then for any question of the game, then for any question. Empty where nobody
        has answered yet."""
        found = await self._known(person, game, kind)
        if len(found) >= ENOUGH:
            return found
        for which, what in ((game, kind), (game, None), (None, None)):
            found = await self._known(None, which, what)
            if len(found) >= ENOUGH:
                pace = await self._pace(person)
                return [pace * seconds for seconds in found]
        return []

    async def _pace(self, person: int) -> float:
        """How long this person takes compared with everybody: 2 is twice as long."""
        own, everything = await self._known(person, None, None), await self._known(None, None, None)
        usual = median(everything) if everything else 0.0
        return median(own) / usual if len(own) >= ENOUGH and usual else 1.0

    async def _known(self, person: int | None, game: str | None, kind: str | None) -> list[float]:
        """Seconds, with those that are not stored yet."""
        found = await self.store.answer_times(person, game, kind, LATEST_OF_ALL if person is None else LATEST)
        found += [
            took
            for who, which, what, took, _ in [*self.storing, *self.waiting]
            if person in (None, who) and game in (None, which) and kind in (None, what)
        ]
        return [took / 1000 for took in found]


def draw(times: Sequence[float], rng: random.Random) -> float:
    """Seconds for an automatic answer, distributed as these."""
    if not times:
        median, deviation = USUAL
        return min(LONGEST, median * math.exp(rng.gauss(0.0, deviation)))
    return min(LONGEST, rng.choice(times) * math.exp(rng.gauss(0.0, SPREAD)))
