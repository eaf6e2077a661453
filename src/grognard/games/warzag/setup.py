"""W4: scenarios and options, and the set-up: bases, order, objectives, cards, missions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from grognard.core.chance import CHANCE
from grognard.core.fields import with_fields
from grognard.core.procedure import Procedure, Stages
from grognard.core.scenarios import read_options, read_scenarios
from grognard.games.warzag.board import zones
from grognard.games.warzag.board.state import WarzagSetup, WarzagState
from grognard.games.warzag.facts.acts import BASE, OBJECTIVE
from grognard.games.warzag.facts.box import DATA
from grognard.games.warzag.facts.library import OBJECTIVES
from grognard.games.warzag.facts.tables import BASE_ORDER, BOARD, NATIONS, PARTNER, SIDE, START
from grognard.games.warzag.facts.values import VALUES, VERSION
from grognard.games.warzag.phases.sequence import Sequence
from grognard.games.warzag.seen.sight import SIGHT

SCENARIOS: Final = read_scenarios(DATA)
OPTIONS: Final = read_options(DATA)


def make_setup(scenario: str, options: Mapping[str, str], version: int = VERSION) -> WarzagSetup:
    """What is agreed, with the figures of a version of the rules."""
    found = SCENARIOS[scenario]
    player = found.leaders("nations", NATIONS)
    return WarzagSetup(scenario, found.seats, dict(options), SIGHT, player, found.plan["alliances"], VALUES[version])


def begin(setup: WarzagSetup) -> WarzagState:
    """The first state; bases and cards are drawn first."""
    s = WarzagState(setup)
    s.clear()
    s.push(Sequence(0))
    s.push(Preparation(BASE_STAGE, 0))
    s.settle()
    return s


def order_of(s: WarzagState) -> list[int]:
    """W4.4, W23.2: in the order of the bases; in alliances the sides take turns, the nearest enemy after the first."""
    places = [nation for base in BASE_ORDER for nation in s.setup.nations if s.home[nation] == base]
    if not s.setup.alliances:
        return places
    first = places[0]
    enemies = [nation for nation in places if SIDE[nation] != SIDE[first]]
    enemies.sort(key=lambda nation: BOARD.distance(s.home[first], s.home[nation]))
    return [first, enemies[0], PARTNER[first], enemies[1]]


BASE_STAGE: Final = 0
SUPPLY_STAGE: Final = 2


@with_fields
class Preparation(Procedure[WarzagState]):
    """W4.3 to W4.8: what is drawn before the first turn."""

    stage: int
    index: int
    """Whose draw it is: a seat, then a place in the order of turns."""

    def run(self, s: WarzagState) -> None:
        if self.index == s.setup.players:
            self.index = 0
            self.stage += 1
        super().run(s)

    def stages(self) -> Stages[WarzagState]:
        return STAGES

    def waits(self) -> bool:
        return True

    def draw_base(self, s: WarzagState) -> None:
        s.ask(CHANCE, [BASE + base for base in BASE_ORDER if base not in s.home])

    def draw_objective(self, s: WarzagState) -> None:
        if s.setup.alliances:
            self.stage = SUPPLY_STAGE
            return
        s.ask(CHANCE, [OBJECTIVE + card for card in range(len(OBJECTIVES)) if card not in s.objectives])

    def give_supplies(self, s: WarzagState) -> None:
        values = s.setup.values
        balance = values.balance_alliances if s.setup.alliances else values.balance[s.setup.players]
        number = balance[self.index]
        nation = s.order[self.index]
        if s.setup.alliances:
            points = values.alliance_points[SIDE[nation]]
        else:
            points = values.balance_points[s.setup.players][self.index]
        if points:
            s.points[nation] += points
            s.tell("gains", nation=nation, number=points, points=s.points[nation])
        self.index += 1
        if number:
            s.push(zones.Draw(nation, number, 0))

    def draw_mission(self, s: WarzagState) -> None:
        nation = s.order[self.index]
        self.index += 1
        s.push(zones.Order(nation))

    def end(self, s: WarzagState) -> None:
        s.finish()

    def take(self, s: WarzagState, seat: int, verb: int, target: int) -> None:
        if self.stage == BASE_STAGE:
            nation = s.setup.nations[self.index]
            s.home = [target if other == nation else base for other, base in enumerate(s.home)]
            s.own[nation] = 1 << target
            s.leader[nation] = target
            s.points[nation] = START[s.setup.players]
            s.tell("draws-base", nation=nation, territory=target)
            if self.index + 1 == s.setup.players:
                s.order = order_of(s)
                s.tell("order-of-turns", nations=s.order)
        else:
            nation = s.order[self.index]
            s.objectives[nation] = target
            s.tell_others(s.seat_of(nation), "objective-dealt", nation=nation)
            s.whisper(s.seat_of(nation), "objective-own", nation=nation, objective=target)
        self.index += 1


STAGES: Final = (
    Preparation.draw_base,
    Preparation.draw_objective,
    Preparation.give_supplies,
    Preparation.draw_mission,
    Preparation.end,
)
