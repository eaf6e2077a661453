"""The facts of the game, read once from the data files: map, nations, counters, fire tables."""

from __future__ import annotations

from typing import Final

from grognard.core.board import Board, mask_of
from grognard.core.data import Data, number_below
from grognard.core.refusals import at

DATA: Final[Data] = Data("grognard.games.paths_of_glory")

# Sides

AP: Final = 0
CP: Final = 1
SIDES: Final[list[str]] = ["AP", "CP"]
_SIDE_OF: Final[dict[str, int]] = {"ap": AP, "cp": CP}
NOBODY: Final = -1

# Nations that have units, then lands that have none

GE: Final = 0
AH: Final = 1
TU: Final = 2
BU: Final = 3
BR: Final = 4
FR: Final = 5
RU: Final = 6
IT: Final = 7
US: Final = 8
BE: Final = 9
SB: Final = 10
MN: Final = 11
RO: Final = 12
GR: Final = 13
AUS: Final = 14
CND: Final = 15
PT: Final = 16
ANA: Final = 17
SN: Final = 18
NATIONS: Final[list[str]] = [
    "GE", "AH", "TU", "BU", "BR", "FR", "RU", "IT", "US", "BE", "SB", "MN", "RO", "GR", "AUS", "CND", "PT", "ANA", "SN",
]  # fmt: skip
LANDS: Final[list[str]] = [*NATIONS, "AL", "PE", "EG", "LY", "KW", "AR", "BEACH"]
NEUTRALS: Final[list[int]] = [IT, RO, GR, BU, TU]
"""Nations that are not at war when the game begins, and that have land."""

# Places: spaces, then boxes

_rows = DATA.rows("spaces.csv", "name map nation owner terrain vp classic fort port supply capital x y lat lon")
SPACES: Final[list[str]] = [row["name"] for row in _rows]
SIZE: Final[int] = len(SPACES)
SPACE_OF: Final[dict[str, int]] = {name: number for number, name in enumerate(SPACES)}
RESERVE: Final[int] = SIZE
"""The Reserve Box of either side, as an act names it."""
PLACES: Final[list[str]] = [*SPACES, "Reserve"]
RESERVES: Final[list[int]] = [SIZE, SIZE + 1]
ELIMINATED: Final[list[int]] = [SIZE + 2, SIZE + 3]
REMOVED: Final[list[int]] = [SIZE + 4, SIZE + 5]
UNUSED: Final[int] = SIZE + 6
"""Where counters wait that have not entered the game."""
ROOMS: Final[int] = SIZE + 7

CLEAR: Final = 0
MOUNTAIN: Final = 1
SWAMP: Final = 2
FOREST: Final = 3
DESERT: Final = 4
TERRAINS: Final[list[str]] = ["clear", "mountain", "swamp", "forest", "desert"]
ROUGH: Final = (MOUNTAIN, SWAMP)
"""12.2.8, 12.3.1: what weakens an attack and forbids a flank attack."""


def _checked(column: str, words: list[str]) -> list[str]:
    for line, row in enumerate(_rows, 2):
        if row[column] not in words:
            raise at(f"spaces.csv:{line}", "expected-one-of", name=column, names=words)
    return [row[column] for row in _rows]


def _having(column: str, value: str) -> int:
    return mask_of([number for number, row in enumerate(_rows) if row[column] == value])


LAND: Final[list[int]] = [LANDS.index(code.upper()) for code in _checked("nation", [code.lower() for code in LANDS])]
"""The nation of each space."""
OF_LAND: Final[list[int]] = [mask_of([n for n in range(SIZE) if LAND[n] == land]) for land in range(len(LANDS))]
"""The spaces of each nation."""
OWNER: Final[list[int]] = [_SIDE_OF.get(code, NOBODY) for code in _checked("owner", ["ap", "cp", ""])]
"""The side in whose colour a space is printed."""
OWNED: Final[list[int]] = [_having("owner", "ap"), _having("owner", "cp")]
TERRAIN: Final[list[int]] = [TERRAINS.index(word) for word in _checked("terrain", TERRAINS)]
OF_TERRAIN: Final[list[int]] = [_having("terrain", word) for word in TERRAINS]
VICTORY: Final[int] = _having("vp", "1")
"""The VP spaces of the Historical scenario and of The Great War."""
CLASSIC_VICTORY: Final[int] = _having("classic", "1")
FORT: Final[list[int]] = [number_below(f"spaces.csv:{line}", row, "fort", 4) for line, row in enumerate(_rows, 2)]
"""15: the combat and loss factor of a fort, 0 where there is none."""
FORTS: Final[int] = mask_of([number for number in range(SIZE) if FORT[number]])
PORTS: Final[list[int]] = [_having("port", "ap"), _having("port", "cp")]
NEAR_EAST: Final[int] = _having("map", "near-east")
ALL_SPACES: Final[int] = (1 << SIZE) - 1
MAIN_MAP: Final[int] = ALL_SPACES & ~NEAR_EAST

