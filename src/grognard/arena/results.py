"""The results file: JSON lines, a header and one line a game, each with a check that covers all lines before it."""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Mapping
from pathlib import Path
from typing import IO, Any, Final, Self

from grognard.arena.contest import FORMAT, VERSION, Contest, of_header
from grognard.arena.playing import unpacked
from grognard.core.refusals import Problem, at, placed
from grognard.core.sayings import Saying

CHECK: Final = re.compile(rb',"check":"([0-9a-f]{32})"\}')
LENGTH: Final = len(',"check":""}') + 32

HEADER: Final[dict[str, type]] = {
    "format": str, "version": int, "game": str, "rules": str, "acts": str, "shape": str, "scenario": str,
    "options": dict, "opponents": list, "seed": int, "grognard": str,
}  # fmt: skip
GAME: Final[dict[str, type]] = {
    "pair": int, "order": int, "score": float, "winners": list, "hash": str, "length": list, "times": list, "acts": str,
}  # fmt: skip
LATER: Final[dict[str, type]] = {"weighed": list}
"""What older files do not have."""

Line = dict[str, Any]


class Damaged(Problem):
    """A line of a results file that is not what was written."""

    def __init__(self, path: Path, number: int) -> None:
        super().__init__("at", place=f"{path}:{number}", problem=Saying("arena-line-damaged"))


def checked(before: str, body: bytes) -> str:
    """The check of a line: a hash of the check before it, and of the line without its own."""
    return hashlib.blake2b(before.encode("ascii") + body, digest_size=16).hexdigest()


def written(before: str, line: Mapping[str, Any]) -> tuple[bytes, str]:
    """A line as it stands in the file, and its check."""
    body = json.dumps(line, ensure_ascii=False, separators=(",", ":")).encode("utf-8")
    check = checked(before, body)
    return body[:-1] + f',"check":"{check}"}}\n'.encode("ascii"), check


class Results:
    """What a results file says: its contest and its games."""

    def __init__(self, path: Path) -> None:
        """Read a file; a Problem names the first line that is not whole. What was torn off at its end, when it was
        written, is no line."""
        self.path = path
        self.games: list[Line] = []
        self.header: Line = {}
        self.check = ""
        self.size = 0
        """Where the last whole line ends."""
        self.torn = 0
        try:
            with path.open("rb") as file:
                for number, raw in enumerate(file, 1):
                    if not raw.endswith(b"\n") and number > 1:
                        self.torn = len(raw)
                        break
                    self._read(raw, number)
                    self.size += len(raw)
        except OSError as error:
            raise Problem("cannot-be-read", path=path, text=error.strerror or error) from None
        if not self.header:
            raise at(f"{path}:1", "arena-no-results", text=FORMAT)
        self.contest = self._contest()
        self._look()

    def _read(self, raw: bytes, number: int) -> None:
        line, check = _taken_apart(raw, self.check)
        if number == 1:
            if line is None or line.get("format") != FORMAT:
                raise at(f"{self.path}:1", "arena-no-results", text=FORMAT)
            if line.get("version") != VERSION:
                found = str(line.get("version"))[:40]
                raise at(f"{self.path}:1", "arena-other-version", text=found, wanted=str(VERSION))
            self.header = line
        if line is None or check is None or not _shaped(line, HEADER if number == 1 else GAME):
            raise Damaged(self.path, number)
        if number > 1:
            self.games.append(line)
        self.check = check

    def _contest(self) -> Contest:
        try:
            return of_header(self.header)
        except Problem as problem:
            raise placed(f"{self.path}:1", problem) from None
        except (KeyError, TypeError, ValueError):
            raise Damaged(self.path, 1) from None

    def _look(self) -> None:
        """No game twice, no seat that there is not."""
        seen: set[tuple[int, int]] = set()
        for number, line in enumerate(self.games, 2):
            key = (line["pair"], line["order"])
            known = all(seat in self.contest.seats for seat in line["winners"])
            if key in seen or not known or line["order"] not in (0, 1) or line["pair"] < 0:
                raise Damaged(self.path, number)
            seen.add(key)

    def acts(self, line: Line) -> list[int]:
        """The acts of one of its games."""
        try:
            return unpacked(line["acts"])
        except Exception:  # whatever base 64, zlib or JSON say
            raise Damaged(self.path, self.games.index(line) + 2) from None


def missing(games: list[Line]) -> list[tuple[int, int]]:
    """The games that are missing before the last pair: games begin in the order of their numbers."""
    there = {(line["pair"], line["order"]) for line in games}
    last = max((pair for pair, _ in there), default=0)
    return [(pair, order) for pair in range(last) for order in (0, 1) if (pair, order) not in there]


def _taken_apart(raw: bytes, before: str) -> tuple[Line | None, str | None]:
    """A line without its check, and the check if it is right."""
    body, tail = raw.rstrip(b"\n"), b""
    body, tail = body[:-LENGTH], body[-LENGTH:]
    body += b"}"
    try:
        line = json.loads(body.decode("utf-8"))
    except (ValueError, RecursionError):
        return None, None
    found = CHECK.fullmatch(tail)
    right = found is not None and found[1].decode("ascii") == checked(before, body)
    return (line if isinstance(line, dict) else None), (found[1].decode("ascii") if found and right else None)


def _shaped(line: Line, wanted: Mapping[str, type]) -> bool:
    later = {name: kind for name, kind in LATER.items() if name in line}
    shapes = {**wanted, **later}.items()
    return all(isinstance(line.get(name), int if kind is int else (kind, int)) for name, kind in shapes)


def lock(file: IO[bytes], path: Path) -> None:
    """Refuse a file that another process is writing: two would overwrite each other. Does nothing on systems without
    file locks."""
    try:
        import fcntl
    except ImportError:
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise Problem("arena-file-busy", path=path) from None


class Writer:
    """Appends games to a results file, each as soon as it is over. A file that is there is gone on with if it is of the
    same contest; else it is left as it is."""

    def __init__(self, path: Path, contest: Contest) -> None:
        self.path = path
        self.games: list[Line] = []
        size, check = 0, ""
        try:
            there = path.exists() and (not path.is_file() or path.stat().st_size > 0)
        except OSError as error:
            raise Problem("cannot-be-written", path=path, text=error.strerror or error) from None
        if there:
            results = Results(path)
            header = contest.header()
            other = [name for name in [*header, "limit"] if results.header.get(name) != header.get(name)]
            if other:
                name = other[0]
                raise Problem(
                    "arena-other-contest",
                    path=path,
                    name=name,
                    text=str(results.header.get(name)),
                    wanted=str(header.get(name)),
                )
            self.games, size, check = results.games, results.size, results.check
        try:
            self.file = path.open("r+b" if there else "ab")
            lock(self.file, path)
            self.file.truncate(size)
            self.file.seek(size)
        except OSError as error:
            raise Problem("cannot-be-written", path=path, text=error.strerror or error) from None
        self.check = check
        if not there:
            self._append(contest.header())

    def add(self, line: Line) -> None:
        self._append(line)
        self.games.append(line)

    def _append(self, line: Line) -> None:
        raw, self.check = written(self.check, line)
        try:
            self.file.write(raw)
            self.file.flush()
        except OSError as error:
            raise Problem("cannot-be-written", path=self.path, text=error.strerror or error) from None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.file.close()
