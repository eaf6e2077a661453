"""The record of a match and its access rights: how it begins, what follows from the log, who may see it."""

from __future__ import annotations

import contextlib
import dataclasses
import secrets
from collections import Counter
from typing import Any, Final

from grognard.core.course import round_of
from grognard.core.match import Match
from grognard.core.sayings import Saying
from grognard.core.state import Result
from grognard.table.common.clock import now
from grognard.table.common.errors import Refused
from grognard.table.common.tokens import hashed
from grognard.table.rendering import positions
from grognard.table.storage.rows import BOT, ENDED, FINISHED, LINK, OPEN, RUNNING, Person, Record, Seat
from grognard.table.terms import clocks

INVITE_DAYS: Final = 30
_LETTERS: Final = "abcdefghijkmnpqrstuvwxyz23456789"


def linked(seat: Seat) -> Seat:
    """This seat, free for whoever has its new link. Who makes it is told the word of the link; it is stored hashed."""
    word = secrets.token_urlsafe(18)
    return dataclasses.replace(seat, kind=LINK, invite=hashed(word), until=now() + INVITE_DAYS * clocks.DAY, link=word)


def standing(record: Record, match: Match) -> dict[str, Any]:
    """The fields of a record that follow from its match."""
    state = match.state
    result = state.result()
    return {
        "heading": state.heading().data(),
        "asked": positions.asked(match, state),
        "bots": result is None and bots_asked(match, {}, record),
        "result": None if result is None else result.data(),
        "status": RUNNING if result is None else FINISHED,
        **clocks.fields(record, clocks.after(record, match), result is None),
    }


def bots_asked(match: Match, changed: dict[int, Seat], record: Record) -> bool:
    seats = [changed.get(ask.seat, record.seats[ask.seat]) for ask in match.state.asks() if ask.seat >= 0]
    return any(seat.kind == BOT for seat in seats)


def new_record(
    match: Match,
    seats: list[Seat],
    creator: int | None,
    pace: int,
    public: bool,
    several: bool = False,
    programs: bool = False,
) -> Record:
    """A match that begins with these seats. Where one person has several of them, all may have several."""
    assert match.source is not None
    at = now()
    record = Record(
        id="".join(secrets.choice(_LETTERS) for _ in range(12)),
        game=match.game.name,
        rules=match.game.rules_version,
        scenario=match.scenario,
        options=match.options,
        secret=match.source.secret.hex(),
        commitment=match.commitment,
        creator=creator,
        pace=pace,
        public=public,
        seq=len(match.log),
        version=1,
        talk=0,
        status=RUNNING,
        heading=[],
        asked=[],
        bots=False,
        result=None,
        ended=None,
        rollback=None,
        votes=[],
        deadline=None,
        rematches=None,
        created=at,
        updated=at,
        seats=seats,
        several=several or _twice(seats),
        programs=programs,
        earlier=pledges(match)["earlier"],
    )
    for key, value in standing(record, match).items():
        setattr(record, key, value)
    if record.running and match.ended is not None:
        for key, value in end_fields(match.ended.saying, match.ended).items():
            setattr(record, key, value)
    return record


def pledges(match: Match) -> dict[str, Any]:
    """The fields of a record that say which secrets decide for chance, and decided before."""
    assert match.source is not None
    earlier = [
        [pledge.until, pledge.commitment, pledge.source.secret.hex()]
        for pledge in match.earlier
        if pledge.source is not None
    ]
    return {"secret": match.source.secret.hex(), "commitment": match.commitment, "earlier": earlier or None}


def _twice(seats: list[Seat]) -> bool:
    """Whether somebody has a right to several of these seats."""
    return max(Counter(seat.person for seat in seats if seat.right_of(seat.person)).values(), default=0) > 1


def end_fields(why: Saying, result: Result | None = None) -> dict[str, Any]:
    """The fields of a match that is ended before the rules end it, for this reason, with a result or without one."""
    told = None if result is None else result.data()
    return {"status": ENDED, "ended": why.data(), "result": told, "bots": False, "rollback": None, "deadline": None}


def without_offer(record: Record) -> dict[str, Any]:
    """The fields that close an open offer of a draw."""
    return {"votes": [], "offer": None} if record.votes else {}


def lapsed(record: Record, match: Match) -> dict[str, Any]:
    """The fields that close an offer of a draw once a turn and the one after it are over."""
    made = (record.offer or {}).get("round")
    return without_offer(record) if made is not None and round_of(match.state.heading()) > made + 1 else {}


def freed(seat: Seat) -> Seat:
    """A seat with nobody in it, nor kept for anybody."""
    return dataclasses.replace(seat, person=None, invite=None, until=None, who="", owner=None, of="")


def given_up(seat: Seat, person: int, bot: str) -> Seat:
    """A seat whose person has given it up for good: a computer plays it on."""
    return dataclasses.replace(freed(seat), kind=BOT, bot=bot, handed=person, since=now())


def may_see(record: Record, person: Person | None) -> bool:
    """A private match is for its people, and for whoever has its address while it has an open seat."""
    return may_watch(record, person) or any(seat.kind == OPEN for seat in record.seats)


def may_watch(record: Record, person: Person | None) -> bool:
    """Whether this person may see the match whatever becomes of its open seats."""
    return record.public or (
        person is not None and (record.creator == person.id or any(seat.person == person.id for seat in record.seats))
    )


def kept_for(record: Record, person: Person | None) -> list[Seat]:
    """The free seats that are kept for this person."""
    return [seat for seat in record.seats if person is not None and seat.kind == LINK and seat.person == person.id]


def invited_to(record: Record, invite: str) -> Seat:
    """The free seat that an invite is for; a wrong, used or expired one is refused."""
    for seat in record.seats:
        if seat.invite is not None and secrets.compare_digest(seat.invite, hashed(invite)):
            if seat.kind != LINK:
                raise Refused(409, "taken", "invite-used", seat=seat.name)
            if seat.until is not None and seat.until < now():
                raise Refused(410, "invite-expired", "invite-expired")
            return seat
    raise Refused(403, "invite-wrong", "invite-wrong")


def invited_as(record: Record, person: Person | None, invite: str | None) -> str | None:
    """The free seat that an invite is for, or that is kept for this person, who has none."""
    seated = person is not None and bool(record.seats_of(person.id))
    if invite is not None and (record.several or not seated):
        with contextlib.suppress(Refused):
            return invited_to(record, invite).name
    kept = kept_for(record, person)
    return kept[0].name if kept and not seated else None


def may_still_see(record: Record, person: Person | None, invite: str | None) -> bool:
    """Whether who has opened a match may see it now: seats change hands, and a match may be made private."""
    return may_see(record, person) or invited_as(record, person, invite) is not None
