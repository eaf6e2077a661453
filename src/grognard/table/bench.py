"""`grognard bench table`: how soon an act is stored and seen by the other seat, with many matches on one node."""

from __future__ import annotations

import asyncio
import json
import random
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from grognard.core.reasons import Problem
from grognard.core.sayings import Saying
from grognard.table.client import Client, Service, cores, pick
from grognard.texts.words import own_words

GAME: Final = "friedrich"
SCENARIO: Final = "war-in-the-west"
SEATS: Final = ("Frederick", "Pompadour")
MOST_MATCHES: Final = 2_000
MOST_SECONDS: Final = 600.0
PATIENCE: Final = 120.0
"""Seconds after which a match is given up."""


@dataclass
class Tally:
    """What was measured, in milliseconds."""

    seen: list[float] = field(default_factory=list)
    refused: int = 0
    on: bool = False


class Side:
    """One seat of one match on its socket."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self.socket: Any = None
        self.position: dict[str, Any] = {}
        self.seq = -1
        self.seen_at = 0.0
        self.news = asyncio.Event()

    async def listen(self, match: str, tally: Tally) -> None:
        async with self.client.socket(match) as socket:
            self.socket = socket
            async for text in socket:
                at = time.perf_counter()
                message = json.loads(text)
                if message["type"] == "refused":
                    tally.refused += 1
                if message["type"] == "position":
                    self.position = message["position"]
                    self.seen_at = at
                    self.seq = self.position["seq"]
                    self.news.set()

    async def until(self, seq: int) -> None:
        while self.seq < seq:
            self.news.clear()
            async with asyncio.timeout(PATIENCE):
                await self.news.wait()


async def play(sides: list[Side], rng: random.Random, gap: float, end: float, tally: Tally) -> None:
    """Two seats play random acts, one every `gap` seconds, until the time is over and something is measured."""
    await asyncio.sleep(rng.random() * gap)
    while time.monotonic() < end or not tally.seen:
        begun = time.monotonic()
        able = [side for side in sides if side.position["choices"]]
        if not able:
            return  # the game is over
        actor = rng.choice(able)
        other = sides[1 - sides.index(actor)]
        position = actor.position
        verb, target = pick(position["choices"], rng)
        act = {"type": "act", "seat": position["seat"], "seq": position["seq"], "verb": verb, "target": target}
        sent = time.perf_counter()
        await actor.socket.send(json.dumps(act))
        await other.until(position["seq"] + 1)
        if tally.on:
            tally.seen.append((other.seen_at - sent) * 1000)
        await actor.until(position["seq"] + 1)
        await asyncio.sleep(max(0.0, gap - (time.monotonic() - begun)) * (0.5 + rng.random()))


async def one_match(port: int, rng: random.Random) -> tuple[str, list[Side]]:
    first, second = Client(port), Client(port)
    for client in (first, second):
        await client.ask("POST", "/api/me", {})
    seats = {SEATS[0]: "me", SEATS[1]: "open"}
    made = await first.ask("POST", "/api/matches", {"game": GAME, "scenario": SCENARIO, "seats": seats})
    await second.ask("POST", f"/api/matches/{made['id']}/join", {"seat": SEATS[1]})
    for client in (first, second):
        client.close()
    return made["id"], [Side(first), Side(second)]


async def run(service: Service, matches: int, seconds: float, rate: float) -> dict[str, Any]:
    rng = random.Random(1)
    tally = Tally()
    made = [await one_match(service.port, rng) for _ in range(matches)]
    empty = service.file_bytes()
    listeners = [asyncio.create_task(side.listen(match, tally)) for match, sides in made for side in sides]
    for _, sides in made:
        for side in sides:
            await side.until(0)
    warm = min(5.0, seconds / 4)
    start = time.monotonic()
    end = start + warm + seconds
    players = [
        asyncio.create_task(play(sides, random.Random(number), 1 / rate, end, tally))
        for number, (_, sides) in enumerate(made)
    ]
    await asyncio.sleep(warm)
    tally.on = True
    spent = service.cpu_seconds()
    done = await asyncio.gather(*players, return_exceptions=True)
    elapsed = time.monotonic() - start - warm
    memory = service.memory()
    spent = service.cpu_seconds() - spent
    acts = sum(side.seq for _, (side, _) in made)
    for task in listeners:
        task.cancel()
    await asyncio.gather(*listeners, return_exceptions=True)
    failed = [problem for problem in done if isinstance(problem, BaseException)]
    if failed:
        raise Problem("matches-given-up", number=len(failed), matches=matches, failed=failed[0])
    service.stop()
    return {
        "matches": matches,
        "seconds": round(elapsed, 1),
        "cores": cores(),
        "acts": len(tally.seen),
        "acts_per_second": round(len(tally.seen) / elapsed, 1),
        "p50_ms": _part(tally.seen, 0.50),
        "p95_ms": _part(tally.seen, 0.95),
        "p99_ms": _part(tally.seen, 0.99),
        "worst_ms": _part(tally.seen, 1.0),
        "refused": tally.refused,
        "cpu_ms_per_act": round(1000 * spent / max(1, len(tally.seen)), 2),
        "memory_mib": round(memory, 1),
        "file_bytes_per_act": round((service.file_bytes() - empty) / max(1, acts)),
    }


def _part(values: list[float], part: float) -> float | None:
    if not values:
        return None
    return round(sorted(values)[min(len(values) - 1, int(part * len(values)))], 2)


def measure(matches: int, seconds: float, rate: float) -> dict[str, Any]:
    """Measure a fresh service on this machine, over loopback only, with a bound on everything."""
    if not 1 <= matches <= MOST_MATCHES:
        raise Problem("matches-range", most_matches=MOST_MATCHES, matches=matches)
    if not 0 < seconds <= MOST_SECONDS:
        raise Problem("seconds-range", most_seconds=MOST_SECONDS, seconds=seconds)
    _allow_open_files(matches * 2 + 200)
    with tempfile.TemporaryDirectory(prefix="grognard-bench-") as folder:
        service = Service(Path(folder))
        service.start()
        try:
            return asyncio.run(run(service, matches, seconds, rate))
        finally:
            service.stop()


def _allow_open_files(wanted: int) -> None:
    try:
        import resource
    except ImportError:
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(wanted, hard), hard))


def lines(found: dict[str, Any]) -> list[str]:
    """The figures in sentences, in the reader's language."""
    figures = {name: str(value) for name, value in found.items()}
    keys = ("bench-table-load", "bench-table-delay", "bench-table-rate", "bench-table-time", "bench-table-memory")
    return [own_words().line(Saying(key, **figures)) for key in keys]
