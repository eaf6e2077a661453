"""Suggested set-ups: what the rule-based opponent would choose is played for a person until the set-up is done."""

from __future__ import annotations

import json
import random
from typing import Final

from grognard.bots.registry import usual
from grognard.table.common.errors import Refused
from grognard.table.computers.opponents import Opponents, Undecided
from grognard.table.computers.schedule import Schedule
from grognard.table.computers.thinking import spec
from grognard.table.matches.live import Live
from grognard.table.matches.matches import Matches, Stale
from grognard.table.storage.rows import Person

MOST: Final = 100
"""No set-up asks one seat more often."""

_RANDOM: Final = random.SystemRandom()


class NoSetUp(Refused):
    def __init__(self) -> None:
        super().__init__(409, "no-set-up", "no-set-up")


class Suggestions:
    def __init__(self, matches: Matches, computers: Opponents, schedule: Schedule) -> None:
        self.matches = matches
        self.computers = computers
        self.schedule = schedule

    async def set_up(self, live: Live, person: Person | None, seat: int, seq: int, question: str | None) -> None:
        """Take the decisions of a seat that belong to the set-up, each as an act of its person."""
        try:
            await self._act(live, person, seat, seq, await self._imagined(live, person, seat), question)
        except Refused as refused:
            refused.position = refused.position or await self.matches.position(live, person)
            raise
        for _ in range(MOST):
            seq = len(live.match.log)
            try:
                await self._act(live, person, seat, seq, await self._imagined(live, person, seat))
            except Stale:
                continue  # The table has answered, or the person: what is left is decided again.
            except NoSetUp:
                break

    async def _imagined(self, live: Live, person: Person | None, seat: int) -> str:
        """A state that the seat could believe in, if it is asked for its set-up."""
        async with self.matches.cache.using(live):
            self.matches.check_seat(live, person, seat)
            state = live.match.state
            if not live.record.running or not state.setting_up(seat):
                raise NoSetUp
            return json.dumps(state.imagine(seat, _RANDOM).dump())

    async def _act(
        self, live: Live, person: Person | None, seat: int, seq: int, imagined: str, question: str | None = None
    ) -> None:
        game = live.match.game
        async with self.schedule.turn(live):
            try:
                act = (await self.computers.think(spec(game), usual(game.name), imagined, seat)).act
            except Undecided:
                raise Refused(503, "computers", "no-advice") from None
        verb = game.space.verb_of(act)
        target = act - verb.base if verb.targets is not None else None
        await self.matches.act(live, person, seat, seq, verb.name, target, question, False, hold=False)
