"""Matches in memory: rebuilt from their logs, kept while they are in use."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from typing import Any, Final, Protocol

from grognard.bots.base import Choice
from grognard.core.chance import CHANCE
from grognard.core.game import find
from grognard.core.match import Match, Pledge
from grognard.core.reasons import Problem
from grognard.table import endings, logs, positions, questions, snapshots, telling
from grognard.table.changes import between, written
from grognard.table.database import Unavailable
from grognard.table.errors import Refused, Unplayable
from grognard.table.eyes import Eyes
from grognard.table.rows import Person, Record
from grognard.table.store import Store
from grognard.table.story import Story
from grognard.texts.words import LANGUAGE, words

SLICE: Final = 20
"""So many entries are replayed before others get their turn on the event loop."""

SNAPSHOT_EVERY: Final = 200
"""So many entries must be new before another snapshot is worth its place."""


class Watcher(Protocol):
    """An open page that looks at a match."""

    person: Person | None

    def touch(self) -> None:
        """There is a new position."""

    def tell(self, message: dict[str, Any]) -> None:
        """Something else is to be told."""


class Seen:
    """What a page has been shown of a match: the eyes with the number of their last change, and what is its own."""

    def __init__(self) -> None:
        self.eyes: Eyes | None = None
        self.number = 0
        self.own: dict[str, Any] = {}


class Live:
    """A match in memory. Whoever looks at it or changes it holds its lock: nobody sees what is not stored."""

    def __init__(self, record: Record, match: Match) -> None:
        self.id = record.id
        self.lock = asyncio.Lock()
        self.sockets: set[Watcher] = set()
        self.serial = 0
        """Counts the changes since the match is in memory."""
        self.driver: asyncio.Task[None] | None = None
        self.hurried: set[int] = set()
        """Seats whose computers had less time for their last decision than they search with, because many waited."""
        self.broken = False
        self.used = time.monotonic()
        self.put(record, match)

    def put(self, record: Record, match: Match) -> None:
        self.record = record
        self.match = match
        self.stories: dict[str, Story] = {}
        """What happened, by language."""
        self.eyes: dict[tuple[int, str], Eyes] = {}
        """Those who look at it, by seat and language."""
        self.shared: dict[str, dict[str, Any]] = {}
        """What is the same for all eyes, by language."""
        self.open: dict[str, Any] | None = None
        """What the game has in view of all."""
        self.marks: dict[int, str | None] = {}
        """The marks of what seats are asked now."""
        self.turns = telling.Turns(match)
        self.changed()
        self.kept = 0
        self.questions: dict[int, tuple[Any, ...]] = {}
        self.since: dict[int, int] = {}
        self.only: dict[int, int | None] = {}
        """For each asked seat its only answer, where it has no choice."""
        self.seen: dict[int, int] = {}
        """For each seat the last question that its person was shown, by the entry since which it is asked."""
        self.answering: dict[int, int] = {}
        """For each seat the question that the table is about to answer."""
        self.course: asyncio.Future[Any] | None = None
        """What `course` has reckoned of a match that is over."""
        self.analysis: asyncio.Future[Any] | None = None
        self.thoughts: dict[tuple[int, str], Choice] = {}
        """What `analysis` has: the chances over the match, and what levels would have done after so many acts."""
        self.hints: dict[int, tuple[str, Choice]] = {}
        """For each seat the question for which it had its last hint, and the hint."""
        self.answered: dict[int, tuple[int, int]] = {}
        """For each seat the last question that the table answered, and the act."""
        self.note_questions(len(match.log))

    # Which question an act answers

    def note_questions(self, first: int) -> None:
        """Remember since when each seat is asked what it is asked now, after the entries from `first` on.

        Where several seats decide at once, the decision of one does not make the others' acts stale.
        """
        match = self.match
        fresh = match.log[first:]
        alone = len(fresh) == 1 and fresh[0].act >= 0 and fresh[0].seat != CHANCE and not match.state.revealed
        questions: dict[int, tuple[Any, ...]] = {}
        since: dict[int, int] = {}
        for ask in match.state.asks():
            prompt = match.state.prompt(ask.seat)
            question = (ask.acts, prompt)
            same = alone and fresh[0].seat != ask.seat and self.questions.get(ask.seat) == question
            questions[ask.seat] = question
            since[ask.seat] = self.since[ask.seat] if same else len(match.log)
        self.questions, self.since = questions, since
        self.only = {seat: match.state.only_answer(seat) for seat in since if seat != CHANCE}

    def was_answered(self, seat: int, seq: int, act: int) -> bool:
        """Whether the table has just given this answer to that question."""
        since, answer = self.answered.get(seat, (-1, -1))
        return answer == act and 0 <= since <= seq

    def is_current(self, seat: int, seq: int) -> bool:
        now = len(self.match.log)
        return seq == now or self.since.get(seat, now) <= seq <= now

    def is_asked(self, seat: int, question: str | None) -> bool:
        """Whether this is the question that the seat is asked; an act that names none means the present one."""
        return question is None or question == self.mark(seat)

    def mark(self, seat: int) -> str | None:
        """The mark of what this seat is asked now."""
        if seat not in self.marks:
            self.marks[seat] = questions.mark(self.match, seat)
        return self.marks[seat]

    # Positions

    def changed(self) -> None:
        self.serial += 1
        self.shared.clear()
        self.marks.clear()
        self.open = None

    def online(self) -> set[int]:
        return {socket.person.id for socket in self.sockets if socket.person is not None}

    def position(self, person: int | None, invited: str | None = None) -> str:
        """The position for this person as JSON text. The lock must be held."""
        seats = self.record.seats_of(person)
        eyes = self.look(seats, LANGUAGE.get())
        return positions.whole(eyes.whole(), self.personal(eyes, seats, person, invited))

    def news(self, seen: Seen, person: int | None, language: str, invited: str | None = None) -> str:
        """A message with what has changed since it was seen, or the whole position. The lock must be held."""
        seats = self.record.seats_of(person)
        eyes = self.look(seats, language)
        own = self.personal(eyes, seats, person, invited)
        changes = eyes.since(seen.number) if seen.eyes is eyes else None
        if changes is not None and own != seen.own:
            changes.append(f'"drop":0,"tell":[],"position":{written(between(seen.own, own))}')
        seen.eyes, seen.number, seen.own = eyes, eyes.number, own
        if changes is None:
            return f'{{"type":"position","position":{positions.whole(eyes.whole(), own)}}}'
        return f'{{"type":"changes","changes":[{{{"},{".join(changes)}}}]}}' if changes else ""

    def look(self, seats: list[int], language: str) -> Eyes:
        """What a person who holds these seats sees now."""
        for seat in seats:
            if seat in self.since:
                self.seen[seat] = self.since[seat]
        seat = positions.eyes(self.match.state, seats)
        eyes = self.eyes.get((seat, language))
        if eyes is None:
            eyes = self.eyes[seat, language] = Eyes(seat, self.story(language))
        if eyes.version != self.serial:
            said = eyes.story.words
            shared = self.shared.get(language)
            if shared is None:
                shared = self.shared[language] = positions.shared(self.record, self.match, said)
            if self.open is None:
                self.open = self.match.state.in_view()
            own = positions.own(self.record, self.match, said, seat, self.open, self.mark(seat))
            eyes.look(self.serial, {**shared, **own})
        return eyes

    def personal(self, eyes: Eyes, seats: list[int], person: int | None, invited: str | None) -> dict[str, Any]:
        """What is this person's own in the position."""
        news = self.turns.news(seats)
        return positions.personal(self.record, person, self.online(), invited, eyes.story.words, news, self.hurried)

    def story(self, language: str | None = None) -> Story:
        """What happened, in a language, or in that of whoever reads now."""
        language = language or LANGUAGE.get()
        if language not in self.stories:
            said = words(self.match.game, language)
            self.stories[language] = Story(self.match, said, lambda: endings.lines(self.record))
        return self.stories[language]

    @property
    def idle(self) -> bool:
        return not (self.sockets or self.driver or self.answering or self.lock.locked())


