"""Middleware of every request: size, rate, cross-site check (CSRF), clear errors, headers, metrics and a line in the
log."""

from __future__ import annotations

import contextlib
import json
import time
from typing import Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from grognard.table.common import logs
from grognard.table.common.addresses import address, own_address, same_origin
from grognard.table.common.errors import Refused
from grognard.table.common.limits import Limits
from grognard.table.common.metrics import Metrics
from grognard.table.http.language import wanted
from grognard.table.http.rates import Rates
from grognard.table.http.request_ids import route
from grognard.table.matches.replaying import ADDRESS
from grognard.table.people.programs import is_for_programs, misplaced
from grognard.table.rendering import refusal
from grognard.texts.words import LANGUAGE

HEADER: Final = "x-grognard"
"""A form or a script of another site cannot send this header."""
SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})

SECURITY: Final = {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
}
POLICY: Final = (
    "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; font-src 'self' data:; "
    "connect-src {connect}; media-src 'self' data: blob:; object-src 'none'; base-uri 'self'; "
    "form-action 'self'; frame-ancestors 'none'"
)


def policy(own: str) -> str:
    """The content security policy of a service at this address: its pages connect to it alone. Its sockets are named
    beside 'self', which does not cover them in older browsers.

    >>> policy("https://table.example.org").split("; ")[4]
    "connect-src 'self' wss://table.example.org"
    """
    sockets = f" ws{own.removeprefix('http')}" if own else ""
    return POLICY.format(connect=f"'self'{sockets}")


class _TooLong(Exception):
    pass


class Guard:
    def __init__(self, app: ASGIApp, limits: Limits, metrics: Metrics, url: str | None) -> None:
        self.app = app
        self.limits = limits
        self.metrics = metrics
        self.url = url
        self.rates = Rates(limits)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            LANGUAGE.set(wanted(scope))
            ADDRESS.set(address(scope))
        if scope["type"] == "websocket" and not self.rates.take(scope):
            self.metrics.refused.labels("too-many").inc()
            await send({"type": "websocket.close", "code": 1013})  # the handshake is refused
            return
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        started = time.perf_counter()
        status = 500
        body = _Body(receive, self.limits.body_bytes)

        async def answer(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableHeaders(scope=message)
                for name, value in SECURITY.items():
                    headers.setdefault(name, value)
                headers.setdefault("Content-Security-Policy", policy(own_address(scope, self.url)))
                if scope["path"].startswith("/api") and "cache-control" not in headers:
                    headers["Cache-Control"] = "no-store"
            await send(message)

        try:
            refused = self.check(scope)
            if refused is None:
                with contextlib.suppress(_TooLong):
                    await self.app(scope, body.receive, body.unless_too_long(answer))
                refused = self._too_long() if body.too_long else None
            if refused is not None:
                await _refuse(answer, refused)
        finally:
            seconds = time.perf_counter() - started
            method = scope["method"] if scope["method"] in _METHODS else "other"
            self.metrics.requests.labels(method, route(scope), status).observe(seconds)
            level = logs.warning if status >= 500 else logs.info
            level(
                "request",
                method=scope["method"],
                path=logs.path(scope),
                status=status,
                ms=round(seconds * 1000, 1),
                address=(scope.get("client") or ("?",))[0],
            )

    def check(self, scope: Scope) -> Refused | None:
        headers = Headers(scope=scope)
        if not self.rates.take(scope):
            self.metrics.refused.labels("too-many").inc()
            return Refused(429, "too-many", "too-many-requests").after(self.rates.wait(scope))
        length = headers.get("content-length", "0")
        if not length.isdecimal() or len(length) > 12 or int(length) > self.limits.body_bytes:
            return self._too_long()
        wrong = misplaced(scope)
        if wrong is not None:
            self.metrics.refused.labels(wrong.code).inc()
            return wrong
        # No page of another site can send a token, and nothing else counts there.
        marked = headers.get(HEADER) == "1" or is_for_programs(scope)
        if scope["method"] not in SAFE and not (marked and same_origin(scope, self.url)):
            self.metrics.refused.labels("cross-site").inc()
            return Refused(403, "cross-site", "cross-site")
        return None

    def _too_long(self) -> Refused:
        return Refused(413, "too-long", "too-long", number=self.limits.body_bytes)


class _Body:
    """The body of a request, cut off where it becomes too long; whatever is answered to the rest is not sent."""

    def __init__(self, receive: Receive, most: int) -> None:
        self.source = receive
        self.left = most

    @property
    def too_long(self) -> bool:
        return self.left < 0

    async def receive(self) -> Message:
        message = await self.source()
        self.left -= len(message.get("body", b""))
        if self.too_long:
            raise _TooLong
        return message

    def unless_too_long(self, send: Send) -> Send:
        async def answer(message: Message) -> None:
            if not self.too_long:
                await send(message)

        return answer


_METHODS: Final = frozenset({"GET", "HEAD", "OPTIONS", "POST", "PUT", "DELETE", "PATCH"})


async def _refuse(send: Send, refused: Refused) -> None:
    body = json.dumps({"error": refusal.error(refused)}).encode()
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    headers += [(name.lower().encode(), value.encode()) for name, value in refused.headers.items()]
    await send({"type": "http.response.start", "status": refused.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
