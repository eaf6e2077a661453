"""The common part of both kinds of environments: who decides next, and what the end is worth to whom (rewards)."""

from __future__ import annotations

from grognard.core.chance import CHANCE
from grognard.core.state import Ask, State


def turn(state: State) -> Ask | None:
    """The decision that comes next: chance first, then seats in the order in which they are asked. Of seats that are
    asked at once none sees what another one has decided before it."""
    asks = state.asks()
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
