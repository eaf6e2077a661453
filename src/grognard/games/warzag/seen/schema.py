"""The schema of the view of WARZAG WWII, as TypedDicts."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypedDict

from grognard.core.schema import CommonView, Length

NationName = Literal["uk", "ussr", "germany", "italy"]
NATION_NAMES: Final[list[NationName]] = ["uk", "ussr", "germany", "italy"]
Stage = Literal[
    "planning",
    "support",
    "defence",
    "attack",
    "roll",
    "fortune",
    "counterattack",
    "wounds",
    "removal",
    "outcome",
    "taking",
    "over",
]


class Army(TypedDict):
    army: int
    nation: NationName
    kind: int
    at: Annotated[str, "the name of the territory"]
    wounds: int
    defence: Annotated[int, "what is left of its defence"]
    moved: bool
    fought: bool


class Progress(TypedDict):
    has: int
    needs: int


class ObjectiveProgress(Progress):
    metric: str


class Nation(TypedDict):
    nation: NationName
    playing: bool
    points: int
    income: Annotated[int, "what Phase I would bring now"]
    own: list[str]
    home: str | None
    leader: str | None
    leader_waits: Annotated[bool, "he was sent back, and misses his nation's next turn or the present one"]
    cards: int
    hand: Annotated[list[str] | None, "ids of supply cards; null where they are hidden"]
    mission: str | None
    mission_progress: Progress | None
    objective: str | None
    progress: list[ObjectiveProgress] | None
    token: Annotated[int, "the square of the research token, -1 before the track is open"]
    steps: Annotated[int, "how far the token would move now"]
    weapon: bool
    promotions: list[str]
    values: Annotated[
        list[Annotated[list[int], Length(4)]],
        "attack, defence, resistance and range of each kind, with bonuses",
    ]
    stock: Annotated[list[int], "armies of each kind that are left"]
    kills: int
    captures: int
    missions: int


class Invasion(TypedDict):
    """An invasion in progress: numbers of nations, territories and armies."""

    nation: int
    alliance: int
    target: int
    defender: int
    stage: Stage
    armies: list[int]
    support: int
    mines: int
    partisans: int
    attack: int
    defence: int
    bonus: int
    resistance_bonus: int
    defenders: list[int]
    doomed: Annotated[list[int], "defenders that are eliminated, and still fight"]
    lost: Annotated[list[int], "invaders that are eliminated"]
    die: Annotated[int, "the face; 0 where none is rolled, -1 before the roll"]
    symbol: int | None
    damage: int | None


class NamedStep(TypedDict):
    name: str


class Step(NamedStep, total=False):
    """What is going on; which fields there are depends on the step."""

    phase: str
    invasion: Invasion
    origins: Annotated[list[int], "the territories chosen so far"]
    armies: Annotated[list[int], "the armies chosen so far"]
    army: int
    left: Annotated[int, "points that are left to give out"]
    discount: Annotated[int, "off the price of the next army"]
    free: Annotated[int, "free developments"]


class Developed(TypedDict):
    """The territories with each development."""

    camp: list[str]
    production: list[str]
    fortification: list[str]


class View(CommonView):
    step: Step
    round: int
    last_round: Annotated[int | None, "the round in which an armistice ends the game, if that option is used"]
    active: NationName | None
    order: list[NationName]
    alliances: bool
    nations: list[Nation]
    armies: list[Army]
    developed: Developed
    radioactive: list[str]
    deck: int
    discards: list[str]
    mission_deck: int
    mission_bottom: Annotated[list[str | None], "the missions under the deck; null where not all have seen them"]
