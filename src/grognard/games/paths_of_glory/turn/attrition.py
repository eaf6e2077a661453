"""6.C, 14.3: attrition, all at once."""

from __future__ import annotations

from grognard.core.board import bits
from grognard.games.paths_of_glory.board import control, supply
from grognard.games.paths_of_glory.board.state import PathsState
from grognard.games.paths_of_glory.combat.casualties import eliminate
from grognard.games.paths_of_glory.facts.tables import AP, ARMY, BEACHES, CP, OWNED


def starving(s: PathsState) -> list[int]:
    """14.3.5: the units of both sides that are out of supply."""
    return supply.cut_off(s, s.held[AP] | s.held[CP])


def turning(s: PathsState, side: int, dying: list[int]) -> int:
    """R-51: the spaces of a side that pass to the other one."""
    found = s.control[side] & ~supply.safe_spaces(s, side)
    found &= ~(s.forts & OWNED[side]) & ~BEACHES
    for space in bits(found & s.held[side]):
        if any(piece not in dying for piece in s.at[space]):
            found &= ~(1 << space)
    return found


def attrition(s: PathsState) -> None:
    """Everything is determined first; then units are removed and spaces turn."""
    dying = starving(s)
    if dying:
        s.tell("starving", pieces=dying)
    turns = [turning(s, side, dying) for side in (AP, CP)]
    for piece in dying:
        eliminate(s, piece, ARMY[piece])
    for side in (AP, CP):
        spaces = bits(turns[side])
        if spaces:
            s.tell("spaces-turn", side=1 - side, spaces=spaces)
        for space in spaces:
            if s.trench[side] >> space & 1:
                control.capture_trench(s, side, space)
            control.turn(s, 1 - side, space)
