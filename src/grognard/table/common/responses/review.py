"""Looking back: the course of a match and its analysis."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field
from typing_extensions import TypedDict

from grognard.core.course import Unit
from grognard.table.common.responses.basics import Parts
from grognard.table.common.responses.hints import Advised, Hint
from grognard.table.common.responses.story import Line


class Mark(TypedDict):
    """A point of a match where a round begins."""

    point: Annotated[int, Field(description="the number of acts made by then")]
    round: int
    heading: str


class Points(TypedDict):
    unit: Unit
    rounds: list[Mark]
    battles: Annotated[list[int], Field(description="the acts with which battles began")]


class Series(TypedDict):
    """A number that the game follows, for things of one kind."""

    name: str
    title: str
    kind: str
    bearers: Annotated[list[int], Field(description="indices into the names of that kind")]
    names: Annotated[list[str], Field(description="how the bearers are called")]
    seats: Annotated[list[list[str]], Field(description="for each bearer the seats that led it at the end")]


class Round(Mark):
    measures: Annotated[dict[str, list[int]], Field(description="for each series one number for each bearer")]


class Turning(Mark):
    """Where the standings moved most."""

    lines: list[Line]


class Rounds(TypedDict):
    """The numbers of a match, round by round. The last of the rounds is the end."""

    unit: Unit
    series: list[Series]
    rounds: list[Round]


class Course(Rounds):
    """How a match that is over went, whatever was hidden. The last of the rounds is the end."""

    turnings: list[Turning]


class Thought(TypedDict):
    """What a computer thought of an act that it took."""

    seat: str
    act: str
    why: list[Parts]


class Moment(Turning):
    """Where the chances turned: those of each side before and after, in percent."""

    before: list[int]
    after: list[int]
    thoughts: Annotated[list[Thought], Field(description="of its computers, where they comment on their play")]


class Analysis(Rounds):
    """The chances of each side over a match that is over, as its only series."""

    turnings: list[Moment]


class Would(Hint):
    """What a level would have done at a point of a match that is over."""

    seat: Annotated[str, Field(description="in whose place")]
    played: Annotated[Advised | None, Field(description="what that seat has done")]


class Example(TypedDict):
    """A decision of a player that another one would have improved."""

    point: Annotated[int, Field(description="after how many acts it was asked")]
    heading: str
    played: Advised
    better: Advised
    gain: Annotated[float, Field(description="the share of the win that the better act promised beyond the other")]


class Advice(TypedDict):
    """A kind of question that a player could answer better, after a first game."""

    rule: Annotated[str, Field(description="the section of the rules")]
    title: str
    guide: Annotated[Parts, Field(description="what to think of in such questions")]
    example: Annotated[Example | None, Field(description="the decision that cost most, if any did")]
