"""A scripted client and a service in a process of its own, for measurements and fault tests on this machine."""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import json
import os
import random
import signal
import sqlite3
import subprocess
import sys
import time
from pathlib import Path
from typing import Any, Final

import orjson
from websockets.client import ClientProtocol
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory
from websockets.frames import Frame, Opcode
from websockets.uri import parse_uri

from grognard.core.refusals import Problem
from grognard.table.common.changes import patched
from grognard.table.people.sessions import COOKIE
from grognard.table.storage.sqlite import FILE

HOST: Final = "127.0.0.1"
GENEROUS: Final = (
    "requests_per_second=100000",
    "request_burst=100000",
    "messages_per_second=10000",
    "message_burst=10000",
    "files_per_second=100000",
    "file_burst=100000",
    "checks_per_second=1000",
    "person_messages_per_second=10000",
    "person_message_burst=10000",
    "address_messages_per_second=100000",
    "address_message_burst=100000",
    "openings_per_second=10000",
    "replays=1000",
    "replays_per_person=1000",
    "replay_acts_per_second=10000000",
    "replay_act_burst=100000000",
    "opening_burst=20000",
    "connections=10000",
    "sockets=20000",
    "sockets_per_address=20000",
    "sockets_per_person=1000",
    "accounts=100000",
    "matches=100000",
    "live_matches=5000",
)
"""All clients come from one address here."""


IDLE_SECONDS: Final = 3.0
"""The service closes a connection that was idle a little longer than this."""


class Service:
    """`grognard serve` as a child process, with its data in a folder."""

    def __init__(self, folder: Path, *arguments: str) -> None:
        self.folder = folder
        self.arguments = arguments
        self.port = 0
        self.process: subprocess.Popen[str] | None = None

    def start(self, seconds: float = 30.0) -> None:
        limits = [word for limit in GENEROUS for word in ("--limit", limit)]
        where = [] if "--database" in self.arguments else ["--data", str(self.folder)]
        pause = [] if "--answer-pause" in self.arguments else ["--answer-pause", "0"]
        self.process = self._launch(["serve", "--port", str(self.port), *where, *limits, *pause, *self.arguments])
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if "http://" not in line:
            raise Problem("service-not-started", text=self.folder / "service.log")
        self.port = int(line.strip().rstrip("/").rpartition(":")[2])
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if self.healthy():
                return
            time.sleep(0.02)
        raise Problem("service-silent")

    def _launch(self, words: list[str]) -> subprocess.Popen[str]:
        command = [sys.executable, "-m", "grognard.cli", *words]
        with open(self.folder / "service.log", "a", encoding="utf-8") as log:
            return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True, start_new_session=True)

    def healthy(self) -> bool:
        connection = http.client.HTTPConnection(HOST, self.port, timeout=5)
        try:
            connection.request("GET", "/readyz")
            return connection.getresponse().status == 200
        except OSError:
            return False
        finally:
            connection.close()

    def kill(self) -> None:
        """SIGKILL: no time for anything."""
        assert self.process is not None
        self.process.kill()
        self._gone()

    def stop(self) -> None:
        if self.process is None or self.process.poll() is not None:
            return
        self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
        self._gone()

    def _gone(self) -> None:
        assert self.process is not None
        self.process.wait()
        if self.process.stdout is not None:
            self.process.stdout.close()

    def memory(self) -> float:
        """The resident memory of the service and of the processes that it has begun, in MiB."""
        return sum(_memory(process) for process in self.processes())

    def cpu_seconds(self) -> float:
        """What the service and the processes that it has begun have used of the processor."""
        return sum(_cpu_seconds(process) for process in self.processes())

    def processes(self) -> list[int]:
        assert self.process is not None
        own = self.process.pid
        try:
            begun = Path(f"/proc/{own}/task/{own}/children").read_text(encoding="ascii").split()
        except OSError:
            begun = []
        return [own, *map(int, begun)]

    def file_bytes(self) -> int:
        """The size of the database, whether it is in the file already or still in its journal; 0 if it is no file."""
        if "--database" in self.arguments:
            return 0
        with contextlib.closing(sqlite3.connect(self.folder / FILE, timeout=10)) as connection:
            pages, size = (connection.execute(f"PRAGMA {name}").fetchone()[0] for name in ("page_count", "page_size"))
        return int(pages) * int(size)


def _memory(process: int) -> float:
    try:
        text = Path(f"/proc/{process}/status").read_text(encoding="ascii")
    except OSError:
        return 0.0
    return next((int(line.split()[1]) / 1024 for line in text.splitlines() if line.startswith("VmRSS")), 0.0)


