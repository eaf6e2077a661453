"""An interrupt (Ctrl-C) while the service still gets ready: it ends without waiting for that work."""

from __future__ import annotations

import asyncio
import contextvars
import signal
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from grognard.cli import INTERRUPTED
from grognard.table.common.threads import in_daemon_thread
from tests.prepared import with_tables
from tests.waiting import PATIENCE

BLOCKED = "this work never ends"
PROGRAM = f"""
import os, signal, sys, threading
from grognard.cli import main
from grognard.table.http import routes
from grognard.table.node import health

def block(name):
    def block(*arguments):
        os.write(1, f"{BLOCKED} {{name}}\\n".encode())  # at once: two threads write
        threading.Event().wait()
    return block

routes._opening = block("opening")
health._quick_check = block("check")
signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell's background jobs ignore it
sys.exit(main(["serve", "--port", "0", "--data", sys.argv[1]]))
"""


@pytest.mark.slow
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_the_service_ends_while_it_gets_ready(number: signal.Signals, tmp_path: Path) -> None:
    """It does not wait for the first opening, nor for the look through its file; both never end here."""
    with_tables(tmp_path)
    command = [sys.executable, "-c", PROGRAM, str(tmp_path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as service:
        try:
            assert service.stdout is not None
            blocked: set[str] = set()
            while blocked != {f"{BLOCKED} opening", f"{BLOCKED} check"}:
                line = service.stdout.readline()
                assert line, f"the service did not begin with all, but with {blocked}"
                blocked |= {line.strip()} if line.startswith(BLOCKED) else set()
            service.send_signal(number)
            _, said = service.communicate(timeout=PATIENCE)
        finally:
            service.kill()
    assert service.returncode == (INTERRUPTED if number == signal.SIGINT else -signal.SIGTERM)
    assert "Traceback" not in said


def test_a_daemon_thread_gives_its_result_its_exception_and_sees_the_context() -> None:
    word = contextvars.ContextVar[str]("word")

    def fail() -> None:
        raise ValueError("no")

    async def ask() -> None:
        word.set("here")
        assert await in_daemon_thread(word.get) == "here"
        assert await in_daemon_thread(threading.current_thread) is not threading.main_thread()
        with pytest.raises(ValueError, match="no"):
            await in_daemon_thread(fail)

    asyncio.run(ask())


def test_a_result_that_is_not_wanted_any_more_is_dropped() -> None:
    begun, go, done = threading.Event(), threading.Event(), threading.Event()

    def work() -> None:
        begun.set()
        go.wait(PATIENCE)
        done.set()

    async def cancel() -> None:
        task = asyncio.create_task(in_daemon_thread(work))
        await in_daemon_thread(begun.wait, PATIENCE)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        go.set()
        await in_daemon_thread(done.wait, PATIENCE)

    asyncio.run(cancel())
    assert done.is_set()
