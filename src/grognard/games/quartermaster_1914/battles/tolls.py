"""R21: the Status cards that take effect when a battle starts, for the rules and for estimates of opponents."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from grognard.games.quartermaster_1914.board import terrain
from grognard.games.quartermaster_1914.board.state import QuartermasterState
from grognard.games.quartermaster_1914.facts.library import ALPINI, LA_REVANCHE, MARNE, TRENCH_LINES, VERDUN
from grognard.games.quartermaster_1914.facts.tables import (
    BUR,
    COALITION,
    DE,
    ENTENTE,
    FR,
    FRANCE,
    GERMANY,
    IT,
    LAND,
    PIC,
    region,
)

REVENGE: Final = region("BEL BUR WGE")
FORTRESSES: Final = ((VERDUN, BUR), (MARNE, PIC))


def tolls(s: QuartermasterState, pieces: Sequence[int], nation: int, origin: int, target: int) -> list[int]:
    """The Status cards in play that take effect when this nation starts this battle, in their order.

    `pieces` are those of the state, or others that an opponent imagines. Alpini is among the cards even if it has been
    used in this turn.
    """
    found: list[int] = []
    if COALITION[nation] == ENTENTE:
        if pieces[DE] & LAND & 1 << target:
            if nation == FR and REVENGE >> target & 1 and s.has(FRANCE, LA_REVANCHE):
                found.append(LA_REVANCHE)
            if s.has(GERMANY, TRENCH_LINES):
                found.append(TRENCH_LINES)
        return found
    for status, space in FORTRESSES:
        if target == space and pieces[FR] >> target & 1 and s.has(FRANCE, status):
            found.append(status)
    if pieces[IT] & LAND & 1 << target and terrain.hard(origin, target) and s.has(FRANCE, ALPINI):
        found.append(ALPINI)
    return found
