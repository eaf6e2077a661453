"""The bot interface: what all bots are handed, how long they may think, and what they answer."""

from __future__ import annotations

import random
import re
import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any, ClassVar, Generic, TypeVar, cast

from grognard.bots.beliefs import Beliefs, Hidden
from grognard.bots.evaluation import Evaluation
from grognard.bots.manner import Manner
from grognard.bots.plans import Plan
from grognard.core.refusals import IllegalAct, Problem
from grognard.core.sayings import Saying
from grognard.core.state import State

S = TypeVar("S", bound=State)

Decider = Callable[[S, Any, int, list[int]], int]
"""Chooses an act for a step of one class: from the state, the step, the seat that is asked, and the acts on offer."""


class Budget:
    """How much a bot may think: so many playouts, or so many seconds of processor time; 0 stands for no limit of that
    kind. Seconds are those of the thread that thinks, so a busy host makes a decision later, but not weaker. With so
    many worlds a search compares fewer acts where the time is not enough for all of them in that many worlds.

    What is counted in playouts comes out the same on every machine. With several processes every one of them has the
    seconds of the budget.

    >>> Budget.read("2s").seconds, Budget.read("0.25s").seconds, Budget.read("200").playouts
    (2.0, 0.25, 200)
    >>> Budget.read("1s8w").worlds, Budget.read("1s8w2p").processes
    (8, 2)
    """

    __slots__ = ("playouts", "processes", "seconds", "worlds")

    def __init__(self, playouts: int = 0, seconds: float = 0.0, worlds: int = 0, processes: int = 1) -> None:
        if playouts <= 0 and seconds <= 0:
            raise ValueError("a budget needs a limit")
        self.playouts = playouts
        self.seconds = seconds
        self.worlds = worlds
        self.processes = processes

    @staticmethod
    def read(text: str) -> Budget:
        """A budget from a text: a number of playouts, or of seconds with an s behind it and, if wanted, the least
        number of worlds with a w and the number of processes with a p."""
        if re.fullmatch(r"[0-9]{1,9}", text) and int(text):
            return Budget(int(text))
        timed = re.fullmatch(r"([0-9]{1,5}(?:\.[0-9]{1,6})?)s(?:([0-9]{1,3})w)?(?:([1-9][0-9]?)p)?", text)
        if timed is not None and float(timed[1]):
            return Budget(0, float(timed[1]), int(timed[2] or 0), int(timed[3] or 1))
        raise Problem("no-such-budget", text=text[:40])

    def __repr__(self) -> str:
        if self.seconds <= 0:
            return f"{self.playouts}"
        worlds = f"{self.worlds}w" if self.worlds else ""
        return f"{self.seconds:g}s{worlds}{self.processes}p" if self.processes > 1 else f"{self.seconds:g}s{worlds}"


class Watch:
    """Tells when a budget is used up; it runs from when it is made, by the processor time of the thread that made
    it."""

    __slots__ = ("begun", "budget", "clock", "helped", "playouts", "stages")

    def __init__(self, budget: Budget, clock: Callable[[], float] = time.thread_time) -> None:
        self.budget = budget
        self.clock = clock
        self.playouts = 0
        self.stages = 0
        """So many stages these playouts have gone through."""
        self.helped = 0.0
        """So many seconds helper processes have taken longer than the thread that waited for them."""
        self.begun = clock()

    def used(self) -> float:
        """The seconds that have been used."""
        return self.clock() - self.begun + self.helped

    def up(self) -> bool:
        """Whether nothing is left."""
        return (self.budget.playouts > 0 and self.playouts >= self.budget.playouts) or self.late()

    def late(self) -> bool:
        """Whether the time is over: a playout that has begun is not played on."""
        return self.budget.seconds > 0 and self.used() >= self.budget.seconds

    def share(self) -> float:
        """The part of the budget that has been used."""
        used = self.playouts / self.budget.playouts if self.budget.playouts > 0 else 0.0
        if self.budget.seconds > 0:
            used = max(used, self.used() / self.budget.seconds)
        return used

    def room(self, stages: int, worlds: int, most: int) -> int:
        """How many playouts of so many stages each of so many worlds may have in the time that is left, judged by the
        playouts so far; at most so many."""
        if self.budget.seconds <= 0 or worlds <= 0 or not self.stages:
            return most
        used = self.used()
        each = max(used, 1e-9) / self.stages * stages
        return max(0, min(most, int((self.budget.seconds - used) / (each * worlds))))


class Weighed:
    """An act that was weighed: the share of the win that it promises, how far that may be off, and how often it was
    tried."""

    __slots__ = ("act", "spread", "value", "visits")

    def __init__(self, act: int, value: float, spread: float, visits: int) -> None:
        self.act = act
        self.value = value
        self.spread = spread
        self.visits = visits

    def __repr__(self) -> str:
        return f"Weighed({self.act}, {self.value:.3f}, {self.spread:.3f}, {self.visits})"


