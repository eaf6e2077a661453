"""Games: scenarios, options, opponents, faces and rules."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import Field
from typing_extensions import TypedDict

from grognard.core.acts import Role


class Scenario(TypedDict):
    name: str
    title: str
    text: str
    seats: list[str]
    sides: Annotated[list[list[str]], Field(description="the seats that play together, side by side")]
    first: Annotated[bool, Field(description="whether it suits a first game")]


class Option(TypedDict):
    name: str
    title: str
    text: str
    choices: list[str]
    scenarios: list[str]
    first: Annotated[str | None, Field(description="the choice that suits a first game, where it is not the default")]


class Bot(TypedDict):
    """A computer opponent; the weakest is named first."""

    name: str
    title: str
    text: Annotated[str, Field(description="what to expect of it, in one line")]


class Face(TypedDict):
    """The files with which a game draws its own board, for the browser table."""

    script: Annotated[str, Field(description="the address of an ES module")]
    style: Annotated[str | None, Field(description="the address of a style sheet")]


class Game(TypedDict):
    name: str
    title: str
    rules_version: str
    credits: str
    scenarios: list[Scenario]
    options: list[Option]
    bots: list[Bot]
    usual: Annotated[str, Field(description="the opponent that plays where nobody has chosen one")]
    instructor: Annotated[Bot | None, Field(description="the opponent for a first game; null where there is none")]
    seat_names: Annotated[dict[str, str], Field(description="how the seats are called in the reader's language")]
    face: Annotated[
        Face | None, Field(description="null where the table has the game's board itself, or draws it plainly")
    ]


class GameDetails(Game):
    kinds: Annotated[dict[str, list[str]], Field(description="for each kind of thing the names of all, by index")]
    roles: Annotated[dict[str, Role], Field(description="for each kind of target what it is to the table")]
    verbs: Annotated[dict[str, str | None], Field(description="for each verb the kind of its targets")]
    verb_texts: Annotated[
        dict[str, str],
        Field(description="what the verbs are called, as a Fluent file of the reader's language, then of English"),
    ]
    chance: Annotated[list[str], Field(description="the verbs that chance uses, never a player")]


class Opening(TypedDict):
    """The first position of a game, to be drawn as a picture."""

    game: str
    scenario: str
    options: dict[str, str]
    view: Annotated[dict[str, Any], Field(description="the board as all see it, in the game's own terms")]


class Rule(TypedDict):
    section: str
    title: str
    text: str
