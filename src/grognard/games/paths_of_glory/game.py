"""Paths of Glory as a game of the registry."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from grognard.core.course import Series
from grognard.core.event_kinds import EventKinds
from grognard.core.game import Game, Rule
from grognard.core.sayings import Saying
from grognard.core.steps import Step
from grognard.games.paths_of_glory import position, setup
from grognard.games.paths_of_glory.board.state import PathsState
from grognard.games.paths_of_glory.cards import draw, entry, events, reinforcements, replacements, special_cards
from grognard.games.paths_of_glory.combat import advance, attacks, casualties, combat, retreat
from grognard.games.paths_of_glory.facts import cards, tables
from grognard.games.paths_of_glory.facts.acts import SPACE
from grognard.games.paths_of_glory.facts.sections import RULINGS, SECTIONS
from grognard.games.paths_of_glory.moves import movement, operations, redeployment, trenches
from grognard.games.paths_of_glory.seen import course, event_kinds, layout, report, schema
from grognard.games.paths_of_glory.turn import actions, sequence, siege

STEPS: dict[str, type[Step[PathsState]]] = {
    step.__name__: step
    for step in (
        setup.Guns,
        setup.Bidding,
        setup.Choosing,
        sequence.Turn,
        sequence.Shuffle,
        sequence.OffensiveRoll,
        actions.Action,
        actions.PeaceOffer,
        operations.Activation,
        movement.Movement,
        movement.March,
        trenches.Digging,
        attacks.Attacks,
        attacks.Attackers,
        combat.Combat,
        casualties.Casualties,
        casualties.ExtraLoss,
        retreat.Retreat,
        advance.Advance,
        redeployment.Redeployment,
        redeployment.Transfer,
        reinforcements.Placement,
        replacements.Replacement,
        replacements.Rebuilding,
        events.Effects,
        entry.Mobilizing,
        special_cards.EventTrench,
        special_cards.Taxis,
        special_cards.Cavalry,
        special_cards.Africa,
        special_cards.Desertions,
        special_cards.Sixtus,
        special_cards.Landing,
        siege.Sieges,
        draw.Discards,
        draw.Draw,
    )
}

NAMES: Final[dict[str, list[str]]] = {
    "side": tables.SIDES,
    "nation": tables.NATIONS,
    "land": tables.LANDS,
    "space": tables.PLACES,
    "piece": tables.PIECE_NAMES,
    "unit": tables.UNITS,
    "card": cards.NAMES,
    "level": cards.LEVELS,
    "terrain": tables.TERRAINS,
}


class PathsOfGlory(Game[PathsState]):
    """The First World War: two sides, twenty turns, and cards for everything."""

    def __init__(self, version: int = setup.VERSION) -> None:
        super().__init__(
            name="paths-of-glory",
            rules_version=str(version),
            space=SPACE,
            scenarios=setup.SCENARIOS,
            options=setup.OPTIONS,
            names=NAMES,
            steps=STEPS,
        )
        self.version = version
        self.plays = tuple([str(older) for older in range(setup.OLDEST, setup.VERSION)])

    def older(self, version: str) -> PathsOfGlory:
        return PathsOfGlory(int(version))

    def composed(self, kind: str, number: int) -> Saying | None:
        """A counter is called by its sort."""
        return Saying("one-unit", unit=tables.SORT[number]) if kind == "piece" else None

    def begin(self, scenario: str, options: Mapping[str, str]) -> PathsState:
        return setup.begin(setup.make_setup(scenario, options, self.version))

    def restore(self, data: dict[str, Any]) -> PathsState:
        s = PathsState(setup.make_setup(data["scenario"], data["options"], self.version))
        s.clear()
        s.fill(data)
        s.derive()
        s.load(data, STEPS)
        return s

    def compose(self, plan: Mapping[str, Any]) -> PathsState:
        return position.position(**plan, version=self.version)

    def rules(self) -> list[Rule]:
        """The sections of the rulebook, the rulings, and the cards."""
        return [
            *(Rule(section) for section in SECTIONS),
            *(Rule(f"R{number}") for number in range(1, RULINGS + 1)),
            *(
                Rule(code, Saying("one-card", card=card), Saying(f"text-{code.lower()}"))
                for card, code in enumerate(cards.CODES)
            ),
        ]

    def layout(self) -> schema.Layout:
        return layout.layout()

    def telling(self) -> EventKinds:
        return event_kinds.EVENT_KINDS

    def report(self, view: dict[str, Any]) -> list[Saying]:
        return report.report(view)

    def series(self, state: PathsState) -> list[Series]:
        return course.series(state)

    def measures(self, state: PathsState) -> dict[str, list[int]]:
        return course.measures(state)

    def roads(self, view: dict[str, Any], place: str) -> list[Saying]:
        return report.roads(view, place)
