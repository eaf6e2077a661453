"""9.5.3: reinforcements, and the places where armies enter."""

from __future__ import annotations

from typing import Any

from grognard.core.board import bits
from grognard.core.fields import with_fields
from grognard.core.refusals import Refusal
from grognard.core.sayings import Saying
from grognard.core.steps import Step
from grognard.games.paths_of_glory.board import control, limits, needs, supply
from grognard.games.paths_of_glory.board.state import PathsState
from grognard.games.paths_of_glory.facts import cards
from grognard.games.paths_of_glory.facts.acts import PLACE_AT, SPACE
from grognard.games.paths_of_glory.facts.tables import (
    ALEXANDRIA,
    ANAC,
    AP,
    ARABIA,
    ARMY,
    BE,
    BEACHES,
    CALAIS,
    CAU,
    CP,
    ENTRY,
    FIRST,
    FR,
    GR,
    LIBYA,
    MEF,
    NATION,
    NE,
    NEAR_EAST,
    NIS,
    ORIENT,
    ORLEANS,
    PIECES,
    RESERVES,
    RUSSIA,
    SALONIKA,
    SB,
    SIDE,
    SNC,
    SORT,
    STACK,
    TU,
    UNUSED,
)


def opened(s: PathsState, side: int, piece: int, spaces: int) -> int:
    """9.5.3.3, R-57: of these the ones that are held, supplied for this unit, not besieged, not full, and not closed to
    it (R-67)."""
    closed = limits.barred(s, piece) if s.setup.version > 1 else s.closed
    found = spaces & s.control[side] & ~s.held[1 - side] & ~closed
    for space in bits(found):
        if len(s.at[space]) >= STACK or not supply.supplied_in(s, piece, space):
            found &= ~(1 << space)
    return found


def ordinary(s: PathsState, piece: int) -> int:
    """R-57: where an army enters; French ones at Orleans when Paris is full."""
    side, nation = SIDE[piece], NATION[piece]
    if nation == FR:
        if needs.paris_lost(s):
            return 0
        return opened(s, side, piece, ENTRY[FR]) or opened_orleans(s, piece)
    if nation == BE:  # 17.1.5, R-61
        held = ENTRY[BE] & s.control[AP] & ~s.held[CP]
        if not any(supply.supplied_in(s, piece, space) for space in bits(held)):
            return opened(s, side, piece, 1 << CALAIS)
    found = ENTRY[nation]
    if nation == SB:
        if s.control[CP] >> NIS & 1:
            found = 0
        if s.was_played(cards.SALONIKA) or s.at_war(GR):
            found |= 1 << SALONIKA
    return opened(s, side, piece, found)


def opened_orleans(s: PathsState, piece: int) -> int:
    return opened(s, AP, piece, 1 << ORLEANS) if len(s.at[_paris()]) >= STACK else 0


def _paris() -> int:
    return ENTRY[FR].bit_length() - 1


def special(s: PathsState, piece: int) -> int:
    """Where the card itself sends an army of the Near East, or a corps that goes to the map."""
    if piece == MEF:
        return BEACHES if s.at_war(TU) and not s.was_played(cards.SALONIKA) else 0
    if piece == NE:
        return opened(s, AP, piece, 1 << ALEXANDRIA) if s.was_played(cards.SINAI_PIPELINE) else 0
    if piece == ORIENT:
        return opened(s, AP, piece, 1 << SALONIKA)
    if piece == CAU:
        return opened(s, AP, piece, RUSSIA & NEAR_EAST)
    if piece == ANAC:
        return 1 << ARABIA if len(s.at[ARABIA]) < STACK else 0
    if piece == SNC:
        return 1 << LIBYA if len(s.at[LIBYA]) < STACK else 0
    return 0


def entries(s: PathsState, piece: int) -> int:
    """Where a reinforcement may be put on the map."""
    found = special(s, piece)
    return found | ordinary(s, piece) if ARMY[piece] else found


def arrivals(s: PathsState, card: int) -> list[int]:
    """The counters that a card brings."""
    found: list[int] = []
    for sort in cards.REINFORCEMENTS[card]:
        for piece in range(FIRST[sort], PIECES):
            if SORT[piece] != sort:
                break
            if s.where[piece] == UNUSED and piece not in found:
                found.append(piece)
                break
    return found


def to_map(piece: int) -> bool:
    """9.5.3.2: armies go to the map, and two corps."""
    return ARMY[piece] or piece in (ANAC, SNC)


def fit(s: PathsState, pieces: list[int]) -> bool:
    """9.5.3.1: whether all of them find a place."""
    wanted = [piece for piece in pieces if to_map(piece)]
    if not wanted:
        return True
    room = 0
    for space in bits(entries(s, wanted[0])):
        room += STACK - len(s.at[space])
    return room >= len(wanted)


def refuse(s: PathsState, card: int) -> Refusal | None:
    """Why a reinforcement card may not be played as an event; None if it may."""
    nation = cards.REINFORCED[card]
    if s.turn == 1:
        return Refusal("9.5.3.1", "no-reinforcements-in-august", card=card)
    if s.reinforced >> nation & 1:
        return Refusal("9.5.3.1", "reinforced-already", nation=nation)
    if not fit(s, arrivals(s, card)):
        return Refusal("9.5.3.1", "reinforcements-do-not-fit", card=card)
    return None


def bring(s: PathsState, card: int) -> None:
    """9.5.3.2: corps go to the Reserve Box, armies are placed."""
    s.reinforced |= 1 << cards.REINFORCED[card]
    waiting: list[int] = []
    for piece in arrivals(s, card):
        if to_map(piece):
            waiting.append(piece)
        else:
            s.put(piece, RESERVES[SIDE[piece]])
            s.tell("to-reserve", piece=piece)
    if waiting:
        s.push(Placement(waiting))


def settle(s: PathsState, piece: int, space: int) -> None:
    """A new unit enters the map there."""
    if piece in (MEF, NE, ORIENT, CAU) and not special(s, piece) >> space & 1:
        s.homebound |= 1 << piece  # 9.5.3.4
    if piece == MEF and BEACHES >> space & 1:
        s.beachhead = space
        control.take(s, AP, space)
        s.open_up()
    s.put(piece, space)
    if piece == SNC:
        control.take(s, CP, space)
    s.tell("placed", piece=piece, space=space)


@with_fields
class Placement(Step[PathsState]):
    """9.5.3.3: armies are placed, one after the other."""

    pieces: list[int]

    def run(self, s: PathsState) -> None:
        while self.pieces:
            piece = self.pieces[0]
            found = entries(s, piece)
            if found & found - 1:
                s.ask(s.player[SIDE[piece]], [PLACE_AT + space for space in bits(found)])
                return
            self.place(s, found.bit_length() - 1)
        s.finish()

    def place(self, s: PathsState, space: int) -> None:
        piece = self.pieces[0]
        self.pieces = self.pieces[1:]
        settle(s, piece, space)

    def take(self, s: PathsState, seat: int, verb: int, target: int) -> None:
        self.place(s, target)

    def why(self, s: PathsState, seat: int, verb: int, target: int) -> Refusal:
        piece = self.pieces[0]
        if verb != PLACE_AT:
            return SPACE.elsewhere("9.5.3", verb, Saying("now-placement", piece=piece))
        return Refusal("9.5.3.3", "not-an-entry", piece=piece, space=target)

    def prompt(self, s: PathsState, seat: int) -> Saying:
        return Saying("ask-placement", piece=self.pieces[0])

    def shows(self, s: PathsState, seat: int) -> dict[str, Any]:
        return {"pieces": self.pieces[:1]}
