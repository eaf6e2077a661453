"""Card counting: what the hands hold, the own one exactly, the others by counting; what a point is worth."""

from __future__ import annotations

from typing import Final

from grognard.bots.friedrich.odds import MOST_CARDS, POINTS_A_CARD
from grognard.games.friedrich.board.state import FriedrichState
from grognard.games.friedrich.facts import tables
from grognard.games.friedrich.facts.tables import (
    AUSTRIA,
    CARD_VALUE,
    CARDS,
    DECK_OF,
    DECKS,
    DEFENDER,
    FATES,
    FIRST_FATE,
    FRANCE,
    PRUSSIA,
    RESERVES,
    RUSSIA,
    SUITED,
    SUITS,
    SWEDEN,
)
from grognard.games.friedrich.seen.imagine import hidden_cards
from grognard.games.friedrich.steps.cards import draw_count, must_discard

RESERVE_WORTH: Final = 8
"""What a Reserve counts when a hand is weighed: it serves every suit, but only once."""
THRIFT: Final = 0.1
"""What a point of a card is worth in troops to whoever has few (recruiting takes 6 for one)."""
PLENTY: Final[list[int]] = [90, 40, 60, 30, 60, 30, 60]
"""With more points than these each of them is worth less, by nation."""
FEWER: Final = 40
"""The same for Prussia in the War in the West, and for Austria in the Austrian Theatre, where nobody helps it."""
AVERAGE: Final = 7.4
"""The value of a card of which nothing is known."""

DOUBTED: Final = 1.3
"""How much smaller Austria and the Imperial Army take Prussia's hand for in the Austrian Theatre: whoever attacks
chooses where, and what both spend is missed by Prussia, which draws no more than they do together."""
CHOSEN: Final = 4.0
"""The points that a nation has more than by chance in the suit in which it stands: it recruits with the others, and
chooses where it fights, if it has enough cards to choose."""
ENOUGH: Final = 3

_PLANES: Final[list[int]] = [
    sum(1 << card for card in range(CARDS) if CARD_VALUE[card] >> place & 1) for place in range(4)
]


def value_of(cards: int) -> int:
    """The values of a set of cards together."""
    return (
        (cards & _PLANES[0]).bit_count()
        + 2 * (cards & _PLANES[1]).bit_count()
        + 4 * (cards & _PLANES[2]).bit_count()
        + 8 * (cards & _PLANES[3]).bit_count()
    )


def plain_points(hand: int) -> list[int]:
    """What a hand has in each suit, without Reserves."""
    return [value_of(hand & SUITED[suit]) for suit in range(len(SUITS))]


def suit_points(hand: int) -> list[int]:
    """What a hand can play in each suit."""
    wild = RESERVE_WORTH * (hand & RESERVES).bit_count()
    return [wild + points for points in plain_points(hand)]


def balance(s: FriedrichState) -> float:
    """How many cards Frederick's side draws for one of his enemies': what a point that is played costs more than one
    that it costs the enemy."""
    defenders = attackers = 0
    for nation in s.setup.nations:
        if s.plays(nation):
            drawn = draw_count(s, nation) - int(must_discard(s, nation))
            if DEFENDER[nation]:
                defenders += drawn
            else:
                attackers += drawn
    return max(0.5, min(1.0, defenders / max(1, attackers)))


class Counting:
    """What a seat can tell of hands that it does not see: their size and decks are open, and so is what was played."""

    def __init__(self, s: FriedrichState, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.hidden = -1
        self.means: list[list[float]] = []
        self.hands: list[list[int] | None] = [None] * len(s.hands)

    def cards(self, nation: int) -> list[int]:
        """For each suit the number of cards of a whole deck that hold as much as this hand is likely to."""
        known = self.hands[nation]
        if known is None:
            known = self._cards(nation)
            self.hands[nation] = known
        return known

    def _cards(self, nation: int) -> list[int]:
        s = self.s
        if self.hidden < 0:
            self._count()
        hand = s.hands[nation]
        seen = hand & ~self.hidden
        totals = [float(points) for points in suit_points(seen)] if seen else [0.0] * len(SUITS)
        for deck in range(DECKS):
            number = (hand & self.hidden & DECK_OF[deck]).bit_count()
            if number:
                means = self.means[deck]
                for suit in range(len(SUITS)):
                    totals[suit] += number * means[suit]
        more = CHOSEN * min(1.0, (hand & self.hidden).bit_count() / ENOUGH)
        doubted = self.s.setup.theatre and DEFENDER[nation]
        each = POINTS_A_CARD * (DOUBTED if doubted else 1.0)
        return [min(MOST_CARDS, int((total + more) / each + 0.5)) if total else 0 for total in totals]

    def _count(self) -> None:
        """For each deck what one of its hidden cards is worth in each suit."""
        self.hidden = hidden_cards(self.s, self.seat)
        for deck in range(DECKS):
            left = self.hidden & DECK_OF[deck]
            number = max(1, left.bit_count())
            self.means.append([points / number for points in suit_points(left)])


def turns_left(s: FriedrichState, nation: int) -> float:
    """How many turns a nation may hope for before fate ends its war, or the war."""
    left = FATES - len(s.drawn)
    strokes = 0
    if nation == FRANCE or s.setup.west:
        strokes = int(not s.was_drawn(tables.AMERICA)) + int(not s.was_drawn(tables.INDIA))
    elif nation in (RUSSIA, SWEDEN):
        strokes = 1
    else:
        for stroke in (tables.AMERICA, tables.INDIA, tables.ELISABETH, tables.SWEDEN_STROKE):
            strokes += int(not s.was_drawn(stroke))
    return max(0, FIRST_FATE - s.turn) + (left + 1) * strokes / (strokes + 1)


def foe_thrift(s: FriedrichState, nation: int) -> float:
    """What it is worth that an enemy plays a point: the same to him, but one side draws more cards in all."""
    worth = thrift(s, nation, AVERAGE * s.hands[nation].bit_count())
    return worth / balance(s) if DEFENDER[nation] else worth * balance(s)


def thrift(s: FriedrichState, nation: int, points: float) -> float:
    """What a point of a card is worth to a nation that holds so many: less the more it has, and the less time."""
    plenty = PLENTY[nation]
    if (s.setup.west and nation == PRUSSIA) or (s.setup.theatre and nation == AUSTRIA):
        plenty = FEWER
    worth = THRIFT if points <= plenty else THRIFT * plenty / points
    return worth * min(1.0, 0.3 + turns_left(s, nation) / 10)
