"""The schemas of Friedrich's view and layout, as TypedDicts."""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict

from grognard.core.sayings import Saying
from grognard.core.schema import CommonView, Length

OffensiveState = Literal["open", "declared", "declined", "ended"]
PieceKind = Literal["general", "train"]
CityKind = Literal["city", "depot", "objective"]
Anchor = Literal[0, 1, 2]


# The view


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


# The layout

Place = tuple[int, int, int, int]
"""Of a name on the map: x, y, size, slope."""


class City(TypedDict):
    id: int
    name: Annotated[str, "the id of records; readers see its name among those of the kind city"]
    x: int
    y: int
    country: str
    suit: int
    kind: CityKind
    depot_of: int | None
    objective_of: int | None
    objective_order: int | None
    defender: int | None


class Sector(TypedDict):
    id: str
    name: str
    suit: int
    x: int
    y: int
    width: int
    height: int


class NationFacts(TypedDict):
    name: str
    defender: bool
    home: list[str]
    depots: list[int]
    troops: Annotated[int, "at the start, and the most that it can have"]
    objectives: list[int]


class PieceFacts(TypedDict):
    name: str
    nation: int
    kind: PieceKind
    rank: int | None
    city: int


class FateText(TypedDict):
    """What a section of the cards of fate says."""

    section: str
    title: Saying
    text: Saying
    revised: Annotated[Saying | None, "what it says with the option revised_fate, where that is something else"]


class FateTexts(TypedDict):
    """The cards of fate with their texts: lines by name ("5 spades"), strokes by theirs ("America")."""

    cards: list[str]
    lines: dict[str, FateText]
    strokes: dict[str, FateText]


class Charts(TypedDict):
    """What printed player aids have."""

    draws: Annotated[list[list[int]], "the Tactical Cards that each nation draws: at first, and after each cut"]
    west: Annotated[list[int], "the same of Prussia in the War in the West"]
    theatre: Annotated[list[int], "the same of Prussia in the Austrian Theatre"]
    price: Annotated[int, "of a troop or a supply train"]
    high_price: Annotated[int, "the same while all depots are taken"]
    reserve: Annotated[int, "what a Reserve is worth in recruiting"]
    substitutes: Annotated[list[list[int]], "the cities where each nation enters while all its depots are taken"]
    revised: Annotated[list[list[int]], "the same with the option revised_reentry"]
    general: Annotated[int, "the cities that a general moves"]
    train: Annotated[int, "the cities that a supply train moves"]
    protects: Annotated[int, "within so many cities a general protects objectives"]
    supplies: Annotated[int, "within so many cities a supply train supplies generals"]
    troops: Annotated[int, "the most troops of a general"]
    stack: Annotated[int, "the most generals in a city"]
    decks: int
    deck: Annotated[int, "the cards of a deck"]


class Country(TypedDict):
    area: str
    core: str


class Land(TypedDict):
    """The drawn land as paths."""

    coast: str
    lakes: str
    water_lines: list[str]
    great_rivers: str
    small_rivers: str
    hills: Annotated[list[float], "x, y and size of each hill in turn"]
    countries: dict[str, Country]
    borders: str


class Drawing(TypedDict):
    """What is drawn in every language."""

    width: int
    height: int
    margin: int
    suits: list[str]
    cards: Annotated[list[str], "the ids of the cards, by number"]
    countries: Annotated[list[str], "the ids of the countries, by number"]
    cities: list[City]
    roads: Annotated[list[tuple[int, int, int]], "two cities each, and 1 for a main road"]
    sectors: list[Sector]
    nations: list[NationFacts]
    pieces: list[PieceFacts]
    country_names: dict[str, list[Place]]
    sea_names: dict[str, Place]
    fate: FateTexts
    charts: Charts
    land: Land


class CityLabel(TypedDict):
    text: str
    length: Annotated[float, "how wide it is in the size of its letters"]


class Sheet(TypedDict):
    """The names of the cities at one size of lettering."""

    size: float
    signs: Annotated[float, "how large the signs of the cities are"]
    labels: Annotated[list[tuple[int, float, float, Anchor]], "city, x, y, and 0 for start, 1 for middle, 2 for end"]


class Lettering(TypedDict):
    """What depends on what readers call things."""

    labels: Annotated[list[CityLabel], "what is written at each city"]
    plates: Annotated[list[float], "how wide the name of each piece is"]
    sheets: list[Sheet]


class Layout(Drawing, Lettering):
    """All that is drawn, the same in every match."""
