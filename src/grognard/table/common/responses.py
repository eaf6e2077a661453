"""Response types: everything that the service sends, as TypedDicts. The functions that make a response return one of
these, the OpenAPI description and the types of the browser table (web/src/service/contract.ts) are made of them, and no
response is checked on its way out."""

from __future__ import annotations

from typing import Annotated, Any, Literal, NotRequired

from pydantic import ConfigDict, Field
from typing_extensions import TypeAliasType, TypedDict, is_typeddict

from grognard.core.acts import Role
from grognard.core.course import Unit
from grognard.core.event_kinds import About
from grognard.texts.parts import Part

Kind = Literal["human", "bot", "open", "link"]
Pace = Literal["live"] | int
Auto = Literal["never", "here", "always"]
HintTerms = Literal["off", "allowed", "shown"]
Time = str
"""In UTC, as 1756-08-29T05:00:00Z."""


Change = TypeAliasType("Change", "list[Any] | dict[str, Change]")
"""A change of JSON data: the new value in a list of one, or the changes of some members, by name or place."""

Parts = list[Part]
"""A line of text in the reader's language, with the things in it."""


class Done(TypedDict):
    ok: Literal[True]


class Reason(TypedDict):
    code: Annotated[str, Field(description="one word for programs")]
    message: Annotated[str, Field(description="one sentence for people")]
    parts: Annotated[Parts, Field(description="the same with the things in it")]
    rule: Annotated[str | None, Field(description="the section of the rules that says so")]


# Positions


class Left(TypedDict):
    """Something that a closing act would leave undone or lose."""

    key: Annotated[str, Field(description="one word for programs: what kind of thing it is")]
    text: Parts


class Offered(TypedDict):
    """A verb on offer, with what it may be done to."""

    verb: str
    kind: Annotated[str | None, Field(description="what the targets are; null where the verb stands alone")]
    role: Annotated[Role | None, Field(description="null where the verb stands alone")]
    ends: Annotated[bool, Field(description="whether it closes what was begun")]
    targets: Annotated[list[int], Field(description="indices into the names of that kind (GET /api/games/{game})")]


class Choice(Offered):
    """A verb on offer, with what it may be done to."""

    leaves: Annotated[list[Left], Field(description="what it would leave undone or lose, if it stands alone")]


class Then(TypedDict):
    """The question that follows once what is in hand is put down, with what closes it or takes up something else."""

    prompt: Parts
    choices: list[Choice]


class Held(TypedDict):
    """What the seat has taken up and not put down yet."""

    verb: Annotated[str, Field(description="the verb that took it up")]
    kind: str
    targets: list[int]
    moved: Annotated[bool, Field(description="whether it has moved; if not, undo puts it back")]
    stop: Annotated[str | None, Field(description="the verb that puts it down here, if it may stay")]
    then: Then | None


class Whose(TypedDict):
    """A nation, a power, a side."""

    kind: str
    number: int


class Headed(TypedDict):
    """What a line has from its heading."""

    under: Annotated[
        str, Field(description="what the heading says, in no language: lines with the same one belong together")
    ]
    heading: str


class ByWhom(TypedDict, total=False):
    by: Annotated[Whose, Field(description="whose turn it stands in: a thing of the game")]


class Beside(TypedDict, total=False):
    """What a line tells beside its sentence."""

    way: Annotated[list[int], Field(description="the places that the pieces went through, ends included")]
    about: Annotated[About, Field(description="what the sentence is about, in a word that all games share")]
    word: Annotated[str, Field(description="a word of the game's own for what the sentence speaks of")]


class Line(Headed, ByWhom, Beside):
    """What happened, in one sentence."""

    n: Annotated[int, Field(description="the number of the act")]
    text: Parts


class Seated(TypedDict):
    """Who sits in a seat."""

    name: str
    kind: Kind
    program: Annotated[bool, Field(description="whether it is a program of somebody's; the name says so, too")]
    online: bool
    you: bool
    yours: Annotated[bool, Field(description="a seat of the caller's that a computer plays for now")]
    auto: Annotated[
        Auto | None,
        Field(description="of the caller's seats: when the table answers for it where it has no choice"),
    ]
    late: Annotated[
        Time | None,
        Field(description="from when the caller may hand this seat to a computer; null while nobody waits for it"),
    ]
    invite: Annotated[Time | None, Field(description="for who made the match: until when the link to this seat works")]
    say: Annotated[
        Time | None,
        Field(description="of a seat that was handed over: until when its person, who is away, is asked for agreement"),
    ]
    hurried: Annotated[
        bool,
        Field(
            description="whether its computer had less time to search for its last decision than usual,"
            " because many waited"
        ),
    ]


