"""Resigning a seat: what changes, and what the other players are told."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from grognard.bots import registry
from grognard.core.match import resignation
from grognard.core.sayings import Saying
from grognard.table.common.clock import now
from grognard.table.common.errors import Refused
from grognard.table.matches.matches import not_yours, over
from grognard.table.matches.records import end_fields, given_up, without_offer
from grognard.table.rendering.endings import called
from grognard.table.storage.rows import BOT, Person, Record, Seat
from grognard.table.terms import consent_rights, sides


def resigned(record: Record, number: int, person: Person) -> tuple[dict[str, Any], Sequence[Seat]]:
    """What changes when a player resigns a seat."""
    if not record.running:
        raise over()
    place = record.seats[number]
    if place.kind == BOT and place.person is None and place.handed == person.answerable:
        raise Refused(409, "resigned", "resigned-already", seat=place.name)
    if not place.held_by(person.id):
        raise not_yours(place.name)
    outcome = sides.on_resigning(record, number, now())
    gone = [*(record.resigned or []), {"seat": number, "seq": record.seq, "name": place.who, "of": place.of}]
    fields = {"resigned": gone, **without_offer(record)}
    if outcome.how == sides.COMPUTER:
        fields |= _proposal_without(record, number)
        return fields, [given_up(place, person.answerable, registry.usual(record.game))]
    # The seat stays with its player, who may look back at the match from its viewpoint.
    left = {one["seat"] for one in gone}
    names = [record.seats[seat].name for seat in sides.team_of(record, number) if seat in left]
    result = resignation(list(outcome.winners), names)
    return fields | end_fields(result.saying, result), []


def _proposal_without(record: Record, number: int) -> dict[str, Any]:
    """The proposal to go back without the agreement of the player of this seat, unless another seat is theirs, too."""
    player, proposal = record.seats[number].person, record.rollback
    if proposal is None or any(seat.right_of(player) for seat in record.seats if seat.number != number):
        return {}
    agreed = [one for one in proposal["agreed"] if one != player]
    return {"rollback": {**proposal, "agreed": agreed} if agreed else None}


def notices(record: Record, number: int, person: Person) -> list[tuple[int, Saying]]:
    """What the other people of a match are told before a player resigns a seat."""
    place = record.seats[number]
    outcome = sides.on_resigning(record, number, now())
    who = called(place.who, place.of)
    found: list[tuple[int, Saying]] = []
    for other in sorted(consent_rights.people(record) - {person.id}):
        own = next((record.seats[seat].name for seat in outcome.winners if record.seats[seat].right_of(other)), None)
        if outcome.how == sides.COMPUTER:
            said = Saying("notice-resigned-computer", game=record.game, who=who, seat=place.name)
        elif own is not None:
            said = Saying("notice-resigned-won", game=record.game, who=who, seat=own)
        else:
            said = Saying("notice-resigned-over", game=record.game, who=who)
        found.append((other, said))
    return found
