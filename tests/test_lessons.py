"""Every lesson of every game can be played to its end, and has an answer to whatever else is tried."""

from __future__ import annotations

import itertools

import pytest

from grognard import find
from grognard.core.game import Game
from grognard.core.lessons import OTHER, REFUSED, RIGHT, SOLVED, Lesson, Stand, read_lessons
from grognard.core.sayings import Saying
from grognard.texts.files import languages
from grognard.texts.words import words
from tests.installed import INSTALLED

GAMES = [find(name) for name in INSTALLED]
LESSONS = [lesson for game in GAMES for lesson in read_lessons(game)]

LEAST = {"friedrich": 6, "quartermaster-1914": 6}

lessons = pytest.mark.parametrize("lesson", LESSONS, ids=[f"{one.game.name}/{one.name}" for one in LESSONS])
games = pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])


def said(lesson: Lesson, saying: Saying) -> list[str]:
    """It in every language."""
    return [" ".join(words(lesson.game, language).line(saying).split()) for language in languages()]


def shown(lesson: Lesson, stand: Stand) -> int:
    """The act that leads on."""
    act = lesson.next_act(stand)
    assert act is not None
    return act


@games
def test_lessons_are_numbered_from_one(game: Game) -> None:
    assert len(game.lessons()) >= LEAST.get(game.name, 0)
    assert [lesson.number for lesson in read_lessons(game)] == list(range(1, len(game.lessons()) + 1))


@lessons
def test_a_lesson_is_short_and_speaks_every_language(lesson: Lesson) -> None:
    assert 2 <= len(lesson.tasks) <= 8
    assert lesson.sections
    for saying in lesson.sayings():
        texts = said(lesson, saying)
        assert len(set(texts)) == len(texts), f"{saying.key} is the same in two languages"
        assert all(2 < len(text) < 600 for text in texts), saying.key


@lessons
def test_a_lesson_can_be_played_to_its_end_in_every_way(lesson: Lesson) -> None:
    """Whichever way a task is solved, the rest can be solved in all its ways."""
    every = itertools.product(*(task.ways for task in lesson.tasks))
    for ways in itertools.islice(every, 200):
        stand = lesson.start()
        assert not stand.match.state.flaws()
        for way in ways:
            for number, act in enumerate(way, 1):
                verdict = lesson.judge(stand, act)
                assert verdict.kind == (SOLVED if number == len(way) else RIGHT)
                lesson.take(stand, act)
            assert not stand.match.state.flaws()
        assert lesson.done(stand)
        assert lesson.next_act(stand) is None


@lessons
def test_every_other_act_has_an_answer(lesson: Lesson) -> None:
    """Of what is allowed, each act leads on or is answered; of what is not, one of each verb is refused by a rule."""
    stand = lesson.start()
    space = lesson.game.space
    while not lesson.done(stand):
        state = stand.match.state
        legal = state.legal(lesson.seat)
        before = state.hash()
        for act in legal:
            verdict = lesson.judge(stand, act)
            assert verdict.kind in (RIGHT, SOLVED, OTHER)
            if verdict.kind == OTHER:
                assert verdict.saying is not None
                assert all(said(lesson, verdict.saying))
        for verb in space.verbs:
            wrong = [act for act in range(verb.base, verb.base + verb.size) if act not in legal]
            if not wrong or verb.chance:
                continue
            verdict = lesson.judge(stand, wrong[0])
            assert verdict.kind == REFUSED
            assert verdict.refusal is not None
            assert verdict.refusal.rule, space.text(wrong[0])
            assert all(said(lesson, verdict.refusal.saying))
        assert stand.match.state.hash() == before, "to ask does nothing"
        lesson.take(stand, shown(lesson, stand))


@lessons
def test_every_special_answer_is_given_to_something(lesson: Lesson) -> None:
    """A special answer that an earlier one hides would never be heard."""
    heard: set[str] = set()
    stand = lesson.start()
    while not lesson.done(stand):
        for act in stand.match.state.legal(lesson.seat):
            saying = lesson.judge(stand, act).saying
            heard |= set() if saying is None else {saying.key}
        lesson.take(stand, shown(lesson, stand))
    special = {
        lesson.say(n, "other", k).key for n, task in enumerate(lesson.tasks, 1) for k, _ in enumerate(task.others, 1)
    }
    assert special <= heard
