"""The position as JSON: all that one person may know of a match.

It is joined from parts, each a type in `common/responses`:

- `Shared` is the same for all. `Live` caches it for each language until the match changes.
- `Sight` is what one seat sees of a state: its view, and its question with the choices. `Own` is that in the present
  state, with undo and the seat's own deadline. All sockets with the same seat and language share one rendering of
  `Shared` and `Own` (`Viewpoint`).
- `Personal` belongs to one person: their seats, who is online, votes, hints. It is rendered for each socket.
"""

from __future__ import annotations

import datetime
from collections.abc import Set
from functools import lru_cache
from typing import Any, Final

from grognard.bots.registry import BOT as MARK
from grognard.bots.registry import PROGRAM
from grognard.core.chance import CHANCE, PUBLIC
from grognard.core.match import Match
from grognard.core.refusals import Refusal
from grognard.core.state import Result, State
from grognard.table.common import responses, stored_sayings
from grognard.table.common.changes import written
from grognard.table.common.clock import now
from grognard.table.rendering import endings, guiding, refusal
from grognard.table.rendering.choices import choices, held
from grognard.table.rendering.story import Story
from grognard.table.storage.rows import BOT, HUMAN, LINK, Record, Seat
from grognard.table.terms import advice, clocks, consent_rights, levels, sides
from grognard.texts.things import sentence
from grognard.texts.words import Words


def iso(milliseconds: int | None) -> str | None:
    return None if milliseconds is None else utc(milliseconds)