# For drawing
AT: Final[list[tuple[int, int]]] = [(int(row["x"]), int(row["y"])) for row in _rows]
CAPITAL: Final[list[str]] = [row["capital"].upper() for row in _rows]
SOURCE: Final[list[str]] = [row["supply"].upper() for row in _rows]
PORT: Final[list[str]] = [row["port"].upper() for row in _rows]

BEACH: Final = 25
ALBANIA: Final[int] = OF_LAND[19]
PERSIA: Final[int] = OF_LAND[20]
BEACHES: Final[int] = OF_LAND[BEACH]
FRANCE: Final[int] = OF_LAND[FR]
BELGIUM: Final[int] = OF_LAND[BE]
GERMANY: Final[int] = OF_LAND[GE]
BRITAIN: Final[int] = OF_LAND[BR]
ITALY: Final[int] = OF_LAND[IT]
RUSSIA: Final[int] = OF_LAND[RU]
SERBIA: Final[int] = OF_LAND[SB]
GREECE: Final[int] = OF_LAND[GR]
ROMANIA: Final[int] = OF_LAND[RO]
AUSTRIA: Final[int] = OF_LAND[AH]
TURKEY: Final[int] = OF_LAND[TU]
WESTERN_FRONT: Final[int] = FRANCE | BELGIUM | GERMANY

# Supply sources and capitals

LONDON: Final[int] = SPACE_OF["London"]
ESSEN: Final[int] = SPACE_OF["Essen"]
BRESLAU: Final[int] = SPACE_OF["Breslau"]
SOFIA: Final[int] = SPACE_OF["Sofia"]
CONSTANTINOPLE: Final[int] = SPACE_OF["Constantinople"]
BELGRADE: Final[int] = SPACE_OF["Belgrade"]
SALONIKA: Final[int] = SPACE_OF["Salonika"]
CENTRAL_SOURCES: Final[int] = _having("supply", "cp")
EASTERN_SOURCES: Final[int] = _having("supply", "ru")
RUSSIAN_SOURCES: Final[int] = EASTERN_SOURCES & RUSSIA

CAPITALS: Final[list[list[int]]] = [
    [number for number, row in enumerate(_rows) if row["capital"].upper() == code] for code in NATIONS
]
"""For each nation its capitals: two for Austria-Hungary, none for Russia and the United States."""
CAPITALS[BE].append(SPACE_OF["Brussels"])
for _nation in (AUS, CND, PT, ANA):
    CAPITALS[_nation] += CAPITALS[BR]
CAPITALS[SN] += CAPITALS[TU]

