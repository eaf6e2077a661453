"""The table answers for people who have no choice, in a way that tells nobody."""

from __future__ import annotations

import math
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from grognard.bench.answers import accuracy
from grognard.core import game as registry
from grognard.core.chance import PUBLIC
from grognard.core.sayings import Saying
from grognard.table.common.responses import Kind
from grognard.table.matches.auto_answer import LEARNED, WORLDS, Answers, Pause, open_kind
from grognard.table.storage.database import Unavailable
from grognard.table.storage.rows import BOT, HUMAN, OPEN, Seat
from tests.table.server import Server, Visitor
from tests.toy import Toy
from tests.waiting import until


@pytest.fixture
def table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    """A server with the toy in which the first seat can only fight in its rounds."""
    monkeypatch.setitem(registry._made, "toy", Toy("no choice"))
    with Server.fresh(tmp_path) as server:
        yield server


def begin(server: Server, auto: str = "") -> tuple[Visitor, Visitor, str]:
    """Left and Right have bid, so that Left is asked without a choice; Left has not been shown that yet."""
    left, right = server.guest(), server.guest()
    match = left.post("/api/matches", {"game": "toy", "seats": {"Left": "me", "Right": "open"}})["id"]
    right.post(f"/api/matches/{match}/join", {"seat": "Right"})
    if auto:
        left.post(f"/api/matches/{match}/auto", {"seat": "Left", "when": auto})
    assert left.act(match).status_code == 200
    assert right.act(match).status_code == 200
    return left, right, match


def live(server: Server, match: str) -> Any:
    return server.services.matches.cache.by_id[match]


def answers_of(server: Server, match: str) -> Answers:
    return server.services.auto_answer.answers.of(live(server, match))


def test_the_table_answers_once_the_question_was_shown(table: Server) -> None:
    left, right, match = begin(table)
    for _ in range(3):
        assert right.position(match)["asked"] == ["Left"]
    assert answers_of(table, match).answering == {}, "nobody is there: an answer now would tell that it was no choice"
    shown = left.position(match)
    assert (shown["only"], [choice["verb"] for choice in shown["choices"]]) == (True, ["fight"])
    until(lambda: right.position(match)["asked"] == ["Right"])
    assert right.position(match)["only"] is False


def test_who_wishes_to_be_asked_is_asked(table: Server) -> None:
    left, right, match = begin(table, "never")
    for _ in range(3):
        assert left.position(match)["asked"] == ["Left"]
    assert answers_of(table, match).answering == {}
    assert left.act(match).status_code == 200
    assert right.position(match)["asked"] == ["Right"]


def test_who_wishes_it_is_answered_for_while_away(table: Server) -> None:
    _, right, match = begin(table, "always")
    until(lambda: right.position(match)["asked"] == ["Right"])


def test_a_wish_counts_at_once(table: Server) -> None:
    left, right, match = begin(table, "never")
    left.position(match)
    left.post(f"/api/matches/{match}/auto", {"seat": "Left", "when": "here"})
    until(lambda: right.position(match)["asked"] == ["Right"])


def test_only_who_holds_the_seat_sees_and_changes_the_wish(table: Server) -> None:
    left, right, match = begin(table, "never")
    assert left.position(match)["people"]["Left"]["auto"] == "never"
    assert left.position(match)["people"]["Right"]["auto"] is None
    assert right.position(match)["people"]["Left"]["auto"] is None
    path = f"/api/matches/{match}/auto"
    assert right.refused("POST", path, {"seat": "Left", "when": "here"})[:2] == (403, "not-your-seat")
    status, code, message = left.refused("POST", path, {"seat": "Left", "when": "sometimes"})
    assert (status, code) == (422, "bad-input")
    assert "'never', 'here' or 'always'" in message


def test_a_click_that_comes_after_the_same_answer_is_no_mistake(table: Server) -> None:
    left, right, match = begin(table)
    shown = left.position(match)
    until(lambda: right.position(match)["asked"] == ["Right"])
    body = {"seat": 0, "seq": shown["seq"], "verb": "fight", "target": None}
    answer = left.call("POST", f"/api/matches/{match}/act", body)
    assert answer.status_code == 200
    assert answer.json()["position"]["asked"] == ["Right"]
    other = {**body, "verb": "peek"}
    assert left.call("POST", f"/api/matches/{match}/act", other).json()["error"]["code"] == "stale"


