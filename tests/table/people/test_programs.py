"""Programs of people: tokens, seats, acts, and what they may not do."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Callable
from typing import Any

import pytest
import sqlalchemy as sa
from httpx2 import Response
from pydantic import TypeAdapter

from grognard.cli import main
from grognard.core.game import find
from grognard.table.common import logs, responses
from grognard.table.maintenance import admin
from grognard.table.people.sessions import COOKIE
from grognard.table.storage.database import Database
from grognard.table.storage.store import Store
from grognard.table.storage.tables import OUTBOX, PEOPLE, PROGRAMS
from tests.table.server import WEST, Server, Visitor, good, hear
from tests.table.sockets.test_lobby import _up_to


class Program(Visitor):
    """A program: no cookie, a token."""

    def __init__(self, server: Server, token: str) -> None:
        super().__init__(server)
        self.token = token

    def call(self, method: str, path: str, body: Any = None, **headers: str) -> Response:
        return super().call(method, path, body, X_Grognard="0", Authorization=f"Bearer {self.token}", **headers)

    def position(self, match: str) -> dict[str, Any]:
        found: dict[str, Any] = self.get(f"/api/v1/matches/{match}")
        return found

    def acts(self, match: str, query: str = "") -> dict[str, Any]:
        found: dict[str, Any] = self.get(f"/api/v1/matches/{match}/acts{query}")
        return found

    def do(self, match: str, **more: Any) -> Response:
        """The first act on offer, or another one."""
        offers = self.acts(match)
        body = {"seat": offers["seat"], "seq": offers["seq"], "act": offers["acts"][0]["act"], **more}
        return self.call("POST", f"/api/v1/matches/{match}/act", body)

    def line(self, match: str) -> Any:
        headers = {"Authorization": f"Bearer {self.token}"}
        return self.server.client.websocket_connect(f"/api/v1/matches/{match}/socket", headers=headers)


def owner(server: Server, name: str = "Anna") -> Visitor:
    person = server.guest()
    person.post("/api/register", {"name": name, "password": "sanssouci1"})
    return person


def program(person: Visitor, name: str = "Fritzbot") -> Program:
    return Program(person.server, person.post("/api/me/programs", {"name": name})["token"])


def table(host: Visitor, **more: Any) -> str:
    """A table at which Frederick is free for a program and Pompadour is the host's."""
    body = {"game": "friedrich", "scenario": WEST, "seats": {"Frederick": "open", "Pompadour": "me"}}
    made: str = host.post("/api/matches", {**body, "programs": True, **more})["id"]
    host.post(f"/api/matches/{made}/auto", {"seat": "Pompadour", "when": "never"})
    return made


def seated(server: Server, **more: Any) -> tuple[Program, Visitor, str]:
    bot, host = program(owner(server)), server.guest()
    match = table(host, **more)
    bot.post(f"/api/v1/matches/{match}/join", {"seat": "Frederick"})
    return bot, host, match


def fits(model: Any, answer: Any) -> None:
    TypeAdapter(model).validate_python(answer, strict=True)


# Tokens


def test_a_token_is_told_once_and_stored_hashed(server: Server) -> None:
    anna = owner(server)
    made = anna.post("/api/me/programs", {"name": "Fritzbot"})
    fits(responses.NewProgram, made)
    bot = Program(server, made["token"])
    assert len(bot.token) >= len(logs.TOKEN) + 43  # 256 bits
    assert bot.get("/api/v1/me") == {"id": made["id"], "name": "Fritzbot", "owner": "Anna"}
    found = anna.get("/api/me/programs")
    fits(responses.Programs, found)
    assert [(one["name"], one["used"] is None) for one in found["programs"]] == [("Fritzbot", False)]
    stored = server.run(server.services.database.read, lambda c: c.execute(sa.select(PROGRAMS.c.token)).scalars().all())
    assert bot.token not in json.dumps([found, stored])


