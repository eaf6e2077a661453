"""The map and the cards as data for drawing."""

from __future__ import annotations

import math
from functools import cache
from typing import Any, Final

from grognard.core.board import bits
from grognard.games.quartermaster_1914 import library, tables, wording
from grognard.games.quartermaster_1914.tables import CODES, DIFFICULT, HOMES, LAND, NATION_CODES, OBJECTIVES, SPACES

WIDTH: Final = 1400
HEIGHT: Final = 900
WEST, EAST, SOUTH, NORTH = -80.0, 56.0, 29.0, 64.0


def _mercator(latitude: float) -> float:
    return math.log(math.tan(math.pi / 4 + math.radians(latitude) / 2))


def place(latitude: float, longitude: float) -> tuple[int, int]:
    """A point of the map, by a plain Mercator projection."""
    x = (longitude - WEST) / (EAST - WEST) * WIDTH
    low, high = _mercator(SOUTH), _mercator(NORTH)
    return round(x), round((high - _mercator(latitude)) / (high - low) * HEIGHT)


@cache
def layout() -> dict[str, Any]:
    """Everything that is needed to draw board and cards; JSON, the same for every match."""
    return {
        "width": WIDTH,
        "height": HEIGHT,
        "spaces": [_space(space) for space in range(len(SPACES))],
        "links": [[CODES[a], CODES[b]] for a, b in tables.LINKS],
        "canal": [[CODES[a], CODES[b]] for a, b in tables.CANAL],
        "nations": [_nation(nation) for nation in range(len(NATION_CODES))],
        "cards": [_card(kind) for kind in range(len(library.KINDS))],
    }


def _space(space: int) -> dict[str, Any]:
    x, y = place(*tables.PLACES[space])
    return {
        "id": space,
        "code": CODES[space],
        "name": SPACES[space],
        "x": x,
        "y": y,
        "kind": "land" if LAND >> space & 1 else "sea",
        "difficult": bool(DIFFICULT >> space & 1),
        "objective": bool(OBJECTIVES >> space & 1),
        "home_of": NATION_CODES[HOMES.index(space)] if space in HOMES else None,
        "near": [CODES[other] for other in bits(tables.BOARD.beside[space])],
    }


def _nation(nation: int) -> dict[str, Any]:
    return {
        "code": NATION_CODES[nation],
        "name": tables.NATIONS[nation],
        "adjective": tables.ADJECTIVES[nation],
        "power": tables.POWER_CODES[tables.POWER_OF[nation]],
        "coalition": "central" if tables.COALITION[nation] == tables.CENTRAL else "entente",
        "armies": tables.ARMIES[nation],
        "navies": tables.NAVIES[nation],
        "home": CODES[HOMES[nation]],
    }


def _card(kind: int) -> dict[str, Any]:
    return {
        "id": kind,
        "name": library.KINDS[kind],
        "section": library.slug(library.KINDS[kind]),
        "nation": NATION_CODES[library.NATION[kind]],
        "type": library.TYPES[library.TYPE[kind]],
        "copies": library.COPIES[kind],
        "text": wording.text(kind),
        "prepared": wording.prepared(kind),
        "symbol": library.SYMBOLS[library.SYMBOL[kind]],
        "strength": library.STRENGTH[kind],
        "supply": library.SUPPLY[kind],
        "where": library.WHERE_TEXT[kind],
    }
