"""Request ids (middleware): every request and every socket has one, in its answer and in each line of the log that it
causes."""

from __future__ import annotations

import time
from typing import Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from grognard.table.common import logs

HEADER: Final = "X-Request-Id"
STARTS: Final = ("http.response.start", "websocket.accept")


class RequestIds:
    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        mark = logs.request_id(Headers(scope=scope).get(HEADER))

        async def marked(message: Message) -> None:
            if message["type"] in STARTS:
                message.setdefault("headers", [])
                MutableHeaders(scope=message)[HEADER] = mark
            await send(message)

        token = logs.REQUEST.set(mark)
        started = time.monotonic()
        try:
            await self.app(scope, receive, marked)
        finally:
            if scope["type"] == "websocket":
                logs.info("socket", path=logs.path(scope), seconds=round(time.monotonic() - started, 1))
            logs.REQUEST.reset(token)


def route(scope: Scope) -> str:
    """The address that a request was answered at, as a pattern: there are few of them.

    >>> route({"type": "http", "path": "/somewhere"})
    '-'
    """
    return getattr(scope.get("route"), "path", "-")
