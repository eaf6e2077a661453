"""Beliefs: importance sampling over imagined worlds. A world weighs more, the likelier it makes the acts that a seat
has seen: what the rules of thumb would do in it is likely, everything else is not."""

from __future__ import annotations

import math
import random
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any, Final, Generic, TypeVar

from grognard.core.state import State

S = TypeVar("S", bound=State)

Policy = Callable[[State, int], int]
"""What a player by rules of thumb would do for a seat."""

STRAY: Final = 0.1
"""How often a player does something else than the rules of thumb would do."""
CAUTION: Final = 0.25
"""The part of what an act says that counts: acts of one turn follow from one plan, so they say much of it twice."""
RULED_OUT: Final = -40.0
"""The logarithm of how likely acts are if a seat has a thing that it cannot have."""
POOL: Final = 48
"""Out of so many worlds those that are looked at are drawn."""
LEAST: Final = 0.25
"""The effective part of the pool must not be smaller: else the weights are evened out until it is."""
MOST: Final = 500
"""No more clues than this wait to be thought about."""
DECISIONS: Final = 32
"""So many decisions of the rules of thumb cost as much as a playout."""


class Supposed(Generic[S]):
    """A position in which a seat has a hidden thing."""

    __slots__ = ("position", "thing")

    def __init__(self, thing: int, position: S) -> None:
        self.thing = thing
        self.position = position


# compiled: plain subclasses
class Hidden(ABC, Generic[S]):
    """What seats of one game hide that their acts may tell: things with numbers, of which a seat has some."""

    @abstractmethod
    def telling(self, state: S, seat: int) -> bool:
        """Whether what this asked seat does now is in view of all, and may tell what it hides. It must follow from
        what all see."""

    @abstractmethod
    def suppose(self, position: S, seat: int) -> list[Supposed[S]]:
        """The position with each thing in turn that this asked seat may have and that may decide what it does. Besides
        it the seat has nothing hidden, so that nothing else decides. With the thing -1 it has nothing at all; things
        that can only be there or not are compared with that."""

    @abstractmethod
    def excluded(self, position: S, seat: int) -> list[int]:
        """Things that this seat cannot have, or the position would be another one."""

    @abstractmethod
    def held(self, world: S, seat: int) -> list[int]:
        """The things that this seat has in a world."""

    def fleeting(self, state: S, seat: int) -> int:
        """How many things this seat has that may be others soon. When the number grows, nothing is believed of them
        any more."""
        return 0

    def lasts(self, thing: int) -> bool:
        """Whether a seat that has this thing keeps it."""
        return True


class Clue:
    """An act that was seen, and a position that the viewer could believe in before it; without an act, a sign that the
    seat has got new things."""

    __slots__ = ("act", "position", "seat")

    def __init__(self, seat: int, act: int, position: State | None) -> None:
        self.seat = seat
        self.act = act
        self.position = position


class Beliefs:
    """What one seat believes of the others. Whoever leads it through a game notes every act here before it is taken,
    and hands the beliefs over with every question."""

    def __init__(self, viewer: int, policy: Policy, hidden: Hidden[Any]) -> None:
        self.viewer = viewer
        self.policy = policy
        self.hidden = hidden
        self.clues: list[Clue] = []
        """What has not been thought about yet."""
        self.logs: dict[tuple[int, int], float] = {}
        """By seat and thing, the logarithm of how much likelier its acts are if it has the thing."""
        self.numbers: dict[int, int] = {}

    def note(self, state: State, seat: int, act: int, rng: random.Random) -> None:
        """Keep an act that another seat is about to take, as far as the viewer sees it."""
        if seat < 0 or seat == self.viewer:
            return
        number = self.hidden.fleeting(state, seat)
        if number > self.numbers.get(seat, number):
            self.clues.append(Clue(seat, -1, None))
        self.numbers[seat] = number
        if self.hidden.telling(state, seat):
            self.clues.append(Clue(seat, act, state.imagine(self.viewer, rng)))
        if len(self.clues) > MOST:
            del self.clues[0]

    def learn(self) -> int:
        """Think about the next clue; how often the rules of thumb were asked."""
        clue = self.clues.pop(0)
        position, seat = clue.position, clue.seat
        if position is None:
            for key in list(self.logs):
                if key[0] == seat and not self.hidden.lasts(key[1]):
                    del self.logs[key]
            return 0
        for thing in self.hidden.excluded(position, seat):
            self.logs[seat, thing] = RULED_OUT
        found: list[tuple[int, float]] = []
        for supposed in self.hidden.suppose(position, seat):
            legal = supposed.position.legal(seat)
            if clue.act in legal:
                expected = self.policy(supposed.position, seat) if len(legal) > 1 else clue.act
                found.append((supposed.thing, math.log(likelihood(expected == clue.act, len(legal)))))
        bare = [log for thing, log in found if thing < 0]
        base = bare[0] if bare else 0.0
        for thing, log in found:
            if thing >= 0:
                self.logs[seat, thing] = self.logs.get((seat, thing), 0.0) + CAUTION * (log - base)
        return len(found)

    def weight(self, world: State) -> float:
        """The logarithm of the weight of a world."""
        total = 0.0
        for seat in range(len(world.agreed().seats)):
            if seat != self.viewer:
                for thing in self.hidden.held(world, seat):
                    total += self.logs.get((seat, thing), 0.0)
        return total


def likelihood(expected: bool, acts: int) -> float:
    """How likely an act is, of so many: one that the rules of thumb would choose, or another one."""
    return 1.0 - STRAY if expected else STRAY / max(1, acts - 1)


class Worlds:
    """Worlds that a seat could believe in, one after the other: any, or by the weights of its beliefs."""

    def __init__(self, state: State, seat: int, rng: random.Random, beliefs: Beliefs | None) -> None:
        self.state = state
        self.seat = seat
        self.rng = rng
        self.pool: list[State] = []
        self.shares: list[float] = []
        if beliefs is not None and beliefs.logs:
            self.pool = [state.imagine(seat, rng) for _ in range(POOL)]
            self.shares = tempered([beliefs.weight(world) for world in self.pool], LEAST * POOL)

    def draw(self) -> State:
        """The next world. It must not be changed."""
        if not self.pool:
            return self.state.imagine(self.seat, self.rng)
        point = self.rng.random()
        for number, share in enumerate(self.shares):
            point -= share
            if point < 0.0:
                return self.pool[number]
        return self.pool[-1]


def tempered(logs: list[float], least: float) -> list[float]:
    """Normalized weights from their logarithms, tempered until the effective sample size reaches the least, which must
    be smaller than the number of weights.

    >>> tempered([0.0, 0.0], 1.0)
    [0.5, 0.5]
    >>> [round(share, 2) for share in tempered([0.0, -9.0, -9.0, -9.0], 2.0)]
    [0.6, 0.13, 0.13, 0.13]
    """
    top = max(logs)
    power = 1.0
    while True:
        weights = [math.exp(power * (log - top)) for log in logs]
        total = sum(weights)
        if total * total >= least * sum([weight * weight for weight in weights]):
            return [weight / total for weight in weights]
        power *= 0.8
