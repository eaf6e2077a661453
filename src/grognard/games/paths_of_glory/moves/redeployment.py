"""13: strategic redeployment."""

from __future__ import annotations

from typing import Any

from grognard.core.board import bits
from grognard.core.fields import with_fields
from grognard.core.one_by_one import OneByOne
from grognard.core.refusals import Refusal
from grognard.core.sayings import Saying
from grognard.core.steps import Hand, Step
from grognard.games.paths_of_glory.board import control, lanes, limits, supply
from grognard.games.paths_of_glory.board.refusals import foreign
from grognard.games.paths_of_glory.board.stacking import sort_of
from grognard.games.paths_of_glory.board.state import PathsState
from grognard.games.paths_of_glory.facts.acts import DONE, GO, SPACE, TAKE
from grognard.games.paths_of_glory.facts.tables import (
    ARMY,
    BOARD,
    MNC,
    NATION,
    NEAR_EAST,
    RESERVE,
    RESERVES,
    RU,
    RUSSIA,
    SIDE,
    SIZE,
    STACK,
    USABLE,
)


def crowded(s: PathsState, side: int) -> int:
    """The spaces with too many units."""
    found = 0
    for space in bits(s.held[side]):
        if len(s.at[space]) > STACK:
            found |= 1 << space
    return found


def places(s: PathsState, piece: int, left: int, done: int, strict: bool) -> int:
    """10.1.2: where a unit can go so that stacking is right, or can be set right with the points that are left."""
    side = SIDE[piece]
    wanted = lanes.goals(s, piece)
    found = lanes.with_room(s, wanted, side)
    if strict:
        return found
    for space in bits(wanted & ~found):
        if len(s.at[space]) == STACK and makes_room(s, piece, space, left - lanes.points(piece), done):
            found |= 1 << space
    return found


def makes_room(s: PathsState, newcomer: int, space: int, left: int, done: int) -> bool:
    """Whether one of those who stand there can be redeployed afterwards."""
    for piece in s.at[space]:
        if done >> piece & 1 or lanes.points(piece) > left:
            continue
        wanted = lanes.goals(s, piece)
        if lanes.with_room(s, wanted, SIDE[piece]) or wanted >> min(s.where[newcomer], SIZE) & 1:
            if not s.forts >> space & 1:
                return True
    return False


def can_go(s: PathsState, piece: int, left: int, done: int, strict: bool) -> bool:
    """Whether a unit can be redeployed somewhere; looks at the next places first."""
    place = s.where[piece]
    if place >= SIZE:
        if _finds_home(s, piece):
            return True
    else:
        if not supply.supplied(s, piece) or not lanes.may_leave(s, piece):
            return False
        near = BOARD.beside_by(USABLE[NATION[piece]])[place] & control.friendly(s, SIDE[piece])
        near &= NEAR_EAST if NEAR_EAST >> place & 1 else ~NEAR_EAST
        if NATION[piece] == RU:
            near &= RUSSIA if RUSSIA >> place & 1 else 0
        if piece != MNC and near:
            near &= ~(limits.barred(s, piece) | limits.no_end(s, piece))
            for space in bits(near):
                if len(s.at[space]) < STACK and supply.supplied_in(s, piece, space):
                    return True
    return places(s, piece, left, done, strict) != 0


def _finds_home(s: PathsState, piece: int) -> bool:
    """Whether a corps of the Reserve Box can go to a capital or source of its nation: most can."""
    if piece == MNC or lanes.lost_capital(s, lanes.home_nation(piece)):
        return False
    closed = limits.barred(s, piece) | NEAR_EAST
    for space in bits(lanes.home_spaces(s, piece) & ~closed):
        if len(s.at[space]) < STACK and supply.from_home(s, piece, space):
            return True
    return False