def test_guests_have_no_programs_and_nobody_has_too_many(server: Server) -> None:
    assert server.guest().refused("POST", "/api/me/programs", {"name": "Bot"})[:2] == (403, "guest")
    assert server.stranger().refused("GET", "/api/me/programs")[:2] == (401, "session")
    anna, most = owner(server), server.services.limits.programs
    for number in range(most):
        program(anna, f"Bot {number}")
    assert anna.refused("POST", "/api/me/programs", {"name": "Another"})[:2] == (409, "too-many")
    program(anna, "bot 3")  # a new token for one that there is
    assert len(anna.get("/api/me/programs")["programs"]) == most
    assert anna.refused("POST", "/api/me/programs", {"name": "a\u202eb"})[:2] == (422, "bad-input")


def test_a_revoked_token_is_nobody_at_once_and_the_next_one_goes_on(server: Server) -> None:
    bot, host, match = seated(server)
    [anna] = [owner(server, "Berta")]
    [one] = server.run(server.services.store.programs)
    assert anna.refused("DELETE", f"/api/me/programs/{one.id}")[:2] == (404, "no-program"), "it is another's"
    anna.post("/api/logout")
    anna.post("/api/login", {"name": "Anna", "password": "sanssouci1"})
    with bot.line(match) as line:
        hear(line, "position")
        assert good(anna.call("DELETE", f"/api/me/programs/{one.id}")) == {"ok": True}
        assert hear(line, "refused")["error"]["code"] == "token"
    for path in ("/api/v1/me", f"/api/v1/matches/{match}", "/api/v1/nowhere"):
        assert bot.refused("GET", path)[:2] == (401, "token")
    with bot.line(match) as line:
        assert hear(line, "refused")["error"]["code"] == "token"
    assert host.position(match)["people"]["Frederick"]["name"] == "Program Fritzbot of Anna"
    again = program(anna)
    assert again.position(match)["you"] == [0]


def test_who_makes_a_new_token_ends_the_old_one(server: Server) -> None:
    anna = owner(server)
    first = program(anna)
    second = program(anna)
    assert first.refused("GET", "/api/v1/me")[:2] == (401, "token")
    assert second.get("/api/v1/me")["name"] == "Fritzbot"


def test_a_program_ends_with_its_person(server: Server) -> None:
    anna = owner(server)
    bot = program(anna)
    anna.post("/api/logout")
    assert bot.get("/api/v1/me")["owner"] == "Anna", "logging out leaves programs alone"
    gone = sa.update(PEOPLE).where(PEOPLE.c.name == "Anna").values(key=None, password=None)
    server.run(server.services.database.write, lambda connection: connection.execute(gone))
    assert bot.refused("GET", "/api/v1/me")[:2] == (401, "token")


def test_the_host_lists_and_revokes_programs(server: Server) -> None:
    anna = owner(server)
    first, second = program(anna), program(anna, "Other")
    store = server.services.store
    assert [line.split("  ")[:2] for line in server.run(admin.programs, store)] == [
        ["Anna", "program Fritzbot"],
        ["Anna", "program Other"],
    ]
    assert server.run(admin.revoke, store, "anna", "other") == "Anna: programs revoked: 1"
    assert second.refused("GET", "/api/v1/me")[0] == 401
    assert first.get("/api/v1/me")["name"] == "Fritzbot"
    match = table(server.guest())
    with first.line(match) as line:
        hear(line, "position")
        assert server.run(admin.revoke, store, "Anna", None) == "Anna: programs revoked: 1"
        server.run(server.services.hub.end_lost_sessions)
        assert hear(line, "refused")["error"]["code"] == "token"
    assert first.refused("GET", "/api/v1/me")[0] == 401


# What a token is not good for


ELSEWHERE = (
    *("GET /api/me", "GET /api/me/programs", "POST /api/me/programs", "PUT /api/me/language", "POST /api/logout"),
    *("POST /api/matches", "GET /api/lobby", "POST /api/matches/abcd/chat", "GET /api/matches/abcd/notes"),
)


