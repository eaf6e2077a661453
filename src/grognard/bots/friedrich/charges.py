"""What a nation protects, from whom, and how much it matters now."""

from __future__ import annotations

from typing import Final

from grognard.games.friedrich.facts.tables import BOARD

SERIOUS: Final = 7
RAIDED: Final = 0.3
"""What is left of the worth of protecting Bohemia while Prussia lacks more objectives than this: it only raids."""
LIKELY: Final[list[float]] = [1.0, 1.0, 0.95, 0.9, 0.85, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2, 0.15, 0.1]
"""How soon a conquered city may be lost again, by the distance of the nearest enemy who could win it back, where only
two players fight: he is seen coming, and nobody else has to be watched."""


class Charge:
    """A city that this nation protects, from whom, and how much it matters now."""

    __slots__ = ("city", "nation", "weight")

    def __init__(self, city: int, nation: int, weight: float) -> None:
        self.city = city
        self.nation = nation
        self.weight = weight


def charge(city: int, enemy: int, weight: float, places: list[int]) -> Charge:
    """A city to protect from an enemy who stands in these places."""
    return Charge(city, enemy, weight * max(0.08, 1.15 - 0.09 * nearest_of(city, places)))


def nearest_of(city: int, places: list[int]) -> int:
    """How far the nearest of these places is from a city."""
    away = BOARD.distances(city)
    near = away[places[0]]
    for place in places:
        if away[place] < near:
            near = away[place]
    return near


def kept(city: int, enemy: int, weight: float, places: list[int]) -> Charge:
    """A conquered city to protect where only two players fight, from an enemy who stands in these places."""
    return Charge(city, enemy, weight * LIKELY[min(nearest_of(city, places), len(LIKELY) - 1)])
