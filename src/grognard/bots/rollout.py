"""Monte Carlo rollouts (playouts) by the rules of thumb, up to a horizon: the same world and the same luck for all that
is compared."""

from __future__ import annotations

import random
from typing import Any, Final

from grognard.bots.base import Bot
from grognard.bots.evaluation import Evaluation
from grognard.core.chance import CHANCE
from grognard.core.state import State

MOST_ACTS: Final = 600
"""No look ahead is longer."""


def play_on(state: State, bot: Bot, stages: int, luck: int, rng: random.Random) -> None:
    """Play on until so many stages have begun, or the game is over. Chance depends on the luck and the stage, so that
    what went another way meets the same dice again in the next stage."""
    stage = state.stage()
    rng.seed(luck * 1_000_003 + stage)
    for _ in range(MOST_ACTS):
        asks = state.asked
        if not asks:
            return
        ask = asks[0]
        acts = ask.acts
        act = acts[int(rng.random() * len(acts))] if ask.seat == CHANCE else bot.choose(state, ask.seat)
        state.apply(ask.seat, act)
        now = state.stage()
        if now != stage:
            stages -= 1
            if stages <= 0:
                return
            stage = now
            rng.seed(luck * 1_000_003 + stage)


def look(
    world: State, seat: int, act: int, bot: Bot, judge: Evaluation[Any], stages: int, luck: int, rng: random.Random
) -> float:
    """The share of the win that this seat may expect after an act, in one world with this luck."""
    state = world.copy()
    state.apply(seat, act)
    play_on(state, bot, stages, luck, rng)
    return judge.chances(state)[seat]
