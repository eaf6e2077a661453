"""Password hashing (Argon2) with a fair queue: passwords are hashed in a few threads, and everybody has their turn.

Whoever asks names keys, such as their address and the account. For each key there is one password at work at a time,
a few wait, and more are refused. A free thread takes what has waited longest by the count of its keys, so that many
guesses for one name or from one address wait for each other and not in front of somebody else's login.

Who is known waits in a queue of their own, which has every second turn: strangers, however many, fill another one.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, TypeVar

from grognard.table.common.errors import Refused

T = TypeVar("T")
THREADS: Final = 2
MOST: Final = 500
"""So many wait in a queue."""


@dataclass(eq=False)
class _Turn:
    queue: _Queue
    keys: tuple[str, ...]
    start: int
    come: asyncio.Future[None]


class _Queue:
    def __init__(self, waiting: int) -> None:
        self.most = waiting
        self.turns: list[_Turn] = []
        self.load: Counter[str] = Counter()
        self.time = 0
        self.after: dict[str, int] = {}
        """When the next turn of a key may start, counted in turns."""

    def add(self, keys: tuple[str, ...]) -> _Turn:
        if len(self.turns) >= MOST or any(self.load[key] > self.most for key in keys):
            raise Refused(429, "too-many", "too-many-passwords-waiting")
        start = max([self.time, *(self.after.get(key, 0) for key in keys)])
        turn = _Turn(self, keys, start, asyncio.get_running_loop().create_future())
        self.turns.append(turn)
        for key in keys:
            self.load[key] += 1
            self.after[key] = start + 1
        return turn

    def next(self, busy: set[str]) -> _Turn | None:
        """Take out whose turn it is, of those whose keys are not at work."""
        free = [turn for turn in self.turns if busy.isdisjoint(turn.keys)]
        if not free:
            return None
        turn = min(free, key=lambda turn: turn.start)
        self.turns.remove(turn)
        self.time = max(self.time, turn.start)
        return turn

    def forget(self, turn: _Turn) -> None:
        for key in turn.keys:
            self.load[key] -= 1
            if not self.load[key]:
                del self.load[key], self.after[key]


class Hashing:
    def __init__(self, waiting: int) -> None:
        self.strangers = _Queue(waiting)
        self.known = _Queue(waiting)
        self.order = [self.known, self.strangers]
        """The queue that had its turn last stands last."""
        self.busy: set[str] = set()
        self.running = 0

    async def run(self, keys: tuple[str, ...], known: bool, work: Callable[..., T], *args: str | None) -> T:
        turn = (self.known if known else self.strangers).add(keys)
        self._next()
        try:
            await turn.come
            return await asyncio.to_thread(work, *args)
        finally:
            self._end(turn)

    def _next(self) -> None:
        while self.running < THREADS:
            turn = self.order[0].next(self.busy) or self.order[1].next(self.busy)
            if turn is None:
                return
            self.order.sort(key=lambda queue: queue is turn.queue)
            self.running += 1
            self.busy.update(turn.keys)
            if not turn.come.done():  # who is sent away in this moment ends the turn
                turn.come.set_result(None)

    def _end(self, turn: _Turn) -> None:
        if turn in turn.queue.turns:  # sent away before its turn came
            turn.queue.turns.remove(turn)
        else:
            self.running -= 1
            self.busy.difference_update(turn.keys)
        turn.queue.forget(turn)
        self._next()
