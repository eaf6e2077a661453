"""Pages of this table alone may ask, links lead here alone, and notes are for those who sit or may always watch."""

from __future__ import annotations

import contextlib
import dataclasses
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from grognard.cli import main
from grognard.table.common.addresses import checked_url
from grognard.table.http.app import create_app
from grognard.table.matches import notes
from grognard.table.node.services import Settings
from grognard.table.storage.sqlite import in_folder
from tests.table.server import PLENTY, WEST, Server, hear

BY_LINK = {"game": "friedrich", "scenario": WEST, "seats": {"Frederick": "me", "Pompadour": "link"}, "public": False}


@contextlib.contextmanager
def found_at(folder: Path, url: str | None, base: str = "http://table.test") -> Iterator[Server]:
    """A table that is configured to be found at this address."""
    settings = Settings(limits=PLENTY, workers=1, url=url, static=folder / "none")
    app = create_app(in_folder(folder), dataclasses.replace(settings))
    with TestClient(app, base_url=base, raise_server_exceptions=False) as client:
        yield Server(client, app.state.services, folder)


def status(server: Server, **headers: str) -> int:
    code: int = server.stranger().call("POST", "/api/me", {}, **headers).status_code
    return code


def test_the_scheme_of_a_page_counts(server: Server) -> None:
    assert status(server, Origin="http://table.test") == 200
    for origin in ("https://table.test", "http://table.test:81", "null", "", "http://table.test.evil.test"):
        assert status(server, Origin=origin) == 403, origin
    server.client.base_url = server.client.base_url.copy_with(
        scheme="https"
    )  # as uvicorn has it from X-Forwarded-Proto
    assert status(server, Origin="https://table.test") == 200
    assert status(server, Origin="http://table.test") == 403


def test_the_scheme_of_a_page_counts_for_sockets(server: Server) -> None:
    first, _, match = server.two()
    with first.socket(match, Host="table.test", Origin="http://table.test") as socket:
        hear(socket, "position")
    with pytest.raises(WebSocketDisconnect), first.socket(match, Host="table.test", Origin="https://table.test"):
        pass


def test_a_configured_address_is_the_only_one(tmp_path: Path) -> None:
    with found_at(tmp_path, "https://table.example.org", "http://127.0.0.1:8000") as server:
        assert status(server, Origin="https://table.example.org") == 200
        assert status(server, Origin="http://127.0.0.1:8000") == 403
        host = server.guest()
        made = host.call("POST", "/api/matches", BY_LINK, Host="evil.test").json()
        assert made["invites"][0]["url"].startswith(f"https://table.example.org/match/{made['id']}?invite=")
        with host.socket(made["id"], Origin="https://table.example.org") as socket:
            hear(socket, "position")
        with pytest.raises(WebSocketDisconnect), host.socket(made["id"], Origin="http://127.0.0.1:8000"):
            pass


@pytest.mark.parametrize("host", ["evil.test/path", "a@evil.test", "evil.test?x=", "", "a b"])
def test_a_host_that_is_none_is_in_no_link(server: Server, host: str) -> None:
    made = server.guest().call("POST", "/api/matches", BY_LINK, Host=host).json()
    assert made["invites"][0]["url"].startswith(f"/match/{made['id']}?invite=")


