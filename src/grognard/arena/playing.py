"""The game loop of a contest: one game played to its end, and replayed from its acts."""

from __future__ import annotations

import base64
import json
import math
import time
import zlib
from collections import Counter
from collections.abc import Callable
from typing import Any, Final

from grognard.arena.contest import NAMES, Contest
from grognard.arena.luck import Luck
from grognard.bots.base import Bot, Choice, RuleBot, consider, decide
from grognard.bots.registry import make_opponent
from grognard.core.chance import CHANCE
from grognard.core.refusals import Problem
from grognard.core.state import State

MOST_ACTS: Final = 50_000
"""A game that has not ended after so many acts has no winner."""
STEPS: Final = 8
"""Times are counted in classes, so many to each doubling."""

Weighing = dict[int, list[tuple[int, float, float, int]]]
"""What was weighed, by the number of the act: acts with their value, spread and visits. Plain data, because compiled
objects do not pass from process to process."""


class Clock:
    """How much of a processor an opponent took for its decisions, in seconds: what else runs on the machine does not
    count."""

    def __init__(self) -> None:
        self.count = 0
        self.total = 0.0
        self.slowest = 0.0
        self.classes: Counter[int] = Counter()

    def add(self, seconds: float) -> None:
        self.count += 1
        self.total += seconds
        self.slowest = max(self.slowest, seconds)
        self.classes[math.ceil(STEPS * math.log2(max(seconds, 1e-7)))] += 1

    def add_all(self, data: list[Any]) -> None:
        """Add the times of another one, from its data."""
        count, total, slowest, classes = data
        self.count += count
        self.total += total
        self.slowest = max(self.slowest, slowest)
        self.classes.update({int(step): number for step, number in classes.items()})

    def data(self) -> list[Any]:
        classes = {str(step): self.classes[step] for step in sorted(self.classes)}
        return [self.count, round(self.total, 6), round(self.slowest, 6), classes]

    def mean(self) -> float:
        return self.total / self.count if self.count else 0.0

    def within(self, share: float) -> float:
        """So long, or up to a tenth less, at most this share of the decisions took."""
        left = share * self.count
        for step in sorted(self.classes):
            left -= self.classes[step]
            if left <= 0:
                return min(self.slowest, math.exp2(step / STEPS))
        return self.slowest


def packed(acts: list[int]) -> str:
    """Acts as text: JSON, compressed, in base 64.

    >>> unpacked(packed([3, 1, 41]))
    [3, 1, 41]
    """
    return base64.b64encode(zlib.compress(json.dumps(acts, separators=(",", ":")).encode(), 9)).decode("ascii")


def unpacked(text: str) -> list[int]:
    acts = json.loads(zlib.decompress(base64.b64decode(text, validate=True)))
    if not isinstance(acts, list) or not all(type(act) is int for act in acts):
        raise ValueError("no list of acts")
    return acts


def score(winners: list[int], lineup: list[int], opponent: int = 0) -> float:
    """An opponent's share of the win; half of it where nobody has won.

    >>> score([1, 2], [0, 0, 1]), score([], [0, 1])
    (0.5, 0.5)
    """
    if not winners:
        return 0.5
    return sum(lineup[seat] == opponent for seat in winners) / len(winners)


def play(contest: Contest, pair: int, order: int, listen: bool = False) -> tuple[dict[str, Any], Weighing]:
    """A game as a line of the results file, and, when listened to, what was weighed in it. Who breaks down, or chooses
    what is not on offer, has lost; the line says so."""
    lineup = contest.lineup(order)
    state = contest.game.begin(contest.scenario, contest.options)
    luck = Luck(contest.secret(pair, order))
    generators = [contest.generator(pair, order, seat) for seat in range(len(lineup))]
    bots: list[Bot | None] = [None] * len(lineup)
    clocks, weighed = [Clock(), Clock()], [Clock(), Clock()]
    acts: list[int] = []
    weighing: Weighing = {}
    failure = ""
    stages, stage = 1, state.stage()
    while not state.over() and len(acts) < MOST_ACTS:
        seat = state.asks()[0].seat
        if seat == CHANCE:
            act = luck.pick(state)
        elif (only := state.only_answer(seat)) is not None:
            act = only
        else:
            began = time.thread_time()
            try:
                generator = generators[seat]
                name = contest.opponents[lineup[seat]]
                bot = bots[seat] or make_opponent(contest.game.name, name, generator)
                bots[seat] = bot
                tells = listen or not isinstance(bot, RuleBot)
                choice = consider(bot, state, seat, generator) if tells else Choice(decide(bot, state, seat, generator))
            except Exception as error:
                failure = f"{NAMES[lineup[seat]]}: {_line(error)}"
                break
            taken = time.thread_time() - began
            clocks[lineup[seat]].add(taken)
            act = choice.act
            if choice.weighed:
                weighed[lineup[seat]].add(taken)
            if choice.weighed and listen:
                weighing[len(acts)] = [(one.act, one.value, one.spread, one.visits) for one in choice.weighed]
        state.apply(seat, act)
        acts.append(act)
        if state.stage() != stage:
            stages, stage = stages + 1, state.stage()
    winners = _winners(state)
    if failure:
        winners = [number for number, opponent in enumerate(lineup) if opponent != lineup[seat]]
    line = {
        "pair": pair,
        "order": order,
        "score": score(winners, lineup),
        "winners": [contest.seats[seat] for seat in winners],
        **({"failure": failure} if failure else {}),
        "end": ending(state),
        "hash": state.hash(),
        "length": [len(acts), stages],
        "times": [clock.data() for clock in clocks],
        "weighed": [clock.data() for clock in weighed],
        "acts": packed(acts),
    }
    return line, weighing


def _line(error: Exception) -> str:
    kind = "" if isinstance(error, Problem) else f"{type(error).__name__}: "
    return " ".join(f"{kind}{error}".split())[:300]


def _winners(state: State) -> list[int]:
    result = state.result()
    return sorted(result.winners) if result is not None else []


def ending(state: State) -> list[Any] | None:
    """How a game ended, as the data of what is said of it."""
    result = state.result()
    return result.saying.data() if result is not None else None


def replay(
    contest: Contest, pair: int, order: int, acts: list[int], look: Callable[[State, int, int], None] | None = None
) -> State:
    """The last position of a game, from its acts: chance must have done what its seed gives. `look` sees every position
    in which a seat had a choice, with the seat and the number of the act. A Problem names the first wrong act."""
    state = contest.game.begin(contest.scenario, contest.options)
    luck = Luck(contest.secret(pair, order))
    for number, act in enumerate(acts):
        if state.over():
            raise Problem("arena-acts-left", number=len(acts) - number)
        seat = state.asks()[0].seat
        if seat == CHANCE:
            fair = luck.pick(state)
            if act != fair:
                raise Problem("arena-unfair", entry=str(number), text=_text(contest, act), right=_text(contest, fair))
        elif look is not None and state.only_answer(seat) is None:
            look(state, seat, number)
        try:
            state.apply(seat, act)
        except (Problem, LookupError) as error:
            told = error.whole() if isinstance(error, Problem) else _text(contest, act)
            raise Problem("entry-wrong", entry=str(number), problem=told).of(contest.game.name) from None
    return state


def _text(contest: Contest, act: int) -> str:
    return contest.game.space.text(act) if 0 <= act < contest.game.space.size else str(act)
