"""9.2: what it costs to activate a space."""

from __future__ import annotations

from grognard.games.paths_of_glory.board import supply
from grognard.games.paths_of_glory.board.state import PathsState
from grognard.games.paths_of_glory.facts import cards
from grognard.games.paths_of_glory.facts.tables import (
    AH,
    ARMY,
    BE,
    BELGIUM,
    BR,
    BRITISH_BELGIANS,
    COUNTS_AS,
    CP,
    DESERT,
    FR,
    FRANCE,
    GE,
    GE11,
    GERMANY,
    ITALY,
    MEF,
    NATION,
    NE,
    NEAR_EAST,
    RU,
    SUMMER,
    TERRAIN,
    TU,
    US,
    season,
)


def nations(s: PathsState, space: int) -> int:
    """9.2.3: the nationalities in a space, as a set, as they count for activation."""
    found = 0
    for piece in s.at[space]:
        nation = COUNTS_AS[piece]
        if nation == BE and BRITISH_BELGIANS >> space & 1:
            nation = BR
        elif nation == US and (FRANCE | GERMANY) >> space & 1:
            nation = FR
        found |= 1 << nation
    return found


def plain_cost(s: PathsState, side: int, space: int, attack: bool) -> int:
    """R-14: the cost without Sud Army, which serves one stack of an action."""
    units = s.at[space]
    here = 1 << space
    if len(units) == 1 and (side == CP or s.beachhead < 0):
        return 1
    cost = nations(s, space).bit_count()
    if side == CP:
        if (FRANCE | BELGIUM) & here and s.was_played(cards.MOLTKE) and not s.was_played(cards.FALKENHAYN):
            return len(units)
        if GE11 in units and s.was_played(cards.ELEVENTH_ARMY):
            armies = sum(ARMY[piece] for piece in units)
            return 1 if armies == 1 else min(2, cost)
        return cost
    if s.beachhead >= 0:
        by_beach = [piece for piece in units if supply.only_by_beachhead(s, piece)]
        if by_beach:
            others = (nations(s, space) & ~(1 << BR)).bit_count()
            return (3 if MEF in by_beach else 0) + sum(piece != MEF for piece in by_beach) + others
    russians = sum(NATION[piece] == RU for piece in units)
    if attack and russians and s.was_played(cards.FALL_OF_THE_TSAR):
        return russians + (nations(s, space) & ~(1 << RU)).bit_count()
    if (ITALY | FRANCE | BELGIUM) & here and s.is_fresh(cards.EVERYONE):
        return 1
    return cost


def sud_army(s: PathsState, space: int) -> bool:
    """R-15: whether Sud Army makes this stack cheaper, by one point: one Austrian unit, German corps, nothing else but
    one more corps."""
    if not s.was_played(cards.SUD_ARMY):
        return False
    if (FRANCE | BELGIUM) >> space & 1 and s.was_played(cards.MOLTKE) and not s.was_played(cards.FALKENHAYN):
        return False
    austrians = germans = 0
    for piece in s.at[space]:
        if NATION[piece] == AH:
            austrians += 1
        elif ARMY[piece]:
            if NATION[piece] in (GE, TU):
                return False
        elif NATION[piece] == GE:
            germans += 1
    if austrians != 1 or not germans:
        return False
    others = len(s.at[space]) - 1 - germans
    return others == 0 or (others == 1 and germans == 1)


def cost(s: PathsState, side: int, space: int, attack: bool, sud: bool) -> int:
    """The points to activate a space; `sud`: Sud Army can still be used in this action."""
    found = plain_cost(s, side, space, attack)
    return found - 1 if sud and found > 1 and side == CP and sud_army(s, space) else found


def limited_near_east(s: PathsState, space: int) -> bool:
    """9.2.7, R-19: whether this space is one of those of which the Allies may activate one for attack."""
    return bool(NEAR_EAST >> space & 1) and space != s.beachhead and s.where[NE] != space


def near_east_used(s: PathsState) -> bool:
    """9.2.7: whether the Allies have activated such a space."""
    marked = s.attacks & NEAR_EAST
    while marked:
        low = marked & -marked
        marked ^= low
        if limited_near_east(s, low.bit_length() - 1):
            return True
    return False


def too_hot(s: PathsState, space: int) -> bool:
    """15.2.5: no attack into or out of a desert in Summer."""
    return TERRAIN[space] == DESERT and season(s.turn) == SUMMER


def with_supply(s: PathsState, space: int) -> bool:
    """R-20: whether a unit there is in supply."""
    return any(supply.supplied(s, piece) for piece in s.at[space])
