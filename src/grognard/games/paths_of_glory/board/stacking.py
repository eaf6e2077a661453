"""10, 15.2.1: how many units may stand together, and how many besiege a fort."""

from __future__ import annotations

from grognard.games.paths_of_glory.board.state import PathsState
from grognard.games.paths_of_glory.facts.tables import ARMY, FORT, SORT, STACK


def is_full(s: PathsState, space: int, more: int, gone: list[int]) -> bool:
    """10.1.1: whether so many more units are too many there, when these are gone."""
    units = s.at[space]
    return len(units) + more - sum(piece in gone for piece in units) > STACK


def besieges(s: PathsState, space: int, more: list[int], gone: list[int]) -> bool:
    """15.2.1: whether the fort is besieged by those who stand there with these and without those."""
    units = [piece for piece in s.at[space] if piece not in gone] + more
    return len(units) >= FORT[space] or any(ARMY[piece] for piece in units)


def sort_of(s: PathsState, piece: int) -> int:
    """Units for which this is the same number are all the same, if they stand together."""
    return SORT[piece] * 2 + (s.reduced >> piece & 1)
