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
