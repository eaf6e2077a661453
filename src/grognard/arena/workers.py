"""Worker processes of this machine that play games. One that dies takes its own game with it and no other; all end with
the arena."""

from __future__ import annotations

import multiprocessing
import os
import time
from collections.abc import Generator, Iterator
from contextlib import suppress
from multiprocessing.connection import Connection, wait
from typing import Any, Final

from grognard import children
from grognard.arena.clock import Clock
from grognard.arena.contest import NAMES, Contest, of_header
from grognard.arena.playing import Report, Weighing, line_of, play, replay
from grognard.bots.entrants import told
from grognard.core.refusals import Problem

Job = tuple[int, int]
"""A game: the number of its pair, and whether it is the first or the second of it."""
Done = tuple[Job, "dict[str, Any] | None", "Weighing | str"]
"""A game that is over: its line and what was weighed in it; or no line, and what went wrong."""


PATIENCE: Final = 10.0
"""With a limit, a decision that does not come is waited for so many times the limit by the clock, and at least so many
seconds."""
MAKING: Final = 120.0
"""How many seconds an entrant may take until it is made."""


def attempt(contest: Contest, job: Job, listen: bool, report: Report | None = None) -> Done:
    """A game, or what is wrong with the rules or the machine."""
    try:
        line, weighing = play(contest, *job, listen, report) if report is not None else play(contest, *job, listen)
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
            job = pipe.recv()
            pipe.send(attempt(contest, job, listen, _reporter(pipe) if contest.limit else None))


def _reporter(pipe: Connection) -> Report:
    """Sends where a game stands before every decision: whoever ends this process knows the game up to there."""
    sent = 0

    def report(acts: list[int], stages: int, clocks: list[Clock], opponent: int, making: bool) -> None:
        nonlocal sent
        pipe.send(_Decision(acts[sent:], stages, [clock.data() for clock in clocks], opponent, making))
        sent = len(acts)

    return report


class _Decision:
    """A decision that an opponent is about to make, and where the game stands."""

    def __init__(self, acts: list[int], stages: int, clocks: list[list[Any]], opponent: int, making: bool) -> None:
        self.acts = acts
        """Those since the last decision."""
        self.stages = stages
        self.clocks = clocks
        self.opponent = opponent
        self.making = making


class _Worker:
    """One process, and the game that it plays."""

    def __init__(self, contest: Contest, header: dict[str, Any], listen: bool) -> None:
        self.contest = contest
        spawn = multiprocessing.get_context("spawn")
        self.pipe, theirs = spawn.Pipe()
        self.process = spawn.Process(target=_work, args=(theirs, header, listen), daemon=True)
        children.start(self.process)
        theirs.close()
        self.job: Job | None = None
        self._begin()

    def _begin(self) -> None:
        self.acts: list[int] = []
        self.decision: _Decision | None = None
        self.deadline: float | None = None

    def give(self, job: Job) -> None:
        self.job = job
        self._begin()
        with suppress(OSError):  # it has died meanwhile: that is found when its game is taken
            self.pipe.send(job)

    def take(self) -> Done | None:
        """The game that is over; one whose process has died ends with it. None where it goes on."""
        assert self.job is not None
        try:
            done: Done | _Decision = self.pipe.recv()
        except (EOFError, OSError):
            self.process.join(PATIENCE)
            self.process.kill()  # an opponent may have closed the pipe
            self.process.join()
            return self._ended(Problem("arena-process-ended", status=str(self.process.exitcode)))
        if isinstance(done, _Decision):
            self.acts += done.acts
            self.decision = done
            seconds = MAKING if done.making else self.patience()
            self.deadline = time.monotonic() + seconds
            return None
        self.job = None
        return done

    def patience(self) -> float:
        """How many seconds a decision may take by the clock: other work on the machine makes it longer."""
        return PATIENCE * max(1.0, self.contest.limit)

    def stop(self) -> Done:
        """End a process whose opponent does not answer: it loses."""
        assert self.decision is not None
        self.process.kill()
        self.process.join()
        if self.decision.making:
            return self._ended(Problem("arena-not-made", text=f"{MAKING:g}"))
        return self._ended(Problem("arena-no-answer", text=f"{self.patience():g}", wanted=f"{self.contest.limit:g}"))

    def _ended(self, why: Problem) -> Done:
        """A game whose process has ended: whoever was to decide has lost; if that is not known, the machine failed."""
        assert self.job is not None
        job, self.job = self.job, None
        if self.decision is None:
            return job, None, told(why)
        clocks = [Clock() for _ in self.decision.clocks]
        for clock, data in zip(clocks, self.decision.clocks, strict=True):
            clock.add_all(data)
        failure = f"{NAMES[self.decision.opponent]}: {told(why)}"
        state = replay(self.contest, *job, self.acts)
        return job, line_of(self.contest, job, state, self.acts, self.decision.stages, clocks, failure), {}

    def end(self) -> None:
        self.pipe.close()
        if self.contest.limit:  # an opponent may ignore less
            self.process.kill()
        else:
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
                    free = _Worker(contest, header, listen)
                    workers.append(free)
                free.give(job)
                continue
            busy = {worker.pipe: worker for worker in workers if worker.job is not None}
            if not busy:
                return
            deadlines = [worker.deadline for worker in busy.values() if worker.deadline is not None]
            ready = wait(list(busy), max(0.0, min(deadlines) - time.monotonic()) if deadlines else None)
            now = time.monotonic()
            for pipe, worker in busy.items():
                if pipe in ready:
                    done = worker.take()
                elif worker.deadline is not None and worker.deadline < now:
                    done = worker.stop()
                else:
                    continue
                if not worker.process.is_alive():
                    workers.remove(worker)
                    worker.end()
                if done is not None:
                    yield done
    finally:
        for worker in workers:
            worker.end()


def cores() -> int:
    """How many processors this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
