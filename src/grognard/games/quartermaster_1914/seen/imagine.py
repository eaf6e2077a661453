"""Determinization: states that a seat could believe in: the cards of other powers that it cannot see are redealt.

Hidden are hands, prepared cards, decks and face-down discards of the powers that others lead, except for cards that all
have seen or that this seat has looked at. Any deal will do: nobody is asked, or not asked, because of what he hides.
"""

from __future__ import annotations

import random

from grognard.core.deals import Deal
from grognard.games.quartermaster_1914.board import zones
from grognard.games.quartermaster_1914.board.state import QuartermasterState
from grognard.games.quartermaster_1914.facts.library import CARDS, DECK


def imagine(s: QuartermasterState, seat: int, rng: random.Random) -> QuartermasterState:
    """A state with the same view for this seat."""
    guess = s.copy()
    known = s.known[seat] if seat >= 0 else 0
    others = [power for power in range(len(DECK)) if s.seat_of(power) != seat]
    deal = Deal(CARDS, [zones.unseen(s, power) & ~known for power in others], rng)
    for power in others:
        guess.hands[power] = deal.moved(s.hands[power])
        guess.prepared[power] = deal.moved(s.prepared[power])
        guess.decks[power] = deal.moved(s.decks[power])
        guess.buried[power] = deal.moved(s.buried[power])
        guess.bottoms[power] = deal.listed(s.bottoms[power])
    guess.known = [deal.moved(cards) for cards in s.known]
    for step in guess.stack:
        step.redeal(guess, seat, deal)
    if guess.stack:  # what the others are offered follows from their imagined cards
        guess.asked = []
        guess.stack[-1].run(guess)
    return guess
