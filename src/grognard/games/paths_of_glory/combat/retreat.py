"""12.5: retreats."""

from __future__ import annotations

from typing import Any

from grognard.core.board import bits
from grognard.core.fields import with_fields
from grognard.core.refusals import Refusal
from grognard.core.sayings import Saying
from grognard.core.steps import Step
from grognard.games.paths_of_glory.board import control, limits, supply
from grognard.games.paths_of_glory.board.stacking import sort_of
from grognard.games.paths_of_glory.board.state import CROSSED, NO_SPACE, PathsState
from grognard.games.paths_of_glory.combat import battle, losses
from grognard.games.paths_of_glory.combat.battle import Battle
from grognard.games.paths_of_glory.combat.casualties import eliminate
from grognard.games.paths_of_glory.facts import cards
from grognard.games.paths_of_glory.facts.acts import GO, SPACE, TAKE
from grognard.games.paths_of_glory.facts.tables import (
    AP,
    ARMY,
    BOARD,
    CLEAR,
    CP,
    CROSSING,
    ELIMINATED,
    GE,
    MNC,
    OWNED,
    REMOVED,
    SIDE,
    SIZE,
    STACK,
    TERRAIN,
    UNUSED,
    WESTERN_FRONT,
)


def may_stand(s: PathsState, b: Battle) -> bool:
    """12.5.3: whether the ground or a trench lets the defenders ignore a retreat for one more step."""
    if TERRAIN[b.space] == CLEAR and not b.trench(s):
        return False
    return losses.steps_left(s, b.defenders) > 1


def held_by_haig(s: PathsState, b: Battle) -> bool:
    """R-44: Haig lets Germans in a trench ignore a retreat at no cost, where a British unit attacks."""
    if b.side != AP or not s.is_fresh(cards.HAIG) or s.played & cards.OFFENSIVES_OF_1918:
        return False
    if not WESTERN_FRONT >> b.space & 1 or not s.trench[CP] >> b.space & 1:
        return False
    return battle.has_nation(b.defenders, GE)


def open_to(s: PathsState, piece: int, start: int, origin: int) -> int:
    """12.5.5: the spaces into which a unit may step back from `start`, whatever stands there of its own side."""
    side = SIDE[piece]
    closed = limits.barred(s, piece) | s.held[1 - side] | 1 << origin
    closed |= s.forts & OWNED[1 - side] & ~control.besieged_by(s, side)
    links = limits.links(s, piece)
    if s.setup.version > 1 and start != origin and limits.crosses(origin, start):
        links &= ~(1 << CROSSING)  # 11.3.2: its first step has used the crossing up
    return BOARD.beside_by(links)[start] & ~closed


def preferred(s: PathsState, piece: int, spaces: int, origin: int) -> int:
    """12.5.5: of these the best: friendly and in supply, friendly, in supply, any."""
    side = SIDE[piece]
    s = when_left(s, side, origin)
    own = spaces & (s.control[side] | control.besieged_by(s, side))
    for group in (own, spaces & ~own):
        fed = 0
        for space in bits(group):
            if supply.supplied_in(s, piece, space):
                fed |= 1 << space
        if fed or group:
            return fed or group
    return 0


def when_left(s: PathsState, side: int, origin: int) -> PathsState:
    """R-40: supply is judged when the units have left; that matters where they besiege a fort."""
    if not (s.forts & OWNED[1 - side]) >> origin & 1:
        return s
    other = s.copy()
    for piece in s.at[origin]:
        other.put(piece, UNUSED)
    return other


def room(s: PathsState, spaces: int) -> int:
    """Of these the spaces that are not full."""
    found = spaces
    for space in bits(spaces):
        if len(s.at[space]) >= STACK:
            found &= ~(1 << space)
    return found


def last_steps(s: PathsState, piece: int, start: int, origin: int) -> int:
    """Where the last step of a retreat may end."""
    return preferred(s, piece, room(s, open_to(s, piece, start, origin)), origin)


def first_steps(s: PathsState, piece: int, origin: int) -> int:
    """R-40: where the first of two steps may lead: only where a second one can follow, if there is such a space."""
    able = open_to(s, piece, origin, origin)
    found = 0
    for space in bits(able):
        if room(s, open_to(s, piece, space, origin)):
            found |= 1 << space
    return preferred(s, piece, found or able, origin)


