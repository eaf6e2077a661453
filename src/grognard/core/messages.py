"""Sentences for events: templates in a message file, names from the game."""

from __future__ import annotations

import re
import tomllib
from typing import Any, Final

from grognard.core.reasons import Problem
from grognard.core.steps import Event

_BY_NUMBER: Final = re.compile(r"\{(\w+)\|([^{}|]*)\|([^{}|]*)\}")


def counted(number: int, one: str, many: str = "") -> str:
    """A number with the word that goes with it.

    >>> counted(1, "card"), counted(2, "card"), counted(0, "city", "cities")
    ('1 card', '2 cards', '0 cities')
    """
    return f"{number} {one if number == 1 else many or one + 's'}"


class Messages:
    """Renders events in one language.

    A template names its numbers: `{nation} conquers {city}`. A name is looked up in the list of its kind, which is the
    word itself without a trailing digit or plural s (`city2`, `cities`); what has no list is written as it is. With a
    capital, `{Nation}`, the name begins with one: for the start of a sentence. `{number|card|cards}` is the word that
    goes with a number, or with the length of a list: the first for one, the second for any other.

    >>> messages = Messages({"took": "{nation} takes {cities}."}, {"nation": ["Prussia"], "city": ["Berlin", "Ulm"]})
    >>> messages.render(Event("took", {"nation": 0, "cities": [1, 0]}))
    'Prussia takes Ulm, Berlin.'
    >>> messages = Messages({"drew": "{number} {number|card|cards}."}, {})
    >>> messages.render(Event("drew", {"number": 1})), messages.render(Event("drew", {"number": 3}))
    ('1 card.', '3 cards.')
    """

    def __init__(self, templates: dict[str, str], names: dict[str, list[str]]) -> None:
        self.templates = templates
        self.names = names

    def render(self, event: Event) -> str:
        template = self.templates.get(event.kind)
        if template is None:
            raise Problem(f"the message file has no text for {event.kind!r}")
        words = {key: self.word(key, value) for key, value in event.args.items()}
        words |= {_capital(key): _capital(word) for key, word in words.items()}
        try:
            template = _BY_NUMBER.sub(lambda found: _fitting(event.args[found[1]], found[2], found[3]), template)
            return template.format_map(words)
        except KeyError as missing:
            raise Problem(f"the message {event.kind!r} uses {missing}, which the event does not have") from None

    def word(self, key: str, value: Any) -> str:
        kind = key.rstrip("0123456789")
        if isinstance(value, (list, tuple)):
            return ", ".join(self.word(_singular(kind), item) for item in value) or "nothing"
        names = self.names.get(kind)
        if names is not None and isinstance(value, int) and 0 <= value < len(names):
            return names[value]
        return str(value)


def _fitting(value: Any, one: str, many: str) -> str:
    number = len(value) if isinstance(value, (list, tuple)) else value
    return one if number == 1 else many


def _capital(word: str) -> str:
    return word[:1].upper() + word[1:]


def _singular(key: str) -> str:
    if key.endswith("ies"):
        return key[:-3] + "y"
    return key[:-1] if key.endswith("s") else key


def read_templates(text: str, where: str) -> dict[str, str]:
    """The templates of a message file: a flat table of strings."""
    try:
        table = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise Problem(f"{where}: {error}") from None
    for key, value in table.items():
        if not isinstance(value, str):
            raise Problem(f"{where}: {key} must be a text, not {type(value).__name__}")
    return table