def test_the_pause_is_short_where_all_know_that_there_is_no_choice(table: Server) -> None:
    _, _, match = begin(table, "never")
    answering = table.services.auto_answer
    answering.pause = 2.0
    here = live(table, match)
    pause = answering.pause_of(here, 0)
    assert pause.like is None
    assert 2.0 <= pause.least <= 4.0
    kinds: tuple[tuple[Kind, bool], ...] = ((BOT, True), (OPEN, False), (HUMAN, False))
    for kind, alone in kinds:
        here.record.seats[1] = Seat(1, "Right", kind, None if kind != HUMAN else 999)
        assert (answering.pause_of(here, 0).least == 0.0) is alone


# Where only the seat knows that it has no choice

POOR, RICH = 3, 33
"""With a low card a seat can only fight."""


@pytest.fixture
def hidden(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    monkeypatch.setitem(registry._made, "toy", Toy("poor hands"))
    with Server.fresh(tmp_path) as server:
        server.services.auto_answer.pause = 0.001
        yield server


def holding(server: Server, card: int, auto: str = "here") -> tuple[Visitor, Visitor, str, Any]:
    """Left, who has this card, is asked, and has not been shown that yet."""
    server.services.auto_answer.pause = 0.0
    left, right, match = begin(server, auto)
    here = live(server, match)
    here.match.state.cards[0] = card
    here.match.state.cards[1] = 20
    here.match.state.asked = []
    here.match.state.settle()
    here.note_questions(len(here.match.log))
    here.questions.clear()
    here.changed()
    return left, right, match, here


def answers(server: Server, person: int, seconds: float, count: int = 12) -> None:
    for _ in range(count):
        server.services.auto_answer.times.note(person, "toy", "ask-round", seconds)


def test_an_automatic_answer_takes_as_long_as_the_persons_real_ones(hidden: Server) -> None:
    _, _, _, here = holding(hidden, POOR, "never")
    answering = hidden.services.auto_answer
    answering.pause = 1.0
    person = here.record.seats[0].person
    pause = answering.pause_of(here, 0)
    assert pause.like == (person, "toy", "ask-round")

    def drawn() -> list[float]:
        return [hidden.run(answering.seconds, pause) for _ in range(40)]

    answers(hidden, person + 1000, 300.0)
    assert all(150 < seconds < 600 for seconds in drawn()), "those of everybody, while the person's are too few"
    answers(hidden, person, 20.0, 11)
    assert max(drawn()) > 100, "too few yet"
    answers(hidden, person, 20.0, 1)
    assert all(10 < seconds < 40 for seconds in drawn())
    assert len({round(seconds, 3) for seconds in drawn()}) > 30
    answers(hidden, person, 0.01, 200)
    assert min(drawn()) == pause.least >= 1.0
    assert pause.most <= 30 * 60 / 4, "no more than a fourth of the time that is left"


def test_the_times_of_everybody_are_taken_in_the_persons_pace(hidden: Server) -> None:
    """Somebody who is twice as quick as the others elsewhere is so here, too."""
    times = hidden.services.auto_answer.times
    for kind, seconds in (("ask-bid", 8.0), ("ask-round", 20.0)):
        for other in range(100, 130):
            times.note(other, "toy", kind, seconds)
    assert hidden.run(times.of, 7, "toy", "ask-round") == [20.0] * 30
    for _ in range(12):
        times.note(7, "toy", "ask-bid", 4.0)
    assert hidden.run(times.of, 7, "toy", "ask-round") == [10.0] * 30


def test_times_are_stored_and_found_again(hidden: Server) -> None:
    _, _, _, here = holding(hidden, POOR, "never")
    times = hidden.services.auto_answer.times
    person = here.record.seats[0].person
    answers(hidden, person, 20.0)
    answers(hidden, person, 5000.0)  # was away
    hidden.run(times.flush)
    assert times.waiting == []
    assert hidden.run(times.of, person, "toy", "ask-round") == [20.0] * 12
    assert hidden.run(times.of, person + 1, "toy", "another") == [20.0] * 12, "of everybody, for any question"
    assert hidden.run(times.of, person + 1, "friedrich", "another") == [20.0] * 12


def test_times_are_known_while_they_are_being_stored(hidden: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    times = hidden.services.auto_answer.times
    seen: list[list[float]] = []
    for _ in range(12):
        times.note(7, "toy", "ask-round", 20.0)

    async def slowly(*_: object) -> None:
        seen.append(await times.of(7, "toy", "ask-round"))
        seen.append(await times.of(8, "toy", "ask-round"))
        raise Unavailable

    monkeypatch.setattr(times.store, "add_answer_times", slowly)
    with pytest.raises(Unavailable):
        hidden.run(times.flush)
    assert seen == [[20.0] * 12] * 2
    assert len(times.waiting) == 12, "what cannot be stored waits on"
    assert times.storing == []


def test_a_press_on_the_only_answer_does_not_make_it_quicker(hidden: Server) -> None:
    left, right, match, here = holding(hidden, POOR, "never")
    answering = hidden.services.auto_answer
    answering.pause = 3600.0
    shown = left.position(match)
    assert (shown["only"], shown["answering"]) == (True, False)
    before = right.position(match)
    assert left.act(match, shown).status_code == 200
    after = left.position(match)
    assert (after["seq"], after["only"], after["answering"]) == (shown["seq"], True, True)
    assert right.position(match) == before
    assert answers_of(hidden, match).answering == {0: here.since[0]}, (
        "the table gives the answer when its time has come"
    )


def test_a_press_on_the_only_answer_is_carried_out_in_its_time(hidden: Server) -> None:
    left, right, match, here = holding(hidden, POOR, "never")
    answers(hidden, here.record.seats[0].person, 0.001)
    hidden.services.auto_answer.pause = 0.001
    assert left.act(match).status_code == 200
    until(lambda: right.position(match)["asked"] == ["Right"])


def test_a_quick_real_answer_is_held_back_to_the_least_pause(hidden: Server) -> None:
    left, _, match, here = holding(hidden, RICH)
    answering = hidden.services.auto_answer
    answering.pause = 2.0
    act = here.match.game.space.parse("fight")
    left.position(match)
    held = answering.hold(here, 0, act)
    assert held is not None
    assert 1.0 < held < 4.0
    answering.answers.of(here).began[0] -= 10.0
    assert answering.hold(here, 0, act) == 0.0
    assert [round(row[3] / 1000) for row in answering.times.waiting] == [0, 10], "as long as they took, not as held"
    here.record.seats[1] = Seat(1, "Right", BOT)
    answering.answers.of(here).began[0] += 10.0
    assert answering.hold(here, 0, act) == 0.0, "nobody else plays"


def test_what_all_know_to_be_a_choice_is_not_held_back(table: Server) -> None:
    left, right, match = begin(table, "never")
    here = live(table, match)
    answering = table.services.auto_answer
    assert left.act(match).status_code == 200
    right.position(match)
    answering.pause = 2.0
    assert right.position(match)["only"] is False
    assert answering.hold(here, 1, here.match.game.space.parse("fight")) == 0.0
    assert answering.times.waiting == []


def test_kinds_of_questions_without_secrets_are_looked_at_now_and_then_only(
    table: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    left, _, match = begin(table, "never")
    here = live(table, match)
    assert left.act(match).status_code == 200
    answering = table.services.auto_answer
    answering.pause = 2.0
    looks = 0

    def imagined(*_: object) -> Any:
        nonlocal looks
        looks += 1
        return here.match.state

    monkeypatch.setattr(type(here.match.state), "imagine", imagined)
    for _ in range(1000):
        answering.questions.clear()
        assert not answering.asked(here, 1).secret
    assert LEARNED * WORLDS <= looks < 400 * WORLDS


def test_times_are_kept_by_what_others_know_of_a_question(hidden: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where hidden cards change the prompt, the step is the kind: the prompt would tell if there is a choice."""
    _, _, _, here = holding(hidden, POOR, "never")
    game, state = here.match.game, here.match.state
    worlds = [state.imagine(PUBLIC, random.Random(seed)) for seed in range(30)]
    assert open_kind(game, state, 0, worlds) == "ask-round"
    monkeypatch.setattr(type(state), "prompt", lambda world, _: Saying(f"ask-{world.cards[0] < 20}"))
    assert open_kind(game, state, 0, worlds) == type(state.stack[-1]).__name__
    step = type(state.stack[-1]).__name__
    answering = hidden.services.auto_answer
    answering.pause = 1.0
    like = answering.pause_of(here, 0).like
    assert like is not None
    assert like[1:] == ("toy", step), "an automatic answer"
    state.cards[0] = RICH
    answering.answers.of(here).only.clear()
    answering.questions.clear()
    answering.hold(here, 0, game.space.parse("fight"))
    assert [row[1:3] for row in answering.times.waiting] == [("toy", step)], "a real one"


def test_the_table_leaves_a_question_to_whoever_came_back_to_it_by_an_undo(table: Server) -> None:
    """Right walks, the table rests for it: the first undo takes back the rest, the second one the walk."""
    left, right, match = begin(table, "never")
    assert left.act(match).status_code == 200
    before = right.position(match)
    body = {"seat": 1, "seq": before["seq"], "verb": "walk", "target": before["choices"][0]["targets"][0]}
    assert right.call("POST", f"/api/matches/{match}/act", body).status_code == 200
    until(lambda: right.position(match)["asked"] == ["Left"])
    rested = right.position(match)
    right.post(f"/api/matches/{match}/undo", {"seat": 1, "seq": rested["seq"]})
    back = right.position(match)
    assert (back["only"], back["answering"], back["point"]) == (True, False, rested["point"] - 1)
    assert answers_of(table, match).answering == {}
    right.post(f"/api/matches/{match}/undo", {"seat": 1, "seq": back["seq"]})
    assert right.position(match)["point"] == before["point"]


@pytest.mark.slow
def test_a_classifier_of_answer_times_does_little_better_than_guessing(hidden: Server) -> None:
    """A person answers with a choice, and the table without one, in the same way: 55 % are right at most."""
    _, _, _, here = holding(hidden, POOR, "never")
    answering = hidden.services.auto_answer
    answering.pause = 0.75
    rng = random.Random(1756)
    person = here.record.seats[0].person
    found: list[tuple[float, bool]] = []
    for _ in range(1500):
        took = 2.0 * math.exp(rng.gauss(0.0, 0.9))
        answering.times.note(person, "toy", "ask-round", took)
        found.append((max(took, rng.uniform(0.75, 1.5)), False))
        least = rng.uniform(0.75, 1.5)
        pause = Pause(least, 450.0, (person, "toy", "ask-round"), rng)
        found.append((hidden.run(answering.seconds, pause), True))
    rng.shuffle(found)
    assert accuracy(found) <= 0.55
    fixed = [(rng.uniform(1.5, 3.0) if forced else took, forced) for took, forced in found]
    assert accuracy(fixed) > 0.7, "as it was with a pause of 1.5 to 3 seconds"


def test_a_computer_takes_whole_pauses_however_long_it_thinks(table: Server) -> None:
    computers = table.services.computers
    assert computers.rest(0.03) == 0.0
    computers.pause = 0.1
    for thought in (0.0, 0.001, 0.099, 0.13, 0.25):
        whole = (thought + computers.rest(thought)) / 0.1
        assert whole == pytest.approx(round(whole))
        assert computers.rest(thought) > 0


def test_the_wish_is_kept_and_a_new_player_begins_anew(table: Server) -> None:
    left, _, match = begin(table, "never")
    left.post(f"/api/matches/{match}/leave", {"seat": "Left"})
    left.post(f"/api/matches/{match}/return", {"seat": "Left"})
    assert left.position(match)["people"]["Left"]["auto"] == "never"
