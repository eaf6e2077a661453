"""The charts: what printed player aids have, as data for drawing; all of it is public."""

from __future__ import annotations

from typing import Final

from grognard.games.paths_of_glory.board import victory
from grognard.games.paths_of_glory.combat import battle
from grognard.games.paths_of_glory.facts import cards, tables
from grognard.games.paths_of_glory.facts.tables import AH, AP, CLEAR, CP, IT, NATIONS, ROUGH
from grognard.games.paths_of_glory.seen.schema import (
    SIDE_NAMES,
    TERRAINS,
    CardPoints,
    Charts,
    FireTable,
    TerrainEffects,
    TrenchEffects,
    VictoryLevels,
)
from grognard.games.paths_of_glory.turn import war_status

START: Final = 10
"""4: the victory points when a game begins."""
_POINTS: Final[dict[str, list[int]]] = {
    "desertions": [1],
    "fall-of-the-tsar": [3, 1],
    "high-seas-fleet": [1],
    "mutiny": [1],
    "sixtus": [1, 0, -1],
}
"""What events bring that are unique; of several numbers the card says when."""


def charts() -> Charts:
    return {
        "fire": [
            _fire("army", tables.ARMY_COLUMNS, tables.ARMY_FIRE),
            _fire("corps", tables.CORPS_COLUMNS, tables.CORPS_FIRE),
        ],
        "terrain": [_terrain(number) for number in range(len(TERRAINS))],
        "trenches": [_trench(level) for level in (1, 2)],
        "stack": tables.STACK,
        "points": START,
        "most": victory.MOST,
        "victory": [
            _victory(["introductory"], None, victory.INTRODUCTORY),
            _victory(["limited-war"], None, victory.LIMITED_WAR),
            _victory(["campaign", "historical", "great-war"], False, victory.CAMPAIGN),
            _victory(["campaign", "historical", "great-war"], True, victory.AFTER_TREATY),
        ],
        "status": {
            "limited": war_status.NEEDED[cards.LIMITED],
            "total": war_status.NEEDED[cards.TOTAL],
            "zimmermann": _needed(cards.ZIMMERMANN, "status"),
            "tsar": _needed(cards.FALL_OF_THE_TSAR, "tsar"),
            "armistice": war_status.ARMISTICE,
        },
        "russians": _needed(cards.TSAR_TAKES_COMMAND, "russian-spaces"),
        "cards": [_card_points(side, value, points) for side, value, points in cards.REPLACEMENTS_BY_VALUE],
        "offensives": [[_offensive(side, nation) for nation in tables.OFFENSIVES[side]] for side in (AP, CP)],
        "peace": tables.PEACE,
        "peace_status": tables.PEACE_STATUS,
    }


def enters(card: int) -> str:
    """9.5.2: the nation that a card brings into the war."""
    for words in cards.DO[card]:
        word, *rest = words.split()
        if word == "enter":
            return rest[0]
    return ""


def points(card: int) -> list[int]:
    """The victory points that the event of a card can bring."""
    if "peace-offensive" in cards.DOES[card]:
        return [-1]
    for words in cards.DO[card]:
        word, *rest = words.split()
        if word == "vp":
            return [int(rest[0])]
        if word in _POINTS:
            return _POINTS[word]
    return []


def _needed(card: int, word: str) -> int:
    """The number that a condition of an event names."""
    return next(int(words.split()[1]) for words in cards.NEEDS[card] if words.split()[0] == word)


def _fire(name: str, columns: list[str], losses: list[list[int]]) -> FireTable:
    return {"table": "army" if name == "army" else "corps", "columns": columns, "losses": losses}


def _terrain(number: int) -> TerrainEffects:
    return {
        "terrain": TERRAINS[number],
        "shift": battle.terrain_shift(number, True),
        "flank": number not in ROUGH,
        "cancels": number != CLEAR,
        "stops": number != CLEAR,
    }


def _trench(level: int) -> TrenchEffects:
    return {
        "level": level,
        "attacker": battle.trench_shift(level, True),
        "defender": battle.trench_shift(level, False),
    }


def _victory(scenarios: list[str], treaty: bool | None, levels: tuple[int, int]) -> VictoryLevels:
    central, allied = levels
    return {"scenarios": scenarios, "treaty": treaty, "central": central, "allied": allied}


def _card_points(side: int, value: int, replacements: dict[str, int]) -> CardPoints:
    return {
        "side": SIDE_NAMES[side],
        "value": value,
        "redeployment": cards.REDEPLOYMENT_BY_VALUE[value],
        "replacements": replacements,
    }


def _offensive(side: int, nation: int) -> str:
    """7.1.1: as the view names it: 'AH(IT)' is an attack of Austria-Hungary on Italians."""
    if nation < 0:
        return "none"
    return f"{NATIONS[AH]}({NATIONS[IT]})" if side == CP and nation == IT else NATIONS[nation]
