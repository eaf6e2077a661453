"""14: scoring rounds and victory."""

from __future__ import annotations

from typing import Final

from grognard.core.sayings import Saying
from grognard.games.quartermaster_1914.board import zones
from grognard.games.quartermaster_1914.board.state import QuartermasterState
from grognard.games.quartermaster_1914.facts.library import (  # fmt: skip
    BALKAN_DOMINATION,
    EASTER_RISING,
    HIGH_SEAS_FLEET,
    KIND,
    KRIEGSMARINE,
    WARM_WATER_PORT,
)
from grognard.games.quartermaster_1914.facts.tables import (  # fmt: skip
    AH,
    ALLIES,
    AUSTRIA,
    CENTRAL,
    COALITION,
    DE,
    ENTENTE,
    GERMANY,
    HOMES,
    IRE,
    LAND,
    MARGIN,
    MEMBERS,
    OBJECTIVES,
    ROUNDS,
    RU,
    RUSSIA,
    SEA,
    UK,
    region,
)

BALKANS: Final = region("BUD SER RUM BUL GRE")
WESTERN_SEAS: Final = region("ENG NTH NAO")
WARM_WATER: Final = region("land EAS+next")


SCORES: Final[dict[int, int]] = {
    BALKAN_DOMINATION: 2,
    KRIEGSMARINE: 1,
    WARM_WATER_PORT: 1,
    EASTER_RISING: 1,
    HIGH_SEAS_FLEET: 2,
}
"""14.1: the Status cards that can score in a scoring round, and their points."""


def silenced(s: QuartermasterState, nation: int) -> bool:
    """14.1: whether an enemy army in a nation's home keeps its armies and Status cards from scoring (R14)."""
    return bool(s.side_mask(1 - COALITION[nation]) >> HOMES[nation] & 1)


def objectives(s: QuartermasterState, side: int) -> int:
    """14.1: the objectives, printed or tokens, that armies of a coalition score."""
    held = 0
    for nation in MEMBERS[side]:
        if not silenced(s, nation):
            held |= s.pieces[nation] & LAND
    return held & (OBJECTIVES | s.tokens)


def status_points(s: QuartermasterState) -> list[tuple[int, int, int]]:
    """Status card, coalition and points of each card that scores now."""
    found: list[tuple[int, int, int]] = []
    if not silenced(s, AH):
        if s.has(AUSTRIA, BALKAN_DOMINATION) and not s.side_mask(ENTENTE) & BALKANS:
            found.append((BALKAN_DOMINATION, CENTRAL, SCORES[BALKAN_DOMINATION]))
        if s.has(AUSTRIA, KRIEGSMARINE) and s.pieces[AH] & SEA:
            found.append((KRIEGSMARINE, CENTRAL, SCORES[KRIEGSMARINE]))
    if not silenced(s, RU) and s.has(RUSSIA, WARM_WATER_PORT) and s.supplied(RU) & WARM_WATER:
        found.append((WARM_WATER_PORT, ENTENTE, SCORES[WARM_WATER_PORT]))
    if not silenced(s, DE):
        if s.has(GERMANY, EASTER_RISING) and not s.pieces[UK] >> IRE & 1:
            found.append((EASTER_RISING, CENTRAL, SCORES[EASTER_RISING]))
        if s.has(GERMANY, HIGH_SEAS_FLEET) and s.pieces[DE] & WESTERN_SEAS:
            found.append((HIGH_SEAS_FLEET, CENTRAL, SCORES[HIGH_SEAS_FLEET]))
    return found


def scoring_round(s: QuartermasterState) -> None:
    """14.1: both coalitions score; 14.2: a lead of 12 ends the game at once, and so does round 17."""
    for side in (CENTRAL, ENTENTE):
        number = objectives(s, side).bit_count()
        s.points[side] += number
        s.tell("objectives", coalition=side, number=number)
    for card, side, number in status_points(s):
        s.tell("status", card=KIND[card])
        zones.score(s, side, number)
    s.tell("points", number=s.points[CENTRAL], number2=s.points[ENTENTE])
    lead = s.points[CENTRAL] - s.points[ENTENTE]
    if lead >= MARGIN or lead <= -MARGIN:
        win(s, CENTRAL if lead > 0 else ENTENTE, Saying("lead-after-scoring", number=MARGIN))
    elif s.round == ROUNDS:
        if lead == 0:
            win(s, CENTRAL, Saying("equal-points"))
        else:
            win(s, CENTRAL if lead > 0 else ENTENTE, Saying("more-points"))


def win(s: QuartermasterState, side: int, why: Saying) -> None:
    """14.2: a coalition wins as a whole."""
    s.end(sorted({s.seat_of(power) for power in ALLIES[side]}), "14.2", why)
    s.tell("won", coalition=side, why=why)
