"""Guests, names, passwords, cookies, and pages of other sites."""

from __future__ import annotations

import re

import argon2
import pytest
import sqlalchemy as sa

from grognard.table.people import sessions
from grognard.table.people.sessions import COOKIE
from grognard.table.storage.tables import PEOPLE, SESSIONS
from tests.table.server import Server

HASHER = sessions._HASHER
"""That of the service; tests have a quicker one (conftest.py)."""


def rows(server: Server, wanted: sa.Select[tuple[str]]) -> list[str]:
    found: list[str] = server.run(server.services.database.read, lambda c: c.execute(wanted).scalars().all())
    return found


def test_a_guest_is_there_at_once(server: Server) -> None:
    stranger = server.stranger()
    assert stranger.get("/api/me") == {"id": None, "name": "Guest", "guest": True, "language": None}
    me = stranger.post("/api/me")
    assert me["guest"]
    assert me["name"] == f"Guest {me['id']}"
    assert stranger.get("/api/me") == me
    assert stranger.post("/api/me") == me


def test_the_cookie_is_for_us_alone_and_not_stored_as_it_is(server: Server) -> None:
    visitor = server.stranger()
    header = visitor.call("POST", "/api/me", {}).headers["set-cookie"]
    assert f"{COOKIE}=" in header
    assert "HttpOnly" in header
    assert "SameSite=lax" in header
    assert len(visitor.cookie) >= 43  # 256 bits
    assert visitor.cookie not in rows(server, sa.select(SESSIONS.c.token))
    secure = server.stranger()
    server.client.base_url = server.client.base_url.copy_with(scheme="https")
    assert "Secure" in secure.call("POST", "/api/me", {}).headers["set-cookie"]


def test_a_password_costs_as_much_as_is_advised() -> None:
    assert HASHER.type == argon2.Type.ID
    assert HASHER.time_cost >= argon2.DEFAULT_TIME_COST
    assert HASHER.memory_cost >= argon2.DEFAULT_MEMORY_COST


def test_a_guest_takes_a_name_and_keeps_the_games(server: Server) -> None:
    first, second, match = server.two()
    me = first.get("/api/me")["id"]
    old = first.cookie
    assert first.post("/api/register", {"name": "Fritz", "password": "sanssouci1"})["id"] == me
    assert first.cookie != old  # a session from before is worth nothing any more
    assert first.get("/api/me") == {"id": me, "name": "Fritz", "guest": False, "language": None}
    assert first.get("/api/lobby")["mine"][0]["id"] == match
    assert second.position(match)["people"]["Frederick"]["name"] == "Fritz"
    [stored] = [text for text in rows(server, sa.select(PEOPLE.c.password)) if text]
    assert stored.startswith("$argon2id$")
    assert "sanssouci1" not in stored
    elsewhere = server.stranger()
    assert elsewhere.post("/api/login", {"name": " fritz ", "password": "sanssouci1"})["id"] == me
    assert elsewhere.position(match)["you"] == [0]


def test_a_guest_who_logs_in_keeps_the_games_too(server: Server) -> None:
    known = server.guest()
    known.post("/api/register", {"name": "Daun", "password": "kolin1757"})
    first, _, match = server.two()
    first.post("/api/login", {"name": "Daun", "password": "kolin1757"})
    assert first.position(match)["you"] == [0]
    assert first.position(match)["people"]["Frederick"]["name"] == "Daun"


def test_logout_ends_the_session(server: Server) -> None:
    visitor = server.guest()
    cookie = visitor.cookie
    visitor.post("/api/logout")
    visitor.cookie = cookie
    assert visitor.get("/api/me")["id"] is None


@pytest.mark.parametrize("name", ["FRITZ", "Frítz", "  fritz  "])
def test_a_name_is_taken_once(server: Server, name: str) -> None:
    server.guest().post("/api/register", {"name": "Fritz", "password": "sanssouci1"})
    other = server.guest()
    status, code, message = other.refused("POST", "/api/register", {"name": name, "password": "sanssouci1"})
    assert (status, code) == (409, "name-taken")
    assert "taken" in message
    assert other.get("/api/me")["guest"]


