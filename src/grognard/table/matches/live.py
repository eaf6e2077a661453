"""Live matches, a cache in memory: rebuilt from their logs, kept while they are in use."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable, Generator, Sequence
from collections.abc import Set as AbstractSet
from typing import Any, Final, Protocol

from grognard.core.chance import CHANCE
from grognard.core.game import find
from grognard.core.match import CHECKPOINT, Far, Match, Played, Pledge
from grognard.core.refusals import Problem
from grognard.core.state import State
from grognard.table.common import logs, responses
from grognard.table.common.changes import between, written
from grognard.table.common.errors import Refused, Unplayable
from grognard.table.common.slices import SLICE, Slices
from grognard.table.matches.replaying import Keys, Replays
from grognard.table.rendering import endings, line_details, positions
from grognard.table.rendering.story import Story
from grognard.table.rendering.viewpoint import Viewpoint
from grognard.table.storage import snapshots
from grognard.table.storage.database import Unavailable
from grognard.table.storage.rows import Person, Record
from grognard.table.storage.store import Store
from grognard.table.terms import consent_rights
from grognard.texts.words import LANGUAGE, words

SNAPSHOT_EVERY: Final = 200
"""So many entries must be new before another snapshot is worth its place."""


READING: Final = 8
"""So many matches are read from the store at once; others wait."""

TOO_MANY: Final = 429

MOST_UNPLAYABLE: Final = 200
"""For so many matches it is remembered that they cannot be opened, and why."""


class Watcher(Protocol):
    """An open page that looks at a match."""

    person: Person | None

    def touch(self) -> None:
        """There is a new position."""

    def tell(self, message: responses.Told) -> None:
        """Something else is to be told."""


class Seen:
    """What a page has been shown of a match: the viewpoint with the number of its last change, and what is its own."""

    def __init__(self) -> None:
        self.viewpoint: Viewpoint | None = None
        self.number = 0
        self.own: responses.Personal | None = None


class Point:
    """A state in the past of a match: how many acts had been taken then, and the last of them."""

    def __init__(self, match: Match, count: int, state: State) -> None:
        self.count = count
        self.last: Played | None = match.line[count - 1] if count else None
        self.state = state

    def stands(self, match: Match) -> bool:
        """Whether the match has still gone through this point."""
        return self.count <= len(match.line) and (not self.count or match.line[self.count - 1] is self.last)


class Hooks:
    """What matches in memory call: functions of services, which keep their own state by match (`PerMatch`)."""

    def __init__(self) -> None:
        self.asked: Callable[[Live, Sequence[int]], None] = lambda live, seats: None
        """Called when questions may have changed, with the seats whose questions are new."""
        self.shown: Callable[[Live, int], None] = lambda live, seat: None
        """Called when a person is shown the position of a seat that is asked."""
        self.answers_for: Callable[[Live, int], bool] = lambda live, seat: False
        """Whether the table answers for this asked seat, if it has no choice."""
        self.held_up: Callable[[Live], AbstractSet[int]] = lambda live: frozenset()
        """Seats whose computers take much longer than their level, because the host is busy."""
        self.busy: list[Callable[[Live], bool]] = []
        """A match stays in memory while one of them is true."""


class Live:
    """A match in memory. Whoever looks at it or changes it holds its lock: nobody sees what is not stored."""

    def __init__(self, record: Record, match: Match, hooks: Hooks | None = None) -> None:
        self.id = record.id
        self.hooks = hooks or Hooks()
        self.lock = asyncio.Lock()
        self.replaying = asyncio.Lock()
        """Held by who replays the match: others wait, and find the copies of the state that the replay has kept."""
        self.sockets: set[Watcher] = set()
        self.serial = 0
        """Counts the changes since the match is in memory."""
        self.broken = False
        self.used = time.monotonic()
        self.put(record, match)

    def put(self, record: Record, match: Match) -> None:
        """Replace the match. What services keep for it starts empty."""
        self.record = record
        self.match = match
        match.reach = CHECKPOINT
        self.states: dict[object, Any] = {}
        """What services keep for this match, by their `PerMatch`."""
        self.stories: dict[str, Story] = {}
        """What happened, by language."""
        self.viewpoints: dict[tuple[int, str], Viewpoint] = {}
        """Those who look at it, by seat and language."""
        self.shared: dict[str, responses.Shared] = {}
        """What is the same for all viewpoints, by language."""
        self.open: dict[str, Any] | None = None
        """What the game has in view of all."""
        self.marks: dict[int, str | None] = {}
        """The marks of what seats are asked now."""
        self.turns = line_details.TurnTracker(match)
        self.depths = consent_rights.Depths(match)
        self.changed()
        self.kept = 0
        self.questions: dict[int, tuple[Any, ...]] = {}
        self.since: dict[int, int] = {}
        """For each asked seat the entry of the log since which it is asked this question."""
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
        new: list[int] = []
        for ask in match.state.asks():
            prompt = match.state.prompt(ask.seat)
            question = (ask.acts, prompt)
            same = alone and fresh[0].seat != ask.seat and self.questions.get(ask.seat) == question
            questions[ask.seat] = question
            since[ask.seat] = self.since[ask.seat] if same else len(match.log)
            if not same:
                new.append(ask.seat)
        self.questions, self.since = questions, since
        self.hooks.asked(self, new)

    def is_current(self, seat: int, seq: int) -> bool:
        now = len(self.match.log)
        return seq == now or self.since.get(seat, now) <= seq <= now

    def is_asked(self, seat: int, question: str | None) -> bool:
        """Whether this is the question that the seat is asked; an act that names none means the present one."""
        return question is None or question == self.mark(seat)

    def mark(self, seat: int) -> str | None:
        """The mark of what this seat is asked now."""
        if seat not in self.marks:
            self.marks[seat] = self.match.question(seat)
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
        viewpoint = self.look(seats, LANGUAGE.get())
        return positions.whole(viewpoint.whole(), self.personal(viewpoint, seats, person, invited))

    def news(self, seen: Seen, person: int | None, language: str, invited: str | None = None) -> str:
        """A message with what has changed since it was seen, or the whole position. The lock must be held."""
        seats = self.record.seats_of(person)
        viewpoint = self.look(seats, language)
        own = self.personal(viewpoint, seats, person, invited)
        changes = viewpoint.since(seen.number) if seen.viewpoint is viewpoint else None
        if changes is not None and own != seen.own:
            changes.append(f'"drop":0,"tell":[],"position":{written(between(seen.own, own))}')
        seen.viewpoint, seen.number, seen.own = viewpoint, viewpoint.number, own
        if changes is None:
            return f'{{"type":"position","position":{positions.whole(viewpoint.whole(), own)}}}'
        return f'{{"type":"changes","changes":[{{{"},{".join(changes)}}}]}}' if changes else ""

    def look(self, seats: list[int], language: str) -> Viewpoint:
        """What a person who holds these seats sees now."""
        for seat in seats:
            if seat in self.since:
                self.hooks.shown(self, seat)
        seat = positions.viewpoint_of(self.match.state, seats)
        viewpoint = self.viewpoints.get((seat, language))
        if viewpoint is None:
            viewpoint = self.viewpoints[seat, language] = Viewpoint(seat, self.story(language))
        if viewpoint.version != self.serial:
            said = viewpoint.story.words
            shared = self.shared.get(language)
            if shared is None:
                shared = self.shared[language] = positions.shared(self.record, self.match, said, self.depths)
            if self.open is None:
                self.open = self.match.state.in_view()
            own = positions.own(self.record, self.match, said, seat, self.open, self.mark(seat))
            own["answering"] = own["only"] and self.hooks.answers_for(self, seat)
            viewpoint.look(self.serial, {**shared, **own})
        return viewpoint

    def personal(
        self, viewpoint: Viewpoint, seats: list[int], person: int | None, invited: str | None
    ) -> responses.Personal:
        """What is this person's own in the position."""
        news, held_up = self.turns.news(seats), self.hooks.held_up(self)
        return positions.personal(self.record, person, self.online(), invited, viewpoint.story.words, news, held_up)

    def story(self, language: str | None = None) -> Story:
        """What happened, in a language, or in that of whoever reads now."""
        language = language or LANGUAGE.get()
        if language not in self.stories:
            said = words(self.match.game, language)
            self.stories[language] = Story(self.match, said, lambda: endings.lines(self.record))
        return self.stories[language]

    def is_rendered(self, language: str) -> bool:
        """Whether what happened is rendered in a language, but for the last entries."""
        return self.story(language).behind <= SLICE

    @property
    def idle(self) -> bool:
        if self.sockets or self.lock.locked() or self.replaying.locked():
            return False
        return not any(busy(self) for busy in self.hooks.busy)


