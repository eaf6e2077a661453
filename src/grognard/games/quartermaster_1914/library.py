"""5: the cards, read once from their table: 216 of 152 kinds. A card is a number from 0 to 215, a set a bit set.

What a card does when it is played is a list of effects, one for each line under `do`.
"""

from __future__ import annotations

import re
import unicodedata
from typing import Any, Final

from grognard.core.board import mask_of
from grognard.core.reasons import Problem, at, placed
from grognard.games.quartermaster_1914 import tables
from grognard.games.quartermaster_1914.tables import CENTRAL, MEMBERS, NATION_CODES, POWER_CODES, POWER_OF, region

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

    def __init__(self, nations: list[int], where: int) -> None:
        self.nations = nations
        self.where = where


class Hit:
    """Attrition of one power: a number, and one more for each piece that is counted."""

    def __init__(self, power: int, base: int, count: Count | None) -> None:
        self.power = power
        self.base = base
        self.count = count


class Effect:
    """One line of a card: what is done, by whom, where."""

    def __init__(self, op: str) -> None:
        self.op = op
        self.nation = -1
        self.power = -1
        self.number = 1
        self.where = 0
        self.place = ""
        """A region that play decides: 'battled', 'battled-clear', 'built+next', or none."""
        self.start = ""
        """Where a battle must start: '', 'built', or a space's code."""
        self.kinds = 0
        """Cards of these kinds, as a bit set of types; or land and sea for pieces."""
        self.hits: list[Hit] = []
        self.count: Count | None = None
        self.least = 0
        self.most = 99


def _count(text: str) -> Count:
    who, *parts = text.split(":")
    where = tables.EVERYWHERE
    for part in parts:
        where &= region(part)
    if who in ("central", "entente"):
        return Count(MEMBERS[0 if who == "central" else 1], where)
    return Count([NATION_CODES.index(who)], where)


def _condition(effect: Effect, text: str) -> None:
    """'UK:sea>2': more than two British pieces at sea."""
    found = re.fullmatch(r"(\S+?)([<>])(\d+)", text)
    if found is None:
        raise Problem("no-condition", text=text)
    effect.count = _count(found[1])
    if found[2] == ">":
        effect.least = int(found[3]) + 1
    else:
        effect.most = int(found[3]) - 1


def _effect(line: str) -> Effect:
    words = line.split()
    if words[0] == "if":
        effect = _effect(" ".join(words[2:]))
        _condition(effect, words[1])
        return effect
    effect = Effect(words[0])
    op, rest = words[0], words[1:]
    if op in ("build", "recruit"):
        effect.nation = NATION_CODES.index(rest[0])
        kinds = {"army": tables.LAND, "navy": tables.SEA, "piece": tables.EVERYWHERE}[rest[1]]
        _where(effect, rest[3:])
        effect.where &= kinds
        effect.kinds = kinds
    elif op == "battle":
        effect.nation = NATION_CODES.index(rest[0])
        places = rest[2:]
        if "from" in places:
            effect.start = places[-1]
            places = places[: places.index("from")]
        _where(effect, places)
    elif op == "eliminate":
        named = rest[0] not in ("central", "entente")
        nations = [NATION_CODES.index(rest[0])] if named else MEMBERS[0 if rest[0] == "central" else 1]
        effect.count = Count(nations, region(rest[2]))
    elif op == "attrition":
        effect.hits = [_hit(word) for word in rest]
    elif op == "points":
        effect.power = CENTRAL if rest[0] == "central" else tables.ENTENTE
        effect.number = int(rest[1])
    elif op == "prepare":
        effect.number = int(rest[0])
    elif op == "draft":
        effect.nation = NATION_CODES.index(rest[0])
        effect.kinds = mask_of([BUILD_ARMY if word == "army" else BUILD_NAVY for word in rest[1:]])
    elif op == "play":
        effect.nation = NATION_CODES.index(rest[0])
        effect.kinds = 1 << TYPES.index(rest[1].replace("-", " "))
    elif op == "cost":
        effect.op = f"cost-{rest[0]}"
        effect.power = POWER_CODES.index(rest[1])
        effect.number = int(rest[2])
    elif op == "force":
        effect.power = POWER_CODES.index(rest[0])
        effect.number = int(rest[1])
    elif op == "token":
        effect.where = region(rest[0])
    elif op == "supply":
        effect.nation = NATION_CODES.index(rest[0])
        effect.where = region(rest[1])
    elif op == "condition":
        _condition(effect, rest[0])
    return effect


def _where(effect: Effect, words: list[str]) -> None:
    effect.where = region(" ".join(word for word in words if word in ("land", "sea")))
    named = [word for word in words if word not in ("land", "sea", "any")]
    if named and named[0] in ("battled", "battled-clear", "built+next"):
        effect.place = named[0]
    elif named:
        effect.where &= region(" ".join(named))


def _hit(word: str) -> Hit:
    power, _, amount = word.partition("=")
    base, _, more = amount.partition("+")
    return Hit(POWER_CODES.index(power), int(base), _count(more) if more else None)


# The kinds, column by column

_cards: Final[list[dict[str, Any]]] = tables.DATA.toml("cards.toml")["card"]
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


def _effects(number: int) -> list[Effect]:
    try:
        return [_effect(line) for line in DO_LINES[number]]
    except Problem as problem:
        raise placed(f"cards.toml: {KINDS[number]}", problem) from None
    except (ValueError, IndexError, KeyError) as error:
        raise at(f"cards.toml: {KINDS[number]}", "bad-effect", text=str(error)) from None


EFFECTS: Final[list[list[Effect]]] = [_effects(number) for number in range(len(KINDS))]


def _symbol(text: str) -> tuple[int, int, list[Hit]]:
    if text.startswith("ATR:"):
        return ATR, 0, [_hit(word) for word in text[4:].split(";")]
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
