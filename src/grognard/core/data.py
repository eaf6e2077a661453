"""Data files of a game: tables, TOML, texts. What is wrong with one is a Problem that names file and line."""

from __future__ import annotations

import csv
import tomllib
from importlib.resources import files
from typing import Any

from grognard.core.reasons import at


class Data:
    """The data files of a package: those in its folder `data`, and the texts in `texts`, by language.

    >>> Data("grognard.games.friedrich").rows("roads.csv", "a b main")[0]
    {'a': '0', 'b': '121', 'main': '0'}
    """

    def __init__(self, package: str) -> None:
        self.package = package

    def text(self, name: str) -> str:
        return files(self.package).joinpath("data", name).read_text("utf-8")

    def rows(self, name: str, columns: str) -> list[dict[str, str]]:
        """The rows of a table, whose first line must name these columns."""
        expected = columns.split()
        reader = csv.DictReader(self.text(name).splitlines())
        if (reader.fieldnames or []) != expected:
            raise at(f"{name}:1", "expected-columns", names=expected)
        rows = list(reader)
        for line, row in enumerate(rows, 2):
            if None in row or None in row.values():
                raise at(f"{name}:{line}", "expected-values", number=len(expected))
        return rows

    def toml(self, name: str) -> dict[str, Any]:
        return toml(name, self.text(name))

    def texts(self, language: str) -> list[tuple[str, str]]:
        """The text files in a language, by name: name and content of each."""
        folder = files(self.package).joinpath("texts", language)
        if not folder.is_dir():
            return []
        found = [path for path in folder.iterdir() if path.name.endswith((".ftl", ".toml"))]
        return [(path.name, path.read_text("utf-8")) for path in sorted(found, key=lambda path: path.name)]

    def line_of(self, name: str, text: str, after: str = "") -> int:
        """The line of a file where this text stands, at or below the line where `after` stands; 1 if nowhere."""
        begun = not after
        for number, line in enumerate(self.text(name).splitlines(), 1):
            begun = begun or after in line
            if begun and text in line:
                return number
        return 1


def toml(place: str, text: str) -> dict[str, Any]:
    """What a text in TOML says; `place` is its file."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise at(place, "not-whole-toml", text=str(error)) from None


def number_below(place: str, row: dict[str, str], column: str, size: int) -> int:
    """A number of a table's row, which must be smaller than `size`; `place` is the file and the line."""
    text = row[column]
    if not text.isdecimal() or int(text) >= size:
        raise at(place, "expected-number-below", name=column, number=size, text=text)
    return int(text)