class Phases(TypedDict):
    """The parts of the turn."""

    names: list[str]
    rules: Annotated[list[str | None], Field(description="for each of them its section of the rules")]
    now: Annotated[int, Field(description="which of them it is; -1 between them")]


class Result(TypedDict):
    winners: list[str]
    rule: str | None
    why: str | None


class Ended(TypedDict):
    why: str


class Resigned(TypedDict):
    """A seat that was resigned."""

    seat: str
    name: Annotated[str, Field(description="who resigned it")]


Outcome = Literal["loss", "computer", "end"]


class Resigning(TypedDict):
    """What becomes of the match if the caller resigns this seat."""

    how: Annotated[
        Outcome,
        Field(description="the other side wins, a computer takes the seat, or the match ends without a winner"),
    ]
    winners: list[str]


class Draw(TypedDict):
    """An open offer of a draw."""

    by: Annotated[str | None, Field(description="the seat that offers it")]
    agreed: Annotated[list[str], Field(description="the seats of the people who have agreed")]
    waiting: Annotated[list[str], Field(description="the seats of the people who have not answered")]


class Proposal(TypedDict):
    """To go back to an earlier point, if all agree."""

    keep: Annotated[int, Field(description="so many acts stay")]
    by: str
    heading: str
    agreed: list[str]
    waiting: list[str]
    revealed: Annotated[list[str], Field(description="what everybody has seen since that point")]


class Pledge(TypedDict):
    """A secret that decided for chance before the present one."""

    until: Annotated[int, Field(description="so many entries of the log came before the next secret")]
    commitment: str
    secret: str


