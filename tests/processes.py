"""What tests ask about processes, from /proc and from what Python has: `ps` is not on every machine."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

PROC = Path("/proc")
HAS_PROC = (PROC / "self" / "stat").exists()

needs_proc = pytest.mark.skipif(not HAS_PROC, reason="this system has no /proc, which lists the children of a process")


def alive(process: int) -> bool:
    """Whether there is such a process that has not ended: one whose parent has gone may stay in the list for ever."""
    if HAS_PROC:
        return _stat(process)[:1] not in ([], ["Z"], ["X"])
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        return True
    return True


def children(process: int, word: str = "") -> list[int]:
    """The processes that a process has begun and whose command line has this word."""
    begun = [int(path.name) for path in PROC.iterdir() if path.name.isdecimal()]
    return sorted(child for child in begun if _stat(child)[1:2] == [str(process)] and word in _command(child))


def _stat(process: int) -> list[str]:
    """The state of a process, its parent and so on; empty where there is no such process."""
    try:
        return (PROC / str(process) / "stat").read_text(encoding="utf-8", errors="replace").rpartition(")")[2].split()
    except OSError:
        return []


def _command(process: int) -> str:
    try:
        return (PROC / str(process) / "cmdline").read_text(encoding="utf-8", errors="replace")
    except OSError:
        return ""
