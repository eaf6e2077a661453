"""The supervisor of further serving processes of a node: each has the sockets of its share of the matches.

The service takes connections in and answers requests. Where it may use several processes, it opens halls, and hands the
socket of a match, as soon as it is asked for, to the hall of that match. A hall is a node like any other, so whatever
goes wrong costs speed alone: a socket that cannot be handed over is served by the service itself, and what was stored
elsewhere is found in the database, if the word of it was lost.
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

from grognard import children
from grognard.core.refusals import Problem
from grognard.table.common import logs
from grognard.table.node.pipe import METRICS, READY, Pipe
from grognard.table.node.services import Services
from grognard.table.storage.node_events import Change, message

MOST: Final = 64
"""So many processes there are at most."""
AGAIN_SECONDS: Final = 1.0
"""After so long a hall that has ended is opened again."""
END_SECONDS: Final = 10.0
QUIET_SECONDS: Final = 6.0
"""Every few seconds a hall tells what it has counted. While it has said nothing for so long, it is handed nothing;"""
SILENT_SECONDS: Final = 30.0
"""after so long it is ended, and opened again: its door would keep hundreds of sockets that nobody serves."""
DOOR_BYTES: Final = 1 << 18
"""A head of a request must fit into what a door takes."""
_SOCKET: Final = re.compile(rb"/api/(?:v1/)?matches/([^/?]+)/socket(?:\?|$)")


class Opening(Protocol):
    """What a hall does, in a process of its own."""

    def __call__(self, door: socket.socket, line: socket.socket) -> None: ...


def hall_of(url: bytes, halls: int) -> int:
    """Which hall a socket with this address belongs to; the service itself is number 0, and has all the others.

    >>> hall_of(b"/api/lobby/socket", 4), hall_of(b"/api/matches/a/socket?changes=1", 4)
    (0, 3)
    >>> hall_of(b"/api/v1/matches/a/socket", 4)  # a program
    3
    """
    found = _SOCKET.match(url)
    return zlib.crc32(found[1]) % halls if found else 0


class Child:
    """A hall as the service sees it."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.process: BaseProcess | None = None
        self.door: socket.socket | None = None
        self.line: Pipe | None = None
        self.ready = False
        self.heard = 0.0
        """When it has last said something."""

    @property
    def open(self) -> bool:
        return self.ready and time.monotonic() - self.heard < QUIET_SECONDS


class Supervisor:
    """All of them, for as long as the service runs."""

    def __init__(self, processes: int, parts: Services, opening: Opening) -> None:
        self.opening = opening
        self.parts = parts
        self.halls = [Child(number) for number in range(1, processes)]
        self.tasks: list[asyncio.Task[None]] = []

    def open(self) -> None:
        if self.parts.database.sqlite:
            self.parts.store.changed.append(self._stored)
        self.parts.health.opening |= {hall.number for hall in self.halls}
        self.tasks = [asyncio.create_task(self._keep(hall)) for hall in self.halls]

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        unopened = [hall.process for hall in self.halls if not hall.ready and hall.process is not None]
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for process in unopened:
            process.kill()  # it serves nobody yet, and would first finish its start
        for hall in self.halls:
            self._close(hall)
        await asyncio.gather(*(_gone(hall.process) for hall in self.halls if hall.process is not None))

    def take(self, url: bytes, head: bytes, connection: Any) -> bool:
        """Hand a connection that has asked for a socket to its hall; False where the service serves it itself."""
        number = hall_of(url, len(self.halls) + 1)
        if number == 0:
            return False
        hall = self.halls[number - 1]
        if not hall.open or hall.door is None:
            return False
        try:
            socket.send_fds(hall.door, [head], [connection.fileno()])
        except OSError as error:
            logs.warning("a socket could not be handed over", hall=number, why=str(error))
            return False
        return True

    async def _keep(self, hall: Child) -> None:
        """Open a hall, and open it again whenever it has ended."""
        while True:
            try:
                await self._open(hall)
            except OSError as error:
                logs.warning("a hall cannot be opened", hall=hall.number, why=str(error))
            finally:
                self._close(hall)
            logs.warning("a hall has ended, and is opened again", hall=hall.number)
            await asyncio.sleep(AGAIN_SECONDS)

    async def _open(self, hall: Child) -> None:
        """One life of a hall."""
        door, its_door = socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM)
        line, its_line = socket.socketpair(socket.AF_UNIX, socket.SOCK_STREAM)
        with its_door, its_line:
            door.setblocking(False)
            door.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, DOOR_BYTES)
            hall.door = door
            spawn = multiprocessing.get_context("spawn")
            hall.process = spawn.Process(target=self.opening, args=(its_door, its_line), name=f"hall-{hall.number}")
            children.start(hall.process)
        hall.line = await Pipe.on(line)
        try:
            while True:
                async with asyncio.timeout(SILENT_SECONDS if hall.ready else None):  # to begin may take long
                    text = await anext(hall.line)
                self._heard(hall, text)
        except StopAsyncIteration:
            return
        except TimeoutError:
            logs.warning("a hall says nothing, and is ended", hall=hall.number)
            hall.process.kill()

    def _heard(self, hall: Child, text: str) -> None:
        hall.heard = time.monotonic()
        if text == READY:
            hall.ready = True
            self.parts.health.opening.discard(hall.number)
        elif text.startswith(METRICS):
            self.parts.metrics.others[hall.number] = text.removeprefix(METRICS)
        else:
            self.parts.background.bells.take(text)
            self._tell(text, hall)

    def _stored(self, change: Change) -> None:
        self._tell(message(self.parts.store.node, change))

    def _tell(self, text: str, but: Child | None = None) -> None:
        for hall in self.halls:
            if hall is not but and hall.line is not None:
                hall.line.say(text)

    def _close(self, hall: Child) -> None:
        """A hall whose line is cut ends."""
        hall.ready = False
        self.parts.metrics.others.pop(hall.number, None)
        if hall.line is not None:
            hall.line.cut()
        if hall.door is not None:
            hall.door.close()
        hall.line = hall.door = None


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
