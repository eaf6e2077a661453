"""Positions of seeded random games, for the tests of environments."""

from __future__ import annotations

import random
from collections.abc import Iterator

from grognard.core.game import Game, find, names
from grognard.core.state import State

SCENARIOS = [(name, scenario) for name in names() for scenario in find(name).scenarios]


def positions(game: Game[State], scenario: str, acts: int, rng: random.Random) -> Iterator[State]:
    """A random game after each of its first acts, one state that goes on."""
    state = game.start(scenario)
    for _ in range(acts):
        yield state
        if state.over():
            return
        ask = rng.choice(state.asks())
        state.apply(ask.seat, rng.choice(ask.acts))
