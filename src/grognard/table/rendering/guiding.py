"""Guidance for newcomers: the parts of the turn, the kind of question, and the section of the rules."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from grognard.core.game import Game
from grognard.core.refusals import Problem
from grognard.core.sayings import Saying
from grognard.core.state import State
from grognard.table.common.responses import Guidance, Phases
from grognard.texts.words import Words


def check(game: Game[State], words: Words) -> None:
    """Every prompt that the guide of a game names is one, and every kind of question is explained."""
    guide = game.guide()
    for key in [*guide.kinds, *(f"guide-{kind}" for kind in guide.rules), *guide.phases]:
        if not words.has(key):
            raise Problem("no-such-text", name=key)


def phases(game: Game[State], state: State, words: Words) -> Phases:
    """The parts of the turn, each with its section of the rules, and which of them it is."""
    names, now = state.phases()
    return _phases(game, words, tuple(names), now)


@lru_cache(maxsize=1024)
def _phases(game: Game[State], words: Words, names: tuple[Saying, ...], now: int) -> Phases:
    """To be read only."""
    rules = game.guide().phases
    return {"names": [words.line(name) for name in names], "rules": [rules.get(name.key) for name in names], "now": now}


def question(game: Game[State], state: State, seat: int, prompt: Saying, words: Words) -> Guidance:
    """The kind of question that a seat is asked with this prompt, its section of the rules, and what explains it."""
    guide = game.guide()
    kind = guide.kind(prompt.key)
    return {
        "asks": kind,
        "rule": guide.rule(prompt.key),
        "guide": words.sentence_parts(Saying(f"guide-{kind}")) if kind in guide.rules else None,
        "setting_up": state.setting_up(seat),
    }


NOTHING: Final[Guidance] = {"asks": None, "rule": None, "guide": None, "setting_up": False}
"""Who is not asked."""
