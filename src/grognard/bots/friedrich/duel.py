"""The duel of cards: when to fight on, when to lose little, when to break off."""

from __future__ import annotations

from typing import Final

from grognard.bots.friedrich.odds import chance_against, nothing_left
from grognard.core.board import bits
from grognard.games.friedrich.acts import BREAK_OFF, DOUBLE, PLAY, RESERVE
from grognard.games.friedrich.combat import ATTACKER, Battle
from grognard.games.friedrich.state import FriedrichState
from grognard.games.friedrich.supply import in_supply
from grognard.games.friedrich.tables import CARD_VALUE, NATION, RESERVES

THRIFT: Final = 0.1
"""What a point of a card is worth, in troops (recruiting takes 6 for one)."""
PLENTY: Final = 12
"""With more cards than these each of them counts less."""
WILD: Final = 10
"""The most a Reserve counts."""


class Duel:
    """One side's view of a combat in progress."""

    def __init__(self, s: FriedrichState, battle: Battle, legal: list[int]) -> None:
        self.s = s
        self.legal = legal
        side = battle.right
        self.score = battle.score_of(side)
        self.city, self.foe_city = battle.city(side), battle.city(1 - side)
        self.troops, self.foe_troops = s.strength(self.city), s.strength(self.foe_city)
        self.foe = battle.nation(s, 1 - side)
        self.foe_cards = s.hands[self.foe].bit_count()
        nation = battle.nation(s, side)
        self.reserves = bits(s.hands[nation] & RESERVES)
        self.suited = sorted(
            (act - PLAY for act in legal if s.space.base_of[act] == PLAY), key=lambda card: CARD_VALUE[card]
        )
        self.most = max((act - RESERVE for act in legal if s.space.base_of[act] == RESERVE), default=WILD)
        self.attacker = side == ATTACKER
        self.thrift = THRIFT * min(1.0, PLENTY / max(1, s.hands[nation].bit_count()))

    # What an end is worth

    def lost(self, score: int) -> float:
        """What it costs to break off with this score."""
        loss = -score
        if loss <= 0:
            return 0.0
        cost = min(loss, self.troops) + 0.8 + 0.1 * min(loss, self.troops)
        if loss >= self.troops:
            cost += 1.5
        elif not in_supply(self.s, NATION[self.s.commander(self.city)], self.city):
            cost += 0.5
        return cost

    def won(self, score: int) -> float:
        """What it is worth if the other side breaks off now."""
        gain = min(score, self.foe_troops) + 0.8
        return gain + 1.5 if score >= self.foe_troops else gain

    # What can be played

    def total(self) -> int:
        """All that is left to play."""
        return sum(CARD_VALUE[card] for card in self.suited) + self.most * len(self.reserves)

    def sums(self) -> dict[int, list[int]]:
        """For every sum of suited cards the fewest cards that make it."""
        found: dict[int, list[int]] = {0: []}
        for card in reversed(self.suited):
            value = CARD_VALUE[card]
            for total, cards in list(found.items()):
                known = found.get(total + value)
                if total + value <= 60 and (known is None or len(known) > len(cards) + 1):
                    found[total + value] = [*cards, card]
        return found

    def softest(self) -> tuple[float, list[int]]:
        """The cheapest way to end below 0: what it costs in all, and the cards (none: break off at once)."""
        best, chosen = self.lost(self.score), list[int]()
        for total, cards in self.sums().items():
            if self.score + total < 0:
                cost = self.lost(self.score + total) + self.thrift * total
                if cost < best - 1e-9:
                    best, chosen = cost, cards
        return best, chosen

    def fight(self) -> float:
        """What it is worth to play on until one side has nothing left."""
        ahead = self.score + self.total()
        chance = chance_against(self.foe_cards, ahead)
        expected = 2.2 * self.foe_cards
        spent = self.thrift * min(self.total(), expected - self.score)
        return chance * (self.won(2) - spent) - (1 - chance) * (self.lost(-2) + 0.8 * spent)

    def overtake(self) -> int:
        """The act that begins to bring the score above 0 with as few points as needed."""
        empty = nothing_left(self.foe_cards)
        best, act = -1e9, -1
        for total, cards in self.sums().items():
            score = self.score + total
            if cards and score > 0:
                value = empty * self.won(score) - self.thrift * total - 0.02 * len(cards)
                if value > best:
                    best, act = value, PLAY + cards[0]
        if act < 0 and self.reserves:
            act = RESERVE + self.most
        if act < 0 and self.suited:
            act = PLAY + self.suited[-1]
        return act

    def choose(self) -> int:
        """The act to take."""
        legal = self.legal
        if DOUBLE in legal and self.score + 22 > 0 and self.fight() > -self.softest()[0]:
            return DOUBLE
        if len(legal) == 1:
            return legal[0]
        if self.score == 0:
            return self.choose_at_zero()
        cost, cards = self.softest()
        if BREAK_OFF in legal and self.fight() <= -cost:
            if cards:
                return PLAY + cards[0]
            return self.last_resort(cost)
        act = self.overtake()
        return act if act in legal else legal[0]

    def last_resort(self, cost: float) -> int:
        """A Reserve softens a blow that would cost far more."""
        if self.reserves and -self.score >= 5 and cost - self.lost(-1) >= 3.5:
            act = RESERVE + min(self.most, -self.score - 1)
            if act in self.legal:
                return act
        return BREAK_OFF

    def choose_at_zero(self) -> int:
        """At 0 a side must play if it can; a side without cards of the suit may leave it at a tie."""
        if not self.suited:
            if BREAK_OFF in self.legal and (not self.attacker or self.fight() <= 0.5):
                return BREAK_OFF
            return RESERVE + self.most if RESERVE + self.most in self.legal else self.legal[0]
        if self.fight() > 0:
            act = self.overtake()
            return act if act in self.legal else PLAY + self.suited[0]
        return PLAY + self.suited[0]