def test_a_token_is_good_for_playing_only(server: Server) -> None:
    bot = program(owner(server))
    for where in ELSEWHERE:
        method, path = where.split()
        status, code, said = bot.refused(method, path, None if method == "GET" else {})
        assert (status, code) == (403, "not-for-programs"), where
        assert "/api/v1" in said


def test_a_cookie_is_no_token_and_another_site_brings_none(server: Server) -> None:
    anna = owner(server)
    assert anna.refused("GET", "/api/v1/me")[:2] == (401, "token")
    bot = program(anna)
    assert bot.call("GET", "/api/v1/me", Origin="http://evil.test").status_code == 200
    join = bot.call("POST", "/api/v1/matches/abcd/join", {"seat": 0}, Origin="http://evil.test")
    assert (join.status_code, join.json()["error"]["code"]) == (403, "cross-site")


def test_a_token_in_an_address_is_refused_and_logged_nowhere(server: Server, caplog: pytest.LogCaptureFixture) -> None:
    bot, _, match = seated(server)
    caplog.set_level(logging.INFO, logs.LOG.name)
    for path in ("/api/v1/me?token=", "/api/v1/me?access_token=", "/api/me?x="):
        answer = server.stranger().call("GET", path + bot.token)
        assert (answer.status_code, answer.json()["error"]["code"]) == (401, "token")
    assert bot.refused("GET", f"/api/v1/me?token={bot.token}")[:2] == (401, "token"), "not even beside the header"
    with server.client.websocket_connect(f"/api/v1/matches/{match}/socket?token={bot.token}") as line:
        assert hear(line, "refused")["error"]["code"] == "token"
    server.stranger().call("GET", f"/api/v1/matches/{bot.token}/acts")
    bot.post(f"/api/v1/matches/{match}/resign", {"seat": 0})
    told = [json.dumps(getattr(record, "fields", {})) + record.getMessage() for record in caplog.records]
    assert len(told) > 5
    assert not [line for line in told if bot.token[len(logs.TOKEN) :] in line]


# Seats


def test_a_program_sits_where_programs_may(server: Server) -> None:
    bot, host = program(owner(server)), server.guest()
    closed, opened = table(host, programs=False), table(host)
    found = bot.get("/api/v1/matches")
    fits(responses.Lobby, found)
    assert [row["id"] for row in found["open"]] == [opened]
    assert bot.refused("POST", f"/api/v1/matches/{closed}/join", {"seat": 0})[:2] == (403, "no-programs")
    assert bot.refused("POST", f"/api/v1/matches/{opened}/join", {"seat": "Pompadour"})[:2] == (409, "taken")
    bot.post(f"/api/v1/matches/{opened}/join", {"seat": "Frederick"})
    assert [row["id"] for row in bot.get("/api/v1/matches")["mine"]] == [opened]
    other = program(owner(server, "Berta"))
    assert other.refused("POST", f"/api/v1/matches/{opened}/join", {"seat": 0})[:2] == (409, "taken")
    for allowed in (True, False):
        seats = {"Frederick": "link", "Pompadour": "me"}
        body = {"game": "friedrich", "scenario": WEST, "seats": seats, "programs": allowed, "public": False}
        made = host.post("/api/matches", body)
        invite = {"invite": made["invites"][0]["url"].rpartition("=")[2]}
        answer = bot.call("POST", f"/api/v1/matches/{made['id']}/join", invite)
        assert answer.status_code == (200 if allowed else 403), answer.text


def test_a_seat_that_was_handed_over_is_taken_back(server: Server, passing: Callable[[int], None]) -> None:
    bot, host, match = seated(server)
    passing(31 * 60_000)
    host.post(f"/api/matches/{match}/leave", {"seat": "Frederick", "bot": "random"})
    seat = host.position(match)["people"]["Frederick"]
    assert (seat["kind"], seat["program"], seat["say"]) == ("bot", False, None), "it has no say meanwhile"
    bot.post(f"/api/v1/matches/{match}/return", {"seat": "Frederick"})
    assert host.position(match)["people"]["Frederick"]["name"] == "Program Fritzbot of Anna"