PARIS: Final[int] = SPACE_OF["Paris"]
ORLEANS: Final[int] = SPACE_OF["Orleans"]
BERLIN: Final[int] = SPACE_OF["Berlin"]
CAUCASUS: Final[int] = SPACE_OF["Caucasus"]
GALLIPOLI: Final[int] = SPACE_OF["Gallipoli"]
TARANTO: Final[int] = SPACE_OF["Taranto"]
VALONA: Final[int] = SPACE_OF["Valona"]
TIRANA: Final[int] = SPACE_OF["Tirana"]
MEDINA: Final[int] = SPACE_OF["Medina"]
AQABA: Final[int] = SPACE_OF["Aqaba"]
ARABIA: Final[int] = SPACE_OF["Arabia"]
LIBYA: Final[int] = SPACE_OF["Libya"]
SINAI: Final[int] = SPACE_OF["Sinai"]
BASRA: Final[int] = SPACE_OF["Basra"]
BAKU: Final[int] = SPACE_OF["Baku"]
CETINJE: Final[int] = SPACE_OF["Cetinje"]
NIS: Final[int] = SPACE_OF["Nis"]
WARSAW: Final[int] = SPACE_OF["Warsaw"]
SEDAN: Final[int] = SPACE_OF["Sedan"]
LIEGE: Final[int] = SPACE_OF["Liege"]
AACHEN: Final[int] = SPACE_OF["Aachen"]
KOBLENZ: Final[int] = SPACE_OF["Koblenz"]
ALEXANDRIA: Final[int] = SPACE_OF["Alexandria"]
KAVALA: Final[int] = SPACE_OF["Kavala"]
CALAIS: Final[int] = SPACE_OF["Calais"]


def spaces(*names: str) -> int:
    """The set of these spaces."""
    return mask_of([SPACE_OF[name] for name in names])


GREECE_OPENED: Final[int] = spaces("Salonika", "Kavala")
"""9.5.2.4: what Salonika opens."""
CHANNEL: Final[int] = spaces("Amiens", "Calais", "Ostend")
"""11.1.9: where the Central Powers may not end a move at first."""
BRITISH_BELGIANS: Final[int] = spaces("Antwerp", "Ostend", "Calais", "Amiens")
"""9.2.3: where Belgians count as British for activation."""
ALPINE_FRONT: Final[int] = spaces("Trent", "Villach", "Trieste")
"""5.7.4.6: where no German army may end a move at first."""
BEYOND_CAUCASUS: Final[int] = spaces("Poti", "Grozny")
"""11.3.2: across the link from Caucasus."""
ENTRY: Final[list[int]] = [0] * len(NATIONS)
"""R-57: where armies of a nation enter."""
ENTRY[GE] = spaces("Berlin", "Essen", "Breslau")
ENTRY[AH] = spaces("Vienna", "Budapest")
ENTRY[TU] = spaces("Constantinople")
ENTRY[FR] = spaces("Paris")
ENTRY[BR] = spaces("London")
ENTRY[IT] = spaces("Rome")
ENTRY[RU] = RUSSIAN_SOURCES
ENTRY[US] = PORTS[AP] & FRANCE
ENTRY[SB] = spaces("Belgrade")
ENTRY[BE] = spaces("Brussels", "Antwerp", "Ostend")

# Links and who may use them

SOLID: Final = 0
_CLASSES: Final[list[str]] = ["", "br", "it", "ru", "ana", "ana tu", "beachhead"]
CROSSING: Final = 7
"""The links between Caucasus and the Near East map, which one Russian corps may cross in a turn (11.3.2)."""


def _links() -> list[tuple[int, int, int]]:
    found: list[tuple[int, int, int]] = []
    for line, row in enumerate(DATA.rows("links.csv", "a b only"), 2):
        if row["a"] not in SPACE_OF or row["b"] not in SPACE_OF or row["only"] not in _CLASSES:
            raise at(f"links.csv:{line}", "expected-link")
        a, b = SPACE_OF[row["a"]], SPACE_OF[row["b"]]
        crosses = CAUCASUS in (a, b) and (BEYOND_CAUCASUS >> a | BEYOND_CAUCASUS >> b) & 1
        found.append((a, b, CROSSING if crosses else _CLASSES.index(row["only"])))
    return found


LINKS: Final = _links()
ONLY: Final[list[str]] = [row["only"] for row in DATA.rows("links.csv", "a b only")]
"""Who may use each link, as the table names them; nothing where all may."""
BOARD: Final = Board(SIZE, [(a, b) for a, b, _ in LINKS], [only for _, _, only in LINKS])
_COMMON: Final = 0b1000001
"""Solid links, and those to the beachhead, which is closed to all where its marker is not."""
USABLE: Final[list[int]] = [_COMMON] * len(NATIONS)
"""For each nation the classes of links that its units may use."""
for _nation in (BR, AUS, CND, PT):
    USABLE[_nation] |= 1 << 1
