"""Values of objectives and of the stacks that protect them. The unit is one troop."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from grognard.core.board import bits, mask_of
from grognard.games.friedrich.board import conquest, victory
from grognard.games.friedrich.board.state import DECLARED, ENDED, FriedrichState
from grognard.games.friedrich.facts.tables import (
    AUSTRIA,
    BOARD,
    DEFENDED_BY,
    DEFENDER,
    GENERALS_OF,
    NATIONS,
    OBJECTIVE_OF,
    OBJECTIVES,
)

NEVER: Final = 99
WANTED: Final[list[int]] = [mask_of(OBJECTIVES[nation]) for nation in range(len(NATIONS))]
"""The objectives of each nation, as a set."""
WARDED: Final[list[int]] = [
    mask_of([city for city in bits(conquest.ALL_OBJECTIVES) if DEFENDED_BY[city] == nation])
    for nation in range(len(NATIONS))
]
"""The objectives of others that each nation protects, as a set."""
SPARED: Final = 4
"""How many objectives Austria needs less after an Offensive Option."""
VICTORY: Final = 60.0
"""What the last objective is worth to the nation that lacks no other; then what the last few are worth together."""
CLOSE: Final = 50.0
LAST_STAND: Final = 16.0
"""What it is worth to protect the last objective; then what the last few are worth together."""
STAND: Final = 15.0
KEPT: Final = 0.2
"""How much of the prize of an objective it is worth to protect it once it is held."""
ALARM: Final = 2.5
"""How much more the last two objectives are worth to those who protect them, or can win one of them back."""
CALM: Final = 0.6
"""How much less to protect an objective is worth while more than so many are lacking: an army counts for more."""
EARLY_WAR: Final = 5
COMMON: Final = 0.8
"""What driving one of Frederick's stacks away from an objective is worth, shared among all that protect it."""
THREATS: Final = 0.6
"""What a stack threatens at most, as a part of what its best target is worth: it can take only a few at a time."""
FEW: Final = 3
MOST: Final = 60.0
"""More than this never hangs on one stack."""


def prize(lacking: int) -> float:
    """What one objective more is worth to a nation that lacks so many: the last one wins."""
    if lacking <= 1:
        return VICTORY
    if lacking <= FEW:
        return CLOSE / lacking
    return 6 + 24 / lacking


def burden(lacking: int) -> float:
    """What it is worth to protect one objective from a nation that lacks so many."""
    if lacking <= 1:
        return ALARM * LAST_STAND
    if lacking <= FEW:
        return (ALARM if lacking == 2 else 1.0) * STAND / lacking
    return (1.0 if lacking <= EARLY_WAR else CALM) * (1.0 + 12.0 / lacking)


def regained(lacking: int) -> float:
    """What it is worth to win back one objective from a nation that lacks so many now."""
    return 5 + 20 / (lacking + 1)


def kept(lacking: int) -> float:
    """What it is worth to a nation that lacks so many to protect one that it holds: part of what it takes to win it
    again."""
    return max(1.5, KEPT * prize(lacking + 1)) if lacking else 1.5


def pushed(defender: bool) -> int:
    """By how many cities whoever wins hopes to drive the other away: those who must conquer look farther."""
    return 2 if defender else 4


def missing(s: FriedrichState, nation: int) -> list[int]:
    """The objectives that a nation still needs to win."""
    if DEFENDER[nation] and not s.setup.theatre:
        return []
    lacking = members(needed(nation, conquest.orders(s, nation)) & ~s.held)
    spared = SPARED if nation == AUSTRIA and s.offensive in (DECLARED, ENDED) else 0
    return lacking if len(lacking) > spared else lacking[:1]


@lru_cache(maxsize=8192)
def members(cities: int) -> list[int]:
    """The cities of a set; to be read only."""
    return bits(cities)


@lru_cache
def needed(nation: int, orders: int) -> int:
    """The objectives that a nation must hold to win, up to this order, as a set."""
    return mask_of(victory.wanted(nation, orders))


