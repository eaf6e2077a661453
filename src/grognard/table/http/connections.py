"""Connection limits and timeouts: what a connection may cost before anything was asked.

A connection that waits for a request, or for the rest of one, gives way to a new one where there is no more room. So
half-open connections, however many, keep nobody out.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from http import HTTPStatus
from typing import Any, ClassVar, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from grognard.core.sayings import Saying
from grognard.table.common import forwarding
from grognard.table.common.addresses import counted
from grognard.table.common.limits import Limits

HEAD, BODY, ANSWER, IDLE = "head", "body", "answer", "idle"
"""What a connection is about: to receive one of these, to be answered, nothing."""
CLOSING_SECONDS: Final = 5.0
SPARE_SOCKETS: Final = 200
"""Sockets that are being opened or closed, beside those that are open."""
OTHER_FILES: Final = 256
GAVE_WAY, TOO_SLOW = "gave-way", "too-slow"
REASONS: Final = {
    HTTPStatus.BAD_REQUEST: "no-request",
    HTTPStatus.REQUEST_TIMEOUT: TOO_SLOW,
    HTTPStatus.REQUEST_ENTITY_TOO_LARGE: "body-too-large",
    HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE: "head-too-large",
    HTTPStatus.TOO_MANY_REQUESTS: "too-many",
    HTTPStatus.SERVICE_UNAVAILABLE: "too-many-sockets",
}
"""What connections are counted under that were refused, by what they are answered."""
MOST_AT_ONCE: Final = 32
"""So many requests may wait on one connection for the answers before theirs; no browser sends even two."""


def http_protocol(limits: Limits, count: Callable[[str], None]) -> type[Http]:
    """The protocol of a server with these limits; why a connection was refused is handed to `count`."""
    return type("LimitedHttp", (Http,), {"open_connections": Connections(limits, count)})


class Connections:
    """All connections of a server."""

    def __init__(self, limits: Limits, count: Callable[[str], None]) -> None:
        self.limits = limits
        self.count = count
        self.proxies = forwarding.configured()
        self.waiting: dict[Http, None] = {}
        """Those that wait for a request or the rest of it, those first that do so for longest."""
        self.inside: set[Http] = set()
        self.held: Counter[str] = Counter()
        self.sockets: set[asyncio.Transport] = set()
        self.hand: Callable[[bytes, bytes, Any], bool] = lambda url, head, connection: False
        """Gives a connection that becomes a socket to another process; whether that was done."""

    def enter(self, one: Http, is_proxy: bool) -> bool:
        limits = self.limits
        if not is_proxy and self.held[one.where] >= limits.connections_per_address and not self._make_room(one.where):
            return False
        if len(self.inside) >= limits.connections and not self._make_room():
            return False
        self.inside.add(one)
        self.held[one.where] += 1
        self.waiting[one] = None
        return True

    def wait(self, one: Http) -> None:
        """From now on it waits for something else than before."""
        if one in self.inside:
            self.waiting.pop(one, None)
            self.waiting[one] = None

    def _make_room(self, where: str | None = None) -> bool:
        for one in self.waiting:
            if where is None or one.where == where:
                self.leave(one)
                self.count(GAVE_WAY)
                one.transport.abort()
                return True
        return False

    def leave(self, one: Http) -> None:
        if one not in self.inside:
            return
        self.inside.discard(one)
        self.waiting.pop(one, None)
        self.held[one.where] -= 1
        if not self.held[one.where]:
            del self.held[one.where]

    def change(self, one: Http) -> bool:
        """A connection becomes a socket, unless there are too many; from then on the sockets of the table count it."""
        most = self.limits.sockets + SPARE_SOCKETS
        if len(self.sockets) >= most:
            self.sockets = {each for each in self.sockets if not each.is_closing()}
        if len(self.sockets) >= most:
            return False
        self.leave(one)
        self.sockets.add(one.transport)
        return True


class Http(HttpToolsProtocol):
    open_connections: ClassVar[Connections]

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.limits = self.open_connections.limits
        self.timeout_keep_alive = self.limits.idle_seconds  # type: ignore[assignment]
        self.where = "?"
        self.phase = HEAD
        self.received = 0
        self.status = HTTPStatus.BAD_REQUEST
        self.timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        host = self.client[0] if self.client else "?"
        self.where = counted(host)
        if not self.open_connections.enter(self, self.open_connections.proxies.is_proxy(host)):
            self._refuse(HTTPStatus.TOO_MANY_REQUESTS)
            return
        self._go_on(HEAD, self.limits.head_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        self.open_connections.leave(self)
        self._stop_timer()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        if self.phase == IDLE:
            self._go_on(HEAD, self.limits.head_seconds)
        self.received += len(data)
        super().data_received(data)
        if self.phase == BODY:
            # The body itself is measured where it is read; this is for what stands around its chunks.
            if self.received > 2 * self.limits.body_bytes + self.limits.header_bytes:
                self._refuse(HTTPStatus.REQUEST_ENTITY_TOO_LARGE)
        elif self.received > self.limits.header_bytes:
            self._refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)

    def on_headers_complete(self) -> None:
        if len(self.url) + sum(len(name) + len(value) + 4 for name, value in self.headers) > self.limits.header_bytes:
            self.status = HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE
            raise ValueError("a head that is too long")  # the parser stops, and says so below
        if len(self.pipeline) >= MOST_AT_ONCE:
            self.transport.abort()
            raise ValueError("too many requests at once")
        self.received = 0
        self.open_connections.wait(self)
        self._go_on(BODY, self.limits.body_seconds)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self.received = 0
        self.open_connections.waiting.pop(self, None)
        self._go_on(ANSWER, self.limits.answer_seconds)
        if self.cycle is not None and self.cycle.response_complete:
            self._rest()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.phase == ANSWER and not self.pipeline:
            self._rest()

    def handle_websocket_upgrade(self) -> None:
        if self.open_connections.hand(self.url, self._head(), self.transport.get_extra_info("socket")):
            self.transport.abort()  # it lives on over there
            return
        if not self.open_connections.change(self):
            self._refuse(HTTPStatus.SERVICE_UNAVAILABLE)
            return
        self._stop_timer()
        super().handle_websocket_upgrade()

    def _head(self) -> bytes:
        """The request, once more."""
        lines = [b"%s %s HTTP/1.1" % (self.scope["method"].encode(), self.url)]
        lines += [name + b": " + value for name, value in self.scope["headers"]]
        return b"\r\n".join(lines) + b"\r\n\r\n"

    def send_400_response(self, msg: str) -> None:
        self._refuse(self.status)

    def _rest(self) -> None:
        self.open_connections.wait(self)
        self._go_on(IDLE, self.limits.idle_seconds + self.limits.answer_seconds)

    def _go_on(self, phase: str, seconds: float) -> None:
        self._stop_timer()
        self.phase = phase
        self.timer = self.loop.call_later(seconds, self._too_late)

    def _stop_timer(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def _too_late(self) -> None:
        is_unused = self.phase == IDLE or (self.phase == HEAD and self.received == 0)
        if self.transport.is_closing() or is_unused:
            self.transport.abort()
        elif self.phase == ANSWER:
            self.open_connections.count(TOO_SLOW)
            self.transport.abort()
        else:
            self._refuse(HTTPStatus.REQUEST_TIMEOUT)

    def _refuse(self, status: HTTPStatus) -> None:
        """Answer with this status where nothing was answered yet, and close."""
        if not self.transport.is_closing():
            self.open_connections.count(REASONS[status])
            if self.cycle is None or self.cycle.response_complete or not self.cycle.response_started:
                text = f"HTTP/1.1 {status.value} {status.phrase}\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
                self.transport.write(text.encode())
            self.transport.close()
        self._go_on(self.phase, CLOSING_SECONDS)


def allow_files(limits: Limits) -> Saying | None:
    """Let this process open as many files as its limits need. Where the system does not allow it, say so."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return None
    needed = limits.sockets + SPARE_SOCKETS + limits.connections + OTHER_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    possible = needed if hard == resource.RLIM_INFINITY else min(needed, hard)
    if soft != resource.RLIM_INFINITY and soft < possible:
        resource.setrlimit(resource.RLIMIT_NOFILE, (possible, hard))
    return None if possible >= needed else Saying("few-files", number=possible, most=needed)
