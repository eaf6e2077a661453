"""Who opens sockets and does not read, or says what is no message, costs next to nothing and is cut off."""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import json
import socket
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from starlette.websockets import WebSocket

from grognard.table.sockets.sockets import MOST_UNSENT
from tests.table.http.test_connections import heard, service
from tests.table.server import Server
from tests.waiting import PATIENCE, until

PING, MORE, TEXT = b"\x89\x80\0\0\0\0", b"\x00\x80\0\0\0\0", b"\x01\x81\0\0\0\0{"
"""Frames: a ping, nothing more of a message that goes on, the beginning of one."""
WRONG = json.dumps({"type": "act", "seat": 0, "seq": 0, "verb": "x"})
TALKATIVE = [
    f"{kind}{limit}=1000000"
    for kind in ("message", "person_message", "address_message", "check")
    for limit in ("s_per_second", "_burst")
]
HANDSHAKE = (
    "GET {path} HTTP/1.1\r\nHost: table.test\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


class Service:
    def __init__(self, connect: Callable[[], socket.socket], url: str) -> None:
        self.connect = connect
        self.port = int(url.strip().rstrip("/").rpartition(":")[2])
        self.cookie = ""

    def ask(self, method: str, path: str, body: Any = None) -> bytes:
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        headers = {"X-Grognard": "1", "Content-Type": "application/json", "Cookie": self.cookie}
        connection.request(method, path, None if body is None else json.dumps(body), headers)
        answer = connection.getresponse()
        self.cookie = (answer.getheader("Set-Cookie") or self.cookie).partition(";")[0]
        return answer.read()

    def open(self, path: str) -> socket.socket:
        made = self.connect()
        made.sendall(HANDSHAKE.format(path=path).encode())
        head = b""
        while not head.endswith(b"\r\n\r\n"):
            head += made.recv(1)
        assert head.startswith(b"HTTP/1.1 101")
        return made


@pytest.mark.slow
@pytest.mark.parametrize("sent", [PING * 5000, TEXT + MORE * 5000], ids=["pings", "pieces"])
def test_what_is_no_message_is_counted_too(tmp_path: Path, sent: bytes) -> None:
    with service(tmp_path) as (connect, said), contextlib.suppress(ConnectionError):
        made = Service(connect, said[0]).open("/api/lobby/socket")
        made.sendall(sent)
        heard(made)


@pytest.mark.slow
def test_a_socket_that_nobody_reads_is_let_go(tmp_path: Path) -> None:
    with service(tmp_path, *TALKATIVE, "ping_seconds=1") as (connect, said):
        table = Service(connect, said[0])
        table.ask("POST", "/api/me", {})
        match = json.loads(table.ask("POST", "/api/quick", {"game": "friedrich"}))["id"]
        made = table.open(f"/api/matches/{match}/socket")
        made.sendall((bytes((0x81, 0x80 | len(WRONG))) + b"\0\0\0\0" + WRONG.encode()) * 1000)

        def is_free() -> bool:
            return b"grognard_sockets 0.0" in table.ask("GET", "/metrics")

        assert not is_free()
        until(is_free, "the place of who does not read")


def test_who_takes_no_answers_is_not_asked_for_more(server: Server) -> None:
    _, _, match = server.two()
    hub, come = server.services.hub, 0

    async def receive() -> dict[str, str]:
        nonlocal come
        await asyncio.sleep(0)
        come += 1
        return {"type": "websocket.receive", "text": WRONG} if come > 1 else {"type": "websocket.connect"}

    async def send(message: Any) -> None:
        if message["type"] == "websocket.send":
            await asyncio.Event().wait()

    async def ask_on() -> None:
        scope = {"type": "websocket", "path": "/", "headers": [], "client": ("192.0.2.1", 1)}
        serving = asyncio.create_task(hub.serve(WebSocket(scope, receive, send), match, None))
        before = -1
        while (before != come or come < 2) and not serving.done():  # until no more of them are taken up
            before = come
            for _ in range(1000):
                await asyncio.sleep(0)
            if come > 500:
                break
        if serving.done():
            serving.result()  # why it ended
        serving.cancel()
        await asyncio.gather(serving, return_exceptions=True)

    server.run(ask_on)
    assert 2 <= come <= 3 * MOST_UNSENT
