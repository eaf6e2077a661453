"""Every lesson of every game can be played to its end, and has an answer to whatever else is tried."""

from __future__ import annotations

import itertools

import pytest

from grognard import find
from grognard.core.game import Game
from grognard.core.lessons import OTHER, REFUSED, RIGHT, SOLVED, Lesson, Stand, parse_lesson, read_lesson, read_lessons
from grognard.core.refusals import Problem
from grognard.core.sayings import Saying
from grognard.core.state import State
from grognard.texts.words import words
from tests.installed import INSTALLED
from tests.texts import COMPLETE

GAMES = [find(name) for name in INSTALLED]
LESSONS = [lesson for game in GAMES for lesson in read_lessons(game)]

LEAST = {"friedrich": 10, "paths-of-glory": 17, "quartermaster-1914": 9, "warzag": 6}

lessons = pytest.mark.parametrize("lesson", LESSONS, ids=[f"{one.game.name}/{one.name}" for one in LESSONS])
games = pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])


def said(lesson: Lesson, saying: Saying) -> list[str]:
    """It in every complete language."""
    return [" ".join(words(lesson.game, language).line(saying).split()) for language in COMPLETE]


def shown(lesson: Lesson, stand: Stand) -> int:
    """The act that leads on."""
    act = lesson.next_act(stand)
    assert act is not None
    return act


@games
def test_lessons_are_numbered_from_one(game: Game[State]) -> None:
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
        lesson.saying(n, "other", k).key for n, task in enumerate(lesson.tasks, 1) for k, _ in enumerate(task.others, 1)
    }
    assert special <= heard


# What is wrong in a file is named with its place

GOOD = """
number = 1
seat = "Frederick"
sections = ["4"]
[position]
pieces = { Friedrich = "Oschatz" }
[[step]]
acts = ["move Friedrich; go Dresden; stop"]
"""


def parse(text: str) -> Lesson:
    return parse_lesson(find("friedrich"), "mine", text)


def test_a_lesson_that_is_whole_is_read() -> None:
    lesson = parse(GOOD)
    assert [len(task.ways[0]) for task in lesson.tasks] == [3]


@pytest.mark.parametrize(
    ("old", "new", "found"),
    [
        ("number = 1", "number = 'one'", r"lessons/mine\.toml: number is missing"),
        ("seat =", "chair =", r"lessons/mine\.toml: unknown name 'chair'"),
        ('"Frederick"', '"Napoleon"', r"lessons/mine\.toml: .* no seat 'Napoleon'"),
        ('["4"]', '["99"]', r"lessons/mine\.toml: the rules have no section 99"),
        ("Oschatz", "Atlantis", r"mine\.toml: position: there is no city called 'Atlantis'"),
        ("pieces =", "counters =", r"mine\.toml: position: .*counters"),
        ("move Friedrich;", "fly Friedrich;", r"mine\.toml: step 1: unknown verb 'fly'"),
        ("go Dresden", "go Wien", r"mine\.toml: step 1: there is no city called 'Wien'"),
        ("go Dresden", "go Stralsund", r"mine\.toml: step 1: 'go Stralsund': rule 4: "),
        (
            'stop"]',
            'stop", "move Friedrich"]',
            r"mine\.toml: step 1: 'stop' ends a variation in which another variation has already ended",
        ),
        ("; stop", "", r"mine\.toml: step 2: "),
        ("[[step]]", '[things]\ncity = "Atlantis"\n[[step]]', r"mine\.toml: things: there is no city called"),
    ],
)
def test_what_is_wrong_in_a_lesson_is_named(old: str, new: str, found: str) -> None:
    text = GOOD + '[[step]]\nacts = ["done"]\n' if new == "" else GOOD
    with pytest.raises(Problem, match=found):
        parse(text.replace(old, new, 1))


def test_a_lesson_without_a_name_is_not_found() -> None:
    with pytest.raises(Problem, match="friedrich has no lesson 'nothing'"):
        read_lesson(find("friedrich"), "nothing")
