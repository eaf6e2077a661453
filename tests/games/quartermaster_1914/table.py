"""Quartermaster General: 1914 at the browser table: where tests begin, and somebody who decides."""

from __future__ import annotations

from typing import Any

from grognard import Match
from grognard.games.quartermaster_1914.facts.library import KINDS
from grognard.games.quartermaster_1914.facts.tables import SPACES
from tests.browser.ahead import composed
from tests.browser.table import choice_of, verbs
from tests.games.quartermaster_1914.vocabulary import position as compose

GAME = "quartermaster-1914"
SEATS = ["Austria", "Russia", "Germany", "France", "Britain"]
BOT = "bot:rules"
GERMANY, FRANCE = SEATS.index("Germany"), SEATS.index("France")

ATTACK, BUILD = "German Land Battle", "German Build Army"
ATTRITION = "Zeppelins"
REINFORCEMENT, COUNTERATTACK = "French Build Army", "La Revanche"
HAND = [ATTACK, BUILD, "German Sea Battle", "Stosstruppen", "Landwehr", "Jutland", "Hindenburg Line"]
"""More than fits beside each other on a tablet."""
OTHERS = {
    "AHOT": ["Austro-Hungarian Build Army"] * 2,
    "RU": ["Russian Build Army"] * 2,
    "FRIT": ["Italian Build Army"] * 2,
    "UKUS": ["British Build Army"] * 2,
}


def german_turn() -> Match:
    """Germany's Play step in the first round."""
    return composed(GAME, "five-players", compose(power="DE", hands={"DE": HAND} | OTHERS))


def offensive() -> Match:
    """The same in the third round; France has prepared for an attack on Burgundy, and Germany to wear somebody down."""
    prepared = {"DE": [ATTRITION], "FRIT": [REINFORCEMENT, COUNTERATTACK]}
    return composed(GAME, "five-players", compose(round=3, power="DE", hands={"DE": HAND} | OTHERS, prepared=prepared))


def quiet(position: Any) -> tuple[str, int | None]:
    """Do what ends soonest: pass, draw, give what comes last."""
    offered = verbs(position)
    for verb in ("draw", "bury", "discard-top", "discard"):
        if verb in offered:
            return verb, next(reversed(choice_of(position, verb)), None)
    if "pass" in offered:
        return "pass", None
    choice = position["choices"][0]
    return choice["verb"], next(reversed(choice["targets"]), None)


def strike(position: Any) -> tuple[str, int | None]:
    """Germany attacks Burgundy in vain, France strikes back, and Germany wears somebody down."""
    wanted = {
        "play": (GERMANY, KINDS, ATTACK),
        "battle": (GERMANY, SPACES, "Burgundy"),
        "attrition": (GERMANY, KINDS, ATTRITION),
        "reinforce": (FRANCE, KINDS, REINFORCEMENT),
        "counterattack": (FRANCE, KINDS, COUNTERATTACK),
    }
    for verb, (seat, names, name) in wanted.items():
        if seat == position["seat"] and names.index(name) in choice_of(position, verb):
            return verb, names.index(name)
    return quiet(position)
