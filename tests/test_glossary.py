"""The printed games' terms: where an English text uses one, the other languages use the word of their rulebook."""

from __future__ import annotations

import csv
import functools
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

import pytest
from fluent.syntax import FluentParser, ast

from tests.installed import INSTALLED

ROOT: Final = Path(__file__).parents[1]
HERE: Final = Path(__file__).parent
PACKAGES: Final = ROOT / "src/grognard/games"
LANGUAGES: Final = {"it": "italian", "hu": "hungarian"}
EVERY: Final = "all"
"""The texts that all games share, and terms that mean the same in each."""
USED: Final = [EVERY, *INSTALLED]


class Term(NamedTuple):
    """A term with the patterns of its words, by language."""

    game: str
    english: str
    words: dict[str, str]

    @property
    def name(self) -> str:
        return self.english.split("|")[0].rstrip("~")


@functools.cache
def pattern(words: str, *, plural: bool) -> re.Pattern[str]:
    """
    The words of the table as a pattern: `~` is any ending, `|` separates alternatives. Between two words there may be
    a short one: *carta di Combattimento*.
    """
    between = r"[^\w.;:!?|]+(?:\w{1,6}[^\w.;:!?|]+)?" if not plural else r"[^\w.;:!?|]+"
    found = []
    for alternative in words.split("|"):
        parts = [re.escape(word).replace(re.escape("~"), r"\w*") for word in alternative.split()]
        found.append(rf"\b{between.join(parts)}{'(?:e?s)?' if plural else ''}\b")
    return re.compile("|".join(found), re.IGNORECASE)


@functools.cache
def terms() -> list[Term]:
    with (HERE / "glossary.csv").open(encoding="utf-8", newline="") as file:
        return [
            Term(row["game"], row["english"], {name: row[name] for name in LANGUAGES.values() if row[name]})
            for row in csv.DictReader(file)
        ]


@functools.cache
def exceptions() -> dict[str, dict[str, dict[str, dict[str, list[str]]]]]:
    with (HERE / "glossary_exceptions.toml").open("rb") as file:
        return tomllib.load(file)


def said(found: ast.Pattern) -> str:
    """What a pattern says: its variants one after the other, for an argument an ellipsis."""
    parts: list[str] = []
    for element in found.elements:
        if isinstance(element, ast.TextElement):
            parts.append(element.value)
        elif isinstance(element.expression, ast.SelectExpression):
            parts += [f"{said(variant.value)} " for variant in element.expression.variants]
        else:
            parts.append("…")
    return "".join(parts).replace("’", "'")


def messages(path: Path) -> Iterator[tuple[str, str]]:
    for entry in FluentParser(with_spans=False).parse(path.read_text("utf-8")).body:
        if isinstance(entry, ast.Message | ast.Term):
            patterns = [entry.value, *(attribute.value for attribute in entry.attributes)]
            yield entry.id.name, " | ".join(said(pattern) for pattern in patterns if pattern is not None)


def files(language: str) -> Iterator[tuple[str, Path]]:
    """The files of a language, each with the game that it is for."""
    for path in sorted((ROOT / "src/grognard/texts" / language).glob("*.ftl")):
        yield EVERY, path
    for folder in ("texts", "pages/texts"):
        yield EVERY, ROOT / f"web/src/{folder}/{language}.ftl"
    for game in INSTALLED:
        yield from ((game, path) for path in sorted((PACKAGES / game.replace("-", "_") / "texts" / language).glob("*")))
        yield from ((game, path) for path in sorted((ROOT / "web/src/faces" / game).glob(f"*/{language}.ftl")))


@functools.cache
def texts(language: str) -> dict[tuple[str, str], str]:
    """All texts of a language, by game and key; a section of the rules has the key `rule 12.3`."""
    found: dict[tuple[str, str], str] = {}
    for game, path in files(language):
        if not path.exists():
            continue
        if path.suffix == ".toml":
            rules = tomllib.loads(path.read_text("utf-8"))["rule"]
            pairs = [(f"rule {rule['section']}", f"{rule['title']} | {rule['text']}") for rule in rules]
        else:
            pairs = list(messages(path))
        for key, text in pairs:
            found[game, key] = f"{found[game, key]} | {text}" if (game, key) in found else text
    return found


@functools.cache
def lower_case() -> dict[tuple[str, str], str]:
    """The English texts in small letters: most of them can be left out without a pattern."""
    return {place: text.lower() for place, text in texts("en").items()}