class Keeper:
    """The matches in memory, the least used of which are let go."""

    def __init__(self, store: Store, most: int) -> None:
        self.store = store
        self.most = most
        self.by_id: OrderedDict[str, Live] = OrderedDict()
        self.loading: dict[str, asyncio.Future[Live]] = {}

    async def open(self, match: str) -> Live:
        """The match, up to date with the database."""
        live = self.by_id.get(match)
        if live is not None:
            self.by_id.move_to_end(match)
            live.used = time.monotonic()
            version = await self.store.version(match)
            if version != live.record.version and not live.lock.locked():
                await self.refresh(live)
            return live
        waiting = self.loading.get(match)
        if waiting is not None:
            return await asyncio.shield(waiting)
        future = self.loading[match] = asyncio.ensure_future(self._load(match))
        try:
            return await asyncio.shield(future)
        finally:
            self.loading.pop(match, None)

    async def _load(self, match: str) -> Live:
        live = Live(*await self.read(match))
        live.kept = len(live.match.log)
        self.by_id[match] = live
        self._let_go()
        return live

    async def read(self, match: str) -> tuple[Record, Match]:
        """A match from the database."""
        record = await self.store.match(match)
        if record is None:
            raise no_such_match()
        return record, await rebuild(self.store, record)

    def using(self, live: Live) -> Using:
        """Hold a match, whole: one that could not be stored is read again first."""
        return Using(self, live)

    async def mend(self, live: Live) -> None:
        """Read a match again that could not be stored. The lock is held."""
        live.put(*await self.read(live.id))
        live.broken = False

    async def refresh(self, live: Live) -> bool:
        """Follow what others have stored; whether anything was new."""
        async with live.lock:
            if live.broken:
                await self.mend(live)
                return True
            record = await self.store.match(live.id)
            if record is None:
                raise no_such_match()
            if record.version == live.record.version:
                return False
            if record.commitment != live.match.commitment:
                live.put(*await self.read(live.id))  # a match that was over goes on with another secret
                return True
            known = len(live.match.log)
            entries = (await self.store.log(live.id, known))[: record.seq - known]
            live.broken = True
            try:
                for entry in entries:
                    live.match.take_text(entry)
            except Problem as problem:
                raise _unplayable(live.id, problem) from None
            live.broken = False
            live.record = record
            live.note_questions(known)
            live.changed()
            return True

    def wants_snapshot(self, live: Live) -> bool:
        return len(live.match.log) - live.kept >= SNAPSHOT_EVERY and not live.broken

    async def snapshot(self, live: Live) -> None:
        """Keep a snapshot, if enough is new."""
        async with self.using(live):
            if not self.wants_snapshot(live):
                return
            live.kept = seq = len(live.match.log)
            packed = snapshots.pack(live.match)
        await self.store.keep_snapshot(live.id, seq, snapshots.stamp(live.match.game), packed)

    def let_go_of_idle(self, seconds: float) -> None:
        """Matches that nobody has looked at for so long are in the store only."""
        before = time.monotonic() - seconds
        for match in [match for match, live in self.by_id.items() if live.idle and live.used < before]:
            del self.by_id[match]

    def _let_go(self) -> None:
        if len(self.by_id) <= self.most:
            return
        for match in [match for match, live in self.by_id.items() if live.idle]:
            del self.by_id[match]
            if len(self.by_id) <= self.most:
                return


