"""What is drawn: the hexagons, and what the cards, dossiers and squares say."""

from __future__ import annotations

import math
from typing import Final, cast

from grognard.core.sayings import Saying
from grognard.games.warzag.facts import library, tables, wording
from grognard.games.warzag.facts.values import Values
from grognard.games.warzag.seen.schema import (
    NATION_NAMES,
    Dossier,
    Layout,
    Mission,
    Objective,
    Promotion,
    Square,
    SupplyCard,
    Territory,
    TerritoryKind,
)

UNIT: Final = 60.0
"""The side of a hexagon."""
MARGIN: Final = 90.0


def _centre(place: tuple[int, int]) -> tuple[float, float]:
    """W3.1."""
    q, r = place
    return UNIT * math.sqrt(3) * (q + r / 2), UNIT * 1.5 * r


_CENTRES: Final = [_centre(place) for place in tables.PLACES]
_LEFT: Final = min(x for x, _ in _CENTRES) - MARGIN
_TOP: Final = min(y for _, y in _CENTRES) - MARGIN


def layout(values: Values) -> Layout:
    return {
        "width": round(max(x for x, _ in _CENTRES) + MARGIN - _LEFT, 1),
        "height": round(max(y for _, y in _CENTRES) + MARGIN - _TOP, 1),
        "unit": UNIT,
        "territories": [_territory(values, number) for number in range(tables.SIZE)],
        "links": [(a, b) for a, b in tables.BOARD.links],
        "nations": [
            {"nation": name, "leader": tables.LEADERS[number], "alliance": tables.ALLIANCES[tables.SIDE[number]]}
            for number, name in enumerate(NATION_NAMES)
        ],
        "armies": [
            {"army": number, "nation": NATION_NAMES[tables.NATION[number]], "kind": tables.KIND[number]}
            for number in range(len(tables.ARMIES))
        ],
        "kinds": tables.KINDS,
        "dossiers": [_dossier(values, number) for number in range(len(tables.DOSSIERS))],
        "cards": [_card(kind) for kind in range(len(library.SUPPLIES))],
        "objectives": [_objective(values, number) for number in range(len(library.OBJECTIVES))],
        "missions": [_mission(number) for number in range(len(library.MISSIONS))],
        "promotions": [_promotion(values, number) for number in range(len(library.PROMOTIONS))],
        "squares": [_square(values, number) for number in range(len(values.squares))],
        "stack": tables.STACK,
        "hand": tables.HAND,
        "numbers": {
            "annex": tables.ANNEX,
            "annex_base": tables.ANNEX_BASE,
            "develop": tables.DEVELOP,
            "activate": tables.ACTIVATE,
            "repair": values.repair,
            "evacuate": values.evacuate,
            "production": tables.PRODUCES,
            "fort_defence": tables.FORT_DEFENCE,
            "fort_resistance": tables.FORT_RESISTANCE,
            "per_army": tables.PER_ARMY,
            "gift": tables.GIFT,
            "leader_range": values.leader_range,
            "weapon_range": values.weapon_range,
            "start": [tables.START[players] for players in (2, 3, 4)],
            "armistice": tables.ARMISTICE,
        },
        "die": values.faces,
    }


def _territory(values: Values, number: int) -> Territory:
    x, y = _CENTRES[number]
    return {
        "id": number,
        "name": tables.TERRITORIES[number],
        "x": round(x - _LEFT, 1),
        "y": round(y - _TOP, 1),
        "kind": cast(TerritoryKind, tables.KIND_OF[number]),
        "defence": values.defence_bonus[number],
        "resistance": values.resistance_bonus[number],
        "income": tables.INCOME[number],
        "panel": tables.PANELS[number],
    }


def _dossier(values: Values, number: int) -> Dossier:
    return {
        "nation": NATION_NAMES[number >> 2],
        "kind": number & 3,
        "title": Saying("one-dossier", dossier=number),
        "cost": values.cost[number],
        "attack": values.attack[number],
        "defence": values.defence[number],
        "resistance": values.resistance[number],
        "range": values.range[number],
        "count": tables.COUNT[number],
    }


def _card(kind: int) -> SupplyCard:
    return {
        "id": library.SUPPLY_IDS[kind],
        "number": kind,
        "title": Saying("one-card", card=kind),
        "text": wording.card(kind),
        "window": library.WINDOWS[library.WINDOW[kind]],
        "copies": library.COPIES[kind],
    }


def _objective(values: Values, number: int) -> Objective:
    return {
        "id": library.OBJECTIVE_IDS[number],
        "number": number,
        "title": Saying("one-objective", objective=number),
        "texts": [wording.needs(values, number, players) for players in (2, 3, 4)],
    }


def _mission(number: int) -> Mission:
    return {
        "id": library.MISSION_IDS[number],
        "number": number,
        "title": Saying("one-mission", mission=number),
        "text": wording.mission(number),
    }


def _promotion(values: Values, number: int) -> Promotion:
    return {
        "id": library.PROMOTION_IDS[number],
        "number": number,
        "title": Saying("one-promotion", promotion=number),
        "kind": library.PROMOTED[number],
        "cost": values.promotion_cost[number],
        "more": [
            values.more_attack[number],
            values.more_defence[number],
            values.more_resistance[number],
            values.more_range[number],
        ],
        "text": wording.promotion(values, number),
    }


def _square(values: Values, number: int) -> Square:
    return {
        "number": number,
        "title": Saying("one-square", square=number),
        "text": wording.square(values, number),
        "effect": library.SQUARE_EFFECTS[values.square_effect[number]],
        "value": values.square_value[number],
        "milestone": values.milestone[number],
    }
