"""Who sits on a seat."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field
from typing_extensions import TypedDict

from grognard.table.common.responses.basics import Auto, Kind, Time


class LowerLevel(TypedDict):
    """A lower level of a computer opponent."""

    bot: str
    title: str


class Seated(TypedDict):
    """Who sits in a seat."""

    name: str
    kind: Kind
    program: Annotated[bool, Field(description="whether it is a program of somebody's; the name says so, too")]
    online: bool
    you: bool
    yours: Annotated[bool, Field(description="a seat of the caller's that a computer plays for now")]
    auto: Annotated[
        Auto | None,
        Field(description="of the caller's seats: when the table answers for it where it has no choice"),
    ]
    late: Annotated[
        Time | None,
        Field(description="from when the caller may hand this seat to a computer; null while nobody waits for it"),
    ]
    deadline: Annotated[
        Time | None,
        Field(description="deadline of this seat's decision; null if the seat is not asked or has no time limit"),
    ]
    invite: Annotated[Time | None, Field(description="for who made the match: until when the link to this seat works")]
    say: Annotated[
        Time | None,
        Field(description="of a seat that was handed over: until when its person, who is away, is asked for agreement"),
    ]
    busy: Annotated[
        bool,
        Field(description="whether its computer takes much longer than its level does, because the host is busy"),
    ]
    lower: Annotated[
        LowerLevel | None,
        Field(description="of a computer that takes so long: a lower level that the caller may choose instead"),
    ]
