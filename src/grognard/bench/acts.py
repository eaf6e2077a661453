"""`grognard bench table`, a load test: how soon an act is stored and seen by the other seat, with many matches on one
node."""

from __future__ import annotations

import asyncio
import random
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from grognard.bench.client import Client, Page, Service, cores, pick
from grognard.core.refusals import Problem
from grognard.core.sayings import Saying
from grognard.table.common.loop import run_loop
from grognard.table.node.supervisor import check
from grognard.table.storage.rows import NEVER
from grognard.texts.words import own_words

GAME: Final = "friedrich"
SCENARIO: Final = "war-in-the-west"
SEATS: Final = ("Frederick", "Pompadour")
MOST_MATCHES: Final = 2_000
MOST_SECONDS: Final = 600.0
MOST_NODES: Final = 16
PATIENCE: Final = 60.0
"""Seconds after which a match is given up."""


@dataclass
class Tally:
    """What was measured, in milliseconds."""

    seen: list[float] = field(default_factory=list)
    on: bool = False


async def play(pages: list[Page], rng: random.Random, gap: float, end: float, tally: Tally) -> None:
    """Two seats play random acts, one every `gap` seconds, until the time is over and something is measured."""
    await asyncio.sleep(rng.random() * gap)
    while time.monotonic() < end or not tally.seen:
        begun = time.monotonic()
        able = [page for page in pages if page.position["choices"]]
        if not able:
            return  # the game is over
        actor = rng.choice(able)
        other = pages[1 - pages.index(actor)]
        position = actor.position
        seq = position["seq"] + 1
        verb, target = pick(position["choices"], rng)
        sent = time.perf_counter()
        question = position["question"]
        act = {"seat": position["seat"], "seq": seq - 1, "verb": verb, "target": target, "question": question}
        actor.send({"type": "act", "ask": seq, **act})
        await other.until(seq, PATIENCE)
        if tally.on:
            tally.seen.append((other.seen_at - sent) * 1000)
        await actor.until(seq, PATIENCE)
        rest = gap - (time.monotonic() - begun)
        if rest > 0:
            await asyncio.sleep(rest * (0.5 + rng.random()))


async def one_match(port: int, changes: bool) -> list[Page]:
    first, second = Client(port), Client(port)
    for client in (first, second):
        await client.ask("POST", "/api/me", {})
    seats = {SEATS[0]: "me", SEATS[1]: "open"}
    made = await first.ask("POST", "/api/matches", {"game": GAME, "scenario": SCENARIO, "seats": seats})
    await second.ask("POST", f"/api/matches/{made['id']}/join", {"seat": SEATS[1]})
    for client, seat in zip((first, second), SEATS, strict=True):
        await client.answer_for(made["id"], seat, NEVER)
    for client in (first, second):
        client.close()
    return [Page(client, made["id"], changes) for client in (first, second)]


async def run(services: list[Service], matches: int, seconds: float, rate: float, changes: bool) -> dict[str, Any]:
    tally = Tally()
    made = [await one_match(services[number % len(services)].port, changes) for number in range(matches)]
    empty = sum(service.file_bytes() for service in services)
    pages = [page for match in made for page in match]
    for page in pages:
        await page.open()
    for page in pages:
        await page.until(0, PATIENCE)
    warm = min(5.0, seconds / 4)
    start = time.monotonic()
    end = start + warm + seconds
    players = [
        asyncio.create_task(play(match, random.Random(number), 1 / rate, end, tally))
        for number, match in enumerate(made)
    ]
    await asyncio.sleep(warm)
    tally.on = True
    spent = sum(service.cpu_seconds() for service in services)
    used = time.process_time()
    done = await asyncio.gather(*players, return_exceptions=True)
    used = time.process_time() - used
    elapsed = time.monotonic() - start - warm
    memory = sum(service.memory() for service in services)
    spent = sum(service.cpu_seconds() for service in services) - spent
    acts = sum(first.seq for first, _ in made)
    for page in pages:
        page.close()
    failed = [problem for problem in done if isinstance(problem, BaseException)]
    if failed:
        raise Problem("matches-given-up", number=len(failed), matches=matches, failed=repr(failed[0]))
    for service in services:
        service.stop()
    measured = max(1, len(tally.seen))
    return {
        "matches": matches,
        "nodes": len(services),
        "seconds": round(elapsed, 1),
        "cores": cores(),
        "acts": len(tally.seen),
        "acts_per_second": round(len(tally.seen) / elapsed, 1),
        "p50_ms": _part(tally.seen, 0.50),
        "p95_ms": _part(tally.seen, 0.95),
        "p99_ms": _part(tally.seen, 0.99),
        "worst_ms": _part(tally.seen, 1.0),
        "refused": sum(page.refused for page in pages),
        "cpu_ms_per_act": round(1000 * spent / measured, 2),
        "client_ms_per_act": round(1000 * used / measured, 2),
        "memory_mib": round(memory, 1),
        "file_bytes_per_act": round((sum(service.file_bytes() for service in services) - empty) / max(1, acts)),
    }


def _part(values: list[float], part: float) -> float | None:
    if not values:
        return None
    return round(sorted(values)[min(len(values) - 1, int(part * len(values)))], 2)


def measure(
    matches: int,
    seconds: float,
    rate: float,
    nodes: int = 1,
    database: str | None = None,
    changes: bool = True,
    processes: int = 1,
) -> dict[str, Any]:
    """Measure a fresh service on this machine, over loopback only, with a bound on everything. Several nodes share the
    matches of a database that is given, several processes those of a node."""
    if not 1 <= matches <= MOST_MATCHES:
        raise Problem("matches-range", most_matches=MOST_MATCHES, matches=matches)
    if not 0 < seconds <= MOST_SECONDS:
        raise Problem("seconds-range", most_seconds=MOST_SECONDS, seconds=seconds)
    if not 1 <= nodes <= MOST_NODES:
        raise Problem("nodes-range", most=MOST_NODES, nodes=nodes)
    if nodes > 1 and database is None:
        raise Problem("nodes-need-database")
    check(processes)
    _allow_open_files(matches * 2 + 200)
    where = ["--processes", str(processes), *(["--database", database] if database is not None else [])]
    services: list[Service] = []
    with tempfile.TemporaryDirectory(prefix="grognard-bench-") as folder:
        try:
            for number in range(nodes):
                own = Path(folder) / str(number)
                own.mkdir()
                services.append(Service(own, *where))
                services[-1].start()
            found = run_loop(lambda: run(services, matches, seconds, rate, changes))
            return {**found, "processes": processes}
        finally:
            for service in services:
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
