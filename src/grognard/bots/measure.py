"""Matches between bots, counted: python -m grognard.bots.measure friedrich --games 100 --seat frederick=random ..."""

from __future__ import annotations

import argparse
import random
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from importlib.metadata import entry_points
from typing import Final

from grognard.bots.base import Bot, decide
from grognard.bots.random_bot import RandomBot
from grognard.bots.registry import ENTRY_POINTS, RANDOM, RULES, make_opponent
from grognard.core.chance import CHANCE
from grognard.core.game import Game, find
from grognard.core.reasons import Problem
from grognard.core.state import State

PROCESSES: Final = 2
MOST_ACTS: Final = 20_000


def make_bot(name: str, rng: random.Random) -> Bot:
    """A bot by its name."""
    if name == RANDOM:
        return RandomBot(rng)
    known = sorted(entry_points(group=ENTRY_POINTS).names)
    if name not in known:
        raise Problem("no-such-bot", name=name, names=[RANDOM, *known])
    return make_opponent(name, RULES, rng)


class Played:
    """How one game ended, and how long the bots thought."""

    def __init__(self, winners: list[str], why: str, turn: str, thought: dict[str, list[float]]) -> None:
        self.winners = winners
        self.why = why
        self.turn = turn
        self.thought = thought


def play(game_name: str, scenario: str, options: dict[str, str], bots: list[str], number: int) -> Played:
    """One game; the same number gives the same game."""
    rng = random.Random(number)
    game = find(game_name)
    state = game.start(scenario, options)
    players = [make_bot(name, rng) for name in bots]
    thought: dict[str, list[float]] = {name: [] for name in bots}
    heading = state.heading()
    for _ in range(MOST_ACTS):
        if state.over():
            break
        heading = state.heading()
        ask = state.asks()[0]
        if ask.seat == CHANCE:
            state.apply(CHANCE, rng.choice(ask.acts))
            continue
        began = time.process_time()
        act = decide(players[ask.seat], state, ask.seat, rng)
        thought[bots[ask.seat]].append(time.process_time() - began)
        state.apply(ask.seat, act)
    return Played(*outcome(game, scenario, state), game.plain(heading), thought)


def outcome(game: Game, scenario: str, state: State) -> tuple[list[str], str]:
    """Who won, and how: a saying without words."""
    result, seats = state.result(), game.seat_names(scenario)
    return (
        ([seats[seat] for seat in result.winners], game.plain(result.saying))
        if result is not None
        else ([], "not over")
    )


def seat_bots(seats: list[str], chosen: list[str], default: str) -> list[str]:
    """The bot of every seat, from texts like 'Frederick=random'."""
    bots = dict.fromkeys(seats, default)
    for text in chosen:
        seat, _, bot = text.partition("=")
        found = [name for name in seats if name.casefold() == seat.casefold()]
        if not found or not bot:
            raise Problem("expected-seat-bot", names=seats, text=text)
        bots[found[0]] = bot
    return [bots[name] for name in seats]


def _share(work: tuple[str, str, dict[str, str], list[str], list[int]]) -> list[Played]:
    game, scenario, options, bots, numbers = work
    return [play(game, scenario, options, bots, number) for number in numbers]


def measure(
    game: str, scenario: str, options: dict[str, str], bots: list[str], games: int, seed: int = 0
) -> list[Played]:
    """Play so many games on two processes."""
    numbers = list(range(seed, seed + games))
    shares = [(game, scenario, options, bots, numbers[part::PROCESSES]) for part in range(PROCESSES)]
    with ProcessPoolExecutor(PROCESSES) as pool:
        return [played for share in pool.map(_share, shares) for played in share]


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m grognard.bots.measure", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--scenario", default="", help="the first one of the game by default")
    parser.add_argument("--option", action="append", default=[], help="NAME=VALUE")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--seat", action="append", default=[], help="SEAT=BOT; the game's own bot plays the others")
    given = parser.parse_args(arguments)
    game = find(given.game)
    scenario = game.scenario(given.scenario).name
    options = dict(text.split("=", 1) for text in given.option)
    bots = seat_bots(game.seat_names(scenario), given.seat, given.game)
    began = time.perf_counter()
    played = measure(given.game, scenario, options, bots, given.games, given.seed)
    print(f"{given.games} games of {given.game}, {scenario}, in {time.perf_counter() - began:.0f} s")
    print("seats:", ", ".join(f"{seat} {bot}" for seat, bot in zip(game.seat_names(scenario), bots, strict=True)))
    for seat in game.seat_names(scenario):
        print(f"  {seat} won {sum(seat in one.winners for one in played)}")
    for why, count in Counter(one.why for one in played).most_common():
        print(f"  {count:4d}  {why}")
    turns = sorted((one.turn for one in played), key=lambda text: (len(text.split(",")[0]), text))
    print(f"  median end: {turns[len(turns) // 2]}")
    for name in dict.fromkeys(bots):
        times = sorted(seconds for one in played for seconds in one.thought[name])
        if times:
            mean, late = sum(times) / len(times), times[int(0.99 * len(times))]
            print(
                f"  {name}: {len(times)} decisions, {1000 * mean:.2f} ms of CPU each, 99 % within {1000 * late:.2f} ms"
            )


if __name__ == "__main__":
    main()
