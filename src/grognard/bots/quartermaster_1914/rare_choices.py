"""Heuristics for rare choices: what the cards gain that no list of effects can describe."""

from __future__ import annotations

from typing import Final

from grognard.bots.quartermaster_1914.economy import PREPARED_CARD
from grognard.bots.quartermaster_1914.scene import Scene
from grognard.bots.quartermaster_1914.survey import Survey, cleared, with_piece
from grognard.core.board import bits
from grognard.games.quartermaster_1914.board import zones
from grognard.games.quartermaster_1914.cards.revenue import american_discards
from grognard.games.quartermaster_1914.cards.special_cards import next_to
from grognard.games.quartermaster_1914.facts.library import BUILD_ARMY, OF_TYPE, SEA_BATTLE
from grognard.games.quartermaster_1914.facts.tables import (
    AUSTRIA,
    BOARD,
    BRITAIN,
    DE,
    GERMANY,
    LAND,
    MID,
    OT,
    RU,
    RUSSIA,
    UK,
    US,
)

CHOSEN_CARD: Final = 0.45
"""What it is worth to take the best card from a hand."""
STATUS_CARD: Final = 0.55
TRUCE: Final = 0.35
FREE_TERRAIN: Final = 0.1
OLD_CARD: Final = 0.35
LEVIES: Final[tuple[float, ...]] = (0.0, 0.5, 0.8, 0.9)
MOST_EVACUATED: Final = 5
REBUILDING: Final = 0.9
"""A piece that is given up costs a card and a turn to build again."""


def worth(survey: Survey, scene: Scene, op: str) -> float:
    s = survey.s
    if op == "extravagance":
        return 0.1
    if op == "submarines":
        cards = (s.hands[GERMANY] & OF_TYPE[SEA_BATTLE]).bit_count()
        return cards * max(0.0, survey.hit(BRITAIN, 2) - survey.price)
    if op == "redl":
        return CHOSEN_CARD if s.hands[AUSTRIA] else 0.0
    if op == "hospitals":
        return OLD_CARD * min(2, (zones.in_pile(s, RUSSIA) & OF_TYPE[BUILD_ARMY]).bit_count())
    if op == "reilly":
        return STATUS_CARD * 0.6 if s.status[GERMANY] else 0.0
    if op == "rickenbacker":
        return STATUS_CARD if s.status[GERMANY] and _americans_near(scene) else 0.0
    if op == "peace":
        return evacuation(survey, scene)
    if op == "lawrence":
        return max(0.0, *revolt(survey, scene))
    if op == "mines":
        return mines(survey)
    if op == "truce":
        return TRUCE * min(1.0, (s.pieces[DE] & LAND).bit_count() / 5)
    if op == "bersaglieri":
        return FREE_TERRAIN
    if op == "revenue":
        return LEVIES[min(3, american_discards(s).bit_count())]
    return 0.0


def _americans_near(scene: Scene) -> bool:
    near = 0
    for space in bits(scene.pieces[US] & LAND):
        near |= BOARD.within(space, 2)
    return bool(near & scene.pieces[DE] & LAND)


def evacuation(survey: Survey, scene: Scene) -> float:
    """Peace, Bread, Land: the pieces that are worth less than a point."""
    total = 0.0
    pieces = list(scene.pieces)
    for _ in range(MOST_EVACUATED):
        space, worth = cheapest(survey, pieces, scene.tokens)
        if space < 0 or worth <= 0:
            break
        total += worth
        pieces = cleared(pieces, space, [RU])
    return total


def cheapest(survey: Survey, pieces: list[int], tokens: int) -> tuple[int, float]:
    """The Russian piece that is best given for a point, and what that gains."""
    before = survey.value(pieces, tokens)
    best, gain = -1, 0.0
    for space in bits(pieces[RU]):
        found = 1 + survey.value(cleared(pieces, space, [RU]), tokens) - before - REBUILDING * survey.ground.long
        if best < 0 or found > gain:
            best, gain = space, found
    return best, gain


def revolt(survey: Survey, scene: Scene) -> tuple[float, float]:
    """Lawrence: what it gains to eliminate the Ottomans in the Middle East, and to recruit there."""
    before = survey.value(scene.pieces, scene.tokens)
    if scene.pieces[OT] >> MID & 1:
        return survey.value(cleared(scene.pieces, MID, [OT]), scene.tokens) - before, 0.0
    if scene.pieces[UK] >> MID & 1:
        return 0.0, 0.0
    return 0.0, survey.value(with_piece(scene.pieces, UK, MID), scene.tokens) - before


def mines(survey: Survey) -> float:
    """Tunnel Mines: two prepared cards, or points, of each power next to a British army."""
    s = survey.s
    total = 0.0
    for power in (AUSTRIA, GERMANY):
        if next_to(s, UK, power):
            prepared = min(2, s.prepared[power].bit_count())
            total += prepared * (PREPARED_CARD + survey.prices[power]) + (2 - prepared)
    return total
