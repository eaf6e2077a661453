"""How tests wait: for a state, never for a time."""

from __future__ import annotations

import os
import threading
from collections.abc import Callable

THROTTLE = float(os.environ.get("GROGNARD_THROTTLE", "1"))
"""So many times slower Chromium shall be than this machine allows; docs/testing.md tells more."""

PATIENCE = 180.0
"""Seconds after which what has not come is taken for what never will: they bound a failure and judge no speed."""

_LOOK_AGAIN = 0.02
_never = threading.Event()


def until(true: Callable[[], object], what: str = "this state") -> None:
    """Look again and again until it is true."""
    for _ in range(round(PATIENCE / _LOOK_AGAIN)):
        if true():
            return
        _never.wait(_LOOK_AGAIN)
    raise AssertionError(f"waited in vain for {what}")
