"""Refusals and problems: every 'no' has a reason, a rule's section number and what is to be said."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from grognard.core.sayings import Saying

ELSEWHERE: Final = "not-possible-here"
"""The key of refusals because of another step."""


class Refusal:
    """Why something may not be done.

    >>> Refusal("4", "too-far", piece=3, number=2)
    rule 4: too-far(piece=3, number=2)
    """

    __slots__ = ("rule", "saying")

    def __init__(self, rule: str, key: str, /, **args: Any) -> None:
        self.rule = rule
        self.saying = Saying(key, **args)

    def unnamed(self) -> Refusal:
        """The same for who has pointed at a thing and named no verb."""
        if self.saying.key != ELSEWHERE:
            return self
        return Refusal(self.rule, "this-not-possible-here", now=self.saying.args["now"])

    def __repr__(self) -> str:
        return f"rule {self.rule}: {self.saying}" if self.rule else repr(self.saying)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Refusal) and self.rule == other.rule and self.saying == other.saying

    def __hash__(self) -> int:
        return hash((self.rule, self.saying))


Voice = Callable[[str, Saying], str]
"""Finds the words for a saying of a game ('' for none)."""
_voices: Final[list[Voice]] = []


def speak_with(voice: Voice) -> None:
    """Let problems that nobody catches be told in words. The words themselves are above the games."""
    _voices[:] = [voice]


class Problem(Exception):
    """Something wrong with what was given: what, and what is allowed, in one line."""

    def __init__(self, key: str, /, **args: Any) -> None:
        super().__init__(key)
        self.saying = Saying(key, **args)
        self.game = ""
        """The game whose words tell it."""

    def of(self, game: str) -> Problem:
        """The same, told in the words of this game."""
        self.game = game
        return self

    def whole(self) -> Saying:
        """All that is to be said, with the rule where there is one."""
        return self.saying

    def __str__(self) -> str:
        return _voices[0](self.game, self.whole()) if _voices else repr(self.whole())


def at(place: str, key: str, /, **args: Any) -> Problem:
    """A problem at this place of a file."""
    return Problem("at", place=place, problem=Saying(key, **args))


def placed(place: str, problem: Problem) -> Problem:
    """The same problem, with the place of a file where it was found."""
    return Problem("at", place=place, problem=problem.whole()).of(problem.game)


class BadAct(Problem):
    """A text that is no act of this game."""


class IllegalAct(Problem):
    """An act that the rules do not allow now."""

    def __init__(self, refusal: Refusal, game: str = "") -> None:
        super().__init__(refusal.saying.key, **refusal.saying.args)
        self.refusal = refusal
        self.game = game

    def whole(self) -> Saying:
        return Saying("with-rule", rule=self.refusal.rule, text=self.saying) if self.refusal.rule else self.saying
