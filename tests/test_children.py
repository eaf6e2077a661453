"""Processes that work for another one: an interrupt of the terminal is not for them, however early it comes."""

from __future__ import annotations

import multiprocessing
import os
import signal
from multiprocessing.connection import Connection

import pytest

from grognard import children
from tests.waiting import PATIENCE

pytestmark = pytest.mark.skipif(not hasattr(signal, "pthread_sigmask"), reason="this system masks no signals")


def interrupt_itself(line: Connection) -> None:
    """The interrupt comes before `begin`, and the process goes on."""
    os.kill(os.getpid(), signal.SIGINT)
    children.begin()
    line.send("well")


def test_an_interrupt_that_comes_before_the_process_has_begun_does_not_end_it() -> None:
    spawn = multiprocessing.get_context("spawn")
    line, other = spawn.Pipe()
    process = spawn.Process(target=interrupt_itself, args=(other,), daemon=True)
    children.start(process)
    other.close()
    try:
        assert line.poll(PATIENCE)
        assert line.recv() == "well"
    finally:
        process.kill()
        process.join()
    assert signal.SIGINT not in signal.pthread_sigmask(signal.SIG_BLOCK, ())  # here it still counts
