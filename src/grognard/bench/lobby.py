"""`grognard bench lobby`, latency of the lobby: how soon it is answered where many matches are stored."""

from __future__ import annotations

import asyncio
import dataclasses
import random
import tempfile
import time
from pathlib import Path
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy import Connection

from grognard.bench.acts import GAME, SCENARIO
from grognard.bench.client import Client, Service
from grognard.core.game import find
from grognard.core.match import Match
from grognard.core.refusals import Problem
from grognard.core.sayings import Saying
from grognard.table.common.clock import now
from grognard.table.common.responses import Kind
from grognard.table.common.tokens import hashed
from grognard.table.matches.records import new_record
from grognard.table.storage.mapping import match_columns, seat_columns
from grognard.table.storage.rows import BOT, FINISHED, HUMAN, OPEN, RUNNING, Record, Seat
from grognard.table.storage.sqlite import in_folder
from grognard.table.storage.tables import LOG, MATCHES, PEOPLE, SEATS, SESSIONS
from grognard.texts.words import own_words

MOST_STORED: Final = 1_000_000
MATCHES_EACH: Final = 10
"""So many matches each person has made; about half as many more they have joined."""
REQUESTS: Final = 500
AT_ONCE: Final = 5_000
SETTLE: Final = 120


def fill(connection: Connection, stored: int, rng: random.Random) -> None:
    """People with a session each, and matches of theirs: half of them over, one of fifty with a free seat."""
    people = [
        {"name": f"Somebody {n}", "key": None, "password": None, "created": 0}
        for n in range(max(2, stored // MATCHES_EACH))
    ]
    connection.execute(sa.insert(PEOPLE), people)
    numbers = list(connection.execute(sa.select(PEOPLE.c.id)).scalars())
    until = now() + 86_400_000
    sessions = [{"token": hashed(_token(who)), "person": who, "created": 0, "until": until} for who in numbers]
    connection.execute(sa.insert(SESSIONS), sessions)
    match = Match(find(GAME), SCENARIO, secret=bytes(32))
    nobody = [Seat(number, name, OPEN) for number, name in enumerate(match.seats)]
    pattern = new_record(match, nobody, None, 0, True)
    log = [match.entry_text(entry) for entry in match.log]
    for first in range(0, stored, AT_ONCE):
        some = [_one(pattern, match, n, numbers, rng) for n in range(first, min(stored, first + AT_ONCE))]
        connection.execute(sa.insert(MATCHES), [match_columns(record) for record in some])
        seats = [seat_columns(record.id, seat) for record in some for seat in record.seats]
        connection.execute(sa.insert(SEATS), seats)
        rows = [{"match": one.id, "seq": n, "text": text, "at": 0} for one in some for n, text in enumerate(log)]
        if rows:
            connection.execute(sa.insert(LOG), rows)


def _one(pattern: Record, match: Match, number: int, people: list[int], rng: random.Random) -> Record:
    one, other = rng.sample(people, 2)
    kind: Kind = rng.choice((HUMAN, BOT))
    seats = [
        Seat(0, match.seats[0], HUMAN, one),
        Seat(1, match.seats[1], kind, other if kind == HUMAN else None, "random" if kind == BOT else None),
    ]
    if number % 50 == 0:
        seats[1] = Seat(1, match.seats[1], OPEN)
    status = FINISHED if number % 2 else RUNNING
    updated = pattern.updated - rng.randrange(10**9)
    name = f"stored{number}"
    return dataclasses.replace(pattern, id=name, creator=one, status=status, bots=False, seats=seats, updated=updated)


def _token(person: int) -> str:
    return f"somebody-{person}"


async def run(service: Service, count: int) -> dict[str, Any]:
    strangers = [""] * REQUESTS
    people = [_token(1 + n % count) for n in range(REQUESTS)]
    await _settle(service)
    await _ask(service, strangers[:50])
    found: dict[str, Any] = {"requests": REQUESTS}
    for name, cookies in (("stranger", strangers), ("person", people)):
        spent = service.cpu_seconds()
        times = sorted(await _ask(service, cookies))
        found[f"{name}_cpu_ms"] = round(1000 * (service.cpu_seconds() - spent) / len(times), 2)
        for part in (50, 95):
            found[f"{name}_p{part}_ms"] = round(times[len(times) * part // 100], 2)
    return found


async def _settle(service: Service) -> None:
    """Wait until the service has made its layouts: for what it does at its start nobody asks again."""
    for _ in range(SETTLE):
        before = service.cpu_seconds()
        await asyncio.sleep(0.5)
        if service.cpu_seconds() - before < 0.05:
            return


async def _ask(service: Service, cookies: list[str]) -> list[float]:
    """How many milliseconds each of these readers waits, one after the other."""
    client = Client(service.port)
    times: list[float] = []
    for cookie in cookies:
        client.cookie = cookie
        started = time.perf_counter()
        answer = await client.call("GET", "/api/lobby")
        times.append((time.perf_counter() - started) * 1000)
        if answer.status != 200 or not answer.json()["open"]:
            raise Problem("service-answered", method="GET", path="/api/lobby", status=answer.status, text="")
    client.close()
    return times


def measure(stored: int) -> dict[str, Any]:
    """Fill a fresh database and ask a service that uses it."""
    if not 100 <= stored <= MOST_STORED:
        raise Problem("stored-range", most=MOST_STORED, number=stored)

    async def prepare(folder: Path) -> None:
        database = in_folder(folder)
        try:
            await database.prepare()
            await database.write(lambda connection: fill(connection, stored, random.Random(1)))
        finally:
            await database.close()

    with tempfile.TemporaryDirectory(prefix="grognard-bench-") as folder:
        asyncio.run(prepare(Path(folder)))
        service = Service(Path(folder))
        service.start()
        try:
            return {"stored": stored, **asyncio.run(run(service, max(2, stored // MATCHES_EACH)))}
        finally:
            service.stop()


def lines(found: dict[str, Any]) -> list[str]:
    """The figures in sentences, in the reader's language."""
    figures = {name: str(value) for name, value in found.items()}
    keys = ("bench-lobby-load", "bench-lobby-stranger", "bench-lobby-person")
    return [own_words().line(Saying(key, **figures)) for key in keys]
