"""Fit the weights of an evaluation function: python -m grognard.arena.fitting friedrich --games 200

Opponents by rules play, now and then a random act instead, so that positions differ. At every stage the numbers of
each contender are noted; in the end, its margin. The weights are those with the least squared error (with a small
penalty on their size), the steepness that under which the results of other games were most likely.
"""

from __future__ import annotations

import argparse
import json
import math
import random
from pathlib import Path
from typing import Any, Final

from grognard.bots.base import Bot, RuleBot
from grognard.bots.evaluation import Evaluation, Row, expand, shares
from grognard.bots.registry import RULES, make_opponent
from grognard.core.chance import CHANCE
from grognard.core.game import Game, find
from grognard.core.refusals import Problem
from grognard.core.state import State

STRAY: Final = 0.03
"""So often an act is a random one."""
PENALTIES: Final = [3.0, 30.0, 300.0, 3000.0]
"""How much large weights are held back: the one is taken that explains other games best."""
STEEPNESS: Final = [0.5, 1.0, 2.0, 3.0, 4.0, 6.0, 8.0, 12.0, 16.0]

Sample = tuple[list[Row], float, list[float], list[int]]
"""The rows of a position, the time, the final margins, the winners."""


def judge_of(bot: Bot) -> Evaluation[Any]:
    """The judge whose weights are to be fitted."""
    judge = bot.evaluation() if isinstance(bot, RuleBot) else None
    if judge is None:
        raise SystemExit(f"{bot.name} has no evaluation")
    return judge


def play(game: Game[State], scenario: str, number: int) -> tuple[str, list[Sample]]:
    """One game, and what was noted in it; the same number gives the same game."""
    rng = random.Random(number)
    bot = make_opponent(game.name, RULES, rng)
    judge = judge_of(bot)
    state = game.start(scenario)
    stage, noted = state.stage(), [(judge.rows(state), judge.time(state))]
    while not state.over():
        ask = state.asks()[0]
        stray = ask.seat == CHANCE or rng.random() < STRAY
        state.apply(ask.seat, rng.choice(ask.acts) if stray else bot.choose(state, ask.seat))
        if state.stage() != stage and not state.over():
            stage = state.stage()
            noted.append((judge.rows(state), judge.time(state)))
    result = state.result()
    margins = judge.margins(state)
    winners = result.winners if result is not None else []
    return judge.family(state), [(rows, time, margins, winners) for rows, time in noted]


def solve(rows: list[list[float]], targets: list[float], penalty: float) -> list[float]:
    """The weights with the least squared error, by the normal equations."""
    size = len(rows[0])
    table = [[penalty if a == b and a else 1e-9 if a == b else 0.0 for b in range(size)] + [0.0] for a in range(size)]
    for row, target in zip(rows, targets, strict=True):
        present = [place for place in range(size) if row[place]]
        for a in present:
            line, value = table[a], row[a]
            for b in present:
                line[b] += value * row[b]
            line[size] += value * target
    for a in range(size):
        pivot = max(range(a, size), key=lambda line: abs(table[line][a]))
        table[a], table[pivot] = table[pivot], table[a]
        head = table[a]
        for b in range(size):
            if b != a and table[b][a]:
                factor, line = table[b][a] / head[a], table[b]
                for c in range(a, size + 1):
                    line[c] -= factor * head[c]
    return [table[a][size] / table[a][a] for a in range(size)]


def fit(samples: list[Sample], penalty: float) -> dict[str, list[float]]:
    """For each kind of contender its weights."""
    by_kind: dict[str, tuple[list[list[float]], list[float]]] = {}
    for rows, time, margins, _ in samples:
        for row, margin in zip(rows, margins, strict=True):
            known, targets = by_kind.setdefault(row.kind, ([], []))
            known.append(expand(row.numbers, time))
            targets.append(margin)
    return {kind: [round(weight, 5) for weight in solve(both[0], both[1], penalty)] for kind, both in by_kind.items()}


