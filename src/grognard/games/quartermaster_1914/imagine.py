"""States that a seat could believe in: the cards of other powers that it cannot see are dealt anew.

Hidden are hands, prepared cards, decks and face-down discards of the powers that others lead, except for cards that all
have seen or that this seat has looked at. A deal must fit what is going on: a power that is asked whether it uses a
prepared card holds one that it can use (R62).
"""

from __future__ import annotations

import random
from typing import Final

from grognard.core.board import bits, mask_of
from grognard.games.quartermaster_1914 import answers, draft, sequence, windows
from grognard.games.quartermaster_1914.library import CA, DECK, KIND, OF_SYMBOL
from grognard.games.quartermaster_1914.state import QuartermasterState

TRIES: Final = 12


def imagine(s: QuartermasterState, seat: int, rng: random.Random) -> QuartermasterState:
    """A state with the same view for this seat."""
    others = [power for power in range(len(DECK)) if s.seat_of(power) != seat]
    choosy = _choosy(s)
    for _ in range(TRIES if choosy else 1):
        guess = _deal(s, seat, rng, others, [])
        if not choosy:
            _reask(guess)
            return guess
        if _fits(guess, s, seat):
            return guess
        guess = _deal(s, seat, rng, others, _telling(s))
        if _fits(guess, s, seat):
            return guess
    keep = [power for power in others if power in _deciding(s)]
    guess = _deal(s, seat, rng, [power for power in others if power not in keep], [])
    _reask(guess)
    return guess


def _choosy(s: QuartermasterState) -> bool:
    """Whether the question itself depends on hidden cards."""
    if not s.stack:
        return False
    step = s.stack[-1]
    return isinstance(step, (answers.Answer, windows.Counterattack, draft.Fetch))


def _deciding(s: QuartermasterState) -> list[int]:
    """The powers whose cards the question depends on."""
    step = s.stack[-1]
    if isinstance(step, (answers.Answer, windows.Counterattack)):
        return step.powers()
    return [step.decider(s)] if isinstance(step, draft.Fetch) else []


def _telling(s: QuartermasterState) -> list[tuple[int, int]]:
    """Power and cards: what the power that is asked should hold among its prepared cards, to be asked so."""
    step = s.stack[-1]
    if not isinstance(step, (answers.Answer, windows.Counterattack)):
        return []
    power = step.decider(s)
    full = s.copy()
    full.prepared[power] = DECK[power] & ~full.status[power] & ~mask_of(full.piles[power])
    again = full.stack[-1]
    if isinstance(again, answers.Answer):
        return [(power, again.usable(full, power))]
    if isinstance(again, windows.Counterattack):
        cards = [card for card in bits(full.prepared[power]) if again.armies(full, KIND[card])]
        return [(power, mask_of(cards) & OF_SYMBOL[CA])]
    return []


def _fits(guess: QuartermasterState, s: QuartermasterState, seat: int) -> bool:
    """Whether the step in progress asks the same seats, without going on by itself."""
    before = guess.stack[-1].fields()
    depth = len(guess.stack)
    _reask(guess)
    if len(guess.stack) != depth or guess.stack[-1].fields() != before:
        return False
    return [ask.seat for ask in guess.asked] == [ask.seat for ask in s.asked] and guess.legal(seat) == s.legal(seat)


def _deal(
    s: QuartermasterState, seat: int, rng: random.Random, powers: list[int], wishes: list[tuple[int, int]]
) -> QuartermasterState:
    guess = s.copy()
    seen = s.shown | (s.known[seat] if seat >= 0 else 0)
    for power in powers:
        hidden = s.hands[power] | s.prepared[power] | s.decks[power] | s.buried[power] | mask_of(s.bottoms[power])
        pool = bits(hidden & ~seen)
        new = pool[:]
        rng.shuffle(new)
        for wisher, wanted in wishes:
            if wisher == power:
                _grant(s, power, rng, pool, new, wanted)
        place = dict(zip(pool, new, strict=True))

        def moved(cards: int, place: dict[int, int] = place) -> int:
            return mask_of([place.get(card, card) for card in bits(cards)])

        guess.hands[power] = moved(s.hands[power])
        guess.prepared[power] = moved(s.prepared[power])
        guess.decks[power] = moved(s.decks[power])
        guess.buried[power] = moved(s.buried[power])
        guess.bottoms[power] = [place.get(card, card) for card in s.bottoms[power]]
        for other in range(len(s.known)):
            guess.known[other] = moved(s.known[other])
        for step in guess.stack:
            if isinstance(step, sequence.Draw) and step.power == power:
                step.fresh = [place.get(card, card) for card in step.fresh]
    return guess


def _grant(s: QuartermasterState, power: int, rng: random.Random, pool: list[int], new: list[int], wanted: int) -> None:
    """Put wanted cards among the prepared ones, as many as there is room for."""
    spots = [index for index, card in enumerate(pool) if s.prepared[power] >> card & 1]
    gifts = [card for card in pool if wanted >> card & 1]
    rng.shuffle(spots)
    rng.shuffle(gifts)
    for spot, gift in zip(spots, gifts[: rng.randint(1, max(1, len(spots)))], strict=False):
        other = new.index(gift)
        new[other], new[spot] = new[spot], new[other]


def _reask(guess: QuartermasterState) -> None:
    """What the others are offered follows from their imagined cards."""
    if guess.stack:
        guess.asked = []
        guess.stack[-1].run(guess)