class MatchCache:
    """The matches in memory, the least used of which are let go."""

    def __init__(self, store: Store, most: int, replays: Replays) -> None:
        self.store = store
        self.most = most
        self.replays = replays
        self.slices = Slices()
        self.hooks = Hooks()
        self.reading = asyncio.Semaphore(READING)
        self.unplayable: OrderedDict[str, tuple[int, Problem]] = OrderedDict()
        """Why matches cannot be opened, with the version for which that was found out."""
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
        while (waiting := self.loading.get(match)) is not None:
            try:
                return await asyncio.shield(waiting)
            except Refused as refused:
                if refused.status != TOO_MANY:  # that was said to the one who asked first
                    raise
                await asyncio.sleep(0)
        future = self.loading[match] = asyncio.ensure_future(self._load(match))
        try:
            return await asyncio.shield(future)
        finally:
            self.loading.pop(match, None)

    async def _load(self, match: str) -> Live:
        record = await self.record(match)
        version, problem = self.unplayable.get(match, (-1, None))
        if problem is not None and version == record.version:
            raise Unplayable(problem)
        self.replays.charge_opening(record.seq)
        async with self.reading:
            try:
                made = await rebuild(self.store, record, self.slices)
            except Unplayable as unplayable:
                if unplayable.lasts:
                    self.unplayable[match] = (record.version, unplayable.problem.with_traceback(None))
                    if len(self.unplayable) > MOST_UNPLAYABLE:
                        self.unplayable.popitem(last=False)
                raise
        return self.adopt(record, made, len(made.log))

    def adopt(self, record: Record, match: Match, kept: int) -> Live:
        """Keep a match in memory; its last snapshot was taken after so many entries."""
        live = Live(record, match, self.hooks)
        live.kept = kept
        self.by_id[live.id] = live
        self._let_go()
        return live

    async def record(self, match: str) -> Record:
        """The record of a match, from the store."""
        record = await self.store.match(match)
        if record is None:
            raise no_such_match()
        return record

    async def _reread(self, live: Live) -> None:
        """Read a match again, and render what happened in the languages in which it was. The lock is held."""
        record = await self.record(live.id)
        match = await rebuild(self.store, record, self.slices)
        languages = list(live.stories)
        live.put(record, match)
        for language in languages:
            await self.tell(live, language)

    # What grows with the length of a match

    async def tell(self, live: Live, language: str | None = None) -> None:
        """Render what happened, in a language, or in that of whoever reads now. The last entries are left to those who
        need them: they take no time, and would have to wait for their turn."""
        if not live.is_rendered(language or LANGUAGE.get()):
            await self.slices.run(live.story(language).following())
        if live.depths.behind > SLICE:
            await self.slices.run(live.depths.following())

    async def at(self, live: Live, count: int, keys: Keys) -> Point:
        """The match after so many acts. Replays of one match wait for each other, so that they share their work. With
        the lock held it must be asked whether the point still stands."""
        with self.replays.place(keys):
            async with live.replaying:
                match = live.match
                self.replays.charge(keys, match.distance(count))
                return Point(match, count, await self.slices.run(match.replay(count)))

    def using(self, live: Live) -> Using:
        """Hold a match, whole: one that could not be stored is read again first."""
        return Using(self, live)

    async def mend(self, live: Live) -> None:
        """Read a match again that could not be stored. The lock is held."""
        await self._reread(live)
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
                await self._reread(live)  # a match that was over goes on with another secret
                return True
            known = len(live.match.log)
            entries = (await self.store.log(live.id, known))[: record.seq - known]
            live.broken = True
            try:
                await self.slices.run(_taking(live.match, entries))
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
            packing, stamp = snapshots.packing(live.match), snapshots.stamp(live.match.game)
        await self.store.keep_snapshot(live.id, seq, stamp, await self.slices.run(packing))

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

    __slots__ = ("cache", "live")

    def __init__(self, cache: MatchCache, live: Live) -> None:
        self.cache = cache
        self.live = live

    async def __aenter__(self) -> None:
        await self.live.lock.acquire()
        if self.live.broken:
            try:
                await self.cache.mend(self.live)
            except BaseException:
                self.live.lock.release()
                raise

    async def __aexit__(self, *error: object) -> None:
        self.live.lock.release()


