"""The pool of worker processes for computer opponents. They think in processes of their own and are handed imagined
states only.

Each worker stands alone: one that dies, hangs or fails is ended and replaced, and the others go on. What it was to
decide is tried once more, then the rules decide. Nobody plays at random for an opponent that fails.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Sequence
from typing import Any, Final

from grognard.bots.base import Choice
from grognard.bots.registry import RULES, usual
from grognard.bots.styles import MARK
from grognard.core.sayings import Saying, saying
from grognard.table.common import logs
from grognard.table.computers import thinking
from grognard.table.computers.workers import Answer, Lost, Unstarted, Worker

PATIENCE: Final = 30.0
"""So many seconds longer than it may think an opponent may take before it is held for stuck."""
TRIES: Final = 2
UNSTARTED: Final = 3
"""After so many workers in a row that did not even start, something is wrong with this machine."""


class Undecided(Exception):
    """No opponent could be brought to a decision."""


class Opponents:
    """Workers, each made when it is first needed, and replaced when it is lost."""

    def __init__(
        self,
        workers: int | None = None,
        processes: int = 1,
        answer: Answer = thinking.answer,
        patience: float = PATIENCE,
    ) -> None:
        """So many workers in all, or as the machine suggests, for so many processes of the service."""
        self.workers = max(1, (workers or min(8, (os.cpu_count() or 2) - 1)) // processes)
        self.answer = answer
        self.patience = patience
        self.places = asyncio.Semaphore(self.workers)
        self.idle: list[Worker] = []
        self.busy: set[Worker] = set()
        self.used: list[tuple[str, str]] = []
        """Games with their opponents that were asked for: new workers load them before they begin."""
        self.unstarted = 0
        self.closed = False

    async def think(
        self,
        game: str,
        bot: str,
        imagined: str,
        seat: int,
        seconds: float = 0.0,
        shown: Sequence[str] = (),
        seed: str = "",
        public: Sequence[str] = (),
    ) -> Choice:
        """What this bot chooses, whose level has so many seconds; what the rules choose where it fails. `shown`: the
        verbs that the seat has used in this match, which an instructor asks for; the chance of a style follows from the
        seed; with `public`, worlds that a spectator could believe in, it may comment on its act."""
        names = [bot] * TRIES
        if bot != RULES and usual(game.partition(" ")[0]) == RULES:
            names += [RULES] * TRIES
        for name in names:
            limit = seconds if name == bot else 0.0
            job = {"do": "think", "game": game, "bot": name, "imagined": imagined, "seat": seat}
            job["shown"], job["seed"], job["public"] = list(shown), seed, list(public)
            try:
                told = await self.ask(job, limit)
            except Lost as lost:
                logs.warning("a computer opponent has failed", game=game, bot=name, seat=seat, why=str(lost))
                continue
            if (game, name.partition(MARK)[0]) not in self.used:
                self.used.append((game, name.partition(MARK)[0]))
            return thinking.choice(told)
        raise Undecided(f"{bot} does not decide")

    async def comment(self, game: str, seat: int, act: int, public: Sequence[str]) -> Saying | None:
        """What a computer says of an act, from worlds that a spectator could believe in; nothing where it fails."""
        try:
            told = await self.ask(
                {"do": "comment", "game": game, "seat": seat, "act": act, "public": list(public)}, 0.0
            )
        except Lost:
            return None
        return None if told["comment"] is None else saying(told["comment"])

    async def ask(self, job: dict[str, Any], seconds: float) -> dict[str, Any]:
        """Let a worker do a job that may take so many seconds; `Lost` says that it did not."""
        async with self.places:
            if self.closed:
                raise asyncio.CancelledError
            worker = self.idle.pop() if self.idle else Worker(self.answer, self.used.copy())
            self.busy.add(worker)
            try:
                told = await worker.ask(job, seconds + self.patience)
                self.unstarted = 0
                return told
            except Unstarted:
                self.unstarted += 1
                raise
            finally:
                self._take_back(worker)

    def _take_back(self, worker: Worker) -> None:
        self.busy.discard(worker)
        if worker.well and not self.closed:
            self.idle.insert(0, worker)  # whoever tries again gets another one, if there is one
        else:
            worker.end()

    @property
    def alive(self) -> bool:
        """Whether workers can be asked: they live, or will be made when they are needed."""
        return self.unstarted < UNSTARTED

    def close(self) -> None:
        self.closed = True
        for worker in [*self.idle, *self.busy]:
            worker.end()
        self.idle.clear()
