"""The common part of all environments: who decides next, what chance and bots do until then, what the end is worth to
whom (rewards), and how a position is told."""

from __future__ import annotations

import random
from collections.abc import Mapping

from grognard.bots.base import Bot, RuleBot, consider, decide
from grognard.bots.plans import Begun
from grognard.core.chance import CHANCE
from grognard.core.game import Game
from grognard.core.state import Ask, State
from grognard.texts.words import own_words


def turn(state: State) -> Ask | None:
    """The decision that comes next: chance first, then seats in the order in which they are asked. Of seats that are
    asked at once none sees what another one has decided before it."""
    asks = state.asks()
    if len(asks) > 1:
        for ask in asks:
            if ask.seat == CHANCE:
                return ask
    return asks[0] if asks else None


def returns(state: State, seats: int) -> list[float]:
    """What a game that is over is worth to each seat: the winners share 1, the others share -1; 0 where none or all
    have won. The sum is 0.

    While it goes on, it is worth nothing to anybody.
    """
    result = state.result()
    winners = result.winners if result is not None else []
    if not winners or len(winners) == seats:
        return [0.0] * seats
    won, lost = 1 / len(winners), -1 / (seats - len(winners))
    return [won if seat in winners else lost for seat in range(seats)]


def advance(state: State, bots: Mapping[int, Bot], rng: random.Random) -> Ask | None:
    """Let chance and bots decide until an agent is asked: what it is asked, or None if the game is over."""
    plan = Begun()
    while (ask := turn(state)) is not None:
        seat = ask.seat
        planned = plan.next(state, seat)
        if seat == CHANCE:
            state.apply(CHANCE, rng.choice(ask.acts))
        elif seat in bots and planned is not None:
            state.apply(seat, planned)
        elif seat in bots and isinstance(bots[seat], RuleBot):
            state.apply(seat, decide(bots[seat], state, seat, rng))
        elif seat in bots:
            choice = consider(bots[seat], state, seat, rng)
            plan = Begun(seat, choice.then)
            state.apply(seat, choice.act)
        else:
            return ask
    return None


def told(game: Game[State], state: State, seat: int) -> str:
    """A position in words, as this seat knows it."""
    words = own_words(game)
    return "\n".join([words.line(line) for line in [state.heading(), *game.report(state.view(seat))]])
