"""Choices: what a seat may do now, and what it has taken up."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field
from typing_extensions import TypedDict

from grognard.core.acts import Role
from grognard.table.common.responses.basics import Parts


class Left(TypedDict):
    """Something that a closing act would leave undone or lose."""

    key: Annotated[str, Field(description="one word for programs: what kind of thing it is")]
    text: Parts


class Offered(TypedDict):
    """A verb on offer, with what it may be done to."""

    verb: str
    kind: Annotated[str | None, Field(description="what the targets are; null where the verb stands alone")]
    role: Annotated[Role | None, Field(description="null where the verb stands alone")]
    ends: Annotated[bool, Field(description="whether it closes what was begun")]
    targets: Annotated[list[int], Field(description="indices into the names of that kind (GET /api/games/{game})")]


class Choice(Offered):
    """A verb on offer, with what it may be done to."""

    leaves: Annotated[list[Left], Field(description="what it would leave undone or lose, if it stands alone")]


class Then(TypedDict):
    """The question that follows once what is in hand is put down, with what closes it or takes up something else."""

    prompt: Parts
    choices: list[Choice]


class Held(TypedDict):
    """What the seat has taken up and not put down yet."""

    verb: Annotated[str, Field(description="the verb that took it up")]
    kind: str
    targets: list[int]
    moved: Annotated[bool, Field(description="whether it has moved; if not, undo puts it back")]
    stop: Annotated[str | None, Field(description="the verb that puts it down here, if it may stay")]
    then: Then | None
