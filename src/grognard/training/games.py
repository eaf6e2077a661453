"""Training games: opponents play, now and then a random act instead, so that positions differ."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

from grognard.bots.base import Bot, RuleBot, decide
from grognard.bots.evaluation import Evaluation
from grognard.bots.registry import LINEAR, NET, judge_wanted, make_evaluation, make_opponent
from grognard.core.chance import CHANCE
from grognard.core.game import find
from grognard.core.refusals import Problem
from grognard.core.state import State
from grognard.training import records
from grognard.training.processes import Line, Task, work
from grognard.training.records import Shape, Writer

STRAY: Final = 0.03
"""So often an act is a random one."""
MOST_ACTS: Final = 50_000

Chooser = Callable[[Bot, State, int, random.Random], int]
"""What takes the act of an opponent from the real state."""


class Plan:
    """Which games are played, by whom, and how many."""

    def __init__(self, game: str, folder: Path) -> None:
        self.game = game
        self.folder = folder
        self.player = "rules"
        self.scenarios: list[str] = []
        """Taken by turns; all of them where none is named."""
        self.seed = 0
        self.games = 0
        """So many in all, those that are there included; 0: as many as the time allows."""
        self.seconds = 0.0
        """Start no new game after so many seconds; 0: no limit."""
        self.processes = 1
        self.round = 0
        """Which round of games with choices this is; 0: games without choices."""
        self.searched = 1
        """Of so many decisions in games with choices one is searched; the heuristic makes the others."""
        self.network = ""
        """The file with the network by which a search judges; its own where none is named."""

    def opponent(self) -> str:
        """The name of the opponent that plays."""
        return judge_wanted(self.player)[0] + NET + self.network if self.network else self.player

    def complete(self) -> None:
        """A Problem where there is nothing to train, or a scenario or an opponent does not exist."""
        game = find(self.game)
        judge_of(self.game)
        self.scenarios = [game.scenario(name).name for name in self.scenarios] or list(game.scenarios)
        make_opponent(self.game, self.opponent(), random.Random(0))

    def path(self) -> Path:
        return self.folder / records.GAMES


def judge_of(game: str) -> Evaluation[Any]:
    """The evaluation function whose inputs a network reads."""
    judge = make_evaluation(find(game).name, LINEAR)
    if judge is None:
        raise Problem("training-no-evaluation", game=game)
    return judge


def chosen(bot: Bot, state: State, seat: int, rng: random.Random) -> int:
    """The act of an opponent."""
    return bot.choose(state, seat) if isinstance(bot, RuleBot) else decide(bot, state, seat, rng)


def play(plan: Plan, number: int, choose: Chooser = chosen) -> Line:
    """One game; the same number gives the same game, unless the opponent thinks by the clock."""
    judge, game = judge_of(plan.game), find(plan.game)
    shape = Shape(judge, game)
    noted: list[bytes] = []
    stage = -1
    state = game.start(plan.scenarios[number % len(plan.scenarios)])
    for _ in course(plan, number, state, choose):
        if state.stage() != stage and not state.over():
            stage = state.stage()
            noted.append(shape.write(judge, state))
    if not state.over():
        raise ValueError(f"game {number} did not end after {MOST_ACTS} acts")
    return _line(judge, state, number, noted)


def course(plan: Plan, number: int, state: State, choose: Chooser = chosen) -> Iterator[int]:
    """Play a game on from its start: the seat that is asked before each act, and at last -1. The state moves on when
    the next one is asked for."""
    rng = random.Random(f"{plan.seed} {number}" + (f" {plan.round}" if plan.round else ""))
    bot = make_opponent(plan.game, plan.opponent(), rng)
    acts = 0
    while not state.over() and acts < MOST_ACTS:
        ask = state.asks()[0]
        yield ask.seat
        stray = ask.seat == CHANCE or rng.random() < STRAY
        state.apply(ask.seat, rng.choice(ask.acts) if stray else choose(bot, state, ask.seat, rng))
        acts += 1
    yield -1


def _line(judge: Evaluation[Any], state: State, number: int, noted: list[bytes]) -> Line:
    rows = judge.rows(state)
    result = state.result()
    winners = result.winners if result is not None else []
    sides = [sorted(set(row.seats)) for row in rows]
    won = sorted({tuple(side) for side in sides if any(seat in winners for seat in side)})
    return {
        "number": number,
        "scenario": state.agreed().scenario,
        "contenders": judge.places(state, rows),
        "sides": sides,
        "won": [1 / len(won) if tuple(side) in won else 0.0 for side in sides],
        "margins": [round(margin, 4) for margin in judge.margins(state)],
        "stages": len(noted),
        "positions": records.packed(noted),
    }


def collect(plan: Plan, tell: Callable[[int, int], None]) -> None:
    """Play the games of a plan that are not there yet. `tell` hears of how many games and positions there are."""
    plan.complete()
    game = find(plan.game)
    judge = judge_of(plan.game)
    head = records.header(judge, game, plan.player, plan.scenarios, plan.seed)
    ends = time.monotonic() + plan.seconds if plan.seconds else None
    with Writer(plan.path(), head) as writer:
        fill(writer, play, plan, ends, tell)


def fill(writer: Writer, task: Task, plan: Plan, ends: float | None, tell: Callable[[int, int], None]) -> None:
    """Play the games that are missing in a file."""
    tell(len(writer.numbers), writer.count)
    for line in work(task, plan, _numbers(plan, writer.numbers.copy(), ends), plan.processes, ends):
        writer.add(line)
        tell(len(writer.numbers), writer.count)


def _numbers(plan: Plan, there: set[int], ends: float | None) -> Iterator[int]:
    number = 0
    left = plan.games - len(there) if plan.games else None
    while (left is None or left > 0) and (ends is None or time.monotonic() < ends):
        if number not in there:
            yield number
            if left is not None:
                left -= 1
        number += 1