def wrong(term: Term, language: str) -> dict[str, tuple[str, str]]:
    """
    The messages whose English text uses a term while the other text lacks its word; those of a term of all games are
    called `game/key`.
    """
    english, word = pattern(term.english, plural=True), pattern(term.words[LANGUAGES[language]], plural=False)
    starts = [alternative.split()[0].rstrip("~").lower() for alternative in term.english.split("|")]
    shown, other = texts("en"), texts(language)
    return {
        f"{game}/{key}" if term.game == EVERY else key: (shown[game, key], other[game, key])
        for (game, key), text in lower_case().items()
        if term.game in (game, EVERY) and (game, key) in other
        if any(start in text for start in starts)
        if english.search(text) and not word.search(other[game, key])
    }


@pytest.mark.parametrize("game", USED)
@pytest.mark.parametrize("language", LANGUAGES)
def test_each_term_has_its_word(language: str, game: str) -> None:
    """For all games together, and for the terms of one game."""
    name = LANGUAGES[language]
    lacking, idle = [], []
    for term in terms():
        if term.game == game and name in term.words:
            listed = exceptions().get(name, {}).get(game, {}).get(term.name, {})
            allowed = {key for keys in listed.values() for key in keys}
            found = wrong(term, language)
            lacking += [
                f"{key}: “{term.name}” is “{term.words[name]}”: {english} -> {other}"
                for key, (english, other) in found.items()
                if key not in allowed
            ]
            idle += [f"{name}, {game}, {term.name}: {key}" for key in sorted(allowed - set(found))]
    assert lacking == []
    assert idle == [], "exceptions that are no longer needed"


def test_every_exception_is_of_a_term_and_has_a_reason() -> None:
    reasons = exceptions()["reasons"]
    for language in LANGUAGES.values():
        named = {(term.game, term.name) for term in terms() if language in term.words}
        for game, found in exceptions().get(language, {}).items():
            for name, why in found.items():
                assert (game, name) in named
                assert set(why) <= set(reasons)
                keys = [key for listed in why.values() for key in listed]
                assert keys
                assert len(keys) == len(set(keys))


def test_the_table_covers_each_game_with_terms_that_the_texts_use() -> None:
    assert len(terms()) >= 180
    assert {term.game for term in terms()} == set(USED)
    assert len({(term.game, term.name) for term in terms()}) == len(terms())
    everything = {game: " ".join(text for (of, _), text in texts("en").items() if of == game) for game in USED}
    for term in terms():
        english = pattern(term.english, plural=True)
        assert any(english.search(text) for game, text in everything.items() if term.game in (game, EVERY)), term


def test_a_wrong_word_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    term = Term("paths-of-glory", "Strategic Redeployment", {"italian": "Moviment~ Strategic~|SR"})
    both = {"en": "Choose a unit for Strategic Redeployments", "it": "Scegli un'unità per la ridislocazione strategica"}
    monkeypatch.setattr(f"{__name__}.texts", lambda language: {("paths-of-glory", "ask"): both[language]})
    monkeypatch.setattr(f"{__name__}.lower_case", lambda: {("paths-of-glory", "ask"): both["en"].lower()})
    assert set(wrong(term, "it")) == {"ask"}
    both["it"] = "Scegli un'unità per il Movimento Strategico"
    assert wrong(term, "it") == {}
    assert set(wrong(term._replace(game=EVERY, english="unit", words={"italian": "pezzo"}), "it")) == {
        "paths-of-glory/ask"
    }
    both["en"] = "Choose a unit to redeploy"
    both["it"] = "Scegli un'unità"
    assert wrong(term, "it") == {}


def test_words_are_found_in_their_forms() -> None:
    assert pattern("cart~ combattimento", plural=False).search("due Carte da Combattimento")
    assert not pattern("cart~ combattimento", plural=False).search("la carta. Il combattimento")
    assert pattern("supply source", plural=True).search("two supply sources")
    assert not pattern("pin", plural=True).search("the Alpine troops")
    assert pattern("kárty~", plural=False).search("a kártyát")


def test_every_variant_of_a_message_is_read() -> None:
    text = "a = { $n ->\n    [one] una carta\n   *[other] { $n } carte\n} in mano"
    (message,) = FluentParser(with_spans=False).parse(text).body
    assert isinstance(message, ast.Message)
    assert message.value is not None
    assert said(message.value).split() == ["una", "carta", "…", "carte", "in", "mano"]
