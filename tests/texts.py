"""Words for tests: what is said, in English."""

from __future__ import annotations

from typing import Any

from grognard.core.game import Game
from grognard.core.refusals import Refusal
from grognard.core.sayings import Saying
from grognard.core.state import State
from grognard.texts.files import is_complete, languages
from grognard.texts.words import words

COMPLETE = [language for language in languages() if is_complete(language)]
"""The languages that say that they lack nothing, the first one first."""


def said(game: Game[State], refusal: Refusal) -> str:
    """Why something is refused, without the rule."""
    return words(game).line(refusal.saying)


def told(game: Game[State], saying: Saying) -> str:
    """Log or is asked, as a sentence."""
    return words(game).sentence(saying)


def lines(game: Game[State], sayings: list[Saying]) -> list[str]:
    """A report, line by line."""
    return [words(game).line(saying) for saying in sayings]


def read(parts: list[Any]) -> str:
    """A line that came as text and things, as plain text."""
    return "".join(part if isinstance(part, str) else part["text"] for part in parts)
