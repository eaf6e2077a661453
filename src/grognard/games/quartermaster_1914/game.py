"""Quartermaster General: 1914 as a game of the registry."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from grognard.core.game import Game, Rule
from grognard.core.messages import Messages, read_templates
from grognard.core.reasons import Problem
from grognard.core.steps import Step
from grognard.games.quartermaster_1914 import (
    answers,
    battle,
    counterattack,
    discards,
    draft,
    elimination,
    library,
    oddities,
    pieces,
    placing,
    play,
    report,
    revenue,
    sequence,
    setup,
    tables,
    windows,
    wording,
)
from grognard.games.quartermaster_1914.acts import SPACE
from grognard.games.quartermaster_1914.state import QuartermasterState

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
        play.PrepareSome,
        play.PlayMore,
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
        oddities.Aggravate,
        oddities.Choose,
        oddities.Evacuate,
        oddities.Revolt,
        oddities.Mines,
        revenue.Levy,
        revenue.Spending,
    )
}

NAMES: dict[str, list[str]] = {
    "nation": tables.NATIONS,
    "adjective": tables.ADJECTIVES,
    "power": tables.POWERS,
    "coalition": tables.COALITIONS,
    "space": tables.PLACES,
    "card": library.KINDS,
    "status": library.KINDS,
}


class Quartermaster1914(Game):
    """The Great War: two coalitions, five powers, eight nations, and never enough cards."""

    def __init__(self) -> None:
        super().__init__(
            name="quartermaster-1914",
            title="Quartermaster General: 1914",
            rules_version="2",
            credits="Quartermaster General: 1914 is a game by Ian Brody, published by Ares Games.",
            space=SPACE,
            scenarios=setup.SCENARIOS,
            options=setup.OPTIONS,
        )
        self._messages: dict[str, Messages] = {}

    def begin(self, scenario: str, options: Mapping[str, str]) -> QuartermasterState:
        return setup.begin(setup.make_setup(scenario, options))

    def restore(self, data: dict[str, Any]) -> QuartermasterState:
        s = QuartermasterState(setup.make_setup(data["scenario"], data["options"]))
        s.clear()
        s.round, s.power, s.tokens = data["round"], data["power"], data["tokens"]
        s.pieces, s.points, s.passing = data["pieces"][:], data["points"][:], data["passing"][:]
        s.decks = [int(cards, 16) for cards in data["decks"]]
        s.hands = [int(cards, 16) for cards in data["hands"]]
        s.prepared = [int(cards, 16) for cards in data["prepared"]]
        s.status = [int(cards, 16) for cards in data["status"]]
        s.buried = [int(cards, 16) for cards in data["buried"]]
        s.known = [int(cards, 16) for cards in data["known"]]
        s.shown, s.used, s.waived = int(data["shown"], 16), int(data["used"], 16), int(data["waived"], 16)
        s.bottoms = [cards[:] for cards in data["bottoms"]]
        s.piles = [cards[:] for cards in data["piles"]]
        s.fed_nation, s.fed_space = data["fed"]
        s.truce, s.free_terrain = data["truce"], data["free_terrain"]
        s.battles = data["battles"]
        s.built, s.battled, s.battled_hard = data["memory"]
        s.winners, s.end = data["winners"][:], (data["end"][0], data["end"][1])
        for name, *fields in data["stack"]:
            if name not in STEPS:
                raise Problem(f"quartermaster-1914 has no step {name!r}")
            s.push(STEPS[name](*fields))
        s.settle()
        return s

    def messages(self, language: str = "en") -> Messages:
        if language not in self._messages:
            file = f"messages.{language}.toml"
            self._messages[language] = Messages(read_templates(tables.read_text(file), file), NAMES)
        return self._messages[language]

    def rules(self) -> list[Rule]:
        """The sections of the rulebook, the rulings, and the cards."""
        rows = tables.read_toml("rules.toml")["rule"]
        rules = [Rule(row["section"], row["title"], row["text"].strip()) for row in rows]
        return rules + [
            Rule(library.slug(name), name, wording.describe(kind)) for kind, name in enumerate(library.KINDS)
        ]

    def layout(self) -> dict[str, Any]:
        from grognard.games.quartermaster_1914.layout import layout

        return layout()

    def report(self, view: dict[str, Any]) -> str:
        return report.report(view)

    def roads(self, view: dict[str, Any], place: str) -> str:
        return report.roads(view, place)
