"""What is stored, and how it is asked for. A match's log is the truth; the rest of its row follows from it."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

import sqlalchemy as sa
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from grognard.core.sayings import Saying
from grognard.table.appending import CHANGING, NEWS, Act
from grognard.table.changes import written
from grognard.table.database import Database
from grognard.table.tables import CHAT, LOG, MATCHES, NOTES, OUTBOX, PEOPLE, SEATS, SESSIONS, SNAPSHOTS

RUNNING, FINISHED, ENDED = "running", "finished", "ended"
HUMAN, BOT, OPEN, LINK = "human", "bot", "open", "link"
NEVER, HERE, ALWAYS = "never", "here", "always"
"""When the table answers for a seat that has no choice: here means after its person has been shown the question."""
_JSON = ("options", "heading", "asked", "result", "ended", "rollback", "votes", "rematches", "clocks", "earlier")


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


@dataclass
class Person:
    id: int
    name: str
    guest: bool
    password: str | None = field(default=None, repr=False)
    language: str | None = None


@dataclass
class Notice:
    """What somebody is to be told: the data of a saying."""

    id: int
    match: str
    person: int
    language: str | None
    said: list[Any]


@dataclass
class Seat:
    number: int
    name: str
    kind: str
    person: int | None = None
    bot: str | None = None
    invite: str | None = field(default=None, repr=False)
    until: int | None = None
    auto: str = HERE
    who: str = ""
    handed: int | None = None
    """Who handed the seat to a computer: its person, who has lent it or given it up, or another who had waited."""
    since: int | None = None
    """Since when the person of a seat that others have handed over has not been here."""

    def held_by(self, person: int | None) -> bool:
        return self.kind == HUMAN and person is not None and self.person == person

    def right_of(self, person: int | None) -> bool:
        """Whether this person holds the seat, or may take it back from a computer."""
        return self.kind in (HUMAN, BOT) and person is not None and self.person == person


@dataclass
class Record:
    """The row of a match, with its seats."""

    id: str
    game: str
    rules: str
    scenario: str
    options: dict[str, str]
    secret: str = field(repr=False)
    commitment: str
    creator: int | None
    pace: int
    public: bool
    seq: int
    version: int
    talk: int
    status: str
    heading: list[Any]
    """Where the match stands, as the data of a saying."""
    asked: list[str]
    bots: bool
    result: list[Any] | None
    ended: list[Any] | None
    rollback: dict[str, Any] | None
    votes: list[int]
    deadline: int | None
    rematches: dict[str, str] | None
    """The matches that were begun after this one, by how its people sit there: `same` or `rotated`."""
    created: int
    updated: int
    seats: list[Seat] = field(default_factory=list)
    clocks: dict[str, Any] | None = None
    """Since when each seat is asked (`clocks`)."""
    several: bool = False
    """Whether one person may hold several seats."""
    earlier: list[list[Any]] | None = None
    """The secrets before this one: until which entry of the log, commitment, secret."""

    @property
    def running(self) -> bool:
        return self.status == RUNNING

    def seats_of(self, person: int | None) -> list[int]:
        return [seat.number for seat in self.seats if seat.held_by(person)]

    def sat(self, person: int | None) -> bool:
        """Whether this person holds a seat, or has lent one to a computer."""
        return any(seat.right_of(person) for seat in self.seats)

    def columns(self) -> dict[str, Any]:
        return _columns({column.name: getattr(self, column.name) for column in MATCHES.columns})


def _columns(fields: dict[str, Any]) -> dict[str, Any]:
    return {key: json.dumps(value) if key in _JSON and value is not None else value for key, value in fields.items()}


def _record(row: Any) -> Record:
    fields = dict(row._mapping)
    for key in _JSON:
        if fields[key] is not None:
            fields[key] = json.loads(fields[key])
    for key in ("public", "bots", "several"):
        fields[key] = bool(fields[key])
    return Record(**fields)


_COMPARE_AND_SET = (
    sa.update(MATCHES)
    .where(MATCHES.c.id == sa.bindparam("this_id"), MATCHES.c.version == sa.bindparam("this_version"))
    .values({name: sa.bindparam(name) for name in CHANGING})
)


class NameTaken(Exception):
    pass


class Store:
    """All questions to the database."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.read = database.read
        self.write = database.write

    # People and sessions

    async def new_guest(self, called: Callable[[int], str]) -> Person:
        """A guest, called by what this makes of the number."""

        def work(connection: Connection) -> Person:
            added = sa.insert(PEOPLE).values(name="", key=None, password=None, created=now()).returning(PEOPLE.c.id)
            number: int = connection.execute(added).scalar_one()
            name = called(number)
            connection.execute(sa.update(PEOPLE).where(PEOPLE.c.id == number).values(name=name))
            return Person(number, name, True)

        return await self.write(work)

    async def new_session(self, token: str, person: int, until: int) -> None:
        row = {"token": token, "person": person, "created": now(), "until": until}
        await self.write(lambda connection: connection.execute(sa.insert(SESSIONS), row))

    async def end_session(self, token: str) -> None:
        ended = sa.delete(SESSIONS).where(SESSIONS.c.token == token)
        await self.write(lambda connection: connection.execute(ended))

    async def forget_old_sessions(self) -> None:
        ended = sa.delete(SESSIONS).where(SESSIONS.c.until <= now())
        await self.write(lambda connection: connection.execute(ended))

    async def sessions(self, tokens: Iterable[str]) -> set[str]:
        """Those of these sessions that have not ended."""

        def work(connection: Connection) -> set[str]:
            found: set[str] = set()
            for some in _parts(list(tokens)):
                found |= {*connection.execute(sa.select(SESSIONS.c.token).where(SESSIONS.c.token.in_(some))).scalars()}
            return found

        return await self.read(work)

    async def person_of(self, token: str) -> Person | None:
        wanted = sa.select(PEOPLE).join(SESSIONS, SESSIONS.c.person == PEOPLE.c.id)
        return await self._person(wanted.where(SESSIONS.c.token == token, SESSIONS.c.until > now()))

    async def person_named(self, key: str) -> Person | None:
        return await self._person(sa.select(PEOPLE).where(PEOPLE.c.key == key))

    async def _person(self, wanted: sa.Select[Any]) -> Person | None:
        row = await self.read(lambda connection: connection.execute(wanted).first())
        return None if row is None else Person(row.id, row.name, row.key is None, row.password, row.language)

    async def names(self, people: Iterable[int]) -> dict[int, str]:
        """What these people are called."""
        wanted = sa.select(PEOPLE.c.id, PEOPLE.c.name).where(PEOPLE.c.id.in_(sorted(people)))
        return await self.read(lambda connection: {row.id: row.name for row in connection.execute(wanted)})

    async def set_language(self, person: int, language: str) -> None:
        chosen = sa.update(PEOPLE).where(PEOPLE.c.id == person).values(language=language)
        await self.write(lambda connection: connection.execute(chosen))

    async def register(self, person: int, name: str, key: str, password: str) -> None:
        """Give a guest a name and a password. NameTaken if somebody has the name."""

        def work(connection: Connection) -> bool:
            named = sa.update(PEOPLE).where(PEOPLE.c.id == person, PEOPLE.c.key.is_(None))
            changed = connection.execute(named.values(name=name, key=key, password=password))
            _touch_matches_of(connection, person)
            return changed.rowcount == 1

        try:
            if not await self.write(work):
                raise NameTaken
        except IntegrityError:
            raise NameTaken from None

    # Matches

    async def add_match(self, record: Record, entries: Sequence[str]) -> None:
        await self.write(lambda connection: _insert_match(connection, record, entries))

    async def match(self, match: str) -> Record | None:
        found = await self._records(sa.select(MATCHES).where(MATCHES.c.id == match))
        return found[0] if found else None

    async def version(self, match: str) -> int | None:
        wanted = sa.select(MATCHES.c.version).where(MATCHES.c.id == match)
        return await self.read(lambda connection: connection.execute(wanted).scalar())

    async def versions(self, matches: Iterable[str]) -> dict[str, tuple[int, int]]:
        """The version and the number of lines of chat of these matches."""
        ids = list(matches)
        wanted = sa.select(MATCHES.c.id, MATCHES.c.version, MATCHES.c.talk)

        def work(connection: Connection) -> dict[str, tuple[int, int]]:
            found: dict[str, tuple[int, int]] = {}
            for some in _parts(ids):
                rows = connection.execute(wanted.where(MATCHES.c.id.in_(some)))
                found.update({row.id: (row.version, row.talk) for row in rows})
            return found

        return await self.read(work)

    async def log(self, match: str, first: int = 0) -> list[str]:
        """The entries of a match from this one on."""
        wanted = sa.select(LOG.c.text).where(LOG.c.match == match, LOG.c.seq >= first).order_by(LOG.c.seq)
        return await self.read(lambda connection: list(connection.execute(wanted).scalars()))

    async def times(self, match: str, entries: Sequence[int]) -> list[int]:
        """When these entries of a match were stored, in their order."""
        wanted = sa.select(LOG.c.at).where(LOG.c.match == match, LOG.c.seq.in_(list(entries))).order_by(LOG.c.seq)
        return await self.read(lambda connection: list(connection.execute(wanted).scalars()))

    async def commit(
        self,
        record: Record,
        entries: Sequence[str] = (),
        fields: dict[str, Any] | None = None,
        seats: Sequence[Seat] = (),
        notices: Sequence[tuple[int, Saying]] = (),
        rematch: tuple[Record, Sequence[str]] | None = None,
    ) -> bool:
        """Compare and append: one transaction that stores all of it, if the match still is as this record knows it.

        A new match may come with it, to which the notices then belong. The record is brought up to date on success.
        False: somebody else was faster, nothing is stored.
        """
        at = now()
        changes = {
            **(fields or {}),
            "seq": record.seq + len(entries),
            "version": record.version + 1,
            "updated": at,
        }
        values = [(name, changes[name] if name in changes else getattr(record, name)) for name in CHANGING]
        row = tuple([written(value) if name in _JSON and value is not None else value for name, value in values])
        log = [(record.id, record.seq + n, text, at) for n, text in enumerate(entries)]
        about = (rematch[0] if rematch else record).id
        news = [(about, who, written(said.data()), at, 0) for who, said in notices]
        rare = _columns({name: value for name, value in changes.items() if name not in CHANGING})
        if seats or rematch or rare:
            stored = await self.write(_commit(record, row, log, news, seats, rematch, rare))
        else:
            stored = await self.database.append(Act(record.id, record.version, row, log, news))
        if not stored:
            return False
        for key, value in changes.items():
            setattr(record, key, value)
        for seat in seats:
            record.seats[seat.number] = seat
        return True

    async def open_matches(self, most: int) -> list[Record]:
        """Public matches with a free seat."""
        free = sa.select(SEATS.c.match).where(SEATS.c.kind == OPEN)
        wanted = sa.select(MATCHES).where(MATCHES.c.public, MATCHES.c.status == RUNNING, MATCHES.c.id.in_(free))
        return await self._records(wanted.order_by(MATCHES.c.updated.desc()).limit(most))

    async def matches_of(self, person: int, running: bool, most: int) -> list[Record]:
        theirs = sa.select(SEATS.c.match).where(SEATS.c.person == person)
        status = MATCHES.c.status == RUNNING if running else MATCHES.c.status != RUNNING
        mine = sa.or_(MATCHES.c.id.in_(theirs), MATCHES.c.creator == person)
        wanted = sa.select(MATCHES).where(mine, status)
        return await self._records(wanted.order_by(MATCHES.c.updated.desc()).limit(most))

    async def finished_public(self, most: int) -> list[Record]:
        wanted = sa.select(MATCHES).where(MATCHES.c.public, MATCHES.c.status == FINISHED)
        return await self._records(wanted.order_by(MATCHES.c.updated.desc()).limit(most))

    async def all_matches(self) -> list[Record]:
        return await self._records(sa.select(MATCHES).order_by(MATCHES.c.created))

    async def waiting_for_bots(self, before: int, most: int = 200) -> list[str]:
        """Matches in which a computer is asked since before this time."""
        wanted = sa.select(MATCHES.c.id).where(MATCHES.c.status == RUNNING, MATCHES.c.bots, MATCHES.c.updated <= before)
        return await self.read(lambda connection: list(connection.execute(wanted.limit(most)).scalars()))

    async def _records(self, wanted: sa.Select[Any]) -> list[Record]:
        def work(connection: Connection) -> list[Record]:
            found = {row.id: _record(row) for row in connection.execute(wanted)}
            for some in _parts(list(found)):
                _add_seats(connection, found, some)
            return list(found.values())

        return await self.read(work)

    # Snapshots

    async def snapshot(self, match: str, stamp: str) -> tuple[int, bytes] | None:
        wanted = sa.select(SNAPSHOTS).where(SNAPSHOTS.c.match == match, SNAPSHOTS.c.stamp == stamp)
        row = await self.read(lambda connection: connection.execute(wanted).first())
        return None if row is None else (row.seq, row.data)

    async def keep_snapshot(self, match: str, seq: int, stamp: str, data: bytes) -> None:
        def work(connection: Connection) -> None:
            connection.execute(sa.delete(SNAPSHOTS).where(SNAPSHOTS.c.match == match))
            connection.execute(sa.insert(SNAPSHOTS).values(match=match, seq=seq, stamp=stamp, data=data))

        await self.write(work)

    # Chat and notes

    async def add_chat(self, match: str, person: int, text: str) -> None:
        def work(connection: Connection) -> None:
            connection.execute(sa.insert(CHAT).values(match=match, person=person, text=text, at=now()))
            connection.execute(sa.update(MATCHES).where(MATCHES.c.id == match).values(talk=MATCHES.c.talk + 1))

        await self.write(work)

    async def chat(self, match: str, most: int) -> list[tuple[str, str, int]]:
        """The last lines: who, what, when."""
        lines = sa.select(PEOPLE.c.name, CHAT.c.text, CHAT.c.at).join(PEOPLE, PEOPLE.c.id == CHAT.c.person)
        wanted = lines.where(CHAT.c.match == match).order_by(CHAT.c.id.desc()).limit(most)
        rows = await self.read(lambda connection: connection.execute(wanted).all())
        return [(row.name, row.text, row.at) for row in reversed(rows)]

    async def notes(self, match: str, person: int) -> str:
        wanted = sa.select(NOTES.c.text).where(NOTES.c.match == match, NOTES.c.person == person)
        return await self.read(lambda connection: connection.execute(wanted).scalar()) or ""

    async def keep_notes(self, match: str, person: int, text: str) -> None:
        def work(connection: Connection) -> None:
            connection.execute(sa.delete(NOTES).where(NOTES.c.match == match, NOTES.c.person == person))
            if text:
                connection.execute(sa.insert(NOTES).values(match=match, person=person, text=text))

        await self.write(work)

    # Outbox

    async def waiting_notices(self, again_before: int) -> bool:
        wanted = sa.select(OUTBOX.c.id).where(OUTBOX.c.taken < again_before).limit(1)
        return await self.read(lambda connection: connection.execute(wanted).first()) is not None

    async def take_notices(self, again_before: int, most: int = 50) -> list[Notice]:
        """Take notices up for delivery. What was taken long ago is taken again."""
        waiting = sa.select(OUTBOX.c.id).where(OUTBOX.c.taken < again_before).order_by(OUTBOX.c.id).limit(most)

        def work(connection: Connection) -> list[Notice]:
            numbers = list(connection.execute(waiting.with_for_update(skip_locked=True)).scalars())
            if not numbers:
                return []
            connection.execute(sa.update(OUTBOX).where(OUTBOX.c.id.in_(numbers)).values(taken=now()))
            wanted = sa.select(OUTBOX, PEOPLE.c.language).outerjoin(PEOPLE, PEOPLE.c.id == OUTBOX.c.person)
            rows = connection.execute(wanted.where(OUTBOX.c.id.in_(numbers)).order_by(OUTBOX.c.id))
            return [Notice(row.id, row.match, row.person, row.language, json.loads(row.text)) for row in rows]

        return await self.write(work)

    async def delivered(self, numbers: Sequence[int]) -> None:
        done = sa.delete(OUTBOX).where(OUTBOX.c.id.in_(list(numbers)))
        await self.write(lambda connection: connection.execute(done))


