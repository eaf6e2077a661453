"""9.1: the strategy cards, read once from their table. A card is a number, 0 to 64 of the Allies, then 65 of the
Central Powers; a hand or a pile is a bit set."""

from __future__ import annotations

from typing import Any, Final

from grognard.core.board import mask_of
from grognard.core.refusals import at
from grognard.games.paths_of_glory.facts.tables import AP, CP, DATA, NATIONS, POINTS, SIDES, UNIT_OF

FILE: Final = "cards.toml"
_table: Final[dict[str, Any]] = DATA.toml(FILE)
_rows: Final[list[dict[str, Any]]] = _table["card"]
NUMBER: Final[int] = len(_rows)
CODES: Final[list[str]] = [row["code"] for row in _rows]
CARD_OF: Final[dict[str, int]] = {code: number for number, code in enumerate(CODES)}
NAMES: Final[list[str]] = [f"{row['title']} {row['code']}" for row in _rows]
"""How acts and records name a card: several have the same title."""
OWNER: Final[list[int]] = [SIDES.index(code[:2]) for code in CODES]
OF_SIDE: Final[list[int]] = [mask_of([n for n in range(NUMBER) if OWNER[n] == side]) for side in (AP, CP)]

MOBILIZATION: Final = 0
LIMITED: Final = 1
TOTAL: Final = 2
LEVELS: Final[list[str]] = ["mobilization", "limited", "total"]
"""Levels of commitment, and the cards that come with each."""
DECK: Final[list[int]] = [LEVELS.index(row["deck"]) for row in _rows]
UP_TO: Final[list[int]] = [mask_of([n for n in range(NUMBER) if DECK[n] <= level]) for level in range(3)]
"""The cards that a side can have at each level."""
OPTIONAL: Final[int] = mask_of([n for n, row in enumerate(_rows) if row.get("optional", False)])
VALUE: Final[list[int]] = [row["value"] for row in _rows]
REDEPLOYMENT: Final[list[int]] = [_table["redeployment"][str(value)] for value in VALUE]
STATUS: Final[list[int]] = [row.get("status", 0) for row in _rows]
"""9.5.1.3: the War Status number."""
LEAVES: Final[list[bool]] = [row.get("leaves", False) for row in _rows]
"""9.5.1.2: whether the card is removed when its event has been played."""
NEEDS: Final[list[list[str]]] = [row.get("needs", []) for row in _rows]
DO: Final[list[list[str]]] = [row.get("do", []) for row in _rows]
WHEN: Final[list[str]] = [row.get("when", "") for row in _rows]
IF: Final[list[list[str]]] = [row.get("if", []) for row in _rows]
ONCE: Final[list[bool]] = [row.get("once", False) for row in _rows]
"""Whether a combat card serves in one combat of a turn only."""
COMBAT: Final[int] = mask_of([n for n in range(NUMBER) if WHEN[n]])
"""The combat cards."""


def line_of(card: int, text: str) -> int:
    """The line of the table where this text stands, in the rows of this card."""
    return DATA.line_of(FILE, text, f'code = "{CODES[card]}"')


def words(card: int, texts: list[str], known: list[str]) -> list[tuple[str, list[str]]]:
    """What is written of a card, each a word and the rest; the words must be known."""
    found: list[tuple[str, list[str]]] = []
    for text in texts:
        word, *rest = text.split()
        if word not in known:
            raise at(f"{FILE}:{line_of(card, text)}", "word-wrong", text=word, names=known)
        found.append((word, rest))
    return found


EFFECTS: Final[list[str]] = [
    *["army-table", "as-trench", "cancel-attack", "drm", "first-fire", "flank"],
    *["hold", "no-shifts", "no-trench", "peace-offensive", "withdraw"],
]
"""What Combat Cards do; `drm` stands before its number."""


def _does(card: int) -> list[str]:
    return [" ".join([word, *rest]) for word, rest in words(card, _rows[card].get("does", []), EFFECTS)]


DOES: Final[list[list[str]]] = [_does(card) for card in range(NUMBER)]


def _printed_replacements() -> list[tuple[int, int, dict[str, int]]]:
    return [
        (side, int(value), points)
        for side, name in enumerate(SIDES)
        for value, points in _table["replacements"][name].items()
    ]


REPLACEMENTS_BY_VALUE: Final = _printed_replacements()
"""9.4: a side, the value of a card, and the points that such a card of this side gives."""
REDEPLOYMENT_BY_VALUE: Final[dict[int, int]] = {int(value): number for value, number in _table["redeployment"].items()}


