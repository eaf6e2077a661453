"""Rich text: a line as a list of plain text and of things that can be pointed at."""

from __future__ import annotations

from typing_extensions import TypedDict


class Thing(TypedDict):
    """Something with a name, within a line of text."""

    kind: str
    number: int
    text: str


Part = str | Thing
"""A piece of a line."""
