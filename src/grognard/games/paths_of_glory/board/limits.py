"""11.1, 11.3: which spaces are closed to whom, and by which links units go."""

from __future__ import annotations

from typing import Final

from grognard.core.refusals import Refusal
from grognard.games.paths_of_glory.board.state import CROSSED, PathsState
from grognard.games.paths_of_glory.facts import cards
from grognard.games.paths_of_glory.facts.tables import (
    AH,
    ALL_SPACES,
    ALPINE_FRONT,
    AP,
    ARMIES,
    ARMY,
    AUSTRIA,
    BEACHES,
    BEF,
    BEFC,
    BEYOND_CAUCASUS,
    BRITAIN,
    CAUCASUS,
    CHANNEL,
    CP,
    CROSSING,
    GE,
    GERMANY,
    IN_NEAR_EAST,
    IT,
    ITALY,
    NATION,
    NEAR_EAST,
    ORIENT,
    PERSIA,
    ROMANIA,
    RU,
    RUSSIA,
    SALONIKA,
    SIDE,
    TURKEY,
    USABLE,
    WESTERN_FRONT,
)

EXPEDITION_LANDS: Final[int] = BRITAIN | WESTERN_FRONT
"""11.1.17: where the BEF may go."""
RUSSIANS_LANDS: Final[int] = RUSSIA | GERMANY | TURKEY | AUSTRIA | ROMANIA
"""16.4.9: where Russians may be after Brest-Litovsk."""


def has_near_east(s: PathsState, piece: int) -> bool:
    """11.3.1, 9.5.3.4: whether a unit may enter the Near East map."""
    return IN_NEAR_EAST[piece] and not s.homebound >> piece & 1


def kept_from_italy(s: PathsState, piece: int) -> bool:
    """5.7.4.6: only Austrian and Italian armies in Italy, until the Allies have drawn their Total War cards."""
    if not s.setup.historical or not ARMY[piece] or NATION[piece] in (AH, IT):
        return False
    return not s.has_drawn_total(AP)


def stands_with_others(s: PathsState, russian: bool) -> int:
    """R-67: the spaces with Allied units of the other kind, after Brest-Litovsk."""
    found = 0
    spaces = s.held[AP]
    while spaces:
        low = spaces & -spaces
        spaces ^= low
        for piece in s.at[low.bit_length() - 1]:
            if (NATION[piece] == RU) != russian:
                found |= low
    return found


def barred(s: PathsState, piece: int) -> int:
    """The spaces that this unit may not enter, whoever stands there."""
    found = s.closed
    nation = NATION[piece]
    if not has_near_east(s, piece):
        found |= NEAR_EAST
    if nation == RU:
        if s.turn == 1:
            found |= GERMANY & s.forts
        if s.was_played(cards.BREST_LITOVSK):
            found |= ALL_SPACES & ~RUSSIANS_LANDS | stands_with_others(s, True)
    elif piece in (BEF, BEFC):
        found |= ALL_SPACES & ~EXPEDITION_LANDS
    elif piece == ORIENT and s.homebound >> piece & 1:
        found |= 1 << SALONIKA
    if SIDE[piece] == AP and nation != RU and s.was_played(cards.BREST_LITOVSK):
        found |= stands_with_others(s, False)
    if kept_from_italy(s, piece):
        found |= ITALY
    return found


def no_end(s: PathsState, piece: int) -> int:
    """The spaces in which this unit may not end a move or a redeployment."""
    if SIDE[piece] == AP:
        return 0
    found = 0 if channel_open(s) else CHANNEL
    if NATION[piece] == GE and ARMIES >> piece & 1 and s.setup.historical and not s.has_drawn_total(AP):
        found |= ALPINE_FRONT
    return found


def no_stop(s: PathsState, space: int) -> Refusal:
    """Why a unit of the Central Powers may not end there."""
    if CHANNEL >> space & 1:
        return Refusal("11.1.9", "no-end-at-channel", space=space)
    return Refusal("5.7.4.6", "no-end-in-alps", space=space)


def channel_open(s: PathsState) -> bool:
    """11.1.9: whether the Central Powers may stop at the Channel."""
    return s.status[CP] >= 4 or s.was_played(cards.RACE_TO_THE_SEA)


def crosses(a: int, b: int) -> bool:
    """11.3.2: whether this step goes between Caucasus and the Near East."""
    return (a == CAUCASUS and bool(BEYOND_CAUCASUS >> b & 1)) or (b == CAUCASUS and bool(BEYOND_CAUCASUS >> a & 1))


def may_cross(s: PathsState, piece: int) -> bool:
    """11.3.2, R-29: whether this unit may go between Caucasus and the Near East map."""
    if NATION[piece] != RU or ARMY[piece] or s.used_up & CROSSED:
        return False
    return not s.was_played(cards.FALL_OF_THE_TSAR)


def links(s: PathsState, piece: int) -> int:
    """The classes of links over which this unit may go now."""
    usable = USABLE[NATION[piece]]
    return usable | 1 << CROSSING if NATION[piece] == RU and may_cross(s, piece) else usable


def closed_to(s: PathsState, piece: int, space: int, rule: str) -> Refusal:
    """Why a unit may not enter this space."""
    bit = 1 << space
    if s.closed & bit:
        if BEACHES & bit:
            return Refusal("11.1.10", "no-beachhead", space=space)
        if PERSIA & bit:
            return Refusal("R27", "persia-closed", space=space)
        return Refusal("11.1.11", "neutral-space", space=space)
    if s.held[1 - SIDE[piece]] & bit:
        return Refusal("11.1.7", "enemy-there", space=space)
    if NEAR_EAST & bit and not has_near_east(s, piece):
        return Refusal("11.3.1", "not-in-near-east", piece=piece)
    if piece in (BEF, BEFC) and not EXPEDITION_LANDS & bit:
        return Refusal("11.1.17", "bef-stays", piece=piece)
    if piece == ORIENT and space == SALONIKA and s.homebound >> piece & 1:
        return Refusal("9.5.3.4", "orient-stays", piece=piece)
    if NATION[piece] == RU and s.turn == 1 and GERMANY & s.forts & bit:
        return Refusal("15.1.12", "german-fort-closed", space=space)
    if kept_from_italy(s, piece) and ITALY & bit:
        return Refusal("5.7.4.6", "italy-closed", piece=piece)
    if s.was_played(cards.BREST_LITOVSK):
        if NATION[piece] == RU and not RUSSIANS_LANDS & bit:
            return Refusal("16.4.9", "russians-stay", piece=piece)
        return Refusal("16.4.9", "russians-apart", space=space)
    return Refusal(rule, "cannot-enter", piece=piece, space=space)
