"""Text files by language: `texts/LANGUAGE/*.ftl` here and in the folder of each game, and the rules of each game."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

from fluent.syntax import ast

from grognard.core.data import Data, toml
from grognard.core.game import Game
from grognard.core.refusals import Problem
from grognard.core.state import State
from grognard.texts.entries import Entry, split

FIRST: Final = "en"
"""The language that has every text, and stands in where another lacks one."""
OWN: Final = Data("grognard")
"""Where the texts are that do not belong to one game."""
CORE: Final = "core.ftl"
"""The file that makes a folder a language."""
HELP: Final = "help.ftl"
"""The file of what `--help` says."""
RULES: Final = "rules.toml"
"""The file of a game's rules in our own words."""
STATE: Final = "language-state"
"""The text in `core.ftl` that says whether a language is complete. One that is not is growing: it may lack texts."""
COMPLETE: Final = "complete"
VERBS: Final = "verbs.ftl"
"""The file of a game that names its verbs. The page reads it, too."""


@cache
def languages() -> list[str]:
    """The languages that there are texts in, the first one first."""
    found = [
        folder.name
        for folder in files(OWN.package).joinpath("texts").iterdir()
        if folder.is_dir() and (folder / CORE).is_file()
    ]
    return sorted(found, key=lambda name: (name != FIRST, name))


def check(language: str) -> str:
    """This language, if there are texts in it."""
    if language not in languages():
        raise Problem("no-such-language", name=language, names=languages())
    return language


def is_complete(language: str) -> bool:
    """Whether a language says of itself that it lacks nothing."""
    core = [text for text in OWN.texts(language) if text[0] == CORE]
    found = [entry for entry in entries(core, language) if entry.name == STATE]
    return bool(found) and found[0].text.partition("=")[2].split()[:1] == [COMPLETE]


def entries(texts: list[tuple[str, str]], language: str) -> list[Entry]:
    """The messages and terms of Fluent files in one language."""
    return [entry for name, text in texts if name != RULES for entry in split(f"{language}/{name}", text)]


@cache
def rulebook(game: Game[State], language: str) -> dict[str, dict[str, str]]:
    """The sections of a game's rules by number: title, text and other forms, in English where one is missing."""
    book = {} if language == FIRST else dict(rulebook(game, FIRST))
    for name, text in game.texts(language):
        if name == RULES:
            for row in toml(f"{language}/{name}", text)["rule"]:
                book[row["section"]] = book.get(row["section"], {}) | {form: said.strip() for form, said in row.items()}
    return book


def sections(game: Game[State], language: str) -> list[Entry]:
    """The same as things of the kind `section`: called by their titles, with their texts as forms, each on one line."""
    found: list[Entry] = []
    for number, row in rulebook(game, language).items():
        forms = [
            ast.Attribute(ast.Identifier(form), _line(text))
            for form, text in row.items()
            if form not in ("section", "title")
        ]
        name = f"section-{number.lower()}"
        entry = Entry(f"{language}/{RULES}", 1, name, "")
        entry.found = ast.Message(ast.Identifier(name), _line(row["title"]), forms)
        found.append(entry)
    return found


def _line(text: str) -> ast.Pattern:
    return ast.Pattern([ast.TextElement(" ".join(text.split()))])
