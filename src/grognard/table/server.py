"""Running the service: the socket it listens on, the event loop, the end."""

from __future__ import annotations

import asyncio
import errno
import gc
import os
import socket
import sys
import webbrowser
from collections.abc import Callable, Coroutine
from typing import Any, Final, TypeVar

import uvicorn

from grognard.core.reasons import Problem
from grognard.core.sayings import Saying
from grognard.table import logs, upgrade
from grognard.table.app import create_app, parts_of
from grognard.table.connections import allow_files, http_protocol
from grognard.table.database import Database
from grognard.table.draining import Server
from grognard.table.parts import Settings
from grognard.table.wire import Wire
from grognard.texts.words import own_words

T = TypeVar("T")


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


def run_loop(work: Callable[[], Coroutine[Any, Any, T]]) -> T:
    """Run on the fastest event loop there is."""
    try:
        import uvloop
    except ImportError:
        return asyncio.run(work())
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(work())


SWITCH_SECONDS: Final = 0.0005
"""The threads of SQLite get their turn so soon; Python's own default is ten times as long."""


COLLECTING: Final = (50_000, 20, 50)
"""How seldom Python looks for rings of garbage: matches leave hardly any, and to look at all of them takes long."""


def serve(database: Callable[[], Database], host: str, port: int, settings: Settings, open_page: bool = False) -> None:
    """Serve until interrupted."""
    sys.setswitchinterval(SWITCH_SECONDS)
    gc.set_threshold(*COLLECTING)

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
        few = allow_files(settings.limits)
        app = create_app(store, settings)
        config = uvicorn.Config(
            app,
            http=http_protocol(settings.limits, parts_of(app).metrics.count_refused),
            log_config=None,
            access_log=False,
            lifespan="on",
            ws=Wire,
            ws_max_size=settings.limits.message_bytes,
            ws_ping_interval=20,
            ws_ping_timeout=20,
            timeout_graceful_shutdown=5,
            server_header=False,
        )
        waiting = await upgrade.others(store)
        other = Saying("other-rules-wait", number=waiting, text="grognard admin upgrade --check") if waiting else None
        for line in (Saying("serves", text=url), Saying("kept-in", place=store.place), few, other):
            if line is not None:
                print(own_words().line(line), flush=True)
        server = Server(config, parts_of(app).health, settings.drain)
        if open_page:
            asyncio.get_running_loop().call_later(0.5, webbrowser.open, settings.url or url)
        await server.serve(sockets=[own])

    run_loop(work)
