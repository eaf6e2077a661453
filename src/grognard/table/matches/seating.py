"""Seats change hands: joined, left to a computer, taken back, resigned."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from typing import Any

from grognard.bots import registry
from grognard.core.refusals import Problem
from grognard.table.common.clock import now
from grognard.table.common.errors import Refused, unfit
from grognard.table.common.responses import Auto
from grognard.table.matches import resigning
from grognard.table.matches.live import Live
from grognard.table.matches.matches import Matches, not_yours, over
from grognard.table.matches.records import freed, invited_to, kept_for, linked
from grognard.table.rendering import positions
from grognard.table.storage.rows import BOT, HERE, LINK, OPEN, Person, Record, Seat
from grognard.table.terms import clocks, levels

Plan = tuple[dict[str, Any], Sequence[Seat]]
"""The fields and the seats that change."""


def check_free(record: Record, person: Person, without: int = -1) -> None:
    """Nobody has two seats, at once or one after another, or by a program, unless the table allows it."""
    if record.several:
        return
    for seat in record.seats:
        if seat.number == without:
            continue
        theirs = seat.answerable == person.answerable and seat.right_of(seat.person)
        if theirs and seat.person != person.id:
            raise Refused(409, "seated", "seated-by-program", seat=seat.name)
        if seat.held_by(person.id):
            raise Refused(409, "seated", "seated-already", seat=seat.name)
        if theirs:
            raise Refused(409, "seated", "seat-lent", seat=seat.name)
        if seat.kind == BOT and seat.person is None and seat.handed == person.answerable:
            raise Refused(409, "seated", "seat-given-up", seat=seat.name)


class Seating:
    def __init__(self, matches: Matches) -> None:
        self.matches = matches

    def seat_number(self, live: Live, seat: int | str) -> int:
        try:
            number = seat if isinstance(seat, int) else live.match.game.seat(live.match.scenario, seat)
        except Problem as problem:
            raise unfit(problem) from None
        if not 0 <= number < len(live.record.seats):
            raise Refused(422, "bad-input", "no-seat-in-match", number=number)
        return number

    async def join(self, live: Live, person: Person, seat: int | str | None, invite: str | None) -> None:
        number = None if seat is None else self.seat_number(live, seat)

        def plan(record: Record) -> Plan:
            if not record.running:
                raise over()
            if person.owner is not None and not record.programs:
                raise Refused(403, "no-programs", "no-programs")
            check_free(record, person)
            if invite is not None:
                place = invited_to(record, invite)
                if number is not None and place.number != number:
                    raise Refused(403, "invite-wrong", "invite-for", seat=place.name)
            elif number is None:
                raise Refused(422, "bad-input", "which-seat")
            else:
                place = record.seats[number]
                if place.kind == LINK and place.person != person.id:
                    raise Refused(403, "invite-needed", "invite-needed", seat=place.name)
                if place.kind not in (OPEN, LINK):
                    raise Refused(409, "taken", "seat-taken", seat=place.name)
            kept = kept_for(record, person)
            # Who comes back takes all that was theirs.
            places = kept if place in kept and record.several else [place]
            return clocks.seated(record, [place.number for place in places]), [
                dataclasses.replace(place, auto=HERE).taken_by(person) for place in places
            ]

        await self.matches.change(live, plan)

    async def leave(self, live: Live, person: Person, seat: int | str, bot: str) -> None:
        """Hand a seat to a computer: one's own, a free one of one's match, or one whose time is over; or one that a
        computer plays to a lower level."""
        number = self.seat_number(live, seat)
        try:
            bot = levels.check(live.record.game, bot)
        except Problem as problem:
            raise unfit(problem) from None

        def plan(record: Record) -> Plan:
            if not record.running:
                raise over()
            place = record.seats[number]
            if place.kind == BOT:
                self._check_lower(record, place, person, bot)
                return {}, [dataclasses.replace(place, bot=bot)]
            if place.kind in (OPEN, LINK):
                if record.creator != person.id:
                    raise Refused(403, "not-your-match", "only-maker-gives")
                return {}, [dataclasses.replace(freed(place), kind=BOT, bot=bot)]
            chosen = bot
            if place.person != person.id:
                self._check_late(record, place, person)
                chosen = registry.usual(record.game)  # nobody chooses how well another's seat is played
            return {}, [dataclasses.replace(place, kind=BOT, bot=chosen, handed=person.id, since=now())]

        await self.matches.change(live, plan)

    def _check_lower(self, record: Record, place: Seat, person: Person, bot: str) -> None:
        """A person who plays alone against computers may replace one by a lower level."""
        if not levels.may_lower(record, place, person.id):
            raise Refused(409, "taken", "played-by-computer", seat=place.name)
        known = levels.of(record.game)
        if place.bot not in known or bot not in known or known.index(bot) >= known.index(place.bot):
            raise Refused(409, "not-lower", "level-not-lower", seat=place.name)

    def _check_late(self, record: Record, place: Seat, person: Person) -> None:
        if not record.seats_of(person.id):
            raise not_yours(place.name)
        deadline = clocks.late_from(record, place.number)
        if place.name not in record.asked:
            raise Refused(403, "not-late", "not-asked-now", seat=place.name)
        if now() < deadline:
            until = positions.iso(deadline)
            raise Refused(403, "not-late", "has-time-until", seat=place.name, time=until)

    async def come_back(self, live: Live, person: Person, seat: int | str) -> None:
        number = self.seat_number(live, seat)

        def plan(record: Record) -> Plan:
            if not record.running:
                raise over()
            place = record.seats[number]
            if place.kind != BOT or place.person != person.id:
                raise Refused(403, "not-your-seat", "not-left", seat=place.name)
            check_free(record, person, number)
            return {}, [dataclasses.replace(place.taken_by(person), handed=None, since=None)]

        await self.matches.change(live, plan)

    async def answer(self, live: Live, person: Person, seat: int | str, when: Auto) -> None:
        """Say when the table answers for one's seat where it has no choice."""
        number = self.seat_number(live, seat)

        def plan(record: Record) -> Plan:
            place = record.seats[number]
            if not place.held_by(person.id):
                raise not_yours(place.name)
            return {}, [dataclasses.replace(place, auto=when)]

        await self.matches.change(live, plan)

    async def resign(self, live: Live, person: Person, seat: int | str) -> None:
        """Resign a seat: the other side wins, or a computer plays the seat to the end (`sides`)."""
        number = self.seat_number(live, seat)

        await self.matches.change(
            live,
            lambda record: resigning.resigned(record, number, person),
            lambda record: resigning.notices(record, number, person),
        )

    async def renew_invite(self, live: Live, person: Person, seat: int | str) -> Seat:
        """The seat with a new link; the old one does not work any more."""
        number = self.seat_number(live, seat)
        made: list[Seat] = []

        def plan(record: Record) -> Plan:
            if not record.running:
                raise over()
            place = record.seats[number]
            if record.creator != person.id:
                raise Refused(403, "not-your-match", "only-maker-invites")
            if place.kind not in (LINK, OPEN):
                raise Refused(409, "taken", "seat-taken", seat=place.name)
            made[:] = [linked(place)]
            return {}, [dataclasses.replace(made[0], link="")]

        await self.matches.change(live, plan)
        return made[0]