def test_names_and_passwords_are_checked(server: Server) -> None:
    visitor = server.guest()
    for name, password in (
        ("x", "sanssouci1"),
        ("Guest 7", "sanssouci1"),
        ("Computer (rules)", "sanssouci1"),
        ("Ospite 7", "sanssouci1"),
        ("bot:rules", "sanssouci1"),
        ("a\u0000b", "sanssouci1"),
        ("a\u202eb", "sanssouci1"),
        ("Fritz", "short"),
        ("y" * 25, "sanssouci1"),
    ):
        status, _, _ = visitor.refused("POST", "/api/register", {"name": name, "password": password})
        assert status == 422
    visitor.post("/api/register", {"name": "Fritz", "password": "sanssouci1"})
    body = {"name": "Other", "password": "sanssouci1"}
    assert visitor.refused("POST", "/api/register", body)[:2] == (409, "registered")


def test_names_that_are_kept_for_others_are_named(server: Server) -> None:
    body = {"name": "OSPITE", "password": "sanssouci1"}
    said = server.guest().refused("POST", "/api/register", body)[2]
    assert said.startswith("Please choose another name; it must not resemble Guest, ")
    assert {"Ospite", "Computer", "Program", "Programma"} <= set(re.findall(r"\w+", said))
    said = server.guest().refused("POST", "/api/register?language=it", body)[2]
    assert said.startswith("Scegli un altro nome; non deve somigliare a Guest, ")
    assert said.endswith(" o Programma.")


def test_guessing_passwords_is_slowed_down(tmp_path_factory: pytest.TempPathFactory) -> None:
    with Server.fresh(tmp_path_factory.mktemp("table"), logins=3, login_seconds=1e9) as server:
        server.guest().post("/api/register", {"name": "Fritz", "password": "sanssouci1"})
        thief = server.stranger()
        for _ in range(3):
            answer = thief.refused("POST", "/api/login", {"name": "Fritz", "password": "wrong-password"})
            assert answer == (403, "wrong-password", "Wrong name or password.")
        assert thief.refused("POST", "/api/login", {"name": "Fritz", "password": "sanssouci1"})[:2] == (429, "too-many")
        assert thief.refused("POST", "/api/login", {"name": "Nobody", "password": "sanssouci1"})[0] == 429


def test_one_cannot_tell_who_exists(server: Server) -> None:
    server.guest().post("/api/register", {"name": "Fritz", "password": "sanssouci1"})
    stranger = server.stranger()
    there = stranger.refused("POST", "/api/login", {"name": "Fritz", "password": "wrong-password"})
    assert stranger.refused("POST", "/api/login", {"name": "Nobody", "password": "wrong-password"}) == there


def test_pages_of_other_sites_are_refused(server: Server) -> None:
    first, _, match = server.two()
    good = {"seat": 0, "seq": 0, "verb": "troops", "target": 3}
    plain = first.call("POST", f"/api/matches/{match}/act", good, X_Grognard="")
    assert (plain.status_code, plain.json()["error"]["code"]) == (403, "cross-site")
    evil = first.call("POST", f"/api/matches/{match}/act", good, Origin="http://evil.test")
    assert (evil.status_code, evil.json()["error"]["code"]) == (403, "cross-site")
    form = first.call("POST", "/api/logout", {}, X_Grognard="", Content_Type="application/x-www-form-urlencoded")
    assert form.status_code == 403
    put = first.call("PUT", f"/api/matches/{match}/notes", {"text": "x"}, X_Grognard="")
    assert put.status_code == 403
    assert first.call("POST", "/api/me", {}, Origin="http://table.test").status_code == 200


def test_every_answer_says_how_it_may_be_used(server: Server) -> None:
    for path in ("/", "/api/me", "/api/nothing"):
        headers = server.stranger().call("GET", path).headers
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["x-frame-options"] == "DENY"
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert headers["referrer-policy"] == "same-origin"
    assert server.stranger().call("GET", "/api/me").headers["cache-control"] == "no-store"


def test_notes_are_private(server: Server) -> None:
    first, second, match = server.two()
    first.call("PUT", f"/api/matches/{match}/notes", {"text": "Daun has 8 troops"})
    assert first.get(f"/api/matches/{match}/notes") == {"text": "Daun has 8 troops"}
    assert second.get(f"/api/matches/{match}/notes") == {"text": ""}
    assert server.stranger().refused("GET", f"/api/matches/{match}/notes")[0] == 401
