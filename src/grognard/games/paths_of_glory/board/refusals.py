"""Refusals that several chapters share."""

from __future__ import annotations

from grognard.core.refusals import Refusal
from grognard.games.paths_of_glory.board import supply
from grognard.games.paths_of_glory.board.state import PathsState
from grognard.games.paths_of_glory.facts.tables import SIDE, SIZE


def foreign(side: int, piece: int, rule: str) -> Refusal | None:
    """Why this side does not lead a unit; None if it does."""
    return None if SIDE[piece] == side else Refusal(rule, "not-your-unit", piece=piece)


def off_map(s: PathsState, piece: int, rule: str) -> Refusal | None:
    """Why a unit is not there; None if it is on the map."""
    if s.where[piece] < SIZE:
        return None if s.active(piece) else Refusal("9.5.2.4", "neutral-greeks")
    return Refusal(rule, "not-on-map", piece=piece)


def starved(s: PathsState, piece: int) -> Refusal | None:
    """Why a unit without supply may not act; None if it has supply."""
    return None if supply.supplied(s, piece) else Refusal("14.3.1", "out-of-supply", piece=piece)
