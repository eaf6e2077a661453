"""Records of what is stored: matches, seats, people, notices. A match's log is the truth; the rest of its row follows
from it."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any, Final, NamedTuple

from grognard.table.common.responses import Auto, Kind, Origin, Rematches

RUNNING, FINISHED, ENDED = "running", "finished", "ended"
HUMAN: Final = "human"
BOT: Final = "bot"
OPEN: Final = "open"
LINK: Final = "link"
NEVER: Final = "never"
HERE: Final = "here"
ALWAYS: Final = "always"
"""When the table answers for a seat that has no choice: here means after its person has been shown the question."""


@dataclass
class Person:
    id: int
    name: str
    guest: bool
    password: str | None = field(default=None, repr=False)
    language: str | None = None
    owner: int | None = None
    """Of a program: whose it is."""
    of: str = ""
    """What that person is called."""

    @property
    def answerable(self) -> int:
        """Who answers for what is done: a person and all their programs are one, where nobody has two seats."""
        return self.id if self.owner is None else self.owner

    @property
    def counted(self) -> int:
        """Under which number pages and messages are counted: the programs of a person together, apart from them."""
        return self.id if self.owner is None else -self.owner


class Said(NamedTuple):
    """A line of chat."""

    number: int
    """Later lines have higher numbers; those of all matches are counted together."""
    who: str
    text: str
    at: int
    person: int


@dataclass
class Notice:
    """What somebody is to be told: the data of a saying."""

    id: int
    match: str
    person: int
    language: str | None
    said: list[Any]


@dataclass
class Seat:
    number: int
    name: str
    kind: Kind
    person: int | None = None
    bot: str | None = None
    invite: str | None = field(default=None, repr=False)
    until: int | None = None
    auto: Auto = HERE
    who: str = ""
    link: str = field(default="", repr=False)
    """The word of an invite that was made just now; it is stored nowhere."""
    handed: int | None = None
    """Who handed the seat to a computer: its person, who has lent it or given it up, or another who had waited."""
    since: int | None = None
    """Since when the person of a seat that others have handed over has not been here."""
    owner: int | None = None
    """Where the person is a program: whose it is."""
    of: str = ""
    """What that person is called."""

    @property
    def answerable(self) -> int | None:
        """Who answers for this seat."""
        return self.person if self.owner is None else self.owner

    def taken_by(self, person: Person) -> Seat:
        """This seat with that person, or program, in it. A program is asked everything."""
        seat = replace(self, kind=HUMAN, person=person.id, bot=None, who=person.name, owner=person.owner, of=person.of)
        return seat if person.owner is None else replace(seat, auto=NEVER)

    @property
    def played_by_program(self) -> bool:
        return self.kind == HUMAN and self.owner is not None

    def held_by(self, person: int | None) -> bool:
        return self.kind == HUMAN and person is not None and self.person == person

    def right_of(self, person: int | None) -> bool:
        """Whether this person holds the seat, or may take it back from a computer."""
        return self.kind in (HUMAN, BOT) and person is not None and self.person == person


@dataclass
class Record:
    """The row of a match, with its seats."""

    id: str
    game: str
    rules: str
    scenario: str
    options: dict[str, str]
    secret: str = field(repr=False)
    commitment: str
    creator: int | None
    pace: int
    public: bool
    seq: int
    version: int
    talk: int
    status: str
    heading: Any
    """Where the match stands, as the data of a saying; like `result` and `ended` perhaps stored by an older version."""
    asked: list[str]
    bots: bool
    result: Any
    ended: Any
    rollback: dict[str, Any] | None
    votes: list[int]
    deadline: int | None
    rematches: Rematches | None
    """The matches that were begun after this one, by how its people sit there: `same` or `rotated`."""
    created: int
    updated: int
    seats: list[Seat] = field(default_factory=list)
    clocks: dict[str, Any] | None = None
    """Since when each seat is asked (`clocks`)."""
    several: bool = False
    """Whether one person may hold several seats."""
    programs: bool = False
    """Whether programs may take seats."""
    earlier: list[list[Any]] | None = None
    """The secrets before this one: until which entry of the log, commitment, secret."""
    advice: dict[str, Any] | None = None
    """How it is with hints, how many were given (`advice`), and how its computers play (`manners`)."""
    origin: Origin | None = None
    """The match that this one goes on from, and after how many of its acts."""
    resigned: list[dict[str, Any]] | None = None
    """Who has resigned, oldest first: the `seat`, after how many entries of the log (`seq`), the `name` of the player,
    and of a program whose it is (`of`)."""
    offer: dict[str, Any] | None = None
    """Of an open offer of a draw: `by`, the seat that made it, and the `round` in which it was made. Who has agreed to
    it is in `votes`."""

    @property
    def running(self) -> bool:
        return self.status == RUNNING

    def seats_of(self, person: int | None) -> list[int]:
        return [seat.number for seat in self.seats if seat.held_by(person)]

    def sat(self, person: int | None) -> bool:
        """Whether this person holds a seat, or has lent one to a computer."""
        return any(seat.right_of(person) for seat in self.seats)

    def humans(self) -> set[int]:
        """The people who hold a seat now, but no programs."""
        held = (seat for seat in self.seats if seat.kind == HUMAN and seat.owner is None)
        return {seat.person for seat in held if seat.person is not None}

    @property
    def free(self) -> bool:
        """Whether somebody can sit down."""
        return any(seat.kind == OPEN for seat in self.seats)

    @property
    def people(self) -> set[int]:
        """In whose lists this match is."""
        return {who for who in (self.creator, *(seat.person for seat in self.seats)) if who is not None}
