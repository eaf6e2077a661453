"""Entrants: computer opponents that are loaded by import path, `module:Class`, from the current folder or from any
installed package."""

from __future__ import annotations

import importlib
import inspect
import operator
import os
import random
import sys
from typing import Any, Final

from grognard.bots.base import Bot, Budget, Choice
from grognard.bots.beliefs import Beliefs
from grognard.bots.registry import make_opponent
from grognard.core.game import Game
from grognard.core.refusals import Problem
from grognard.core.state import State

COLON: Final = ":"
METHOD: Final = "choose(state, seat)"
GIVEN: Final = ("game", "rng")
"""The parameters that a constructor may have: the game, and a random generator for this game and seat."""


def is_entrant(name: str) -> bool:
    """Whether an opponent is named by its import path.

    >>> is_entrant("my_bots:Cautious"), is_entrant("search@200")
    (True, False)
    """
    return COLON in name


class Entrant(Bot):
    """Adapts an object with a method `choose(state, seat)` to the bot interface, and checks what it returns."""

    name = "entrant"

    def __init__(self, own: Any) -> None:
        self.own = own

    def choose(self, state: State, seat: int) -> int:
        return _number(self.own.choose(state, seat), state)

    def think(self, state: State, seat: int, budget: Budget | None = None, beliefs: Beliefs | None = None) -> Choice:
        if not isinstance(self.own, Bot):
            return Choice(self.choose(state, seat))
        choice = self.own.think(state, seat, budget)
        if not isinstance(choice, Choice):
            raise Problem("entrant-no-choice", name=type(choice).__name__)
        choice.act = _number(choice.act, state)
        return choice


def _number(act: Any, state: State) -> int:
    """The number of an act, from whatever counts as an integer, those of NumPy too."""
    try:
        number: int = operator.index(act)
    except TypeError:
        raise Problem("entrant-no-number", name=type(act).__name__) from None
    if not 0 <= number < state.space.size:
        raise Problem("entrant-other-number", number=number, most=state.space.size - 1)
    return number


def load(name: str) -> Any:
    """The class with this import path; a Problem says why there is none."""
    module, _, class_name = name.partition(COLON)
    if not all(part.isidentifier() for part in [*module.split("."), class_name]):
        raise Problem("entrant-form", name=name[:80])
    here = os.getcwd()
    if here not in sys.path:
        sys.path.insert(0, here)
    try:
        found: Any = getattr(importlib.import_module(module), class_name, None)
    except (Exception, SystemExit) as error:
        raise Problem("entrant-no-module", name=module, why=told(error)) from None
    if not inspect.isclass(found):
        raise Problem("entrant-no-class", name=class_name, text=module)
    if not callable(getattr(found, "choose", None)):
        raise Problem("entrant-no-bot", name=name, text=METHOD)
    return found


def make_any(game: Game[State], name: str, rng: random.Random) -> Bot:
    """The opponent with this name: an entrant by its import path, or one that `make_opponent` knows."""
    if not is_entrant(name):
        return make_opponent(game.name, name, rng)
    wanted: Any = load(name)
    try:
        return Entrant(wanted(**_arguments(wanted, game, rng)))
    except (Exception, SystemExit) as error:
        raise Problem("entrant-not-made", name=name, why=told(error)) from None


def _arguments(wanted: Any, game: Game[State], rng: random.Random) -> dict[str, Any]:
    """Of `game` and `rng` those that the constructor has parameters for."""
    try:
        parameters = list(inspect.signature(wanted).parameters)
    except ValueError:  # compiled classes may hide theirs
        parameters = ["rng"]
    given: dict[str, Any] = {"game": game, "rng": rng}
    return {parameter: given[parameter] for parameter in GIVEN if parameter in parameters}


def told(error: BaseException) -> str:
    """What went wrong, in one line: a problem in words, anything else after the name of its class."""
    kind = "" if isinstance(error, Problem) else f"{type(error).__name__}: "
    return " ".join(f"{kind}{error}".split())[:300]
