"""What is stored, and how it is asked for. A match's log is the truth; the rest of its row follows from it."""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

import orjson
import sqlalchemy as sa
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from grognard.core.sayings import Saying
from grognard.table.appending import CHANGING, NEWS, Act
from grognard.table.bells import Change, message, ring
from grognard.table.changes import written
from grognard.table.clock import Clock, Twice
from grognard.table.database import Database
from grognard.table.names import skeleton
from grognard.table.tables import (
    CHAT,
    DEVICES,
    FINISHED_ONES,
    LEASES,
    LOG,
    MATCHES,
    NOTES,
    OPEN_ONES,
    OUTBOX,
    PEOPLE,
    SEATS,
    SESSIONS,
    SNAPSHOTS,
)

RUNNING, FINISHED, ENDED = "running", "finished", "ended"
HUMAN, BOT, OPEN, LINK = "human", "bot", "open", "link"
NEVER, HERE, ALWAYS = "never", "here", "always"
"""When the table answers for a seat that has no choice: here means after its person has been shown the question."""
LEASE: Final = 15_000
"""So many milliseconds a lease lasts without being renewed; one that would last twice as long is no good."""
MOST_DEVICES = 20
DELIVERED = 2**62
"""In place of the time when a notice was taken up."""
_JSON = ("options", "heading", "asked", "result", "ended", "rollback", "votes", "rematches", "clocks", "earlier")


def now() -> int:
    """Milliseconds since 1970."""
    return _CLOCK.now()


_CLOCK: Final = Clock()


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
    link: str = field(default="", repr=False)
    """The word of an invite that was made just now; it is stored nowhere."""
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

    def humans(self) -> set[int]:
        """Who holds a seat now."""
        return {seat.person for seat in self.seats if seat.kind == HUMAN and seat.person is not None}

    @property
    def free(self) -> bool:
        """Whether somebody can sit down."""
        return any(seat.kind == OPEN for seat in self.seats)

    @property
    def people(self) -> set[int]:
        """In whose lists this match is."""
        return {who for who in (self.creator, *(seat.person for seat in self.seats)) if who is not None}

    def columns(self) -> dict[str, Any]:
        return _columns({column.name: getattr(self, column.name) for column in MATCHES.columns})


@dataclass
class Lists:
    """Matches that are running and matches that are over, and what their makers are called."""

    running: list[Record]
    done: list[Record]
    hosts: dict[int, str]


def _columns(fields: dict[str, Any]) -> dict[str, Any]:
    return {key: json.dumps(value) if key in _JSON and value is not None else value for key, value in fields.items()}


def _record(row: Any) -> Record:
    fields = dict(zip(row._fields, row, strict=True))
    for key in _JSON:
        if fields[key] is not None:
            fields[key] = orjson.loads(fields[key])
    del fields["free"]  # its seats tell
    for key in ("public", "bots", "several"):
        fields[key] = bool(fields[key])
    return Record(**fields)


_COMPARE_AND_SET = (
    sa.update(MATCHES)
    .where(MATCHES.c.id == sa.bindparam("this_id"), MATCHES.c.version == sa.bindparam("this_version"))
    .values({name: sa.bindparam(name) for name in CHANGING})
)
_COUNT_FREE = (
    sa.update(MATCHES)
    .where(MATCHES.c.id == sa.bindparam("this_id"))
    .values(free=sa.exists().where(SEATS.c.match == MATCHES.c.id, SEATS.c.kind == OPEN))
)

# The lists, each by an index of its own: what `tables` says of them must be said here in the same words
_MOST = sa.bindparam("most", type_=sa.Integer)
_OPEN = sa.select(MATCHES).where(OPEN_ONES).order_by(MATCHES.c.updated.desc()).limit(_MOST)
_FINISHED = sa.select(MATCHES).where(FINISHED_ONES).order_by(MATCHES.c.updated.desc()).limit(_MOST)


def _matches_of(running: bool) -> sa.Select[Any]:
    """The matches in which a person has a seat, or which they have made."""
    person = sa.bindparam("person", type_=sa.Integer)
    seated = sa.select(SEATS.c.match).where(SEATS.c.person == person)
    made = sa.select(MATCHES.c.id).where(MATCHES.c.creator == person)
    # Said so that no index of all running matches looks like the better way.
    status = (MATCHES.c.status == RUNNING).is_(sa.true() if running else sa.false())
    wanted = sa.select(MATCHES).where(MATCHES.c.id.in_(sa.union(seated, made)), status)
    return wanted.order_by(MATCHES.c.updated.desc()).limit(_MOST)


