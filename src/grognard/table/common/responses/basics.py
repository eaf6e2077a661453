"""Words that many responses share: times, paces, lines of text, and why something was refused."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field
from typing_extensions import TypeAliasType, TypedDict

from grognard.texts.parts import Part

Kind = Literal["human", "bot", "open", "link"]
Pace = Literal["live"] | int
Auto = Literal["never", "here", "always"]
HintTerms = Literal["off", "allowed", "shown"]
Time = str
"""In UTC, as 1756-08-29T05:00:00Z."""
Change = TypeAliasType("Change", "list[Any] | dict[str, Change]")
"""A change of JSON data: the new value in a list of one, or the changes of some members, by name or place."""
Parts = list[Part]
"""A line of text in the reader's language, with the things in it."""


class Done(TypedDict):
    ok: Literal[True]


class Reason(TypedDict):
    code: Annotated[str, Field(description="one word for programs")]
    message: Annotated[str, Field(description="one sentence for people")]
    parts: Annotated[Parts, Field(description="the same with the things in it")]
    rule: Annotated[str | None, Field(description="the section of the rules that says so")]
