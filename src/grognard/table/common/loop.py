"""The event loop (asyncio or uvloop) of a process that serves."""

from __future__ import annotations

import asyncio
import gc
import sys
from collections.abc import Callable, Coroutine
from typing import Any, Final, TypeVar

T = TypeVar("T")

SWITCH_SECONDS: Final = 0.0005
"""The threads of SQLite get their turn so soon; Python's own default is ten times as long."""
COLLECTING: Final = (50_000, 20, 50)
"""How seldom Python looks for reference cycles: matches leave hardly any, and to look at all of them takes long."""


def set_up() -> None:
    sys.setswitchinterval(SWITCH_SECONDS)
    gc.set_threshold(*COLLECTING)


def run_loop(work: Callable[[], Coroutine[Any, Any, T]]) -> T:
    """Run on the fastest event loop there is."""
    try:
        import uvloop
    except ImportError:
        return asyncio.run(work())
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(work())
