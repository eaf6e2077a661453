"""The spectators: a chat of their own, which no player hears before the match is over, and how many there are."""

from __future__ import annotations

import json
from typing import Any

import pytest
import sqlalchemy as sa
from pydantic import TypeAdapter

from grognard.cli import main
from grognard.table.common import responses
from grognard.table.sockets import sockets
from grognard.table.storage.tables import MATCHES
from tests.table.server import WEST, Server, Visitor, hear

SECRET = "Pompadour's hearts are gone"


@pytest.fixture(autouse=True)
def told_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "CROWD_SECONDS", 0.0)


def say(visitor: Visitor, match: str, text: str = SECRET) -> Any:
    return visitor.post(f"/api/matches/{match}/spectators/chat", {"text": text})


def texts(message: dict[str, Any]) -> list[str]:
    return [line["text"] for line in message["lines"]]


def heard(socket: Any) -> list[dict[str, Any]]:
    """All that has been told until now."""
    socket.send_text('{"type": "ping"}')
    found: list[dict[str, Any]] = []
    while not found or found[-1]["type"] != "pong":
        found.append(json.loads(socket.receive_text()))
    return found


def said(socket: Any) -> list[dict[str, Any]]:
    """The next lines of the players' chat. What a socket hears of it first, when it opens, has none."""
    while not (lines := hear(socket, "chat")["lines"]):
        pass
    return list(lines)


def over(first: Visitor, second: Visitor, match: str) -> None:
    for visitor in (first, second):
        visitor.post(f"/api/matches/{match}/end", {"agree": True})


def test_spectators_talk_with_each_other(server: Server) -> None:
    _, _, match = server.two()
    one, other = server.guest(), server.guest()
    with one.socket(match) as here, other.socket(match) as there:
        assert texts(hear(here, "spectator-chat")) == []
        assert texts(hear(there, "spectator-chat")) == []
        here.send_text(json.dumps({"type": "spectator-chat", "text": "  who   wins? "}))
        mine, theirs = hear(here, "spectator-chat"), hear(there, "spectator-chat")
        assert (texts(mine), texts(theirs)) == (["who wins?"], ["who wins?"])
        assert (mine["lines"][0]["you"], theirs["lines"][0]["you"]) == (True, False)
        TypeAdapter(responses.ChatMessage).validate_python(theirs, strict=True)
        say(other, match, "Daun")
        assert texts(hear(here, "spectator-chat")) == ["Daun"]
    with one.socket(match) as again:
        assert texts(hear(again, "spectator-chat")) == ["who wins?", "Daun"]


def test_players_hear_nothing_of_it_while_the_match_runs(server: Server) -> None:
    first, second, match = server.two()
    spectator = server.guest()
    with first.socket(match) as old, second.socket(match) as other:
        for socket in (old, other):
            hear(socket, "presence")
        with spectator.socket(match) as own:
            say(spectator, match)
            assert texts(hear(own, "spectator-chat")) in ([], [SECRET])
            # Nothing that they are told comes of it, and what comes of other things has nothing of it.
            for socket in (old, other):
                told = heard(socket)
                assert {one["type"] for one in told if one["type"] != "chat" or one["lines"]} <= {"presence", "pong"}
            first.post(f"/api/matches/{match}/chat", {"text": "hello"})
            lines = [said(socket) for socket in (old, other)]
            assert [[line["text"] for line in told] for told in lines] == [["hello"], ["hello"]]
            first.post(f"/api/matches/{match}/chat", {"text": "still there?"})
            numbers = [lines[0][0]["number"], said(old)[0]["number"]]
            assert numbers == [1, 2], "the numbers of the players' lines do not count those of spectators"
    for player in (first, second):
        with player.socket(match) as fresh:
            assert SECRET not in json.dumps(heard(fresh))
            fresh.send_text(json.dumps({"type": "spectator-chat", "text": "what do you say?"}))
            assert hear(fresh, "refused")["error"]["code"] == "not-spectator"
        path = f"/api/matches/{match}/spectators/chat"
        assert player.refused("POST", path, {"text": "psst"})[:2] == (403, "not-spectator")
        assert player.call("GET", path).status_code == 404
        for path in ("", "/at/0", "/story?before=50", "/record", "/rollback"):
            assert SECRET not in player.call("GET", f"/api/matches/{match}{path}").text
        assert SECRET not in player.call("GET", "/api/lobby").text


def test_it_changes_nothing_that_others_can_see(server: Server) -> None:
    first, _, match = server.two()
    before = first.get("/api/lobby"), first.position(match)
    say(server.guest(), match)
    assert (first.get("/api/lobby"), first.position(match)) == before