@with_fields
class Redeployment(OneByOne[PathsState]):
    """9.3.1: units are redeployed one after the other, each once."""

    side: int
    left: int
    gone: int
    """Units that have been redeployed."""

    def able(self, s: PathsState) -> list[int]:
        """The units that can be redeployed now, one of each sort of a space."""
        found: list[int] = []
        too_many = crowded(s, self.side)
        rooms = bits(too_many) if too_many else [*bits(s.held[self.side]), RESERVES[self.side]]
        for room in rooms:
            seen: list[int] = []
            for piece in s.at[room]:
                if self.gone >> piece & 1 or lanes.points(piece) > self.left or sort_of(s, piece) in seen:
                    continue
                if can_go(s, piece, self.left, self.gone, too_many != 0):
                    seen.append(sort_of(s, piece))
                    found.append(piece)
        return found

    def chooser(self, s: PathsState) -> int:
        return s.player[self.side]

    def acts(self, s: PathsState) -> list[int]:
        return [TAKE + piece for piece in self.able(s)] if self.left > 0 else []

    def may_end(self, s: PathsState) -> bool:
        return not crowded(s, self.side)

    def carry_out(self, s: PathsState, verb: int, target: int) -> None:
        s.push(Transfer(target, self.left, self.gone, crowded(s, self.side) != 0))
        self.left -= lanes.points(target)
        self.gone |= 1 << target

    def why(self, s: PathsState, seat: int, verb: int, target: int) -> Refusal:
        if verb == GO:
            return Refusal("13.1.4", "nothing-taken")
        if verb == DONE:
            return self.overfull(s)
        if verb != TAKE:
            return SPACE.elsewhere("13.1", verb, Saying("now-redeployment", number=self.left))
        piece = target
        place = s.where[piece]
        refusal = foreign(self.side, piece, "13.1.4")
        if refusal is not None:
            return refusal
        if place > SIZE + 1:
            return Refusal("13.1.1", "not-on-map", piece=piece)
        if place < SIZE and not s.active(piece):
            return Refusal("9.5.2.4", "neutral-greeks")
        if self.gone >> piece & 1:
            return Refusal("13.1.3", "redeployed-already", piece=piece)
        if lanes.points(piece) > self.left:
            return Refusal(
                "13.1.2", "too-few-redeployment-points", piece=piece, number=lanes.points(piece), left=self.left
            )
        if crowded(s, self.side):
            return self.overfull(s)
        if place < SIZE and not supply.supplied(s, piece):
            return Refusal("14.3.2", "out-of-supply", piece=piece)
        if place < SIZE and not lanes.may_leave(s, piece):
            return Refusal("13.1.5", "siege-would-break", space=place)
        same = [other for other in self.able(s) if s.where[other] == place and sort_of(s, other) == sort_of(s, piece)]
        if same:
            return Refusal("13.1.4", "take-the-same", piece=piece, piece2=same[0])
        if place >= SIZE and lanes.lost_capital(s, NATION[piece]):
            return Refusal("13.1.11", "capital-lost", nation=NATION[piece])
        return Refusal("13.1.5", "nowhere-to-redeploy", piece=piece)

    def overfull(self, s: PathsState) -> Refusal:
        found = crowded(s, self.side)
        return Refusal("10.1.2", "overstacked", space=(found & -found).bit_length() - 1)

    def leaves(self, s: PathsState, seat: int, verb: int) -> list[Saying]:
        return [] if self.gone else [Saying("leaves-redeployment", number=self.left)]

    def prompt(self, s: PathsState, seat: int) -> Saying:
        if crowded(s, self.side):
            found = crowded(s, self.side)
            return Saying("ask-overstacked", space=(found & -found).bit_length() - 1)
        return Saying("ask-redeployment", number=self.left)

    def shows(self, s: PathsState, seat: int) -> dict[str, Any]:
        return {"left": self.left}


