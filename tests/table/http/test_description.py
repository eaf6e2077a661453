"""The OpenAPI description names what the service answers, and the service answers so."""

from __future__ import annotations

from typing import Any

import pytest
from pydantic import TypeAdapter

from grognard.table.common import responses
from tests.table.server import WEST, Server, hear

REFERENCE = "#/components/schemas/"


def described(server: Server, path: str, method: str = "get", status: str = "200") -> Any:
    paths = server.stranger().get("/api/openapi.json")["paths"]
    return paths[path][method]["responses"][status]["content"]["application/json"]["schema"]


def test_positions_and_refusals_are_described(server: Server) -> None:
    for path in ("/api/matches/{match}", "/api/matches/{match}/at/{n}"):
        assert described(server, path) == {"$ref": REFERENCE + "Position"}
    for verb in ("act", "undo"):
        assert described(server, f"/api/matches/{{match}}/{verb}", "post") == {"$ref": REFERENCE + "Acted"}
    for status in ("4XX", "422"):
        assert described(server, "/api/matches", "post", status) == {"$ref": REFERENCE + "Refusal"}
    schemas = server.stranger().get("/api/openapi.json")["components"]["schemas"]
    assert {"seq", "view", "choices", "people", "story"} <= set(schemas["Position"]["required"])
    assert schemas["Position"]["properties"]["choices"]["items"] == {"$ref": REFERENCE + "Choice"}
    assert "HTTPValidationError" not in schemas, "that is not how input is refused here"


def test_every_answer_of_json_has_a_model(server: Server) -> None:
    untold = [
        f"{method} {path}"
        for path, methods in server.stranger().get("/api/openapi.json")["paths"].items()
        for method, route in methods.items()
        if not {"$ref", "type", "anyOf"} & set(route["responses"]["200"]["content"]["application/json"]["schema"])
    ]
    assert untold == ["get /api/games/{game}/layout", "get /api/matches/{match}/export"]


def fits(model: Any, answer: Any) -> None:
    """Models forbid what they do not name, so that nothing is left out of the description."""
    TypeAdapter(model).validate_python(answer, strict=True)


def test_answers_are_as_described(server: Server) -> None:
    first, second, match = server.two(pace=3)
    stranger = server.stranger()
    for visitor in (first, second) * 6:
        if visitor.position(match)["choices"]:
            acted = visitor.act(match).json()
            fits(responses.Acted, acted)
    fits(responses.Position, stranger.position(match))
    fits(responses.Position, first.get(f"/api/matches/{match}/at/2"))
    fits(list[responses.Line], first.get(f"/api/matches/{match}/story?before=3"))
    fits(responses.Why, first.get(f"/api/matches/{match}/why?verb=stop"))
    fits(responses.Done, first.post(f"/api/matches/{match}/rollback", {"keep": 1}))
    fits(responses.Proposal, second.get(f"/api/matches/{match}/rollback"))
    fits(responses.Position, second.position(match))
    fits(
        responses.Refusal, first.call("POST", f"/api/matches/{match}/act", {"seat": 1, "seq": 0, "verb": "stop"}).json()
    )
    with second.socket(match) as socket:
        fits(responses.Position, hear(socket, "position")["position"])

    first.post(f"/api/matches/{match}/end", {"agree": True})
    fits(responses.Position, second.position(match))
    first.post(f"/api/matches/{match}/resign", {"seat": 0})
    fits(responses.Position, second.position(match))
    fits(responses.Lobby, second.get("/api/lobby"))


def test_lists_are_as_described(server: Server) -> None:
    host = server.guest()
    body = {"game": "friedrich", "scenario": WEST, "seats": {"Frederick": "me", "Pompadour": "link"}}
    made = host.post("/api/matches", body)
    fits(responses.Made, made)
    match = made["id"]
    fits(list[responses.Invite], host.get(f"/api/matches/{match}/invites"))
    fits(list[responses.Link], host.post(f"/api/matches/{match}/invites", {"seat": "Pompadour"}))
    fits(responses.Lobby, host.get("/api/lobby"))
    fits(list[responses.Game], host.get("/api/games"))
    for game in host.get("/api/games"):
        fits(responses.GameDetails, host.get(f"/api/games/{game['name']}"))
        fits(list[responses.Rule], host.get(f"/api/games/{game['name']}/rules"))


@pytest.mark.parametrize("path", ["", "/at/0"])
def test_positions_are_not_checked_on_their_way_out(server: Server, monkeypatch: pytest.MonkeyPatch, path: str) -> None:
    first, _, match = server.two()

    def slow(*args: Any, **kwargs: Any) -> Any:
        raise AssertionError("a position was checked again")

    monkeypatch.setattr("fastapi.routing.serialize_response", slow)
    assert first.get(f"/api/matches/{match}{path}")["id"] == match
    assert first.call("GET", "/api/me").status_code == 500, "small answers are checked"
