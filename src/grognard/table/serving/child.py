"""A child process of the supervisor: it serves the sockets that it is handed, and answers no request."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable
from dataclasses import replace
from types import FrameType
from typing import Any, Final

import uvicorn

from grognard.table.common import logs
from grognard.table.common.loop import run_loop, set_up
from grognard.table.http.app import create_app, services_of
from grognard.table.http.connections import allow_files
from grognard.table.node.pipe import METRICS, READY, Pipe
from grognard.table.node.services import Settings
from grognard.table.node.supervisor import HANDOVER_BYTES
from grognard.table.sockets.protocol import SocketProtocol, configured
from grognard.table.storage.database import Database
from grognard.table.storage.node_events import Change, message

COUNT_SECONDS: Final = 2.0


class Server(uvicorn.Server):
    """It listens on no port: its connections come over the handover socket."""

    def __init__(self, config: uvicorn.Config, handover: socket.socket, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.handover = handover
        self.ready = ready
        self.opening: set[asyncio.Task[Any]] = set()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """A signal to all processes is for the supervisor, which closes the pipe when it ends."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets=[])
        self.handover.setblocking(False)
        asyncio.get_running_loop().add_reader(self.handover, self._take_in)
        self.ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        asyncio.get_running_loop().remove_reader(self.handover)
        await super().shutdown(sockets)

    def _take_in(self) -> None:
        while True:
            try:
                head, handles, _, _ = socket.recv_fds(self.handover, HANDOVER_BYTES, 1)
            except OSError:  # nobody is there now
                return
            for handle in handles:
                task = asyncio.create_task(self._serve_on(socket.socket(fileno=handle), head))
                self.opening.add(task)
                task.add_done_callback(self.opening.discard)

    async def _serve_on(self, connection: socket.socket, head: bytes) -> None:
        connection.setblocking(False)
        loop = asyncio.get_running_loop()

        def made() -> SocketProtocol:
            protocol_class: Any = self.config.ws_protocol_class
            found: SocketProtocol = protocol_class(self.config, self.server_state, self.lifespan.state, loop)
            found.head = head
            return found

        try:
            await loop.connect_accepted_socket(made, connection)
        except OSError:  # the other end has not waited
            connection.close()


def serve(database: Callable[[], Database], settings: Settings, handover: socket.socket, pipe: socket.socket) -> None:
    """Serve until the pipe is closed."""
    set_up()
    logs.set_up()
    allow_files(settings.limits)

    async def work() -> None:
        app = create_app(database(), replace(settings, answers=False))
        services = services_of(app)
        service = await Pipe.on(pipe)
        server = Server(configured(app, settings.limits), handover, lambda: service.send(READY))

        def stored(change: Change) -> None:
            service.send(message(services.store.node, change))

        async def hear() -> None:
            async for text in service:
                services.background.node_events.take(text)
            server.should_exit = True

        async def count() -> None:
            while True:
                await asyncio.sleep(COUNT_SECONDS)
                service.send(METRICS + services.metrics.line())

        if services.database.sqlite:
            services.store.changed.append(stored)
        beside = [asyncio.create_task(hear()), asyncio.create_task(count())]
        await server.serve()
        for task in beside:
            task.cancel()

    run_loop(work)
