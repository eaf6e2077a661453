"""Monte Carlo rollouts (playouts) by the rules of thumb, up to a horizon: the same world and the same luck for all that
is compared."""

from __future__ import annotations

import random
from typing import Any, Final

from grognard.bots.base import Bot, Watch
from grognard.bots.evaluation import Evaluation
from grognard.bots.plans import follow
from grognard.core.chance import CHANCE
from grognard.core.state import State

MOST_ACTS: Final = 600
"""No look ahead is longer."""
CHECKED: Final = 2
"""After every so many acts it is checked whether the time is over: to ask the clock takes time, too."""
CUT: Final = -1.0
"""What a look ahead finds that was cut off. It is no value: the position was not judged."""


def play_on(state: State, bot: Bot, stages: int, luck: int, rng: random.Random, watch: Watch | None = None) -> bool:
    """Play on until so many stages have begun, or the game is over; False where the time was over before. Chance
    depends on the luck and the stage, so that what went another way meets the same dice again in the next stage."""
    stage = state.stage()
    rng.seed(luck * 1_000_003 + stage)
    for number in range(MOST_ACTS):
        if watch is not None and number % CHECKED == 0 and watch.late():
            return False
        asks = state.asked
        if not asks:
            return True
        ask = asks[0]
        acts = ask.acts
        act = acts[int(rng.random() * len(acts))] if ask.seat == CHANCE else bot.choose(state, ask.seat)
        state.apply(ask.seat, act)
        now = state.stage()
        if now != stage:
            stages -= 1
            if stages <= 0:
                return True
            stage = now
            rng.seed(luck * 1_000_003 + stage)
    return True


def look(
    world: State,
    seat: int,
    act: int,
    bot: Bot,
    judge: Evaluation[Any],
    stages: int,
    luck: int,
    rng: random.Random,
    watch: Watch | None = None,
    then: list[int] | None = None,
) -> float:
    """The share of the win that this seat may expect after an act, and those that follow it in a plan, in one world
    with this luck; `CUT` where the time was over before that could be told."""
    state = world.copy()
    state.apply(seat, act)
    if then:
        follow(state, seat, then)
    if not play_on(state, bot, stages, luck, rng, watch):
        return CUT
    return judge.chances(state)[seat]
