"""Comments that an opponent makes on its own play: its current aim, if the aim is not a secret.

A comment is derived from states imagined for a spectator, never from what the opponent knows. It names an aim only if
the act has this aim in all of these states, so everybody could have worked it out.
"""

from __future__ import annotations

import random
from typing import Any, Final

from grognard.bots.base import RuleBot
from grognard.core.chance import PUBLIC
from grognard.core.sayings import Saying
from grognard.core.state import State

WORLDS: Final = 3
"""In so many worlds an aim must be seen."""


def public_worlds(state: State, rng: random.Random) -> list[State]:
    """Worlds that a spectator could believe in."""
    return [state.imagine(PUBLIC, rng) for _ in range(WORLDS)]


def comment(rules: RuleBot[Any], worlds: list[State], seat: int, act: int) -> Saying | None:
    """What a seat is after with an act that it took, the weightiest aim that all of these worlds show; None where there
    is nothing to say, or where a world does not even offer the act: then it may show what is hidden."""
    aims = rules.manner().aims
    common: list[Saying] = []
    for number, world in enumerate(worlds):
        if act not in world.legal(seat):
            return None
        found = [reason for reason in rules.reasons(world, seat, act) if reason.key in aims]
        told = [reason.data() for reason in found]
        common = [reason for reason in common if reason.data() in told] if number else found
    return common[0] if common else None
