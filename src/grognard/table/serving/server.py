"""Running the service (uvicorn): the socket it listens on, the event loop, the end."""

from __future__ import annotations

import asyncio
import errno
import os
import socket
import webbrowser
from collections.abc import Callable
from functools import partial

from grognard.core.refusals import Problem
from grognard.core.sayings import Saying
from grognard.table.common import forwarding, logs
from grognard.table.common.loop import run_loop, set_up
from grognard.table.http.app import create_app, services_of
from grognard.table.http.connections import allow_files, http_protocol
from grognard.table.maintenance import upgrade
from grognard.table.node.services import Settings
from grognard.table.node.supervisor import Supervisor
from grognard.table.serving import child
from grognard.table.serving.draining import Server
from grognard.table.sockets.protocol import configured
from grognard.table.storage.database import Database
from grognard.texts.words import own_words


def listen(host: str, port: int) -> socket.socket:
    """The socket that the service listens on, or a Problem that says why it cannot."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        family, kind, protocol, _, address = found[0]
        made = socket.socket(family, kind, protocol)
        if os.name == "posix":
            made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        made.bind(address)
        made.listen(1024)
        made.setblocking(False)
    except (OSError, OverflowError) as error:
        why: object = getattr(error, "strerror", None) or error
        if getattr(error, "errno", None) == errno.EADDRINUSE:
            why = Saying("port-taken", text=why)
        raise Problem("cannot-listen", host=host, port=str(port), why=why) from None
    return made


def serve(database: Callable[[], Database], host: str, port: int, settings: Settings, open_page: bool = False) -> None:
    """Serve until interrupted."""
    set_up()

    async def work() -> None:
        store = database()
        try:
            await store.prepare()
        except Problem:
            await store.close()
            raise
        own = listen(host, port)
        shown = f"[{host}]" if ":" in host else host
        url = f"http://{shown}:{own.getsockname()[1]}/"
        logs.set_up()
        if store.closed:
            logs.warning("files of the database were open to others, and are not any more", files=store.closed)
        forwarding.warn(forwarding.configured())
        few = allow_files(settings.limits)
        app = create_app(store, settings)
        http = http_protocol(settings.limits, services_of(app).metrics.count_refused)
        supervisor = Supervisor(settings.processes, services_of(app), partial(child.serve, database, settings))
        http.open_connections.hand = supervisor.take
        server = Server(configured(app, settings.limits, http), services_of(app).health, settings.drain, supervisor)
        waiting = await upgrade.others(store)
        other = Saying("other-rules-wait", number=waiting, text="grognard admin upgrade --check") if waiting else None
        for line in (Saying("serves", text=url), Saying("kept-in", place=store.place), few, other):
            if line is not None:
                print(own_words().line(line), flush=True)
        if open_page:
            asyncio.get_running_loop().call_later(0.5, webbrowser.open, settings.url or url)
        await server.serve(sockets=[own])

    run_loop(work)
