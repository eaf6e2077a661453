"""Invites and new matches."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field
from typing_extensions import TypedDict

from grognard.table.common.responses.basics import Time


class Invite(TypedDict):
    seat: str
    until: Time | None
    expired: bool


class Link(Invite):
    url: Annotated[str, Field(description="told once, when the link is made")]


class Made(TypedDict):
    id: str
    invites: Annotated[list[Link], Field(description="the links that were made with the match")]