@with_fields
class Transfer(Step[PathsState]):
    """13.1.5: where a unit is redeployed."""

    piece: int
    left: int
    gone: int
    strict: bool

    def whole(self) -> bool:
        return True

    def in_hand(self, s: PathsState) -> Hand:
        return Hand(TAKE + self.piece, [self.piece], False)

    def run(self, s: PathsState) -> None:
        found = places(s, self.piece, self.left, self.gone, self.strict)
        s.ask(s.player[SIDE[self.piece]], [GO + place for place in bits(found)])

    def take(self, s: PathsState, seat: int, verb: int, target: int) -> None:
        s.finish()
        transfer(s, self.piece, target)

    def why(self, s: PathsState, seat: int, verb: int, target: int) -> Refusal:
        piece = self.piece
        if verb != GO:
            return SPACE.elsewhere("13.1", verb, Saying("now-transfer", piece=piece))
        return refuse_place(s, piece, target)

    def prompt(self, s: PathsState, seat: int) -> Saying:
        return Saying("ask-transfer", piece=self.piece)

    def shows(self, s: PathsState, seat: int) -> dict[str, Any]:
        return {"pieces": [self.piece]}


def transfer(s: PathsState, piece: int, place: int) -> None:
    """A unit is put there."""
    start = s.where[piece]
    by_land = start < SIZE and place < SIZE and bool(lanes.over_land(s, piece) >> place & 1)
    s.used_up |= lanes.uses_allowance(piece, start, place, by_land)
    s.tell("redeploys", piece=piece, space=min(start, RESERVE), space2=place)
    if place == RESERVE:
        control.send(s, piece, RESERVES[SIDE[piece]])
    else:
        control.send(s, piece, place)
        control.enter(s, piece, place)


def refuse_place(s: PathsState, piece: int, place: int) -> Refusal:
    """Why a unit cannot be redeployed there."""
    side, start = SIDE[piece], s.where[piece]
    if place == RESERVE:
        return refuse_reserve(s, piece, start)
    if place == start:
        return Refusal("13.1.5", "there-already", piece=piece)
    if lanes.goals(s, piece) >> place & 1:
        return Refusal("10.1.2", "space-full", space=place)
    if limits.no_end(s, piece) >> place & 1:
        return limits.no_stop(s, place)
    if (limits.barred(s, piece) | s.held[1 - side]) >> place & 1:
        return limits.closed_to(s, piece, place, "13.1.5")
    if not control.friendly(s, side) >> place & 1:
        return Refusal("13.1.5", "not-friendly", space=place)
    if NATION[piece] == RU and not RUSSIA >> place & 1:
        return Refusal("13.1.6", "russians-in-russia", space=place)
    if lanes.between_maps(start, place) and not lanes.may_change_maps(s, piece, False):
        return Refusal("13.2", "near-east-limit", piece=piece)
    if not supply.supplied_in(s, piece, place):
        return Refusal("13.1.5", "not-supplied-there", space=place)
    if start >= SIZE:
        if not supply.from_home(s, piece, place):
            return Refusal("13.1.12", "wrong-source", space=place)
        return Refusal("13.1.8", "no-company", space=place)
    return Refusal("13.1.5", "no-way", space=place)


def refuse_reserve(s: PathsState, piece: int, start: int) -> Refusal:
    if start >= SIZE:
        return Refusal("13.1.9", "there-already", piece=piece)
    if ARMY[piece]:
        return Refusal("13.1.9", "no-armies-in-reserve", piece=piece)
    if lanes.lost_capital(s, NATION[piece]):
        return Refusal("13.1.11", "capital-lost", nation=NATION[piece])
    if NATION[piece] == RU and not RUSSIA >> start & 1:
        return Refusal("13.1.6", "russians-in-russia", space=start)
    if NEAR_EAST >> start & 1 and not lanes.may_change_maps(s, piece, False):
        return Refusal("13.2", "near-east-limit", piece=piece)
    return Refusal("13.1.12", "wrong-source", space=start)