def _commit(
    record: Record,
    row: tuple[Any, ...],
    log: list[tuple[str, int, str, int]],
    news: list[tuple[str, int, str, int, int]],
    seats: Sequence[Seat],
    rematch: tuple[Record, Sequence[str]] | None,
    rare: dict[str, Any],
) -> Callable[[Connection], bool]:
    """The same as an act, with seats, a new match, and fields that hardly ever change."""

    def work(connection: Connection) -> bool:
        values = {**dict(zip(CHANGING, row, strict=True)), "this_id": record.id, "this_version": record.version}
        if connection.execute(_COMPARE_AND_SET, values).rowcount != 1:
            return False
        if rare:
            connection.execute(sa.update(MATCHES).where(MATCHES.c.id == record.id).values(**rare))
        if log:
            connection.execute(sa.insert(LOG), [dict(zip(LOG.c.keys(), one, strict=True)) for one in log])
        for seat in seats:
            taken = sa.update(SEATS).where(SEATS.c.match == record.id, SEATS.c.number == seat.number)
            connection.execute(taken.values(**_seat_columns(record.id, seat)))
        if rematch:
            _insert_match(connection, *rematch)
        if news:
            connection.execute(sa.insert(OUTBOX), [dict(zip(NEWS, one, strict=True)) for one in news])
        return True

    return work


