"""Connections that ask for nothing keep nobody out, and a request has to come to its end."""

from __future__ import annotations

import contextlib
import re
import resource
import signal
import socket
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from grognard.table.common.limits import Limits
from grognard.table.http.connections import OTHER_FILES, SPARE_SOCKETS, allow_files
from tests.prepared import Forked, with_tables
from tests.waiting import PATIENCE

HALF = b"GET /healthz HTTP/1.1\r\nHost: table.test\r\nX-Endless: "
WHOLE = b"GET /healthz HTTP/1.1\r\nHost: table.test\r\n\r\n"
PATIENT = ("head_seconds=10000", "body_seconds=10000")
"""So long no test waits."""


@contextlib.contextmanager
def service(folder: Path, *limits: str, files: int = 0) -> Iterator[tuple[Callable[..., socket.socket], list[str]]]:
    """A service with these limits: how to connect to it, and what it says at its start."""
    words = ["serve", "--port", "0", "--workers", "1", "--data", str(folder)]
    for limit in limits:
        words += ["--limit", limit]
    with_tables(folder)
    with contextlib.ExitStack() as stack:
        process = Forked(words, folder / "log", files)
        stack.callback(process.stdout.close)
        stack.callback(process.wait)
        stack.callback(process.send_signal, signal.SIGTERM)
        said = [process.stdout.readline() for _ in range(3 if files else 2)]
        port = int(said[0].strip().rstrip("/").rpartition(":")[2])

        def connect(host: str = "127.0.0.1") -> socket.socket:
            made = socket.create_connection(("127.0.0.1", port), PATIENCE, (host, 0))
            stack.callback(made.close)
            return made

        yield connect, said


def heard(connection: socket.socket) -> str:
    """All that comes until the service closes."""
    found = b""
    with contextlib.suppress(ConnectionError):
        while part := connection.recv(65_536):
            found += part
    return found.decode()


def is_healthy(connection: socket.socket) -> bool:
    connection.sendall(WHOLE)
    found = b""
    while not found.endswith(b"}"):
        part = connection.recv(65_536)
        if not part:
            return False
        found += part
    return found.startswith(b"HTTP/1.1 200")


@pytest.mark.slow
def test_half_open_connections_keep_nobody_out(tmp_path: Path) -> None:
    """Two hundred files are all that this service may open."""
    limits = ("connections=50", "sockets=20", *PATIENT)
    with service(tmp_path, *limits, files=200) as (connect, said):
        assert "200" in said[2]
        assert str(50 + 20 + SPARE_SOCKETS + OTHER_FILES) in said[2]
        for _ in range(1000):
            half = connect()
            half.sendall(HALF)
        assert is_healthy(connect())
        assert is_healthy(connect())


@pytest.mark.slow
def test_half_sent_requests_keep_nobody_out(tmp_path: Path) -> None:
    with service(tmp_path, "connections=20", *PATIENT) as (connect, _):
        for number in range(50):
            connect(f"127.0.0.{2 + number}").sendall(POST + b"Content-Length: 10\r\n\r\n{")
        assert is_healthy(connect())


@pytest.mark.slow
def test_one_address_holds_its_share(tmp_path: Path) -> None:
    limits = ("connections_per_address=5", "idle_seconds=10000", *PATIENT)
    with service(tmp_path, *limits) as (connect, _):
        first = connect("127.0.0.2")
        other = connect("127.0.0.3")
        proxy = [connect() for _ in range(20)]
        for _ in range(5):
            assert is_healthy(connect("127.0.0.2"))
        assert heard(first) == ""
        assert is_healthy(other)
        assert all(map(is_healthy, proxy))


POST = b"POST /api/me HTTP/1.1\r\nHost: table.test\r\nX-Grognard: 1\r\n"


@pytest.mark.parametrize(
    ("sent", "status"),
    [
        (HALF + b"x" * 3000, "431"),
        (b"GET /" + b"x" * 3000, "431"),
        (b"GET / HTTP/1.1\r\n" + b"X-More: x\r\n" * 300, "431"),
        (WHOLE[:-2] + b"X-More: " + b"x" * 3000 + b"\r\n\r\n", "431"),
        (POST + b"Transfer-Encoding: chunked\r\n\r\n0\r\n" + b"X-More: x\r\n" * 40_000, "413"),
        (b"\x00\x01\x02", "400"),
    ],
    ids=["header", "address", "headers", "at-once", "trailers", "no-http"],
)
@pytest.mark.slow
def test_what_has_no_end_is_cut(strict: Callable[[], socket.socket], sent: bytes, status: str) -> None:
    connection = strict()
    with contextlib.suppress(ConnectionError):
        connection.sendall(sent)
    assert heard(connection).startswith(f"HTTP/1.1 {status} ")


