"""A computer opponent of your own for the arena.

    cd examples
    grognard arena friedrich arena_bot:Careless rules --scenario war-in-the-west --games 10 --limit 2s

Any class with a method `choose(state, seat)` can play. One is made for every game and seat, with the parameters
`game` and `rng` where its constructor has them. All chance must come from `rng`, so that its games can be repeated.
"""

from __future__ import annotations

import random

from grognard.bots import make_opponent
from grognard.core.game import Game
from grognard.core.state import State


class Careless:
    """Plays as the heuristic does, but takes any legal act in one decision out of five."""

    def __init__(self, game: Game[State], rng: random.Random) -> None:
        self.rng = rng
        self.rules = make_opponent(game.name, "rules", rng)

    def choose(self, state: State, seat: int) -> int:
        """The number of an act on offer. The state is imagined: what this seat may know is true, what is hidden is
        dealt at random. It is a copy, so acts can be tried on it (`state.apply`) or on copies of it (`state.copy`)."""
        if self.rng.random() < 0.2:
            return self.rng.choice(state.legal(seat))
        return self.rules.choose(state, seat)
