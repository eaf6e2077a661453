"""Styles of play: an opponent that takes, of acts that are about as good as its choice, the one that suits its style.

Nothing here knows more than the opponent: what is about as good is judged in worlds that the seat could believe in. All
chance follows from a seed and from what all see, so a style remembers nothing either.
"""

from __future__ import annotations

import random
from typing import Any, Final

from grognard.bots.base import Bot, Budget, Choice, RuleBot, Weighed
from grognard.bots.beliefs import Beliefs
from grognard.bots.evaluation import Evaluation
from grognard.bots.manner import OPENING as OPENING
from grognard.bots.ordering import FEWEST
from grognard.bots.rollout import look
from grognard.core.refusals import Problem
from grognard.core.select import Select
from grognard.core.state import State

VARIED: Final = "varied"
CAUTIOUS: Final = "cautious"
BOLD: Final = "bold"
HISTORICAL: Final = "historical"
STYLES: Final = (VARIED, CAUTIOUS, BOLD, HISTORICAL)
MARK: Final = "+"
"""Stands between an opponent and its style: `general+bold`."""

MARGINS: Final = {VARIED: 0.01, CAUTIOUS: 0.002, BOLD: 0.005, HISTORICAL: 0.015}
"""So much of the win each style gives up at most with one act, as far as can be told."""
DARING: Final = 0.4
"""A bold or cautious opponent takes another act only where it is so much more, or less, daring."""
TRIED: Final = 2
"""So many acts are compared with the choice of the rules, those first that suit the style best."""
WORLDS: Final = 3
"""In so many worlds each."""
HOPELESS: Final = 3.0
"""What loses so many margins in the first world is not looked at in another."""


# compiled: plain subclasses
class Counted(Bot):
    """Decides by rules, and counts its decisions: a limit by the clock would make a style depend on the machine."""

    name = "counted"

    def __init__(self, rules: RuleBot[Any]) -> None:
        self.rules = rules
        self.count = 0

    def choose(self, state: State, seat: int) -> int:
        self.count += 1
        return self.rules.choose(state, seat)


class Comparison:
    """Compares acts with the choice of the rules in the same few worlds, as far as a number of decisions allows."""

    def __init__(
        self, state: State, seat: int, first: int, rules: RuleBot[Any], judge: Evaluation[Any], most: int, margin: float
    ) -> None:
        self.state = state
        self.seat = seat
        self.first = first
        self.bot = Counted(rules)
        self.judge = judge
        self.stages = max(1, judge.horizon // 6)
        self.most = most
        self.margin = margin
        self.worlds: list[State] = []
        self.lucks: list[int] = []
        self.base: list[float] = []
        """What the choice of the rules brings in each of these worlds."""
        self.luck = random.Random(0)

    def about_as_good(self, act: int, rng: random.Random) -> bool:
        """Whether this act loses little in the worlds that it could be looked at in."""
        lost = 0.0
        for number in range(WORLDS):
            if self.bot.count >= self.most:
                return number > 0 and lost / number <= self.margin
            if number == len(self.worlds):
                self.worlds.append(self.state.imagine(self.seat, rng))
                self.lucks.append(rng.getrandbits(30))
                self.base.append(self._look(number, self.first))
            lost += self.base[number] - self._look(number, act)
            if number == 0 and lost > HOPELESS * self.margin:
                return False
        return lost / WORLDS <= self.margin

    def _look(self, number: int, act: int) -> float:
        luck = self.lucks[number]
        return look(self.worlds[number], self.seat, act, self.bot, self.judge, self.stages, luck, self.luck)


# compiled: plain subclasses
class Styled(Bot):
    """Plays like another bot, in a style."""

    name = "styled"

    def __init__(self, inner: Bot, rules: RuleBot[Any], judge: Evaluation[Any], style: str, rng: random.Random) -> None:
        if style not in STYLES:
            raise Problem("no-such-style", name=style[:40], names=list(STYLES))
        self.inner = inner
        self.rules = rules
        self.judge = judge
        self.style = style
        self.manner = rules.manner()
        self.seed = rng.getrandbits(32)

    def choose(self, state: State, seat: int) -> int:
        if isinstance(self.inner, RuleBot):
            return self._suited(state, seat, self.inner.choose(state, seat), [])
        return self.think(state, seat).act

    def beliefs(self, seat: int) -> Beliefs | None:
        return self.inner.beliefs(seat)

    def think(self, state: State, seat: int, budget: Budget | None = None, beliefs: Beliefs | None = None) -> Choice:
        choice = self.inner.think(state, seat, budget, beliefs)
        act = self._suited(state, seat, choice.act, choice.weighed)
        if act == choice.act:
            return choice
        weighed = sorted(choice.weighed, key=lambda one: one.act != act)
        return Choice(act, weighed, choice.sure, self.rules.reasons(state, seat, act))

    def _suited(self, state: State, seat: int, first: int, weighed: list[Weighed]) -> int:
        """The act that suits the style best among those about as good as the first; in the opening, where none suits it
        better, one that chance prefers."""
        if isinstance(state.stack[-1], Select):
            return first  # a set is one decision in several acts: the rules would take another first one back
        opening = self.manner.opening(state, self.judge.time(state))
        if (not opening and self.style in (VARIED, HISTORICAL)) or not self.judge.judges(state, seat):
            return first
        if self.rules.plans(state, seat, first):  # styles do not vary the acts of a plan
            return first
        acts = [one.act for one in weighed if one.visits >= FEWEST]
        if not weighed:
            acts = self.rules.sensible(state, state.distinct(seat))
            if len(acts) > 1:
                acts = self.rules.shortlist(state, seat, acts)
        if first not in acts or len(acts) < 2:
            return first
        rng = random.Random(f"{self.seed} {seat} {state.stage()} {len(acts)} {first}")
        lists = [self._by_style(state, seat, acts, first)]
        if opening:
            lists.append(self._by_chance(state, acts, first, rng))
        margin = MARGINS[self.style]
        values = {one.act: one.value for one in weighed}
        comparison = Comparison(state, seat, first, self.rules, self.judge, self.manner.decisions, margin)
        for better in lists:
            for act in better if weighed else better[:TRIED]:
                if values[act] >= values[first] - margin if weighed else comparison.about_as_good(act, rng):
                    return act
        return first

    def _by_style(self, state: State, seat: int, acts: list[int], first: int) -> list[int]:
        """The acts that suit the style better than the first, the best first."""
        if self.style == VARIED:
            return []
        if self.style == HISTORICAL:
            suits = {act: self.manner.historical(state, seat, act) for act in acts}
            least = suits[first]
        else:
            if not self.manner.compares(state, first):
                return []
            acts = [act for act in acts if self.manner.compares(state, act)]
            sign = 1.0 if self.style == BOLD else -1.0
            suits = {act: sign * self.manner.daring(state, act) for act in acts}
            least = suits[first] + DARING
        return sorted([act for act in acts if suits[act] > least], key=lambda act: -suits[act])

    def _by_chance(self, state: State, acts: list[int], first: int, rng: random.Random) -> list[int]:
        """Acts with the verb of the first, in an order by chance, up to the first: it is as likely as the others."""
        verb = state.space.verb_of(first)
        if verb.targets is None or verb.name in self.manner.kept:
            return []
        same = [act for act in acts if state.space.verb_of(act).name == verb.name]
        rng.shuffle(same)
        return same[: same.index(first)]
