"""What a helper process does (`helpers`): play on from worlds, and say what each trial brought."""

from __future__ import annotations

import json
import os
import random
import signal
import sys
from functools import cache
from typing import Any

from grognard.bots.base import Budget, RuleBot, Watch
from grognard.bots.evaluation import Evaluation
from grognard.bots.registry import RULES, make_evaluation, make_opponent
from grognard.bots.rollout import CUT, look
from grognard.core.game import find


@cache
def tools(game: str) -> tuple[RuleBot[Any], Evaluation[Any]]:
    """The rules of thumb and the judge of a game."""
    rules, judge = make_opponent(game, RULES, random.Random(0)), make_evaluation(game)
    if not isinstance(rules, RuleBot) or judge is None:
        raise ValueError(f"nobody searches in {game}")
    return rules, judge


def answer(job: dict[str, Any]) -> dict[str, Any]:
    """The values of the trials of a job in its world, up to the first that was cut off, and the time that it took."""
    rules, judge = tools(job["game"])
    watch = Watch(Budget(job["playouts"], job["seconds"]))
    world, rng = find(job["game"]).restore(job["world"]), random.Random(0)
    values: list[float] = []
    for act, then in job["trials"]:
        value = look(world, job["seat"], act, rules, judge, job["stages"], job["luck"], rng, watch, then)
        if value == CUT:
            break
        values.append(value)
    return {"values": values, "spent": watch.clock() - watch.begun}


def serve() -> None:
    """Do the jobs that come, one a line, until nobody is there any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the terminal sends its interrupt to all
    told = os.fdopen(os.dup(sys.stdout.fileno()), "w", encoding="utf-8")
    sys.stdout = sys.stderr  # standard output carries answers only
    for line in sys.stdin:
        told.write(json.dumps(answer(json.loads(line))) + "\n")
        told.flush()
