"""The position message: all that one person may know of a match, as JSON text."""

from __future__ import annotations

import datetime
import json
from typing import Any, Final

from grognard.bots.registry import BOT as MARK
from grognard.core.chance import CHANCE, PUBLIC
from grognard.core.match import TABLE, Match, Played
from grognard.core.reasons import Refusal
from grognard.core.sayings import Saying, saying
from grognard.core.state import Result, State
from grognard.core.steps import Event
from grognard.table import clocks, guiding, questions, say
from grognard.table.choices import choices, held
from grognard.table.store import BOT, HUMAN, Record, now
from grognard.table.telling import beside, whose
from grognard.texts.things import Part, sentence
from grognard.texts.words import Words

TOLD: Final = 200
"""So many entries of the story are in a position; older ones are asked for."""


def iso(milliseconds: int | None) -> str | None:
    if milliseconds is None:
        return None
    at = datetime.datetime.fromtimestamp(milliseconds / 1000, datetime.UTC)
    return at.isoformat(timespec="seconds").replace("+00:00", "Z")


class Story:
    """What happened, in one language, each act rendered once: for every act that stands its events as JSON."""

    def __init__(self, match: Match, words: Words) -> None:
        self.match = match
        self.words = words
        self.told: list[tuple[Played, list[tuple[Event, str]]]] = []
        self.read = 0
        self.acts = 0
        self.notes: list[tuple[int, str]] = []
        """Returns by agreement, each with the number of acts that were left then."""

    def refresh(self) -> None:
        """Follow the match, also backwards."""
        line, told = self.match.line, self.told
        while told and (len(told) > len(line) or told[-1][0] is not line[len(told) - 1]):
            told.pop()
        for n in range(len(told), len(line)):
            played = line[n]
            told.append((played, self._entries(n + 1, played)))
        self._note_returns()

    def _note_returns(self) -> None:
        """Whoever goes back by agreement leaves a line in the story."""
        match = self.match
        for serial in range(self.read, len(match.log)):
            entry = match.log[serial]
            if entry.act >= 0:
                self.acts += 1
                continue
            gone, self.acts = self.acts - entry.keep, entry.keep
            self.notes = [(min(n, entry.keep), text) for n, text in self.notes]
            if entry.seat == TABLE:
                heading = match.headings[serial]
                text = self.words.sentence_parts(Saying("went-back", heading=heading, number=gone))
                note = self._line(entry.keep, heading, text)
                self.notes.append((entry.keep, json.dumps(note, ensure_ascii=False, separators=(",", ":"))))
        self.read = len(match.log)

    def _entries(self, n: int, played: Played) -> list[tuple[Event, str]]:
        """The events of an act, under its heading until one of them brings another."""
        found: list[tuple[Event, str]] = []
        heading = played.heading
        for event in played.events:
            heading = event.heading or heading
            found.append((event, self._entry(n, heading, event)))
        return found

    def _entry(self, n: int, heading: Saying, event: Event) -> str:
        entry = self._line(n, heading, self.words.sentence_parts(event.saying))
        entry |= whose(self.match.game, heading) | beside(self.match.game, event.saying)
        return json.dumps(entry, ensure_ascii=False, separators=(",", ":"))

    def _line(self, n: int, heading: Saying, text: list[Part]) -> dict[str, Any]:
        """A line; lines belong together that stand `under` the same heading, which is in no language there."""
        return {"n": n, "under": self.match.game.plain(heading), "heading": self.words.line(heading), "text": text}

    def json(self, seat: int, before: int | None = None) -> str:
        """The last entries that this seat may know, those of acts before this one; whole acts only."""
        self.refresh()
        found: list[list[str]] = []
        count = 0
        last = len(self.told) if before is None else min(len(self.told), max(0, before - 1))
        for n in range(last, -1, -1):
            entries = self.told[n - 1][1] if n else []
            known = [text for event, text in entries if event.reaches(seat)]
            known += [text for at, text in self.notes if at == n]
            if known:
                found.append(known)
                count += len(known)
                if count >= TOLD:
                    break
        return "[" + ",".join(text for group in reversed(found) for text in group) + "]"


def eyes(state: State, seats: list[int]) -> int:
    """Whose view a person gets who holds these seats: that of one which is asked, else of the first."""
    asked = {ask.seat for ask in state.asks()}
    return next((seat for seat in seats if seat in asked), seats[0] if seats else PUBLIC)


def result(end: Result | None, seats: list[str], words: Words) -> dict[str, Any] | None:
    """Who won, and why."""
    if end is None:
        return None
    why = sentence(words.line(end.saying))
    return {"winners": [seats[seat] for seat in end.winners], "rule": end.rule, "why": why}


def told_result(record: Record, words: Words) -> dict[str, Any] | None:
    """How a match ended, by its record."""
    if record.result is not None:
        winners, rule, said = record.result
        return result(Result(winners, rule, saying(said)), [seat.name for seat in record.seats], words)
    return told_end(record, words)


def told_end(record: Record, words: Words) -> dict[str, Any] | None:
    """Why a match was ended before its time."""
    return None if record.ended is None else {"why": sentence(words.line(saying(record.ended)))}


