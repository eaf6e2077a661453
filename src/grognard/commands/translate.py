"""`grognard translate`: how far the translations are, what one lacks, and the forms of its names."""

from __future__ import annotations

import argparse
import os
import re
from pathlib import Path
from typing import Final

from grognard.commands.common import FOUND, OK, Command
from grognard.core.game import find
from grognard.core.refusals import Problem
from grognard.core.sayings import Saying
from grognard.texts.entries import Entry
from grognard.texts.files import entries, is_complete, languages
from grognard.texts.translation import Sheet, attributes, kinds, sheets
from grognard.texts.words import Words, own_help, own_words, slug, words

SHOWN: Final = ("the", "object", "at", "to-place", "with", "towards", "local")
"""Forms that show all others: the vowels, the consonants, the place."""
LONGER: Final = ("the-", "az-", "plural-")
"""Forms that begin so are the same as others, with an article or in the plural."""


def arguments(parser: argparse.ArgumentParser) -> None:
    language = own_help("value-language")
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--missing", metavar=language, help=own_help("help-translate-missing"))
    what.add_argument("--forms", metavar=language, help=own_help("help-translate-forms"))
    parser.add_argument("game", metavar=own_help("value-game"), nargs="?", help=own_help("help-translate-game"))
    parser.add_argument("--count", action="store_true", help=own_help("help-translate-count"))
    parser.add_argument("--all", action="store_true", help=own_help("help-translate-all"))


def run(arguments: argparse.Namespace) -> int:
    game: str = find(arguments.game).name if arguments.game is not None else ""
    if arguments.missing is not None:
        return missing(_code(arguments.missing), game, arguments.count)
    if arguments.forms is not None:
        return forms(_code(arguments.forms), game, arguments.all)
    for language in languages():
        print(_summary(language, sheets(language, game)))
    return OK


def _code(language: str) -> str:
    """The code of a language, which need not have any texts."""
    if not re.fullmatch(r"[a-z]{2,3}", language):
        raise Problem("no-language-code", name=language)
    return language


def missing(language: str, game: str, count: bool) -> int:
    """What a language lacks, file by file, with the English texts, as they can be copied into the files."""
    found = sheets(language, game)
    for entry in [entry for sheet in found for entry in sheet.own]:
        entry.parsed()  # a mistake in it is a Problem with its place
    for sheet in found:
        if sheet.lacking() or sheet.unknown:
            print("\n".join(_described(sheet, count)), end="\n" if count else "\n\n")
    print(_summary(language, found))
    return FOUND if any(sheet.unknown for sheet in found) else OK


def _described(sheet: Sheet, count: bool) -> list[str]:
    """What a file lacks; what is no text stands in comments."""
    said, path = own_words(), _shown(sheet.path)
    lines = [said.line(Saying("translate-unknown", place=f"{path}:{line}", name=name)) for line, name in sheet.unknown]
    if sheet.lacking():
        lines.append(said.line(Saying("translate-file", path=path, number=sheet.lacking(), most=sheet.english)))
    head = [f"# {line}" for line in lines]
    return head if count or not sheet.lacking() else [*head, "", *sheet.missing()]


def _summary(language: str, found: list[Sheet]) -> str:
    all_texts = sum(sheet.english for sheet in found)
    done = all_texts - sum(sheet.lacking() for sheet in found)
    said = own_words()
    state = said.title("translate-complete" if is_complete(language) else "translate-growing")
    return said.line(Saying("translate-summary", name=language, number=done, most=all_texts, state=state))


def _shown(path: Path) -> str:
    """A path from here, if it is below."""
    near = os.path.relpath(path)
    return str(path) if near.startswith("..") else near


def forms(language: str, game: str, everything: bool) -> int:
    """The names of a game with their forms; those that are written with a star."""
    if not game:
        raise Problem("translate-which-game")
    found = find(game)
    said = words(found, language)
    own = {entry.name: entry for entry in entries(found.texts(language), language)}
    for kind, names in kinds(found).items():
        print(f"# {kind}")
        for name in names:
            print(_line(said, kind, name, _asked(said, own, kind, names, everything), _written(own, kind, name)))
        print()
    return OK


def _asked(said: Words, own: dict[str, Entry], kind: str, names: list[str], everything: bool) -> list[str]:
    """The forms that are shown: those that are made by rule, or, without rules, those that names write."""
    if said.rules is None:
        return sorted({form for name in names for form in _written(own, kind, name)})
    if not everything:
        return list(SHOWN)
    return sorted(form for form in said.rules.forms if not form.startswith(LONGER))


def _written(own: dict[str, Entry], kind: str, name: str) -> list[str]:
    """The forms that a name writes itself."""
    entry = own.get(f"{kind}-{slug(name)}")
    return [] if entry is None else attributes(entry)


def _line(said: Words, kind: str, name: str, shown: list[str], written: list[str]) -> str:
    parts = [said.name(kind, name)]
    for form in shown:
        star = "*" if form in written else ""
        parts.append(f"{form}{star}={said.name(kind, name, form)}")
    return "; ".join(parts)


COMMAND = Command("translate", "command-translate", arguments, run)
