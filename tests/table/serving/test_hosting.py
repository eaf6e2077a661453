"""What the host sees: health, metrics, logs, and `grognard admin`."""

from __future__ import annotations

import json
import logging
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from grognard import Match, files, find
from grognard.bots.registry import PLAYER
from grognard.cli import main
from grognard.table.common import logs
from grognard.table.common.limits import Limits
from grognard.table.storage.sqlite import FILE
from grognard.table.storage.tables import LOG, MATCHES
from tests.table.postgres import Postgres
from tests.table.server import WEST, Server, Visitor
from tests.waiting import until

pytestmark = pytest.mark.slow


def test_health_and_metrics(server: Server) -> None:
    first, _, match = server.two()
    first.act(match)
    assert first.get("/healthz") == {"status": "ok"}
    assert first.get("/readyz") == {"status": "ok"}
    text = first.call("GET", "/metrics").text
    assert 'grognard_acts_total{by="human"} 1.0' in text
    assert "grognard_request_seconds_count" in text
    assert "grognard_sockets 0.0" in text


def test_logs_are_json_without_secrets(server: Server, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO, logger="grognard.table")
    first, _, match = server.two()
    first.call("GET", f"/api/matches/{match}?invite=topsecret")
    lines = [logs.JsonLines().format(record) for record in caplog.records]
    requests = [json.loads(line) for line in lines if json.loads(line)["event"] == "request"]
    assert requests[-1]["path"] == f"/api/matches/{match}"
    assert {"time", "level", "method", "status", "ms", "address"} <= set(requests[-1])
    assert not any("topsecret" in line or first.cookie in line for line in lines)
    try:
        raise ValueError("x")
    except ValueError:
        logs.failure("broken", match=match)
    broken = json.loads(logs.JsonLines().format(caplog.records[-1]))
    assert broken["level"] == "error"
    assert "ValueError" in broken["trace"]


def test_every_limit_is_in_the_documentation() -> None:
    text = (Path(__file__).parents[3] / "docs" / "hosting.md").read_text(encoding="utf-8")
    for name, value in vars(Limits()).items():
        assert f"| `{name}` | {value:g} |" in text, name


# admin


def play(server: Server, acts: int = 30) -> tuple[Visitor, Visitor, str]:
    first, second, match = server.two()
    for number in range(acts):
        position = first.position(match)
        visitor = first if position["choices"] else second
        visitor.act(match, seed=number)
    return first, second, match


def admin(capsys: pytest.CaptureFixture[str], *words: str, status: int = 0) -> str:
    capsys.readouterr()
    assert main(["admin", *words]) == status
    out, err = capsys.readouterr()
    return err if status == 2 else out


