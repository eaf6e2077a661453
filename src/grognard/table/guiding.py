"""What a position tells newcomers: the parts of the turn, the kind of question, and the section of the rules."""

from __future__ import annotations

from typing import Any

from grognard.core.game import Game
from grognard.core.reasons import Problem
from grognard.core.sayings import Saying
from grognard.core.state import State
from grognard.texts.words import Words


def check(game: Game, words: Words) -> None:
    """Every prompt that the guide of a game names is one, and every kind of question is explained."""
    guide = game.guide()
    for key in [*guide.kinds, *(f"guide-{kind}" for kind in guide.rules), *guide.phases]:
        if not words.has(key):
            raise Problem("no-such-text", name=key)


def phases(game: Game, state: State, words: Words) -> dict[str, Any]:
    """The parts of the turn, each with its section of the rules, and which of them it is."""
    names, now = state.phases()
    rules = game.guide().phases
    return {"names": [words.line(name) for name in names], "rules": [rules.get(name.key) for name in names], "now": now}


def question(game: Game, state: State, seat: int, words: Words) -> dict[str, Any]:
    """The kind of question that a seat is asked, its section of the rules, and what explains it."""
    prompt = state.prompt(seat)
    if prompt is None:
        return nothing()
    guide = game.guide()
    kind = guide.kind(prompt.key)
    return {
        "asks": kind,
        "rule": guide.rule(prompt.key),
        "guide": words.sentence_parts(Saying(f"guide-{kind}")) if kind in guide.rules else None,
        "setting_up": state.setting_up(seat),
    }


def nothing() -> dict[str, Any]:
    """Who is not asked."""
    return {"asks": None, "rule": None, "guide": None, "setting_up": False}
