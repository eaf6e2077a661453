"""5: the cards, read once from their table: 216 of 152 kinds. A card is a number from 0 to 215, a set a bit set.

What a card does when it is played is a list of lines under `do`; effects.py reads them.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from typing import Any, Final

from grognard.core.board import mask_of
from grognard.core.refusals import Problem
from grognard.games.quartermaster_1914.facts import tables
from grognard.games.quartermaster_1914.facts.tables import (
    COALITIONS,
    MEMBERS,
    NATION_CODES,
    POWER_CODES,
    POWER_OF,
    region,
)

# Types of cards

BUILD_ARMY: Final = 0
BUILD_NAVY: Final = 1
LAND_BATTLE: Final = 2
SEA_BATTLE: Final = 3
ECONOMIC: Final = 4
STATUS: Final = 5
EVENT: Final = 6
TYPES: Final[list[str]] = [
    "Build Army", "Build Navy", "Land Battle", "Sea Battle", "Economic Warfare", "Status", "Event",
]  # fmt: skip

# Prepare symbols

RA: Final = 0
RN: Final = 1
SLB: Final = 2
SSB: Final = 3
CA: Final = 4
ATR: Final = 5
SYMBOLS: Final[list[str]] = [
    "Reinforce Army", "Reinforce Navy", "Sustain Land Battle", "Sustain Sea Battle", "Counterattack", "Attrition",
]  # fmt: skip
_SYMBOL_CODES: Final = ["RA", "RN", "SLB", "SSB", "CA", "ATR"]

# Where a prepared card counts, besides named spaces
ANYWHERE: Final = 0
NAMED: Final = 1
CLEAR: Final = 2
HARD: Final = 3


class Count:
    """A number read off the board: the pieces of some nations in a region."""

    def __init__(self, text: str) -> None:
        """'FR:land': the French armies; 'central:sea': the navies of the Central Powers; 'DE:land:PIC+adj': ..."""
        who, *parts = text.split(":")
        if who not in COALITIONS and who not in NATION_CODES:
            raise Problem("no-such-side", name=who, names=[*COALITIONS, *NATION_CODES])
        self.text = text
        self.nations = MEMBERS[COALITIONS.index(who)] if who in COALITIONS else [NATION_CODES.index(who)]
        self.where = tables.EVERYWHERE
        for part in parts:
            self.where &= region(part)

    def number(self, pieces: Sequence[int]) -> int:
        """How many there are, of these pieces of the nations."""
        found = 0
        for nation in self.nations:
            found += (pieces[nation] & self.where).bit_count()
        return found


class Hit:
    """Attrition of one power: a number, and one more for each piece that is counted: 'UKUS=1', 'FRIT=1+FR:land'."""

    def __init__(self, word: str) -> None:
        power, _, amount = word.partition("=")
        base, _, more = amount.partition("+")
        if power not in POWER_CODES or not base.isdecimal():
            raise Problem("no-hit", text=word, names=POWER_CODES)
        self.power = POWER_CODES.index(power)
        self.base = int(base)
        self.count = Count(more) if more else None

    def number(self, pieces: Sequence[int]) -> int:
        """How many cards it costs, with these pieces of the nations on the board."""
        return self.base + (self.count.number(pieces) if self.count is not None else 0)


# The kinds, column by column

FILE: Final = "cards.toml"
_cards: Final[list[dict[str, Any]]] = tables.DATA.toml(FILE)["card"]
KINDS: Final[list[str]] = [row["name"] for row in _cards]
KIND_OF: Final[dict[str, int]] = {name: number for number, name in enumerate(KINDS)}
NATION: Final[list[int]] = [NATION_CODES.index(row["nation"]) for row in _cards]
TYPE: Final[list[int]] = [TYPES.index(row["type"]) for row in _cards]
COPIES: Final[list[int]] = [row.get("copies", 1) for row in _cards]
SUPPLY: Final[list[bool]] = [row.get("supply", False) for row in _cards]
DO_LINES: Final[list[list[str]]] = [row.get("do", []) for row in _cards]
TOLD: Final[list[bool]] = [row.get("told", False) for row in _cards]
"""Whether the text files tell what a card does."""
WHERE_TEXT: Final[list[str]] = [row.get("where", "") for row in _cards]


def _symbol(text: str) -> tuple[int, int, list[Hit]]:
    if text.startswith("ATR:"):
        return ATR, 0, [Hit(word) for word in text[4:].split(";")]
    strength = 2 if text.endswith("2") else 1
    return _SYMBOL_CODES.index(text.rstrip("2")), strength, []


_symbols: Final = [_symbol(row["symbol"]) for row in _cards]
SYMBOL: Final[list[int]] = [found[0] for found in _symbols]
STRENGTH: Final[list[int]] = [found[1] for found in _symbols]
"""1 or 2 for a single or double symbol; 0 for attrition of named powers."""
HITS: Final[list[list[Hit]]] = [found[2] for found in _symbols]


def _limit(text: str) -> int:
    if not text:
        return ANYWHERE
    return CLEAR if text == "clear" else HARD if text == "difficult" else NAMED


LIMIT: Final[list[int]] = [_limit(text) for text in WHERE_TEXT]
LIMIT_SPACES: Final[list[int]] = [region(t) if _limit(t) == NAMED else tables.EVERYWHERE for t in WHERE_TEXT]

# The cards themselves

KIND: Final[list[int]] = [number for number, copies in enumerate(COPIES) for _ in range(copies)]
"""The kind of each card."""
CARDS: Final = len(KIND)


def _names() -> list[str]:
    names: list[str] = []
    for number, copies in enumerate(COPIES):
        names += [KINDS[number]] if copies == 1 else [f"{KINDS[number]} {copy + 1}" for copy in range(copies)]
    return names


CARD_NAMES: Final[list[str]] = _names()
KIND_MASK: Final[list[int]] = [mask_of([c for c in range(CARDS) if KIND[c] == k]) for k in range(len(KINDS))]
"""The cards of each kind."""
DECK: Final[list[int]] = [mask_of([c for c in range(CARDS) if POWER_OF[NATION[KIND[c]]] == p]) for p in range(5)]
"""All cards of each power."""
OF_NATION: Final[list[int]] = [mask_of([c for c in range(CARDS) if NATION[KIND[c]] == n]) for n in range(8)]
OF_TYPE: Final[list[int]] = [mask_of([c for c in range(CARDS) if TYPE[KIND[c]] == t]) for t in range(len(TYPES))]
OF_SYMBOL: Final[list[int]] = [mask_of([c for c in range(CARDS) if SYMBOL[KIND[c]] == y]) for y in range(len(SYMBOLS))]


def line_of(kind: int, text: str) -> int:
    """The line of the table of cards where this stands, for a card of this kind."""
    return tables.DATA.line_of(FILE, text, f'name = "{KINDS[kind]}"')


def card(name: str) -> int:
    """The one card called so."""
    return CARD_NAMES.index(name)


def slug(name: str) -> str:
    """The card's name as the section of a rule: 'card-king-ferdinand-...'.

    >>> slug("Royal Hungarian Honvéd")
    'card-royal-hungarian-honved'
    """
    plain = unicodedata.normalize("NFKD", name.replace("ł", "l")).encode("ascii", "ignore").decode()
    return "card-" + re.sub(r"[^a-z0-9]+", "-", plain.lower().replace("'", "")).strip("-")


# Status cards by name

RUSSIAN_RAIL_GAUGE: Final = card("Russian Rail Gauge")
BALKAN_DOMINATION: Final = card("Balkan Domination")
KRIEGSMARINE: Final = card("k.u.k. Kriegsmarine")
LIMITED_RAIL: Final = card("Limited Rail and Road Network")
WARM_WATER_PORT: Final = card("Warm Water Port")
EASTER_RISING: Final = card("Easter Rising of Ireland")
GERMAN_AID: Final = card("German Aid in the East")
MUSTARD_GAS: Final = card("Mustard Gas")
STOSSTRUPPEN: Final = card("Stosstruppen")
TRENCH_LINES: Final = card("Tripled Trench Lines")
HIGH_SEAS_FLEET: Final = card("German High Seas Fleet")
BIG_BERTHA: Final = card("Big Bertha Railway Guns")
RUMPLER_TAUBE: Final = card("Rumpler Taube Air Reconnaissance")
WOE_TO_THEM: Final = card("Woe to Them That Yet Draw Sword Against Me")
RED_BARON: Final = card("The Red Baron")
LA_REVANCHE: Final = card("La Revanche")
VERDUN: Final = card("Verdun")
NIVELLE: Final = card("General Nivelle's Creeping Barrage")
RENAULT: Final = card("Renault FT Tanks")
BARES: Final = card("Barès Expands Armée de l'Air")
TROUPES_COLONIALES: Final = card("Troupes Coloniales")
CITIZEN_SOLDIERS: Final = card("Citizen-Soldiers")
MARNE: Final = card("Marne")
ALPINI: Final = card("Alpini")
PALS: Final = card("The Pals Battalions")
COMMONWEALTH: Final = card("Commonwealth Support")
RELIED_ON: Final = card("Relied on For Any Enterprise")
BATTLECRUISERS: Final = card("Battlecruisers")
YELLOW_HANDS: Final = card("The Girls with Yellow Hands")
MARK_IV: Final = card("Mark IV Tanks")
DREADNOUGHTS: Final = card("Dreadnoughts")
BLACKJACK: Final = card("Blackjack and the Doughboys")
