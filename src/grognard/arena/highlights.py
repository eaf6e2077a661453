"""Highlights: the most telling games of a contest, as records that `grognard replay` and `grognard show` read."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from grognard import files
from grognard.arena.contest import Contest
from grognard.arena.playing import unpacked
from grognard.arena.summary import Summary
from grognard.bots.registry import BOT
from grognard.core.chance import commitment
from grognard.core.match import Match
from grognard.core.refusals import Problem

Line = dict[str, Any]


class Highlight:
    """A game worth looking at: the key of why, and the file of its record."""

    def __init__(self, why: str, line: Line, file: str) -> None:
        self.why = why
        self.line = line
        self.file = file


def choose(summary: Summary) -> list[tuple[str, Line]]:
    """The games that tell most, each with the key of why: the shortest that the weaker opponent won; the pair that one
    opponent won from both sides with the same luck, by which its play was best to be seen; the longest."""
    games = [line for line in summary.games if "failure" not in line and line["winners"]]
    if not games:
        return []
    better = 1.0 if summary.judge.share() >= 0.5 else 0.0
    upsets = [line for line in games if line["score"] == 1 - better]
    swept = [
        both for both in summary.pairs() if both[0]["score"] == both[1]["score"] == better and "failure" not in both[0]
    ]
    found: list[tuple[str, Line]] = []
    if upsets:
        found.append(("telling-upset", min(upsets, key=_length)))
    if swept and not summary.contest.itself:
        first, second = min(swept, key=lambda both: _length(both[0]) + _length(both[1]))
        found += [("telling-both-first", first), ("telling-both-second", second)]
    found.append(("telling-longest", max(games, key=_length)))
    return found


def _length(line: Line) -> int:
    return int(line["length"][0])


def record(contest: Contest, line: Line) -> Match:
    """A game as a match. Its chance was played by hand: what decided it is not a match's secret, but the arena's."""
    lineup = contest.lineup(line["order"])
    people = {seat: BOT + contest.opponents[opponent] for seat, opponent in zip(contest.seats, lineup, strict=True)}
    committed = commitment(contest.secret(line["pair"], line["order"]))
    match = Match(contest.game, contest.scenario, contest.options, people, committed=committed)
    for act in unpacked(line["acts"]):
        match.play(match.state.asks()[0].seat, act)
    return match


def write(summary: Summary, folder: Path) -> list[Highlight]:
    """Write the records of the most telling games into a folder, which is made if it is not there."""
    found: list[Highlight] = []
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Problem("cannot-be-written", path=folder, text=error.strerror or error) from None
    for why, line in choose(summary):
        name = f"pair-{line['pair'] + 1}-game-{line['order'] + 1}.grog"
        files.save(record(summary.contest, line), folder / name, record=True)
        found.append(Highlight(why, line, name))
    return found
