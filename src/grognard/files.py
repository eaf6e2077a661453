"""Match files on disk: read with care, written whole or not at all (atomically)."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path
from typing import Final

from grognard.core import notation, saves
from grognard.core.match import Match
from grognard.core.refusals import Problem

MOST_BYTES: Final = 16 * 1024 * 1024


def read(path: str | Path) -> str:
    """The text of a file that could be a match file."""
    try:
        if Path(path).exists() and not Path(path).is_file():
            raise Problem("no-ordinary-file", path=path)
        with Path(path).open("rb") as file:
            size = os.fstat(file.fileno()).st_size
            raw = file.read(MOST_BYTES + 1)
    except OSError as error:
        raise Problem("cannot-be-read", path=path, text=error.strerror or error) from None
    if len(raw) > MOST_BYTES:
        raise Problem("file-too-long", path=path, size=size, most_bytes=MOST_BYTES)
    try:
        return raw.decode("utf-8")
    except UnicodeDecodeError as error:
        line = raw.count(b"\n", 0, error.start) + 1
        raise Problem("no-utf-8", path=path, line=str(line), start=error.start) from None


def load(path: str | Path) -> Match:
    """The match in a file, a JSON save or a written record."""
    text = read(path)
    if text.lstrip("\ufeff \t\r\n").startswith("{"):
        return saves.from_json(text, str(path))
    return notation.parse(text, str(path))


def save(match: Match, path: str | Path, record: bool = False) -> None:
    """Write a match whole or not at all: as JSON, or as a written record."""
    write(path, notation.write(match) if record else saves.to_json(match))


def write(path: str | Path, text: str, private: bool = False) -> None:
    """Write a file whole or not at all; one that is private is for its owner alone."""
    raw = text.encode("utf-8", "replace")
    target = Path(path)
    try:
        handle, name = tempfile.mkstemp(dir=target.parent, prefix=target.name, suffix=".part")
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(raw)
                file.flush()
                os.fsync(file.fileno())
            os.chmod(name, 0o600 if private else 0o666 & ~_umask())
            os.replace(name, target)
        except BaseException:
            os.unlink(name)
            raise
    except OSError as error:
        raise Problem("cannot-be-written", path=path, text=error.strerror or error) from None


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask
