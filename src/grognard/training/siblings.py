"""How well evaluations compare sibling positions, those that the acts of one decision lead to.

Decisions are taken from held-out games where a search would think. Each of some acts is played on in imagined worlds,
the same with the same luck for all acts: in some worlds as far as a search looks, where evaluations judge the position;
in other worlds to the end, which tells what the act was worth. An evaluation is good if the act that it finds best was
worth much in the end.
"""

from __future__ import annotations

import json
import math
import random
import time
from collections.abc import Callable, Iterator
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import Any, Final

from grognard.arena.regret import lead
from grognard.bots import network
from grognard.bots.base import RuleBot
from grognard.bots.evaluation import Evaluation
from grognard.bots.registry import NET, RULES, make_evaluation, make_opponent
from grognard.bots.rollout import play_on
from grognard.core.game import find
from grognard.core.refusals import Problem
from grognard.core.state import State
from grognard.training.games import Plan, course, judge_of
from grognard.training.parts import TEST, part
from grognard.training.processes import Line, work

SIBLINGS: Final = "siblings.jsonl"
SEVERAL: Final = 1
"""So many decisions of one game."""
CLEAR: Final = 1.0
"""So many standard errors must be between two acts to ask which is better."""
UNKNOWN: Final = 1.0
"""The standard error of a single value: as far as a share can be off."""
LINEAR_NAME: Final = "linear"
MIXES: Final = {"results": 0.0, "both": 0.5, "margins": 1.0}
"""Judges by the network: how much its margins count."""

Arguments = tuple[Plan, str, int, int, int]
"""The games, the network file, how many acts are tried, in how many worlds they are judged, and played to the end."""


@cache
def judges(game: str, path: str, digest: str) -> dict[str, Evaluation[Any]]:
    """The evaluations that are compared, by name; the digest tells whether the file has changed."""
    found: dict[str, Evaluation[Any]] = {LINEAR_NAME: judge_of(game)}
    for name, mix in MIXES.items():
        make_evaluation.cache_clear()
        judge = make_evaluation(game, NET + path)
        assert judge is not None
        assert judge.network is not None
        judge.network.mix = mix
        found[name] = judge
    make_evaluation.cache_clear()
    return found


def decisions(plan: Plan, number: int, rng: random.Random) -> Iterator[tuple[State, int]]:
    """Some decisions of a game that a search would think about: what the seat could believe in, and the seat."""
    judge = judge_of(plan.game)
    found: list[tuple[State, int]] = []
    seen = 0
    state = find(plan.game).start(plan.scenarios[number % len(plan.scenarios)])
    for seat in course(plan, number, state):
        if seat < 0 or state.only_answer(seat) is not None or not judge.judges(state, seat):
            continue
        if len(state.distinct(seat)) > 1:
            seen += 1
            place = len(found) if len(found) < SEVERAL else rng.randrange(seen)
            if place < SEVERAL:
                found[place : place + 1] = [(state.imagine(seat, rng), seat)]
    yield from found


def compare(arguments: Arguments, number: int) -> Line:
    """What evaluations say of the acts of some decisions of one game, and what those were worth."""
    plan, path, acts, looks, deep = arguments
    rng = random.Random(f"siblings {plan.seed} {number}")
    bot = make_opponent(plan.game, RULES, rng)
    assert isinstance(bot, RuleBot)
    compared = judges(plan.game, path, digest_of(path))
    found: list[Line] = []
    for known, seat in decisions(plan, number, rng):
        first = bot.choose(known, seat)
        tried = bot.shortlist(known, seat, bot.sensible(known, known.distinct(seat)))
        others = [act for act in tried if act != first]
        if not others:
            continue
        chosen = [first, *rng.sample(others, min(acts - 1, len(others)))]
        found.append({"acts": chosen, **_worth(bot, compared, known, seat, chosen, looks, deep, rng)})
    return {"number": number, "decisions": found}


def _worth(
    bot: RuleBot[Any],
    compared: dict[str, Evaluation[Any]],
    known: State,
    seat: int,
    acts: list[int],
    looks: int,
    deep: int,
    rng: random.Random,
) -> Line:
    linear = compared[LINEAR_NAME]
    said: dict[str, list[float]] = {name: [0.0] * len(acts) for name in compared}
    for _ in range(looks):
        world, luck = known.imagine(seat, rng), rng.getrandbits(30)
        for place, act in enumerate(acts):
            state = world.copy()
            state.apply(seat, act)
            play_on(state, bot, linear.horizon, luck, random.Random(0))
            for name, judge in compared.items():
                said[name][place] += judge.chances(state)[seat] / looks
    wins: list[list[float]] = [[] for _ in acts]
    leads: list[list[float]] = [[] for _ in acts]
    for _ in range(deep):
        world, luck = known.imagine(seat, rng), rng.getrandbits(30)
        for place, act in enumerate(acts):
            state = world.copy()
            state.apply(seat, act)
            while not state.over():
                play_on(state, bot, 1, luck, random.Random(0))
            wins[place].append(linear.chances(state)[seat])
            leads[place].append(lead(linear, state, seat))
    rounded = {name: [round(value, 5) for value in values] for name, values in said.items()}
    return {"said": rounded, "wins": wins, "leads": [[round(value, 4) for value in row] for row in leads]}


