"""Paths of Glory at the browser table: where tests begin, and somebody who decides."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from grognard import Match
from grognard.games.paths_of_glory.facts import cards, tables
from grognard.games.paths_of_glory.position import position as compose
from tests.browser.ahead import Decide, composed, dealt, go_on, scripted
from tests.browser.table import verbs
from tests.games.paths_of_glory.vocabulary import here

GAME = "paths-of-glory"
SEATS = ["Allied Powers", "Central Powers"]
BOT = "bot:random"

FRONT = {
    "Brussels": "GE1 GE2",
    "Sedan": "GE3 GEc",
    "Cambrai": "BEF FR5",
    "Chateau Thierry": "(FR9)",
    "Ostend": "",
    "Bar le Duc": "",
    "Koblenz": "",
    "Aachen": "",
}
"""The west some weeks into the war: the Germans before Cambrai, from two sides."""


def space(name: str) -> int:
    return tables.PLACES.index(name)


def piece(name: str) -> int:
    return tables.PIECE_NAMES.index(name)


def card(code: str) -> int:
    return cards.CARD_OF[code]


def set_up(changes: Mapping[str, str]) -> dict[str, str]:
    """The units of the Campaign Game, with other ones in some spaces. Who leaves a space is gone."""
    start = compose()
    units = {name: here(start, name) for name in tables.SPACES}
    units["Reserve"] = " ".join(here(start, "Reserve", side) for side in tables.SIDES)
    return {name: names for name, names in (units | dict(changes)).items() if names}


def laid(deal: int = 0, scenario: str = "campaign", **how: Any) -> Match:
    """A match that begins with a composed position, and the dice of this deal."""
    return composed(GAME, scenario, compose(scenario, **how), deal=deal)


def german_operations(deal: int = 0) -> Match:
    """The Central Powers act in the second turn, with their armies before Cambrai."""
    return laid(
        deal,
        turn=2,
        side="CP",
        units=set_up(FRONT),
        destroyed="Liege",
        control={"CP": "Liege"},
        levels=("limited", "limited"),
        hands={"CP": "CP7 CP15 CP13 CP2 CP34", "AP": "AP6 AP12 AP1 AP19"},
    )


def attack() -> Decide:
    """The Germans attack Cambrai from Brussels and Sedan around the flank, with gas; the defenders withdraw."""
    return scripted(
        ("operations", card("CP7")),
        ("attack", space("Brussels")),
        ("attack", space("Sedan")),
        ("strike", space("Cambrai")),
        ("with", piece("GE1")),
        ("with", piece("GE2")),
        ("with", piece("GE3")),
        ("pin", space("Sedan")),
        ("play", card("CP15")),
        ("play", card("AP6")),
        ("take", piece("GE2")),
        ("take", piece("GE3")),
    )


def battle() -> Match:
    """The same, with dice that let the attack end in a retreat and an advance."""
    return dealt(
        german_operations,
        attack,
        lambda position: position["view"]["step"]["name"] == "Casualties",
        lambda position: position["view"]["step"]["name"] == "Retreat",
        lambda position: "take" in verbs(position) and position["view"]["step"]["name"] == "Advance",
    )


def in_step(match: Match, decide: Decide, name: str) -> Match:
    """Go on to this step."""
    assert go_on(match, decide, lambda position: bool(position["view"]["step"]["name"] == name))
    return match


def places(position: Any, *names: str) -> list[str]:
    """Where counters stand."""
    where = {unit["piece"]: unit["place"] for unit in position["view"]["units"]}
    return [where[name] for name in names]