def no_such_match() -> Refused:
    return Refused(404, "no-match", "no-such-match")


async def rebuild(store: Store, record: Record, slices: Slices, use_snapshot: bool = True) -> Match:
    """The match of a record, from its log; from its last snapshot on, where there is a good one."""
    try:
        game = find(record.game, record.rules)
        match = Match(game, record.scenario, record.options, committed=record.commitment)
        if use_snapshot:
            found = await store.snapshot(record.id, snapshots.stamp(game))
            is_good = found is not None and found[0] <= record.seq
            if found is not None and is_good and not await slices.run(snapshots.unpacking(match, found[1])):
                logs.warning("a snapshot is no good and is passed over", match=record.id)
        match.reach = CHECKPOINT
        known = len(match.log)
        await slices.run(_taking(match, (await store.log(record.id, known))[: record.seq - known]))
        match.reach = 0
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


def _taking(match: Match, entries: list[str]) -> Generator[None, None, None]:
    """Append these entries, one after the other."""
    for entry in entries:
        try:
            match.take_text(entry)
        except Far as far:
            yield from match.replay(far.count)
            match.take_text(entry)
        yield


def _unplayable(match: str, problem: Problem) -> Unplayable:
    logs.warning("a match cannot be opened", match=match, why=str(problem))
    return Unplayable(problem)
