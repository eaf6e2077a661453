"""The schema of views: what the views of all games have in common, as TypedDicts, and how a schema says what a type
cannot. A string in Annotated describes a field; Length is the length of a list."""

from __future__ import annotations

from typing import Annotated, Any, TypedDict


class Length:
    """The length that a list always has."""

    def __init__(self, number: int) -> None:
        self.number = number


Heading = list[Any]
"""A saying as JSON data: its key and its arguments."""


class CommonView(TypedDict):
    """The fields that every view has."""

    game: str
    scenario: str
    options: dict[str, str]
    seats: list[str]
    seat: Annotated[int | None, "the seat whose viewpoint this is; null for a spectator"]
    heading: Annotated[Heading, "the turn and the stage, as a key with its arguments"]
    asked: Annotated[list[str], "the seats that must decide now"]
    result: Annotated[list[Any] | None, "the winners, the section of the rules, and the reason as a key with arguments"]


class Head(CommonView):
    """How every view begins."""

    step: Any
    """What is going on, in the terms of the game."""
