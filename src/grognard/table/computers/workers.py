"""A worker process in which computer opponents think, and the pipe to it. It can be ended without harm to any other."""

from __future__ import annotations

import asyncio
import contextlib
import json
import multiprocessing
import os
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from typing import Any, Final

from grognard import children
from grognard.table.computers import thinking
from grognard.table.computers.processes import held_up

START_SECONDS: Final = 120.0
"""A process that has not said so long after its start that it is ready never will."""
GENTLE: Final = 5
"""Workers give way to the service by so much."""

Answer = Callable[[dict[str, Any]], dict[str, Any]]


class Lost(Exception):
    """A worker has died, hangs, or could not do its job."""


class Stuck(Lost):
    """It did not answer in its time."""


class Unstarted(Lost):
    """It did not even begin."""


# In the worker


def serve(line: Connection, answer: Answer, used: list[tuple[str, str]]) -> None:
    """Do one job after the other, until nobody is there any more."""
    _begin()
    with contextlib.suppress(Exception):  # whatever is wrong is told by the job that needs it
        thinking.warm(used)
    line.send_bytes(b"{}")
    while True:
        try:
            job = json.loads(line.recv_bytes())
        except EOFError:
            return
        try:
            told = answer(job)
        except Exception as error:
            told = {"failed": f"{type(error).__name__}: {error}"}
        line.send_bytes(json.dumps(told).encode())


def _begin() -> None:
    """A worker gives way to the service, and ends with it."""
    children.begin()
    if hasattr(os, "nice"):
        os.nice(GENTLE)


# In the service


class Worker:
    """A process, and a thread that talks with it: whoever waits for an answer holds nobody else up."""

    def __init__(self, answer: Answer, used: list[tuple[str, str]]) -> None:
        spawn = multiprocessing.get_context("spawn")
        self.line, self.other = spawn.Pipe()
        self.process = spawn.Process(target=serve, args=(self.other, answer, used), daemon=True)
        self.thread = ThreadPoolExecutor(1)
        self.begun = False
        self.well = False
        """Whether it waits for the next job."""
        self.over = False

    async def ask(self, job: dict[str, Any], patience: float) -> dict[str, Any]:
        """The answer to a job. The patience begins when the worker begins with it; time in which a busy host has no
        processor for it does not count."""
        if not self.begun:
            try:
                await self._within(START_SECONDS, self._start)
            except Lost as error:
                raise Unstarted(str(error)) from None
            self.begun = True
        self.well = False
        told: dict[str, Any] = json.loads(await self._within(patience, self._talk, json.dumps(job).encode()))
        self.well = True
        if "failed" in told:
            raise Lost(told["failed"])
        return told

    async def _within(self, seconds: float, do: Callable[..., bytes], *given: bytes) -> bytes:
        told = asyncio.get_running_loop().run_in_executor(self.thread, do, *given)
        before, began, left = held_up(self.process.pid), time.monotonic(), seconds
        try:
            while not (await asyncio.wait([told], timeout=left))[0]:
                waited = held_up(self.process.pid) - before
                left = min(seconds, seconds + waited - (time.monotonic() - began))
                if left <= 0.0:
                    raise Stuck(f"no answer within {seconds:g} s")
            return told.result()
        except EOFError:
            raise Lost("it has died") from None
        except OSError as error:
            raise Lost(str(error)) from None
        finally:
            told.cancel()  # nobody waits for it any more, where it is not done

    def _start(self) -> bytes:
        if self.over:
            raise EOFError
        children.start(self.process)
        self.other.close()  # so that the end of the process is the end of the line
        return self.line.recv_bytes()

    def _talk(self, job: bytes) -> bytes:
        self.line.send_bytes(job)
        return self.line.recv_bytes()

    def end(self) -> None:
        """End the process, whatever it does; its thread then ends by itself."""
        if self.over:
            return
        self.over = True
        if self.process.pid is not None:
            self.process.kill()
        self.thread.submit(self._leave)
        self.thread.shutdown(wait=False)

    def _leave(self) -> None:
        if self.process.pid is not None:
            self.process.kill()  # it may have been started meanwhile
            self.process.join()
        self.line.close()
