"""Friedrich as a game of the registry."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from grognard.core.game import Game, Rule
from grognard.core.messages import Messages, read_templates
from grognard.core.reasons import Problem
from grognard.core.steps import Step
from grognard.games.friedrich import (
    advanced,
    cards,
    combat,
    fate,
    fate_choices,
    movement,
    recruit,
    report,
    retreat,
    sequence,
    setup,
    tables,
    troops,
)
from grognard.games.friedrich.acts import SPACE
from grognard.games.friedrich.state import FriedrichState

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
    "nation": tables.NAMED,
    "piece": tables.PIECES,
    "city": tables.CITIES,
    "card": tables.CARD_TITLES,
    "fate": tables.FATE_NAMES,
    "suit": tables.SUITS,
}


class Friedrich(Game):
    """The Seven Years' War: Frederick against half of Europe."""

    def __init__(self) -> None:
        super().__init__(
            name="friedrich",
            title="Friedrich",
            rules_version="2",
            credits="Friedrich is a game by Richard Sivél, published by Histogame.",
            space=SPACE,
            scenarios=setup.SCENARIOS,
            options=setup.OPTIONS,
        )
        self._messages: dict[str, Messages] = {}

    def begin(self, scenario: str, options: Mapping[str, str]) -> FriedrichState:
        return setup.begin(setup.make_setup(scenario, options))

    def restore(self, data: dict[str, Any]) -> FriedrichState:
        s = FriedrichState(setup.make_setup(data["scenario"], data["options"]))
        s.clear()
        for piece, place in enumerate(data["where"]):
            s.place(piece, place)
        s.turn, s.nation = data["turn"], data["nation"]
        s.troops, s.shown = data["troops"][:], data["shown"][:]
        s.down, s.moved, s.out = data["down"], data["moved"], data["out"]
        s.held, s.marks = int(data["held"], 16), int(data["marks"], 16)
        s.hands = [int(hand, 16) for hand in data["hands"]]
        s.known = [int(seen, 16) for seen in data["known"]]
        s.discards, s.buried = int(data["discards"], 16), int(data["buried"], 16)
        s.pile, s.opened = data["pile"][:], data["opened"]
        s.player, s.drawn = data["player"][:], data["drawn"][:]
        s.effect, s.spent = data["effect"], data["spent"]
        s.victor, s.beaten, s.attack_suit = data["victor"], data["beaten"], data["attack_suit"]
        s.resting = data["resting"]
        s.offensive, s.aside = data["offensive"], data["aside"]
        s.winners, s.end = data["winners"][:], (data["end"][0], data["end"][1])
        for name, *fields in data["stack"]:
            if name not in STEPS:
                raise Problem(f"friedrich has no step {name!r}")
            s.push(STEPS[name](*fields))
        s.settle()
        return s

    def messages(self, language: str = "en") -> Messages:
        if language not in self._messages:
            file = f"messages.{language}.toml"
            from grognard.games.friedrich.layout import line_texts

            names = {**NAMES, "line": line_texts()}
            self._messages[language] = Messages(read_templates(tables.read_text(file), file), names)
        return self._messages[language]

    def rules(self) -> list[Rule]:
        return [Rule(row["section"], row["title"], _rule_text(row)) for row in tables.read_toml("rules.toml")["rule"]]

    def layout(self) -> dict[str, Any]:
        from grognard.games.friedrich.layout import layout

        return layout()

    def report(self, view: dict[str, Any]) -> str:
        return report.report(view)

    def roads(self, view: dict[str, Any], place: str) -> str:
        return report.roads(view, place)


def _rule_text(row: dict[str, str]) -> str:
    """The text of a section; that of the revised edition, where it differs, below it."""
    text = row["text"].strip()
    return f'{text}\n\nWith the option "Revised cards of fate": {row["revised"].strip()}' if "revised" in row else text
