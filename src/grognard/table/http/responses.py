"""Response models (pydantic) for the OpenAPI description. Answers are made elsewhere and are not checked on their
way."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from grognard.core.event_kinds import About

Kind = Literal["human", "bot", "open", "link"]
Pace = Literal["live"] | int
Time = str
"""In UTC, as 1756-08-29T05:00:00Z."""


class Answer(BaseModel):
    model_config = ConfigDict(extra="forbid")


class Thing(Answer):
    """Something with a name, within a line of text."""

    kind: str
    number: int
    text: str


Parts = list[str | Thing]
"""A line of text in the reader's language, with the things in it."""


class Done(Answer):
    ok: Literal[True]


class Reason(Answer):
    code: str = Field(description="one word for programs")
    message: str = Field(description="one sentence for people")
    parts: Parts = Field(description="the same with the things in it")
    rule: str | None = Field(description="the section of the rules that says so")


# Positions


class Left(Answer):
    """Something that a closing act would leave undone or lose."""

    key: str = Field(description="one word for programs: what kind of thing it is")
    text: Parts


class Choice(Answer):
    """A verb on offer, with what it may be done to."""

    verb: str
    kind: str | None = Field(description="what the targets are; null where the verb stands alone")
    role: str | None = Field(description="place, piece, card, number or other; null where the verb stands alone")
    ends: bool = Field(description="whether it closes what was begun")
    targets: list[int] = Field(description="indices into the names of that kind (GET /api/games/{game})")
    leaves: list[Left] = Field(description="what it would leave undone or lose, if it stands alone")


class Then(Answer):
    """The question that follows once what is in hand is put down, with what closes it or takes up something else."""

    prompt: Parts
    choices: list[Choice]


class Held(Answer):
    """What the seat has taken up and not put down yet."""

    verb: str = Field(description="the verb that took it up")
    kind: str
    targets: list[int]
    moved: bool = Field(description="whether it has moved; if not, undo puts it back")
    stop: str | None = Field(description="the verb that puts it down here, if it may stay")
    then: Then | None


class Whose(Answer):
    """A nation, a power, a side."""

    kind: str
    number: int


class Line(Answer):
    """What happened, in one sentence."""

    n: int = Field(description="the number of the act")
    under: str = Field(description="what the heading says, in no language: lines with the same one belong together")
    heading: str
    text: Parts
    way: list[int] | None = Field(default=None, description="the places that the pieces went through, ends included")
    by: Whose | None = Field(default=None, description="whose turn it stands in: a thing of the game")
    about: About | None = Field(default=None, description="what the sentence is about, in a word that all games share")
    word: str | None = Field(default=None, description="a word of the game's own for what the sentence speaks of")


class Seated(Answer):
    """Who sits in a seat."""

    name: str
    kind: Kind
    program: bool = Field(description="whether it is a program of somebody's; the name says so, too")
    online: bool
    you: bool
    yours: bool = Field(description="a seat of the caller's that a computer plays for now")
    auto: Literal["never", "here", "always"] | None = Field(
        description="of the caller's seats: when the table answers for it where it has no choice"
    )
    late: Time | None = Field(
        description="from when the caller may hand this seat to a computer; null while nobody waits for it"
    )
    invite: Time | None = Field(description="for who made the match: until when the link to this seat works")
    say: Time | None = Field(
        description="of a seat that was handed over: until when its person, who is away, is asked for agreement"
    )
    hurried: bool = Field(
        description="whether its computer had less time to search for its last decision than usual, because many waited"
    )


class Phases(Answer):
    """The parts of the turn."""

    names: list[str]
    rules: list[str | None] = Field(description="for each of them its section of the rules")
    now: int = Field(description="which of them it is; -1 between them")


class Result(Answer):
    winners: list[str]
    rule: str | None
    why: str | None


class Ended(Answer):
    why: str


class Resigned(Answer):
    """A seat that was resigned."""

    seat: str
    name: str = Field(description="who resigned it")


