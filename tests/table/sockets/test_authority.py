"""What a page may see and do ends at once with its right, though its socket is open."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

import sqlalchemy as sa
from starlette.websockets import WebSocketDisconnect

from grognard.cli import main
from grognard.table.matches.visibility import AT_ONCE
from grognard.table.people.sessions import COOKIE
from grognard.table.sockets.sockets import REFUSED
from grognard.table.storage.node_events import Change
from grognard.table.storage.tables import SESSIONS
from tests.table.server import WEST, Server, Visitor, hear


def turned_away(socket: Any) -> str:
    """Wait until a socket is closed; the code of the reason that was told before. No position comes meanwhile."""
    said = ""
    try:
        while True:
            message = json.loads(socket.receive_text())
            assert message["type"] != "position"
            if message["type"] == "refused":
                said = message["error"]["code"]
    except WebSocketDisconnect as closed:
        code = closed.code
    assert code == REFUSED
    return said


def test_logout_ends_all_pages_of_the_session(server: Server) -> None:
    first, second, match = server.two()
    with first.socket(match) as one, first.socket(match) as other, second.socket(match) as third:
        for socket in (one, other, third):
            hear(socket, "position")
        first.post("/api/logout")
        assert [turned_away(socket) for socket in (one, other)] == ["session", "session"]
        third.send_text('{"type": "ping"}')
        hear(third, "pong")


def test_logout_ends_the_pages_that_show_the_lobby(server: Server) -> None:
    first, _, _ = server.two()
    sent = {"Cookie": f"{COOKIE}={first.cookie}"}
    with server.client.websocket_connect("/api/lobby/socket", headers=sent) as socket:
        socket.send_text("{}")
        hear(socket, "pong")
        first.post("/api/logout")
        assert turned_away(socket) == "session"
    assert not server.services.hub.by_session


def test_nothing_is_obeyed_after_logout(server: Server) -> None:
    first, _, match = server.two()
    position = first.position(match)
    choice = position["choices"][0]
    act = {"type": "act", "seat": 0, "seq": position["seq"], "verb": choice["verb"], "target": choice["targets"][0]}
    with first.socket(match) as socket:
        hear(socket, "position")
        first.post("/api/logout")
        socket.send_text(json.dumps(act))
        assert turned_away(socket) == "session"
    assert server.stranger().position(match)["seq"] == position["seq"]


def test_who_logs_in_as_somebody_else_loses_the_pages_of_the_guest(server: Server) -> None:
    server.guest().post("/api/register", {"name": "Daun", "password": "kolin1757"})
    first, _, match = server.two()
    with first.socket(match) as socket:
        hear(socket, "position")
        first.post("/api/login", {"name": "Daun", "password": "kolin1757"})
        assert turned_away(socket) == "session"
    with first.socket(match) as socket:
        assert hear(socket, "position")["position"]["you"] == [0]


def test_who_registers_keeps_the_pages_until_logout(server: Server) -> None:
    first, _, match = server.two()
    with first.socket(match) as socket:
        hear(socket, "position")
        first.post("/api/register", {"name": "Fritz", "password": "sanssouci1"})
        named = hear(socket, "position")["position"]
        assert named["people"]["Frederick"]["name"] == "Fritz"
        first.post("/api/logout")
        assert turned_away(socket) == "session"


def test_a_session_that_another_node_has_ended_ends_here(server: Server) -> None:
    first, second, match = server.two()
    with first.socket(match) as one, second.socket(match) as other:
        hear(one, "position")
        hear(other, "position")
        gone = sa.delete(SESSIONS).where(SESSIONS.c.person == first.get("/api/me")["id"])
        server.run(server.services.database.write, lambda connection: connection.execute(gone))
        server.run(server.services.hub.end_lost_sessions)
        assert turned_away(one) == "session"
        other.send_text('{"type": "ping"}')
        hear(other, "pong")


def private(server: Server, kind: str) -> tuple[Visitor, str]:
    host = server.guest()
    seats = {"Frederick": "me", "Pompadour": kind}
    body = {"game": "friedrich", "scenario": WEST, "seats": seats, "public": False}
    return host, host.post("/api/matches", body)["id"]


def test_other_nodes_are_told_of_the_end_of_a_session_and_what_follows_it(server: Server) -> None:
    first, _, _match = server.two()
    told: list[Change] = []
    server.services.store.changed.append(told.append)
    first.post("/api/register", {"name": "Somebody", "password": "long enough for anybody"})
    first.post("/api/logout")
    (old, new, person), end = (change.session for change in told if change.session)
    assert old
    assert new
    assert person
    assert end == (new, "", 0)


def test_what_another_node_tells_of_a_session_holds_here(server: Server) -> None:
    """Who has registered there goes on here; who has logged out does not. Nothing is looked up for that."""

    async def all_known(tokens: Iterable[str]) -> set[str]:
        return {*tokens}

    server.services.store.sessions = all_known  # type: ignore[method-assign]
    first, _, match = server.two()
    with first.socket(match) as socket:
        hear(socket, "position")
        hub = server.services.hub
        (page,) = hub.sockets
        assert page.session is not None
        assert page.person is not None
        server.run(server.services.background.hear, Change(session=(page.session, "another", page.person.id)))
        socket.send_text('{"type": "ping"}')
        hear(socket, "pong")
        assert page.session == "another"
        server.run(server.services.background.hear, Change(session=("another", "", 0)))
        assert turned_away(socket) == "session"


def test_who_looked_on_while_a_seat_was_free_does_not_look_on(server: Server) -> None:
    host, match = private(server, "open")
    with server.stranger().socket(match) as socket, host.socket(match) as own:
        hear(socket, "position")
        hear(own, "position")
        server.guest().post(f"/api/matches/{match}/join", {"seat": "Pompadour"})
        assert turned_away(socket) == "private"
        assert hear(own, "position")["position"]["people"]["Pompadour"]["kind"] == "human"


def test_who_resigns_in_a_private_match_that_goes_on_leaves_it(server: Server) -> None:
    host, guest = server.guest(), server.guest()
    seats = {"Frederick": "me", "Elisabeth": "bot:random", "Maria Theresa": "bot:random", "Pompadour": "open"}
    match = host.post("/api/matches", {"game": "friedrich", "seats": seats, "public": False})["id"]
    guest.post(f"/api/matches/{match}/join", {"seat": "Pompadour"})
    with guest.socket(match) as socket:
        hear(socket, "position")
        guest.post(f"/api/matches/{match}/resign", {"seat": "Pompadour"})
        assert turned_away(socket) == "private"
    assert host.position(match)["people"]["Pompadour"]["kind"] == "bot"


def test_an_invite_that_is_replaced_shows_nothing_any_more(server: Server) -> None:
    host, match = private(server, "link")
    [invite] = host.post(f"/api/matches/{match}/invites", {"seat": "Pompadour"})
    with server.guest().socket(match, "invite=" + invite["url"].partition("=")[2]) as socket:
        assert hear(socket, "position")["position"]["invited"] == "Pompadour"
        host.post(f"/api/matches/{match}/invites", {"seat": "Pompadour"})
        assert turned_away(socket) == "private"


def test_the_host_makes_a_match_private_under_the_eyes_of_onlookers(server: Server) -> None:
    first, _, match = server.two()
    with server.stranger().socket(match) as socket:
        hear(socket, "position")
        assert main(["admin", "private", match, "--data", str(server.folder)]) == 0
        assert turned_away(socket) == "private"
    assert not first.position(match)["public"]
    assert server.stranger().refused("GET", f"/api/matches/{match}")[:2] == (403, "private")


def test_the_maker_makes_a_match_private_and_public_again(server: Server) -> None:
    maker, other, match = server.two()
    open_page = f"/api/matches/{match}"
    name = maker.get("/api/me")["name"]
    with server.stranger().socket(match) as socket, other.socket(match) as beside, maker.socket(match) as own:
        for each in (socket, beside, own):
            hear(each, "position")
        assert other.refused("POST", f"{open_page}/public", {"public": False})[:2] == (403, "not-your-match")
        maker.post(f"{open_page}/public", {"public": False})
        assert turned_away(socket) == "private"
        assert not hear(own, "position")["position"]["public"]
        assert f"{name} made your match private" in hear(beside, "notice")["text"]
        assert server.stranger().refused("GET", open_page)[:2] == (403, "private")

        maker.post(f"{open_page}/public", {"public": True})
        assert f"{name} made your match public" in hear(beside, "notice")["text"]
        maker.post(f"{open_page}/public", {"public": True})  # nothing new, and nothing told
        maker.post(f"{open_page}/public", {"public": False})
        assert "private" in hear(beside, "notice")["text"]
    maker.post(f"{open_page}/public", {"public": True})
    assert server.stranger().position(match)["public"]


def test_a_match_that_becomes_public_comes_into_the_lobby_at_once(server: Server) -> None:
    host, match = private(server, "open")

    def listed() -> list[str]:
        return [one["id"] for one in server.stranger().get("/api/lobby")["open"]]

    assert match not in listed()
    host.post(f"/api/matches/{match}/public", {"public": True})
    assert match in listed()
    host.post(f"/api/matches/{match}/public", {"public": False})
    assert match not in listed()


def test_who_sits_is_not_flooded_with_changes(server: Server) -> None:
    maker, _, match = server.two()
    for number in range(AT_ONCE):
        maker.post(f"/api/matches/{match}/public", {"public": bool(number % 2)})
    assert maker.refused("POST", f"/api/matches/{match}/public", {"public": True})[:2] == (429, "too-many")
