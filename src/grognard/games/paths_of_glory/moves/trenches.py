"""11.2: trenches."""

from __future__ import annotations

from grognard.core.chance import CHANCE
from grognard.core.fields import with_fields
from grognard.core.refusals import Refusal
from grognard.core.steps import Step
from grognard.games.paths_of_glory.board import supply
from grognard.games.paths_of_glory.board.state import PathsState
from grognard.games.paths_of_glory.facts import cards
from grognard.games.paths_of_glory.facts.acts import ROLL
from grognard.games.paths_of_glory.facts.tables import BR, FR, GE, IT, LOSS, NATION, SIDE

DICE = [ROLL + number for number in range(6)]


def can_hold(s: PathsState, side: int, space: int) -> bool:
    """R-25: a controlled space, or one with a besieged fort."""
    return bool(s.control[side] >> space & 1) or s.besieged(space)


def may_dig(s: PathsState, piece: int, diggers: list[int]) -> bool:
    """11.2.1: whether an army that is ready to move may try to entrench instead; one in a space."""
    if not s.played & cards.ENTRENCH:
        return False
    space = s.where[piece]
    if s.deep >> space & 1 or not can_hold(s, SIDE[piece], space):
        return False
    return not any(s.where[other] == space for other in diggers)


def refuse_dig(s: PathsState, piece: int, diggers: list[int]) -> Refusal:
    space = s.where[piece]
    if not s.played & cards.ENTRENCH:
        return Refusal("11.2.1", "no-entrench-event")
    if s.moved >> piece & 1:
        return Refusal("11.2.1", "moved-already", piece=piece)
    if s.idle >> piece & 1 or not supply.supplied(s, piece):
        return Refusal("14.3.3", "out-of-supply", piece=piece)
    if s.deep >> space & 1:
        return Refusal("11.2.3", "deepest-trench", space=space)
    if any(s.where[other] == space for other in diggers):
        return Refusal("11.2.2", "one-attempt", space=space)
    return Refusal("R25", "cannot-dig-there", space=space)


def build(s: PathsState, side: int, space: int) -> None:
    """11.2.2: a trench of level 1, or one of level 2 in its place."""
    if s.trench[side] >> space & 1:
        s.deep |= 1 << space
    s.trench[side] |= 1 << space
    s.tell("entrenched", side=side, space=space, number=1 + (s.deep >> space & 1))


def modified(s: PathsState, piece: int) -> bool:
    """11.2.10: whether an army that has just failed gets -1 on its die."""
    return s.setup.entrench_modifier and NATION[piece] in (GE, BR, FR, IT) and bool(s.tried >> piece & 1)


@with_fields
class Digging(Step[PathsState]):
    """11.2.2: after all movement a die is rolled for each army that tries to entrench."""

    side: int
    diggers: list[int]

    def run(self, s: PathsState) -> None:
        if self.diggers:
            s.ask(CHANCE, DICE[:])
        else:
            s.finish()

    def take(self, s: PathsState, seat: int, verb: int, target: int) -> None:
        piece = self.diggers[0]
        self.diggers = self.diggers[1:]
        die = target + 1
        factor = LOSS[s.reduced >> piece & 1][piece]
        drm = -1 if modified(s, piece) else 0
        s.tell("entrench-roll", piece=piece, die=die, drm=drm, number=factor)
        if die + drm <= factor:
            build(s, self.side, s.where[piece])
        else:
            s.failing |= 1 << piece
