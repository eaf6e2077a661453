"""13.4: what one side of a battle has laid, what it can still lay and pay for, and what that can reach.

A seat knows the cards of the powers that it leads, and reckons with what others may have for all that everybody knows.
"""

from __future__ import annotations

from typing import Final

from grognard.core.board import bits
from grognard.core.chance import PUBLIC
from grognard.core.fields import with_fields
from grognard.games.quartermaster_1914.board import zones
from grognard.games.quartermaster_1914.board.pieces import Decision
from grognard.games.quartermaster_1914.board.prepared import hand_sustaining, reinforcing, sustaining
from grognard.games.quartermaster_1914.board.state import QuartermasterState
from grognard.games.quartermaster_1914.board.terrain import pays_terrain
from grognard.games.quartermaster_1914.facts.acts import REINFORCING, SUSTAINING
from grognard.games.quartermaster_1914.facts.library import KIND, STRENGTH
from grognard.games.quartermaster_1914.facts.tables import ALLIES, COALITION, GERMANY, POWER_OF

# How a card is laid
PREPARED: Final = 0
WITH_BERTHA: Final = 1
FROM_THE_HAND: Final = 2


def most(strengths: list[int], from_hand: int, price: int, budget: int) -> int:
    """The most symbols that these prepared cards, and so many cards from hand, make for what can be paid."""
    found = sorted(strengths, reverse=True)
    if price:
        found = found[: max(0, budget)]
    left = budget - price * len(found)
    return sum(found) + (from_hand if left >= from_hand * (price + 1) else 0)


@with_fields
class Laying(Decision):
    """The cards that one side lays to reinforce or to sustain."""

    attack: bool
    nation: int
    origin: int
    target: int
    hard: bool
    need: int
    index: int
    laid: list[int]
    """Card and way, by turns."""

    def powers(self) -> list[int]:
        side = COALITION[self.nation]
        return ALLIES[side if self.attack else 1 - side]

    def decider(self, s: QuartermasterState) -> int:
        return self.powers()[self.index]

    def window(self) -> int:
        return SUSTAINING if self.attack else REINFORCING

    # What has been laid

    def cards_laid(self) -> list[int]:
        return self.laid[::2]

    def with_bertha(self) -> bool:
        """Whether one of them stays prepared."""
        return WITH_BERTHA in self.laid[1::2]

    def keeping(self) -> int:
        """The cards from the German hand that it costs to keep one of them prepared."""
        if not self.with_bertha():
            return 0
        return STRENGTH[KIND[self.cards_laid()[self.laid[1::2].index(WITH_BERTHA)]]]

    def strength(self) -> int:
        return sum(STRENGTH[KIND[card]] for card in self.cards_laid())

    # What can be laid

    def usable(self, s: QuartermasterState, power: int, cards: int) -> int:
        """Those of these cards, if prepared, that this power may still lay."""
        if self.attack:
            cards = sustaining(s, power, cards, self.nation, self.origin, self.target, self.hard)
        else:
            cards = reinforcing(s, power, cards, self.target, self.hard)
        for card in self.cards_laid():
            cards &= ~(1 << card)
        return cards

    def from_hand(self, s: QuartermasterState, power: int, cards: int) -> int:
        """Those of these cards, if in hand, that this power may still lay."""
        if not self.attack or FROM_THE_HAND in self.laid[1::2]:
            return 0
        return hand_sustaining(s, power, cards, self.nation, self.target)

    def price(self, s: QuartermasterState) -> int:
        """12.2: the cards from hand for each card that sustains."""
        return 1 if self.attack and self.hard and pays_terrain(s, self.nation) else 0

    def budget(self, s: QuartermasterState) -> int:
        """The cards that the attacker's hand has left to pay for further ones."""
        payer = POWER_OF[self.nation]
        hand = s.hands[payer].bit_count()
        for way in self.laid[1::2]:
            hand -= self.price(s)
            if way == FROM_THE_HAND:
                hand -= 1
        return hand - self.keeping() if payer == GERMANY else hand

    # What can be reached, as a seat or everybody must reckon

    def strengths(self, s: QuartermasterState, power: int, seat: int) -> list[int]:
        """The symbols of the prepared cards that a power may still lay: its own as a seat knows them, at most those
        that everybody must reckon with if another leads it."""
        if s.passing[power] >> self.window() & 1:
            return []
        cards = s.prepared[power]
        if s.seat_of(power) == seat:
            return _strengths(self.usable(s, power, cards))
        known = cards & s.shown
        found = _strengths(self.usable(s, power, known))
        hidden = (cards & ~known).bit_count()
        if hidden:
            best = sorted(_strengths(self.usable(s, power, zones.unseen(s, power))), reverse=True)
            found += best[:hidden]
        return found

    def barrages(self, s: QuartermasterState, power: int, seat: int) -> int:
        """1 if a power may lay a card from hand, or must be reckoned to do so."""
        if s.passing[power] >> self.window() & 1:
            return 0
        hand = s.hands[power]
        if s.seat_of(power) != seat:
            hand = zones.maybe(s, power, hand)
        return 1 if self.from_hand(s, power, hand) else 0

    def reach(self, s: QuartermasterState, seat: int) -> int:
        """The most symbols that the side can still add, as far as this seat can tell."""
        return self.together(s, self.powers()[self.index :], seat)

    def alone(self, s: QuartermasterState, seat: int) -> int:
        """The most symbols that the powers which this seat leads can still add."""
        return self.together(s, [p for p in self.powers()[self.index :] if s.seat_of(p) == seat], seat)

    def together(self, s: QuartermasterState, powers: list[int], seat: int) -> int:
        """The most symbols that these powers can still add, as far as this seat can tell."""
        found: list[int] = []
        from_hand = 0
        for power in powers:
            found += self.strengths(s, power, seat)
            from_hand += self.barrages(s, power, seat)
        return most(found, from_hand, self.price(s), self.budget(s))

    def may_answer(self, s: QuartermasterState) -> bool:
        """R62: whether the power whose turn it is to answer could begin or go on with an answer that reaches what is
        needed, for all that everybody knows."""
        power = self.decider(s)
        mine = sorted(self.strengths(s, power, PUBLIC))
        rest: list[int] = []
        for other in self.powers()[self.index + 1 :]:
            rest += self.strengths(s, other, PUBLIC)
        from_hand = sum(self.barrages(s, other, PUBLIC) for other in self.powers()[self.index :])
        price, budget = self.price(s), self.budget(s)
        lacking = self.need - self.strength()
        if mine and price <= budget:
            if mine[-1] + most(mine[:-1] + rest, from_hand, price, budget - price) >= lacking:
                return True
        if self.barrages(s, power, PUBLIC) and price < budget:
            return 1 + most(mine + rest, 0, price, budget - price - 1) >= lacking
        return False

    def laying(self, s: QuartermasterState, kind: int, way: int) -> Laying:
        """This answer with one more card of the asked power."""
        power = self.decider(s)
        cards = s.hands[power] if way == FROM_THE_HAND else self.usable(s, power, s.prepared[power])
        laid = [*self.laid, zones.pick(s, cards, kind), way]
        return Laying(self.attack, self.nation, self.origin, self.target, self.hard, self.need, self.index, laid)

    def payable(self, s: QuartermasterState) -> bool:
        """Whether everything that has been laid can be paid for."""
        if not self.attack:
            return True
        if POWER_OF[self.nation] != GERMANY and s.hands[GERMANY].bit_count() < self.keeping():
            return False
        return self.budget(s) >= 0


def _strengths(cards: int) -> list[int]:
    return [STRENGTH[KIND[card]] for card in bits(cards)]