def test_a_person_and_their_programs_have_one_seat_together(server: Server) -> None:
    anna = owner(server)
    bot, second = program(anna), program(anna, "Second")
    theirs = table(anna)
    assert bot.refused("POST", f"/api/v1/matches/{theirs}/join", {"seat": 0})[:2] == (409, "seated")
    assert bot.get("/api/v1/matches")["open"] == [], "nothing that it may not take"
    seats = {"Frederick": "open", "Pompadour": "open"}
    match = table_of(server.guest(), seats)
    bot.post(f"/api/v1/matches/{match}/join", {"seat": 0})
    for again in (bot, second):
        assert again.refused("POST", f"/api/v1/matches/{match}/join", {"seat": 1})[:2] == (409, "seated")
    assert anna.refused("POST", f"/api/matches/{match}/join", {"seat": 1})[:2] == (409, "seated")
    both = {"Frederick": "open", "Elisabeth": "open", "Maria Theresa": "me", "Pompadour": "bot:random"}
    match = table_of(server.guest(), both, "four-players")
    bot.post(f"/api/v1/matches/{match}/join", {"seat": 0})
    bot.post(f"/api/v1/matches/{match}/resign", {"seat": 0})
    for again in (bot, second):
        assert again.refused("POST", f"/api/v1/matches/{match}/join", {"seat": 1})[:2] == (409, "seated")
    assert anna.refused("POST", f"/api/matches/{match}/join", {"seat": 1})[:2] == (409, "seated")
    several = table(anna, several=True)
    bot.post(f"/api/v1/matches/{several}/join", {"seat": 0})
    assert (bot.position(several)["you"], anna.position(several)["you"]) == ([0], [1])


def table_of(host: Visitor, seats: dict[str, str], scenario: str = WEST) -> str:
    body = {"game": "friedrich", "scenario": scenario, "seats": seats, "programs": True}
    made: str = host.post("/api/matches", body)["id"]
    return made


def test_a_guest_who_logs_in_beside_their_program_gives_the_seat_up(server: Server) -> None:
    bot, guest = program(owner(server)), server.guest()
    match = table_of(server.guest(), {"Frederick": "open", "Pompadour": "open"})
    bot.post(f"/api/v1/matches/{match}/join", {"seat": "Frederick"})
    guest.post(f"/api/matches/{match}/join", {"seat": "Pompadour"})
    guest.post("/api/login", {"name": "Anna", "password": "sanssouci1"})
    position = bot.position(match)
    assert (position["people"]["Frederick"]["program"], position["people"]["Pompadour"]["kind"]) == (True, "bot")
    told = server.run(server.services.database.read, lambda c: c.execute(sa.select(OUTBOX.c.person)).scalars().all())
    assert told == [], "a program is told nothing"


def test_a_program_is_marked_everywhere(server: Server) -> None:
    bot, host, match = seated(server)
    for reader in (host, bot, server.stranger()):
        seat = reader.position(match)["people"]["Frederick"]
        assert (seat["name"], seat["kind"], seat["program"]) == ("Program Fritzbot of Anna", "human", True)
        assert not reader.position(match)["people"]["Pompadour"]["program"]
    italian = good(host.call("GET", f"/api/matches/{match}?language=it"))
    assert italian["people"]["Frederick"]["name"] == "Programma Fritzbot di Anna"
    [row] = host.get("/api/lobby")["mine"]
    assert row["programs"]
    assert [(seat["program"], seat["who"][:9]) for seat in row["seats"]] == [(True, "Program F"), (False, "Guest 3")]
    assert "Program Fritzbot of Anna" in server.run(admin.listing, server.services.store)[0]
    bot.post(f"/api/v1/matches/{match}/resign", {"seat": 0})
    position = host.position(match)
    assert position["result"] == {"winners": ["Pompadour"], "rule": None, "why": "Frederick resigned."}
    assert position["resigned"] == [{"seat": "Frederick", "name": "Program Fritzbot of Anna"}]
    told = "".join(part if isinstance(part, str) else part["text"] for part in position["story"][-1]["text"])
    assert told == "Program Fritzbot of Anna resigned as Frederick. Victory for Pompadour."
    assert bot.refused("POST", f"/api/v1/matches/{match}/resign", {"seat": 0})[:2] == (409, "over")


