"""Whatever comes in: every route answers with a clear refusal, never with a failure of its own."""

from __future__ import annotations

import socket
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import hypothesis
import pytest
import schemathesis
from hypothesis import HealthCheck
from schemathesis.core.result import Ok

from grognard.cli import main
from grognard.table.http.app import create_app
from grognard.table.node.services import Settings
from grognard.table.storage.sqlite import FILE, in_folder
from tests.table.postgres import Postgres, free_port
from tests.table.server import PLENTY, WEST, Server, Visitor, hear
from tests.waiting import until


@pytest.mark.slow
def test_no_input_makes_a_route_fail(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Schemathesis, over all that the OpenAPI description offers, as somebody who sits in a match.

    Eight examples of each operation get the same statuses as fifteen.
    """
    folder = tmp_path_factory.mktemp("table")
    with Server.fresh(folder) as server:
        first, _, match = server.two()
        schema = schemathesis.openapi.from_dict(server.stranger().get("/api/openapi.json"))
        failed: list[str] = []
        seen: set[str] = set()
        for result in schema.get_all_operations():
            assert isinstance(result, Ok)
            operation = result.ok()

            def check(case: Any) -> None:
                path = case.formatted_path
                for known in (match, "friedrich"):
                    name = "match" if known == match else "game"
                    if name in (case.path_parameters or {}):
                        values = {**case.path_parameters, name: known}
                        path = case.path.format(**values)
                headers = {k: v for k, v in (case.headers or {}).items() if k.isascii() and str(v).isascii()}
                query = [(k, str(v)) for k, v in (case.query or {}).items() if v is not None]
                body = case.body if isinstance(case.body, (dict, list, str, int, float, bool)) else {}
                url = (
                    path
                    if not query
                    else f"{path}?{__import__('urllib.parse').parse.urlencode(query, errors='replace')}"
                )
                try:
                    answer = first.call(case.method.upper(), url, body, **{k: str(v) for k, v in headers.items()})
                except (UnicodeEncodeError, ValueError):
                    return  # it cannot even be sent
                if answer.status_code >= 500:
                    failed.append(f"{case.method} {url} {body!r}: {answer.status_code}")

            seen.add(operation.label)
            strategy = operation.as_strategy()
            settings = hypothesis.settings(max_examples=8, suppress_health_check=list(HealthCheck))
            # The session and the match must last, whatever is tried.
            if operation.label.rpartition("/")[2] in ("logout", "resign", "end", "leave"):
                settings = hypothesis.settings(settings, max_examples=3)
            settings(hypothesis.given(strategy)(check))()
        assert failed == []
        assert len(seen) > 30


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Visitor, str]]:
    """An app for tests that change nothing in it, with somebody who sits in a match."""
    with Server.fresh(tmp_path_factory.mktemp("shared")) as server:
        first, _, match = server.two()
        yield server, first, match


RAW = [
    b"",
    b"{",
    b"\xff\xfe\x00",
    b"[]",
    b"null",
    b'"x"',
    b"{}" * 10,
    b"[" * 60_000,
    b'{"name": "\\ud800", "password": 1}',
]


@pytest.mark.parametrize("path", ["/api/me", "/api/register", "/api/login", "/api/matches", "/api/quick"])
def test_broken_bodies(table: tuple[Server, Visitor, str], path: str) -> None:
    server, _, _ = table
    for raw in RAW:
        headers = {"X-Grognard": "1", "Content-Type": "application/json"}
        answer = server.client.request("POST", path, content=raw, headers=headers)
        assert answer.status_code in (400, 401, 422), raw[:20]
        assert answer.json()["error"]["message"]


NEW = {"game": "friedrich"}
SEAT = "Seat must be the name of a seat, or its number from 0 to 15."
PACE = "Pace must be live, or the number of days for a decision, from 1 to 14."
NO_PACE: list[Any] = ["slow", 0, 15, 2.5, None, []]
NO_SEAT: list[Any] = [-1, 16, "", None, {}, 1.5]


@pytest.mark.parametrize(
    ("path", "body", "message"),
    [
        *(("/api/matches", {**NEW, "pace": pace}, PACE) for pace in NO_PACE),
        *(("/api/matches/{match}/leave", {"seat": seat}, SEAT) for seat in NO_SEAT),
        ("/api/matches", {}, "Game is missing."),
        ("/api/matches", {"game": 3}, "Game must be a string."),
        ("/api/matches", {"game": ""}, "Game must not be empty."),
        ("/api/matches", {"game": "x" * 61}, "Game must be at most 60 characters long."),
        ("/api/matches", {"game": "a\x00"}, "Game has characters that cannot be stored."),
        ("/api/matches", {**NEW, "seats": []}, "Seats must be an object, like {}."),
        ("/api/matches", {**NEW, "seats": {"Frederick": 3}}, "An entry of seats must be a string."),
        ("/api/matches", {**NEW, "seats": {str(n): "me" for n in range(17)}}, "Seats must have at most 16 entries."),
        ("/api/matches", {**NEW, "public": "perhaps"}, "Public must be true or false."),
        ("/api/matches", {**NEW, "map": "big"}, "There is no field 'map' here."),
        ("/api/matches", [], "The body must be an object, like {}."),
        ("/api/register", {"name": "x", "password": "long enough"}, "Name must be at least 2 characters long."),
        (
            "/api/register",
            {"name": "a\u0007b", "password": "long enough"},
            "Name has characters that cannot be displayed.",
        ),
        ("/api/matches/{match}/act", {"seat": 0, "seq": "now", "verb": "stop"}, "Seq must be a whole number."),
        ("/api/matches/{match}/act", {"seat": 16, "seq": 0, "verb": "stop"}, "Seat must be 15 or less."),
        ("/api/matches/{match}/rollback", {"keep": -1}, "Keep must be 0 or more."),
    ],
)
def test_what_is_wrong_is_said_in_our_words(
    table: tuple[Server, Visitor, str], path: str, body: Any, message: str
) -> None:
    _, first, match = table
    assert first.refused("POST", path.format(match=match), body) == (422, "bad-input", message)


def test_the_same_words_in_addresses_and_sockets(table: tuple[Server, Visitor, str]) -> None:
    server, first, match = table
    assert first.refused("GET", f"/api/matches/{match}/at/x")[2] == "N must be a whole number."
    assert first.refused("GET", f"/api/matches/{match}/why")[2] == "Verb is missing."
    assert first.refused("GET", f"/api/matches/{match}/why?seat=0&verb=%EE%80%80x%EE%80%82")[0] == 422
    assert first.refused("GET", f"/api/matches/{match}/export?format=pdf")[2] == "Format must be 'json' or 'record'."
    italian = first.refused("GET", f"/api/matches/{match}/export?format=pdf&language=it")
    assert italian[2] == "Il campo format deve essere 'json' o 'record'."
    when = first.refused("POST", f"/api/matches/{match}/auto", {"seat": 0, "when": "soon"})
    assert when[2] == "When must be 'never', 'here' or 'always'."
    answer = server.client.request(
        "POST", "/api/matches", content=b"{", headers={"X-Grognard": "1", "Content-Type": "application/json"}
    )
    assert answer.json()["error"]["message"] == "The body must be a JSON object."
    with first.socket(match) as socket:
        socket.send_json({"type": "act", "seat": 0, "seq": -1, "verb": "stop"})
        assert hear(socket, "refused")["error"]["message"] == "Seq must be 0 or more."
        socket.send_json({"type": "why", "verb": "stop", "ask": []})
        assert hear(socket, "refused")["error"]["message"] == "Ask must be a number or a string."


@pytest.mark.parametrize(
    "path",
    [
        "/api/matches/%00",
        "/api/matches/..%2f..",
        "/api/matches/ABC",
        "/api/matches/" + "a" * 300,
        "/api/matches/aaaa/at/-1",
        "/api/matches/aaaa/at/x",
        "/api/matches/aaaa/at/99999999999999999999",
        "/api/matches/aaaa?invite=%00",
        "/api/matches/aaaa/why?verb=%00",
        "/api/games/%EE%80%80x%EE%80%82",
        "/api/games/%ff",
        "/api/nothing",
    ],
)
def test_odd_addresses(table: tuple[Server, Visitor, str], path: str) -> None:
    answer = table[0].stranger().call("GET", path)
    assert answer.status_code in (404, 422), answer.text[:200]
    assert answer.json()["error"]["message"]


@pytest.mark.parametrize("path", ["/..%2f..%2fetc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "/%00", "/" + "a" * 300, "//x"])
def test_files_outside_are_not_served(table: tuple[Server, Visitor, str], path: str) -> None:
    answer = table[0].stranger().call("GET", path)
    assert answer.status_code in (200, 404)
    assert "root:" not in answer.text
    assert "not built" in answer.text or answer.status_code == 404


def test_what_is_not_built_or_not_there_is_said_in_the_language(table: tuple[Server, Visitor, str]) -> None:
    stranger = table[0].stranger()
    built = "The service is running, but the browser files are not built. <code>make play</code> builds them."
    assert built in stranger.call("GET", "/").text
    page = stranger.call("GET", "/?language=it").text
    assert '<html lang="it">' in page
    assert "<code>make play</code> li genera." in page
    assert stranger.call("GET", "/assets/x.js").text == "This file does not exist."
    assert stranger.call("GET", "/assets/x.js", Accept_Language="it").text == "Questo file non esiste."


def test_an_opponent_that_is_not_there(table: tuple[Server, Visitor, str]) -> None:
    body = {"game": "friedrich", "scenario": WEST, "seats": {"Frederick": "me", "Pompadour": "bot:genius"}}
    said = table[0].guest().refused("POST", "/api/matches", body)[2]
    assert said == "There is no computer opponent 'genius'; the opponents are random, rules, general, marshal."


def test_the_built_page_is_served_for_every_path(tmp_path: Path) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<p>the page</p>", encoding="utf-8")
    (static / "assets" / "table-1.js").write_text("x" * 5000, encoding="utf-8")
    from starlette.testclient import TestClient

    app = create_app(in_folder(tmp_path), Settings(limits=PLENTY, static=static))
    with TestClient(app) as client:
        for path in ("/", "/match/abc", "/rules/friedrich"):
            answer = client.get(path)
            assert answer.text == "<p>the page</p>"
            assert answer.headers["cache-control"] == "no-cache"
        script = client.get("/assets/table-1.js")
        assert "immutable" in script.headers["cache-control"]
        assert script.headers["content-encoding"] == "gzip"
        assert client.get("/assets/old.js").status_code == 404
        assert client.head("/").status_code == 200
        assert client.get("/api/games/friedrich/rules").json()[0]["section"] == "1"


# Databases


def one_line(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """The complaint of a command that must not run."""
    capsys.readouterr()
    assert main(list(arguments)) == 2
    [line] = capsys.readouterr().err.splitlines()
    assert line.startswith("grognard: ")
    return line


@pytest.fixture(scope="module")
def old_database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("data")
    with Server.fresh(folder) as server:
        server.guest()
    return folder


def test_a_database_that_cannot_be_used_ends_the_start_with_one_line(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    port = str(free_port())
    nowhere = f"postgresql://x:geheim@127.0.0.1:{free_port()}/x"
    line = one_line(capsys, "serve", "--port", port, "--database", nowhere)
    assert "Connect" in line
    assert "geheim" not in line
    assert "postgresql://" in one_line(capsys, "serve", "--port", port, "--database", "oracle://x")
    (tmp_path / FILE).write_bytes(b"this is no database" * 100)
    assert "not a database" in one_line(capsys, "serve", "--port", port, "--data", str(tmp_path))
    assert "cannot create the folder" in one_line(capsys, "serve", "--port", port, "--data", "/proc/nowhere")


def test_a_newer_database_ends_the_start_with_one_line(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    with Server.fresh(tmp_path) as server:
        server.guest()
    connection = sqlite3.connect(tmp_path / FILE)
    connection.execute("UPDATE alembic_version SET version_num = '99'")
    connection.commit()
    connection.close()
    assert "newer Grognard" in one_line(capsys, "serve", "--data", str(tmp_path))
    assert "newer Grognard" in one_line(capsys, "admin", "list", "--data", str(tmp_path))


@pytest.mark.slow
def test_a_locked_database(
    old_database: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """At the start it ends with one line; while running it is a 503, and what was there is still there after it."""
    monkeypatch.setattr("grognard.table.storage.database.BUSY_SECONDS", 2.0)
    with Server.fresh(old_database) as server:
        first, _, match = server.two()
        before = first.position(match)
        locker = sqlite3.connect(old_database / FILE, isolation_level=None)
        locker.execute("BEGIN EXCLUSIVE")
        answer = first.act(match, before)
        assert answer.status_code == 503
        assert answer.json()["error"]["code"] == "database"
        assert "locked" in one_line(capsys, "serve", "--data", str(old_database))
        locker.execute("ROLLBACK")
        locker.close()
        assert first.position(match) == before
        assert first.act(match, before).status_code == 200


def test_a_database_that_goes_away_and_comes_back(postgres: Postgres) -> None:
    from starlette.testclient import TestClient

    from grognard.table.storage.postgres import Postgres as PostgresDatabase

    database = PostgresDatabase(postgres.new_database())
    app = create_app(database, Settings(limits=PLENTY, workers=1))
    with TestClient(app, base_url="http://table.test", raise_server_exceptions=False) as client:
        server = Server(client, app.state.services, Path())
        first, second, match = server.two()
        second.act(match)
        before = first.position(match)
        postgres.stop()
        try:
            assert first.act(match, before).status_code == 503
            assert first.call("GET", f"/api/matches/{match}").json()["error"]["code"] == "database"
            assert first.call("GET", "/healthz").status_code == 503
        finally:
            postgres.start()
        assert first.position(match) == before
        assert first.act(match, before).status_code == 200
        until(lambda: first.call("GET", "/healthz").status_code == 200, "health")


def test_a_port_in_use_and_bad_arguments(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    with socket.socket() as holder:
        holder.bind(("127.0.0.1", 0))
        holder.listen()
        port = str(holder.getsockname()[1])
        said = one_line(capsys, "serve", "--port", port, "--data", str(tmp_path))
        assert f"cannot listen on 127.0.0.1, port {port}: Address already in use; if another program" in said
        said = one_line(capsys, "serve", "--port", port, "--data", str(tmp_path), "--language", "it")
        assert f"porta {port}: Address already in use; se la porta è usata da un altro programma" in said
    assert "0 to 65535, not 70000" in one_line(capsys, "serve", "--port", "70000")
    assert "no limit 'speed'; the limits are body_bytes, " in one_line(capsys, "serve", "--limit", "speed=1")
    assert "needs a number" in one_line(capsys, "serve", "--limit", "sockets=many")
    assert "use either --data or --database" in one_line(
        capsys, "serve", "--data", "x", "--database", "postgresql://x/y"
    )
