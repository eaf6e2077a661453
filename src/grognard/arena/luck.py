"""Common random numbers: the shared chance of a pair of games (variance reduction).

What is rolled or drawn is decided by the stage of the game, the verb of the draw, and how many such draws there have
been in this stage. So both games of a pair keep their luck in common although they go different ways: the third card
that Prussia draws in its fifth turn, the second die of an action round. Were draws numbered through the whole game, as
in a match between people, one act more or less would change all luck after it.
"""

from __future__ import annotations

import hashlib
from collections import Counter

from grognard.core.chance import CHANCE, FairSource
from grognard.core.state import State


class Luck:
    """Decides for chance in one game."""

    def __init__(self, secret: bytes) -> None:
        self.source = FairSource(secret)
        self.drawn: Counter[tuple[int, int]] = Counter()
        """How often chance has been asked for each verb in each stage."""

    def pick(self, state: State) -> int:
        """What chance does now."""
        acts = state.legal(CHANCE)
        kind = (state.stage(), state.space.base_of[acts[0]])
        text = f"{kind[0]} {kind[1]} {self.drawn[kind]}".encode()
        self.drawn[kind] += 1
        serial = int.from_bytes(hashlib.blake2b(text, digest_size=8).digest(), "big")
        return acts[self.source.pick(serial, len(acts))]
