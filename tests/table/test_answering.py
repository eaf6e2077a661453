"""The table answers for people who have no choice, in a way that tells nobody."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from grognard.core import game as registry
from grognard.table.rows import BOT, HUMAN, OPEN, Seat
from tests.table.desk import Desk, Visitor
from tests.toy import Toy
from tests.waiting import until


@pytest.fixture
def table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Desk]:
    """A desk with the toy in which the first seat can only fight in its rounds."""
    monkeypatch.setitem(registry._made, "toy", Toy("no choice"))
    with Desk.fresh(tmp_path) as desk:
        yield desk


def begin(desk: Desk, auto: str = "") -> tuple[Visitor, Visitor, str]:
    """Left and Right have bid, so that Left is asked without a choice; Left has not been shown that yet."""
    left, right = desk.guest(), desk.guest()
    match = left.post("/api/matches", {"game": "toy", "seats": {"Left": "me", "Right": "open"}})["id"]
    right.post(f"/api/matches/{match}/join", {"seat": "Right"})
    if auto:
        left.post(f"/api/matches/{match}/auto", {"seat": "Left", "when": auto})
    assert left.act(match).status_code == 200
    assert right.act(match).status_code == 200
    return left, right, match


def live(desk: Desk, match: str) -> Any:
    return desk.parts.matches.keeper.by_id[match]


def test_the_table_answers_once_the_question_was_shown(table: Desk) -> None:
    left, right, match = begin(table)
    for _ in range(3):
        assert right.position(match)["asked"] == ["Left"]
    assert live(table, match).answering == {}, "nobody is there: an answer now would tell that it was no choice"
    shown = left.position(match)
    assert (shown["only"], [choice["verb"] for choice in shown["choices"]]) == (True, ["fight"])
    until(lambda: right.position(match)["asked"] == ["Right"])
    assert right.position(match)["only"] is False


def test_who_wishes_to_be_asked_is_asked(table: Desk) -> None:
    left, right, match = begin(table, "never")
    for _ in range(3):
        assert left.position(match)["asked"] == ["Left"]
    assert live(table, match).answering == {}
    assert left.act(match).status_code == 200
    assert right.position(match)["asked"] == ["Right"]


def test_who_wishes_it_is_answered_for_while_away(table: Desk) -> None:
    _, right, match = begin(table, "always")
    until(lambda: right.position(match)["asked"] == ["Right"])


def test_a_wish_counts_at_once(table: Desk) -> None:
    left, right, match = begin(table, "never")
    left.position(match)
    left.post(f"/api/matches/{match}/auto", {"seat": "Left", "when": "here"})
    until(lambda: right.position(match)["asked"] == ["Right"])


def test_only_who_holds_the_seat_sees_and_changes_the_wish(table: Desk) -> None:
    left, right, match = begin(table, "never")
    assert left.position(match)["people"]["Left"]["auto"] == "never"
    assert left.position(match)["people"]["Right"]["auto"] is None
    assert right.position(match)["people"]["Left"]["auto"] is None
    path = f"/api/matches/{match}/auto"
    assert right.refused("POST", path, {"seat": "Left", "when": "here"})[:2] == (403, "not-your-seat")
    status, code, message = left.refused("POST", path, {"seat": "Left", "when": "sometimes"})
    assert (status, code) == (422, "bad-input")
    assert "'never', 'here' or 'always'" in message


def test_a_click_that_comes_after_the_same_answer_is_no_mistake(table: Desk) -> None:
    left, right, match = begin(table)
    shown = left.position(match)
    until(lambda: right.position(match)["asked"] == ["Right"])
    body = {"seat": 0, "seq": shown["seq"], "verb": "fight", "target": None}
    answer = left.call("POST", f"/api/matches/{match}/act", body)
    assert answer.status_code == 200
    assert answer.json()["position"]["asked"] == ["Right"]
    other = {**body, "verb": "peek"}
    assert left.call("POST", f"/api/matches/{match}/act", other).json()["error"]["code"] == "stale"


def test_the_pause_depends_on_who_plays_and_on_nothing_hidden(table: Desk) -> None:
    _, _, match = begin(table, "never")
    answering = table.parts.answering
    answering.pause = 2.0
    record = live(table, match).record
    pauses = [answering.seconds(record, 0) for _ in range(200)]
    assert all(2.0 <= pause <= 4.0 for pause in pauses)
    assert max(pauses) - min(pauses) > 1.0
    for kind, alone in ((BOT, True), (OPEN, False), (HUMAN, False)):
        record.seats[1] = Seat(1, "Right", kind, None if kind != HUMAN else 999)
        assert (answering.seconds(record, 0) == 0.0) is alone


def test_a_computer_takes_whole_pauses_however_long_it_thinks(table: Desk) -> None:
    computers = table.parts.computers
    assert computers.rest(0.03) == 0.0
    computers.pause = 0.1
    for thought in (0.0, 0.001, 0.099, 0.13, 0.25):
        whole = (thought + computers.rest(thought)) / 0.1
        assert whole == pytest.approx(round(whole))
        assert computers.rest(thought) > 0


def test_the_wish_is_kept_and_a_new_player_begins_anew(table: Desk) -> None:
    left, _, match = begin(table, "never")
    left.post(f"/api/matches/{match}/leave", {"seat": "Left"})
    left.post(f"/api/matches/{match}/return", {"seat": "Left"})
    assert left.position(match)["people"]["Left"]["auto"] == "never"
