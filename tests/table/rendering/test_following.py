"""Who follows a whole match by what has changed sees what the whole position shows, at every act."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from grognard import Match, find
from grognard.bench.client import followed
from grognard.core.chance import PUBLIC
from grognard.core.game import names
from grognard.table.matches.live import Live, Seen
from grognard.table.matches.records import new_record, standing
from grognard.table.storage.rows import HUMAN, Seat
from grognard.texts.files import FIRST
from grognard.texts.words import words
from tests.table.traffic import whole

ACTS = 120


def begun(game: str, seed: int) -> Live:
    """A match of the smallest scenario in memory; the person of each seat has its number plus 1."""
    scenario = min(find(game).scenarios.values(), key=lambda one: len(one.seats))
    match = Match(find(game), scenario.name, secret=bytes([seed]) * 32)
    seats = [Seat(number, name, HUMAN, number + 1, who=f"P{number}") for number, name in enumerate(match.seats)]
    return Live(new_record(match, seats, 1, 0, True), match)


def step(live: Live, rng: random.Random) -> None:
    """A random act, sometimes an undo or a return by agreement, as it is when it has been stored."""
    match, before = live.match, len(live.match.log)
    ask = rng.choice([ask for ask in match.state.asks() if ask.seat >= 0])
    if rng.random() < 0.15 and match.why_not_undo(ask.seat) is None:
        match.undo(ask.seat)
    elif rng.random() < 0.03 and match.line:
        match.rollback(rng.randrange(len(match.line)))
    else:
        match.play(ask.seat, rng.choice(ask.acts))
    for name, value in standing(live.record, match).items():
        setattr(live.record, name, value)
    live.record.seq = len(match.log)
    live.note_questions(before)
    live.changed()


@pytest.mark.parametrize("game", names())
def test_changes_lead_to_the_whole_position_all_along(game: str) -> None:
    live, rng = begun(game, 7), random.Random(7)
    people = [None, *range(1, len(live.match.seats) + 1)]
    seen: dict[int | None, Seen] = {person: Seen() for person in people}
    shown: dict[int | None, dict[str, Any]] = {person: {} for person in people}
    for _ in range(ACTS):
        if live.match.state.over():
            break
        step(live, rng)
        for person in people:
            if person is None and rng.random() < 0.5:
                continue  # some look now and then only
            message = live.news(seen[person], person, FIRST)
            if message:
                heard = followed(shown[person], json.loads(message))
                assert heard is not None
                shown[person] = heard
            again = Live(live.record, live.match)  # knows nothing of before
            assert whole(shown[person]) == whole(json.loads(again.position(person)))


@pytest.mark.parametrize("game", names())
def test_what_is_in_view_of_all_makes_the_same_views(game: str) -> None:
    live, rng = begun(game, 3), random.Random(3)
    for _ in range(ACTS):
        if live.match.state.over():
            break
        step(live, rng)
        state = live.match.state
        open = state.in_view()
        for seat in (PUBLIC, *range(len(live.match.seats))):
            assert json.dumps(state.view(seat, open)) == json.dumps(state.view(seat))
            assert state.view(seat)["step"] == state.shown_step(seat) or game != "friedrich"


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("game", names())
def test_texts_put_together_are_those_of_fluent(game: str, language: str) -> None:
    live, rng = begun(game, 5), random.Random(5)
    said, told = words(find(game), language), 0
    for _ in range(ACTS):
        if live.match.state.over():
            break
        step(live, rng)
        state = live.match.state
        sayings = [event.saying for played in live.match.line[-2:] for event in played.events]
        sayings += [prompt for ask in state.asks() if (prompt := state.prompt(ask.seat)) is not None]
        for saying in [*sayings, state.heading()]:
            assert said.text(saying) == said._computed(saying, "")
            told += said.shapes[saying.key, ""] is not None
    assert told > ACTS
