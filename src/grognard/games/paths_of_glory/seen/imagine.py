"""Determinization: positions that a seat could believe in: the cards of the other side that it has not seen are dealt
again.

Any deal will do: nobody is asked, or not asked, because of what he hides. Where optional cards were chosen secretly,
those that are out of the game change places with others of the same deck and value, once all have been chosen.
"""

from __future__ import annotations

import random

from grognard.core.board import bits, mask_of
from grognard.core.deals import Deal
from grognard.games.paths_of_glory.board.state import PathsState
from grognard.games.paths_of_glory.facts import cards
from grognard.games.paths_of_glory.facts.tables import AP, CP


def imagine(s: PathsState, seat: int, rng: random.Random) -> PathsState:
    """A position with the same view for this seat."""
    guess = s.copy()
    others = [side for side in (AP, CP) if s.player[side] != seat]
    if s.setup.some_optional and not any(type(step).__name__ == "Choosing" for step in s.stack):
        _redeal(
            guess, seat, others, Deal(cards.NUMBER, [kind for side in others for kind in _kinds(s, side, seat)], rng)
        )
    backs = [(guess.decks[side] | guess.hands[side]) & ~seen(guess, side, seat) for side in others]
    _redeal(guess, seat, others, Deal(cards.NUMBER, backs, rng))
    if guess.stack:  # what the others are offered follows from their imagined cards
        guess.asked = []
        guess.stack[-1].run(guess)
    return guess


def seen(s: PathsState, side: int, seat: int) -> int:
    """What a seat has seen of the hand of a side that it does not lead."""
    return s.known[1 - side] if s.player[1 - side] == seat else 0


def _kinds(s: PathsState, side: int, seat: int) -> list[int]:
    """The cards of a side that are nowhere to be seen, by deck and value."""
    hidden = cards.OF_SIDE[side] & ~(s.piles[side] | s.removed[side] | s.kept[side] | seen(s, side, seat))
    hidden &= ~(1 << cards.GUNS)
    if s.card >= 0:
        hidden &= ~(1 << s.card)
    found: dict[tuple[int, int], list[int]] = {}
    for card in bits(hidden):
        found.setdefault((cards.DECK[card], cards.VALUE[card]), []).append(card)
    return [mask_of(members) for members in found.values()]


def _redeal(s: PathsState, seat: int, others: list[int], deal: Deal) -> None:
    for side in others:
        s.hands[side] = deal.moved(s.hands[side])
        s.decks[side] = deal.moved(s.decks[side])
        s.aside[side] = deal.moved(s.aside[side])
    s.known = [deal.moved(s.known[AP]), deal.moved(s.known[CP])]
    for step in s.stack:
        step.redeal(s, seat, deal)
