"""Votes on a draw and on a rollback, which need everybody's consent.

A draw is offered, agreed to, declined and withdrawn by the people who have a say (`consent_rights`). Where one person
alone has a say, because all others are computers, there is no one to agree: that person ends the match, without a
result.
"""

from __future__ import annotations

from typing import Any, Final

from grognard.core.course import round_of
from grognard.core.match import DRAW_AGREED, agreed_draw
from grognard.core.sayings import Saying
from grognard.table.common.clock import now
from grognard.table.common.errors import Refused
from grognard.table.common.limits import Buckets
from grognard.table.matches.live import Live
from grognard.table.matches.matches import Matches, Stale, over
from grognard.table.matches.presence import came
from grognard.table.matches.records import end_fields, without_offer
from grognard.table.matches.seating import Plan
from grognard.table.storage.rows import ENDED, Person, Record
from grognard.table.terms import clocks, consent_rights

OFFERS_AT_ONCE: Final = 4
OFFER_SECONDS: Final = 300.0
"""The others are told of every offer: so many a person makes in a match at once, and then one in so many seconds."""


class Consent:
    def __init__(self, matches: Matches) -> None:
        self.matches = matches
        self.offers = Buckets(1 / OFFER_SECONDS, OFFERS_AT_ONCE)

    async def vote(self, live: Live, person: Person, agree: bool) -> None:
        """Offer a draw or agree to one, or decline or withdraw it."""
        await came(self.matches, live, person)
        number = _round(live)
        check_offers(self.offers, live.record, person, agree)
        await self.matches.change(
            live,
            lambda record: voted(record, person, agree, number),
            lambda record: voted_notices(record, person, agree),
        )

    # Going back by consent

    async def propose(self, live: Live, person: Person, keep: int) -> None:
        await came(self.matches, live, person)
        async with self.matches.cache.using(live):
            record, match = live.record, live.match
            self._check_at_table(record, person)
            if not 0 <= keep < len(match.line):
                raise Refused(422, "bad-input", "no-point-back", most=len(match.line) - 1, number=keep)
            await self._agree(live, {"keep": keep, "by": _seat_of(record, person), "agreed": [person.id]})
        self.matches.publish(live)

    async def answer(self, live: Live, person: Person, agree: bool) -> None:
        await came(self.matches, live, person)
        async with self.matches.cache.using(live):
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
        if consent_rights.to_go_back(record, live.depths, keep, now()) <= set(proposal["agreed"]):
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


def _round(live: Live) -> int:
    """The number of the round that is being played, 0 before the first one."""
    headings = [live.match.state.heading(), *(played.heading for played in reversed(live.match.line))]
    return next((number for heading in headings if (number := round_of(heading)) >= 0), 0)


def check_offers(offers: Buckets, record: Record, person: Person, agree: bool) -> None:
    """Refuse more offers of a draw by one person than the others want to hear of."""
    key = f"{record.id} {person.id}"
    if agree and not record.votes and record.sat(person.id) and not offers.take(key):
        raise Refused(429, "too-many", "too-many-offers").after(offers.of(key).wait())


def voted(record: Record, person: Person, agree: bool, number: int | None) -> Plan:
    """What changes when a person offers a draw or agrees to one, in the round of this number, or does not want it."""
    if not record.running:
        raise over()
    if not record.sat(person.id):
        raise Refused(403, "not-seated", "only-seated-draw")
    if not agree:
        if not record.votes:
            raise Refused(409, "no-offer", "no-draw-offered")
        rest = [one for one in record.votes if one != person.id]
        # Who has agreed takes that back, and the offer goes with the last one; who has not agreed declines for all.
        return ({"votes": rest} if person.id in record.votes and rest else without_offer(record)), []
    votes = sorted({*record.votes, person.id})
    needed = consent_rights.to_end(record, now())
    if needed and needed <= set(votes):
        alone = len(needed) == 1
        why = Saying("ended-alone", who=person.name) if alone else Saying(DRAW_AGREED)
        return {"votes": votes} | end_fields(why, None if alone else agreed_draw(len(record.seats))), []
    made = {} if record.votes else {"offer": {"by": _seat_of(record, person), "round": number}}
    return {"votes": votes, **made}, []


def voted_notices(record: Record, person: Person, agree: bool) -> list[tuple[int, Saying]]:
    """What the other people are told before a person offers a draw, agrees to one, or declines it."""
    fields, _ = voted(record, person, agree, None)
    others = sorted(consent_rights.people(record) - {person.id})
    if fields.get("status") == ENDED:
        said = Saying("notice-draw-agreed", game=record.game)
    elif agree and not record.votes:
        said = Saying("notice-draw-offered", game=record.game, who=person.name)
    elif not agree and person.id not in record.votes:
        said = Saying("notice-draw-declined", game=record.game, who=person.name)
    else:
        return []
    return [(other, said) for other in others]


def _seat_of(record: Record, person: Person) -> str:
    return next(seat.name for seat in record.seats if seat.right_of(person.id))
