"""The one interface of all bots."""

from __future__ import annotations

import random
from abc import ABC, abstractmethod

from grognard.core.reasons import Problem
from grognard.core.state import State


class Bot(ABC):
    """A player that is a program."""

    name: str

    @abstractmethod
    def choose(self, state: State, seat: int) -> int:
        """One of the acts that this seat is offered. The state is imagined; the bot may do with it what it likes."""


class RuleBot(Bot):
    """A player by rules of thumb. It remembers nothing from one decision to the next."""

    def choose(self, state: State, seat: int) -> int:
        legal = self.sensible(state, state.legal(seat))
        if len(legal) == 1:
            return legal[0]
        act = self.weigh(state, seat, legal)
        assert act in legal, (state.stack[-1], state.space.text(act))
        return act

    def sensible(self, state: State, legal: list[int]) -> list[int]:
        """Of the acts on offer those that are weighed."""
        return legal

    @abstractmethod
    def weigh(self, state: State, seat: int, legal: list[int]) -> int:
        """The best of several acts."""


def decide(bot: Bot, state: State, seat: int, rng: random.Random) -> int:
    """The act that a bot chooses for this seat, checked against the real state."""
    only = state.only_answer(seat)
    if only is not None:
        return only
    act = bot.choose(state.imagine(seat, rng), seat)
    refusal = state.why(seat, act)
    if refusal is not None:
        raise Problem("bot-chose-illegal", name=bot.name, text=state.space.text(act), refusal=refusal)
    return act
