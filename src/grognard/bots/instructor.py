"""The instructor: the opponent of a first game. It plays by the rules of thumb, shows each kind of act once as soon as
it can afford to, and gives some of its advantage back when it is ahead, so that sensible play beats it narrowly."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Collection
from typing import Any, Final

from grognard.bots.base import Bot, Budget, Choice, RuleBot
from grognard.bots.beliefs import Beliefs
from grognard.bots.evaluation import Evaluation
from grognard.bots.rollout import look
from grognard.core.game import Game, find
from grognard.core.state import State

LESSON: Final = 0.12
"""So much of the win it gives at most to show something new."""
AIM: Final = 0.85
"""It plays as well as it can while its chances are below this part of an equal share of the win."""
GIVEN: Final = 0.03
"""So much of the win it gives back at most with one act."""
COMPARED: Final = 200
"""So many decisions of a match are looked at afterwards, the first ones: so that a long match takes no longer."""
WORLDS: Final = 3
"""In so many worlds each of them is compared with another."""
MOST: Final = 60
"""Of more acts than these only the first so many are compared."""


# compiled: plain subclasses
class Instructor(Bot):
    """Plays to teach. What it has shown comes with every question: it remembers nothing."""

    name = "instructor"

    def __init__(self, rules: RuleBot[Any], judge: Evaluation[Any]) -> None:
        self.rules = rules
        self.judge = judge

    def choose(self, state: State, seat: int) -> int:
        return self.teach(state, seat, ())

    def think(self, state: State, seat: int, budget: Budget | None = None, beliefs: Beliefs | None = None) -> Choice:
        return Choice(self.choose(state, seat))

    def teach(self, state: State, seat: int, shown: Collection[str]) -> int:
        """The act that it chooses after it has used these verbs in this game."""
        first = self.rules.choose(state, seat)
        acts = self.rules.sensible(state, state.distinct(seat))
        if len(acts) > 1:
            acts = self.rules.shortlist(state, seat, acts)
        if first not in acts:
            acts = [first, *acts]
        if len(acts) == 1:
            return first
        verbs = {state.space.by_name[verb].base for verb in shows(state) if verb not in shown}
        if state.space.base_of[first] in verbs:
            return first
        values = {act: value(self.judge, state, seat, act) for act in [first, *acts[:MOST]]}
        base = values[first]
        new = [act for act in values if state.space.base_of[act] in verbs and values[act] >= base - LESSON]
        if new:
            return max(new, key=lambda act: values[act])
        spare = self.judge.chances(state)[seat] - AIM * self._equal(state)
        if spare <= 0.0:
            return first
        least = base - min(GIVEN, spare / 2)
        return min((act for act in values if values[act] >= least), key=lambda act: values[act])

    def _equal(self, state: State) -> float:
        """The share of the win of a side that is as likely to win as every other."""
        contenders = {tuple(row.seats) for row in self.judge.rows(state)}
        return 1.0 / max(2, len(contenders))


def shows(state: State) -> list[str]:
    """The verbs that are shown in a first game of this scenario, as its game's table of scenarios names them."""
    agreed = state.agreed()
    found: list[str] = find(agreed.game).scenarios[agreed.scenario].plan.get("shows", [])
    return found


class Lesson:
    """A kind of question that a player could answer better: what the answers cost in all, and the answer that cost
    most: after how many acts, by how much, and the act that was better."""

    __slots__ = ("act", "kind", "loss", "point", "worst")

    def __init__(self, kind: str, loss: float = 0.0, point: int = -1, act: int = -1, worst: float = 0.0) -> None:
        self.kind = kind
        self.loss = loss
        self.point = point
        self.act = act
        self.worst = worst


def review(
    game: Game[Any], judge: Evaluation[Any], rules: Bot, state: State, acts: list[list[int]], seats: list[int]
) -> list[Lesson]:
    """The two kinds of questions, of two sections of the rules, that these seats could have answered better in a match,
    the weightier first. What they chose is compared with what the rules of thumb choose; both are played on to the next
    stage, in worlds that the seat could believe in."""
    guide, luck, rng, compared = game.guide(), random.Random(0), random.Random(0), 0
    found: dict[str, Lesson] = {}
    asked: Counter[str] = Counter()
    for point, (seat, act) in enumerate(acts):
        prompt = state.prompt(seat) if seat in seats else None
        kind = guide.kind(prompt.key) if prompt is not None else ""
        if kind in guide.rules and len(state.legal(seat)) > 1:
            asked[kind] += 1
            lesson = found.setdefault(kind, Lesson(kind))
            imagined = state.imagine(seat, luck)
            better = rules.choose(imagined.copy(), seat)
            if better != act and compared < COMPARED:
                compared += 1
                loss = 0.0
                for number in range(WORLDS):
                    world = state.imagine(seat, luck) if number else imagined
                    dice = luck.getrandbits(30)
                    loss += look(world, seat, better, rules, judge, 1, dice, rng) / WORLDS
                    loss -= look(world, seat, act, rules, judge, 1, dice, rng) / WORLDS
                lesson.loss += max(0.0, loss)
                if loss > lesson.worst:
                    lesson.point, lesson.act, lesson.worst = point, better, loss
        state.apply(seat, act)
    ordered = sorted(found.values(), key=lambda lesson: (-lesson.loss, -asked[lesson.kind], lesson.kind))
    others = [lesson for lesson in ordered if guide.rules[lesson.kind] != guide.rules[ordered[0].kind]]
    return [*ordered[:1], *(others or ordered[1:])[:1]]


def value(judge: Evaluation[Any], state: State, seat: int, act: int) -> float:
    """The share of the win that a seat may expect right after an act."""
    after = state.copy()
    after.apply(seat, act)
    return judge.chances(after)[seat]
