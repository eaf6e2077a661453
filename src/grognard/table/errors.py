"""Answers that say no: a status, a code for programs, one clear sentence, and the rule where there is one."""

from __future__ import annotations

from typing import Any, Final

from grognard.core.reasons import Refusal


class Refused(Exception):
    """What was asked for is not done. `position` is the fresh position as JSON text, where there is one to show."""

    def __init__(
        self, status: int, code: str, message: str, rule: str | None = None, position: str | None = None
    ) -> None:
        super().__init__(message)
        self.status = status
        self.code = code
        self.message = message
        self.rule = rule
        self.position = position

    def error(self) -> dict[str, Any]:
        return {"code": self.code, "message": self.message, "rule": self.rule}


def sentence(text: str) -> str:
    """A reason as a sentence: with a capital and a full stop.

    >>> sentence("the game is over")
    'The game is over.'
    """
    text = text[:1].upper() + text[1:]
    return text if text.endswith((".", "!", "?")) else text + "."


def illegal(refusal: Refusal) -> Refused:
    return Refused(409, "illegal", sentence(refusal.why), refusal.rule or None)


DATABASE: Final = "The database does not answer at the moment. Nothing that was confirmed is lost; try again soon."


def unavailable() -> Refused:
    return Refused(503, "database", DATABASE)
