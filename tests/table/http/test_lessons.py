"""Lessons over HTTP: nothing is stored, the acts so far come with every request."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.table.common import responses
from tests.installed import INSTALLED
from tests.table.http.test_description import fits
from tests.table.server import Server
from tests.texts import read

MOVING = "/api/games/friedrich/lessons/moving"


def follow(server: Server, path: str) -> list[dict[str, Any]]:
    """A lesson done as it shows itself: every answer."""
    visitor = server.stranger()
    found = [visitor.get(path)]
    acts: list[dict[str, Any]] = []
    while found[-1]["show"] is not None:
        show = found[-1]["show"]
        acts.append({"verb": show["verb"], "target": show["target"]})
        found.append(visitor.post(path, {"acts": acts}))
    return found


@pytest.mark.slow
@pytest.mark.parametrize("game", INSTALLED)
def test_every_lesson_can_be_followed(server: Server, game: str) -> None:
    rows = server.stranger().get(f"/api/games/{game}/lessons")
    fits(list[responses.LessonRow], rows)
    for row in rows:
        answers = follow(server, f"/api/games/{game}/lessons/{row['name']}")
        for answer in answers:
            fits(responses.Standing, answer)
        assert answers[-1]["done"]
        assert answers[-1]["position"]["choices"] == []
        kinds = [answer["said"]["kind"] for answer in answers[1:]]
        assert kinds.count("solved") == row["steps"]
        assert set(kinds) <= {"solved", "right"}
        assert all(answer["position"]["choices"] for answer in answers[:-1])
        # What Done would leave undone is not the matter of a lesson, unless it says so itself.
        assert not any(choice["leaves"] for answer in answers for choice in answer["position"]["choices"])
        assert answers[-1]["position"]["held"] is None


def test_another_act_is_answered_and_changes_nothing(server: Server) -> None:
    visitor = server.stranger()
    first = visitor.get(MOVING)
    other = visitor.post(MOVING, {"acts": [{"verb": "done"}]})
    assert other["said"]["kind"] == "other"
    assert read(other["said"]["text"]).strip()
    assert other["position"] == first["position"]
    assert other["step"] == first["step"]


def test_an_act_that_is_not_allowed_is_refused_by_its_rule(server: Server) -> None:
    refused = server.stranger().post(MOVING, {"acts": [{"verb": "stop"}]})
    assert (refused["said"]["kind"], refused["said"]["rule"]) == ("refused", "4")


def test_a_lesson_speaks_the_language_of_who_reads(server: Server) -> None:
    english, italian = (server.stranger().get(f"{MOVING}?language={name}") for name in ("en", "it"))
    assert (english["title"], italian["title"]) == ("On the march", "In marcia")
    assert read(english["task"]) != read(italian["task"])


def test_the_board_can_be_pointed_at_where_the_words_name_it(server: Server) -> None:
    first = server.stranger().get(MOVING)
    assert {part["kind"] for part in first["task"] if isinstance(part, dict)} == {"piece", "city"}


@pytest.mark.parametrize(
    ("path", "body", "expected"),
    [
        ("/api/games/nowhere/lessons", None, (404, "no-game")),
        ("/api/games/friedrich/lessons/nothing", None, (404, "no-lesson")),
        (MOVING, {"acts": [{"verb": "fly"}]}, (422, "bad-act")),
        (MOVING, {"acts": [{"verb": "go"}]}, (422, "bad-act")),
        (MOVING, {"acts": [{"verb": "done"}, {"verb": "done"}]}, (422, "off-lesson")),
        (MOVING, {"acts": "done"}, (422, "bad-input")),
        (MOVING, {"acts": [{"verb": "done"}] * 201}, (422, "bad-input")),
    ],
)
def test_bad_input_gets_one_clear_answer(server: Server, path: str, body: Any, expected: tuple[int, str]) -> None:
    assert server.stranger().refused("GET" if body is None else "POST", path, body)[:2] == expected


@pytest.mark.parametrize(
    ("body", "message"),
    [
        ({"acts": None}, "Acts must be a list, like []."),
        ({"acts": [{"verb": "go", "target": 1e400}]}, "An entry of acts must be a whole number."),
    ],
)
def test_what_is_wrong_is_named(server: Server, body: Any, message: str) -> None:
    assert server.stranger().refused("POST", MOVING, body)[2] == message
