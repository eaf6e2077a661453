"""The facts of the game, read once from the data files: map, nations, pieces, cards."""

from __future__ import annotations

from typing import Any, Final

from grognard.core.board import Board
from grognard.core.data import Data, number_below

DATA: Final[Data] = Data("grognard.games.friedrich")

# Nations, in the order of their stages

PRUSSIA: Final = 0
HANOVER: Final = 1
RUSSIA: Final = 2
SWEDEN: Final = 3
AUSTRIA: Final = 4
IMPERIAL: Final = 5
FRANCE: Final = 6

_nations: list[dict[str, Any]] = DATA.toml("nations.toml")["nation"]
NATIONS: Final[list[str]] = [nation["name"] for nation in _nations]
DEFENDER: Final[list[bool]] = [nation["side"] == "defender" for nation in _nations]
"""Whether the nation is on Frederick's side."""
START_TROOPS: Final[list[int]] = [nation["troops"] for nation in _nations]
DEPOTS: Final[list[list[int]]] = [nation["depots"] for nation in _nations]

# Suits

SPADES: Final = 0
CLUBS: Final = 1
HEARTS: Final = 2
DIAMONDS: Final = 3
SUITS: Final[list[str]] = ["spades", "clubs", "hearts", "diamonds"]

# The map

_cities = DATA.rows("cities.csv", "id name country suit kind objective_of objective_order x y lat lon")
CITIES: Final[list[str]] = [row["name"] for row in _cities]
COUNTRY: Final[list[str]] = [row["country"] for row in _cities]
COUNTRIES: Final[list[str]] = sorted(set(COUNTRY))
SUIT: Final[list[int]] = [SUITS.index(row["suit"]) for row in _cities]
X: Final[list[int]] = [int(row["x"]) for row in _cities]
Y: Final[list[int]] = [int(row["y"]) for row in _cities]
PLACES: Final[list[tuple[float, float]]] = [(float(row["lat"]), float(row["lon"])) for row in _cities]
OBJECTIVE_OF: Final[list[int]] = [NATIONS.index(row["objective_of"]) if row["objective_of"] else -1 for row in _cities]
"""The nation that wants this city, or -1."""
OBJECTIVE_ORDER: Final[list[int]] = [int(row["objective_order"] or 0) for row in _cities]
OBJECTIVES: Final[list[list[int]]] = [
    [city for city, owner in enumerate(OBJECTIVE_OF) if owner == nation] for nation in range(len(NATIONS))
]


def _defender(country: str) -> int:
    for number, nation in enumerate(_nations):
        if country in nation["defends"]:
            return number
    return -1


DEFENDED_BY: Final[list[int]] = [_defender(country) for country in COUNTRY]
"""5: the nation that protects and wins back objectives in this city, or -1."""
HOME: Final[list[list[bool]]] = [[country in nation["home"] for country in COUNTRY] for nation in _nations]
"""For each nation, whether a city is in its home country."""

_roads = DATA.rows("roads.csv", "a b main")
_ends = [
    (number_below(f"roads.csv:{line}", row, "a", len(CITIES)), number_below(f"roads.csv:{line}", row, "b", len(CITIES)))
    for line, row in enumerate(_roads, 2)
]
ROADS: Final[list[tuple[int, int, bool]]] = [
    (a, b, row["main"] == "1") for (a, b), row in zip(_ends, _roads, strict=True)
]
BOARD: Final = Board(len(CITIES), _ends)
MAIN_ROADS: Final = Board(len(CITIES), [(a, b) for a, b, main in ROADS if main])

SECTORS: Final = DATA.rows("sectors.csv", "sector name suit x_min x_max y_min y_max")
REGIONS: Final[dict[str, list[int]]] = {
    row["region"]: [int(city) for city in row["cities"].split()] for row in DATA.rows("regions.csv", "region cities")
}
EAST_PRUSSIA: Final[list[int]] = REGIONS["east_prussia"]
LINE_5: Final = 935
"""13: the map line of the Offensive Option; a city south of it has a greater y."""
_REENTRY: Final = ["prussia", "hanover", "russia", "sweden", "austria", "imperial", "france"]
SUBSTITUTES: Final[list[list[int]]] = [REGIONS[f"reentry_{name}"] for name in _REENTRY]
"""10: the cities where a nation enters when its depots are taken."""
REVISED_SUBSTITUTES: Final[list[list[int]]] = [
    REGIONS.get(f"reentry_{name}_revised", REGIONS[f"reentry_{name}"]) for name in _REENTRY
]


def city(name: str) -> int:
    """The city with exactly this name."""
    return CITIES.index(name)


HALLE: Final = city("Halle")
KUSTRIN: Final = city("Küstrin")

# Pieces: the generals of all nations by rank, then the supply trains

