"""A database from before fair play comes through with its data, and nobody loses a right by it."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import sqlalchemy as sa

from grognard.table.storage.database import Database
from grognard.table.storage.store import Store
from grognard.table.terms import clocks, consent_rights
from grognard.table.terms.clocks import DAY
from tests.table.sockets.test_lobby import _up_to

AT = 1_700_000_000_000


def _old(connection: sa.Connection) -> None:
    connection.execute(sa.text("INSERT INTO people (id, name, created) VALUES (1, 'a', 0), (2, 'b', 0)"))
    for name, pace, deadline in (("live", 0, None), ("mail", 2, AT + 2 * DAY)):
        row: dict[str, Any] = dict.fromkeys(("options",), "{}")
        row |= dict.fromkeys(("rules", "secret", "commitment"), "x")
        row |= {"id": name, "game": "friedrich", "scenario": "war-in-the-west", "pace": pace, "deadline": deadline}
        row |= {"public": True, "bots": False, "seq": 0, "version": 1, "talk": 0, "status": "running"}
        row |= {"heading": '["x"]', "asked": json.dumps(["Pompadour"]), "votes": "[]", "created": 0, "updated": AT}
        table = sa.table("matches", *(sa.column(key) for key in row))
        connection.execute(sa.insert(table), row)
    seats = sa.table("seats", *(sa.column(key) for key in ("match", "number", "name", "kind", "person", "auto")))
    for match, second in (("live", "human"), ("mail", "bot")):
        people = (("Frederick", "human", 1), ("Pompadour", second, 1 if match == "live" else 2))
        for number, (name, kind, person) in enumerate(people):
            row = {"match": match, "number": number, "name": name, "kind": kind, "person": person, "auto": "here"}
            connection.execute(sa.insert(seats), row)


def test_what_was_lent_counts_as_lent_clocks_go_on_and_two_seats_are_allowed(database: Database) -> None:
    async def work() -> None:
        store = Store(database)
        try:
            await database.write(lambda connection: _up_to(connection, "5"))
            await database.write(_old)
            await database.prepare()
            live, mail = await store.match("live"), await store.match("mail")
            assert live is not None
            assert mail is not None
            assert (live.several, mail.several) == (True, False)
            assert consent_rights.to_end(mail, AT + 100 * DAY) == {1, 2}
            assert clocks.late_from(live, 1) == AT + clocks.LIVE_PATIENCE
            assert clocks.late_from(mail, 1) == AT + 2 * DAY
            assert live.earlier is None
        finally:
            await database.close()

    asyncio.run(work())
