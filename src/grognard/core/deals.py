"""Determinization of hidden cards: what a seat cannot see changes places with other cards that look the same from
behind."""

from __future__ import annotations

import random

from grognard.core.board import bits, mask_of


class Deal:
    """New places for hidden cards: wherever a card lay, there now lies `place[card]`.

    `backs` are the sets of hidden cards that look the same from behind, and so may change places.

    >>> deal = Deal(6, [0b000111], random.Random(1))
    >>> sorted(deal.place[:3]), deal.place[3:], deal.moved(0b000111)
    ([0, 1, 2], [3, 4, 5], 7)
    """

    def __init__(self, cards: int, backs: list[int], rng: random.Random) -> None:
        self.place: list[int] = list(range(cards))
        self.backs = backs
        self.rng = rng
        self.hidden = 0
        for back in backs:
            self.hidden |= back
            old = bits(back)
            new = old[:]
            rng.shuffle(new)
            for before, after in zip(old, new, strict=True):
                self.place[before] = after

    def swap(self, card: int, other: int) -> None:
        """What would lie where these two cards lay changes places."""
        self.place[card], self.place[other] = self.place[other], self.place[card]

    def moved(self, cards: int) -> int:
        """What lies where this set of cards lay."""
        return cards & ~self.hidden | mask_of([self.place[card] for card in bits(cards & self.hidden)])

    def listed(self, cards: list[int]) -> list[int]:
        """What lies where these cards lay, in the same order."""
        return [self.place[card] for card in cards]
