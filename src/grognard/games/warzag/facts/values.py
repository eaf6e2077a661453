"""The figures of the game in each version of its rules: those of the box now, and what older versions had instead.

Only designed figures change from version to version. A match keeps those of the version by which it was begun.
"""

from __future__ import annotations

from typing import Any, Final

from grognard.core.refusals import at
from grognard.games.warzag.facts.box import BOX, DATA
from grognard.games.warzag.facts.library import METRICS, SQUARE_EFFECTS
from grognard.games.warzag.facts.tables import BOARD_ROWS, SYMBOLS, column, in_order, number_among

VERSION: Final = 3
"""The version of the rules by which new matches are played."""
OLDER: Final[dict[int, str]] = {1: "version-1.toml", 2: "version-2.toml"}
"""The versions that can still be played, each with the file of the figures that it had instead."""
_KEYS: Final[dict[str, list[str]]] = {
    "dossier": ["nation", "kind"],
    "objective": ["id"],
    "promotion": ["id"],
    "square": ["place"],
    "territory": ["name"],
}
"""How a row of an older version names the one that it replaces."""
Needs = list[list[list[tuple[int, int]]]]
"""For each objective, and for two, three and four players: what must be had, and how much of it."""


class Values:
    """The figures of one version."""

    def __init__(self, version: int, box: dict[str, Any], board: list[dict[str, str]]) -> None:
        self.version = version
        numbers: dict[str, Any] = box["numbers"]
        self.balance: dict[int, list[int]] = {players: numbers["balance"][str(players)] for players in (2, 3, 4)}
        """W4.7: the supply cards of each place in the order of turns, by the number of players."""
        self.balance_alliances: list[int] = numbers["balance"]["alliances"]
        self.balance_points: dict[int, list[int]] = {
            players: numbers.get("balance_points", {}).get(str(players), [0] * players) for players in (2, 3, 4)
        }
        """W4.7: the points of each place in the order of turns."""
        self.alliance_points: list[int] = numbers.get("balance_points", {}).get("alliances", [0, 0])
        """W4.7: in alliances the points of each player of a side."""
        self.repair: int = numbers["repair"]
        self.evacuate: int = numbers["evacuate"]
        self.no_infantry: int = numbers["no_infantry"]
        """W16.6: what a square gives that cannot give infantry."""
        self.leader_range: int = numbers["leader_range"]
        self.weapon_range: int = numbers["weapon_range"]

        self.faces: list[int] = [number_among("symbol", SYMBOLS, name) for name in box["die"]]
        """The symbols of the special die, face by face."""

        rows = in_order(box["dossier"])
        self.cost: list[int] = [row["cost"] for row in rows]
        self.attack: list[int] = [row["attack"] for row in rows]
        self.defence: list[int] = [row["defence"] for row in rows]
        self.resistance: list[int] = [row["resistance"] for row in rows]
        self.range: list[int] = [row["range"] for row in rows]

        self.defence_bonus = column(board, "defence")
        self.resistance_bonus = column(board, "resistance")

        self.needs: Needs = [
            [
                [(number_among("metric", METRICS, metric), counts[players]) for metric, counts in row["needs"].items()]
                for players in range(3)
            ]
            for row in box["objective"]
        ]
        self.promotion_cost: list[int] = [row["cost"] for row in box["promotion"]]
        self.more_attack: list[int] = [row.get("attack", 0) for row in box["promotion"]]
        self.more_defence: list[int] = [row.get("defence", 0) for row in box["promotion"]]
        self.more_resistance: list[int] = [row.get("resistance", 0) for row in box["promotion"]]
        self.more_range: list[int] = [row.get("range", 0) for row in box["promotion"]]

        squares: list[dict[str, Any]] = box["square"]
        self.squares: list[str] = ["Start"] + [row["name"] for row in squares]
        """The names of the squares of the research track; square 0 is START."""
        self.square_effect: list[int] = [0] + [number_among("effect", SQUARE_EFFECTS, row["effect"]) for row in squares]
        self.square_value: list[int] = [0] + [row["value"] for row in squares]
        self.milestone: list[bool] = [False] + [row["trigger"] == "pass" for row in squares]

    # What the rules of a version do otherwise

    def spares_bases(self, round: int) -> bool:
        """W8.2: whether no base can be invaded in this round."""
        return round == 1 and self.version > 1


def _replaced(rows: list[dict[str, Any]], older: list[dict[str, Any]], table: str, name: str) -> list[dict[str, Any]]:
    """Rows, with what an older version had in some of them."""
    found = [dict(row) for row in rows]
    for other in older:
        keys = _KEYS[table]
        same = [row for row in found if all(str(row.get(key)) == str(other[key]) for key in keys)]
        if len(same) != 1:
            raise at(name, "no-such-target", kind=table, name=" ".join([str(other[key]) for key in keys]))
        same[0].update(other)
    return found


def _made(version: int) -> Values:
    """The figures of a version; with a box of one's own all versions have those of that box."""
    name = OLDER.get(version, "")
    if not name or DATA.edition():
        return Values(version, BOX, BOARD_ROWS)
    older = DATA.toml(name)
    box: dict[str, Any] = {**BOX, "numbers": {**BOX["numbers"], **older.get("numbers", {})}}
    box["die"] = older.get("die", BOX["die"])
    for table in ("dossier", "objective", "promotion"):
        box[table] = _replaced(BOX[table], older.get(table, []), table, name)
    places = [{**row, "place": place} for place, row in enumerate(BOX["square"], 1)]
    box["square"] = _replaced(places, older.get("square", []), "square", name)
    land = [{column: str(value) for column, value in row.items()} for row in older.get("territory", [])]
    return Values(version, box, _replaced(BOARD_ROWS, land, "territory", name))


VALUES: Final[dict[int, Values]] = {version: _made(version) for version in (*OLDER, VERSION)}
