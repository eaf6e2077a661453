"""WARZAG WWII as a game of the registry."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from grognard.core.course import Series
from grognard.core.event_kinds import EventKinds
from grognard.core.game import Game, Rule
from grognard.core.sayings import Saying
from grognard.core.steps import Step
from grognard.games.warzag import position, setup
from grognard.games.warzag.board import victory, zones
from grognard.games.warzag.board.state import WarzagState
from grognard.games.warzag.facts import library, sections, tables
from grognard.games.warzag.facts.acts import SPACE
from grognard.games.warzag.facts.box import DATA
from grognard.games.warzag.facts.tables import SIZE
from grognard.games.warzag.facts.values import OLDER, VALUES, VERSION
from grognard.games.warzag.phases import (
    attack,
    conquest,
    counterattack,
    development,
    expansion,
    invasion,
    laboratory,
    leader,
    movement,
    research,
    resources,
    sequence,
    training,
)
from grognard.games.warzag.seen import course, event_kinds, layout, report, schema

STEPS: dict[str, type[Step[WarzagState]]] = {
    step.__name__: step
    for step in (
        setup.Preparation,
        sequence.Sequence,
        sequence.EndOfTurn,
        zones.Draw,
        zones.Order,
        resources.Resources,
        expansion.Expansion,
        training.Conscripts,
        movement.Move,
        movement.March,
        movement.Plebiscite,
        invasion.Invasions,
        invasion.Invasion,
        invasion.Sabotage,
        attack.Origins,
        attack.Occupants,
        attack.Eliminate,
        counterattack.Wounding,
        conquest.Taking,
        leader.Refuge,
        development.Development,
        laboratory.Repairs,
        laboratory.Evacuation,
        research.Advance,
        research.FreeInfantry,
        victory.Surrender,
    )
}

NAMES: dict[str, list[str]] = {
    "nation": tables.NATIONS,
    "alliance": tables.ALLIANCES,
    "leader": tables.LEADERS,
    "kind": tables.KINDS,
    "dossier": tables.DOSSIERS,
    "army": tables.ARMIES,
    "territory": tables.TERRITORIES,
    "development": tables.DEVELOPMENTS,
    "symbol": tables.SYMBOLS,
    "card": library.SUPPLIES,
    "objective": library.OBJECTIVES,
    "mission": library.MISSIONS,
    "promotion": library.PROMOTIONS,
}


class Warzag(Game[WarzagState]):
    """The Second World War as a race for secret objectives, on 71 hexagons."""

    def __init__(self, version: int = VERSION) -> None:
        super().__init__(
            name="warzag",
            rules_version=f"{version}{DATA.edition()}",
            space=SPACE,
            scenarios=setup.SCENARIOS,
            options=setup.OPTIONS,
            names={**NAMES, "square": VALUES[version].squares},
            steps=STEPS,
        )
        self.version = version
        self.plays = tuple([f"{older}{DATA.edition()}" for older in OLDER])

    def older(self, version: str) -> Game[WarzagState]:
        return Warzag(int(version.partition("+")[0]))

    def composed(self, kind: str, number: int) -> Saying | None:
        """An army is called by its nation and its kind, and has a number among those."""
        if kind != "army":
            return None
        nth = number - tables.FIRST[tables.DOSSIER[number]] + 1
        return Saying("one-army", nation=tables.NATION[number], kind=tables.KIND[number], number=nth)

    def ends(self, options: Mapping[str, str]) -> bool:
        """Only the armistice ends every game (W25)."""
        return options["armistice"] == "on"

    def begin(self, scenario: str, options: Mapping[str, str]) -> WarzagState:
        return setup.begin(setup.make_setup(scenario, options, self.version))

    def restore(self, data: dict[str, Any]) -> WarzagState:
        s = WarzagState(setup.make_setup(data["scenario"], data["options"], self.version))
        s.clear()
        for army, place in enumerate(data["where"]):
            if place < SIZE:
                s.put(army, place)
        s.fill(data)
        s.derive()
        s.load(data, STEPS)
        return s

    def compose(self, plan: Mapping[str, Any]) -> WarzagState:
        return position.position(version=self.version, **plan)

    def lessons(self) -> list[str]:
        """Lessons are made for the values of the box; with others they would teach what is not so."""
        return [] if DATA.edition() else super().lessons()

    def rules(self) -> list[Rule]:
        """The sections W1 to W27, then cards, objectives, missions, promotions and squares."""
        return sections.rules(VALUES[self.version])

    def layout(self) -> schema.Layout:
        return layout.layout(VALUES[self.version])

    def telling(self) -> EventKinds:
        return event_kinds.EVENT_KINDS

    def report(self, view: dict[str, Any]) -> list[Saying]:
        return report.report(view)

    def series(self, state: WarzagState) -> list[Series]:
        return course.series(state)

    def measures(self, state: WarzagState) -> dict[str, list[int]]:
        return course.measures(state)

    def roads(self, view: dict[str, Any], place: str) -> list[Saying]:
        return report.roads(view, place)
