"""Text files by language: `texts/LANGUAGE/*.ftl` here and in the folder of each game, and the rules of each game."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentResource
from fluent.syntax import ast

from grognard.core.data import Data, toml
from grognard.core.game import Game
from grognard.core.refusals import Problem
from grognard.core.state import State

FIRST: Final = "en"
"""The language that has every text, and stands in where another lacks one."""
OWN: Final = Data("grognard")
"""Where the texts are that do not belong to one game."""
HELP: Final = "help.ftl"
"""The file of what `--help` says."""
RULES: Final = "rules.toml"
"""The file of a game's rules in our own words."""
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
    """Fluent files in one language, taken apart; an error in one is a Problem with its file and line."""
    found: list[ast.Resource] = []
    for name, text in texts:
        if name == RULES:
            continue
        resource = FluentResource(text)
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                line = text.count("\n", 0, entry.span.start if entry.span else 0) + 1
                reason = entry.annotations[0].message if entry.annotations else ""
                raise Problem("bad-text-file", place=f"{language}/{name}:{line}", text=str(reason))
        found.append(resource)
    return found


@cache
def rulebook(game: Game[State], language: str) -> dict[str, dict[str, str]]:
    """The sections of a game's rules by number: title, text and other forms, in English where one is missing."""
    book = {} if language == FIRST else dict(rulebook(game, FIRST))
    for name, text in game.texts(language):
        if name == RULES:
            for row in toml(f"{language}/{name}", text)["rule"]:
                book[row["section"]] = book.get(row["section"], {}) | {form: said.strip() for form, said in row.items()}
    return book


def sections(game: Game[State], language: str) -> ast.Resource:
    """The same as things of the kind `section`: called by their titles, with their texts as forms, each on one line."""
    found: list[ast.EntryType] = []
    for number, row in rulebook(game, language).items():
        forms = [
            ast.Attribute(ast.Identifier(form), _line(text))
            for form, text in row.items()
            if form not in ("section", "title")
        ]
        found.append(ast.Message(ast.Identifier(f"section-{number.lower()}"), _line(row["title"]), forms))
    return ast.Resource(found)


def _line(text: str) -> ast.Pattern:
    return ast.Pattern([ast.TextElement(" ".join(text.split()))])
