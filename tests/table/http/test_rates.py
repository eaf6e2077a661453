"""Every path has a count, none uses up another's, and nothing is awaited between the look and the count."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from starlette.websockets import WebSocket, WebSocketDisconnect

from grognard.table.common.addresses import counted
from grognard.table.common.errors import Refused
from grognard.table.common.limits import Limits
from grognard.table.http.rates import Rates
from grognard.table.people.socket_quota import SocketQuota
from tests.table.server import Server, hear


@pytest.mark.parametrize(
    ("path", "limit", "others"),
    [
        ("/api/me", "request_burst", ["/", "/healthz"]),
        ("/assets/a.js", "file_burst", ["/api/me", "/healthz"]),
        ("/healthz", "check_burst", ["/api/me", "/"]),
        ("/metrics", "check_burst", ["/api/me", "/"]),
    ],
)
def test_every_path_has_a_count_of_its_own(tmp_path: Path, path: str, limit: str, others: list[str]) -> None:
    slow = {"requests_per_second": 1e-9, "files_per_second": 1e-9, "checks_per_second": 1e-9}
    with Server.fresh(tmp_path, **slow, **{limit: 3}) as server:
        stranger = server.stranger()
        statuses = [stranger.call("GET", path).status_code for _ in range(4)]
        assert 429 not in statuses[:3]
        assert statuses[3] == 429
        assert all(stranger.call("GET", other).status_code != 429 for other in others)


def test_sockets_that_are_opened_are_counted(tmp_path: Path) -> None:
    with Server.fresh(tmp_path, openings_per_second=1e-9, opening_burst=2) as server:
        first, _, match = server.two()
        for _ in range(2):
            with first.socket(match) as socket:
                hear(socket, "position")
        with pytest.raises(WebSocketDisconnect), first.socket(match):
            pass
        assert first.position(match)


@pytest.mark.parametrize("limit", ["person_message", "address_message"])
def test_messages_are_counted_over_all_sockets(tmp_path: Path, limit: str) -> None:
    with Server.fresh(tmp_path, **{f"{limit}s_per_second": 1e-9, f"{limit}_burst": 4}) as server:
        first, second, match = server.two()
        with first.socket(match) as one, first.socket(match) as two, second.socket(match) as other:
            for socket in (one, two, one, two):
                socket.send_json({"type": "ping"})
                hear(socket, "pong")
            one.send_json({"type": "ping"})
            assert hear(one, "refused")["error"]["code"] == "too-many"
            other.send_json({"type": "ping"})
            hear(other, "pong" if limit == "person_message" else "refused")


def test_a_socket_has_its_place_before_anything_is_awaited(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Twenty sockets at once, with room for three: the table is opened for three of them."""
    with Server.fresh(tmp_path, sockets_per_address=3) as server:
        hub, opened = server.services.hub, []
        gate = asyncio.Event()

        async def slow(*args: Any) -> Any:
            opened.append(args)
            await gate.wait()
            raise Refused(404, "no-match", "no-such-match")

        monkeypatch.setattr(hub.matches, "open", slow)

        async def all_at_once() -> int:
            asking = [asyncio.create_task(hub.serve(_socket(), "aaaa", None)) for _ in range(20)]
            for _ in range(10):
                await asyncio.sleep(0)
            count = len(opened)
            gate.set()
            await asyncio.gather(*asking)
            return count

        assert server.run(all_at_once) == 3
        assert not hub.quota.held


def _socket() -> WebSocket:
    """As much of a socket as is needed to be turned away."""

    async def receive() -> dict[str, str]:
        return {"type": "websocket.connect"}

    async def send(message: Any) -> None:
        pass

    scope = {"type": "websocket", "path": "/", "headers": [], "client": ("192.0.2.1", 1)}
    return WebSocket(scope, receive, send)


def test_a_household_is_one_address() -> None:
    assert counted("2001:db8:1:2::1") == counted("2001:db8:1:2:ffff::9")
    assert counted("2001:db8:1:2::1") != counted("2001:db8:1:3::1")
    assert counted("::ffff:192.0.2.7") == counted("192.0.2.7") != counted("192.0.2.8")
    assert counted("fe80::1%eth0") == counted("fe80::2")

    rates = Rates(Limits(requests_per_second=1e-9, request_burst=2))
    scope = {"type": "http", "path": "/api/me"}
    took = [rates.take({**scope, "client": (f"2001:db8:1:2::{number}", 1)}) for number in range(1, 4)]
    assert took == [True, True, False]
    assert rates.take({**scope, "client": ("2001:db8:1:3::1", 1)})


def test_a_place_is_given_back() -> None:
    told: list[int] = []
    quota = SocketQuota(Limits(sockets=2, sockets_per_person=1), told.append)
    with quota.place("a", 7):
        with pytest.raises(Refused), quota.place("b", 7):
            pass
        with quota.place("a", 8), pytest.raises(Refused) as full, quota.place("c", 9):
            pass
        assert full.value.saying.key == "table-full"
    assert not quota.held
    assert told == [1, 2, 1, 0]
