"""Refusals that several chapters share."""

from __future__ import annotations

from grognard.core.reasons import Refusal
from grognard.games.friedrich import tables
from grognard.games.friedrich.acts import SPACE
from grognard.games.friedrich.state import GONE, FriedrichState
from grognard.games.friedrich.tables import GENERALS, NAMED, NATION, PIECES


def other_step(rule: str, now: str, verb: int) -> Refusal:
    """This verb has no place here: say what is going on instead."""
    return Refusal(rule, f"'{SPACE.by_base[verb].name}' is not possible here: {now}")


def absent(s: FriedrichState, piece: int, rule: str) -> Refusal | None:
    """Why a piece that is not on the map cannot be used."""
    if piece in s.setup.absent:
        return Refusal(rule, f"{PIECES[piece]} takes no part in this scenario")
    if s.where[piece] == GONE:
        return Refusal(rule, f"{PIECES[piece]} has been removed from the game for good")
    if s.where[piece] < 0:
        return Refusal(rule, f"{PIECES[piece]} is not on the map")
    return None


def foreign(nation: int, piece: int, rule: str) -> Refusal | None:
    """Why a piece of another nation cannot be used."""
    if NATION[piece] != nation:
        return Refusal(rule, f"{PIECES[piece]} belongs to {NAMED[NATION[piece]]}, not to {NAMED[nation]}")
    return None


def not_general(piece: int, rule: str) -> Refusal | None:
    if piece >= GENERALS:
        return Refusal(rule, f"the {PIECES[piece]} is a supply train, and a general is wanted")
    return None


def follows(s: FriedrichState, general: int, rule: str) -> Refusal | None:
    """Why a general who does not command his stack cannot be named for it."""
    commander = s.commander(s.where[general])
    if commander != general:
        return Refusal(rule, f"{PIECES[general]} is in the stack of {PIECES[commander]}; name its commander")
    return None


def span(low: int, high: int) -> str:
    """How many troops it can be."""
    return counted(high, "troop") if low == high else f"{low} to {counted(high, 'troop')}"


def not_in_hand(s: FriedrichState, nation: int, card: int, rule: str) -> Refusal | None:
    if not s.hands[nation] >> card & 1:
        return Refusal(rule, f"{NAMED[nation]} does not hold {tables.CARD_NAMES[card]}")
    return None
