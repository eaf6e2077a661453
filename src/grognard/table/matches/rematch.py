"""Rematch: the same game with the same people, in the same seats or one seat further."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, Literal

from grognard.core.game import find
from grognard.core.match import Match
from grognard.core.refusals import Problem
from grognard.core.sayings import Saying
from grognard.table.common import logs
from grognard.table.common.errors import Refused, unfit
from grognard.table.matches.live import Live
from grognard.table.matches.matches import Matches, Stale
from grognard.table.matches.records import kept_for, linked, new_record
from grognard.table.matches.seating import Seating
from grognard.table.storage.rows import BOT, HUMAN, LINK, OPEN, Person, Record, Seat
from grognard.table.terms import advice, manners

SAME: Final = "same"
ROTATED: Final = "rotated"
TRIES: Final = 3


def _seat(number: int, name: str, before: Seat, asking: Person) -> Seat:
    """A seat for who sat there before. Only who asks is seated; a seat that is kept binds nobody to come."""
    if before.person == asking.id:
        return Seat(number, name, HUMAN, asking.id, auto=before.auto, who=asking.name)
    if before.kind == OPEN:
        return Seat(number, name, OPEN)
    if before.kind == BOT and before.person is None:
        return Seat(number, name, BOT, bot=before.bot)
    return linked(Seat(number, name, LINK, before.person, who=before.who, owner=before.owner, of=before.of))


def seats_after(record: Record, asking: Person, rotate: bool) -> list[Seat]:
    """The seats of the rematch. With `rotate` everybody, computers too, moves one seat further. Nobody has two seats,
    unless the table has allowed it."""
    step = 1 if rotate else 0
    found: list[Seat] = []
    for seat in record.seats:
        place = _seat(seat.number, seat.name, record.seats[seat.number - step], asking)
        twice = place.person is not None and any(place.answerable == other.answerable for other in found)
        found.append(Seat(place.number, place.name, OPEN) if twice and not record.several else place)
    return found


class Rematches:
    def __init__(self, matches: Matches, seating: Seating) -> None:
        self.matches = matches
        self.seating = seating

    async def ask(
        self, live: Live, person: Person, rotate: bool, count: Callable[[], None]
    ) -> tuple[str, Sequence[Seat]]:
        """The rematch of a match, in which this person sits, and its seats if it was made just now; there is one for
        each way to sit. `count` is called before a match is made, and may refuse it."""
        how: Literal["same", "rotated"] = ROTATED if rotate else SAME
        for _ in range(TRIES):
            record = live.record
            if record.running:
                raise Refused(409, "running", "rematch-when-over")
            if not record.sat(person.id):
                raise Refused(403, "not-seated", "only-seated")
            made = None if record.rematches is None else record.rematches.get(how)
            if made is not None:
                await self._come(made, person)
                return made, ()
            count()
            new = await self._begin(live, person, rotate, how)
            if new is not None:
                return new.id, new.seats
            await self.matches.cache.refresh(live)
        raise Stale

    async def _come(self, match: str, person: Person) -> None:
        """Take the seats that are kept for this person, if they still are."""
        live = await self.matches.cache.open(match)
        kept = kept_for(live.record, person)
        if not kept or not live.record.running:
            return
        try:
            await self.seating.join(live, person, kept[0].number, None)
        except Refused as refused:
            if refused.status != 409:
                raise
            # Meanwhile they were taken, by this person in another tab or by somebody else, or the match has ended.

    async def _begin(self, live: Live, person: Person, rotate: bool, how: str) -> Record | None:
        """A new match, stored together with the old one's word of it; None if somebody was faster."""
        old = live.record
        try:
            game = find(old.game)
            match = Match(game, old.scenario, old.options)
        except Problem as problem:
            raise unfit(problem) from None
        seats = seats_after(old, person, rotate)
        record = new_record(match, seats, person.id, old.pace, old.public, old.several, old.programs)
        record.advice = {**(advice.begun((old.advice or {}).get("how")) or {}), **manners.kept(old)}
        notices = [
            (seat.person, Saying("rematch", game=game.name, name=person.name, seat=seat.name))
            for seat in record.seats
            if seat.kind == LINK and seat.person is not None and seat.owner is None
        ]
        entries = [match.entry_text(entry) for entry in match.log]
        async with self.matches.cache.using(live):
            there = live.record.rematches or {}
            fields = {"rematches": {**there, how: record.id}}
            if how in there or not await self.matches.store.commit(
                live.record, (), fields, notices=notices, rematch=(record, entries)
            ):
                return None
            live.changed()
        logs.info("rematch created", match=record.id, after=old.id, how=how)
        self.matches.publish(live)
        if notices:
            self.matches.noticed()
        self.matches.published(await self.matches.cache.open(record.id))
        return record
