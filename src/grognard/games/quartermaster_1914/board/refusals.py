"""Refusals that several chapters share."""

from __future__ import annotations

from typing import Final

from grognard.core.refusals import Refusal
from grognard.games.quartermaster_1914.board.state import QuartermasterState
from grognard.games.quartermaster_1914.facts.library import BIG_BERTHA, KIND, KIND_MASK, NATION
from grognard.games.quartermaster_1914.facts.tables import COALITION, GERMANY, LAND, POWER_OF

# Where a card is not
NOT_IN_HAND: Final = "not-in-hand"
NOT_PREPARED: Final = "not-prepared"
NOT_IN_PLAY: Final = "no-status-in-play"
NOT_DISCARDED: Final = "not-discarded"


def not_there(power: int, cards: int, kind: int, rule: str, key: str) -> Refusal | None:
    """Why a card that is not in this place of a power cannot be used."""
    if POWER_OF[NATION[kind]] != power:
        return Refusal(rule, "others-card", card=kind, power=POWER_OF[NATION[kind]], power2=power)
    if not cards & KIND_MASK[kind]:
        return Refusal(rule, key, power=power, card=kind)
    return None


def may_bertha(s: QuartermasterState, power: int, laid: bool) -> bool:
    """Whether Big Bertha Railway Guns can keep a card prepared; `laid`: it does so for another one already."""
    return power == GERMANY and s.power == GERMANY and not laid and s.ready(GERMANY, BIG_BERTHA)


def no_bertha(s: QuartermasterState, power: int, laid: bool) -> Refusal | None:
    """Why it cannot."""
    if may_bertha(s, power, laid):
        return None
    card = KIND[BIG_BERTHA]
    if power != GERMANY:
        return Refusal("11", "keeps-german-only", card=card)
    if not s.has(GERMANY, BIG_BERTHA):
        return Refusal("11", "not-in-play", card=card)
    if s.power != GERMANY:
        return Refusal("11", "only-in-turn-of", card=card, power=GERMANY)
    return Refusal("11", "used-this-turn", card=card)


def no_room(s: QuartermasterState, nation: int, space: int) -> Refusal | None:
    """6: why no piece of this nation can be placed in a space, whatever a card says."""
    if s.pieces[nation] >> space & 1:
        return Refusal("6", "already-there", nation=nation, space=space)
    if s.side_mask(1 - COALITION[nation]) >> space & 1:
        return Refusal("6", "enemy-there", space=space)
    if not s.available(nation) >> space & 1:
        return Refusal("6", "no-army-left" if LAND >> space & 1 else "no-navy-left", nation=nation)
    return None
