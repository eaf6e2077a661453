"""What was agreed before a game; and its sight: what a seat may know, what it could believe, what cannot be."""

from __future__ import annotations

import random
from typing import Any, Generic, TypeVar

S = TypeVar("S")


# compiled: plain subclasses
class Sight(Generic[S]):
    """How the states of a game are seen. Each game writes its own and hands it to its set-ups."""

    def view(self, s: S, seat: int) -> dict[str, Any]:
        """What this seat may know, as JSON data."""
        raise NotImplementedError

    def imagine(self, s: S, seat: int, rng: random.Random) -> S:
        """A whole state that this seat could believe in: the same view, the hidden parts redealt."""
        raise NotImplementedError

    def flaws(self, s: S) -> list[str]:
        """What cannot be, one line each: a card that is nowhere or in two places, public knowledge that is not true."""
        raise NotImplementedError


# compiled: plain subclasses
class Setup:
    """Scenario, options, seats. It never changes, and all copies of a state share it."""

    def __init__(self, game: str, scenario: str, seats: list[str], options: dict[str, str], sight: Sight[Any]) -> None:
        self.game = game
        self.scenario = scenario
        self.seats = seats
        self.options = options
        self.sight = sight

    def on(self, option: str) -> bool:
        """Whether an option that is on or off is on."""
        return self.options.get(option) == "on"
