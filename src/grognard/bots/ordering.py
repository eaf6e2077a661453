"""Which acts a search tries where it has a policy: the likeliest first, and no more than its budget can try."""

from __future__ import annotations

import math
from typing import Any, Final

from grognard.bots.base import Budget
from grognard.bots.evaluation import Evaluation
from grognard.bots.trials import Trial
from grognard.core.state import State

FEWEST: Final = 4
"""In so many worlds an act must have been tried to be preferred."""
LAST: Final = 0.5
"""The part of the budget that is kept for the deepest look."""
SHALLOW: Final = 1
"""So many stages ahead the first look goes at least; each further look goes twice as far, the last one to the
horizon."""
KEPT: Final = 3
"""So many acts are tried besides the choice of the heuristic, however small the budget is."""


def ordered(judge: Evaluation[Any], state: State, seat: int, first: int, trials: list[Trial]) -> list[Trial] | None:
    """Sort the acts to be tried by the policy. Returns None if there is no policy for this scenario, or if plans are to
    be tried, which the policy cannot score."""
    made = judge.network.policy if judge.network is not None else None
    if made is None or state.agreed().scenario not in made.scenarios:
        return None
    if len(trials) < 2 or any(trial.then is not None for trial in trials):
        return None
    numbers, sets = judge.inputs(state, judge.rows(state), judge.time(state))
    scores = made.scores(numbers, sets, seat, [first, *[trial.act for trial in trials]])
    places = sorted(range(len(trials)), key=lambda place: -scores[place + 1])
    return [trials[place] for place in places]


def looks(acts: int) -> int:
    """How often a search with so many acts besides its base looks; after each look but the last it keeps half.

    >>> looks(1), looks(3), looks(4)
    (1, 2, 3)
    """
    return max(1, math.ceil(math.log2(acts + 1)))


def depth(horizon: int, look: int, of: int) -> int:
    """So many stages ahead goes a look."""
    return max(SHALLOW, round(horizon / (1 << (of - look))))


def affordable(budget: Budget, pace: float, horizon: int, acts: int) -> int:
    """How many of these acts the first look can try in enough worlds, when a stage of a playout takes so many seconds.

    >>> affordable(Budget(200), 0.0, 6, 20), affordable(Budget(2000), 0.0, 6, 20), affordable(Budget(4), 0.0, 6, 20)
    (7, 20, 3)
    >>> affordable(Budget(0, 1.0), 0.005, 6, 20)
    5
    """
    while acts > KEPT:
        of = looks(acts)
        share = (1.0 - LAST) / (of - 1)
        playouts = FEWEST * (acts + 1)
        enough = budget.playouts <= 0 or playouts <= share * budget.playouts
        if enough and (budget.seconds <= 0 or playouts * pace * depth(horizon, 1, of) <= share * budget.seconds):
            break
        acts -= 1
    return acts
