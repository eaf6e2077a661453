"""A benchmark of observations: how fast positions are read and encoded, what `grognard bench GAME --envs` measures, on
one core."""

from __future__ import annotations

import random
import time
from typing import Any, Final

import numpy as np

from grognard.core import state as state_module
from grognard.core.chance import CHANCE
from grognard.core.game import Game
from grognard.core.state import State
from grognard.envs.encoder import Encoder, encoder

SEED: Final = 1757
ENVS: Final = 32
"""The number of games in the vectorised environment."""


def measure(game: Game[State], scenario: str, seconds: float) -> dict[str, Any]:
    """Random games of a scenario, with and without observations, in seconds of processor time. A step
    is the decision of a player: its act, what chance does then, the observation of who is asked next, and his mask."""
    made = encoder(game)
    bare = play_steps(game, scenario, None, seconds / 4)
    whole = play_steps(game, scenario, made, seconds * 3 / 8)
    return {
        "game": game.name,
        "scenario": scenario,
        "compiled": not (state_module.__file__ or "").endswith(".py"),
        "steps_per_second": whole,
        "step_microseconds": 1e6 / whole,
        "observation_microseconds": max(0.0, 1e6 / whole - 1e6 / bare),
        "vector_steps_per_second": play_vector(game, scenario, seconds * 3 / 8),
        "observation_size": made.size,
    }


def play_steps(game: Game[State], scenario: str, made: Encoder | None, seconds: float) -> float:
    """Steps a second, with observations where there is an encoder."""
    rng = random.Random(SEED)
    mask = np.zeros(game.space.size, np.int8)
    row = made.row(np.zeros(made.size, np.float32), mask) if made is not None else None
    first: State = game.start(scenario)
    steps = 0
    passed = 0.0
    start = time.process_time()
    while passed < seconds or not steps:
        state = first.copy()
        while asks := state.asks():
            seat, acts = asks[0].seat, asks[0].acts
            if seat != CHANCE:
                steps += 1
                if row is not None:
                    row.observe(state, seat)
                    row.offer(acts)
            state.apply(seat, acts[int(rng.random() * len(acts))])
        passed = time.process_time() - start
    return steps / passed


def play_vector(game: Game[State], scenario: str, seconds: float) -> float | None:
    """Steps a second of the vectorised environment, in which the agent plays every seat at random; None without
    Gymnasium."""
    try:
        from grognard.envs.vector import GamesVectorEnv
    except ImportError:
        return None
    rng = random.Random(SEED)
    env = GamesVectorEnv(game, scenario, num_envs=ENVS, copy=False)
    env.reset(seed=SEED)
    steps = 0
    passed = 0.0
    start = time.process_time()
    while passed < seconds:
        acts = [0 if one.ask is None else one.ask.acts[int(rng.random() * len(one.ask.acts))] for one in env.episodes]
        steps += sum(not one.over for one in env.episodes)
        env.step(np.array(acts))
        passed = time.process_time() - start
    return steps / passed
