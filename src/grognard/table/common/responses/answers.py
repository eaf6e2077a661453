"""What an act, or a question why it is not allowed, is answered with."""

from __future__ import annotations

from typing import Annotated, NotRequired

from pydantic import Field
from typing_extensions import TypedDict

from grognard.table.common.responses.basics import Done, Parts, Reason
from grognard.table.common.responses.positions import Position


class Acted(Done):
    position: Position


class Refusal(TypedDict):
    error: Reason
    position: NotRequired[Annotated[Position, Field(description="the fresh position, after an act that was refused")]]


class Why(TypedDict):
    rule: str | None
    why: Annotated[Parts | None, Field(description="one sentence, null if it may be done")]
