"""The random bot, which takes any legal act."""

from __future__ import annotations

import random

from grognard.bots.base import Bot
from grognard.core.state import State


class RandomBot(Bot):
    """Every act on offer is equally likely, those left out that only lead to the same by another way."""

    name = "random"

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng

    def choose(self, state: State, seat: int) -> int:
        return self.rng.choice(state.distinct(seat))
