"""2: the sequence of play: turns, the stages of the nations, their phases."""

from __future__ import annotations

from typing import Final

from grognard.core.fields import with_fields
from grognard.core.procedure import Procedure, Stages
from grognard.core.sayings import Saying
from grognard.core.steps import Step
from grognard.games.friedrich.board import conquest, offensive, supply, victory
from grognard.games.friedrich.board.state import DECLARED, FriedrichState
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


def tell_figures(s: FriedrichState) -> None:
    """The state of the war at the beginning of a turn but the first, as all know it: objectives held, cards left."""
    if s.events is None or not s.opened:
        return
    held: list[Saying] = []
    for nation in s.setup.nations:
        seeks = nation != PRUSSIA or s.setup.theatre or s.offensive == DECLARED
        cities = victory.needed(s, nation)
        if seeks and cities and s.plays(nation):
            number = sum([s.holds(city) for city in cities])
            held.append(Saying("objectives-held", nation=nation, number=number, total=len(cities)))
    s.tell("turn-figures", objectives=held, number=len(s.pile), deck=s.opened, drawn=len(s.drawn))


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
class Stage(Procedure[FriedrichState]):
    """The five phases of one nation."""

    nation: int
    stage: int

    def stages(self) -> Stages[FriedrichState]:
        return STAGES

    def draw(self, s: FriedrichState) -> None:
        nation = self.nation
        s.nation = nation
        s.moved = 0
        s.resting = 0
        s.tell_first("stage", turn=s.turn, nation=nation)
        if nation == s.setup.nations[0]:
            tell_figures(s)
        s.push(cards.Draw(nation, cards.draw_count(s, nation), not cards.must_discard(s, nation), []))

    def declare(self, s: FriedrichState) -> None:
        if offensive.must_declare(s, self.nation):
            s.push(advanced.Declaration())

    def move(self, s: FriedrichState) -> None:
        s.push(Movement(self.nation, False, False))

    def recruit(self, s: FriedrichState) -> None:
        s.push(Recruiting(self.nation, 0, -1, -1, False, [], []))

    def fight(self, s: FriedrichState) -> None:
        s.moved = 0
        s.push(Combat(self.nation, [], [], -1, False))

    def supply(self, s: FriedrichState) -> None:
        conquest.retroactive(s, self.nation)
        supply.check(s, self.nation)

    def end(self, s: FriedrichState) -> None:
        s.finish()
        if self.nation == RUSSIA and s.setup.east_prussia and advanced.east_prussia_free(s):
            s.push(advanced.Liberation(2))
        elif self.nation == PRUSSIA and s.setup.offensive_at_once and s.setup.offensive_option:
            victory.check(s, [PRUSSIA])

    def phases(self, s: FriedrichState) -> tuple[list[Saying], int]:
        """What is done inside a phase finds the stage at its next one already."""
        return phases(SHOWN[self.stage - 1])


STAGES: Final = (Stage.draw, Stage.declare, Stage.move, Stage.recruit, Stage.fight, Stage.supply, Stage.end)


@with_fields
class EndOfTurn(Procedure[FriedrichState]):
    """Victory check; from turn 6 a card of fate and a second check."""

    stage: int

    def stages(self) -> Stages[FriedrichState]:
        return END_STAGES

    def draw(self, s: FriedrichState) -> None:
        s.nation = -1
        if s.setup.virtual_draws:
            s.push(cards.VirtualDraws(5))

    def check(self, s: FriedrichState) -> None:
        if not victory.check(s, s.setup.nations) and s.turn >= FIRST_FATE:
            s.push(FateDraw())

    def check_again(self, s: FriedrichState) -> None:
        if s.turn >= FIRST_FATE:
            victory.check(s, s.setup.nations)
        else:
            self.end(s)

    def end(self, s: FriedrichState) -> None:
        s.finish()
        s.turn += 1
        s.beaten = False
        s.attack_suit = -1

    def phases(self, s: FriedrichState) -> tuple[list[Saying], int]:
        return phases(FATE)


END_STAGES: Final = (EndOfTurn.draw, EndOfTurn.check, EndOfTurn.check_again, EndOfTurn.end)