class Origin(TypedDict):
    match: str
    point: Annotated[int, Field(description="so many acts of it stand at the beginning of this one")]


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
    point: Annotated[int, Field(description="so many acts stand")]
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
    prompt: Parts | None
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
    whole: Annotated[int, Field(description="so many acts a whole move or selection takes back, if it is one")]
    back: Annotated[
        int | None,
        Field(
            description="so many acts stay if the seat's last choice is taken back with all that followed;"
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
        int | None, Field(description="so many acts stood when the caller last decided in an own turn before this one")
    ]
    until: Annotated[
        int | None,
        Field(description="so many stood when the caller began to decide in this one: what lies between is news"),
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


class Acted(Done):
    position: Position


class Refusal(TypedDict):
    error: Reason
    position: NotRequired[Annotated[Position, Field(description="the fresh position, after an act that was refused")]]


class Why(TypedDict):
    rule: str | None
    why: Annotated[Parts | None, Field(description="one sentence, null if it may be done")]


class Advised(TypedDict):
    """An act, as it is sent, and in words."""

    verb: str
    kind: str | None
    target: int | None
    text: str


class Weighed(TypedDict):
    act: Advised
    value: Annotated[float, Field(description="the share of the win that it promises, from 0 to 1")]
    spread: Annotated[float, Field(description="how far that may be off")]


class Hint(TypedDict):
    """What an opponent would do in the caller's place, from what that seat knows alone."""

    act: Advised
    level: Annotated[str, Field(description="which opponent")]
    sure: Annotated[float, Field(description="how sure it is, from 0 to 1")]
    reasons: Annotated[list[Parts], Field(description="what speaks for it, the weightiest first")]
    weighed: Annotated[list[Weighed], Field(description="what else was weighed, the best first, its own act included")]


class Invite(TypedDict):
    seat: str
    until: Time | None
    expired: bool


class Link(Invite):
    url: Annotated[str, Field(description="told once, when the link is made")]


class Made(TypedDict):
    id: str
    invites: Annotated[list[Link], Field(description="the links that were made with the match")]


# Looking back


class Mark(TypedDict):
    """A point of a match where a round begins."""

    point: Annotated[int, Field(description="so many acts stood then")]
    round: int
    heading: str


class Points(TypedDict):
    unit: Unit
    rounds: list[Mark]
    battles: Annotated[list[int], Field(description="the acts with which battles began")]


class Series(TypedDict):
    """A number that the game follows, for things of one kind."""

    name: str
    title: str
    kind: str
    bearers: Annotated[list[int], Field(description="indices into the names of that kind")]
    names: Annotated[list[str], Field(description="how the bearers are called")]
    seats: Annotated[list[list[str]], Field(description="for each bearer the seats that led it at the end")]


class Round(Mark):
    measures: Annotated[dict[str, list[int]], Field(description="for each series one number for each bearer")]


class Turning(Mark):
    """Where the standings moved most."""

    lines: list[Line]


class Rounds(TypedDict):
    """The numbers of a match, round by round. The last of the rounds is the end."""

    unit: Unit
    series: list[Series]
    rounds: list[Round]


class Course(Rounds):
    """How a match that is over went, whatever was hidden. The last of the rounds is the end."""

    turnings: list[Turning]


class Moment(Turning):
    """Where the chances turned: those of each side before and after, in percent."""

    before: list[int]
    after: list[int]


class Analysis(Rounds):
    """The chances of each side over a match that is over, as its only series."""

    turnings: list[Moment]


class Would(Hint):
    """What a level would have done at a point of a match that is over."""

    seat: Annotated[str, Field(description="in whose place")]
    played: Annotated[Advised | None, Field(description="what that seat has done")]


# Games and lists


class Scenario(TypedDict):
    name: str
    title: str
    text: str
    seats: list[str]
    first: Annotated[bool, Field(description="whether it suits a first game")]


class Option(TypedDict):
    name: str
    title: str
    text: str
    choices: list[str]
    scenarios: list[str]
    first: Annotated[str | None, Field(description="the choice that suits a first game, where it is not the default")]


class Bot(TypedDict):
    """A computer opponent; the weakest is named first."""

    name: str
    title: str
    text: Annotated[str, Field(description="what to expect of it, in one line")]


class Face(TypedDict):
    """The files with which a game draws its own board, for the browser table."""

    script: Annotated[str, Field(description="the address of an ES module")]
    style: Annotated[str | None, Field(description="the address of a style sheet")]


class Game(TypedDict):
    name: str
    title: str
    rules_version: str
    credits: str
    scenarios: list[Scenario]
    options: list[Option]
    bots: list[Bot]
    usual: Annotated[str, Field(description="the opponent that plays where nobody has chosen one")]
    seat_names: Annotated[dict[str, str], Field(description="how the seats are called in the reader's language")]
    face: Annotated[
        Face | None, Field(description="null where the table has the game's board itself, or draws it plainly")
    ]


class GameDetails(Game):
    kinds: Annotated[dict[str, list[str]], Field(description="for each kind of thing the names of all, by index")]
    roles: Annotated[dict[str, Role], Field(description="for each kind of target what it is to the table")]
    verbs: Annotated[dict[str, str | None], Field(description="for each verb the kind of its targets")]
    verb_texts: Annotated[
        dict[str, str],
        Field(description="what the verbs are called, as a Fluent file of the reader's language, then of English"),
    ]
    chance: Annotated[list[str], Field(description="the verbs that chance uses, never a player")]


class Opening(TypedDict):
    """The first position of a game, to be drawn as a picture."""

    game: str
    scenario: str
    options: dict[str, str]
    view: Annotated[dict[str, Any], Field(description="the board as all see it, in the game's own terms")]


class Rule(TypedDict):
    section: str
    title: str
    text: str


class RowSeat(TypedDict):
    name: str
    who: str | None
    kind: Kind
    program: bool
    you: bool


class Row(TypedDict):
    """A match in a list."""

    id: str
    game: str
    title: str
    scenario: str
    options: dict[str, str]
    host: Annotated[str | None, Field(description="who has opened the table")]
    pace: Pace
    public: bool
    several: bool
    programs: Annotated[bool, Field(description="whether programs may take its free seats")]
    seats: list[RowSeat]
    turn: str
    asked: list[str]
    your_turn: bool
    result: Result | Ended | None
    resigned: list[Resigned]
    deadline: Time | None
    updated: Time


class Lobby(TypedDict):
    open: list[Row]
    mine: list[Row]
    finished: list[Row]


# Programs


class Offer(TypedDict):
    """An act that is on offer."""

    act: Annotated[int, Field(description="its number in the game's act space, which is frozen")]
    text: Annotated[str, Field(description="its text in the notation of records, which is frozen, too")]
    words: Annotated[str, Field(description="the same in the reader's language")]
    verb: str
    target: int | None


class Offers(TypedDict):
    """All that a seat may do now."""

    seat: int
    seq: Annotated[int, Field(description="what an act must name")]
    question: Annotated[str | None, Field(description="the mark of what the seat is asked; null where it is not asked")]
    prompt: Annotated[str | None, Field(description="what it is asked, in words")]
    space: Annotated[str, Field(description="the fingerprint of the act space")]
    acts: list[Offer]


class Program(TypedDict):
    id: int
    name: str
    created: Time
    used: Annotated[Time | None, Field(description="when it was last here; null where it never was")]


class Programs(TypedDict):
    programs: list[Program]
    most: Annotated[int, Field(description="so many one person may have")]


class NewProgram(Program):
    token: Annotated[str, Field(description="told once")]


class WhoIs(TypedDict):
    """A program, as it sits at tables."""

    id: int
    name: str
    owner: Annotated[str, Field(description="who answers for it")]


# Matches that cannot be opened


class RecordSeat(TypedDict):
    number: int
    name: str
    who: str | None
    you: bool
    resigning: Annotated[Resigning | None, Field(description="what resigning does, of the caller's seats")]


class RecordTalk(TypedDict):
    who: str
    text: str


class UnplayableRecord(TypedDict):
    """What there is of a match without its rules."""

    id: str
    game: str
    title: str
    scenario: str
    rules: Annotated[str, Field(description="the version of the rules by which it was played")]
    running: bool
    turn: str
    result: Result | Ended | None
    seats: list[RecordSeat]
    voted: Annotated[bool, Field(description="whether the caller has agreed to a draw")]
    votes: int
    draw: Draw | None
    voices: Annotated[
        int, Field(description="how many people must agree to a draw; one alone ends the match without a result")
    ]
    resigned: list[Resigned]
    export: Annotated[bool, Field(description="whether the caller may have a copy")]
    others: Annotated[
        bool, Field(description="whether other people sit there, who are told of a copy while the match runs")
    ]
    story: Annotated[list[str], Field(description="what was told until the last snapshot")]
    talk: Annotated[list[RecordTalk], Field(description="what its people said lately, for them")]


# Lessons


class LessonRow(TypedDict):
    """A lesson in the list of a game's."""

    name: str
    title: str
    summary: str
    seat: str
    sections: Annotated[list[str], Field(description="the sections of the rules that it teaches")]
    steps: int


class Said(TypedDict):
    """What the last act was worth."""

    kind: Annotated[
        Literal["right", "solved", "other", "refused"],
        Field(description="right leads on, solved ends a step; the others change nothing"),
    ]
    text: Parts | None
    rule: str | None


class ShownAct(TypedDict):
    """The act that leads on."""

    verb: str
    target: int | None
    kind: str | None
    text: str


class Standing(LessonRow):
    """Where somebody stands in a lesson."""

    step: Annotated[int, Field(description="the number of the step; beyond the last one when the lesson is done")]
    task: Annotated[Parts, Field(description="what is to be done; at the end, what was learnt")]
    done: bool
    said: Said | None
    show: ShownAct | None
    position: Position


# Messages of the sockets


class ChatEntry(TypedDict):
    who: str
    text: str
    at: Time


class PositionMessage(TypedDict):
    """The whole position: the first message, and later ones where the page has asked for no changes."""

    type: Literal["position"]
    position: Position


class Patch(TypedDict):
    """What has changed in a position."""

    position: Annotated[Change, Field(description="the new value in a list of one, or the changes of some members")]
    drop: Annotated[int, Field(description="so many of the last lines of the story are taken back")]
    tell: Annotated[list[Line], Field(description="these lines are told instead")]


class ChangesMessage(TypedDict):
    type: Literal["changes"]
    changes: list[Patch]


class DoneMessage(TypedDict):
    """What was asked for is done, and what came of it has been told."""

    type: Literal["done"]
    ask: int | str


class RefusedMessage(TypedDict):
    type: Literal["refused"]
    error: Reason
    ask: NotRequired[int | str]
    position: Annotated[Position | None, Field(description="the fresh position, after an act that was refused")]


class WhyMessage(Why):
    type: Literal["why"]
    ask: int | str | None


class ChatMessage(TypedDict):
    type: Literal["chat"]
    more: Annotated[bool, Field(description="whether these lines follow those that were told before")]
    lines: list[ChatEntry]


class PresenceMessage(TypedDict):
    type: Literal["presence"]
    seats: Annotated[list[str], Field(description="the seats whose people have a page open")]


class NoticeMessage(TypedDict):
    """News of another match of the reader's."""

    type: Literal["notice"]
    match: str
    text: str


class PongMessage(TypedDict):
    type: Literal["pong"]


class ChangedMessage(TypedDict):
    """The lobby has changed."""

    type: Literal["changed"]


Told = DoneMessage | WhyMessage | ChatMessage | PresenceMessage | NoticeMessage | PongMessage
"""The messages of a match that hold no position."""
MatchMessage = PositionMessage | ChangesMessage | RefusedMessage | Told
LobbyMessage = ChangedMessage | PongMessage | RefusedMessage


for _found in list(globals().values()):
    if is_typeddict(_found):  # the description says that there are no other fields; nothing is validated, so build late
        _found.__pydantic_config__ = ConfigDict(extra="forbid", defer_build=True)