def _insert_match(connection: Connection, record: Record, entries: Sequence[str]) -> None:
    connection.execute(sa.insert(MATCHES).values(**record.columns()))
    connection.execute(sa.insert(SEATS), [_seat_columns(record.id, seat) for seat in record.seats])
    if entries:
        connection.execute(sa.insert(LOG), _log_rows(record.id, 0, entries, record.updated))


def _touch_matches_of(connection: Connection, person: int) -> None:
    """Somebody's name has changed: what others know of these matches is old."""
    theirs = sa.select(SEATS.c.match).where(SEATS.c.person == person)
    connection.execute(sa.update(MATCHES).where(MATCHES.c.id.in_(theirs)).values(version=MATCHES.c.version + 1))


def _add_seats(connection: Connection, found: dict[str, Record], some: list[str]) -> None:
    wanted = (
        sa.select(SEATS, PEOPLE.c.name.label("who"))
        .outerjoin(PEOPLE, PEOPLE.c.id == SEATS.c.person)
        .where(SEATS.c.match.in_(some))
        .order_by(SEATS.c.number)
    )
    for row in connection.execute(wanted):
        seat = Seat(row.number, row.name, row.kind, row.person, row.bot, row.invite, row.until, row.auto, row.who or "")
        seat.handed, seat.since = row.handed, row.since
        found[row.match].seats.append(seat)


def _parts(ids: list[str], size: int = 500) -> list[list[str]]:
    return [ids[first : first + size] for first in range(0, len(ids), size)]


def _seat_columns(match: str, seat: Seat) -> dict[str, Any]:
    return {
        "match": match,
        "number": seat.number,
        "name": seat.name,
        "kind": seat.kind,
        "person": seat.person,
        "bot": seat.bot,
        "invite": seat.invite,
        "until": seat.until,
        "auto": seat.auto,
        "handed": seat.handed,
        "since": seat.since,
    }


def _log_rows(match: str, first: int, entries: Sequence[str], at: int) -> list[dict[str, Any]]:
    return [{"match": match, "seq": first + offset, "text": text, "at": at} for offset, text in enumerate(entries)]
