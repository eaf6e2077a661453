"""What plans bring a search in Paths of Glory: python -m scripts.paths_plans introductory --minutes 10

In games among the rules of thumb a search with plans is asked what it would do. Where it would do something else, both
are played on by them, in the same worlds and with the same luck; the difference is counted in victory points.
"""

from __future__ import annotations

import argparse
import random
import time

from grognard.arena.regret import standing
from grognard.bots.base import Budget, RuleBot
from grognard.bots.lookahead import Lookahead
from grognard.bots.plans import follow
from grognard.bots.registry import RULES, make_evaluation, make_opponent
from grognard.bots.rollout import play_on
from grognard.core.chance import CHANCE
from grognard.core.game import find
from grognard.core.state import State
from grognard.games.paths_of_glory.board.state import PathsState
from grognard.games.paths_of_glory.facts.tables import CP

GAME = "paths-of-glory"


def points(world: State, rules: RuleBot[PathsState], seat: int, acts: list[int], stages: int, luck: int) -> float:
    """The victory points after so many stages, from the view of a seat that begins with these acts."""
    state = world.copy()
    assert isinstance(state, PathsState)
    follow(state, seat, acts)
    play_on(state, rules, stages, luck, random.Random(0))
    return float(state.points if seat == state.seat_of(CP) else -state.points)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m scripts.paths_plans", description=__doc__)
    parser.add_argument("scenario")
    parser.add_argument("--kind", default="Movement", help="the step whose questions are looked at")
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--share", type=float, default=0.25, help="the share of these questions that is looked at")
    parser.add_argument("--playouts", type=int, default=24, help="the budget of the search")
    parser.add_argument("--worlds", type=int, default=10)
    parser.add_argument("--stages", type=int, default=14, help="how far both are played on; about a turn")
    parser.add_argument("--seed", type=int, default=41)
    given = parser.parse_args()
    rng = random.Random(given.seed)
    rules, judge = make_opponent(GAME, RULES, rng), make_evaluation(GAME)
    assert isinstance(rules, RuleBot)
    assert judge is not None
    bot = Lookahead(rules, judge, random.Random(given.seed + 1), Budget(given.playouts), False, True)
    searched: list[float] = []
    changed = 0
    over = time.monotonic() + 60.0 * given.minutes
    while time.monotonic() < over:
        state = find(GAME).start(given.scenario)
        while not state.over() and time.monotonic() < over:
            ask = state.asks()[0]
            if ask.seat == CHANCE:
                state.apply(CHANCE, rng.choice(ask.acts))
                continue
            only = state.only_answer(ask.seat)
            known = state.imagine(ask.seat, rng)
            act = only if only is not None else rules.choose(known, ask.seat)
            if only is None and type(state.stack[-1]).__name__ == given.kind and rng.random() < given.share:
                choice = bot.think(known.copy(), ask.seat)
                plan = [choice.act, *choice.then]
                gains = [0.0]
                if plan != [act]:
                    changed += 1
                    gains = []
                    for _ in range(given.worlds):
                        world, luck = known.imagine(ask.seat, rng), rng.getrandbits(30)
                        more = points(world, rules, ask.seat, plan, given.stages, luck)
                        gains.append(more - points(world, rules, ask.seat, [act], given.stages, luck))
                    told = [state.space.text(one) for one in plan]
                    print(f"{state.space.text(act)} -> {told}: {sum(gains) / len(gains):+.2f}")
                if choice.weighed:
                    searched.append(sum(gains) / len(gains))
            state.apply(ask.seat, act)
    if len(searched) > 1:
        mean, errors = standing(searched)
        print(f"{given.scenario}, {given.kind}: {len(searched)} searched, {changed} changed")
        print(f"  {mean:+.3f} victory points for each, {errors:.1f} standard errors from nothing")


if __name__ == "__main__":
    main()
