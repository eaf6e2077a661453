"""How tests wait: for a state, never for a time."""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Callable

THROTTLE = float(os.environ.get("GROGNARD_THROTTLE", "1"))
"""So many times slower Chromium shall be than this machine allows; docs/testing.md tells more."""

PATIENCE = float(os.environ.get("GROGNARD_PATIENCE", "180"))
"""Seconds after which what has not come is taken for what never will: they bound a failure and judge no speed."""

_LOOK_AGAIN = 0.02
_never = threading.Event()


def until(true: Callable[[], object], what: str = "this state") -> None:
    """Look again and again until it is true."""
    end = time.monotonic() + PATIENCE
    while not true():
        if time.monotonic() > end:
            raise AssertionError(f"waited in vain for {what}")
        _never.wait(_LOOK_AGAIN)
