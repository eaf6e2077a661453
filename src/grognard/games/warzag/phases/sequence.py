"""W5, W18: rounds, turns, and the end of a turn."""

from __future__ import annotations

from typing import Final

from grognard.core.fields import with_fields
from grognard.core.sayings import Saying
from grognard.core.steps import Step
from grognard.games.warzag.board import terms, zones
from grognard.games.warzag.board.state import WarzagState
from grognard.games.warzag.board.victory import armistice, judge, last_round
from grognard.games.warzag.facts import library
from grognard.games.warzag.facts.tables import STRATEGIC
from grognard.games.warzag.phases import development, expansion, invasion, resources
from grognard.games.warzag.phases.shared import Phase, phases


@with_fields
class Sequence(Step[WarzagState]):
    """W5.1: the turns of all nations in their order, round after round."""

    index: int
    """The place in the order of the next turn."""

    def run(self, s: WarzagState) -> None:
        while self.index < len(s.order) and s.out >> s.order[self.index] & 1:
            self.index += 1
        if self.index < len(s.order):
            nation = s.order[self.index]
            self.index += 1
            begin_turn(s, nation)
            return
        self.index = 0
        if s.round == last_round(s):
            armistice(s)
            return
        s.round += 1

    def phases(self, s: WarzagState) -> tuple[list[Saying], int]:
        return phases(-1)


def begin_turn(s: WarzagState, nation: int) -> None:
    """Reset the state of a turn."""
    s.active = nation
    s.moved = s.fought = 0
    s.grounded = bool(s.sent >> nation & 1)
    s.sent &= ~(1 << nation)
    s.tally = [0] * library.TALLIES
    s.trained_kinds = 0
    s.held = s.own[nation] & STRATEGIC
    s.occupied = 0
    s.worked = 0
    s.tell_first("turn", round=s.round, nation=nation)
    tell_figures(s)
    if s.grounded:
        s.tell("leader-misses-turn", nation=nation)
    s.push(EndOfTurn(nation, SHOWING))
    s.push(development.Development(nation, development.LEADING, 0, 0))
    s.push(invasion.Invasions(nation))
    s.push(expansion.Expansion(nation, False, 0))
    s.push(resources.Resources(nation, resources.INCOMING))


def tell_figures(s: WarzagState) -> None:
    """The state of the war at the beginning of a turn, as all know it: the territories of every nation."""
    if s.events is None:
        return
    owned: list[Saying] = []
    for nation in s.order:
        if not s.out >> nation & 1:
            owned.append(Saying("territories-owned", nation=nation, number=s.own[nation].bit_count()))
    s.tell("turn-figures", owned=owned)


SHOWING: Final = 0
DRAWING: Final = 1
ENDING: Final = 2


@with_fields
class EndOfTurn(Phase):
    """W18: the mission is shown, rewarded if it is fulfilled, and another one drawn."""

    stage: int

    def name(self) -> str:
        return "end"

    def rule(self) -> str:
        return "W18"

    def now(self, s: WarzagState) -> Saying:
        return Saying("now-end", nation=self.nation)

    def run(self, s: WarzagState) -> None:
        if judge(s):
            return
        if self.stage == SHOWING:
            self.stage = DRAWING
            self.show(s)
        elif self.stage == DRAWING:
            self.stage = ENDING
            zones.put_under(s, self.nation)
            s.push(zones.Order(self.nation))
        else:
            s.grounded = False
            s.finish()

    def show(self, s: WarzagState) -> None:
        nation = self.nation
        mission = s.missions[nation]
        s.reveal(s.seat_of(nation))
        s.mission_known |= 1 << mission
        if not terms.fulfilled(s, nation, mission):
            s.tell("mission-failed", nation=nation, mission=mission)
            return
        s.fulfilled[nation] += 1
        s.tell("mission-fulfilled", nation=nation, mission=mission)
        number = library.REWARD_VALUE[mission]
        if library.REWARD[mission] == library.IN_POINTS:
            s.gain(nation, number)
        else:
            s.push(zones.Draw(nation, number, 0))
