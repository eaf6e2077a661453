"""Paths of Glory at the browser table: where tests begin, and somebody who decides."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from typing import Any

from grognard import Match, find
from grognard.games.paths_of_glory import cards, tables
from grognard.games.paths_of_glory.position import position as compose
from grognard.table.client import pick
from tests.browser.ahead import DEALS, Decide, go_on, secret
from tests.browser.table import choice_of, verbs
from tests.paths_of_glory.desk import here

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
    match = Match(find(GAME), scenario, secret=secret(deal))
    match.resume(compose(scenario, **how), [], [], [])
    match.roll()
    return match


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


def scripted(*wishes: tuple[str, int | None]) -> Decide:
    """Do what comes first of these, each once, where it is on offer; else pass, finish, or take what comes first."""
    left = list(wishes)

    def decide(position: Any) -> tuple[str, int | None]:
        offered = verbs(position)
        for verb, target in left:
            if verb in offered and (target is None or target in choice_of(position, verb)):
                left.remove((verb, target))
                return verb, target
        for verb in ("pass", "done", "halt"):
            if verb in offered:
                return verb, None
        choice = position["choices"][0]
        return choice["verb"], next(iter(choice["targets"]), None)

    return decide


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


def dealt(lay: Callable[[int], Match], decider: Callable[[], Decide], *found: Callable[[Any], bool]) -> Match:
    """The first deal in which play comes to all these positions, one after the other; the match stands at its begin."""
    for deal in range(DEALS):
        match, decide = lay(deal), decider()
        if all(go_on(match, decide, one) for one in found):
            return lay(deal)
    raise AssertionError(f"no deal in {DEALS} comes to such a position")


def at_random(rng: random.Random) -> Decide:
    """Anything; what only ends a step is left for when there is nothing else, mostly."""

    def decide(position: Any) -> tuple[str, int | None]:
        choices = [choice for choice in position["choices"] if not choice["ends"]]
        return pick(choices if choices and rng.random() < 0.8 else position["choices"], rng)

    return decide
