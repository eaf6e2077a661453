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
from grognard.bots.lookahead import FEWEST
from grognard.bots.rollout import look
from grognard.core.refusals import Problem
from grognard.core.state import State

VARIED: Final = "varied"
CAUTIOUS: Final = "cautious"
BOLD: Final = "bold"
HISTORICAL: Final = "historical"
STYLES: Final = (VARIED, CAUTIOUS, BOLD, HISTORICAL)
MARK: Final = "+"
"""Stands between an opponent and its style: `general+bold`."""

MARGINS: Final = {VARIED: 0.01, CAUTIOUS: 0.005, BOLD: 0.01, HISTORICAL: 0.015}
"""So much of the win each style gives up at most with one act, as far as can be told."""
OPENING: Final = 0.15
"""So much of a game is its opening."""
DARING: Final = 0.4
"""A bold or cautious opponent takes another act only where it is so much more, or less, daring."""
TRIED: Final = 2
"""So many acts are compared with the choice of the rules, those first that suit the style best."""
WORLDS: Final = 3
"""In so many worlds each."""


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
        self.luck = random.Random(0)

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
        opening = self.judge.time(state) <= OPENING
        if (not opening and self.style in (VARIED, HISTORICAL)) or not self.judge.judges(state, seat):
            return first
        if self.rules.plans(state, seat, first):  # an act that is part of a plan is no matter of style
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
        values = {one.act: one.value for one in weighed}
        for better in lists:
            if weighed:
                good = [act for act in better if values[act] >= values[first] - MARGINS[self.style]]
            else:
                good = self._about_as_good(state, seat, first, better[:TRIED], rng)
            if good:
                return good[0]
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

    def _about_as_good(self, state: State, seat: int, first: int, others: list[int], rng: random.Random) -> list[int]:
        """Of other acts those that lose little against the first, each looked at in the same worlds."""
        if not others:
            return []
        stages = max(1, self.judge.horizon // 4)
        lost = dict.fromkeys(others, 0.0)
        for _ in range(WORLDS):
            world, luck = state.imagine(seat, rng), rng.getrandbits(30)
            base = look(world, seat, first, self.rules, self.judge, stages, luck, self.luck)
            for act in others:
                lost[act] += base - look(world, seat, act, self.rules, self.judge, stages, luck, self.luck)
        return [act for act in others if lost[act] / WORLDS <= MARGINS[self.style]]
