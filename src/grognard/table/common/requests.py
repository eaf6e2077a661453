"""Request models (pydantic): what comes in, checked."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, Literal, Self

from pydantic import (
    AfterValidator,
    BaseModel,
    ConfigDict,
    Field,
    StringConstraints,
    ValidationError,
    WrapValidator,
    model_validator,
)
from pydantic_core import PydanticCustomError

from grognard.table.common.errors import CLEAR


def wanted(key: str) -> WrapValidator:
    """Say what is allowed, where an input may be of several kinds and fits none of them."""

    def check(value: Any, handler: Callable[[Any], Any]) -> Any:
        try:
            return handler(value)
        except ValidationError:
            raise PydanticCustomError(CLEAR, key) from None

    return WrapValidator(check)


def _storable(text: str) -> str:
    """No database takes a NUL, and no lone surrogate can be written as UTF-8."""
    if "\x00" in text or any(0xD800 <= ord(letter) <= 0xDFFF for letter in text):
        raise ValueError("has-unstorable-letters")
    return text


def _printable(text: str) -> str:
    text = " ".join(_storable(text).split())
    if not text.isprintable():
        raise ValueError("has-unshowable-letters")
    return text


Word = Annotated[str, StringConstraints(min_length=1, max_length=60), AfterValidator(_storable)]
Name = Annotated[str, StringConstraints(min_length=2, max_length=24), AfterValidator(_printable)]
Password = Annotated[str, StringConstraints(min_length=8, max_length=200), AfterValidator(_storable)]
Invite = Annotated[str, StringConstraints(min_length=1, max_length=80), AfterValidator(_storable)]
SeatName = Annotated[
    Annotated[int, Field(ge=0, le=15, strict=True)] | Word,
    wanted("is-no-seat"),
]
Pace = Annotated[
    Literal["live"] | Annotated[int, Field(ge=1, le=14)],
    wanted("is-no-pace"),
]
Fraction = Annotated[float, Field(ge=0, le=1, strict=True), wanted("is-no-fraction")]
Count = Annotated[int, Field(ge=0, le=1_000_000)]


class Body(BaseModel):
    model_config = ConfigDict(extra="forbid")


class Nothing(Body):
    """{}"""


class Credentials(Body):
    name: Name
    password: Password


class Language(Body):
    language: Word


class NewMatch(Body):
    game: Word
    scenario: Annotated[str, StringConstraints(max_length=60), AfterValidator(_storable)] = ""
    options: Annotated[dict[Word, Word], Field(max_length=40)] = Field(default_factory=dict)
    seats: Annotated[dict[Word, Word], Field(max_length=16)] = Field(default_factory=dict)
    pace: Pace = "live"
    public: bool = True
    several: bool = False
    """Whether one person may hold several seats; so it is anyway where the maker takes several."""
    programs: bool = False
    """Whether programs of people may take its free seats."""
    hints: Literal["off", "allowed", "shown"] | None = None
    """Whether its people may ask for hints, and all see how many; null: only who plays against computers alone."""
    style: Literal["varied", "cautious", "bold", "historical"] = "varied"
    """How its computers play; by chance from a seed, so that matches begin in different ways."""
    seed: Annotated[int, Field(ge=0, lt=2**31)] | None = None
    """The seed of that chance; null: another one for every match."""
    talk: bool = False
    """Whether its computers comment on their play."""


class Quick(Body):
    game: Word


class Join(Body):
    seat: SeatName | None = None
    invite: Invite | None = None


class Leave(Body):
    seat: SeatName
    bot: Word = "rules"


class OneSeat(Body):
    seat: SeatName


class Rematch(Body):
    rotate: bool


class Auto(OneSeat):
    when: Literal["never", "here", "always"]


class Agreement(Body):
    agree: bool


class Shown(Body):
    public: bool


class Which(Body):
    """An act: by its verb and target, or by its number or its text in the notation."""

    verb: Word | None = None
    target: Count | None = None
    act: Annotated[Count | Word | None, wanted("is-no-act")] = None

    @model_validator(mode="after")
    def _one(self) -> Self:
        if (self.verb is None) == (self.act is None) or (self.act is not None and self.target is not None):
            raise ValueError("names-no-act")
        return self


class Act(Which):
    seat: Annotated[int, Field(ge=0, le=15)]
    seq: Count
    question: Word | None = None
    """The mark of the question that this answers; one that is not asked any more is refused, whatever `seq` says."""


class Undo(Body):
    seat: Annotated[int, Field(ge=0, le=15)]
    seq: Count
    whole: bool = False


class Suggest(Body):
    seat: Annotated[int, Field(ge=0, le=15)]
    seq: Count
    question: Word | None = None


class HintFor(Suggest):
    """Which question it is for."""


class WouldDo(Body):
    level: Word


class Continue(Body):
    point: Count
    seat: Annotated[int, Field(ge=0, le=15)]
    bot: Word = "rules"


class Rollback(Body):
    keep: Count


class ChatLine(Body):
    text: Annotated[str, StringConstraints(min_length=1, max_length=500), AfterValidator(_storable)]


class Spot(Body):
    """A place on the board, in parts of its width and its height."""

    x: Fraction
    y: Fraction


class Point(Spot):
    """A place that is shown to all, or the beginning of an arrow."""

    to: Spot | None = None


class Notes(Body):
    text: Annotated[str, StringConstraints(max_length=20_000), AfterValidator(_storable)]


class ProgramName(Body):
    name: Name


class Why(Which):
    seat: Annotated[int, Field(ge=0, le=15)] | None = None
    ask: Annotated[int | str | None, wanted("is-no-mark")] = None
    named: bool = True
    """Whether the person has named the verb, or only pointed at the target."""


class Me(BaseModel):
    id: int | None
    name: str
    guest: bool
    language: str | None


class Created(BaseModel):
    id: str
