"""Reminders before Done: what the end of a part of an action would leave undone or lose."""

from __future__ import annotations

from grognard.core.board import bits
from grognard.core.sayings import NAMED, Saying
from grognard.games.paths_of_glory.board import offensives, supply
from grognard.games.paths_of_glory.board.state import PathsState
from grognard.games.paths_of_glory.facts.tables import AH, CP, IT, ROUNDS


def of_turn(s: PathsState, side: int, attacking: bool) -> list[Saying]:
    """In the last action of a turn: who will be lost for want of supply, and the attack that was wanted, unless it may
    still come."""
    if s.round != ROUNDS:
        return []
    found: list[Saying] = []
    dying = supply.cut_off(s, s.held[side])
    if dying:
        found.append(Saying("leaves-starving", pieces=dying[:NAMED], rest=len(dying[NAMED:])))
    if offensives.missed(s, side) and not attacking:
        wanted = s.offensive[side]
        found.append(Saying("leaves-offensive", side=side, nation=AH if side == CP and wanted == IT else wanted))
    return found


def of_activation(s: PathsState, side: int, left: int) -> list[Saying]:
    """9.2.1: points that are not spent are lost."""
    return [*of_turn(s, side, s.attacks != 0), Saying("leaves-points", number=left)]


def of_movement(s: PathsState, side: int, able: list[int], begun: int) -> list[Saying]:
    """`able` are the units that can still move, `begun` the spaces where one has moved or dug in already."""
    found = of_turn(s, side, s.attacks != 0)
    idle = 0
    for piece in able:
        idle |= 1 << s.where[piece]
    spaces = bits(idle & ~begun)
    if spaces:
        found.append(Saying("leaves-unmoved", spaces=spaces[:NAMED], rest=len(spaces[NAMED:])))
    return found


def of_attacks(s: PathsState, side: int, able: list[int]) -> list[Saying]:
    """`able` are the units that can still attack."""
    found = of_turn(s, side, False)
    idle = 0
    for piece in able:
        if not any(s.struck >> other & 1 for other in s.at[s.where[piece]]):
            idle |= 1 << s.where[piece]
    spaces = bits(idle)
    if spaces:
        found.append(Saying("leaves-unfought", spaces=spaces[:NAMED], rest=len(spaces[NAMED:])))
    return found
