"""The summary of a contest: what its games come to."""

from __future__ import annotations

from collections import Counter
from typing import Any

from grognard.arena.clock import Clock
from grognard.arena.contest import Contest
from grognard.arena.judging import Judge
from grognard.arena.playing import score
from grognard.core.sayings import Saying, saying

Line = dict[str, Any]


class Tally:
    """What each opponent has won from one seat, or from one side."""

    def __init__(self, seats: list[str]) -> None:
        self.seats = seats
        self.games = [0, 0]
        self.won = [0.0, 0.0]

    def add(self, opponent: int, won: float) -> None:
        self.games[opponent] += 1
        self.won[opponent] += won


class Summary:
    """The games of a contest up to the first pair that is not whole, and what they come to.

    Pairs count in the order of their numbers, not in that in which they ended: short games end first, and may be won
    by one side more often.
    """

    def __init__(self, contest: Contest, aim: float | None = None, most: int | None = None) -> None:
        """With an aim, pairs are counted up to the first one after which it was sure; and up to `most` games."""
        self.contest = contest
        self.aim = aim
        self.most = most
        self.judge = Judge()
        self.games: list[Line] = []
        """First and second games of pairs by turns."""
        self.sure = 0
        """1: sure to be above the aim, -1: sure to be below it."""
        self._waiting: dict[tuple[int, int], Line] = {}

    def add(self, line: Line) -> None:
        """Take in a game."""
        self._waiting[line["pair"], line["order"]] = line
        while not self.sure and (self.most is None or len(self.games) < self.most):
            pair = len(self.games) // 2
            both = [self._waiting.get((pair, order)) for order in (0, 1)]
            if both[0] is None or both[1] is None:
                return
            self.games += [both[0], both[1]]
            self.judge.add((both[0]["score"] + both[1]["score"]) / 2)
            if self.aim is not None:
                self.sure = int(self.judge.above(self.aim)) - int(self.judge.below(self.aim))

    def add_all(self, games: list[Line]) -> Summary:
        for line in games:
            self.add(line)
        return self

    def pair_scores(self) -> list[float]:
        return [(first["score"] + second["score"]) / 2 for first, second in self.pairs()]

    def pairs(self) -> list[tuple[Line, Line]]:
        return list(zip(self.games[::2], self.games[1::2], strict=True))

    def course(self) -> list[tuple[float, float, float]]:
        """The share after each pair, and its interval."""
        judge = Judge(self.judge.error)
        found: list[tuple[float, float, float]] = []
        for one in self.pair_scores():
            judge.add(one)
            found.append((judge.share(), *judge.interval()))
        return found

    def seats(self) -> list[Tally]:
        """In how many games each seat was among the winners."""
        found = [Tally([name]) for name in self.contest.seats]
        for line in self.games:
            lineup = self.contest.lineup(line["order"])
            for tally, opponent in zip(found, lineup, strict=True):
                tally.add(opponent, float(tally.seats[0] in line["winners"]))
        return found

    def sides(self) -> list[Tally]:
        """The shares of the win of each side; equal ones where nobody has won."""
        sides = self.contest.sides
        found = [Tally([self.contest.seats[seat] for seat in side]) for side in sides]
        for line in self.games:
            lineup = self.contest.lineup(line["order"])
            winners = [self.contest.seats.index(name) for name in line["winners"]]
            for tally, side in zip(found, sides, strict=True):
                members = [int(seat in side) for seat in range(len(lineup))]
                tally.add(lineup[side[0]], score(winners, members, 1) if winners else 1 / len(sides))
        return found

    def clocks(self) -> list[Clock]:
        """The times of each opponent's decisions."""
        return self._times("times")

    def weighed(self) -> list[Clock] | None:
        """The times of those decisions for which it weighed several acts; None where a file does not tell."""
        return self._times("weighed") if all("weighed" in line for line in self.games) else None

    def _times(self, field: str) -> list[Clock]:
        found = [Clock(), Clock()]
        for line in self.games:
            for clock, data in zip(found, line[field], strict=True):
                clock.add_all(data)
        return found

    def ends(self) -> list[tuple[Saying, int]]:
        """How the games ended, and how many of them so, most of them first."""
        found = Counter(saying(line["end"]) for line in self.games if line.get("end") and "failure" not in line)
        return found.most_common()

    def failures(self) -> list[Line]:
        return [line for line in self.games if "failure" in line]

    def classes(self) -> list[int]:
        """How many pairs gave A nothing, a quarter, half, three quarters, all of the win."""
        found = [0] * 5
        for one in self.pair_scores():
            found[round(4 * one)] += 1
        return found
