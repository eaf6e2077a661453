"""Refusals that several chapters share."""

from __future__ import annotations

from grognard.core.reasons import Refusal
from grognard.games.quartermaster_1914.acts import (
    AGAINST,
    ATTRITION,
    BARRAGE,
    BATTLE,
    BERTHA,
    BUILD,
    BURY,
    COUNTERATTACK,
    DEAL,
    DISCARD,
    DISCARD_PREPARED,
    DISCARD_STATUS,
    DISCARD_TOP,
    DRAFT,
    DRAW,
    ELIMINATE,
    ENTERPRISE,
    FETCH,
    FROM,
    KEEP,
    LOSE_POINT,
    PASS,
    PASS_TURN,
    PLAY,
    PREPARE,
    RECALL,
    RECOVER,
    RECRUIT,
    REDRAW,
    REINFORCE,
    REMOVE,
    SPACE,
    SPEND,
    SUSTAIN,
    UNDER,
    UNPREPARE,
    USE,
    WITH,
)  # fmt: skip
from grognard.games.quartermaster_1914.library import KIND_MASK, KINDS, NATION
from grognard.games.quartermaster_1914.state import QuartermasterState
from grognard.games.quartermaster_1914.tables import (
    ADJECTIVES,
    COALITION,
    LAND,
    NATIONS,
    POWER_OF,
    POWERS,
    SPACES,
)

CHAPTER: dict[int, str] = {
    DEAL: "5", BURY: "4", REDRAW: "4.1", PASS: "9", PASS_TURN: "9", DRAFT: "9.1", FETCH: "9.1", RECOVER: "10",
    PLAY: "9.2", ATTRITION: "9.3", ENTERPRISE: "9.3", AGAINST: "9.3", PREPARE: "9.4", UNPREPARE: "9.4", DRAW: "9.5",
    RECALL: "6", REMOVE: "6", BUILD: "9.2.2", RECRUIT: "9.2.2", ELIMINATE: "12.3", DISCARD: "10",
    DISCARD_PREPARED: "10", DISCARD_TOP: "10", DISCARD_STATUS: "10", LOSE_POINT: "10.1", BATTLE: "12",
    FROM: "12.1", REINFORCE: "13.4",
    SUSTAIN: "13.4", BARRAGE: "13.4", BERTHA: "13.4", COUNTERATTACK: "13.5", WITH: "13.5", USE: "9.2.1", KEEP: "10",
    SPEND: "10", UNDER: "5",
}  # fmt: skip
"""The section that speaks of each verb."""


def elsewhere(verb: int, now: str) -> Refusal:
    """This verb has no place here: say what is going on instead."""
    return Refusal(CHAPTER[verb], f"'{SPACE.by_base[verb].name}' is not possible here: {now}")


def not_there(power: int, cards: int, kind: int, rule: str, place: str) -> Refusal | None:
    """Why a card that is not in this place of a power cannot be used."""
    if POWER_OF[NATION[kind]] != power:
        return Refusal(rule, f"{KINDS[kind]} is a card of {POWERS[POWER_OF[NATION[kind]]]}, not of {POWERS[power]}")
    if not cards & KIND_MASK[kind]:
        return Refusal(rule, f"{POWERS[power]} has no {KINDS[kind]} {place}")
    return None


def no_room(s: QuartermasterState, nation: int, space: int) -> Refusal | None:
    """6: why no piece of this nation can be placed in a space, whatever a card says."""
    what = "army" if LAND >> space & 1 else "navy"
    if s.pieces[nation] >> space & 1:
        return Refusal("6", f"{NATIONS[nation]} already has a piece in {SPACES[space]}")
    if s.side_mask(1 - COALITION[nation]) >> space & 1:
        return Refusal("6", f"an enemy piece is in {SPACES[space]}")
    if not s.available(nation) >> space & 1:
        return Refusal("6", f"no {ADJECTIVES[nation]} {what} is left to be placed")
    return None
