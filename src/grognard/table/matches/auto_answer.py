"""Automatic answers: the table answers for people who wish so, where what only they know leaves them no choice.

They are asked all the same, because not being asked would tell everybody. So would the time: an automatic answer takes
as long as the person's real answers to such questions (`answer_times`), from when the person has been shown the
question; nobody who wishes to be answered for always has that protection while away. A person's own press on the only
answer does not make it quicker. A real answer is held back to the least pause of automatic ones, where others cannot
know that there was a choice.
"""

from __future__ import annotations

import asyncio
import hashlib
import random
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final
from weakref import WeakKeyDictionary

from grognard.core.chance import CHANCE, PUBLIC
from grognard.core.game import Game
from grognard.core.state import State
from grognard.table.common.clock import now
from grognard.table.common.errors import Refused
from grognard.table.matches.answer_times import AnswerTimes, draw
from grognard.table.matches.live import Live
from grognard.table.matches.matches import Matches
from grognard.table.matches.per_match import PerMatch
from grognard.table.storage.rows import ALWAYS, BOT, HUMAN, NEVER, Record
from grognard.table.terms import clocks

_RANDOM: Final = random.SystemRandom()

WORLDS: Final = 16
"""So many worlds that onlookers could believe in are imagined to see whether a seat could be without a choice."""
LEARNED: Final = 64
"""After so many looks at a kind of question in which nobody was ever without a choice, only some are looked at."""
NOW_AND_THEN: Final = 1 / 16
SHARE: Final = 1 / 4
"""An automatic answer takes at most this share of the time that the seat has left."""


@dataclass
class Asked:
    """A question of a seat: since which entry of the log it is asked, and what others can know of it."""

    since: int
    kind: str
    secret: bool
    """Whether only the seat knows if it has a choice."""


@dataclass
class Pause:
    """How long an answer takes: at least, at most, and, where it takes as long as a real one, as whose answers to
    which questions of which game."""

    least: float
    most: float
    like: tuple[int, str, str] | None = None
    rng: random.Random = field(default_factory=random.Random)


@dataclass
class Kind:
    """A kind of question: how often it was looked at, and how often a seat was, or could have been, without choice."""

    looks: int = 0
    forced: int = 0


@dataclass
class Answers:
    """The questions and automatic answers of a match. A question is named by the entry since which it is asked."""

    only: dict[int, int | None] = field(default_factory=dict)
    """For each asked seat its only answer, where it has no choice."""
    seen: dict[int, int] = field(default_factory=dict)
    """For each seat the last question that its person was shown."""
    began: dict[int, float] = field(default_factory=dict)
    """For each asked seat when its person was first shown the question; before that, when it came up."""
    promised: dict[int, int] = field(default_factory=dict)
    """For each seat the question whose only answer its person has pressed: the table gives it."""
    answering: dict[int, int] = field(default_factory=dict)
    """For each seat the question that the table is about to answer."""
    answered: dict[int, tuple[int, int]] = field(default_factory=dict)
    """For each seat the last question that the table answered, and the act."""

    def waited(self, seat: int) -> float:
        """Seconds since this asked seat was shown the question, or, if it was not, since the question came up."""
        return time.monotonic() - self.began.get(seat, time.monotonic())


