"""Lazy parsing of Fluent files: a file is split into its messages and terms, and each is parsed when it is first used.

A process uses a few hundred of some thousand messages, and parsing all of them takes seconds.
"""

from __future__ import annotations

import re
from typing import Final

from fluent.syntax import FluentParser, ast

from grognard.core.refusals import Problem

START: Final = re.compile(r"^(-?[a-zA-Z][\w-]*)[ \t]*=", re.MULTILINE)
"""Where a message or a term begins."""
STRAY: Final = re.compile(r"^(?![ \t\r\n#\[*{}]|-?[a-zA-Z][\w-]*[ \t]*=)", re.MULTILINE)
"""A line that neither begins a message or a term, nor continues one, nor is a comment or blank."""


class Entry:
    """A message or a term with the place of its text; parsed when it is first used."""

    def __init__(self, file: str, line: int, name: str, text: str) -> None:
        self.file = file
        self.line = line
        self.name = name
        """As it is written: a term begins with a hyphen."""
        self.text = text
        self.found: ast.Message | ast.Term | None = None

    def parsed(self) -> ast.Message | ast.Term:
        """The entry as Fluent reads it; an error in it is a Problem with its file and line."""
        if self.found is None:
            for part in FluentParser().parse(self.text).body:
                if isinstance(part, ast.Junk):
                    before = self.text[: part.span.start if part.span else 0].count("\n")
                    reason = part.annotations[0].message if part.annotations else ""
                    raise bad(self.file, self.line + before, str(reason))
                if isinstance(part, ast.Message | ast.Term):
                    self.found = part
            assert self.found is not None, self.text
        return self.found


class Entries:
    """Entries by name, for a FluentBundle to look up. The first of two with the same name counts."""

    def __init__(self) -> None:
        self.entries: dict[str, Entry] = {}

    def add(self, name: str, entry: Entry) -> None:
        self.entries.setdefault(name, entry)

    def __contains__(self, name: object) -> bool:
        return name in self.entries

    def __getitem__(self, name: str) -> ast.Message | ast.Term:
        return self.entries[name].parsed()


def split(file: str, text: str) -> list[Entry]:
    """The entries of a Fluent file. A line that belongs to none is a Problem with its file and line."""
    stray = STRAY.search(text)
    if stray is not None and stray.start() < len(text):
        found = text[stray.start() :].partition("\n")[0].strip()
        line = text.count("\n", 0, stray.start()) + 1
        raise bad(file, line, f"Expected a message, a term or a comment, found '{found}'")
    starts = list(START.finditer(text))
    ends = [*(start.start() for start in starts[1:]), len(text)]
    entries: list[Entry] = []
    line, counted = 1, 0
    for start, end in zip(starts, ends, strict=True):
        line += text.count("\n", counted, start.start())
        counted = start.start()
        entries.append(Entry(file, line, start[1], text[counted:end]))
    return entries


def bad(file: str, line: int, reason: str) -> Problem:
    return Problem("bad-text-file", place=f"{file}:{line}", text=reason)
