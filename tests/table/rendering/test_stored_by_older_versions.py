"""What an older program has stored: snapshots, sayings and notices that this one has no steps or no words for."""

from __future__ import annotations

import json
import zlib
from collections.abc import Callable
from typing import Any

import pytest
import sqlalchemy as sa

from grognard.table.common.clock import now
from grognard.table.storage.snapshots import pack, stamp
from grognard.table.storage.tables import LOG, MATCHES, OUTBOX, SNAPSHOTS
from tests.table.server import Server, Visitor, hear
from tests.table.serving.test_hosting import admin

GONE = ["a-key-that-is-gone", {"city": 3}]


def played(server: Server, acts: int = 12) -> tuple[Visitor, Visitor, str]:
    first, second, match = server.two()
    for _ in range(acts):
        who = first if first.position(match)["choices"] else second
        assert who.act(match).status_code == 200
    return first, second, match


def keep(server: Server, match: str, change: Callable[[dict[str, Any]], Any]) -> None:
    """Store a snapshot with something changed in it, and forget the match."""
    live = server.services.matches.cache.by_id[match]
    data = json.loads(zlib.decompress(pack(live.match)))
    change(data)
    packed = zlib.compress(json.dumps(data).encode())
    server.run(server.services.store.keep_snapshot, match, len(live.match.log), stamp(live.match.game), packed)
    server.services.matches.cache.by_id.clear()


def rename_event(data: dict[str, Any]) -> None:
    event = next(events[0] for *_, events in data["line"] if events)
    event[0] = GONE


def rename_argument(data: dict[str, Any]) -> None:
    event = next(events[0] for *_, events in data["line"] if events and events[0][0][1])
    event[0][1] = {f"old-{name}": value for name, value in event[0][1].items()}


WORN: dict[str, Callable[[dict[str, Any]], Any]] = {
    "step": lambda data: data["state"]["stack"][-1].__setitem__(0, "Gone"),
    "fields of a step": lambda data: data["state"]["stack"][-1].extend([1, 2, 3]),
    "no state": lambda data: data.update(state=None),
    "stack": lambda data: data["state"].update(stack=[7]),
    "event": rename_event,
    "argument of an event": rename_argument,
    "heading": lambda data: data["headings"].__setitem__(0, GONE),
    "a heading that is none": lambda data: data["headings"].__setitem__(0, "text"),
}


def test_a_snapshot_that_no_longer_fits_is_made_anew_from_the_log(server: Server) -> None:
    first, _, match = played(server)
    before = first.position(match)
    for what, change in WORN.items():
        keep(server, match, change)
        assert first.position(match) == before, what
        assert first.get(f"/api/matches/{match}/story?before=100"), what


def test_a_snapshot_whose_restoring_fails_in_any_way_is_passed_over(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, _, match = played(server)
    before = first.position(match)
    keep(server, match, lambda data: None)

    def fail(self: Any, data: dict[str, Any]) -> Any:
        raise AttributeError("the field is gone")

    monkeypatch.setattr("grognard.games.friedrich.game.Friedrich.restore", fail)
    assert first.position(match) == before


def test_a_log_in_which_the_rules_stop_is_told_with_one_line(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    first, _, match = played(server)
    server.services.matches.cache.by_id.clear()

    def fail(self: Any, text: str) -> None:
        raise IndexError

    monkeypatch.setattr("grognard.core.match.Match.take_text", fail)
    assert first.refused("GET", f"/api/matches/{match}") == (
        409,
        "unplayable",
        "This match cannot be opened here: these rules fail in the middle of its log (IndexError).",
    )


def test_an_entry_that_the_rules_refuse_is_told_to_the_host_alone(
    server: Server, capsys: pytest.CaptureFixture[str]
) -> None:
    first, _, match = played(server)
    wrong = sa.update(LOG).where(LOG.c.match == match, LOG.c.seq == 3).values(text="Pompadour: troops 13")
    server.run(server.services.database.write, lambda connection: connection.execute(wrong))
    server.run(server.services.database.write, lambda connection: connection.execute(sa.delete(SNAPSHOTS)))
    server.services.matches.cache.by_id.clear()
    status, code, message = first.refused("GET", f"/api/matches/{match}")
    assert (status, code) == (409, "unplayable")
    assert message == "This match cannot be opened here: its log cannot be continued under these rules."
    assert "Soubise can lead" in admin(capsys, "verify", match, "--data", str(server.folder), status=1)
    hidden = sa.update(MATCHES).values(public=False)
    server.run(server.services.database.write, lambda connection: connection.execute(hidden))
    assert server.stranger().refused("GET", f"/api/matches/{match}")[:2] == (403, "private")


UNSAYABLE: list[Any] = [GONE, [], ["no-arguments", {}], "no saying", ["your-turn", {"game": {"say": 3}}]]


def test_what_is_stored_in_words_that_are_gone_is_told_plainly(
    server: Server, capsys: pytest.CaptureFixture[str]
) -> None:
    first, _, match = played(server)
    for said in UNSAYABLE:
        is_told(server, first, match, said)
    assert match in admin(capsys, "list", "--data", str(server.folder))


def lobby(server: Server, visitor: Visitor) -> Any:
    """The lobby, nothing of it remembered."""
    lists = server.services.lists
    lists.public = None
    for remembered in (lists.own, lists.rows, lists.pages):
        remembered.clear()
    return visitor.get("/api/lobby")


def is_told(server: Server, first: Visitor, match: str, said: Any) -> None:
    stored = json.dumps(said)
    worn = (
        sa.update(MATCHES)
        .where(MATCHES.c.id == match)
        .values(heading=stored, status="running", result=None, ended=None)
    )
    server.run(server.services.database.write, lambda c: c.execute(worn))
    assert lobby(server, first)["mine"][0]["turn"]
    assert first.position(match)["choices"] is not None
    over = sa.update(MATCHES).where(MATCHES.c.id == match)
    for fields in (
        {"ended": stored, "status": "ended"},
        {"result": json.dumps([[0], "3", said]), "status": "finished"},
    ):
        server.run(server.services.database.write, lambda c, fields=fields: c.execute(over.values(**fields)))
        server.services.matches.cache.by_id.clear()
        assert lobby(server, first)["finished"][0]["result"]["why"]
        assert first.position(match)["seq"] > 0


def test_a_notice_without_words_does_not_hold_up_the_others(server: Server) -> None:
    first, _, match = played(server)
    me = first.get("/api/me")["id"]
    rows = [
        {"match": match, "person": me, "text": text, "at": now(), "taken": 0}
        for text in (json.dumps(GONE), json.dumps(["your-turn", {"game": "gone", "seat": "x"}]), "no json", "3")
    ]
    with first.socket(match) as socket:
        hear(socket, "position")
        server.run(server.services.database.write, lambda c: c.execute(sa.insert(OUTBOX), rows))
        server.run(server.services.background.deliver)
        told: list[str] = []
        while len(told) < len(rows):
            message = json.loads(socket.receive_text())
            told += [message["text"]] if message["type"] == "notice" else []
    assert all(told)
    assert server.run(server.services.store.waiting_notices, 1) is False