class Choice:
    """What a bot has chosen, what else it has weighed (the best first), how sure it is (0 to 1), and why."""

    __slots__ = ("act", "comment", "reasons", "sure", "then", "weighed")

    def __init__(
        self, act: int, weighed: list[Weighed] | None = None, sure: float = 1.0, reasons: list[Saying] | None = None
    ) -> None:
        self.act = act
        self.weighed = weighed if weighed is not None else []
        self.sure = sure
        self.reasons = reasons if reasons is not None else []
        self.comment: Saying | None = None
        """What it says of this act to all, where it is asked to (`comments`)."""
        self.then: list[int] = []
        """The acts that follow in its plan. Whoever leads it through a game may take them, as long as they are on offer
        at the very next questions, without asking again."""

    def __repr__(self) -> str:
        return f"Choice({self.act}, {self.weighed}, {self.sure:.2f}, {self.reasons})"


# compiled: plain subclasses
class Bot(ABC):
    """A player that is a program. It remembers nothing from one decision to the next."""

    name: ClassVar[str]

    @abstractmethod
    def choose(self, state: State, seat: int) -> int:
        """One of the acts that this seat is offered. The state is imagined; the bot may do with it what it likes."""
        raise NotImplementedError  # a compiled class can be made although a method is missing

    def think(self, state: State, seat: int, budget: Budget | None = None, beliefs: Beliefs | None = None) -> Choice:
        """The act that it chooses within this budget (its own where none is given), with what else it has weighed, and
        its reasons. What needs no time takes none."""
        return Choice(self.choose(state, seat))

    def beliefs(self, seat: int) -> Beliefs | None:
        """The beliefs of this seat at the beginning of a game, if it wants to be handed them with every question; who
        hands them over notes in them what the others do."""
        return None


# compiled: plain subclasses
class RuleBot(Bot, Generic[S]):
    """A player by rules of thumb, for the game whose states are of the class S."""

    def choose(self, state: State, seat: int) -> int:
        own = cast(S, state)
        legal = self.sensible(own, own.legal(seat))
        if len(legal) == 1:
            return legal[0]
        act = self.weigh(own, seat, legal)
        assert act in legal, (own.stack[-1], own.space.text(act))
        return act

    def think(self, state: State, seat: int, budget: Budget | None = None, beliefs: Beliefs | None = None) -> Choice:
        act = self.choose(state, seat)
        return Choice(act, None, 1.0, self.reasons(cast(S, state), seat, act))

    def deciders(self) -> dict[type, Decider[S]]:
        """How each step is decided, by its class."""
        return {}

    def weigh(self, state: S, seat: int, legal: list[int]) -> int:
        """The best of several acts."""
        step = state.stack[-1]
        decide = self.deciders().get(type(step))
        return decide(state, step, seat, legal) if decide is not None else self.otherwise(state, seat, legal)

    def otherwise(self, state: S, seat: int, legal: list[int]) -> int:
        """The best of several acts in a step that has no decider."""
        raise NotImplementedError(f"{self.name} has no decider for {type(state.stack[-1]).__name__}")

    def sensible(self, state: S, legal: list[int]) -> list[int]:
        """Of the acts on offer those that are weighed."""
        return legal

    def shortlist(self, state: S, seat: int, acts: list[int]) -> list[int]:
        """Of these acts those that a search should try: all of them, where it can afford that."""
        return acts

    def plans(self, state: S, seat: int, first: int) -> list[Plan]:
        """What a search should try as a whole, the heuristic's choice first, with this act; nothing where it should
        try single acts. It must follow from what all see, as `Evaluation.judges` must."""
        return []

    def manner(self) -> Manner:
        """What styles of play mean in this game."""
        return Manner()

    def evaluation(self) -> Evaluation[S] | None:
        """The judge of positions that a search needs, without its weights; None where there is none."""
        return None

    def hidden(self) -> Hidden[S] | None:
        """What the others hide that their acts may tell; None where nothing of this kind is worked out."""
        return None

    def reasons(self, state: S, seat: int, act: int) -> list[Saying]:
        """What speaks for this act on offer, the weightiest first, from what this seat knows; nothing where there is
        nothing to say."""
        return []


def decide(bot: Bot, state: State, seat: int, rng: random.Random, beliefs: Beliefs | None = None) -> int:
    """The act that a bot chooses for this seat, checked against the real state."""
    only = state.only_answer(seat)
    if only is not None:
        return only
    imagined = state.imagine(seat, rng)
    act = bot.choose(imagined, seat) if beliefs is None else bot.think(imagined, seat, None, beliefs).act
    check(bot.name, state, seat, act)
    return act


def consider(bot: Bot, state: State, seat: int, rng: random.Random, beliefs: Beliefs | None = None) -> Choice:
    """What a bot chooses for this seat, with what it has weighed, checked against the real state."""
    only = state.only_answer(seat)
    if only is not None:
        return Choice(only)
    imagined = state.imagine(seat, rng)
    choice = bot.think(imagined, seat) if beliefs is None else bot.think(imagined, seat, None, beliefs)
    check(bot.name, state, seat, choice.act)
    return choice


def check(bot: str, state: State, seat: int, act: int) -> None:
    """A Problem where a bot has chosen what is not offered."""
    refusal = state.why(seat, act)
    if refusal is not None:
        game = state.agreed().game
        why = IllegalAct(refusal, game).whole()
        raise Problem("bot-chose-illegal", name=bot, text=state.space.text(act), refusal=why).of(game)
