"""What must hold for every game that is installed, in each of its scenarios."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache

import pytest

from grognard import conformance
from grognard.core.chance import CHANCE
from grognard.core.game import find, names
from grognard.core.match import Match
from grognard.core.sayings import Saying
from grognard.core.state import State
from grognard.fuzzing import RandomGame
from grognard.texts.words import words

SCENARIOS = [(name, scenario) for name in names() for scenario in find(name).scenarios]
WHOLE = (0, 60, 300, 555)
"""After so many acts the whole act space is looked at."""
HIDDEN = 400
"""After so many acts it is looked at what is hidden."""
POINTS = {*WHOLE, HIDDEN}


def test_there_are_games() -> None:
    assert "friedrich" in names()


@pytest.mark.slow
@pytest.mark.parametrize(("name", "scenario"), SCENARIOS)
def test_random_games_hold_every_property(name: str, scenario: str) -> None:
    """Games end; copies, saves, undo, refusals, reasons, views and imagination are checked on the way. One game of each
    scenario is a sample; `grognard fuzz` plays as many as one likes, and checks more often."""
    trial = RandomGame(find(name), 1000, scenario, sample=True)
    trial.play()
    assert trial.match.state.over() or not trial.ends


@pytest.mark.parametrize(("name", "scenario"), SCENARIOS)
def test_what_is_hidden_is_imagined_differently(name: str, scenario: str) -> None:
    state, rng = _midgame(name, scenario, HIDDEN)
    seats = len(find(name).seat_names(scenario))
    for seat in range(seats):
        _until_something_is_hidden(state, seat, rng)
        conformance.check_varies(state, seat, rng)
    assert conformance.check_no_peeking(state, seats, rng)


@pytest.mark.parametrize(("name", "scenario"), SCENARIOS)
def test_every_act_of_the_space_is_offered_or_refused_with_a_rule(name: str, scenario: str) -> None:
    """The whole act space for every seat, at some points of a game."""
    game = find(name)
    for acts in WHOLE:
        state, _ = _midgame(name, scenario, acts)
        for seat in range(len(game.seat_names(scenario))):
            offered = set(state.legal(seat))
            for act in range(game.space.size):
                refusal = state.why(seat, act)
                assert (refusal is None) == (act in offered), game.space.text(act)
                if refusal is not None:
                    assert refusal.rule, game.space.text(act)
                    assert _has_words(name, refusal.saying), game.space.text(act)


@pytest.mark.parametrize("name", names())
def test_acts_have_a_text_both_ways(name: str) -> None:
    """All scenarios of a game have the same acts."""
    space = find(name).space
    for act in range(space.size):
        assert space.parse(space.text(act)) == act


@pytest.mark.parametrize(("name", "scenario"), SCENARIOS)
def test_rollback_appends_and_chance_answers_anew(name: str, scenario: str) -> None:
    match = Match(find(name), scenario, secret=b"\x07" * 32)
    rng = random.Random(3)
    while len(match.line) < 120:
        ask = rng.choice(match.state.asks())
        match.play(ask.seat, rng.choice(ask.acts))
    rolled = next(n for n in range(60, len(match.line)) if match.line[n].seat == CHANCE)
    before = match.at(rolled).hash()
    log = [match.entry_text(entry) for entry in match.log]
    match.rollback(rolled)
    assert [match.entry_text(entry) for entry in match.log][: len(log)] == log
    assert match.at(rolled).hash() == before
    assert match.line[rolled].serial > len(log)
    assert match.verify() == []


def _until_something_is_hidden(state: State, seat: int, rng: random.Random) -> None:
    """Hands may be empty at the end of a turn; play on."""
    for _ in range(60):
        if conformance.Imaginations(state, seat, rng).varied:
            return
        ask = state.asks()[0]
        state.apply(ask.seat, rng.choice(ask.acts))


def _midgame(name: str, scenario: str, acts: int) -> tuple[State, random.Random]:
    """A random game after so many acts, and after the chance that follows them."""
    points = _midgames(name, scenario)
    state, rng = points[acts]
    return state.copy(), _again(rng)


@cache
def _midgames(name: str, scenario: str) -> dict[int, tuple[State, random.Random]]:
    """One random game at all the points that the tests look at."""
    return dict(_points(find(name).start(scenario), random.Random(11)))


def _points(state: State, rng: random.Random) -> Iterator[tuple[int, tuple[State, random.Random]]]:
    for acts in range(max(POINTS) + 1):
        if acts in POINTS:
            yield acts, _after_chance(state.copy(), _again(rng))
        if not state.over():
            ask = rng.choice(state.asks())
            state.apply(ask.seat, rng.choice(ask.acts))


def _after_chance(state: State, rng: random.Random) -> tuple[State, random.Random]:
    while not state.over() and state.asks()[0].seat == CHANCE:
        state.apply(CHANCE, rng.choice(state.asks()[0].acts))
    return state, rng


def _again(rng: random.Random) -> random.Random:
    """A generator that goes on like this one."""
    same = random.Random()
    same.setstate(rng.getstate())
    return same


@cache
def _has_words(name: str, saying: Saying) -> bool:
    return bool(words(find(name)).line(saying))
