"""Hints: what an opponent would do."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field
from typing_extensions import TypedDict

from grognard.table.common.responses.basics import Parts


class Advised(TypedDict):
    """An act, as it is sent, and in words."""

    verb: str
    kind: str | None
    target: int | None
    text: str


class Weighed(TypedDict):
    act: Advised
    value: Annotated[float, Field(description="the share of the win that it promises, from 0 to 1")]
    spread: Annotated[float, Field(description="how far that may be off")]


class Hint(TypedDict):
    """What an opponent would do in the caller's place, from what that seat knows alone."""

    act: Advised
    level: Annotated[str, Field(description="which opponent")]
    sure: Annotated[float, Field(description="how sure it is, from 0 to 1")]
    reasons: Annotated[list[Parts], Field(description="what speaks for it, the weightiest first")]
    weighed: Annotated[list[Weighed], Field(description="what else was weighed, the best first, its own act included")]
