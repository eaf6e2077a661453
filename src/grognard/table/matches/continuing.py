"""Branching: play on from a point of a match that is over, in a new match with the same set-up and the same acts up to
there.

The acts of chance among them keep the secrets that decided them, which are known; what follows has a new one. So the
whole of it can be checked like any other match (`Match.verify`), and it says of itself where it comes from.
"""

from __future__ import annotations

from collections.abc import Callable

from grognard.core.match import Match, Pledge
from grognard.core.refusals import Problem
from grognard.table.common import logs
from grognard.table.common.errors import Refused, unfit
from grognard.table.common.slices import Slices
from grognard.table.matches.live import Live
from grognard.table.matches.matches import Matches
from grognard.table.matches.records import new_record
from grognard.table.matches.replaying import Keys
from grognard.table.storage.rows import BOT, HUMAN, Person, Record, Seat
from grognard.table.terms import levels


class Continuing:
    def __init__(self, matches: Matches) -> None:
        self.matches = matches

    async def play_on(
        self, live: Live, person: Person, point: int, seat: int, bot: str, keys: Keys, count: Callable[[], None]
    ) -> Record:
        """A match for this person, in this seat, against computers; it is nobody else's business. `count` is called
        before anything is computed, and may refuse it."""
        old = live.match
        if point > len(old.line):
            raise Refused(404, "no-point", "match-points", most=len(old.line))
        try:
            bot = levels.check(old.game.name, bot)
        except Problem as problem:
            raise unfit(problem) from None
        cache = self.matches.cache
        with cache.replays.place(keys):
            count()
            cache.replays.charge(keys, point)
            async with live.replaying:
                match = await copied(old, point, cache.slices)
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
        self.matches.publish(cache.adopt(record, match, 0))
        return record


async def copied(match: Match, point: int, slices: Slices) -> Match:
    """The match as it was after so many acts, with a new secret for what follows."""
    if not point:
        return Match(match.game, match.scenario, match.options)
    # What stood then had been reached with the entry of the last act: the line only grows and is cut at its end.
    keep = match.line[point - 1].serial + 1
    pledges = [pledge for pledge in match.earlier if pledge.until <= keep]
    later = [pledge for pledge in match.earlier if pledge.until > keep]
    source = later[0].source if later else match.source
    assert source is not None
    made = Match(match.game, match.scenario, match.options, committed=source.commitment)
    state = await slices.run(match.replay(point))
    made.resume(state, match.log[:keep], match.headings[:keep], match.line[:point])
    made.earlier = [Pledge(one.until, one.commitment, one.source.secret if one.source else None) for one in pledges]
    made.reveal(source.secret)
    made.renew()
    made.roll()
    return made