def test_the_host_beside_a_running_service(server: Server, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    first, _, match = play(server)
    where = ["--data", str(server.folder)]
    listed = admin(capsys, "list", *where)
    assert match in listed
    assert "running" in listed
    assert "of Frederick" not in listed
    assert "1 of 1 matches are valid" in admin(capsys, "verify", *where)
    shown = admin(capsys, "show", match, "--seat", "Frederick", *where)
    assert "Hand:" in shown
    assert "Hand:" not in admin(capsys, "show", match, *where)

    before = first.position(match)
    assert "back to point" in admin(capsys, "undo", match, *where)
    after = first.position(match)
    assert after["seq"] > before["seq"]
    assert "back to point 3" in admin(capsys, "undo", match, "--keep", "3", *where)
    assert 3 <= first.position(match)["point"] < after["point"]

    saved = tmp_path / "match.json"
    admin(capsys, "export", match, str(saved), *where)
    assert json.loads(saved.read_text(encoding="utf-8"))["game"] == "friedrich"
    assert "exists" in admin(capsys, "export", match, str(saved), *where, status=2)
    assert admin(capsys, "export", match, "--record", *where).startswith('[Game "friedrich"]')
    again = admin(capsys, "import", str(saved), *where).split()[-1]
    assert first.position(again)["view"]["turn"] == first.position(match)["view"]["turn"]
    assert first.position(again)["people"]["Frederick"]["kind"] == "open"

    admin(capsys, "end", match, "--why", "the power is out", *where)
    assert first.position(match)["ended"] == {"why": "The power is out."}
    assert "already over" in admin(capsys, "end", match, *where, status=2)
    assert "2 of 2 matches are valid" in admin(capsys, "verify", *where)


@pytest.mark.parametrize("who", ["bot:random", "Computer (random)", "computer (random)"])
def test_a_match_of_the_text_table_is_imported_with_its_computers(
    server: Server, who: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    where, path = ["--data", str(server.folder)], tmp_path / "match.json"
    files.save(Match(find("friedrich"), WEST, people={"Frederick": PLAYER, "Pompadour": who}), path)
    stored = admin(capsys, "import", str(path), *where).split()[-1]
    guest = server.guest()
    people = guest.position(stored)["people"]
    assert people["Frederick"]["kind"] == "open"
    assert (people["Pompadour"]["kind"], people["Pompadour"]["name"]) == ("bot", "Computer (Recruit)")
    assert json.loads(admin(capsys, "export", stored, *where))["people"] == {"Pompadour": "bot:random"}
    until(lambda: "Pompadour" not in guest.position(stored)["asked"])


def test_a_seat_of_the_text_table_goes_to_nobody_of_that_name(
    server: Server, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    server.guest().post("/api/register", {"name": "Player", "password": "sanssouci1"})
    files.save(Match(find("friedrich"), WEST, people={"Frederick": PLAYER}), tmp_path / "match.json")
    stored = admin(capsys, "import", str(tmp_path / "match.json"), "--data", str(server.folder)).split()[-1]
    assert server.guest().position(stored)["people"]["Frederick"]["kind"] == "open"


def test_a_name_that_cannot_be_stored_is_nobodys(
    server: Server, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "match.json"
    files.save(Match(find("friedrich"), WEST), path)
    path.write_text(json.dumps(json.loads(path.read_text()) | {"people": {"Frederick": "\ud800"}}), encoding="utf-8")
    stored = admin(capsys, "import", str(path), "--data", str(server.folder)).split()[-1]
    assert server.guest().position(stored)["people"]["Frederick"]["kind"] == "open"


def test_each_player_is_told_in_their_language_that_the_host_has_ended_it(
    server: Server, capsys: pytest.CaptureFixture[str]
) -> None:
    first, _, match = server.two()
    assert admin(capsys, "end", match, "--data", str(server.folder), "--language", "it") == f"{match}: terminata\n"
    assert first.position(match)["ended"] == {"why": "The host has ended the match."}
    italian = first.get(f"/api/matches/{match}?language=it")["ended"]
    assert italian == {"why": "Chi gestisce il servizio ha terminato la partita."}


def test_the_host_reads_italian(server: Server, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    italian = ["--data", str(server.folder), "--language", "it"]
    assert admin(capsys, "list", *italian) == "non ci sono partite salvate\n"
    _, _, match = play(server, 6)
    body = {"game": "friedrich", "scenario": WEST, "seats": {"Frederick": "open", "Pompadour": "bot:random"}}
    guest = server.guest()
    other = guest.post("/api/matches", body)["id"]
    until(lambda: guest.position(other)["asked"] == ["Frederick"])
    listed = admin(capsys, "list", *italian)
    assert f"{match}  friedrich {WEST}  in corso  voci: " in listed
    assert "Federico: libero, Pompadour: Computer (Recluta)" in listed
    assert admin(capsys, "verify", *italian) == "partite valide con queste regole: 2 su 2\n"
    assert admin(capsys, "undo", match, *italian).startswith(f"{match}: tornata al punto ")
    path = str(tmp_path / "match.json")
    assert admin(capsys, "export", match, path, *italian).startswith(f"{path}: ")
    assert admin(capsys, "import", path, *italian).startswith(f"{path}: salvata come ")
    assert admin(capsys, "backup", str(tmp_path / "copy"), *italian).endswith(" byte\n")
    server.run(server.services.database.write, lambda c: c.execute(sa.update(MATCHES).values(status="finished")))
    assert "; la sua cronaca dice in corso, Federico" in admin(capsys, "verify", match, *italian, status=1)


def test_the_host_undoes_under_the_eyes_of_the_players(server: Server, capsys: pytest.CaptureFixture[str]) -> None:
    first, _, match = play(server, 10)
    with first.socket(match) as socket:
        seq = json.loads(socket.receive_text())["position"]["seq"]
        admin(capsys, "undo", match, "--data", str(server.folder))
        for _ in range(20):
            message = json.loads(socket.receive_text())
            if message["type"] == "position" and message["position"]["seq"] > seq:
                break
        else:
            raise AssertionError("the players were not told")


def test_verify_finds_what_is_wrong(server: Server, capsys: pytest.CaptureFixture[str]) -> None:
    _, _, match = play(server, 12)
    _, _, other = play(server, 12)
    where = ["--data", str(server.folder)]
    wanted = sa.select(LOG.c.seq).where(LOG.c.match == match, LOG.c.text.like("chance: %"))
    first = server.run(server.services.database.read, lambda c: c.execute(wanted).scalars().first())
    swap = sa.update(LOG).where(LOG.c.match == match, LOG.c.seq == first).values(text="chance: draw 7 of hearts")
    server.run(server.services.database.write, lambda c: c.execute(swap))
    found = admin(capsys, "verify", *where, status=1)
    assert f"{match}: " in found
    assert "1 of 2 matches are valid" in found
    old = sa.update(MATCHES).where(MATCHES.c.id == other).values(rules="0")
    server.run(server.services.database.write, lambda c: c.execute(old))
    assert "rules version 0" in admin(capsys, "verify", other, *where, status=1)
    # Whoever opens it is told so too, and the lobby still works.
    server.services.matches.cache.by_id.clear()
    assert server.stranger().refused("GET", f"/api/matches/{other}")[:2] == (409, "unplayable")
    assert server.guest().get("/api/lobby")["mine"] == []


def test_a_log_that_the_rules_refuse_is_told_in_the_words_of_the_game(
    server: Server, capsys: pytest.CaptureFixture[str]
) -> None:
    first, second, match = server.two()
    seq = first.position(match)["seq"]
    wrong = sa.insert(LOG).values(match=match, seq=seq, text="Frederick: stop", at=0)
    server.run(server.services.database.write, lambda c: c.execute(wrong))
    longer = sa.update(MATCHES).where(MATCHES.c.id == match).values(seq=seq + 1, version=MATCHES.c.version + 1)
    server.run(server.services.database.write, lambda c: c.execute(longer))
    assert [first.refused("GET", f"/api/matches/{match}")[0] for _ in range(2)] == [409, 409]
    server.services.matches.cache.by_id.clear()
    where = ["--data", str(server.folder)]
    english = "this match cannot be opened here: rule 6: 'stop here' "
    italian = "questa partita non si può aprire qui: regola 6: 'fermati qui' "
    for language, begin in (("en", english), ("it", italian)):
        answer = second.call("GET", f"/api/matches/{match}?language={language}")
        assert answer.status_code == 409
        assert "stop" not in answer.json()["error"]["message"].lower().partition(":")[2]
        for words, status in (("show", 2), ("export", 2), ("verify", 1)):
            found = admin(capsys, words, match, *where, "--language", language, status=status)
            assert f"{match}: {begin}" in found
    assert "0 of 1 matches are valid" in admin(capsys, "verify", *where, status=1)


def test_a_backup_is_whole(server: Server, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    first, second, match = play(server, 12)
    copy = tmp_path / "copy"
    copy.mkdir()
    admin(capsys, "backup", str(copy / FILE), "--data", str(server.folder))
    assert "exists" in admin(capsys, "backup", str(copy / FILE), "--data", str(server.folder), status=2)
    assert "cannot be written" in admin(capsys, "backup", "/proc/x", "--data", str(server.folder), status=2)
    before = first.position(match)
    with Server.fresh(copy) as restored:
        again = Visitor(restored, first.cookie)
        assert again.position(match) == before
        one = again if before["choices"] else Visitor(restored, second.cookie)
        assert one.act(match).status_code == 200


def test_a_backup_of_postgresql_is_an_sqlite_file(
    postgres: Postgres, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    from starlette.testclient import TestClient

    from grognard.table.http.app import create_app
    from grognard.table.node.services import Settings
    from grognard.table.storage.postgres import Postgres as PostgresDatabase
    from tests.table.server import PLENTY

    url = postgres.new_database()
    app = create_app(PostgresDatabase(url), Settings(limits=PLENTY, workers=1))
    with TestClient(app, base_url="http://table.test") as client:
        first, _, match = play(Server(client, app.state.services, tmp_path), 12)
        before = first.position(match)
        admin(capsys, "backup", str(tmp_path / FILE), "--database", url)
        assert "1 of 1 matches are valid" in admin(capsys, "verify", "--database", url)
    with Server.fresh(tmp_path) as restored:
        assert Visitor(restored, first.cookie).position(match) == before
        assert restored.guest().get("/api/me")["id"] == 3


@pytest.mark.parametrize("words", [["list", "x"], ["export"], ["show"], ["undo", "a", "b"], ["backup"], ["frobnicate"]])
def test_bad_arguments(words: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert admin(capsys, *words, "--data", str(tmp_path), status=2).startswith("grognard: ")
    assert admin(capsys, "show", "nothing", "--data", str(tmp_path), status=2).count("\n") == 1


def test_a_computer_that_was_interrupted_goes_on(tmp_path: Path) -> None:
    with Server.fresh(tmp_path) as server:
        guest = server.guest()

        async def never(*job: Any) -> Any:
            import asyncio

            await asyncio.sleep(3600)
            raise AssertionError

        server.services.computers.opponents.think = never  # type: ignore[method-assign,assignment]
        match = guest.post("/api/quick", {"game": "friedrich"})["id"]
        assert len(guest.position(match)["asked"]) == 4
    with Server.fresh(tmp_path) as again:
        visitor = Visitor(again, guest.cookie)
        until(lambda: visitor.position(match)["asked"] == ["Frederick"])


def test_admin_makes_no_database_where_there_is_none(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["admin", "list", "--data", str(tmp_path / "typo")]) == 2
    assert "there is no database in" in capsys.readouterr().err
    assert not (tmp_path / "typo").exists()


# What can be followed


def test_every_request_and_socket_has_an_id(server: Server, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO, logger="grognard.table")
    guest, _, match = server.two()
    given = guest.call("GET", f"/api/matches/{match}", X_Request_Id="proxy-7.a")
    assert given.headers["x-request-id"] == "proxy-7.a"
    made = guest.call("GET", "/nowhere", X_Request_Id='x" onclick="y').headers["x-request-id"]
    assert made.isalnum()
    assert guest.call("GET", "/healthz").headers["x-request-id"] != made
    answer = guest.call("POST", "/api/matches", {"game": "friedrich", "seats": {"Frederick": "me"}})
    with guest.socket(match) as socket:
        [told] = [value for name, value in socket.extra_headers if name == b"x-request-id"]
    until(lambda: any(record.getMessage() == "socket" for record in caplog.records), "the end of the socket")
    lines = [json.loads(logs.JsonLines().format(record)) for record in caplog.records]
    by_id = {line["request"]: line["event"] for line in lines if line["event"] in ("request", "socket")}
    assert by_id["proxy-7.a"] == "request"
    assert by_id[told.decode()] == "socket"
    created = [line["request"] for line in lines if line["event"] == "match created"]
    assert created[-1] == answer.headers["x-request-id"]


def test_times_are_told_by_route_and_sessions_are_counted(server: Server) -> None:
    first, _, match = server.two()
    first.position(match)
    first.call("GET", "/api/nowhere/7")
    first.refused("POST", "/api/login", {"name": "Nobody", "password": "wrong-wrong"})
    text = first.call("GET", "/metrics").text
    assert 'grognard_request_seconds_count{method="GET",route="/api/matches/{match}",status="200"}' in text
    assert match not in text
    assert "nowhere" not in text
    assert 'grognard_sessions_total{by="guest"} 2.0' in text
    assert 'grognard_sessions_refused_total{code="wrong-password"} 1.0' in text
    for name in ("database_in_use", "database_waiting", "writer_queue", "outbox", "outbox_age_seconds", "live_matches"):
        assert f"\ngrognard_{name} " in text, name


@pytest.mark.parametrize(
    "odd",
    [
        *("\x07", "\x1b", "\x7f", "\x85", "\x9b", "\u2028", "\u2029", "\u202e", "\u2066", "\u200f", "\u061c"),
        *("\u200b", "\ufeff", "\u00ad", "\ud800", "\U000e0041"),
    ],
)
def test_what_a_terminal_might_obey_is_escaped_in_the_log(odd: str) -> None:
    record = logging.LogRecord("x", logging.INFO, "", 0, f"an event {odd} of München", None, None)
    record.fields = {f"key{odd}": f"a path {odd}", "list": [odd]}
    line = logs.JsonLines().format(record)
    assert odd not in line
    assert line.isprintable()
    assert len(line.splitlines()) == 1
    line.encode()
    assert "München" in line
    found = json.loads(line)
    assert (found["event"], found[f"key{odd}"], found["list"]) == (f"an event {odd} of München", f"a path {odd}", [odd])
