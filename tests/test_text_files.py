"""Fluent files are split into entries, each parsed when it is first used."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import grognard
from grognard.core.game import find
from grognard.core.refusals import Problem
from grognard.texts import entries
from grognard.texts.words import _bundle, words

SOURCES = Path(grognard.__file__).parent
SMALL = """\
# A comment

first = One
second = Two
    .form = of two

    and more of it
-term = { $case ->
    [one] x
*[other] y
}

### Another comment
third = Three { -term }
first = Again
"""


def test_a_file_is_split_into_its_entries() -> None:
    found = entries.split("en/small.ftl", SMALL)
    assert [(entry.name, entry.line) for entry in found] == [
        *(("first", 3), ("second", 4), ("-term", 8)),
        *(("third", 14), ("first", 15)),
    ]
    _same(found, SMALL)


@pytest.mark.parametrize("path", ["texts/it/core.ftl", "games/paths_of_glory/texts/it/names.ftl"])
def test_entries_are_the_same_as_in_a_file_that_is_parsed_whole(path: str) -> None:
    text = (SOURCES / path).read_text("utf-8")
    _same(entries.split(path, text), text)


def test_the_first_of_two_entries_with_a_name_counts() -> None:
    found = entries.Entries()
    for entry in entries.split("en/small.ftl", SMALL):
        found.add(entry.name, entry)
    assert "first" in found
    assert "fourth" not in found
    message = found["first"]
    assert message.equals(FluentParser().parse_entry("first = One\n"), ["span"])
    assert found["first"] is message


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("one = 1\n\nthis is not a message\n", "en/bad.ftl:3"),
        ("one = 1\n# fine\n? = 2\n", "en/bad.ftl:3"),
        ("9nine = 1\n", "en/bad.ftl:1"),
    ],
)
def test_a_line_that_belongs_to_no_entry_is_an_error_with_its_place(text: str, place: str) -> None:
    with pytest.raises(Problem) as raised:
        entries.split("en/bad.ftl", text)
    assert place in _said(raised.value)


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("one = 1\n\ntwo = { $x\nthree = 3\n", "en/bad.ftl:3"),
        ("one = 1\ntwo =\nthree = 3\n", "en/bad.ftl:2"),
        ("one = 1\n\ntwo = 2\n    .form =\n", "en/bad.ftl:3"),
    ],
)
def test_an_entry_with_an_error_is_an_error_with_its_place_when_it_is_used(text: str, place: str) -> None:
    good, bad = entries.split("en/bad.ftl", text)[:2]
    assert good.parsed().id.name == "one"
    with pytest.raises(Problem) as raised:
        bad.parsed()
    assert place in _said(raised.value)


def test_only_what_is_said_is_parsed(monkeypatch: pytest.MonkeyPatch) -> None:
    parsed: list[str] = []
    parse = FluentParser.parse

    def counted(parser: FluentParser, text: str) -> ast.Resource:
        parsed.append(text)
        return parse(parser, text)

    monkeypatch.setattr(FluentParser, "parse", counted)
    bundle = _bundle.__wrapped__(find("friedrich"), "en", False)
    assert bundle.has_message("verb-discard")
    assert parsed == []
    assert bundle.get_message("verb-discard").value is not None
    assert [text.partition(" =")[0] for text in parsed] == ["verb-discard"]


def _said(problem: Problem) -> str:
    return words().problem(problem)


def _same(found: list[entries.Entry], text: str) -> None:
    """The entries are what a parser makes of the whole text."""
    whole = [part for part in FluentParser().parse(text).body if isinstance(part, ast.Message | ast.Term)]
    assert [entry.name.removeprefix("-") for entry in found] == [part.id.name for part in whole]
    for entry, part in zip(found, whole, strict=True):
        assert entry.parsed().equals(part, ["span", "comment"]), entry.name