def test_match_files_name_the_program(server: Server, capsys: pytest.CaptureFixture[str]) -> None:
    bot, host, match = seated(server)
    host.post(f"/api/matches/{match}/end", {"agree": True})
    assert bot.position(match)["ended"], "programs have no say"
    saved = host.get(f"/api/matches/{match}/export")
    assert saved["people"]["Frederick"] == "program:Fritzbot"
    record = host.call("GET", f"/api/matches/{match}/export?format=record").text
    assert '[Seat "Frederick: program:Fritzbot"]' in record
    assert bot.token not in record + json.dumps(saved)
    path = server.folder / "match.json"
    path.write_text(json.dumps(saved), "utf-8")
    assert main(["show", str(path)]) == 0
    assert "Program Fritzbot\n" in capsys.readouterr().out
    imported = server.run(server.services.store.match, server.run(admin.import_file, server.services.store, str(path)))
    assert [seat.kind for seat in imported.seats] == ["open", "open"], "nobody is called so"
    assert server.guest().refused("POST", "/api/register", {"name": "program:Fritzbot", "password": "x" * 9})[0] == 422


def test_nobody_sends_notices_to_a_program_and_it_is_asked_everything(server: Server) -> None:
    bot, host, match = seated(server)
    assert bot.position(match)["people"]["Frederick"]["auto"] == "never"
    told: list[int] = []
    turns: list[Visitor] = []
    while (
        not told or host not in turns or bot not in turns[turns.index(host) :]
    ):  # both were asked after the other had decided
        [who] = [who for who in (bot, host) if who.position(match)["choices"]][:1]
        assert (bot.do(match) if who is bot else host.act(match)).status_code == 200
        turns.append(who)
        told = server.run(
            server.services.database.read, lambda c: c.execute(sa.select(OUTBOX.c.person)).scalars().all()
        )
    assert bot.get("/api/v1/me")["id"] not in told


def test_a_rematch_keeps_the_seat_of_a_program(server: Server) -> None:
    bot, host, match = seated(server)
    host.post(f"/api/matches/{match}/end", {"agree": True})
    again = host.post(f"/api/matches/{match}/rematch", {"rotate": False})["id"]
    [row] = bot.get("/api/v1/matches")["mine"]
    assert (row["id"], row["programs"], row["seats"][0]["kind"]) == (again, True, "link")
    bot.post(f"/api/v1/matches/{again}/join", {"seat": 0})
    assert bot.position(again)["you"] == [0]


# Playing


def test_acts_have_numbers_texts_and_words(server: Server) -> None:
    bot, host, match = seated(server)
    offers = bot.acts(match)
    fits(responses.Offers, offers)
    space = find("friedrich").space
    assert offers["space"] == space.fingerprint()
    assert offers["question"] == bot.position(match)["question"]
    for offer in offers["acts"]:
        assert space.text(offer["act"]) == offer["text"]
        assert offer["words"]
    choices = {(each["verb"], t) for each in bot.position(match)["choices"] for t in each["targets"] or [None]}
    assert {(offer["verb"], offer["target"]) for offer in offers["acts"]} == choices
    text = offers["acts"][-1]["text"]
    fits(responses.Acted, good(bot.do(match, act=text)))
    assert host.position(match)["seq"] > offers["seq"]


