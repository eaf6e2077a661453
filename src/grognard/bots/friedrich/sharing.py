"""Coordination of the stacks of one nation: which of them goes for which target."""

from __future__ import annotations

from typing import Final

from grognard.games.friedrich.facts.tables import BOARD

FADING: Final[list[float]] = [0.78 ** (steps / 3) for steps in range(256)]
"""What is left of the worth of a target so many cities away."""
BUSY: Final = 0.7
"""What is left of a stack's claim to a target for every target that it has been given already."""


def takers(places: list[int], wanted: list[tuple[int, float]]) -> dict[int, int]:
    """For each wanted city, with its worth, the one of these places from which a stack should go for it. Where one
    stack is much nearer than all others, it is given the city first; so an army near many targets leaves those to
    others that others reach as well.

    >>> from grognard.games.friedrich.facts.tables import city
    >>> breslau, hirschberg = city("Breslau"), city("Hirschberg")
    >>> wanted = [(city("Liegnitz"), 10.0), (city("Lublinitz"), 10.0)]
    >>> takers([breslau, hirschberg], wanted) == {city("Lublinitz"): breslau, city("Liegnitz"): hirschberg}
    True
    """
    found: dict[int, int] = {}
    free = [1.0] * len(places)
    left = wanted[:]
    while left and places:
        chosen, taker, most = left[0], 0, -1.0
        for target in left:
            away = BOARD.distances(target[0])
            best = second = 0.0
            who = 0
            for index, place in enumerate(places):
                worth = free[index] * target[1] * FADING[away[place]]
                if worth > best:
                    best, second, who = worth, best, index
                elif worth > second:
                    second = worth
            if best - second > most:
                chosen, taker, most = target, who, best - second
        found[chosen[0]] = places[taker]
        free[taker] *= BUSY
        left.remove(chosen)
    return found
