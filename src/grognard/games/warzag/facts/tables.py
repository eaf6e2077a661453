"""The facts of the game, read once from the data files: board, nations, the parts of the box."""

from __future__ import annotations

from typing import Any, Final

from grognard.core.board import Board, mask_of
from grognard.core.data import number_below
from grognard.core.refusals import at
from grognard.games.warzag.facts.box import BOX, DATA

_numbers: Final[dict[str, Any]] = BOX["numbers"]

# Nations

UK: Final = 0
USSR: Final = 1
GERMANY: Final = 2
ITALY: Final = 3
NATIONS: Final[list[str]] = ["uk", "ussr", "germany", "italy"]
ALLIANCES: Final[list[str]] = ["allies", "axis"]
SIDE: Final[list[int]] = [0, 0, 1, 1]
"""The alliance of each nation."""
PARTNER: Final[list[int]] = [USSR, UK, ITALY, GERMANY]
LEADERS: Final[list[str]] = ["Churchill", "Stalin", "Hitler", "Mussolini"]

# Kinds of armies, and the dossiers: nation times four, plus kind

INFANTRY: Final = 0
ARTILLERY: Final = 1
ARMOUR: Final = 2
AIR: Final = 3
KINDS: Final[list[str]] = ["infantry", "artillery", "armour", "air"]


def number_among(kind: str, names: list[str], name: str) -> int:
    """Where a word of the box stands among those that the rules know."""
    if name not in names:
        raise at("box.toml", "no-such-target", kind=kind, name=name)
    return names.index(name)


def in_order(rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The dossiers, nation by nation and kind by kind."""
    found: dict[tuple[str, str], dict[str, Any]] = {(row["nation"], row["kind"]): row for row in rows}
    for nation in NATIONS:
        for kind in KINDS:
            if (nation, kind) not in found:
                raise at("box.toml", "no-such-target", kind="dossier", name=f"{nation} {kind}")
    return [found[nation, kind] for nation in NATIONS for kind in KINDS]


_rows: Final[list[dict[str, Any]]] = in_order(BOX["dossier"])
DOSSIERS: Final[list[str]] = [row["name"] for row in _rows]
COUNT: Final[list[int]] = [row["count"] for row in _rows]

# Armies: those of a dossier one after the other

_PEOPLE: Final[list[str]] = ["UK", "Soviet", "German", "Italian"]


def _first() -> list[int]:
    found, number = [], 0
    for count in COUNT:
        found.append(number)
        number += count
    return found


FIRST: Final[list[int]] = _first()
"""The first army of each dossier."""
DOSSIER: Final[list[int]] = [dossier for dossier, count in enumerate(COUNT) for _ in range(count)]
"""For each army its dossier, for its nation and kind."""
ARMIES: Final[list[str]] = [
    f"{_PEOPLE[dossier // 4]} {KINDS[dossier % 4]} {number - FIRST[dossier] + 1}"
    for number, dossier in enumerate(DOSSIER)
]
NATION: Final[list[int]] = [dossier // 4 for dossier in DOSSIER]
KIND: Final[list[int]] = [dossier % 4 for dossier in DOSSIER]

# The board

STANDARD: Final = "standard"
BOARD_ROWS: Final[list[dict[str, str]]] = DATA.rows("board.csv", "name kind defence resistance income q r panel")
TERRITORIES: Final[list[str]] = [row["name"] for row in BOARD_ROWS]
SIZE: Final[int] = len(TERRITORIES)
STOCK: Final[int] = SIZE
"""Where armies are that are not on the board."""
PANELS: Final[list[str]] = [row["panel"] for row in BOARD_ROWS]
PLACES: Final[list[tuple[int, int]]] = [(int(row["q"]), int(row["r"])) for row in BOARD_ROWS]
"""W3.1: q to the right, r to the lower right."""
STEPS: Final = [(1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1)]


def _links() -> list[tuple[int, int]]:
    at_place = {place: number for number, place in enumerate(PLACES)}
    found: list[tuple[int, int]] = []
    for number, (q, r) in enumerate(PLACES):
        for dq, dr in STEPS:
            other = at_place.get((q + dq, r + dr), -1)
            if other > number:
                found.append((number, other))
    return found


BOARD: Final[Board] = Board(SIZE, _links())
BESIDE: Final[list[int]] = BOARD.beside
"""For each territory the set of those next to it."""
WITH_BESIDE: Final[list[int]] = [near | 1 << number for number, near in enumerate(BESIDE)]


def _of_kind(kind: str) -> int:
    return mask_of([number for number, row in enumerate(BOARD_ROWS) if row["kind"] == kind])


PLAIN: Final[int] = _of_kind(STANDARD)
BASES: Final[int] = _of_kind("base")
HISTORIC: Final[int] = _of_kind("historic")
INDUSTRY: Final[int] = _of_kind("industry")
RESEARCH: Final[int] = _of_kind("research")
STRATEGIC: Final[int] = HISTORIC | INDUSTRY
EVERYWHERE: Final[int] = (1 << SIZE) - 1
KIND_OF: Final[list[str]] = [row["kind"] for row in BOARD_ROWS]


def column(rows: list[dict[str, str]], name: str) -> list[int]:
    """A number of each territory."""
    return [number_below(f"board.csv:{line}", row, name, 100) for line, row in enumerate(rows, 2)]


INCOME: Final[list[int]] = column(BOARD_ROWS, "income")


def territory(name: str) -> int:
    return TERRITORIES.index(name)


BASE_ORDER: Final[list[int]] = [territory(name) for name in ("Alfa", "Charlie", "Delta", "Foxtrot")]
"""W4.4: in alphabetical order, which is also clockwise."""
LABORATORY: Final[int] = territory("Research")

# Developments

CAMP: Final = 0
PRODUCTION: Final = 1
FORT: Final = 2
DEVELOPMENTS: Final[list[str]] = ["camp", "production", "fortification"]

# Numbers of the box

START: Final[dict[int, int]] = {int(players): points for players, points in _numbers["start"].items()}
STACK: Final[int] = _numbers["stack"]
HAND: Final[int] = _numbers["hand"]
MOST_POINTS: Final[int] = _numbers["most_points"]
ANNEX: Final[int] = _numbers["annex"]
ANNEX_BASE: Final[int] = _numbers["annex_base"]
DEVELOP: Final[int] = _numbers["develop"]
PRODUCES: Final[int] = _numbers["production"]
PER_ARMY: Final[int] = _numbers["per_army"]
FORT_DEFENCE: Final[int] = _numbers["fort_defence"]
FORT_RESISTANCE: Final[int] = _numbers["fort_resistance"]
ACTIVATE: Final[int] = _numbers["activate"]
GIFT: Final[int] = _numbers["gift"]
ARMISTICE: Final[list[int]] = [_numbers["armistice"], _numbers["armistice_alliances"]]
"""The last round, in free-for-all and in alliances."""

# The special die

DEFEAT: Final = 0
RESIST: Final = 1
TENACITY: Final = 2
SYMBOLS: Final[list[str]] = ["defeat", "resistance", "tenacity"]