_MINE, _DONE = _matches_of(True), _matches_of(False)
_HOSTS = sa.select(PEOPLE.c.id, PEOPLE.c.name).where(PEOPLE.c.id.in_(sa.bindparam("people", expanding=True)))
_SEATS = (
    sa.select(SEATS, PEOPLE.c.name.label("who"))
    .outerjoin(PEOPLE, PEOPLE.c.id == SEATS.c.person)
    .where(SEATS.c.match.in_(sa.bindparam("matches", expanding=True)))
    .order_by(SEATS.c.number)
)


class NameTaken(Exception):
    pass


class Store:
    """All questions to the database."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.read = database.read
        self.write = database.write
        self.looks = Twice()
        self.node = secrets.token_hex(6)
        """How other nodes know that it was this one."""
        self.changed: list[Callable[[Change], None]] = []
        """Called for whatever has been stored by this node."""

    def _tell(self, change: Change) -> None:
        for hear in self.changed:
            hear(change)

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
        """Delete what has ended, and was seen so a day ago already: a clock that is wrong ends nothing for good."""
        before = self.looks.look(now())
        if before is not None:
            ended = sa.delete(SESSIONS).where(SESSIONS.c.until <= before)
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

    async def set_language(self, person: int, language: str) -> None:
        chosen = sa.update(PEOPLE).where(PEOPLE.c.id == person).values(language=language)
        await self.write(lambda connection: connection.execute(chosen))

    async def register(self, person: int, name: str, key: str, password: str) -> None:
        """Give a guest a name and a password. NameTaken if somebody has the name, or one that looks like it."""

        def work(connection: Connection) -> bool:
            named = sa.update(PEOPLE).where(PEOPLE.c.id == person, PEOPLE.c.key.is_(None))
            changed = connection.execute(named.values(name=name, key=key, password=password, skeleton=skeleton(name)))
            _touch_matches_of(connection, person)
            ring(connection, self.node, Change(people=(person,)))
            return changed.rowcount == 1

        try:
            if not await self.write(work):
                raise NameTaken
        except IntegrityError:
            raise NameTaken from None
        self._tell(Change(people=(person,)))

    async def knows(self, device: str, person: int | None = None) -> bool:
        """Whether this person, or anybody, has logged in with this browser."""
        wanted = sa.select(DEVICES.c.person).where(DEVICES.c.token == device)
        if person is not None:
            wanted = wanted.where(DEVICES.c.person == person)
        return await self.read(lambda connection: connection.execute(wanted).first()) is not None

    async def know(self, device: str, person: int) -> None:
        """Remember a browser; those that this person used longest ago are forgotten."""
        theirs = sa.select(DEVICES.c.token).where(DEVICES.c.person == person)
        newest = theirs.order_by(DEVICES.c.at.desc()).limit(MOST_DEVICES)
        forgotten = sa.delete(DEVICES).where(DEVICES.c.person == person, DEVICES.c.token.not_in(newest))

        def work(connection: Connection) -> None:
            connection.execute(sa.delete(DEVICES).where(DEVICES.c.token == device, DEVICES.c.person == person))
            connection.execute(sa.insert(DEVICES).values(token=device, person=person, at=now()))
            connection.execute(forgotten)

        await self.write(work)

    async def merge_guest(self, guest: int, person: int, merge: Callable[[Connection, int, int], None]) -> None:
        """Somebody who played as a guest has logged in: the games go along."""

        def work(connection: Connection) -> None:
            merge(connection, guest, person)
            ring(connection, self.node, Change(people=(guest, person), notices=True))

        await self.write(work)
        self._tell(Change(people=(guest, person), notices=True))

    # Matches

    async def add_match(self, record: Record, entries: Sequence[str]) -> None:
        change = Change(record.id, record.version, tuple(record.people), record.public)

        def work(connection: Connection) -> None:
            _insert_match(connection, record, entries)
            ring(connection, self.node, change)

        await self.write(work)
        self._tell(change)

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
        told = _changes(record, changes, seats, rematch and rematch[0], bool(news))
        rare = _columns({name: value for name, value in changes.items() if name not in CHANGING})
        if seats or rematch or rare:
            stored = await self.write(_commit(record, row, log, news, seats, rematch, rare, self.node, told))
        else:
            bell = "" if self.database.sqlite else message(self.node, told[0])
            stored = await self.database.append(Act(record.id, record.version, row, log, news, bell))
        if not stored:
            return False
        for key, value in changes.items():
            setattr(record, key, value)
        for seat in seats:
            record.seats[seat.number] = seat
        for change in told:
            self._tell(change)
        return True

    async def public_lists(self, most: int) -> Lists:
        """Public matches with a free seat, and those that are over."""
        return await self.read(lambda connection: _lists(connection, _OPEN, _FINISHED, {"most": most}))

    async def lists_of(self, person: int, most: int) -> Lists:
        """The matches of a person that are running, and those that are over."""
        return await self.read(lambda connection: _lists(connection, _MINE, _DONE, {"person": person, "most": most}))

    async def all_matches(self) -> list[Record]:
        return await self._records(sa.select(MATCHES).order_by(MATCHES.c.created))

    async def waiting_for_bots(
        self,
        before: int,
        people: bool = True,
        after: tuple[int, str] | None = None,
        most: int = 200,
        node: str = "",
    ) -> list[tuple[int, str]]:
        """Matches, with people or without, in which a computer is asked since before this time and is not thinking on
        another node: since when, and which, those that wait longest first, from after this one on."""
        sits = sa.select(SEATS.c.match).where(SEATS.c.match == MATCHES.c.id, SEATS.c.kind == HUMAN).exists()
        at = now()
        held = LEASES.c.until.between(at, at + 2 * LEASE)
        lasts = sa.and_(LEASES.c.match == MATCHES.c.id, held, LEASES.c.node != node)
        wanted = sa.select(MATCHES.c.updated, MATCHES.c.id).where(
            MATCHES.c.status == RUNNING,
            MATCHES.c.bots,
            MATCHES.c.updated <= before,
            sits if people else ~sits,
            ~sa.select(LEASES.c.match).where(lasts).exists(),
        )
        if after is not None:
            updated, match = after
            same = sa.and_(MATCHES.c.updated == updated, MATCHES.c.id > match)
            wanted = wanted.where(sa.or_(MATCHES.c.updated > updated, same))
        wanted = wanted.order_by(MATCHES.c.updated, MATCHES.c.id).limit(most)
        return await self.read(lambda connection: [(row.updated, row.id) for row in connection.execute(wanted)])

    async def _records(self, wanted: sa.Select[Any]) -> list[Record]:
        return await self.read(lambda connection: _with_seats(connection, connection.execute(wanted)))

    # Snapshots

    async def snapshot(self, match: str, stamp: str) -> tuple[int, bytes] | None:
        wanted = sa.select(SNAPSHOTS).where(SNAPSHOTS.c.match == match, SNAPSHOTS.c.stamp == stamp)
        row = await self.read(lambda connection: connection.execute(wanted).first())
        return None if row is None else (row.seq, row.data)

    async def last_snapshot(self, match: str) -> tuple[int, str, bytes] | None:
        """The snapshot of a match, whichever program wrote it: after how many entries, its stamp, its data."""
        wanted = sa.select(SNAPSHOTS).where(SNAPSHOTS.c.match == match)
        row = await self.read(lambda connection: connection.execute(wanted).first())
        return None if row is None else (row.seq, row.stamp, row.data)

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
            ring(connection, self.node, Change(match, talk=True))

        await self.write(work)

    async def chat(self, match: str, most: int, after: int = 0) -> list[tuple[int, str, str, int]]:
        """The last lines, after this one: number, who, what, when."""
        lines = sa.select(CHAT.c.id, PEOPLE.c.name, CHAT.c.text, CHAT.c.at).join(PEOPLE, PEOPLE.c.id == CHAT.c.person)
        wanted = lines.where(CHAT.c.match == match, CHAT.c.id > after).order_by(CHAT.c.id.desc()).limit(most)
        rows = await self.read(lambda connection: connection.execute(wanted).all())
        return [(row.id, row.name, row.text, row.at) for row in reversed(rows)]

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

    async def recent_notices(self, since: int) -> list[Notice]:
        """All notices that were made since then, delivered or not."""
        wanted = _NOTICES.where(OUTBOX.c.at >= since).order_by(OUTBOX.c.id)
        return await self.read(lambda connection: [_notice(row) for row in connection.execute(wanted)])

    async def take_notices(self, again_before: int, most: int = 50) -> list[Notice]:
        """Take notices up for delivery. What was taken long ago is taken again."""
        waiting = sa.select(OUTBOX.c.id).where(OUTBOX.c.taken < again_before).order_by(OUTBOX.c.id).limit(most)

        def work(connection: Connection) -> list[Notice]:
            numbers = list(connection.execute(waiting.with_for_update(skip_locked=True)).scalars())
            if not numbers:
                return []
            connection.execute(sa.update(OUTBOX).where(OUTBOX.c.id.in_(numbers)).values(taken=now()))
            rows = connection.execute(_NOTICES.where(OUTBOX.c.id.in_(numbers)).order_by(OUTBOX.c.id))
            return [_notice(row) for row in rows]

        return await self.write(work)

    async def delivered(self, numbers: Sequence[int], old: int) -> None:
        """These need not be taken up again. The other nodes may still have to tell them; what is older is forgotten."""
        done = sa.update(OUTBOX).where(OUTBOX.c.id.in_(list(numbers))).values(taken=DELIVERED)
        gone = sa.delete(OUTBOX).where(OUTBOX.c.at < old, OUTBOX.c.taken == DELIVERED)

        def work(connection: Connection) -> None:
            if numbers:
                connection.execute(done)
            connection.execute(gone)

        await self.write(work)

    async def undelivered(self) -> tuple[int, int | None]:
        """How many notices wait for delivery, and since when the first of them."""
        wanted = sa.select(sa.func.count(), sa.func.min(OUTBOX.c.at)).where(OUTBOX.c.taken < DELIVERED)
        count, first = await self.read(lambda connection: connection.execute(wanted).one())
        return count, first


_NOTICES = sa.select(OUTBOX, PEOPLE.c.language).outerjoin(PEOPLE, PEOPLE.c.id == OUTBOX.c.person)


def _notice(row: Any) -> Notice:
    return Notice(row.id, row.match, row.person, row.language, _loads(row.text))


def _changes(
    record: Record, changes: dict[str, Any], seats: Sequence[Seat], rematch: Record | None, notices: bool
) -> list[Change]:
    """What is to be told of a commit."""
    moved = bool(seats) or "public" in changes or changes.get("status", record.status) != record.status
    people = record.people | {seat.person for seat in seats if seat.person is not None}
    found = [Change(record.id, changes["version"], tuple(people), moved and record.public, notices=notices)]
    if rematch is not None:
        found.append(Change(rematch.id, rematch.version, tuple(rematch.people), rematch.public))
    return found


def _loads(text: str) -> Any:
    """JSON data; None where it is none: one bad notice must not hold up the others."""
    try:
        return json.loads(text)
    except ValueError:
        return None


def _commit(
    record: Record,
    row: tuple[Any, ...],
    log: list[tuple[str, int, str, int]],
    news: list[tuple[str, int, str, int, int]],
    seats: Sequence[Seat],
    rematch: tuple[Record, Sequence[str]] | None,
    rare: dict[str, Any],
    node: str,
    told: list[Change],
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
            connection.execute(taken.values(**seat_columns(record.id, seat)))
        if seats:
            connection.execute(_COUNT_FREE, {"this_id": record.id})
        if rematch:
            _insert_match(connection, *rematch)
        if news:
            connection.execute(sa.insert(OUTBOX), [dict(zip(NEWS, one, strict=True)) for one in news])
        for change in told:
            ring(connection, node, change)
        return True

    return work


def _insert_match(connection: Connection, record: Record, entries: Sequence[str]) -> None:
    connection.execute(sa.insert(MATCHES).values(**record.columns()))
    connection.execute(sa.insert(SEATS), [seat_columns(record.id, seat) for seat in record.seats])
    if entries:
        connection.execute(sa.insert(LOG), _log_rows(record.id, 0, entries, record.updated))


def _touch_matches_of(connection: Connection, person: int) -> None:
    """Somebody's name has changed: what others know of these matches is old."""
    theirs = sa.select(SEATS.c.match).where(SEATS.c.person == person)
    connection.execute(sa.update(MATCHES).where(MATCHES.c.id.in_(theirs)).values(version=MATCHES.c.version + 1))