@with_fields
class Retreat(Step[PathsState]):
    """12.5: units of a space go back one or two spaces, one after the other. The answer: the spaces that they passed
    through or were destroyed in, as a list."""

    origin: int
    pieces: list[int]
    """Those that are still to go."""
    length: int
    piece: int
    """The one that goes now, or -1."""
    at: int
    """Where it is after its first step, or -1."""
    passed: list[int]
    pairs: list[int]
    """Armies with the corps that replaced them in this combat (R-39)."""

    def goals(self, s: PathsState, piece: int) -> int:
        if self.at >= 0:
            return last_steps(s, piece, self.at, self.origin)
        if self.length == 1:
            return last_steps(s, piece, self.origin, self.origin)
        return first_steps(s, piece, self.origin)

    def run(self, s: PathsState) -> None:
        while True:
            if self.piece < 0:
                if not self.pieces:
                    s.answer(self.passed)
                    return
                waiting = self.waiting(s)
                if len(waiting) > 1 and self.crowded(s):
                    s.ask(s.player[SIDE[waiting[0]]], [TAKE + piece for piece in waiting])
                    return
                self.begin(waiting[0])
            piece = self.piece
            found = 0 if piece == MNC else self.goals(s, piece)
            if not found:
                self.destroy(s)
                continue
            if found & found - 1:
                s.ask(s.player[SIDE[piece]], [GO + space for space in bits(found)])
                return
            self.step(s, found.bit_length() - 1)

    def begin(self, piece: int) -> None:
        self.piece = piece
        self.pieces = [other for other in self.pieces if other != piece]

    def waiting(self, s: PathsState) -> list[int]:
        """Those of whom the next one is chosen; of units that are all the same only one."""
        found: list[int] = []
        seen: list[int] = []
        for piece in self.pieces:
            if sort_of(s, piece) not in seen:
                seen.append(sort_of(s, piece))
                found.append(piece)
        return found

    def crowded(self, s: PathsState) -> bool:
        """Whether it could matter who goes first: somewhere not all of them find room."""
        near = 0
        for piece in self.pieces:
            near |= open_to(s, piece, self.origin, self.origin)
        if self.length == 2:
            for space in bits(near):
                near |= BOARD.beside[space]
        near &= s.held[SIDE[self.pieces[0]]] & ~(1 << self.origin)
        return any(len(s.at[space]) + len(self.pieces) > STACK for space in bits(near))

    def step(self, s: PathsState, space: int) -> None:
        piece = self.piece
        start = self.at if self.at >= 0 else self.origin
        if limits.crosses(start, space):
            s.used_up |= CROSSED
        if self.length == 2 and self.at < 0:
            self.at = space
            self.passed = [*self.passed, space]
            return
        control.send(s, piece, space)
        control.enter(s, piece, space)
        s.fled |= 1 << piece
        s.tried &= ~(1 << piece)
        if self.at >= 0:
            s.tell("retreats-over", piece=piece, space=self.origin, space2=self.at, space3=space)
        else:
            s.tell("retreats", piece=piece, space=self.origin, space2=space)
        self.next()

    def next(self) -> None:
        self.piece = -1
        self.at = NO_SPACE

    def destroy(self, s: PathsState) -> None:
        """12.5.4: a unit that cannot retreat is eliminated, an army for good; R-39: a corps with its army."""
        piece = self.piece
        if ARMY[piece]:
            eliminate(s, piece, True)
        else:
            eliminate(s, piece, False)
            for index in range(0, len(self.pairs), 2):
                army = self.pairs[index]
                if self.pairs[index + 1] == piece and s.where[army] == ELIMINATED[SIDE[army]]:
                    s.put(army, REMOVED[SIDE[army]])
                    s.tell("removed", piece=army)
        self.next()

    def take(self, s: PathsState, seat: int, verb: int, target: int) -> None:
        if verb == TAKE:
            self.begin(target)
        else:
            self.step(s, target)

    def why(self, s: PathsState, seat: int, verb: int, target: int) -> Refusal:
        if verb == TAKE and self.piece < 0:
            if target not in self.pieces:
                return Refusal("12.5.1", "not-retreating", piece=target)
            return Refusal("12.5.5", "take-the-same", piece=target, piece2=self.pieces[0])
        if verb != GO or self.piece < 0:
            return SPACE.elsewhere("12.5", verb, Saying("now-retreat"))
        return self.refuse(s, target)

    def refuse(self, s: PathsState, space: int) -> Refusal:
        piece = self.piece
        side = SIDE[piece]
        start = self.at if self.at >= 0 else self.origin
        if space >= SIZE:
            return Refusal("12.5.5", "no-retreat-to-reserve")
        if space == self.origin:
            return Refusal("12.5.5", "not-back", space=space)
        if not BOARD.beside_by(limits.links(s, piece))[start] >> space & 1:
            return Refusal("12.5.5", "not-adjacent", space=space, space2=start)
        if (limits.barred(s, piece) | s.held[1 - side]) >> space & 1:
            return limits.closed_to(s, piece, space, "12.5.5")
        if (s.forts & OWNED[1 - side] & ~control.besieged_by(s, side)) >> space & 1:
            return Refusal("12.5.5", "enemy-fort", space=space)
        if len(s.at[space]) >= STACK and (self.length == 1 or self.at >= 0):
            return Refusal("12.5.5", "space-full", space=space)
        if self.length == 2 and self.at < 0 and not room(s, open_to(s, piece, space, self.origin)):
            return Refusal("R40", "no-second-step", space=space, spaces=bits(self.goals(s, piece)))
        return Refusal("12.5.5", "better-retreat", space=space, spaces=bits(self.goals(s, piece)))

    def prompt(self, s: PathsState, seat: int) -> Saying:
        if self.piece < 0:
            return Saying("ask-retreat-who")
        if self.at >= 0:
            return Saying("ask-retreat-on", piece=self.piece, space=self.at)
        return Saying("ask-retreat", piece=self.piece, number=self.length)

    def shows(self, s: PathsState, seat: int) -> dict[str, Any]:
        return {"space": self.origin, "pieces": [self.piece] if self.piece >= 0 else self.pieces}
