"""What the value network of Quartermaster General: 1914 reads besides the numbers of the evaluation function: every
piece, objective and card."""

from __future__ import annotations

from typing import Final

from grognard.core.board import mask_of
from grognard.games.quartermaster_1914.board import victory
from grognard.games.quartermaster_1914.board.state import QuartermasterState
from grognard.games.quartermaster_1914.facts.library import CARD_NAMES
from grognard.games.quartermaster_1914.facts.tables import CENTRAL, ENTENTE, NATION_CODES, POWERS, SPACES

SETS: Final[list[tuple[str, int]]] = [
    ("power on move", len(POWERS)),
    *[(f"pieces {nation}", len(SPACES)) for nation in NATION_CODES],
    ("unsupplied", len(SPACES)),
    ("tokens", len(SPACES)),
    ("objectives Central Powers", len(SPACES)),
    ("objectives Entente", len(SPACES)),
    ("in hand", len(CARD_NAMES)),
    ("prepared", len(CARD_NAMES)),
    ("in play", len(CARD_NAMES)),
    ("used", len(CARD_NAMES)),
    ("in the deck", len(CARD_NAMES)),
]
NUMBERS: Final[list[str]] = [
    "round",
    "points_central",
    "points_entente",
    *[f"deck_{power}" for power in POWERS],
    *[f"empty_{power}" for power in POWERS],
]


def sets(s: QuartermasterState) -> list[int]:
    """The sets, in the order of their names. Every card belongs to one power, so one set is enough for all hands."""
    hungry = hand = prepared = play = deck = 0
    for nation, pieces in enumerate(s.pieces):
        hungry |= pieces & ~s.supplied(nation)
    for power in range(len(POWERS)):
        hand |= s.hands[power]
        prepared |= s.prepared[power]
        play |= s.status[power]
        deck |= s.decks[power] | mask_of(s.bottoms[power])
    found = [1 << s.power if s.power >= 0 else 0, *s.pieces, hungry, s.tokens]
    found += [victory.objectives(s, CENTRAL), victory.objectives(s, ENTENTE)]
    return [*found, hand, prepared, play, play & s.used, deck]


def numbers(s: QuartermasterState) -> list[float]:
    """The numbers, in the order of their names."""
    found = [s.round / 17, s.points[CENTRAL] / 40, s.points[ENTENTE] / 40]
    sizes = [s.deck_size(power) for power in range(len(POWERS))]
    for size in sizes:
        found.append(size / 20)
    for size in sizes:
        found.append(0.0 if size else 1.0)
    return found
