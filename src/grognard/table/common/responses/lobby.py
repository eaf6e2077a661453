"""The lobby: matches in a list."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field
from typing_extensions import TypedDict

from grognard.table.common.responses.basics import Kind, Pace, Time
from grognard.table.common.responses.endings import Ended, Resigned, Result


class RowSeat(TypedDict):
    name: str
    who: str | None
    kind: Kind
    program: bool
    you: bool


class Row(TypedDict):
    """A match in a list."""

    id: str
    game: str
    title: str
    scenario: str
    options: dict[str, str]
    host: Annotated[str | None, Field(description="who has opened the table")]
    pace: Pace
    public: bool
    several: bool
    programs: Annotated[bool, Field(description="whether programs may take its free seats")]
    seats: list[RowSeat]
    turn: str
    asked: list[str]
    your_turn: bool
    result: Result | Ended | None
    resigned: list[Resigned]
    deadline: Time | None
    updated: Time


class Lobby(TypedDict):
    open: list[Row]
    mine: list[Row]
    finished: list[Row]
