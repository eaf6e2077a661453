"""A look ahead, one act deep: every act is tried in worlds that the seat could believe in, and played on by the rules
of thumb. The better half is tried further, and so on. What the rules of thumb would choose is kept unless another act
is better beyond doubt."""

from __future__ import annotations

import math
import random
from typing import Final

from grognard.bots.base import Bot, Budget, Choice, RuleBot, Watch, Weighed
from grognard.bots.evaluation import Evaluation
from grognard.bots.rollout import look
from grognard.core.state import State

FEWEST: Final = 4
"""In so many worlds an act must have been tried to be preferred."""
DOUBT: Final = 1.0
"""So many standard errors it must be better."""
GIVEN_UP: Final = 2.5
"""So many standard errors worse, an act is not tried any more."""


class Trial:
    """One act that is tried: what it brought in each world."""

    __slots__ = ("act", "values")

    def __init__(self, act: int) -> None:
        self.act = act
        self.values: list[float] = []

    def mean(self) -> float:
        return sum(self.values) / len(self.values) if self.values else 0.0


def gain(trial: Trial, base: Trial) -> tuple[float, float]:
    """By how much an act is better than another in the worlds that both were tried in, and the standard error."""
    number = min(len(trial.values), len(base.values))
    if not number:
        return 0.0, 1.0
    total = 0.0
    for place in range(number):
        total += trial.values[place] - base.values[place]
    mean = total / number
    if number < 2:
        return mean, 1.0
    square = 0.0
    for place in range(number):
        square += (trial.values[place] - base.values[place] - mean) ** 2
    return mean, math.sqrt(square / (number - 1) / number) + 1e-9


# compiled: plain subclasses
class Lookahead(Bot):
    """Plays by looking ahead within a budget, from imagined states only."""

    name = "search"

    def __init__(self, rules: RuleBot, judge: Evaluation, rng: random.Random, budget: Budget) -> None:
        self.rules = rules
        self.judge = judge
        self.rng = rng
        self.budget = budget
        self.luck = random.Random(0)

    def choose(self, state: State, seat: int) -> int:
        return self.think(state, seat).act

    def think(self, state: State, seat: int, budget: Budget | None = None) -> Choice:
        first = self.rules.choose(state, seat)
        acts = self.rules.sensible(state, state.distinct(seat)) if self.judge.judges(state, seat) else [first]
        if len(acts) > 1:
            acts = self.rules.shortlist(state, seat, acts)
        if acts in ([], [first]):
            return Choice(first, None, 1.0, self.rules.reasons(state, seat, first))
        watch = Watch(budget if budget is not None else self.budget)
        base = Trial(first)
        trials = [Trial(act) for act in acts if act != first]
        worlds: list[State] = []
        lucks: list[int] = []
        left = self._halve(state, seat, base, trials, worlds, lucks, watch)
        best, sure = base, 1.0
        for trial in left:
            if len(trial.values) >= FEWEST:
                more, error = gain(trial, base)
                if more > DOUBT * error and (best is base or trial.mean() > best.mean()):
                    best = trial
        sure = self._sureness(best, base, left)
        weighed = [_weighed(trial) for trial in [base, *trials] if trial.values]
        weighed.sort(key=lambda one: (one.act != best.act, -one.value))
        return Choice(best.act, weighed, sure, self.rules.reasons(state, seat, best.act))

    def _halve(
        self,
        state: State,
        seat: int,
        base: Trial,
        trials: list[Trial],
        worlds: list[State],
        lucks: list[int],
        watch: Watch,
    ) -> list[Trial]:
        """Try all, then the better half, and so on; those that are left at the end."""
        left = trials[:]
        rounds = max(1, math.ceil(math.log2(len(left) + 1)))
        for number in range(1, rounds + 1):
            share = number / rounds
            while True:
                if not self._try_once(state, seat, base, left, worlds, lucks, watch):
                    return left
                left = [trial for trial in left if not hopeless(trial, base)]
                if not left:
                    return left
                if watch.share() >= share:
                    break
            if number < rounds:
                left.sort(key=lambda trial: -trial.mean())
                left = left[: max(1, (len(left) + 1) // 2)]
        return left

    def _try_once(
        self,
        state: State,
        seat: int,
        base: Trial,
        left: list[Trial],
        worlds: list[State],
        lucks: list[int],
        watch: Watch,
    ) -> bool:
        """Try the base and all that are left in one more world; False if the budget was used up before the end."""
        place = len(base.values)
        if place == len(worlds):
            worlds.append(state.imagine(seat, self.rng))
            lucks.append(self.rng.getrandbits(30))
        for trial in [base, *left]:
            if watch.up():
                return False
            watch.playouts += 1
            value = look(
                worlds[place], seat, trial.act, self.rules, self.judge, self.judge.horizon, lucks[place], self.luck
            )
            trial.values.append(value)
        return True

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


def _weighed(trial: Trial) -> Weighed:
    number = len(trial.values)
    mean = trial.mean()
    spread = math.sqrt(sum([(value - mean) ** 2 for value in trial.values]) / max(1, number - 1) / number)
    return Weighed(trial.act, mean, spread, number)
