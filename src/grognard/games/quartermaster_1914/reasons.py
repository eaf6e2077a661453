"""Refusals that several chapters share."""

from __future__ import annotations

from grognard.core.reasons import Refusal
from grognard.games.quartermaster_1914.acts import SPACE
from grognard.games.quartermaster_1914.library import BIG_BERTHA, KIND, KIND_MASK, KINDS, NATION
from grognard.games.quartermaster_1914.state import QuartermasterState
from grognard.games.quartermaster_1914.tables import (
    ADJECTIVES,
    COALITION,
    GERMANY,
    LAND,
    NATIONS,
    PLACES,
    POWER_OF,
    POWERS,
)


def elsewhere(rule: str, verb: int, now: str) -> Refusal:
    """This verb has no place here: the section of what is going on, and what is to be done first."""
    return Refusal(rule, f"'{SPACE.by_base[verb].name}' is not possible here: {now}")


def not_there(power: int, cards: int, kind: int, rule: str, place: str) -> Refusal | None:
    """Why a card that is not in this place of a power cannot be used."""
    if POWER_OF[NATION[kind]] != power:
        return Refusal(rule, f"{KINDS[kind]} is a card of {POWERS[POWER_OF[NATION[kind]]]}, not of {POWERS[power]}")
    if not cards & KIND_MASK[kind]:
        return Refusal(rule, f"{POWERS[power]} has no {KINDS[kind]} {place}")
    return None


def no_bertha(s: QuartermasterState, power: int, laid: bool) -> Refusal | None:
    """Why Big Bertha Railway Guns cannot keep a card prepared; `laid`: it does so for another one already."""
    name = KINDS[KIND[BIG_BERTHA]]
    if power != GERMANY:
        return Refusal("11", f"{name} keeps German cards only")
    if not s.has(GERMANY, BIG_BERTHA):
        return Refusal("11", f"{name} is not in play")
    if s.power != GERMANY:
        return Refusal("11", f"{name} is used only in the turn of Germany")
    if laid or not s.ready(GERMANY, BIG_BERTHA):
        return Refusal("11", f"{name} has been used in this turn")
    return None


def no_room(s: QuartermasterState, nation: int, space: int) -> Refusal | None:
    """6: why no piece of this nation can be placed in a space, whatever a card says."""
    what = "army" if LAND >> space & 1 else "navy"
    if s.pieces[nation] >> space & 1:
        return Refusal("6", f"{NATIONS[nation]} already has a piece in {PLACES[space]}")
    if s.side_mask(1 - COALITION[nation]) >> space & 1:
        return Refusal("6", f"an enemy piece is in {PLACES[space]}")
    if not s.available(nation) >> space & 1:
        return Refusal("6", f"no {ADJECTIVES[nation]} {what} is left to be placed")
    return None
