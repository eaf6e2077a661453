"""Play the ladder of the levels for a limited time: in every scenario of every game, each level against the next lower
one.

    python -m scripts.play_ladder RESULTS --seconds 3600 --processes 15

The folder RESULTS gets the results files of `grognard arena GAME --levels --out RESULTS`, so either command continues
what the other one began. Games are played in rounds: every scenario gets its first pair of games at every level before
the second pair begins. At the beginning each contest plays for one slice of time, so that the times of its decisions
are known even where the time is not enough for a whole game. Games that are not over when the time is up, or when the
command is killed, are kept in `unfinished.jsonl` and continue next time.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final

from grognard.arena.contest import Contest, of_header
from grognard.arena.playing import UNFINISHED, play
from grognard.arena.results import Writer
from grognard.arena.workers import cores
from grognard.bots.registry import RANKS
from grognard.core.game import find, names

Line = dict[str, Any]
SLICE: Final = 60.0
"""After so many seconds a game hands back where it is, so that a command that is killed loses no more than that."""
KEPT: Final = "unfinished.jsonl"
LEVELS: Final = list(zip(RANKS[1:], RANKS, strict=False))
"""Each level against the next lower one."""


class Task:
    """A game that is to be played or continued."""

    def __init__(self, contest: Contest, level: int, job: tuple[int, int], line: Line | None) -> None:
        self.contest = contest
        self.level = level
        self.job = job
        self.line = line
        """Where the game stands; None where it has not begun."""

    def rank(self, usual: Mapping[tuple[str, str], int]) -> tuple[bool, int, int, int, int]:
        """First what has not begun at its level in its scenario, then round by round; in a round the games that have
        the fewest acts left, by the usual length of a game in their scenario."""
        pair, order = self.job
        first = self.job == (0, 0) and self.line is None
        done = self.line["length"][0] if self.line is not None else 0
        return not first, pair, self.level, order, usual.get((self.contest.game.name, self.contest.scenario), 0) - done


def play_slice(header: Line, job: tuple[int, int], begun: Line | None, until: float) -> Line:
    """In a worker process: play a game up to this time (of the clock that all processes share)."""
    return play(of_header(header), *job, begun=begun, stop=lambda: time.time() >= until)[0]


class Ladder:
    """All contests of the ladder, their results files, and the games that are left to play."""

    def __init__(
        self,
        folder: Path,
        games: list[str],
        scenarios: list[str],
        seed: int,
        pairs: int,
        opponents: Sequence[tuple[str, str]],
    ) -> None:
        self.folder = folder
        self.writers: dict[str, Writer] = {}
        self.tasks: list[Task] = []
        self.running: dict[Future[Line], Task] = {}
        self.usual: dict[tuple[str, str], int] = {}
        """How many acts a game has in each scenario: those of the longest one so far."""
        begun = self._read()
        for game in games:
            for scenario in find(game).scenarios:
                if scenarios and scenario not in scenarios:
                    continue
                for level, two in enumerate(opponents):
                    contest = Contest(find(game), scenario, {}, two, seed)
                    name = file_name(contest)
                    games_over = self._writer(contest).games if (folder / name).exists() else []
                    for line in games_over:
                        self._learn(contest, line)
                    there = {(line["pair"], line["order"]) for line in games_over}
                    self.tasks += [
                        Task(contest, level, (pair, order), begun.get((name, pair, order)))
                        for pair in range(pairs)
                        for order in (0, 1)
                        if (pair, order) not in there
                    ]

    def _writer(self, contest: Contest) -> Writer:
        name = file_name(contest)
        if name not in self.writers:
            self.writers[name] = Writer(self.folder / name, contest)
        return self.writers[name]

    def _read(self) -> dict[tuple[str, int, int], Line]:
        path = self.folder / KEPT
        lines = [json.loads(text) for text in path.read_text("utf-8").splitlines()] if path.exists() else []
        return {(line["file"], line["pair"], line["order"]): line for line in lines}

    def _learn(self, contest: Contest, line: Line) -> None:
        place = contest.game.name, contest.scenario
        self.usual[place] = max(self.usual.get(place, 0), line["length"][0])

    def keep(self) -> None:
        """Write down all games that have begun and are not over."""
        kept = [
            json.dumps({"file": file_name(task.contest), **task.line}, ensure_ascii=False, separators=(",", ":"))
            for task in [*self.tasks, *self.running.values()]
            if task.line is not None
        ]
        path = self.folder / KEPT
        fresh = path.with_suffix(".new")
        fresh.write_text("".join(f"{text}\n" for text in kept), "utf-8")
        fresh.replace(path)

    def run(self, seconds: float, processes: int) -> None:
        end = time.time() + seconds
        failed: list[str] = []
        with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
            while True:
                self.tasks.sort(key=lambda task: task.rank(self.usual))
                while self.tasks and len(self.running) < processes and time.time() < end:
                    task = self.tasks.pop(0)
                    until = min(end, time.time() + SLICE)
                    future = pool.submit(play_slice, task.contest.header(), task.job, task.line, until)
                    self.running[future] = task
                if not self.running:
                    break
                for future in wait(self.running, return_when=FIRST_COMPLETED).done:
                    task = self.running.pop(future)
                    try:
                        task.line = future.result()
                    except Exception as error:  # the ladder tells of it, and plays the other games
                        failed.append(f"{file_name(task.contest)} {task.job}: {type(error).__name__}: {error}")
                        print(failed[-1], flush=True)
                        continue
                    if task.line.get(UNFINISHED):
                        self.tasks.append(task)
                    else:
                        self._over(task, task.line)
                self.keep()
        self.keep()
        if failed:
            raise SystemExit(f"{len(failed)} games broke down")

    def _over(self, task: Task, line: Line) -> None:
        name = file_name(task.contest)
        self._writer(task.contest).add(line)
        self._learn(task.contest, line)
        what = line.get("failure") or f"{line['score']:g}, {line['length'][0]} acts"
        print(f"{name} {task.job[0] + 1}.{task.job[1] + 1}: {what}", flush=True)


def file_name(contest: Contest) -> str:
    """As `grognard arena` calls it."""
    return f"arena-{contest.game.name}-{contest.file_name()}.jsonl"


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m scripts.play_ladder", description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--seconds", type=float, default=3600.0)
    parser.add_argument("--processes", type=int, default=cores())
    parser.add_argument("--game", action="append", default=[], help="all games by default")
    parser.add_argument("--scenario", action="append", default=[], help="all scenarios by default")
    parser.add_argument("--against", action="append", nargs=2, metavar=("A", "B"), help="the levels by default")
    parser.add_argument("--pairs", type=int, default=20, help="of games in each contest, at most")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(arguments)
    given.folder.mkdir(parents=True, exist_ok=True)
    opponents = [(first, second) for first, second in given.against] if given.against else LEVELS
    ladder = Ladder(given.folder, given.game or names(), given.scenario, given.seed, given.pairs, opponents)
    ladder.run(given.seconds, given.processes)
    over = sum(len(writer.games) for writer in ladder.writers.values())
    print(f"{over} games are over, {sum(task.line is not None for task in ladder.tasks)} have begun")


if __name__ == "__main__":
    main()
