"""Quartermaster General: 1914 as a game of the registry."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from grognard.core.course import Series
from grognard.core.event_kinds import EventKinds
from grognard.core.game import Game, Rule
from grognard.core.sayings import Saying
from grognard.core.steps import Step
from grognard.games.quartermaster_1914 import position, setup
from grognard.games.quartermaster_1914.battles import answers, battle, counterattack, elimination, windows
from grognard.games.quartermaster_1914.board import pieces
from grognard.games.quartermaster_1914.board.state import QuartermasterState
from grognard.games.quartermaster_1914.cards import discards, draft, more_cards, revenue, special_cards
from grognard.games.quartermaster_1914.facts import acts, library, tables
from grognard.games.quartermaster_1914.facts.acts import SPACE
from grognard.games.quartermaster_1914.seen import areas, course, event_kinds, layout, report, schema, wording
from grognard.games.quartermaster_1914.turn import placing, play, sequence

STEPS: dict[str, type[Step[QuartermasterState]]] = {
    step.__name__: step
    for step in (
        setup.Deal,
        setup.Opening,
        sequence.Round,
        sequence.Turn,
        sequence.Draw,
        sequence.Colonials,
        pieces.Recall,
        discards.Discard,
        discards.Mill,
        discards.Attrition,
        draft.Fetch,
        draft.Enlist,
        play.CardPlay,
        more_cards.PrepareSome,
        more_cards.PlayMore,
        play.Return,
        placing.Place,
        placing.Stosstruppen,
        battle.Battle,
        battle.Fight,
        answers.Answer,
        windows.StartOptions,
        windows.Reconnaissance,
        windows.Keep,
        counterattack.Counterattack,
        windows.Tanks,
        elimination.Eliminate,
        special_cards.Aggravate,
        special_cards.Choose,
        special_cards.Evacuate,
        special_cards.Revolt,
        special_cards.Mines,
        revenue.Levy,
        revenue.Spending,
    )
}

NAMES: dict[str, list[str]] = {
    "coalition": tables.COALITIONS,
    "power": tables.POWERS,
    "nation": tables.NATIONS,
    "space": tables.SPACES,
    "piece": tables.PIECES,
    "card": library.KINDS,
    "type": library.TYPES,
    "symbol": library.SYMBOLS,
    "window": acts.WINDOWS,
    "area": areas.outside(),
}

SECTIONS: Final = [
    "1", "2", "2.1", "3", "3.1", "4", "4.1", "5", "6", "7", "8",
    "9", "9.1", "9.2", "9.2.1", "9.2.2", "9.3", "9.4", "9.4.1", "9.5", "10", "10.1", "11",
    "12", "12.1", "12.2", "12.3", "13", "13.1", "13.2", "13.3", "13.4", "13.5", "14", "14.1", "14.2", "14.3",
]  # fmt: skip
RULINGS: Final = 63


class Quartermaster1914(Game[QuartermasterState]):
    """The Great War: two coalitions, five powers, eight nations, and never enough cards."""

    def __init__(self, version: int = setup.VERSION) -> None:
        super().__init__(
            name="quartermaster-1914",
            rules_version=str(version),
            space=SPACE,
            scenarios=setup.SCENARIOS,
            options=setup.OPTIONS,
            names=NAMES,
            steps=STEPS,
        )
        self.version = version
        self.plays = tuple([str(older) for older in range(setup.OLDEST, setup.VERSION)])

    def older(self, version: str) -> Quartermaster1914:
        return Quartermaster1914(int(version))

    def composed(self, kind: str, number: int) -> Saying | None:
        """A piece is called by its nation, its kind and where it is."""
        if kind != "piece":
            return None
        nation, space = number // len(tables.SPACES), number % len(tables.SPACES)
        return Saying("army-there" if tables.LAND >> space & 1 else "navy-there", nation=nation, space=space)

    def begin(self, scenario: str, options: Mapping[str, str]) -> QuartermasterState:
        return setup.begin(setup.make_setup(scenario, options, self.version))

    def restore(self, data: dict[str, Any]) -> QuartermasterState:
        s = QuartermasterState(setup.make_setup(data["scenario"], data["options"], self.version))
        s.clear()
        s.fill(data)
        s.load(data, STEPS)
        return s

    def compose(self, plan: Mapping[str, Any]) -> QuartermasterState:
        return position.position(**plan, version=self.version)

    def rules(self) -> list[Rule]:
        """The sections of the rulebook, the rulings, and the cards."""
        return [
            *(Rule(section) for section in SECTIONS),
            *(Rule(f"R{number}") for number in range(1, RULINGS + 1)),
            *(
                Rule(library.slug(name), Saying("one-card", card=kind), wording.describe(kind))
                for kind, name in enumerate(library.KINDS)
            ),
        ]

    def layout(self) -> schema.Layout:
        return layout.layout()

    def telling(self) -> EventKinds:
        return event_kinds.EVENT_KINDS

    def report(self, view: dict[str, Any]) -> list[Saying]:
        return report.report(view)

    def series(self, state: QuartermasterState) -> list[Series]:
        return course.series(state)

    def measures(self, state: QuartermasterState) -> dict[str, list[int]]:
        return course.measures(state)

    def roads(self, view: dict[str, Any], place: str) -> list[Saying]:
        return report.roads(view, place)