def _cpu_seconds(process: int) -> float:
    try:
        fields = Path(f"/proc/{process}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class Answer:
    def __init__(self, status: int, body: bytes) -> None:
        self.status = status
        self.body = body

    def json(self) -> Any:
        return json.loads(self.body)


class Client:
    """One person: a cookie and a connection."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.cookie = ""
        self.used = 0.0
        self.reader: asyncio.StreamReader | None = None
        self.writer: asyncio.StreamWriter | None = None

    async def call(self, method: str, path: str, body: Any = None) -> Answer:
        """One request; OSError or EOFError if the service is gone."""
        if self.writer is not None and time.monotonic() - self.used > IDLE_SECONDS:
            self.close()
        self.used = time.monotonic()
        if self.writer is None or self.writer.is_closing():
            self.reader, self.writer = await asyncio.open_connection(HOST, self.port, limit=1 << 24)
        assert self.reader is not None
        data = b"" if body is None else json.dumps(body).encode()
        head = [
            f"{method} {path} HTTP/1.1",
            f"Host: {HOST}:{self.port}",
            "X-Grognard: 1",
            f"Content-Length: {len(data)}",
        ]
        head += ["Content-Type: application/json"] if data else []
        head += [f"Cookie: {COOKIE}={self.cookie}"] if self.cookie else []
        try:
            self.writer.write("\r\n".join([*head, "", ""]).encode() + data)
            await self.writer.drain()
            return await self._read()
        except (OSError, EOFError):
            self.close()
            raise

    async def _read(self) -> Answer:
        assert self.reader is not None
        lines = (await self.reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        headers: dict[str, str] = {}
        for line in lines[1:]:
            name, _, value = line.partition(":")
            headers[name.lower()] = value.strip()
            if name.lower() == "set-cookie" and value.strip().startswith(f"{COOKIE}="):
                self.cookie = value.strip().partition("=")[2].partition(";")[0]
        length = int(headers.get("content-length", "0"))
        body = await self.reader.readexactly(length) if length else b""
        if headers.get("connection") == "close":
            self.close()
        return Answer(int(lines[0].split()[1]), body)

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        """The JSON of an answer that must be good."""
        answer = await self.call(method, path, body)
        if answer.status >= 400:
            raise Problem(
                "service-answered",
                method=method,
                path=path,
                status=answer.status,
                text=answer.body[:200].decode(errors="replace"),
            )
        return answer.json()

    async def answer_for(self, match: str, seat: str, when: str) -> None:
        """Say when the table may answer for this person's seat: never, here or always."""
        await self.ask("POST", f"/api/matches/{match}/auto", {"seat": seat, "when": when})

    def close(self) -> None:
        if self.writer is not None:
            self.writer.close()
        self.writer = self.reader = None

    def socket(self, match: str, changes: bool = False) -> Any:
        """A WebSocket to a match; to be awaited or used with `async with`."""
        from websockets.asyncio.client import connect

        return connect(
            f"ws://{HOST}:{self.port}/api/matches/{match}/socket?changes={changes}",
            additional_headers={"Cookie": f"{COOKIE}={self.cookie}"},
            max_size=1 << 24,
            ping_interval=None,
        )


class Page(asyncio.Protocol):
    """An open page on its socket: it follows the position by what has changed, and sends acts."""

    def __init__(self, client: Client, match: str, changes: bool = True) -> None:
        path = f"/api/matches/{match}/socket?changes={changes}"
        self.client = client
        self.protocol = ClientProtocol(
            parse_uri(f"ws://{HOST}:{client.port}{path}"), extensions=[ClientPerMessageDeflateFactory()]
        )
        self.transport: asyncio.Transport | None = None
        self.position: dict[str, Any] = {}
        self.seq = -1
        self.seen_at = 0.0
        self.refused = 0
        self.news = asyncio.Event()
        self.lost: str | None = None

    async def open(self) -> None:
        await asyncio.get_running_loop().create_connection(lambda: self, HOST, self.client.port)

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        request = self.protocol.connect()
        request.headers["Cookie"] = f"{COOKIE}={self.client.cookie}"
        self.protocol.send_request(request)
        self._flush()

    def _flush(self) -> None:
        assert self.transport is not None
        for data in self.protocol.data_to_send():
            if data:
                self.transport.write(data)

    def data_received(self, data: bytes) -> None:
        at = time.perf_counter()
        self.protocol.receive_data(data)
        for event in self.protocol.events_received():
            if isinstance(event, Frame) and event.opcode is Opcode.TEXT:
                self.hear(orjson.loads(event.data), at)
        self._flush()

    def hear(self, message: dict[str, Any], at: float) -> None:
        if message["type"] == "refused":
            self.refused += 1
        heard = followed(self.position, message)
        if heard is None:
            return
        self.position = heard
        self.seen_at = at
        self.seq = self.position["seq"]
        self.news.set()

    def connection_lost(self, error: Exception | None) -> None:
        self.protocol.receive_eof()
        self.lost = str(error or self.protocol.close_exc)
        self.news.set()

    def send(self, message: dict[str, Any]) -> None:
        self.protocol.send_text(orjson.dumps(message))
        self._flush()

    async def until(self, seq: int, seconds: float) -> None:
        """Wait for a position as new as this."""
        while self.seq < seq:
            self.news.clear()
            if self.lost is not None:
                raise Problem("page-lost", text=self.lost)
            async with asyncio.timeout(seconds):
                await self.news.wait()

    def close(self) -> None:
        if self.transport is not None:
            self.transport.abort()


def followed(position: dict[str, Any], message: dict[str, Any]) -> dict[str, Any] | None:
    """The position after a message of a socket, whole or told by what has changed; None if it tells of none."""
    if message["type"] == "position":
        found: dict[str, Any] = message["position"]
        return found
    if message["type"] != "changes":
        return None
    for change in message["changes"]:
        story = position["story"]
        told = story[: len(story) - change["drop"]] + change["tell"]
        position = {**patched(position, change["position"]), "story": told}
    return position


def pick(choices: list[dict[str, Any]], rng: random.Random) -> tuple[str, int | None]:
    """A verb and a target from the choices of a position."""
    choice = rng.choice(choices)
    return choice["verb"], rng.choice(choice["targets"]) if choice["targets"] else None


def cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
