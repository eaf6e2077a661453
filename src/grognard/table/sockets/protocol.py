"""The WebSocket protocol of uvicorn, tuned for many short messages."""

from __future__ import annotations

import struct
from http import HTTPStatus
from typing import Any, ClassVar, Final

import uvicorn
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.server import ServerProtocol

from grognard.table.common import forwarding
from grognard.table.common.limits import Bucket, Limits

WORTH_IT: Final = 2048
"""Shorter messages are sent as they are: to deflate them takes longer than to send them."""
MOST_UNREAD: Final = 16
"""With so many messages that nobody has taken up yet, a socket is not read any further."""


TEXT: Final = 0x81
"""How a frame begins that is a whole message of text."""
PIECE: Final = 4096
"""So many bytes are read before it is looked whether the client says too much."""
FRAMES: Final = 4
"""A message may be cut into frames, and others come between: so many for each message that is allowed."""
NO_SOCKET: Final = b"HTTP/1.1 400 Bad Request\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
PROTOCOL: Final = "protocol"
"""Under this name the state of a socket's scope has its connection."""


class Deflate(PerMessageDeflate):
    """Deflates long messages only. What is left out of the stream is no part of its window either."""

    def encode(self, frame: Frame) -> Frame:
        return frame if len(frame.data) < WORTH_IT else super().encode(frame)


class DeflateFactory(ServerPerMessageDeflateFactory):
    def process_request_params(self, params: Any, accepted_extensions: Any) -> Any:
        params, made = super().process_request_params(params, accepted_extensions)
        made.__class__ = Deflate
        return params, made


def configured(app: Any, limits: Limits, http: Any = "auto") -> uvicorn.Config:
    """How uvicorn serves an app."""
    return uvicorn.Config(
        forwarding.Forwarding(app, forwarding.configured()),
        proxy_headers=False,
        http=http,
        log_config=None,
        access_log=False,
        lifespan="on",
        ws=type("LimitedProtocol", (SocketProtocol,), {"limits": limits}),
        ws_max_size=limits.message_bytes,
        ws_ping_interval=limits.ping_seconds,
        ws_ping_timeout=limits.ping_seconds,
        timeout_graceful_shutdown=5,
        server_header=False,
    )


class SocketProtocol(WebSocketsSansIOProtocol):
    """A connection that is read on while messages are taken up, and that deflates where it pays.

    What a client does not take is not kept for it: who does not read gets no more answers to pings, and is cut off when
    the service's own is not answered.
    """

    limits: ClassVar[Limits]
    head = b""
    """A request that was read elsewhere, by who has handed the connection over."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.frames_left = Bucket(FRAMES * self.limits.messages_per_second, FRAMES * self.limits.message_burst)
        self.conn = ServerProtocol(
            extensions=[DeflateFactory(server_max_window_bits=12, client_max_window_bits=12)],
            max_size=self.config.ws_max_size,
            logger=self.logger,
        )

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        if self.head:
            self.data_received(self.head)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == HTTPStatus.SWITCHING_PROTOCOLS:
            self.scope["state"][PROTOCOL] = self

    def data_received(self, data: bytes) -> None:
        for first in range(0, len(data), PIECE):
            if self.transport.is_closing():
                return
            super().data_received(data[first : first + PIECE])
            if self.conn.handshake_exc is not None and not self.handshake_initiated:
                self.transport.write(NO_SOCKET)  # uvicorn would keep what can never become a socket
                self.transport.close()

    def handle_events(self) -> None:
        if not all(self.frames_left.take() for _ in self.conn.events):
            self.transport.abort()
            return
        super().handle_events()

    def handle_ping(self) -> None:
        answer = b"".join(self.conn.data_to_send())
        if self.writable.is_set():
            self.transport.write(answer)

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()  # closing alone waits until all is read that was sent

    async def run_asgi(self) -> None:
        await super().run_asgi()
        self.loop.call_later(self.close_timeout, self.transport.abort)

    @property
    def ready(self) -> bool:
        """Whether a message can be sent at once."""
        return self.handshake_complete and not self.close_sent and not self.disconnected and self.writable.is_set()

    def push(self, text: str) -> None:
        """Send a message at once."""
        data = text.encode()
        length = len(data)
        if length >= WORTH_IT:
            self.conn.send_text(data)
            self.transport.write(b"".join(self.conn.data_to_send()))
        elif length < 126:
            self.transport.write(bytes((TEXT, length)) + data)
        else:
            self.transport.write(struct.pack("!BBH", TEXT, 126, length) + data)

    def send_receive_event_to_app(self) -> None:
        paused, self.read_paused = self.read_paused, True  # or else the reading would stop at every message
        super().send_receive_event_to_app()
        self.read_paused = paused
        if not paused and self.queue.qsize() >= MOST_UNREAD:
            self.read_paused = True
            self.transport.pause_reading()
