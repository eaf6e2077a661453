"""The schema of the view of Quartermaster General: 1914, as TypedDicts."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypedDict

from grognard.core.schema import CommonView, Length

CoalitionName = Literal["central", "entente"]
COALITION_NAMES: Final[list[CoalitionName]] = ["central", "entente"]
Phase = Literal["woe", "draft", "play", "attrition", "prepare", "draw", "end"]


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
