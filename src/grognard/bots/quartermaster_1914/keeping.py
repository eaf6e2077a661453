"""Hand values: what a card in hand is worth, and which one is discarded."""

from __future__ import annotations

from typing import Final

from grognard.bots.quartermaster_1914.economy import LONG
from grognard.bots.quartermaster_1914.plays import play_value
from grognard.bots.quartermaster_1914.preparing import prepared_value
from grognard.bots.quartermaster_1914.survey import Survey
from grognard.core.board import bits
from grognard.games.quartermaster_1914.board import zones
from grognard.games.quartermaster_1914.facts.library import (
    BUILD_ARMY,
    BUILD_NAVY,
    ECONOMIC,
    EVENT,
    KIND,
    KIND_MASK,
    LAND_BATTLE,
    NATION,
    SEA_BATTLE,
    TYPE,
)
from grognard.games.quartermaster_1914.facts.tables import LAND, SEA

PLAYED: Final = 0.85
PREPARED: Final = 0.9
FUTURE: Final[dict[int, float]] = {
    BUILD_ARMY: 0.5,
    BUILD_NAVY: 0.25,
    LAND_BATTLE: 0.35,
    SEA_BATTLE: 0.12,
    ECONOMIC: 0.3,
    EVENT: 0.3,
}
"""What a card may become that is of no use now."""
NO_PIECE: Final = 0.3
ANOTHER: Final = 0.8
"""What a further copy of the same card is worth beside the first."""


def keep_value(survey: Survey, kind: int, enough: float = 1e9) -> float:
    """What a card is worth in hand; where it is found to be worth `enough`, no more is asked."""
    worth = future(survey, kind)
    if worth < enough:
        worth = max(worth, PLAYED * play_value(survey, kind))
    if worth < enough:
        worth = max(worth, PREPARED * prepared_value(survey, kind))
    return worth


def future(survey: Survey, kind: int) -> float:
    """What a card may be worth in later turns."""
    value = FUTURE.get(TYPE[kind], 0.0)
    if TYPE[kind] in (BUILD_ARMY, BUILD_NAVY):
        pieces = LAND if TYPE[kind] == BUILD_ARMY else SEA
        if not survey.s.available(NATION[kind]) & pieces:
            value *= NO_PIECE
    return value * min(1.0, (survey.turns_left - 1) / LONG)


def worths(survey: Survey, cards: int) -> dict[int, float]:
    """What one card of each kind among these is worth; of several copies the last one."""
    found: dict[int, float] = {}
    for card in bits(cards):
        kind = KIND[card]
        if kind not in found:
            copies = (cards & KIND_MASK[kind]).bit_count()
            found[kind] = keep_value(survey, kind) * ANOTHER ** (copies - 1)
    return found


def least(survey: Survey, cards: int, below: float = 1e9) -> tuple[int, float]:
    """The kind that is given up most easily, and what it is worth; none where each is worth as much as `below`."""
    order: list[tuple[float, int, float]] = []
    for kind in zones.kinds(cards):
        share = ANOTHER ** ((cards & KIND_MASK[kind]).bit_count() - 1)
        order.append((future(survey, kind) * share, kind, share))
    order.sort()
    best, worth = -1, below
    for bound, kind, share in order:
        if bound >= worth:
            break
        found = keep_value(survey, kind, worth / share) * share
        if found < worth:
            best, worth = kind, found
    return best, worth


def most(survey: Survey, cards: int) -> int:
    """The kind that would be missed most."""
    found = worths(survey, cards)
    return max(found, key=lambda kind: (found[kind], -kind))


def cost_of(survey: Survey, cards: int, number: int) -> float:
    """What it costs to give up so many of these cards."""
    values: list[float] = []
    for kind, worth in worths(survey, cards).items():
        values += [worth] * (cards & KIND_MASK[kind]).bit_count()
    return sum(max(worth, survey.price) for worth in sorted(values)[:number])
