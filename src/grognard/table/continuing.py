"""Play on from a point of a match that is over: a new match with the same set-up and the same acts up to there.

The acts of chance among them keep the secrets that decided them, which are known; what follows has a new one. So the
whole of it can be checked like any other match (`Match.verify`), and it says of itself where it comes from.
"""

from __future__ import annotations

import asyncio

from grognard.core.match import Match, Pledge
from grognard.core.reasons import Problem
from grognard.table import levels, logs
from grognard.table.errors import Refused, unfit
from grognard.table.live import SLICE, Live
from grognard.table.matches import Matches
from grognard.table.records import new_record
from grognard.table.rows import BOT, HUMAN, Person, Record, Seat


class Continuing:
    def __init__(self, matches: Matches) -> None:
        self.matches = matches

    async def play_on(self, live: Live, person: Person, point: int, seat: int, bot: str) -> Record:
        """A match for this person, in this seat, against computers; it is nobody else's business."""
        old = live.match
        if point > len(old.line):
            raise Refused(404, "no-point", "match-points", most=len(old.line))
        try:
            bot = levels.check(old.game.name, bot)
        except Problem as problem:
            raise unfit(problem) from None
        match = await copied(old, point)
        if match.state.over():
            raise Refused(409, "over", "over-by-then")
        seats = [
            Seat(number, name, HUMAN, person.id, who=person.name)
            if number == seat
            else Seat(number, name, BOT, bot=bot)
            for number, name in enumerate(match.seats)
        ]
        record = new_record(match, seats, person.id, 0, False)
        record.origin = {"match": live.id, "point": point}
        await self.matches.store.add_match(record, [match.entry_text(entry) for entry in match.log])
        logs.info("match goes on from another", match=record.id, origin=live.id, point=point)
        self.matches.published(await self.matches.keeper.open(record.id))
        return record


async def copied(match: Match, point: int) -> Match:
    """The match as it stood after so many acts, with a new secret for what follows."""
    if not point:
        return Match(match.game, match.scenario, match.options)
    # What stood then had been reached with the entry of the last act: the line only grows and is cut at its end.
    keep = match.line[point - 1].serial + 1
    pledges = [pledge for pledge in match.earlier if pledge.until <= keep]
    later = [pledge for pledge in match.earlier if pledge.until > keep]
    source = later[0].source if later else match.source
    assert source is not None
    made = Match(match.game, match.scenario, match.options, committed=source.commitment)
    for number, entry in enumerate(match.log[:keep]):
        made.take_text(match.entry_text(entry))
        if number % SLICE == SLICE - 1:
            await asyncio.sleep(0)
    made.earlier = [Pledge(one.until, one.commitment, one.source.secret if one.source else None) for one in pledges]
    made.reveal(source.secret)
    made.renew()
    made.roll()
    return made
