"""Driver tasks of computer opponents: one task for each match lets its computers decide, one after the other."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import time
from collections.abc import Iterator, Sequence
from typing import Final
from weakref import WeakKeyDictionary

from grognard.bots.comments import public_worlds
from grognard.bots.plans import Begun
from grognard.bots.registry import INSTRUCTOR, usual
from grognard.bots.styles import MARK
from grognard.core.match import Match
from grognard.core.sayings import Saying
from grognard.table.common import logs
from grognard.table.common.errors import Refused
from grognard.table.computers.backoff import Backoff
from grognard.table.computers.leases import Leases
from grognard.table.computers.opponents import Opponents, Undecided
from grognard.table.computers.schedule import NOBODY, Schedule, kind_of
from grognard.table.computers.thinking import spec
from grognard.table.matches.live import Live
from grognard.table.matches.matches import Matches
from grognard.table.storage.database import Unavailable
from grognard.table.storage.rows import BOT
from grognard.table.terms import levels, manners

_RANDOM: Final = random.SystemRandom()

GRACE: Final = 0.5
"""Every decision that is searched for takes so many seconds more than the search may."""
BUSY: Final = 2.0
"""Where such a decision takes so many times as long as it should, the host is busy, and the table says so."""

MOST_PAUSES: Final = 5
"""No more pauses are taken only because others took them."""

MOST_DRIVEN: Final = {True: 200, False: 8}
"""So many matches, with people or without, are waited for in memory; the others wait in the store."""
PAGE: Final = 200
PAGES: Final = 5
"""So many matches in which a computer is asked are looked at in one go: pages, and matches on each."""
LOOK_SECONDS: Final = (0.25, 5.0)
"""So often it is looked whether another node has given a lease back: at first, and in the end."""


def used_verbs(match: Match, seat: int) -> list[str]:
    """The verbs that a seat has used in the acts that stand."""
    space = match.game.space
    bases = {space.base_of[played.act] for played in match.line if played.seat == seat}
    return sorted(space.by_base[base].name for base in bases)


class Computers:
    def __init__(
        self, matches: Matches, opponents: Opponents, pause: float = 0.0, schedule: Schedule | None = None
    ) -> None:
        self.matches = matches
        self.cache = matches.cache
        self.metrics = matches.metrics
        self.opponents = opponents
        self.schedule = schedule or Schedule(opponents.workers, matches.metrics)
        self.leases = Leases(matches.store)
        self.backoff = Backoff()
        self.undecided = Backoff()
        """Matches in which no opponent could be brought to a decision."""
        self.pause = pause
        self.more: dict[str, int] = {}
        """By kind of question, how many pauses more than one thinking took last."""
        self.stopping = False
        self.drivers: dict[Live, asyncio.Task[None]] = {}
        """The matches whose computers decide, each with its task."""
        self.held_up: WeakKeyDictionary[Live, set[int]] = WeakKeyDictionary()
        """Seats whose computers take, or took for their last search, much longer than their level, because the host is
        busy."""
        self.plans: WeakKeyDictionary[Live, tuple[int, Begun]] = WeakKeyDictionary()
        """The plans that computers have begun, and the length of the log at which they go on. They are not stored:
        after a restart the heuristic goes on."""
        self.looked: dict[bool, tuple[int, str] | None] = {True: None, False: None}
        """The last match that was looked at, with people or without, and when it had changed."""
        matches.watchers.append(self.drive)
        matches.cache.hooks.held_up = lambda live: self.held_up.get(live, frozenset())
        matches.cache.hooks.busy.append(self.drivers.__contains__)

    # Driving

    def drive(self, live: Live) -> None:
        """See to it that the computers of a match decide."""
        if live in self.drivers or self.stopping or not (live.record.running and live.record.bots):
            return
        if self.undecided.waits(live.id):
            return
        if self.may_drive(kind_of(live) != NOBODY):
            self.drivers[live] = asyncio.create_task(self._drive(live))

    def may_drive(self, people: bool) -> bool:
        """Whether one more match may be driven. Where there are people there is room; `resume` keeps to the limit."""
        return people or self._count(False) < MOST_DRIVEN[False]

    def drives(self, match: str) -> bool:
        """Whether the computers of this match decide now."""
        return any(live.id == match for live in self.drivers)

    def _count(self, people: bool) -> int:
        return sum((kind_of(live) != NOBODY) == people for live in self.drivers)

    async def _drive(self, live: Live) -> None:
        done = -1
        try:
            if await self._leased(live):
                while await self._one_decision(live):
                    pass
                self.backoff.succeeded(live.id)
            done = live.record.version
        except Undecided:
            logs.failure("no computer opponent decides: the match waits", match=live.id)
            self.undecided.failed(live.id)
        except (Refused, Unavailable) as error:
            logs.warning("the computers of a match wait", match=live.id, why=str(error))
            self.backoff.failed(live.id)
        except Exception:
            logs.failure("the computers of a match have stopped", match=live.id)
            self.backoff.failed(live.id)
        finally:
            # Before anybody here can take it again
            with contextlib.suppress(Unavailable):
                if live.id in self.leases.held:
                    await self.leases.release(live.id)
            del self.drivers[live]
        if 0 <= done != live.record.version:
            self.drive(live)

    async def _leased(self, live: Live) -> bool:
        """Wait for the lease; False if no computer is asked any more."""
        wait, longest = LOOK_SECONDS
        while not await self.leases.take(live.id):
            await asyncio.sleep(wait)
            wait = min(2 * wait, longest)
            if await self.cache.refresh(live):
                self.matches.publish(live)
            if self.stopping or not (live.record.running and live.record.bots):
                return False
        return True

    async def _one_decision(self, live: Live) -> bool:
        """Let one computer decide; False if none is asked."""
        async with self.cache.using(live):
            record, match = live.record, live.match
            if not record.running or self.stopping:
                return False
            places = [record.seats[ask.seat] for ask in match.state.asks() if ask.seat >= 0]
            place = next((place for place in places if place.kind == BOT), None)
            if place is None:
                return False
            seq = len(match.log)
            name = place.bot or usual(record.game)
            only = match.state.only_answer(place.number)
            plan = self._plan(live)
            planned = plan.next(match.state, place.number)
            if only is None:
                only = planned
            imagined = "" if only is not None else json.dumps(match.state.imagine(place.number, _RANDOM).dump())
            first = match.state.distinct(place.number)[0]
            wanted = levels.wanted(match.state, name, place.number)
            plays, seed = manners.named(record, name), manners.seed(record, place.number, seq)
            shown = used_verbs(match, place.number) if name == INSTRUCTOR else []
            public: list[str] = []
            if manners.may_comment(record, place.number, match):
                public = [json.dumps(world.dump()) for world in public_worlds(match.state, _RANDOM)]
            kind = f"{match.game.name} {name} {type(match.state.stack[-1]).__name__}"
        with self.timed(live, place.number, wanted):
            try:
                act, thought, comment, then = await self._decision(
                    live, spec(match.game), plays, imagined, place.number, only, wanted, shown, seed, public
                )
            except Undecided:
                act, thought, comment, then = self._instead(live, name, first), 0.0, None, []
            await asyncio.sleep(self.rest(thought, wanted, kind, only is None))
        async with self.cache.using(live):
            if len(live.match.log) != seq or live.record.seats[place.number].kind != BOT or not live.record.running:
                return True
            if act not in live.match.state.legal(place.number):
                logs.warning("a computer chose what is not offered", match=live.id, bot=name, act=act)
                act, comment, then = self._instead(live, name, first), None, []
            said = (
                {} if comment is None else {"advice": manners.commented(live.record, place.number, live.match, comment)}
            )
            try:
                await self.matches.play(live, lambda match: match.play(place.number, act), **said)
            except Refused as refused:
                if refused.code != "stale":
                    raise
                return True
            if planned is None or act != planned:
                plan = Begun(place.number, then)
            if plan.acts:
                self.plans[live] = (len(live.match.log), plan)
        self.undecided.succeeded(live.id)
        self.metrics.acts.labels("computer").inc()
        self.matches.publish(live)
        return True

    def _plan(self, live: Live) -> Begun:
        """The plan that goes on now, if nothing has happened since its last act."""
        seq, plan = self.plans.pop(live, (-1, Begun()))
        return plan if seq == len(live.match.log) else Begun()

    def _instead(self, live: Live, bot: str, first: int) -> int:
        """What is done where no opponent decides: the match waits, and is tried again; then the first act is taken,
        because a seat that waits for ever would be worse than a bad act."""
        if not self.undecided.count(live.id):
            raise Undecided(f"{bot} does not decide")
        logs.failure("no computer opponent decides: the first act is taken", match=live.id, bot=bot)
        return first

    async def _decision(
        self,
        live: Live,
        game: str,
        bot: str,
        imagined: str,
        seat: int,
        only: int | None,
        wanted: float,
        shown: Sequence[str] = (),
        seed: str = "",
        public: Sequence[str] = (),
    ) -> tuple[int, float, Saying | None, list[int]]:
        """What a computer chooses, how long it thought, what it says of it, and what follows in its plan. Where there
        is no choice nobody thinks; but its turn comes no sooner, and it says as much, or others would learn of it."""
        async with self.schedule.turn(live, wanted):
            started = time.perf_counter()
            then: list[int] = []
            if only is not None:
                act = only
                comment = await self.opponents.comment(game, seat, act, public) if public else None
            else:
                choice = await self.opponents.think(game, bot, imagined, seat, wanted, shown, seed, public)
                act, comment, then = choice.act, choice.comment, choice.then
            thought = time.perf_counter() - started
        self.metrics.think_seconds.labels(bot.partition(MARK)[0]).observe(thought)
        return act, thought, comment, then

    @contextlib.contextmanager
    def timed(self, live: Live, seat: int, wanted: float) -> Iterator[None]:
        """A decision that is searched for so many seconds, from its question to its act: the pauses are a part of it,
        so that nobody sees whether there was a choice. The table says so as soon as it takes much longer."""
        if not wanted:
            yield
            return
        held_up = self.held_up.setdefault(live, set())
        late: list[bool] = []

        def tell() -> None:
            late.append(True)
            if seat not in held_up:
                held_up.add(seat)
                self.matches.publish(live)

        alarm = asyncio.get_running_loop().call_later(BUSY * (wanted + GRACE), tell)
        try:
            yield
        finally:
            alarm.cancel()
            if not late:
                held_up.discard(seat)

    def rest(self, thought: float, seconds: float = 0.0, kind: str = "", chosen: bool = True) -> float:
        """How long a computer waits after it has thought, to the end of a pause: nobody sees how long it thought. The
        pause of one that searches is longer than it may search. Where there was no choice it takes as many pauses as
        the last question of this kind took: on a busy machine thinking takes several, and one would tell."""
        if not self.pause:
            return 0.0
        pause = max(self.pause, seconds + GRACE) if seconds else self.pause
        if chosen:
            self.more[kind] = min(MOST_PAUSES, int(thought // pause))
            return pause - thought % pause
        return pause * (1 + self.more.get(kind, 0)) - thought % pause

    # Going on

    async def resume(self, before: int) -> None:
        """Let computers go on that wait since before this time: after a restart, or where another node died."""
        await self.leases.end_those_of_the_dead()
        for people in (True, False):
            for _ in range(PAGES):
                if not await self._resume_some(before, people):
                    break

    async def _resume_some(self, before: int, people: bool) -> bool:
        """Look at the next page of waiting matches; whether another one follows, and there is room for it.

        What cannot be opened is passed over for a growing while, and what comes after it has its turn all the same.
        """
        store, node = self.matches.store, self.leases.node
        found = await store.waiting_for_bots(before, people, self.looked[people], PAGE, node)
        for updated, match in found:
            if self._count(people) >= MOST_DRIVEN[people]:
                return False
            self.looked[people] = (updated, match)
            if not (self.drives(match) or self.backoff.waits(match) or self.undecided.waits(match)):
                await self._resume_one(match)
        if len(found) < PAGE:
            self.looked[people] = None
            return False
        return True

    async def _resume_one(self, match: str) -> None:
        try:
            live = await self.cache.open(match)
        except Unavailable:
            raise
        except Exception as error:
            if not isinstance(error, Refused):
                logs.failure("a match with a waiting computer cannot be opened", match=match)
            self.backoff.failed(match)
        else:
            self.drive(live)

    async def close(self) -> None:
        self.stopping = True
        drivers = list(self.drivers.values())
        for task in drivers:
            task.cancel()
        await asyncio.gather(*drivers, return_exceptions=True)
        self.schedule.close()
        self.opponents.close()