def check(
    plan: Plan,
    path: str,
    sizes: tuple[int, int, int],
    games: int,
    seconds: float,
    tell: Callable[[int], None],
) -> dict[str, Any]:
    """Compare in so many held-out games, or as many as the time allows; the report. Games that were compared before
    with the same network are kept."""
    plan.complete()
    file = plan.folder / SIBLINGS
    stamp: Line = {"network": digest_of(path), "sizes": list(sizes), "seed": plan.seed, "scenarios": plan.scenarios}
    done = _continued(file, stamp)
    ends = time.monotonic() + seconds if seconds else None
    numbers = _numbers({line["number"] for line in done}, games, ends)
    with file.open("a", encoding="utf-8") as out:
        for line in work(compare, (plan, path, *sizes), numbers, plan.processes, ends):
            out.write(json.dumps(line, separators=(",", ":")) + "\n")
            out.flush()
            done.append(line)
            tell(len(done))
    return report([decision for line in done for decision in line["decisions"]])


def digest_of(path: str) -> str:
    """What tells a network file from another one."""
    try:
        return Path(path).read_bytes()[-network.DIGEST :].hex()
    except OSError as error:
        raise Problem("cannot-be-read", path=path, text=error.strerror or error) from None


def _continued(file: Path, stamp: Line) -> list[Line]:
    """What was compared before with the same stamp; else the file begins anew."""
    lines: list[Line] = []
    if file.exists():
        for text in file.read_text("utf-8").splitlines():
            try:
                lines.append(json.loads(text))
            except ValueError:
                break  # cut off by a kill
    if lines[:1] != [stamp]:
        lines = [stamp]
    file.write_text("".join(json.dumps(line, separators=(",", ":")) + "\n" for line in lines), "utf-8")
    return lines[1:]


def _numbers(there: set[int], games: int, ends: float | None) -> Iterator[int]:
    number = 0
    left = games - len(there) if games else None
    while (left is None or left > 0) and (ends is None or time.monotonic() < ends):
        if part(number) == TEST and number not in there:
            yield number
            if left is not None:
                left -= 1
        number += 1


def report(decisions: list[Line]) -> dict[str, Any]:
    """For each evaluation the share of pairs that it puts in the right order, and how much more than the choice of the
    rules of thumb the act was worth that it finds best; the same as differences from the linear one."""
    found: dict[str, Any] = {"decisions": len(decisions), "playouts": 0}
    names = list(decisions[0]["said"]) if decisions else []
    gains: dict[str, dict[str, list[float]]] = {name: {"wins": [], "leads": []} for name in names}
    for decision in decisions:
        found["playouts"] += sum(len(row) for row in decision["wins"])
        for name in names:
            said = decision["said"][name]
            best = max(range(len(said)), key=lambda place: said[place])
            for worth in ("wins", "leads"):
                rows = decision[worth]
                gains[name][worth].append(_mean(rows[best]) - _mean(rows[0]))
    for name in names:
        told: dict[str, Any] = {}
        for worth in ("wins", "leads"):
            told[f"right_order_{worth}"], told[f"pairs_{worth}"] = right_order(decisions, name, worth)
            told[f"gain_{worth}"] = standing(gains[name][worth])
            if name != LINEAR_NAME:
                both = zip(gains[name][worth], gains[LINEAR_NAME][worth], strict=True)
                told[f"gain_over_linear_{worth}"] = standing([mine - other for mine, other in both])
        found[name] = told
    return found


def right_order(decisions: list[Line], name: str, worth: str) -> tuple[float, int]:
    """The share of the pairs that are clearly apart in the end that an evaluation puts in this order, and how many
    those are."""
    right = number = 0.0
    for decision in decisions:
        rows, said = decision[worth], decision["said"][name]
        for one, other in combinations(range(len(rows)), 2):
            mean, error = standing([a - b for a, b in zip(rows[one], rows[other], strict=True)])
            if abs(mean) > CLEAR * error and mean:
                number += 1
                right += 0.5 if said[one] == said[other] else float((said[one] > said[other]) == (mean > 0))
    return (round(right / number, 4) if number else 0.5), int(number)


def _mean(values: list[float]) -> float:
    return sum(values) / len(values)


def standing(values: list[float]) -> tuple[float, float]:
    """The mean and its standard error.

    >>> standing([1.0, 3.0])
    (2.0, 1.0)
    """
    number = len(values)
    if number < 2:
        return (values[0] if values else 0.0), UNKNOWN
    mean = _mean(values)
    square = sum([(value - mean) ** 2 for value in values])
    return round(mean, 5), round(math.sqrt(square / (number - 1) / number), 5)