class Resigning(Answer):
    """What becomes of the match if the caller resigns this seat."""

    how: Literal["loss", "computer", "end"] = Field(
        description="the other side wins, a computer takes the seat, or the match ends without a winner"
    )
    winners: list[str]


class Draw(Answer):
    """An open offer of a draw."""

    by: str | None = Field(description="the seat that offers it")
    agreed: list[str] = Field(description="the seats of the people who have agreed")
    waiting: list[str] = Field(description="the seats of the people who have not answered")


class Proposal(Answer):
    """To go back to an earlier point, if all agree."""

    keep: int = Field(description="so many acts stay")
    by: str
    heading: str
    agreed: list[str]
    waiting: list[str]
    revealed: list[str] = Field(description="what everybody has seen since that point")


class Pledge(Answer):
    """A secret that decided for chance before the present one."""

    until: int = Field(description="so many entries of the log came before the next secret")
    commitment: str
    secret: str


class Origin(Answer):
    match: str
    point: int = Field(description="so many acts of it stand at the beginning of this one")


class Hints(Answer):
    how: Literal["off", "allowed", "shown"] = Field(
        description="whether the people of the match may ask for hints, and all see how many"
    )
    given: dict[str, int] = Field(description="for each seat how many, as far as the caller is to see it")


class Position(Answer):
    """All that the caller may know of a match. Every message with a position is whole."""

    id: str
    game: str
    scenario: str
    options: dict[str, str]
    public: bool
    several: bool = Field(description="whether one person may hold several seats")
    programs: bool = Field(description="whether programs may take seats")
    origin: Origin | None = Field(description="of a match that goes on from a point of another one: which")
    seq: int = Field(description="what an act must name, so that it answers this question")
    point: int = Field(description="so many acts stand")
    points: int | None = Field(default=None, description="in a replay: how many acts there are in all")
    seat: int | None = Field(description="the seat whose viewpoint this is; null for a spectator")
    asked: list[str] = Field(description="the seats that must decide now")
    heading: str = Field(description="where the game stands: turn, stage")
    prompt: Parts | None
    question: str | None = Field(
        description="the mark of what the seat is asked, for the act that answers it; null where it is not asked"
    )
    asks: str | None = Field(description="the kind of question that the prompt is, in no language")
    rule: str | None = Field(description="the section of the rules that tells of it")
    guide: Parts | None = Field(description="two sentences that explain such questions to who meets them first")
    setting_up: bool = Field(description="whether it belongs to the set-up: one may be suggested (POST .../suggest)")
    phases: Phases
    choices: list[Choice]
    held: Held | None = Field(description="what the seat has taken up and not put down yet")
    only: bool = Field(description="what only this seat knows leaves it one answer")
    answering: bool = Field(description="the table gives that answer, as late as a real one would come")
    can_undo: str | None = Field(description="null if the last act can be taken back, else why not")
    whole: int = Field(description="so many acts a whole move or selection takes back, if it is one")
    back: int | None = Field(
        description="so many acts stay if the seat's last choice is taken back with all that followed; null without one"
    )
    result: Result | None
    commitment: str = Field(description="the fingerprint of the secret behind dice and draws")
    secret: str | None = Field(description="that secret, when the match is over")
    earlier: list[Pledge] = Field(description="the secrets before it, of a match that was over and goes on again")
    pace: Pace = Field(description="live, or the days for a decision")
    deadline: Time | None
    rollback: Proposal | None
    draw: Draw | None
    voices: int = Field(description="how many people must agree to a draw; one alone ends the match without a result")
    resigned: list[Resigned] = Field(description="who has resigned, oldest first; a computer plays on for them")
    ended: Ended | None = Field(description="why the match was ended before the rules ended it; `result` says who won")
    view: dict[str, Any] = Field(description="the board as the seat sees it, in the game's own terms")
    story: list[Line]
    you: list[int] = Field(description="the caller's seats")
    people: dict[str, Seated]
    creator: bool
    voted: bool
    votes: int = Field(description="how many people have agreed to a draw")
    resigning: dict[str, Resigning] = Field(description="for each of the caller's seats what resigning it does")
    hints: Hints
    invited: str | None = Field(
        description="the seat that the invite in the address is for, or that is kept for the caller"
    )
    rematches: dict[Literal["same", "rotated"], str] = Field(
        description="the matches that were begun after this one, for who sat in it: in the same seats, or one further"
    )
    since: int | None = Field(
        description="so many acts stood when the caller last decided in an own turn before this one"
    )
    until: int | None = Field(
        description="so many stood when the caller began to decide in this one: what lies between is news"
    )


