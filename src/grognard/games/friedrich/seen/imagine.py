"""Determinization: states that a seat could believe in: what it sees is kept, what is hidden from it is resampled.

The backs of the cards are public, so that hidden cards change places only with cards of the same deck. Troops are
redealt among the stacks whose number has not been announced. What is asked never depends on what is hidden, so that
any deal will do; only who has bought units must be able to pay for them.
"""

from __future__ import annotations

import random

from grognard.core.deals import Deal
from grognard.games.friedrich.board import troops
from grognard.games.friedrich.board.state import FriedrichState
from grognard.games.friedrich.facts.tables import CARDS, DECK_OF, DECKS, MOST_TROOPS


def imagine(s: FriedrichState, seat: int, rng: random.Random) -> FriedrichState:
    """A state with the same view for this seat."""
    guess = s.copy()
    hidden = hidden_cards(s, seat)
    deal = Deal(CARDS, [hidden & DECK_OF[deck] for deck in range(min(s.opened, DECKS))], rng)
    for step in s.stack:
        step.demand(s, seat, deal)
    guess.hands = [deal.moved(hand) for hand in s.hands]
    guess.known = [deal.moved(known) for known in s.known]
    guess.pile = sorted(deal.listed(s.pile))
    guess.buried = deal.moved(s.buried)
    guess.discards = s.discards & ~s.buried | guess.buried
    _deal_troops(guess, seat, rng)
    for step in guess.stack:
        step.redeal(guess, seat, deal)
    guess.asked = []
    guess.settle()
    return guess


def hidden_cards(s: FriedrichState, seat: int) -> int:
    """The cards of the opened decks whose place this seat does not know."""
    seen = s.discards & ~s.buried
    if s.aside >= 0:
        seen |= 1 << s.aside
    for nation, hand in enumerate(s.hands):
        if s.seat_of(nation) == seat:
            seen |= hand
    if seat >= 0:
        seen |= s.known[seat]
    opened = sum(DECK_OF[deck] for deck in range(min(s.opened, DECKS)))
    return opened & ~seen


def _deal_troops(guess: FriedrichState, seat: int, rng: random.Random) -> None:
    for nation in guess.setup.nations:
        if guess.seat_of(nation) == seat:
            continue
        secret = [city for city in guess.cities_of(nation) if troops.known(guess, city) < 0]
        sizes = [len(guess.stack_at(city)) for city in secret]
        left = sum(guess.strength(city) for city in secret) - sum(sizes)
        if left < 0:
            continue
        numbers = sizes[:]
        for _ in range(left):
            room = [i for i in range(len(secret)) if numbers[i] < MOST_TROOPS * sizes[i]]
            numbers[rng.choice(room)] += 1
        for city, number in zip(secret, numbers, strict=True):
            troops.book(guess, city, number, -1)
