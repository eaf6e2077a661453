"""6: the sequence of a turn."""

from __future__ import annotations

from typing import Final

from grognard.core.chance import CHANCE
from grognard.core.fields import with_fields
from grognard.core.procedure import Procedure, Stages
from grognard.core.sayings import Saying
from grognard.core.steps import Step
from grognard.games.paths_of_glory.board import offensives, victory
from grognard.games.paths_of_glory.board.state import MUTINY, NO_CARD, NOTHING, PathsState
from grognard.games.paths_of_glory.cards import draw, replacements
from grognard.games.paths_of_glory.cards.replacements import Replacement
from grognard.games.paths_of_glory.facts.tables import AH, AP, CP, IT, NATION_SIDE, NOBODY, POINTS, ROUNDS
from grognard.games.paths_of_glory.moves.trenches import DICE
from grognard.games.paths_of_glory.turn import war_status
from grognard.games.paths_of_glory.turn.actions import Action
from grognard.games.paths_of_glory.turn.attrition import attrition
from grognard.games.paths_of_glory.turn.siege import sieges

# The stages that others lead to, or that are shown
OFFENSIVE_CP: Final = 0
ACTIONS: Final = 2
ATTRITION: Final = ACTIONS + 2 * ROUNDS
SIEGE: Final = ATTRITION + 1
STATUS: Final = SIEGE + 1
REPLACING_AP: Final = STATUS + 1
REPLACING_CP: Final = REPLACING_AP + 1
DRAWING: Final = REPLACING_CP + 1
DRAWING_CP: Final = DRAWING + 1

SHOWN: Final = {ATTRITION: 2, SIEGE: 3, STATUS: 4, REPLACING_AP: 5, REPLACING_CP: 5, DRAWING: 6, DRAWING_CP: 6}
"""For the phases after the actions, the places where they are shown."""


@with_fields
class Turn(Procedure[PathsState]):
    """Phases A to H, one after the other."""

    stage: int
    grew: int
    """The sides whose decks have grown in this turn."""

    def stages(self) -> Stages[PathsState]:
        return STAGES

    def begin(self, s: PathsState) -> None:
        s.side = NOBODY
        s.round = 0
        s.tell_first("turn-begins", turn=s.turn)
        self.tell_figures(s)
        s.push(OffensiveRoll(CP))

    def tell_figures(self, s: PathsState) -> None:
        """The state of the war at the beginning of the turn."""
        combined = s.combined()
        s.tell("turn-figures", points=s.points, number=s.status[AP], number2=s.status[CP], combined=combined)

    def roll_allied(self, s: PathsState) -> None:
        s.push(OffensiveRoll(AP))

    def phases(self, s: PathsState) -> tuple[list[Saying], int]:
        """Phases A to G. What is done inside one finds the turn at its next one already."""
        inside = self.stage - 1
        return [
            Saying("phase-offensives"),
            Saying("phase-round", number=s.round) if s.round else Saying("phase-actions"),
            Saying("phase-attrition"),
            Saying("phase-sieges"),
            Saying("phase-status"),
            Saying("phase-replacements"),
            Saying("phase-draw"),
        ], SHOWN.get(inside, -1) if inside >= ATTRITION or inside < 0 else int(inside >= ACTIONS)

    def action(self, s: PathsState) -> None:
        """8.1.2: the Central Powers act first in each round."""
        index = self.stage - 1 - ACTIONS
        s.round = index // 2 + 1
        side = CP if index % 2 == 0 else AP
        if side == CP:
            s.served = 0
        s.side = side
        s.tell_first("round-begins", number=s.round, side=side)
        s.push(Action(side, NO_CARD, NOTHING))

    def attrition(self, s: PathsState) -> None:
        s.side = NOBODY
        s.round = 0
        s.tell_first("turn-ends", turn=s.turn)
        attrition(s)

    def sieges(self, s: PathsState) -> None:
        sieges(s)

    def status(self, s: PathsState) -> None:
        war_status.phase_points(s)
        if victory.automatic(s) or war_status.armistice(s):
            return
        self.grew = war_status.commit(s)
        if s.outcome is None and s.turn == s.setup.last_turn:
            victory.end(s)

    def replace_allied(self, s: PathsState) -> None:
        self.replace(s, AP)

    def replace_central(self, s: PathsState) -> None:
        self.replace(s, CP)

    def replace(self, s: PathsState, side: int) -> None:
        """F: points are spent, what is left is lost."""
        if side == AP:
            replacements.adjust(s)
        halves = [0] * len(POINTS)
        for kind, number in enumerate(s.replacements):
            if _of_side(kind) == side:
                halves[kind] = 2 * number
                s.replacements[kind] = 0
        s.push(Replacement(side, halves, 0))

    def draw_allied(self, s: PathsState) -> None:
        self.draw(s, AP)

    def draw_central(self, s: PathsState) -> None:
        self.draw(s, CP)

    def draw(self, s: PathsState, side: int) -> None:
        """G: face-up cards, discards from hand, a grown deck shuffled, then the hand is filled (R-6, R-92)."""
        if side == AP:
            draw.clear_table(s)
        s.push(draw.Draw(side, []))
        if self.grew >> side & 1:
            s.push(Shuffle(side))
        s.push(draw.Discards(side))

    def next(self, s: PathsState) -> None:
        """H: a new turn."""
        s.turn += 1
        s.last = [NOTHING, NOTHING]
        s.track = [[], []]
        s.reinforced = 0
        s.entry = False
        s.used_up = 0
        s.fresh = 0
        self.stage = OFFENSIVE_CP
        self.grew = 0


STAGES: Final = (
    Turn.begin,
    Turn.roll_allied,
    *[Turn.action] * (2 * ROUNDS),
    Turn.attrition,
    Turn.sieges,
    Turn.status,
    Turn.replace_allied,
    Turn.replace_central,
    Turn.draw_allied,
    Turn.draw_central,
    Turn.next,
)


def _of_side(kind: int) -> int:
    return AP if kind >= len(POINTS) - 1 else NATION_SIDE[kind]


@with_fields
class Shuffle(Step[PathsState]):
    """16.1.3: after the discards, before the draw."""

    side: int

    def run(self, s: PathsState) -> None:
        s.finish()
        draw.shuffle(s, self.side)


@with_fields
class OffensiveRoll(Step[PathsState]):
    """7.1.1: a die decides who must attack."""

    side: int

    def run(self, s: PathsState) -> None:
        s.ask(CHANCE, DICE[:])

    def take(self, s: PathsState, seat: int, verb: int, target: int) -> None:
        side = self.side
        s.finish()
        found = offensives.box(s, side, target + 1)
        s.offensive[side] = found
        if found == MUTINY:
            s.tell("offensive-mutiny", die=target + 1)
        elif found < 0:
            s.tell("offensive-none", side=side, die=target + 1)
        elif side == CP and found == IT:
            s.tell("offensive-italy", side=side, die=target + 1, nation=AH, nation2=IT)
        else:
            s.tell("offensive-rolled", side=side, die=target + 1, nation=found)
