"""The set-up of a game: what was agreed before it; and its sight: what a seat may know, what it could believe, what
cannot be."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, Generic, TypeVar

S = TypeVar("S")


class Sight(Generic[S]):
    """How the states of a game are seen. Each game hands its own functions to its set-ups."""

    def __init__(
        self,
        view: Callable[..., Any],
        imagine: Callable[[S, int, random.Random], S],
        flaws: Callable[[S], list[str]],
        in_view: Callable[[S], Any] | None = None,
    ) -> None:
        self.view = view
        """What a seat may know, as JSON data; a TypedDict of the game."""
        self.imagine = imagine
        """A whole state that a seat could believe in: the same view, the hidden parts redealt."""
        self.flaws = flaws
        """What cannot be, one line each: a card that is nowhere or in two places, public knowledge that is not true."""
        self.in_view = in_view
        """What is in view of all, which `view` takes as a third argument if it is at hand; not all games have it."""


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