USABLE[IT] |= 1 << 2
USABLE[RU] |= 1 << 3
USABLE[ANA] |= 1 << 4 | 1 << 5
for _nation in (TU, SN):
    USABLE[_nation] |= 1 << 5
EASTERN: Final = _COMMON | 1 << 3 | 1 << CROSSING
"""14.1.3: the links over which Russians, Romanians and Serbs trace supply."""
ALL_LINKS: Final = (1 << CROSSING + 1) - 1
SOLID_BESIDE: Final[list[int]] = BOARD.beside_by(1 << SOLID)

# Counters

_units = DATA.rows(
    "units.csv",
    "unit side nation kind cf lf mf reduced_cf reduced_lf reduced_mf replaceable near_east points count counts_as"
    " priority optional",
)
UNITS: Final[list[str]] = [row["unit"] for row in _units]
"""The sorts of counters; of armies there is one of each."""
UNIT_OF: Final[dict[str, int]] = {name: number for number, name in enumerate(UNITS)}
COUNT: Final[list[int]] = [int(row["count"]) for row in _units]
SORT: Final[list[int]] = [number for number in range(len(UNITS)) for _ in range(COUNT[number])]
"""The sort of each counter."""
PIECES: Final[int] = len(SORT)
FIRST: Final[list[int]] = [SORT.index(number) for number in range(len(UNITS))]
"""The first counter of each sort."""


def _names() -> list[str]:
    return [
        UNITS[sort] if COUNT[sort] == 1 else f"{UNITS[sort]}{piece - FIRST[sort] + 1}"
        for piece, sort in enumerate(SORT)
    ]


PIECE_NAMES: Final[list[str]] = _names()


def _each(column: str) -> list[int]:
    return [int(_units[sort][column]) for sort in SORT]


SIDE: Final[list[int]] = [_SIDE_OF[_units[sort]["side"]] for sort in SORT]
NATION: Final[list[int]] = [NATIONS.index(_units[sort]["nation"].upper()) for sort in SORT]
COUNTS_AS: Final[list[int]] = [NATIONS.index(_units[sort]["counts_as"].upper()) for sort in SORT]
"""R-89: the nation as which a unit is activated, attacks together with others, and redeploys."""
ARMY: Final[list[bool]] = [_units[sort]["kind"] == "army" for sort in SORT]
COMBAT: Final[list[list[int]]] = [_each("cf"), _each("reduced_cf")]
"""Combat factors of counters at full strength, then of reduced ones."""
LOSS: Final[list[list[int]]] = [_each("lf"), _each("reduced_lf")]
SPEED: Final[list[list[int]]] = [_each("mf"), _each("reduced_mf")]
REPLACEABLE: Final[list[bool]] = [value == 1 for value in _each("replaceable")]
IN_NEAR_EAST: Final[list[bool]] = [value == 1 for value in _each("near_east")]
"""11.3.1: whether a unit may enter the Near East map."""
PRIORITY: Final[list[int]] = [int(_units[sort]["priority"] or 9) for sort in SORT]
"""12.4.5: in which order attackers take their first loss; 9 for all others."""

POINTS: Final[list[str]] = ["GE", "AH", "TU", "BU", "BR", "FR", "RU", "IT", "US", "A"]
"""The kinds of replacement points; all but the last have the number of their nation."""
ALLIED: Final = 9
POINTS_OF: Final[list[int]] = [
    POINTS.index(_units[sort]["points"].upper()) if _units[sort]["points"] else NOBODY for sort in SORT
]
"""17.1.1: the kind of points that a counter takes."""
NATION_SIDE: Final[list[int]] = [SIDE[NATION.index(nation)] for nation in range(len(NATIONS))]
ARMIES: Final[int] = mask_of([piece for piece in range(PIECES) if ARMY[piece]])


def piece(name: str) -> int:
    """The number of the counter called so."""
    return PIECE_NAMES.index(name)


