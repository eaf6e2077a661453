"""States that a seat could believe in: the cards of other powers that it cannot see are dealt anew.

Hidden are hands, prepared cards, decks and face-down discards of the powers that others lead, except for cards that all
have seen or that this seat has looked at. Any deal will do: nobody is asked, or not asked, because of what he hides.
"""

from __future__ import annotations

import random

from grognard.core.board import bits, mask_of
from grognard.games.quartermaster_1914 import sequence, zones
from grognard.games.quartermaster_1914.library import DECK
from grognard.games.quartermaster_1914.state import QuartermasterState


def imagine(s: QuartermasterState, seat: int, rng: random.Random) -> QuartermasterState:
    """A state with the same view for this seat."""
    guess = s.copy()
    known = s.known[seat] if seat >= 0 else 0
    others = [power for power in range(len(DECK)) if s.seat_of(power) != seat]
    place: dict[int, int] = {}
    for power in others:
        cards = bits(zones.unseen(s, power) & ~known)
        dealt = cards[:]
        rng.shuffle(dealt)
        place.update(zip(cards, dealt, strict=True))
    for power in others:
        guess.hands[power] = _moved(s.hands[power], place)
        guess.prepared[power] = _moved(s.prepared[power], place)
        guess.decks[power] = _moved(s.decks[power], place)
        guess.buried[power] = _moved(s.buried[power], place)
        guess.bottoms[power] = [place.get(card, card) for card in s.bottoms[power]]
    guess.known = [_moved(cards, place) for cards in s.known]
    for step in guess.stack:
        if isinstance(step, sequence.Draw):
            step.fresh = [place.get(card, card) for card in step.fresh]
    if guess.stack:  # what the others are offered follows from their imagined cards
        guess.asked = []
        guess.stack[-1].run(guess)
    return guess


def _moved(cards: int, place: dict[int, int]) -> int:
    return mask_of([place.get(card, card) for card in bits(cards)])
