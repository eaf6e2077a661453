"""6.D, 15.3: sieges are resolved."""

from __future__ import annotations

from grognard.core.board import bits
from grognard.core.chance import CHANCE
from grognard.core.fields import with_fields
from grognard.core.steps import Step
from grognard.games.paths_of_glory.board import control
from grognard.games.paths_of_glory.board.state import PathsState
from grognard.games.paths_of_glory.facts.tables import AP, CP, FORT
from grognard.games.paths_of_glory.moves.trenches import DICE


@with_fields
class Sieges(Step[PathsState]):
    """15.3.2: a die for each besieged fort."""

    left: list[int]

    def run(self, s: PathsState) -> None:
        if self.left:
            s.ask(CHANCE, DICE[:])
        else:
            s.finish()

    def take(self, s: PathsState, seat: int, verb: int, target: int) -> None:
        space = self.left[0]
        self.left = self.left[1:]
        drm = -2 if s.turn <= 2 else 0
        s.tell("siege-roll", space=space, die=target + 1, drm=drm, number=FORT[space])
        if target + 1 + drm > FORT[space]:
            control.destroy_fort(s, space)


def sieges(s: PathsState) -> None:
    s.push(Sieges(bits(control.besieged_by(s, AP) | control.besieged_by(s, CP))))