def _replacements(card: int) -> list[int]:
    """9.4: the points of each kind that a card gives."""
    found = [0] * len(POINTS)
    for kind, number in _table["replacements"][SIDES[OWNER[card]]][str(VALUE[card])].items():
        if kind != _rows[card].get("no_points", ""):
            found[POINTS.index(kind)] = number
    return found


REPLACEMENTS: Final[list[list[int]]] = [_replacements(card) for card in range(NUMBER)]


def _reinforcement(card: int) -> tuple[int, list[int]]:
    words = _rows[card].get("reinforce", "").split()
    for word in words[1:]:
        if word not in UNIT_OF:
            raise at(f"{FILE}:{line_of(card, 'reinforce')}", "no-such-unit", name=word)
    return (NATIONS.index(words[0]), [UNIT_OF[word] for word in words[1:]]) if words else (-1, [])


_reinforcements: Final = [_reinforcement(card) for card in range(NUMBER)]
REINFORCED: Final[list[int]] = [nation for nation, _ in _reinforcements]
"""9.5.3: the nation whose reinforcements a card brings, or -1."""
REINFORCEMENTS: Final[list[list[int]]] = [sorts for _, sorts in _reinforcements]
"""The sorts of counters that it brings."""


def card(code: str) -> int:
    return CARD_OF[code]


BLOCKADE: Final[int] = card("AP2")
MOLTKE: Final[int] = card("AP9")
AP_ENTRENCH: Final[int] = card("AP12")
ROMANIA: Final[int] = card("AP16")
ITALY: Final[int] = card("AP17")
LUSITANIA: Final[int] = card("AP26")
GREAT_RETREAT: Final[int] = card("AP27")
LANDSHIPS: Final[int] = card("AP28")
SALONIKA: Final[int] = card("AP30")
MEF: Final[int] = card("AP31")
GRAND_FLEET: Final[int] = card("AP33")
YANKS_AND_TANKS: Final[int] = card("AP35")
INDEPENDENT_AIR_FORCE: Final[int] = card("AP37")
FOURTEEN_POINTS: Final[int] = card("AP40")
US_ARMIES: Final[int] = mask_of([card("AP43"), card("AP47")])
GREECE: Final[int] = card("AP44")
KERENSKY: Final[int] = card("AP45")
BRUSILOV: Final[int] = card("AP46")
ROYAL_TANK_CORPS: Final[int] = card("AP48")
SINAI_PIPELINE: Final[int] = card("AP49")
EVERYONE: Final[int] = card("AP51")
CONVOY: Final[int] = card("AP52")
ORIENT: Final[int] = card("AP53")
ZIMMERMANN: Final[int] = card("AP54")
OVER_THERE: Final[int] = card("AP55")
INFLUENZA: Final[int] = card("AP65")
GUNS: Final[int] = card("CP1")
WIRELESS: Final[int] = card("CP2")
CP_ENTRENCH: Final[int] = card("CP6")
RACE_TO_THE_SEA: Final[int] = card("CP8")
SUD_ARMY: Final[int] = card("CP10")
OBEROST: Final[int] = card("CP11")
FALKENHAYN: Final[int] = card("CP13")
HIGH_SEAS_FLEET: Final[int] = card("CP25")
PLACE_OF_EXECUTION: Final[int] = card("CP26")
ZEPPELINS: Final[int] = card("CP27")
TSAR_TAKES_COMMAND: Final[int] = card("CP28")
ELEVENTH_ARMY: Final[int] = card("CP29")
RATHENAU: Final[int] = card("CP33")
U_BOATS: Final[int] = card("CP36")
HOFFMANN: Final[int] = card("CP37")
BREST_LITOVSK: Final[int] = card("CP45")
MUTINY: Final[int] = card("CP47")
FALL_OF_THE_TSAR: Final[int] = card("CP52")
REVOLUTION: Final[int] = card("CP53")
TAKE_COMMAND: Final[int] = card("CP54")
LLOYD_GEORGE: Final[int] = card("CP55")
STAVKA: Final[int] = card("CP58")
HAIG: Final[int] = card("CP61")
ALBERICH: Final[int] = card("CP64")
ENTRENCH: Final[int] = mask_of([AP_ENTRENCH, CP_ENTRENCH])
OFFENSIVES_OF_1918: Final[int] = mask_of([card("CP49"), card("CP50"), card("CP51")])
"""Michael, Blücher, Peace Offensive."""
LATE_NEUTRALS: Final[int] = mask_of([ROMANIA, ITALY])
"""9.5.2.5: cards that for a time may be played as events only."""
