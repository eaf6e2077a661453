"""Sockets: malformed messages, limits, pages of other sites, presence."""

from __future__ import annotations

import json

import pytest
from starlette.websockets import WebSocketDisconnect

from grognard.table.common.clock import now
from grognard.table.sockets import sockets
from tests.table.server import Server, hear


def test_malformed_messages_are_refused_and_the_socket_stays(server: Server) -> None:
    first, _, match = server.two()
    with first.socket(match) as socket:
        hear(socket, "position")
        for text in (
            "",
            "{",
            "[]",
            "null",
            "17",
            '"act"',
            "{}",
            '{"type": "dance"}',
            '{"type": ["act"]}',
            '{"type": "act"}',
            '{"type": "act", "seat": "x", "seq": 0, "verb": "go"}',
            '{"type": "act", "seat": -1, "seq": 0, "verb": "go"}',
            '{"type": "act", "seat": 0, "seq": 1e99, "verb": "go"}',
            '{"type": "act", "seat": 0, "seq": 0, "verb": "go", "target": 99999999999999999999}',
            '{"type": "act", "seat": 0, "seq": 0, "verb": "\\ud800"}',
            '{"type": "act", "seat": 0, "seq": 0, "verb": "go", "more": 1}',
            '{"type": "why", "verb": "x", "ask": {}}',
            '{"type": "chat", "text": ""}',
            '{"type": "chat", "text": "\\u0000"}',
            json.dumps({"type": "chat", "text": "x" * 501}),
            "[" * 5000,
        ):
            socket.send_text(text)
            refused = hear(socket, "refused")
            assert refused["error"]["code"] in ("bad-input", "bad-act"), text
            assert refused["error"]["message"]
        socket.send_bytes(b"\xff\xfe")
        hear(socket, "refused")
        socket.send_text('{"type": "ping"}')
        hear(socket, "pong")


def test_a_page_of_another_site_gets_no_socket(server: Server) -> None:
    first, _, match = server.two()
    with pytest.raises(WebSocketDisconnect), first.socket(match, Origin="http://evil.test"):
        pass
    with first.socket(match, Origin="http://table.test", Host="table.test") as socket:
        hear(socket, "position")


def test_a_socket_without_a_match_is_told_why(server: Server) -> None:
    first, second, match = server.two(public=False)
    for visitor, where, code in (
        (first, "nothing0", "no-match"),
        (first, "%00", "no-match"),
        (first, "x" * 500, "no-match"),
        (server.guest(), match, "private"),
    ):
        with visitor.socket(where) as socket:
            assert hear(socket, "refused")["error"]["code"] == code
            with pytest.raises(WebSocketDisconnect):
                socket.receive_text()
    with second.socket(match) as socket:
        hear(socket, "position")


def test_the_service_tells_its_time(server: Server) -> None:
    first, _, match = server.two()
    with first.socket(match) as socket:
        before = now()
        socket.send_text('{"type": "ping"}')
        assert before <= hear(socket, "pong")["now"] <= now()


def test_who_is_there(server: Server) -> None:
    first, second, match = server.two()
    with first.socket(match) as one:
        assert hear(one, "presence")["seats"] == ["Frederick"]
        with second.socket(match) as two:
            assert hear(two, "presence")["seats"] == ["Frederick", "Pompadour"]
            assert hear(one, "presence")["seats"] == ["Frederick", "Pompadour"]
            assert first.position(match)["people"]["Pompadour"]["online"]
        assert hear(one, "presence")["seats"] == ["Frederick"]


def test_a_crowd_that_comes_at_once_is_no_news_yet(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """Or else all pages of a crowd would be told of one another, and be sent away as too slow."""
    monkeypatch.setattr(sockets, "CROWD_SECONDS", 3600.0)
    first, _, match = server.two()
    with first.socket(match) as one:
        assert hear(one, "presence")["seats"] == ["Frederick"]
        for _ in range(3):
            with server.guest().socket(match) as other:
                assert hear(other, "presence")["seats"] == ["Frederick"]
        one.send_text('{"type": "ping"}')
        kinds = []
        while "pong" not in kinds:
            kinds.append(json.loads(one.receive_text())["type"])
        assert "presence" not in kinds


def test_too_many_messages_close_the_socket(tmp_path_factory: pytest.TempPathFactory) -> None:
    with Server.fresh(tmp_path_factory.mktemp("table"), messages_per_second=1e-6, message_burst=5) as server:
        first, _, match = server.two()
        with first.socket(match) as socket:
            for _ in range(6):
                socket.send_text('{"type": "ping"}')
            assert hear(socket, "refused")["error"]["code"] == "too-many"
            with pytest.raises(WebSocketDisconnect):
                hear(socket, "nothing")


@pytest.mark.parametrize("limit", ["sockets", "sockets_per_address", "sockets_per_person"])
def test_too_many_sockets_are_turned_away(tmp_path_factory: pytest.TempPathFactory, limit: str) -> None:
    with Server.fresh(tmp_path_factory.mktemp("table"), **{limit: 2}) as server:
        first, _, match = server.two()
        with first.socket(match) as one, first.socket(match) as two:
            hear(one, "position")
            hear(two, "position")
            with first.socket(match) as three:
                assert hear(three, "refused")["error"]["code"] == "full"
        with first.socket(match) as again:
            hear(again, "position")


def test_too_many_requests_are_turned_away(tmp_path_factory: pytest.TempPathFactory) -> None:
    with Server.fresh(tmp_path_factory.mktemp("table"), requests_per_second=1e-6, request_burst=3) as server:
        statuses = [server.stranger().call("GET", "/api/me").status_code for _ in range(5)]
        assert statuses == [200, 200, 200, 429, 429]


def test_new_players_and_matches_are_counted(tmp_path_factory: pytest.TempPathFactory) -> None:
    with Server.fresh(tmp_path_factory.mktemp("table"), accounts=2, matches=2) as server:
        first, _ = server.guest(), server.guest()
        assert server.stranger().refused("POST", "/api/me", {})[:2] == (429, "too-many")
        for _ in range(2):
            first.post("/api/quick", {"game": "friedrich"})
        assert first.refused("POST", "/api/quick", {"game": "friedrich"})[:2] == (429, "too-many")


def test_long_requests_are_not_read(server: Server) -> None:
    guest = server.guest()
    answer = guest.call("POST", "/api/register", {"name": "Fritz", "password": "x" * 70_000})
    assert (answer.status_code, answer.json()["error"]["code"]) == (413, "too-long")

    def endless() -> object:
        for _ in range(100):
            yield b" " * 1000

    headers = {"X-Grognard": "1", "Content-Type": "application/json"}
    chunked = server.client.request("POST", "/api/me", content=endless(), headers=headers)  # type: ignore[arg-type]
    assert chunked.status_code == 413
