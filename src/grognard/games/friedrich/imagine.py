"""States that a seat could believe in: what it sees is kept, what is hidden from it is dealt anew.

The backs of the cards are public, so that hidden cards change places only with cards of the same deck. Troops are dealt
anew among the stacks of which nobody has announced the number. What is asked never depends on what is hidden, so that
any deal will do; only who has bought units must be able to pay for them.
"""

from __future__ import annotations

import random
from typing import Any

from grognard.core.board import bits, mask_of
from grognard.games.friedrich import cards, fate_choices, recruit, troops
from grognard.games.friedrich.state import FriedrichState
from grognard.games.friedrich.tables import CARD_VALUE, CARDS, DECK_OF, DECK_SIZE, DECKS, MOST_TROOPS


def imagine(s: FriedrichState, seat: int, rng: random.Random) -> FriedrichState:
    """A state with the same view for this seat."""
    guess = s.copy()
    _deal_cards(guess, s, seat, rng)
    _deal_troops(guess, seat, rng)
    _deal_recruits(guess, seat, rng)
    _deal_allotment(guess, seat, rng)
    guess.asked = []
    guess.settle()
    return guess


# Cards


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


def _deal_cards(guess: FriedrichState, s: FriedrichState, seat: int, rng: random.Random) -> None:
    hidden = hidden_cards(s, seat)
    place = list(range(CARDS))
    for deck in range(min(s.opened, DECKS)):
        old = bits(hidden & DECK_OF[deck])
        new = old[:]
        rng.shuffle(new)
        for before, after in zip(old, new, strict=True):
            place[before] = after
    step = s.stack[-1] if s.stack else None
    if isinstance(step, recruit.Recruiting) and s.seat_of(step.nation) != seat:
        _make_rich(s.hands[step.nation], step.bill(s), hidden, place, rng)

    def moved(mask: int) -> int:
        return mask & ~hidden | mask_of([place[card] for card in bits(mask & hidden)])

    guess.hands = [moved(hand) for hand in s.hands]
    guess.known = [moved(known) for known in s.known]
    guess.pile = sorted(place[card] for card in s.pile)
    guess.buried = moved(s.buried)
    guess.discards = s.discards & ~s.buried | guess.buried
    for step in guess.stack:
        _deal_step(guess, step, seat, place)


def _make_rich(hand: int, bill: int, hidden: int, place: list[int], rng: random.Random) -> None:
    """While a hand cannot pay the bill, it gets a higher card of the same deck for one that is hidden."""
    inside, outside = bits(hand & hidden), bits(hidden & ~hand)
    while recruit.value_of(mask_of([place[card] for card in bits(hand)])) < bill:
        better = [
            (card, other)
            for card in inside
            for other in outside
            if card // DECK_SIZE == other // DECK_SIZE and CARD_VALUE[place[other]] > CARD_VALUE[place[card]]
        ]
        card, other = rng.choice(better)
        place[card], place[other] = place[other], place[card]


def _deal_step(guess: FriedrichState, step: Any, seat: int, place: list[int]) -> None:
    """Hidden cards that a step holds change with the rest."""
    if isinstance(step, (cards.Draw, cards.FreshDiscard)):
        step.fresh = [place[card] for card in step.fresh]
    elif isinstance(step, fate_choices.Swap) and step.offered >= 0:
        step.offered = place[step.offered]
    elif isinstance(step, recruit.Recruiting) and guess.seat_of(step.nation) != seat:
        step.paid = []


# Troops


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


def _deal_recruits(guess: FriedrichState, seat: int, rng: random.Random) -> None:
    """10 spades: who has got new troops so far."""
    step = guess.stack[-1] if guess.stack else None
    if isinstance(step, recruit.Recruiting) and guess.seat_of(step.nation) != seat:
        cities = [city for city in guess.cities_of(step.nation) if guess.strength(city) > len(guess.stack_at(city))]
        step.given = [guess.commander(rng.choice(cities)) for _ in step.given]


def _deal_allotment(guess: FriedrichState, seat: int, rng: random.Random) -> None:
    """Set-up: what other seats have chosen so far, chosen anew."""
    step = guess.stack[-1] if guess.stack else None
    if not isinstance(step, troops.Allotment):
        return
    plan = step.plan(guess)
    done = [index for index, number in enumerate(step.chosen) if number and guess.seat_of(plan[index][0]) != seat]
    step.chosen = [0 if index in done else number for index, number in enumerate(step.chosen)]
    for index in done:
        low, high = step.limits(guess, index)
        step.choose(index, rng.randint(low, high))
