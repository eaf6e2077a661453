"""States that a seat could believe in: what it sees is kept, what is hidden from it is dealt anew.

The backs of the cards are public, so that hidden cards change places only with cards of the same deck. Troops are dealt
anew among the stacks of which nobody has announced the number. A deal must fit what is going on: a side that is asked
to play a card holds one that it can play.
"""

from __future__ import annotations

import random
from typing import Any, Final

from grognard.core.board import bits, mask_of
from grognard.games.friedrich import advanced, cards, combat, fate_choices, recruit, troops
from grognard.games.friedrich.state import FriedrichState
from grognard.games.friedrich.tables import (
    CARD_VALUE,
    CARDS,
    DECK_OF,
    DECKS,
    MOST_TROOPS,
    PRUSSIA,
    RESERVES,
    SUIT,
    SUITED,
)

TRIES: Final = 48


def imagine(s: FriedrichState, seat: int, rng: random.Random) -> FriedrichState:
    """A state with the same view for this seat."""
    for attempt in range(2 * TRIES):
        wishes = _wishes(s, seat) if attempt >= TRIES else []
        guess = s.copy()
        _deal_cards(guess, s, seat, rng, wishes)
        _deal_troops(guess, seat, rng)
        _deal_allotment(guess, seat, rng)
        if _fits(guess, s, seat):
            return guess
    raise AssertionError("no deal fits what this seat knows")


def _fits(guess: FriedrichState, s: FriedrichState, seat: int) -> bool:
    """Whether the step in progress asks the same seats, without going on by itself."""
    if not guess.stack:
        return True
    before = guess.stack[-1].fields()
    depth = len(guess.stack)
    guess.asked = []
    guess.stack[-1].run(guess)
    if len(guess.stack) != depth or guess.stack[-1].fields() != before:
        return False
    return [ask.seat for ask in guess.asked] == [ask.seat for ask in s.asked] and guess.legal(seat) == s.legal(seat)


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


def _wishes(s: FriedrichState, seat: int) -> list[tuple[int, list[int]]]:
    """For the nation that must decide about its hand: the nation, and all cards, those it needs most first."""
    step = s.stack[-1]
    by_value = sorted(range(CARDS), key=lambda card: -CARD_VALUE[card])
    if isinstance(step, combat.Battle):
        nation = step.nation(s, step.right)
        wanted = SUITED[SUIT[step.city(step.right)]] | RESERVES
        by_value.sort(key=lambda card: not wanted >> card & 1)
    elif isinstance(step, recruit.Recruiting):
        nation = step.nation
    elif isinstance(step, advanced.Declaration):
        nation = PRUSSIA
    else:
        return []
    return [] if s.seat_of(nation) == seat else [(nation, by_value)]


def _deal_cards(
    guess: FriedrichState, s: FriedrichState, seat: int, rng: random.Random, wishes: list[tuple[int, list[int]]]
) -> None:
    hidden = hidden_cards(s, seat)
    place = list(range(CARDS))
    for deck in range(min(s.opened, DECKS)):
        old = bits(hidden & DECK_OF[deck])
        new = old[:]
        rng.shuffle(new)
        for nation, ranking in wishes:
            first = [card for card in old if s.hands[nation] >> card & 1]
            old = first + [card for card in old if card not in first]
            best = [card for card in ranking if card in new][: len(first)]
            new = best + [card for card in new if card not in best]
        for before, after in zip(old, new, strict=True):
            place[before] = after

    def moved(mask: int) -> int:
        return mask & ~hidden | mask_of([place[card] for card in bits(mask & hidden)])

    guess.hands = [moved(hand) for hand in s.hands]
    guess.known = [moved(known) for known in s.known]
    guess.pile = sorted(place[card] for card in s.pile)
    guess.buried = moved(s.buried)
    guess.discards = s.discards & ~s.buried | guess.buried
    for step in guess.stack:
        _deal_step(guess, step, seat, place)


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
