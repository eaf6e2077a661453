"""Card values by the size of a deck, in points: little to one with more than it can use, much to one that runs out."""

from __future__ import annotations

from typing import Final

from grognard.games.quartermaster_1914.board import victory
from grognard.games.quartermaster_1914.board.state import QuartermasterState
from grognard.games.quartermaster_1914.facts.tables import (
    ALLIES,
    CENTRAL,
    ENTENTE,
    MARGIN,
    ROUNDS,
    SCORING,
    SIDE,
)

USED_IN_A_TURN: Final = 2.3
"""A card is played and one prepared in each turn, and some pay for difficult terrain."""
EASE: Final = 2.5
NEED: Final = 1.5
"""The cards for each turn with which nothing is lacking, and with which everything is."""
USUAL_PRICE: Final = 0.24
HARM: Final[tuple[float, ...]] = (0.3, 0.42, 0.48, 0.28, 0.15)
"""What it is worth to the enemies of each power that it loses a card, where it has as many as it uses."""
PRICE_OF_PLENTY: Final = 0.012
PRICE_OF_WANT: Final = 0.025
LEAST_PRICE: Final = 0.08
MOST_PRICE: Final = 0.5
MOST_HARM: Final = 0.6
LATE_PRICE: Final = 0.04
PREPARED_CARD: Final = 0.3
"""What a prepared card is worth to its owner, beyond any card."""
LOST_POINT: Final = 1.0
URGENT: Final = 0.8
NEAR: Final = 4
"""How much more points count where the lead that wins at once is at stake; and how far from it that begins."""
LONG: Final = 6
"""The turns before the end in which what lasts fades away."""
FADING: Final = 0.93
"""What is left of a point that is one round further away."""


def turns_left(s: QuartermasterState, power: int) -> int:
    """The turns that a power still has, the one in progress included."""
    return ROUNDS - s.round + (1 if power >= s.power else 0)


def cards_left(s: QuartermasterState, power: int) -> int:
    return s.hands[power].bit_count() + s.deck_size(power)


def surplus(s: QuartermasterState, power: int) -> float:
    """The cards that a power has beyond those that it will use."""
    return cards_left(s, power) - USED_IN_A_TURN * turns_left(s, power)


def shortage(s: QuartermasterState, power: int) -> float:
    """How far a power lacks the cards to play one in every turn, after what attrition and terrain take: 0 to 1."""
    each = cards_left(s, power) / max(1, turns_left(s, power))
    return min(1.0, max(0.0, (EASE - each) / (EASE - NEED)))


def price(s: QuartermasterState, power: int) -> float:
    """What it costs a power to lose a card."""
    if turns_left(s, power) <= 1 and cards_left(s, power) > 2:
        return LATE_PRICE
    return _scarce(s, power, USUAL_PRICE, MOST_PRICE)


def harm(s: QuartermasterState, power: int) -> float:
    """What it is worth to the enemies of a power that it loses a card."""
    if turns_left(s, power) <= 1 and cards_left(s, power) > 2:
        return LATE_PRICE
    return _scarce(s, power, HARM[power], MOST_HARM)


def _scarce(s: QuartermasterState, power: int, usual: float, most: float) -> float:
    extra = surplus(s, power)
    usual -= (PRICE_OF_PLENTY if extra > 0 else PRICE_OF_WANT) * extra
    usual = min(most, max(LEAST_PRICE, usual))
    return usual if s.deck_size(power) else max(usual, 0.4)


def _weights(now: int) -> tuple[float, float]:
    weights = [float(FADING ** (scoring - now)) for scoring in SCORING if scoring >= now]
    return (weights[0], sum(weights[1:])) if weights else (0.0, 0.0)


WEIGHTS: Final[list[tuple[float, float]]] = [_weights(now) for now in range(ROUNDS + 2)]
"""For each round, what a point in the next scoring round, and one in each of those after it, is worth."""
NEXT_SCORING: Final[list[int]] = [next((r for r in SCORING if r >= now), now) for now in range(ROUNDS + 2)]


def turns_before_scoring(s: QuartermasterState, power: int) -> int:
    """The turns that a power begins before the next scoring round ends."""
    return NEXT_SCORING[s.round] - s.round + (1 if power > s.power else 0)


def order(s: QuartermasterState, side: int) -> list[int]:
    """The powers of a side that have cards left, in the order of their next turns."""
    with_cards = [power for power in ALLIES[side] if cards_left(s, power)]
    return sorted(with_cards, key=lambda power: (power - s.power - 1) % 5)


def moving_before(s: QuartermasterState, power: int) -> list[int]:
    """The enemies that have a turn before the next one of a power."""
    wait = (power - s.power - 1) % 5
    return [enemy for enemy in ALLIES[1 - SIDE[power]] if (enemy - s.power - 1) % 5 < wait]


def urgency(s: QuartermasterState) -> float:
    """How much more points count now: the war may end in the next scoring round, if that is near."""
    scoring = NEXT_SCORING[s.round]
    if scoring >= ROUNDS or scoring - s.round > 1:
        return 1.0
    lead = s.points[CENTRAL] - s.points[ENTENTE]
    lead += victory.objectives(s, CENTRAL).bit_count() - victory.objectives(s, ENTENTE).bit_count()
    for _, side, number in victory.status_points(s):
        lead += number if side == CENTRAL else -number
    return 1 + URGENT * max(0.0, 1 - abs(abs(lead) - MARGIN) / NEAR)
