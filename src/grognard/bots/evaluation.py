"""Evaluation functions: the chances of each seat, from a few numbers that can be read off a position.

Every contender (a coalition, a nation) has a row of numbers. They are weighed into a margin: by how far this contender
is expected to be ahead in the end. The weights were fitted to how games ended, not to who won them, because margins
tell good moves from bad ones long before the end does. The chances follow from the margins.

Where a network is there (`network.py`), it corrects what the weights say. It reads the same numbers, and details of the
position besides.
"""

from __future__ import annotations

import hashlib
import json
import math
from abc import ABC, abstractmethod
from importlib.resources import files
from pathlib import Path
from typing import Any, Final, Generic, TypeVar

from grognard.bots import network
from grognard.bots.network import Network
from grognard.core.data import package_of
from grognard.core.game import Game, find
from grognard.core.refusals import Problem
from grognard.core.state import State

S = TypeVar("S", bound=State)

WEIGHTS: Final = "weights.json"
NETWORK: Final = "network.bin"


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


def models_of(families: dict[str, Any]) -> dict[str, Model]:
    """Weights from their data: by family of scenarios, `steepness` and `weights`."""
    found: dict[str, Model] = {}
    for family, plan in families.items():
        start, end = plan["steepness"]
        found[family] = Model({kind: list(row) for kind, row in plan["weights"].items()}, (start, end))
    return found


# compiled: plain subclasses
class Evaluation(ABC, Generic[S]):
    """The judge of the positions of one game, whose states are of the class S."""

    horizon: int = 6
    """So many stages ahead the deepest look goes before the position is judged."""
    doubt: float = 0.3
    """So many standard errors an act must be better than what the rules of thumb choose: little where they often err,
    much where they seldom do."""

    version: int = 1
    """Raised whenever the same numbers or details mean something else under the same names."""

    def __init__(self) -> None:
        self.models: dict[str, Model] = {}
        self.network: Network | None = None
        self.scenarios: dict[str, int] = {}

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

    def contenders(self) -> list[str]:
        """All contenders that there can be; a network has an output for each."""
        return []

    def places(self, state: S, rows: list[Row]) -> list[int]:
        """For each row which of the contenders it is."""
        names = self.contenders()
        return [names.index(row.kind) for row in rows]

    def details(self) -> tuple[list[tuple[str, int]], list[str]]:
        """What a network reads besides the rows: the names of sets, with how many members each may have, and the names
        of numbers."""
        return [], []

    def detailed(self, state: S) -> tuple[list[int], list[float]]:
        """The sets and numbers of a position, in the order of their names."""
        return [], []

    # Shared by all games

    def place(self, name: str = WEIGHTS) -> str:
        """The file with the weights of this game, or its network."""
        return str(files(package_of(type(self).__module__)).joinpath(name))

    def stamp(self, game: Game[State]) -> str:
        """What a network must have been trained with to be used: rules, acts and inputs."""
        rules = [game.name, game.rules_version, game.space.fingerprint(), list(game.scenarios)]
        inputs = [self.version, self.names(), self.contenders(), *self.details()]
        return hashlib.blake2b(json.dumps([rules, inputs]).encode("utf-8"), digest_size=8).hexdigest()

    def widths(self, game: Game[State]) -> list[int]:
        """How many members each set of the inputs may have."""
        return [len(game.scenarios), len(self.contenders()), *[width for _, width in self.details()[0]]]

    def inputs(self, state: S, rows: list[Row], time: float) -> tuple[list[float], list[int]]:
        """What a network reads: the time and other numbers, and sets."""
        if not self.scenarios:
            setup = state.agreed()
            self.scenarios = {name: number for number, name in enumerate(find(setup.game).scenarios)}
        size = len(self.names())
        known = [0.0] * (size * len(self.contenders()))
        there = 0
        for row, place in zip(rows, self.places(state, rows), strict=True):
            there |= 1 << place
            start = size * place
            for offset, number in enumerate(row.numbers):
                known[start + offset] = number
        sets, more = self.detailed(state)
        scenario = self.scenarios.get(state.agreed().scenario, -1)
        numbers = [time, *known, *more]
        return numbers, [1 << scenario if scenario >= 0 else 0, there, *sets]

    def size(self) -> int:
        """So many numbers a network reads."""
        return 1 + len(self.names()) * len(self.contenders()) + len(self.details()[1])

    def use(self, path: str, game: Game[State]) -> None:
        """Judge by the network in this file; one of other rules or inputs is refused."""
        made = network.read(path, self.stamp(game))
        fits = made.policy is None or made.policy.fits(game)
        if made.numbers != self.size() or made.widths != self.widths(game) or not fits:
            raise Problem("network-damaged", path=path)
        self.models = {**self.models, **models_of(made.families)}
        self.network = made

    def read(self, fingerprint: str) -> None:
        """Take up the weights of this game from its package; those of another act space or other numbers are
        refused."""
        data: dict[str, Any] = json.loads(Path(self.place()).read_text("utf-8"))
        if data["fingerprint"] != fingerprint or data["names"] != self.names():
            raise Problem("weights-of-another-game", path=WEIGHTS, wanted=fingerprint, text=str(data["fingerprint"]))
        self.models = models_of(data["families"])

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

    def scores(self, state: S, rows: list[Row], time: float) -> list[float]:
        """For each row how likely it is to win, as a logit: by the network where there is one."""
        margins = self.expected(state, rows, time)
        start, end = self.models[self.family(state)].steepness
        steepness = start + (end - start) * time
        scores = [steepness * margin for margin in margins]
        made = self.network
        if made is not None and state.agreed().scenario in made.scenarios:
            found = made.outputs(*self.inputs(state, rows, time))
            half = made.outs // 2
            for number, place in enumerate(self.places(state, rows)):
                by_margin = made.steepness * (margins[number] + found[half + place])
                scores[number] = (1.0 - made.mix) * (scores[number] + found[place]) + made.mix * by_margin
        return scores

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
        each = shares(self.scores(state, rows, self.time(state)))
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
