"""The schema of Friedrich's view, as TypedDicts."""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict

from grognard.core.schema import CommonView, Length

OffensiveState = Literal["open", "declared", "declined", "ended"]
PieceKind = Literal["general", "train"]


class Piece(TypedDict):
    name: str
    nation: int
    kind: PieceKind
    rank: int | None
    city: int | None
    gone: bool
    down: bool
    moved: bool


class Stack(TypedDict):
    city: int
    nation: int
    generals: list[str]
    troops: int | None
    known: bool


class OpenNation(TypedDict):
    """A nation as everybody sees it."""

    nation: int
    name: str
    player: str
    out: bool
    troops: int
    ceiling: int
    cards: int
    decks: list[int]
    draws: int
    needed: list[int]
    held: list[int]
    supplied: Annotated[list[int], "the cities within reach of its supply trains"]
    protected: Annotated[list[int], "the cities that it protects"]
    trains: list[str]


class Nation(OpenNation):
    hand: list[str] | None
    known: list[str]


class Cards(TypedDict):
    pile: int
    opened: int
    discards: list[int]
    seen: list[str]


class Fate(TypedDict):
    first: Annotated[int, "the turn at whose end the first card is drawn"]
    drawn: list[str]
    left: list[str]
    line: str | None
    spent: bool
    victor: str | None
    beaten: bool
    attack_suit: str | None
    resting: list[str]


class Offensive(TypedDict):
    state: OffensiveState
    aside: str | None


class Side(TypedDict):
    """One side of a battle."""

    nation: int
    city: int
    suit: str
    generals: list[str]
    troops: int
    score: int


class Played(TypedDict):
    """A card played in a battle."""

    side: int
    card: str
    points: int


class NamedStep(TypedDict):
    name: str


class Step(NamedStep, total=False):
    """What is going on; which fields there are depends on the step."""

    sides: Annotated[list[Side], Length(2), "in a battle: the attacker, then the defender"]
    right: Annotated[int, "in a battle: the side that may play a card"]
    plays: list[Played]
    pieces: Annotated[list[str], "in a march: the group"]
    city: Annotated[int, "in a march or a retreat: where it begins"]
    used: int
    goal: int
    winner: int
    steps: int
    ways: Annotated[list[list[int]], "for each possible destination the cities on the way, ends included"]
    pairs: Annotated[list[int], "in the combat phase: own city, hostile city, own city, ..."]
    target: int
    cities: list[int]
    units: Annotated[int, "while recruiting, for the recruiting seat only"]
    price: int
    paying: bool
    paid: list[str]
    fresh: Annotated[list[str], "the cards just drawn, for the seat that drew them"]


class View(CommonView):
    step: Step
    turn: int
    nation: int | None
    pieces: list[Piece]
    nations: list[Nation]
    held: list[int]
    marks: list[int]
    guards: Annotated[
        list[Annotated[list[int], Length(2)]], "the objectives that are protected, each with the nation that does so"
    ]
    fate: Fate
    offensive: Offensive
    stacks: list[Stack]
    cards: Cards
