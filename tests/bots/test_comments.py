"""Comments: an opponent says what it is after only where a spectator could find it out."""

from __future__ import annotations

import random
from importlib.resources import files
from typing import Any

import pytest

from grognard import find
from grognard.bots.base import RuleBot
from grognard.bots.comments import WORLDS, comment, public_worlds
from grognard.bots.manner import Manner
from grognard.bots.registry import RULES, make_opponent
from grognard.core.chance import CHANCE, PUBLIC
from grognard.core.sayings import Saying
from grognard.core.state import State
from tests.bots.test_search import GAMES


def rules_of(game: str) -> RuleBot[Any]:
    bot = make_opponent(game, RULES, random.Random(0))
    assert isinstance(bot, RuleBot)
    return bot


@pytest.mark.parametrize("game", GAMES)
def test_a_comment_is_the_same_whatever_is_hidden(game: str) -> None:
    """Two positions that look the same to a spectator bring the same comment, whatever worlds are imagined."""
    rng, rules = random.Random(3), rules_of(game)
    state = find(game).start(GAMES[game])
    said = 0
    for number in range(150):
        ask = state.asks()[0]
        if ask.seat == CHANCE:
            state.apply(CHANCE, rng.choice(ask.acts))
            continue
        act = rules.choose(state.imagine(ask.seat, rng), ask.seat)
        worlds = public_worlds(state, random.Random(number))
        assert all(world is not state and world.view(PUBLIC) == state.view(PUBLIC) for world in worlds)
        told = comment(rules, worlds, ask.seat, act)
        if told is not None:
            said += 1
            twin = state.imagine(PUBLIC, random.Random(-number))
            if act in twin.legal(ask.seat):
                again = comment(rules, public_worlds(twin, random.Random(7 * number)), ask.seat, act)
                assert again is None or again.data() == told.data()
        state.apply(ask.seat, act)
    assert said or game == "paths-of-glory", "there was something to say"


class Told(RuleBot[Any]):
    """Gives these reasons, one list for each world."""

    name = "told"

    def __init__(self, reasons: list[list[Saying]]) -> None:
        self.each = iter(reasons)

    def manner(self) -> Manner:
        return Manner(aims=["a", "b"])

    def reasons(self, state: State, seat: int, act: int) -> list[Saying]:
        return next(self.each)


def test_only_an_aim_that_every_world_shows_is_told() -> None:
    state = find("friedrich").start(GAMES["friedrich"])
    seat, act = state.asks()[0].seat, state.asks()[0].acts[0]
    worlds = [state] * WORLDS
    a, other, b, secret = Saying("a", number=1), Saying("a", number=2), Saying("b"), Saying("secret")
    assert comment(Told([[a, b]] * WORLDS), worlds, seat, act) == a
    assert comment(Told([[a, b], [other, b], [b, a]]), worlds, seat, act) == b
    assert comment(Told([[a], [other], [a]]), worlds, seat, act) is None
    assert comment(Told([[secret]] * WORLDS), worlds, seat, act) is None
    assert comment(Told([[a]] * WORLDS), worlds, seat, state.space.size - 1) is None, "a world does not offer the act"


@pytest.mark.parametrize("game", GAMES)
def test_aims_have_texts(game: str) -> None:
    package = find(game).package()
    assert package is not None
    texts = files(package).joinpath("texts/en/hints.ftl").read_text("utf-8")
    aims = rules_of(game).manner().aims
    assert aims
    for key in aims:
        assert f"\n{key} =" in texts
