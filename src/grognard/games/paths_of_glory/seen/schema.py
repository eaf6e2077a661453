"""The schemas of the view and the layout of Paths of Glory, as TypedDicts."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypedDict

from grognard.core.sayings import Saying
from grognard.core.schema import CommonView, Length

SideName = Literal["AP", "CP"]
SIDE_NAMES: Final[list[SideName]] = ["AP", "CP"]
Level = Literal["mobilization", "limited", "total"]
LEVELS: Final[list[Level]] = ["mobilization", "limited", "total"]
Season = Literal["winter", "spring", "summer", "fall"]
SEASONS: Final[list[Season]] = ["winter", "spring", "summer", "fall"]
Greece = Literal["neutral", "limited", "war"]
America = Literal["neutral", "allowed", "zimmermann", "over-there"]
RussianBox = Literal[
    "tsar",
    "command-allowed",
    "command",
    "fall-allowed",
    "fall",
    "revolution-allowed",
    "revolution",
    "treaty",
]
CombatPhase = Literal["pull-back", "trench-cards", "flank", "cards", "fire", "losses", "retreat", "advance"]
Terrain = Literal["clear", "mountain", "swamp", "forest", "desert"]
TERRAINS: Final[list[Terrain]] = ["clear", "mountain", "swamp", "forest", "desert"]


# The view


class Counter(TypedDict):
    piece: str
    unit: str
    place: Annotated[str, "a space, Reserve, Eliminated or Removed"]
    reduced: bool
    supplied: bool
    idle: Annotated[bool, "it stays where it is in this action"]
    moved: bool
    struck: Annotated[bool, "it has attacked in this action"]
    fled: Annotated[bool, "it has retreated in this action"]
    neutral: Annotated[bool, "its nation is not at war"]


class Trench(TypedDict):
    space: str
    side: SideName
    level: int


class Cards(TypedDict):
    """The cards of one side, by number."""

    side: SideName
    hand: Annotated[list[int] | None, "null where the hand is hidden"]
    known: Annotated[list[int], "the cards of a hidden hand that the seat knows"]
    count: int
    deck: int
    discards: list[int]
    removed: list[int]
    kept: Annotated[list[int], "Combat Cards that lie face up"]
    served: Annotated[list[int], "kept Combat Cards that cannot be used again now"]
    aside: Annotated[list[int] | None, "optional cards that may be chosen before the game"]


class Reason(TypedDict):
    why: Annotated[str, "a word of the game, or the code of a card"]
    by: int


class Fire(TypedDict):
    """What one side does in a combat."""

    side: SideName
    factors: int
    table: Literal["army", "corps"]
    column: Annotated[int, "the number of the column before shifts"]
    shifted: Annotated[int, "the number of the column after shifts"]
    shifts: list[Reason]
    drms: list[Reason]
    die: int | None
    total: int | None
    loss: Annotated[int | None, "the Loss Number that it inflicts; null while it has not fired"]
    left: Annotated[int, "what it still has to take"]


class Forecast(TypedDict):
    """An attack as it would be fired without Combat Cards and flank attacks."""

    pieces: Annotated[list[str], "the counters that attack"]
    sides: Annotated[list[Fire], Length(2), "the attacker, then the defender"]
    beats: Annotated[int, "in so many of 36 throws the attacker has the higher Loss Number"]
    beaten: Annotated[int, "in so many of 36 throws the defender has it"]


class Forecasts(TypedDict):
    picked: Forecast | None
    all: Annotated[Forecast | None, "if all attack that can"]


class Flank(TypedDict):
    pin: str | None
    die: int | None
    drm: int
    success: bool | None


# "from" is a keyword of Python
Combat = TypedDict(
    "Combat",
    {
        "space": str,
        "attackers": list[str],
        "from": list[str],
        "defenders": list[str],
        "fort": Annotated[int, "the strength of a fort that takes part"],
        "phase": CombatPhase,
        "flank": Flank | None,
        "sides": Annotated[list[Fire], Length(2), "the attacker, then the defender"],
        "cards": list[int],
        "retreat": Annotated[int, "how many spaces the defender has to retreat"],
    },
)


class Russia(TypedDict):
    box: RussianBox
    spaces: int
    then: int | None


class SpacesOfSides(TypedDict):
    """For each side some spaces."""

    AP: list[str]
    CP: list[str]


class NamedStep(TypedDict):
    name: str


class Step(NamedStep, total=False):
    """What is going on; which fields there are depends on the step."""

    card: Annotated[int, "the card whose action it is"]
    pieces: Annotated[list[str], "the counters that the step is about"]
    picked: Annotated[list[str], "the counters that were picked to attack a space"]
    forecast: Annotated[Forecasts, "how the attack would be fired, while its units are picked"]
    space: str
    left: Annotated[int, "what is left of operations, of redeployment, of a march, or of losses"]
    first: bool
    halves: Annotated[dict[str, int], "replacement points that are left, in halves"]


class View(CommonView):
    step: Step
    turn: int
    turns: int
    season: Season | None
    round: Annotated[int, "1 to 6; 0 outside of the Action Rounds"]
    side: SideName | None
    players: Annotated[list[int], Length(2), "the seats of the Allies and of the Central Powers"]
    bid: Annotated[int, "the points that were bid for the Allies; below 0, for the Central Powers"]
    points: int
    status: Annotated[list[int], Length(2)]
    levels: Annotated[list[Level], Length(2)]
    war: Annotated[list[str], "nations that have entered the war"]
    greece: Greece
    offensives: Annotated[list[str], Length(2)]
    actions: Annotated[list[list[str]], Length(2)]
    replacements: dict[str, int]
    russia: Russia
    us: America
    control: SpacesOfSides
    trenches: list[Trench]
    forts: Annotated[list[str], "where forts are not destroyed"]
    besieged: list[str]
    beachhead: str | None
    moves: list[str]
    attacks: list[str]
    attacked: list[str]
    units: list[Counter]
    ways: Annotated[
        dict[str, list[str]],
        "the supply line of a unit, from its space to the source; empty: out of supply; units of a space that share a"
        " line have it once",
    ]
    cards: Annotated[list[Cards], Length(2)]
    card: Annotated[int | None, "the card that is being played"]
    played: Annotated[list[int], "cards whose events have been played"]
    supply: SpacesOfSides
    combat: Combat | None


# The layout


class Space(TypedDict):
    id: int
    name: str
    x: int
    y: int
    map: Literal["europe", "near-east"]
    nation: str
    terrain: Terrain
    fort: Annotated[int, "the strength of the printed fort, 0 where there is none"]
    vp: Annotated[bool, "it counts for victory in the Historical scenario and The Great War"]
    classic: Annotated[bool, "it counts for victory in the other scenarios"]
    capital: Annotated[str, "the nation whose capital it is"]
    supply: Annotated[str, "the side or nation that traces supply to it"]
    port: str
    owner: Annotated[str, "the side in whose colour it is printed"]
    near: list[str]


class Link(TypedDict):
    a: str
    b: str
    only: Annotated[str, "those who may use a limited link; empty where all may"]


class Unit(TypedDict):
    """A sort of counters."""

    id: str
    nation: str
    side: SideName
    army: bool
    cf: int
    lf: int
    mf: int
    reduced: Annotated[list[int], Length(3), "combat, loss and movement factor of a reduced unit"]


class PieceFacts(TypedDict):
    id: str
    unit: str


class CardFacts(TypedDict):
    id: Annotated[int, "the number by which acts and the view name it"]
    code: str
    side: SideName
    title: Saying
    value: int
    redeployment: int
    replacements: Annotated[dict[str, int], "points of each kind"]
    status: int
    leaves: Annotated[bool, "it leaves the game when its event has been played"]
    combat: bool
    deck: Level
    optional: bool
    units: Annotated[list[str], "the units that it brings, by their sort"]
    enters: Annotated[str, "the nation that enters the war with its event"]
    points: Annotated[list[int], "the victory points that its event can bring, for or against the Central Powers"]
    text: Annotated[Saying, "the event in words"]


class FireTable(TypedDict):
    table: Literal["army", "corps"]
    columns: list[str]
    losses: Annotated[list[Annotated[list[int], Length(6)]], "the Loss Numbers of each column, by die"]


class TerrainEffects(TypedDict):
    terrain: Terrain
    shift: Annotated[int, "of the attacker's column"]
    flank: Annotated[bool, "a flank attack can be tried"]
    cancels: Annotated[bool, "the defenders can cancel a retreat for one more step"]
    stops: Annotated[bool, "an advance into it ends there"]


class TrenchEffects(TypedDict):
    level: int
    attacker: int
    defender: int


class CardPoints(TypedDict):
    """What a card of a side and a value gives."""

    side: SideName
    value: int
    redeployment: int
    replacements: dict[str, int]


class VictoryLevels(TypedDict):
    scenarios: list[str]
    treaty: Annotated[bool | None, "whether Treaty of Brest Litovsk was played; null where that does not matter"]
    central: Annotated[int, "the least with which the Central Powers win"]
    allied: Annotated[int, "the most with which the Allies win"]


class StatusLevels(TypedDict):
    limited: int
    total: int
    zimmermann: int
    tsar: int
    armistice: int


class Charts(TypedDict):
    """What printed player aids have."""

    fire: list[FireTable]
    terrain: list[TerrainEffects]
    trenches: list[TrenchEffects]
    stack: int
    points: Annotated[int, "the victory points at the start"]
    most: Annotated[int, "the points with which the Central Powers win at once"]
    victory: list[VictoryLevels]
    status: StatusLevels
    russians: Annotated[int, "the Russian VP spaces with which the Tsar takes command"]
    cards: list[CardPoints]
    offensives: Annotated[
        list[Annotated[list[str], Length(6)]], Length(2), "by die, of the Allies and of the Central Powers"
    ]
    peace: Annotated[
        list[Annotated[list[int], Length(6)]], Length(2), "by die, below a combined War Status and from it"
    ]
    peace_status: int


class Layout(TypedDict):
    """All that is drawn, the same in every match."""

    kind: str
    width: int
    height: int
    spaces: list[Space]
    links: list[Link]
    units: list[Unit]
    pieces: Annotated[list[PieceFacts], "all counters, by the numbers that acts give them"]
    cards: list[CardFacts]
    charts: Charts
