"""Who holds what: control of spaces, trenches and forts where units enter, and the points that follow."""

from __future__ import annotations

from typing import Final

from grognard.core.board import bits
from grognard.games.paths_of_glory.board.state import NO_SPACE, PathsState
from grognard.games.paths_of_glory.facts.tables import ANAC, CP, OWNED, OWNER, RUSSIA, SIDE, SIZE


def score(s: PathsState, points: int) -> None:
    """5.1: victory points for the Central Powers, or against them."""
    s.points += points


def take(s: PathsState, side: int, space: int) -> None:
    """A space passes to this side, and all hear of it if it was the other one's."""
    if turn(s, side, space):
        s.tell("takes-space", side=side, space=space)


def turn(s: PathsState, side: int, space: int) -> bool:
    """A space passes to this side; a VP space that the other one held counts (R-76: neutral ones do not), and is told
    of. Whether there is more to tell: it was the other side's, and no VP space."""
    bit = 1 << space
    if s.control[side] & bit:
        return False
    s.forget()
    other = 1 - side
    s.control[side] |= bit
    if not s.control[other] & bit:
        return False
    s.control[other] &= ~bit
    if s.setup.victory & bit:
        score(s, 1 if side == CP else -1)
        s.tell("takes-victory-space", side=side, space=space, points=s.points)
        return False
    return True


def enter(s: PathsState, piece: int, space: int) -> None:
    """A unit has come into a space: 11.2.5 trenches, 9.5.3.5 the beachhead, 11.1.14 control."""
    side = SIDE[piece]
    bit = 1 << space
    if s.trench[1 - side] & bit:
        capture_trench(s, 1 - side, space)
    if side == CP and s.beachhead == space:
        s.beachhead = NO_SPACE
        s.tell("beachhead-lost", space=space)
        take(s, CP, space)
        s.open_up()
        return
    if s.fort_of(1 - side, space):
        return
    if piece != ANAC:
        s.lent &= ~bit
    elif s.control[CP] & bit:
        s.lent |= bit
    take(s, side, space)


def capture_trench(s: PathsState, owner: int, space: int) -> None:
    """11.2.5, 11.2.6: the enemy's trench of level 1 is removed, one of level 2 becomes an own one of level 1."""
    bit = 1 << space
    s.trench[owner] &= ~bit
    if s.deep & bit:
        s.deep &= ~bit
        s.trench[1 - owner] |= bit
        s.tell("trench-taken", side=1 - owner, space=space)
    else:
        s.tell("trench-removed", space=space)


def leave(s: PathsState, piece: int) -> None:
    """A unit goes: the Arabs keep nothing (11.1.15)."""
    space = s.where[piece]
    if piece == ANAC and space < SIZE and s.lent >> space & 1:
        s.lent &= ~(1 << space)
        take(s, CP, space)


def send(s: PathsState, piece: int, place: int) -> None:
    """Move a counter to a space or a box, with what its leaving changes. What its coming changes is `enter`."""
    leave(s, piece)
    s.put(piece, place)


# Kept with what is known of supply: it changes with the same things
_SIEGES: Final = 24
_FRIENDLY: Final = 26


def besieged_by(s: PathsState, side: int) -> int:
    """15.2.1: the enemy forts that this side besieges, as a set of spaces."""
    found = s.supply[_SIEGES + side]
    if found < 0:
        found = _besieged_by(s, side)
        s.remember(_SIEGES + side, found)
    return found


def _besieged_by(s: PathsState, side: int) -> int:
    found = s.forts & s.held[side] & OWNED[1 - side]
    for space in bits(found):
        if not s.besieged(space):
            found &= ~(1 << space)
    return found


def remnants(s: PathsState, side: int) -> int:
    """R-87: the spaces where too few units are left to besiege the enemy fort."""
    return s.forts & s.held[side] & OWNED[1 - side] & ~besieged_by(s, side)


def destroy_fort(s: PathsState, space: int) -> None:
    """15.1.9, R-87: a fort is gone for good; if enemies stand there, the space is theirs."""
    owner = OWNER[space]
    s.forts &= ~(1 << space)
    s.forget()
    s.tell("fort-destroyed", space=space)
    if s.held[1 - owner] >> space & 1:
        take(s, 1 - owner, space)


def friendly(s: PathsState, side: int) -> int:
    """The spaces through which a side traces supply and redeploys: its own without enemy units, and besieged forts."""
    found = s.supply[_FRIENDLY + side]
    if found < 0:
        found = s.control[side] & ~s.held[1 - side] | besieged_by(s, side)
        s.remember(_FRIENDLY + side, found)
    return found


def russian_spaces(s: PathsState) -> int:
    """16.4.2: how many VP spaces of Russia the Central Powers hold."""
    return (RUSSIA & s.setup.victory & s.control[CP]).bit_count()
