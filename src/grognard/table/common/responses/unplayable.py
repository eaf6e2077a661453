"""Matches that cannot be opened any more."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field
from typing_extensions import TypedDict

from grognard.table.common.responses.endings import Draw, Ended, Resigned, Resigning, Result


class RecordSeat(TypedDict):
    number: int
    name: str
    who: str | None
    you: bool
    resigning: Annotated[Resigning | None, Field(description="what resigning does, of the caller's seats")]


class RecordTalk(TypedDict):
    who: str
    text: str


class UnplayableRecord(TypedDict):
    """What there is of a match without its rules."""

    id: str
    game: str
    title: str
    scenario: str
    rules: Annotated[str, Field(description="the version of the rules by which it was played")]
    running: bool
    turn: str
    result: Result | Ended | None
    seats: list[RecordSeat]
    voted: Annotated[bool, Field(description="whether the caller has agreed to a draw")]
    votes: int
    draw: Draw | None
    voices: Annotated[
        int, Field(description="how many people must agree to a draw; one alone ends the match without a result")
    ]
    resigned: list[Resigned]
    export: Annotated[bool, Field(description="whether the caller may have a copy")]
    others: Annotated[
        bool, Field(description="whether other people sit there, who are told of a copy while the match runs")
    ]
    story: Annotated[list[str], Field(description="what was told until the last snapshot")]
    talk: Annotated[list[RecordTalk], Field(description="what its people said lately, for them")]
