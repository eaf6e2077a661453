"""What trials bring in worlds: looked at one after the other, or shared with helper processes."""

from __future__ import annotations

import random
from typing import Any

from grognard.bots import helpers
from grognard.bots.base import RuleBot, Watch
from grognard.bots.evaluation import Evaluation
from grognard.bots.rollout import CUT, look
from grognard.bots.trials import Trial
from grognard.core.state import State

Drawn = tuple[State, int]
"""A world, and its luck."""


class Task:
    """What is tried, for whom, how far ahead, and who plays on and judges."""

    __slots__ = ("judge", "rng", "rules", "seat", "stages", "tried")

    def __init__(
        self,
        seat: int,
        tried: list[Trial],
        stages: int,
        rules: RuleBot[Any],
        judge: Evaluation[Any],
        rng: random.Random,
    ) -> None:
        self.seat = seat
        self.tried = tried
        self.stages = stages
        self.rules = rules
        self.judge = judge
        self.rng = rng


def in_worlds(drawn: list[Drawn], task: Task, watch: Watch) -> list[list[float]]:
    """For each world the values of the trials in it, up to the first for which the time is over. Several worlds are
    shared with helpers, unless another search has them."""
    if len(drawn) > 1:
        pool = helpers.pool()
        if pool.lock.acquire(blocking=False):
            try:
                return _shared(pool, drawn, task, watch)
            finally:
                pool.lock.release()
    return [in_world(one, task, watch) for one in drawn]


def in_world(drawn: Drawn, task: Task, watch: Watch) -> list[float]:
    """The values of the trials in one world."""
    world, luck = drawn
    values: list[float] = []
    for trial in task.tried:
        if watch.up():
            break
        value = look(
            world, task.seat, trial.act, task.rules, task.judge, task.stages, luck, task.rng, watch, trial.then
        )
        if value == CUT:
            break
        values.append(value)
        _count(trial, task.stages, watch)
    return values


def _shared(pool: helpers.Helpers, drawn: list[Drawn], task: Task, watch: Watch) -> list[list[float]]:
    """The first world is looked at here, the others by helpers, and here where a helper is lost. In which order they
    answer makes no difference."""
    seconds = max(1e-3, watch.budget.seconds - watch.used()) if watch.budget.seconds > 0 else 0.0
    asked = pool.ask([_job(one, task, watch.budget.playouts, seconds) for one in drawn[1:]])
    began = watch.clock()
    found = [in_world(drawn[0], task, watch)]
    own, longest = watch.clock() - began, 0.0
    for place, future in enumerate(asked):
        told = pool.answer(place, future, seconds)
        if told is None:
            found.append(in_world(drawn[place + 1], task, watch))
            continue
        values: list[float] = told["values"]
        for trial in task.tried[: len(values)]:
            _count(trial, task.stages, watch)
        longest = max(longest, told["spent"])
        found.append(values)
    watch.helped += max(0.0, longest - own)
    return found


def _job(drawn: Drawn, task: Task, playouts: int, seconds: float) -> helpers.Job:
    world, luck = drawn
    return {
        "game": world.agreed().game,
        "world": world.dump(),
        "luck": luck,
        "seat": task.seat,
        "trials": [[trial.act, trial.then] for trial in task.tried],
        "stages": task.stages,
        "playouts": playouts,
        "seconds": seconds,
    }


def _count(trial: Trial, stages: int, watch: Watch) -> None:
    trial.visits += 1
    watch.playouts += 1
    watch.stages += stages
