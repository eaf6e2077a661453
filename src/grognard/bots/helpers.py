"""Helper processes: more processor cores for one decision of a search. Worlds go out as data, values come back.

A helper that dies or hangs loses nothing: whoever asked looks at its world itself. One pool serves all searches of a
process; it is made when it is first needed, and its helpers end when the process ends.
"""

from __future__ import annotations

import atexit
import contextlib
import json
import os
import subprocess
import sys
import threading
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any, Final

CODE: Final = "from grognard.bots.helping import serve; serve()"
PATIENCE: Final = 60.0
"""So many seconds longer than it may think a helper may take, its start included, before it is held for stuck."""

Job = dict[str, Any]


class Helper:
    """A process that does one job after the other, and the thread that waits for its answers."""

    def __init__(self) -> None:
        paths = os.pathsep.join([path for path in sys.path if path])
        self.process: subprocess.Popen[bytes] = subprocess.Popen(
            [sys.executable, "-c", CODE],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": paths},
        )
        self.thread = ThreadPoolExecutor(1)
        self.well = True

    def ask(self, job: Job) -> Future[Any]:
        """The answer to a job, once it is there; None if the helper has died."""
        return self.thread.submit(self._talk, json.dumps(job).encode() + b"\n")

    def _talk(self, job: bytes) -> Any:
        given, told = self.process.stdin, self.process.stdout
        if given is None or told is None:
            return None
        try:
            given.write(job)
            given.flush()
            line = told.readline()
            return json.loads(line) if line else None
        except (OSError, ValueError):
            return None

    def end(self) -> None:
        self.well = False
        self.process.kill()
        self.process.wait()
        self.thread.shutdown(wait=True)
        for pipe in (self.process.stdin, self.process.stdout):
            if pipe is not None:
                with contextlib.suppress(OSError):
                    pipe.close()


class Helpers:
    """The pool of a process."""

    def __init__(self) -> None:
        self.own = os.getpid()
        self.lock = threading.Lock()
        """Held while a search has the pool; another one meanwhile looks at all worlds itself."""
        self.all: list[Helper] = []

    def ask(self, jobs: list[Job]) -> list[Future[Any]]:
        """Give each job to a helper of its own; those that died before are replaced."""
        while len(self.all) < len(jobs):
            self.all.append(Helper())
        for place in range(len(jobs)):
            if not self.all[place].well or self.all[place].process.poll() is not None:
                self.all[place].end()
                self.all[place] = Helper()
        return [helper.ask(job) for helper, job in zip(self.all, jobs, strict=False)]

    def answer(self, place: int, asked: Future[Any], seconds: float) -> Any:
        """What a helper has answered; None if it has died, failed, or did not answer in time."""
        try:
            told = asked.result(seconds + PATIENCE)
        except TimeoutError:
            told = None
        if told is None:
            self.all[place].end()
        return told

    def close(self) -> None:
        for helper in self.all:
            if helper.well:
                helper.end()
        self.all = []


_pools: list[Helpers] = []


def pool() -> Helpers:
    """The pool of this process. One that was made before the process was forked belongs to its parent."""
    if not _pools or _pools[0].own != os.getpid():
        _pools.clear()
        _pools.append(Helpers())
        atexit.register(_pools[0].close)
    return _pools[0]
