"""17: replacements. Points are counted in halves: a step of a corps costs one half, a step of an army two."""

from __future__ import annotations

from typing import Any

from grognard.core.board import bits
from grognard.core.fields import with_fields
from grognard.core.one_by_one import OneByOne
from grognard.core.refusals import Refusal
from grognard.core.sayings import NAMED, Saying
from grognard.core.steps import Step
from grognard.games.paths_of_glory.board import lanes, supply
from grognard.games.paths_of_glory.board.stacking import sort_of
from grognard.games.paths_of_glory.board.state import PathsState
from grognard.games.paths_of_glory.cards import reinforcements
from grognard.games.paths_of_glory.facts import cards
from grognard.games.paths_of_glory.facts.acts import PLACE_AT, RESTORE, SPACE
from grognard.games.paths_of_glory.facts.tables import (
    ALLIED,
    ANAC,
    AP,
    ARABIA,
    ARMY,
    BELGIUM,
    BR,
    CP,
    ELIMINATED,
    FRANCE,
    GE,
    GR,
    MNC,
    NATION,
    PLC,
    POINTS,
    POINTS_OF,
    REPLACEABLE,
    RESERVES,
    RO,
    RU,
    SEDAN,
    SIDE,
    SIZE,
    SORT,
    STACK,
    WARSAW,
)


def adjust(s: PathsState) -> None:
    """What changes the recorded points before they are spent, in this order (tables of chapter 17)."""
    points = s.replacements
    if s.is_fresh(cards.ZEPPELINS):
        points[BR] = max(0, points[BR] - 4)
    if s.was_played(cards.U_BOATS) and not s.was_played(cards.CONVOY):
        points[BR] = max(0, points[BR] - 1)
    if s.was_played(cards.RATHENAU) and not s.was_played(cards.INDEPENDENT_AIR_FORCE):
        points[GE] += 1
    west = (s.control[CP] & (FRANCE | BELGIUM)).bit_count()
    if s.setup.historical and s.has_drawn_total(CP) and s.control[CP] >> SEDAN & 1 and west >= 3:  # 5.7.3
        points[GE] += 1
    if s.was_played(cards.REVOLUTION):
        points[RU] = min(points[RU], 1)


def cost(piece: int) -> int:
    """In halves of a point."""
    return 2 if ARMY[piece] else 1


def barred(s: PathsState, piece: int) -> Refusal | None:
    """17.1.3: why a unit takes no replacements now; None if it may."""
    nation = NATION[piece]
    if not REPLACEABLE[piece]:
        return Refusal("17.1.4", "not-replaceable", piece=piece)
    if SORT[piece] == PLC and s.control[AP] >> WARSAW & 1:
        return Refusal("CP59", "poles-without-warsaw", piece=piece)
    if POINTS_OF[piece] == ALLIED and nation not in (RO, GR) and piece != MNC:
        home = False
    else:
        home = lanes.lost_capital(s, nation)
    if home:
        return Refusal("17.1.3", "capital-lost", nation=nation)
    return None


def places(s: PathsState, piece: int) -> int:
    """17.1.5: where an eliminated army can be rebuilt."""
    found = reinforcements.ordinary(s, piece)
    for space in bits(found):
        if not supply.from_home(s, piece, space):
            found &= ~(1 << space)
    return found


def refuse(s: PathsState, piece: int) -> Refusal | None:
    """Why no step can be given to a unit; None if one can."""
    found = barred(s, piece)
    if found is not None:
        return found
    place = s.where[piece]
    if place == ELIMINATED[SIDE[piece]]:
        if ARMY[piece]:
            return None if places(s, piece) else Refusal("17.1.5", "nowhere-to-rebuild", piece=piece)
        if piece == ANAC and len(s.at[ARABIA]) >= STACK:
            return Refusal("17.1.5", "nowhere-to-rebuild", piece=piece)
        return None
    if place > SIZE + 1:
        return Refusal("17.1.4", "not-in-play", piece=piece)
    if not s.is_reduced(piece):
        return Refusal("17.1.4", "full-strength", piece=piece)
    if place < SIZE:
        if not s.active(piece):
            return Refusal("9.5.2.4", "neutral-greeks")
        if not supply.supplied(s, piece):
            return Refusal("17.1.4", "out-of-supply", piece=piece)
        if not supply.from_home(s, piece, place) and NATION[piece] in supply.HOME:
            return Refusal("17.1.4.1", "wrong-source", space=place)
    return None


