"""13.1 to 13.3: the prepared cards that can be used in a battle: their symbols, places and supply.

Which cards a power has is not looked up here: the owner asks with what he holds, everybody else with what he might.
"""

from __future__ import annotations

from typing import Final

from grognard.core.board import mask_of
from grognard.games.quartermaster_1914.board.state import QuartermasterState
from grognard.games.quartermaster_1914.facts.library import (  # fmt: skip
    BATTLECRUISERS,
    BLACKJACK,
    CARDS,
    CLEAR,
    GERMAN_AID,
    HARD,
    KIND,
    LAND_BATTLE,
    LIMIT,
    LIMIT_SPACES,
    NAMED,
    NIVELLE,
    OF_NATION,
    OF_SYMBOL,
    OF_TYPE,
    RA,
    RN,
    RUSSIAN_RAIL_GAUGE,
    SEA_BATTLE,
    SLB,
    SSB,
    SUPPLY,
)
from grognard.games.quartermaster_1914.facts.tables import (  # fmt: skip
    AH,
    AUSTRIA,
    BOARD,
    BRITAIN,
    DE,
    FR,
    FRANCE,
    GERMANY,
    IT,
    LAND,
    NATIONS_OF,
    OT,
    POWER_OF,
    RUSSIA,
    SPACES,
    UK,
    US,
    region,
)

NEAR_MOSCOW: Final = region("MOS+2")


def place_fits(kind: int, space: int, hard: bool) -> bool:
    """13.1: whether the prepare text allows a battle in this space (R20)."""
    limit = LIMIT[kind]
    if limit == NAMED:
        return bool(LIMIT_SPACES[kind] >> space & 1)
    if limit == CLEAR:
        return not hard and bool(LAND >> space & 1)
    if limit == HARD:
        return hard
    return True


FITTING: Final[list[list[int]]] = [
    [mask_of([card for card in range(CARDS) if place_fits(KIND[card], space, hard)]) for space in range(len(SPACES))]
    for hard in (False, True)
]
"""The cards whose prepare text allows a battle in each space, in clear and in difficult terrain."""
WITH_SUPPLY: Final[int] = mask_of([card for card in range(CARDS) if SUPPLY[KIND[card]]])
"""13.3: the cards with the supply symbol."""


def rail_gauge(s: QuartermasterState, power: int, space: int) -> bool:
    """R28: whether Russian cards are cut off from this space."""
    return power == RUSSIA and s.has(AUSTRIA, RUSSIAN_RAIL_GAUGE) and not NEAR_MOSCOW >> space & 1


def doughboys(s: QuartermasterState, power: int, target: int) -> bool:
    """R31: whether American cards may help partners in a land battle in this space."""
    return (
        power == BRITAIN
        and s.has(BRITAIN, BLACKJACK)
        and bool(LAND >> target & 1)
        and bool(s.pieces[US] & (BOARD.beside[target] | 1 << target))
    )


def helping(s: QuartermasterState, nation: int, target: int) -> list[int]:
    """The other nations that cards of this nation may help in a land battle in this space (R30, R31)."""
    if not LAND >> target & 1:
        return []
    if nation == DE and s.has(GERMANY, GERMAN_AID):
        return [AH, OT]
    return [UK, FR, IT] if nation == US and doughboys(s, BRITAIN, target) else []


def reinforcing(s: QuartermasterState, power: int, cards: int, target: int, hard: bool) -> int:
    """13.4: those of these cards, if prepared, with which a power may reinforce the defence of a space."""
    cards &= OF_SYMBOL[RA if LAND >> target & 1 else RN] & FITTING[hard][target]
    if not cards:
        return 0
    found = 0
    for nation in NATIONS_OF[power]:
        if s.pieces[nation] >> target & 1:
            own = cards & OF_NATION[nation]
            found |= own if s.supplied(nation) >> target & 1 else own & WITH_SUPPLY
    if power == GERMANY and LAND >> target & 1 and s.has(GERMANY, GERMAN_AID):  # R30
        for nation in (AH, OT):
            if s.pieces[nation] >> target & 1:
                found |= cards if s.supplied(nation) >> target & 1 else cards & WITH_SUPPLY
    if doughboys(s, power, target):
        for nation in (UK, FR, IT):
            if s.supplied(nation) >> target & 1:
                found |= cards & OF_NATION[US]
    if rail_gauge(s, power, target):
        found &= WITH_SUPPLY
    return found


def sustaining(s: QuartermasterState, power: int, cards: int, nation: int, origin: int, target: int, hard: bool) -> int:
    """13.4: those of these cards, if prepared, with which a power may sustain an attack."""
    on_land = bool(LAND >> target & 1)
    cards &= OF_SYMBOL[SLB if on_land else SSB] & FITTING[hard][target]
    if not cards:
        return 0
    found = 0
    if power == POWER_OF[nation] and not rail_gauge(s, power, target):
        found = cards & OF_NATION[nation]
    if on_land and LAND >> origin & 1:
        if power == GERMANY and nation in (AH, OT) and s.has(GERMANY, GERMAN_AID):  # R30
            found |= cards & OF_NATION[DE]
        if nation in (UK, FR, IT) and doughboys(s, power, target):
            found |= cards & OF_NATION[US]
    return found


def hand_sustaining(s: QuartermasterState, power: int, cards: int, nation: int, target: int) -> int:
    """Those of these cards, if in hand, that a Status card lets sustain an attack."""
    if power == FRANCE and nation == FR and LAND >> target & 1 and s.ready(FRANCE, NIVELLE):
        return cards & OF_NATION[FR] & OF_TYPE[LAND_BATTLE]
    if power == BRITAIN and nation == UK and not LAND >> target & 1 and s.ready(BRITAIN, BATTLECRUISERS):
        return cards & OF_NATION[UK] & OF_TYPE[SEA_BATTLE]
    return 0
