"""English texts in plain English: patterns that read as translated are counted, and each one left has a reason."""

from __future__ import annotations

import functools
import re
from pathlib import Path
from typing import Final

import pytest
from fluent.syntax import FluentParser, ast

ROOT: Final = Path(__file__).parents[1]

PATTERNS: Final[dict[str, str]] = {
    "free 'who'": r"(?:^|[.:;?!(] ?|\b(?:only|and|or|but|if|of|for|by|to|that) )[Ww]ho (?!(?:will|would)\b)",
    "nobody, somebody, nowhere, anybody": r"\b(?:nobody|somebody|nowhere|anybody|somewhere)\b",
    "is no": r"(?<!there )\b(?:is|are|was|were) no (?!longer\b|more\b|later\b|fewer\b|better\b|farther\b|further\b)",
    "stand": r"\b(?:stand|stands|standing|stood)\b",
    "for nothing, without cost": r"\bfor nothing\b|\bwithout cost\b",
    "anew": r"\banew\b",
    "an own": r"\ban own\b",
    "reckon": r"\breckon",
    "go on with": r"\b(?:go|goes|going|gone|went) on with\b",
    "to go, at hand": r"\b\d+ to go\b|\{ \$\w+ \} to go\b|: to go\b|\bat hand\b",
    "forbids to": r"\bforbids? to\b",
    "counts a point": r"\bcounts? (?:\{ \$\w+ \}|a|one|\d+) (?:VP|points?)\b",
    "percent": r"\btimes out of\b|\bof 100 times\b",
    "who is to": r"\bwho (?:is|are) to\b|\bturn to be \w+ed\b|\bis to be asked\b",
    "so, for like this": r"\b(?:has|have) been \w+ so\b|\balready \w+ so\b",
    "so many": r"\bso many\b(?! that\b)",
    "of its own each": r"\bof (?:its|their|his) own each\b|\beach (?:in|of|with) an? \w+ of (?:its|their|his) own\b",
    "way, for a route": r"\bno way of\b|\b(?:has|have|is|are) no ways?\b|(?<!\bon )(?<!\bin )\bthe way (?:to|of)\b",
    "brings to": r"\bbrings? to\b",
    "most without the": r"(?<!the )(?<!at )\bmost (?:territories|wounds|points|armies|objectives|pieces|troops)\b",
    "comma before too": r", too\b(?! (?:far|few|many|much|late|early|weak|long)\b)",
    "two colons": r":\s[^·.;?!:|]*[^·.;?!:|)]:\s",
    "straight quotation marks": r'"',
    "two spellings": r"\bcounter-attack",
}
_FORMAT: Final = "what has to be typed or written in a file, with its quotation marks"
_LISTED: Final = "a label, its value, and a text from elsewhere that has a colon"
ALLOWED: Final[dict[str, dict[str, str]]] = {
    "straight quotation marks": dict.fromkeys(
        (
            "no-match-file",
            "bad-ended",
            "bad-log",
            "must-be-text",
            "must-be-table",
            "no-record",
            "expected-tag",
            "message-object",
        ),
        _FORMAT,
    ),
    "two colons": {
        "arena-wrong": "a file, a place in it, and what is wrong there, as compilers say it",
        "unwritable-name": "a file, what fails, and why, as the shell says it",
        "cannot-be-written": "a file, what fails, and why, as the shell says it",
        "no-ordinary-file": "a file, what fails, and why, as the shell says it",
        "cannot-be-read": "a file, what fails, and why, as the shell says it",
        "show-seat": _LISTED,
        "show-position": _LISTED,
        "programs-revoked": _LISTED,
        "upgrade-would": "a table of figures in one line",
        "upgrade-done": "a table of figures in one line",
        "bench-table-load": "a table of figures in one line",
        "play-help": "a list of commands, each with its explanation",
        "help-play-opponent": "an option, with its default in brackets",
        "help-admin-seat": "an option, with its default in brackets",
        "help-admin-at": "an option, with its default in brackets",
        "help-admin-keep": "an option, with its default in brackets",
    },
}
"""For a pattern the messages that may have it, each with the reason."""


def files() -> list[Path]:
    """All English texts."""
    found = [*ROOT.glob("src/grognard/**/texts/en/*.ftl"), *ROOT.glob("web/src/**/en.ftl")]
    return sorted(found)


@functools.cache
def sentences(path: Path) -> list[tuple[str, str]]:
    """Each variant of each text of a file, with its key."""
    found: list[tuple[str, str]] = []
    for entry in FluentParser().parse(path.read_text("utf-8")).body:
        if isinstance(entry, ast.Message | ast.Term):
            for pattern in [entry.value, *(attribute.value for attribute in entry.attributes)]:
                if pattern is not None:
                    found += [(entry.id.name, text) for text in variants(pattern)]
    return found


def variants(pattern: ast.Pattern) -> list[str]:
    """A pattern as text; what it chooses among in a sentence of its own each, between the texts around it."""
    found = [""]
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            ends = [element.value]
        elif isinstance(element.expression, ast.SelectExpression):
            ends = [end for variant in element.expression.variants for end in variants(variant.value)]
        elif isinstance(element.expression, ast.VariableReference):
            ends = [f"{{ ${element.expression.id.name} }}"]
        else:
            ends = ["{ $x }"]
        found = [start + end for start in found for end in ends]
    return found


@pytest.mark.parametrize("name", PATTERNS)
def test_a_pattern_that_reads_as_translated_is_gone(name: str) -> None:
    allowed = ALLOWED.get(name, {})
    found = {
        (str(path.relative_to(ROOT)), key): text
        for path in files()
        for key, text in sentences(path)
        if re.search(PATTERNS[name], text, re.IGNORECASE)
    }
    assert {place: text for place, text in found.items() if place[1] not in allowed} == {}
    idle = set(allowed) - {key for _, key in found}
    assert not idle, "what is allowed and no longer there"
    assert all(len(reason) > 10 for reason in allowed.values())


def test_the_patterns_find_what_they_are_for() -> None:
    for name, text in {
        "free 'who'": "Who has no way is lost.",
        "nobody, somebody, nowhere, anybody": "nobody must attack",
        "is no": "Sedan is no neighbour",
        "stand": "units stand there",
        "for nothing, without cost": "stand for nothing",
        "forbids to": "the card forbids to end here",
        "counts a point": "{ $space } counts 1 VP",
        "who is to": "it is Austria's turn to be asked",
        "so, for like this": "{ $territory } has been developed so already",
        "so many": "it must retreat so many cities",
        "of its own each": "a corps, each in a space of its own",
        "way, for a route": "the way to { $city } is blocked",
        "brings to": "the War Status, which this brings to 4",
        "most without the": "the player with most territories wins",
        "comma before too": "That would work, too, but 2 OPS are enough.",
        "two colons": "The French fire with 5 factors: a 3: Loss Number 2.",
        "straight quotation marks": 'Choose "done".',
        "two spellings": "The counter-attack deals 3 damage.",
    }.items():
        assert re.search(PATTERNS[name], text, re.IGNORECASE), name
    assert not re.search(PATTERNS["is no"], "it is no longer possible")
    assert not re.search(PATTERNS["is no"], "there is no fort in Sedan")
    assert not re.search(PATTERNS["free 'who'"], "Seydlitz, who leads the stack")
    assert not re.search(PATTERNS["way, for a route"], "This is on the way to Breslau.")
    assert not re.search(PATTERNS["two colons"], "Range: 2. Left: 3")
    assert len(files()) >= 80
