"""2: the sequence of play: turns, the stages of the nations, their phases."""

from __future__ import annotations

from typing import Final

from grognard.core.fields import with_fields
from grognard.core.sayings import Saying
from grognard.core.steps import Step
from grognard.games.friedrich.board import conquest, offensive, supply, victory
from grognard.games.friedrich.board.state import FriedrichState
from grognard.games.friedrich.facts.tables import FIRST_FATE, PRUSSIA, RUSSIA
from grognard.games.friedrich.steps import advanced, cards
from grognard.games.friedrich.steps.combat import Combat
from grognard.games.friedrich.steps.fate import FateDraw
from grognard.games.friedrich.steps.movement import Movement
from grognard.games.friedrich.steps.recruit import Recruiting

SHOWN: Final = [0, 0, 1, 2, 3, 4, -1]
"""For each phase of a stage the one that it is shown as: the Offensive Option belongs to the cards."""
FATE: Final = 5
PHASES: Final[list[Saying]] = [
    Saying("phase-cards"),
    Saying("phase-movement"),
    Saying("phase-recruiting"),
    Saying("phase-combat"),
    Saying("phase-supply"),
    Saying("phase-fate"),
]


def phases(now: int) -> tuple[list[Saying], int]:
    """The phases of a stage, and the end of the turn."""
    return PHASES, now


@with_fields
class Turn(Step[FriedrichState]):
    """The stages of all nations, one after the other, then the end of the turn."""

    index: int

    def run(self, s: FriedrichState) -> None:
        nations = s.setup.nations
        if self.index < len(nations):
            nation = nations[self.index]
            self.index += 1
            if s.plays(nation):
                s.push(Stage(nation, 0))
        else:
            self.index = 0
            s.push(EndOfTurn(0))

    def phases(self, s: FriedrichState) -> tuple[list[Saying], int]:
        return phases(-1)


@with_fields
class Stage(Step[FriedrichState]):
    """The five phases of one nation."""

    nation: int
    phase: int

    def run(self, s: FriedrichState) -> None:
        nation, phase = self.nation, self.phase
        self.phase += 1
        if phase == 0:
            s.nation = nation
            s.moved = 0
            s.resting = 0
            s.tell("stage", turn=s.turn, nation=nation)
            s.push(cards.Draw(nation, cards.draw_count(s, nation), not cards.must_discard(s, nation), []))
        elif phase == 1:
            if offensive.must_declare(s, nation):
                s.push(advanced.Declaration())
        elif phase == 2:
            s.push(Movement(nation, False, False))
        elif phase == 3:
            s.push(Recruiting(nation, 0, -1, -1, False, [], []))
        elif phase == 4:
            s.moved = 0
            s.push(Combat(nation, [], [], -1, False))
        elif phase == 5:
            conquest.retroactive(s, nation)
            supply.check(s, nation)
        else:
            s.finish()
            self.end(s)

    def phases(self, s: FriedrichState) -> tuple[list[Saying], int]:
        """What is done inside a phase finds the stage at its next one already."""
        return phases(SHOWN[self.phase - 1])

    def end(self, s: FriedrichState) -> None:
        if self.nation == RUSSIA and s.setup.east_prussia and advanced.east_prussia_free(s):
            s.push(advanced.Liberation(2))
        elif self.nation == PRUSSIA and s.setup.offensive_at_once and s.setup.offensive_option:
            victory.check(s, [PRUSSIA])


@with_fields
class EndOfTurn(Step[FriedrichState]):
    """Victory check; from turn 6 a card of fate and a second check."""

    phase: int

    def run(self, s: FriedrichState) -> None:
        phase = self.phase
        self.phase += 1
        if phase == 0:
            s.nation = -1
            if s.setup.virtual_draws:
                s.push(cards.VirtualDraws(5))
        elif phase == 1:
            if not victory.check(s, s.setup.nations) and s.turn >= FIRST_FATE:
                s.push(FateDraw())
        elif phase == 2 and s.turn >= FIRST_FATE:
            victory.check(s, s.setup.nations)
        elif phase >= 2:
            s.finish()
            s.turn += 1
            s.beaten = False
            s.attack_suit = -1

    def phases(self, s: FriedrichState) -> tuple[list[Saying], int]:
        return phases(FATE)