def expected(weights: dict[str, list[float]], rows: list[Row], time: float) -> list[float]:
    return [sum([a * b for a, b in zip(weights[row.kind], expand(row.numbers, time), strict=True)]) for row in rows]


def explained(weights: dict[str, list[float]], samples: list[Sample]) -> list[float]:
    """The part of the spread of margins that is explained, in each third of the game."""
    found: list[float] = []
    for third in range(3):
        pairs: list[tuple[str, float, float]] = []
        for rows, time, margins, _ in samples:
            if min(2, int(3 * time)) == third:
                guessed = expected(weights, rows, time)
                pairs += [(r.kind, m, g) for r, m, g in zip(rows, margins, guessed, strict=True)]
        spread = error = 0.0
        for kind in {kind for kind, _, _ in pairs}:
            of_kind = [(m, g) for k, m, g in pairs if k == kind]
            mean = sum([m for m, _ in of_kind]) / len(of_kind)
            spread += sum([(m - mean) ** 2 for m, _ in of_kind])
            error += sum([(m - g) ** 2 for m, g in of_kind])
        found.append(round(1 - error / spread, 3) if spread else 0.0)
    return found


def steepest(weights: dict[str, list[float]], samples: list[Sample]) -> tuple[float, float]:
    """The steepness at the start and at the end under which the winners were most likely."""
    known = [(expected(weights, rows, time), time, rows, winners) for rows, time, _, winners in samples if winners]
    best, best_score = (1.0, 1.0), -math.inf
    for start in STEEPNESS:
        for end in STEEPNESS:
            score = 0.0
            for margins, time, rows, winners in known:
                steep = start + (end - start) * time
                chances = shares([steep * margin for margin in margins])
                won = sum([c for c, row in zip(chances, rows, strict=True) if any(s in winners for s in row.seats)])
                score += math.log(max(1e-6, min(1.0, won)))
            if score > best_score:
                best, best_score = (start, end), score
    return best


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m grognard.arena.fitting", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=100, help="for each scenario")
    parser.add_argument("--scenario", action="append", default=[], help="all of them by default")
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args(arguments)
    game = find(given.game)
    judge = judge_of(make_opponent(game.name, RULES, random.Random(0)))
    samples: dict[str, list[list[Sample]]] = {}
    for scenario in given.scenario or list(game.scenarios):
        for number in range(given.seed, given.seed + given.games):
            family, noted = play(game, scenario, number)
            samples.setdefault(family, []).append(noted)
    path = Path(judge.place())
    data: dict[str, Any] = json.loads(path.read_text("utf-8")) if path.is_file() else {"families": {}}
    data["fingerprint"], data["names"] = game.space.fingerprint(), judge.names()
    for family, games in samples.items():
        data["families"][family] = report(family, games)
    path.write_text(json.dumps(data, indent=1) + "\n", "utf-8")
    print(f"wrote {path}")


def report(family: str, games: list[list[Sample]]) -> dict[str, Any]:
    """Fit, and say how well what was fitted on four fifths of the games explains the others."""
    kept = [sample for place, noted in enumerate(games) for sample in noted if place % 5]
    others = [sample for place, noted in enumerate(games) for sample in noted if not place % 5]
    tried = {penalty: fit(kept, penalty) for penalty in PENALTIES}
    best = max(PENALTIES, key=lambda penalty: sum(explained(tried[penalty], others)))
    told = explained(tried[best], others)
    steep = steepest(tried[best], others)
    print(f"{family}: {len(games)} games, explained by thirds {told}, penalty {best}, steepness {steep}", flush=True)
    weights = fit(kept + others, best)
    return {"games": len(games), "explained": told, "penalty": best, "steepness": list(steep), "weights": weights}


if __name__ == "__main__":
    try:
        main()
    except Problem as problem:
        raise SystemExit(f"{problem}") from None
