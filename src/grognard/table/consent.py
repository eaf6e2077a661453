"""What needs everybody's consent: to end a match, and to go back in it."""

from __future__ import annotations

from typing import Any

from grognard.table import clocks, say
from grognard.table.clock import now
from grognard.table.errors import Refused
from grognard.table.live import Live
from grognard.table.matches import Matches, Stale, over
from grognard.table.presence import came
from grognard.table.records import end_if_all
from grognard.table.rows import Person, Record
from grognard.table.seating import Plan


class Consent:
    def __init__(self, matches: Matches) -> None:
        self.matches = matches

    async def vote(self, live: Live, person: Person, agree: bool) -> None:
        """Agree to end the match, or not any more."""
        await came(self.matches, live, person)

        await self.matches.change(live, lambda record: voted(record, person, agree))

    # Going back by consent

    async def propose(self, live: Live, person: Person, keep: int) -> None:
        await came(self.matches, live, person)
        async with self.matches.keeper.using(live):
            record, match = live.record, live.match
            self._check_at_table(record, person)
            if not 0 <= keep < len(match.line):
                raise Refused(422, "bad-input", "no-point-back", most=len(match.line) - 1, number=keep)
            name = next(seat.name for seat in record.seats if seat.right_of(person.id))
            await self._agree(live, {"keep": keep, "by": name, "agreed": [person.id]})
        self.matches.publish(live)

    async def answer(self, live: Live, person: Person, agree: bool) -> None:
        await came(self.matches, live, person)
        async with self.matches.keeper.using(live):
            record = live.record
            self._check_at_table(record, person)
            proposal = record.rollback
            if proposal is None or proposal["keep"] >= len(live.match.line):
                raise Refused(409, "no-proposal", "no-proposal")
            if agree:
                await self._agree(live, {**proposal, "agreed": sorted({*proposal["agreed"], person.id})})
            else:
                await self._commit(live, rollback=None)
        self.matches.publish(live)

    async def _agree(self, live: Live, proposal: dict[str, Any]) -> None:
        """Note an agreement; with the last one the match goes back. The lock is held."""
        record, keep = live.record, proposal["keep"]
        if say.to_go_back(record, live.depths, keep, now()) <= set(proposal["agreed"]):
            record.clocks = clocks.returning(record, keep, await self._spent(live, keep))
            await self.matches.play(live, lambda match: match.rollback(keep), rollback=None)
        else:
            await self._commit(live, rollback=proposal)

    async def _spent(self, live: Live, keep: int) -> int:
        """How long the question was open that was asked at this point."""
        line = live.match.line
        times = await self.matches.store.times(live.id, [played.serial for played in line[max(keep - 1, 0) : keep + 1]])
        return max(0, times[-1] - (times[0] if keep else live.record.created))

    async def _commit(self, live: Live, **fields: Any) -> None:
        if not await self.matches.store.commit(live.record, (), fields):
            live.broken = True
            raise Stale
        live.changed()

    def _check_at_table(self, record: Record, person: Person) -> None:
        if not record.running:
            raise over()
        if not record.sat(person.id):
            raise Refused(403, "not-seated", "only-seated")


def voted(record: Record, person: Person, agree: bool) -> Plan:
    """What changes with a vote to end a match, or not any more."""
    if not record.running:
        raise over()
    if not record.sat(person.id):
        raise Refused(403, "not-seated", "only-seated-vote")
    votes = sorted({*record.votes, person.id} if agree else {*record.votes} - {person.id})
    return {"votes": votes} | end_if_all(record, votes), []
