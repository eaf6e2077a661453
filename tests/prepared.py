"""Services for tests, forked from a process that has imported all that a service needs.

To import it takes `grognard serve` two seconds of processor time; to fork takes almost none. Each forked service is a
process of its own, which runs `main(["serve", ...])`. It does not make the layouts of all games ready beforehand
(`routes.make_ready`), which takes seconds more: what a test asks for is made when it asks. The services of
`test_interrupted.py`, `test_play.py`, `test_package.py` and of the browser tests begin as those of players do.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import resource
import subprocess
import sys
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

from grognard.bench.client import Service
from grognard.cli import main
from grognard.table.common import private
from grognard.table.storage.sqlite import FILE


class Forked:
    """A forked process that runs a command of `grognard`, with what a `subprocess.Popen` has."""

    def __init__(self, words: list[str], log: Path, files: int = 0) -> None:
        """It may open so many files; 0: as many as this process."""
        context = multiprocessing.get_context("forkserver")
        context.set_forkserver_preload(["tests.preload"])
        reader, writer = context.Pipe(duplex=False)
        self.own = context.Process(target=_run, args=(words, dict(os.environ), writer, log, files))
        self.own.start()
        writer.close()
        self.stdout = os.fdopen(os.dup(reader.fileno()), encoding="utf-8")
        reader.close()

    @property
    def pid(self) -> int:
        assert self.own.pid is not None
        return self.own.pid

    @property
    def returncode(self) -> int | None:
        return self.own.exitcode

    def poll(self) -> int | None:
        return self.own.exitcode

    def wait(self, timeout: float | None = None) -> int:
        self.own.join(timeout)
        if self.own.exitcode is None:
            raise subprocess.TimeoutExpired("grognard", timeout or 0)
        return self.own.exitcode

    def send_signal(self, number: int) -> None:
        if self.own.exitcode is None:
            with contextlib.suppress(ProcessLookupError):
                os.kill(self.pid, number)

    def kill(self) -> None:
        self.own.kill()


def _run(words: list[str], env: dict[str, str], out: Connection, log: Path, files: int) -> None:
    """What a forked process does."""
    os.setsid()
    os.environ.clear()
    os.environ.update(env)
    with log.open("a", encoding="utf-8") as errors:
        os.dup2(errors.fileno(), 2)
    os.dup2(out.fileno(), 1)
    out.close()
    sys.stdout, sys.stderr = (os.fdopen(number, "w", encoding="utf-8", closefd=False) for number in (1, 2))
    if files:
        resource.setrlimit(resource.RLIMIT_NOFILE, (files, files))
    sys.exit(main(words))


def with_tables(folder: Path) -> None:
    """Put an empty database into a folder that has none."""
    from tests.table.server import empty_database  # here, because conftest.py imports this module for all tests

    if not (folder / FILE).exists():
        private.make(folder / FILE)
        (folder / FILE).write_bytes(empty_database())


class Prepared(Service):
    """The service of the benchmarks, forked."""

    def _launch(self, words: list[str]) -> Any:
        if "--database" not in self.arguments:
            with_tables(self.folder)
        return Forked(words, self.folder / "service.log")