_generals: list[tuple[int, str, int]] = [
    (number, name, place) for number, nation in enumerate(_nations) for name, place in nation["generals"]
]
_trains: list[tuple[int, str, int]] = [
    (number, name, place) for number, nation in enumerate(_nations) for name, place in nation["trains"]
]
GENERALS: Final = len(_generals)
PIECES: Final[list[str]] = [name for _, name, _ in _generals + _trains]
NATION: Final[list[int]] = [nation for nation, _, _ in _generals + _trains]
START: Final[list[int]] = [place for _, _, place in _generals + _trains]
FIRST: Final[list[int]] = [NATION.index(nation) for nation in range(len(NATIONS))]
"""The highest-ranking general of a nation; the others follow by rank, up to LAST (which is not his any more)."""
LAST: Final[list[int]] = [first + len(_nations[nation]["generals"]) for nation, first in enumerate(FIRST)]
GENERALS_OF: Final[list[list[int]]] = [list(range(FIRST[n], LAST[n])) for n in range(len(NATIONS))]
TRAINS_OF: Final[list[list[int]]] = [
    [piece for piece in range(GENERALS, len(PIECES)) if NATION[piece] == nation] for nation in range(len(NATIONS))
]


def general(name: str) -> int:
    return PIECES.index(name)


FRIEDRICH: Final = general("Friedrich")
HEINRICH: Final = general("Heinrich")
LEHWALDT: Final = general("Lehwaldt")
CUMBERLAND: Final = general("Cumberland")
SALTIKOV: Final = general("Saltikov")
FERMOR: Final = general("Fermor")
APRAXIN: Final = general("Apraxin")
TOTTLEBEN: Final = general("Tottleben")
EHRENSVARD: Final = general("Ehrensvärd")
DAUN: Final = general("Daun")
KARL: Final = general("Karl")
LAUDON: Final = general("Laudon")
HILDBURGHAUSEN: Final = general("Hildburghausen")
RICHELIEU: Final = general("Richelieu")
SOUBISE: Final = general("Soubise")
CHEVERT: Final = general("Chevert")

MOST_TROOPS: Final = 8
"""6: the most troops one general can lead."""
MOST_STACKED: Final = 3
"""4: the most generals in one city."""
GENERAL_PACE: Final = 3
"""4: how many cities a general moves; one more on main roads alone."""
TRAIN_PACE: Final = 2

# Tactical cards: four decks of 50, each 2 to 13 of four suits and two Reserves

DECK_SIZE: Final = 50
DECKS: Final = 4
CARDS: Final = DECKS * DECK_SIZE
RESERVE: Final = -1
"""The suit of a Reserve."""


def _card(card: int) -> tuple[int, int, str]:
    """Suit, value and name of a card."""
    deck, place = divmod(card, DECK_SIZE)
    if place >= 48:
        return RESERVE, 10, f"R{'AB'[place - 48]}.{deck + 1}"
    suit, step = divmod(place, 12)
    return suit, step + 2, f"{step + 2}{'SCHD'[suit]}.{deck + 1}"


CARD_SUIT: Final[list[int]] = [_card(card)[0] for card in range(CARDS)]
CARD_VALUE: Final[list[int]] = [_card(card)[1] for card in range(CARDS)]
"""What a card is worth; a Reserve counts 10 in recruiting."""
CARD_NAMES: Final[list[str]] = [_card(card)[2] for card in range(CARDS)]
SUITED: Final[list[int]] = [
    sum(1 << card for card in range(CARDS) if CARD_SUIT[card] == suit) for suit in range(len(SUITS))
]
"""For each suit, the set of its cards."""
OF_VALUE: Final[list[int]] = [
    sum(1 << card for card in range(CARDS) if CARD_VALUE[card] == value) for value in range(14)
]
"""For each value, the set of its cards; a Reserve counts as a 10."""
RESERVES: Final[int] = sum(1 << card for card in range(CARDS) if CARD_SUIT[card] == RESERVE)
DECK_OF: Final[list[int]] = [((1 << DECK_SIZE) - 1) << (deck * DECK_SIZE) for deck in range(DECKS)]
"""The set of all cards of a deck."""
ELEVENS: Final[int] = sum(1 << card for card in range(CARDS) if CARD_SUIT[card] == SPADES and CARD_VALUE[card] == 11)

# Cards of fate: 12 with a number, 6 strokes

STROKES: Final[list[str]] = ["America", "Elisabeth", "India", "Lord Bute", "Poems", "Sweden"]
FIRST_FATE: Final = 6
"""The turn at whose end the first card of fate is drawn."""
FATE_NAMES: Final[list[str]] = [str(number) for number in range(1, 13)] + STROKES
FATES: Final = len(FATE_NAMES)
NUMBERED: Final = 12
AMERICA: Final = 12
ELISABETH: Final = 13
INDIA: Final = 14
LORD_BUTE: Final = 15
POEMS: Final = 16
SWEDEN_STROKE: Final = 17
