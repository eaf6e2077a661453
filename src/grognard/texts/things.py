"""Arguments of sayings, as the text files see them: things with names in several forms, and lists.

What a thing is stands between marks inside the finished text, so that the text can be taken apart again, into plain
text and things with kind and number.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from fluent.runtime.types import FluentType

from grognard.texts.parts import Part

OPEN: Final = "\ue000"
NAME: Final = "\ue001"
CLOSE: Final = "\ue002"
NO_BREAK: Final = "\xa0\u202f"
"""Spaces that some languages write inside numbers."""


class Thing(FluentType):
    """Something with a name: a city, a piece, a nation. `word(form)` is its name in a form, '' for the usual one."""

    def __init__(self, kind: str, number: int, word: Callable[[str], str]) -> None:
        self.kind = kind
        self.number = number
        self.word = word

    def format(self, locale: Any) -> str:
        return self.marked("")

    def marked(self, form: str) -> str:
        text = self.word(form)
        return f"{OPEN}{self.kind} {self.number}{NAME}{text}{CLOSE}" if self.number >= 0 else text


class Said(str):
    """A text with forms: a saying within another one, or a plain text where a language has rules for forms."""

    word: Callable[[str], str]

    def marked(self, form: str) -> str:
        return self.word(form) if form else str(self)


def said(text: str, word: Callable[[str], str]) -> Said:
    """A text, and what makes its forms."""
    found = Said(text)
    found.word = word
    return found


class Things(FluentType):
    """Several of them; `join` puts their texts together, the last one after the separator with this key. `several` is
    what so many things of the same name are called together, in a form; '' where each of them is named."""

    def __init__(
        self,
        items: list[Any],
        join: Callable[[list[str], str], str],
        several: Callable[[Thing, int, str], str] | None = None,
    ) -> None:
        self.items = items
        self.join = join
        self.several = several

    def format(self, locale: Any) -> str:
        return self.marked("")

    def marked(self, form: str, last: str = "") -> str:
        # Names of a game read as a sentence does; what has to be typed is only listed.
        last = last or ("list-and" if all(isinstance(item, Thing) for item in self.items) else "list-comma")
        return self.join(self._texts(form), last)

    def _texts(self, form: str) -> list[str]:
        """Each of them; those of the same name together, where the language has a word for that."""
        if self.several is None or len(self.items) < 2 or not all(isinstance(item, Thing) for item in self.items):
            return [_marked(item, form) for item in self.items]
        names = [item.word(form) for item in self.items]
        found: list[str] = []
        for at, item in enumerate(self.items):
            number = names.count(names[at])
            text = self.several(item, number, form) if number > 1 else ""
            if not text:
                found.append(item.marked(form))
            elif names.index(names[at]) == at:
                found.append(f"{OPEN}{item.kind} {item.number}{NAME}{text}{CLOSE}")
        return found

    def __len__(self) -> int:
        return len(self.items)


def _marked(thing: Any, form: str) -> str:
    return thing.marked(form) if isinstance(thing, (Thing, Things, Said)) else str(thing)


def form(thing: Any, name: Any) -> str:
    """FORM($nation, "adjective"): the name of a thing, or the names of a list, in another form."""
    return _marked(thing, str(name))


def trait(thing: Any, name: Any) -> str:
    """TRAIT($piece, "gender"): a property of a name, for choosing among variants."""
    if isinstance(thing, Things):
        thing = thing.items[0] if len(thing) == 1 else ""
    return thing.word(str(name)) if isinstance(thing, Thing) else ""


def count(things: Any) -> int:
    """COUNT($cards): how many there are."""
    return len(things) if isinstance(things, Things) else 1


def either(things: Any, name: Any = "") -> str:
    """OR($names, "the"): a list of which one is meant."""
    return things.marked(str(name), "list-or") if isinstance(things, Things) else _marked(things, str(name))


def some(things: Any, rest: Any, name: Any = "") -> str:
    """SOME($pieces, $rest, "the"): those of a list that are named, before so many that are not."""
    if not isinstance(things, Things):
        return form(things, name)
    return things.marked(str(name), "list-comma" if int(rest) else "")


def capital(thing: Any) -> str:
    """CAPITAL($nation): with a capital letter, for the start of a sentence within a text."""
    return capitalized(_marked(thing, ""))


def functions(made: Callable[[str, str], str] | None) -> dict[str, Any]:
    """The functions of texts; in a language with rules for forms, `made` is how numbers get theirs."""
    formed = form
    if made is not None:

        def formed(thing: Any, name: Any) -> str:
            plain = not isinstance(thing, (Thing, Things, Said))
            return made(str(thing), str(name)) if plain else form(thing, name)

    return {"FORM": formed, "TRAIT": trait, "COUNT": count, "CAPITAL": capital, "OR": either, "SOME": some}


def capitalized(text: str) -> str:
    """The same with a capital first letter, be it that of a thing.

    >>> capitalized("the end"), plain(capitalized(f"{OPEN}city 3{NAME}ulm{CLOSE} falls"))
    ('The end', 'Ulm falls')
    """
    at = text.find(NAME) + 1 if text.startswith(OPEN) else 0
    return text[:at] + text[at : at + 1].upper() + text[at + 1 :]


def sentence(text: str) -> str:
    """A reason as a sentence: with a capital and a full stop.

    >>> sentence("the game is over"), plain(sentence(f"{OPEN}city 3{NAME}ulm{CLOSE} falls!"))
    ('The game is over.', 'Ulm falls!')
    """
    text = capitalized(text)
    return text if plain(text).endswith((".", "!", "?", "…")) else text + "."


def parts(text: str) -> list[Part]:
    """A finished text taken apart.

    >>> parts(f"To {OPEN}city 3{NAME}Ulm{CLOSE}!")
    ['To ', {'kind': 'city', 'number': 3, 'text': 'Ulm'}, '!']
    """
    found: list[Part] = []
    if OPEN not in text:
        return [text] if text else found
    for piece in text.split(OPEN):
        if CLOSE in piece:
            head, _, rest = piece.partition(NAME)
            name, _, rest = rest.partition(CLOSE)
            kind, _, number = head.rpartition(" ")
            found.append({"kind": kind, "number": int(number), "text": name})
            piece = rest
        if piece:
            found.append(piece)
    return found


def unmarked(text: str) -> str:
    """A text from outside, in which what looks like our marks means nothing.

    >>> unmarked(f"Ulm{CLOSE}")
    'Ulm?'
    """
    return text.translate(_MARKS)


_MARKS: Final = {ord(mark): "?" for mark in (OPEN, NAME, CLOSE)}


def plain(text: str) -> str:
    """A finished text without its marks.

    >>> plain(f"To {OPEN}city 3{NAME}Ulm{CLOSE}!")
    'To Ulm!'
    """
    return "".join(part if isinstance(part, str) else part["text"] for part in parts(text))


def printable(text: str) -> str:
    """A text that somebody gave, fit for a terminal: control characters become '?'.

    >>> printable("Fritz\\x1b[2J")
    'Fritz?[2J'
    >>> printable("184\\xa0320 \\x7f") == "184\\xa0320 ?"
    True
    """
    return "".join(letter if letter.isprintable() or letter in NO_BREAK else "?" for letter in text)
