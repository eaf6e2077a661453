"""Values of Status cards, in points."""

from __future__ import annotations

from typing import Final

from grognard.bots.quartermaster_1914.survey import Survey
from grognard.games.quartermaster_1914.board.victory import BALKANS, WARM_WATER, WESTERN_SEAS
from grognard.games.quartermaster_1914.facts import library
from grognard.games.quartermaster_1914.facts.library import (
    BALKAN_DOMINATION,
    BUILD_NAVY,
    COMMONWEALTH,
    EASTER_RISING,
    HIGH_SEAS_FLEET,
    KIND_MASK,
    KIND_OF,
    KRIEGSMARINE,
    OF_TYPE,
    WARM_WATER_PORT,
    YELLOW_HANDS,
)
from grognard.games.quartermaster_1914.facts.tables import (
    AH,
    DE,
    ENTENTE,
    FR,
    GERMANY,
    IT,
    LAND,
    SEA,
    UK,
    US,
    WES,
    region,
)

EACH_TURN: Final[dict[int, float]] = {
    library.RUSSIAN_RAIL_GAUGE: 0.05,
    library.LIMITED_RAIL: 0.03,
    library.GERMAN_AID: 0.05,
    library.MUSTARD_GAS: 0.16,
    library.STOSSTRUPPEN: 0.13,
    library.TRENCH_LINES: 0.05,
    library.BIG_BERTHA: 0.03,
    library.RUMPLER_TAUBE: 0.03,
    library.WOE_TO_THEM: 0.10,
    library.RED_BARON: 0.11,
    library.LA_REVANCHE: 0.09,
    library.VERDUN: 0.03,
    library.NIVELLE: 0.03,
    library.RENAULT: 0.03,
    library.BARES: 0.01,
    library.TROUPES_COLONIALES: 0.03,
    library.CITIZEN_SOLDIERS: 0.03,
    library.MARNE: 0.03,
    library.ALPINI: 0.02,
    library.PALS: 0.01,
    library.COMMONWEALTH: 0.02,
    library.RELIED_ON: 0.02,
    library.BATTLECRUISERS: 0.01,
    library.YELLOW_HANDS: 0.02,
    library.MARK_IV: 0.04,
    library.DREADNOUGHTS: 0.02,
    library.BLACKJACK: 0.03,
}
"""What cards that help again and again are worth in a turn."""
FRONT: Final[dict[int, tuple[int, int]]] = {
    library.VERDUN: (FR, region("BUR")),
    library.MARNE: (FR, region("PIC")),
    library.ALPINI: (IT, LAND),
    library.TROUPES_COLONIALES: (FR, 1 << WES),
    library.BLACKJACK: (US, region("WAO PAR PIC BEL BUR PRO ENG NAO WES NTH")),
    library.RENAULT: (FR, region("PIC BUR BEL PAR")),
    library.MARK_IV: (UK, region("PIC BEL PAR BUR WGE")),
}
"""Cards that help only a nation that has a piece in a region."""
HOPED: Final = 0.35
"""What a card counts whose condition is not met yet."""
MANY_NAVIES: Final = 3


def scoring(survey: Survey, card: int) -> float | None:
    """Points of each scoring round for cards that score; none for other cards."""
    s = survey.s
    if card == BALKAN_DOMINATION:
        return 2 * (0.5 if not s.side_mask(ENTENTE) & BALKANS else 0.25)
    if card == KRIEGSMARINE:
        return 1.0 if s.pieces[AH] & SEA else 0.4
    if card == HIGH_SEAS_FLEET:
        ready = survey.ground.plans[GERMANY] & (OF_TYPE[BUILD_NAVY] | KIND_MASK[KIND_OF["Jutland"]])
        return 2 * (0.8 if s.pieces[DE] & WESTERN_SEAS else 0.4 if ready else 0.2)
    if card == EASTER_RISING:
        return 0.7
    if card == WARM_WATER_PORT:
        return 1.0 if s.supplied(2) & WARM_WATER else 0.3
    return None


def worth(survey: Survey, card: int) -> float:
    """What a Status card is worth in play."""
    points = scoring(survey, card)
    if points is not None:
        return points * (survey.ground.next + 0.8 * survey.ground.rest)
    value = EACH_TURN[card] * max(0, survey.turns_left - 1)
    front = FRONT.get(card)
    if front is not None and not survey.s.pieces[front[0]] & front[1]:
        value *= HOPED
    if card in (COMMONWEALTH, YELLOW_HANDS):
        navies = (survey.s.pieces[UK] & SEA).bit_count()
        kept = 3 if navies >= MANY_NAVIES else 1 + 0.4 * navies
        value *= kept
    return value
