"""The supervisor of further serving processes of a node: each has the sockets of its share of the matches.

The first process accepts connections and answers requests. With several processes it starts child processes, and hands
the socket of a match, as soon as it is asked for, to its child process. A child is a node like any other, so a failure
costs speed alone: a socket that cannot be handed over is served by the first process, and what another process has
stored is found in the database if its message was lost.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import re
import socket
import time
import zlib
from multiprocessing.process import BaseProcess
from typing import Any, Final, Protocol

from grognard import children as child_processes
from grognard.core.refusals import Problem
from grognard.table.common import logs
from grognard.table.node.pipe import METRICS, READY, Pipe
from grognard.table.node.services import Services
from grognard.table.storage.node_events import Change, message

MOST: Final = 64
"""The most processes of a node."""
AGAIN_SECONDS: Final = 1.0
"""A child process that has ended is started again after so long."""
END_SECONDS: Final = 10.0
QUIET_SECONDS: Final = 6.0
"""A child process sends its metrics every few seconds. While it has been silent for so long, it is handed no socket;"""
SILENT_SECONDS: Final = 30.0
"""after so long it is killed and started again: its handover socket would hold hundreds of unserved sockets."""
HANDOVER_BYTES: Final = 1 << 18
"""The buffer of the handover socket: the head of a request must fit into it."""
_SOCKET: Final = re.compile(rb"/api/(?:v1/)?matches/([^/?]+)/socket(?:\?|$)")


class Opening(Protocol):
    """The main function of a child process."""

    def __call__(self, handover: socket.socket, pipe: socket.socket) -> None: ...


def process_of(url: bytes, processes: int) -> int:
    """The number of the process that serves a socket with this address: 0 is the first process, which has all others.

    >>> process_of(b"/api/lobby/socket", 4), process_of(b"/api/matches/a/socket?changes=1", 4)
    (0, 3)
    >>> process_of(b"/api/v1/matches/a/socket", 4)  # a program
    3
    """
    found = _SOCKET.match(url)
    return zlib.crc32(found[1]) % processes if found else 0


class Child:
    """A child process as the supervisor sees it."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.process: BaseProcess | None = None
        self.handover: socket.socket | None = None
        self.pipe: Pipe | None = None
        self.ready = False
        self.heard = 0.0
        """When its last message came."""

    @property
    def open(self) -> bool:
        return self.ready and time.monotonic() - self.heard < QUIET_SECONDS


class Supervisor:
    """Starts the child processes and restarts them, for as long as the service runs."""

    def __init__(self, processes: int, services: Services, opening: Opening) -> None:
        self.opening = opening
        self.services = services
        self.children = [Child(number) for number in range(1, processes)]
        self.tasks: list[asyncio.Task[None]] = []

    def open(self) -> None:
        if self.services.database.sqlite:
            self.services.store.changed.append(self._stored)
        self.services.health.opening |= {child.number for child in self.children}
        self.tasks = [asyncio.create_task(self._keep(child)) for child in self.children]

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        unopened = [child.process for child in self.children if not child.ready and child.process is not None]
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for process in unopened:
            process.kill()  # it serves nobody yet, and would first finish its start
        for child in self.children:
            self._close(child)
        await asyncio.gather(*(_gone(child.process) for child in self.children if child.process is not None))

    def take(self, url: bytes, head: bytes, connection: Any) -> bool:
        """Hand a connection that has asked for a socket to its child; False where this process serves it itself."""
        number = process_of(url, len(self.children) + 1)
        if number == 0:
            return False
        child = self.children[number - 1]
        if not child.open or child.handover is None:
            return False
        try:
            socket.send_fds(child.handover, [head], [connection.fileno()])
        except OSError as error:
            logs.warning("a socket could not be handed over", child=number, why=str(error))
            return False
        return True

    async def _keep(self, child: Child) -> None:
        """Start a child process, and start it again whenever it has ended."""
        while True:
            try:
                await self._open(child)
            except OSError as error:
                logs.warning("a child process cannot be started", child=child.number, why=str(error))
            finally:
                self._close(child)
            logs.warning("a child process has ended, and is started again", child=child.number)
            await asyncio.sleep(AGAIN_SECONDS)

    async def _open(self, child: Child) -> None:
        """Start a child process and listen to it until it ends."""
        handover, its_handover = socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM)
        pipe, its_pipe = socket.socketpair(socket.AF_UNIX, socket.SOCK_STREAM)
        with its_handover, its_pipe:
            handover.setblocking(False)
            handover.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, HANDOVER_BYTES)
            child.handover = handover
            spawn = multiprocessing.get_context("spawn")
            child.process = spawn.Process(
                target=self.opening, args=(its_handover, its_pipe), name=f"child-{child.number}"
            )
            child_processes.start(child.process)
        child.pipe = await Pipe.on(pipe)
        try:
            while True:
                async with asyncio.timeout(SILENT_SECONDS if child.ready else None):  # to begin may take long
                    text = await anext(child.pipe)
                self._heard(child, text)
        except StopAsyncIteration:
            return
        except TimeoutError:
            logs.warning("a child process is silent, and is killed", child=child.number)
            child.process.kill()

    def _heard(self, child: Child, text: str) -> None:
        child.heard = time.monotonic()
        if text == READY:
            child.ready = True
            self.services.health.opening.discard(child.number)
        elif text.startswith(METRICS):
            self.services.metrics.others[child.number] = text.removeprefix(METRICS)
        else:
            self.services.background.node_events.take(text)
            self._tell(text, child)

    def _stored(self, change: Change) -> None:
        self._tell(message(self.services.store.node, change))

    def _tell(self, text: str, but: Child | None = None) -> None:
        for child in self.children:
            if child is not but and child.pipe is not None:
                child.pipe.send(text)

    def _close(self, child: Child) -> None:
        """A child process whose pipe is closed ends."""
        child.ready = False
        self.services.metrics.others.pop(child.number, None)
        if child.pipe is not None:
            child.pipe.cut()
        if child.handover is not None:
            child.handover.close()
        child.pipe = child.handover = None


async def _gone(process: BaseProcess) -> None:
    """Wait until a process has ended, or end it."""
    await asyncio.to_thread(process.join, END_SECONDS)
    if process.is_alive():
        process.kill()


def check(processes: int) -> None:
    if not 1 <= processes <= MOST:
        raise Problem("processes-range", most=MOST, processes=processes)
    if processes > 1 and not hasattr(socket, "send_fds"):
        raise Problem("processes-not-here")
