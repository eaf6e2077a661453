"""Cards as bit sets: hands, piles and decks are sets of numbers, and so is what a seat knows of hidden ones."""

from __future__ import annotations

from grognard.core.board import bits, mask_of


def forget(known: list[int], cards: int, but: int = -1) -> None:
    """Nobody knows where these cards are any more, but perhaps one seat.

    >>> known = [0b11, 0b01]
    >>> forget(known, 0b01, but=1)
    >>> known
    [2, 1]
    """
    for seat in range(len(known)):
        if seat != but:
            known[seat] &= ~cards


def named(cards: int, names: list[str]) -> str:
    """Their names, for flaws.

    >>> named(0b101, ["ace", "king", "queen"])
    'ace, queen'
    """
    return ", ".join(names[card] for card in bits(cards))


def misplaced(sets: list[int], rows: list[list[int]], whole: int, names: list[str]) -> list[str]:
    """The flaws of places that together must hold each card of the whole once: places without an order, then piles.

    >>> misplaced([0b001, 0b001], [[1]], 0b111, ["ace", "king", "queen"])
    ['in two places: ace', 'in no place: queen']
    """
    seen = twice = 0
    for cards in [*sets, *(mask_of(row) for row in rows)]:
        twice |= seen & cards
        seen |= cards
    for row in rows:
        if mask_of(row).bit_count() != len(row):
            twice |= mask_of([card for card in row if row.count(card) > 1])
    found: list[str] = []
    if twice:
        found.append(f"in two places: {named(twice, names)}")
    if whole & ~seen:
        found.append(f"in no place: {named(whole & ~seen, names)}")
    if seen & ~whole:
        found.append(f"where they do not belong: {named(seen & ~whole, names)}")
    return found
