"""What a translation has and lacks, file by file: a language beside the English texts that it translates."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from fluent.syntax import FluentSerializer, ast

from grognard.core import game as registry
from grognard.core.data import toml
from grognard.core.game import Game
from grognard.core.state import State
from grognard.texts.entries import Entry, split
from grognard.texts.files import FIRST, OWN, RULES
from grognard.texts.words import slug

PARTS: Final = ("details", "left", "text", "revised", "credits")
"""Attributes that are a text themselves. Others are forms of names, and each language has its own."""
ATTRIBUTE: Final = re.compile(r"^[ \t]+\.([a-zA-Z][\w-]*)[ \t]*=", re.MULTILINE)
USED: Final = re.compile(r"\{ *([a-z][a-z0-9-]*) *[}.]")
"""Other messages that a text uses."""
PAGE: Final = ("texts", "pages/texts", "faces/*/texts", "faces/*/front", "faces/*/charts")
"""The folders of the page's texts, within `web/src`: a file for each language. They are in a checkout only."""


class Sheet:
    """A file in English and in the other language: what it lacks there, and what only the other has."""

    def __init__(self, path: Path) -> None:
        self.path = path
        """The file in the other language, which need not exist."""
        self.english = 0
        """How many texts it has in English."""
        self.lost: list[tuple[Entry, list[str]]] = []
        """The English texts that are missing; of those that are there, the attributes that are missing."""
        self.sections: list[str] = []
        """The sections of rules that are missing, as they are written in a file."""
        self.own: list[Entry] = []
        """What it has itself."""
        self.unknown: list[tuple[int, str]] = []
        """Lines and keys that English does not have."""

    def lacking(self) -> int:
        return len(self.lost) + len(self.sections)

    def missing(self) -> list[str]:
        """What is missing, as it is written in an English file."""
        return [_written(entry, attributes) for entry, attributes in self.lost] + self.sections


def sheets(language: str, only: str = "") -> list[Sheet]:
    """All files of a language, or those of one game."""
    games = [registry.find(name) for name in ([only] if only else registry.names())]
    found: list[Sheet] = [] if only else _folder(OWN.package, OWN.texts(FIRST), OWN.texts(language), language, set())
    for game in games:
        found += _folder(game.package(), game.texts(FIRST), game.texts(language), language, name_keys(game))
        found += _rulebook(game, language)
    return found + _page(language, games, only)


def _folder(
    package: str, english: list[tuple[str, str]], own: list[tuple[str, str]], language: str, names: set[str]
) -> list[Sheet]:
    """The Fluent files of a folder. A text may be in another file than its English one, for the program reads all.
    A name may be missing in English, where a thing is called by its id; and a language may have texts that only others
    of its texts use."""
    folder = Path(str(files(package))) / "texts" / language if package else Path("texts") / language
    first = {name: split(f"{FIRST}/{name}", text) for name, text in english if name != RULES}
    theirs = {name: split(str(folder / name), text) for name, text in own if name != RULES}
    have = {entry.name: entry for entries in theirs.values() for entry in entries}
    known = names | {entry.name for entries in first.values() for entry in entries}
    known |= {used for entry in have.values() for used in USED.findall(entry.text)}
    found: list[Sheet] = []
    for name in dict.fromkeys((*first, *theirs)):
        sheet = Sheet(folder / name)
        compare(sheet, first.get(name, []), have)
        sheet.own = theirs.get(name, [])
        sheet.unknown = [(entry.line, entry.name) for entry in sheet.own if entry.name not in known]
        found.append(sheet)
    return found


def name_keys(game: Game[State]) -> set[str]:
    """The keys of all names in a game."""
    return {f"{kind}-{slug(name)}" for kind, names in kinds(game).items() for name in names}


def kinds(game: Game[State]) -> dict[str, list[str]]:
    """The ids of all things in a game that have names, by kind."""
    seats = [seat for scenario in game.scenarios.values() for seat in scenario.seats]
    return {**game.names, "seat": list(dict.fromkeys(seats))}


def compare(sheet: Sheet, english: list[Entry], have: dict[str, Entry]) -> None:
    """What is missing of these texts."""
    for entry in english:
        if not entry.name.startswith("-"):
            sheet.english += 1
            own = have.get(entry.name)
            lost = [] if own is None else [part for part in attributes(entry) if part not in attributes(own)]
            lost = [part for part in lost if part in PARTS]
            if own is None or lost:
                sheet.lost.append((entry, lost))


def attributes(entry: Entry) -> list[str]:
    """The attributes of a message, without parsing it."""
    return ATTRIBUTE.findall(entry.text)


def _written(entry: Entry, parts: list[str]) -> str:
    """A text as it is written in a file: the whole, or only these attributes."""
    found = entry.parsed()
    if parts:
        found = ast.Message(found.id, None, [one for one in found.attributes if one.id.name in parts])
    return FluentSerializer().serialize_entry(found).rstrip("\n")


def _rulebook(game: Game[State], language: str) -> list[Sheet]:
    """The sections of a game's rules."""
    first, own = (_sections(game, name) for name in (FIRST, language))
    if not first:
        return []
    package = game.package()
    folder = Path(str(files(package))) if package else Path()
    sheet = Sheet(folder / "texts" / language / RULES)
    sheet.english = len(first)
    for section, row in first.items():
        lost = [form for form in row if form not in own.get(section, {})]
        if lost:
            texts = "\n".join(_value(form, row[form]) for form in lost)
            sheet.sections.append(f'[[rule]]\nsection = "{section}"\n{texts}')
    sheet.unknown = [(1, section) for section in own if section not in first]
    return [sheet]


def _sections(game: Game[State], language: str) -> dict[str, dict[str, str]]:
    """The sections that this language has itself."""
    found: dict[str, dict[str, str]] = {}
    for name, text in game.texts(language):
        if name == RULES:
            for row in toml(f"{language}/{name}", text)["rule"]:
                found[row["section"]] = {form: said for form, said in row.items() if form != "section"}
    return found


def _value(form: str, text: Any) -> str:
    text = str(text).strip()
    return f'{form} = """\n{text}\n"""' if "\n" in text or '"' in text else f'{form} = "{text}"'


def _page(language: str, games: list[Game[State]], only: str) -> list[Sheet]:
    """The files of the page, each of which stands for itself."""
    web = checkout()
    found: list[Sheet] = []
    for pattern in PAGE if web is not None else ():
        assert web is not None
        for path in sorted(web.glob(f"{pattern}/{FIRST}.ftl")):
            if only and path.parts[-3] != games[0].name:
                continue
            own = path.with_name(f"{language}.ftl")
            theirs = split(str(own), own.read_text("utf-8")) if own.is_file() else []
            english = split(str(path), path.read_text("utf-8"))
            sheet = Sheet(own)
            compare(sheet, english, {entry.name: entry for entry in theirs})
            known = {entry.name for entry in english}
            sheet.own = theirs
            sheet.unknown = [(entry.line, entry.name) for entry in theirs if entry.name not in known]
            found.append(sheet)
    return found


def checkout() -> Path | None:
    """The sources of the page, beside the package; None where only the package is installed."""
    web = Path(str(files(OWN.package))).parents[1] / "web" / "src"
    return web if web.is_dir() else None
