"""5: the conquest of objectives, protection, retroactive conquest and reconquest."""

from __future__ import annotations

from functools import lru_cache

from grognard.core.board import bits, mask_of
from grognard.games.friedrich.board.state import DECLARED, OPEN, FriedrichState
from grognard.games.friedrich.facts import fate_lines as lines
from grognard.games.friedrich.facts.tables import (
    AUSTRIA,
    BOARD,
    DEFENDED_BY,
    FIRST,
    GENERALS_OF,
    HEINRICH,
    IMPERIAL,
    LAST,
    NATIONS,
    OBJECTIVE_OF,
    OBJECTIVE_ORDER,
    PRUSSIA,
    RUSSIA,
    SWEDEN,
    TRAINS_OF,
)

RADIUS = 3
ORDERS = 2
"""Of how many orders objectives are."""
ALL_OBJECTIVES = mask_of([city for city, owner in enumerate(OBJECTIVE_OF) if owner >= 0])


def eased(s: FriedrichState, nation: int) -> bool:
    """11: whether a nation needs only its objectives of the first order."""
    if s.setup.theatre or s.setup.west:
        return False
    if nation == SWEDEN:
        return s.is_out(RUSSIA)
    return nation in (AUSTRIA, IMPERIAL) and s.imperial_changed()


def can_conquer(s: FriedrichState, nation: int, city: int) -> bool:
    """Whether this city means anything to this nation as an objective now."""
    return OBJECTIVE_OF[city] == nation and OBJECTIVE_ORDER[city] <= orders(s, nation)


def orders(s: FriedrichState, nation: int) -> int:
    """Up to which order the objectives of this nation count now; 0 if none do."""
    if nation == PRUSSIA:
        return ORDERS if prussia_may_conquer(s) else 0
    return 1 if eased(s, nation) else ORDERS


def prussia_may_conquer(s: FriedrichState) -> bool:
    """13: the Bohemian objectives count in the Austrian Theatre, and with the Offensive Option (ruling 75)."""
    if s.setup.theatre:
        return True
    return s.setup.offensive_option and (s.offensive == DECLARED or (s.offensive == OPEN and s.turn < 3))


def guarded(s: FriedrichState, city: int, nation: int) -> bool:
    """Whether a general of this nation (or the Imperial train) stands within 3 cities."""
    away = BOARD.distances(city)
    where = s.where
    for general in GENERALS_OF[nation]:
        place = where[general]
        if place >= 0 and away[place] <= RADIUS:
            return True
    if nation == IMPERIAL:
        return any(where[train] >= 0 and away[where[train]] <= RADIUS for train in TRAINS_OF[IMPERIAL])
    if nation == PRUSSIA and s.effect == lines.HEINRICH_PROTECTS:
        place = s.where[HEINRICH]
        return place >= 0 and away[place] <= RADIUS + 1
    return False


def guarded_cities(s: FriedrichState, nation: int) -> int:
    """The cities near which a general of this nation (or the Imperial train) stands, as a set."""
    found = _near(tuple(s.where[FIRST[nation] : LAST[nation]]))
    if nation == IMPERIAL:
        found |= _near(tuple([s.where[train] for train in TRAINS_OF[IMPERIAL]]))
    if nation == PRUSSIA and s.effect == lines.HEINRICH_PROTECTS and s.where[HEINRICH] >= 0:
        found |= BOARD.within(s.where[HEINRICH], RADIUS + 1)
    return found


@lru_cache(maxsize=4096)
def _near(places: tuple[int, ...]) -> int:
    """The cities that pieces in these places protect, as a set."""
    found = 0
    for place in places:
        if place >= 0:
            found |= BOARD.within(place, RADIUS)
    return found


def guards(s: FriedrichState) -> list[list[int]]:
    """The objectives that are protected now, each with the nation that protects it: its defender, or its holder. To be
    read only."""
    near = [guarded_cities(s, nation) & ALL_OBJECTIVES for nation in range(len(NATIONS))]
    return _guards(tuple(near), s.held)


@lru_cache(maxsize=4096)
def _guards(near: tuple[int, ...], held: int) -> list[list[int]]:
    found: list[list[int]] = []
    anybody = 0
    for cities in near:
        anybody |= cities
    for city in bits(anybody):
        nation = OBJECTIVE_OF[city] if held >> city & 1 else DEFENDED_BY[city]
        if nation >= 0 and near[nation] >> city & 1:
            found.append([city, nation])
    return found


def protector(nation: int, city: int) -> int:
    """The nation whose generals protect this objective against a general of `nation`: its defender, or its holder."""
    return DEFENDED_BY[city] if OBJECTIVE_OF[city] == nation else OBJECTIVE_OF[city]


def at_stake(s: FriedrichState, nation: int, city: int) -> bool:
    """Whether a general of this nation who leaves the city conquers or reconquers it, if it is not protected."""
    if OBJECTIVE_OF[city] < 0:
        return False
    if s.holds(city):
        return DEFENDED_BY[city] == nation
    return can_conquer(s, nation, city)


def leave(s: FriedrichState, nation: int, city: int) -> None:
    """A general leaves a city in movement: it is conquered, or marked if it is protected."""
    if not at_stake(s, nation, city):
        return
    if guarded(s, city, protector(nation, city)):
        if not s.marks >> city & 1:
            s.marks |= 1 << city
            s.tell("marked", nation=nation, city=city)
    else:
        change_hands(s, nation, city)


def change_hands(s: FriedrichState, nation: int, city: int) -> None:
    s.marks &= ~(1 << city)
    s.held ^= 1 << city
    s.tell("conquered" if s.holds(city) else "reconquered", nation=nation, city=city)


def retroactive(s: FriedrichState, nation: int) -> None:
    """After combat: marked objectives that are no longer protected change hands; all marks go."""
    for city in bits(s.marks):
        if at_stake(s, nation, city) and not guarded(s, city, protector(nation, city)):
            change_hands(s, nation, city)
    s.marks = 0


def drop_claims(s: FriedrichState) -> None:
    """Markers on objectives that no longer mean anything to their nation are taken away (rulings 17, 18)."""
    for city in bits(s.held):
        nation = OBJECTIVE_OF[city]
        if not s.plays(nation) or not can_conquer(s, nation, city):
            s.held &= ~(1 << city)