def lacks(s: FriedrichState, nation: int) -> int:
    """How many objectives a nation still needs to win; never less than one."""
    spared = SPARED if nation == AUSTRIA and s.offensive in (DECLARED, ENDED) else 0
    return max(1, (needed(nation, conquest.orders(s, nation)) & ~s.held).bit_count() - spared)


def nearest(s: FriedrichState, nation: int, city: int) -> int:
    """How far the nearest general of a nation stands from a city."""
    away = BOARD.distances(city)
    found = NEVER
    for general in GENERALS_OF[nation]:
        place = s.where[general]
        if place >= 0 and away[place] < found:
            found = away[place]
    return found


def other_guards(s: FriedrichState, nation: int, city: int, place: int) -> int:
    """How many stacks of a nation protect an objective that do not stand in this place."""
    away = BOARD.distances(city)
    found = 0
    for general in GENERALS_OF[nation]:
        other = s.where[general]
        if other >= 0 and other != place and away[other] <= conquest.RADIUS:
            found |= 1 << other
    return found.bit_count()


SOON: Final[list[float]] = [0.5, 0.5, 0.5, 0.5, 0.35, 0.3, 0.25, 0.2]


class Hold:
    """What a stack protects from those who are near, by the distance of it, and what it is about to take."""

    __slots__ = ("far", "near", "next", "own", "threat")

    def __init__(self) -> None:
        self.own = 0.0
        """What is protected where the stack stands; then in the next cities."""
        self.next = 0.0
        self.near = 0.0
        self.far = 0.0
        self.threat = 0.0

    def lost(self, steps: int) -> float:
        """What it would mean for the nation of the stack that it is driven away by so many cities."""
        if steps <= 0:
            return 0.0
        steps = min(steps, 6)
        total = self.far * GONE[3 + steps] + self.near * GONE[2 + steps]
        total += self.next * GONE[1 + steps] + self.own * GONE[steps] + self.threat * THREAT_GONE[steps]
        return min(total, MOST)


GONE: Final[list[float]] = [0.0, 0.03, 0.06, 0.1, 0.65, 0.8, 0.9, 1.0, 1.0, 1.0]
"""How likely a stack that was driven away protects something no more, by how far it could be away then."""
THREAT_GONE: Final[list[float]] = [0.0, 0.15, 0.3, 0.5, 0.7, 0.85, 1.0]


def hold(s: FriedrichState, nation: int, city: int) -> Hold:
    """What hangs on the stack of a nation in this city."""
    found = Hold()
    most = 0.0
    away = BOARD.distances(city)
    for objective in members(conquest.ALL_OBJECTIVES & BOARD.within(city, conquest.RADIUS)):
        owner = OBJECTIVE_OF[objective]
        held = s.held >> objective & 1
        if held:
            keeper, taker = owner, DEFENDED_BY[objective]
        else:
            keeper, taker = DEFENDED_BY[objective], owner
        if (keeper != nation and taker != nation) or taker < 0 or not s.plays(taker):
            continue
        if DEFENDER[owner] and not s.setup.theatre:
            continue
        lacking = lacks(s, owner)
        worth = regained(lacking) if held else prize(lacking)
        if taker == nation:
            found.threat += 0.25 * worth
            most = max(most, worth)
            continue
        others = other_guards(s, nation, objective, city)
        if others:
            if not DEFENDER[nation]:
                continue
            worth *= COMMON / (others + 1)
        if not (s.marks >> objective & 1 and s.nation == taker):
            steps = nearest(s, taker, objective)
            worth *= SOON[steps] if steps < len(SOON) else 0.05
        if away[objective] == 0:
            found.own += worth
        elif away[objective] == 1:
            found.next += worth
        elif away[objective] == 2:
            found.near += worth
        else:
            found.far += worth
    found.threat = min(found.threat, THREATS * most)
    return found