def asked(match: Match, state: State) -> list[str]:
    return [match.seats[ask.seat] for ask in state.asks() if ask.seat != CHANCE]


def rollback(record: Record, match: Match, words: Words) -> dict[str, Any] | None:
    """The open proposal to go back, with everything that was shown since that point."""
    proposal = record.rollback
    if proposal is None or not record.running or proposal["keep"] >= len(match.line):
        return None
    needed = say.to_go_back(record, match, proposal["keep"], now())
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
    return bots | {seat.name: seat.who for seat in record.seats if seat.kind == HUMAN}


def _head(record: Record, match: Match, words: Words, state: State, point: int, seat: int) -> dict[str, Any]:
    """A state of a match as a seat sees it, with nothing to do."""
    return {
        "id": record.id,
        "game": record.game,
        "scenario": record.scenario,
        "options": record.options,
        "public": record.public,
        "several": record.several,
        "seq": len(match.log),
        "point": point,
        "seat": seat if seat >= 0 else None,
        "asked": asked(match, state),
        "heading": words.line(state.heading()),
        "prompt": None,
        "question": None,
        "choices": [],
        "held": None,
        "only": False,
        "whole": 0,
        "back": None,
        "result": result(state.result(), match.seats, words),
        "commitment": record.commitment,
        "secret": None if record.running else record.secret,
        "pace": record.pace or "live",
        "deadline": None,
        "rollback": None,
        "ended": None,
        "phases": guiding.phases(match.game, state, words),
        **guiding.nothing(),
        "view": state.view(seat),
    }


def common(record: Record, match: Match, story: Story, seat: int) -> str:
    """The part of a position that depends on the eyes only, as an open JSON object."""
    state, words = match.state, story.words
    head = _head(record, match, words, state, len(match.line), seat)
    undo = match.why_not_undo(seat) if seat >= 0 and record.running else None
    head |= {"can_undo": why_no_undo(record, seat, undo, words), "ended": told_end(record, words)}
    if record.running:
        prompt = state.prompt(seat)
        head |= {
            "prompt": None if prompt is None else words.sentence_parts(prompt),
            "question": questions.mark(match, seat),
            "choices": choices(state, seat, words),
            "held": held(state, seat, words),
            "only": state.only_answer(seat) is not None,
            "whole": len(match.line) - match.start_of_whole(seat) if seat >= 0 and undo is None else 0,
            "back": back(match, seat),
            "deadline": iso(_deadline(record, match, seat)),
            "rollback": rollback(record, match, words),
            **guiding.question(match.game, state, seat, words),
        }
    else:
        head["asked"] = []
    return json.dumps(head, ensure_ascii=False, separators=(",", ":"))[:-1] + ',"story":' + story.json(seat)


def _deadline(record: Record, match: Match, seat: int) -> int | None:
    """When the time is up: of this seat, if it is asked, else of the one that is asked for longest."""
    if record.deadline is not None and seat >= 0 and match.state.legal(seat):
        return clocks.late_from(record, seat)
    return record.deadline


def back(match: Match, seat: int) -> int | None:
    """So many acts stay if the seat's last choice is taken back."""
    keep = match.choice(seat) if seat >= 0 else -1
    return keep if keep >= 0 else None


def why_no_undo(record: Record, seat: int, why: Refusal | None, words: Words) -> str | None:
    """None exactly when the last act can be taken back."""
    if seat < 0:
        return words.title("looking-on")
    if not record.running:
        return words.title("match-over")
    return None if why is None else words.line(why.saying)


def personal(
    record: Record,
    person: int | None,
    online: set[int],
    invited: str | None,
    words: Words,
    news: dict[str, int | None] | None = None,
) -> str:
    """The part of a position that is one person's own, as the rest of that object."""
    seats = record.seats_of(person)
    waits = bool(seats) and record.running
    people = {
        seat.name: {
            "name": words.who(seat.who, seat.bot),
            "kind": seat.kind,
            "online": seat.kind == BOT or (seat.kind == HUMAN and seat.person in online),
            "you": seat.held_by(person),
            "yours": seat.kind == BOT and person is not None and seat.person == person,
            "auto": seat.auto if seat.held_by(person) else None,
            "late": iso(clocks.late_from(record, seat.number))
            if waits and seat.kind == HUMAN and seat.person != person and seat.name in record.asked
            else None,
            "say": iso(say.until(record, seat)) if record.running else None,
        }
        for seat in record.seats
    }
    rest = {
        "you": seats,
        "people": people,
        "creator": person is not None and record.creator == person,
        "voted": person is not None and person in record.votes,
        "votes": len(record.votes),
        "invited": invited,
        "rematches": (record.rematches or {}) if record.sat(person) else {},
    } | (news or {"since": None, "until": None})
    return "," + json.dumps(rest, ensure_ascii=False, separators=(",", ":"))[1:]


def at_point(record: Record, match: Match, story: Story, seats: list[int], n: int) -> dict[str, Any]:
    """The position as it was after n acts, as these seats' eyes saw it then."""
    state = match.at(n)
    seat = eyes(state, seats)
    return _head(record, match, story.words, state, n, seat) | {
        "points": len(match.line),
        "can_undo": story.words.title("in-the-past"),
        "story": json.loads(story.json(seat, n + 1)),
    }
