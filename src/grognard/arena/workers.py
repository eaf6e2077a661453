"""Worker processes of this machine that play games. One that dies takes its own game with it and no other; all end with
the arena."""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Generator, Iterator
from contextlib import suppress
from multiprocessing.connection import Connection, wait
from typing import Any

from grognard import children
from grognard.arena.contest import Contest, of_header
from grognard.arena.playing import Weighing, play

Job = tuple[int, int]
"""A game: the number of its pair, and whether it is the first or the second of it."""
Done = tuple[Job, "dict[str, Any] | None", "Weighing | str"]
"""A game that is over: its line and what was weighed in it; or no line, and what went wrong."""


def attempt(contest: Contest, job: Job, listen: bool) -> Done:
    """A game, or what is wrong with the rules or the machine."""
    try:
        line, weighing = play(contest, *job, listen)
    except Exception as error:
        return job, None, " ".join(f"{type(error).__name__}: {error}".split())[:300]
    return job, line, weighing


def play_here(contest: Contest, jobs: Iterator[Job], listen: bool) -> Generator[Done, None, None]:
    """Play games one after the other in this process."""
    for job in jobs:
        yield attempt(contest, job, listen)


def _work(pipe: Connection, header: dict[str, Any], listen: bool) -> None:
    children.begin()
    contest = of_header(header)
    with suppress(EOFError, OSError):  # whoever gave us games has gone
        while True:
            pipe.send(attempt(contest, pipe.recv(), listen))


class _Worker:
    """One process, and the game that it plays."""

    def __init__(self, header: dict[str, Any], listen: bool) -> None:
        spawn = multiprocessing.get_context("spawn")
        self.pipe, theirs = spawn.Pipe()
        self.process = spawn.Process(target=_work, args=(theirs, header, listen), daemon=True)
        children.start(self.process)
        theirs.close()
        self.job: Job | None = None

    def give(self, job: Job) -> None:
        self.job = job
        with suppress(OSError):  # it has died meanwhile: that is found when its game is taken
            self.pipe.send(job)

    def take(self) -> Done:
        """The game that is over; one whose process has died ends with it."""
        assert self.job is not None
        try:
            done: Done = self.pipe.recv()
        except (EOFError, OSError):
            self.process.join()
            done = self.job, None, f"process ended with status {self.process.exitcode}"
        self.job = None
        return done

    def end(self) -> None:
        self.pipe.close()
        self.process.terminate()
        self.process.join()


def play_in_processes(
    contest: Contest, jobs: Iterator[Job], listen: bool, processes: int
) -> Generator[Done, None, None]:
    """Play games in so many processes; they come back in the order in which they end. A job is taken from the list only
    when a process is free for it."""
    header = contest.header()
    workers: list[_Worker] = []
    try:
        while True:
            free = next((worker for worker in workers if worker.job is None), None)
            if (free is not None or len(workers) < processes) and (job := next(jobs, None)) is not None:
                if free is None:
                    free = _Worker(header, listen)
                    workers.append(free)
                free.give(job)
                continue
            busy = {worker.pipe: worker for worker in workers if worker.job is not None}
            if not busy:
                return
            for pipe in wait(list(busy)):
                worker = busy[pipe]  # type: ignore[index]
                done = worker.take()
                if done[1] is None and not worker.process.is_alive():
                    workers.remove(worker)
                    worker.end()
                yield done
    finally:
        for worker in workers:
            worker.end()


def cores() -> int:
    """How many processors this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
