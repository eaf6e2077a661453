"""A game: its scenarios, options, seats, act space and set-up; and the registry through which it is found."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from importlib.metadata import entry_points
from typing import Any, Final

from grognard.core.acts import ActSpace, fold
from grognard.core.messages import Messages
from grognard.core.reasons import Problem
from grognard.core.state import State


class Scenario:
    """A way to set the game up, with its seats in order."""

    def __init__(self, name: str, title: str, seats: list[str], text: str) -> None:
        self.name = name
        self.title = title
        self.seats = seats
        self.text = text


class Option:
    """A switch of the rules, with its choices (the first is the default) and the scenarios that have it."""

    def __init__(
        self, name: str, title: str, scenarios: list[str], text: str, choices: list[str] | None = None
    ) -> None:
        self.name = name
        self.title = title
        self.scenarios = scenarios
        self.text = text
        self.choices = choices if choices is not None else ["off", "on"]


class Rule:
    """One section of the rulebook in our own words."""

    def __init__(self, section: str, title: str, text: str) -> None:
        self.section = section
        self.title = title
        self.text = text


METHODS: Final = ("begin", "restore", "messages", "rules", "layout", "report")
"""What every game must write itself; checked here too, because compiled classes do not check it."""


# compiled: plain subclasses
class Game(ABC):
    """One game. It is made once, holds what never changes, and starts states."""

    def __init__(
        self,
        name: str,
        title: str,
        rules_version: str,
        credits: str,
        space: ActSpace,
        scenarios: dict[str, Scenario],
        options: dict[str, Option],
    ) -> None:
        for method in METHODS:
            if getattr(type(self), method) is getattr(Game, method):
                raise TypeError(f"the game {name} lacks the abstract method '{method}'")
        self.name = name
        self.title = title
        self.rules_version = rules_version
        self.credits = credits
        self.space = space
        self.scenarios = scenarios
        self.options = options

    @abstractmethod
    def begin(self, scenario: str, options: Mapping[str, str]) -> State:
        """The first state; scenario and options have been checked and completed."""

    @abstractmethod
    def restore(self, data: dict[str, Any]) -> State:
        """The state with this dump."""

    @abstractmethod
    def messages(self, language: str = "en") -> Messages:
        """The sentences of this game."""

    @abstractmethod
    def rules(self) -> list[Rule]:
        """The rulebook's sections, then the rulings, in our own words."""

    @abstractmethod
    def layout(self) -> dict[str, Any]:
        """What is drawn: width and height, spaces with their places and names, and whatever the game's face wants."""

    @abstractmethod
    def report(self, view: dict[str, Any]) -> str:
        """A view as text: where, who, what stands."""

    def roads(self, view: dict[str, Any], place: str) -> str:
        """A place as text: where one can go from there, and who stands around. A game without a map has none."""
        raise Problem(f"{self.title} has no roads to show")

    # Shared by all games

    def start(self, scenario: str = "", options: Mapping[str, str] | None = None) -> State:
        """Set up a scenario (the first one by default)."""
        name = self.scenario(scenario).name
        return self.begin(name, self.complete(name, options or {}))

    def scenario(self, name: str = "") -> Scenario:
        if not name:
            return next(iter(self.scenarios.values()))
        found = self.scenarios.get(name)
        if found is None:
            raise Problem(f"{self.name} has no scenario {name!r}; it has {', '.join(self.scenarios)}")
        return found

    def options_of(self, scenario: str) -> list[Option]:
        return [option for option in self.options.values() if scenario in option.scenarios]

    def complete(self, scenario: str, chosen: Mapping[str, str]) -> dict[str, str]:
        """These options, checked, with the defaults of the scenario added."""
        allowed = {option.name: option for option in self.options_of(self.scenario(scenario).name)}
        for name, value in chosen.items():
            option = allowed.get(name)
            if option is None:
                raise Problem(
                    f"{self.name} has no option {name!r} in {scenario}; it has {', '.join(allowed) or 'none'}"
                )
            if value not in option.choices:
                raise Problem(f"option {name} is {' or '.join(option.choices)}, not {value!r}")
        return {name: chosen.get(name, option.choices[0]) for name, option in allowed.items()}

    def seat_names(self, scenario: str) -> list[str]:
        return self.scenario(scenario).seats

    def seat(self, scenario: str, name: str) -> int:
        """The number of the seat called so."""
        seats = self.seat_names(scenario)
        for number, seat in enumerate(seats):
            if fold(seat) == fold(name):
                return number
        raise Problem(f"{scenario} has no seat {name!r}; its seats are {', '.join(seats)}")


ENTRY_POINTS = "grognard.games"
_made: dict[str, Game] = {}


def names() -> list[str]:
    """The names of all games that are installed."""
    return sorted({point.name for point in entry_points(group=ENTRY_POINTS)} | set(_made))


def find(name: str) -> Game:
    """The game with this name."""
    if name not in _made:
        points = list(entry_points(group=ENTRY_POINTS, name=name))
        if not points:
            raise Problem(f"there is no game {name!r}; the games are {', '.join(names()) or 'none'}")
        register(points[0].load()())
    return _made[name]


def register(game: Game) -> None:
    """Make a game known for this run without installing it."""
    _made[game.name] = game
