"""Combat heuristic, the duel of cards: when to fight on, when to lose little, when to break off."""

from __future__ import annotations

from typing import Final

from grognard.bots.friedrich.hands import Counting, foe_thrift, thrift, value_of
from grognard.bots.friedrich.odds import DEAR, EARLY, EMPTY, FARTHEST, LATE, MARGIN, MOST_CARDS, Clash, lost
from grognard.bots.friedrich.retreats import way_out
from grognard.bots.friedrich.stakes import hold, pushed
from grognard.core.board import bits
from grognard.games.friedrich.board.state import FriedrichState
from grognard.games.friedrich.board.supply import in_supply
from grognard.games.friedrich.facts.acts import BREAK_OFF, DOUBLE, PLAY, RESERVE
from grognard.games.friedrich.facts.tables import CARD_VALUE, DEFENDER, RESERVES, SUIT
from grognard.games.friedrich.steps.combat import ATTACKER, Battle

WILD: Final = 10
"""The most a Reserve counts."""
LONGEST: Final = 12
"""A stack that could retreat so far can retreat farther."""


class Duel:
    """One side's view of a combat in progress."""

    def __init__(self, s: FriedrichState, battle: Battle, seat: int, legal: list[int]) -> None:
        self.s = s
        self.legal = legal
        side = battle.right
        self.score = battle.score_of(side)
        self.city, self.foe_city = battle.city(side), battle.city(1 - side)
        self.troops, self.foe_troops = s.strength(self.city), s.strength(self.foe_city)
        nation, foe = battle.nation(s, side), battle.nation(s, 1 - side)
        self.room = way_out(s.top, self.city, self.foe_city, most=self.longest(self.troops))
        self.foe_room = way_out(s.top, self.foe_city, self.city, most=self.longest(self.foe_troops))
        self.foe_cards = Counting(s, seat).cards(foe)[SUIT[self.foe_city]] if s.hands[foe] else 0
        hand = s.hands[nation]
        self.reserves = bits(hand & RESERVES)
        base_of = s.space.base_of
        self.suited = sorted([act - PLAY for act in legal if base_of[act] == PLAY], key=worth_of)
        self.most = WILD
        for act in legal:
            if base_of[act] == RESERVE:
                self.most = act - RESERVE
        self.attacker = side == ATTACKER
        self.thrift = thrift(s, nation, value_of(hand))
        self.foe_hold = hold(s, foe, self.foe_city)
        self.hold = hold(s, nation, self.city)
        self.starved = 0.0 if in_supply(s, nation, self.city) else 0.5
        self.clash = Clash(
            self.score,
            self.troops,
            self.total(),
            self.plain(),
            self.foe_troops,
            self.foe_cards,
            self.thrift,
            foe_thrift(s, foe),
        )
        self.clash.room, self.clash.foe_room = self.room, self.foe_room
        self.clash.win = self.foe_hold.lost(pushed(DEFENDER[nation]) if self.foe_room >= MARGIN else FARTHEST)
        self.clash.early = self.given_up(EARLY)
        self.clash.late = self.given_up(LATE)

    @staticmethod
    def longest(troops: int) -> int:
        """The longest retreat that is worth asking for: whoever loses all troops needs none."""
        return max(1, min(LONGEST, troops - 1))

    # What an end is worth

    def lost(self, score: int) -> float:
        """What it costs to break off with this score."""
        loss = -score
        if loss <= 0:
            return 0.0
        return lost(loss, self.troops, self.room) + self.given_up(loss) + (self.starved if self.survives(loss) else 0.0)

    def survives(self, loss: int) -> bool:
        """Whether the stack lives on if it is beaten by so many points."""
        return loss < self.troops and loss <= self.room

    def given_up(self, loss: int) -> float:
        """What the stack leaves to the enemy if it loses so many troops: all that hangs on it if it loses them all."""
        return self.hold.lost(loss if self.survives(loss) else FARTHEST)

    def won(self, score: int) -> float:
        """What it is worth if the other side breaks off now."""
        if score >= self.foe_troops or score > self.foe_room:
            return lost(score, self.foe_troops, self.foe_room) + self.foe_hold.lost(FARTHEST)
        return lost(score, self.foe_troops, self.foe_room) + self.foe_hold.lost(score)

    def fight(self) -> float:
        """What it is worth to play on."""
        return self.clash.fight()

    # What can be played

    def plain(self) -> int:
        """All that is left to play, without Reserves."""
        return sum(CARD_VALUE[card] for card in self.suited)

    def total(self) -> int:
        """All that is left to play."""
        return self.plain() + self.most * len(self.reserves)

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

    def softest(self) -> tuple[float, int]:
        """The cheapest way to end below 0: what it costs in all, and the act that begins it."""
        best, act = self.lost(self.score), BREAK_OFF
        for total, cards in self.sums().items():
            score = self.score + total
            if score >= 0:
                continue
            cost = self.lost(score) + self.thrift * total
            if cost < best - 1e-9:
                best, act = cost, PLAY + cards[0]
            if self.reserves and score < -1:
                value = min(self.most, -1 - score)
                cost = self.lost(score + value) + self.thrift * (total + (1 + DEAR) * WILD)
                if cost < best - 1e-9:
                    best, act = cost, PLAY + cards[0] if cards else RESERVE + value
        return best, act

    def overtake(self) -> int:
        """The act that begins to bring the score above 0 with as few points as needed."""
        empty = EMPTY[min(self.foe_cards, MOST_CARDS)]
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

    def gives_way(self) -> bool:
        """Whether it costs less to be beaten by little than to play on."""
        return self.score < 0 and self.fight() <= -self.softest()[0]

    def choose(self) -> int:
        """The act to take."""
        legal = self.legal
        if DOUBLE in legal and self.score + 22 > 0 and self.fight() > -self.softest()[0]:
            return DOUBLE
        if len(legal) == 1:
            return legal[0]
        if self.score == 0:
            return self.choose_at_zero()
        cost, act = self.softest()
        if BREAK_OFF in legal and act in legal and self.fight() <= -cost:
            return act
        act = self.overtake()
        return act if act in legal else legal[0]

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


def worth_of(card: int) -> int:
    return CARD_VALUE[card]
