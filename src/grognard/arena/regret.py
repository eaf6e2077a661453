"""Regret of the heuristic, what it could have done better: python -m grognard.arena.regret friedrich --positions 40

At decisions of games among the rules of thumb, what they choose and some of the other acts are played out to the end by
them, all in the same worlds and with the same luck. Where no other act is ever better, a search that looks one act
ahead has nothing to find, however long it thinks; where half of them are, it has.
"""

from __future__ import annotations

import argparse
import math
import random
from typing import Any, Final

from grognard.arena.fitting import judge_of
from grognard.bots.base import RuleBot
from grognard.bots.evaluation import Evaluation
from grognard.bots.registry import RULES, make_opponent
from grognard.bots.rollout import play_on
from grognard.core.chance import CHANCE
from grognard.core.game import Game, find
from grognard.core.refusals import Problem
from grognard.core.state import State

CLEAR: Final = 2.0
"""So many standard errors are a difference that counts; by chance alone 2.3 of 100 are as great, in each direction."""
SEVERAL: Final = 4
"""At most so many decisions of one game."""

Point = tuple[State, int, int, list[int]]
"""What the seat that is asked could believe in, the seat, what the rules of thumb choose, and the other acts."""


def lead(judge: Evaluation[Any], state: State, seat: int) -> float:
    """By how much a seat was ahead of the best of the others in the end."""
    mine, others = -math.inf, -math.inf
    for row, margin in zip(judge.rows(state), judge.margins(state), strict=True):
        if seat in row.seats:
            mine = max(mine, margin)
        else:
            others = max(others, margin)
    return mine - others


def points(
    game: Game[State], scenario: str, bot: RuleBot[Any], judge: Evaluation[Any], rng: random.Random
) -> list[Point]:
    """The decisions of one game among the rules of thumb for which a search would compare single acts."""
    state, found = game.start(scenario), []
    while not state.over():
        ask = state.asks()[0]
        if ask.seat == CHANCE:
            state.apply(CHANCE, rng.choice(ask.acts))
            continue
        only = state.only_answer(ask.seat)
        if only is None:
            known = state.imagine(ask.seat, rng)
            act = bot.choose(known, ask.seat)
            compared = judge.judges(known, ask.seat) and not bot.plans(known, ask.seat, act)
            acts = bot.sensible(known, known.distinct(ask.seat)) if compared else []
            others = [other for other in bot.shortlist(known, ask.seat, acts) if other != act] if acts else []
            if others:
                found.append((known, ask.seat, act, others))
            only = act
        state.apply(ask.seat, only)
    return found


def ends(bot: RuleBot[Any], judge: Evaluation[Any], world: State, seat: int, act: int, luck: int) -> float:
    """How far ahead the seat is in the end, after this act in this world with this luck."""
    state, rng = world.copy(), random.Random(0)
    state.apply(seat, act)
    while not state.over():
        play_on(state, bot, 1, luck, rng)
    return lead(judge, state, seat)


def differences(
    point: Point, bot: RuleBot[Any], judge: Evaluation[Any], worlds: int, rng: random.Random
) -> list[list[float]]:
    """For each other act by how much it was better than what the rules of thumb choose, in each world."""
    known, seat, first, others = point
    found: list[list[float]] = [[] for _ in others]
    for _ in range(worlds):
        world, luck = known.imagine(seat, rng), rng.getrandbits(30)
        base = ends(bot, judge, world, seat, first, luck)
        for other, values in zip(others, found, strict=True):
            values.append(ends(bot, judge, world, seat, other, luck) - base)
    return found


def standing(values: list[float]) -> tuple[float, float]:
    """The mean, and in how many standard errors it differs from nothing.

    >>> standing([0.0, 0.0]), standing([1.0, 3.0])
    ((0.0, 0.0), (2.0, 2.0))
    """
    number = len(values)
    mean = sum(values) / number
    error = math.sqrt(sum([(value - mean) ** 2 for value in values]) / (number - 1) / number)
    if error == 0.0:
        return mean, 0.0 if mean == 0.0 else math.copysign(math.inf, mean)
    return mean, mean / error


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m grognard.arena.regret", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--scenario", default="", help="the first one of the game by default")
    parser.add_argument("--positions", type=int, default=40)
    parser.add_argument("--worlds", type=int, default=24)
    parser.add_argument("--acts", type=int, default=5, help="other acts tried at each position, at most")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(arguments)
    if given.positions < 1 or given.worlds < 2 or given.acts < 1:
        parser.error("at least 1 position, 2 worlds and 1 act are needed")
    game, rng = find(given.game), random.Random(given.seed)
    scenario = game.scenario(given.scenario).name
    bot = make_opponent(game.name, RULES, rng)
    judge = judge_of(bot)
    assert isinstance(bot, RuleBot)
    tried: list[tuple[float, float]] = []
    left = given.positions
    while left > 0:
        found = points(game, scenario, bot, judge, rng)
        for known, seat, first, others in rng.sample(found, min(SEVERAL, left, len(found))):
            few = rng.sample(others, min(given.acts, len(others)))
            tried += [standing(one) for one in differences((known, seat, first, few), bot, judge, given.worlds, rng)]
            left -= 1
    better = sum([1 for _, errors in tried if errors > CLEAR])
    worse = sum([1 for _, errors in tried if errors < -CLEAR])
    mean = sum([one for one, _ in tried]) / len(tried)
    print(f"{game.name}, {scenario}: {given.positions} positions, {len(tried)} other acts, {given.worlds} worlds each")
    print(f"  clearly better than what the rules of thumb choose: {better} ({100 * better / len(tried):.1f} %)")
    print(f"  clearly worse: {worse} ({100 * worse / len(tried):.1f} %)")
    print(f"  on average their margin in the end is {mean:+.3f} higher")


if __name__ == "__main__":
    try:
        main()
    except Problem as problem:
        raise SystemExit(f"{problem}") from None