GE11: Final[int] = piece("GE11")
BEF: Final[int] = piece("BEF")
BEFC: Final[int] = piece("BEFc")
MEF: Final[int] = piece("MEF")
NE: Final[int] = piece("NE")
ORIENT: Final[int] = piece("ORIENT")
CAU: Final[int] = piece("CAU")
ANAC: Final[int] = piece("ANAc")
SNC: Final[int] = piece("SNc")
MNC: Final[int] = piece("MNc")
BE1: Final[int] = piece("BE1")
BRC: Final[int] = UNIT_OF["BRc"]
FRC: Final[int] = UNIT_OF["FRc"]
GRC: Final[int] = UNIT_OF["GRc"]
AUSC: Final[int] = UNIT_OF["AUSc"]
RUC: Final[int] = UNIT_OF["RUc"]
AHC: Final[int] = UNIT_OF["AHc"]
PLC: Final[int] = UNIT_OF["PLc"]
RUCAVC: Final[int] = UNIT_OF["RUCAVc"]
CZLC: Final[int] = UNIT_OF["CZLc"]
BRITISH_EXPEDITION: Final = (BEF, BEFC)
GREEKS: Final[list[int]] = [p for p in range(PIECES) if SORT[p] == GRC]

STACK: Final = 3
"""10.1.1: so many units may be in a space."""

# Turns and seasons

WINTER: Final = 0
SPRING: Final = 1
SUMMER: Final = 2
FALL: Final = 3
TURNS: Final = 20
ROUNDS: Final = 6


def season(turn: int) -> int:
    """The season of a turn; the first two have none (R-1).

    >>> season(2), season(3) == FALL, season(4) == WINTER, season(10) == SUMMER
    (-1, True, True, True)
    """
    return turn % 4 if turn > 2 else NOBODY


# 12.2.8: the fire tables, by column and die

CORPS_FIRE: Final[list[list[int]]] = [
    [0, 0, 0, 0, 1, 1],
    [0, 0, 0, 1, 1, 1],
    [0, 1, 1, 1, 1, 1],
    [1, 1, 1, 1, 2, 2],
    [1, 1, 1, 2, 2, 2],
    [1, 1, 2, 2, 2, 3],
    [1, 1, 2, 2, 3, 3],
    [1, 2, 2, 3, 3, 4],
    [2, 2, 3, 3, 4, 4],
]
ARMY_FIRE: Final[list[list[int]]] = [
    [0, 1, 1, 1, 2, 2],
    [1, 1, 2, 2, 3, 3],
    [1, 2, 2, 3, 3, 4],
    [2, 2, 3, 3, 4, 4],
    [2, 3, 3, 4, 4, 5],
    [3, 3, 4, 4, 5, 5],
    [3, 4, 4, 5, 5, 7],
    [4, 4, 5, 5, 7, 7],
    [4, 5, 5, 7, 7, 7],
    [5, 5, 7, 7, 7, 7],
]
CORPS_COLUMNS: Final[list[str]] = ["0", "1", "2", "3", "4", "5", "6", "7", "8+"]
ARMY_COLUMNS: Final[list[str]] = ["1", "2", "3", "4", "5", "6-8", "9-11", "12-14", "15", "16+"]
_ARMY_COLUMN: Final[list[int]] = [0, 0, 1, 2, 3, 4, 5, 5, 5, 6, 6, 6, 7, 7, 7, 8, 9]


def column(army: bool, factors: int) -> int:
    """The column for so many combat factors.

    >>> ARMY_COLUMNS[column(True, 7)], ARMY_COLUMNS[column(True, 0)], CORPS_COLUMNS[column(False, 9)]
    ('6-8', '1', '8+')
    """
    return _ARMY_COLUMN[min(factors, 16)] if army else min(factors, 8)


# 7: mandated offensives, by die

OFFENSIVES: Final[list[list[int]]] = [[FR, FR, BR, IT, IT, RU], [AH, IT, TU, GE, NOBODY, NOBODY]]
"""For the Central Powers Italy stands for AH(IT): an Austrian attack on Italians."""
BOXES: Final[list[list[int]]] = [[FR, BR, IT, RU, NOBODY], [AH, IT, TU, GE, NOBODY]]
"""7.1.2: the order of the boxes, for the shift to the right."""

# 16.5: what an offer of peace terms changes, by die; then the same from a combined War Status of 20

PEACE: Final[list[list[int]]] = [[1, 1, 1, 0, 0, -1], [1, 1, 0, 0, 0, -1]]
"""In favour of the side that offers."""
PEACE_STATUS: Final = 20
