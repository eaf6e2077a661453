"""Spectators: people who look on and have no part in the match. They have a chat of their own, which everybody else can
read only when the match is over."""

from __future__ import annotations

from collections.abc import Hashable

from grognard.table.storage.rows import Person, Record


def is_spectator(record: Record, person: Person | None) -> bool:
    """Whether this is a person without a part in the match."""
    return person is not None and person.owner is None and not has_part(record, person)


def has_part(record: Record, person: Person) -> bool:
    """Whether this person has made the match, or has a seat in it: also one that a computer or a program of theirs
    plays, or that is kept for them. Players who gave up a seat for good no longer hold it."""
    who = person.answerable
    return record.creator == who or any(seat.answerable == who for seat in record.seats)


def may_read(record: Record, person: Person | None) -> bool:
    """Whether what the spectators say is for this person, who may see the match, or for a visitor without a name."""
    if person is not None and person.owner is not None:
        return False
    return not record.running or is_spectator(record, person)


def rights(record: Record) -> Hashable:
    """What decides who may read it, as one value that can be compared."""
    return record.running, record.creator, tuple([seat.answerable for seat in record.seats])
