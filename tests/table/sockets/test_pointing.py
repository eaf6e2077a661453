"""The maker of a match points at places on its board: all who look at it are shown that, and nothing is kept."""

from __future__ import annotations

import json
from typing import Any

import pytest
from pydantic import TypeAdapter

from grognard.table.common import responses
from grognard.table.common.limits import Buckets
from grognard.table.sockets.sockets import POINTS_AT_ONCE
from tests.table.server import Server, hear

PLACE = {"x": 0.25, "y": 1}
TIP = {"x": 0, "y": 0.5}


def point(socket: Any, **message: Any) -> None:
    socket.send_text(json.dumps({"type": "point", **message}))


def kinds(socket: Any) -> set[str]:
    """What has been told until now."""
    socket.send_text('{"type": "ping"}')
    found: list[str] = []
    while not found or found[-1] != "pong":
        found.append(json.loads(socket.receive_text())["type"])
    return {*found}


def test_everybody_who_looks_on_sees_where_the_maker_points(server: Server) -> None:
    maker, second, match = server.two()
    viewers = (maker, second, server.guest(), server.stranger())
    sockets = [viewer.socket(match) for viewer in viewers]
    for socket in sockets:
        socket.__enter__()
        hear(socket, "position")
    point(sockets[0], **PLACE, ask=1)
    point(sockets[0], **PLACE, to=TIP)
    for socket in sockets:
        ring, arrow = hear(socket, "point"), hear(socket, "point")
        assert ring == {"type": "point", **PLACE, "to": None}
        assert arrow == {"type": "point", **PLACE, "to": TIP}
        TypeAdapter(responses.PointMessage).validate_python(arrow)
    for socket in sockets:
        socket.__exit__(None, None, None)
    # Whoever comes later is told nothing of it.
    with second.socket(match) as late:
        assert "point" not in kinds(late)


def test_it_is_no_part_of_the_match(server: Server) -> None:
    maker, second, match = server.two()
    before = second.position(match)
    version = server.run(server.services.store.version, match)
    with maker.socket(match) as socket:
        point(socket, **PLACE, ask=7)
        assert hear(socket, "done")["ask"] == 7
    assert second.position(match) == before
    assert server.run(server.services.store.version, match) == version


def test_only_the_maker_points(server: Server) -> None:
    maker, second, match = server.two()
    with maker.socket(match) as own:
        for viewer in (second, server.guest(), server.stranger()):
            with viewer.socket(match) as socket:
                point(socket, **PLACE)
                assert hear(socket, "refused")["error"]["code"] == "not-your-match"
        assert "point" not in kinds(own)


def test_other_matches_see_nothing_of_it(server: Server) -> None:
    maker, _, match = server.two()
    _, other, elsewhere = server.two()
    with maker.socket(match) as socket, other.socket(elsewhere) as far:
        point(socket, **PLACE)
        hear(socket, "point")
        assert "point" not in kinds(far)


@pytest.mark.parametrize(
    "place",
    [
        *({}, {"x": 0.5}, {"x": 0.5, "y": 1.01}, {"x": -0.1, "y": 0.5}, {"x": "0.5", "y": 0.5}, {"x": True, "y": 0.5}),
        *({"x": None, "y": 0.5}, {"x": 1e99, "y": 0.5}, {**PLACE, "z": 1}, {**PLACE, "to": {"x": 0.5}}),
        *({**PLACE, "to": {"x": 2, "y": 0}}, {**PLACE, "to": [0.5, 0.5]}),
    ],
)
def test_what_is_no_place_on_the_board_is_refused(server: Server, place: dict[str, Any]) -> None:
    maker, _, match = server.two()
    with maker.socket(match) as socket:
        point(socket, **place, ask=3)
        refused = hear(socket, "refused")
        assert (refused["error"]["code"], refused["ask"]) == ("bad-input", 3)
        assert "point" not in kinds(socket)


def test_a_place_is_a_number_and_a_refusal_says_so(server: Server) -> None:
    maker, _, match = server.two()
    with maker.socket(match, "language=it") as socket:
        point(socket, x=0.5, y=float("1e9"))
        assert "da 0 a 1" in hear(socket, "refused")["error"]["message"]


def test_who_points_too_often_is_refused(server: Server) -> None:
    maker, second, match = server.two()
    assert server.services.hub.points.burst == POINTS_AT_ONCE
    server.services.hub.points = Buckets(1e-6, 2)
    with maker.socket(match) as socket, second.socket(match) as other:
        hear(other, "position")
        for _ in range(3):
            point(socket, **PLACE)
        assert hear(socket, "refused")["error"]["code"] == "too-many"
        hear(other, "point")
        hear(other, "point")
        assert "point" not in kinds(other)


def test_who_may_not_see_the_match_any_more_is_shown_nothing(server: Server) -> None:
    maker, _, match = server.two()
    with maker.socket(match) as socket, server.guest().socket(match) as other:
        hear(other, "position")
        maker.post(f"/api/matches/{match}/public", {"public": False})
        point(socket, **PLACE)
        hear(socket, "point")
        assert hear(other, "refused")["error"]["code"] == "private"
