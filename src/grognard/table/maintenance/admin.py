"""Administration: what the host does with stored matches, beside a running service or without one."""

from __future__ import annotations

import contextlib
import os
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy import Connection

from grognard import files
from grognard.bots.registry import PLAYER, bot_of
from grognard.core.acts import fold
from grognard.core.match import Match
from grognard.core.refusals import Problem
from grognard.core.sayings import Saying
from grognard.table.common import private, stored_sayings
from grognard.table.common.errors import Unplayable
from grognard.table.common.slices import Slices
from grognard.table.matches.live import rebuild
from grognard.table.matches.records import end_fields, new_record, pledges, standing
from grognard.table.matches.unplayable import as_file
from grognard.table.rendering import positions
from grognard.table.rendering.lobby import game_of
from grognard.table.storage.database import Database, Unavailable
from grognard.table.storage.rows import BOT, ENDED, FINISHED, HUMAN, OPEN, Record, Seat
from grognard.table.storage.sqlite import Sqlite
from grognard.table.storage.store import Store
from grognard.table.storage.tables import METADATA
from grognard.table.terms import levels
from grognard.texts.words import Words, own_words


@contextlib.asynccontextmanager
async def opened(database: Database, prepare: bool = True) -> AsyncIterator[Store]:
    """The store of a database that is brought up to date, or only read; what goes wrong with it is a Problem."""
    try:
        if prepare:
            await database.prepare()
        yield Store(database)
    except Unavailable as error:
        raise Problem("database-no-answer", place=database.place, problem=str(error)) from None
    finally:
        await database.close()


async def find(store: Store, match: str) -> Record:
    record = await store.match(match)
    if record is None:
        raise Problem("no-match-listed", match=match)
    return record


async def load(store: Store, record: Record) -> Match:
    """The match of a record from its log alone, with the names of its people."""
    try:
        match = await rebuild(store, record, Slices(), use_snapshot=False)
    except Unplayable as unplayable:
        game = "" if unplayable.game is None else unplayable.game.name
        raise Problem("at", place=record.id, problem=unplayable.whole).of(game) from None
    match.people = positions.people(record)
    return match


async def plain_file(store: Store, record: Record) -> str:
    """A match file of what is stored, whatever the rules say to it."""
    return as_file(record, (await store.log(record.id))[: record.seq], reveal=True)


async def listing(store: Store) -> list[str]:
    lines = []
    for record in await store.all_matches():
        words = own_words(game_of(record.game))
        who = [(seat, words.who(seat.who, seat.bot, seat.of) or words.name("kind", seat.kind)) for seat in record.seats]
        line = Saying(
            "listed-match",
            id=record.id,
            name=f"{record.game} {record.scenario}",
            status=words.name("status", record.status),
            number=record.seq,
            time=positions.iso(record.updated),
            heading=stored_sayings.line(words, record.heading),
            names=[f"{words.name('seat', seat.name)}: {name}" for seat, name in who],
        )
        lines.append(words.line(line))
    return lines or [own_words().title("no-matches-stored")]


async def import_file(store: Store, path: str) -> str:
    """Store a match file as a new match; its id. Seats go to the people of that name here, and are open otherwise."""
    match = files.load(path)
    if match.source is None:
        raise Problem("no-secret", path=path)
    wrong = match.verify()
    if wrong:
        raise Problem("at", place=path, problem=wrong[0]).of(match.game.name)
    seats = [await _seat(store, match, number) for number in range(len(match.seats))]
    record = new_record(match, seats, None, 0, False)
    record.public = any(seat.kind == OPEN for seat in seats) or record.status == FINISHED
    await store.add_match(record, [match.entry_text(entry) for entry in match.log])
    return record.id


async def _seat(store: Store, match: Match, number: int) -> Seat:
    name = match.seats[number]
    who = match.people.get(name, "")
    bot = bot_of(who)
    if bot is not None:
        return Seat(number, name, BOT, bot=levels.check(match.game.name, bot))
    may_be_known = who.isprintable() and who not in ("", PLAYER)  # nobody has another name, and no database takes all
    person = await store.person_named(fold(who)) if may_be_known else None
    if person is None:
        return Seat(number, name, OPEN)
    return Seat(number, name, HUMAN, person.id, who=person.name)


async def take_back(store: Store, record: Record, keep: int | None) -> str:
    """Go back to a point; without one, to before the last act that a seat took."""
    match = await load(store, record)
    if keep is None:
        own = [number for number, played in enumerate(match.line) if played.seat >= 0]
        if not own:
            raise Problem("nothing-done-there", id=record.id)
        keep = own[-1]
    if record.status == ENDED:
        raise Problem("match-ended", id=record.id)
    before = len(match.log)
    over = record.status == FINISHED
    if over:
        match.renew()  # all know the secret of a match that was over
    match.rollback(keep)
    entries = [match.entry_text(entry) for entry in match.log[before:]]
    fields = {**standing(record, match), "rollback": None} | (pledges(match) if over else {})
    await _commit(store, record, entries, fields)
    line = Saying("back-to-point", id=record.id, number=keep, heading=match.state.heading())
    return own_words(match.game).line(line)


