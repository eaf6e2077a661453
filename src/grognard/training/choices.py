"""Games by a search, with what it weighed at its decisions: what a policy learns from. They are training games like
others besides, so a value network learns from them, too."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from grognard.bots.base import Bot, Choice, check
from grognard.bots.evaluation import Evaluation
from grognard.bots.lookahead import Lookahead
from grognard.bots.registry import make_opponent
from grognard.core.game import find
from grognard.core.refusals import Problem
from grognard.core.state import State
from grognard.training import games, records
from grognard.training.games import Plan, fill, judge_of
from grognard.training.processes import Line
from grognard.training.records import Shape, Writer
from grognard.training.siblings import digest_of


class Notes:
    """The decisions of one game. A search is asked through them, from what its seat may know; one decision in so many
    is searched, and the heuristic makes the others."""

    def __init__(self, judge: Evaluation[Any], shape: Shape, searched: int) -> None:
        self.judge = judge
        self.shape = shape
        self.searched = searched
        self.positions: list[bytes] = []
        """As the seat imagined them."""
        self.decisions: list[Line] = []

    def choose(self, bot: Bot, state: State, seat: int, rng: random.Random) -> int:
        """The act that a search chooses. The decision is noted if it has weighed several acts, not plans."""
        only = state.only_answer(seat)
        if only is not None:
            return only
        assert isinstance(bot, Lookahead)
        known = state.imagine(seat, rng)
        first = bot.rules.choose(known, seat)
        if rng.random() * self.searched >= 1.0:
            return first
        tried = bot.trials(known, seat, first)
        position = self.shape.write(self.judge, known) if tried else b""
        choice = bot.think(known, seat)
        check(bot.name, state, seat, choice.act)
        if len(choice.weighed) > 1 and all(trial.then is None for trial in tried):
            self.positions.append(position)
            self.decisions.append(noted(seat, [first, *[trial.act for trial in tried]], choice))
        return choice.act


def noted(seat: int, acts: list[int], choice: Choice) -> Line:
    """A decision: the acts in the order of the heuristic, its choice first, with value, spread and visits of those that
    were weighed, and the act that the search chose."""
    weighed = {one.act: [round(one.value, 4), round(one.spread, 4), one.visits] for one in choice.weighed}
    return {"seat": seat, "acts": acts, "weighed": [weighed.get(act) for act in acts], "chosen": choice.act}


def play(plan: Plan, number: int) -> Line:
    """One game with its decisions."""
    judge = judge_of(plan.game)
    notes = Notes(judge, Shape(judge, find(plan.game)), plan.searched)
    line = games.play(plan, number, notes.choose)
    more = {"choices": len(notes.decisions), "decisions": notes.decisions, "known": records.packed(notes.positions)}
    return {**line, **more}


def complete(plan: Plan) -> None:
    """A Problem where the games cannot be played, or the opponent does not search."""
    plan.complete()
    if not isinstance(make_opponent(plan.game, plan.opponent(), random.Random(0)), Lookahead):
        raise Problem("training-needs-search", name=plan.player)


def collect(plan: Plan, tell: Callable[[int, int], None]) -> Path:
    """Play the games of a round that are not there yet. `tell` hears of how many games and decisions there are."""
    complete(plan)
    path = records.choices_path(plan.folder, plan.round)
    head = records.header(judge_of(plan.game), find(plan.game), plan.player, plan.scenarios, plan.seed)
    network = digest_of(plan.network) if plan.network else ""
    head = {**head, "format": records.CHOICES_FORMAT, "round": plan.round, "network": network}
    head["searched"] = plan.searched
    ends = time.monotonic() + plan.seconds if plan.seconds else None
    with Writer(path, head, "choices") as writer:
        fill(writer, play, plan, ends, tell)
    return path
