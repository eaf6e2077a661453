"""HTTP errors as exceptions: a status, a code for programs, one clear sentence, and the rule where there is one."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final

from grognard.core.game import Game, find
from grognard.core.refusals import Problem, Refusal
from grognard.core.sayings import Saying
from grognard.core.state import State
from grognard.texts.things import printable


class Refused(Exception):
    """What was asked for is not done. `position` is the fresh position as JSON text, where there is one to show."""

    def __init__(self, status: int, code: str, key: str, /, **args: Any) -> None:
        super().__init__(key)
        self.status = status
        self.code = code
        self.saying = Saying(key, **args)
        self.game: Game[State] | None = None
        self.rule: str | None = None
        self.position: str | None = None
        self.seconds = 0

    def after(self, seconds: int) -> Refused:
        """The same, with the word when it may be tried again."""
        self.seconds = seconds
        return self

    @property
    def headers(self) -> dict[str, str]:
        return {"Retry-After": str(self.seconds)} if self.seconds else {}

    def of(self, game: Game[State], rule: str = "") -> Refused:
        """The same, said in the words of a game, by this rule."""
        self.game = game
        self.rule = rule or None
        return self


def illegal(game: Game[State], refusal: Refusal) -> Refused:
    return Refused(409, "illegal", refusal.saying.key, **refusal.saying.args).of(game, refusal.rule)


def unfit(problem: Problem, code: str = "bad-input", status: int = 422) -> Refused:
    """What was given cannot be used."""
    return _told(problem, Refused(status, code, problem.saying.key, **problem.saying.args))


class Unplayable(Refused):
    """A match cannot be opened. What is wrong with an entry of its log would tell what that entry hides: that is for
    the host alone."""

    def __init__(self, problem: Problem) -> None:
        told = problem.whole() if problem.saying.key in OPEN else Saying("log-stops")
        super().__init__(409, "unplayable", "match-unplayable", problem=told)
        self.whole = Saying("match-unplayable", problem=problem.whole())
        self.problem = problem
        self.lasts = problem.saying.key != "rules-stopped"
        """Whether it will be the same the next time."""
        if problem.game:
            self.of(find(problem.game))


OPEN: Final = ("no-such-game", "other-rules", "rules-stopped")
"""Why matches cannot be opened, where that tells nothing of what was played."""


def _told(problem: Problem, refused: Refused) -> Refused:
    """A refusal because of a problem, in the words of its game."""
    return refused.of(find(problem.game)) if problem.game else refused


def unavailable() -> Refused:
    return Refused(503, "database", "database-away")


# Input that cannot be read

WRONG: Final = {
    "missing": "is-missing",
    "string_type": "is-no-text",
    "string_sub_type": "is-no-text",
    "string_unicode": "is-no-text",
    "string_too_short": "is-too-short",
    "string_too_long": "is-too-long",
    "string_pattern_mismatch": "has-wrong-letters",
    "too_long": "has-too-many",
    "list_type": "is-no-list",
    "dict_type": "is-no-object",
    "model_type": "is-no-object",
    "model_attributes_type": "is-no-object",
    "greater_than_equal": "is-too-little",
    "less_than_equal": "is-too-much",
}
"""What is wrong with a field, by pydantic's name for it."""
KINDS: Final = {"int": "is-no-number", "finite": "is-no-number", "bool": "is-no-truth"}
"""The same for all errors whose name begins so."""
CLEAR: Final = "unclear"
"""The name of errors that bring their own key (`schemas.wanted`)."""


def complaint(errors: Sequence[Any]) -> Refused:
    """The first thing that is wrong with an input; of the input itself hardly anything is repeated.

    >>> complaint([{"type": "missing", "loc": ("body", "name"), "msg": "Field required"}]).saying
    wrong-field(name='name', wrong=is-missing())
    """
    first = errors[0] if errors else {"type": "json_invalid", "loc": ()}
    kind = str(first["type"])
    place = [printable(str(part))[:40] for part in first["loc"][1 if first["loc"][:1] in _PLACES else 0 :]]
    if kind == "json_invalid" or (kind == "missing" and not place):
        return Refused(422, "bad-input", "body-no-object")
    if kind == "extra_forbidden":
        return Refused(422, "bad-input", "no-such-field", name=place[0])
    if not place:
        return Refused(422, "bad-input", "wrong-body", wrong=_wrong(kind, first))
    key = "wrong-entry" if len(place) > 1 else "wrong-field"
    return Refused(422, "bad-input", key, name=place[0], wrong=_wrong(kind, first))


def _wrong(kind: str, error: Any) -> Saying:
    given = {name: value for name, value in (error.get("ctx") or {}).items() if isinstance(value, (int, str))}
    if kind in (CLEAR, "value_error"):
        return Saying(str((error.get("ctx") or {}).get("error", error["msg"])))
    if kind == "string_too_short" and given["min_length"] == 1:
        return Saying("is-empty")
    if kind == "literal_error":  # 'json' or 'record'
        return Saying("is-not-among", names=re.findall("'[^']*'", str(given["expected"])))
    if kind in WRONG:
        return Saying(WRONG[kind], **given)
    return Saying(KINDS.get(kind.partition("_")[0], "is-not-right"))


_PLACES: Final = (("body",), ("query",), ("path",))
