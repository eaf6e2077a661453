"""Seats: taken, left, taken back, given up; links; those who look on."""

from __future__ import annotations

import datetime
import json
from collections.abc import Callable

import sqlalchemy as sa

from grognard.core.game import find
from grognard.core.sayings import Saying
from grognard.table.common.clock import now
from grognard.table.storage.tables import MATCHES, SEATS
from grognard.table.terms.clocks import DAY, MINUTE
from grognard.texts.words import words
from tests.table.server import WEST, Server, Visitor, hear
from tests.texts import read
from tests.waiting import until


def change(server: Server, statement: sa.Update) -> None:
    server.run(server.services.database.write, lambda connection: connection.execute(statement))
    server.services.matches.cache.by_id.clear()


def by_link(server: Server, **more: object) -> tuple[Visitor, str, str]:
    host = server.guest()
    seats = {"Frederick": "me", "Pompadour": "link"}
    body = {"game": "friedrich", "scenario": WEST, "seats": seats, "public": False, **more}
    made = host.post("/api/matches", body)
    match, [invite] = made["id"], made["invites"]
    assert invite["seat"] == "Pompadour"
    assert invite["url"].startswith(f"http://table.test/match/{match}?invite=")
    return host, match, invite["url"].partition("=")[2]


def test_games_and_options_have_their_explanations(server: Server) -> None:
    [game] = [found for found in server.stranger().get("/api/games") if found["name"] == "friedrich"]
    assert [bot["title"] for bot in game["bots"]] == ["Recruit", "Officer", "General", "Marshal"]
    assert all(bot["text"] for bot in game["bots"])
    assert game["usual"] == "rules"
    assert all(option["text"] and option["choices"] for option in game["options"])
    assert all(scenario["seats"] and scenario["text"] for scenario in game["scenarios"])
    details = server.stranger().get("/api/games/friedrich")
    assert details["verbs"]["go"] == "city"
    assert details["verbs"]["stop"] is None
    assert len(details["kinds"]["city"]) == 672
    other = server.stranger().get("/api/games/quartermaster-1914")
    assert [(other["verbs"][verb], len(other["kinds"][other["verbs"][verb]])) for verb in ("deal", "play")] == [
        ("copy", 216),
        ("card", 152),
    ]
    assert any(rule["section"] == "4" for rule in server.stranger().get("/api/games/friedrich/rules"))
    for path in ("layout", "rules"):
        first = server.stranger().call("GET", f"/api/games/friedrich/{path}")
        assert first.status_code == 200
        same = server.stranger().call("GET", f"/api/games/friedrich/{path}", If_None_Match=first.headers["etag"])
        assert (same.status_code, same.content) == (304, b"")
    for path in ("", "/layout", "/rules"):
        assert server.stranger().refused("GET", f"/api/games/chess{path}")[:2] == (404, "no-game")


def test_what_a_match_is_made_of_is_checked(server: Server) -> None:
    guest = server.guest()
    whole = {"game": "friedrich", "scenario": WEST, "seats": {"Frederick": "me"}}
    for change_, what in (
        ({"game": "chess"}, "no game 'chess'"),
        ({"scenario": "moon"}, "no scenario 'moon'"),
        ({"options": {"dragons": "on"}}, "no option 'dragons'"),
        ({"scenario": "four-players", "options": {"four_suits": "maybe"}}, "four_suits must be off or on"),
        ({"seats": {"Napoleon": "me"}}, "no seat 'Napoleon'"),
        ({"seats": {"Frederick": "you"}}, "me, open, link or bot:NAME"),
        ({"seats": {"Frederick": "bot:deep"}}, "no computer opponent 'deep'"),
        ({"seats": {"Frederick": "bot:random", "Pompadour": "bot:random"}}, "least one seat"),
        ({"pace": 15}, "Pace must be live"),
        ({"pace": 0}, "Pace must be live"),
        ({"pace": "slow"}, "Pace must be live"),
        ({"colour": "blue"}, "colour"),
    ):
        status, code, message = guest.refused("POST", "/api/matches", {**whole, **change_})
        assert (status, code) == (422, "bad-input")
        assert what in message
    assert server.stranger().refused("POST", "/api/matches", whole)[:2] == (401, "session")
    assert guest.get("/api/lobby")["mine"] == []


