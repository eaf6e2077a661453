"""The schemas of the view and the layout of Quartermaster General: 1914, as TypedDicts."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypedDict

from grognard.core.sayings import Saying
from grognard.core.schema import CommonView, Length

CoalitionName = Literal["central", "entente"]
COALITION_NAMES: Final[list[CoalitionName]] = ["central", "entente"]
Phase = Literal["woe", "draft", "play", "attrition", "prepare", "draw", "end"]
BorderKind = Literal["land", "sea", "coast", "neutral"]


# The view


class Nation(TypedDict):
    code: str
    name: str
    power: str
    armies: list[str]
    navies: list[str]
    unsupplied: list[str]
    chain: Annotated[
        list[Annotated[list[str], Length(2)]], "pairs of neighbouring spaces between which supply is traced"
    ]
    buildable: Annotated[list[str], "the free spaces in which a new piece would be supplied"]
    armies_left: int
    navies_left: int
    silenced: Annotated[bool, "an enemy army is in its home: its armies and Status cards do not score"]


class Power(TypedDict):
    code: str
    name: str
    coalition: CoalitionName
    player: str
    hand_count: int
    hand: list[str] | None
    hand_known: list[str]
    prepared_count: int
    prepared: list[str] | None
    prepared_known: list[str]
    status: list[str]
    used: list[str]
    deck_count: int
    deck: list[str] | None
    deck_known: Annotated[list[str], "cards of another power that all have seen going under the deck"]
    bottom: list[str] | None
    face_up_count: int
    discards: Annotated[list[str], "face up, from the top: one's own whole pile; of other powers the top card only"]
    face_down_count: int
    face_down: list[str] | None
    face_down_known: list[str]
    passing: Annotated[list[str], "the windows and Status cards that the power passes for the rest of the turn"]


class Suffering(TypedDict):
    """Attrition that a power still suffers."""

    power: str
    left: int


class RequiredStep(TypedDict):
    name: str
    phase: Annotated[Phase | None, "the step of the turn, also while something inside it is going on"]
    attrition: Annotated[list[Suffering], "the powers that still suffer attrition, the next one first"]


class Step(RequiredStep, total=False):
    """What is going on; which fields there are depends on the step."""

    nation: str
    spaces: list[str]
    space: str
    against: Annotated[str, "of a counterattack: the space it would attack"]
    cards: list[str]
    card: Annotated[str, "the card being played"]
    window: Annotated[str, "the window that a power may pass for the rest of the turn"]
    statuses: Annotated[list[str], "the Status cards that the question is about"]
    power: Annotated[str, "the power that must discard cards"]
    left: Annotated[int, "how many cards it must discard"]
    zone: Annotated[Literal["hand", "prepared"], "from where it must discard them"]
    reason: str
    because: Annotated[str, "the card that makes it discard"]


# "from" is a keyword of Python
Fight = TypedDict(
    "Fight",
    {
        "attacker": str,
        "from": str,
        "space": str,
        "defenders": Annotated[list[str], "the nations with a piece there"],
        "difficult": bool,
        "attack": int,
        "defence": int,
        "spent": Annotated[list[str], "the cards that both sides have used, in this order"],
        "failed": Annotated[bool, "the attack has failed; a counterattack may follow"],
        "laid": Annotated[list[str], "the cards of the answer that is being given"],
        "answering": Literal["attack", "defence"] | None,
        "needed": int,
    },
)


class Points(TypedDict):
    central: int
    entente: int


class StatusPoints(TypedDict):
    card: str
    coalition: CoalitionName
    points: int


class View(CommonView):
    step: Step
    round: int
    rounds: int
    margin: Annotated[int, "the lead in points that ends the game after a scoring round"]
    scoring: Annotated[list[int], "the rounds after which points are scored"]
    power: Annotated[str | None, "the power whose turn it is; null during the set-up"]
    points: Points
    objectives: Annotated[
        list[list[str]], Length(2), "the objectives that the Central Powers and the Entente would score now"
    ]
    status_points: Annotated[list[StatusPoints], "the Status cards that would score now"]
    tokens: Annotated[list[str], "the spaces with objective tokens"]
    truce: bool
    nations: list[Nation]
    powers: list[Power]
    battle: Annotated[list[Fight], "the battles in progress, the innermost last"]


# The layout

Point = Annotated[list[float], Length(2)]
Pair = Annotated[list[str], Length(2)]
"""The codes of two spaces."""


class Label(TypedDict):
    """A name on the map."""

    x: Annotated[float, "the middle of the lines"]
    y: float
    size: float
    turn: float
    lines: list[str]


class Room(TypedDict):
    """What has its place within a space."""

    slots: Annotated[list[Point], "where pieces are drawn, the first one first"]
    label: Label
    place: Annotated[Point, "where the mark of a home or an objective is drawn"]


class Space(Room):
    id: int
    code: str
    name: Annotated[str, "the id of records; readers see its name among those of the kind space"]
    x: Annotated[float, "where the first piece is drawn"]
    y: float
    d: Annotated[str, "the outline of the whole area, islands included"]
    kind: Literal["land", "sea"]
    difficult: bool
    objective: bool
    home_of: Annotated[str | None, "the nation whose home it is"]
    near: list[str]


class Outside(TypedDict):
    """An area that is not in the game."""

    id: Annotated[int, "its number among the areas"]
    name: str
    d: str
    label: Label | None


class Border(TypedDict):
    kind: BorderKind
    between: Annotated[list[str | None], Length(2), "the codes of two spaces; an area that is not in the game has none"]
    d: str


class Crossing(TypedDict):
    """A border so short that one might miss it."""

    between: Pair
    d: str


class Canal(TypedDict):
    between: Pair
    d: str
    x: float
    y: float


class NationFacts(TypedDict):
    code: str
    name: str
    power: str
    coalition: CoalitionName
    armies: int
    navies: int
    home: str
    army: Annotated[Saying, "what its armies are called: 'German army'"]
    navy: Saying


class CardFacts(TypedDict):
    id: int
    name: Annotated[str, "the id of records; readers see its name among those of the kind card"]
    section: Annotated[str, "the section of the rules that describes the card"]
    nation: str
    type: str
    type_text: Saying
    copies: int
    text: Saying
    prepared: Saying
    prepared_short: Annotated[
        Saying,
        "the same in few words, for the foot of the card: where it counts, or what it is if it counts everywhere",
    ]
    symbol: str
    strength: int
    supply: bool
    where: str
    hits: Annotated[list[tuple[str, int]], "attrition of named powers, with how much each of them suffers"]
    scores: Annotated[int, "the points that the Status card can score in a scoring round"]


class Charts(TypedDict):
    """What printed player aids have beside what is on the map and on the cards."""

    opening: Annotated[int, "the cards dealt at the start"]
    hand: Annotated[int, "the cards to which the Draw step fills the hand"]
    draft: Annotated[int, "the cards that the Draft step costs"]


class Layout(TypedDict):
    """All that is drawn, the same in every match."""

    kind: str
    width: int
    height: int
    margin: Annotated[int, "the frame around the areas"]
    spaces: list[Space]
    links: list[Pair]
    neutral: Annotated[list[Outside], "countries that no piece may enter"]
    closed: Annotated[list[Outside], "waters that no piece may enter"]
    lakes: Annotated[list[str], "waters inside a space"]
    borders: list[Border]
    canal: Canal
    crossings: list[Crossing]
    key: Annotated[list[int], Length(4), "left, top, width and height of the key to the map"]
    rose: Annotated[list[int], Length(3), "x, y and reach of the compass rose"]
    hills: Annotated[list[int], "x, y and size of each hill in turn"]
    graticule: str
    nations: list[NationFacts]
    cards: list[CardFacts]
    charts: Charts