class Acted(Done):
    position: Position


class Refusal(Answer):
    error: Reason
    position: Position | None = Field(default=None, description="the fresh position, after an act that was refused")


class Why(Answer):
    rule: str | None
    why: Parts | None = Field(description="one sentence, null if it may be done")


class Advised(Answer):
    """An act, as it is sent, and in words."""

    verb: str
    kind: str | None
    target: int | None
    text: str


class Weighed(Answer):
    act: Advised
    value: float = Field(description="the share of the win that it promises, from 0 to 1")
    spread: float = Field(description="how far that may be off")


class Hint(Answer):
    """What an opponent would do in the caller's place, from what that seat knows alone."""

    act: Advised
    level: str = Field(description="which opponent")
    sure: float = Field(description="how sure it is, from 0 to 1")
    reasons: list[Parts] = Field(description="what speaks for it, the weightiest first")
    weighed: list[Weighed] = Field(description="what else was weighed, the best first, its own act included")


class Invite(Answer):
    seat: str
    until: Time | None
    expired: bool


class Link(Invite):
    url: str = Field(description="told once, when the link is made")


class Made(Answer):
    id: str
    invites: list[Link] = Field(description="the links that were made with the match")


# Looking back


class Mark(Answer):
    """A point of a match where a round begins."""

    point: int = Field(description="so many acts stood then")
    round: int
    heading: str


Unit = Literal["round", "turn"]
"""What the game calls a round."""


class Points(Answer):
    unit: Unit
    rounds: list[Mark]
    battles: list[int] = Field(description="the acts with which battles began")


class Series(Answer):
    """A number that the game follows, for things of one kind."""

    name: str
    title: str
    kind: str
    bearers: list[int] = Field(description="indices into the names of that kind")
    names: list[str] = Field(description="how the bearers are called")
    seats: list[list[str]] = Field(description="for each bearer the seats that led it at the end")


class Round(Mark):
    measures: dict[str, list[int]] = Field(description="for each series one number for each bearer")


class Turning(Mark):
    """Where the standings moved most."""

    lines: list[Line]


class Course(Answer):
    """How a match that is over went, whatever was hidden. The last of the rounds is the end."""

    unit: Unit
    series: list[Series]
    rounds: list[Round]
    turnings: list[Turning]


class Moment(Turning):
    """Where the chances turned: those of each side before and after, in percent."""

    before: list[int]
    after: list[int]


class Analysis(Course):
    """The chances of each side over a match that is over, as its only series."""

    turnings: list[Moment]  # type: ignore[assignment]


class Would(Hint):
    """What a level would have done at a point of a match that is over."""

    seat: str = Field(description="in whose place")
    played: Advised | None = Field(description="what that seat has done")


# Games and lists


class Scenario(Answer):
    name: str
    title: str
    text: str
    seats: list[str]
    first: bool = Field(description="whether it suits a first game")


class Option(Answer):
    name: str
    title: str
    text: str
    choices: list[str]
    scenarios: list[str]
    first: str | None = Field(description="the choice that suits a first game, where it is not the default")


class Bot(Answer):
    """A computer opponent; the weakest is named first."""

    name: str
    title: str
    text: str = Field(description="what to expect of it, in one line")


class Face(Answer):
    """The files with which a game draws its own board, for the browser table."""

    script: str = Field(description="the address of an ES module")
    style: str | None = Field(description="the address of a style sheet")