@pytest.mark.parametrize(
    "url", ["table.example.org", "ftp://a.test", "https://a.test/table", "https://u:p@a.test", "https://"]
)
def test_an_address_that_is_none_ends_the_start(url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--url", url, "--data", str(tmp_path)]) == 2
    assert "https://table.example.org" in capsys.readouterr().err


def test_addresses_that_can_be_configured() -> None:
    assert checked_url("https://Table.example.org/") == "https://table.example.org"
    assert checked_url("http://[2001:db8::1]:8000") == "http://[2001:db8::1]:8000"


def test_notes_are_for_those_who_sit_or_may_always_watch(server: Server) -> None:
    def notes(who: Any, match: str) -> int:
        code: int = who.call("PUT", f"/api/matches/{match}/notes", {"text": "x"}).status_code
        assert who.call("GET", f"/api/matches/{match}/notes").status_code == code
        return code

    host, passer = server.guest(), server.guest()
    body = {"game": "friedrich", "scenario": WEST, "seats": {"Frederick": "me", "Pompadour": "open"}, "public": False}
    match = host.post("/api/matches", body)["id"]
    assert passer.position(match)["seat"] is None  # whoever has the address may look, while a seat is open
    assert notes(host, match) == 200
    assert notes(passer, match) == 403
    passer.post(f"/api/matches/{match}/join", {"seat": "Pompadour"})
    assert notes(passer, match) == 200
    passer.post(f"/api/matches/{match}/leave", {"seat": "Pompadour", "bot": "random"})
    assert notes(passer, match) == 200
    _, _, public = server.two()
    assert notes(passer, public) == 200


# Notes of spectators


def test_the_notes_of_spectators_are_bounded_for_each_of_them(tmp_path: Path) -> None:
    with Server.fresh(tmp_path, spectator_notes_per_person=2) as server:
        host, other = server.guest(), server.guest()
        body = {"game": "friedrich", "scenario": WEST, "seats": {"Frederick": "me", "Pompadour": "open"}}
        matches = [host.post("/api/matches", body)["id"] for _ in range(3)]

        def note(who: Any, match: str, text: str = "x") -> int:
            code: int = who.call("PUT", f"/api/matches/{match}/notes", {"text": text}).status_code
            return code

        assert [note(host, match) for match in matches] == [200] * 3  # who plays has notes on every match
        server.services.notes.new.by_key.clear()
        assert [note(other, match) for match in matches] == [200, 200, 409]
        assert note(other, matches[0], "something else") == 200
        assert note(other, matches[0], "") == 200
        assert note(server.guest(), matches[0]) == 429  # the same address has begun as many today
        server.services.notes.new.by_key.clear()
        assert note(other, matches[2]) == 200
        other.post(f"/api/matches/{matches[0]}/join", {"seat": "Pompadour"})
        assert note(other, matches[0]) == 200
        assert other.get(f"/api/matches/{matches[2]}/notes") == {"text": "x"}


def test_the_notes_of_spectators_are_bounded_in_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with Server.fresh(tmp_path, spectator_notes=3) as server:
        first, second, match = server.two()

        def note(who: Any, text: str = "x") -> int:
            code: int = who.call("PUT", f"/api/matches/{match}/notes", {"text": text}).status_code
            return code

        readers = [server.guest() for _ in range(5)]
        assert [note(reader) for reader in readers] == [200, 200, 200, 409, 409]
        assert (note(first), note(second)) == (200, 200)
        assert note(readers[0], "more") == 200
        assert note(readers[0], "") == 200
        monkeypatch.setattr(notes, "COUNT_SECONDS", 0.0)
        assert note(readers[3]) == 200
        assert note(readers[4]) == 409


# The content security policy


def connects(answer: Any) -> list[str]:
    """Where a page may connect to."""
    found = [part.split() for part in answer.headers["Content-Security-Policy"].split("; ")]
    return next(words[1:] for words in found if words[0] == "connect-src")


def test_pages_connect_to_their_own_service_alone(server: Server, tmp_path: Path) -> None:
    ask = server.stranger().call
    assert connects(ask("GET", "/")) == ["'self'", "ws://table.test"]
    assert connects(ask("GET", "/api/me")) == ["'self'", "ws://table.test"]
    assert connects(ask("GET", "/", Host="table.test:8000")) == ["'self'", "ws://table.test:8000"]
    assert connects(ask("GET", "/", Host="[2001:db8::1]:8000")) == ["'self'", "ws://[2001:db8::1]:8000"]
    server.client.base_url = server.client.base_url.copy_with(scheme="https")
    assert connects(ask("GET", "/")) == ["'self'", "wss://table.test"]
    with found_at(tmp_path / "other", "https://table.example.org") as known:
        assert connects(known.stranger().call("GET", "/", Host="evil.test")) == ["'self'", "wss://table.example.org"]


@pytest.mark.parametrize(
    "host", ["evil.test; script-src *", "a.test *", "*", "https:", "a.test,b.test", "", "a.test/x"]
)
def test_a_host_that_is_none_is_in_no_policy(server: Server, host: str) -> None:
    answer = server.stranger().call("GET", "/", Host=host)
    assert connects(answer) == ["'self'"]
    assert "script-src" not in answer.headers["Content-Security-Policy"]
