"""Turn heuristic: draft, play, attrition, prepare, draw; and the same when a card allows it."""

from __future__ import annotations

from typing import Final

from grognard.bots.quartermaster_1914 import economy, keeping
from grognard.bots.quartermaster_1914.keeping import keep_value
from grognard.bots.quartermaster_1914.plays import play_value
from grognard.bots.quartermaster_1914.preparing import attrition_hits, lying_value, prepared_value
from grognard.bots.quartermaster_1914.survey import Survey
from grognard.games.quartermaster_1914.board import zones
from grognard.games.quartermaster_1914.cards.draft import FRENCH_BATTLES
from grognard.games.quartermaster_1914.facts.acts import (  # fmt: skip
    AGAINST,
    ATTRITION,
    DRAFT,
    ENTERPRISE,
    PASS,
    PLAY,
    PREPARE,
    RECOVER,
    SPACE,
    UNPREPARE,
    USE,
)
from grognard.games.quartermaster_1914.facts.library import (  # fmt: skip
    BARES,
    BUILD_ARMY,
    BUILD_NAVY,
    KIND,
    KIND_MASK,
    NATION,
    OF_NATION,
    OF_TYPE,
    TROUPES_COLONIALES,
    TYPE,
)
from grognard.games.quartermaster_1914.facts.tables import FR, FRANCE, LAND, SEA
from grognard.games.quartermaster_1914.turn.effects import EFFECTS
from grognard.games.quartermaster_1914.turn.sequence import ATTRITING, DRAFTING, PLAYING, Turn

WORTH_PLAYING: Final = 0.06
SCARCE_PLAY: Final = 0.5
"""The share of a card's price that its play must gain where there is not one left for each turn."""
OTHER_USE: Final = 0.35
"""How far what a card gains played counts against preparing it."""
NOT_PREPARED: Final = 0.12
"""How far what it would do prepared counts against playing it: another card can be prepared instead."""
LATER: Final = 0.75
"""What is left of a card's play when a better one is played first."""
LATER_POINTS: Final = 0.93
"""The same for a card that gives points: they are worth as much in any later turn."""
GIVES_POINTS: Final = [any(effect.op == "points" for effect in effects) for effects in EFFECTS]
NEEDED: Final[tuple[float, ...]] = (0.5, 0.9, 0.5, 0.5, 0.5)
"""How far a play counts against preparing the card, for each power where it will need every card: Russia has fewest."""
WORTH_PREPARING: Final = 0.02
WORTH_DRAFTING: Final = 0.2
SCARCE: Final = 0.4
"""What a draft must gain beyond that where cards run short."""
ENOUGH_COPIES: Final = 3
COPY: Final = 0.5
"""What another copy of a card in hand counts."""
FRESH_CARD: Final = 0.12
"""A power with cards to spare prepares some so that it can draw others."""
PLENTY: Final = 12
"""A surplus with which cards need not all be played."""


def choose_turn(survey: Survey, step: Turn, legal: list[int]) -> int:
    if step.kind >= 0:
        return choose_victim(survey, legal)
    if step.step == DRAFTING:
        return choose_draft(survey, legal)
    if step.step == PLAYING:
        return choose_play(survey, legal)
    if step.step == ATTRITING:
        return choose_attrition(survey, legal)
    return choose_prepare(survey, legal)


def targets(legal: list[int], verb: int) -> list[int]:
    """What a verb is offered with."""
    return [act - verb for act in legal if SPACE.base_of[act] == verb]


def choose_victim(survey: Survey, legal: list[int]) -> int:
    """The power that misses a card most."""
    powers = targets(legal, AGAINST)
    return AGAINST + max(powers, key=lambda power: (survey.prices[power], -power))


# 9.1


def choose_draft(survey: Survey, legal: list[int]) -> int:
    """A draft costs two cards: only for a piece that is much better than anything in hand."""
    s, power = survey.s, survey.power
    deck = zones.in_deck(s, power)
    free = USE + KIND[TROUPES_COLONIALES]
    if free in legal and deck & OF_NATION[FR] & OF_TYPE[BUILD_ARMY]:
        return free
    if DRAFT not in legal:
        return PASS
    cards = deck & (OF_TYPE[BUILD_ARMY] | OF_TYPE[BUILD_NAVY])
    if power == FRANCE and s.has(FRANCE, BARES):
        cards |= deck & FRENCH_BATTLES
    hand = s.hands[power]
    owned = zones.kinds(hand)
    most = 0.0
    for kind in zones.kinds(cards):
        if kind not in owned and s.available(NATION[kind]) & (LAND if TYPE[kind] != BUILD_NAVY else SEA):
            most = max(most, play_value(survey, kind))
    needed = WORTH_DRAFTING if economy.surplus(s, power) > 0 else WORTH_DRAFTING + SCARCE
    if most - 2 * survey.price <= needed:
        return PASS
    for kind in owned:
        if most - play_value(survey, kind) - 2 * survey.price <= needed:
            return PASS
    best = max([0.0] + [play_value(survey, kind) for kind in owned])
    return DRAFT if most - best - keeping.cost_of(survey, hand, 2) > needed else PASS


