"""The scheduler of computers' thinking (a fair queue): whose computer thinks next. Where a person waits at the table
comes first, then other matches with people, each person in their turn; matches without people come last, and slowly."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import time
from collections.abc import AsyncIterator, Callable
from typing import Final

from grognard.table.common.metrics import Metrics
from grognard.table.matches.live import Live
from grognard.table.storage.rows import HUMAN, LINK

AT_TABLE, PEOPLE, NOBODY = "at the table", "people", "nobody"
"""What kind of match waits: a person of it has its page open, it has people, or it has none."""
KINDS: Final = (AT_TABLE, PEOPLE, NOBODY)

LEAD: Final = 5.0
"""Who has been thought for so many seconds more than somebody else who waits stands behind all who have not."""
SLOWLY: Final = 1.0
"""In matches without people together there is one decision in so many seconds, at most."""


def kind_of(live: Live) -> str:
    online = live.online()
    if live.record.humans() & online:
        return AT_TABLE
    held = any(seat.kind == HUMAN for seat in live.record.seats)
    return PEOPLE if held or people_of(live) & online else NOBODY


def people_of(live: Live) -> frozenset[int]:
    """Whose match it is: the people who sit there, themselves or by a program, or have lent their seats."""
    seats = live.record.seats
    return frozenset(seat.answerable for seat in seats if seat.answerable is not None and seat.kind != LINK)


class Wish:
    """A decision that waits for its turn, or is thought about."""

    __slots__ = ("granted", "live", "order", "people", "seconds", "since")

    def __init__(self, live: Live, order: int, since: float, people: frozenset[int], seconds: float) -> None:
        self.live = live
        self.order = order
        self.since = since
        self.people = people
        """For whom it is thought about."""
        self.seconds = seconds
        """How long it may be searched for; 0: not at all."""
        self.granted: asyncio.Future[None] = asyncio.get_running_loop().create_future()


class Schedule:
    """As many decisions are thought about at once as there are workers; the others wait here."""

    def __init__(
        self,
        workers: int,
        metrics: Metrics,
        slowly: float = SLOWLY,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.workers = workers
        self.metrics = metrics
        self.slowly = slowly
        self.clock = clock
        self.share = max(1, workers // 2)
        """So many workers think for one person while others wait."""
        self.waiting: list[Wish] = []
        self.thinking: list[Wish] = []
        self.used: dict[int, float] = {}
        """Seconds of thinking for each person; who is not named has as many as `least`."""
        self.least = 0.0
        self.nobody_from = 0.0
        self.alarm: asyncio.TimerHandle | None = None
        self.numbers = itertools.count()

    @contextlib.asynccontextmanager
    async def turn(self, live: Live, seconds: float = 0.0, person: int | None = None) -> AsyncIterator[None]:
        """Wait for a worker, and have it, for this person or those of the match. A search of so many seconds has them
        all, however many wait: a level keeps its strength on a busy host, and takes longer."""
        people = people_of(live) if person is None else frozenset((person,))
        wish = Wish(live, next(self.numbers), self.clock(), people, seconds)
        self.waiting.append(wish)
        self.look()
        try:
            await wish.granted
        except asyncio.CancelledError:
            self._end(wish, 0.0)
            raise
        began = self.clock()
        try:
            yield
        finally:
            self._end(wish, self.clock() - began)

    def searches(self, person: int | None = None) -> int:
        """Decisions that are searched for, or wait for it: of this person, or all."""
        return sum(
            wish.seconds > 0 and (person is None or person in wish.people) for wish in (*self.waiting, *self.thinking)
        )

    def look(self) -> None:
        """Let those begin for whom there is a worker."""
        while len(self.thinking) < self.workers:
            wish = self._first()
            if wish is None:
                break
            self._begin(wish)
        for kind in KINDS:
            count = sum(kind_of(wish.live) == kind for wish in self.waiting)
            self.metrics.computers_waiting.labels(kind).set(count)
        self.metrics.computers_thinking.set(len(self.thinking))

    def _first(self) -> Wish | None:
        with_people = [wish for wish in self.waiting if kind_of(wish.live) != NOBODY]
        if with_people:
            behind = min(map(self._used, with_people)) + LEAD
            return min(with_people, key=lambda wish: self._rank(wish, behind))
        return self._first_of_nobody()

    def _rank(self, wish: Wish, behind: float) -> tuple[bool, int, int, float, int]:
        busy = sum(not wish.people.isdisjoint(other.people) for other in self.thinking)
        used = self._used(wish)
        return (busy >= self.share or used > behind, KINDS.index(kind_of(wish.live)), busy, used, wish.order)

    def _used(self, wish: Wish) -> float:
        return max((self.used.get(person, self.least) for person in wish.people), default=self.least)

    def _first_of_nobody(self) -> Wish | None:
        """One at a time, and not before its time."""
        if not self.waiting or any(kind_of(wish.live) == NOBODY for wish in self.thinking):
            return None
        early = self.nobody_from - self.clock()
        if early <= 0:
            self.nobody_from = self.clock() + self.slowly
            return self.waiting[0]
        if self.alarm is None:
            self.alarm = asyncio.get_running_loop().call_later(early, self._ring)
        return None

    def _ring(self) -> None:
        self.alarm = None
        self.look()

    def _begin(self, wish: Wish) -> None:
        self.least = max(self.least, min((self._used(each) for each in self.waiting if each.people), default=0.0))
        self.used = {person: used for person, used in self.used.items() if used > self.least}
        self.waiting.remove(wish)
        self.thinking.append(wish)
        self.metrics.computers_wait_seconds.labels(kind_of(wish.live)).observe(self.clock() - wish.since)
        if not wish.granted.done():
            wish.granted.set_result(None)

    def _end(self, wish: Wish, seconds: float) -> None:
        """It has been thought about for so long, or nobody waits for it any more."""
        for wishes in (self.waiting, self.thinking):
            if wish in wishes:
                wishes.remove(wish)
        for person in wish.people:
            self.used[person] = max(self.used.get(person, 0.0), self.least) + seconds
        self.look()

    def close(self) -> None:
        if self.alarm is not None:
            self.alarm.cancel()
