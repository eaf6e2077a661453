"""A benchmark of games: the speed and the size of a game's states, on one core."""

from __future__ import annotations

import random
import sys
import time
import tracemalloc
from typing import Any, Final

from grognard.core import state as state_module
from grognard.core.chance import CHANCE, PUBLIC
from grognard.core.game import Game
from grognard.core.state import State

SEED: Final = 1757
SAMPLES: Final = 64
KEPT: Final = 500


def measure(game: Game[State], scenario: str, seconds: float) -> dict[str, Any]:
    """Random games on bare states, copies, imaginations and memory of a scenario."""
    rng = random.Random(SEED)
    states = sample(game, scenario, rng)
    games, acts, playing = play_games(game, scenario, seconds * 0.6, rng)
    copies = rate_of_copies(states, seconds * 0.2)
    return {
        "game": game.name,
        "scenario": scenario,
        "compiled": not (state_module.__file__ or "").endswith(".py"),
        "games": games,
        "games_per_second": games / playing,
        "acts_per_second": acts / playing,
        "copies_per_second": copies,
        "copy_microseconds": 1e6 / copies,
        "imaginations_per_second": rate_of_imaginations(states, seconds * 0.2, rng),
        "state_bytes": bytes_of_state(states),
        "peak_rss_mib": peak_rss(),
    }


def play_games(game: Game[State], scenario: str, seconds: float, rng: random.Random) -> tuple[int, int, float]:
    """Whole random games for about so long: games, acts, seconds."""
    games = acts = 0
    start = time.perf_counter()
    passed = 0.0
    while passed < seconds:
        state = game.start(scenario)
        while asks := state.asks():
            ask = asks[0]
            state.apply(ask.seat, rng.choice(ask.acts))
            acts += 1
        games += 1
        passed = time.perf_counter() - start
    return games, acts, passed


def sample(game: Game[State], scenario: str, rng: random.Random) -> list[State]:
    """States from random points of random games."""
    states: list[State] = []
    while len(states) < SAMPLES:
        line: list[State] = []
        state = game.start(scenario)
        while asks := state.asks():
            if rng.random() < 0.02:
                line.append(state.copy())
            state.apply(asks[0].seat, rng.choice(asks[0].acts))
        states += rng.sample(line, min(8, len(line))) or [game.start(scenario)]
    return states


def rate_of_copies(states: list[State], seconds: float) -> float:
    """Copies a second."""
    count = 0
    start = time.perf_counter()
    passed = 0.0
    while passed < seconds:
        for state in states:
            state.copy()
        count += len(states)
        passed = time.perf_counter() - start
    return count / passed


def rate_of_imaginations(states: list[State], seconds: float, rng: random.Random) -> float:
    """Imaginations a second, each for a seat that is asked."""
    seats = [next((ask.seat for ask in state.asks() if ask.seat != CHANCE), PUBLIC) for state in states]
    pairs = list(zip(states, seats, strict=True))
    count = 0
    start = time.perf_counter()
    passed = 0.0
    while passed < seconds:
        for state, seat in pairs:
            state.imagine(seat, rng)
        count += len(pairs)
        passed = time.perf_counter() - start
    return count / passed


def bytes_of_state(states: list[State]) -> float:
    """The memory that one more copy takes."""
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    kept = [states[number % len(states)].copy() for number in range(KEPT)]
    after = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return (after - before) / len(kept)


def peak_rss() -> float | None:
    """The most memory this process has had, in MiB, where the system tells."""
    try:
        import resource
    except ImportError:
        return None
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak / 1024 / 1024 if sys.platform == "darwin" else peak / 1024