class Game(Answer):
    name: str
    title: str
    rules_version: str
    credits: str
    scenarios: list[Scenario]
    options: list[Option]
    bots: list[Bot]
    usual: str = Field(description="the opponent that plays where nobody has chosen one")
    seat_names: dict[str, str] = Field(description="how the seats are called in the reader's language")
    face: Face | None = Field(description="null where the table has the game's board itself, or draws it plainly")


class GameDetails(Game):
    kinds: dict[str, list[str]] = Field(description="for each kind of thing the names of all, by index")
    roles: dict[str, str] = Field(
        description="for each kind of target whether it is a place, piece, card, number or other"
    )
    verbs: dict[str, str | None] = Field(description="for each verb the kind of its targets")
    verb_texts: dict[str, str] = Field(
        description="what the verbs are called, as a Fluent file of the reader's language, then of English"
    )
    chance: list[str] = Field(description="the verbs that chance uses, never a player")


class Opening(Answer):
    """The first position of a game, to be drawn as a picture."""

    game: str
    scenario: str
    options: dict[str, str]
    view: dict[str, Any] = Field(description="the board as all see it, in the game's own terms")


class Rule(Answer):
    section: str
    title: str
    text: str


class RowSeat(Answer):
    name: str
    who: str | None
    kind: Kind
    program: bool
    you: bool


class Row(Answer):
    """A match in a list."""

    id: str
    game: str
    title: str
    scenario: str
    options: dict[str, str]
    host: str | None = Field(description="who has opened the table")
    pace: Pace
    public: bool
    several: bool
    programs: bool = Field(description="whether programs may take its free seats")
    seats: list[RowSeat]
    turn: str
    asked: list[str]
    your_turn: bool
    result: Result | Ended | None
    resigned: list[Resigned]
    deadline: Time | None
    updated: Time


class Lobby(Answer):
    open: list[Row]
    mine: list[Row]
    finished: list[Row]


# Programs


class Offer(Answer):
    """An act that is on offer."""

    act: int = Field(description="its number in the game's act space, which is frozen")
    text: str = Field(description="its text in the notation of records, which is frozen, too")
    words: str = Field(description="the same in the reader's language")
    verb: str
    target: int | None


class Offers(Answer):
    """All that a seat may do now."""

    seat: int
    seq: int = Field(description="what an act must name")
    question: str | None = Field(description="the mark of what the seat is asked; null where it is not asked")
    prompt: str | None = Field(description="what it is asked, in words")
    space: str = Field(description="the fingerprint of the act space")
    acts: list[Offer]


class Program(Answer):
    id: int
    name: str
    created: Time
    used: Time | None = Field(description="when it was last here; null where it never was")


class Programs(Answer):
    programs: list[Program]
    most: int = Field(description="so many one person may have")


class NewProgram(Program):
    token: str = Field(description="told once")


class WhoIs(Answer):
    """A program, as it sits at tables."""

    id: int
    name: str
    owner: str = Field(description="who answers for it")


# Matches that cannot be opened


class RecordSeat(Answer):
    number: int
    name: str
    who: str | None
    you: bool
    resigning: Resigning | None = Field(description="what resigning does, of the caller's seats")


class RecordTalk(Answer):
    who: str
    text: str


class Record(Answer):
    """What there is of a match without its rules."""

    id: str
    game: str
    title: str
    scenario: str
    rules: str = Field(description="the version of the rules by which it was played")
    running: bool
    turn: str
    result: Result | Ended | None
    seats: list[RecordSeat]
    voted: bool = Field(description="whether the caller has agreed to a draw")
    votes: int
    draw: Draw | None
    voices: int = Field(description="how many people must agree to a draw; one alone ends the match without a result")
    resigned: list[Resigned]
    export: bool = Field(description="whether the caller may have a copy")
    others: bool = Field(description="whether other people sit there, who are told of a copy while the match runs")
    story: list[str] = Field(description="what was told until the last snapshot")
    talk: list[RecordTalk] = Field(description="what its people said lately, for them")
