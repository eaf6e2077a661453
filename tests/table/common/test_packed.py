"""What stays the same is packed once, and sent packed to who can unpack it."""

from __future__ import annotations

from pathlib import Path

import brotli
import pytest
from starlette.testclient import TestClient

from grognard import names
from grognard.table.common.browser import unpacks
from grognard.table.http.app import create_app
from grognard.table.node.services import Settings
from grognard.table.storage.sqlite import in_folder
from tests.table.server import PLENTY, Server


@pytest.mark.parametrize(
    ("accepted", "can"),
    [
        ("gzip, deflate, br, zstd", True),
        ("BR", True),
        ("br;q=1.0, gzip;q=0.8", True),
        ("br; q=0", False),
        ("gzip", False),
        ("", False),
        ("brotli", False),
    ],
)
def test_who_can_unpack(accepted: str, can: bool) -> None:
    assert unpacks(accepted) is can


@pytest.mark.parametrize("what", ["", "/layout", "/opening", "/rules"])
def test_data_of_games_come_packed(server: Server, what: str) -> None:
    stranger = server.stranger()
    for game in names():
        path = f"/api/games/{game}{what}"
        plain = stranger.call("GET", path, Accept_Encoding="identity")
        packed = stranger.call("GET", path, Accept_Encoding="gzip, br")
        assert "content-encoding" not in plain.headers
        assert packed.headers["content-encoding"] == "br"
        assert packed.headers["vary"] == "Accept-Encoding"
        assert packed.headers["etag"] == plain.headers["etag"]
        assert packed.json() == plain.json()
        again = stranger.call("GET", path, If_None_Match=plain.headers["etag"])
        assert (again.status_code, again.content) == (304, b"")


def test_a_built_file_comes_as_it_was_packed(tmp_path: Path) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    script = b"let table = 1;" * 400
    for name, content in (("index.html", b"<p>the page</p>"), ("assets/a.js", script)):
        (static / name).write_bytes(content)
        (static / f"{name}.br").write_bytes(brotli.compress(content))
    (static / "assets" / "b.js").write_bytes(script)
    app = create_app(in_folder(tmp_path), Settings(limits=PLENTY, static=static))
    with TestClient(app) as client:
        for path, kind, text in (
            ("/assets/a.js", "javascript", script),
            ("/match/abc", "text/html", b"<p>the page</p>"),
        ):
            packed = client.get(path, headers={"Accept-Encoding": "br, gzip"})
            assert (packed.headers["content-encoding"], packed.content) == ("br", text)
            assert kind in packed.headers["content-type"]
        for path in ("/assets/a.js", "/assets/b.js"):
            answer = client.get(path, headers={"Accept-Encoding": "gzip"})
            assert (answer.headers["content-encoding"], answer.content) == ("gzip", script)
        assert client.get("/assets/b.js", headers={"Accept-Encoding": "br"}).content == script


def test_an_opening_shows_what_all_may_see(server: Server) -> None:
    for game in names():
        opening = server.stranger().get(f"/api/games/{game}/opening")
        assert opening["game"] == game
        # nobody's secrets: the view of who looks on
        match = server.guest().post("/api/matches", {"game": game, "seats": {first_seat(server, game): "me"}})
        seen = server.stranger().get(f"/api/matches/{match['id']}/at/0")["view"]
        assert sorted(opening["view"]) == sorted(seen)
    assert server.stranger().refused("GET", "/api/games/chess/opening")[0] == 404


def first_seat(server: Server, game: str) -> str:
    details = server.stranger().get(f"/api/games/{game}")
    return str(details["scenarios"][0]["seats"][0])