class Using:
    """The lock of a match, and the match whole."""

    __slots__ = ("keeper", "live")

    def __init__(self, keeper: Keeper, live: Live) -> None:
        self.keeper = keeper
        self.live = live

    async def __aenter__(self) -> None:
        await self.live.lock.acquire()
        if self.live.broken:
            try:
                await self.keeper.mend(self.live)
            except BaseException:
                self.live.lock.release()
                raise

    async def __aexit__(self, *error: object) -> None:
        self.live.lock.release()


def no_such_match() -> Refused:
    return Refused(404, "no-match", "no-such-match")


async def rebuild(store: Store, record: Record, use_snapshot: bool = True) -> Match:
    """The match of a record, from its log; from its last snapshot on, where there is a good one."""
    try:
        game = find(record.game, record.rules)
        match = Match(game, record.scenario, record.options, committed=record.commitment)
        if use_snapshot:
            found = await store.snapshot(record.id, snapshots.stamp(game))
            if found is not None and found[0] <= record.seq and not snapshots.unpack(match, found[1]):
                logs.warning("a snapshot is no good and is passed over", match=record.id)
        known = len(match.log)
        for number, entry in enumerate((await store.log(record.id, known))[: record.seq - known]):
            match.take_text(entry)
            if number % SLICE == SLICE - 1:
                await asyncio.sleep(0)
        match.earlier = [Pledge(until, told, bytes.fromhex(secret)) for until, told, secret in record.earlier or []]
        match.reveal(bytes.fromhex(record.secret))
        match.ended = endings.result_of(record)
    except Problem as problem:
        raise _unplayable(record.id, problem) from None
    except (Refused, Unavailable):
        raise
    except Exception as error:
        logs.failure("the rules have stopped in the log of a match", match=record.id)
        raise _unplayable(record.id, Problem("rules-stopped", text=type(error).__name__)) from None
    return match


def _unplayable(match: str, problem: Problem) -> Unplayable:
    logs.warning("a match cannot be opened", match=match, why=str(problem))
    return Unplayable(problem)