def test_when_the_match_is_over_everybody_reads_it(server: Server) -> None:
    first, second, match = server.two()
    spectator = server.guest()
    say(spectator, match)
    stranger = server.stranger()
    with first.socket(match) as player, stranger.socket(match) as nobody:
        for socket in (player, nobody):
            assert "spectator-chat" not in {message["type"] for message in heard(socket)}
        over(first, second, match)
        for socket in (player, nobody):
            told = hear(socket, "spectator-chat")
            assert (texts(told), told["more"]) == ([SECRET], False)
        assert first.refused("POST", f"/api/matches/{match}/spectators/chat", {"text": "ah"})[:2] == (
            403,
            "not-spectator",
        )
        say(spectator, match, "well played")
        assert texts(hear(player, "spectator-chat")) == ["well played"]
    with second.socket(match) as late:
        assert texts(hear(late, "spectator-chat")) == [SECRET, "well played"]


def test_a_match_that_goes_on_again_takes_it_from_the_players(server: Server) -> None:
    first, second, match = server.two()
    spectator = server.guest()
    for number in range(4):
        next(one for one in (first, second) if one.position(match)["choices"]).act(match, seed=number)
    say(spectator, match)
    over = sa.update(MATCHES).values(status="finished", version=MATCHES.c.version + 1)
    server.run(server.services.database.write, lambda connection: connection.execute(over))
    with second.socket(match) as player, spectator.socket(match) as own:
        assert texts(hear(player, "spectator-chat")) == [SECRET]
        assert texts(hear(own, "spectator-chat")) == [SECRET]
        assert main(["admin", "undo", match, "--data", str(server.folder)]) == 0
        assert hear(player, "spectator-chat")["closed"]
        say(spectator, match, "again")
        assert texts(hear(own, "spectator-chat")) == ["again"]
        assert "again" not in json.dumps(heard(player))


def test_who_takes_a_seat_hears_no_more_of_it(server: Server) -> None:
    host, spectator, other = server.guest(), server.guest(), server.guest()
    seats = {"Frederick": "me", "Pompadour": "open"}
    match = host.post("/api/matches", {"game": "friedrich", "scenario": WEST, "seats": seats})["id"]
    say(spectator, match, "before")
    with spectator.socket(match) as own, other.socket(match) as there:
        assert texts(hear(own, "spectator-chat")) == ["before"]
        hear(there, "spectator-chat")
        spectator.post(f"/api/matches/{match}/join", {"seat": "Pompadour"})
        closed = hear(own, "spectator-chat")
        assert (closed["lines"], closed["closed"]) == ([], True)
        TypeAdapter(responses.ChatMessage).validate_python(closed, strict=True)
        say(other, match)
        assert texts(hear(there, "spectator-chat")) == [SECRET]
        assert SECRET not in json.dumps(heard(own))
        assert spectator.refused("POST", f"/api/matches/{match}/spectators/chat", {"text": "x"})[0] == 403
        # It is open again when the match is over.
        over(host, spectator, match)
        assert texts(hear(own, "spectator-chat")) == ["before", SECRET]


def hears_and_says_nothing(server: Server, person: Visitor, match: str) -> None:
    say(server.guest(), match)
    with person.socket(match) as socket:
        assert SECRET not in json.dumps(heard(socket))
    assert person.refused("POST", f"/api/matches/{match}/spectators/chat", {"text": "x"})[:2] == (403, "not-spectator")


def test_who_has_lent_a_seat_to_a_computer_is_no_spectator(server: Server) -> None:
    _, second, match = server.two()
    second.post(f"/api/matches/{match}/leave", {"seat": "Pompadour", "bot": "random"})
    hears_and_says_nothing(server, second, match)


def test_the_maker_without_a_seat_is_no_spectator(server: Server) -> None:
    """The maker talks with the players."""
    host = server.guest()
    seats = {"Frederick": "open", "Pompadour": "bot:random"}
    match = host.post("/api/matches", {"game": "friedrich", "scenario": WEST, "seats": seats})["id"]
    server.guest().post(f"/api/matches/{match}/join", {"seat": "Frederick"})
    hears_and_says_nothing(server, host, match)


def test_whose_program_plays_is_no_spectator(server: Server) -> None:
    host, owner = server.guest(), server.guest()
    owner.post("/api/register", {"name": "Daun", "password": "kolin1757"})
    token = owner.post("/api/me/programs", {"name": "Loudon"})["token"]
    seats = {"Frederick": "me", "Pompadour": "open"}
    body = {"game": "friedrich", "scenario": WEST, "seats": seats, "programs": True}
    match = host.post("/api/matches", body)["id"]
    say(owner, match, "not yet")
    program = server.stranger()
    joined = program.call(
        "POST", f"/api/v1/matches/{match}/join", {"seat": "Pompadour"}, Authorization=f"Bearer {token}"
    )
    assert joined.status_code == 200, joined.text
    assert owner.refused("POST", f"/api/matches/{match}/spectators/chat", {"text": "x"})[:2] == (403, "not-spectator")
    with owner.socket(match) as socket:
        assert "not yet" not in json.dumps(heard(socket))


