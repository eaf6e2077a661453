"""Combat odds: one estimate, for whoever plans an attack, fears one, or has the cards in hand already.

An unseen hand is a number of cards, drawn from a whole deck. The unit of every value is one troop.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from grognard.bots.friedrich.retreats import OPEN

MOST_CARDS: Final = 60
"""Larger hands are taken for this large."""
MOST_POINTS: Final = 260
EACH: Final = 1 / 50
"""How likely a card is a certain one of a deck."""
RESERVE: Final = 2 / 50
RESERVE_POINTS: Final = 10
POINTS_A_CARD: Final = 2.2
"""What an unseen card is worth in one suit, on average."""

BEATEN: Final = 0.8
"""What a defeat costs beyond the troops: the ground."""
DESTROYED: Final = 3.0
"""What the end of a stack costs beyond its troops."""
EARLY: Final = 1
"""The troops that are lost by a side that gives way in time."""
LATE: Final = 4
"""The troops that are lost by a side that plays on until it has nothing left."""
AMPLE: Final = 12
"""A side that would lie ahead by less than this with all its cards played may lose more: the last answer hits it."""
MARGIN: Final = 2
"""The troops that are lost where both sides could choose their cards."""
SLIPPING: Final = 0.5
"""How likely a side that could retreat one city only loses no more than one troop."""
FARTHEST: Final = 6
"""A retreat is not thought of as longer than this."""
UNANSWERED: Final = 6
"""The troops that are lost by a side that is overtaken and has no card to play."""
DEAR: Final = 0.8
"""What a point of a Reserve is worth more than others: it serves every suit."""
FORCED: Final = 2.0
"""The points by which a side comes to lie ahead with each answer, more than it must."""


@cache
def points(cards: int) -> tuple[float, ...]:
    """How likely so many unseen cards hold exactly 0, 1, 2, ... points that can be played in one suit.

    >>> round(points(1)[0], 2), round(points(1)[10], 2)
    (0.72, 0.06)
    """
    if cards <= 0:
        return (1.0, *([0.0] * MOST_POINTS))
    if cards > MOST_CARDS:
        return points(MOST_CARDS)
    before = points(cards - 1)
    nothing = 1 - 12 * EACH - RESERVE
    after = [chance * nothing for chance in before]
    for value in range(2, 14):
        likely = EACH + (RESERVE if value == RESERVE_POINTS else 0.0)
        for total in range(value, MOST_POINTS + 1):
            after[total] += before[total - value] * likely
    return tuple(after)


def _chances(cards: int) -> list[float]:
    """For each lead how likely it outlasts so many unseen cards; a tie counts half."""
    below = 0.0
    found: list[float] = []
    for chance in points(cards):
        found.append(below + chance / 2)
        below += chance
    return found


def _matched(cards: int) -> list[float]:
    """For each lead the points of so many unseen cards that are played before one side has no more."""
    below = mean = 0.0
    found: list[float] = []
    for lead, chance in enumerate(points(cards)):
        found.append(mean + lead * (1 - below))
        below += chance
        mean += lead * chance
    return found


CHANCES: Final[list[list[float]]] = [_chances(cards) for cards in range(MOST_CARDS + 1)]
MATCHED: Final[list[list[float]]] = [_matched(cards) for cards in range(MOST_CARDS + 1)]
EMPTY: Final[list[float]] = [points(cards)[0] for cards in range(MOST_CARDS + 1)]
"""How likely so many unseen cards have nothing to play."""


def chance_against(cards: int, lead: int) -> float:
    """How likely a side that lies so many points ahead outlasts an unseen hand; a tie counts half.

    >>> chance_against(0, 1), chance_against(0, 0), chance_against(0, -1)
    (1.0, 0.5, 0.0)
    """
    if lead < 0:
        return 0.0
    return CHANCES[min(cards, MOST_CARDS)][min(lead, MOST_POINTS)]


def lost(loss: float, troops: int, room: int) -> float:
    """What it costs to be beaten by so many points, if there is a retreat of so many cities: all, if it is too short.

    >>> lost(2, 8, 6), lost(2, 8, 1), lost(9, 8, 12)
    (3.0, 11.8, 11.8)
    """
    if loss <= 0:
        return 0.0
    if loss >= troops or loss > room:
        return troops + BEATEN + DESTROYED
    return 1.1 * loss + BEATEN


class Clash:
    """Two stacks and two hands, seen by one side: what a combat is worth to it.

    `score` is its own, `points` what it can still play, `plain` what of that is no Reserve. `cards` is the unseen hand
    of the other side: as many cards of a whole deck as hold the same in this suit. `win`, `early` and `late` say what
    more than troops hangs on a victory, on giving way in time, and on being beaten in the end; `thrift` and
    `foe_thrift` what a point of a card is worth to each. `room` and `foe_room` are how far each could retreat;
    `attacked` says that the other side plays first at 0.
    """

    __slots__ = (
        "attacked",
        "cards",
        "early",
        "foe_room",
        "foe_thrift",
        "foe_troops",
        "late",
        "plain",
        "points",
        "room",
        "score",
        "thrift",
        "troops",
        "win",
    )

    def __init__(
        self,
        score: int,
        troops: int,
        points: int,
        plain: int,
        foe_troops: int,
        cards: int,
        thrift: float,
        foe_thrift: float,
    ) -> None:
        self.score = score
        self.troops = troops
        self.points = points
        self.plain = plain
        self.foe_troops = foe_troops
        self.cards = min(cards, MOST_CARDS)
        self.thrift = thrift
        self.foe_thrift = foe_thrift
        self.attacked = False
        self.win = 0.0
        self.early = 0.0
        self.late = 0.0
        self.room = OPEN
        self.foe_room = OPEN

    def chance(self) -> float:
        """How likely this side outlasts the other if both play all they have."""
        return chance_against(self.cards, self.score + self.points)

    def fight(self) -> float:
        """What it is worth to play on until one side has nothing left."""
        lead = self.score + self.points
        if lead < 0:
            return -self.late - lost(-self.score, self.troops, self.room) - self.thrift * self.points
        chance = CHANCES[self.cards][min(lead, MOST_POINTS)]
        matched = MATCHED[self.cards][min(lead, MOST_POINTS)]
        spent = min(float(self.points), matched - self.score + FORCED)
        worth = chance * (self.win + self.harm())
        late = LATE + max(0, AMPLE - lead) / 4
        worth -= (1 - chance) * (self.late + lost(late, self.troops, self.room))
        if spent > self.plain:
            spent += DEAR * (spent - self.plain)
        return worth - self.thrift * spent + self.foe_thrift * matched

    def harm(self) -> float:
        """What the other side loses if it is beaten where both could choose their cards. If it could go one city only,
        it may yet come off with that."""
        harm = lost(MARGIN, self.foe_troops, self.foe_room)
        if self.foe_room >= MARGIN:
            return harm
        return SLIPPING * lost(EARLY, self.foe_troops, self.foe_room) + (1 - SLIPPING) * harm

    def fold(self) -> float:
        """What it is worth to give way, softening the blow if that is cheaper."""
        loss = -self.score
        if loss <= EARLY:
            return -lost(loss, self.troops, self.room) - (self.early if loss > 0 else 0.0)
        full = lost(loss, self.troops, self.room) + (self.early if loss == 2 else self.late)
        need = loss - EARLY
        if need <= self.points:
            full = min(full, lost(EARLY, self.troops, self.room) + self.early + self.thrift * need)
        return -full

    def pushed(self) -> int:
        """By how many cities this side is driven away if it is beaten."""
        loss = -self.score
        return MARGIN if loss <= MARGIN or self.points >= loss - EARLY else min(loss, FARTHEST)

    def value(self) -> float:
        """What the combat is worth before it begins."""
        if self.score < 0 or (self.score == 0 and not self.attacked):
            return max(self.fight(), self.fold())
        empty = EMPTY[self.cards]
        gain = self.win + lost(self.score, self.foe_troops, self.foe_room)
        if empty >= 1.0:
            return gain
        if self.points:
            answered = -lost(MARGIN, self.troops, self.room) - self.early - self.thrift * min(self.points, 4)
        else:
            answered = -lost(UNANSWERED, self.troops, self.room) - self.late
        return empty * gain + (1 - empty) * max(self.fight(), answered)
