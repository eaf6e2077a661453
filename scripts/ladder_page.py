"""Write the tables of docs/ladder.md about the levels from their results files: `python -m scripts.ladder_page`.

The results are those of `python -m scripts.play_ladder docs/results/levels`, or of `grognard arena GAME --levels --out
docs/results/levels`.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from grognard.arena.clock import Clock
from grognard.arena.figures import elos, milliseconds, percents
from grognard.arena.results import Results
from grognard.arena.summary import Summary
from grognard.bots.base import Budget
from grognard.bots.registry import LEVELS, RANKS, TITLES
from grognard.bots.styles import MARK, STYLES
from grognard.core.game import find, names
from grognard.texts.words import words
from scripts.play_ladder import KEPT
from scripts.play_ladder import LEVELS as PLAYED

ROOT: Final = Path(__file__).resolve().parent.parent
PAGE: Final = ROOT / "docs" / "ladder.md"
RESULTS: Final = ROOT / "docs" / "results" / "levels"
STYLED: Final = ROOT / "docs" / "results" / "styles"
BEGIN: Final = "<!-- {}: python -m scripts.ladder_page -->"
END: Final = "<!-- {}: end -->"
STYLES_PLAYED: Final = [(f"officer{MARK}{style}", "officer") for style in STYLES]
"""Each style of the Officer against the plain Officer."""
OVER: Final = (1.1, 0.05)
"""A decision may take so many times its budget, and so many seconds more."""

Line = dict[str, Any]


class Rung:
    """A level against the next lower one in a scenario."""

    def __init__(self, scenario: str, better: str, other: str) -> None:
        self.scenario = scenario
        self.levels = better, other
        self.summary: Summary | None = None
        self.games = 0
        """So many were played, or begun."""
        self.clocks = Clock(), Clock()

    def add(self, line: Line) -> None:
        """Count the decisions of a game, which need not be over."""
        self.games += 1
        for place, clock in enumerate(self.clocks):
            weighed = line["weighed"][place]
            clock.add_all(weighed if weighed[0] else line["times"][place])

    def row(self) -> str:
        counted = len(self.summary.games) if self.summary is not None else 0
        more = self.games - counted
        cells = [self.scenario, *self.levels, str(counted) + (f" (+{more})" if more else "")]
        if self.summary is not None and counted:
            shares = percents(self.summary)
            cells += [f"{shares['share']} %", f"{shares['low']} – {shares['high']} %", elos(self.summary)["elo"]]
        else:
            cells += ["–"] * 3
        return f"| {' | '.join([*cells, *map(times, self.clocks)])} |"


def times(clock: Clock) -> str:
    if not clock.count:
        return "–"
    return " / ".join(f"{milliseconds(one):g}" for one in (clock.within(0.5), clock.within(0.95), clock.slowest))


def rungs(game: str, folder: Path, opponents: Sequence[tuple[str, str]] = PLAYED) -> list[Rung]:
    """All rungs of a game, with what the files in this folder say of them."""
    found = {
        (scenario, better): Rung(scenario, better, other)
        for scenario in find(game).scenarios
        for better, other in opponents
    }
    files: dict[str, Rung] = {}
    for path in sorted(folder.glob(f"arena-{game}-*.jsonl")):
        results = Results(path)
        better, other = results.contest.opponents
        rung = found.get((results.contest.scenario, better))
        if rung is None or rung.levels != (better, other) or results.contest.game.name != game:
            raise ValueError(f"{path}: {better} against {other} is not a pair of neighbouring levels")
        rung.summary = Summary(results.contest).add_all(results.games)
        for line in results.games:
            rung.add(line)
    for scenario, better in found:
        rung = found[scenario, better]
        files[f"arena-{game}-{scenario}-{'-'.join(rung.levels)}-"] = rung
    kept = folder / KEPT
    for text in kept.read_text("utf-8").splitlines() if kept.exists() else []:
        line = json.loads(text)
        if (begun := files.get(line["file"].rpartition("-")[0] + "-")) is not None:
            begun.add(line)
    return list(found.values())


def table(game: str, ladder: list[Rung]) -> list[str]:
    head = "| scenario | A | B | games | A's share | interval (95 %) | Elo | ms a weighed decision, A | B |"
    title = words(find(game)).name("game", game)
    return [f"### {title}", "", head, "|---|---|---|--:|--:|--:|--:|--:|--:|", *(rung.row() for rung in ladder), ""]


def budgets(ladders: dict[str, list[Rung]]) -> list[str]:
    """How long the decisions of each level took in all scenarios of each game."""
    lines = [
        "| game | level | budget, s | weighed decisions | p50 | p95 | slowest, s | within the budget |",
        "|---|---|--:|--:|--:|--:|--:|---|",
    ]
    for game, ladder in ladders.items():
        for level in RANKS:
            clock = Clock()
            for rung in ladder:
                for place, name in enumerate(rung.levels):
                    if name == level:
                        clock.add_all(rung.clocks[place].data())
            budget = LEVELS[TITLES.get(level, level)].partition("@")[2]
            if not budget or not clock.count:
                continue
            seconds = Budget.read(budget).seconds
            kept = "yes" if clock.slowest <= OVER[0] * seconds + OVER[1] else "no"
            figures = [f"{one:.3g}" for one in (clock.within(0.5), clock.within(0.95), clock.slowest)]
            lines.append(f"| {game} | {level} | {seconds:g} | {clock.count} | {' | '.join(figures)} | {kept} |")
    return [*lines, ""]


def levels(folder: Path) -> list[str]:
    """The levels against each other."""
    ladders = {game: rungs(game, folder) for game in names()}
    machine = folder / "machine.txt"
    lines: list[str] = []
    if machine.exists():
        lines += [f"Played with {machine.read_text('utf-8').strip()}.", ""]
    for game, ladder in ladders.items():
        lines += table(game, ladder)
    return [*lines, "### Times of decisions", "", *budgets(ladders)]


def styles(folder: Path) -> list[str]:
    """The styles against the Officer without one, where they were played."""
    lines = [
        "| game | scenario | A | B | games | A's share | interval (95 %) | Elo | ms a decision, A | B |",
        "|---|---|---|---|--:|--:|--:|--:|--:|--:|",
    ]
    for game in names():
        lines += [f"| {game} {rung.row()}" for rung in rungs(game, folder, STYLES_PLAYED) if rung.games]
    return [*lines, ""]


def page(text: str, results: Path = RESULTS, styled: Path = STYLED) -> str:
    """The page with the tables that follow from the results."""
    for name, lines in (("levels", levels(results)), ("styles", styles(styled))):
        begin, end = BEGIN.format(name), END.format(name)
        before, _, rest = text.partition(begin)
        _, _, after = rest.partition(end)
        if not after:
            raise ValueError(f"{PAGE} has no marks {begin} and {end}")
        text = "\n".join([f"{before}{begin}", "", *lines, f"{end}{after}"])
    return text


def main() -> int:
    PAGE.write_text(page(PAGE.read_text("utf-8")), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
