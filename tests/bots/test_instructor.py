"""The instructor of a first game: it shows what there is, loses more often than not, and finds what to do better."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from grognard import Match, find
from grognard.bots.base import decide
from grognard.bots.instructor import Instructor, review, shows
from grognard.bots.registry import INSTRUCTOR, RULES, bot_of, make_evaluation, make_opponent, opponents
from grognard.core.refusals import Problem
from grognard.table.terms import levels

FIRST = [
    ("friedrich", "war-in-the-west"),
    ("quartermaster-1914", "five-players"),
    ("paths-of-glory", "introductory"),
    ("warzag", "four-players"),
]
first_games = pytest.mark.parametrize(("name", "scenario"), FIRST)
GAMES = 4


def first_game(name: str, scenario: str, human: int, seed: int) -> tuple[Match, dict[int, list[str]]]:
    """A first game, the rules of thumb in place of a person and of the allies, and what each instructor used."""
    game, rng = find(name), random.Random(seed)
    rules, instructor = make_opponent(name, RULES, rng), make_opponent(name, INSTRUCTOR, rng)
    assert isinstance(instructor, Instructor)
    options = {option.name: option.first for option in game.options.values() if option.first}
    match = Match(game, scenario, options, secret=seed.to_bytes(32, "big"))
    allies = next(side for side in game.scenarios[scenario].sides() if human in side)
    used: dict[int, list[str]] = {}
    while not match.state.over():
        seat, state = match.state.asks()[0].seat, match.state
        if seat in allies:
            act = decide(rules, state, seat, rng)
        elif (only := state.only_answer(seat)) is not None:
            act = only
        else:
            act = instructor.teach(state.imagine(seat, rng), seat, used.get(seat, []))
            used.setdefault(seat, []).append(state.space.verb_of(act).name)
        match.play(seat, act)
    return match, used


@pytest.mark.slow
@first_games
def test_it_shows_what_there_is_and_loses_more_often_than_not(name: str, scenario: str) -> None:
    won, games = 0, 0
    seen: Counter[str] = Counter()
    for human in range(len(find(name).scenarios[scenario].seats)):
        for seed in range(GAMES // 2):
            match, used = first_game(name, scenario, human, seed)
            result = match.state.result()
            assert result is not None
            won += human in result.winners
            games += 1
            seen.update({verb for verbs in used.values() for verb in verbs})
            wanted = shows(match.state)
    assert won > games / 2, "whoever plays sensibly beats it"
    assert wanted
    assert [verb for verb in wanted if seen[verb] < games / 4] == []


@first_games
def test_what_is_shown_is_a_verb_of_the_game(name: str, scenario: str) -> None:
    match = Match(find(name), scenario)
    assert set(shows(match.state)) <= set(match.state.space.by_name)
    assert find(name).scenarios[scenario].first


def test_something_new_is_shown_early_and_only_once() -> None:
    """The Central Powers redeploy in the first two turns although the rules of thumb would not."""
    name, rng = "paths-of-glory", random.Random(0)
    match = Match(find(name), "introductory", secret=bytes(32))
    instructor, rules = make_opponent(name, INSTRUCTOR, rng), make_opponent(name, RULES, rng)
    assert isinstance(instructor, Instructor)
    verbs = shows(match.state)
    others = [verb for verb in verbs if verb != "redeploy"]
    space = match.state.space
    found: list[str] = []
    while match.state.asks() and not found:
        seat, state = match.state.asks()[0].seat, match.state
        act = decide(rules, state, seat, rng)
        if seat == 1 and space.verb_of(act).name != "redeploy":
            first, later = (instructor.teach(state.imagine(seat, rng), seat, shown) for shown in (others, verbs))
            if space.verb_of(first).name == "redeploy":
                found.append(space.verb_of(later).name)
        match.play(seat, act)
    assert found
    assert found != ["redeploy"]
    assert match.state.view(-1)["turn"] <= 2


def test_it_is_an_opponent_of_its_own_and_not_a_level() -> None:
    assert INSTRUCTOR not in opponents("friedrich")
    assert INSTRUCTOR not in levels.of("friedrich")
    assert levels.check("friedrich", INSTRUCTOR) == INSTRUCTOR
    assert levels.seconds(INSTRUCTOR) == 0
    assert bot_of(f"bot:{INSTRUCTOR}") == INSTRUCTOR
    with pytest.raises(Problem):
        levels.check("friedrich", "instructor2")


@first_games
def test_a_careless_player_is_told_two_things(name: str, scenario: str) -> None:
    game, rng = find(name), random.Random(3)
    match = Match(game, scenario, secret=bytes(32))
    careless, rules = make_opponent(name, "random", rng), make_opponent(name, RULES, rng)
    while match.state.asks() and len(match.line) < 300:
        seat = match.state.asks()[0].seat
        match.play(seat, decide(careless if seat == 0 else rules, match.state, seat, rng))
    acts: list[Any] = [[played.seat, played.act] for played in match.line]
    judge = make_evaluation(name)
    assert judge is not None
    found = review(game, judge, rules, match.at(0), acts, [0])
    assert len(found) == 2
    assert found[0].loss >= found[1].loss
    assert found[0].kind != found[1].kind
    for lesson in found:
        if lesson.worst > 0:
            assert acts[lesson.point][0] == 0
            assert lesson.act != acts[lesson.point][1]
            assert lesson.act in match.at(lesson.point).legal(0)
    assert found[0].worst > 0
    again = review(game, judge, rules, match.at(0), acts, [0])
    assert [(one.kind, one.point, one.act) for one in again] == [(one.kind, one.point, one.act) for one in found]