def choose_fetch(survey: Survey, legal: list[int]) -> int:
    """The card that will be of most use; a free one is taken unless the hand is full of such cards."""
    best, most = PASS, 0.0
    for act in legal:
        if act == PASS:
            continue
        verb = SPACE.base_of[act]
        worth = 1 + play_value(survey, act - verb) + 0.5 * prepared_value(survey, act - verb)
        worth += 0.1 * keeping.future(survey, act - verb) - (economy.LOST_POINT if verb == RECOVER else 0.0)
        if PASS in legal and (survey.s.hands[survey.power] & KIND_MASK[act - verb]).bit_count() >= ENOUGH_COPIES:
            continue
        if PASS in legal and verb == RECOVER and worth <= 1:
            continue
        if best == PASS or worth > most:
            best, most = act, worth
    return best if best in legal else legal[0]


def choose_enlist(survey: Survey, legal: list[int]) -> int:
    """Citizen-Soldiers: a drafted card is prepared unless it shall be played."""
    kind = targets(legal, PREPARE)[0]
    return PREPARE + kind if prepared_value(survey, kind) > OTHER_USE * play_value(survey, kind) else PASS


# 9.2


def choose_play(survey: Survey, legal: list[int]) -> int:
    """The card that gains most beyond what it would do prepared; none if it is better kept."""
    best, most = PASS, WORTH_PLAYING
    needed = WORTH_PLAYING
    if economy.cards_left(survey.s, survey.power) < survey.turns_left:
        needed += SCARCE_PLAY * survey.price
    for kind in targets(legal, PLAY):
        gain = play_value(survey, kind)
        if gain > needed and gain > most:
            worth = gain - NOT_PREPARED * prepared_value(survey, kind)
            if worth > most:
                best, most = PLAY + kind, worth
    return best


def choose_more(survey: Survey, legal: list[int]) -> int:
    """A further card along with the one in play."""
    kinds = targets(legal, PLAY)
    gains = {kind: play_value(survey, kind) for kind in kinds}
    best = max(kinds, key=lambda kind: (gains[kind], -kind), default=-1)
    return PLAY + best if best >= 0 and gains[best] > survey.price else PASS


# 9.3


def choose_attrition(survey: Survey, legal: list[int]) -> int:
    """The card that hits hardest, if it does more harm than it would do good."""
    best, most = PASS, 0.02
    for act in legal:
        verb = SPACE.base_of[act]
        if verb == ATTRITION:
            worth = attrition_hits(survey, act - verb)
        elif verb == ENTERPRISE:
            worth = attrition_hits(survey, act - verb) - prepared_value(survey, act - verb) - 0.05
        else:
            continue
        if worth > most:
            best, most = act, worth
    return best


# 9.4


def choose_prepare(survey: Survey, legal: list[int]) -> int:
    """The card that does most more good prepared than played; or one back to hand where the deck is empty."""
    s, power = survey.s, survey.power
    hand = s.hands[power]
    best, most = PASS, WORTH_PREPARING
    plenty = min(1.0, max(0.0, economy.surplus(s, power) / PLENTY))
    needed = NEEDED[power] * economy.shortage(s, power)
    share = max(OTHER_USE * (1 - 0.45 * plenty), needed)
    another = max(COPY, needed)
    fresh = FRESH_CARD * plenty if survey.turns_left > 1 else 0.0
    for kind in targets(legal, PREPARE):
        worth = prepared_value(survey, kind) + fresh
        share_lost = share * another ** ((hand & KIND_MASK[kind]).bit_count() - 1)
        if worth - share_lost * 0.5 * keeping.future(survey, kind) <= most:
            continue
        worth -= share_lost * max(_later(survey, hand, kind), 0.5 * keeping.future(survey, kind))
        if worth > most:
            best, most = PREPARE + kind, worth
    if not s.deck_size(power) and hand.bit_count() < survey.turns_left - 1:
        return choose_unprepare(survey, legal, best, most)
    return best


def _later(survey: Survey, hand: int, kind: int) -> float:
    """What is left of a card's play behind those that are better; nothing in the last turn."""
    if survey.turns_left <= 1:
        return 0.0
    gain = play_value(survey, kind)
    if gain <= 0:
        return 0.0
    better = 0
    for other in zones.kinds(hand):
        if other != kind and play_value(survey, other) > gain:
            better += (hand & KIND_MASK[other]).bit_count()
    return float(gain * (LATER_POINTS if GIVES_POINTS[kind] else LATER) ** better)


def choose_unprepare(survey: Survey, legal: list[int], best: int, most: float) -> int:
    """Where the deck is empty, a prepared card may be played in a later turn."""
    for kind in targets(legal, UNPREPARE):
        worth = LATER * play_value(survey, kind) - lying_value(survey, kind)
        if worth > most:
            best, most = UNPREPARE + kind, worth
    return best


def choose_best(survey: Survey, legal: list[int], verb: int) -> int:
    """The most useful card on offer."""
    kinds = targets(legal, verb)
    return verb + max(kinds, key=lambda kind: (keep_value(survey, kind), -kind)) if kinds else PASS
