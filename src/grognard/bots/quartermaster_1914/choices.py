"""Discard heuristic: the opening choice, costs, attrition; and cards chosen in hands, piles and in play."""

from __future__ import annotations

from typing import Final

from grognard.bots.quartermaster_1914 import keeping, standing
from grognard.bots.quartermaster_1914.economy import LONG, LOST_POINT, USUAL_PRICE
from grognard.bots.quartermaster_1914.plays import play_value
from grognard.bots.quartermaster_1914.preparing import lying_value
from grognard.bots.quartermaster_1914.survey import Survey
from grognard.bots.quartermaster_1914.turns import choose_best, targets
from grognard.games.quartermaster_1914.board import zones
from grognard.games.quartermaster_1914.board.state import QuartermasterState
from grognard.games.quartermaster_1914.cards.special_cards import Aggravate, Choose
from grognard.games.quartermaster_1914.facts.acts import (  # fmt: skip
    BURY,
    DISCARD,
    DISCARD_PREPARED,
    DISCARD_STATUS,
    DISCARD_TOP,
    LOSE_POINT,
    PASS,
    RECOVER,
    REDRAW,
    SPACE,
)
from grognard.games.quartermaster_1914.facts.library import KIND_MASK
from grognard.games.quartermaster_1914.setup import Opening

TYPICAL: Final = 0.42
"""What an unknown card of the deck is worth."""
GOOD_PLAY: Final = 0.6
ENOUGH_GOOD_PLAYS: Final = 2


# 4


def choose_opening(s: QuartermasterState, step: Opening, seat: int, legal: list[int]) -> int:
    """A hand with hardly a good play is drawn again; else the least useful card goes under the deck."""
    power = step.open_powers(s, seat)[0]
    survey = Survey(s, power)
    hand = s.hands[power]
    if REDRAW + power in legal:
        if sum(play_value(survey, kind) >= GOOD_PLAY for kind in zones.kinds(hand)) < ENOUGH_GOOD_PLAYS:
            return REDRAW + power
    return BURY + keeping.least(survey, hand)[0]


# 9.3, 10


def choose_discard(survey: Survey, legal: list[int]) -> int:
    """From hand or among prepared cards, what is worth least."""
    if SPACE.base_of[legal[0]] == DISCARD:
        return DISCARD + keeping.least(survey, survey.s.hands[survey.power])[0]
    return DISCARD_PREPARED + least_prepared(survey, targets(legal, DISCARD_PREPARED))


def least_prepared(survey: Survey, kinds: list[int]) -> int:
    return min(kinds, key=lambda kind: (lying_value(survey, kind), kind))


def choose_attrition(survey: Survey, legal: list[int]) -> int:
    """A poor card from hand or prepared, else the top of the deck; a point only to save a card worth more."""
    s, power = survey.s, survey.power
    fading = max(0.0, min(1.0, (survey.turns_left - 1) / LONG))
    typical = TYPICAL * fading * (0.5 + 0.5 * min(1.0, survey.price / USUAL_PRICE))
    best, cost = (DISCARD_TOP, typical) if DISCARD_TOP in legal else (LOSE_POINT, LOST_POINT)
    if s.hands[power]:
        kind, worth = keeping.least(survey, s.hands[power], cost)
        if kind >= 0:
            best, cost = DISCARD + kind, worth
    if s.prepared[power]:
        kind = least_prepared(survey, targets(legal, DISCARD_PREPARED))
        if lying_value(survey, kind) < cost:
            best = DISCARD_PREPARED + kind
    return best


def choose_aggravation(survey: Survey, step: Aggravate, legal: list[int]) -> int:
    """A card from hand that is worth less than what it takes from the enemy."""
    kinds = targets(legal, DISCARD)
    if not kinds:
        return PASS
    cards = survey.s.hands[survey.power] & sum(KIND_MASK[kind] for kind in kinds)
    harm = survey.hit(step.victim, step.number)
    if survey.price >= harm:
        return PASS
    kind = keeping.least(survey, cards, harm)[0]
    return DISCARD + kind if kind >= 0 else PASS


# Choosing among cards


def choose_card(s: QuartermasterState, step: Choose, legal: list[int]) -> int:
    """An enemy's best card, an own Status card that does least, an own card from the pile."""
    owner = Survey(s, step.owner, s.seat_of(step.power))
    if step.verb == RECOVER:
        return choose_best(owner, legal, RECOVER)
    if step.verb == DISCARD:
        return DISCARD + keeping.most(owner, s.hands[step.owner])
    worths = {kind: standing.worth(owner, KIND_MASK[kind].bit_length() - 1) for kind in targets(legal, DISCARD_STATUS)}
    if step.power == step.owner:
        return DISCARD_STATUS + min(worths, key=lambda kind: (worths[kind], kind))
    return DISCARD_STATUS + max(worths, key=lambda kind: (worths[kind], -kind))
