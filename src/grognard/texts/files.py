"""Text files by language: `texts/LANGUAGE/*.ftl` here and in the folder of each game."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentResource
from fluent.syntax import ast

from grognard.core.data import FIRST, RULES, Data
from grognard.core.reasons import Problem

OWN: Final = Data("grognard")
"""Where the texts are that do not belong to one game."""
HELP: Final = "help.ftl"
"""The file of what `--help` says."""
VERBS: Final = "verbs.ftl"
"""The file of a game that names its verbs. The page reads it, too."""


@cache
def languages() -> list[str]:
    """The languages that there are texts in, the first one first."""
    found = [
        folder.name
        for folder in files(OWN.package).joinpath("texts").iterdir()
        if folder.is_dir() and (folder / "core.ftl").is_file()
    ]
    return sorted(found, key=lambda name: (name != FIRST, name))


def check(language: str) -> str:
    """This language, if there are texts in it."""
    if language not in languages():
        raise Problem("no-such-language", name=language, names=languages())
    return language


def resources(texts: list[tuple[str, str]], language: str) -> list[ast.Resource]:
    """Text files in one language, taken apart; an error in one is a Problem with its file and line."""
    found: list[ast.Resource] = []
    for name, text in texts:
        resource = FluentResource(text)
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                line = text.count("\n", 0, entry.span.start if entry.span else 0) + 1
                reason = entry.annotations[0].message if entry.annotations else ""
                raise Problem("bad-text-file", place=f"{language}/{name}:{line}", text=str(reason))
        found.append(resource)
    return found


def rulebook(package: str, language: str) -> list[ast.Resource]:
    """The sections of a rulebook as things of the kind `section`: called by their titles, their texts as forms."""
    if not files(package or OWN.package).joinpath("texts", language, RULES).is_file():
        return []
    found: list[ast.EntryType] = []
    for row in Data(package).rulebook(language)["rule"]:
        forms = [
            ast.Attribute(ast.Identifier(name), _line(text))
            for name, text in row.items()
            if name not in ("section", "title")
        ]
        found.append(ast.Message(ast.Identifier(f"section-{row['section'].lower()}"), _line(row["title"]), forms))
    return [ast.Resource(found)]


def _line(text: str) -> ast.Pattern:
    return ast.Pattern([ast.TextElement(" ".join(text.split()))])
