"""The table answers for people who wish so, where what only they know leaves them no choice.

They are asked all the same, because not being asked would tell everybody. A short, random pause goes before the
answer. It begins when the person has been shown the question: an answer that comes while nobody is there would tell,
too. Who wishes to be answered for always, gives that up.
"""

from __future__ import annotations

import asyncio
import random
from typing import Final

from grognard.table.errors import Refused
from grognard.table.live import Live
from grognard.table.matches import Matches
from grognard.table.rows import ALWAYS, BOT, HUMAN, NEVER, Record

_RANDOM: Final = random.SystemRandom()


class Answering:
    def __init__(self, matches: Matches, pause: float) -> None:
        self.matches = matches
        self.pause = pause
        matches.watchers.append(self.look)

    def look(self, live: Live) -> None:
        """Begin to answer the questions that leave no choice, each once."""
        for seat, act in live.only.items():
            if act is not None and live.answering.get(seat) != live.since[seat] and self.wished(live, seat):
                live.answering[seat] = live.since[seat]
                self.matches.spawn(self._answer(live, seat, live.since[seat]))

    def wished(self, live: Live, seat: int) -> bool:
        """Whether the table may answer for this seat now."""
        place = live.record.seats[seat]
        if place.kind != HUMAN or place.auto == NEVER or not live.record.running:
            return False
        return place.auto == ALWAYS or live.seen.get(seat) == live.since[seat]

    def seconds(self, record: Record, seat: int) -> float:
        """How long to wait: at random, and not at all where no other person plays."""
        alone = all(place.kind == BOT for place in record.seats if not place.held_by(record.seats[seat].person))
        return 0.0 if alone else _RANDOM.uniform(self.pause, 2 * self.pause)

    async def _answer(self, live: Live, seat: int, since: int) -> None:
        await asyncio.sleep(self.seconds(live.record, seat))
        try:
            async with self.matches.keeper.using(live):
                act = live.only.get(seat)
                if live.since.get(seat) != since or act is None or not self.wished(live, seat):
                    return
                await self.matches.play(live, lambda match: match.play(seat, act))
                live.answered[seat] = (since, act)
        except Refused as refused:  # somebody else stored something first: the question is looked at again
            if refused.code != "stale":
                raise
        finally:
            if live.answering.get(seat) == since:
                del live.answering[seat]
        self.matches.metrics.acts.labels("table").inc()
        self.matches.publish(live)
