"""The runner of a contest: games are handed out in order, written down as they end, and continued where they stood."""

from __future__ import annotations

import time
from collections.abc import Generator, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, Final

from grognard.arena import cluster, recording, workers
from grognard.arena.contest import Contest
from grognard.arena.results import Writer, missing
from grognard.arena.summary import Summary
from grognard.arena.workers import Done, Job
from grognard.core.refusals import Problem

MOST_FAILURES: Final = 3
"""So many games may break down before the arena stops: what is broken is to be mended, not measured."""


class Plan:
    """How a contest is run: how many games at most, whether until it is sure of an aim, where, and what is kept."""

    def __init__(self, games: int) -> None:
        self.games = games
        self.aim: float | None = None
        self.processes = workers.cores()
        self.cluster = ""
        self.record: Path | None = None


class Watcher:
    """Told of a contest that is run; one that wants to hear of it writes these."""

    def begun(self, there: int) -> None:
        """It begins, with so many games that are there already."""

    def progress(self, summary: Summary, done: int, seconds: float) -> None:
        """Another game is over: what all come to, how many are over, and how many seconds the rest may take."""

    def broken(self, job: Job, what: str) -> None:
        """A game broke down."""

    def forfeited(self, job: Job, what: str) -> None:
        """In a contest with a limit, an opponent lost a game because it failed."""


def run(contest: Contest, plan: Plan, path: Path, watcher: Watcher) -> Summary:
    """Run a contest and write its games to this file. An opponent that fails loses its
    game. A game that failed because of the rules or the machine is not written; it is played when the contest
    continues.

    Without a limit, an opponent that fails is an error of this program, and three failures stop the arena. With a limit
    it is the verdict on an entrant, and the contest continues."""
    contest.load()
    if plan.cluster and contest.limit:
        raise Problem("arena-not-with", name="--cluster", text="--limit")
    ray = cluster.join(plan.cluster) if plan.cluster else None
    if plan.record is not None:
        recording.prepare(plan.record, contest)
    with Writer(path, contest) as writer:
        broken = 0
        summary = Summary(contest, plan.aim, plan.games).add_all(writer.games)
        there = {(line["pair"], line["order"]) for line in writer.games}
        watcher.begun(len(there))
        begun = time.monotonic()
        fresh = 0
        with closing(_played(contest, plan, _jobs(plan, there, summary), ray)) as played:
            for job, line, more in played:
                failure = str(more) if line is None else line.get("failure")
                if line is not None:
                    if plan.record is not None and isinstance(more, dict):
                        recording.write(plan.record, contest, line, more)
                    writer.add(line)
                    summary.add(line)
                if failure and line is not None and contest.limit:
                    watcher.forfeited(job, failure)
                elif failure:
                    broken += 1
                    watcher.broken(job, failure)
                    if broken == MOST_FAILURES:
                        raise Problem("arena-too-many-failures", number=MOST_FAILURES, path=path)
                fresh += 1
                done = sum(line["pair"] < plan.games // 2 for line in writer.games)
                seconds = time.monotonic() - begun
                watcher.progress(summary, done, seconds / fresh * (plan.games - done))
                if summary.sure and not missing(writer.games):
                    break
    return summary


def _jobs(plan: Plan, there: set[Job], summary: Summary) -> Iterator[Job]:
    """The games that are still to be played."""
    for pair in range(plan.games // 2):
        for order in (0, 1):
            if summary.sure:
                return
            if (pair, order) not in there:
                yield pair, order


def _played(contest: Contest, plan: Plan, jobs: Iterator[Job], ray: Any) -> Generator[Done, None, None]:
    listen = plan.record is not None
    if ray is not None:
        return cluster.play_on_cluster(contest, jobs, listen, ray)
    if plan.processes == 1 and not contest.limit:
        return workers.play_here(contest, jobs, listen)
    return workers.play_in_processes(contest, jobs, listen, plan.processes)
