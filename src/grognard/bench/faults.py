"""`grognard bench table --faults`, fault injection: the service is killed at random moments under load; nothing
confirmed is lost."""

from __future__ import annotations

import asyncio
import random
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from grognard.bench.acts import GAME, SCENARIO, SEATS
from grognard.bench.client import Client, Service, pick
from grognard.core.game import find
from grognard.core.refusals import Problem
from grognard.core.sayings import Saying
from grognard.table.maintenance import admin
from grognard.table.storage.database import Database
from grognard.table.storage.postgres import Postgres
from grognard.table.storage.rows import NEVER
from grognard.table.storage.sqlite import in_folder
from grognard.texts.words import own_words

MOST_KILLS: Final = 1_000
LIFE: Final = 40
"""The service lives until it has confirmed up to so many acts more; on a slow machine for LONGEST seconds."""
LONGEST: Final = 60.0


@dataclass
class Played:
    """One match and what the service confirmed in it: the entry at this place of the log is this act."""

    id: str
    clients: list[Client]
    confirmed: dict[int, str] = field(default_factory=dict)
    unsure: int = 0


async def play(port: int, number: int, played: list[Played], rng: random.Random, over: asyncio.Event) -> None:
    """Play one match after the other, so that there is load however many kills there are."""
    while not over.is_set():
        try:
            match = await begin(port, number)
        except (OSError, EOFError, Problem):
            await asyncio.sleep(0.02)
            continue
        played.append(match)
        await play_one(match, rng, over)
        for client in match.clients:
            client.close()


async def play_one(match: Played, rng: random.Random, over: asyncio.Event) -> None:
    """Play random acts over HTTP, whatever happens to the service, and note what was confirmed."""
    seats = find(GAME).seat_names(SCENARIO)
    names = {verb.name: verb.targets for verb in find(GAME).space.verbs}
    while not over.is_set():
        client = rng.choice(match.clients)
        try:
            position = await client.ask("GET", f"/api/matches/{match.id}")
            if not position["choices"]:
                await asyncio.sleep(0.02)
                if position["result"]:
                    return
                continue
            verb, target = pick(position["choices"], rng)
            seat, seq = position["seat"], position["seq"]
            act = {"seat": seat, "seq": seq, "verb": verb, "target": target}
            match.unsure += 1
            answer = await client.call("POST", f"/api/matches/{match.id}/act", act)
            match.unsure -= 1
            if answer.status == 200:
                targets = names[verb]
                named = verb if targets is None or target is None else f"{verb} {targets.names[target]}"
                # Others may have decided at the same time: the entry is at this place or after it.
                match.confirmed[answer.json()["position"]["seq"]] = f"{seq}|{seats[seat]}: {named}"
        except (OSError, EOFError, Problem):
            await asyncio.sleep(0.02)


async def begin(port: int, number: int) -> Played:
    """Every other match is against a computer."""
    first, second = Client(port), Client(port)
    await first.ask("POST", "/api/me", {})
    seats = {SEATS[0]: "me", SEATS[1]: "bot:random" if number % 2 else "open"}
    made = await first.ask("POST", "/api/matches", {"game": GAME, "scenario": SCENARIO, "seats": seats})
    if number % 2:
        return Played(made["id"], [first])
    await second.ask("POST", "/api/me", {})
    await second.ask("POST", f"/api/matches/{made['id']}/join", {"seat": SEATS[1]})
    for client, seat in zip((first, second), SEATS, strict=True):
        await client.answer_for(made["id"], seat, NEVER)
    return Played(made["id"], [first, second])


async def run(service: Service, database: Database, kills: int, matches: int, seed: int) -> dict[str, Any]:
    rng = random.Random(seed)
    played: list[Played] = []
    over = asyncio.Event()
    tasks = [
        asyncio.create_task(play(service.port, number, played, random.Random(rng.random()), over))
        for number in range(matches)
    ]
    started = time.monotonic()
    for _ in range(kills):
        await _live(played, rng.randint(0, LIFE))
        await asyncio.sleep(rng.random() * 0.05)
        await asyncio.to_thread(service.kill)
        await asyncio.to_thread(service.start)
    await asyncio.sleep(0.5)
    over.set()
    await asyncio.gather(*tasks)
    service.stop()
    lost, broken = await check(database, played)
    return {
        "kills": kills,
        "matches": len(played),
        "seconds": round(time.monotonic() - started, 1),
        "confirmed": sum(len(match.confirmed) for match in played),
        "unsure": sum(match.unsure for match in played),
        "lost": lost,
        "broken": broken,
    }


async def _live(played: list[Played], acts: int) -> None:
    """Wait until so many more acts have been confirmed."""
    before = sum(len(match.confirmed) for match in played)
    end = time.monotonic() + LONGEST
    while sum(len(match.confirmed) for match in played) < before + acts and time.monotonic() < end:
        await asyncio.sleep(0.005)


async def check(database: Database, played: list[Played]) -> tuple[list[str], list[str]]:
    """The confirmed acts that are not in the logs, and what is wrong with the matches."""
    lost: list[str] = []
    broken: list[str] = []
    async with admin.opened(database) as store:
        for match in played:
            log = await store.log(match.id)
            for after, told in match.confirmed.items():
                first, _, text = told.partition("|")
                if text not in log[int(first) : after]:
                    lost.append(f"{match.id}: entry {first}: {text}")
            broken += [f"{match.id}: {line}" for line in await admin.verify(store, await admin.find(store, match.id))]
    return lost, broken


def measure(kills: int, matches: int = 20, seed: int = 1, url: str | None = None) -> dict[str, Any]:
    if not 1 <= kills <= MOST_KILLS:
        raise Problem("kills-range", most_kills=MOST_KILLS, kills=kills)
    with tempfile.TemporaryDirectory(prefix="grognard-faults-") as folder:
        service = Service(Path(folder), *(["--database", url] if url else []))
        service.start()
        try:
            database = Postgres(url) if url else in_folder(Path(folder))
            return asyncio.run(run(service, database, kills, matches, seed))
        finally:
            service.stop()


def lines(found: dict[str, Any]) -> list[str]:
    """The figures in sentences, in the reader's language; then what was lost or broken, as it was found."""
    figures = {**found, "lost": len(found["lost"]), "broken": len(found["broken"])}
    figures = {name: str(value) for name, value in figures.items()}
    return [
        *(own_words().line(Saying(key, **figures)) for key in ("faults-load", "faults-found")),
        *found["lost"][:10],
        *found["broken"][:10],
    ]