def utc(milliseconds: int) -> str:
    return _iso(milliseconds // 1000)


@lru_cache(maxsize=1024)
def _iso(seconds: int) -> str:
    at = datetime.datetime.fromtimestamp(seconds, datetime.UTC)
    return at.isoformat(timespec="seconds").replace("+00:00", "Z")


def viewpoint_of(state: State, seats: list[int]) -> int:
    """Whose view a person gets who holds these seats: that of one which is asked, else of the first."""
    asked = {ask.seat for ask in state.asks()}
    return next((seat for seat in seats if seat in asked), seats[0] if seats else PUBLIC)


def result(end: Result | None, seats: list[str], words: Words) -> responses.Result | None:
    """Who won, and why."""
    if end is None:
        return None
    why = sentence(words.line(end.saying))
    return {"winners": [seats[seat] for seat in end.winners], "rule": end.rule, "why": why}


def told_result(record: Record, words: Words) -> responses.Result | responses.Ended | None:
    """How a match ended, by its record."""
    return told_end(record, words) if record.result is None else _stored_result(record, words)


def _stored_result(record: Record, words: Words) -> responses.Result:
    return stored_sayings.result(words, record.result, [seat.name for seat in record.seats])


def told_end(record: Record, words: Words) -> responses.Ended | None:
    """Why a match was ended before its time."""
    return None if record.ended is None else {"why": sentence(stored_sayings.line(words, record.ended))}


def draw(record: Record) -> responses.Draw | None:
    """The open offer of a draw: who has agreed to it, and who has not answered yet."""
    if not record.running or not record.votes:
        return None
    needed = consent_rights.to_end(record, now())
    seats = [seat for seat in record.seats if seat.right_of(seat.person)]
    agreed = [seat.name for seat in seats if seat.person in record.votes]
    made = (record.offer or {}).get("by")
    return {
        "by": made if made in agreed else next(iter(agreed), None),
        "agreed": agreed,
        "waiting": [seat.name for seat in seats if seat.person in needed - {*record.votes}],
    }


def voices(record: Record) -> int:
    """How many people must agree to a draw; one alone ends the match instead."""
    return len(consent_rights.to_end(record, now())) if record.running else 0


def resigning(record: Record, person: int | None) -> dict[str, responses.Resigning]:
    """What becomes of the match if this person resigns one of their seats."""
    at = now()
    found: dict[str, responses.Resigning] = {}
    for number in record.seats_of(person) if record.running else []:
        outcome = sides.on_resigning(record, number, at)
        winners = tuple([record.seats[seat].name for seat in outcome.winners])
        found[record.seats[number].name] = _outcome(outcome.how, winners)
    return found


@lru_cache(maxsize=256)
def _outcome(how: responses.Outcome, winners: tuple[str, ...]) -> responses.Resigning:
    """What resigning does; to be read only."""
    return {"how": how, "winners": [*winners]}


def asked(match: Match, state: State) -> list[str]:
    return [match.seats[ask.seat] for ask in state.asks() if ask.seat != CHANCE]


def rollback(
    record: Record, match: Match, words: Words, depths: consent_rights.Depths | None = None
) -> responses.Proposal | None:
    """The open proposal to go back, with everything that was shown since that point. The depths of the match save
    work."""
    proposal = record.rollback
    if proposal is None or not record.running or proposal["keep"] >= len(match.line):
        return None
    needed = consent_rights.to_go_back(record, depths or consent_rights.Depths(match), proposal["keep"], now())
    seats = [seat for seat in record.seats if seat.right_of(seat.person)]
    agreed = [seat.name for seat in seats if seat.person in proposal["agreed"]]
    waiting = [seat.name for seat in seats if seat.person in needed - {*proposal["agreed"]}]
    return {
        "keep": proposal["keep"],
        "by": proposal["by"],
        "heading": words.line(match.line[proposal["keep"]].heading),
        "agreed": agreed,
        "waiting": waiting,
        "revealed": revealed_since(match, proposal["keep"], words),
    }


def revealed_since(match: Match, keep: int, words: Words) -> list[str]:
    """What everybody saw of dice, draws and reveals after this point."""
    return [
        words.sentence(event.saying)
        for played in match.line[keep:]
        if played.firm
        for event in played.events
        if event.to is None
    ]


def people(record: Record) -> dict[str, str]:
    """Who sits where, for a match file, which is in no reader's language."""
    bots = {seat.name: f"{MARK}{seat.bot}" for seat in record.seats if seat.kind == BOT}
    return bots | {
        seat.name: f"{'' if seat.owner is None else PROGRAM}{seat.who}" for seat in record.seats if seat.kind == HUMAN
    }


def shared(record: Record, match: Match, words: Words, depths: consent_rights.Depths | None = None) -> responses.Shared:
    """What is the same for all viewpoints."""
    found = _where(record, match, words, match.state, len(match.line))
    if record.running:
        found["deadline"] = iso(record.deadline)
        found["rollback"] = rollback(record, match, words, depths)
    else:
        found["asked"] = []
    found["draw"] = draw(record)
    found["voices"] = voices(record)
    found["ended"] = told_end(record, words)
    if record.ended is not None:
        found["result"] = _stored_result(record, words) if record.result else None
    return found


def own(
    record: Record,
    match: Match,
    words: Words,
    seat: int,
    open: dict[str, Any] | None = None,
    mark: str | None = None,
) -> responses.Own:
    """What this viewpoint sees. What the game has in view of all and the mark of the question save work if at hand."""
    state = match.state
    undo = match.why_not_undo(seat) if seat >= 0 and record.running else None
    found: responses.Own = {
        **_nothing(state, seat, open),
        "can_undo": why_no_undo(record, seat, undo, words),
        "deadline": iso(_deadline(record, match, seat)) if record.running else None,
    }
    if not record.running:
        return found
    if seat >= 0:
        found["whole"] = len(match.line) - match.start_of_whole(seat) if undo is None else 0
        found["back"] = back(match, seat)
    prompt = state.prompt(seat)
    if prompt is not None:
        found["prompt"] = words.sentence_parts(prompt)
        found["prompt_left"] = words.left(prompt)
        found["prompt_details"] = words.details(prompt)
        found["question"] = mark or match.question(seat)
        found["choices"] = choices(state, seat, words)
        found["held"] = held(state, seat, words)
        found["only"] = state.only_answer(seat) is not None
        guidance = guiding.question(match.game, state, seat, prompt, words)
        found["asks"] = guidance["asks"]
        found["rule"] = guidance["rule"]
        found["guide"] = guidance["guide"]
        found["setting_up"] = guidance["setting_up"]
    return found


def _where(record: Record, match: Match, words: Words, state: State, point: int) -> responses.Shared:
    """Where a match stands, or stood, for all viewpoints."""
    return {
        "id": record.id,
        "game": record.game,
        "scenario": record.scenario,
        "options": record.options,
        "public": record.public,
        "several": record.several,
        "programs": record.programs,
        "origin": record.origin,
        "seq": len(match.log),
        "point": point,
        "asked": asked(match, state),
        "heading": words.line(state.heading()),
        "result": result(state.result(), match.seats, words),
        "commitment": record.commitment,
        "secret": None if record.running else record.secret,
        "earlier": [
            {"until": until, "commitment": committed, "secret": secret}
            for until, committed, secret in record.earlier or []
        ],
        "pace": record.pace or "live",
        "deadline": None,
        "rollback": None,
        "draw": None,
        "voices": 0,
        "resigned": endings.resigned(record, words),
        "ended": None,
        "phases": guiding.phases(match.game, state, words),
    }


def _nothing(state: State, seat: int, open: dict[str, Any] | None = None) -> responses.Sight:
    """What a seat sees of a state, with nothing to do."""
    return {
        "seat": seat if seat >= 0 else None,
        "prompt": None,
        "prompt_left": None,
        "prompt_details": None,
        "question": None,
        "choices": _NO_CHOICES,
        "held": None,
        "only": False,
        "answering": False,
        "whole": 0,
        "back": None,
        **guiding.NOTHING,
        "view": state.view(seat, open),
    }


_NO_CHOICES: Final[list[responses.Choice]] = []


def _deadline(record: Record, match: Match, seat: int) -> int | None:
    """When the time is up: of this seat, if it is asked, else of the one that is asked for longest."""
    if record.deadline is not None and seat >= 0 and match.state.legal(seat):
        return clocks.late_from(record, seat)
    return record.deadline


def back(match: Match, seat: int) -> int | None:
    """So many acts stay if the seat's last act is taken back."""
    keep = match.last_act(seat) if seat >= 0 else -1
    return keep if keep >= 0 else None


def why_no_undo(record: Record, seat: int, why: Refusal | None, words: Words) -> str | None:
    """None exactly when the last act can be taken back."""
    if seat < 0:
        return words.title("looking-on")
    if not record.running:
        return words.title("match-over")
    return None if why is None else refusal.line(words, why)


def personal(
    record: Record,
    person: int | None,
    online: set[int],
    invited: str | None,
    words: Words,
    news: responses.News | None = None,
    held_up: Set[int] = frozenset(),
) -> responses.Personal:
    """The part of a position that is one person's own."""
    seats = record.seats_of(person)
    waits = bool(seats) and record.running
    is_creator = person is not None and record.creator == person
    people: dict[str, responses.Seated] = {}
    for seat in record.seats:
        mine = person is not None and seat.person == person
        if seat.kind == HUMAN:
            is_late = waits and not mine and seat.name in record.asked
            late = iso(clocks.late_from(record, seat.number)) if is_late else None
            auto = seat.auto if mine else None
            is_timed = record.deadline is not None and seat.name in record.asked
            deadline = iso(clocks.late_from(record, seat.number)) if is_timed else None
            people[seat.name] = _somebody(
                words.who(seat.who, seat.bot, seat.of),
                HUMAN,
                seat.played_by_program,
                seat.person in online,
                mine,
                False,
                auto,
                late,
                deadline,
                None,
                None,
            )
        else:
            is_bot = seat.kind == BOT
            invite = iso(seat.until) if is_creator and seat.kind == LINK else None
            ends = iso(consent_rights.until(record, seat)) if record.running else None
            people[seat.name] = _somebody(
                words.who(seat.who, seat.bot, seat.of),
                seat.kind,
                False,
                is_bot,
                False,
                is_bot and mine,
                None,
                None,
                None,
                invite,
                ends,
            )
            if seat.number in held_up and is_bot and levels.seconds(seat.bot or ""):
                people[seat.name] = {**people[seat.name], "busy": True, "lower": _lower(record, seat, person, words)}
    return {
        "you": seats,
        "people": people,
        "creator": is_creator,
        "voted": person is not None and person in record.votes,
        "votes": len(record.votes),
        "resigning": resigning(record, person),
        "hints": advice.shown_to(record, person),
        "invited": invited,
        "rematches": (record.rematches or {}) if record.sat(person) else {},
        **(news or {"since": None, "until": None}),
    }


def _lower(record: Record, seat: Seat, person: int | None, words: Words) -> responses.LowerLevel | None:
    """The lower level that a person may choose for a computer."""
    lower = levels.lower(record.game, seat.bot or "") if levels.may_lower(record, seat, person) else None
    return None if lower is None else {"bot": lower, "title": words.name("bot", lower)}


@lru_cache(maxsize=4096)
def _somebody(
    name: str,
    kind: responses.Kind,
    program: bool,
    online: bool,
    you: bool,
    yours: bool,
    auto: responses.Auto | None,
    late: str | None,
    deadline: str | None,
    invite: str | None,
    say: str | None,
) -> responses.Seated:
    """Who is in a seat; to be read only."""
    return {
        "name": name,
        "kind": kind,
        "program": program,
        "online": online,
        "you": you,
        "yours": yours,
        "auto": auto,
        "late": late,
        "deadline": deadline,
        "invite": invite,
        "say": say,
        "busy": False,
        "lower": None,
    }


def whole(common: str, personal: responses.Personal) -> str:
    """A position as JSON text: the common part, which is an open object, and a person's own."""
    return f"{common},{written(personal)[1:]}"


def joined(
    shared: responses.Shared, own: responses.Own, personal: responses.Personal, story: list[responses.Line]
) -> responses.Position:
    """A position of its parts, as JSON data."""
    found: Any = {**shared, **own, **personal, "story": story}
    position: responses.Position = found
    return position


def at_point(record: Record, match: Match, state: State, story: Story, seats: list[int], n: int) -> str:
    """The position in this state, which was that after n acts, as these seats saw it then, as an open JSON object."""
    words = story.words
    seat = viewpoint_of(state, seats)
    found = {
        **_where(record, match, words, state, n),
        **_nothing(state, seat),
        "points": len(match.line),
        "can_undo": words.title("in-the-past"),
    }
    return f'{written(found)[:-1]},"story":{story.json(seat, n + 1)}'
