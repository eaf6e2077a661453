"""Draining (graceful shutdown) in two steps: a node says that nobody should be sent here, and goes on serving for a
while."""

from __future__ import annotations

import asyncio
import signal
import socket
from types import FrameType

import uvicorn

from grognard.table.common import logs
from grognard.table.node.health import Health
from grognard.table.node.supervisor import Supervisor


class Server(uvicorn.Server):
    """SIGTERM ends it after so many seconds; a second one, or SIGINT, at once."""

    def __init__(self, config: uvicorn.Config, health: Health, seconds: float, supervisor: Supervisor) -> None:
        super().__init__(config)
        self.supervisor = supervisor
        self.loop = asyncio.get_running_loop()
        self.health = health
        self.seconds = seconds

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.supervisor.open()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """All end together. Afterwards uvicorn raises the signal once more, and nothing else is done."""
        await asyncio.gather(super().shutdown(sockets), self.supervisor.close())

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        is_first, self.health.stopping = not self.health.stopping, True
        if is_first and sig == signal.SIGTERM and self.seconds > 0:
            self.loop.call_soon_threadsafe(self._drain, sig)
        else:
            super().handle_exit(sig, frame)

    def _drain(self, sig: int) -> None:
        logs.info("this node ends", seconds=self.seconds)
        self.loop.call_later(self.seconds, super().handle_exit, sig, None)
