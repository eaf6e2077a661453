"""Answers that say no: a status, a code for programs, one clear sentence, and the rule where there is one."""

from __future__ import annotations

from collections.abc import Sequence
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


# Input that cannot be read

WORDS: Final = {
    "missing": "is missing",
    "string_type": "must be a text",
    "string_sub_type": "must be a text",
    "string_unicode": "must be a text",
    "string_too_short": "must be at least {min_length} letters long",
    "string_too_long": "must be at most {max_length} letters long",
    "string_pattern_mismatch": "has letters that cannot be in it",
    "literal_error": "must be {expected}",
    "too_long": "must have at most {max_length} entries",
    "dict_type": "must be an object, like {{}}",
    "model_type": "must be an object, like {{}}",
    "model_attributes_type": "must be an object, like {{}}",
    "greater_than_equal": "must be {ge} or more",
    "less_than_equal": "must be {le} or less",
    "value_error": "{error}",
}
"""What is wrong with a field, by pydantic's name for it."""
KINDS: Final = {"int": "must be a whole number", "bool": "must be true or false"}
"""The same for all errors whose name begins so."""
CLEAR: Final = "unclear"
"""The name of errors that bring their own words (`schemas.wanted`)."""


def complaint(errors: Sequence[Any]) -> str:
    """The first thing that is wrong with an input, in one sentence; of the input itself hardly anything is repeated.

    >>> complaint([{"type": "missing", "loc": ("body", "name"), "msg": "Field required"}])
    'Name is missing.'
    """
    first = errors[0] if errors else {"type": "json_invalid", "loc": ()}
    kind = str(first["type"])
    place = [str(part) for part in first["loc"][1 if first["loc"][:1] in _PLACES else 0 :]]
    if kind == "json_invalid" or (kind == "missing" and not place):
        return "The body must be a JSON object."
    if kind == "extra_forbidden":
        return f"There is no field {_printable(place[0])!r} here."
    field = f"an entry of {place[0]}" if len(place) > 1 else place[0] if place else "the body"
    return sentence(f"{_printable(field)} {_wrong(kind, first)}")


def _wrong(kind: str, error: Any) -> str:
    given = {name: str(value) for name, value in (error.get("ctx") or {}).items()}
    if kind == CLEAR:
        return str(error["msg"])
    if kind == "string_too_short" and given["min_length"] == "1":
        return "must not be empty"
    if kind in WORDS:
        return WORDS[kind].format(**given)
    return KINDS.get(kind.partition("_")[0], "is not right")


_PLACES: Final = (("body",), ("query",), ("path",))


def _printable(text: str) -> str:
    return "".join(letter if letter.isprintable() else "?" for letter in text)[:40]
