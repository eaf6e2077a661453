"""Match operations (the service layer), and their order: check, apply, compare and append, commit, publish, notify."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from typing import Any

from grognard.bots import registry
from grognard.core.game import Game, find
from grognard.core.match import Far, Match
from grognard.core.refusals import IllegalAct, Problem, Refusal
from grognard.core.sayings import Saying
from grognard.core.state import State
from grognard.table.common import logs
from grognard.table.common.errors import Refused, Unplayable, illegal, unfit
from grognard.table.common.limits import Limits
from grognard.table.common.metrics import Metrics
from grognard.table.matches.live import Live, MatchCache
from grognard.table.matches.records import (
    bots_asked,
    invited_as,
    invited_to,
    lapsed,
    linked,
    may_see,
    new_record,
    standing,
)
from grognard.table.matches.replaying import Replays
from grognard.table.storage.rows import ALWAYS, BOT, HUMAN, LINK, OPEN, Person, Record, Seat
from grognard.table.storage.store import Store
from grognard.table.terms import advice, levels


class Stale(Refused):
    def __init__(self) -> None:
        super().__init__(409, "stale", "position-changed")


class Beaten(Stale):
    """Another node, or the host, stored something for this match first."""


class Answered(Stale):
    """The table was faster with the very same answer: nothing is lost."""


def over() -> Refused:
    return Refused(409, "over", "match-over")


def not_yours(seat: str) -> Refused:
    return Refused(403, "not-your-seat", "not-your-seat", seat=seat)


class Matches:
    """The matches of this node."""

    def __init__(self, store: Store, limits: Limits, metrics: Metrics) -> None:
        self.store = store
        self.metrics = metrics
        self.replays = Replays(limits)
        self.cache = MatchCache(store, limits.live_matches, self.replays)
        self.tasks: set[asyncio.Task[Any]] = set()
        self.watchers: list[Callable[[Live], None]] = []
        """Called whenever a match has changed or was looked at: its computers go on, the table answers."""
        self.noticed: Callable[[], None] = lambda: None
        """Called when there is something in the outbox."""
        self.hold_back: Callable[[Live, int, int], float | None] = lambda live, seat, act: 0.0
        """Called before an act of a person is carried out: so many seconds it must wait; None: it is given later, by
        the table."""
        self.was_answered: Callable[[Live, int, int, int], bool] = lambda live, seat, seq, act: False
        """Whether the table has just given this answer to that question of a seat."""

    # Beginning

    async def create(
        self,
        person: Person,
        game_name: str,
        scenario: str,
        options: dict[str, str],
        seats: dict[str, str],
        pace: int,
        public: bool,
        several: bool = False,
        programs: bool = False,
        hints: str | None = None,
        manner: dict[str, Any] | None = None,
    ) -> Record:
        """A new match. `seats` says for each seat who takes it: me, open, link or bot:NAME."""
        try:
            game = find(game_name)
            match = Match(game, scenario, options)
            places = self._places(game, match, person, seats)
        except Problem as problem:
            raise unfit(problem) from None
        record = new_record(match, places, person.id, pace, public, several, programs)
        record.advice = {**(advice.begun(hints) or {}), **(manner or {})} or None
        await self.store.add_match(record, [match.entry_text(entry) for entry in match.log])
        logs.info("match created", match=record.id, game=game.name, scenario=match.scenario)
        live = await self.cache.open(record.id)
        self.published(live)
        return record

    def _places(self, game: Game[State], match: Match, person: Person, wanted: dict[str, str]) -> list[Seat]:
        chosen = {match.seats[game.seat(match.scenario, name)]: what for name, what in wanted.items()}
        best = registry.usual(game.name)
        places = [
            self._place(game, number, name, chosen.get(name, f"bot:{best}"), person)
            for number, name in enumerate(match.seats)
        ]
        if all(place.kind == BOT for place in places):
            raise Problem("one-seat-for-person")
        return places

    def _place(self, game: Game[State], number: int, name: str, what: str, person: Person) -> Seat:
        if what == "me":
            return Seat(number, name, HUMAN, person.id, who=person.name)
        if what == "open":
            return Seat(number, name, OPEN)
        if what == "link":
            return linked(Seat(number, name, LINK))
        if what.startswith("bot:"):
            return Seat(number, name, BOT, bot=levels.check(game.name, what.removeprefix("bot:")))
        raise Problem("seat-for", what=what[:40])

    # Looking

    async def open(self, match: str, person: Person | None, invite: str | None = None) -> tuple[Live, str | None]:
        """A match that this person may see, and the seat that the invite is for."""
        try:
            live = await self.cache.open(match)
        except Unplayable:
            stored = await self.store.match(match)
            if stored is not None and not may_see(stored, person):
                raise Refused(403, "private", "match-private") from None
            raise
        record = live.record
        invited = invited_as(record, person, invite)
        if invite is not None and invited is None and not (person is not None and record.seats_of(person.id)):
            try:
                invited_to(record, invite)
            except Refused as refused:
                raise refused.of(live.match.game) from None
        if not may_see(record, person) and invited is None:
            raise Refused(403, "private", "match-private")
        await self.cache.tell(live)
        return live, invited

    async def position(self, live: Live, person: Person | None, invited: str | None = None) -> str:
        """The position for this person, as JSON text."""
        async with self.cache.using(live):
            found = live.position(None if person is None else person.id, invited)
        self.published(live)
        return found

    async def why(self, live: Live, person: Person | None, seat: int, verb: str, target: int | None) -> Refusal | None:
        async with self.cache.using(live):
            self.check_seat(live, person, seat)
            return live.match.state.why(seat, number_of(live.match.game, verb, target))

    # Acting

    async def act(
        self,
        live: Live,
        person: Person | None,
        seat: int,
        seq: int,
        verb: str,
        target: int | None,
        question: str | None = None,
        answer: bool = True,
        hold: bool = True,
    ) -> str:
        """Take an act for a person. The answer, if it is wanted, and every refusal is the position right after it.

        The act may be held back, so that its time tells nothing, unless `hold` is false.
        """

        def check() -> Callable[[Match], None]:
            act = number_of(live.match.game, verb, target)
            if not live.is_current(seat, seq) or not live.is_asked(seat, question):
                raise Answered() if self.was_answered(live, seat, seq, act) else Stale()
            return lambda match: match.play(seat, act)

        if hold and await self._held(live, person, seat, seq, verb, target, question):
            return await self.position(live, person) if answer else ""
        started = time.perf_counter()
        try:
            position = await self._decide(live, person, seat, check, answer)
        except Answered:
            return await self.position(live, person) if answer else ""
        self.metrics.human.inc()
        self.metrics.act_seconds.observe(time.perf_counter() - started)
        return position

    async def _held(
        self,
        live: Live,
        person: Person | None,
        seat: int,
        seq: int,
        verb: str,
        target: int | None,
        question: str | None,
    ) -> bool:
        """Let an act wait until its time tells nothing; whether the table carries it out later. What will be refused is
        not held back."""
        async with self.cache.using(live):
            try:
                self.check_seat(live, person, seat)
                act = number_of(live.match.game, verb, target)
            except Refused:
                return False
            asked = live.record.running and live.is_current(seat, seq) and live.is_asked(seat, question)
            if not asked or act not in live.match.state.legal(seat):
                return False
            seconds = self.hold_back(live, seat, act)
        if seconds is None:
            self.publish(live)
            return True
        if seconds:
            await asyncio.sleep(seconds)
        return False

    async def undo(
        self, live: Live, person: Person | None, seat: int, seq: int, whole: bool = False, answer: bool = True
    ) -> str:
        """Take a person's last act back; the answer as for an act."""

        def check() -> Callable[[Match], None]:
            if seq != len(live.match.log):
                raise Stale
            return lambda match: match.undo(seat, whole)

        return await self._decide(live, person, seat, check, answer)

    async def _decide(
        self, live: Live, person: Person | None, seat: int, check: Callable[[], Callable[[Match], None]], answer: bool
    ) -> str:
        try:
            try:
                position = await self._try(live, person, seat, check, answer)
            except Beaten:
                # Something else was stored meanwhile, perhaps nothing that matters: look again, once.
                position = await self._try(live, person, seat, check, answer)
        except Answered:
            raise
        except Refused as refused:
            refused.position = await self.position(live, person)
            raise
        self.publish(live)
        return position

    async def _try(
        self, live: Live, person: Person | None, seat: int, check: Callable[[], Callable[[Match], None]], answer: bool
    ) -> str:
        async with self.cache.using(live):
            self.check_seat(live, person, seat)
            if not live.record.running:
                raise over()
            await self.play(live, check())
            return live.position(None if person is None else person.id) if answer else ""

    async def play(self, live: Live, do: Callable[[Match], None], **fields: Any) -> None:
        """Apply something to a match and store it; both or neither. The lock is held."""
        match = live.match
        before = len(match.log)
        asked = set(live.record.asked)
        live.broken = True  # until it is stored, or refused by the rules, which leaves the match as it was
        try:
            while True:
                try:
                    do(match)
                    break
                except Far as far:  # nothing is done yet
                    await self.cache.slices.run(match.replay(far.count))
        except Problem as no:
            live.broken = False
            if isinstance(no, IllegalAct):
                raise illegal(live.match.game, no.refusal) from None
            raise unfit(no) from None
        fields |= standing(live.record, match)
        if live.record.votes:
            fields |= lapsed(live.record, match)
        notices = self._notices(live, asked, fields["asked"])
        if not await self.store.commit(
            live.record, [match.entry_text(entry) for entry in match.log[before:]], fields, notices=notices
        ):
            raise Beaten
        live.broken = False
        live.note_questions(before)
        live.changed()
        if notices:
            self.noticed()

    def _notices(self, live: Live, before: set[str], asked: list[str]) -> list[tuple[int, Saying]]:
        """Who is asked now, was not before, and does not sit at the table."""
        online = live.online()
        game = live.match.game.name
        found = {
            seat.person: Saying("your-turn", game=game, seat=seat.name)
            for seat in live.record.seats
            if seat.kind == HUMAN and seat.name in asked and seat.name not in before and seat.person not in online
            if seat.owner is None
            if seat.auto != ALWAYS or live.match.state.only_answer(seat.number) is None
        }
        return [(person, said) for person, said in found.items() if person is not None]

    def check_seat(self, live: Live, person: Person | None, seat: int) -> None:
        seats = live.record.seats
        if not 0 <= seat < len(seats):
            raise Refused(422, "bad-input", "no-seat-number", number=seat, most=len(seats) - 1)
        if person is None or not seats[seat].held_by(person.id):
            raise not_yours(seats[seat].name).of(live.match.game)

    # Seats

    async def change(
        self,
        live: Live,
        plan: Callable[[Record], tuple[dict[str, Any], Sequence[Seat]]],
        notices: Callable[[Record], Sequence[tuple[int, Saying]]] = lambda record: (),
        tries: int = 3,
    ) -> None:
        """Change fields and seats of a match by a plan made from its record, made again if somebody was faster."""
        for _ in range(tries):
            async with self.cache.using(live):
                try:
                    fields, seats = plan(live.record)
                except Refused as refused:
                    raise refused.of(live.match.game) from None
                if seats:
                    fields["bots"] = bots_asked(live.match, {seat.number: seat for seat in seats}, live.record)
                news = notices(live.record)
                if await self.store.commit(live.record, (), fields, seats, news):
                    live.changed()
                    break
            await self.cache.refresh(live)
        else:
            raise Stale
        self.publish(live)
        if news:
            self.noticed()

    # Publishing

    def publish(self, live: Live) -> None:
        """Tell everybody at the table, and let the computers go on."""
        for socket in live.sockets:
            socket.touch()
        self.published(live)
        if self.cache.wants_snapshot(live):
            self.spawn(self.cache.snapshot(live))

    def published(self, live: Live) -> None:
        for watch in self.watchers:
            watch(live)

    def spawn(self, work: Any) -> None:
        task: asyncio.Task[Any] = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            logs.warning("work in the background failed", why=repr(task.exception()))

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)


def number_of(game: Game[State], verb: str, target: int | None) -> int:
    """The act with this verb and target."""
    found = game.space.by_name.get(verb)
    if found is None:
        raise Refused(422, "bad-act", "no-verb", name=verb[:40], game=game.name)
    if found.targets is None:
        if target is not None:
            raise Refused(422, "bad-act", "verb-without-target", word=verb)
        return found.base
    if target is None or not 0 <= target < found.size:
        raise Refused(422, "bad-act", "verb-needs-number", word=verb, kind=found.targets.kind, most=found.size - 1)
    return found.base + target
