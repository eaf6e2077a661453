"""The parts of the box as numbers, checked when they are loaded: owners may bring their own."""

from __future__ import annotations

from typing import Any, Final

from grognard.core.data import Data
from grognard.core.refusals import Problem, at

NAME: Final = "box.toml"
DATA: Final[Data] = Data("grognard.games.warzag", (NAME, "board.csv"))

_NUMBERS: Final = [
    "stack", "hand", "most_points", "annex", "annex_base", "develop", "production", "per_army", "fort_defence",
    "fort_resistance", "activate", "repair", "evacuate", "gift", "no_infantry", "leader_range", "weapon_range",
    "armistice", "armistice_alliances",
]  # fmt: skip
_WORDS: Final[dict[str, list[str]]] = {
    "dossier": ["nation", "kind", "name"],
    "supply": ["id", "name", "window", "effect"],
    "objective": ["id", "name"],
    "mission": ["id", "name", "condition", "reward"],
    "promotion": ["id", "name", "kind"],
    "square": ["name", "trigger", "effect"],
}
"""What must be a word in each kind of row."""
_FIGURES: Final[dict[str, list[str]]] = {
    "dossier": ["cost", "attack", "defence", "resistance", "range", "count"],
    "supply": ["copies", "value"],
    "objective": [],
    "mission": ["least", "value"],
    "promotion": ["cost"],
    "square": ["value"],
}
"""What must be a whole number, not below 0."""
_BALANCED: Final = {"2": 2, "3": 3, "4": 4, "alliances": 2}
"""W4.7: to how many points are given, by the number of players; in alliances to two sides."""
_BONUSES: Final = ["attack", "defence", "resistance", "range"]


def _wrong(table: str, name: str, line_of: str, value: object) -> Problem:
    place = DATA.line_of(NAME, name, line_of)
    return at(f"{DATA.place(NAME)}:{place}", "data-value", kind=table, name=name, text=str(value))


def _figure(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and value >= 0


def _figures(value: object, number: int) -> bool:
    return isinstance(value, list) and len(value) == number and all(_figure(one) for one in value)


def _check_numbers(numbers: dict[str, Any]) -> None:
    for name in _NUMBERS:
        if not _figure(numbers.get(name)):
            raise _wrong("numbers", name, "[numbers]", numbers.get(name))
    for players in (2, 3, 4):
        if not _figure(numbers.get("start", {}).get(str(players))):
            raise _wrong("numbers", "start", "[numbers]", numbers.get("start"))
        if not _figures(numbers.get("balance", {}).get(str(players)), players):
            raise _wrong("numbers", "balance", "[numbers]", numbers.get("balance"))
    points = numbers.get("balance_points", {})
    if not isinstance(points, dict) or not all(
        of in _BALANCED and _figures(figures, _BALANCED[of]) for of, figures in points.items()
    ):
        raise _wrong("numbers", "balance_points", "[numbers]", points)
    if not _figures(numbers["balance"].get("alliances"), 4):
        raise _wrong("numbers", "balance", "[numbers]", numbers["balance"])


def _check_row(table: str, row: dict[str, Any]) -> None:
    label = str(row.get("id", row.get("name", table)))
    for name in _WORDS[table]:
        if not isinstance(row.get(name), str) or not row[name]:
            raise _wrong(table, name, label, row.get(name))
    for name in _FIGURES[table]:
        if not _figure(row.get(name)):
            raise _wrong(table, name, label, row.get(name))
    if table == "objective":
        needs = row.get("needs")
        if not isinstance(needs, dict) or not needs or not all(_figures(values, 3) for values in needs.values()):
            raise _wrong(table, "needs", label, needs)
    if table == "promotion" and not any(_figure(row.get(name)) and row[name] for name in _BONUSES):
        raise _wrong(table, "attack", label, None)


def checked(box: dict[str, Any]) -> dict[str, Any]:
    """The box, if nothing is missing and every figure is one."""
    numbers = box.get("numbers")
    if not isinstance(numbers, dict):
        raise at(f"{DATA.place(NAME)}:1", "data-lacks", name="[numbers]")
    _check_numbers(numbers)
    if not isinstance(box.get("die"), list) or not box["die"]:
        raise at(f"{DATA.place(NAME)}:1", "data-lacks", name="die")
    for table in _WORDS:
        rows = box.get(table)
        if not isinstance(rows, list) or not rows:
            raise at(f"{DATA.place(NAME)}:1", "data-lacks", name=f"[[{table}]]")
        for row in rows:
            _check_row(table, row)
    return box


BOX: Final[dict[str, Any]] = checked(DATA.toml(NAME))
