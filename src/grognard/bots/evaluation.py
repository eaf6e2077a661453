"""Evaluation functions: the chances of each seat, from a few numbers that can be read off a position.

Every contender (a coalition, a nation) has a row of numbers. They are weighed into a margin: by how far this contender
is expected to be ahead in the end. The weights were fitted to how games ended, not to who won them, because margins
tell good moves from bad ones long before the end does. The chances follow from the margins.
"""

from __future__ import annotations

import json
import math
from abc import ABC, abstractmethod
from importlib.resources import files
from pathlib import Path
from typing import Any, Final, Generic, TypeVar

from grognard.core.data import package_of
from grognard.core.refusals import Problem
from grognard.core.state import State

S = TypeVar("S", bound=State)

WEIGHTS: Final = "weights.json"


class Row:
    """One contender: the kind of its weights, the seats that win with it, and its numbers."""

    __slots__ = ("kind", "numbers", "seats")

    def __init__(self, kind: str, seats: list[int], numbers: list[float]) -> None:
        self.kind = kind
        self.seats = seats
        self.numbers = numbers


class Model:
    """The weights of one family of scenarios: for each kind of contender its own, and how steeply chances follow from
    margins at the beginning and at the end."""

    def __init__(self, kinds: dict[str, list[float]], steepness: tuple[float, float]) -> None:
        self.kinds = kinds
        self.steepness = steepness


def expand(numbers: list[float], time: float) -> list[float]:
    """What is weighed: every number, and every number again as the game draws to its end.

    >>> expand([3.0], 0.5)
    [1.0, 0.5, 3.0, 1.5]
    """
    found = [1.0, time]
    for number in numbers:
        found.append(number)
        found.append(number * time)
    return found


# compiled: plain subclasses
class Evaluation(ABC, Generic[S]):
    """The judge of the positions of one game, whose states are of the class S."""

    horizon: int = 6
    """So many stages ahead the deepest look goes before the position is judged."""
    doubt: float = 0.3
    """So many standard errors an act must be better than what the rules of thumb choose: little where they often err,
    much where they seldom do."""

    def __init__(self) -> None:
        self.models: dict[str, Model] = {}

    # Written by each game

    @abstractmethod
    def names(self) -> list[str]:
        """What the numbers of a row are called, in their order."""

    @abstractmethod
    def rows(self, state: S) -> list[Row]:
        """The contenders of a position."""

    @abstractmethod
    def time(self, state: S) -> float:
        """How much of the game is over, 0 to 1."""

    @abstractmethod
    def margins(self, state: S) -> list[float]:
        """How far ahead each contender was at the end of a finished game, about -1 to 1, in the order of the rows."""

    def family(self, state: S) -> str:
        """Scenarios that share their weights."""
        return state.agreed().scenario

    def judges(self, state: S, seat: int) -> bool:
        """Whether a look ahead can tell good from bad in what this seat is asked; else the rules decide at once. It
        must follow from the kind of question, which all see: otherwise the time that it takes would tell secrets."""
        return True

    # Shared by all games

    def place(self) -> str:
        """The file with the weights of this game."""
        return str(files(package_of(type(self).__module__)).joinpath(WEIGHTS))

    def read(self, fingerprint: str) -> None:
        """Take up the weights of this game from its package; those of another act space or other numbers are
        refused."""
        data: dict[str, Any] = json.loads(Path(self.place()).read_text("utf-8"))
        if data["fingerprint"] != fingerprint or data["names"] != self.names():
            raise Problem("weights-of-another-game", path=WEIGHTS, wanted=fingerprint, text=str(data["fingerprint"]))
        for family, plan in data["families"].items():
            start, end = plan["steepness"]
            self.models[family] = Model({kind: list(row) for kind, row in plan["weights"].items()}, (start, end))

    def expected(self, state: S, rows: list[Row], time: float) -> list[float]:
        """The margins that are expected in the end."""
        model = self.models[self.family(state)]
        found: list[float] = []
        for row in rows:
            weights = model.kinds[row.kind]
            margin = weights[0] + weights[1] * time
            place = 2
            for number in row.numbers:
                margin += number * (weights[place] + weights[place + 1] * time)
                place += 2
            found.append(margin)
        return found

    def chances(self, state: S) -> list[float]:
        """For each seat its share of the win, or that of its side: what it may expect, or what it has when the game is
        over."""
        rows = self.rows(state)
        found = [0.0] * len(state.agreed().seats)
        result = state.result()
        if result is not None:
            won = {tuple(row.seats) for row in rows if any(seat in result.winners for seat in row.seats)}
            for side in won:
                for seat in side:
                    found[seat] = 1.0 / len(won)
            return found
        time = self.time(state)
        start, end = self.models[self.family(state)].steepness
        steepness = start + (end - start) * time
        each = shares([steepness * margin for margin in self.expected(state, rows, time)])
        for row, share in zip(rows, each, strict=True):
            for seat in row.seats:
                found[seat] += share
        return found


def shares(scores: list[float]) -> list[float]:
    """Positive shares of one that grow with the scores.

    >>> shares([0.0, 0.0])
    [0.5, 0.5]
    """
    top = max(scores)
    grown = [math.exp(score - top) for score in scores]
    total = sum(grown)
    return [number / total for number in grown]
