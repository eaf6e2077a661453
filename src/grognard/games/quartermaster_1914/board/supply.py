"""7: supply. A nation's supply depends on its own pieces only, so that what was found once is kept."""

from __future__ import annotations

from typing import Final

from grognard.core.board import around
from grognard.games.quartermaster_1914.facts.tables import BESIDE, BOARDS, COALITION, HOMES, NATIONS

_kept: Final[list[dict[int, int]]] = [{} for _ in NATIONS]
_reach: Final[list[dict[int, int]]] = [{} for _ in NATIONS]
MOST: Final = 50_000


def supplied(nation: int, pieces: int) -> int:
    """The pieces in an unbroken chain of pieces of this nation that ends with its army at home.

    >>> supplied(2, 1 << 24 | 1 << 18) == 1 << 24  # Russia: Moscow feeds itself, Serbia is cut off
    True
    """
    known = _kept[nation].get(pieces)
    if known is not None:
        return known
    found = BOARDS[COALITION[nation]].flood(pieces & 1 << HOMES[nation], pieces)
    if len(_kept[nation]) > MOST:
        _kept[nation].clear()
    _kept[nation][pieces] = found
    return found


def neighbourhood(nation: int, spaces: int) -> int:
    """The spaces next to any of these."""
    known = _reach[nation].get(spaces)
    if known is not None:
        return known
    near = around(BESIDE[COALITION[nation]], spaces)
    if len(_reach[nation]) > MOST:
        _reach[nation].clear()
    _reach[nation][spaces] = near
    return near


def buildable(nation: int, pieces: int) -> int:
    """7, 9.2: the spaces in which a new piece of this nation would be supplied: its home, and what is next to a
    supplied piece."""
    return neighbourhood(nation, supplied(nation, pieces)) | 1 << HOMES[nation]
