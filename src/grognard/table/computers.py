"""The computers of a match decide, one decision after the other, in the workers of `opponents`."""

from __future__ import annotations

import asyncio
import json
import random
import time
from typing import Final

from grognard.bots.registry import RANDOM
from grognard.table import logs
from grognard.table.database import Unavailable
from grognard.table.errors import Refused
from grognard.table.live import Live
from grognard.table.matches import Matches
from grognard.table.opponents import Opponents
from grognard.table.store import BOT

_RANDOM: Final = random.SystemRandom()


class Computers:
    def __init__(self, matches: Matches, opponents: Opponents, pause: float = 0.0) -> None:
        self.matches = matches
        self.keeper = matches.keeper
        self.metrics = matches.metrics
        self.opponents = opponents
        self.pause = pause
        self.stopping = False
        matches.watchers.append(self.drive)

    def drive(self, live: Live) -> None:
        """See to it that the computers of a match decide."""
        if live.driver is None and live.record.running and live.record.bots and not self.stopping:
            live.driver = asyncio.create_task(self._drive(live))

    async def _drive(self, live: Live) -> None:
        try:
            while await self._one_decision(live):
                pass
        except (Refused, Unavailable) as error:
            logs.warning("the computers of a match wait", match=live.id, why=str(error))
        except Exception:
            logs.failure("the computers of a match have stopped", match=live.id)
        finally:
            live.driver = None

    async def _one_decision(self, live: Live) -> bool:
        """Let one computer decide; False if none is asked."""
        async with self.keeper.using(live):
            record, state = live.record, live.match.state
            if not record.running or self.stopping:
                return False
            places = [record.seats[ask.seat] for ask in state.asks() if ask.seat >= 0]
            place = next((place for place in places if place.kind == BOT), None)
            if place is None:
                return False
            seq = len(live.match.log)
            name = place.bot or RANDOM
            only = state.only_answer(place.number)
            imagined = "" if only is not None else json.dumps(state.imagine(place.number, _RANDOM).dump())
        started = time.perf_counter()
        act = only if only is not None else await self.opponents.think(record.game, name, imagined, place.number)
        thought = time.perf_counter() - started
        self.metrics.think_seconds.labels(name).observe(thought)
        await asyncio.sleep(self.rest(thought))
        async with self.keeper.using(live):
            if len(live.match.log) != seq or live.record.seats[place.number].kind != BOT or not live.record.running:
                return True
            if act not in live.match.state.legal(place.number):
                logs.warning("a computer chose what is not offered", match=live.id, bot=name, act=act)
                act = random.choice(live.match.state.legal(place.number))
            try:
                await self.matches.play(live, lambda match: match.play(place.number, act))
            except Refused as refused:
                if refused.code != "stale":
                    raise
                return True
        self.metrics.acts.labels("computer").inc()
        self.matches.publish(live)
        return True

    def rest(self, thought: float) -> float:
        """How long a computer waits after it has thought, to the end of a pause: nobody sees how long it thought."""
        return self.pause - thought % self.pause if self.pause else 0.0

    async def resume(self, before: int) -> None:
        """Let computers go on that wait since before this time: after a restart, or where another node died."""
        for match in await self.matches.store.waiting_for_bots(before):
            try:
                live = await self.keeper.open(match)
            except Refused:
                continue
            self.drive(live)

    async def close(self) -> None:
        self.stopping = True
        drivers = [live.driver for live in self.keeper.by_id.values() if live.driver is not None]
        for task in drivers:
            task.cancel()
        await asyncio.gather(*drivers, return_exceptions=True)
        self.opponents.close()
