"""Training games on disk: one line of JSON for each game that is over, in a file that can be continued after a kill.
A file with choices has the decisions of a search besides (`choices.py`).

The positions of a game are at the beginning of each stage, where a search judges. A position is a row of bytes: the
sets of the inputs, each filled up to whole bytes, then half floats: the numbers, the margins that the weights expect,
and how steeply chances follow from those.
"""

from __future__ import annotations

import base64
import json
import struct
import zlib
from pathlib import Path
from types import TracebackType
from typing import IO, Any, Final, Self

from grognard.arena.results import lock
from grognard.bots.evaluation import Evaluation
from grognard.core.game import Game
from grognard.core.refusals import Problem
from grognard.core.state import State

FORMAT: Final = "grognard-training-games"
VERSION: Final = 1
GAMES: Final = "games.jsonl"
CHOICES_FORMAT: Final = "grognard-training-choices"

Line = dict[str, Any]


class Shape:
    """How a position is laid out in bytes."""

    def __init__(self, judge: Evaluation[Any], game: Game[State]) -> None:
        self.stamp = judge.stamp(game)
        self.widths = judge.widths(game)
        self.numbers = judge.size()
        self.contenders = len(judge.contenders())
        self.bytes = [(width + 7) // 8 for width in self.widths]
        self.floats = self.numbers + self.contenders + 1
        self.size = sum(self.bytes) + 2 * self.floats

    def write(self, judge: Evaluation[Any], state: State) -> bytes:
        """A position."""
        rows, time = judge.rows(state), judge.time(state)
        numbers, sets = judge.inputs(state, rows, time)
        margins = [0.0] * self.contenders
        for place, margin in zip(judge.places(state, rows), judge.expected(state, rows, time), strict=True):
            margins[place] = margin
        start, end = judge.models[judge.family(state)].steepness
        floats = [*numbers, *margins, start + (end - start) * time]
        found = [members.to_bytes(size, "little") for members, size in zip(sets, self.bytes, strict=True)]
        return b"".join(found) + struct.pack(f"<{self.floats}e", *floats)


def packed(positions: list[bytes]) -> str:
    return base64.b64encode(zlib.compress(b"".join(positions), 6)).decode("ascii")


def unpacked(text: str) -> bytes:
    return zlib.decompress(base64.b64decode(text, validate=True))


def header(judge: Evaluation[Any], game: Game[State], player: str, scenarios: list[str], seed: int) -> Line:
    """The first line of a file: games of another one are not added to it."""
    return {
        "format": FORMAT,
        "version": VERSION,
        "game": game.name,
        "stamp": judge.stamp(game),
        "families": {
            family: {"steepness": list(model.steepness), "weights": model.kinds}
            for family, model in judge.models.items()
        },
        "player": player,
        "scenarios": scenarios,
        "seed": seed,
    }


def choices_path(folder: Path, number: int = 1) -> Path:
    """The file with the choices of a round."""
    return folder / ("choices.jsonl" if number == 1 else f"choices-{number}.jsonl")


def with_choices(folder: Path) -> list[Path]:
    """The files with choices, round by round."""
    found: list[Path] = []
    while (path := choices_path(folder, len(found) + 1)).exists():
        found.append(path)
    return found


def all_games(folder: Path) -> list[Path]:
    """All files with games: those without choices first."""
    found = with_choices(folder)
    games = folder / GAMES
    return [games, *found] if games.exists() or not found else found


def read(path: Path) -> tuple[Line, list[Line], int]:
    """The header, the whole games and how many bytes they take: what comes after was cut off by a kill."""
    try:
        raw = path.read_bytes()
    except OSError as error:
        raise Problem("cannot-be-read", path=path, text=error.strerror or error) from None
    lines: list[Line] = []
    whole = 0
    for number, line in enumerate(raw.splitlines(keepends=True), 1):
        if not line.endswith(b"\n"):
            break
        try:
            found = json.loads(line)
        except ValueError:
            raise Problem("training-line-damaged", path=path, number=number) from None
        lines.append(found)
        whole += len(line)
    if not lines or lines[0].get("format") not in (FORMAT, CHOICES_FORMAT) or lines[0].get("version") != VERSION:
        raise Problem("training-no-games", path=path)
    return lines[0], lines[1:], whole


class Writer:
    """Appends games to a file, each when it is over. A file of the same header is continued behind its last whole
    game; another one is left as it is."""

    def __init__(self, path: Path, head: Line, counted: str = "stages") -> None:
        self.path = path
        self.counted = counted
        """What is counted in a game."""
        self.numbers: set[int] = set()
        """The games that are there."""
        self.count = 0
        size = 0
        there = path.exists() and path.stat().st_size > 0
        if there:
            known, games, size = read(path)
            for name, value in head.items():
                if known.get(name) != value:
                    raise Problem(
                        "training-other-games", path=path, name=name, text=str(known.get(name)), wanted=str(value)
                    )
            self.numbers = {line["number"] for line in games}
            self.count = sum(line[counted] for line in games)
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self.file: IO[bytes] = path.open("r+b" if there else "ab")
            lock(self.file, path)
            self.file.truncate(size)
            self.file.seek(size)
            if not there:
                self._append(head)
        except OSError as error:
            raise Problem("cannot-be-written", path=path, text=error.strerror or error) from None

    def add(self, line: Line) -> None:
        """Write a game; one that is there already is not written again."""
        if line["number"] in self.numbers:
            return
        self._append(line)
        self.numbers.add(line["number"])
        self.count += line[self.counted]

    def _append(self, line: Line) -> None:
        self.file.write(json.dumps(line, separators=(",", ":")).encode("utf-8") + b"\n")
        self.file.flush()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.file.close()