class AutoAnswer:
    def __init__(self, matches: Matches, pause: float) -> None:
        self.matches = matches
        self.pause = pause
        self.times = AnswerTimes(matches.store)
        self.answers = PerMatch(Answers)
        self.questions: WeakKeyDictionary[Live, dict[int, Asked]] = WeakKeyDictionary()
        self.kinds: dict[str, Kind] = {}
        matches.watchers.append(self.look)
        matches.hold_back = self.hold
        matches.was_answered = self.was_answered
        hooks = matches.cache.hooks
        hooks.asked, hooks.shown, hooks.answers_for = self.asked_anew, self.shown, self.answers_for
        hooks.busy.append(lambda live: bool(self.answers.of(live).answering))

    # Questions

    def asked_anew(self, live: Live, seats: Sequence[int]) -> None:
        """Note that these seats are asked new questions, and which answers are the only ones now."""
        answers, state = self.answers.of(live), live.match.state
        for seat in seats:
            answers.began[seat] = time.monotonic()
        answers.only = {seat: state.only_answer(seat) for seat in live.since if seat != CHANCE}

    def shown(self, live: Live, seat: int) -> None:
        """Note that the person of this asked seat has been shown the question."""
        answers = self.answers.of(live)
        if answers.seen.get(seat) != live.since[seat]:
            answers.seen[seat] = live.since[seat]
            answers.began[seat] = time.monotonic()

    def answers_for(self, live: Live, seat: int) -> bool:
        """Whether the table answers for this asked seat, if it has no choice."""
        promised = self.answers.of(live).promised.get(seat) == live.since.get(seat)
        return promised or (live.record.seats[seat].auto != NEVER and not live.match.undone_by(seat))

    def was_answered(self, live: Live, seat: int, seq: int, act: int) -> bool:
        """Whether the table has just given this answer to that question."""
        since, answer = self.answers.of(live).answered.get(seat, (-1, -1))
        return answer == act and 0 <= since <= seq

    # Automatic answers

    def look(self, live: Live) -> None:
        """Begin to answer the questions that leave no choice, each once. What is not stored yet is looked at later."""
        if live.broken:
            return
        answers = self.answers.of(live)
        for seat, act in answers.only.items():
            if act is not None and answers.answering.get(seat) != live.since[seat] and self.wished(live, seat):
                answers.answering[seat] = live.since[seat]
                self.matches.spawn(self._answer(live, seat, live.since[seat], self.pause_of(live, seat)))

    def wished(self, live: Live, seat: int) -> bool:
        """Whether the table may answer for this seat now. Whoever came back by an undo decides on what comes next."""
        place, answers = live.record.seats[seat], self.answers.of(live)
        if place.kind != HUMAN or not live.record.running:
            return False
        if answers.promised.get(seat) == live.since[seat]:
            return True
        if place.auto == NEVER or live.match.undone_by(seat):
            return False
        return place.auto == ALWAYS or answers.seen.get(seat) == live.since[seat]

    def pause_of(self, live: Live, seat: int) -> Pause:
        """How long an automatic answer takes from when the question was shown. Not at all where no other person plays;
        a short pause where all know that the seat has no choice; else as long as a real answer."""
        if not self.pause or self.alone(live.record, seat):
            return Pause(0.0, 0.0)
        rng = self._rng(live, seat)
        least = self._least(rng)
        person = live.record.seats[seat].person
        if person is None or not self.asked(live, seat).secret:
            return Pause(least, least)
        left = (clocks.late_from(live.record, seat) - now()) / 1000
        like = (person, live.match.game.name, self.asked(live, seat).kind)
        return Pause(least, max(least, SHARE * left), like, rng)

    async def seconds(self, pause: Pause) -> float:
        if pause.like is None:
            return pause.least
        drawn = draw(await self.times.of(*pause.like), pause.rng)
        return min(pause.most, max(pause.least, drawn))

    async def _answer(self, live: Live, seat: int, since: int, pause: Pause) -> None:
        try:
            await asyncio.sleep(await self.seconds(pause) - self.answers.of(live).waited(seat))
            async with self.matches.cache.using(live):
                act = self.answers.of(live).only.get(seat)
                if live.since.get(seat) != since or act is None or not self.wished(live, seat):
                    return
                await self.matches.play(live, lambda match: match.play(seat, act))
                self.answers.of(live).answered[seat] = (since, act)
        except Refused as refused:  # somebody else stored something first: the question is looked at again
            if refused.code != "stale":
                raise
        finally:
            answering = self.answers.of(live).answering
            if answering.get(seat) == since:
                del answering[seat]
        self.matches.metrics.acts.labels("table").inc()
        self.matches.publish(live)

    # Answers of people

    def hold(self, live: Live, seat: int, act: int) -> float | None:
        """For how many seconds a person's act, which is offered, must be held back, because its time would tell that
        there was a choice. None where there was none: the table gives the answer itself, when its time has come. The
        lock is held."""
        place = live.record.seats[seat]
        if not self.pause or place.person is None or place.owner is not None or self.alone(live.record, seat):
            return 0.0
        asked = self.asked(live, seat)
        if not asked.secret:
            return 0.0
        answers = self.answers.of(live)
        if answers.only.get(seat) == act:
            answers.promised[seat] = live.since[seat]
            live.changed()
            return None
        waited = answers.waited(seat)
        self.times.note(place.person, live.match.game.name, asked.kind, waited)
        return max(0.0, self._least(self._rng(live, seat)) - waited)

    # What others can know

    def alone(self, record: Record, seat: int) -> bool:
        """Whether nobody but the person of this seat plays."""
        return all(place.kind == BOT for place in record.seats if not place.held_by(record.seats[seat].person))

    def asked(self, live: Live, seat: int) -> Asked:
        """What is known of the question that this seat is asked now."""
        seats = self.questions.setdefault(live, {})
        found = seats.get(seat)
        if found is None or found.since != live.since.get(seat):
            found = seats[seat] = self._imagine(live, seat)
        return found

    def _imagine(self, live: Live, seat: int) -> Asked:
        """Others cannot know if this seat has a choice where it has one in some worlds that they could believe in, and
        none in others."""
        game, state, since = live.match.game, live.match.state, live.since.get(seat, -1)
        forced = self.answers.of(live).only.get(seat) is not None
        name = kind_of(game, state, seat)
        kind = self.kinds.setdefault(f"{game.name} {name}", Kind())
        if not forced and not kind.forced and kind.looks >= LEARNED and _RANDOM.random() >= NOW_AND_THEN:
            return Asked(since, name, False)
        worlds = [state.imagine(PUBLIC, _RANDOM) for _ in range(WORLDS)]
        secret = any((world.only_answer(seat) is not None) != forced for world in worlds)
        kind.looks += 1
        kind.forced += forced or secret
        return Asked(since, open_kind(game, state, seat, worlds), secret)

    def _least(self, rng: random.Random) -> float:
        return rng.uniform(self.pause, 2 * self.pause)

    def _rng(self, live: Live, seat: int) -> random.Random:
        """The same for one question in every process that serves the match, and known to nobody."""
        text = f"{live.record.secret} {live.mark(seat)}"
        return random.Random(hashlib.blake2b(text.encode(), digest_size=16).digest())


def kind_of(game: Game[State], state: State, seat: int) -> str:
    """The kind of question that this seat is asked."""
    prompt = state.prompt(seat)
    return game.guide().kind(prompt.key) if prompt is not None else ""


def open_kind(game: Game[State], state: State, seat: int, worlds: Sequence[State]) -> str:
    """The kind of question as far as others know it, who could believe in these worlds: the step, where the kind tells
    more."""
    kind = kind_of(game, state, seat)
    if all(kind_of(game, world, seat) == kind for world in worlds):
        return kind
    return type(state.stack[-1]).__name__
