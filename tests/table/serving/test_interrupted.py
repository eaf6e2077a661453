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
from tests.waiting import PATIENCE

BLOCKED = "this work never ends"
PROGRAM = f"""
import signal, sys, threading
from grognard.cli import main
from grognard.table.{{package}} import {{module}}

def block(*arguments):
    print({BLOCKED!r}, flush=True)
    threading.Event().wait()

{{module}}.{{name}} = block
signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell's background jobs ignore it
sys.exit(main(["serve", "--port", "0", "--data", sys.argv[1]]))
"""


@pytest.mark.parametrize(
    ("package", "module", "name"), [("http", "routes", "_opening"), ("node", "health", "_quick_check")]
)
@pytest.mark.slow
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_the_service_ends_while_it_gets_ready(
    package: str, module: str, name: str, number: signal.Signals, tmp_path: Path
) -> None:
    program = PROGRAM.format(package=package, module=module, name=name)
    command = [sys.executable, "-c", program, str(tmp_path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as service:
        try:
            assert service.stdout is not None
            while BLOCKED not in (line := service.stdout.readline()):
                assert line, "the service did not begin"
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