def restore(s: PathsState, piece: int) -> None:
    """17.1.4: a step for a unit. An army that is rebuilt is placed by its owner."""
    side = SIDE[piece]
    if s.where[piece] != ELIMINATED[side]:
        s.reduced &= ~(1 << piece)
        s.tell("restored", piece=piece)
        return
    s.reduced |= 1 << piece
    if not ARMY[piece]:
        if piece == ANAC:
            s.put(piece, ARABIA)
            s.tell("rebuilt-at", piece=piece, space=ARABIA)
        else:
            s.put(piece, RESERVES[side])
            s.tell("rebuilt", piece=piece)
        return
    s.push(Rebuilding(piece))


@with_fields
class Replacement(OneByOne[PathsState]):
    """F: a side spends its points; what is left is lost."""

    side: int
    halves: list[int]
    """Halves of points of each kind."""
    only: int
    """Landwehr: only reduced units; 0 in the Replacement Phase."""

    def able(self, s: PathsState) -> list[int]:
        """The units that can take a step, one of each sort of a place."""
        found: list[int] = []
        rooms = [*bits(s.held[self.side]), RESERVES[self.side]]
        if not self.only:
            rooms.append(ELIMINATED[self.side])
        for room in rooms:
            seen: list[int] = []
            for piece in s.at[room]:
                if room != ELIMINATED[self.side] and not s.reduced >> piece & 1:
                    continue
                if sort_of(s, piece) in seen or not self.affords(piece):
                    continue
                if refuse(s, piece) is None:
                    seen.append(sort_of(s, piece))
                    found.append(piece)
        return found

    def affords(self, piece: int) -> bool:
        kind = POINTS_OF[piece]
        return kind >= 0 and self.halves[kind] >= cost(piece)

    def chooser(self, s: PathsState) -> int:
        return s.player[self.side]

    def acts(self, s: PathsState) -> list[int]:
        return [RESTORE + piece for piece in self.able(s)] if any(self.halves) else []

    def carry_out(self, s: PathsState, verb: int, target: int) -> None:
        kind = POINTS_OF[target]
        self.halves = self.halves[:]
        self.halves[kind] -= cost(target)
        restore(s, target)

    def why(self, s: PathsState, seat: int, verb: int, target: int) -> Refusal:
        if verb != RESTORE:
            return SPACE.elsewhere("17.1", verb, Saying("now-replacements"))
        piece = target
        if SIDE[piece] != self.side:
            return Refusal("17.1.1", "not-your-unit", piece=piece)
        refusal = refuse(s, piece)
        if refusal is not None:
            return refusal
        if self.only and s.where[piece] == ELIMINATED[self.side]:
            return Refusal("CP5", "not-for-eliminated", piece=piece)
        if not self.affords(piece):
            return Refusal("17.1.1", "too-few-replacements", piece=piece)
        same = [p for p in self.able(s) if s.where[p] == s.where[piece] and sort_of(s, p) == sort_of(s, piece)]
        return Refusal("17.1.4", "take-the-same", piece=piece, piece2=same[0])

    def leaves(self, s: PathsState, seat: int, verb: int) -> list[Saying]:
        able = self.able(s)
        return [Saying("leaves-replacements", pieces=able[:NAMED], rest=len(able[NAMED:]))]

    def prompt(self, s: PathsState, seat: int) -> Saying:
        return Saying("ask-landwehr" if self.only else "ask-replacements", side=self.side)

    def shows(self, s: PathsState, seat: int) -> dict[str, Any]:
        return {"halves": {POINTS[kind]: number for kind, number in enumerate(self.halves) if number}}


@with_fields
class Rebuilding(Step[PathsState]):
    """17.1.5: where an army is rebuilt."""

    piece: int

    def whole(self) -> bool:
        return True

    def run(self, s: PathsState) -> None:
        found = places(s, self.piece)
        if found & found - 1:
            s.ask(s.player[SIDE[self.piece]], [PLACE_AT + space for space in bits(found)])
        else:
            self.place(s, found.bit_length() - 1)

    def place(self, s: PathsState, space: int) -> None:
        s.finish()
        s.put(self.piece, space)
        s.tell("rebuilt-at", piece=self.piece, space=space)

    def take(self, s: PathsState, seat: int, verb: int, target: int) -> None:
        self.place(s, target)

    def why(self, s: PathsState, seat: int, verb: int, target: int) -> Refusal:
        if verb != PLACE_AT:
            return SPACE.elsewhere("17.1.5", verb, Saying("now-rebuilding", piece=self.piece))
        return Refusal("17.1.5", "not-an-entry", piece=self.piece, space=target)

    def prompt(self, s: PathsState, seat: int) -> Saying:
        return Saying("ask-placement", piece=self.piece)

    def shows(self, s: PathsState, seat: int) -> dict[str, Any]:
        return {"pieces": [self.piece]}
