"""Small contests for tests."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from grognard import find
from grognard.arena.contest import Contest
from grognard.arena.results import Line, written
from grognard.arena.running import Plan, Watcher, run
from grognard.arena.summary import Summary
from grognard.arena.workers import Job


def small(game: str = "friedrich", first: str = "random", second: str = "random", seed: int = 1) -> Contest:
    return Contest(find(game), "war-in-the-west" if game == "friedrich" else "", {}, (first, second), seed)


class Listener(Watcher):
    """Remembers what it was told."""

    def __init__(self) -> None:
        self.there: list[int] = []
        self.done: list[int] = []
        self.failures: list[str] = []
        self.verdicts: list[str] = []

    def begun(self, there: int) -> None:
        self.there.append(there)

    def progress(self, summary: Summary, done: int, seconds: float) -> None:
        assert seconds >= 0
        self.done.append(done)

    def broken(self, job: Job, what: str) -> None:
        self.failures.append(f"{job[0]}.{job[1]} {what}")

    def forfeited(self, job: Job, what: str) -> None:
        self.verdicts.append(f"{job[0]}.{job[1]} {what}")


def plan(games: int, aim: float | None = None, record: Path | None = None) -> Plan:
    made = Plan(games)
    made.processes, made.aim, made.record = 1, aim, record
    return made


def ran(contest: Contest, path: Path, games: int, watcher: Watcher | None = None, **more: Any) -> Summary:
    return run(contest, plan(games, **more), path, watcher or Listener())


def rewrite(path: Path, header: Line, games: list[Line]) -> None:
    """Write a file whose checks are right, whatever it says."""
    check, raw = "", b""
    for line in (header, *games):
        one, check = written(check, line)
        raw += one
    path.write_bytes(raw)


def untimed(line: Line) -> Line:
    """A game without what depends on the machine."""
    return {name: value for name, value in line.items() if name not in ("times", "weighed")}
