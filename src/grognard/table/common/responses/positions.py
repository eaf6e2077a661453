"""Positions: all that a caller may know of a match."""

from __future__ import annotations

from typing import Annotated, Any, NotRequired

from pydantic import Field
from typing_extensions import TypedDict

from grognard.table.common.responses.basics import HintTerms, Pace, Parts, Time
from grognard.table.common.responses.choices import Choice, Held
from grognard.table.common.responses.endings import Draw, Ended, Pledge, Proposal, Resigned, Resigning, Result
from grognard.table.common.responses.seats import Seated
from grognard.table.common.responses.story import Line


class Phases(TypedDict):
    """The parts of the turn."""

    names: list[str]
    rules: Annotated[list[str | None], Field(description="for each of them its section of the rules")]
    now: Annotated[int, Field(description="which of them it is; -1 between them")]


class Origin(TypedDict):
    match: str
    point: Annotated[int, Field(description="the number of its acts that this one begins with")]


class Hints(TypedDict):
    how: Annotated[
        HintTerms,
        Field(description="whether the people of the match may ask for hints, and all see how many"),
    ]
    given: Annotated[dict[str, int], Field(description="for each seat how many, as far as the caller is to see it")]


class Shared(TypedDict):
    """The part of a position that is the same for everyone."""

    id: str
    game: str
    scenario: str
    options: dict[str, str]
    public: bool
    several: Annotated[bool, Field(description="whether one person may hold several seats")]
    programs: Annotated[bool, Field(description="whether programs may take seats")]
    origin: Annotated[Origin | None, Field(description="of a match that goes on from a point of another one: which")]
    seq: Annotated[int, Field(description="what an act must name, so that it answers this question")]
    point: Annotated[int, Field(description="the number of acts made")]
    asked: Annotated[list[str], Field(description="the seats that must decide now")]
    heading: Annotated[str, Field(description="where the game stands: turn, stage")]
    phases: Phases
    result: Result | None
    commitment: Annotated[str, Field(description="the fingerprint of the secret behind dice and draws")]
    secret: Annotated[str | None, Field(description="that secret, when the match is over")]
    earlier: Annotated[
        list[Pledge], Field(description="the secrets before it, of a match that was over and goes on again")
    ]
    pace: Annotated[Pace, Field(description="live, or the days for a decision")]
    deadline: Time | None
    rollback: Proposal | None
    draw: Draw | None
    voices: Annotated[
        int, Field(description="how many people must agree to a draw; one alone ends the match without a result")
    ]
    resigned: Annotated[
        list[Resigned], Field(description="who has resigned, oldest first; a computer plays on for them")
    ]
    ended: Annotated[
        Ended | None, Field(description="why the match was ended before the rules ended it; `result` says who won")
    ]


class Guidance(TypedDict):
    """The kind of question that a seat is asked, and what explains it."""

    asks: Annotated[str | None, Field(description="the kind of question that the prompt is, in no language")]
    rule: Annotated[str | None, Field(description="the section of the rules that tells of it")]
    guide: Annotated[
        Parts | None, Field(description="two sentences that explain such questions to who meets them first")
    ]
    setting_up: Annotated[
        bool, Field(description="whether it belongs to the set-up: one may be suggested (POST .../suggest)")
    ]


class Sight(Guidance):
    """The part of a position that one seat sees."""

    seat: Annotated[int | None, Field(description="the seat whose viewpoint this is; null for a spectator")]
    prompt: Annotated[Parts | None, Field(description="what the seat is asked: a headline")]
    prompt_left: Annotated[Parts | None, Field(description="its numbers, such as the movement points that are left")]
    prompt_details: Annotated[Parts | None, Field(description="what else there is to say of it")]
    question: Annotated[
        str | None,
        Field(
            description="the mark of what the seat is asked, for the act that answers it; null where it is not asked"
        ),
    ]
    choices: list[Choice]
    held: Annotated[Held | None, Field(description="what the seat has taken up and not put down yet")]
    only: Annotated[bool, Field(description="what only this seat knows leaves it one answer")]
    answering: Annotated[bool, Field(description="the table gives that answer, as late as a real one would come")]
    whole: Annotated[int, Field(description="how many acts undoing a whole move or selection takes back, if it is one")]
    back: Annotated[
        int | None,
        Field(
            description="how many acts are kept if the seat's last choice is taken back with all that followed;"
            " null without one"
        ),
    ]
    view: Annotated[dict[str, Any], Field(description="the board as the seat sees it, in the game's own terms")]


class Seen(Sight):
    """The same, with what may be taken back."""

    can_undo: Annotated[str | None, Field(description="null if the last act can be taken back, else why not")]


class Own(Seen):
    """The same in the present, with the seat's own deadline in place of everyone's."""

    deadline: Time | None


class Rematches(TypedDict, total=False):
    same: Annotated[str, Field(description="with everyone in the same seat")]
    rotated: Annotated[str, Field(description="with everyone one seat further")]


class News(TypedDict):
    """Which acts are news to a person."""

    since: Annotated[
        int | None, Field(description="the number of acts made when the caller last decided in an earlier turn")
    ]
    until: Annotated[
        int | None,
        Field(description="the number when the caller began to decide in this turn: the acts in between are news"),
    ]


class Personal(News):
    """The part of a position that belongs to one person."""

    you: Annotated[list[int], Field(description="the caller's seats")]
    people: dict[str, Seated]
    creator: bool
    voted: bool
    votes: Annotated[int, Field(description="how many people have agreed to a draw")]
    resigning: Annotated[
        dict[str, Resigning], Field(description="for each of the caller's seats what resigning it does")
    ]
    hints: Hints
    invited: Annotated[
        str | None, Field(description="the seat that the invite in the address is for, or that is kept for the caller")
    ]
    rematches: Annotated[Rematches, Field(description="the matches that were begun after this one, for who sat in it")]


class Position(Shared, Seen, Personal):
    """All that the caller may know of a match. Every message with a position is whole."""

    points: NotRequired[Annotated[int, Field(description="in a replay: how many acts there are in all")]]
    story: list[Line]
