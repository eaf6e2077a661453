"""12.4: a side takes its losses, step by step."""

from __future__ import annotations

from typing import Any

from grognard.core.fields import with_fields
from grognard.core.refusals import Refusal
from grognard.core.sayings import Saying
from grognard.core.steps import Step
from grognard.games.paths_of_glory.board import control
from grognard.games.paths_of_glory.board.stacking import sort_of
from grognard.games.paths_of_glory.board.state import PathsState
from grognard.games.paths_of_glory.combat import losses
from grognard.games.paths_of_glory.facts.acts import LOSE, SPACE
from grognard.games.paths_of_glory.facts.tables import ARMY, ELIMINATED, LOSS, REMOVED, REPLACEABLE, SIDE


def eliminate(s: PathsState, piece: int, forever: bool) -> None:
    """A unit leaves the map: those that cannot be replaced, for good."""
    side = SIDE[piece]
    gone = forever or not REPLACEABLE[piece]
    control.send(s, piece, REMOVED[side] if gone else ELIMINATED[side])
    s.reduced &= ~(1 << piece)
    s.tried &= ~(1 << piece)
    s.fled &= ~(1 << piece)
    s.tell("removed" if gone else "eliminated", piece=piece)


@with_fields
class Casualties(Step[PathsState]):
    """12.4.3: losses are taken up to the Loss Number and not beyond. The answer: who is left, -1, then what happened:
    for each army that a corps replaced both, -1, and the unit of every step that was lost."""

    pieces: list[int]
    left: int
    first: bool
    """Whether the first loss of attackers is still to come (12.4.5)."""
    wish: bool
    """Withdrawal: losses of corps are preferred (R-33)."""
    starved: int
    """Units that were out of supply when the combat began: armies of them do not come back (12.4.7)."""
    gone: int
    """Armies that vanished without a corps to replace them."""
    lost: list[int]
    pairs: list[int]

    def allowed(self, s: PathsState) -> list[int]:
        if self.first:
            found = losses.first_to_lose(s, self.pieces, self.left)
            if found:
                return found
        corps = int(any(not ARMY[piece] for piece in self.lost))
        return losses.choices(s, self.pieces, self.left, self.gone, corps, self.wish)

    def offered(self, s: PathsState, allowed: list[int]) -> list[int]:
        """Of units that are all the same only the first one."""
        found: list[int] = []
        seen: list[int] = []
        for piece in allowed:
            key = s.where[piece] * 1000 + sort_of(s, piece)
            if key not in seen:
                seen.append(key)
                found.append(piece)
        return found

    def run(self, s: PathsState) -> None:
        while True:
            found = self.offered(s, self.allowed(s))
            if not found:
                s.answer([*self.pieces, -1, *self.pairs, -1, *self.lost, -1, self.left])
                return
            if len(found) > 1:
                s.ask(s.player[SIDE[found[0]]], [LOSE + piece for piece in found])
                return
            self.lose(s, found[0])

    def lose(self, s: PathsState, piece: int) -> None:
        self.first = False
        self.left -= LOSS[s.reduced >> piece & 1][piece]
        self.lost = [*self.lost, piece]
        if not s.reduced >> piece & 1:
            s.reduced |= 1 << piece
            s.tell("reduced", piece=piece)
            return
        self.pieces = [other for other in self.pieces if other != piece]
        if not ARMY[piece]:
            eliminate(s, piece, False)
            return
        space = s.where[piece]
        corps = losses.replacement(s, piece)
        eliminate(s, piece, corps < 0 or bool(self.starved >> piece & 1))
        if corps < 0:
            self.gone += 1
            return
        s.put(corps, space)
        if s.setup.version > 1:  # 12.1.6, 15.2.3: its army has attacked, so it has
            s.struck |= (s.struck >> piece & 1) << corps
            s.sallied |= (s.sallied >> piece & 1) << corps
        s.tell("replaced-by", piece=corps, piece2=piece, space=space)
        self.pieces = [*self.pieces, corps]
        self.pairs = [*self.pairs, piece, corps]

    def take(self, s: PathsState, seat: int, verb: int, target: int) -> None:
        self.lose(s, target)

    def why(self, s: PathsState, seat: int, verb: int, target: int) -> Refusal:
        if verb != LOSE:
            return SPACE.elsewhere("12.4", verb, Saying("now-losses", number=self.left))
        if target not in self.pieces:
            return Refusal("12.1.8", "not-in-combat", piece=target)
        allowed = self.allowed(s)
        if target in allowed:
            same = [p for p in self.offered(s, allowed) if sort_of(s, p) == sort_of(s, target)]
            return Refusal("12.4", "take-the-same", piece=target, piece2=same[0])
        if self.first and losses.first_to_lose(s, self.pieces, self.left):
            return Refusal("12.4.5", "first-loss-elsewhere", piece=target)
        if LOSS[s.reduced >> target & 1][target] > self.left:
            return Refusal("12.4.3", "loss-too-great", piece=target, number=self.left)
        return Refusal("12.4.3", "loss-too-small", number=self.left)

    def prompt(self, s: PathsState, seat: int) -> Saying:
        return Saying("ask-losses", number=self.left)

    def shows(self, s: PathsState, seat: int) -> dict[str, Any]:
        return {"left": self.left, "first": self.first}


@with_fields
class ExtraLoss(Step[PathsState]):
    """12.5.3: one more step is lost by any defender, and nobody retreats. The answer is as that of casualties."""

    pieces: list[int]
    starved: int

    def offered(self, s: PathsState) -> list[int]:
        """A step must remain when it is lost."""
        found: list[int] = []
        seen: list[int] = []
        for piece in self.pieces:
            key = sort_of(s, piece)
            if key in seen:
                continue
            seen.append(key)
            last = len(self.pieces) == 1 and s.is_reduced(piece)
            if not last or (ARMY[piece] and losses.replacement(s, piece) >= 0):
                found.append(piece)
        return found

    def run(self, s: PathsState) -> None:
        found = self.offered(s)
        if len(found) == 1:
            self.take(s, -1, LOSE, found[0])
        else:
            s.ask(s.player[SIDE[found[0]]], [LOSE + piece for piece in found])

    def take(self, s: PathsState, seat: int, verb: int, target: int) -> None:
        loss = Casualties(self.pieces, 9, False, False, self.starved, 0, [], [])
        loss.lose(s, target)
        s.answer([*loss.pieces, -1, *loss.pairs, -1, *loss.lost, -1, 0])

    def why(self, s: PathsState, seat: int, verb: int, target: int) -> Refusal:
        if verb != LOSE:
            return SPACE.elsewhere("12.5.3", verb, Saying("now-extra-loss"))
        if target not in self.pieces:
            return Refusal("12.1.8", "not-in-combat", piece=target)
        same = [p for p in self.offered(s) if sort_of(s, p) == sort_of(s, target)]
        if same:
            return Refusal("12.5.3", "take-the-same", piece=target, piece2=same[0])
        return Refusal("12.5.3", "a-step-must-remain", piece=target)

    def prompt(self, s: PathsState, seat: int) -> Saying:
        return Saying("ask-extra-loss")
