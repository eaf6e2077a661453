"""Refusals that several chapters share."""

from __future__ import annotations

from grognard.core.refusals import Refusal
from grognard.core.sayings import Saying
from grognard.games.friedrich.board.state import GONE, FriedrichState
from grognard.games.friedrich.facts.tables import GENERALS, NATION


def absent(s: FriedrichState, piece: int, rule: str) -> Refusal | None:
    """Why a piece that is not on the map cannot be used."""
    if piece in s.setup.absent:
        return Refusal(rule, "piece-not-in-scenario", piece=piece)
    if s.where[piece] == GONE:
        return Refusal(rule, "piece-gone", piece=piece)
    if s.where[piece] < 0:
        return Refusal(rule, "piece-off-map", piece=piece)
    return None


def foreign(nation: int, piece: int, rule: str) -> Refusal | None:
    """Why a piece of another nation cannot be used."""
    if NATION[piece] != nation:
        return Refusal(rule, "piece-of-other-nation", piece=piece, nation=NATION[piece], nation2=nation)
    return None


def not_general(piece: int, rule: str) -> Refusal | None:
    if piece >= GENERALS:
        return Refusal(rule, "train-not-general", piece=piece)
    return None


def follows(s: FriedrichState, general: int, rule: str) -> Refusal | None:
    """Why a general who does not command his stack cannot be named for it."""
    commander = s.commander(s.where[general])
    if commander != general:
        return Refusal(rule, "not-commander", piece=general, piece2=commander)
    return None


def span(low: int, high: int) -> Saying:
    """How many troops it can be."""
    return Saying("some-troops", number=high) if low == high else Saying("troops-between", number=low, number2=high)


def not_in_hand(s: FriedrichState, nation: int, card: int, rule: str) -> Refusal | None:
    if not s.hands[nation] >> card & 1:
        return Refusal(rule, "card-not-held", nation=nation, card=card)
    return None
