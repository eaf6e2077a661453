"""The rules in our own words, section by section, in the reader's language."""

from __future__ import annotations

from typing import Any

from grognard.core.game import Rule
from grognard.games.friedrich import tables

FIRST = "en"
"""The language that stands in where another has no rulebook."""


def rulebook(language: str) -> dict[str, Any]:
    """The file of the rules."""
    folder = f"texts/{language}"
    return tables.read_toml("rules.toml", folder if tables.has_file("rules.toml", folder) else f"texts/{FIRST}")


def rules(language: str) -> list[Rule]:
    book = rulebook(language)
    return [Rule(row["section"], row["title"], _text(book, row)) for row in book["rule"]]


def _text(book: dict[str, Any], row: dict[str, str]) -> str:
    """The text of a section; that of the revised edition, where it differs, below it."""
    text = row["text"].strip()
    return f"{text}\n\n{book['revised_fate']} {row['revised'].strip()}" if "revised" in row else text


def fate_texts(language: str) -> dict[str, dict[str, str]]:
    """What the cards of fate say, each as one paragraph, by section."""
    found: dict[str, dict[str, str]] = {}
    for row in rulebook(language)["rule"]:
        if row["section"].startswith("fate-"):
            shown = {"section": row["section"], "title": row["title"], "text": " ".join(row["text"].split())}
            if "revised" in row:
                shown["revised"] = " ".join(row["revised"].split())
            found[row["section"]] = shown
    return found
