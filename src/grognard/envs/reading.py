"""The observation reader: what a seat may know, as sets and small numbers with names, without any package beyond
Python.

What is read is made of tables. A table has a column for each thing of one kind (the cities of a map, the cards, the
nations) and named rows: sets, in which a thing is or is not, and numbers.
"""

from __future__ import annotations

from typing import Any, Final

from grognard.core.chance import CHANCE
from grognard.core.game import Game
from grognard.core.setup import Setup
from grognard.core.state import State
from grognard.core.steps import Step

MOST: Final = 255
"""No number that is read is greater."""


class Table:
    """Named rows over the things of one kind: sets first, then numbers, each with what counts as much of it."""

    def __init__(
        self, name: str, things: list[str], sets: list[str], numbers: list[tuple[str, int]] | None = None
    ) -> None:
        self.name = name
        self.things = things
        self.sets = sets
        self.numbers = numbers if numbers is not None else []


def features(numbers: list[tuple[str, int]]) -> Table:
    """A table of single numbers."""
    return Table("features", ["position"], [], numbers)


Shown = dict[str, dict[str, str]]
"""For each row of what is in hand the names of steps, each with the attribute that holds it, in view of all."""


# compiled: plain subclasses
class Reader:
    """What seats may know of the positions of one game. A game's own reader adds its tables; this one alone tells the
    seats, the steps, the scenario and the options, and serves games that have no reader of their own."""

    def __init__(self, game: Game[State]) -> None:
        self.number = 1
        """Raised whenever the same position is read otherwise under the same names."""
        self.game = game
        self.seats: int = max([len(scenario.seats) for scenario in game.scenarios.values()])
        self.choices: list[str] = [
            f"{option.name}={choice}" for option in game.options.values() for choice in option.choices
        ]
        self._step_bits: dict[Any, int] = {kind: 1 << place for place, kind in enumerate(game.steps.values())}
        self._hands: dict[str, dict[Any, str]] = {
            row: {game.steps[name]: attribute for name, attribute in steps.items()}
            for row, steps in self.shown().items()
        }
        self._setup: Setup | None = None
        self._scenario = 0
        self._options = 0
        self.tables: list[Table] = [
            Table("seat", [f"seat {number + 1}" for number in range(self.seats)], ["own", "asked"]),
            Table("scenario", list(game.scenarios), ["played"]),
            Table("option", self.choices, ["chosen"]),
            Table("step", list(game.steps), ["in progress", "on top"]),
        ]
        self.tables += self.own_tables()
        self.widths: list[int] = [(len(table.things) + 7) // 8 for table in self.tables for _ in table.sets]
        """How many bytes each set takes."""

    # Written by each game

    def own_tables(self) -> list[Table]:
        """The tables of the game itself."""
        return []

    def shown(self) -> Shown:
        """What the steps of the game have in hand."""
        return {}

    def read(self, s: Any, seat: int) -> tuple[list[int], bytes]:
        """What this seat may know, for the game's own tables: their sets, in order, as bit sets, and their numbers, in
        order, a byte each (at most MOST)."""
        return [], b""

    # Shared by all games

    def read_all(self, state: State, seat: int) -> tuple[list[int], bytes]:
        """All sets, in order, as bit sets; and all numbers."""
        sets, numbers = self.read(state, seat)
        found = self._shared(state, seat)
        found += sets
        assert len(found) == len(self.widths)
        return found, numbers

    def packed(self, state: State, seat: int) -> tuple[bytes, bytes]:
        """All sets, each filled up to whole bytes, its first thing in the lowest bit; and all numbers."""
        found, numbers = self.read_all(state, seat)
        widths = self.widths
        return b"".join([found[row].to_bytes(widths[row], "little") for row in range(len(found))]), numbers

    def _shared(self, state: State, seat: int) -> list[int]:
        setup = state.agreed()
        if setup is not self._setup:
            self._setup = setup
            self._scenario = 1 << list(self.game.scenarios).index(setup.scenario)
            self._options = 0
            for name, choice in setup.options.items():
                self._options |= 1 << self.choices.index(f"{name}={choice}")
        asked = 0
        for ask in state.asked:
            if ask.seat != CHANCE:
                asked |= 1 << ask.seat
        running = top = 0
        for step in state.stack:
            top = self._step_bits.get(type(step), 0)
            running |= top
        return [1 << seat if seat >= 0 else 0, asked, self._scenario, self._options, running, top]

    def in_hand(self, state: State, row: str) -> int:
        """The things of a row of `shown` that the step on top has in hand, as a bit set: its attribute is a number of
        a thing (-1: none) or a list of them."""
        if not state.stack:
            return 0
        step = state.stack[-1]
        attribute = self._hands[row].get(type(step))
        if attribute is None:
            return 0
        found: Any = getattr(step, attribute)
        return one(found) if isinstance(found, int) else bit_set(found)


def one(thing: int) -> int:
    """The bit set of a thing, or of none (-1)."""
    return 1 << thing if thing >= 0 else 0


def bit_set(things: list[int]) -> int:
    found = 0
    for thing in things:
        found |= 1 << thing
    return found


def one_hot(number: int, size: int) -> bytes:
    """As many numbers, of which this one is 1, or none (-1).

    >>> one_hot(1, 3), one_hot(-1, 2)
    (b'\\x00\\x01\\x00', b'\\x00\\x00')
    """
    return bytes(number) + b"\x01" + bytes(size - number - 1) if number >= 0 else bytes(size)


def clipped(number: int) -> int:
    """A number that fits into a byte."""
    return 0 if number < 0 else MOST if number > MOST else number


def top_of(state: State) -> Step[Any] | None:
    """The step on top."""
    return state.stack[-1] if state.stack else None