def test_nothing_is_done_twice_or_for_others(server: Server) -> None:
    bot, host, match = seated(server)
    offers = bot.acts(match)
    question = {"seat": 0, "seq": offers["seq"], "question": offers["question"], "act": offers["acts"][0]["act"]}
    first = bot.call("POST", f"/api/v1/matches/{match}/act", question)
    assert first.status_code == 200
    again = bot.call("POST", f"/api/v1/matches/{match}/act", question)
    assert (again.status_code, again.json()["error"]["code"]) == (409, "stale")
    assert again.json()["position"]["seq"] == first.json()["position"]["seq"]
    other = {"seat": 1, "seq": host.position(match)["seq"], "act": offers["acts"][0]["act"]}
    assert bot.refused("POST", f"/api/v1/matches/{match}/act", other)[:2] == (403, "not-your-seat")
    assert bot.refused("GET", f"/api/v1/matches/{match}/acts?seat=1")[:2] == (403, "not-your-seat")
    stranger = program(owner(server, "Berta"))
    assert stranger.refused("POST", f"/api/v1/matches/{match}/act", {**other, "seat": 0})[:2] == (403, "not-your-seat")
    assert stranger.refused("GET", f"/api/v1/matches/{match}/acts")[:2] == (403, "not-seated")


def test_the_description_names_the_token(server: Server) -> None:
    described = server.stranger().get("/api/openapi.json")
    for path, methods in described["paths"].items():
        for method, route in methods.items():
            assert ("security" in route) == path.startswith("/api/v1"), f"{method} {path}"
    [scheme] = described["components"]["securitySchemes"].values()
    assert (scheme["type"], scheme["scheme"]) == ("http", "bearer")


def test_why_is_the_rule_and_the_reason(server: Server) -> None:
    bot, _, match = seated(server)
    space = find("friedrich").space
    offers = {offer["act"] for offer in bot.acts(match)["acts"]}
    refused = next(act for act in range(space.size) if act not in offers)
    by_number = bot.get(f"/api/v1/matches/{match}/why?act={refused}")
    fits(responses.Why, by_number)
    assert by_number["rule"]
    assert bot.get(f"/api/v1/matches/{match}/why?act={space.text(refused).replace(' ', '%20')}") == by_number
    assert bot.get(f"/api/v1/matches/{match}/why?act={min(offers)}") == {"rule": None, "why": None}
    illegal = bot.do(match, act=refused)
    assert (illegal.status_code, illegal.json()["error"]["rule"]) == (409, by_number["rule"])
    for query in ("", "?act=5&verb=stop", "?act=999999999", "?act=dance"):
        assert bot.refused("GET", f"/api/v1/matches/{match}/why{query}")[0] == 422
    asked = {"seat": 0, "seq": 0, "act": [1]}
    assert bot.refused("POST", f"/api/v1/matches/{match}/act", asked)[:2] == (422, "bad-input")


def test_a_program_sees_with_the_eyes_of_its_seat_alone(server: Server) -> None:
    bot, host, match = seated(server)
    match_of = server.run(server.services.matches.cache.open, match)
    for _ in range(10):
        mine, theirs = bot.position(match), host.position(match)
        assert mine["view"] == match_of.match.state.view(0) != match_of.match.state.view(1)
        if "Frederick" not in mine["asked"]:
            assert (mine["choices"], mine["prompt"], bot.acts(match)["acts"]) == ([], None, [])
        for who, position in ((bot, mine), (host, theirs)):
            if position["choices"]:
                assert (bot.do(match) if who is bot else host.act(match)).status_code == 200
                break
    private = table(host, public=False)
    other = program(owner(server, "Berta"))
    bot.post(f"/api/v1/matches/{private}/join", {"seat": 0})
    assert other.refused("GET", f"/api/v1/matches/{private}")[:2] == (403, "private")


