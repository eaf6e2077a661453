"""Messages of the sockets."""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired

from pydantic import Field
from typing_extensions import TypedDict

from grognard.table.common.responses.answers import Why
from grognard.table.common.responses.basics import Change, Reason, Time
from grognard.table.common.responses.positions import Position
from grognard.table.common.responses.story import Line


class ChatEntry(TypedDict):
    number: Annotated[int, Field(description="later lines have higher numbers, with gaps")]
    who: str
    you: Annotated[bool, Field(description="whether the reader has written it")]
    text: str
    at: Time


class PositionMessage(TypedDict):
    """The whole position: the first message, and later ones where the page has asked for no changes."""

    type: Literal["position"]
    position: Position


class Patch(TypedDict):
    """What has changed in a position."""

    position: Annotated[Change, Field(description="the new value in a list of one, or the changes of some members")]
    drop: Annotated[int, Field(description="the number of lines to remove from the end of the log")]
    tell: Annotated[list[Line], Field(description="these lines are told instead")]


class ChangesMessage(TypedDict):
    type: Literal["changes"]
    changes: list[Patch]


class DoneMessage(TypedDict):
    """What was asked for is done, and what came of it has been told."""

    type: Literal["done"]
    ask: int | str


class RefusedMessage(TypedDict):
    type: Literal["refused"]
    error: Reason
    ask: NotRequired[int | str]
    position: Annotated[Position | None, Field(description="the fresh position, after an act that was refused")]


class WhyMessage(Why):
    type: Literal["why"]
    ask: int | str | None


class ChatMessage(TypedDict):
    """Lines of the players' chat, or of the spectators' own."""

    type: Literal["chat", "spectator-chat"]
    more: Annotated[bool, Field(description="whether these lines follow those that were told before")]
    lines: list[ChatEntry]
    closed: NotRequired[
        Annotated[
            Literal[True], Field(description="the reader may not read this chat any more, until the match is over")
        ]
    ]


class PresenceMessage(TypedDict):
    type: Literal["presence"]
    seats: Annotated[list[str], Field(description="the seats whose people have a page open")]
    spectators: Annotated[int, Field(description="how many people without a part in the match have one open")]


class Spot(TypedDict):
    """A place on the board, in parts of its width and its height."""

    x: float
    y: float


class PointMessage(Spot):
    """The maker of the match points at a place, or draws an arrow from it. It is stored nowhere."""

    type: Literal["point"]
    to: Annotated[Spot | None, Field(description="the tip of an arrow")]


class NoticeMessage(TypedDict):
    """News of another match of the reader's."""

    type: Literal["notice"]
    match: str
    text: str


class PongMessage(TypedDict):
    type: Literal["pong"]
    now: Annotated[int, Field(description="the time of the service, in milliseconds since 1970")]


class ChangedMessage(TypedDict):
    """The lobby has changed."""

    type: Literal["changed"]


Told = DoneMessage | WhyMessage | ChatMessage | PresenceMessage | PointMessage | NoticeMessage | PongMessage
"""The messages of a match that hold no position."""
MatchMessage = PositionMessage | ChangesMessage | RefusedMessage | Told
LobbyMessage = ChangedMessage | PongMessage | RefusedMessage
