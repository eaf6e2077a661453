"""What lies on the disk is for its owner alone, and holds no word that opens a seat."""

from __future__ import annotations

import asyncio
import logging
import os
import stat
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from grognard import Match, find
from grognard.cli import main
from grognard.table.common import private
from grognard.table.matches.records import invited_to, linked, new_record
from grognard.table.storage.database import Database
from grognard.table.storage.mapping import match_columns
from grognard.table.storage.migrations import bring_up_to_date
from grognard.table.storage.rows import HUMAN, LINK, Seat
from grognard.table.storage.sqlite import FILE, in_folder
from grognard.table.storage.store import Store
from grognard.table.storage.store.people import NameTaken
from grognard.table.storage.tables import SEATS
from tests.table.http.test_origins import BY_LINK
from tests.table.postgres import Postgres
from tests.table.server import WEST, Server


@pytest.fixture(autouse=True)
def _careless() -> Iterator[None]:
    """A user whose new files everybody may read."""
    before = os.umask(0o022)
    yield
    os.umask(before)


def modes(folder: Path) -> dict[str, int]:
    return {path.name: stat.S_IMODE(path.stat().st_mode) for path in folder.iterdir() if path.is_file()}


def test_the_files_of_a_database_are_for_their_owner(tmp_path: Path) -> None:
    folder = tmp_path / "new"
    with Server.fresh(folder) as server:
        server.guest()
        assert modes(folder) == {FILE: 0o600, f"{FILE}-wal": 0o600, f"{FILE}-shm": 0o600}
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700


def test_files_that_were_open_are_closed_to_others(tmp_path: Path) -> None:
    with Server.fresh(tmp_path) as server:
        server.guest()
        for name in (FILE, f"{FILE}-wal"):
            (tmp_path / name).chmod(0o644)
        assert in_folder(tmp_path).closed == [FILE, f"{FILE}-wal"]
        assert set(modes(tmp_path).values()) == {0o600}
        assert in_folder(tmp_path).closed == []


