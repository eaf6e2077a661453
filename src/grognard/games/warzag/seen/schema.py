"""The schemas of the view and the layout of WARZAG WWII, as TypedDicts."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypedDict

from grognard.core.sayings import Saying
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
TerritoryKind = Literal["standard", "base", "historic", "industry", "research"]


# The view


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


# The layout


class Territory(TypedDict):
    id: int
    name: Annotated[str, "the id of records; readers see its name among those of the kind territory"]
    x: float
    y: float
    kind: TerritoryKind
    defence: Annotated[int, "the printed bonus of a historic territory"]
    resistance: Annotated[int, "the printed bonus of a historic territory"]
    income: Annotated[int, "points a round; of a war industry, for each army"]
    panel: Annotated[str, "1, or both numbers on a seam: 1/2"]


class NationFacts(TypedDict):
    nation: NationName
    leader: str
    alliance: str


class ArmyFacts(TypedDict):
    army: int
    nation: NationName
    kind: int


class Dossier(TypedDict):
    """One kind of army of one nation, as printed."""

    nation: NationName
    kind: int
    title: Saying
    cost: int
    attack: int
    defence: int
    resistance: int
    range: int
    count: int


class SupplyCard(TypedDict):
    id: str
    number: int
    title: Saying
    text: Saying
    window: str
    copies: int


class Objective(TypedDict):
    id: str
    number: int
    title: Saying
    texts: Annotated[list[Saying], "with two, three and four players"]


class Mission(TypedDict):
    id: str
    number: int
    title: Saying
    text: Saying


class Promotion(TypedDict):
    id: str
    number: int
    title: Saying
    kind: Annotated[int, "the kind of army that it is for"]
    cost: int
    more: Annotated[list[int], Length(4), "what it adds to attack, defence, resistance and range"]
    text: Saying


class Square(TypedDict):
    number: int
    title: Saying
    text: Saying
    effect: str
    value: int
    milestone: Annotated[bool, "it takes effect in passing"]


class Numbers(TypedDict):
    """What things cost, what production brings, what a fortification adds."""

    annex: Annotated[int, "for a standard territory"]
    annex_base: int
    develop: int
    activate: int
    repair: int
    evacuate: int
    production: int
    fort_defence: int
    fort_resistance: int
    per_army: Annotated[int, "what a war industry brings for each army"]
    gift: Annotated[int, "what a gift to a partner costs beside what is given"]
    leader_range: int
    weapon_range: int
    start: Annotated[list[int], Length(3), "the points at the start, of two, three and four players"]
    armistice: Annotated[list[int], Length(2), "the last round, in free-for-all and in alliances"]


class Layout(TypedDict):
    """All that is drawn, the same in every match."""

    width: float
    height: float
    unit: Annotated[float, "the side of a hexagon"]
    territories: list[Territory]
    links: Annotated[list[tuple[int, int]], "pairs of neighbours, by number"]
    nations: list[NationFacts]
    armies: Annotated[list[ArmyFacts], "all armies, by the numbers that acts give them"]
    kinds: list[str]
    dossiers: Annotated[list[Dossier], "four for each nation, in the order of nations and kinds"]
    cards: list[SupplyCard]
    objectives: list[Objective]
    missions: list[Mission]
    promotions: list[Promotion]
    squares: list[Square]
    stack: Annotated[int, "the most armies on a territory"]
    hand: Annotated[int, "the most cards in a hand"]
    numbers: Numbers
    die: Annotated[list[int], "the symbols of the special die, face by face"]
