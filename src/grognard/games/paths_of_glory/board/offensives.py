"""7: mandated offensives: who must attack, and whether he has."""

from __future__ import annotations

from grognard.games.paths_of_glory.board import control, supply
from grognard.games.paths_of_glory.board.state import MUTINY, NONE_OR_MADE, PathsState
from grognard.games.paths_of_glory.facts import cards
from grognard.games.paths_of_glory.facts.tables import (
    AH,
    AP,
    AUS,
    BE,
    BOXES,
    BR,
    CAPITALS,
    CND,
    CP,
    FR,
    GE,
    IT,
    ITALY,
    NATION,
    NATION_SIDE,
    NEUTRALS,
    NOBODY,
    OFFENSIVES,
    PT,
    RU,
    SIDE,
    US,
    WESTERN_FRONT,
)


def lost_capital(s: PathsState, nation: int) -> bool:
    """7.1.2: whether the enemy holds the capital; of Austria-Hungary both."""
    enemy = 1 - NATION_SIDE[nation]
    capitals = CAPITALS[nation]
    return bool(capitals) and all(s.control[enemy] >> capital & 1 for capital in capitals)


def box(s: PathsState, side: int, die: int) -> int:
    """7.1.1, R-10: where the marker goes for this die: a nation, none, or the mutiny. Of the Central Powers Italy
    stands for an Austrian attack on Italians."""
    if side == CP and s.was_played(cards.HOFFMANN):
        die = min(die + 1, 6)
    found = OFFENSIVES[side][die - 1]
    if side == AP and found == BR and s.turn == 1 and s.setup.historical:
        found = FR
    boxes = BOXES[side]
    place = boxes.index(found)
    while found != NOBODY:
        if side == CP and found == IT:
            if lost_capital(s, AH):
                place += 1
                found = boxes[place]
                continue
            return IT if s.at_war(IT) and not s.control[CP] >> CAPITALS[IT][0] & 1 else AH  # 7.1.6
        if found in NEUTRALS and not s.at_war(found):
            return NONE_OR_MADE
        if not lost_capital(s, found):
            break
        place += 1
        found = boxes[place]
    if found == NOBODY or _off(s, found):
        return NONE_OR_MADE
    return MUTINY if found == FR and side == AP and s.was_played(cards.MUTINY) else found


def _off(s: PathsState, nation: int) -> bool:
    """7.1.10, 7.1.11: results that mean none."""
    if nation == RU:
        return s.was_played(cards.REVOLUTION)
    return nation == GE and s.was_played(cards.TAKE_COMMAND)


def satisfied(s: PathsState, attackers: list[int], space: int, defenders: list[int]) -> bool:
    """7.1.3 to 7.1.7, R-11: whether this attack is the one that was wanted."""
    side = SIDE[attackers[0]]
    wanted = s.offensive[side]
    if wanted < 0 or not defenders:
        return False
    nations = [NATION[piece] for piece in attackers]
    against = [NATION[piece] for piece in defenders]
    west = bool(WESTERN_FRONT >> space & 1)
    if side == AP:
        if wanted not in nations:
            return False
        return (west and GE in against) if wanted in (BR, FR) else True
    if wanted == GE:
        return GE in nations and west and any(nation in (US, BR, BE, FR, AUS, CND, PT) for nation in against)
    if wanted == IT:
        if AH not in nations:
            return False
        return bool(ITALY >> space & 1) or IT in against or through_italy(s, defenders)
    return wanted in nations


def through_italy(s: PathsState, defenders: list[int]) -> bool:
    """R-13: whether one of them is supplied from London only through Italy."""
    kinds = (supply.WEST, supply.ITALIAN, supply.BEACH)
    found = [piece for piece in defenders if supply.CLASS[piece] in kinds and not supply.always(piece, s.where[piece])]
    if not found:
        return False
    other = s.copy()
    other.events = None
    other.control[AP] &= ~ITALY
    other.forget()
    return any(
        supply.fed_in(s, supply.CLASS[piece], s.where[piece])
        and not supply.fed_in(other, supply.CLASS[piece], other.where[piece])
        and not supply.only_by_beachhead(s, piece)
        for piece in found
    )


def declare(s: PathsState, attackers: list[int], space: int, defenders: list[int]) -> None:
    """What an attack means for the offensives."""
    side = SIDE[attackers[0]]
    if satisfied(s, attackers, space, defenders):
        s.tell("offensive-made", side=side, nation=AH if side == CP and s.offensive[side] == IT else s.offensive[side])
        s.offensive[side] = NONE_OR_MADE
    elif side == AP and s.offensive[AP] == MUTINY and WESTERN_FRONT >> space & 1:
        for piece in attackers:
            if NATION[piece] == FR and not any(NATION[other] == US for other in s.at[s.where[piece]]):
                s.offensive[AP] = NONE_OR_MADE
                control.score(s, 1)
                s.tell("mutiny-attack", points=s.points)
                return


def missed(s: PathsState, side: int) -> bool:
    """E.1: whether a wanted attack was not made."""
    return s.offensive[side] >= 0
