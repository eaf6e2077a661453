"""The map, the counters and the cards as data for drawing."""

from __future__ import annotations

from functools import cache
from typing import Final

from grognard.core.board import bits
from grognard.core.sayings import Saying
from grognard.games.paths_of_glory.facts import cards, tables
from grognard.games.paths_of_glory.facts.tables import (
    ARMY,
    BOARD,
    CLASSIC_VICTORY,
    COMBAT,
    FIRST,
    FORT,
    LAND,
    LANDS,
    LOSS,
    NATION,
    NATIONS,
    NEAR_EAST,
    PIECE_NAMES,
    POINTS,
    SIDE,
    SIZE,
    SORT,
    SPACES,
    SPEED,
    TERRAIN,
    UNITS,
    VICTORY,
)
from grognard.games.paths_of_glory.seen import charts
from grognard.games.paths_of_glory.seen.schema import LEVELS, SIDE_NAMES, TERRAINS, CardFacts, Layout, Space, Unit

WIDTH: Final = 2550
HEIGHT: Final = 1650


@cache
def layout() -> Layout:
    """Everything that is needed to draw the game; JSON, the same for every match."""
    return {
        "kind": "space",
        "width": WIDTH,
        "height": HEIGHT,
        "spaces": [_space(space) for space in range(SIZE)],
        "links": [
            {"a": SPACES[a], "b": SPACES[b], "only": tables.ONLY[index]} for index, (a, b, _) in enumerate(tables.LINKS)
        ],
        "units": [_unit(sort) for sort in range(len(UNITS))],
        "pieces": [{"id": name, "unit": UNITS[SORT[piece]]} for piece, name in enumerate(PIECE_NAMES)],
        "cards": [_card(card) for card in range(cards.NUMBER)],
        "charts": charts.charts(),
    }


def _space(space: int) -> Space:
    x, y = tables.AT[space]
    return {
        "id": space,
        "name": SPACES[space],
        "x": x,
        "y": y,
        "map": "near-east" if NEAR_EAST >> space & 1 else "europe",
        "nation": LANDS[LAND[space]],
        "terrain": TERRAINS[TERRAIN[space]],
        "fort": FORT[space],
        "vp": bool(VICTORY >> space & 1),
        "classic": bool(CLASSIC_VICTORY >> space & 1),
        "capital": tables.CAPITAL[space],
        "supply": tables.SOURCE[space],
        "port": tables.PORT[space],
        "owner": SIDE_NAMES[tables.OWNER[space]] if tables.OWNER[space] >= 0 else "",
        "near": [SPACES[other] for other in bits(BOARD.beside[space])],
    }


def _unit(sort: int) -> Unit:
    piece = FIRST[sort]
    factors = [[COMBAT[face][piece], LOSS[face][piece], SPEED[face][piece]] for face in (0, 1)]
    return {
        "id": UNITS[sort],
        "nation": NATIONS[NATION[piece]],
        "side": SIDE_NAMES[SIDE[piece]],
        "army": ARMY[piece],
        "cf": factors[0][0],
        "lf": factors[0][1],
        "mf": factors[0][2],
        "reduced": factors[1],
    }


def _card(card: int) -> CardFacts:
    return {
        "id": card,
        "code": cards.CODES[card],
        "side": SIDE_NAMES[cards.OWNER[card]],
        "title": Saying("one-card", card=card),
        "value": cards.VALUE[card],
        "redeployment": cards.REDEPLOYMENT[card],
        "replacements": {POINTS[kind]: number for kind, number in enumerate(cards.REPLACEMENTS[card]) if number},
        "status": cards.STATUS[card],
        "leaves": cards.LEAVES[card],
        "combat": bool(cards.COMBAT >> card & 1),
        "deck": LEVELS[cards.DECK[card]],
        "optional": bool(cards.OPTIONAL >> card & 1),
        "units": [UNITS[sort] for sort in cards.REINFORCEMENTS[card]],
        "enters": charts.enters(card),
        "points": charts.points(card),
        "text": Saying(f"text-{cards.CODES[card].lower()}"),
    }
