"""9: supply of generals, checked only in the supply phase of their own nation."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from grognard.core.board import FAR, mask_of
from grognard.games.friedrich.board import offensive, troops
from grognard.games.friedrich.board.state import FriedrichState
from grognard.games.friedrich.facts.tables import (
    BOARD,
    DEFENDER,
    DEPOTS,
    FRANCE,
    GENERALS_OF,
    HOME,
    LINE_5,
    NATION,
    PRUSSIA,
    RUSSIA,
    Y,
)

RANGE: Final = 6


def supply_path(s: FriedrichState, nation: int, city: int) -> int:
    """The length of the shortest way from a city to an own train, or FAR if none has at most 6 cities."""
    away = BOARD.distances(city)
    near = [place for place in s.trains_of(nation) if away[place] <= RANGE]
    if not near:
        return FAR
    hostile = s.sides[int(not DEFENDER[nation])] & BOARD.within(city, RANGE)
    nearest = near[0]
    for place in near:
        if away[place] < away[nearest]:
            nearest = place
    if not hostile or not hostile & BOARD.between(city, nearest):
        return away[nearest]
    return BOARD.path_length(city, mask_of(near), RANGE, hostile)


def in_supply(s: FriedrichState, nation: int, city: int) -> bool:
    """Whether a general of this nation would be in supply in this city."""
    if HOME[nation][city]:
        return True
    if nation in (RUSSIA, FRANCE) and city in DEPOTS[nation]:
        return True
    return supply_path(s, nation, city) <= RANGE


def fed(s: FriedrichState, nation: int) -> int:
    """The cities from which a way leads to an own train, as a set."""
    trains = mask_of(s.trains_of(nation))
    return _fed(trains, s.sides[int(not DEFENDER[nation])] & _fed(trains, 0))


@lru_cache(maxsize=4096)
def _fed(trains: int, hostile: int) -> int:
    return BOARD.flood(trains, ~hostile, RANGE)


def check(s: FriedrichState, nation: int) -> None:
    """The supply phase: turn generals face up or down; those who were face down already are lost."""
    for city in s.cities_of(nation):
        stack = s.stack_at(city)
        supplied = in_supply(s, nation, city)
        if supplied:
            turned = [general for general in stack if s.is_down(general)]
            for general in turned:
                s.down &= ~(1 << general)
            if turned:
                s.tell("supplied", pieces=turned, city=city)
        elif s.is_down(stack[0]):
            s.tell("starved", pieces=stack, city=city)
            troops.betray(s, city)
            troops.destroy(s, city)
            if nation == PRUSSIA and Y[city] > LINE_5:
                offensive.lose_aside(s)
        else:
            turn_down(s, city)


def turn_down(s: FriedrichState, city: int) -> None:
    """A stack is out of supply from now on."""
    turned = [general for general in s.stack_at(city) if not s.is_down(general)]
    for general in turned:
        s.down |= 1 << general
    if turned:
        s.tell("unsupplied", pieces=turned, city=city)


def stretched(s: FriedrichState, general: int) -> bool:
    """Cards 9 spades and 12 clubs: whether a general's way to his nearest train is exactly 5 or 6 cities long."""
    city = s.where[general]
    return city >= 0 and supply_path(s, NATION[general], city) in (5, 6)


def turn_stretched(s: FriedrichState, nation: int) -> None:
    for general in GENERALS_OF[nation]:
        if stretched(s, general):
            turn_down(s, s.where[general])
