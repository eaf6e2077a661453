"""Text files by language: `texts/LANGUAGE/*.ftl` here and in the folder of each game."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentResource
from fluent.syntax import ast

from grognard.core.reasons import Problem

FIRST: Final = "en"
"""The language that has every text, and stands in where another lacks one."""
OWN: Final = "grognard.texts"


@cache
def languages() -> list[str]:
    """The languages that there are texts in, the first one first."""
    found = [folder.name for folder in files(OWN).iterdir() if folder.is_dir() and (folder / "core.ftl").is_file()]
    return sorted(found, key=lambda name: (name != FIRST, name))


def check(language: str) -> str:
    """This language, if there are texts in it."""
    if language not in languages():
        raise Problem("no-such-language", name=language, names=languages())
    return language


@cache
def resources(package: str, language: str) -> list[ast.Resource]:
    """The text files of a package in one language; an error in one is a Problem with its file and line."""
    folder = files(package) if package == OWN else files(package).joinpath("texts")
    folder = folder.joinpath(language)
    if not folder.is_dir():
        return []
    paths = sorted((path for path in folder.iterdir() if path.name.endswith(".ftl")), key=lambda path: path.name)
    found: list[ast.Resource] = []
    for path in paths:
        text = path.read_text("utf-8")
        resource = FluentResource(text)
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                line = text.count("\n", 0, entry.span.start if entry.span else 0) + 1
                reason = entry.annotations[0].message if entry.annotations else ""
                raise Problem("bad-text-file", place=f"{language}/{path.name}:{line}", text=str(reason))
        found.append(resource)
    rules = folder.joinpath("rules.toml")
    if rules.is_file():
        found.append(_rulebook(tomllib.loads(rules.read_text("utf-8"))["rule"]))
    return found


def _rulebook(rows: list[dict[str, str]]) -> ast.Resource:
    """The sections of a rulebook as things of the kind `section`: called by their titles, their texts as forms."""
    found: list[ast.EntryType] = []
    for row in rows:
        forms = [
            ast.Attribute(ast.Identifier(name), _line(text))
            for name, text in row.items()
            if name not in ("section", "title")
        ]
        found.append(ast.Message(ast.Identifier(f"section-{row['section'].lower()}"), _line(row["title"]), forms))
    return ast.Resource(found)


def _line(text: str) -> ast.Pattern:
    return ast.Pattern([ast.TextElement(" ".join(text.split()))])
