"""Rules that change under running games: what becomes of matches is said beforehand, and only then done."""

from __future__ import annotations

import random
import sqlite3
from pathlib import Path
from types import SimpleNamespace

import pytest

from grognard import Match
from grognard.core import game as registry
from grognard.core import notation, saves
from grognard.core.chance import CHANCE
from grognard.core.game import find
from grognard.core.refusals import Problem
from grognard.table.maintenance.upgrade import BREAKS, PLAYS, check, checked, others
from grognard.table.matches.records import new_record
from grognard.table.storage.mapping import match_columns
from grognard.table.storage.rows import OPEN, Seat
from grognard.table.storage.snapshots import pack, stamp
from grognard.table.storage.sqlite import FILE
from tests.table.server import Server
from tests.table.serving.test_hosting import admin
from tests.table.two_versions import Count


@pytest.fixture
def installed(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """The first version of the game is installed."""
    install(monkeypatch, Count("1"))
    return monkeypatch


def install(monkeypatch: pytest.MonkeyPatch, game: Count) -> None:
    monkeypatch.setitem(registry._made, "count", game)


class Table:
    """Two people and what they played by the first version."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.people = [server.guest(), server.guest()]

    def play(self, *counts: int) -> str:
        first, second = self.people
        seats = {"Left": "me", "Right": "open"}
        match: str = first.post("/api/matches", {"game": "count", "seats": seats})["id"]
        second.post(f"/api/matches/{match}/join", {"seat": "Right"})
        self.go_on(match, *counts)
        return match

    def go_on(self, match: str, *counts: int) -> None:
        for count in counts:
            who = next(person for person in self.people if person.position(match)["choices"])
            position = who.position(match)
            act = {"seat": position["seat"], "seq": position["seq"], "verb": "count", "target": count}
            assert who.call("POST", f"/api/matches/{match}/act", act).status_code == 200

    def later(self, monkeypatch: pytest.MonkeyPatch, game: Count) -> None:
        """Another release is installed."""
        install(monkeypatch, game)
        self.server.services.matches.cache.by_id.clear()

    def outcomes(self) -> dict[str, str]:
        return {found.id: found.outcome for found in self.server.run(check, self.server.services.database)}


def test_a_match_plays_on_by_its_own_version(server: Server, installed: pytest.MonkeyPatch) -> None:
    table = Table(server)
    match = table.play(3, 1)
    table.later(installed, Count("2", plays=("1",)))
    assert table.outcomes() == {match: PLAYS}
    table.go_on(match, 3)  # which version 2 refuses
    fresh = table.play(1)
    position = next(person for person in table.people if person.position(fresh)["choices"]).position(fresh)
    assert [choice["targets"] for choice in position["choices"]] == [[1, 2]]
    records = [server.run(server.services.store.match, each) for each in (match, fresh)]
    assert [record.rules for record in records] == ["1", "2"]
    server.services.matches.cache.by_id.clear()
    assert table.people[0].position(match)["heading"].endswith("so far")


def test_what_leads_to_the_same_positions_is_moved_on_and_all_else_is_left(
    server: Server, installed: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    table = Table(server)
    same, other = table.play(1, 2, 1), table.play(1, 3)
    table.later(installed, Count("2"))
    where = ["--data", str(server.folder)]
    assert server.run(others, server.services.database) == 2  # which is said at every start
    told = admin(capsys, "upgrade", "--check", *where, status=1).splitlines()
    assert told[0].startswith(f"{same}  Count: begun under rules version 1; version 2 leads to the same positions")
    assert told[1].startswith(
        f"{other}  Count: begun under rules version 1; cannot be continued under these rules: entry 2: "
    )
    assert "by 1 or 2 only" in told[1]
    assert "agree to a draw" in told[1]
    assert told[2].startswith(
        "Running matches: 2. Can continue unchanged: 0 (under older rules of their own: 0); would be upgraded: 1; could"
    )
    assert table.people[0].refused("GET", f"/api/matches/{same}")[:2] == (409, "unplayable")  # nothing was touched
    assert "upgraded to 2" in admin(capsys, "upgrade", *where, status=1)
    table.go_on(same, 2)
    record = server.run(server.services.store.match, same)
    assert (record.rules, record.status) == ("2", "running")
    # The other one can be read, taken along and ended.
    first, second = table.people
    assert first.refused("GET", f"/api/matches/{other}")[:2] == (409, "unplayable")
    assert first.get(f"/api/matches/{other}/record")["rules"] == "1"
    assert first.get(f"/api/matches/{other}/export")["log"][-1].endswith("count 3")
    for person in (first, second):
        person.post(f"/api/matches/{other}/end", {"agree": True})
    assert "unchanged: 1" in admin(capsys, "upgrade", "--check", *where)


@pytest.mark.parametrize("with_snapshot", [False, True])
def test_rules_that_accept_every_act_but_lead_elsewhere_break(
    with_snapshot: bool, server: Server, installed: pytest.MonkeyPatch
) -> None:
    table = Table(server)
    match = table.play(1, 2)
    live = server.services.matches.cache.by_id[match]
    if with_snapshot:
        kept = pack(live.match)
        server.run(server.services.store.keep_snapshot, match, len(live.match.log), stamp(live.match.game), kept)
    table.later(installed, Count("odd"))
    found = server.run(check, server.services.database)
    assert [(each.outcome, each.why.key) for each in found] == [(BREAKS, "entry-elsewhere")]


def test_rules_by_which_the_same_version_breaks_are_found_too(server: Server, installed: pytest.MonkeyPatch) -> None:
    table = Table(server)
    match = table.play(1, 3)
    table.later(installed, Count("2", plays=("1",)))
    installed.setattr(Count, "older", lambda self, version: _broken(version))
    assert table.outcomes() == {match: BREAKS}


def _broken(version: str) -> Count:
    made = Count("2")
    made.rules_version = version  # the old name with the new behaviour
    made.begin = Count("2").begin  # type: ignore[method-assign]
    return made


def test_a_game_that_is_gone_breaks(server: Server, installed: pytest.MonkeyPatch) -> None:
    table = Table(server)
    match = table.play(1)
    installed.delitem(registry._made, "count")
    server.services.matches.cache.by_id.clear()
    assert table.outcomes() == {match: BREAKS}


def test_the_check_reads_an_older_database_and_leaves_it_as_it_is(
    tmp_path: Path, installed: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with Server.fresh(tmp_path) as server:
        match = Table(server).play(1, 2)
    with sqlite3.connect(tmp_path / FILE) as connection:  # as the first version of the database had it
        connection.execute("DROP TABLE leases")
        connection.execute("ALTER TABLE matches DROP COLUMN rematches")
        connection.execute("UPDATE alembic_version SET version_num = '1'")
    connection.close()
    install(installed, Count("2"))
    told = admin(capsys, "upgrade", "--check", "--data", str(tmp_path))
    assert told.startswith(f"{match}  Count: begun under rules version 1; version 2 leads to the same positions")
    with sqlite3.connect(tmp_path / FILE) as connection:
        assert connection.execute("SELECT version_num FROM alembic_version").fetchall() == [("1",)]
        assert connection.execute("SELECT rules FROM matches").fetchall() == [("1",)]
    connection.close()


def test_match_files_belong_to_their_version(installed: pytest.MonkeyPatch) -> None:
    match = Match(find("count"), secret=bytes(32))
    match.play(0, match.game.space.parse("count 3"))
    texts = [(saves.to_json(match), saves.from_json), (notation.write(match), notation.parse)]
    install(installed, Count("2", plays=("1",)))
    for text, read in texts:
        again = read(text)
        assert again.game.rules_version == "1"
        assert again.hash() == match.hash()
        assert len(again.state.legal(1)) == 3
    assert len(Match(find("count"), secret=bytes(32)).state.legal(0)) == 2
    install(installed, Count("2"))
    for text, read in texts:
        with pytest.raises(Problem, match="played under rules version 1 of Count; the version here is 2"):
            read(text)


def test_a_game_that_makes_another_version_than_it_says_is_told(installed: pytest.MonkeyPatch) -> None:
    game = Count("2", plays=("1",))
    game.older = lambda version: Count("7")  # type: ignore[method-assign]
    with pytest.raises(ValueError, match="makes version 7 where 1 is wanted"):
        game.playing("1")


def test_every_draw_is_checked_against_the_secret_of_its_time() -> None:
    """The host has taken back the end of a match: a new secret decides what follows."""
    match, rng = Match(find("friedrich"), "war-in-the-west", secret=bytes(32)), random.Random(2)

    def play(acts: int) -> None:
        for _ in range(acts):
            ask = next(ask for ask in match.state.asks() if ask.seat >= 0)
            match.play(ask.seat, rng.choice(ask.acts))

    play(60)
    match.renew(bytes([7]) * 32)
    play(60)
    assert any(entry.seat == CHANCE for entry in match.log[match.earlier[0].until :])
    row = SimpleNamespace(**match_columns(new_record(match, seats(match), None, 0, True)))
    log = [match.entry_text(entry) for entry in match.log]
    assert checked(row, log, None).outcome == PLAYS
    row.earlier = None
    assert checked(row, log, None).outcome == BREAKS


def seats(match: Match) -> list[Seat]:
    return [Seat(number, name, OPEN) for number, name in enumerate(match.seats)]