def _lists(connection: Connection, first: sa.Select[Any], second: sa.Select[Any], given: dict[str, int]) -> Lists:
    rows = [connection.execute(wanted, given).all() for wanted in (first, second)]
    records = _with_seats(connection, [row for some in rows for row in some])
    makers = sorted({record.creator for record in records if record.creator is not None})
    hosts = {row.id: row.name for row in connection.execute(_HOSTS, {"people": makers})} if makers else {}
    return Lists(records[: len(rows[0])], records[len(rows[0]) :], hosts)


def _with_seats(connection: Connection, rows: Iterable[Any]) -> list[Record]:
    found = {row.id: _record(row) for row in rows}
    for some in _parts(list(found)):
        _add_seats(connection, found, some)
    return list(found.values())


def _add_seats(connection: Connection, found: dict[str, Record], some: list[str]) -> None:
    for row in connection.execute(_SEATS, {"matches": some}):
        seat = Seat(row.number, row.name, row.kind, row.person, row.bot, row.invite, row.until, row.auto, row.who or "")
        seat.handed, seat.since = row.handed, row.since
        found[row.match].seats.append(seat)


def _parts(ids: list[str], size: int = 500) -> list[list[str]]:
    return [ids[first : first + size] for first in range(0, len(ids), size)]


def seat_columns(match: str, seat: Seat) -> dict[str, Any]:
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
