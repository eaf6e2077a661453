"""Monte Carlo search by determinization with successive halving, one act deep: every act is tried in worlds that the
seat could believe in, and played on by the rules of thumb, not far at first. The better half is played on further, and
so on. What the rules of thumb would choose is kept unless another act is better in the deepest look. Where there is a
policy, it says which acts are tried if the budget is too small for all (`ordering.py`)."""

from __future__ import annotations

import math
import random
from typing import Any, Final

from grognard.bots.base import Bot, Budget, Choice, RuleBot, Watch, Weighed
from grognard.bots.beliefs import DECISIONS, Beliefs, Worlds
from grognard.bots.evaluation import Evaluation
from grognard.bots.ordering import FEWEST, LAST, affordable, depth, looks, ordered
from grognard.bots.sharing import Task, in_world, in_worlds
from grognard.bots.trials import Trial, gain
from grognard.core.state import State

GIVEN_UP: Final = 2.5
"""So many standard errors worse in the deepest look, an act is not tried any more."""
CLEARLY: Final = 0.008
"""A plan must promise so much more of the win: its playouts differ little, and small gains were none."""
LEARNING: Final = 0.5
"""The part of the budget that may be used to think about what was seen."""


# compiled: plain subclasses
class Lookahead(Bot):
    """Plays by looking ahead within a budget, from imagined states only."""

    name = "search"

    def __init__(
        self,
        rules: RuleBot[Any],
        judge: Evaluation[Any],
        rng: random.Random,
        budget: Budget,
        believes: bool = False,
        planning: bool = False,
    ) -> None:
        self.rules = rules
        self.judge = judge
        self.rng = rng
        self.budget = budget
        self.believes = believes
        """Whether it weighs worlds by what it has seen the others do."""
        self.planning = planning
        """Whether it searches wherever the heuristic proposes plans, not only where the judge says so."""
        self.luck = random.Random(0)

    def choose(self, state: State, seat: int) -> int:
        return self.think(state, seat).act

    def beliefs(self, seat: int) -> Beliefs | None:
        hidden = self.rules.hidden() if self.believes else None
        return Beliefs(seat, self.rules.choose, hidden) if hidden is not None else None

    def think(self, state: State, seat: int, budget: Budget | None = None, beliefs: Beliefs | None = None) -> Choice:
        watch = Watch(budget if budget is not None else self.budget)
        first = self.rules.choose(state, seat)
        trials = self.trials(state, seat, first)
        if not trials:
            return Choice(first, None, 1.0, self.rules.reasons(state, seat, first))
        if beliefs is not None:
            self._learn(beliefs, watch)
        worlds = Worlds(state, seat, self.rng, beliefs)
        base = Trial(first)
        likely = ordered(self.judge, state, seat, first, trials)
        if likely is not None:
            trials = self._affordable(worlds, seat, base, likely, watch)
        left = self._halve(worlds, seat, base, trials, watch)
        best = self._best(base, left)
        sure = self._sureness(best, base, left)
        weighed: list[Weighed] = []
        for trial in sorted([base, *trials], key=lambda trial: (trial is not best, -trial.lead)):
            if trial.values and all(trial.act != one.act for one in weighed):
                weighed.append(_weighed(trial, base.mean()))
        weighed.sort(key=lambda one: (one.act != best.act, -one.value))
        choice = Choice(best.act, weighed, sure, self.rules.reasons(state, seat, best.act))
        choice.then = best.then or []
        return choice

    def trials(self, state: State, seat: int, first: int) -> list[Trial]:
        """What is tried besides what the rules of thumb choose."""
        judges = self.judge.judges(state, seat)
        if judges or self.planning:
            plans = self.rules.plans(state, seat, first)
            if plans:
                return [Trial(plan.acts[0], plan.acts[1:]) for plan in plans[1:]]
        if not judges:
            return []
        acts = self.rules.sensible(state, state.distinct(seat))
        if len(acts) > 1:
            acts = self.rules.shortlist(state, seat, acts)
        return [Trial(act) for act in acts if act != first]

    def _learn(self, beliefs: Beliefs, watch: Watch) -> None:
        """Think about what was seen. It counts as playouts, so that it is not free."""
        asked = 0
        while beliefs.clues and watch.share() < LEARNING:
            asked += beliefs.learn()
            watch.playouts = asked // DECISIONS

    def _affordable(self, worlds: Worlds, seat: int, base: Trial, trials: list[Trial], watch: Watch) -> list[Trial]:
        """Of these acts, the likeliest first, as many as the budget can try. How long a stage takes, one playout from
        the base says."""
        pace, horizon = 0.0, self.judge.horizon
        if watch.budget.seconds > 0:
            used = watch.used()
            drawn = worlds.draw(), self.rng.getrandbits(30)
            in_world(drawn, Task(seat, [base], horizon, self.rules, self.judge, self.luck), watch)
            pace = (watch.used() - used) / horizon
        return trials[: affordable(watch.budget, pace, horizon, len(trials))]

    def _halve(self, worlds: Worlds, seat: int, base: Trial, trials: list[Trial], watch: Watch) -> list[Trial]:
        """Look at all, then further ahead at the better half, and so on; those that are left at the end."""
        left = trials[:]
        rounds = looks(len(left))
        for number in range(1, rounds):
            stages = depth(self.judge.horizon, number, rounds)
            self._look(worlds, seat, base, left, stages, (1.0 - LAST) * number / (rounds - 1), watch)
            left.sort(key=lambda trial: -trial.mean())
            left = left[: max(1, (len(left) + 1) // 2)]
        return self._look(worlds, seat, base, left, self.judge.horizon, 1.0, watch)

    def _look(
        self, worlds: Worlds, seat: int, base: Trial, left: list[Trial], stages: int, share: float, watch: Watch
    ) -> list[Trial]:
        """Play on so far from the base and all that are left, in one world after the other, until this share of the
        budget is used up; in the deepest look, those without hope, or without time for enough worlds, are given up. A
        world that is not finished counts for nobody."""
        number = 0
        while left and not watch.up():
            if share >= 1.0:
                room = watch.room(stages, watch.budget.worlds - number, len(left) + 1)
                left = left[: max(1, room - 1)]
            tried, cut = [base, *left], False
            for values in self._next(worlds, seat, tried, stages, watch):
                if len(values) <= len(left) and base.values:
                    cut = True
                    continue
                for trial, value in zip(tried, values, strict=False):
                    if not number:
                        trial.values = []
                    trial.values.append(value)
                number += 1
            if cut:
                return left
            for trial in left:
                trial.lead = gain(trial, base)[0]
            if share >= 1.0:
                left = [trial for trial in left if not hopeless(trial, base)]
                left.sort(key=lambda trial: -trial.lead)
            elif watch.share() >= share:
                break
        return left

    def _next(self, worlds: Worlds, seat: int, tried: list[Trial], stages: int, watch: Watch) -> list[list[float]]:
        """What each of these brings in the next world; with several processes, in as many worlds."""
        count = watch.budget.processes
        if watch.budget.playouts > 0:
            count = min(count, (watch.budget.playouts - watch.playouts) // len(tried))
        drawn = [(worlds.draw(), self.rng.getrandbits(30)) for _ in range(max(1, count))]
        return in_worlds(drawn, Task(seat, tried, stages, self.rules, self.judge, self.luck), watch)

    def _best(self, base: Trial, left: list[Trial]) -> Trial:
        """What was better than the base beyond doubt, the best of it; else the base."""
        best = base
        for trial in left:
            if min(len(trial.values), len(base.values)) >= FEWEST:
                more, error = gain(trial, base)
                least = self.judge.doubt * error if trial.then is None else max(self.judge.doubt * error, CLEARLY)
                if more > least and (best is base or trial.mean() > best.mean()):
                    best = trial
        return best

    def _sureness(self, best: Trial, base: Trial, left: list[Trial]) -> float:
        """How sure it is that nothing else that was tried to the end is better."""
        found = 1.0
        for trial in [base, *left]:
            if trial is not best and len(trial.values) >= 2:
                more, error = gain(best, trial)
                found = min(found, 0.5 * (1.0 + math.erf(more / error / math.sqrt(2.0))))
        return found


def hopeless(trial: Trial, base: Trial) -> bool:
    """Whether an act is worse than the base beyond doubt."""
    if len(trial.values) < FEWEST:
        return False
    more, error = gain(trial, base)
    return more < -GIVEN_UP * error


def _weighed(trial: Trial, base: float) -> Weighed:
    """What an act is worth, told as if all had been looked at as far as the base."""
    number = len(trial.values)
    mean = trial.mean()
    spread = math.sqrt(sum([(value - mean) ** 2 for value in trial.values]) / max(1, number - 1) / number)
    return Weighed(trial.act, min(1.0, max(0.0, base + trial.lead)), spread, trial.visits)
