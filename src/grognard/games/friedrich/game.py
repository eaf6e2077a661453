"""Friedrich as a game of the registry."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from grognard.core.course import Series
from grognard.core.event_kinds import EventKinds
from grognard.core.game import Game, Naming, Rule
from grognard.core.sayings import Saying
from grognard.core.steps import Step
from grognard.games.friedrich import position, setup
from grognard.games.friedrich.board import troops
from grognard.games.friedrich.board.state import FriedrichState
from grognard.games.friedrich.facts import fate_lines, tables
from grognard.games.friedrich.facts.acts import SPACE
from grognard.games.friedrich.seen import course, event_kinds, layout, report, schema
from grognard.games.friedrich.steps import (
    advanced,
    cards,
    combat,
    fate,
    fate_choices,
    movement,
    recruit,
    retreat,
    sequence,
)

STEPS: dict[str, type[Step[FriedrichState]]] = {
    step.__name__: step
    for step in (
        troops.Allotment,
        sequence.Turn,
        sequence.Stage,
        sequence.EndOfTurn,
        cards.Draw,
        cards.FreshDiscard,
        cards.VirtualDraws,
        advanced.Declaration,
        advanced.Liberation,
        movement.Movement,
        movement.March,
        recruit.Recruiting,
        combat.Combat,
        combat.Evasion,
        combat.Battle,
        retreat.Retreat,
        fate.FateDraw,
        fate_choices.FreeTroop,
        fate_choices.LostTroop,
        fate_choices.Swap,
        fate_choices.Exchange,
        fate_choices.Gift,
        fate_choices.Sidestep,
        fate_choices.Flight,
        fate_choices.TurnDown,
        fate_choices.Removal,
    )
}

NAMES: dict[str, list[str]] = {
    "nation": tables.NATIONS,
    "piece": tables.PIECES,
    "city": tables.CITIES,
    "country": tables.COUNTRIES,
    "suit": tables.SUITS,
    "card": tables.CARD_NAMES,
    "fate": tables.FATE_NAMES,
    "section": [fate_lines.section(line) for line in range(fate_lines.LINES)],
}
"""What the texts speak of, by the names that acts and records have."""

RULINGS: Final = 87


class Friedrich(Game[FriedrichState]):
    """The Seven Years' War: Frederick against half of Europe."""

    def __init__(self) -> None:
        super().__init__(
            name="friedrich",
            rules_version="2",
            space=SPACE,
            scenarios=setup.SCENARIOS,
            options=setup.OPTIONS,
            names=NAMES,
            steps=STEPS,
        )

    def begin(self, scenario: str, options: Mapping[str, str]) -> FriedrichState:
        return setup.begin(setup.make_setup(scenario, options))

    def restore(self, data: dict[str, Any]) -> FriedrichState:
        s = FriedrichState(setup.make_setup(data["scenario"], data["options"]))
        s.clear()
        for piece, place in enumerate(data["where"]):
            s.place(piece, place)
        s.fill(data)
        s.load(data, STEPS)
        return s

    def compose(self, plan: Mapping[str, Any]) -> FriedrichState:
        return position.position(**plan)

    def rules(self) -> list[Rule]:
        """The chapters, the scenarios, the rulings, the cards of fate."""
        return [
            *(Rule(str(chapter)) for chapter in range(1, 14)),
            *(Rule(f"scenario-{number}") for number in (1, 2)),
            *(Rule(f"R{number}") for number in range(1, RULINGS + 1)),
            *(_fate(line) for line in range(fate_lines.LINES)),
            *(Rule(fate_lines.stroke_section(name)) for name in tables.STROKES),
        ]

    def layout(self) -> schema.Drawing:
        return layout.layout()

    def lettering(self, name: Naming) -> schema.Lettering:
        return layout.lettering(name)

    def telling(self) -> EventKinds:
        return event_kinds.EVENT_KINDS

    def report(self, view: dict[str, Any]) -> list[Saying]:
        return report.report(view)

    def series(self, state: FriedrichState) -> list[Series]:
        return course.series(state)

    def measures(self, state: FriedrichState) -> dict[str, list[int]]:
        return course.measures(state)

    def roads(self, view: dict[str, Any], place: str) -> list[Saying]:
        return report.roads(view, place)


def _fate(line: int) -> Rule:
    """A line of fate; what the revised edition says, where it differs, stands below it."""
    section = fate_lines.section(line)
    both = Saying("fate-line-both", section=section) if line in fate_lines.REVISED else None
    return Rule(section, text=both)