def test_the_lobby(server: Server) -> None:
    host, guest = server.guest(), server.guest()
    seats = {"Frederick": "me", "Pompadour": "open"}
    match = host.post("/api/matches", {"game": "friedrich", "scenario": WEST, "seats": seats, "pace": 3})["id"]
    [mine] = host.get("/api/lobby")["mine"]
    assert (mine["id"], mine["pace"], mine["your_turn"], mine["turn"]) == (match, 3, True, "Set-up")
    assert mine["deadline"]
    assert [seat["kind"] for seat in mine["seats"]] == ["human", "open"]
    assert mine["seats"][0]["you"]
    assert (mine["host"], mine["scenario"]) == (host.get("/api/me")["name"], WEST)
    assert mine["options"] == host.position(match)["options"]
    assert host.get("/api/lobby")["open"] == []
    assert [row["id"] for row in guest.get("/api/lobby")["open"]] == [match]
    guest.post(f"/api/matches/{match}/join", {"seat": 1})
    assert guest.get("/api/lobby")["open"] == []
    assert [row["id"] for row in guest.get("/api/lobby")["mine"]] == [match]
    assert server.stranger().get("/api/lobby") == {"open": [], "mine": [], "finished": []}
    for visitor in (host, guest):
        visitor.post(f"/api/matches/{match}/end", {"agree": True})
    assert host.get("/api/lobby")["mine"] == []
    [done] = host.get("/api/lobby")["finished"]
    assert done["result"]["why"] == "The players agreed to a draw."
    assert done["asked"] == []


def test_a_seat_is_taken_once(server: Server) -> None:
    first, second, match = server.two()
    third = server.guest()
    assert third.refused("POST", f"/api/matches/{match}/join", {"seat": "Pompadour"})[:2] == (409, "taken")
    assert second.refused("POST", f"/api/matches/{match}/join", {"seat": "Frederick"})[:2] == (409, "seated")
    assert third.refused("POST", f"/api/matches/{match}/join", {"seat": "Daun"})[0] == 422
    assert third.refused("POST", f"/api/matches/{match}/join", {})[0] == 422
    assert third.refused("POST", "/api/matches/nothing0/join", {"seat": 0})[:2] == (404, "no-match")
    assert first.position(match)["people"]["Pompadour"]["kind"] == "human"


def test_friends_meet_by_a_link(server: Server) -> None:
    _, match, token = by_link(server)
    friend = server.guest()
    assert friend.refused("GET", f"/api/matches/{match}")[:2] == (403, "private")
    assert friend.refused("GET", f"/api/matches/{match}/invites")[0] == 403
    looking = friend.get(f"/api/matches/{match}?invite={token}")
    assert (looking["invited"], looking["seat"]) == ("Pompadour", None)
    friend.post(f"/api/matches/{match}/join", {"invite": token})
    assert friend.position(match)["you"] == [1]
    assert friend.get(f"/api/matches/{match}?invite={token}")["you"] == [1]


def test_a_link_that_is_wrong_used_or_expired_says_so(server: Server) -> None:
    host, match, token = by_link(server)
    friend, late = server.guest(), server.guest()
    for method, path, body in (
        ("GET", f"/api/matches/{match}?invite=wrong", None),
        ("POST", f"/api/matches/{match}/join", {"invite": "wrong", "seat": "Pompadour"}),
    ):
        assert friend.refused(method, path, body)[:2] == (403, "invite-wrong")
    assert friend.refused("POST", f"/api/matches/{match}/join", {"seat": "Pompadour"})[:2] == (403, "private")
    assert friend.refused("POST", f"/api/matches/{match}/join", {"seat": "Frederick", "invite": token})[0] == 403
    change(server, sa.update(SEATS).where(SEATS.c.match == match).values(until=now() - 1))
    assert friend.refused("GET", f"/api/matches/{match}?invite={token}")[:2] == (410, "invite-expired")
    assert friend.refused("POST", f"/api/matches/{match}/join", {"invite": token})[:2] == (410, "invite-expired")
    [expired] = host.get(f"/api/matches/{match}/invites")
    assert expired["expired"]
    assert host.position(match)["people"]["Pompadour"]["invite"] == expired["until"]
    [fresh] = host.post(f"/api/matches/{match}/invites", {"seat": "Pompadour"})
    token = fresh["url"].partition("=")[2]
    friend.post(f"/api/matches/{match}/join", {"seat": "Pompadour", "invite": token})
    assert late.refused("POST", f"/api/matches/{match}/join", {"invite": token})[:2] == (409, "taken")
    used = late.refused("GET", f"/api/matches/{match}?invite={token}&language=it")
    assert used == (409, "taken", "Il posto di Pompadour è occupato: questo invito è già stato usato.")
    assert late.refused("GET", f"/api/matches/{match}?invite={token}")[:2] == (409, "taken")


