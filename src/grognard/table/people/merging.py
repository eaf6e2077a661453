"""Merging of accounts: somebody who played as a guest has logged in, and the games go along.

Where guest and account sit against each other, the account keeps its seat and the guest's is given up: the table does
not allow both to one person, and who has seen both hands may not choose. So it is where the account gave its seat up
before, unless it leaves computers alone. The others at that table are told.
"""

from __future__ import annotations

import json
from typing import Any

import sqlalchemy as sa
from sqlalchemy import Connection

from grognard.bots import registry
from grognard.core.sayings import Saying
from grognard.table.common.clock import now
from grognard.table.storage.rows import BOT, HUMAN, RUNNING
from grognard.table.storage.tables import CHAT, MATCHES, NOTES, OUTBOX, PEOPLE, SEATS, SPECTATOR_CHAT


def merge(connection: Connection, guest: int, person: int) -> None:
    """Give all that a guest has to a person."""
    theirs = sa.select(SEATS.c.match).where(SEATS.c.person == guest)
    connection.execute(sa.update(MATCHES).where(MATCHES.c.id.in_(theirs)).values(version=MATCHES.c.version + 1))
    for match in _against_each_other(connection, guest, person):
        _give_up(connection, match, guest, person)
    _agreements(connection, guest, person)
    for table in (SEATS, CHAT, SPECTATOR_CHAT):
        connection.execute(sa.update(table).where(table.c.person == guest).values(person=person))
    connection.execute(sa.update(SEATS).where(SEATS.c.handed == guest).values(handed=person))
    connection.execute(sa.update(MATCHES).where(MATCHES.c.creator == guest).values(creator=person))
    kept = sa.select(NOTES.c.match).where(NOTES.c.person == person)
    notes = sa.update(NOTES).where(NOTES.c.person == guest, NOTES.c.match.not_in(kept))
    connection.execute(notes.values(person=person))


def _seats_of(person: int) -> sa.Select[tuple[str]]:
    """The matches in which a person, or a program of theirs, has a right to a seat."""
    theirs = sa.select(PEOPLE.c.id).where(sa.or_(PEOPLE.c.id == person, PEOPLE.c.owner == person))
    return sa.select(SEATS.c.match).where(SEATS.c.person.in_(theirs), SEATS.c.kind.in_((HUMAN, BOT)))


def _given_up(person: int) -> sa.Select[tuple[str]]:
    """The matches in which a person gave a seat up, and has seen its hand."""
    return sa.select(SEATS.c.match).where(SEATS.c.handed == person, SEATS.c.person.is_(None), SEATS.c.kind == BOT)


def _against_each_other(connection: Connection, guest: int, person: int) -> list[Any]:
    wanted = sa.select(MATCHES.c.id, MATCHES.c.game, MATCHES.c.asked).where(
        MATCHES.c.status == RUNNING,
        sa.not_(MATCHES.c.several),
        MATCHES.c.id.in_(_seats_of(guest)),
        sa.or_(MATCHES.c.id.in_(_seats_of(person)), MATCHES.c.id.in_(_given_up(person))),
    )
    return list(connection.execute(wanted))


def _give_up(connection: Connection, match: Any, guest: int, person: int) -> None:
    seats = connection.execute(sa.select(SEATS).where(SEATS.c.match == match.id).order_by(SEATS.c.number)).all()
    [lost, *_] = [seat for seat in seats if seat.person == guest and seat.kind in (HUMAN, BOT)]
    others = {seat.person for seat in seats if seat.person not in (None, guest) and seat.kind in (HUMAN, BOT)}
    if not others:  # only computers are left
        return
    asked = lost.name in json.loads(match.asked)
    gone = sa.update(SEATS).where(SEATS.c.match == match.id, SEATS.c.number == lost.number)
    connection.execute(
        gone.values(
            kind=BOT,
            person=None,
            bot=lost.bot or registry.usual(match.game),
            invite=None,
            until=None,
            handed=person,
            since=now(),
        )
    )
    if asked:
        connection.execute(sa.update(MATCHES).where(MATCHES.c.id == match.id).values(bots=True))
    name = connection.execute(sa.select(PEOPLE.c.name).where(PEOPLE.c.id == person)).scalar_one()
    said = Saying("two-seats-by-login", game=match.game, name=name, seat=lost.name)
    told = sa.select(PEOPLE.c.id).where(PEOPLE.c.id.in_(others), PEOPLE.c.owner.is_(None)).order_by(PEOPLE.c.id)
    for other in connection.execute(told).scalars().all():
        notice = {"match": match.id, "person": other, "text": json.dumps(said.data()), "at": now(), "taken": 0}
        connection.execute(sa.insert(OUTBOX), notice)


def _agreements(connection: Connection, guest: int, person: int) -> None:
    """What the guest has agreed to, the person has; nothing in a match that was the person's already."""
    wanted = sa.select(MATCHES.c.id, MATCHES.c.votes, MATCHES.c.rollback).where(
        MATCHES.c.status == RUNNING, MATCHES.c.id.in_(_seats_of(guest))
    )
    for match in connection.execute(wanted).all():
        votes = [person if voter == guest else voter for voter in json.loads(match.votes)]
        proposal = None if match.rollback is None else json.loads(match.rollback)
        if proposal is not None:
            proposal["agreed"] = sorted({person if one == guest else one for one in proposal["agreed"]})
        values = {"votes": json.dumps(sorted(set(votes))), "rollback": proposal and json.dumps(proposal)}
        connection.execute(sa.update(MATCHES).where(MATCHES.c.id == match.id).values(**values))
