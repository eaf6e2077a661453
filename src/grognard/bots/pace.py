"""Decision speed: how fast the rule-based opponent decides, and plays games to their ends: what a search can afford."""

from __future__ import annotations

import random
import time
from typing import Any, Final

from grognard.bots.registry import RULES, make_opponent
from grognard.bots.rollout import play_on
from grognard.core import state as state_module
from grognard.core.chance import CHANCE
from grognard.core.game import Game
from grognard.core.state import State

SEED: Final = 1757
TO_THE_END: Final = 1_000_000
"""More stages than any game has."""


def measure(game: Game[State], scenario: str, seconds: float) -> dict[str, Any]:
    """Whole games by the rules of thumb for half of the time, then playouts from their middles to the end, both by the
    processor's clock."""
    rng = random.Random(SEED)
    bot = make_opponent(game.name, RULES, rng)
    spent: list[float] = []
    middles: list[State] = []
    began = time.process_time()
    while time.process_time() - began < seconds / 2 or not middles:
        state = game.start(scenario)
        line: list[State] = []
        while not state.over():
            ask = state.asks()[0]
            if ask.seat == CHANCE:
                state.apply(CHANCE, rng.choice(ask.acts))
                continue
            before = time.process_time()
            act = bot.choose(state, ask.seat)
            spent.append(time.process_time() - before)
            if rng.random() < 0.02:
                line.append(state.copy())
            state.apply(ask.seat, act)
        middles += line[len(line) // 3 : 2 * len(line) // 3 + 1]
    playouts = 0
    began = time.process_time()
    while time.process_time() - began < seconds / 2:
        play_on(middles[playouts % len(middles)].copy(), bot, TO_THE_END, playouts, rng)
        playouts += 1
    passed = time.process_time() - began
    return {
        "game": game.name,
        "scenario": scenario,
        "compiled": not (state_module.__file__ or "").endswith(".py"),
        "decision_microseconds": 1e6 * sum(spent) / len(spent),
        "late_milliseconds": 1e3 * sorted(spent)[int(0.99 * len(spent))],
        "slowest_milliseconds": 1e3 * max(spent),
        "playouts_per_second": playouts / passed,
    }
