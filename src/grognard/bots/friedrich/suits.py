"""Suit heuristic: how likely each suit is to be needed."""

from __future__ import annotations

from functools import lru_cache

from grognard.bots.friedrich.survey import Survey
from grognard.core.board import bits
from grognard.games.friedrich.facts.tables import BOARD, SUIT, SUITS


def suit_weights(survey: Survey) -> list[float]:
    """How likely each suit is to be needed: where the own stacks stand, and what enemies are near."""
    weights = [0.15] * len(SUITS)
    for stack in survey.own:
        away = BOARD.distances(stack.city)
        danger = 0.4
        for foe in survey.foes:
            if away[foe.city] <= 5:
                danger = 1.0
                break
        strength = danger * min(stack.troops, 6)
        counts = suits_near(stack.city)
        for suit in range(len(SUITS)):
            weights[suit] += 0.02 * strength * counts[suit]
        weights[SUIT[stack.city]] += 0.1 * strength
    most = max(weights)
    return [weight / most for weight in weights]


@lru_cache(maxsize=1024)
def suits_near(city: int) -> list[int]:
    """How many cities of each suit are within 3 of this one; to be read only."""
    counts = [0] * len(SUITS)
    for near in bits(BOARD.within(city, 3)):
        counts[SUIT[near]] += 1
    return counts
