"""The store, on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
import dataclasses
from collections.abc import Awaitable, Callable

import pytest
import sqlalchemy as sa

from grognard import Match, find
from grognard.core.refusals import Problem
from grognard.core.sayings import Saying, saying
from grognard.table.common.clock import now
from grognard.table.matches.records import new_record, standing
from grognard.table.people.merging import merge
from grognard.table.storage import migrations
from grognard.table.storage.database import Database
from grognard.table.storage.rows import HUMAN, OPEN, Record, Seat
from grognard.table.storage.store import Store
from grognard.table.storage.store.people import NameTaken
from grognard.table.storage.tables import METADATA, SNAPSHOTS


def run(database: Database, work: Callable[[Store], Awaitable[None]]) -> None:
    async def whole() -> None:
        try:
            await database.prepare()
            await work(Store(database))
        finally:
            await database.close()

    asyncio.run(whole())


async def begin(store: Store) -> tuple[Match, Record]:
    match = Match(find("friedrich"), "war-in-the-west", secret=bytes(32))
    person = await store.new_guest(str)
    seats = [Seat(0, "Frederick", HUMAN, person.id), Seat(1, "Pompadour", OPEN)]
    record = new_record(match, seats, person.id, 0, True)
    await store.add_match(record, [match.entry_text(entry) for entry in match.log])
    return match, record


def play(match: Match, record: Record) -> tuple[list[str], dict[str, object]]:
    before = len(match.log)
    ask = match.state.asks()[0]
    match.play(ask.seat, ask.acts[0])
    return [match.entry_text(entry) for entry in match.log[before:]], standing(record, match)


def test_the_tables_are_those_of_the_migrations(database: Database) -> None:
    async def work(store: Store) -> None:
        def columns(connection: sa.Connection) -> dict[str, set[str]]:
            inspector = sa.inspect(connection)
            return {
                name: {column["name"] for column in inspector.get_columns(name)} for name in inspector.get_table_names()
            }

        found = await database.read(columns)
        for table in METADATA.sorted_tables:
            assert found[table.name] == {column.name for column in table.columns}
        assert await database.prepare() == []
        assert await database.read(migrations.version) == migrations.newest()
        assert migrations.newest() == migrations._scripts().get_current_head()

    run(database, work)


def test_a_newer_database_is_refused(database: Database) -> None:
    async def work(store: Store) -> None:
        await database.write(
            lambda connection: connection.execute(sa.text("UPDATE alembic_version SET version_num='99'"))
        )
        with pytest.raises(
            Problem, match=f"version 99, written by a newer Grognard; this one supports version {migrations.newest()}"
        ):
            await database.prepare()

    run(database, work)


def test_acts_are_appended_and_come_back(database: Database) -> None:
    async def work(store: Store) -> None:
        match, record = await begin(store)
        told: list[str] = []
        for _ in range(5):
            entries, fields = play(match, record)
            assert await store.commit(record, entries, fields)
            told += entries
        assert await store.log(record.id) == told
        assert await store.log(record.id, 2) == told[2:]
        again = await store.match(record.id)
        assert again is not None
        assert dataclasses.replace(again, seats=[]) == dataclasses.replace(record, seats=[])
        assert again.seats[0].who == "1"

    run(database, work)


def test_who_is_sent_away_in_the_middle_of_a_question_breaks_nothing(database: Database) -> None:
    async def work(store: Store) -> None:
        _, record = await begin(store)
        for turns in range(60):
            asking = asyncio.create_task(store.match(record.id))
            for _ in range(turns % 12):
                await asyncio.sleep(0)
            asking.cancel()
            await asyncio.gather(asking, return_exceptions=True)
        assert await store.match(record.id) is not None

    run(database, work)
    assert not database.going


def test_only_one_of_two_appends_at_the_same_point(database: Database) -> None:
    async def work(store: Store) -> None:
        match, record = await begin(store)
        entries, fields = play(match, record)
        others = [await store.match(record.id) for _ in range(8)]
        done = await asyncio.gather(*(store.commit(other, entries, fields) for other in others if other is not None))
        assert sorted(done) == [False] * 7 + [True]
        assert await store.log(record.id) == entries
        assert not await store.commit(record, entries, fields)

    run(database, work)


def test_what_fails_takes_nothing_with_it(database: Database) -> None:
    """Pieces of work that share a transaction on SQLite, or run side by side on PostgreSQL."""

    async def work(store: Store) -> None:
        one, two = await store.new_guest(str), await store.new_guest(str)
        await store.register(one.id, "Daun", "daun", "x")
        done = await asyncio.gather(
            *(store.new_guest(str) for _ in range(5)),
            store.register(two.id, "DAUN", "daun", "x"),
            *(store.new_guest(str) for _ in range(5)),
            return_exceptions=True,
        )
        assert isinstance(done[5], NameTaken)
        assert len({guest.id for guest in done if not isinstance(guest, BaseException) and guest is not None}) == 10

    run(database, work)


def test_sessions_end(database: Database) -> None:
    async def work(store: Store) -> None:
        person = await store.new_guest(str)
        await store.new_session("a", person.id, now() + 60_000)
        await store.new_session("b", person.id, now() - 1)
        assert (await store.person_of("a")) == person
        assert await store.person_of("b") is None
        await store.forget_old_sessions()
        await store.end_session("a")
        assert await store.person_of("a") is None

    run(database, work)


def test_a_guest_who_logs_in_brings_the_games_along(database: Database) -> None:
    async def work(store: Store) -> None:
        _, record = await begin(store)
        guest = record.creator
        assert guest is not None
        person = await store.new_guest(str)
        await store.keep_notes(record.id, guest, "mine")
        await store.add_chat(record.id, guest, "hello")
        await store.merge_guest(guest, person.id, merge)
        again = await store.match(record.id)
        assert again is not None
        assert (again.creator, again.seats[0].person) == (person.id, person.id)
        assert again.version > record.version
        assert await store.notes(record.id, person.id) == "mine"
        assert [match.id for match in (await store.lists_of(person.id, 5)).running] == [record.id]

    run(database, work)


def test_lists_chat_notes_and_snapshots(database: Database) -> None:
    async def work(store: Store) -> None:
        _, record = await begin(store)
        assert record.creator is not None
        assert [found.id for found in (await store.public_lists(5)).running] == [record.id]
        for text in ("one", "two", "three"):
            await store.add_chat(record.id, record.creator, text)
        assert [line[2] for line in await store.chat(record.id, 2)] == ["two", "three"]
        await store.add_spectator_chat(record.id, record.creator, "psst")
        assert [line.text for line in await store.spectator_chat(record.id, 2)] == ["psst"]
        assert len(await store.chat(record.id, 9)) == 3
        assert await store.versions([record.id]) == {record.id: (record.version, 4)}
        await store.keep_notes(record.id, record.creator, "Łódź")
        await store.keep_notes(record.id, record.creator, "ßpandau")
        assert await store.notes(record.id, record.creator) == "ßpandau"
        await store.keep_snapshot(record.id, 3, "s", b"\x00\xff")
        await store.keep_snapshot(record.id, 4, "s", b"\x01")
        assert await store.snapshot(record.id, "s") == (4, b"\x01")
        assert await store.snapshot(record.id, "other") is None
        await database.write(lambda connection: connection.execute(sa.delete(SNAPSHOTS)))
        assert await store.snapshot(record.id, "s") is None
        assert await store.waiting_for_bots(now()) == []

    run(database, work)


def test_a_notice_is_delivered_at_least_once(database: Database) -> None:
    async def work(store: Store) -> None:
        match, record = await begin(store)
        assert record.creator is not None
        entries, fields = play(match, record)
        assert await store.commit(
            record, entries, fields, notices=[(record.creator, Saying("your-turn", game="friedrich"))]
        )
        assert await store.waiting_notices(now() - 60_000)
        [taken] = await store.take_notices(now() - 60_000)
        assert (taken.match, taken.person, taken.language) == (record.id, record.creator, None)
        assert saying(taken.said) == Saying("your-turn", game="friedrich")
        assert await store.take_notices(now() - 60_000) == []
        # A node took it and died: after a while it is taken again.
        assert [notice.id for notice in await store.take_notices(now() + 1)] == [taken.id]
        assert (await store.undelivered())[0] == 1
        # For a while it stays, so that other nodes can tell it too; then it is forgotten.
        await store.delivered([taken.id], now() - 60_000)
        assert not await store.waiting_notices(now() + 1)
        assert await store.undelivered() == (0, None)
        assert [notice.id for notice in await store.recent_notices(now() - 60_000)] == [taken.id]
        await store.delivered([], now() + 1)
        assert await store.recent_notices(0) == []

    run(database, work)
