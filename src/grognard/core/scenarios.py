"""Scenarios and options: what can be played, and with which switches of the rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from grognard.core.data import Data
from grognard.core.refusals import Problem, at


class Scenario:
    """A way to set the game up, with its seats in order, and whatever else the game's table says of it."""

    def __init__(self, name: str, seats: list[str], plan: dict[str, Any] | None = None) -> None:
        self.name = name
        self.seats = seats
        self.plan = plan if plan is not None else {}
        self.first = bool(self.plan.get("first", False))
        """Whether it suits a first game."""

    def sides(self) -> list[list[int]]:
        """The seats that stand together against the others: those whose `side` is the same, else each for itself."""
        found: dict[str, list[int]] = {}
        rows = self.plan.get("seats", [{} for _ in self.seats])
        for number, seat in enumerate(rows):
            found.setdefault(seat.get("side", f"{number}"), []).append(number)
        return list(found.values())

    def teams(self) -> list[list[int]]:
        """The seats that win and lose together: those of one side, unless `apart` names it. Its seats fight the same
        enemy, but each of them wins or loses alone."""
        apart = self.plan.get("apart", [])
        rows = self.plan.get("seats", [{} for _ in self.seats])
        found: list[list[int]] = []
        for side in self.sides():
            if rows[side[0]].get("side") in apart:
                found += [[seat] for seat in side]
            else:
                found.append(side)
        return found

    def leaders(self, led: str, names: list[str]) -> list[int]:
        """The seat that leads each of these nations (or what else a seat leads), -1 if none; `led` is its column."""
        found = [-1] * len(names)
        for number, seat in enumerate(self.plan["seats"]):
            for name in seat[led]:
                found[names.index(name)] = number
        return found


class Option:
    """A switch of the rules, with its choices (the first is the default) and the scenarios that have it."""

    def __init__(
        self, name: str, scenarios: list[str], choices: list[str] | None = None, first: str | None = None
    ) -> None:
        self.name = name
        self.scenarios = scenarios
        self.choices = choices if choices is not None else ["off", "on"]
        self.first = first
        """The choice that suits a first game, where it is not the default."""


FILE = "scenarios.toml"


def read_scenarios(data: Data) -> dict[str, Scenario]:
    """The scenarios of a game's table."""
    plans = data.toml(FILE)["scenario"]
    return {plan["name"]: Scenario(plan["name"], [seat["name"] for seat in plan["seats"]], plan) for plan in plans}


def read_options(data: Data) -> dict[str, Option]:
    """The options of a game's table; one that names no scenarios is in all of them."""
    table = data.toml(FILE)
    everywhere = [plan["name"] for plan in table["scenario"]]
    rows = table.get("option", [])
    options = [
        Option(row["name"], row.get("scenarios", everywhere), row.get("choices"), row.get("first")) for row in rows
    ]
    for option in options:
        if option.first is not None and option.first not in option.choices:
            line = data.line_of(FILE, "first", after=f'"{option.name}"')
            place = f"{data.place(FILE)}:{line}"
            raise at(place, "no-such-choice", name=option.name, names=option.choices, text=option.first)
    return {option.name: option for option in options}


def scenario_named(game: str, scenarios: Mapping[str, Scenario], name: str = "") -> Scenario:
    """The scenario of a game with this name (the first one by default)."""
    if not name:
        return next(iter(scenarios.values()))
    found = scenarios.get(name)
    if found is None:
        raise Problem("no-such-scenario", game=game, name=name, names=list(scenarios))
    return found


def complete(game: str, options: Mapping[str, Option], scenario: str, chosen: Mapping[str, str]) -> dict[str, str]:
    """These options, checked, with the defaults of the scenario added."""
    allowed = {option.name: option for option in options.values() if scenario in option.scenarios}
    for name, value in chosen.items():
        option = allowed.get(name)
        if option is None:
            raise Problem("no-such-option", game=game, name=name, place=scenario, names=list(allowed))
        if value not in option.choices:
            raise Problem("no-such-choice", name=name, names=option.choices, text=value)
    return {name: chosen.get(name, option.choices[0]) for name, option in allowed.items()}
