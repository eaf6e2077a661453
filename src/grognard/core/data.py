"""Data files of a game: tables, TOML, texts. What is wrong with one is a Problem that names file and line."""

from __future__ import annotations

import csv
import hashlib
import os
import sys
import tomllib
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Final

from grognard.core.refusals import at

OWN: Final = "GROGNARD_DATA"
"""The variable that names a folder with files of one's own, `GAME/FILE`, instead of some of a game's."""


def package_of(module: str) -> str:
    """The package whose folders hold the files of a module: the module itself where it is a package, else the one that
    it lies in. A top-level module has none ('').

    >>> package_of("grognard.core.data"), package_of("grognard.core"), package_of("sys")
    ('grognard.core', 'grognard.core', '')
    """
    return module if hasattr(sys.modules.get(module), "__path__") else module.rpartition(".")[0]


class Data:
    """The data files of a package: those in its folder `data`, and the texts in `texts`, by language. A game
    without a package ('') has no files.

    Files that are named as replaceable can be had from a folder of one's own. With them it is another edition of the
    game, and `edition` tells them apart.

    >>> Data("grognard.games.friedrich").rows("roads.csv", "a b main")[0]
    {'a': '0', 'b': '121', 'main': '0'}
    """

    def __init__(self, package: str, replaceable: tuple[str, ...] = ()) -> None:
        self.package = package
        self.replaceable = replaceable

    def own(self, name: str) -> Path | None:
        """The file of one's own that takes the place of this one, if there is one."""
        folder = os.environ.get(OWN)
        if not folder or name not in self.replaceable:
            return None
        path = Path(folder) / self.package.rpartition(".")[2] / name
        return path if path.is_file() else None

    def place(self, name: str) -> str:
        """How a problem names a file."""
        path = self.own(name)
        return str(path) if path else name

    def inside(self, name: str) -> Traversable | None:
        """A file or a folder of the package, by its path; None if it does not exist."""
        found: Traversable | None = files(self.package) if self.package else None
        for part in name.split("/"):
            if found is None or not found.is_dir():
                return None
            found = found.joinpath(part)
        return found if found is not None and (found.is_file() or found.is_dir()) else None

    def text(self, name: str) -> str:
        path: Traversable | None = self.own(name)
        if path is None:
            path = self.inside(f"data/{name}")
        if path is None:
            raise FileNotFoundError(f"the package {self.package!r} has no file data/{name}")
        return path.read_text("utf-8")

    def has(self, name: str) -> bool:
        if self.own(name) is not None:
            return True
        found = self.inside(f"data/{name}")
        return found is not None and found.is_file()

    def edition(self) -> str:
        """What is added to the version of the rules, so that games with other values are not taken for each other."""
        found = [name for name in self.replaceable if self.own(name)]
        if not found:
            return ""
        return "+" + hashlib.sha256("".join([name + self.text(name) for name in found]).encode()).hexdigest()[:8]

    def rows(self, name: str, columns: str) -> list[dict[str, str]]:
        """The rows of a table, whose first line must name these columns."""
        expected = columns.split()
        reader = csv.DictReader(self.text(name).splitlines())
        if (reader.fieldnames or []) != expected:
            raise at(f"{self.place(name)}:1", "expected-columns", names=expected)
        rows = list(reader)
        for line, row in enumerate(rows, 2):
            if None in row or None in row.values():
                raise at(f"{self.place(name)}:{line}", "expected-values", number=len(expected))
        return rows

    def toml(self, name: str) -> dict[str, Any]:
        return toml(self.place(name), self.text(name))

    def names(self, folder: str) -> list[str]:
        """The names of the TOML files in a folder of data, which need not be there."""
        found = self.inside(f"data/{folder}")
        if found is None or not found.is_dir():
            return []
        return sorted(path.name.removesuffix(".toml") for path in found.iterdir() if path.name.endswith(".toml"))

    def texts(self, language: str) -> list[tuple[str, str]]:
        """The text files in a language, by name: name and content of each."""
        folder = self.inside(f"texts/{language}")
        if folder is None or not folder.is_dir():
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