def test_who_looks_on_sees_what_everybody_may(server: Server) -> None:
    first, second, match = server.two()
    for visitor in (first, second) * 15:
        if visitor.position(match)["choices"]:
            visitor.act(match)
    for viewer in (server.stranger(), server.guest()):
        position = viewer.position(match)
        assert (position["seat"], position["you"], position["choices"], position["prompt"]) == (None, [], [], None)
        assert all(nation["hand"] is None for nation in position["view"]["nations"])
        assert all(stack["known"] or stack["troops"] is None for stack in position["view"]["stacks"])
        assert position["secret"] is None
        assert "are watching" in read(viewer.get(f"/api/matches/{match}/why?verb=stop")["why"])
        with viewer.socket(match) as socket:
            assert hear(socket, "position")["position"]["view"] == position["view"]
            socket.send_json({"type": "chat", "text": "psst"})
            assert hear(socket, "refused")["error"]["code"] in ("not-seated", "session")
        assert viewer.refused("GET", f"/api/matches/{match}/export")[:2] == (403, "running")


def test_a_seat_is_handed_to_a_computer_and_taken_back(server: Server) -> None:
    first, second, match = server.two()
    stranger = server.guest()
    body = {"seat": "Pompadour", "bot": "random"}
    assert stranger.refused("POST", f"/api/matches/{match}/leave", body)[:2] == (403, "not-your-seat")
    assert first.refused("POST", f"/api/matches/{match}/leave", body)[:2] == (403, "not-late")
    assert second.refused("POST", f"/api/matches/{match}/leave", {**body, "bot": "deep"})[0] == 422
    second.post(f"/api/matches/{match}/leave", body)
    assert first.position(match)["people"]["Pompadour"] == {
        "name": "Computer (Recruit)",
        "kind": "bot",
        "program": False,
        "online": True,
        "you": False,
        "yours": False,
        "auto": None,
        "late": None,
        "deadline": None,
        "invite": None,
        "say": None,
        "busy": False,
        "lower": None,
    }
    assert second.position(match)["people"]["Pompadour"]["yours"]
    until(lambda: first.position(match)["asked"] == ["Frederick"])
    assert first.refused("POST", f"/api/matches/{match}/return", {"seat": 1})[0] == 403
    second.post(f"/api/matches/{match}/return", {"seat": 1})
    assert second.position(match)["you"] == [1]


def test_who_is_late_can_be_replaced_by_the_others(server: Server, passing: Callable[[int], None]) -> None:
    first, second, match = server.two(pace=2)
    assert first.position(match)["deadline"]
    assert first.position(match)["people"]["Pompadour"]["late"] == second.position(match)["deadline"]
    assert first.refused("POST", f"/api/matches/{match}/leave", {"seat": 1, "bot": "random"})[:2] == (403, "not-late")
    passing(2 * DAY)
    assert server.guest().refused("POST", f"/api/matches/{match}/leave", {"seat": 1})[:2] == (403, "not-your-seat")
    first.post(f"/api/matches/{match}/leave", {"seat": 1, "bot": "random"})
    assert first.position(match)["people"]["Pompadour"]["kind"] == "bot"
    second.post(f"/api/matches/{match}/return", {"seat": 1})
    assert second.position(match)["you"] == [1]


