"""What workers do that are not well. It runs in their processes; notes in a folder tell what was begun there."""

from __future__ import annotations

import os
import threading
import time
from pathlib import Path
from typing import Any

from grognard.table.computers import thinking
from tests.waiting import until


def answer(job: dict[str, Any]) -> dict[str, Any]:
    """By the name of the bot; what follows an @ is the folder for notes."""
    name, _, folder = job["bot"].partition("@")
    if folder:
        Path(folder, f"{name} {os.getpid()} {time.monotonic_ns()}").touch()
    if name == "dies":
        os._exit(1)
    if name == "hangs":
        threading.Event().wait()
    if name == "raises":
        raise ValueError("a bug")
    if name == "waits":
        until(Path(folder, "go").exists)
        name = "random"
    return thinking.answer({**job, "bot": name})


def no_rules(job: dict[str, Any]) -> dict[str, Any]:
    """Nothing works at all."""
    raise ValueError("a bug")
