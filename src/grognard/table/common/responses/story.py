"""The log: what happened, line by line."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field
from typing_extensions import TypedDict

from grognard.core.event_kinds import About
from grognard.table.common.responses.basics import Parts


class Whose(TypedDict):
    """A nation, a power, a side."""

    kind: str
    number: int


class Headed(TypedDict):
    """What a line has from its heading."""

    under: Annotated[
        str, Field(description="what the heading says, in no language: lines with the same one belong together")
    ]
    heading: str


class ByWhom(TypedDict, total=False):
    by: Annotated[Whose, Field(description="whose turn it stands in: a thing of the game")]


class Beside(TypedDict, total=False):
    """What a line tells beside its sentence."""

    way: Annotated[list[int], Field(description="the places that the pieces went through, ends included")]
    about: Annotated[About, Field(description="what the sentence is about, in a word that all games share")]
    word: Annotated[str, Field(description="a word of the game's own for what the sentence speaks of")]


class Line(Headed, ByWhom, Beside):
    """What happened, in one sentence."""

    n: Annotated[int, Field(description="the number of the act")]
    text: Parts
