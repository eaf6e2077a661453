"""What is English on a page in another language: texts of the English files that this language does not share."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast

ROOT = Path(__file__).parents[2]
FOLDERS = ("web/src", "src/grognard")
LETTERS = 6
"""A message with fewer letters of its own may say the same in any language: 'Rule 4', '3 of 9'."""
END = 3
"""So many letters at an end of a message tell it from most others."""

TEXTS = """() => {
  const found = new Set();
  for (const element of document.querySelectorAll("body *")) {
    if (element.closest("script, style, datalist, [lang]:not(html)")) continue;
    for (const name of ["aria-label", "title", "placeholder", "aria-valuetext"]) {
      if (element.hasAttribute(name)) found.add(element.getAttribute(name));
    }
    if ([...element.childNodes].some(node => node.nodeType === Node.TEXT_NODE && node.data.trim())) {
      found.add(element.textContent);
      for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) found.add(node.data);
    }
  }
  found.add(document.title);
  return [...found].map(text => text.replace(/\\s+/g, " ").trim()).filter(text => text !== "");
}"""
"""All that can be read or heard on a page."""


@cache
def patterns(language: str) -> list[tuple[str, list[str | None]]]:
    """Every text of every message, as its path and key, and its pieces: letters, or None for what is filled in."""
    return list(_patterns(language))


def _patterns(language: str) -> Iterator[tuple[str, list[str | None]]]:
    for folder in FOLDERS:
        paths = [*(ROOT / folder).glob(f"**/{language}.ftl"), *(ROOT / folder).glob(f"**/texts/{language}/*.ftl")]
        for path in sorted(paths):
            for entry in FluentParser(with_spans=False).parse(path.read_text()).body:
                if isinstance(entry, ast.Message):
                    for pattern in [entry.value, *(attribute.value for attribute in entry.attributes)]:
                        if pattern is not None:
                            for pieces in _pieces(pattern):
                                yield f"{path.relative_to(ROOT)}: {entry.id.name}", pieces


def _pieces(pattern: ast.Pattern) -> Iterator[list[str | None]]:
    ways: list[list[list[str | None]]] = []
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            ways.append([[element.value]])
        elif isinstance(element.expression, ast.SelectExpression):
            ways.append([found for variant in element.expression.variants for found in _pieces(variant.value)])
        else:
            ways.append([[None]])
    for way in product(*ways):
        yield [piece for part in way for piece in part]


def _key(pieces: list[str | None]) -> str:
    return " ".join("".join("\0" if piece is None else piece for piece in pieces).split()).casefold()


class Message:
    """A message as it may stand on a page, with anything filled in."""

    def __init__(self, name: str, pieces: list[str | None]) -> None:
        self.name = name
        self.fixed = None not in pieces
        self.letters = [_folded(part) for part in "".join(piece or "\0" for piece in pieces).split("\0")]

    def is_said_by(self, text: str) -> bool:
        first, *middle = self.letters
        if self.fixed:
            return text == first
        *middle, last = middle
        if len(text) < sum(map(len, self.letters)) or not (text.startswith(first) and text.endswith(last)):
            return False
        at = len(first)
        for part in middle:
            at = text.find(part, at)
            if at < 0:
                return False
            at += len(part)
        return at <= len(text) - len(last)


def _folded(text: str) -> str:
    return re.sub(r"\s+", " ", text).casefold()


def _ends(first: str, last: str) -> tuple[str, str]:
    """Where to look for a message that begins and ends so: by its beginning, else by its end, else among the rest."""
    if len(first) >= END:
        return first[:END], ""
    return "", last[-END:] if len(last) >= END else ""


@cache
def english(language: str) -> dict[tuple[str, str], list[Message]]:
    """The messages that this language does not share, by their ends."""
    shared = {_key(pieces) for _, pieces in patterns(language)}
    # A word between two things is a text of its own on a page: 'il Regno Unito | invade | C4'.
    shared |= {_key([piece]) for _, pieces in patterns(language) for piece in pieces if piece is not None}
    found: dict[tuple[str, str], list[Message]] = {}
    for name, pieces in patterns("en"):
        own = "".join(piece for piece in pieces if piece is not None)
        if _key(pieces) not in shared and sum(letter.isalpha() for letter in own) >= (LETTERS if None in pieces else 2):
            message = Message(name, pieces)
            found.setdefault(_ends(message.letters[0], message.letters[-1]), []).append(message)
    return found


def english_on(page: Any, language: str = "it") -> list[str]:
    """The texts of a page in this language that are English, each with the message that it is."""
    texts: list[str] = page.evaluate(TEXTS)
    assert len(texts) > 5
    return [f"{text} = {name}" for text in texts for name in _sayings(text, language)]


@cache
def _sayings(text: str, language: str) -> list[str]:
    """The messages that an English text may be; most texts are on every page."""
    plain = _folded(text).removesuffix(".")
    said = {plain, f"{plain}."}
    return [
        message.name
        for one in said
        for ends in {(one[:END], ""), ("", one[-END:]), ("", "")}
        for message in english(language).get(ends, [])
        if message.is_said_by(one)
    ]