def test_in_a_live_match_half_an_hour_is_late(server: Server, passing: Callable[[int], None]) -> None:
    first, second, match = server.two()
    while not second.position(match)["choices"] or first.position(match)["choices"]:
        (first if first.position(match)["choices"] else second).act(match)
    assert first.position(match)["people"]["Frederick"]["late"] is None, "nobody waits for who looks"
    ends = first.position(match)["people"]["Pompadour"]["late"]
    stored = server.run(server.services.database.read, lambda c: c.execute(sa.select(MATCHES.c.clocks)).scalar_one())
    [[seat, asked, _]] = json.loads(stored)["asked"]
    assert (seat, milliseconds(ends)) == (1, (asked + 30 * 60_000) // 1000 * 1000)
    for other in (second, server.guest(), server.stranger()):
        assert other.position(match)["people"]["Pompadour"]["late"] is None, "only the others may hand it over"
    body = {"seat": "Pompadour", "bot": "random"}
    status, code, message = first.refused("POST", f"/api/matches/{match}/leave", body)
    assert (status, code) == (403, "not-late")
    assert ends in message

    passing(31 * MINUTE)
    assert milliseconds(first.position(match)["people"]["Pompadour"]["late"]) < now()
    first.post(f"/api/matches/{match}/leave", body)
    assert first.position(match)["people"]["Pompadour"]["kind"] == "bot"
    assert second.position(match)["people"]["Pompadour"]["yours"]


def milliseconds(iso: str) -> float:
    return datetime.datetime.fromisoformat(iso).timestamp() * 1000


def test_the_host_gives_a_free_seat_to_a_computer(server: Server) -> None:
    host, match, token = by_link(server)
    host.post(f"/api/matches/{match}/leave", {"seat": "Pompadour", "bot": "random"})
    until(lambda: host.position(match)["asked"] == ["Frederick"])
    assert server.guest().refused("POST", f"/api/matches/{match}/join", {"invite": token})[:2] == (403, "invite-wrong")


def test_all_must_agree_to_a_draw(server: Server) -> None:
    first, second, match = server.two()
    assert server.guest().refused("POST", f"/api/matches/{match}/end", {"agree": True})[0] == 403
    first.post(f"/api/matches/{match}/end", {"agree": True})
    assert first.position(match)["voted"]
    first.post(f"/api/matches/{match}/end", {"agree": False})
    second.post(f"/api/matches/{match}/end", {"agree": True})
    assert first.position(match)["ended"] is None
    first.post(f"/api/matches/{match}/end", {"agree": True})
    assert first.position(match)["ended"]
    export = first.get(f"/api/matches/{match}/export")
    assert export["secret"] == first.position(match)["secret"]
    record = first.call("GET", f"/api/matches/{match}/export?format=record")
    assert record.text.startswith('[Game "friedrich"]')


def test_who_is_away_gets_a_notice(server: Server) -> None:
    first, second, match = server.two(pace=1)

    def waiting() -> int:
        found: tuple[int, int | None] = server.run(server.services.store.undelivered)
        return found[0]

    heard: list[tuple[int, str, Saying]] = []

    def notify(person: int, match: str, said: Saying) -> bool:
        heard.append((person, match, said))
        return True

    server.services.hub.notify = notify  # type: ignore[method-assign]
    for visitor in (first, second) * 15:
        if visitor.position(match)["choices"]:
            visitor.act(match)
    until(lambda: bool(heard) and waiting() == 0)
    people = {visitor.get("/api/me")["id"]: name for visitor, name in ((first, "Frederick"), (second, "Pompadour"))}
    for person, where, said in heard:
        assert where == match
        assert words(find("friedrich")).line(said) == f"Friedrich: it is your turn as {people[person]}."


def test_a_return_by_agreement_leaves_a_line_in_the_story(server: Server) -> None:
    first, second, match = server.two()
    for visitor in (first, second) * 4:
        if visitor.position(match)["choices"]:
            visitor.act(match)
    first.post(f"/api/matches/{match}/rollback", {"keep": 1})
    second.post(f"/api/matches/{match}/rollback/answer", {"agree": True})
    for visitor in (first, second):
        texts = [read(entry["text"]) for entry in visitor.position(match)["story"]]
        assert any(text.startswith("The match went back to: ") for text in texts), texts


def test_the_game_says_which_verbs_belong_to_chance(server: Server) -> None:
    assert server.guest().get("/api/games/friedrich")["chance"] == ["draw", "fate", "take"]
