"""Work in several processes: each is handed one number after the other and sends back a line of JSON data for it."""

from __future__ import annotations

import multiprocessing
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from multiprocessing.connection import Connection, wait
from typing import Any, Final

from grognard import children
from grognard.core.refusals import Problem

MOST_FAILURES: Final = 3
"""So many tasks may break down before the work ends."""
GRACE: Final = 20.0
"""When the time is over, tasks in progress have so many seconds left to end."""

Line = dict[str, Any]
Task = Callable[[Any, int], Line]
"""Must be a function of a module, with arguments that pass from process to process."""


def work(task: Task, arguments: Any, numbers: Iterator[int], processes: int, ends: float | None) -> Iterator[Line]:
    """The lines of a task, in the order in which they are ready. What breaks down is left out, three times."""
    failures = 0
    for line in (
        _here(task, arguments, numbers) if processes == 1 else _apart(task, arguments, numbers, processes, ends)
    ):
        if "failure" not in line:
            yield line
            continue
        failures += 1
        if failures == MOST_FAILURES:
            raise Problem("training-too-many-failures", number=failures, text=line["failure"])


def attempt(task: Task, arguments: Any, number: int) -> Line:
    """A line, or what is wrong with the rules or an opponent."""
    try:
        return task(arguments, number)
    except Exception as error:
        return {"number": number, "failure": " ".join(f"{type(error).__name__}: {error}".split())[:300]}


def _here(task: Task, arguments: Any, numbers: Iterator[int]) -> Iterator[Line]:
    for number in numbers:
        yield attempt(task, arguments, number)


def _loop(pipe: Connection, task: Task, arguments: Any) -> None:
    children.begin()
    with suppress(EOFError, OSError):  # whoever gave us work has gone
        while True:
            pipe.send(attempt(task, arguments, pipe.recv()))


def _apart(task: Task, arguments: Any, numbers: Iterator[int], processes: int, ends: float | None) -> Iterator[Line]:
    spawn = multiprocessing.get_context("spawn")
    workers = []
    for _ in range(processes):
        ours, theirs = spawn.Pipe()
        worker = spawn.Process(target=_loop, args=(theirs, task, arguments), daemon=True)
        children.start(worker)
        theirs.close()
        workers.append((worker, ours))
    busy: list[Any] = []
    try:
        for _, pipe in workers:
            _give(pipe, numbers, busy)
        while busy:
            ready = wait(busy, None if ends is None else max(0.0, ends + GRACE - time.monotonic()))
            if not ready:
                return  # the time is over
            for pipe in [pipe for pipe in busy if pipe in ready]:
                busy.remove(pipe)
                try:
                    line = pipe.recv()
                except (EOFError, OSError):
                    raise Problem("training-process-ended") from None
                _give(pipe, numbers, busy)
                yield line
    finally:
        for worker, pipe in workers:
            pipe.close()
            worker.terminate()
            worker.join()


def _give(pipe: Any, numbers: Iterator[int], busy: list[Any]) -> None:
    number = next(numbers, None)
    if number is not None:
        pipe.send(number)
        busy.append(pipe)