def test_a_copy_of_a_running_match_is_for_its_owner(tmp_path: Path) -> None:
    with Server.fresh(tmp_path) as server:
        first, second, match = server.two()
        main(["admin", "export", match, str(tmp_path / "runs.json"), "--data", str(tmp_path)])
        for person in (first, second):
            person.post(f"/api/matches/{match}/end", {"agree": True})
        main(["admin", "export", match, str(tmp_path / "over.json"), "--data", str(tmp_path)])
    found = modes(tmp_path)
    assert (found["runs.json"], found["over.json"]) == (0o600, 0o644)


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_backup_is_for_its_owner(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    where = ["--data", str(tmp_path / "data")]
    if kind == "postgresql":
        server: Postgres = request.getfixturevalue("postgres")
        where = ["--database", server.new_database()]
    else:
        asyncio.run(_made(in_folder(tmp_path / "data")))
    copies = tmp_path / "copies"
    copies.mkdir()
    assert main(["admin", "backup", str(copies / "copy.db"), *where]) == 0
    assert modes(copies) == {"copy.db": 0o600}


async def _made(database: Database) -> None:
    await database.prepare()
    await database.close()


def test_what_others_may_do_with_a_file_they_do_not_own_is_not_asked(tmp_path: Path) -> None:
    assert private.close_to_others(tmp_path / "nothing") == []


# Invites


def test_an_invite_is_stored_hashed_and_told_once(server: Server, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    host = server.guest()
    made = host.post("/api/matches", BY_LINK)
    match, word = made["id"], made["invites"][0]["url"].partition("invite=")[2]
    assert len(word) >= 24
    told = host.call("GET", f"/api/matches/{match}/invites")
    assert "url" not in told.json()[0]
    for text in (told.text, host.call("GET", f"/api/matches/{match}").text, host.call("GET", "/api/lobby").text):
        assert word not in text
    stored = server.run(server.services.database.read, lambda c: c.execute(sa.select(SEATS.c.invite)).scalars().all())
    assert word not in stored
    [fresh] = host.post(f"/api/matches/{match}/invites", {"seat": "Pompadour"})
    again = fresh["url"].partition("invite=")[2]
    for path in server.folder.iterdir():
        assert word.encode() not in path.read_bytes()
        assert again.encode() not in path.read_bytes()
    assert word not in caplog.text
    friend = server.guest()
    assert friend.refused("POST", f"/api/matches/{match}/join", {"invite": word})[:2] == (403, "invite-wrong")
    [hash_of_it] = [text for text in stored if text]
    assert friend.refused("POST", f"/api/matches/{match}/join", {"invite": hash_of_it})[:2] == (403, "invite-wrong")
    friend.post(f"/api/matches/{match}/join", {"invite": again})


def test_only_who_makes_a_rematch_is_told_its_links(server: Server) -> None:
    first, second, match = server.two()
    for person in (first, second):
        person.post(f"/api/matches/{match}/end", {"agree": True})
    [link] = first.post(f"/api/matches/{match}/rematch", {"rotate": False})["invites"]
    assert link["seat"] == "Pompadour"
    assert second.post(f"/api/matches/{match}/rematch", {"rotate": False})["invites"] == []


# A database from before


def test_an_older_database_keeps_its_links_and_its_names(database: Database) -> None:
    """Links that are out stay good, and accounts that look alike stay; nobody else comes who looks like them."""
    seat = linked(Seat(1, "Pompadour", LINK))
    match = Match(find("friedrich"), WEST)
    record = new_record(match, [Seat(0, "Frederick", HUMAN, 1), seat], 1, 0, False)

    def older(connection: sa.Connection) -> None:
        bring_up_to_date(connection, "4")
        for name, key in (("Waldo", "waldo"), ("Wa1do", "wa1do"), ("Frìtz", "fritz"), ("Guest 4", None)):
            values = {"name": name, "key": key, "created": 1}
            connection.execute(sa.insert(sa.table("people", *map(sa.column, values))).values(values))
        columns = match_columns(record)
        there = {column["name"] for column in sa.inspect(connection).get_columns("matches")}
        old = {name: value for name, value in columns.items() if name in there}
        connection.execute(sa.insert(sa.table("matches", *map(sa.column, old))).values(old))
        for each in record.seats:
            row = {"match": record.id, "number": each.number, "name": each.name, "kind": each.kind, "auto": each.auto}
            row |= {"invite": each.link or None, "until": each.until}
            connection.execute(sa.insert(sa.table("seats", *map(sa.column, row))).values(row))

    async def work() -> None:
        await database.write(older)
        assert "5" in await database.prepare()
        store = Store(database)
        found = await store.match(record.id)
        assert found is not None
        assert invited_to(found, seat.link).name == "Pompadour"
        assert found.seats[1].invite == seat.invite
        for name in ("Waldo", "Wa1do"):
            person = await store.person_named(name.lower())
            assert person is not None
            assert person.name == name
        guest = await store.new_guest(str)
        for name in ("WaIdo", "Fritz"):
            with pytest.raises(NameTaken):
                await store.register(guest.id, name, name.casefold() + "!", "x")
        await store.register(guest.id, "Daun", "daun", "x")

    async def whole() -> None:
        try:
            await work()
        finally:
            await database.close()

    asyncio.run(whole())


def test_the_browsers_that_a_person_uses_are_remembered_and_forgotten(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    time: list[int] = [1000]
    monkeypatch.setattr("grognard.table.storage.store.people.now", lambda: time[0])
    monkeypatch.setattr("grognard.table.storage.store.people.MOST_DEVICES", 2)

    async def work() -> dict[str, Any]:
        await database.prepare()
        store = Store(database)
        one, other = await store.new_guest(str), await store.new_guest(str)
        for device in ("a", "b", "a", "c"):
            time[0] += 1
            await store.know(device, one.id)
        await store.know("b", other.id)
        found: dict[str, Any] = {device: await store.knows(device, one.id) for device in "abc"}
        found["anybody's"] = await store.knows("b"), await store.knows("x")
        await database.close()
        return found

    assert asyncio.run(work()) == {"a": True, "b": False, "c": True, "anybody's": (True, False)}
