"""What cannot be: a card that is nowhere or in two places, knowledge that is not true, pieces that do not exist."""

from __future__ import annotations

from grognard.core.board import bits, mask_of
from grognard.core.cards import misplaced
from grognard.games.quartermaster_1914.battles import battle
from grognard.games.quartermaster_1914.board.state import QuartermasterState
from grognard.games.quartermaster_1914.facts.library import CARD_NAMES, DECK, OF_TYPE, STATUS
from grognard.games.quartermaster_1914.facts.tables import (
    ARMIES,
    CENTRAL,
    ENTENTE,
    LAND,
    NATIONS,
    NAVIES,
    POWERS,
    ROUNDS,
    SPACES,
)


def flaws(s: QuartermasterState) -> list[str]:
    """One line for each thing in this position that cannot be."""
    found: list[str] = []
    for power in range(len(POWERS)):
        found += _cards(s, power)
    found += _knowledge(s)
    found += _pieces(s)
    if min(s.points) < 0:
        found.append(f"a coalition has less than no points: {s.points}")
    if not 1 <= s.round <= ROUNDS:
        found.append(f"there is no round {s.round}")
    fights = sum(isinstance(step, battle.Fight) for step in s.stack)
    if s.battles != fights:
        found.append(f"battles in progress: {fights}, counted: {s.battles}")
    return found


def _taken(s: QuartermasterState, power: int) -> list[int]:
    """The cards that are being taken from one place to another while somebody decides where they go."""
    cards = [card for step in s.stack for card in step.held()]
    return [card for card in cards if DECK[power] >> card & 1]


def _cards(s: QuartermasterState, power: int) -> list[str]:
    """Every card of a power is in one place, and no other card is there."""
    sets = [s.decks[power], s.hands[power], s.prepared[power], s.status[power], s.buried[power]]
    rows = [s.bottoms[power], s.piles[power], _taken(s, power)]
    found = [f"{POWERS[power]}: {flaw}" for flaw in misplaced(sets, rows, DECK[power], CARD_NAMES)]
    found += [f"{CARD_NAMES[card]} is no Status card" for card in bits(s.status[power] & ~OF_TYPE[STATUS])]
    return found


def _knowledge(s: QuartermasterState) -> list[str]:
    """9.4.1: what all have seen, or somebody has looked at, is where it was seen, and not lost among other cards."""
    sure = 0
    for power in range(len(POWERS)):
        sure |= s.hands[power] | s.prepared[power] | s.buried[power] | mask_of(s.bottoms[power])
    found = [f"all know where {CARD_NAMES[card]} is, but they cannot" for card in bits(s.shown & ~sure)]
    for seat, known in enumerate(s.known):
        found += [f"seat {seat} knows where {CARD_NAMES[card]} is, but it cannot" for card in bits(known & ~sure)]
        own = 0
        for power in range(len(POWERS)):
            if s.seat_of(power) == seat:
                own |= DECK[power]
        found += [f"seat {seat} has looked at its own {CARD_NAMES[card]}" for card in bits(known & own)]
    return found


def _pieces(s: QuartermasterState) -> list[str]:
    """6: no more pieces than a nation has, and no enemies in one space."""
    found: list[str] = []
    for nation, pieces in enumerate(s.pieces):
        armies = (pieces & LAND).bit_count()
        navies = pieces.bit_count() - armies
        if armies > ARMIES[nation] or navies > NAVIES[nation]:
            found.append(f"{NATIONS[nation]} has {armies} armies and {navies} navies on the board")
    for space in bits(s.side_mask(CENTRAL) & s.side_mask(ENTENTE)):
        found.append(f"enemies share {SPACES[space]}")
    return found
