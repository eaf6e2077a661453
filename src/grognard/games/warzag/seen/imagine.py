"""Determinization: states that a seat could believe in: hands, missions and objectives that it cannot see are dealt
again."""

from __future__ import annotations

import random

from grognard.core.deals import Deal
from grognard.games.warzag.board import terms
from grognard.games.warzag.board.state import WarzagState
from grognard.games.warzag.facts.library import CARDS, DECK, MISSION_DECK, MISSIONS, OBJECTIVES


def imagine(s: WarzagState, seat: int, rng: random.Random) -> WarzagState:
    """A state with the same view for this seat."""
    guess = s.copy()
    me = s.setup.nations[seat] if seat >= 0 else -1
    others = [nation for nation in s.setup.nations if nation != me]
    mine = s.hands[me] if me >= 0 else 0
    cards = Deal(CARDS, [DECK & ~(s.discards | mine)], rng)
    guess.deck = cards.moved(s.deck)
    for nation in others:
        guess.hands[nation] = cards.moved(s.hands[nation])
    known = s.mission_known
    if me >= 0 and s.missions[me] >= 0:
        known |= 1 << s.missions[me]
    missions = Deal(len(MISSIONS), [MISSION_DECK & ~known], rng)
    guess.mission_deck = missions.moved(s.mission_deck)
    guess.mission_bottom = missions.listed(s.mission_bottom)
    for nation in others:
        if s.missions[nation] >= 0:
            guess.missions[nation] = missions.place[s.missions[nation]]
    _objectives(s, guess, me, others, rng)
    if guess.stack:  # what the others are offered follows from their imagined cards
        guess.asked = []
        guess.stack[-1].run(guess)
    return guess


def _objectives(s: WarzagState, guess: WarzagState, me: int, others: list[int], rng: random.Random) -> None:
    """Any that are not complete, for otherwise the game would be over; the one that has won is shown."""
    if s.outcome is not None and s.outcome.rule == "W22.1":
        shown = s.setup.nations[s.outcome.winners[0]]
        others = [nation for nation in others if nation != shown]
    kept = [s.objectives[nation] for nation in range(4) if nation not in others]
    left = [card for card in range(len(OBJECTIVES)) if card not in kept]
    hidden = [nation for nation in others if s.objectives[nation] >= 0]
    over = s.outcome is not None
    fits = [
        [card for card in left if over or s.out >> nation & 1 or not terms.complete(s, nation, card)]
        for nation in hidden
    ]
    for cards in fits:
        rng.shuffle(cards)
    for nation, card in zip(hidden, _one_each(fits, []), strict=True):
        guess.objectives[nation] = card


def _one_each(fits: list[list[int]], taken: list[int]) -> list[int]:
    """A card for each nation among those that fit it, none twice; the true ones show that there is a way."""
    if not fits:
        return taken
    for card in fits[0]:
        if card not in taken:
            found = _one_each(fits[1:], [*taken, card])
            if found:
                return found
    return []