@pytest.mark.parametrize(
    "sent",
    [HALF, POST + b"Content-Length: 10\r\n\r\n{", POST + b"Transfer-Encoding: chunked\r\n\r\n2\r\n"],
    ids=["head", "body", "chunks"],
)
@pytest.mark.slow
def test_what_does_not_come_to_its_end_is_cut(hasty: Callable[[], socket.socket], sent: bytes) -> None:
    connection = hasty()
    connection.sendall(sent)
    assert heard(connection).startswith("HTTP/1.1 408 ")


def test_a_connection_without_a_request_ends(
    strict: Callable[[], socket.socket], hasty: Callable[[], socket.socket]
) -> None:
    connection = strict()
    assert is_healthy(connection)
    assert heard(connection) == ""
    assert heard(hasty()) == ""


def opening(more: bytes) -> bytes:
    """A request for a socket."""
    head = b"GET /api/matches/abcd/socket HTTP/1.1\r\nHost: table.test\r\nConnection: Upgrade\r\n"
    rest = b"Upgrade: websocket\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
    return head + rest + more + b"\r\n"


@pytest.mark.parametrize(
    "sent",
    [
        opening(b"X-Long: " + b"x" * 9000 + b"\r\n"),
        opening(b"X-More: x\r\n" * 200),
        opening(b"Content-Length: 5\r\n") + b"hello",
        opening(b"Transfer-Encoding: chunked\r\n") + b"0\r\n\r\n",
    ],
    ids=["long", "many", "body", "chunks"],
)
def test_a_request_for_a_socket_that_cannot_be_one_is_refused(hasty: Callable[[], socket.socket], sent: bytes) -> None:
    """Whoever could keep such connections would fill the room of all sockets, which nobody counts by address yet."""
    connection = hasty()
    connection.sendall(sent)
    assert heard(connection).startswith("HTTP/1.1 400 ")


@pytest.mark.slow
def test_what_is_refused_is_counted_by_its_reason(tmp_path: Path) -> None:
    limits = ("header_bytes=2000", "connections_per_address=1", "head_seconds=0.3")
    with service(tmp_path, *limits, "body_seconds=10000", "idle_seconds=10000") as (connect, _):
        idle = connect("127.0.0.3")
        assert is_healthy(idle)
        assert is_healthy(connect("127.0.0.3"))
        assert heard(idle) == ""
        for sent in (HALF, HALF + b"x" * 3000, b"\x00\x01\x02"):
            connection = connect()
            connection.sendall(sent)
            assert heard(connection)
        reader = connect()
        reader.sendall(b"GET /metrics HTTP/1.1\r\nHost: table.test\r\nConnection: close\r\n\r\n")
        found = re.findall(r'^grognard_connections_refused_total\{reason="(.+)"\} (.+)$', heard(reader), re.MULTILINE)
    assert dict(found) == dict.fromkeys(("gave-way", "too-slow", "head-too-large", "no-request"), "1.0")


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[[], socket.socket]]:
    """A service that reads little, and keeps no connection for later."""
    limits = ("header_bytes=2000", "body_bytes=5000", "idle_seconds=0.1")
    with service(tmp_path_factory.mktemp("strict"), *limits, *PATIENT) as (connect, _):
        yield connect


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[[], socket.socket]]:
    """A service that does not wait long."""
    with service(tmp_path_factory.mktemp("hasty"), "head_seconds=0.3", "body_seconds=0.3") as (connect, _):
        yield connect


@pytest.mark.slow
def test_many_requests_on_one_connection(tmp_path: Path) -> None:
    """None of them is counted with the others, whether they come one by one or all at once."""
    with service(tmp_path, "header_bytes=200", "check_burst=1000", *PATIENT) as (connect, _):
        connection = connect()
        for _ in range(20):
            assert is_healthy(connection)
        connection.sendall(WHOLE * 20)
        connection.sendall(WHOLE[:-2] + b"Connection: close\r\n\r\n")
        assert heard(connection).count("HTTP/1.1 200") == 21


@pytest.mark.slow
def test_far_too_many_requests_at_once_are_not_kept(tmp_path: Path) -> None:
    with service(tmp_path, "check_burst=100000", *PATIENT) as (connect, _):
        connection = connect()
        with contextlib.suppress(ConnectionError):
            connection.sendall(WHOLE * 3000)
        assert heard(connection).count("HTTP/1.1 200") < 1000
        assert is_healthy(connect())


def test_the_open_file_limit_is_raised_as_far_as_needed(monkeypatch: pytest.MonkeyPatch) -> None:
    limits = Limits(sockets=1000, connections=1000)
    needed = 2000 + SPARE_SOCKETS + OTHER_FILES
    now = [256, needed + 5]
    monkeypatch.setattr(resource, "getrlimit", lambda _: tuple(now))
    monkeypatch.setattr(resource, "setrlimit", lambda _, both: now.__setitem__(slice(None), both))
    assert allow_files(limits) is None
    assert now == [needed, needed + 5]
    now[:] = [needed + 1, needed + 5]
    assert allow_files(limits) is None
    assert now[0] == needed + 1
    now[:] = [256, 500]
    few = allow_files(limits)
    assert now == [500, 500]
    assert few is not None
    assert few.args == {"number": 500, "most": needed}
