"""The map as data for drawing: cities, roads, sectors, the land under them, and the texts of fate; then its names."""

from __future__ import annotations

import json
from functools import cache
from typing import Any, Final

from grognard.core.game import Naming
from grognard.core.sayings import Saying
from grognard.games.friedrich.board import conquest, supply
from grognard.games.friedrich.facts import fate_lines, tables
from grognard.games.friedrich.facts.tables import (
    DEPOTS,
    GENERALS,
    NATION,
    NATIONS,
    OBJECTIVE_OF,
    OBJECTIVE_ORDER,
    SUITS,
)
from grognard.games.friedrich.seen import labels
from grognard.games.friedrich.seen.schema import (
    Charts,
    City,
    Drawing,
    FateText,
    FateTexts,
    Land,
    Lettering,
    NationFacts,
    PieceFacts,
    Place,
    Sector,
)
from grognard.games.friedrich.steps import cards, recruit

REVISED: Final = {fate_lines.section(line) for line in fate_lines.REVISED}
MARGIN: Final = 22
"""The engraved frame around the map."""

COUNTRY_NAMES: Final[dict[str, list[Place]]] = {
    "Prussia": [(1010, 700, 44, -4), (1585, 1035, 40, 42), (1330, 420, 40, -24), (2215, 225, 36, 8)],
    "Hanover": [(400, 560, 36, 30)],
    "Saxony": [(960, 1085, 38, -8)],
    "Empire": [(420, 1440, 48, 0), (120, 760, 32, 74), (620, 505, 34, 8)],
    "Austria": [(1290, 1400, 56, 6)],
    "Sweden": [(885, 300, 20, 12)],
    "Poland": [(2020, 870, 66, 14)],
}
"""Where the names of the countries stand: x, y, size, slope."""

SEA_NAMES: Final[dict[str, Place]] = {
    "baltic": (1350, 150, 42, -11),
    "north": (94, 262, 22, 0),
}


@cache
def layout() -> Drawing:
    """Everything that is needed to draw the map; JSON, the same for every match."""
    land = _coast()
    return {
        "width": land["width"],
        "height": land["height"],
        "margin": MARGIN,
        "suits": SUITS,
        "cards": tables.CARD_NAMES,
        "countries": tables.COUNTRIES,
        "cities": [_city(city) for city in range(len(tables.CITIES))],
        "roads": [(a, b, int(main)) for a, b, main in tables.ROADS],
        "sectors": [_sector(row) for row in tables.SECTORS],
        "nations": [_nation(nation) for nation in range(len(NATIONS))],
        "pieces": [_piece(piece) for piece in range(len(NATION))],
        "country_names": COUNTRY_NAMES,
        "sea_names": SEA_NAMES,
        "fate": _fate(),
        "charts": _charts(),
        "land": _land(land),
    }


def lettering(name: Naming) -> Lettering:
    """What is written at the cities, how wide it and the names of the pieces are, and where the cities' names stand."""
    land = _coast()
    frame = (MARGIN + 4.0, MARGIN + 4.0, land["width"] - MARGIN - 4.0, land["height"] - MARGIN - 4.0)
    written = tuple(labels.label(name("city", city)) for city in range(len(tables.CITIES)))
    return {
        "labels": [{"text": text, "length": round(labels.length(city, text), 3)} for city, text in enumerate(written)],
        "plates": [round(labels.width(name("piece", piece), upright=True), 3) for piece in range(len(NATION))],
        "sheets": labels.sheets(written, frame),
    }


@cache
def _coast() -> Any:
    return json.loads(tables.DATA.text("coast.json"))


def _city(city: int) -> City:
    depot_of = next((nation for nation in range(len(NATIONS)) if city in DEPOTS[nation]), None)
    owner = OBJECTIVE_OF[city]
    defender = tables.DEFENDED_BY[city]
    return {
        "id": city,
        "name": tables.CITIES[city],
        "x": tables.X[city],
        "y": tables.Y[city],
        "country": tables.COUNTRY[city],
        "suit": tables.SUIT[city],
        "kind": "depot" if depot_of is not None else "objective" if owner >= 0 else "city",
        "depot_of": depot_of,
        "objective_of": owner if owner >= 0 else None,
        "objective_order": OBJECTIVE_ORDER[city] or None,
        "defender": defender if defender >= 0 else None,
    }


def _sector(row: dict[str, str]) -> Sector:
    left, right, top, bottom = (int(row[name]) for name in ("x_min", "x_max", "y_min", "y_max"))
    return {
        "id": row["sector"],
        "name": row["name"],
        "suit": SUITS.index(row["suit"]),
        "x": left,
        "y": top,
        "width": right - left,
        "height": bottom - top,
    }


def _nation(nation: int) -> NationFacts:
    homes = {tables.COUNTRY[city] for city in range(len(tables.CITIES)) if tables.HOME[nation][city]}
    return {
        "name": NATIONS[nation],
        "defender": tables.DEFENDER[nation],
        "home": sorted(homes),
        "depots": DEPOTS[nation],
        "troops": tables.START_TROOPS[nation],
        "objectives": tables.OBJECTIVES[nation],
    }


def _piece(piece: int) -> PieceFacts:
    nation = NATION[piece]
    general = piece < GENERALS
    return {
        "name": tables.PIECES[piece],
        "nation": nation,
        "kind": "general" if general else "train",
        "rank": piece - tables.FIRST[nation] + 1 if general else None,
        "city": tables.START[piece],
    }


def _fate() -> FateTexts:
    return {
        "cards": tables.FATE_NAMES,
        "lines": {fate_lines.line_name(line): _told(fate_lines.section(line)) for line in range(fate_lines.LINES)},
        "strokes": {name: _told(fate_lines.stroke_section(name)) for name in tables.STROKES},
    }


def _charts() -> Charts:
    return {
        "draws": cards.DRAWS,
        "west": cards.WEST_DRAWS,
        "theatre": cards.THEATRE_DRAWS,
        "price": recruit.PRICE,
        "high_price": recruit.HIGH_PRICE,
        "reserve": next(value for card, value in enumerate(tables.CARD_VALUE) if tables.RESERVES >> card & 1),
        "substitutes": tables.SUBSTITUTES,
        "revised": tables.REVISED_SUBSTITUTES,
        "general": tables.GENERAL_PACE,
        "train": tables.TRAIN_PACE,
        "protects": conquest.RADIUS,
        "supplies": supply.RANGE,
        "troops": tables.MOST_TROOPS,
        "stack": tables.MOST_STACKED,
        "decks": tables.DECKS,
        "deck": tables.DECK_SIZE,
    }


def _told(section: str) -> FateText:
    """What a section of the cards of fate says: title, text, and the text of the revised edition where it differs."""
    return {
        "section": section,
        "title": Saying("fate-title", section=section),
        "text": Saying("fate-line", section=section),
        "revised": Saying("fate-line-revised", section=section) if section in REVISED else None,
    }


def _land(land: dict[str, Any]) -> Land:
    """Coast, lagoons and great rivers come from Natural Earth (public domain)."""
    return {
        "coast": land["land"],
        "lakes": land["lakes"],
        "water_lines": land["water_lines"],
        "great_rivers": land["rivers"]["great"],
        "small_rivers": land["rivers"]["small"],
        "hills": [number for hill in land["hills"] for number in hill],
        "countries": land["countries"],
        "borders": land["borders"],
    }
