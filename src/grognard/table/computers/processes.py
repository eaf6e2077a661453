"""Process identities on this machine, by names that tell whether one of them has ended.

A number alone does not tell: it is given again, after a restart of the machine or of a container, and other machines
and containers count for themselves. So a name says where it counts, too, and when the process began.
"""

from __future__ import annotations

import hashlib
import os
from functools import cache
from pathlib import Path
from typing import Final

_PROC: Final = Path("/proc")
_ENDED: Final = ("Z", "X")
"""States of processes that are over and only wait to be taken note of."""


def named(mark: str) -> str:
    """The name of this process, with a mark of one's own."""
    return f"{mark} {_where()} {os.getpid()} {_began(os.getpid())}"


def has_ended(name: str) -> bool:
    """Whether it is certain that the process of this name has ended.

    >>> has_ended(named("me"))
    False
    """
    try:
        _, where, number, began = name.split(" ")
        if where != _where() or not (where and began):
            return False
        os.kill(int(number), 0)
    except ProcessLookupError:
        return True
    except (OSError, ValueError):
        return False
    return _began(int(number)) not in ("", began)


def held_up(number: int | None) -> float:
    """For how many seconds a process has been ready to run without a processor, since it began; 0 where that is not
    known."""
    try:
        return int((_PROC / str(number) / "schedstat").read_text(encoding="ascii").split()[1]) / 1e9
    except (OSError, ValueError, IndexError):
        return 0.0


@cache
def _where() -> str:
    """Where processes are numbered together: since the last start of a machine, in one container. Empty: not known."""
    try:
        boot = (_PROC / "sys/kernel/random/boot_id").read_text(encoding="ascii")
        space = os.readlink(_PROC / "self/ns/pid")
    except OSError:
        return ""
    return hashlib.sha256(f"{boot} {space}".encode()).hexdigest()[:16]


def _began(number: int) -> str:
    """When a process began, or that it is over; empty where it cannot be told."""
    try:
        fields = (_PROC / str(number) / "stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    except OSError:
        return ""
    return "over" if fields[0] in _ENDED else fields[19]
