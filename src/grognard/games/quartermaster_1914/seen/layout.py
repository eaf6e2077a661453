"""The map and the cards as data for drawing."""

from __future__ import annotations

from functools import cache

from grognard.core.board import bits
from grognard.core.sayings import Saying
from grognard.games.quartermaster_1914.board import victory
from grognard.games.quartermaster_1914.facts import library, tables
from grognard.games.quartermaster_1914.facts.tables import (
    CODES,
    DIFFICULT,
    HOMES,
    LAND,
    NATION_CODES,
    OBJECTIVES,
    SPACES,
)
from grognard.games.quartermaster_1914.seen import areas, wording
from grognard.games.quartermaster_1914.seen.schema import COALITION_NAMES, CardFacts, Layout, NationFacts, Space
from grognard.games.quartermaster_1914.turn.sequence import DRAFT_COST


@cache
def layout() -> Layout:
    """Everything that is needed to draw board and cards; JSON, the same for every match."""
    return {
        "kind": "space",
        "width": areas.WIDTH,
        "height": areas.HEIGHT,
        "margin": areas.MARGIN,
        "spaces": [_space(space) for space in range(len(SPACES))],
        "links": [[CODES[a], CODES[b]] for a, b in tables.LINKS],
        "neutral": areas.neutral(),
        "closed": areas.closed(),
        "lakes": areas.lakes(),
        "borders": areas.borders(),
        "canal": areas.canal(),
        "crossings": areas.crossings(),
        "key": areas.KEY,
        "rose": areas.ROSE,
        "hills": areas.hills(),
        "graticule": areas.graticule(),
        "nations": [_nation(nation) for nation in range(len(NATION_CODES))],
        "cards": [_card(kind) for kind in range(len(library.KINDS))],
        "charts": {"opening": tables.OPENING, "hand": tables.HAND, "draft": DRAFT_COST},
    }


def _space(space: int) -> Space:
    room = areas.SPACES[CODES[space]]
    return {
        "id": space,
        "code": CODES[space],
        "name": SPACES[space],
        "x": room["slots"][0][0],
        "y": room["slots"][0][1],
        "slots": room["slots"],
        "label": room["label"],
        "place": room["place"],
        "d": areas.area(CODES[space]),
        "kind": "land" if LAND >> space & 1 else "sea",
        "difficult": bool(DIFFICULT >> space & 1),
        "objective": bool(OBJECTIVES >> space & 1),
        "home_of": NATION_CODES[HOMES.index(space)] if space in HOMES else None,
        "near": [CODES[other] for other in bits(tables.BOARD.beside[space])],
    }


def _nation(nation: int) -> NationFacts:
    return {
        "code": NATION_CODES[nation],
        "name": tables.NATIONS[nation],
        "power": tables.POWER_CODES[tables.POWER_OF[nation]],
        "coalition": COALITION_NAMES[tables.COALITION[nation]],
        "armies": tables.ARMIES[nation],
        "navies": tables.NAVIES[nation],
        "home": CODES[HOMES[nation]],
        "army": Saying("army-of", nation=nation),
        "navy": Saying("navy-of", nation=nation),
    }


def _card(kind: int) -> CardFacts:
    """A card, and what is to be said of it."""
    return {
        "id": kind,
        "name": library.KINDS[kind],
        "section": library.slug(library.KINDS[kind]),
        "nation": NATION_CODES[library.NATION[kind]],
        "type": library.TYPES[library.TYPE[kind]],
        "type_text": Saying("card-type", type=library.TYPE[kind]),
        "copies": library.COPIES[kind],
        "text": wording.text(kind),
        "prepared": wording.prepared(kind),
        "prepared_short": wording.where(kind) or Saying("short-symbol", symbol=library.SYMBOL[kind]),
        "symbol": library.SYMBOLS[library.SYMBOL[kind]],
        "strength": library.STRENGTH[kind],
        "supply": library.SUPPLY[kind],
        "where": library.WHERE_TEXT[kind],
        "hits": [(tables.POWER_CODES[hit.power], hit.base) for hit in library.HITS[kind]],
        "scores": sum(points for card, points in victory.SCORES.items() if library.KIND[card] == kind),
    }
