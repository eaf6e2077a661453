"""Game statistics of matches between bots: python -m grognard.arena.measure friedrich --games 100 --seat
frederick=random ..."""

from __future__ import annotations

import argparse
import random
import re
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from importlib.metadata import entry_points
from typing import Final

from grognard.bots.base import Bot, decide
from grognard.bots.random_bot import RandomBot
from grognard.bots.registry import ENTRY_POINTS, RANDOM, RULES, make_opponent
from grognard.core.acts import CARD
from grognard.core.chance import CHANCE
from grognard.core.game import Game, find
from grognard.core.refusals import Problem
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
    """How one game ended, how long the bots thought, and what happened in it."""

    def __init__(self, winners: list[str], why: str, turn: str, thought: dict[str, list[float]]) -> None:
        self.winners = winners
        self.why = why
        self.turn = turn
        self.thought = thought
        self.order: list[str] = []
        """The seats in the order in which they were first asked."""
        self.used: Counter[str] = Counter()
        """How often each verb was used, and each card with it."""
        self.told: Counter[str] = Counter()
        """How often something was told that was to be counted."""


def play(
    game_name: str, scenario: str, options: dict[str, str], bots: list[str], number: int, tell: str = ""
) -> Played:
    """One game; the same number gives the same game. What is told under the key `tell` is counted."""
    rng = random.Random(number)
    game = find(game_name)
    state = game.start(scenario, options)
    players = [make_bot(name, rng) for name in bots]
    thought: dict[str, list[float]] = {name: [] for name in bots}
    heading = state.heading()
    order: list[int] = []
    used: Counter[str] = Counter()
    told: Counter[str] = Counter()
    for _ in range(MOST_ACTS):
        if tell:
            told.update([game.plain(event.saying) for event in state.events or [] if event.saying.key == tell])
            state.events = []
        if state.over():
            break
        heading = state.heading()
        ask = state.asks()[0]
        if ask.seat == CHANCE:
            state.apply(CHANCE, rng.choice(ask.acts))
            continue
        if ask.seat not in order:
            order.append(ask.seat)
        began = time.process_time()
        act = decide(players[ask.seat], state, ask.seat, rng)
        thought[bots[ask.seat]].append(time.process_time() - began)
        verb = game.space.verb_of(act)
        card = verb.targets is not None and verb.targets.role == CARD
        used[game.space.text(act) if card else verb.name] += 1
        state.apply(ask.seat, act)
    played = Played(*outcome(game, scenario, state), game.plain(heading), thought)
    played.order = [game.seat_names(scenario)[seat] for seat in order]
    played.used, played.told = used, told
    return played


def outcome(game: Game[State], scenario: str, state: State) -> tuple[list[str], str]:
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


def _share(work: tuple[str, str, dict[str, str], list[str], list[int], str]) -> list[Played]:
    game, scenario, options, bots, numbers, tell = work
    return [play(game, scenario, options, bots, number, tell) for number in numbers]


def measure(
    game: str, scenario: str, options: dict[str, str], bots: list[str], games: int, seed: int = 0, tell: str = ""
) -> list[Played]:
    """Play so many games on two processes."""
    numbers = list(range(seed, seed + games))
    shares = [(game, scenario, options, bots, numbers[part::PROCESSES], tell) for part in range(PROCESSES)]
    with ProcessPoolExecutor(PROCESSES) as pool:
        return [played for share in pool.map(_share, shares) for played in share]


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m grognard.arena.measure", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--scenario", default="", help="the first one of the game by default")
    parser.add_argument("--option", action="append", default=[], help="NAME=VALUE")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--seat", action="append", default=[], help="SEAT=BOT; the game's own bot plays the others")
    parser.add_argument("--acts", action="store_true", help="count verbs and cards")
    parser.add_argument("--told", default="", help="count what is told under this key")
    given = parser.parse_args(arguments)
    game = find(given.game)
    scenario = game.scenario(given.scenario).name
    options = dict(text.split("=", 1) for text in given.option)
    bots = seat_bots(game.seat_names(scenario), given.seat, given.game)
    began = time.perf_counter()
    played = measure(given.game, scenario, options, bots, given.games, given.seed, given.told)
    print(f"{given.games} games of {given.game}, {scenario}, in {time.perf_counter() - began:.0f} s")
    print("seats:", ", ".join(f"{seat} {bot}" for seat, bot in zip(game.seat_names(scenario), bots, strict=True)))
    for seat in game.seat_names(scenario):
        print(f"  {seat} won {sum(seat in one.winners for one in played)}")
    for place in range(len(bots)):
        won = sum(one.order[place] in one.winners for one in played if place < len(one.order))
        print(f"  the seat asked as number {place + 1} won {won}")
    for why, count in Counter(one.why for one in played).most_common():
        print(f"  {count:4d}  {why}")
    turns = sorted([one.turn for one in played], key=lambda text: [int(number) for number in re.findall(r"\d+", text)])
    print(f"  median end: {turns[len(turns) // 2]}")
    counted: Counter[str] = Counter()
    for one in played:
        counted += one.told + (one.used if given.acts else Counter())
    for name, count in sorted(counted.items()):
        print(f"  {count:6d}  {name}")
    for name in dict.fromkeys(bots):
        times = sorted(seconds for one in played for seconds in one.thought[name])
        if times:
            mean, late = sum(times) / len(times), times[int(0.99 * len(times))]
            print(
                f"  {name}: {len(times)} decisions, {1000 * mean:.2f} ms of CPU each, 99 % in {1000 * late:.2f} ms, "
                f"the slowest {1000 * times[-1]:.1f} ms"
            )


if __name__ == "__main__":
    try:
        main()
    except Problem as problem:
        raise SystemExit(f"{problem}") from None