async def end(store: Store, record: Record, why: str | None) -> str:
    """End a match for a reason in the host's own words, or for none, which each reader is told in their language."""
    if not record.running:
        raise Problem("match-over-already", id=record.id)
    reason = Saying("host-has-ended") if why is None else Saying("ended-by-host", text=why)
    await _commit(store, record, [], end_fields(reason))
    return own_words().line(Saying("ended-now", id=record.id))


async def make_private(store: Store, record: Record) -> str:
    """Only who has a seat in a match sees it from now on."""
    await _commit(store, record, [], {"public": False})
    return own_words().line(Saying("private-now", id=record.id))


async def programs(store: Store) -> list[str]:
    """The programs of all people."""
    words = own_words()
    lines = [
        Saying(
            "listed-program",
            name=one.of,
            program=one.name,
            time=positions.iso(one.created),
            used=positions.iso(one.used) or words.title("never-here"),
        )
        for one in await store.programs()
    ]
    return [words.line(line) for line in lines] or [words.title("no-programs-stored")]


async def revoke(store: Store, name: str, program: str | None) -> str:
    """End the programs of a player, or one of them; the service closes their sockets within seconds."""
    person = await store.person_named(fold(name))
    if person is None:
        raise Problem("no-player-listed", name=name)
    found = [one for one in await store.programs(person.id) if program is None or fold(one.name) == fold(program)]
    if program is not None and not found:
        raise Problem("no-program-listed", name=person.name, program=program)
    for one in found:
        await store.revoke_program(one.id, one.token)
    return own_words().line(Saying("programs-revoked", name=person.name, number=len(found)))


async def _commit(store: Store, record: Record, entries: list[str], fields: dict[str, object]) -> None:
    if not await store.commit(record, entries, fields):
        raise Problem("acted-meanwhile", id=record.id)


async def verify(store: Store, record: Record) -> list[str]:
    """What is wrong with a stored match: its log against these rules, its chance against its secret, its row."""
    try:
        match = await load(store, record)
    except Problem as problem:
        return [str(problem).removeprefix(f"{record.id}: ")]
    words, found = own_words(match.game), match.verify()
    if len(match.log) != record.seq:
        found.append(Saying("other-count", number=record.seq, most=len(match.log)))
    told = standing(record, match)
    if record.status != ENDED and (told["status"], told["asked"]) != (record.status, record.asked):
        row = _standing(words, record.status, record.asked)
        log = _standing(words, told["status"], told["asked"])
        found.append(Saying("other-standing", row=row, log=log))
    return [words.line(line) for line in found]


def _standing(words: Words, status: str, asked: list[str]) -> str:
    return ", ".join([words.name("status", status), *(words.name("seat", seat) for seat in asked)])


async def backup(database: Database, path: Path) -> int:
    """A copy of the whole database as an SQLite file, taken while the service runs; its size."""
    if path.exists():
        raise Problem("backup-exists", path=path)
    part = path.with_name(path.name + ".part")
    try:
        part.unlink(missing_ok=True)
        private.make(part)  # SQLite writes into an empty file, too
        if isinstance(database, Sqlite):
            await database.read(lambda connection: _copy_file(connection, part))
        else:
            await _copy_rows(database, part)
        os.replace(part, path)
        return path.stat().st_size
    except OSError as error:
        raise Problem("cannot-be-written", path=path, text=error.strerror or error) from None
    finally:
        with contextlib.suppress(OSError):
            part.unlink(missing_ok=True)


def _copy_file(connection: Connection, part: Path) -> None:
    _outside_transactions(connection, "VACUUM INTO ?", str(part))


def _outside_transactions(connection: Connection, statement: str, *values: str) -> None:
    cursor: Any = connection.connection.cursor()
    cursor.execute(statement, values)
    cursor.close()


TABLES = (
    "people",
    "sessions",
    "devices",
    "matches",
    "seats",
    "log",
    "snapshots",
    "chat",
    "spectator_chat",
    "notes",
    "outbox",
    "programs",
)
"""In this order no row comes before the one that it refers to."""


async def _copy_rows(database: Database, part: Path) -> None:
    copy = Sqlite(part)
    try:
        await copy.prepare()
        with copy.writer.begin() as target:
            await database.read(lambda source: _copy_all(source, target))
        await copy.read(lambda connection: _outside_transactions(connection, "PRAGMA wal_checkpoint(TRUNCATE)"))
    finally:
        await copy.close()


def _copy_all(source: Connection, target: Connection) -> None:
    source.execute(sa.text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY"))
    for name in TABLES:
        table = METADATA.tables[name]
        for some in source.execute(sa.select(table)).mappings().partitions(500):
            target.execute(sa.insert(table), [dict(row) for row in some])
