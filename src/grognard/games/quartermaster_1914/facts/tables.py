"""The facts of the game, read once from the data files: map, nations, powers."""

from __future__ import annotations

from typing import Any, Final

from grognard.core.board import Board, bits, mask_of
from grognard.core.data import Data
from grognard.core.refusals import Problem, at

DATA: Final[Data] = Data("grognard.games.quartermaster_1914")

# Coalitions, and powers in the order of their turns

CENTRAL: Final = 0
ENTENTE: Final = 1
COALITIONS: Final[list[str]] = ["central", "entente"]

_table: Final[dict[str, Any]] = DATA.toml("nations.toml")
_powers: Final[list[dict[str, Any]]] = _table["power"]
POWER_CODES: Final[list[str]] = [row["code"] for row in _powers]
POWERS: Final[list[str]] = [row["name"] for row in _powers]
SIDE: Final[list[int]] = [COALITIONS.index(row["coalition"]) for row in _powers]
"""The coalition of each power."""
ALLIES: Final[list[list[int]]] = [[p for p in range(5) if SIDE[p] == side] for side in (CENTRAL, ENTENTE)]
"""The powers of each coalition, in the order of their turns."""

AUSTRIA: Final = 0
RUSSIA: Final = 1
GERMANY: Final = 2
FRANCE: Final = 3
BRITAIN: Final = 4

# Nations

AH: Final = 0
OT: Final = 1
RU: Final = 2
DE: Final = 3
FR: Final = 4
IT: Final = 5
UK: Final = 6
US: Final = 7

_nations: Final[list[dict[str, Any]]] = _table["nation"]
NATION_CODES: Final[list[str]] = [row["code"] for row in _nations]
NATIONS: Final[list[str]] = [row["name"] for row in _nations]
POWER_OF: Final[list[int]] = [POWER_CODES.index(row["power"]) for row in _nations]
COALITION: Final[list[int]] = [SIDE[power] for power in POWER_OF]
"""The coalition of each nation."""
NATIONS_OF: Final[list[list[int]]] = [[n for n in range(8) if POWER_OF[n] == power] for power in range(5)]
MEMBERS: Final[list[list[int]]] = [[n for n in range(8) if COALITION[n] == side] for side in (CENTRAL, ENTENTE)]
"""The nations of each coalition."""
ARMIES: Final[list[int]] = [row["armies"] for row in _nations]
NAVIES: Final[list[int]] = [row["navies"] for row in _nations]

# The map

_spaces = DATA.rows("spaces.csv", "code name kind terrain objective home_of lat lon")
SPACES: Final[list[str]] = [row["name"] for row in _spaces]
CODES: Final[list[str]] = [row["code"] for row in _spaces]
SPACE_OF: Final[dict[str, int]] = {code: number for number, code in enumerate(CODES)}
PIECES: Final[list[str]] = [f"{row['pieces']} {space}" for row in _nations for space in SPACES]
"""Nation times the number of spaces, plus space."""


def _having(column: str, value: str) -> int:
    return mask_of([number for number, row in enumerate(_spaces) if row[column] == value])


LAND: Final[int] = _having("kind", "land")
SEA: Final[int] = _having("kind", "sea")
EVERYWHERE: Final[int] = LAND | SEA
DIFFICULT: Final[int] = _having("terrain", "difficult")
OBJECTIVES: Final[int] = _having("objective", "1")

HOMES: Final[list[int]] = [SPACE_OF[row["home"]] for row in _nations]
START: Final[list[int]] = [mask_of([SPACE_OF[code] for code in row["start"]]) for row in _nations]


def _links(kinds: list[str]) -> list[tuple[int, int]]:
    rows = DATA.rows("links.csv", "a b for")
    for line, row in enumerate(rows, 2):
        if row["a"] not in SPACE_OF or row["b"] not in SPACE_OF or row["for"] not in ("all", "central"):
            raise at(f"links.csv:{line}", "expected-link")
    return [(SPACE_OF[row["a"]], SPACE_OF[row["b"]]) for row in rows if row["for"] in kinds]


LINKS: Final = _links(["all"])
CANAL: Final = _links(["central"])
"""3: the Kiel Canal joins two seas for the Central Powers only."""
BOARD: Final = Board(len(SPACES), LINKS)
BOARDS: Final[list[Board]] = [Board(len(SPACES), LINKS + CANAL), BOARD]
"""The map as each coalition may use it."""
BESIDE: Final[list[list[int]]] = [board.beside for board in BOARDS]

BEL: Final[int] = SPACE_OF["BEL"]
BUR: Final[int] = SPACE_OF["BUR"]
PIC: Final[int] = SPACE_OF["PIC"]
IRE: Final[int] = SPACE_OF["IRE"]
MID: Final[int] = SPACE_OF["MID"]
WES: Final[int] = SPACE_OF["WES"]


def codes(spaces: int) -> list[str]:
    """The codes of a set of spaces."""
    return [CODES[space] for space in bits(spaces)]


def region(text: str) -> int:
    """The spaces named so: codes, with '+adj' (and those next to it), '+next' (only those), '+2' (within two steps);
    'land' and 'sea' alone, or as a limit to the rest.

    >>> [CODES[n] for n in range(42) if region("land BUL+next") >> n & 1]
    ['SER', 'GRE', 'RUM', 'IST']
    """
    found = 0
    limit = EVERYWHERE
    named = False
    for word in text.split():
        code, _, more = word.partition("+")
        if word in ("land", "sea"):
            limit &= LAND if word == "land" else SEA
            continue
        if code not in SPACE_OF or more not in ("", "adj", "next", "2"):
            raise Problem("no-such-region", name=word)
        named = True
        space = SPACE_OF[code]
        beside = BOARD.beside[space]
        if more == "":
            found |= 1 << space
        elif more == "adj":
            found |= beside | 1 << space
        elif more == "next":
            found |= beside
        else:
            found |= BOARD.within(space, 2)
    return found & limit if named else limit


# Rounds

ROUNDS: Final = 17
SCORING: Final = (3, 7, 11, 15, 17)
OPENING: Final = 10
"""4: so many cards are dealt, of which each power keeps a hand."""
HAND: Final = 7
"""9.5: the draw step fills the hand up to so many cards."""
MARGIN: Final = 12
"""14: a lead of so many points after a scoring round wins at once."""