def test_the_socket_tells_when_a_program_is_asked_and_takes_its_acts(server: Server) -> None:
    bot, host, match = seated(server)
    with bot.line(match) as line:
        position = hear(line, "position")["position"]
        fits(responses.Position, position)
        assert host.position(match)["people"]["Frederick"]["online"]
        act = bot.acts(match)["acts"][0]
        line.send_text(json.dumps({"type": "act", "ask": 7, "seat": 0, "seq": position["seq"], "act": act["text"]}))
        assert hear(line, "position")["position"]["seq"] > position["seq"]
        assert hear(line, "done")["ask"] == 7
        line.send_text(json.dumps({"type": "why", "ask": 8, "act": act["act"]}))
        assert hear(line, "why")["ask"] == 8
        for kind, more in (
            ("chat", {"text": "gg"}),
            ("spectator-chat", {"text": "gg"}),
            ("undo", {"seat": 0, "seq": 1}),
        ):
            line.send_text(json.dumps({"type": kind, **more}))
            assert hear(line, "refused")["error"]["code"] == "not-for-programs"


def test_a_program_is_as_fast_as_a_person_may_be(tmp_path: Any) -> None:
    with Server.fresh(
        tmp_path, person_message_burst=5, person_messages_per_second=0.01, sockets_per_person=1
    ) as server:
        bot, _, match = seated(server)
        answers = [bot.call("GET", "/api/v1/me") for _ in range(6)]
        assert [answer.status_code for answer in answers][-2:] == [429, 429]
        assert 0 < int(answers[-1].headers["Retry-After"]) <= 100
        with bot.line(match) as line:
            hear(line, "position")
            with bot.line(match) as second:
                assert hear(second, "refused")["error"]["code"] == "full"
    (tmp_path / "second").mkdir()
    with Server.fresh(tmp_path / "second", request_burst=3, requests_per_second=0.01) as server:
        found = [server.stranger().call("GET", "/api/v1/me") for _ in range(5)]
        assert (found[-1].status_code, int(found[-1].headers["Retry-After"]) > 0) == (429, True)


# The database


def test_a_database_from_before_programs_comes_through(database: Database) -> None:
    async def work() -> None:
        store = Store(database)
        try:
            await database.write(lambda connection: _up_to(connection, "8"))
            old = "INSERT INTO people (name, key, created) VALUES ('Anna', 'anna', 0)"
            await database.write(lambda connection: connection.execute(sa.text(old)))
            await database.prepare()
            made, _ = await store.add_program(1, "Fritzbot", "hash", 1)
            known = await store.program_of("hash")
            assert known is not None
            assert (known.id, known.answerable, known.of) == (made.id, 1, "Anna")
            assert await store.sessions(["hash", "none"]) == {"hash"}
            await store.revoke_program(made.id, "hash")
            assert await store.program_of("hash") is None
            assert (await store.add_program(1, "fritzbot", "other", 1))[0].id == made.id
        finally:
            await database.close()

    asyncio.run(work())


def test_a_token_is_refused_on_the_sockets_of_pages(server: Server) -> None:
    anna = owner(server)
    bot, match = program(anna), table(anna)
    sent = {"Authorization": f"Bearer {bot.token}"}

    def answer(path: str, headers: dict[str, str]) -> Any:
        """The first that a socket is told; one that is not refused answers to a ping, at least."""
        with server.client.websocket_connect(path, headers=headers) as line:
            line.send_text('{"type": "ping"}')
            found = json.loads(line.receive_text())
        return found.get("error", found).get("code")

    for path in (f"/api/matches/{match}/socket", "/api/lobby/socket"):
        assert answer(path, sent) == "not-for-programs"
        assert answer(path, {**sent, "Cookie": f"{COOKIE}={anna.cookie}"}) == "not-for-programs"
        assert answer(f"{path}?token={bot.token}", {}) == "token"
        assert answer(path, {}) is None
