"""Programs that play by themselves, and what is on offer to them."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field
from typing_extensions import TypedDict

from grognard.table.common.responses.basics import Time


class Offer(TypedDict):
    """An act that is on offer."""

    act: Annotated[int, Field(description="its number in the game's act space, which is frozen")]
    text: Annotated[str, Field(description="its text in the notation of records, which is frozen, too")]
    words: Annotated[str, Field(description="the same in the reader's language")]
    verb: str
    target: int | None


class Offers(TypedDict):
    """All that a seat may do now."""

    seat: int
    seq: Annotated[int, Field(description="what an act must name")]
    question: Annotated[str | None, Field(description="the mark of what the seat is asked; null where it is not asked")]
    prompt: Annotated[str | None, Field(description="what it is asked, in words")]
    space: Annotated[str, Field(description="the fingerprint of the act space")]
    acts: list[Offer]


class Program(TypedDict):
    id: int
    name: str
    created: Time
    used: Annotated[Time | None, Field(description="when it was last here; null where it never was")]


class Programs(TypedDict):
    programs: list[Program]
    most: Annotated[int, Field(description="the most that one person may have")]


class NewProgram(Program):
    token: Annotated[str, Field(description="told once")]


class WhoIs(TypedDict):
    """A program, as it sits at tables."""

    id: int
    name: str
    owner: Annotated[str, Field(description="who answers for it")]
