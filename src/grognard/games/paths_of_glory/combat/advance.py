"""12.7: advance after combat."""

from __future__ import annotations

from typing import Any

from grognard.core.board import bits
from grognard.core.fields import with_fields
from grognard.core.one_by_one import OneByOne
from grognard.core.refusals import Refusal
from grognard.core.sayings import Saying
from grognard.core.steps import Hand
from grognard.games.paths_of_glory.board import control, limits
from grognard.games.paths_of_glory.board.stacking import besieges, sort_of
from grognard.games.paths_of_glory.board.state import CROSSED, PathsState
from grognard.games.paths_of_glory.facts import cards
from grognard.games.paths_of_glory.facts.acts import DONE, GO, HALT, SPACE, TAKE
from grognard.games.paths_of_glory.facts.tables import (
    BOARD,
    CHANNEL,
    CLEAR,
    CP,
    CROSSING,
    MNC,
    OWNED,
    SIDE,
    SPEED,
    STACK,
    TERRAIN,
)


@with_fields
class Advance(OneByOne[PathsState]):
    """12.7.1: attackers at full strength enter the space that the defenders have left, and perhaps one more. The
    answer: who has entered it."""

    space: int
    pieces: list[int]
    """Attackers that may still advance."""
    further: list[int]
    """12.7.3: the spaces into which the advance may go on."""
    moving: int
    """The unit that has entered and may go on, or -1."""
    gone: list[int]
    """Those that have entered."""

    def may_start(self, s: PathsState, piece: int) -> bool:
        """Whether a unit may enter the attacked space at all."""
        if s.is_reduced(piece) or piece == MNC or s.where[piece] == self.space:
            return False
        side = SIDE[piece]
        if (limits.barred(s, piece) | s.held[1 - side]) >> self.space & 1:
            return False
        if not BOARD.beside_by(self.links(s, piece))[s.where[piece]] >> self.space & 1:
            return False
        start = s.where[piece]
        if not (s.forts & OWNED[1 - side]) >> start & 1 or not s.besieged(start):
            return True
        return besieges(s, start, [], [piece])

    def links(self, s: PathsState, piece: int) -> int:
        """R-29: the corps that has attacked across may advance across."""
        found = limits.links(s, piece)
        if limits.crosses(s.where[piece], self.space) and not s.was_played(cards.FALL_OF_THE_TSAR):
            found |= 1 << CROSSING
        return found

    def unbesieged(self, s: PathsState, space: int) -> bool:
        """Whether an enemy fort there wants to be besieged."""
        side = SIDE[self.all()[0]]
        return bool((s.forts & OWNED[1 - side]) >> space & 1) and not s.besieged(space)

    def all(self) -> list[int]:
        return self.pieces + self.gone

    def open_further(self, s: PathsState, piece: int) -> int:
        """12.7.3: the spaces beyond that a unit could enter, whatever fort stands there."""
        if TERRAIN[self.space] != CLEAR:
            return 0
        side = SIDE[piece]
        found = 0
        for space in self.further:
            found |= 1 << space
        found &= BOARD.beside_by(limits.links(s, piece))[self.space]
        found &= ~(limits.barred(s, piece) | s.held[1 - side])
        if side == CP and not limits.channel_open(s):
            found &= ~CHANNEL  # 12.7.7
        for space in bits(found):
            if len(s.at[space]) >= STACK:
                found &= ~(1 << space)
        return found

    def onward(self, s: PathsState, piece: int) -> int:
        """Where a unit in the attacked space may go on: a fort there must be besieged, by those who can follow, too."""
        found = self.open_further(s, piece)
        waiting = self.waiting(s)
        if waiting >= 0 and waiting != self.space:
            return found & 1 << waiting
        for space in bits(found):
            if self.unbesieged(s, space):
                others = [o for o in self.pieces if o != piece and self.may_start(s, o)]
                others = [o for o in others if self.open_further(s, o) >> space & 1]
                free = STACK - len(s.at[space])
                if not besieges(s, space, self.best([piece, *others], free), []):
                    found &= ~(1 << space)
        return found

    def waiting(self, s: PathsState) -> int:
        """12.7.6: the space with a fort where units that have advanced wait for others to besiege it, or -1."""
        for space in [self.space, *self.further]:
            if any(s.where[piece] == space for piece in self.gone) and self.unbesieged(s, space):
                return space
        return -1

    def candidates(self, s: PathsState) -> list[int]:
        """Those that may enter now, one of each sort of a space."""
        able = [piece for piece in self.pieces if self.may_start(s, piece)]
        waiting = self.waiting(s)
        if waiting >= 0 and waiting != self.space:
            able = [piece for piece in able if self.onward(s, piece)]
        elif self.unbesieged(s, self.space):
            free = STACK - len(s.at[self.space])
            if not besieges(s, self.space, self.best(able, free), []):
                return []
        elif len(s.at[self.space]) >= STACK:
            able = [piece for piece in able if self.onward(s, piece)]
        found: list[int] = []
        seen: list[int] = []
        for piece in able:
            key = s.where[piece] * 1000 + sort_of(s, piece)
            if key not in seen:
                seen.append(key)
                found.append(piece)
        return found

    def best(self, able: list[int], number: int) -> list[int]:
        """So many of these, armies first."""
        return sorted(able)[:number]

    def chooser(self, s: PathsState) -> int:
        return s.player[SIDE[self.all()[0]]]

    def acts(self, s: PathsState) -> list[int]:
        if self.moving < 0:
            return [TAKE + piece for piece in self.candidates(s)]
        acts = [GO + space for space in bits(self.onward(s, self.moving))]
        if len(s.at[self.space]) <= STACK and self.waiting(s) < 0:
            acts.append(HALT)
        return acts

    def may_end(self, s: PathsState) -> bool:
        return self.moving < 0 and self.waiting(s) < 0

    def end(self, s: PathsState) -> None:
        s.answer(self.gone)

    def carry_out(self, s: PathsState, verb: int, target: int) -> None:
        if verb == HALT:
            self.moving = -1
        elif verb == GO:
            piece = self.moving
            self.moving = -1
            self.go(s, piece, target)
        else:
            piece = target
            fresh = self.unbesieged(s, self.space)
            self.pieces = [other for other in self.pieces if other != piece]
            self.gone = [*self.gone, piece]
            if limits.crosses(s.where[piece], self.space):
                s.used_up |= CROSSED
            self.go(s, piece, self.space)
            if not fresh and self.onward(s, piece):
                self.moving = piece

    def go(self, s: PathsState, piece: int, space: int) -> None:
        s.tell("advances", piece=piece, space=space)
        control.send(s, piece, space)
        control.enter(s, piece, space)

    def why(self, s: PathsState, seat: int, verb: int, target: int) -> Refusal:
        if self.moving >= 0:
            if verb == GO:
                return self.refuse_on(s, target)
            if verb == HALT and self.waiting(s) >= 0:
                return Refusal("12.7.6", "fort-not-besieged", space=self.waiting(s))
            if verb == HALT:
                return Refusal("10.1.1", "space-full", space=self.space)
            return SPACE.elsewhere("12.7.3", verb, Saying("now-advance-on", piece=self.moving))
        if verb == DONE:
            return Refusal("12.7.6", "fort-not-besieged", space=max(self.waiting(s), 0))
        if verb != TAKE:
            return SPACE.elsewhere("12.7", verb, Saying("now-advance", space=self.space))
        return self.refuse_start(s, target)

    def refuse_on(self, s: PathsState, space: int) -> Refusal:
        if space not in self.further:
            return Refusal("12.7.3", "no-way-of-retreat", space=space)
        side = SIDE[self.moving]
        if (limits.barred(s, self.moving) | s.held[1 - side]) >> space & 1:
            return limits.closed_to(s, self.moving, space, "12.7.5")
        if side == CP and CHANNEL >> space & 1 and not limits.channel_open(s):
            return Refusal("12.7.7", "no-end-at-channel", space=space)
        if len(s.at[space]) >= STACK:
            return Refusal("10.1.1", "space-full", space=space)
        return Refusal("12.7.6", "cannot-besiege-alone", space=space)

    def refuse_start(self, s: PathsState, piece: int) -> Refusal:
        if piece not in self.pieces:
            if piece in self.gone:
                return Refusal("12.7.1", "advanced-already", piece=piece)
            return Refusal("12.1.8", "not-in-combat", piece=piece)
        if s.is_reduced(piece):
            return Refusal("12.7.1", "only-full-strength", piece=piece)
        if piece == MNC or not SPEED[0][piece]:
            return Refusal("R90", "never-moves", piece=piece)
        side = SIDE[piece]
        if (limits.barred(s, piece) | s.held[1 - side]) >> self.space & 1:
            return limits.closed_to(s, piece, self.space, "12.7.5")
        if not self.may_start(s, piece):
            return Refusal("R86", "siege-would-break", space=s.where[piece])
        if len(s.at[self.space]) >= STACK:
            return Refusal("10.1.1", "space-full", space=self.space)
        found = [other for other in self.candidates(s) if sort_of(s, other) == sort_of(s, piece)]
        if found:
            return Refusal("12.7", "take-the-same", piece=piece, piece2=found[0])
        return Refusal("12.7.6", "cannot-besiege-alone", space=max(self.waiting(s), self.space))

    def in_hand(self, s: PathsState) -> Hand | None:
        return Hand(TAKE + self.moving, [self.moving], True) if self.moving >= 0 else None

    def leaves(self, s: PathsState, seat: int, verb: int) -> list[Saying]:
        return [] if self.gone else [Saying("leaves-unentered", space=self.space)]

    def prompt(self, s: PathsState, seat: int) -> Saying:
        if self.moving >= 0:
            return Saying("ask-advance-on", piece=self.moving, space=self.space)
        return Saying("ask-advance", space=self.space)

    def shows(self, s: PathsState, seat: int) -> dict[str, Any]:
        pieces = [self.moving] if self.moving >= 0 else []
        return {"space": self.space, "pieces": pieces}
