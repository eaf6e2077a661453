"""Group commit: jobs that wait for a writer are done together, and many share one commit. Each is answered for itself,
afterwards."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Final, Generic, TypeVar

J = TypeVar("J")

MOST: Final = 64
"""So many jobs share one transaction at most."""


class GroupCommit(Generic[J]):
    """One task does what waits, as long as something does. `do` gives an answer for each job, or an exception for it;
    an exception of its own is the answer for all."""

    def __init__(self, do: Callable[[list[J]], Awaitable[list[Any]]]) -> None:
        self.do = do
        self.jobs: list[tuple[J, asyncio.Future[Any]]] = []
        self.task: asyncio.Task[None] | None = None

    @property
    def idle(self) -> bool:
        return self.task is None

    def add(self, job: J) -> asyncio.Future[Any]:
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.jobs.append((job, future))
        if self.task is None:
            self.task = asyncio.create_task(self._do_all())
        return future

    async def _do_all(self) -> None:
        while self.jobs:
            some, self.jobs = self.jobs[:MOST], self.jobs[MOST:]
            try:
                answers = await self.do([job for job, _ in some])
            except Exception as error:
                answers = [error] * len(some)
            for (_, future), answer in zip(some, answers, strict=True):
                if future.done():  # nobody waits for it any more
                    continue
                if isinstance(answer, Exception):
                    future.set_exception(answer)
                else:
                    future.set_result(answer)
        self.task = None

    async def end(self) -> None:
        """Wait until all is done."""
        while self.task is not None:
            await self.task