def test_nobody_known_neither_reads_nor_writes_while_it_runs(server: Server) -> None:
    _, _, match = server.two()
    say(server.guest(), match)
    stranger = server.stranger()
    assert stranger.refused("POST", f"/api/matches/{match}/spectators/chat", {"text": "x"})[0] == 401
    with stranger.socket(match) as socket:
        socket.send_text(json.dumps({"type": "spectator-chat", "text": "x"}))
        assert hear(socket, "refused")["error"]["code"] == "not-spectator"
        assert SECRET not in json.dumps(heard(socket))


def test_a_private_match_has_no_spectators(server: Server) -> None:
    first, second, match = server.two()
    spectator = server.guest()
    say(spectator, match)
    first.post(f"/api/matches/{match}/public", {"public": False})
    assert spectator.refused("POST", f"/api/matches/{match}/spectators/chat", {"text": "x"})[:2] == (403, "private")
    over(first, second, match)
    with spectator.socket(match) as socket:
        assert hear(socket, "refused")["error"]["code"] == "private"
    with second.socket(match) as socket:
        assert texts(hear(socket, "spectator-chat")) == [SECRET]


@pytest.mark.parametrize("text", ["", "   ", "\x00", "x" * 501, None])
def test_what_cannot_be_said(server: Server, text: str | None) -> None:
    _, _, match = server.two()
    spectator = server.guest()
    path = f"/api/matches/{match}/spectators/chat"
    assert spectator.refused("POST", path, {"text": text})[:2] == (422, "bad-input")
    with spectator.socket(match) as socket:
        socket.send_text(json.dumps({"type": "spectator-chat", "text": text}))
        assert hear(socket, "refused")["error"]["code"] == "bad-input"


def test_too_much_is_not_said(tmp_path_factory: pytest.TempPathFactory) -> None:
    with Server.fresh(tmp_path_factory.mktemp("table"), messages_per_second=1e-6, message_burst=5) as server:
        _, _, match = server.two()
        with server.guest().socket(match) as socket:
            for _ in range(6):
                socket.send_text(json.dumps({"type": "spectator-chat", "text": "x"}))
            assert hear(socket, "refused")["error"]["code"] == "too-many"


def test_a_guest_who_logs_in_keeps_what_was_said(server: Server) -> None:
    _, _, match = server.two()
    server.guest().post("/api/register", {"name": "Daun", "password": "kolin1757"})
    guest = server.guest()
    say(guest, match)
    guest.post("/api/login", {"name": "Daun", "password": "kolin1757"})
    with guest.socket(match) as socket:
        [line] = hear(socket, "spectator-chat")["lines"]
        assert (line["who"], line["you"]) == ("Daun", True)


# How many there are


def told(socket: Any, *counts: int) -> None:
    """Wait until this page has been told that there are so many spectators; several that come at once are one word."""
    for count in counts:
        while hear(socket, "presence")["spectators"] != count:
            pass


def test_everybody_is_told_how_many_spectators_there_are(server: Server) -> None:
    first, _, match = server.two()
    one, other = server.guest(), server.guest()
    with first.socket(match) as player:
        told(player, 0)
        with one.socket(match) as here:
            told(here, 1)
            told(player, 1)
            with other.socket(match) as there:
                for socket in (player, here, there):
                    told(socket, 2)
                with server.stranger().socket(match) as nobody:
                    for socket in (player, here, there, nobody):
                        told(socket, 3)
            told(player, 1)
        told(player, 0)


def test_neither_a_second_page_nor_a_player_is_one_more(server: Server) -> None:
    _, second, match = server.two()
    one = server.guest()
    with one.socket(match) as here, one.socket(match) as twice:
        assert {hear(socket, "presence")["spectators"] for socket in (here, twice)} == {1}
        with second.socket(match) as seated:
            assert hear(seated, "presence")["spectators"] == 1


def test_who_takes_a_seat_is_a_spectator_no_more(server: Server) -> None:
    host, spectator = server.guest(), server.guest()
    seats = {"Frederick": "me", "Pompadour": "open"}
    match = host.post("/api/matches", {"game": "friedrich", "scenario": WEST, "seats": seats})["id"]
    with host.socket(match) as socket, spectator.socket(match) as own:
        told(own, 1)
        told(socket, 1)
        spectator.post(f"/api/matches/{match}/join", {"seat": "Pompadour"})
        now = hear(socket, "presence")
        assert (now["seats"], now["spectators"]) == (["Frederick", "Pompadour"], 0)
        TypeAdapter(responses.PresenceMessage).validate_python(now, strict=True)
