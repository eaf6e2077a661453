"""How a match ends: results, resignations, draws and proposals."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field
from typing_extensions import TypedDict


class Result(TypedDict):
    winners: list[str]
    rule: str | None
    why: str | None


class Ended(TypedDict):
    why: str


class Resigned(TypedDict):
    """A seat that was resigned."""

    seat: str
    name: Annotated[str, Field(description="who resigned it")]


Outcome = Literal["loss", "computer", "end"]


class Resigning(TypedDict):
    """What becomes of the match if the caller resigns this seat."""

    how: Annotated[
        Outcome,
        Field(description="the other side wins, a computer takes the seat, or the match ends without a winner"),
    ]
    winners: list[str]


class Draw(TypedDict):
    """An open offer of a draw."""

    by: Annotated[str | None, Field(description="the seat that offers it")]
    agreed: Annotated[list[str], Field(description="the seats of the people who have agreed")]
    waiting: Annotated[list[str], Field(description="the seats of the people who have not answered")]


class Proposal(TypedDict):
    """To go back to an earlier point, if all agree."""

    keep: Annotated[int, Field(description="the number of acts that are kept")]
    by: str
    heading: str
    agreed: list[str]
    waiting: list[str]
    revealed: Annotated[list[str], Field(description="what everybody has seen since that point")]


class Pledge(TypedDict):
    """A secret that decided for chance before the present one."""

    until: Annotated[int, Field(description="the number of log entries before the next secret")]
    commitment: str
    secret: str
