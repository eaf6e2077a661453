"""File permissions: files that only their owner may read, such as the database, what SQLite keeps beside it, and
backups."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

OWNER: Final = 0o600
FOLDER: Final = 0o700
_OTHERS: Final = 0o077
BESIDE: Final = ("", "-wal", "-shm", "-journal")
"""What SQLite keeps beside its file; a new one gets the mode of the file itself."""


def make(path: Path) -> None:
    """An empty file, where there is none."""
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, OWNER))


def close_to_others(path: Path) -> list[str]:
    """Take from others what they might do with the files of a database; the names of those that were open to them."""
    found = []
    if os.name == "posix":
        for each in (path.with_name(path.name + ending) for ending in BESIDE):
            if each.is_file() and each.stat().st_mode & _OTHERS:
                each.chmod(OWNER)
                found.append(each.name)
    return found
