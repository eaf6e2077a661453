"""Lessons."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field
from typing_extensions import TypedDict

from grognard.table.common.responses.basics import Parts
from grognard.table.common.responses.positions import Position


class LessonRow(TypedDict):
    """A lesson in the list of a game's."""

    name: str
    title: str
    summary: str
    seat: str
    sections: Annotated[list[str], Field(description="the sections of the rules that it teaches")]
    steps: int


class Said(TypedDict):
    """What the last act was worth."""

    kind: Annotated[
        Literal["right", "solved", "other", "refused"],
        Field(description="right leads on, solved ends a step; the others change nothing"),
    ]
    text: Parts | None
    rule: str | None


class ShownAct(TypedDict):
    """The act that leads on."""

    verb: str
    target: int | None
    kind: str | None
    text: str


class Standing(LessonRow):
    """Where somebody stands in a lesson."""

    step: Annotated[int, Field(description="the number of the step; beyond the last one when the lesson is done")]
    task: Annotated[Parts, Field(description="what is to be done; at the end, what was learnt")]
    done: bool
    said: Said | None
    show: ShownAct | None
    position: Position
