"""Acts: checked, applied, stored, published; refused with the rule and the fresh position."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
import sqlalchemy as sa

from grognard.bench.client import pick
from grognard.table.matches import live
from grognard.table.rendering import story as stories
from grognard.table.storage.database import Unavailable
from grognard.table.storage.rows import Person
from grognard.table.storage.snapshots import stamp
from grognard.table.storage.tables import LOG, SNAPSHOTS
from tests.table.server import WEST, Server, Visitor, hear
from tests.texts import read, told
from tests.waiting import until


def play_some(first: Visitor, second: Visitor, match: str, acts: int) -> None:
    for number in range(acts):
        position = first.position(match)
        visitor = first if position["choices"] else second
        assert visitor.act(match, position if position["choices"] else None, seed=number).status_code == 200


def test_a_guest_plays_against_computers_at_once(server: Server) -> None:
    guest = server.guest()
    match = guest.post("/api/quick", {"game": "friedrich"})["id"]
    until(lambda: guest.position(match)["asked"] == ["Frederick"])
    position = guest.position(match)
    assert position["you"] == [0]
    assert position["seat"] == 0
    assert position["people"]["Elisabeth"]["kind"] == "bot"
    assert position["choices"][0]["verb"] == "troops"
    answer = guest.act(match).json()
    assert answer["ok"]
    assert answer["position"]["seq"] > position["seq"]
    assert "troops" in read(answer["position"]["story"][-1]["text"])


def test_a_stale_act_is_answered_with_the_fresh_position(server: Server) -> None:
    first, _, match = server.two()
    old = first.position(match)
    assert first.act(match, old).status_code == 200
    again = first.act(match, old)
    assert again.status_code == 409
    assert again.json()["error"]["code"] == "stale"
    assert again.json()["position"]["seq"] == first.position(match)["seq"] > old["seq"]


def test_an_illegal_act_is_refused_with_its_rule(server: Server) -> None:
    first, _, match = server.two()
    position = first.position(match)
    body = {"seat": 0, "seq": position["seq"], "verb": "go", "target": 3}
    answer = first.call("POST", f"/api/matches/{match}/act", body)
    assert answer.status_code == 409
    error = answer.json()["error"]
    assert error["code"] == "illegal"
    assert error["rule"]
    assert answer.json()["position"]["seq"] == position["seq"]
    assert first.position(match) == answer.json()["position"]
    why = first.get(f"/api/matches/{match}/why?seat=0&verb=go&target=3")
    assert why["rule"] == error["rule"]
    allowed = position["choices"][0]
    allowed_why = first.get(f"/api/matches/{match}/why?seat=0&verb={allowed['verb']}&target={allowed['targets'][0]}")
    assert allowed_why == {"rule": None, "why": None}


def test_nobody_acts_for_another_seat(server: Server) -> None:
    first, second, match = server.two()
    position = second.position(match)
    body = {"seat": 0, "seq": position["seq"], "verb": "troops", "target": 3}
    assert second.refused("POST", f"/api/matches/{match}/act", body)[:2] == (403, "not-your-seat")
    assert server.guest().refused("POST", f"/api/matches/{match}/act", body)[:2] == (403, "not-your-seat")
    assert server.stranger().refused("POST", f"/api/matches/{match}/act", body)[:2] == (401, "session")
    assert second.refused("GET", f"/api/matches/{match}/why?seat=0&verb=stop")[:2] == (403, "not-your-seat")
    assert first.position(match)["seq"] == position["seq"]


def test_where_both_decide_at_once_neither_makes_the_other_stale(server: Server) -> None:
    first, second, match = server.two()
    mine, theirs = first.position(match), second.position(match)
    assert mine["asked"] == ["Frederick", "Pompadour"]
    assert mine["seq"] == theirs["seq"]
    assert first.act(match, mine).status_code == 200
    assert second.act(match, theirs).status_code == 200


def test_bad_acts_are_told_what_is_wrong(server: Server) -> None:
    first, _, match = server.two()
    seq = first.position(match)["seq"]
    for verb, target, what in (
        ("frobnicate", None, "no verb"),
        ("stop", 3, "takes no target"),
        ("go", None, "needs a city"),
        ("go", 10**6, "needs a city"),
    ):
        body = {"seat": 0, "seq": seq, "verb": verb, "target": target}
        status, code, message = first.refused("POST", f"/api/matches/{match}/act", body)
        assert (status, code) == (422, "bad-act")
        assert what in message
    assert first.refused("POST", f"/api/matches/{match}/act", {"seat": 9, "seq": seq, "verb": "stop"})[0] == 422


def test_undo_and_its_limit(server: Server) -> None:
    first, second, match = server.two()
    before = first.position(match)
    assert before["can_undo"] == "no action has been taken yet"
    after = first.act(match, before).json()["position"]
    assert after["can_undo"] is None
    status, _, message = second.refused("POST", f"/api/matches/{match}/undo", {"seat": 1, "seq": after["seq"]})
    assert (status, message) == (409, "You have no action to undo.")
    assert first.refused("POST", f"/api/matches/{match}/undo", {"seat": 0, "seq": 0})[1] == "stale"
    back = first.post(f"/api/matches/{match}/undo", {"seat": 0, "seq": after["seq"]})["position"]
    assert back["point"] == before["point"]
    assert back["seq"] == after["seq"] + 1
    assert back["choices"] == before["choices"]


def test_going_back_needs_the_others(server: Server) -> None:
    first, second, match = server.two()
    play_some(first, second, match, 20)
    point = first.position(match)["point"]
    assert first.refused("POST", f"/api/matches/{match}/rollback", {"keep": point})[0] == 422
    assert server.guest().refused("POST", f"/api/matches/{match}/rollback", {"keep": 1})[1] == "not-seated"
    assert second.refused("POST", f"/api/matches/{match}/rollback/answer", {"agree": True})[1] == "no-proposal"
    first.post(f"/api/matches/{match}/rollback", {"keep": 2})
    proposal = second.position(match)["rollback"]
    assert proposal == second.get(f"/api/matches/{match}/rollback")
    assert (proposal["keep"], proposal["by"], proposal["agreed"]) == (2, "Frederick", ["Frederick"])
    assert proposal["waiting"] == ["Pompadour"]
    assert any(" draws " in text for text in proposal["revealed"])
    second.post(f"/api/matches/{match}/rollback/answer", {"agree": False})
    assert first.position(match)["rollback"] is None
    assert first.position(match)["point"] == point
    first.post(f"/api/matches/{match}/rollback", {"keep": 2})
    second.post(f"/api/matches/{match}/rollback/answer", {"agree": True})
    after = first.position(match)
    assert after["rollback"] is None
    assert 2 <= after["point"] < point  # chance has answered again
    log = server.run(server.services.store.log, match)
    assert "table: back 2" in log
    assert len(log) == after["seq"]


def test_the_last_choice_can_be_gone_back_to(server: Server) -> None:
    first, second, match = server.two()
    before = first.position(match)
    assert before["back"] is None
    first.act(match, before)
    second.act(match)
    after = first.position(match)
    assert after["can_undo"] == "Pompadour has acted since"
    assert after["back"] == before["point"]
    first.post(f"/api/matches/{match}/rollback", {"keep": after["back"]})
    second.post(f"/api/matches/{match}/rollback/answer", {"agree": True})
    again = first.position(match)
    assert (again["point"], again["choices"]) == (before["point"], before["choices"])
    assert again["question"] != before["question"]


def test_who_plays_alone_goes_back_at_once(server: Server) -> None:
    guest = server.guest()
    match = guest.post("/api/quick", {"game": "friedrich"})["id"]
    until(lambda: guest.position(match)["asked"] == ["Frederick"])
    before = guest.position(match)
    for number in range(3):
        guest.act(match, seed=number)
    after = guest.position(match)
    assert after["back"] is not None
    guest.post(f"/api/matches/{match}/rollback", {"keep": before["point"]})
    assert guest.position(match)["choices"] == before["choices"]
    assert guest.position(match)["rollback"] is None
    assert server.stranger().position(match)["back"] is None


def test_replay_shows_what_one_knew_then(server: Server) -> None:
    first, second, match = server.two()
    play_some(first, second, match, 20)
    points = first.position(match)["point"]
    for n in (0, 1, points):
        mine = first.get(f"/api/matches/{match}/at/{n}")
        assert (mine["point"], mine["points"], mine["choices"], mine["seat"]) == (n, points, [], 0)
        public = server.stranger().get(f"/api/matches/{match}/at/{n}")
        assert public["seat"] is None
        assert all(nation["hand"] is None for nation in public["view"]["nations"])
    last, now = first.get(f"/api/matches/{match}/at/{points}"), first.position(match)
    assert last.keys() - now.keys() == {"points"}
    assert now.keys() <= last.keys()
    assert {key for key in now if last[key] != now[key]} <= {
        "prompt",
        "question",
        "choices",
        "only",
        "can_undo",
        "voices",
        "whole",
        "back",
        "since",
        "until",
    }
    assert first.get(f"/api/matches/{match}/at/0")["story"] == []
    assert first.refused("GET", f"/api/matches/{match}/at/{points + 1}")[:2] == (404, "no-point")


def test_older_parts_of_the_story_can_be_asked_for(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stories, "TOLD", 10)
    first, second, match = server.two()
    play_some(first, second, match, 40)
    story = first.position(match)["story"]
    oldest = story[0]["n"]
    assert len(story) >= 10
    older = first.get(f"/api/matches/{match}/story?before={oldest}")
    assert older
    assert all(entry["n"] < oldest for entry in older)
    # Whoever reads all parts has read everything that they may know.
    now = server.run(server.services.matches.cache.open, match)
    whole = [*older, *story]
    while whole and whole[0]["n"] > 1:
        earlier = first.get(f"/api/matches/{match}/story?before={whole[0]['n']}")
        if not earlier:
            break
        whole = [*earlier, *whole]
    assert [read(entry["text"]) for entry in whole] == [
        told(now.match.game, event.saying) for event in now.match.story(0)
    ]


def test_one_person_may_hold_several_seats(server: Server) -> None:
    alone = server.guest()
    seats = {"Frederick": "me", "Pompadour": "me"}
    match = alone.post("/api/matches", {"game": "friedrich", "scenario": WEST, "seats": seats})["id"]
    seen = set()
    for _ in range(30):
        position = alone.position(match)
        assert position["you"] == [0, 1]
        seen.add(position["seat"])
        assert alone.act(match, position).status_code == 200
    assert seen == {0, 1}


def test_everything_comes_back_from_the_log_alone(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "SNAPSHOT_EVERY", 40)
    first, second, match = server.two()
    play_some(first, second, match, 60)
    before = [first.position(match), second.position(match)]
    cache = server.services.matches.cache

    def snapshots() -> int:
        wanted = sa.select(sa.func.count()).select_from(SNAPSHOTS)
        found: int = server.run(server.services.database.read, lambda connection: connection.execute(wanted).scalar())
        return found

    until(lambda: snapshots() == 1)
    cache.by_id.clear()
    assert [first.position(match), second.position(match)] == before
    # From a snapshot the undo and the past work as from the log.
    at = first.get(f"/api/matches/{match}/at/40")
    server.run(server.services.database.write, lambda connection: connection.execute(sa.delete(SNAPSHOTS)))
    cache.by_id.clear()
    assert [first.position(match), second.position(match)] == before
    assert first.get(f"/api/matches/{match}/at/40") == at
    # A snapshot that is broken is passed over.
    game = server.run(cache.open, match).match.game
    server.run(server.services.store.keep_snapshot, match, 5, stamp(game), b"garbage")
    cache.by_id.clear()
    assert [first.position(match), second.position(match)] == before
    first_one = first if before[0]["choices"] else second
    assert first_one.act(match).status_code == 200


def test_what_cannot_be_stored_did_not_happen(server: Server) -> None:
    first, _, match = server.two()
    before = first.position(match)
    store = server.services.store
    commit = store.commit

    async def failing(*args: object, **more: object) -> bool:
        raise Unavailable("the disk is full")

    store.commit = failing  # type: ignore[method-assign]
    status = first.act(match, before)
    assert status.status_code == 503
    assert status.json()["error"]["code"] == "database"
    store.commit = commit  # type: ignore[method-assign]
    assert first.position(match) == before
    assert first.act(match, before).status_code == 200
    rows = server.run(server.services.database.read, lambda c: c.execute(sa.select(LOG.c.text)).scalars().all())
    assert len(rows) == 1


def test_what_others_store_meanwhile_is_noticed(server: Server) -> None:
    """Another node has changed the match since this one looked last."""
    first, second, match = server.two()
    cache = server.services.matches.cache
    now = server.run(cache.open, match)
    position = first.position(match)
    # Nothing that matters for the act: it is stored all the same.
    server.run(server.services.store.register, second.get("/api/me")["id"], "Pompadour", "pompadour", "x")

    async def act() -> None:
        verb, target = pick(position["choices"], random.Random(1))
        found = await server.services.store.match(match)
        assert found is not None
        assert found.version > now.record.version
        me = Person(number, "", True)
        await server.services.matches.act(now, me, 0, position["seq"], verb, target)

    number = first.get("/api/me")["id"]
    server.run(act)
    assert first.position(match)["seq"] == position["seq"] + 1


def test_a_rule_that_breaks_does_not_break_the_match(server: Server) -> None:
    first, _, match = server.two()
    before = first.position(match)
    now = server.run(server.services.matches.cache.open, match)

    class Breaking:
        """The match, whose rules break after half of their work."""

        def __init__(self, real: Any) -> None:
            self.real = real

        def __getattr__(self, name: str) -> Any:
            return getattr(self.real, name)

        def play(self, seat: int, act: int) -> None:
            self.real.play(seat, act)
            raise KeyError("a bug in the rules")

    now.match = Breaking(now.match)
    assert first.act(match, before).status_code == 500
    assert first.position(match) == before
    assert first.act(match, before).status_code == 200


def test_who_asks_on_a_socket_hears_that_it_is_done_after_what_came_of_it(server: Server) -> None:
    first, _, match = server.two()
    with first.socket(match) as socket:
        position = hear(socket, "position")["position"]
        choice = position["choices"][0]
        act = {"seat": 0, "seq": position["seq"], "verb": choice["verb"], "target": choice["targets"][0]}
        for ask, message in enumerate([{"type": "act", **act}, {"type": "undo", "seat": 0, "seq": act["seq"] + 1}]):
            socket.send_text(json.dumps({**message, "ask": ask}))
            told = [json.loads(socket.receive_text())]
            while told[-1]["type"] != "done":
                told.append(json.loads(socket.receive_text()))
            assert told[-1] == {"type": "done", "ask": ask}
            assert [one["position"]["seq"] for one in told if one["type"] == "position"] == [act["seq"] + ask + 1]
        socket.send_text(json.dumps({"type": "act", **act, "ask": 7}))
        refused = hear(socket, "refused")
        assert refused["ask"] == 7
        assert refused["error"]["code"] == "stale"


def test_a_socket_tells_of_every_change(server: Server) -> None:
    first, second, match = server.two()
    with first.socket(match) as one, second.socket(match) as two:
        mine = hear(one, "position")["position"]
        assert hear(two, "position")["position"]["seq"] == mine["seq"]
        choice = mine["choices"][0]
        act = {"seat": 0, "seq": mine["seq"], "verb": choice["verb"], "target": choice["targets"][0]}
        one.send_text(json.dumps({"type": "act", **act}))
        assert hear(one, "position")["position"]["seq"] == mine["seq"] + 1
        assert hear(two, "position")["position"]["seq"] == mine["seq"] + 1
        one.send_text(json.dumps({"type": "act", **act}))
        refused = hear(one, "refused")
        assert refused["error"]["code"] == "stale"
        assert refused["position"]["seq"] == mine["seq"] + 1
        one.send_text(json.dumps({"type": "why", "verb": "go", "target": 3, "ask": 7}))
        why = hear(one, "why")
        assert why["ask"] == 7
        assert why["rule"]
        one.send_text(json.dumps({"type": "undo", "seat": 0, "seq": mine["seq"] + 1}))
        assert hear(two, "position")["position"]["point"] == mine["point"]
        one.send_text(json.dumps({"type": "chat", "text": "  good   luck "}))
        said = hear(two, "chat")
        assert (said["more"], [line["text"] for line in said["lines"]]) == (True, ["good luck"])
        two.send_text(json.dumps({"type": "chat", "text": "merci"}))
        assert [line["text"] for line in hear(two, "chat")["lines"]] == ["merci"]  # the new line only
        one.send_text(json.dumps({"type": "ping"}))
        hear(one, "pong")
    # After any gap the first message is the whole truth.
    first.act(match)
    with first.socket(match) as again:
        assert hear(again, "position")["position"] == {**first.position(match)}
        told = hear(again, "chat")["lines"]
        assert [(line["text"], line["you"]) for line in told] == [("good luck", True), ("merci", False)]
        assert told[0]["number"] < told[1]["number"]
