"""Matches that these rules do not play: their people can read them, take a copy, give up, and end them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
import sqlalchemy as sa

from grognard.core import saves
from grognard.core.game import find
from grognard.core.refusals import Problem
from grognard.table.common import responses
from grognard.table.storage.tables import MATCHES
from tests.table.http.test_description import fits
from tests.table.rendering.test_stored_by_older_versions import keep, played
from tests.table.server import Server, Visitor, noticed
from tests.table.serving.test_hosting import admin
from tests.waiting import until


def unplayable(server: Server) -> tuple[Visitor, Visitor, str]:
    """A match of rules that are not known here."""
    first, second, match = played(server)
    keep(server, match, lambda data: None)
    old = sa.update(MATCHES).where(MATCHES.c.id == match).values(rules="0")
    server.run(server.services.database.write, lambda c: c.execute(old))
    assert first.refused("GET", f"/api/matches/{match}")[:2] == (409, "unplayable")
    return first, second, match


def test_its_people_agree_to_a_draw_and_have_it_with_its_secret(server: Server) -> None:
    first, second, match = unplayable(server)
    stranger = server.guest()
    assert stranger.refused("POST", f"/api/matches/{match}/end", {"agree": True})[0] == 403
    first.post(f"/api/matches/{match}/end", {"agree": True})
    told = first.get(f"/api/matches/{match}/record")
    assert (told["voted"], told["votes"], told["running"]) == (True, 1, True)
    second.post(f"/api/matches/{match}/end", {"agree": True})
    told = second.get(f"/api/matches/{match}/record")
    assert not told["running"]
    drawn = {"winners": ["Frederick", "Pompadour"], "rule": None, "why": "The players agreed to a draw."}
    assert told["result"] == drawn
    assert told["story"][-1] == "The players agreed to a draw."
    fits(responses.UnplayableRecord, told)
    file = stranger.get(f"/api/matches/{match}/export")
    assert file["secret"]
    assert file["rules"] == "0"
    assert second.refused("POST", f"/api/matches/{match}/end", {"agree": True})[:2] == (409, "over")


def test_a_copy_of_one_that_runs_is_for_its_people_and_the_others_are_told(server: Server) -> None:
    first, second, match = unplayable(server)
    assert server.guest().refused("GET", f"/api/matches/{match}/export")[:2] == (403, "running")
    file = first.get(f"/api/matches/{match}/export")
    assert (file["rules"], file["secret"]) == ("0", None)
    assert file["log"] == server.run(server.services.store.log, match)
    with pytest.raises(Problem, match="rules version 0"):
        saves.from_json(json.dumps(file))
    # A program with these rules goes on with it.
    assert saves.from_json(json.dumps({**file, "rules": find("friedrich").rules_version})).log
    first.get(f"/api/matches/{match}/export")
    said = "I have taken a copy of this match; it shows everything that was hidden."
    assert second.get(f"/api/matches/{match}/record")["talk"] == [{"who": first.get("/api/me")["name"], "text": said}]
    assert server.guest().get(f"/api/matches/{match}/record")["talk"] == []


def test_a_copy_has_the_secrets_of_all_times(server: Server, capsys: pytest.CaptureFixture[str]) -> None:
    first, second, match = played(server)
    over = sa.update(MATCHES).values(status="finished", version=MATCHES.c.version + 1)
    server.run(server.services.database.write, lambda c: c.execute(over))
    admin(capsys, "undo", match, "--keep", "3", "--data", str(server.folder))
    old = sa.update(MATCHES).values(rules="0", version=MATCHES.c.version + 1)
    server.run(server.services.database.write, lambda c: c.execute(old))
    rules = find("friedrich").rules_version
    running = saves.from_json(json.dumps({**first.get(f"/api/matches/{match}/export"), "rules": rules}))
    assert len(running.earlier) == 1
    for person in (first, second):
        person.post(f"/api/matches/{match}/end", {"agree": True})
    file = first.get(f"/api/matches/{match}/export")
    assert saves.from_json(json.dumps({**file, "rules": rules})).verify() == []


def test_the_other_side_wins_when_one_resigns(server: Server) -> None:
    first, second, match = unplayable(server)
    assert second.refused("POST", f"/api/matches/{match}/resign", {"seat": "Frederick"})[:2] == (403, "not-your-seat")
    assert second.refused("POST", f"/api/matches/{match}/resign", {"seat": "Daun"})[0] == 422
    asked = second.get(f"/api/matches/{match}/record")
    assert [seat["resigning"] for seat in asked["seats"]] == [None, {"how": "loss", "winners": ["Frederick"]}]
    heard = noticed(server)
    first.post(f"/api/matches/{match}/resign", {"seat": "Frederick"})
    told = second.get(f"/api/matches/{match}/record")
    fits(responses.UnplayableRecord, told)
    assert not told["running"]
    assert told["result"] == {"winners": ["Pompadour"], "rule": None, "why": "Frederick resigned."}
    name = first.get("/api/me")["name"]
    assert told["resigned"] == [{"seat": "Frederick", "name": name}]
    assert told["story"][-1] == f"{name} resigned as Frederick. Victory for Pompadour."
    until(lambda: heard)
    assert heard == [(second.get("/api/me")["id"], f"Friedrich: {name} resigned. You win as Pompadour.")]
    assert second.refused("POST", f"/api/matches/{match}/resign", {"seat": 1})[:2] == (409, "over")
    file = first.get(f"/api/matches/{match}/export")
    assert file["ended"] == [[1], "", ["resigned", {"seats": ["Frederick"]}]]


def test_what_was_told_can_be_read_by_those_to_whom_it_was_told(server: Server) -> None:
    first, _, match = played(server)
    stories = [
        ["".join(part if isinstance(part, str) else part["text"] for part in line["text"]) for line in seen["story"]]
        for seen in (first.position(match), server.stranger().position(match))
    ]
    keep(server, match, lambda data: None)
    old = sa.update(MATCHES).where(MATCHES.c.id == match).values(rules="0")
    server.run(server.services.database.write, lambda c: c.execute(old))
    assert stories[0] != stories[1]
    for visitor, story in zip((first, server.stranger()), stories, strict=True):
        told = visitor.get(f"/api/matches/{match}/record")
        fits(responses.UnplayableRecord, told)
        assert told["story"] == story


def test_a_private_one_is_for_its_people(server: Server) -> None:
    first, _, match = unplayable(server)
    hidden = sa.update(MATCHES).where(MATCHES.c.id == match).values(public=False)
    server.run(server.services.database.write, lambda c: c.execute(hidden))
    assert server.guest().refused("GET", f"/api/matches/{match}/record")[:2] == (403, "private")
    assert server.guest().refused("GET", f"/api/matches/{match}/export")[:2] == (403, "private")
    assert first.get(f"/api/matches/{match}/record")["title"] == "Friedrich"


def test_a_game_that_is_not_installed_any_more(server: Server) -> None:
    first, _, match = played(server)
    server.services.matches.cache.by_id.clear()
    gone = sa.update(MATCHES).where(MATCHES.c.id == match).values(game="halma")
    server.run(server.services.database.write, lambda c: c.execute(gone))
    assert first.refused("GET", f"/api/matches/{match}")[:2] == (409, "unplayable")
    assert first.get(f"/api/matches/{match}/record")["game"] == "halma"
    assert first.get(f"/api/matches/{match}/export")["game"] == "halma"
    first.post(f"/api/matches/{match}/resign", {"seat": "Frederick"})
    told = first.get(f"/api/matches/{match}/record")
    assert told["result"]["winners"] == ["Pompadour"], "two seats of a game that is not known are two sides"


def test_the_host_exports_it_too(server: Server, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    _, _, match = unplayable(server)
    file = json.loads(admin(capsys, "export", match, "--data", str(server.folder)))
    assert file["rules"] == "0"
    assert file["secret"]
    assert "rules version 0" in admin(capsys, "export", match, "--record", "--data", str(server.folder), status=2)
