"""What an unseen hand may be worth in one suit, and how a combat is likely to end."""

from __future__ import annotations

from functools import cache
from typing import Final

MOST_CARDS: Final = 48
"""Larger hands are taken for this large."""
MOST_POINTS: Final = 240
SUITED: Final = 1 / 50
"""How likely a card is a certain one of a deck."""
RESERVE: Final = 2 / 50
RESERVE_POINTS: Final = 10


@cache
def points(cards: int) -> tuple[float, ...]:
    """How likely so many unseen cards hold exactly 0, 1, 2, ... points that can be played in one suit.

    >>> round(points(1)[0], 2), round(points(1)[10], 2)
    (0.72, 0.06)
    """
    if cards <= 0:
        return (1.0, *([0.0] * MOST_POINTS))
    if cards > MOST_CARDS:
        return points(MOST_CARDS)
    before = points(cards - 1)
    nothing = 1 - 12 * SUITED - RESERVE
    after = [chance * nothing for chance in before]
    for value in range(2, 14):
        likely = SUITED + (RESERVE if value == RESERVE_POINTS else 0.0)
        for total in range(value, MOST_POINTS + 1):
            after[total] += before[total - value] * likely
    return tuple(after)


@cache
def _up_to(cards: int) -> tuple[float, ...]:
    total = 0.0
    sums: list[float] = []
    for chance in points(cards):
        total += chance
        sums.append(total)
    return tuple(sums)


@cache
def chance_against(cards: int, margin: int) -> float:
    """How likely a side that is `margin` points ahead outlasts an unseen hand; a tie counts half.

    >>> chance_against(0, 1), chance_against(0, 0), chance_against(0, -1)
    (1.0, 0.5, 0.0)
    """
    if margin < 0:
        return 0.0
    if margin > MOST_POINTS:
        return 1.0
    cards = min(cards, MOST_CARDS)
    below = _up_to(cards)[margin - 1] if margin else 0.0
    return below + points(cards)[margin] / 2


def nothing_left(cards: int) -> float:
    """How likely an unseen hand has nothing to play."""
    return points(min(cards, MOST_CARDS))[0]


class Clash:
    """What one side may expect of a combat, in troops."""

    __slots__ = ("chance", "gain", "loss", "value")

    def __init__(self, chance: float, gain: float, loss: float, value: float) -> None:
        self.chance = chance
        self.gain = gain
        self.loss = loss
        self.value = value


@cache
def clash(troops: int, cards: int, foe_troops: int, foe_cards: int) -> Clash:
    """A stack with so many troops, and so many points to play, against a stack with an unseen hand.

    The loser breaks off early if he has cards to choose when; else he loses what the other side is ahead.
    """
    ahead = troops - foe_troops
    chance = chance_against(foe_cards, ahead + cards)
    empty = nothing_left(foe_cards)
    gain = empty * max(3, ahead + 1) + (1 - empty) * 2
    loss = 2 if cards else max(2, -ahead)
    gain, loss = min(gain, foe_troops), min(loss, troops)
    won = gain + 0.8 + (1.2 if gain >= foe_troops else 0)
    lost = loss + 1.0 + (1.5 if loss >= troops else 0)
    return Clash(chance, won, lost, chance * won - (1 - chance) * lost)
