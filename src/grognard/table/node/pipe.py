"""The pipe between the supervisor and a child process: short texts, each in a line of its own."""

from __future__ import annotations

import asyncio
import socket
from typing import Final

READY: Final = "ready"
"""A child process sends this when sockets may be handed to it."""
METRICS: Final = "metrics "
"""The metrics of a child process come after this."""
MOST_WAITING: Final = 1 << 20
"""With so many bytes unread, nothing more is said: the other end finds it in the database."""
LONGEST: Final = 1 << 22


class Pipe:
    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    @classmethod
    async def on(cls, own: socket.socket) -> Pipe:
        return cls(*await asyncio.open_connection(sock=own, limit=LONGEST))

    def send(self, text: str) -> None:
        transport = self.writer.transport
        if not transport.is_closing() and transport.get_write_buffer_size() < MOST_WAITING:
            self.writer.write(text.encode() + b"\n")

    def __aiter__(self) -> Pipe:
        return self

    async def __anext__(self) -> str:
        """The next text; the end when the other end is gone."""
        try:
            found = await self.reader.readline()
        except (ConnectionError, ValueError):  # gone, or it says too much
            found = b""
        if not found.endswith(b"\n"):
            raise StopAsyncIteration
        return found[:-1].decode()

    def cut(self) -> None:
        self.writer.transport.abort()
